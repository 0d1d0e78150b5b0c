"""The components file: what it adds up to, its names, and files that are put in its place."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import groma
from groma.games.praetor.box import STANDARD
from groma.games.praetor.components import COLOURS_OF_ACTIVATION, RESOURCES
from groma.games.praetor.tiles import Kind
from groma.kernel import ComponentsError
from groma.kernel.components import LANGUAGES
from groma.kernel.grammar import noun
from tests.games.praetor.table import (
    everyone_passes,
    give,
    options,
    play,
    player,
    praetor,
    refusal,
    rewritten,
    row,
    show,
    stock,
    table,
)
from tests.rules import rule

CHECKS = tomllib.loads(STANDARD.read_text(encoding="utf-8"))["checks"]
RULES = STANDARD.with_name("RULES.md").read_text(encoding="utf-8")
SEATS = [2, 3, 4, 5]


# What the data add up to


def test_the_box_holds_as_many_pieces_as_it_says() -> None:
    box = praetor().box
    totals = {
        "city_tiles_total": len(box.tiles),
        "tile_kinds_total": len(box.kinds),
        "wall_sections_total": len(box.sections),
        "boards_total": len(box.boards),
    }
    assert totals == {name: CHECKS[name] for name in totals}


def test_every_corner_design_occurs_equally_often() -> None:
    designs = Counter(design for tile in praetor().box.tiles for design in tile.rotated[0])
    assert set(designs.values()) == {CHECKS["corners_per_design"]}
    assert len(designs) == len(praetor().box.designs) == 4


def test_every_kind_has_a_tile() -> None:
    assert {tile.kind.id for tile in praetor().box.tiles} == {kind.id for kind in praetor().box.kinds}


@rule("P4.1", "P4.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_new_game_lays_out_as_many_tiles_as_the_data_say(seats: int) -> None:
    view = table(seats).view(None)
    first, second = (len(names) for names in view["unseen_tiles"])
    laid_out = {
        "tiles_by_players": len(view["city"]) + len(view["display"]) + view["deck"],
        "starting_by_players": len(view["city"]),
        "age_one_by_players": len(view["display"]) + first,
        "age_two_by_players": second,
        "display_by_players": len(view["display"]),
    }
    assert laid_out == {name: CHECKS[name][f"p{seats}"] for name in laid_out}


@rule("P21.10")
@pytest.mark.parametrize("seats", SEATS)
def test_a_new_hard_game_lays_out_as_many_tiles_as_the_data_say(seats: int) -> None:
    view = table(seats, hard=True).view(None)
    first, second = (len(names) for names in view["unseen_tiles"])
    laid_out = {
        "hard_tiles_by_players": len(view["city"]) + len(view["display"]) + view["deck"],
        "hard_starting_by_players": len(view["city"]),
        "hard_age_one_by_players": len(view["display"]) + first,
        "age_two_by_players": second,
    }
    assert laid_out == {name: CHECKS[name][f"p{seats}"] for name in laid_out}


def test_a_game_in_which_nobody_does_anything_lasts_as_long_as_the_data_say() -> None:
    state = table()
    for _ in range(CHECKS["rounds_max"]):
        assert not state.over
        everyone_passes(state)
    assert state.over


# Names


def test_every_name_stands_in_three_languages() -> None:
    assert all(set(names) == set(LANGUAGES) and all(names.values()) for names in praetor().names.values())


def test_everything_that_can_be_named_has_a_name() -> None:
    box = praetor().box
    ids = [*box.colours, *RESOURCES, *box.designs, *(board.id for board in box.boards)]
    ids += [tile.id for tile in box.tiles] + [kind.id for kind in box.kinds]
    ids += [section.id for section in box.sections] + [f"ranking_{ranking.id}" for ranking in box.rankings]
    assert [name for name in ids if name not in praetor().names] == []


def test_a_tile_bears_the_name_of_its_kind() -> None:
    names = praetor().names
    assert all(names[tile.id] == names[tile.kind.id] for tile in praetor().box.tiles)


# The tables of the rules


def rules_table(number: str) -> list[list[str]]:
    """Return the cells of the table below a rule, without its heading."""
    below = RULES[RULES.index(f"**{number}**") :]
    lines = re.findall(r"^\|.*\|$", below[: below.index("\n\n", below.index("\n|"))], re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def price(text: str) -> list[tuple[int, int]]:
    """Read a price such as `2 wood, 1 stone`."""
    if text in ("none", "start only"):
        return []
    pairs = [part.split() for part in text.split(", ")]
    return sorted((RESOURCES.index(resource), int(amount)) for amount, resource in pairs)


def named(kind: Kind) -> str:
    """Return the name of a kind as a heading shows it."""
    return noun("en", kind.names["en"]).forms()[""]


@rule("P23.2")
def test_the_kinds_in_the_rules_are_those_of_the_data() -> None:
    box = praetor().box
    shown = [(named(kind), kind.cost, kind.favor, COLOURS_OF_ACTIVATION[kind.colour], kind.fee) for kind in box.kinds]
    written = [
        (cells[0], price(cells[2]), int(cells[3].replace("-", "0")), cells[4], price(cells[5]))
        for cells in rules_table("P23.2")
    ]
    assert written == shown


@rule("P23.2")
def test_the_copies_of_each_kind_in_the_rules_are_those_of_the_data() -> None:
    tiles = praetor().box.tiles
    for cells in rules_table("P23.2"):
        copies = [tile for tile in tiles if named(tile.kind) == cells[0]]
        marks = [f"{['0', 'I', 'II'][tile.age]} {tile.min_players}+" for tile in copies]
        assert sorted(cells[6].split(", ")) == sorted(marks)


@rule("P23.3")
def test_the_wall_sections_in_the_rules_are_those_of_the_data() -> None:
    shown = [(section.id, section.demand, section.favor) for section in praetor().box.sections]
    assert [(cells[0], price(cells[1]), int(cells[2])) for cells in rules_table("P23.3")] == shown


@rule("P23.4")
def test_the_boards_in_the_rules_are_those_of_the_data() -> None:
    shown = [
        (
            board.id,
            " ".join(str(value) for value in board.morale),
            str(board.wage),
            str(board.pension),
            "/".join(str(rate) for rate in board.buy[1:]),
            "/".join(str(rate) for rate in board.sell[1:]),
        )
        for board in praetor().box.boards
    ]
    assert [tuple(cells) for cells in rules_table("P23.4")] == shown


@rule("P23.5")
def test_the_layouts_in_the_rules_are_those_of_the_data() -> None:
    for cells in rules_table("P23.5"):
        city = table(int(cells[0])).view(None)["city"]
        mines = {tile["owner"]: f"({tile['x']},{tile['y']})" for tile in city if tile["owner"] is not None}
        neutral = {tile["kind"]: (tile["x"], tile["y"]) for tile in city if tile["owner"] is None}
        assert [mines[seat] for seat in range(int(cells[0]))] == [cell for cell in cells[1:] if cell]
        assert neutral == {"market": (-1, 0), "imperial_outpost": (0, 0), "workers_camp": (1, 0)}
        assert {tile["rotation"] for tile in city} == {0}


# Another file in its place


def test_a_changed_cost_takes_effect_in_play(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: row(tables, "kinds", "sawmill").update(cost={"marble": 2, "gold": 1}))
    state = groma.game("praetor", components=path).new(3, 7)
    seat = state.waiting[0]
    show(state, "sawmill_a")
    give(state, seat, marble=1)
    assert refusal(state, "build sawmill_a") == "P9.1"
    give(state, seat, marble=2)
    play(state, "build sawmill_a", "worker 1", "at 1,1", "turn 0")
    assert stock(state, seat) == {"gold": 9, "wood": 4, "stone": 3, "marble": 0, "weapons": 1}


def test_a_changed_setup_takes_effect_in_play(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: tables["setup"].update(start_resources={"gold": 3, "weapons": 9}))
    state = groma.game("praetor", components=path).new(2, 7)
    assert player(state, 0)["resources"] == {"gold": 3, "wood": 0, "stone": 0, "marble": 0, "weapons": 9}


def test_a_changed_name_is_the_name_of_its_tiles(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: row(tables, "kinds", "sawmill")["name"].update(fr="Grande scierie"))
    game = groma.game("praetor", components=path)
    assert (game.names["sawmill"]["fr"], game.names["sawmill_c"]["fr"]) == ("Grande scierie", "Grande scierie")


def test_the_standard_game_is_untouched_by_another_file(tmp_path: Path) -> None:
    path = rewritten(tmp_path, lambda tables: row(tables, "kinds", "sawmill").update(cost={"marble": 9}))
    assert groma.game("praetor", components=path).components.digest != praetor().components.digest
    state = table()
    show(state, "sawmill_a")
    assert "build sawmill_a" in options(state)


def test_the_same_data_written_differently_play_the_same_game(tmp_path: Path) -> None:
    ours, other = praetor(), groma.game("praetor", components=rewritten(tmp_path, lambda tables: None))
    assert [action.notation for action in other.actions] == [action.notation for action in ours.actions]
    assert (other.options, other.names) == (ours.options, ours.names)
    assert other.new(4, 5).view(None) == ours.new(4, 5).view(None)


MISSING = object()


def change(tables: dict[str, Any], path: str, value: object) -> None:
    """Set what lies at a path such as `kinds/sawmill/effect/op`, or take it out."""
    *places, key = path.split("/")
    spot: Any = tables
    for place in places:
        spot = spot[place] if isinstance(spot, dict) else next(entry for entry in spot if place in entry.values())
    if value is MISSING:
        del spot[key]
    else:
        spot[key] = value


def complaint(path: Path) -> str:
    """Return the one line with which a components file is refused."""
    with pytest.raises(ComponentsError) as refused:
        groma.game("praetor", components=path)
    message = str(refused.value)
    assert message.splitlines() == [message]
    return message


@pytest.mark.parametrize(
    ("path", "value", "start"),
    [
        # Unknown keys and tables
        ("kindz", [], "unknown table [kindz]"),
        ("kinds/forum/colur", "red", '[[kinds]] "forum": key "colur" is unknown'),
        ("kinds/forum/effect/resorce", "gold", '[[kinds]] "forum", effect: key "resorce" is unknown'),
        ("kinds/forum/name/de", "Forum", '[[kinds]] "forum", name: key "de" is unknown'),
        ("tiles/smith_a/rotation", 1, '[[tiles]] "smith_a": key "rotation" is unknown'),
        ("walls/wall_03/demand", {}, '[[walls]] "wall_03": key "demand" is unknown'),
        ("boards/b2/wages", 2, '[[boards]] "b2": key "wages" is unknown'),
        ("options/hard/default", True, '[[options]] "hard": key "default" is unknown'),
        ("layouts/p4/seats", 4, '[[layouts]] "p4": key "seats" is unknown'),
        ("layouts/p4/tiles/market_a/turn", 1, '[[layouts]] "p4", tiles: key "turn" is unknown'),
        ("setup/start_gold", 3, '[setup]: key "start_gold" is unknown'),
        ("maintenance/wage", 3, '[maintenance]: key "wage" is unknown'),
        ("veteran/rankings/villagers/zero", True, '[veteran], rankings "villagers": key "zero" is unknown'),
        ("meta/players", 3, '[meta] "praetor": key "players" is unknown'),
        ("components/workers", 3, '[components]: key "workers" is unknown'),
        ("colours/blue/nmae", {}, '[[colours]] "blue": key "nmae" is unknown'),
        ("resources/gold/piece", 3, '[[resources]] "gold": key "piece" is unknown'),
        ("groups/gold/nmae", {}, '[[groups]] "gold": key "nmae" is unknown'),
        ("mosaics/designs/sun/tnt", "#fff", '[mosaics], designs "sun": key "tnt" is unknown'),
        ("glossary/terms/bank/nmae", {}, '[glossary], terms "bank": key "nmae" is unknown'),
        # Missing keys and tables
        ("walls", MISSING, "table [walls] is missing"),
        ("kinds/forum/favor", MISSING, '[[kinds]] "forum": key "favor" is missing'),
        ("kinds/forum/effect/factor", MISSING, '[[kinds]] "forum", effect: key "factor" is missing'),
        ("kinds/forum/name/it", MISSING, '[[kinds]] "forum", name: key "it" is missing'),
        ("tiles/forum_a/corners", MISSING, '[[tiles]] "forum_a": key "corners" is missing'),
        ("tiles/forum_a/id", MISSING, '[[tiles]]: key "id" is missing'),
        ("walls/wall_14/back_bonus", MISSING, '[[walls]] "wall_14": key "back_bonus" is missing'),
        ("boards/a/pension", MISSING, '[[boards]] "a": key "pension" is missing'),
        ("scoring/gold_per_favor", MISSING, '[scoring]: key "gold_per_favor" is missing'),
        # Wrong types
        ("walls", {}, "[[walls]] must be a list of tables"),
        ("setup", [], "[setup] must be a table"),
        ("kinds/forum/favor", "five", '[[kinds]] "forum": key "favor" must be a whole number'),
        ("kinds/forum/favor", 2.5, '[[kinds]] "forum": key "favor" must be a whole number'),
        ("kinds/forum/favor", True, '[[kinds]] "forum": key "favor" must be a whole number'),
        ("kinds/forum/favor", -1, '[[kinds]] "forum": key "favor" must be a whole number'),
        ("kinds/forum/cost", 3, '[[kinds]] "forum": key "cost" must be a table of amounts'),
        ("kinds/forum/cost/wood", -2, '[[kinds]] "forum": key "cost" must hold whole numbers'),
        ("kinds/forum/effect", "gain", '[[kinds]] "forum": key "effect" must be a table'),
        ("kinds/forum/name", "Forum", '[[kinds]] "forum": key "name" must be a table'),
        ("kinds/forum/name/en", "", '[[kinds]] "forum", name: key "en" must be a text'),
        ("tiles/forum_a/corners", "sun", '[[tiles]] "forum_a": key "corners" must be a list'),
        ("boards/a/morale", ["0"], '[[boards]] "a": key "morale" must be a list of whole numbers'),
        ("options/hard/values", True, '[[options]] "hard": key "values" must be a list'),
        ("layouts/p2/tiles", 3, '[[layouts]] "p2": key "tiles" must be a list'),
        ("layouts/p2/tiles", ["market_a"], '[[layouts]] "p2", tiles must be a table'),
        # Unknown words
        ("kinds/forum/cost/silver", 1, '[[kinds]] "forum": key "cost" uses unknown \'silver\''),
        ("kinds/forum/fee/iron", 1, '[[kinds]] "forum": key "fee" uses unknown \'iron\''),
        ("kinds/forum/colour", "blue", '[[kinds]] "forum": key "colour" uses unknown \'blue\''),
        ("kinds/forum/effect/op", "gian", '[[kinds]] "forum", effect: key "op" uses unknown \'gian\''),
        ("kinds/forum/effect/resource", "fish", '[[kinds]] "forum", effect: key "resource" uses unknown \'fish\''),
        ("kinds/forum/group", "baths", '[[kinds]] "forum": key "group" uses unknown \'baths\''),
        ("walls/wall_02/cost/iron", 1, '[[walls]] "wall_02": key "cost" uses unknown \'iron\''),
        ("tiles/forum_a/kind", "froum", '[[tiles]] "forum_a": key "kind" uses unknown \'froum\''),
        ("tiles/forum_a/corners", ["moon"] * 4, '[[tiles]] "forum_a": key "corners" uses unknown \'moon\''),
        ("hard/remove_kinds", ["mercato"], "[hard]: key \"remove_kinds\" uses unknown 'mercato'"),
        ("layouts/p2/tiles/market_a/tile", "x", '[[layouts]] "p2", tiles: key "tile" uses unknown \'x\''),
        # Ids
        ("kinds/forum/id", "curia", '[[kinds]] "curia": key "id" occurs twice'),
        ("tiles/forum_a/id", "curia_a", '[[tiles]] "curia_a": key "id" occurs twice'),
        ("walls/wall_02/id", "wall_01", '[[walls]] "wall_01": key "id" occurs twice'),
        ("mosaics/designs/sun/id", "leaf", '[mosaics], designs "leaf": key "id" occurs twice'),
        ("tiles/forum_a/id", "Forum A", '[[tiles]] "Forum A": key "id" must be lower case'),
        # Figures that contradict the rules or each other
        ("tiles/forum_a/age", 3, '[[tiles]] "forum_a": key "age" must be 0, 1 or 2'),
        ("tiles/forum_a/corners", ["sun"] * 3, '[[tiles]] "forum_a": key "corners" must name four designs'),
        ("kinds/forum/colour", "none", '[[kinds]] "forum": key "colour" must be red or green for the effect gain'),
        ("kinds/statue/colour", "red", '[[kinds]] "statue": key "colour" must be none for the effect none'),
        (
            "kinds/academy/colour",
            "green",
            '[[kinds]] "academy": key "colour" must be grey for the effect',
        ),
        ("kinds/smith/effect/per", ["owned_tiles"], '[[kinds]] "smith", effect: key "per" is fixed by the rules'),
        ("kinds/market/effect/factor", 2, '[[kinds]] "market", effect: key "factor" is unknown'),
        (
            "kinds/forum/effect/factor_option",
            "hard",
            '[[kinds]] "forum": key "factor_option" names \'hard\', no option',
        ),
        ("kinds/academy/timing", "action", '[[kinds]] "academy": key "timing" must be maintenance'),
        ("kinds/labour_camp/effect/level", 5, '[[kinds]] "labour_camp": key "effect" must have level = 6'),
        ("boards/a/morale", [3, 2, 1, 0], '[[boards]] "a": key "morale" must rise'),
        ("boards/a/morale", [1, 2, 3], '[[boards]] "a": key "morale" must rise from left to right and hold 0'),
        ("boards/a/sell/wood", 3, '[[boards]] "a": key "sell" must not exceed the buying rate of wood (P16.5)'),
        ("boards/a/buy/wood", MISSING, '[[boards]] "a": key "buy"'),
        ("limits/owner_tokens", 13, '[limits]: key "owner_tokens" and tokens_off_tiles must add up'),
        ("setup/start_villagers", 6, '[components]: key "workers_per_player" must be the starting'),
        ("setup/deck_order", [2, 1], '[setup]: key "deck_order" is fixed by the rules'),
        ("meta/id", "architects", '[meta] "architects": key "id" must be praetor'),
        ("meta/players_max", 6, "[[colours]] must hold one for each of 6 players"),
        ("layouts/p5/players", 6, "[[layouts]] has none for 5 players"),
    ],
)
def test_an_error_in_a_file_is_named_with_its_place(tmp_path: Path, path: str, value: object, start: str) -> None:
    file = rewritten(tmp_path, lambda tables: change(tables, path, value))
    assert complaint(file).startswith(f"my-praetor.toml: {start}")


UNPLAYABLE: dict[str, tuple[str, object]] = {
    "an option that the rules need is missing": ("options/hard/id", "easy"),
    "a visitor of Rome without a seat": ("options/rome_visitor/values", ["random", "nobody"]),
    "no side A": ("boards/a/side", "B"),
    "fewer B sides than players": ("boards/b1/side", "A"),
    "a built tile in the starting city": ("layouts/p3/tiles/market_a/tile", "sawmill_a"),
    "a tile twice in the starting city": ("layouts/p3/tiles/market_a/tile", "gold_mine_a"),
    "two tiles on one cell": ("layouts/p3/tiles/market_a/x", 0),
    "a hired worker who would have to retire": ("maintenance/emergency_hire_level", 6),
    "less than no favor at the start": ("setup/start_favor_step", -3),
    "an id that cannot stand in a list": ("colours/blue/id", "light,blue"),
    "a ranking that takes favor": ("veteran/rankings/villagers/favor", [5, -5]),
    "a starting city in two parts": ("layouts/p3/tiles/market_a/x", -3),
    "a player without a mine": ("layouts/p3/tiles/gold_mine_a/owner", -1),
    "a name that Fluent cannot read": ("kinds/forum/name/en", "Forum {x}"),
    "a veteran game for other numbers of players": ("veteran/players_min", 4),
    "a hard game without a city": ("hard/remove_kinds", ["market", "imperial_outpost", "workers_camp", "gold_mine"]),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_file_that_cannot_be_played_is_refused_when_it_is_read(tmp_path: Path, case: str) -> None:
    file = rewritten(tmp_path, lambda tables: change(tables, *UNPLAYABLE[case]))
    assert complaint(file).startswith("my-praetor.toml: [")


def test_a_file_with_a_single_wall_section_is_refused(tmp_path: Path) -> None:
    file = rewritten(tmp_path, lambda tables: tables.update(walls=tables["walls"][:1]))
    assert complaint(file).startswith("my-praetor.toml: [[walls]]")


def test_a_file_with_too_few_tiles_for_the_display_is_refused(tmp_path: Path) -> None:
    file = rewritten(tmp_path, lambda tables: tables.update(tiles=tables["tiles"][:10]))
    assert complaint(file).startswith("my-praetor.toml: [[tiles]]")


def test_a_file_that_is_not_toml_is_named_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text('[meta]\nid = "praetor\n', encoding="utf-8")
    message = complaint(path)
    assert message.startswith(f"{path}: is not TOML: ")
    assert "line 2" in message


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert complaint(path).startswith(f"{path}: is not TOML: ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert complaint(path) == f"{path}: cannot be read: No such file or directory"


def test_a_folder_is_no_components_file(tmp_path: Path) -> None:
    assert complaint(tmp_path).startswith(f"{tmp_path}: cannot be read: ")
