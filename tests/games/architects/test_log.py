"""The log: every kind of fact is told, with the right fields, and no answer passes in silence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from groma.games.architects import events, events_cards, events_endgame, events_reset
from groma.games.architects.solo import SCHEMES
from groma.games.architects.state import ArchitectsState
from groma.kernel import Event
from tests.games.architects.table import (
    architects,
    built,
    drafted,
    faceup,
    fill_hall,
    fill_market,
    final,
    fresh,
    give,
    hand,
    hired,
    hold,
    imprison,
    market_cards,
    on_top,
    play,
    put,
    reset,
    reward,
    show,
    table,
    with_characters,
)
from tests.games.events import events_of

Situation = Callable[[], list[Event]]
RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 9}


def told(state: ArchitectsState, *notations: str) -> list[Event]:
    """Play actions and return all that the log tells."""
    found: list[Event] = []
    for notation in notations:
        play(state, notation)
        found += state.events
    return found


def constructing(name: str, *answers: str, state: ArchitectsState | None = None) -> list[Event]:
    """Return what the log tells when seat 0 constructs a Building."""
    rich = give(hired(state or table(), 0, "labourer"), 0, **RICH)
    return told(hand(rich, 0, name), "place guildhall", f"build {name}", *answers)


def climbing(state: ArchitectsState) -> list[Event]:
    """Return what the log tells when seat 0 climbs to the first level of the Cathedral."""
    return told(hand(give(state, gold=1), 0, "well"), "place guildhall", "advance")


def at_reset(state: ArchitectsState, *answers: str) -> list[Event]:
    """Return what the log tells of a Reset."""
    reset(state)
    return [*state.events, *told(state, *answers)]


def counted(state: ArchitectsState, *answers: str) -> list[Event]:
    """Return what the log tells of the end."""
    final(state)
    return [*state.events, *told(state, *answers)]


def chosen_characters() -> list[Event]:
    """Return what the log tells when seat 0 chooses Caroline and seat 1 Ada."""
    state, names = fresh(2, 1, setup="variable", characters="chosen"), ["caroline", "ada"]
    first = told(state, f"character {names[state.waiting[0]]}")
    return [*first, *told(state, f"character {names[state.waiting[0]]}")]


def last_space() -> list[Event]:
    """Return what the log tells when seat 0 fills the last space of the Guildhall."""
    state = table()
    return constructing("well", state=fill_hall(state, *([1, 2] * 20)[: state.hall.spaces - 1]))


def turned_over() -> list[Event]:
    """Return what the log tells when the Guildhall turns over the first Apprentices."""
    state = show(table(apprentice_turnover=True), "miner")
    return constructing("well", state=fill_hall(state, *([1, 2] * 20)[: min(state.hall.turnover_at) - 1]))


def after_scheme(scheme: str, **values: int) -> list[Event]:
    """Return what the log tells when the rival turns up a scheme."""
    state = give(table(1), 1, **values)
    state.schemes = [SCHEMES.index(scheme)]
    return told(state, "place quarry")


def without(pile: str, state: ArchitectsState) -> ArchitectsState:
    """Empty a pile."""
    setattr(state, pile, [])
    return state


def shuffling_schemes() -> list[Event]:
    """Return what the log tells when the rival's schemes are used up."""
    state = table(1)
    state.schemes, state.schemes_shown = [], [SCHEMES.index("gather_quarry")]
    return told(state, "place quarry")


def tied(**values: int) -> ArchitectsState:
    """Return a table on which all have the same points, virtue and silver but for seat 0."""
    state = table()
    for seat in range(3):
        give(state, seat, silver=5, virtue=8)
    return give(state, 0, **values)


