"""What the rules still have to do: steps, and decisions on which they pause.

Both are plain unchanging data on a stack, so a state can be copied, saved and resumed in the middle of anything.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from groma.kernel.action import Action
from groma.kernel.native import module_of, mypyc_attr

if TYPE_CHECKING:
    from groma.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the rules still have to do."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Carry it out; it is already off the agenda."""
        raise NotImplementedError

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A pause: one seat must answer."""

    __slots__ = ("seat",)
    seat: int
    """Who must answer."""
    question: ClassVar[str] = ""
    """The key of the question's text."""
    rule: ClassVar[str] = ""
    """The rule that puts the question."""
    always_asked: ClassVar[bool] = False
    """Whether it is asked even when a single answer is left; else that answer is taken at once."""

    starts_turn: ClassVar[bool] = False
    """Whether a turn begins with it: undo goes back to it, and bots think up to it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: S) -> list[Action]:
        """Return the answers that the components allow."""
        raise NotImplementedError

    def refusal(self, state: S, action: Action) -> str:
        """Return the number of the rule that forbids a candidate, or an empty text."""
        return ""

    def resolve(self, state: S, action: Action) -> None:
        """Carry out an answer; the decision is already off the agenda."""
        raise NotImplementedError

    def options(self, state: S) -> list[Action]:
        """Return the candidates that nothing refuses."""
        return [action for action in self.candidates(state) if not self.refusal(state, action)]

    def is_asked(self, state: S) -> bool:
        """Tell whether it is asked at all; a game may know it before it knows every option."""
        return self.always_asked or len(self.options(state)) > 1

    def preview(self, state: S, action: Action) -> dict[str, int]:
        """Return what an option would bring the asked seat at once, by id; what it costs is negative."""
        return {}

    def about(self, state: S) -> dict[str, int | str]:
        """Return what the question's text speaks of; texts are ids of components."""
        return {}

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]


class Together(Step[S]):
    """Several seats answer at once, in secret; the answers are carried out when all are in, in the order given."""

    __slots__ = ("answers", "decisions")
    decisions: list[Decision[Any]]
    answers: list[Action | None]

    def __init__(self, decisions: list[Decision[Any]], answers: list[Action | None] | None = None) -> None:
        self.decisions = decisions
        self.answers = answers if answers is not None else [None] * len(decisions)

    def waiting(self) -> list[int]:
        """Return the seats that have not answered."""
        return [decision.seat for decision, answer in zip(self.decisions, self.answers, strict=True) if answer is None]

    def decision_of(self, seat: int) -> Decision[Any] | None:
        """Return what a seat is still asked."""
        for decision, answer in zip(self.decisions, self.answers, strict=True):
            if decision.seat == seat and answer is None:
                return decision
        return None

    def answered(self, seat: int, action: Action) -> Together[S]:
        """Return the same with one answer more."""
        answers = [
            action if decision.seat == seat else answer
            for decision, answer in zip(self.decisions, self.answers, strict=True)
        ]
        return Together(self.decisions, answers)

    def run(self, state: S) -> None:
        """Carry out all answers."""
        for decision, answer in zip(self.decisions, self.answers, strict=True):
            assert answer is not None
            decision.resolve(state, answer)


def steps_of(module: str) -> dict[str, type[Step[Any]]]:
    """Return all steps and decisions of a game by name; its folder is read whole, so that none is missed."""
    package = import_module(module)
    for found in iter_modules(getattr(package, "__path__", [])):
        import_module(f"{module}.{found.name}")
    steps = [step for step in _kinds_of(Step) if f"{module_of(step)}.".startswith(f"{module}.")]
    named = {step.__name__: step for step in steps}
    if len(named) != len(steps):
        raise ValueError(f"{module}: two steps share a name")
    return dict(sorted(named.items()))


def _kinds_of(step: type[Step[Any]]) -> list[type[Step[Any]]]:
    kinds: list[type[Step[Any]]] = []
    for kind in step.__subclasses__():
        kinds += [kind, *_kinds_of(kind)]
    return kinds
