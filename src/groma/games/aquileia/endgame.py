"""Q15  Final scoring and winner."""

from __future__ import annotations

from groma.games.aquileia import laurels, verbs
from groma.games.aquileia.box import Box
from groma.games.aquileia.components import VILLA
from groma.games.aquileia.state import LAURELS, VILLAS, AquileiaState, Player, turn_order
from groma.kernel import Step


class ScoreFinally(Step[AquileiaState]):
    """Q15, Q17.11  The final scoring, in turn order; it asks nobody."""

    __slots__ = ()

    def run(self, state: AquileiaState) -> None:
        """Q15.2, Q15.3, Q15.9, Q15.13  Laurels with points, then villas, are added to the score; nothing else is."""
        for seat in turn_order(state):
            laurels.reveal_laurels(state, seat)
            me = state.players[seat]
            verbs.score(state, seat, LAURELS, points_of_laurels(state.box, me))
            verbs.score(state, seat, VILLAS, points_of_villas(state.box, me))
        verbs.finish(state)


def points_of_laurels(box: Box, player: Player) -> int:
    """Q15.3  Return the points printed on the stadium laurels."""
    return sum([box.stadium_laurels[laurel].vp for laurel in player.stadium])


def villa_values(box: Box, player: Player) -> list[int]:
    """Q15.4  Return the value of the villas of each colour."""
    values = [0] * len(box.villa_colours)
    for number in player.lots:
        lot = box.lots[number]
        if lot.kind == VILLA:
            values[lot.colour] += lot.value
    return values


def points_of_villas(box: Box, player: Player) -> int:
    """Q15.4, Q15.5, Q15.6, Q15.7, Q15.8  Every laurel scores the villas of one of its colours: of the best one.

    Since each laurel adds the villas of its colour once, the best total is the best choice for each laurel alone.
    """
    values = villa_values(box, player)
    total = 0
    for laurel in player.stadium:
        total += _best(values, box.stadium_laurels[laurel].colours)
    for laurel in player.theatrum:
        total += _best(values, box.theatrum_laurels[laurel].colours)
    return total


def _best(values: list[int], colours: list[int]) -> int:
    return max([values[colour] for colour in colours], default=0)


def winners(state: AquileiaState) -> list[int]:
    """Q15.10, Q15.11  The highest total wins; a tie goes to the better tiebreaker rank of the last round."""
    players = state.players
    return [min(range(state.seats), key=lambda seat: (-players[seat].score, players[seat].disc))]
