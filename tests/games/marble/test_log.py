"""The log tells everything that happens, in order: for each kind of fact a situation that must tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from groma.games.marble.endgame import ScoreFinally
from groma.games.marble.events import (
    AqueductStarted,
    BridgeRevealed,
    BridgeSeen,
    BridgeTaken,
    Built,
    CoinCollected,
    CoinMissed,
    CoinTaken,
    Drawn,
    FinalActionsAnnounced,
    FinalScoringBegan,
    Followed,
    FountainPlaced,
    GameEnded,
    HillRevealed,
    ImperiumScored,
    ImperiumSpent,
    ImperiumTaken,
    InfluenceCounted,
    LastRoundBegan,
    LeftUnrewarded,
    Moved,
    NothingScored,
    PieceLaid,
    PiecesForfeited,
    Placed,
    PlazaClosed,
    Recalled,
    RecalledFrom,
    RewardMissed,
    Scored,
    SiteCompleted,
    Skipped,
    StartDrawn,
    Stayed,
    TiedOnBuildings,
    TiedOnPoints,
    TilesDealt,
    TurnBegan,
    TurnEnded,
    Won,
)
from groma.games.marble.state import MarbleState
from groma.kernel import Event
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText
from tests.games.events import events_of
from tests.games.marble.table import (
    edge,
    grant,
    lay,
    leave,
    marble,
    only,
    options,
    pass_turn,
    play,
    put,
    question,
    raise_building,
    run_aqueduct,
    send,
    table,
)
from tests.rules import rule


def set_up() -> MarbleState:
    """A table of three just set up; the middle seat begins."""
    return marble().new(3, 7)


def baths(*owners: int, **switches: Any) -> MarbleState:
    """The tile before the last around 6,4, on which these owners have magistrates on blue."""
    state = table(2, **switches)
    for place, owner in zip(("5,4,L", "5,5,T", "6,4,T"), (*owners, -1, -1, -1), strict=False):
        lay(state, place, "baths", owner)
    return state


def completed(*owners: int, **switches: Any) -> MarbleState:
    """The baths at 6,4, just completed."""
    return put(baths(*owners, **switches), "arena", "6,3,L")


def without_fountains() -> MarbleState:
    state = baths()
    state.fountains = 0
    return put(state, "arena", "6,3,L")


def at_the_edge() -> MarbleState:
    """A corner of the city filled by one tile, at a table where such corners are sites."""
    state = table(2, boundary_vertex_is_site=True)
    grid = state.box.grid
    corner = grid.vertex[12, 0]
    number = next(place for place in range(len(grid.rhombi)) if corner in grid.wide[place])
    state.places = sorted({*state.places, number})
    return put(state, "arena", grid.rhombus_name(number))


def by_the_grey_source(*brown: str) -> MarbleState:
    """A tile that touches the grey water source, just placed; a brown aqueduct may be in the way."""
    state = table(2)
    for place in ("10,5,R", "10,4,R", "11,3,L"):
        lay(state, place)
    run_aqueduct(state, "brown", *brown)
    return put(state, "baths", "11,4,T")


def laid(*ends: str) -> MarbleState:
    """The first pieces of the grey aqueduct."""
    state = by_the_grey_source()
    for one, other in zip(("12,4", *ends), ends, strict=False):
        play(state, f"lay {edge(state, one, other)}")
    return state


def dead_end() -> MarbleState:
    """The first piece of an aqueduct that can go no further."""
    state = by_the_grey_source("6,10", "11,3", "11,4")
    return play(state, f"lay {edge(state, '12,4', '12,3')}")


def before_a_fountain(coins: int) -> MarbleState:
    """A piece that reaches a fountain."""
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,R", "5,3,R"):
        lay(state, place)
    raise_building(state, "6,4", "fountain", -1)
    run_aqueduct(state, "grey", "5,4")
    state.coins = coins
    return play(state, "do expand_aqueducts", f"lay {edge(state, '5,4', '6,4')}")


def on_a_bridge() -> MarbleState:
    state = table(2)
    state.bridge_value = [4, 1, 1, 2, 2, 3, 3, 4]
    for place in ("2,8,R", "1,8,R", "0,9,T"):
        lay(state, place)
    return put(state, "baths", "1,9,L")


def recalled() -> MarbleState:
    state = table(2)
    lay(state, "5,4,L", "temple", 0)
    return play(state, "do recall_magistrate")


def recalled_from() -> MarbleState:
    state = table(2, recall_from_imperium_or_treasury=True)
    send(state, 0, "treasury")
    return play(state, "do recall_magistrate")


def drawn() -> MarbleState:
    return play(table(2), "do draw_tiles", "draw neighbourhood_baths")


def returned(space: str, left: int = 9) -> MarbleState:
    """The end of a turn of a player with a magistrate on a space that has so much left."""
    state = table(2)
    send(state, 0, space)
    state.coins, state.imperium = left, [left] * 4
    return pass_turn(state, 0)


def spent() -> MarbleState:
    state = table(2)
    grant(state, 0, arena=1)
    while question(state) != "spend-imperium":
        play(state, options(state)[0])
    return play(state, "spend imperium_arena")


def stuck() -> MarbleState:
    """A player without a tile before empty stacks."""
    state = table(2)
    only(state, 0, arena=1)
    only(state, 1)
    leave(state)
    return play(state, "do play_tile", "at 5,4,L", "decline")


def last_round(**stacks: int) -> MarbleState:
    """The turn after which so many tiles are left."""
    state = table(2)
    leave(state, **{type_: tiles + 4 for type_, tiles in stacks.items()})
    if not stacks:
        leave(state, temple=2, baths=2)
    return pass_turn(state, 0)


def ended(*players: dict[str, int], imperium: tuple[int, ...] = ()) -> MarbleState:
    """The final scoring of players with so many points, buildings and coins, the first with these Imperium tiles."""
    state = table(len(players))
    for player, figures in zip(state.players, players, strict=True):
        for name, figure in figures.items():
            setattr(player, name, figure)
    for type_, tiles in enumerate(imperium):
        state.players[0].imperium[type_] = tiles
    state.agenda = [ScoreFinally()]
    state.events = []
    state.advance()
    return state


def final_scoring() -> MarbleState:
    """The final scoring of a table with one of everything."""
    state = table(2)
    state.bridge_owner = [0, 1, -1, -1, -1, -1, 0]
    state.bridge_value = [4, 1, 1, 2, 2, 3, 3, 4]
    raise_building(state, "6,4", "temple", 0)
    raise_building(state, "6,5", "fountain", -1)
    run_aqueduct(state, "grey", "12,4", "6,4")
    state.players[0].coins = 2
    grant(state, 0, temple=3, baths=1)
    grant(state, 1, temple=1, baths=1)
    state.agenda = [ScoreFinally()]
    state.events = []
    state.advance()
    return state


def too_late() -> MarbleState:
    """The final scoring of a table with a magistrate that its owner cannot collect any more."""
    state = table(2)
    send(state, 1, "treasury")
    state.agenda = [ScoreFinally()]
    state.events = []
    state.advance()
    return state


def tied() -> MarbleState:
    return ended({"score": 9, "buildings": 3}, {"score": 9, "buildings": 2}, {"score": 4, "buildings": 8})


def tied_twice() -> MarbleState:
    return ended({"score": 4, "buildings": 3}, {"score": 9, "buildings": 3}, imperium=(1,))


def shared() -> MarbleState:
    return ended({"score": 9, "buildings": 3}, {"score": 9, "buildings": 3})


PLACE = (5, 4, "left", "E10", "F11")
TOLD: list[tuple[Callable[[], MarbleState], Event]] = [
    (set_up, HillRevealed("capitoline")),
    (set_up, TilesDealt(tiles=1)),
    (set_up, StartDrawn(seat=1)),
    (set_up, Followed(seat=2)),
    (set_up, Followed(seat=0)),
    (set_up, TurnBegan(seat=1, last=False)),
    (drawn, Drawn(0, "neighbourhood_baths")),
    (lambda: put(table(2), "arena", "5,4,L"), Placed(0, "neighbourhood_arena", *PLACE, magistrate=False)),
    (
        lambda: put(table(2), "arena", "5,4,L", magistrate=True),
        Placed(0, "neighbourhood_arena", *PLACE, magistrate=True),
    ),
    (recalled, Recalled(0, *PLACE, tile="neighbourhood_temple")),
    (recalled_from, RecalledFrom(0, "treasury")),
    (on_a_bridge, BridgeTaken(0, "sublician")),
    (on_a_bridge, BridgeSeen(0, "sublician", value=3)),
    (by_the_grey_source, AqueductStarted(0, "aqueduct_grey", source="E24")),
    (lambda: laid("11,5"), PieceLaid(0, "aqueduct_grey", 11, 5, end="F23", length=1)),
    (lambda: laid("11,5", "11,4"), PieceLaid(0, "aqueduct_grey", 11, 4, end="E22", length=2)),
    (dead_end, PiecesForfeited(0, pieces=2)),
    (lambda: before_a_fountain(coins=5), CoinTaken(0)),
    (lambda: before_a_fountain(coins=0), CoinMissed(0)),
    (lambda: completed(0, 0, 1), SiteCompleted(6, 4, site="E12", buildings=4, building="baths")),
    (lambda: completed(0, 0, 1), InfluenceCounted(0, influence=2)),
    (lambda: completed(0, 0, 1), InfluenceCounted(1, influence=1)),
    (lambda: completed(0, 0, 1), Built(0, "baths", 6, 4, site="E12")),
    (lambda: completed(0, 0, 1), Scored(0, "buildings", number=1, amount=3, score=3)),
    (completed, FountainPlaced(6, 4, site="E12", leaders=0)),
    (lambda: completed(0, 1), FountainPlaced(6, 4, site="E12", leaders=2)),
    (without_fountains, PlazaClosed(6, 4, site="E12", buildings_lacking=False)),
    (at_the_edge, PlazaClosed(12, 0, site="A20", buildings_lacking=True)),
    (
        lambda: play(completed(0, 0), "move 5,4,L"),
        Moved(0, *PLACE, tile="neighbourhood_baths", space="imperium_space_baths"),
    ),
    (lambda: play(completed(0, 0), "decline"), Stayed(0, site="E12")),
    (lambda: pass_turn(table(2), 0), TurnEnded(0, tiles=4)),
    (lambda: pass_turn(table(2), 0), TurnBegan(1, last=False)),
    (lambda: returned("temple"), ImperiumTaken(0, "imperium_space_temple", "imperium_temple")),
    (lambda: returned("treasury"), CoinCollected(0, "treasury")),
    (lambda: returned("treasury", left=0), RewardMissed(0, "treasury")),
    (lambda: returned("arena", left=0), RewardMissed(0, "imperium_space_arena")),
    (spent, ImperiumSpent(0, "imperium_arena")),
    (stuck, Skipped(0)),
    (stuck, Skipped(1)),
    (lambda: last_round(baths=3), LastRoundBegan(empty=3, left=1)),
    (last_round, LastRoundBegan(empty=4, left=0)),
    (lambda: last_round(baths=3), FinalActionsAnnounced(seat=0)),
    (lambda: last_round(baths=3), TurnBegan(1, last=True)),
    (too_late, LeftUnrewarded(1, "treasury")),
    (final_scoring, FinalScoringBegan()),
    (final_scoring, BridgeRevealed(0, "milvian", value=4)),
    (final_scoring, BridgeRevealed(1, "neronian", value=1)),
    (final_scoring, Scored(0, "bridges", number=2, amount=7, score=7)),
    (final_scoring, Scored(1, "bridges", number=1, amount=1, score=1)),
    (final_scoring, Scored(0, "aqueducts", number=1, amount=2, score=9)),
    (final_scoring, Scored(0, "fountains", number=1, amount=1, score=10)),
    (final_scoring, Scored(0, "coins", number=2, amount=2, score=12)),
    (final_scoring, Scored(0, "most_coins", number=2, amount=2, score=14)),
    (final_scoring, ImperiumScored(0, "imperium_temple", number=3, tied=False, amount=5, score=19)),
    (final_scoring, ImperiumScored(1, "imperium_baths", number=1, tied=True, amount=2, score=3)),
    (final_scoring, NothingScored("imperium_arena")),
    (shared, NothingScored("bridges")),
    (shared, NothingScored("most_coins")),
    (final_scoring, Won(0, score=21, tie_breaks=0, shared=False)),
    (tied, TiedOnPoints(0, score=9, buildings=3)),
    (tied, TiedOnPoints(1, score=9, buildings=2)),
    (tied, Won(0, score=9, tie_breaks=1, shared=False)),
    (tied_twice, TiedOnBuildings(0, buildings=3, imperium=1)),
    (tied_twice, TiedOnBuildings(1, buildings=3, imperium=0)),
    (tied_twice, Won(0, score=9, tie_breaks=2, shared=False)),
    (shared, Won(0, score=9, tie_breaks=2, shared=True)),
    (shared, Won(1, score=9, tie_breaks=2, shared=True)),
    (shared, GameEnded()),
]


@pytest.mark.parametrize(("situation", "fact"), TOLD, ids=[repr(fact) for _, fact in TOLD])
def test_the_log_tells(situation: Callable[[], MarbleState], fact: Event) -> None:
    assert fact in situation().events


def test_every_kind_of_fact_is_told_in_some_situation() -> None:
    assert {type(fact) for _, fact in TOLD} == events_of("marble")


def test_a_building_that_lacks_its_pieces_gives_way_to_a_fountain() -> None:
    state = baths(0, component_shortage_stops_building=True)
    state.players[0].cubes = 0
    put(state, "arena", "6,3,L")
    assert FountainPlaced(6, 4, site="E12", leaders=1) in state.events


@rule("M19.1")
def test_the_final_scoring_comes_last_under_its_heading() -> None:
    state = last_round(baths=3)
    play(state, "do draw_tiles")
    play(state, "do draw_tiles")
    kinds = [event.kind() for event in state.events]
    assert kinds[:2] == ["drawn", "turn-ended"]
    assert kinds[2] == "final-scoring-began"
    assert kinds[-2:] == ["won", "game-ended"]
    for language in LANGUAGES:
        assert StrictText(marble(), language).event(state.events[2], []).startswith("# ")


@rule("M20.2", "M20.3", "M20.4")
@pytest.mark.parametrize("situation", [final_scoring, tied, tied_twice, shared])
def test_the_log_names_the_winners_of_the_rules(situation: Callable[[], MarbleState]) -> None:
    state = situation()
    assert [event.seat for event in state.events if isinstance(event, Won)] == state.winners()


@pytest.mark.parametrize(
    ("language", "three", "all_four"),
    [
        ("en", "# Last round: 3 stacks are empty", "# Last round: all stacks are empty"),
        ("it", "# Ultimo giro: 3 pile sono vuote", "# Ultimo giro: tutte le pile sono vuote"),
        ("fr", "# Dernier tour\xa0: 3 piles sont vides", "# Dernier tour\xa0: toutes les piles sont vides"),
    ],
)
def test_the_last_round_says_how_many_stacks_are_empty(language: str, three: str, all_four: str) -> None:
    text = StrictText(marble(), language)
    assert text.event(LastRoundBegan(empty=3, left=1), []) == three
    assert text.event(LastRoundBegan(empty=4, left=0), []) == all_four
