"""Reviews of many games."""

from __future__ import annotations

from groma.lab.reviews import CLOSELY
from tests.cli.command import assert_refused, run
from tests.records.make import HERE


def test_a_review_looks_closely_at_the_most_doubtful_decisions_of_each_seat() -> None:
    record = HERE / "architects" / "2-players.json"
    [review] = run("lab", "review", "architects", str(record), "--simulations", "1", "--json").json["reviews"]
    assert review["decisions"] > len(review["looks"]) == 2 * CLOSELY
    for look in review["looks"]:
        assert 0 <= look["chance"] <= 1
        assert 0 <= look["best_chance"] <= 1
    assert_refused(run("lab", "review", "praetor", str(record)), "a game of architects says nothing about praetor")
