"""P19, P20, P21  Final scoring, winner, and the rankings of the veteran game."""

from __future__ import annotations

from groma.games.praetor import city, verbs
from groma.games.praetor.box import UNKNOWN_AGES
from groma.games.praetor.components import LARGEST_AREA, WALL_SECTIONS, Ranking
from groma.games.praetor.state import (
    FINAL_MORALE,
    FINAL_RESOURCES,
    FINAL_TRAINEES,
    FINAL_WORKERS,
    RANKED_AREA,
    Player,
    PraetorState,
    morale_value,
)
from groma.kernel import Step


class ScoreFinally(Step[PraetorState]):
    """P19  Final scoring, in its order."""

    __slots__ = ()

    def run(self, state: PraetorState) -> None:
        """P21.2  The veteran rankings come last."""
        for seat in state.order:
            score_player(state, seat)
        if state.chosen["veteran"]:
            for number, ranking in enumerate(state.box.rankings):
                score_ranking(state, number, ranking)
        verbs.finish(state)


def score_player(state: PraetorState, seat: int) -> None:
    """P19.1, P19.2, P19.3, P19.4, P19.7  Workers, trainees, morale, resources; favor never falls below 0 on the way."""
    me = state.players[seat]
    verbs.score(state, seat, FINAL_WORKERS, favor_of_workers(state, me))
    verbs.score(state, seat, FINAL_TRAINEES, (me.zone_one + me.zone_two) * state.box.favor_per_trainee)
    value = morale_value(state, me)
    if value < 0:
        verbs.lose_favor(state, seat, FINAL_MORALE, -value)
    else:
        verbs.score(state, seat, FINAL_MORALE, value)
    verbs.score(state, seat, FINAL_RESOURCES, gold_worth(state, me) // state.box.gold_per_favor)


def favor_of_workers(state: PraetorState, player: Player) -> int:
    """P19.1  The levels of the active workers together."""
    levels = sum([level * workers for level, workers in enumerate(player.home)])
    return levels * state.box.favor_per_active_level


def gold_worth(state: PraetorState, player: Player) -> int:
    """P19.4, P19.5, P19.6  All goods as gold at the selling rates of the own board, Market or not."""
    sell = state.box.boards[player.board].sell
    return sum([stock * rate for stock, rate in zip(player.resources, sell, strict=True)])


# The veteran game


def score_ranking(state: PraetorState, number: int, ranking: Ranking) -> None:
    """P21.3, P21.4, P21.5  Reward the players by their place in one ranking."""
    counts = [ranked_count(state, number, seat) for seat in range(state.seats)]
    for seat in state.order:
        verbs.score(state, seat, RANKED_AREA + number, reward(ranking, counts, counts[seat]))


def ranked_count(state: PraetorState, number: int, seat: int) -> int:
    """Count what a ranking compares."""
    if number == LARGEST_AREA:
        return city.largest_area(state, seat)
    if number == WALL_SECTIONS:
        return len(state.players[seat].sections)
    return state.players[seat].villagers


def reward(ranking: Ranking, counts: list[int], count: int) -> int:
    """P21.6, P21.7  Tied players share the rewards of the places they fill; who has none of it gets nothing."""
    if not count and not ranking.zero_ranked:
        return 0
    better = sum([1 for other in counts if other > count])
    tied = counts.count(count)
    return sum(ranking.favor[better : better + tied]) // tied


# The winner


def winners(state: PraetorState) -> list[int]:
    """P20.1, P20.2  Most favor wins; ties go by morale, wall sections, owned tiles, then to the youngest."""
    standings = [_standing(state, seat) for seat in range(state.seats)]
    best = max(standings)
    return [seat for seat in range(state.seats) if standings[seat] == best]


def _standing(state: PraetorState, seat: int) -> list[int]:
    """P20.3  Morale is compared by value, not by step."""
    me = state.players[seat]
    return [me.favor, morale_value(state, me), len(me.sections), me.tiles, youth(state, seat)]


def youth(state: PraetorState, seat: int) -> int:
    """P20.4  The younger, the more; without a given order all are alike and share the victory."""
    ages = str(state.chosen["age_order"])
    return 0 if ages == UNKNOWN_AGES else -ages.split(",").index(str(seat))
