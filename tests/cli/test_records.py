"""`groma replay` and `groma verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import groma
from groma.kernel import Record
from tests.cli.command import assert_refused, run

STANDARD = groma.game("praetor").texts.parent / "components.toml"
Change = Callable[[dict[str, Any]], None]


def test_a_good_record_verifies(finished: Path) -> None:
    record = Record.load(finished)
    outcome = run("verify", str(finished))
    assert outcome.code == 0
    assert outcome.out.startswith(f"ok: praetor, 3 seats, {len(record.moves)} moves")
    assert str(record.seed) in outcome.out


def test_a_good_record_verifies_as_json(finished: Path) -> None:
    record = Record.load(finished)
    told = run("verify", str(finished), "--json").json
    assert told["ok"] is True
    assert told["moves"] == len(record.moves)
    assert told["result"] == record.result
    assert told["scores"] == record.replay().scores()


def test_a_game_that_was_left_verifies_too(finished: Path, tmp_path: Path) -> None:
    file = changed(finished, tmp_path, lambda whole: whole.update(result=None, moves=whole["moves"][:10]))
    assert "10 moves, not finished" in run("verify", str(file)).out


def test_a_game_is_counted_with_words_and_moves(finished: Path, tmp_path: Path) -> None:
    record = Record.load(finished)
    told = run("replay", str(finished), "--statistics", "--json", "--language", "fr").json
    assert record.result
    assert [sum(source["points"][seat] for source in told["sources"]) for seat in range(3)] == record.result["scores"]
    assert told["moments"][0]["text"] == "Le meilleur coup"
    assert "Best turn" in run("replay", str(finished), "--statistics").out
    left = changed(finished, tmp_path, lambda whole: whole.update(result=None, moves=whole["moves"][:10]))
    assert_refused(run("replay", str(left), "--statistics"), "not finished")


def changed(finished: Path, folder: Path, change: Change) -> Path:
    """Return a copy of a record with a change."""
    whole = json.loads(finished.read_text(encoding="utf-8"))
    change(whole)
    file = folder / "changed.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    return file


def play_something_else(whole: dict[str, Any]) -> None:
    whole["moves"][0][1] = "stop"


def misspell(whole: dict[str, Any]) -> None:
    whole["moves"][1][1] = "worker nine"


def let_another_play(whole: dict[str, Any]) -> None:
    whole["moves"][0][0] = (whole["moves"][0][0] + 1) % 3


def exchange_a_hash(whole: dict[str, Any]) -> None:
    whole["moves"][4][2] = "0" * 16


def exchange_the_seed(whole: dict[str, Any]) -> None:
    whole["seed"] += 1


def claim_victory(whole: dict[str, Any]) -> None:
    whole["result"]["winners"] = [0, 1, 2]


def change_an_option(whole: dict[str, Any]) -> None:
    whole["options"]["board"] = "C"


def name_another_game(whole: dict[str, Any]) -> None:
    whole["game"] = "chess"


def lose_the_moves(whole: dict[str, Any]) -> None:
    del whole["moves"]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (play_something_else, ["move 1", "'stop' is not allowed", "P8.3"]),
        (misspell, ["move 2", "'worker nine'"]),
        (let_another_play, ["move 1", "is not asked", "P8.3"]),
        (exchange_a_hash, ["move 5", "not the recorded one"]),
        (exchange_the_seed, ["commitment"]),
        (claim_victory, ["the result differs"]),
    ],
)
def test_a_record_that_is_false_is_refused_with_an_exit_code_of_its_own(
    finished: Path, tmp_path: Path, command: str, change: Change, words: list[str]
) -> None:
    file = changed(finished, tmp_path, change)
    assert_refused(run(command, str(file)), "changed.json", *words, code=1)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (change_an_option, ["'board'", "A, B, choice"]),
        (name_another_game, ["there is no game 'chess'"]),
        (lose_the_moves, ['"moves" must be']),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(
    finished: Path, tmp_path: Path, command: str, change: Change, words: list[str]
) -> None:
    file = changed(finished, tmp_path, change)
    assert_refused(run(command, str(file)), "changed.json", *words)


def test_a_program_is_told_whether_a_record_is_false_or_unreadable(finished: Path, tmp_path: Path) -> None:
    false = run("verify", str(changed(finished, tmp_path, claim_victory)), "--json")
    unreadable = run("verify", str(changed(finished, tmp_path, lose_the_moves)), "--json")
    assert (false.code, unreadable.code) == (1, 2)
    assert "the result differs" in false.json["error"]
    assert '"moves" must be' in unreadable.json["error"]


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b'{"format": 1}'])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        assert_refused(run(command, str(file)), "broken.json")


def test_a_record_with_other_components_needs_their_file(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        STANDARD.read_text(encoding="utf-8")
        .replace('en = "the Sawmill, Sawmills"', 'en = "the Timberyard"')
        .replace("gold_per_favor = 10", "gold_per_favor = 9"),
        encoding="utf-8",
    )
    components = ("--components", f"praetor={own}")
    run("simulate", "praetor", "--games", "1", "--bots", "random", "--record", str(tmp_path), *components)
    file = str(tmp_path / "praetor-0-0001.json")
    assert_refused(run("verify", file), "components")
    assert run("verify", file, *components).out.startswith("ok")
    told = run("replay", file, *components).out
    assert "Timberyard" in told
    assert "Sawmill" not in told


def test_components_of_another_game_are_refused(finished: Path) -> None:
    for command in ("verify", "replay"):
        outcome = run(command, str(finished), "--components", "marble=mine.toml")
        assert_refused(outcome, "marble=mine.toml", "not played", "praetor")


def test_a_record_is_told_with_its_edition(finished: Path) -> None:
    game = groma.game("praetor")
    edition = {"rules": game.version, "components": game.components.digest}
    for command in ("verify", "replay"):
        assert edition.items() <= run(command, str(finished), "--json").json.items()
    assert f"rules {game.version}, components {game.components.digest}" in run("verify", str(finished)).out
    assert run("replay", str(finished)).out.startswith(f"praetor v{game.version} {game.components.digest}\n")


def test_a_replay_tells_every_move_and_the_result(finished: Path) -> None:
    record = Record.load(finished)
    told = run("replay", str(finished)).out
    for number, move in enumerate(record.moves, 1):
        assert f"\n{number}. " in told
        assert move.notation in told
    assert "\nRound 1\n" in told
    assert "The game ends after round" in told
    assert "Total" in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["\nRound 2\n", " wins."]),
        ("it", ["\nTurno 2\n", "Vince "]),
        ("fr", ["\nTour 2\n", "remporte"]),
    ],
)
def test_a_replay_speaks_every_language(finished: Path, language: str, words: list[str]) -> None:
    told = run("replay", str(finished), "--language", language).out
    assert all(word in told for word in words)


def test_a_replay_as_json_holds_moves_events_and_view(finished: Path) -> None:
    record = Record.load(finished)
    told = run("replay", str(finished), "--json").json
    assert [[move["seat"], move["notation"]] for move in told["moves"]] == [
        [move.seat, move.notation] for move in record.moves
    ]
    assert told["scores"] == record.replay().scores()
    assert told["moves"][-1]["events"][-1]["kind"] == "won"
    assert told["setup"][-1]["text"].startswith("Turn order: ")
    assert told["view"]["over"] is True


def test_a_replay_shows_the_table_after_a_move(finished: Path) -> None:
    record = Record.load(finished)
    state = record.start()
    for number, move in enumerate(record.moves[:7], 1):
        record.step(state, number, move)
    told = run("replay", str(finished), "--at", "7", "--json").json
    assert told["view"] == json.loads(json.dumps(state.view(None)))
    assert len(told["moves"]) == 7
    shown = run("replay", str(finished), "--at", "7").out
    assert shown.startswith("7. ")
    assert "Imperial Outpost" in shown or "I.Outpos" in shown


def test_the_table_before_the_first_move_can_be_shown(finished: Path) -> None:
    assert "Round 1" in run("replay", str(finished), "--at", "0").out


def test_a_replay_cannot_go_beyond_the_last_move(finished: Path) -> None:
    moves = len(Record.load(finished).moves)
    assert_refused(run("replay", str(finished), "--at", str(moves + 1)), f"no move {moves + 1}", f"has {moves}")
