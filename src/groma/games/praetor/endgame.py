"""P19, P20, P21  Final scoring, winner, and the rankings of the veteran game."""

from __future__ import annotations

from groma.games.praetor import city, verbs, verdict
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
        verbs.begin_final_scoring(state)
        for seat in state.order:
            score_player(state, seat)
        if state.chosen["veteran"]:
            for number, ranking in enumerate(state.box.rankings):
                score_ranking(state, number, ranking)
        verbs.finish(state)
        if state.logging:
            verdict.tell(state)


def score_player(state: PraetorState, seat: int) -> None:
    """P19.1, P19.2, P19.3, P19.4, P19.7  Workers, trainees, morale, resources; favor never falls below 0 on the way."""
    me = state.players[seat]
    verbs.score_finally(state, seat, FINAL_WORKERS, favor_of_workers(state, me))
    verbs.score_finally(state, seat, FINAL_TRAINEES, (me.zone_one + me.zone_two) * state.box.favor_per_trainee)
    verbs.score_finally(state, seat, FINAL_MORALE, morale_value(state, me))
    worth = gold_worth(state, me)
    verbs.value_goods(state, seat, worth)
    verbs.score_finally(state, seat, FINAL_RESOURCES, worth // state.box.gold_per_favor)


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
        verbs.score_finally(state, seat, RANKED_AREA + number, reward(ranking, counts, counts[seat]))


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
