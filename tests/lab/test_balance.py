"""Reports on balance: figures with honest intervals, from games that can be counted again, and sweeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import groma
from groma.kernel import Game
from groma.lab.balance import balance, mean, share
from groma.lab.findings import TENTHS, Finding
from groma.lab.report import Report
from groma.lab.sweeps import varied
from tests.bots.test_bots import every_game
from tests.cli.command import assert_refused, run
from tests.records.make import HERE

SAMPLE = ("lab", "balance", "architects", "--bots", "random", "--games", "3", "--seats", "2,3")


def finding(first: int, winner: int, baths: list[int]) -> Finding:
    """A game of two that the winner led from the first tenth on."""
    shares = [float(seat == winner) for seat in range(2)]
    scores = [10 + seat for seat in range(2)]
    uses = {("build", "baths"): baths} if any(baths) else {}
    when = dict.fromkeys(uses, 2.0)
    return Finding(2, first, scores, shares, 8, 4, [winner] * TENTHS, {"temples": [4, 2]}, {}, uses, when, {"won": 1})


def test_a_balance_tells_the_order_of_play_and_what_goes_with_winning() -> None:
    found = balance(groma.game("marble"), [finding(1, 1, [0, 2])] * 40 + [finding(0, 1, [0, 0])] * 10)
    assert [each.value for each in found.by_seats[0].order] == [0.8, 0.2]
    assert [each.side_of(0.5) for each in found.by_seats[0].order] == [1, -1]
    uses = {each.id: each for each in found.uses["build"]}
    assert uses["baths"].ahead.value == 1.6
    assert (uses["baths"].wins.value, uses["baths"].wins.cases, uses["baths"].having) == (2.0, 40, 0.4)
    assert (uses["arena"].most, uses["arena"].wins.is_enough) == (0, False)
    page = Report(groma.game("marble"), found, "").page()
    assert "| Baths | 0.80 | 40.0% | 2.0 | **1.60 (1.38 – 1.82)** | **2.00 (1.82 – 2.00)** |" in page
    assert "Never: Temple, Theatre, Arena." in page


def test_intervals_of_few_cases_say_nothing() -> None:
    assert share(29, 29).side_of(0.5) == 0
    assert share(30, 30).side_of(0.5) == 1
    assert mean([1.0, 3.0]).low == pytest.approx(2 - 1.96)


@every_game
def test_the_recorded_games_of_every_game_are_counted(game: Game[Any]) -> None:
    page = run("lab", "balance", game.name, "--records", str(HERE / game.name)).out
    assert page.startswith(f"# {game.name.title()}: is it balanced?")
    for heading in ("Order of play", "Leaders", "Points by source", "Components and winning"):
        assert f"## {heading}\n" in page


def test_a_report_goes_on_where_it_stopped_and_is_made_again_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = run(*SAMPLE, "--file", str(file), "--json").json
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:40])
    run(*SAMPLE, "--file", str(file), "--jobs", "2", "--out", str(tmp_path / "out"))
    assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(lines)
    assert run("lab", "balance", "architects", "--records", str(file), "--json").json == whole
    assert (tmp_path / "out" / "architects.md").read_text("utf-8").count(".svg)") == 5
    assert len(list((tmp_path / "out").glob("*.svg"))) == 5


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    file.write_text("my notes")
    assert_refused(run(*SAMPLE, "--file", str(file)), "line 1 is no game of a sample")
    assert file.read_text() == "my notes"
    record = next((HERE / "marble").glob("*.json"))
    assert_refused(run("lab", "balance", "praetor", "--records", str(record)), "marble")


def test_a_sweep_plays_the_same_deals_with_other_figures(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    sweep = ("lab", "sweep", "aquileia", "--bots", "random", "--games", "2", "--seats", "3", "--file", str(file))
    page = run(*sweep, "--vary", "lot.shop_potter.immediate.vp=1,9").out
    assert "| lot.shop_potter.immediate.vp = 1 | lot.shop_potter.immediate.vp = 9 |" in page
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert lines[0]["seed"] == lines[2]["seed"] != lines[1]["seed"]
    assert len({line["components"] for line in lines}) == 2
    assert_refused(run(*sweep, "--vary", "lot.nowhere.cost=1"), "the components have no 'lot.nowhere.cost'")


@every_game
def test_figures_that_are_written_again_are_the_same_figures(game: Game[Any]) -> None:
    assert varied(game, {}).components.digest == game.components.digest
