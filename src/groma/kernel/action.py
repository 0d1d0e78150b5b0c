"""An answer that a player can give, and the error for one that the rules forbid."""

from __future__ import annotations

from groma.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer: a verb and, mostly, one target, such as `build sawmill_a`.

    Actions are interned: a game makes each once, in a fixed order, so the rules compare objects.
    """

    __slots__ = ("id", "notation", "target", "verb")
    id: int
    verb: str
    target: str
    notation: str

    def __init__(self, verb: str, target: str = "") -> None:
        self.id = -1
        self.verb = verb
        self.target = target
        self.notation = f"{verb} {target}" if target else verb

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class IllegalAction(ValueError):  # noqa: N818 - the public name of the design
    """An action that a rule forbids now; the state is untouched."""

    def __init__(self, rule: str, message: str = "") -> None:
        super().__init__(f"{message} ({rule})" if message else rule)
        self.rule = rule