FIVE = ("thief", "miner", "woodcutter", "stonecutter", "jeweller")
SITUATIONS: list[tuple[Event, Situation]] = [
    (events.SetupBegan(), lambda: fresh().events),
    (events.FirstPlayer(0), lambda: fresh().events),
    (events.CharacterTaken(0, "caroline"), chosen_characters),
    (events.StartingVirtue(0, 3), chosen_characters),
    (events.StartingPrisoners(0, 8), chosen_characters),
    (events_cards.PackPassed(1, 3), lambda: _played(fresh(), 3)),
    (events.PlayBegan(), lambda: drafted(fresh()).events),
    (events.WorkerPlaced(0, "quarry"), lambda: told(table(), "place quarry")),
    (events.Gained(0, "stone", 1), lambda: told(table(), "place quarry")),
    (events.WorkerRetrieved(1, "quarry"), lambda: told(put(table(), 1, "quarry", 20), "place quarry")),
    (events.TurnSkipped(1), lambda: told(fill_hall(table(), *[1] * 20), "place quarry")),
    (events.VisitEnded(0, "kings_storehouse"), lambda: told(table(), "place kings_storehouse")),
    (events.VisitEnded(0, "town_centre"), lambda: told(give(table(), silver=0), "place town_centre")),
    (events.VisitEnded(0, "guardhouse"), lambda: told(table(), "place guardhouse")),
    (events.Declined(0), lambda: constructing("hideout", "decline", state=imprison(table(), 0, 1))),
    (events.Declined(0), lambda: constructing("tavern", "decline")),
    (events.Declined(0), lambda: constructing("fortress", "stop", state=put(table(), 1, "quarry", 1))),
    (events.NothingGained(0, "hideout"), lambda: constructing("hideout")),
    (events.NothingGained(0, "squire_tiling"), lambda: at_reset(hired(imprison(table(), 0, 1), 0, "squire_tiling"))),
    (events.NothingGained(1, "guardhouse"), lambda: after_scheme("guardhouse")),
    (events.NothingGained(1, "kings_storehouse"), lambda: after_scheme("storehouse")),
    (events.Paid(0, "wood", 2), lambda: constructing("well")),
    (events_cards.BuildingConstructed(0, "well"), lambda: constructing("well")),
    (events.TaxPaid(0, 2), lambda: told(show(give(table(), silver=4), "miner"), "place workshop", "hire miner")),
    (events.TaxesTaken(0, 4), lambda: told(table(), "place tax_stand")),
    (events.VirtueLost(0, 2, 5), lambda: told(table(), "place tax_stand")),
    (events.VirtueGained(0, 1, 8), lambda: _trading(virtue=7)),
    (events.VirtueAtTop(0), lambda: _trading(virtue=14)),
    (events.DebtDestroyed(0), lambda: _trading("destroy", virtue=14, unpaid=1)),
    (events.Declined(0), lambda: _trading("decline", virtue=14, unpaid=1)),
    (events.DebtTaken(1), lambda: at_reset(imprison(table(), 1, 1))),
    (events.DebtBoughtOff(0), lambda: at_reset(imprison(with_characters("hugo", "ada"), 0, 9), "buy_off")),
    (events.DebtPaid(0), lambda: told(give(table(), silver=6, unpaid=1), "place guardhouse", "settle")),
    (events_cards.CardsDrawn(0, 1), lambda: told(on_top(give(table(), silver=0), "well"), "place workshop")),
    (events_cards.CardSeen(0, "well"), lambda: told(on_top(give(table(), silver=0), "well"), "place workshop")),
    (events_cards.DeckFoundEmpty(0), lambda: told(without("deck", give(table(), silver=0)), "place workshop")),
    (events_cards.CardsLookedAt(0, 5), lambda: _looking()),
    (events_cards.CardKept(0, "well"), lambda: _looking()),
    (events_cards.CardsBuried(0, 4), lambda: _looking()),
    (events_cards.CardDiscarded(0, "keep"), lambda: _discarding()),
    (events_cards.ApprenticeHired(0, "miner", 0), lambda: _hiring("miner")),
    (events_cards.ApprenticeDismissed(0, "thief"), lambda: _hiring("labourer", "dismiss thief", mine=FIVE)),
    (events_cards.ApprenticeLeft("miner"), turned_over),
    (events_cards.SilverPlaced(0, "labourer", 1), lambda: _hiring("trickster")),
    (events.WorkersCaptured(0, 1, "forest", 2), lambda: _capturing(1)),
    (events.WorkersRecalled(0, "forest", 2), lambda: _capturing(0)),
    (events.CaptivesImprisoned(0, 1, 2), lambda: told(hold(table(), 0, 1, 2), "place guardhouse", "send")),
    (events.PrisonersReleased(0, 2), lambda: told(imprison(table(), 0, 2), "place guardhouse", "free")),
    (events.PrisonersReleased(0, 0), lambda: at_reset(hired(imprison(table(), 0, 1), 0, "gatekeeper"), "release 0")),
    (events.CaptivesReleased(0, 1, 2), lambda: _ransoming()),
    (events.CathedralAdvanced(0, 1), lambda: climbing(table())),
    (events_cards.RewardTaken(0, "reward_gold"), lambda: climbing(reward(table(), "reward_gold"))),
    (events_cards.NoRewardLeft(0), lambda: climbing(without("rewards", table()))),
    (events_reset.MarketReset(), lambda: at_reset(table())),
    (events_reset.MarketWorkersJailed(1, 2), lambda: at_reset(fill_market(table(), 1, 0, 1))),
    (events_reset.MarketFoundEmpty(), lambda: at_reset(table())),
    (events_reset.MarketCardFlipped("market_09"), lambda: at_reset(market_cards(table(), "market_09", "market_01"))),
    (events_reset.MarketShuffled(), lambda: at_reset(without("small", table()))),
    (events_reset.AbilityUsed(0, "gatekeeper"), lambda: at_reset(hired(imprison(table(), 0, 1), 0, "gatekeeper"))),
    (events_reset.AbilityUsed(0, "squire_tiling"), lambda: at_reset(hired(table(), 0, "squire_tiling"))),
    (events_reset.TooManyPrisoners(1, 3), lambda: at_reset(imprison(table(), 1, 3))),
    (events_reset.NobodyHasTooMany(3), lambda: at_reset(imprison(table(), 1, 2))),
    (events_reset.MostPrisoners(1, 2), lambda: at_reset(imprison(table(), 1, 2))),
    (events_reset.PrisonFoundEmpty(), lambda: at_reset(table())),
    (events.SchemeTurned(1, "scheme_gather_forest"), lambda: after_scheme("gather_forest")),
    (events.StockGained(1, 2), lambda: after_scheme("gather_forest")),
    (events.StockPaid(1, 4), lambda: after_scheme("build", stock=9)),
    (events.SchemeReplaced(1, "scheme_build"), lambda: after_scheme("build", stock=0)),
    (events.SchemeReplaced(1, "scheme_cathedral"), lambda: after_scheme("cathedral", stock=0)),
    (events.SchemeReplaced(1, "scheme_workshop"), lambda: after_scheme("workshop", silver=0)),
    (events.SchemesShuffled(1), shuffling_schemes),
    (events_endgame.EndTriggered(0), last_space),
    (events.LastRoundBegan(), last_space),
    (events_endgame.EndEffectsBegan(), lambda: counted(built(table(), 0, "castle"))),
    (events_endgame.EffectResolved(0, "castle"), lambda: counted(built(give(table(), gold=2), 0, "castle"))),
    (events.VirtueGained(0, 1, 8), lambda: counted(built(give(table(), gold=2), 0, "castle"))),
    (events_endgame.ScoringBegan(), lambda: counted(table())),
    (events_endgame.BuildingScored(0, "keep", 1), lambda: counted(built(hold(table(), 0, 1, 3), 0, "keep"))),
    (events_endgame.BuildingScored(0, "keep", 0), lambda: counted(built(table(), 0, "keep"))),
    (events_endgame.PointsScored(0, "gold_and_marble", 3), lambda: counted(give(table(), gold=2, marble=1))),
    (events_endgame.PointsLost(0, "debts", 4), lambda: counted(give(table(), unpaid=2))),
    (events_endgame.GameEnded(0, 2), lambda: counted(give(table(), gold=2))),
    (events_endgame.WonByPoints(0, 2), lambda: counted(give(table(), gold=2))),
    (events_endgame.WonByVirtue(0, 0, 9, 8), lambda: counted(tied(virtue=9))),
    (events_endgame.WonBySilver(0, 0, 8, 6, 5), lambda: counted(tied(silver=6))),
    (events_endgame.VictoryShared(1, 0, 8, 5), lambda: counted(tied())),
    (events_endgame.WonAsRival(1, 0), lambda: counted(_even_solo())),
    (events_endgame.WonByPoints(1, 3), lambda: counted(give(_even_solo(), 1, stock=12))),
]


