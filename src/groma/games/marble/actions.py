"""The vocabulary: every answer that a player can give, made once."""

from __future__ import annotations

from groma.games.marble.box import Box
from groma.kernel import Action


class Do(Action):
    """Take one of the four actions."""

    __slots__ = ("task",)
    task: int

    def __init__(self, task: int, name: str) -> None:
        super().__init__("do", name)
        self.task = task


class Draw(Action):
    """Draw a tile of this type."""

    __slots__ = ("type",)
    type: int

    def __init__(self, type_: int, name: str) -> None:
        super().__init__("draw", name)
        self.type = type_


class Play(Action):
    """Play a tile of this type."""

    __slots__ = ("type",)
    type: int

    def __init__(self, type_: int, name: str) -> None:
        super().__init__("play", name)
        self.type = type_


class Spend(Action):
    """Return an Imperium tile of this type for a further action."""

    __slots__ = ("type",)
    type: int

    def __init__(self, type_: int, name: str) -> None:
        super().__init__("spend", name)
        self.type = type_


class At(Action):
    """Place the tile here."""

    __slots__ = ("rhombus",)
    rhombus: int

    def __init__(self, rhombus: int, name: str) -> None:
        super().__init__("at", name)
        self.rhombus = rhombus


class Recall(Action):
    """Take the magistrate back from this tile."""

    __slots__ = ("rhombus",)
    rhombus: int

    def __init__(self, rhombus: int, name: str) -> None:
        super().__init__("recall", name)
        self.rhombus = rhombus


class RecallFrom(Action):
    """Take a magistrate back from an Imperium space or the Treasury."""

    __slots__ = ("space",)
    space: int

    def __init__(self, space: int, name: str) -> None:
        super().__init__("recall", name)
        self.space = space


class Move(Action):
    """Move the magistrate of this tile to the space that the site leads to."""

    __slots__ = ("rhombus",)
    rhombus: int

    def __init__(self, rhombus: int, name: str) -> None:
        super().__init__("move", name)
        self.rhombus = rhombus


class Lay(Action):
    """Lay an aqueduct piece on this edge."""

    __slots__ = ("edge",)
    edge: int

    def __init__(self, edge: int, name: str) -> None:
        super().__init__("lay", name)
        self.edge = edge


class Resolve(Action):
    """Resolve this site next."""

    __slots__ = ("vertex",)
    vertex: int

    def __init__(self, vertex: int, name: str) -> None:
        super().__init__("site", name)
        self.vertex = vertex


class Words:
    """The vocabulary of one box of components, each kind of action indexed by what it names."""

    def __init__(self, box: Box) -> None:
        grid = box.grid
        places = [grid.rhombus_name(rhombus) for rhombus in range(len(grid.rhombi))]
        self.pass_ = Action("pass")
        self.end = Action("end")
        self.magistrate = Action("magistrate")
        self.decline = Action("decline")
        self.do = [Do(n, name) for n, name in enumerate(box.actions)]
        self.draw = [Draw(n, name) for n, name in enumerate(box.tiles)]
        self.play = [Play(n, name) for n, name in enumerate(box.tiles)]
        self.spend = [Spend(n, name) for n, name in enumerate(box.imperium)]
        self.at = [At(n, name) for n, name in enumerate(places)]
        self.recall = [Recall(n, name) for n, name in enumerate(places)]
        self.recall_from = [RecallFrom(n, name) for n, name in enumerate(box.spaces)]
        self.move = [Move(n, name) for n, name in enumerate(places)]
        self.lay = [Lay(n, grid.edge_name(n)) for n in range(len(grid.edges))]
        self.site = [Resolve(n, grid.vertex_name(n)) for n in range(len(grid.vertices))]
        self.posting: list[Action] = [self.magistrate, self.decline]
        self.ending: list[Action] = [self.end]
        self.passing: list[Action] = [self.pass_]
        self.all = self._all()

    def _all(self) -> list[Action]:
        words: list[Action] = [self.pass_, self.end, self.magistrate, self.decline]
        words += [*self.do, *self.draw, *self.play, *self.spend, *self.at, *self.recall, *self.recall_from]
        words += [*self.move, *self.lay, *self.site]
        return words
