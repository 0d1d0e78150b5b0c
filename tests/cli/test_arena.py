"""`groma arena`."""

from __future__ import annotations

import json
import os
import re
import signal
from collections import Counter
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.progress import Progress

import groma
from groma.bots import RandomBot
from groma.bots.match import Match, Outcome, edition, outcome_of, play, play_with
from groma.bots.strength import Strength, elo, wilson
from groma.cli.ledger import Ledger
from groma.cli.standings import make_page, matches
from groma.cli.tournament import played
from groma.kernel import Action, Seed, State
from groma.kernel.weights import Habits
from groma.lab.workers import Processes
from tests.cli.command import assert_refused, run

STANDARD = groma.game("praetor").texts.parent / "components.toml"
ROOT = Path(__file__).parents[2]
GAMES_ON_FILE, PAGE = ROOT / "bench" / "arena" / "games.jsonl", ROOT / "docs" / "bots.md"
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


def test_the_table_fits_into_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("arena", "praetor", "--bots", "hard:1,random", "--seats", "2", "--games", "2").out
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    for name in ("hard:1", "random"):
        figures = r"1 +[\d.]+% +[\d.]+% – [\d.]+% +[-+]\d+ +[\d.]+ +[\d,]+ +[\d,]+ *"
        assert re.search(rf"^{name} +{figures}$", shown, re.MULTILINE), shown


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
    ledger, present = Ledger(file), edition(groma.game("praetor"))
    assert ledger.missing(Match("praetor", ["greedy", "random"], 0, {}, present), 4) == [2, 3]
    assert ledger.missing(Match("praetor", ["greedy", "random"], 1, {}, present), 2) == [0, 1]


GAME = b'{"match": "m", "number": 0, "scores": [], "shares": [], "decisions": [], "simulations": [], "seconds": []}'


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"dear diary\n", 1),
        (b"dear diary", 1),
        (b"{", 1),
        (b"\x89PNG\r\n\x1a\n\xff", 1),
        (b"\xff", 1),
        (b'{"match": "Aquileia - Ostia 2:1"}', 1),
        (GAME + b"\ndear diary", 2),
        (b'dear diary\n{"match": "praet', 1),
    ],
)
def test_another_file_is_refused_untouched(tmp_path: Path, content: bytes, line: int) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    outcome = run("arena", "praetor", "--bots", "random", "--seats", "2", "--games", "2", "--file", str(file))
    assert_refused(outcome, f"notes.txt: line {line} is no game of an arena")
    assert file.read_bytes() == content


