"""S  The end of the game: effects that change the state, then points."""

from __future__ import annotations

from typing import Final

from groma.games.architects import building, preview, verbs
from groma.games.architects.actions import OfCard
from groma.games.architects.components import GOLD, MARBLE, SILVER
from groma.games.architects.events_endgame import (
    BuildingScored,
    EffectResolved,
    EndEffectsBegan,
    GameEnded,
    PointsLost,
    PointsScored,
    ScoringBegan,
    VictoryShared,
    WonAsRival,
    WonByPoints,
    WonBySilver,
    WonByVirtue,
)
from groma.games.architects.state import ArchitectsState, clockwise
from groma.kernel import Action, Decision, Step

SOURCES: Final = [
    "buildings",
    "building_effects",
    "cathedral",
    "virtue",
    "debts",
    "gold_and_marble",
    "coins",
    "prisoners",
    "apprentices",
    "stock",
]


class EndGame(Step[ArchitectsState]):
    """S2.1, S2.2, V4.1  Step 1: players resolve their effects in turn order; the rival has none."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Put them on the agenda, the last first."""
        state.agenda.append(CountPoints())
        seats = [seat for seat in clockwise(state, state.first) if seat != state.rival and unresolved(state, seat, 0)]
        for seat in reversed(seats):
            state.agenda.append(ResolveEffect(seat, 0))
        if state.logging and seats:
            state.log(EndEffectsBegan())


def unresolved(state: ArchitectsState, seat: int, done: int) -> list[int]:
    """S2.1, S2.4  The Buildings of a player whose effect at the end is still to come."""
    buildings = state.box.buildings
    return [card for card in state.players[seat].built if buildings[card].at_end and not done >> card & 1]


class ResolveEffect(Decision[ArchitectsState]):
    """S2.2, S2.4  Which Building comes next? All of them must."""

    done: int
    """The Buildings already resolved, as bits."""
    question = "resolve-effect"
    rule = "S2.2"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Each one left."""
        return [state.words.resolve[card] for card in unresolved(state, self.seat, self.done)]

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show what the Building brings."""
        assert isinstance(action, OfCard)
        return preview.told(preview.effects(state, self.seat, state.box.buildings[action.card].at_end))

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """S2.3, S2.4  Count at this moment; virtue keeps to its limits."""
        assert isinstance(action, OfCard)
        done = self.done | 1 << action.card
        if unresolved(state, self.seat, done):
            state.agenda.append(ResolveEffect(self.seat, done))
        if state.logging:
            state.log(EffectResolved(self.seat, action.target))
        for effect in state.box.buildings[action.card].at_end:
            building.carry_out(state, self.seat, action.card, effect)

    # Made by "make generate" from the fields above.
    __slots__ = ("done",)

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.done]

    # End of what is made.


class CountPoints(Step[ArchitectsState]):
    """S3, S4  Step 2: count the points."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Tell every player's points."""
        verbs.finish(state)
        if not state.logging:
            return
        state.log(ScoringBegan())
        for seat in clockwise(state, state.first):
            _tell_points(state, seat)
        _tell_winners(state)


def _tell_points(state: ArchitectsState, seat: int) -> None:
    """S3, S4  Tell what every source brings a player, each Building by itself, and the sum."""
    counted = points(state, seat)
    for source, amount in zip(SOURCES, counted, strict=True):
        if source == "building_effects" and seat != state.rival:
            _tell_building_effects(state, seat)
        elif amount:
            state.log(PointsScored(seat, source, amount) if amount > 0 else PointsLost(seat, source, -amount))
    state.log(GameEnded(seat, sum(counted)))


def _tell_building_effects(state: ArchitectsState, seat: int) -> None:
    """S3.1  Tell what Buildings bring, also if it is nothing; those that change the price of Debts show there."""
    for card in state.players[seat].built:
        kind = state.box.buildings[card]
        if kind.when_scored and not kind.debt_points:
            brought = sum([effect.points(state, seat) for effect in kind.when_scored])
            state.log(BuildingScored(seat, kind.id, brought))


def _tell_winners(state: ArchitectsState) -> None:
    """A1.2, S5, V4.3  Tell who wins, and by what where points are equal."""
    standings = [_standing(state, seat) for seat in range(len(state.players))]
    best = max(standings)
    won = [seat for seat, standing in enumerate(standings) if standing == best]
    points, virtue, silver = best
    if len(won) > 1 and state.rival in won:
        state.log(WonAsRival(state.rival, points))
    elif len(won) > 1:
        for seat in won:
            state.log(VictoryShared(seat, points, virtue, silver))
    else:
        _tell_winner(state, won[0], [standing for seat, standing in enumerate(standings) if seat != won[0]])


def _tell_winner(state: ArchitectsState, seat: int, others: list[list[int]]) -> None:
    points, virtue, silver = _standing(state, seat)
    tied = [standing for standing in others if standing[0] == points]
    if not tied:
        state.log(WonByPoints(seat, points))
        return
    second = max(tied)
    if second[1] < virtue:
        state.log(WonByVirtue(seat, points, virtue, second[1]))
    else:
        state.log(WonBySilver(seat, points, virtue, silver, second[2]))


def points(state: ArchitectsState, seat: int) -> list[int]:
    """M2.9, S3.2, S3.3, S3.6, S3.7, S3.8, S3.9, S4  Return the points of a player by source, as things stand."""
    me, box = state.players[seat], state.box
    rival = seat == state.rival
    return [
        sum(box.buildings[card].vp for card in me.built),
        0 if rival else building_effects(state, seat),
        box.levels[me.level - 1].vp if me.level else 0,
        box.virtue_vp[me.virtue],
        me.unpaid * (box.vp_per_debt if rival else debt_vp(state, seat)),
        me.goods[GOLD] * box.vp_per_gold + me.goods[MARBLE] * box.vp_per_marble,
        me.goods[SILVER] // box.silver_per_vp,
        -(me.prison // box.prisoners_per_minus_vp),
        len(me.apprentices) * box.solo.vp_per_apprentice if rival else 0,
        me.stock // box.solo.stock_per_vp,
    ]


def building_effects(state: ArchitectsState, seat: int) -> int:
    """S3.1  Add up the victory points of end-game effects."""
    buildings = state.box.buildings
    return sum(
        effect.points(state, seat) for card in state.players[seat].built for effect in buildings[card].when_scored
    )


def debt_vp(state: ArchitectsState, seat: int) -> int:
    """O1.1, Q2.15, Q2.16, S3.4, S3.5  Return what an unpaid Debt costs; Fountain and Gambler's Den change it."""
    buildings = state.box.buildings
    return state.box.vp_per_debt + sum(buildings[card].debt_points for card in state.players[seat].built)


def winners(state: ArchitectsState) -> list[int]:
    """A1.2, S5, V4.3  Most points; ties go by virtue, then silver, then the victory is shared, but not with a rival."""
    standings = [_standing(state, seat) for seat in range(len(state.players))]
    best = max(standings)
    won = [seat for seat, standing in enumerate(standings) if standing == best]
    return [] if state.rival in won else won


def _standing(state: ArchitectsState, seat: int) -> list[int]:
    me = state.players[seat]
    return [sum(points(state, seat)), me.virtue, me.goods[SILVER]]
