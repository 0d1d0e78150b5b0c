"""`groma simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from groma.kernel import Record
from tests.cli.command import run, run_process

TIMES = ("seconds", "decisions_per_second")


def simulate(*more: str) -> dict[str, Any]:
    """Return the figures of a simulation."""
    result: dict[str, Any] = run("simulate", "praetor", "--json", *more).json
    return result


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in TIMES}


def test_the_figures_of_all_games_are_told() -> None:
    result = simulate("--seats", "4", "--games", "5", "--bots", "random", "--seed", "3")
    assert (result["game"], result["seats"], result["games"]) == ("praetor", 4, 5)
    assert result["bots"] == ["random"] * 4
    assert len(result["scores"]) == 4
    assert sum(result["wins"]) == pytest.approx(5)
    assert result["decisions"] > 5 * 50
    assert result["decisions_per_second"] == pytest.approx(result["decisions"] / result["seconds"], rel=0.1)


def test_the_same_seed_gives_the_same_games() -> None:
    arguments = ["--games", "3", "--bots", "random,greedy,random", "--seed", "9"]
    assert without_times(simulate(*arguments)) == without_times(simulate(*arguments))
    assert without_times(simulate(*arguments)) != without_times(simulate(*arguments[:-1], "10"))


def test_the_number_of_jobs_changes_nothing() -> None:
    arguments = ["simulate", "praetor", "--games", "6", "--bots", "random", "--seed", "2", "--json"]
    alone, together = run_process(*arguments), run_process(*arguments, "--jobs", "2")
    assert together.err == ""
    assert without_times(alone.json) == without_times(together.json)


def test_more_games_begin_with_the_same_games(tmp_path: Path) -> None:
    for games in ("1", "2"):
        simulate("--games", games, "--bots", "random", "--record", str(tmp_path / games))
    first = [(tmp_path / games / "praetor-0-0001.json").read_text() for games in ("1", "2")]
    assert first[0] == first[1]


def test_every_game_can_be_written_down(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    result = simulate("--games", "2", "--bots", "random", "--seed", "5", "--record", str(folder))
    states = [Record.load(file).replay() for file in sorted(folder.iterdir())]
    assert [sum(each) / 2 for each in zip(*(state.scores() for state in states), strict=True)] == result["scores"]


def test_writing_games_down_does_not_change_them(tmp_path: Path) -> None:
    arguments = ["--games", "2", "--bots", "greedy,random,random", "--seed", "5"]
    assert without_times(simulate(*arguments)) == without_times(simulate(*arguments, "--record", str(tmp_path)))


def test_options_are_taken_as_they_are_written(tmp_path: Path) -> None:
    result = simulate(
        "--games", "1", "--bots", "random", "--option", "veteran=true", "--option", "apollo_favor_per_tile=2"
    )
    assert result["options"] == {"veteran": True, "apollo_favor_per_tile": 2}


def test_people_get_a_table() -> None:
    outcome = run("simulate", "praetor", "--games", "2", "--bots", "greedy,random,random")
    assert outcome.code == 0
    assert "praetor: 2 games, seed 0" in outcome.out
    assert outcome.out.count("random") == 2
    assert "decisions/s" in outcome.out
    assert outcome.err == "", "the progress bar is for terminals"