def _played(state: ArchitectsState, moves: int) -> list[Event]:
    for _ in range(moves):
        state.play(state.options()[0])
    return state.events


def _trading(*answers: str, **values: int) -> list[Event]:
    return told(give(table(), wood=2, **values), "place kings_storehouse", "trade wood-wood-for-virtue", *answers)


def _looking() -> list[Event]:
    state = on_top(give(table(), silver=2), "well", "castle", "keep", "church", "tavern")
    return told(state, "place market_middle", "look", "keep well")


def _discarding() -> list[Event]:
    state = hand(give(table(), silver=0), 0, "well", "castle", "keep", "church", "tavern", "smithy", "palace")
    return told(state, "place quarry", "discard keep")


def _hiring(name: str, *answers: str, mine: tuple[str, ...] = ()) -> list[Event]:
    state = show(hired(give(table(), silver=9), 0, *mine), "labourer", "trickster")
    return told(state if name in faceup(state) else show(state, name), "place workshop", f"hire {name}", *answers)


def _capturing(owner: int) -> list[Event]:
    state = put(give(table(), silver=9), owner, "forest", 2)
    colour = architects().box.colours[state.players[owner].colour]
    return told(state, "place town_centre", f"capture forest-{colour}")


def _ransoming() -> list[Event]:
    return told(give(hold(table(), 1, 0, 2), silver=5), "place guardhouse", "ransom silver")


