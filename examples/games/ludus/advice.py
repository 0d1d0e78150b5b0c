"""What bots should know. Points as they stand are enough to compare positions; a person also wants to hear why."""

from __future__ import annotations

from groma.games.ludus.state import LudusState
from groma.games.ludus.turn import Dare
from groma.kernel import Action, Advice

REASONS: tuple[str, ...] = ("worth-the-risk", "too-much-at-stake")


class LudusAdvice(Advice[LudusState]):
    """What bots should know of the game."""

    def __init__(self) -> None:
        super().__init__(reasons=REASONS)

    def reason(self, state: LudusState, seat: int, action: Action) -> str:
        """Return why to dare where a roll adds more than it takes on average, and why not where it takes more."""
        decision = state.decision(seat)
        if not isinstance(decision, Dare):
            return ""
        storeys = state.box.cards[decision.card].storeys
        expected = (state.box.die - storeys) - storeys * storeys
        if action is state.words.dare:
            return "worth-the-risk" if expected > 0 else ""
        return "too-much-at-stake" if expected < 0 else ""
