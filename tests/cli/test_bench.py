"""`groma bench`."""

from __future__ import annotations

from pathlib import Path

import pytest

import groma
from groma.cli.bench import ratios_of
from groma.kernel.native import is_compiled, kind
from tests.cli.command import assert_refused, run


def test_all_games_are_measured_unless_one_is_named() -> None:
    outcome = run("bench", "--seconds", "0.1", "--json")
    assert list(outcome.json["engine"]) == groma.names()
    assert outcome.err == ""


def test_the_figures_of_a_game_fit_together() -> None:
    figures = run("bench", "praetor", "--seats", "4", "--seconds", "0.3", "--json").json["engine"]["praetor"]
    assert figures["compiled"] == is_compiled()
    assert figures["options_per_decision"] > 2
    assert figures["decisions_per_game"] > 50
    assert 0 < figures["copy_us"] < figures["imagine_us"]
    games = figures["decisions_per_second"] / figures["decisions_per_game"]
    assert games / 2 < figures["games_per_second"] < games * 2


def test_people_get_a_table() -> None:
    shown = run("bench", "praetor", "--seconds", "0.1").out
    assert "decisions a second" in shown
    assert kind() in shown


def test_views_and_simulations_are_measured_too() -> None:
    figures = run("bench", "marble", "--seconds", "0.2", "--json").json["engine"]["marble"]
    assert figures["view_us"] > 1
    assert figures["simulations_per_second"] > 1


def test_an_earlier_run_is_the_measure_of_a_later_one(tmp_path: Path) -> None:
    file = tmp_path / "earlier.json"
    file.write_text(run("bench", "praetor", "--seconds", "0.1", "--json").out, encoding="utf-8")
    ratios = run("bench", "praetor", "--seconds", "0.1", "--compare", str(file), "--json").json["ratios"]["praetor"]
    assert 0.1 < ratios["decisions_per_second"] < 10
    assert "Times the figures of" in run("bench", "praetor", "--seconds", "0.1", "--compare", str(file)).out


def test_a_ratio_above_one_means_more_than_before() -> None:
    assert ratios_of({"copy_us": 3.0, "view_us": 1.0}, {"copy_us": 2.0, "view_us": 4.0}) == {
        "copy_us": 1.5,
        "view_us": 0.25,
    }


@pytest.mark.parametrize("content", ["{}", "[]", "nonsense"])
def test_a_file_that_is_no_earlier_run_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "earlier.json"
    file.write_text(content, encoding="utf-8")
    assert_refused(run("bench", "praetor", "--compare", str(file)), "is no run of groma bench --json")


def test_without_the_other_engines_one_is_told_how_to_install_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run("bench", "--peers"), "uv sync --project")