def _even_solo() -> ArchitectsState:
    state = table(1)
    for seat in range(2):
        give(state, seat, silver=5, virtue=8)
    return state


def _id(case: object) -> str:
    return case.kind() if isinstance(case, Event) else ""


@pytest.mark.parametrize(("event", "situation"), SITUATIONS, ids=_id)
def test_a_fact_is_told_with_its_fields(event: Event, situation: Situation) -> None:
    assert event in situation()


def test_every_kind_of_fact_has_a_situation() -> None:
    assert events_of("architects") - {type(event) for event, _ in SITUATIONS} == {events_cards.ApprenticeShown}


def test_the_apprentice_who_comes_from_the_deck_is_told() -> None:
    state = show(give(table(), silver=4), "miner")
    coming = architects().box.apprentice_ids[state.apprentice_deck[-1]]
    assert events_cards.ApprenticeShown(coming) in told(state, "place workshop", "hire miner")


def test_the_end_is_told_in_order() -> None:
    state = built(give(table(), gold=2), 0, "castle")
    state.turns_left = 0
    kinds = [event.kind() for event in told(state, "place quarry")]
    wanted = ["worker-placed", "gained", "end-effects-began", "effect-resolved", "scoring-began", "game-ended"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in wanted] == wanted
    assert kinds[-1] == "won-by-points"


def test_of_a_reset_each_consequence_is_told_in_order() -> None:
    state = market_cards(imprison(fill_market(table(), 1, 1, -1), 1, 1), "market_09", "market_01")
    assert at_reset(state)[-7:] == [
        events_reset.MarketReset(),
        events_reset.MarketWorkersJailed(1, 2),
        events_reset.MarketCardFlipped("market_09"),
        events_reset.TooManyPrisoners(1, 3),
        events.VirtueLost(1, 1, 6),
        events_reset.MostPrisoners(1, 3),
        events.DebtTaken(1),
    ]


QUIET = {"keep", "build", "advance", "hire", "wood", "gold"}
"""Verbs that may lead to a further question before anything happens, or wait for the others' secret choice."""


@pytest.mark.parametrize("options", [{}, {"setup": "variable", "promos": True}], ids=["standard", "characters"])
@pytest.mark.parametrize("seats", [1, 3])
def test_no_answer_passes_in_silence(seats: int, options: dict[str, Any]) -> None:
    rng, silent = Random(1), set()
    state = architects().new(seats, 1, options)
    while not state.over:
        seat = state.waiting[0]
        action = rng.choice(state.options(seat))
        state.play(action, seat)
        silent |= set() if state.events else {action.verb}
    assert silent <= QUIET
