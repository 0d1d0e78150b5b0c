"""Whole games kept as files, replayed move by move; and what a record promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import groma
from groma.kernel.record import digest
from tests.records.make import GAMES, HERE

FILES = sorted(path for game in GAMES for path in (HERE / game).glob("*.json"))
every_record = pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
SAMPLE = HERE / "praetor" / "2-players.json"


def tampered(tmp_path: Path, **changes: Any) -> Path:
    """Write the sample record with other values."""
    whole = json.loads(SAMPLE.read_text())
    whole.update(changes)
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(whole))
    return path


def moves() -> list[list[Any]]:
    """Return the moves of the sample record."""
    found: list[list[Any]] = json.loads(SAMPLE.read_text())["moves"]
    return found


@every_record
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    record = groma.Record.load(path)
    state = record.replay()
    assert state.over
    assert record.result == {"scores": state.scores(), "winners": state.winners()}


@pytest.mark.parametrize("game", list(GAMES))
def test_the_records_show_every_seat_count_and_every_variant(game: str) -> None:
    records = [groma.Record.load(path) for path in FILES if path.parent.name == game]
    assert len(records) == len(GAMES[game]) >= 10
    assert {record.seats for record in records} == set(groma.game(game).players)
    for name, values in groma.game(game).options.items():
        if len(values) <= 3:
            assert {record.options[name] for record in records} == set(values), name


def test_a_record_is_the_same_after_reading_and_writing(tmp_path: Path) -> None:
    groma.Record.load(SAMPLE).save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == SAMPLE.read_text()


def test_a_new_record_names_its_edition_which_its_hashes_do_not_cover(tmp_path: Path) -> None:
    state = groma.game("praetor").new(2, 7)
    record = groma.Record.of(state)
    record.play(state, state.options()[0])
    record.save(tmp_path / "new.json")
    whole = json.loads((tmp_path / "new.json").read_text())
    assert (whole["format"], whole["rules"]) == (2, state.game.version)
    assert whole["components"] == state.game.components.digest
    file = tmp_path / "old-digest.json"
    file.write_text(json.dumps({**whole, "components": state.game.digests()[0]}))
    assert groma.Record.load(file).replay().to_json() == state.to_json()


def test_the_hashes_of_a_record_of_the_first_format_cover_the_digest(tmp_path: Path) -> None:
    record = groma.Record.load(SAMPLE)
    assert (record.format, record.components) == (1, record.game.digests()[0])
    with pytest.raises(groma.RecordError, match=r"move 1 .* is not the recorded one"):
        groma.Record.load(tampered(tmp_path, components=record.game.components.digest)).replay()


def test_a_secret_seed_of_bytes_survives_the_file(tmp_path: Path) -> None:
    state = groma.game("praetor").new(2)
    record = groma.Record.of(state)
    record.play(state, state.options()[0])
    record.save(tmp_path / "bytes.json")
    assert digest(groma.Record.load(tmp_path / "bytes.json").replay()) == digest(state)


def test_an_exchanged_move_is_found_with_its_number(tmp_path: Path) -> None:
    changed = moves()
    changed[4][1] = "pass"
    with pytest.raises(groma.RecordError, match="move 5 of seat") as found:
        groma.Record.load(tampered(tmp_path, moves=changed)).replay()
    assert found.value.move == 5


def test_an_illegal_move_is_found_with_its_rule(tmp_path: Path) -> None:
    changed = moves()
    changed[0][1] = "stop"
    with pytest.raises(groma.RecordError, match=r"move 1 of seat \d: 'stop' is not allowed now \(P8.3\)") as found:
        groma.Record.load(tampered(tmp_path, moves=changed)).replay()
    assert found.value.rule == "P8.3"


def test_a_move_that_the_game_does_not_know_is_found_with_its_number(tmp_path: Path) -> None:
    changed = moves()
    changed[1][1] = "worker nine"
    with pytest.raises(groma.RecordError, match=r"move 2 of seat \d: praetor knows no action 'worker nine'") as found:
        groma.Record.load(tampered(tmp_path, moves=changed)).replay()
    assert found.value.move == 2


def test_a_changed_hash_is_found(tmp_path: Path) -> None:
    changed = moves()
    changed[7][2] = "0" * 16
    with pytest.raises(groma.RecordError, match=r"move 8 .* is not the recorded one"):
        groma.Record.load(tampered(tmp_path, moves=changed)).replay()


def test_a_changed_result_is_found(tmp_path: Path) -> None:
    result = {"scores": [999, 0], "winners": [0]}
    with pytest.raises(groma.RecordError, match="the result differs"):
        groma.Record.load(tampered(tmp_path, result=result)).replay()


def test_an_exchanged_seed_is_found(tmp_path: Path) -> None:
    with pytest.raises(groma.RecordError, match="does not fit its commitment"):
        groma.Record.load(tampered(tmp_path, seed=12345))


def test_missing_moves_are_found(tmp_path: Path) -> None:
    with pytest.raises(groma.RecordError, match="the result differs"):
        groma.Record.load(tampered(tmp_path, moves=moves()[:-1])).replay()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "praetor is played by 2 to 5"),
        ({"options": {"weather": "rain"}}, "has no option 'weather'"),
        ({"options": {"board": "Z"}}, "cannot be 'Z' here; allowed: A, B, choice"),
        ({"format": 99}, "reads formats 1 and 2"),
        ({"components": "0"}, "give the same components file"),
        ({"moves": [[0, "pass"]]}, r"move 1 must be \[seat, notation, hash\]"),
        ({"moves": [["0", "pass", ""]]}, r"move 1 must be \[seat, notation, hash\]"),
        ({"moves": None}, '"moves" must be a list'),
        ({"seed": [1]}, '"seed" must be a number or hexadecimal digits'),
        ({"seed": "xyz"}, "non-hexadecimal"),
        ({"options": []}, '"options" must be an object'),
    ],
)
def test_a_record_that_makes_no_sense_says_what_is_wrong(tmp_path: Path, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(groma.RecordError, match=words):
        groma.Record.load(tampered(tmp_path, **changes))


@pytest.mark.parametrize("text", ["", "[]", "3", "{", '{"format": 1}', "\ufeff"])
def test_a_file_that_is_no_record_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "none.json"
    path.write_text(text)
    with pytest.raises(groma.RecordError, match=r"none.json: is not (JSON|a record)"):
        groma.Record.load(path)


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(groma.RecordError, match="cannot be read: No such file"):
        groma.Record.load(tmp_path / "missing.json")


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(OSError):
        groma.Record.load(SAMPLE).save(tmp_path / "folder.json")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.json"]
