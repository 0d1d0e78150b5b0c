"""The vocabulary: every answer that a player can give, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groma.games.praetor.components import GREEN, GREY, RED, RESOURCES, WEAPONS, WOOD
from groma.kernel import Action

if TYPE_CHECKING:
    from groma.games.praetor.box import Box


class Build(Action):
    """Build a tile of the display."""

    __slots__ = ("tile",)
    tile: int

    def __init__(self, tile: int, name: str) -> None:
        super().__init__("build", name)
        self.tile = tile


class Activate(Action):
    """Activate a tile of the city with a worker."""

    __slots__ = ("tile",)
    tile: int

    def __init__(self, tile: int, name: str) -> None:
        super().__init__("activate", name)
        self.tile = tile


class Use(Action):
    """Use a special tile."""

    __slots__ = ("tile",)
    tile: int

    def __init__(self, tile: int, name: str) -> None:
        super().__init__("use", name)
        self.tile = tile


class Worker(Action):
    """Send a worker of this level."""

    __slots__ = ("level",)
    level: int

    def __init__(self, level: int) -> None:
        super().__init__("worker", str(level))
        self.level = level


class At(Action):
    """Place the tile on this cell."""

    __slots__ = ("cell", "x", "y")
    cell: int
    x: int
    y: int

    def __init__(self, cell: int, x: int, y: int) -> None:
        super().__init__("at", f"{x},{y}")
        self.cell = cell
        self.x = x
        self.y = y


class Turn(Action):
    """Turn the tile so many quarters clockwise."""

    __slots__ = ("quarters",)
    quarters: int

    def __init__(self, quarters: int) -> None:
        super().__init__("turn", str(quarters))
        self.quarters = quarters


class Convert(Action):
    """Convert so many."""

    __slots__ = ("amount",)
    amount: int

    def __init__(self, amount: int) -> None:
        super().__init__("convert", str(amount))
        self.amount = amount


class Sell(Action):
    """Sell one unit of a good."""

    __slots__ = ("good",)
    good: int

    def __init__(self, good: int) -> None:
        super().__init__("sell", RESOURCES[good])
        self.good = good


class Buy(Action):
    """Buy one unit of a good."""

    __slots__ = ("good",)
    good: int

    def __init__(self, good: int) -> None:
        super().__init__("buy", RESOURCES[good])
        self.good = good


class TakeBoard(Action):
    """Take a side of a player board."""

    __slots__ = ("board",)
    board: int

    def __init__(self, board: int, name: str) -> None:
        super().__init__("board", name)
        self.board = board


class Words:
    """The vocabulary of one box of components, each kind of action indexed by what it names."""

    def __init__(self, box: Box) -> None:
        self.pass_ = Action("pass")
        self.stop = Action("stop")
        self.hire = Action("hire")
        self.decline = Action("decline")
        self.build = [Build(n, tile.id) for n, tile in enumerate(box.tiles)]
        self.activate = [Activate(n, tile.id) for n, tile in enumerate(box.tiles)]
        self.use = [Use(n, tile.id) for n, tile in enumerate(box.tiles)]
        self.worker = [Worker(level) for level in range(box.retire_level)]
        self.turn = [Turn(quarters) for quarters in range(4)]
        self.convert = [Convert(amount) for amount in range(box.most_converted + 1)]
        self.sell = [Sell(good) for good in range(WEAPONS + 1)]
        self.buy = [Buy(good) for good in range(WEAPONS + 1)]
        self.board = [TakeBoard(n, board.id) for n, board in enumerate(box.boards)]
        cells = range(box.grid.width * box.grid.width)
        self.at = [At(cell, *box.grid.coordinates(cell)) for cell in cells]
        self.all = self._all(box)

    def _all(self, box: Box) -> list[Action]:
        kinds = [tile.kind for tile in box.tiles]
        words: list[Action] = [self.pass_, self.stop, self.hire, self.decline, *self.board]
        words += [word for word in self.build if box.tiles[word.tile].age]
        words += [word for word in self.activate if kinds[word.tile].colour in (RED, GREEN)]
        words += [word for word in self.use if kinds[word.tile].colour == GREY]
        words += [*self.worker[1:], *self.turn, *self.convert, *self.sell[WOOD:], *self.buy[WOOD:]]
        return words + sorted(self.at, key=_from_the_centre)


def _from_the_centre(at: At) -> tuple[int, int, int]:
    """Order the cells ring by ring, so that the first few hundred are those that games use."""
    return max(abs(at.x), abs(at.y)), at.y, at.x
