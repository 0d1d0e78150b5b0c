"""Marble's table in the terminal: a person finds every answer on the map, and plays a whole game with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import groma
from groma.games.marble import Marble
from groma.games.marble.actions import At, Lay, Move, Recall, Resolve
from groma.games.marble.map import WATER, CityMap
from groma.games.marble.state import MarbleState
from groma.kernel import Action, Record
from groma.kernel.components import LANGUAGES
from groma.kernel.drawing import player_names
from tests.cli.command import run
from tests.cli.drawn import printed, random_positions, strict_drawing, table_of
from tests.cli.strict import StrictText

every_language = pytest.mark.parametrize("language", LANGUAGES)
Spot = tuple[int, int]
ENGLISH = StrictText(groma.game("marble"), "en")


def game() -> Marble:
    """Return the game with its own components."""
    found = groma.game("marble")
    assert isinstance(found, Marble)
    return found


def positions(seats: int, seed: int, every: int = 1) -> Iterator[MarbleState]:
    """Give out positions of a random game."""
    for state in random_positions(game(), seats, seed, every):
        assert isinstance(state, MarbleState)
        yield state


def city(state: MarbleState) -> CityMap:
    """Return the map of a table, in English."""
    return CityMap(state, ENGLISH, player_names(state, ENGLISH))


def lines(state: MarbleState, options: list[Action]) -> list[str]:
    """Return the lines of the map with the numbers of some answers."""
    drawn = city(state)
    picture = drawn.drawn()
    drawn.mark(options)
    return [line.plain() for line in picture.lines()]


def numbers(drawn: list[str]) -> dict[int, list[Spot]]:
    """Return where each number of an answer stands: the columns between its brackets, line by line."""
    found: dict[int, list[Spot]] = {}
    for line, text in enumerate(drawn):
        for number in re.finditer(r"\[(\d+)\]", text):
            assert int(number[1]) not in found, "a number stands twice"
            found[int(number[1])] = [(column, line) for column in range(number.start(), number.end())]
    return found


def names_a_place(action: Action) -> bool:
    return isinstance(action, At | Recall | Move | Lay | Resolve)


def test_every_answer_that_names_a_place_stands_on_the_map() -> None:
    asked: set[str] = set()
    for seats in (2, 3, 4):
        for state in positions(seats, seed=0):
            options = state.options()
            placed = [number for number, action in enumerate(options, 1) if names_a_place(action)]
            if placed and (len(state.placed) % 3 == 0 or len(placed) < 10):
                assert sorted(numbers(lines(state, options))) == placed
                asked |= {options[number - 1].verb for number in placed}
    assert asked == {"at", "recall", "move", "lay", "site"}


def test_a_tile_lies_where_its_number_stood() -> None:
    seen = 0
    for state in positions(3, seed=4, every=7):
        stood = numbers(lines(state, state.options()))
        for number, action in enumerate(state.options(), 1):
            if isinstance(action, At):
                after = laid(state, action)
                column, line = stood[number][len(stood[number]) // 2]
                letter = ENGLISH.word(state.box.colours_of_tiles[after.type_of[action.rhombus]])[0]
                assert lines(after, [])[line][column] == letter.upper()
                seen += 1
    assert seen > 30


def laid(state: MarbleState, action: At) -> MarbleState:
    """Return the table after a tile was laid, without a magistrate."""
    after = state.copy()
    after.play(action)
    if state.words.decline in after.options() and action.rhombus not in after.placed:
        after.play(state.words.decline)
    return after


def test_an_aqueduct_runs_where_the_number_of_its_edge_stood() -> None:
    seen = 0
    for seed in (0, 1, 3):
        for state in positions(3, seed):
            for number, action in enumerate(state.options(), 1):
                if isinstance(action, Lay):
                    box = numbers(lines(state, state.options()))[number]
                    after = state.copy()
                    after.play(action)
                    drawn = [line.ljust(box[-1][0] + 1) for line in lines(after, [])]
                    assert WATER in [drawn[line][column] for column, line in box]
                    seen += 1
    assert seen > 5


def test_the_margins_tell_the_letter_of_each_row_and_the_number_of_each_column() -> None:
    state = game().new(2, 7)
    drawn = lines(state, [])
    grid = state.box.grid
    columns = [str(number) for number in range(1, 26)]
    assert drawn[0].split() == drawn[-1].split() == columns
    for vertex, label in enumerate(grid.labels):
        line = drawn[1 + 3 * grid.vertices[vertex][1]]
        assert line[0] == line[-1] == label[0]
        assert drawn[0][3 * int(label[1:]) :].startswith(label[1:])
        assert line[3 * int(label[1:])] in "·≈"


def test_the_hills_in_play_are_drawn_and_no_others() -> None:
    state = game().new(2, 7)
    assert 0 < len(state.hills) < len(state.box.hills)
    hills = sum(line.count("^") for line in lines(state, []))
    assert hills == 4 * len(state.hills), "a hill is a triangle of four characters"


def test_a_building_shows_its_colour_and_its_owner() -> None:
    found = 0
    for seed in range(40):
        *_, state = positions(2, seed, every=1000)
        for site in state.view(None)["sites"]:
            if site["owner"] is not None:
                sign = state.box.colours_of_tiles[["temple", "baths", "theatre", "arena"].index(site["standing"])][0]
                owner = player_names(state, ENGLISH)[site["owner"]]
                assert any(f"{sign.upper()}{owner[:2]}" in line for line in lines(state, []))
                found += 1
    assert found


@every_language
def test_the_letters_of_the_map_are_told_apart(language: str) -> None:
    state = game().new(4, 7)
    text = StrictText(game(), language)
    names = player_names(state, text)
    assert len({text.word(colour)[0] for colour in state.box.colours_of_tiles}) == 4
    assert len({name[:2] for name in names}) == 4


def test_a_person_sees_the_values_of_the_own_bridges_and_no_others() -> None:
    state = game().new(3, 2)
    state.bridge_owner = [0, 1, -1, 0, -1, -1, -1]
    mine = [bridge["value"] for bridge in state.view(0)["bridges"] if bridge["owner"] == 0]
    gained = table_of(state, seat=0).splitlines()
    rows = {line.split()[0]: line.split() for line in gained if re.match(r"Purple|Black|Orange", line)}
    assert rows["Purple"][-2:] == [str(value) for value in mine]
    assert rows["Black"][-1] == "?"
    assert rows["Orange"][-1] == "–"


def test_a_place_tells_what_it_completes_and_who_builds() -> None:
    told: set[str] = set()
    for seed in range(4):
        for state in positions(2, seed):
            decision = state.decision()
            if decision is not None and decision.question == "choose-place" and len(state.placed) % 3 == 0:
                drawing = strict_drawing(state)
                for preview in state.view(None)["previews"]:
                    hint = drawing.hint(state, decision, game().action(f"at {preview['place']}"))
                    assert label_of(state, preview["site"]) in hint
                    told.add(hint)
    assert any("Fountain" in hint for hint in told)
    assert any("(Purple)" in hint or "(Black)" in hint for hint in told)


def label_of(state: MarbleState, site: str) -> str:
    """Return what people call a site."""
    q, r = site.split(",")
    return state.box.grid.labels[state.box.grid.vertex[int(q), int(r)]]


def test_the_place_of_a_tile_is_shown_while_its_magistrate_is_asked_for() -> None:
    for state in positions(2, seed=1):
        decision = state.decision()
        if decision is not None and decision.question == "choose-magistrate":
            assert "[?]" in printed(strict_drawing(state).beside(state, decision))
            return
    raise AssertionError("nobody was asked for a magistrate")


@every_language
@pytest.mark.parametrize("columns", [80, 120])
def test_a_whole_game_is_played_in_the_terminal(
    language: str, columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    file = tmp_path / "game.json"
    more = ("--seats", "2", "--language", language, "--record", str(file))
    outcome = run("play", "marble", "--seed", "7", "--bots", "random", *more, stdin="4\n1\n2\n3\n" * 400)
    assert outcome.code == 0
    assert Record.load(file).replay().over
    assert max(len(line.rstrip()) for line in outcome.out.splitlines() if "> " not in line) <= columns
    assert {"en": "wins.", "it": "Vince", "fr": "remporte"}[language] in outcome.out


def test_many_answers_stand_side_by_side_below_the_map() -> None:
    shown = run("play", "marble", "--seed", "7", "--bots", "random", stdin="2\n1\n").out
    answers = shown.split("Where do you place")[1].splitlines()[1:]
    assert re.match(r" ?1 Place between \S+ and \S+ .* \d+ Place between \S+ and \S+", answers[0])
    assert len(answers) < 20


def test_one_rule_that_forbids_many_places_is_told_once() -> None:
    shown = run("play", "marble", "--seed", "7", "--bots", "random", stdin="2\n1\n?\n").out
    assert " ".join(shown.split()).count("A tile must touch a hill in play or a tile laid earlier. (M10.4)") == 1
