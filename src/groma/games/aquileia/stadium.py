"""Q10  The chariot race."""

from __future__ import annotations

from groma.games.aquileia import contest, laurels, verbs
from groma.games.aquileia.actions import Keep
from groma.games.aquileia.components import METALS, STADIUM, Space
from groma.games.aquileia.state import NOBODY, AquileiaState
from groma.kernel import Action, Decision, Entry, Step


class StadiumSpace(Space):
    """Run on one side, with so much strength."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.strength = entry.number("strength", 1)
        self.side = entry.choice("side", METALS)

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q10.3  One common race for both sides; if nobody runs, no laurel moves (Q10.19)."""
        contest.begin(state, STADIUM, AwardStadium())


class AwardStadium(Step[AquileiaState]):
    """Q10.12, Q10.16  Coins by rank, each in the metal of his own side; then the laurels."""

    __slots__ = ()

    def run(self, state: AquileiaState) -> None:
        """Q10.13  Let the winner look at two laurels."""
        order = contest.settle(state)
        laurels.offer_laurels(state, order[0])
        state.agenda.append(KeepLaurel(order[0]))


class KeepLaurel(Decision[AquileiaState]):
    """Q7.10, Q10.13, Q17.7  Which laurel does the winner keep? He is asked even if both are alike."""

    __slots__ = ()
    question = "keep-laurel"
    starts_turn = True
    always_asked = True
    rule = "Q10.13"

    def candidates(self, state: AquileiaState) -> list[Action]:
        """The face-up laurel and the other."""
        keep = state.words.keep
        if state.offered == state.laurel:
            return [keep[state.laurel]]
        return [keep[state.laurel], keep[state.offered]]

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q10.13, Q10.14, Q10.17, Q10.18  The second gets the other one, and the next laurel is turned up."""
        assert isinstance(action, Keep)
        run = state.contest
        assert run is not None
        second = run.order[1] if len(run.order) > 1 else NOBODY
        laurels.share_laurels(state, self.seat, second, action.laurel)
        laurels.uncover_laurel(state)
        verbs.end_contest(state)
