"""An answer that a player can give, and the error for one that the rules forbid."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from groma.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from groma.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer: a verb and, mostly, one target, such as `build sawmill_a`.

    Actions are interned: a game makes each once, in a fixed order, so the rules compare objects.
    """

    __slots__ = ("game", "id", "notation", "target", "verb")
    game: Game[Any]
    """The one that made it."""
    id: int
    """Its place in the vocabulary, which is the same for ever."""
    verb: str
    """What is done, such as `build`."""
    target: str
    """With what or where, such as `sawmill_a`; empty if the verb says all."""
    notation: str
    """Verb and target, as records, logs and programs write it."""

    def __init__(self, verb: str, target: str = "") -> None:
        self.id = -1
        self.verb = verb
        self.target = target
        self.notation = f"{verb} {target}" if target else verb

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel by name: it comes back as the one action of its game."""
        return action_of, (self.game, self.notation)


def in_order(file: Path, actions: dict[str, Action]) -> list[Action]:
    """Return actions by the lines of a file that gives each its place for ever, then those that it does not know."""
    known = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    places = {notation: number for number, notation in enumerate(known)}
    return sorted(actions.values(), key=lambda action: places.get(action.notation, len(places)))


def action_of(game: Game[Any], notation: str) -> Action:
    """Return the action that travelled."""
    return game.action(notation)


class IllegalAction(ValueError):
    """An action that a rule forbids now; the state is untouched."""

    def __init__(self, rule: str, message: str = "") -> None:
        super().__init__(f"{message} ({rule})" if message and rule else message or rule)
        self.rule = rule
