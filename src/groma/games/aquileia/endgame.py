"""Q15  Final scoring and winner."""

from __future__ import annotations

from groma.games.aquileia import laurels, verbs
from groma.games.aquileia.box import Box
from groma.games.aquileia.components import VILLA
from groma.games.aquileia.placement import turn_order
from groma.games.aquileia.state import LAURELS, AquileiaState, Player
from groma.kernel import Step


class ScoreFinally(Step[AquileiaState]):
    """Q15, Q17.11  The final scoring, in turn order; it asks nobody."""

    __slots__ = ()

    def run(self, state: AquileiaState) -> None:
        """Q15.2, Q15.3, Q15.9, Q15.13  Laurels with points, then villas, are added to the score; nothing else is."""
        verbs.begin_final_scoring(state)
        for seat in turn_order(state):
            score_player(state, seat)
        verbs.finish(state, winners(state))


def score_player(state: AquileiaState, seat: int) -> None:
    """Q15.3, Q15.4, Q15.13  Add the points of laurels, then those of the villas, colour after colour."""
    laurels.reveal_laurels(state, seat)
    me = state.players[seat]
    before = me.score
    verbs.score(state, seat, LAURELS, points_of_laurels(state.box, me))
    values, counting = villa_values(state.box, me), counting_laurels(state.box, me)
    for colour, value in enumerate(values):
        verbs.score_villas(state, seat, colour, value, counting[colour])
    verbs.total(state, seat, me.score - before)


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
    """Q15.4, Q15.7, Q15.8  Return the points of all villas with the laurels that count for them."""
    counting = counting_laurels(box, player)
    return sum([value * counting[colour] for colour, value in enumerate(villa_values(box, player))])


def counting_laurels(box: Box, player: Player) -> list[int]:
    """Q15.5, Q15.6  Return the number of laurels of each colour; one with two colours counts for the better one.

    Since each laurel adds the villas of its colour once, the best total is the best choice for each laurel alone.
    """
    values = villa_values(box, player)
    counting = [0] * len(values)
    colours = [box.stadium_laurels[laurel].colours for laurel in player.stadium]
    colours += [box.theatrum_laurels[laurel].colours for laurel in player.theatrum]
    for choice in colours:
        if choice:
            counting[_best(values, choice)] += 1
    return counting


def _best(values: list[int], colours: list[int]) -> int:
    """Return the colour whose villas are worth most."""
    best = colours[0]
    for colour in colours:
        if values[colour] > values[best]:
            best = colour
    return best


def winners(state: AquileiaState) -> list[int]:
    """Q15.10, Q15.11  The highest total wins; those who share it share the victory."""
    best = max([player.score for player in state.players])
    return [seat for seat, player in enumerate(state.players) if player.score == best]
