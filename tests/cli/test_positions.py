"""`groma show` and `groma edit`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import groma
from tests.bots.test_bots import GAMES, halfway
from tests.cli.command import assert_refused, run


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Return the file of a position of Praetor."""
    file = tmp_path / "state.json"
    file.write_text(halfway(groma.game("praetor"), 3).to_json(), "utf-8")
    return file


def test_every_game_draws_a_saved_position_with_its_question_and_options(tmp_path: Path) -> None:
    for game in GAMES:
        state = halfway(game, 2)
        (tmp_path / "state.json").write_text(state.to_json(), "utf-8")
        shown = run("show", str(tmp_path / "state.json"), "--seat", "0")
        assert shown.code == 0, shown.err
        assert all(action.notation in shown.out.replace("\n", " ") for action in state.options()[:3])
        told = run("show", str(tmp_path / "state.json"), "--json").json
        assert (told["scores"], told["view"]) == (state.scores(), state.view(None))


def test_a_record_is_shown_after_any_of_its_moves(finished: Path) -> None:
    first, last = (run("show", str(finished), *more, "--json").json for more in (["--at", "0"], []))
    assert (first["over"], last["over"]) == (False, True)
    assert_refused(run("show", str(finished), "--at", "100000"), "there is no move 100000")


def test_a_field_is_changed_and_the_rest_stays(position: Path, tmp_path: Path) -> None:
    into = tmp_path / "puzzle.json"
    before = json.loads(position.read_text("utf-8"))
    given = [7] * len(before["table"]["players"][1]["resources"])
    edited = run("edit", str(position), "--into", str(into), "--set", f"players.1.resources={given}")
    assert edited.code == 0, edited.err
    before["table"]["players"][1]["resources"] = given
    assert json.loads(into.read_text("utf-8")) == before
    assert_refused(run("edit", str(position), "--into", str(into)), "is there already")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("round", "--set takes PATH=VALUE"),
        ("rounds=3", "there is no field 'rounds'; there are areas, "),
        ("players.9.favor=3", "there is no place '9'; there are"),
        ("round.first=3", "nothing lies below a int"),
        ("round=third", "'third' is not JSON"),
        ('round="third"', '"third" cannot stand for'),
        ('players.0.resources=["stone"]', "cannot stand for"),
        ("deck=[]", "components would be made or lost: tiles"),
        ("players.0.favor=999", "the favor of seat 0 is not the sum of its sources"),
        ("players.0.resources=[]", "praetor cannot load the position"),
    ],
)
def test_a_change_that_the_game_does_not_bear_is_refused_in_one_line(change: str, words: str, position: Path) -> None:
    assert_refused(run("edit", str(position), "--into", f"{position}.new", "--set", change), words)
    assert [file.name for file in position.parent.iterdir()] == [position.name]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[1]", "neither a state nor a record"),
        ("{", "is not JSON"),
        ('{"game": "praetor", "table": {}}', "cannot load"),
    ],
)
def test_a_file_that_holds_no_position_is_refused_in_one_line(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text(text, "utf-8")
    assert_refused(run("show", str(tmp_path / "state.json")), words)
