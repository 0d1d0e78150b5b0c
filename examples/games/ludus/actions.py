"""The vocabulary: every answer that a player can give, made once."""

from __future__ import annotations

from groma.games.ludus.components import Box
from groma.kernel import Action


class Build(Action):
    """Play a card of this kind."""

    __slots__ = ("card",)
    card: int

    def __init__(self, card: int, name: str) -> None:
        super().__init__("build", name)
        self.card = card


class Words:
    """The vocabulary of one box of components."""

    def __init__(self, box: Box) -> None:
        self.build: list[Action] = [Build(number, card.id) for number, card in enumerate(box.cards)]
        self.leave = Action("leave")
        self.dare = Action("dare")
        self.all: list[Action] = [*self.build, self.leave, self.dare]
