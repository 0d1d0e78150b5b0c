"""Q9  The gladiator contest."""

from __future__ import annotations

from typing import Final

from groma.games.aquileia import contest, piles, verbs
from groma.games.aquileia.actions import Prize
from groma.games.aquileia.components import ARENA, ARENA_BONUS, SERVI, Space
from groma.games.aquileia.state import ARENA_PRIZE, NOBODY, AquileiaState
from groma.kernel import Action, Decision, Entry, Step

POINTS_PER_STRENGTH: Final = 2
POINTS: Final = 0
SERVI_CARD: Final = 1


class ArenaSpace(Space):
    """Fight with so much strength."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.strength = entry.number("strength", 1)

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q9  Strength from the spaces, red dice, cards, blue dice; then the prizes."""
        contest.begin(state, ARENA, AwardArena())


class AwardArena(Step[AquileiaState]):
    """Q9.12, Q9.13, Q9.14, Q9.16, Q9.17  The prizes by rank, as far as there are participants."""

    __slots__ = ()

    def run(self, state: AquileiaState) -> None:
        """Pay the bronze, then let the winner choose."""
        order = contest.settle(state)
        state.agenda.append(ChoosePrize(order[0]))


class ChoosePrize(Decision[AquileiaState]):
    """Q9.12, Q17.6  The winner takes points or a servi card."""

    __slots__ = ()
    question = "choose-prize"
    starts_turn = True
    rule = "Q9.12"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the points."""
        fought = state.contest
        assert fought is not None
        return {"points": POINTS_PER_STRENGTH * fought.strength[self.seat]}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q9.19  Both, even if no card can be drawn."""
        return list(state.words.prize)

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show the points."""
        fought = state.contest
        assert fought is not None
        wants_points = isinstance(action, Prize) and action.bonus == POINTS
        return {"points": POINTS_PER_STRENGTH * fought.strength[self.seat]} if wants_points else {}

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q9.13, Q9.17  The second takes what the winner left; without a second it is lost."""
        assert isinstance(action, Prize)
        fought = state.contest
        assert fought is not None
        verbs.choose_prize(state, self.seat, ARENA_BONUS[action.bonus])
        award(state, self.seat, action.bonus)
        left = SERVI_CARD if action.bonus == POINTS else POINTS
        second = fought.order[1] if len(fought.order) > 1 else NOBODY
        verbs.leave_prize(state, second, ARENA_BONUS[left])
        if second != NOBODY:
            award(state, second, left)
        verbs.end_contest(state)


def award(state: AquileiaState, seat: int, bonus: int) -> None:
    """Q9.12, Q9.13, Q9.15  Twice one's own strength in points, or a servi card that the others do not see."""
    fought = state.contest
    assert fought is not None
    if bonus == POINTS:
        verbs.score(state, seat, ARENA_PRIZE, POINTS_PER_STRENGTH * fought.strength[seat])
    else:
        piles.draw(state, seat, SERVI, 1)
