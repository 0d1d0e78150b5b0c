"""What the board draws is what the rules play with."""

from __future__ import annotations

import json

from groma import game
from groma.games.marble.grid import KINDS, ORIENTATIONS
from tests.games.marble.table import grant, marble, raise_building, table
from tests.rules import rule


@rule("M2.13", "M2.14", "M2.15")
def test_the_shapes_tell_the_corners_of_every_placement() -> None:
    grid, shapes = marble().box.grid, marble().figures()["rhombi"]
    for number, (q, r, orientation) in enumerate(grid.rhombi):
        shape = shapes[ORIENTATIONS[orientation]]
        told = [grid.vertex[q + way["q"], r + way["r"]] for way in [*shape["wide"], *shape["narrow"]]]
        assert told == grid.corners[number]


@rule("M2.7", "M2.8")
def test_the_shapes_tell_the_corners_of_every_triangle() -> None:
    grid, shapes = marble().box.grid, marble().figures()["triangles"]
    for number, (kind, q, r) in enumerate(grid.triangles):
        assert [grid.vertex[q + way["q"], r + way["r"]] for way in shapes[KINDS[kind]]] == grid.corners_of[number]


@rule("M11.13", "M11.18")
def test_the_districts_tell_how_many_tiles_meet_and_what_their_building_scores() -> None:
    districts = json.loads(json.dumps(game("marble").figures()))["districts"]
    told = {district["type"]: (district["meet"], district["points"]) for district in districts}
    assert told == {"temple": (3, 2), "baths": (4, 3), "theatre": (5, 5), "arena": (6, 8)}


@rule("M19.5", "M19.6", "M19.7", "M19.9")
def test_a_player_is_told_what_the_final_scoring_would_give_now_without_bridges() -> None:
    state = table(2)
    state.bridge_owner = [0] * 7
    raise_building(state, "6,4", "temple", 0)
    raise_building(state, "6,5", "fountain", -1)
    state.players[0].coins = 1
    grant(state, 0, temple=1)
    assert [player["at_end"] for player in state.view(1)["players"]] == [1 + 1 + 2 + 5, 0]
