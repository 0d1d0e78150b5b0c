"""The components file: its names, and files that are put in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import groma
from groma.games.marble import Marble
from groma.games.marble.box import STANDARD
from groma.kernel import ComponentsError
from groma.kernel.components import LANGUAGES
from tests.games.marble.table import marble


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Write the components with one passage changed."""
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text, old
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_every_component_has_a_name_in_every_language() -> None:
    names = marble().names
    assert all(set(name) == set(LANGUAGES) for name in names.values())
    box = marble().box
    for key in (*box.tiles, *box.imperium, *box.spaces, *box.colours, *box.orientations, "fountain"):
        assert key in names
    rows = [hill.id for hill in box.hills] + [bridge.id for bridge in box.bridges]
    assert set(rows + [aqueduct.id for aqueduct in box.aqueducts]) <= set(names)


def test_every_action_that_names_a_component_names_one_that_has_a_name() -> None:
    verbs = {"draw", "play", "spend"}
    targets = {action.target for action in marble().actions if action.verb in verbs}
    assert targets <= set(marble().names)


def test_a_table_may_play_with_other_figures(tmp_path: Path) -> None:
    path = changed(tmp_path, "vp = 8", "vp = 9")
    game = groma.game("marble", path)
    assert isinstance(game, Marble)
    assert game.box.points == [2, 3, 5, 9]
    assert game.components.digest != marble().components.digest


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "rome_city_of_marble"', 'id = "carthage"', 'key "id" must be rome_city_of_marble'),
        ("vertices = 113", "vertices = 114", 'key "vertices" must be 113'),
        ("d = [5, 11]", "d = [5, 12]", r'\[\[board_row\]\] "row_0": key "d" must be \[5, 11\]'),
        ("q = [0, 12]  ", "q = [12, 0]  ", 'key "q" must be the first and the last number'),
        ('code = "R"', 'code = "S"', "key \"code\" must be 'R'"),
        ('k = "D", q = 4, r = 4', 'k = "D", q = 40, r = 4', '"capitoline": key "triangle" lies outside the city'),
        ('k = "D", q = 5, r = 6', 'k = "D", q = 4, r = 5', '"palatine": key "triangle" lies too near'),
        ('k = "D", q = 5, r = 6', 'k = "D", q = 5, r = 0', '"palatine": key "triangle" must have interior corners'),
        ("water_source_vertex = [12, 4]", "water_source_vertex = [6, 4]", "must lie on the edge of the city"),
        ("water_source_vertex = [12, 4]", "water_source_vertex = [99, 4]", r"names \[99, 4\], which is no vertex"),
        ("water_source_vertex = [12, 4]", "water_source_vertex = [6, 10]", "two aqueducts share a water source"),
        ("drawn = 3", "drawn = 8", 'key "drawn" must lie between 1 and 7'),
        ("value = 1\ncount = 2", "value = 1\ncount = 1", "must be 7 here"),
        (
            'count = 12\nsource = "seed"\n\n[[neighbourhood]]',
            'count = 13\nsource = "seed"\n\n[[neighbourhood]]',
            "stacks_2",
        ),
        ('faces = ["baths", "arena"]', 'faces = ["baths", "baths"]', 'key "faces" must show each of'),
        ('faces = ["baths", "arena"]', 'faces = ["baths", "forum"]', "key \"faces\" uses unknown 'forum'"),
        ("values = [true, false]", "values = [true, 3]", "holds 3, which the rules do not know"),
        ('values = ["plaza", "unlimited"]', 'values = ["plaza", "lake"]', "holds 'lake', which the rules do not know"),
        ('id = "fountain_shortage"', 'id = "weather"', "must hold fountain_shortage"),
        ('id = "draw_tiles"', 'id = "draw_cards"', r"\[\[action\]\] must be draw_tiles"),
        ('colour = "green"\nname', 'color = "green"\nname', 'key "colour" is missing'),
        ('map_letter = "C"', 'map_letter = "C"\nheight = 3', 'key "height" is unknown'),
        ("coin_vp = 1", "coin_vp = 2", 'key "coin_vp" must be 1'),
        ("civic_tile = 48", "civic_tile = 47", 'key "civic_tile" must be 48'),
        ("empty_stacks_to_trigger = 3", "empty_stacks_to_trigger = 5", "must not exceed 4"),
        ("tiles_per_draw = 2", "tiles_per_draw = 3", 'key "tiles_per_draw" must be 2'),
        ('id = "commission_cube"', 'id = "commission_cup"', "must occur as commission_cube"),
        ('gives = "imperium_temple"', 'gives = "imperium_baths"', 'key "gives" must be imperium_temple'),
        ('k = "U", q = 4, r = 0', 'k = "U", q = 5, r = 0', "would meet two of them"),
    ],
)
def test_a_file_that_cannot_be_played_says_where_and_why(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(ComponentsError, match=words) as found:
        groma.game("marble", changed(tmp_path, old, new))
    assert "mine.toml" in str(found.value)
