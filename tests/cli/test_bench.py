"""`groma bench`."""

from __future__ import annotations

import groma
from groma.kernel.native import is_compiled, kind
from tests.cli.command import run


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
