"""What is printed on the components is what the rules play with."""

from __future__ import annotations

import json

from tests.games.praetor.table import praetor
from tests.rules import rule


@rule("P9.3")
def test_the_printed_cost_of_a_tile_is_what_building_it_takes() -> None:
    kinds = praetor().figures()["kinds"]
    assert kinds["sawmill"]["cost"] == {"gold": 2}
    assert kinds["sawmill"]["favor"] == 1


@rule("P10.9")
def test_every_tile_shows_the_corners_it_has_before_it_is_turned() -> None:
    tiles = praetor().figures()["tiles"]
    for tile in praetor().new(2, seed=1).view(None)["city"]:
        assert tile["corners"] == tiles[tile["tile"]]["corners"]


def test_the_figures_are_plain_json_with_every_tile_section_and_board() -> None:
    figures = json.loads(json.dumps(praetor().figures()))
    assert (len(figures["tiles"]), len(figures["sections"]), len(figures["boards"])) == (42, 14, 6)


def test_an_effect_shows_what_it_counts_and_what_it_brings() -> None:
    kinds = praetor().figures()["kinds"]
    nothing = {"op": "none", "per": [], "factor": 1, "divisor": 1, "given": None, "taken": None, "level": 0}
    assert kinds["statue"]["effect"] == nothing
    assert kinds["forum"]["effect"] == {
        **nothing,
        "op": "gain",
        "per": ["active_workers"],
        "factor": 2,
        "taken": "gold",
    }
    assert kinds["colosseum"]["effect"] == {**nothing, "op": "morale", "per": ["owned_tiles"], "divisor": 2}
    smith = {**nothing, "op": "convert", "per": ["worker_level"], "given": "wood", "taken": "weapons"}
    assert kinds["smith"]["effect"] == smith
    assert kinds["labour_camp"]["effect"] == {**nothing, "op": "use_retired", "level": 6}
