"""`groma arena`."""

from __future__ import annotations

import json
import signal
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest

import groma
from groma.bots import RandomBot
from groma.bots.match import Match, Outcome, outcome_of, play, play_with
from groma.bots.strength import Strength, elo, wilson
from groma.cli import tournament
from groma.cli.ledger import Ledger
from groma.cli.standings import make_page, matches
from groma.kernel import Action, Seed, State
from tests.cli.command import run

TIMES = ("decisions_per_second", "simulations_per_second")


def arena(*more: str) -> dict[str, Any]:
    """Return the figures of an arena."""
    result: dict[str, Any] = run("arena", "praetor", "--json", *more).json
    return result


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    rows = [{key: value for key, value in row.items() if key not in TIMES} for row in result["strength"]]
    return {**result, "strength": rows}


def test_the_stronger_bot_is_told_with_its_interval() -> None:
    result = arena("--bots", "greedy,random", "--seats", "2", "--games", "8")
    strong, weak = result["strength"]
    assert (strong["bot"], weak["bot"], result["games"]) == ("greedy", "random", 8)
    assert strong["share"] == 1.0
    assert 0.5 < strong["low"] < strong["high"] <= 1.0
    assert strong["elo"] > 100 > -100 > weak["elo"]
    assert strong["score"] > weak["score"]
    assert strong["decisions_per_second"] > 0


def test_the_last_bot_takes_the_seats_that_are_left_and_every_deal_is_played_in_full() -> None:
    result = arena("--bots", "random,greedy", "--seats", "3", "--games", "4")
    assert result["bots"] == ["random", "greedy", "greedy"]
    assert result["games"] == 6
    assert [row["seats"] for row in result["strength"]] == [1, 2]


def test_a_level_may_think_for_a_number_of_simulations() -> None:
    result = arena("--bots", "hard:2,random", "--seats", "2", "--games", "2")
    assert result["strength"][0]["simulations_per_second"] > 0
    assert result["strength"][1]["simulations_per_second"] == 0


class Note(RandomBot):
    """Notes where it sits and what is dealt."""

    seat = -1
    seed: Seed = 0

    def answer(self, state: State, seat: int) -> Action:
        """Answer anything."""
        self.seat, self.seed = seat, state.chance.seed
        return super().answer(state, seat)


def test_one_deal_is_played_once_in_every_rotation_of_the_seats() -> None:
    match = Match("praetor", ["random"] * 3, 5, {})
    seats: list[list[int]] = []
    deals: list[Seed] = []
    for number in range(6):
        notes = [Note(Random(place)) for place in range(3)]
        play_with(groma.game("praetor"), match, number, [*notes])
        seats.append([note.seat for note in notes])
        deals.append(notes[0].seed)
    assert seats[:3] == seats[3:]
    assert [sorted(row) for row in zip(*seats[:3], strict=True)] == [[0, 1, 2]] * 3
    assert len(set(deals[:3])) == len(set(deals[3:])) == 1
    assert deals[0] != deals[3]


def test_a_game_depends_on_the_match_and_its_number_alone() -> None:
    match = Match("praetor", ["greedy", "random"], 5, {})
    one, other = (play(groma.game("praetor"), match, 3).data() for _ in range(2))
    assert {**one, "seconds": 0} == {**other, "seconds": 0}


def test_the_number_of_jobs_changes_nothing() -> None:
    arguments = ("--bots", "greedy,random", "--seats", "2", "--games", "4")
    assert without_times(arena(*arguments)) == without_times(arena(*arguments, "--jobs", "2"))


# Files


def test_an_arena_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "greedy,random", "--seats", "2", "--file", str(file))
    arena(*arguments, "--games", "2")
    first = file.read_text()
    whole = arena(*arguments, "--games", "6")
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 6
    assert without_times(whole) == without_times(arena("--bots", "greedy,random", "--seats", "2", "--games", "6"))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("--bots", "random", "--seats", "2", "--games", "4", "--file", str(file))
    whole = arena(*arguments)
    text = file.read_text()
    file.write_text(text[:-20])
    assert without_times(arena(*arguments)) == without_times(whole)
    assert [json.loads(line)["number"] for line in file.read_text().splitlines()] == [0, 1, 2, 3]


def test_matches_do_not_mix_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for bots in ("random", "greedy,random"):
        arena("--bots", bots, "--seats", "2", "--games", "2", "--file", str(file))
    ledger = Ledger(file)
    assert ledger.missing(Match("praetor", ["greedy", "random"], 0, {}), 4) == [2, 3]
    assert ledger.missing(Match("praetor", ["greedy", "random"], 1, {}), 2) == [0, 1]


