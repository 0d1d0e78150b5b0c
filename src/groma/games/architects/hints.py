"""What Architects' cards take and do, in a few words."""

from __future__ import annotations

from typing import Any

from groma.games.architects.components import Said
from groma.games.architects.figures import ArchitectsFigures, EffectFigures
from groma.kernel import Game
from groma.kernel.drawing import NOTHING, Wording


class Hints:
    """Says it in one language."""

    def __init__(self, game: Game[Any], text: Wording) -> None:
        self.text = text
        figures: ArchitectsFigures = game.figures()
        self.buildings = figures["buildings"]
        self.apprentices = figures["apprentices"]
        self.characters = figures["characters"]

    def amounts(self, amounts: dict[str, int], separator: str = ", ") -> str:
        """Return amounts one after the other."""
        return separator.join([self.text.amount(amount, key) for key, amount in amounts.items()])

    def changes(self, amounts: dict[str, int]) -> str:
        """Return what is gained and lost, each with its sign."""
        told = [(key, amount) for key, amount in amounts.items() if amount]
        return ", ".join([("−" if amount < 0 else "+") + self.text.amount(abs(amount), key) for key, amount in told])

    def needs(self, card: str) -> str:
        """Return what a Building takes, and the skills that an Apprentice has; a character has none."""
        cost = self.amounts(self.buildings[card]["cost"]) if card in self.buildings else ""
        return ", ".join([part for part in (cost, self._skills(card)) if part])

    def skills(self, card: str) -> str:
        """Return the skills of an Apprentice, or those that a Building asks for."""
        return self._skills(card) or NOTHING

    def _skills(self, card: str) -> str:
        if card in self.characters:
            return ""
        skills = self.buildings[card]["skills"] if card in self.buildings else self.apprentices[card]["skills"]
        return ", ".join([self.text.name(skill) for skill in skills])

    def effect(self, card: str) -> str:
        """Return what a card does, a sentence for each of its effects."""
        said = [self.sentence(effect) for effect in self._effects(card)]
        return ". ".join(said) or self.text.phrase("effect-none")

    def _effects(self, card: str) -> list[EffectFigures]:
        if card in self.buildings:
            return self.buildings[card]["effects"]
        return self.apprentices[card]["effects"] if card in self.apprentices else self.characters[card]["effects"]

    def sentence(self, effect: EffectFigures) -> str:
        """Return when an effect happens and what it does."""
        said = self.text.phrase(effect["sentence"], **self.arguments(effect["arguments"]))
        if effect["occasion"]:
            said = self.text.phrase("effect-on", occasion=self.text.phrase(effect["occasion"]), effect=said)
        return said[:1].upper() + said[1:]

    def arguments(self, arguments: Said) -> dict[str, int | str]:
        """Return what a sentence speaks of in words; other ids than those of skills choose among its variants."""
        return {key: self._said(key, value) for key, value in arguments.items()}

    def _said(self, key: str, value: int | str | dict[str, int]) -> int | str:
        if isinstance(value, dict):
            return self.amounts(value)
        return self.text.name(str(value)) if key == "skill" else value