@pytest.mark.parametrize("rest", [b'{"match": "praet', b'{"ma', b"{"])
def test_what_is_left_of_a_line_is_dropped_after_games(tmp_path: Path, rest: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(GAME + b"\n" + rest)
    Ledger(file)
    assert file.read_bytes() == GAME + b"\n"


def test_the_first_line_may_be_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(GAME[:-1])
    Ledger(file)
    assert file.read_bytes() == b""


def test_a_game_that_only_misses_the_end_of_its_line_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(GAME)
    Ledger(file)
    assert file.read_bytes() == GAME + b"\n"


def test_games_of_other_components_are_kept_but_do_not_count(tmp_path: Path) -> None:
    file, other = tmp_path / "games.jsonl", tmp_path / "other.toml"
    standard = STANDARD.read_text(encoding="utf-8")
    other.write_text(standard.replace("gold_per_favor = 10", "gold_per_favor = 9"), encoding="utf-8")
    arguments = ("--bots", "random", "--seats", "2", "--games", "2", "--file", str(file))
    for more in ([], ["--components", f"praetor={other}"], []):
        arena(*arguments, *more)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    editions = [edition(groma.game("praetor", components)) for components in (None, other)]
    assert [(line["edition"], line["number"]) for line in lines] == [(each, n) for each in editions for n in (0, 1)]
    assert list(lines[0])[:3] == ["match", "edition", "number"]


def test_games_without_an_edition_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(GAME.replace(b'"m"', b'"praetor random,random seed 0"') + b"\n")
    match = Match("praetor", ["random", "random"], 0, {}, edition(groma.game("praetor")))
    assert Ledger(file).missing(match, 2) == [0, 1]


@pytest.mark.parametrize("habit", Habits().named())
def test_other_habits_make_another_edition(habit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = groma.game("praetor")
    habits, before = game.advice.weights.habits, edition(game)
    assert len(before) == 8
    monkeypatch.setattr(habits, habit, getattr(habits, habit) + 1)
    assert edition(game) != before


def test_other_weights_make_another_edition() -> None:
    game = groma.game("praetor")
    usual, before = game.advice.weights.values[:], edition(game)
    game.advice.weights.take([usual[0] + 0.01, *usual[1:]])
    after = edition(game)
    game.advice.weights.take(usual)
    assert after != before == edition(game)


def test_a_file_in_a_missing_folder_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("groma.cli.arena.played")
    outcome = run("arena", "praetor", "--file", str(tmp_path / "nowhere" / "games.jsonl"))
    assert_refused(outcome, "games.jsonl: cannot be written: No such file or directory")


def test_an_outcome_survives_its_file() -> None:
    outcome = play(groma.game("praetor"), Match("praetor", ["random", "random"], 1, {}), 1)
    assert outcome_of(json.loads(json.dumps(outcome.data()))).data() == outcome.data()


def test_killing_a_worker_loses_nothing() -> None:
    game, match = groma.game("praetor"), Match("praetor", ["random", "random"], 2, {})
    with Processes(2) as workers:
        games = played(game, match, list(range(6)), workers)
        outcomes = [next(games)]
        victim = active_children()[0]
        victim.kill()
        outcomes += games
    assert victim.exitcode == -signal.SIGKILL
    assert sorted(outcome.number for outcome in outcomes) == list(range(6))
    alone = {outcome.number: outcome.scores for outcome in played(game, match, list(range(6)), Processes(1))}
    assert {outcome.number: outcome.scores for outcome in outcomes} == alone


def test_processes_that_keep_dying_are_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("groma.lab.workers.PATIENCE", 1)
    monkeypatch.setattr("groma.lab.workers._Hand.found", lambda hand: None)
    outcome = run("arena", "praetor", "--bots", "random", "--seats", "2", "--games", "2", "--jobs", "2")
    assert_refused(outcome, "the processes keep dying; 1 results are missing")
    assert not active_children()


def test_a_worker_leaves_an_interruption_to_the_arena() -> None:
    with Processes(2) as workers:
        games = played(groma.game("praetor"), Match("praetor", ["random", "random"], 2, {}), [0], workers)
        next(games)
        [worker] = active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)
        worker.join(0.5)
        assert worker.is_alive()
        assert list(games) == []
    assert not active_children()


def test_what_goes_wrong_in_a_game_is_told() -> None:
    with Processes(2) as workers:
        games = played(groma.game("praetor"), Match("praetor", ["greedy:gold", "random"], 2, {}), [0, 1], workers)
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
    page, file = tmp_path / "bots.md", tmp_path / "games.jsonl"
    page.write_text("# Bots\n<!-- table: begin --><!-- table: end -->\nThe end.\n")
    few = [Match("praetor", ["greedy", "random"], 1, {}, "today")]
    monkeypatch.setattr("groma.cli.standings.matches", lambda: few)
    bar = Progress(disable=True)
    monkeypatch.setattr("groma.cli.standings.progress", lambda: bar)
    make_page(page, Ledger(file), 2, Processes(1), "")
    assert (bar.tasks[0].completed, bar.tasks[0].total) == (2, 2)
    text = page.read_text()
    assert "| praetor | 2 | `greedy` | `random` | 2 | **100.0%** |" in text
    assert text.endswith("<!-- table: end -->\nThe end.\n")
    assert len(file.read_text().splitlines()) == 2
    make_page(page, Ledger(file), 2, Processes(1), "")
    assert (bar.tasks[1].completed, bar.tasks[1].total) == (2, 2)
    assert page.read_text() == text


def test_the_table_counts_games_of_the_present_edition() -> None:
    assert all(match.edition == edition(groma.game(match.game)) for match in matches())


def test_the_games_on_file_are_of_the_present_edition_and_the_page_tells_of_all_of_them() -> None:
    games = [json.loads(line) for line in GAMES_ON_FILE.read_text().splitlines()]
    names = [game["match"].split()[0] for game in games]
    assert all(game["edition"] == edition(groma.game(name)) for game, name in zip(games, names, strict=True))
    on_page: Counter[tuple[str, int]] = Counter()
    for line in PAGE.read_text().splitlines():
        if line.startswith("| ") and "%**" in line:
            name, seats, _, _, many = line.removeprefix("| ").split(" | ")[:5]
            on_page[name, int(seats)] += int(many)
    assert on_page == Counter((name, len(game["scores"])) for game, name in zip(games, names, strict=True))


OPTIONS = ["--bots=random", "--seats=3", "--seed=0", "--option=a=b", "--components=a=b"]


@pytest.mark.parametrize("option", OPTIONS)
def test_a_page_takes_no_option_that_it_would_ignore(option: str, tmp_path: Path) -> None:
    name = option.partition("=")[0]
    outcome = run("arena", "--table", str(tmp_path / "page.md"), option)
    assert_refused(outcome, f"{name} does not go with --table, which takes GAME, --games, --jobs, --ray and --file")


def test_a_page_is_not_told_to_a_program(tmp_path: Path) -> None:
    outcome = run("arena", "--table", str(tmp_path / "page.md"), "--json")
    assert outcome.code == 2
    assert "--json does not go with --table" in outcome.json["error"]


def test_a_page_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("<!-- table: begin --><!-- table: end -->\n")
    assert_refused(run("arena", "chess", "--table", str(page)), "there is no game 'chess'; there are aquileia")
    assert page.read_text() == "<!-- table: begin --><!-- table: end -->\n"


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_table_covers_every_level_of_every_game_at_two_three_and_four_seats(level: str) -> None:
    covered = {(match.game, len(match.bots)) for match in matches() if match.bots[0].partition(":")[0] == level}
    allowed = {(name, seats) for name in groma.names() for seats in (2, 3, 4) if seats in groma.game(name).players}
    assert covered == allowed


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "which game? There are aquileia"),
        (["praetor", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["praetor", "--bots", "medium:5"], "'medium' does not search: only hard and expert take a number"),
        (["praetor", "--bots", "a,b,c,random"], "there is no bot 'a'"),
        (["praetor", "--bots", "random,easy,medium,easy"], "4 bots for 3 seats (random, easy, medium, easy): --bots"),
        (["architects", "--seats", "1"], "2 bots for 1 seat (hard:60, medium): --bots takes at most one name a seat"),
        (["architects", "--seats", "1"], "architects is played by 1 to 5"),
        (["praetor", "--seats", "1"], "praetor is played by 2 to 5, not by 1"),
        (["praetor", "--seats", "9"], "praetor is played by 2 to 5, not by 9"),
    ],
)
def test_wrong_input_is_answered_in_words(arguments: list[str], problem: str) -> None:
    assert_refused(run("arena", *arguments), problem)