def test_another_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dear diary\n")
    outcome = run("arena", "praetor", "--file", str(file))
    assert outcome.code == 2
    assert "line 1 is no game of an arena" in outcome.err


def test_an_outcome_survives_its_file() -> None:
    outcome = play(groma.game("praetor"), Match("praetor", ["random", "random"], 1, {}), 1)
    assert outcome_of(json.loads(json.dumps(outcome.data()))).data() == outcome.data()


def test_killing_a_worker_loses_nothing() -> None:
    match = Match("praetor", ["random", "random"], 2, {})
    games = tournament.played(match, None, list(range(6)), 2)
    outcomes = [next(games)]
    victim = active_children()[0]
    victim.kill()
    outcomes += games
    assert victim.exitcode == -signal.SIGKILL
    assert sorted(outcome.number for outcome in outcomes) == list(range(6))
    alone = {outcome.number: outcome.scores for outcome in tournament.played(match, None, list(range(6)), 1)}
    assert {outcome.number: outcome.scores for outcome in outcomes} == alone


def test_an_arena_whose_processes_keep_dying_gives_up() -> None:
    games = tournament.played(Match("praetor", ["random", "random"], 2, {}), Path("nowhere"), [0, 1], 2)
    with pytest.raises(RuntimeError, match=r"keep dying; [12] games are missing"):
        next(games)
    assert not active_children()


def test_what_goes_wrong_in_a_game_is_told() -> None:
    games = tournament.played(Match("praetor", ["greedy:gold", "random"], 2, {}), None, [0, 1], 2)
    with pytest.raises(ValueError, match="gold"):
        next(games)


# Figures


def test_wilson_gives_the_known_interval() -> None:
    assert list(wilson(8, 10)) == pytest.approx([0.490, 0.943], abs=1e-3)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo_tells_a_share_of_three_in_four_as_191_points() -> None:
    ratings = elo(["a", "b"], {("a", "b"): 7500.0, ("b", "a"): 2500.0})
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=0.5)
    assert ratings["a"] + ratings["b"] == pytest.approx(0.0)


def test_elo_orders_a_chain_of_bots() -> None:
    won = {("a", "b"): 30.0, ("b", "a"): 10.0, ("b", "c"): 30.0, ("c", "b"): 10.0}
    ratings = elo(["a", "b", "c"], won)
    assert ratings["a"] - ratings["c"] == pytest.approx(2 * (ratings["a"] - ratings["b"]), rel=0.01)


def test_seats_of_the_same_bot_count_together() -> None:
    outcomes = [Outcome(0, [10, 5, 4], [1.0, 0.0, 0.0]), Outcome(1, [3, 5, 5], [0.0, 0.5, 0.5])]
    result = Strength(Match("praetor", ["a", "b", "b"], 0, {}), outcomes).result()
    assert [row["share"] for row in result["strength"]] == [0.5, 0.25]
    assert [row["score"] for row in result["strength"]] == [6.5, 4.75]


# The page


def test_the_page_gets_its_table_and_the_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n<!-- table: begin --><!-- table: end -->\nThe end.\n")
    few = [Match("praetor", ["greedy", "random"], 1, {})]
    monkeypatch.setattr("groma.cli.standings.matches", lambda: few)
    make_page(page, 2, 1, "")
    text = page.read_text()
    assert "| praetor | 2 | `greedy` | `random` | 2 | **100.0%** |" in text
    assert text.endswith("<!-- table: end -->\nThe end.\n")
    assert len((tmp_path / "bots" / "games.jsonl").read_text().splitlines()) == 2
    make_page(page, 2, 1, "")
    assert page.read_text() == text


def test_the_table_covers_every_game_at_two_three_and_four_seats() -> None:
    hard = [(match.game, len(match.bots)) for match in matches() if match.bots[0].startswith("hard")]
    allowed = [(name, seats) for name in groma.names() for seats in (2, 3, 4) if seats in groma.game(name).players]
    assert hard == allowed


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["arena"], "which game? There are praetor"),
        (["arena", "praetor", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["arena", "praetor", "--bots", "random,random,random", "--seats", "2"], "3 bots for 2 seats"),
        (["arena", "praetor", "--seats", "9"], "praetor is played by 2 to 5"),
    ],
)
def test_wrong_input_is_answered_in_words(arguments: list[str], problem: str) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert problem in outcome.err
