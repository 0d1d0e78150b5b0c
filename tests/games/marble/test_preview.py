"""What an option shows of what it would bring, and what the view shows of the sites of the tile in hand."""

from __future__ import annotations

from random import Random

from groma.games.marble.state import BUILDINGS, MarbleState
from tests.games.marble.table import (
    edge,
    lay,
    marble,
    play,
    question,
    raise_building,
    refresh,
    run_aqueduct,
    table,
)


def preview(state: MarbleState, notation: str) -> dict[str, int]:
    """Return what an option shows."""
    decision = state.decision()
    assert decision is not None
    return decision.preview(state, state.game.action(notation))


def before_baths(owner: int) -> MarbleState:
    """Three of the four tiles around 6,4, the first with a magistrate."""
    state = table(2)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", owner if place == "5,4,L" else -1)
    return state


def test_a_place_shows_the_points_of_its_sites_with_a_magistrate() -> None:
    state = play(before_baths(-1), "do play_tile", "play neighbourhood_baths")
    assert preview(state, "at 6,3,L") == {"points": 3}
    assert preview(state, "at 5,3,T") == {"points": 0}


def test_a_place_of_another_colour_shows_the_points_of_those_already_there() -> None:
    for owner, points in ((0, 3), (1, 0)):
        state = play(before_baths(owner), "do play_tile", "play neighbourhood_arena")
        assert preview(state, "at 6,3,L") == {"points": points}


def test_the_magistrate_shows_the_difference_it_makes() -> None:
    state = play(before_baths(1), "do play_tile", "play neighbourhood_baths", "at 6,3,L")
    assert (preview(state, "magistrate"), preview(state, "decline")) == ({"points": 0}, {"points": 0})
    alone = play(before_baths(-1), "do play_tile", "play neighbourhood_baths", "at 6,3,L")
    assert (preview(alone, "magistrate"), preview(alone, "decline")) == ({"points": 3}, {"points": 0})


def test_a_bridge_shows_its_tile_but_not_its_value() -> None:
    state = table(2)
    lay(state, "2,8,L")
    play(state, "do play_tile", "play neighbourhood_baths")
    assert preview(state, "at 1,9,L") == {"points": 0, "bridge_tile": 1}


def test_a_piece_shows_the_coin_of_a_fountain() -> None:
    state = before_baths(-1)
    raise_building(state, "6,4", "fountain", -1)
    run_aqueduct(state, "grey", "5,4")
    refresh(state)
    play(state, "do expand_aqueducts")
    assert preview(state, f"lay {edge(state, '5,4', '6,4')}") == {"coin": 1}
    assert preview(state, f"lay {edge(state, '5,4', '4,5')}") == {}


def test_the_view_shows_what_every_place_would_complete_and_who_would_build() -> None:
    state = play(before_baths(-1), "do play_tile", "play neighbourhood_baths")
    assert [preview for preview in state.view(1)["previews"] if preview["place"] == "6,3,L"] == [
        {
            "place": "6,3,L",
            "site": "6,4",
            "building": "baths",
            "points": 3,
            "builder": None,
            "builder_with_magistrate": 0,
        }
    ]
    assert table(2).view(0)["previews"] == []


def test_nobody_is_shown_as_builder_who_lacks_the_pieces() -> None:
    state = table(2, component_shortage_stops_building=True)
    for place in ("5,4,L", "5,5,T", "6,4,T"):
        lay(state, place, "baths", 0 if place == "5,4,L" else -1)
    play(state, "do play_tile", "play neighbourhood_arena")
    assert preview(state, "at 6,3,L") == {"points": 3}
    state.players[0].cubes = 0
    assert preview(state, "at 6,3,L") == {"points": 0}


def test_what_a_magistrate_shows_is_what_the_tile_scores() -> None:
    scored = sum(_check_game(seed) for seed in range(60))
    assert scored > 10


def _check_game(seed: int) -> int:
    """Compare previews and points along a random game; return how often there were any."""
    state, rng, scored = marble().new(2, seed), Random(seed), 0
    while not state.over:
        decision, action = state.decision(), rng.choice(state.options())
        assert decision is not None
        shown, before = decision.preview(state, action), state.players[decision.seat].earned[BUILDINGS]
        state.play(action)
        if decision.question == "choose-magistrate" and question(state) not in ("lay-piece", "choose-site"):
            points = state.players[decision.seat].earned[BUILDINGS] - before
            assert points == shown["points"]
            scored += points > 0
    return scored
