"""`groma tune`, and the files of weights."""

from __future__ import annotations

import json
import tomllib
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import pytest

import groma
from groma.bots import bot
from groma.bots.tuning import Tuner, WeighingBot
from groma.cli.tune import weights_file
from groma.kernel.weights import Habits, read
from tests.bots.test_bots import every_game, halfway
from tests.cli.command import assert_refused, run


@pytest.fixture
def quick() -> Tuner:
    """A tuner of the game whose games are shortest."""
    return Tuner(groma.game("aquileia"), 3, 1)


def test_tuning_tells_the_weights_it_found_and_whether_they_are_better(tmp_path: Path) -> None:
    log = tmp_path / "trials.jsonl"
    arguments = ("--trials", "1", "--deals", "1", "--held-out", "1", "--json")
    result = run("tune", "aquileia", *arguments, "--log", str(log)).json
    assert run("tune", "aquileia", *arguments, "--jobs", "2").json == result
    assert result["games"] == 3
    assert list(result["weights"]) == groma.game("aquileia").advice.weights.names
    trials = [json.loads(line) for line in log.read_text().splitlines()]
    assert [trial["trial"] for trial in trials] == [1]
    assert trials[0]["weights"] == list(result["weights"].values())


def test_a_trial_moves_the_weights_towards_the_side_that_won(quick: Tuner, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [value * 1.5 + 0.1 for value in quick.values]

    def compare(one: list[float], other: list[float], deals: int, luck: str) -> float:
        return 1.0 if distance(one, wanted) < distance(other, wanted) else -1.0

    monkeypatch.setattr(quick, "compare", compare)
    before = distance(quick.values, wanted)
    for _ in range(60):
        quick.trial(1)
    assert distance(quick.values, wanted) < 0.6 * before


def distance(one: list[float], other: list[float]) -> float:
    """Return how far two sets of weights are from each other."""
    return dist(one, other)


def test_the_same_weights_are_not_better_than_themselves(quick: Tuner) -> None:
    verdict = quick.verdict(2)
    assert verdict["games"] == 6
    assert not verdict["better"]


def test_both_sides_of_a_comparison_have_the_same_luck(quick: Tuner) -> None:
    quick.longest = 500
    assert [quick.compare(quick.first, quick.first, 1, f"trial {number}") for number in range(4)] == [0.0] * 4


def test_the_same_seed_tries_the_same_directions_however_many_deals_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert directions(1, monkeypatch) == directions(2, monkeypatch)


def directions(deals: int, monkeypatch: pytest.MonkeyPatch) -> list[list[bool]]:
    """Return which weights two trials raise, where the first plays so many deals."""
    tuner = Tuner(groma.game("aquileia"), 3, 1)
    tuner.longest = 500
    tried: list[list[bool]] = []
    play = tuner.compare

    def note(one: list[float], other: list[float], count: int, luck: str) -> float:
        tried.append([up > down for up, down in zip(one, other, strict=True)])
        return play(one, other, count, luck) if len(tried) == 1 else 0.0

    monkeypatch.setattr(tuner, "compare", note)
    tuner.trial(deals)
    tuner.trial(deals)
    return tried


@pytest.mark.parametrize("better", [True, False])
def test_weights_are_written_only_if_they_are_better(
    better: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdict = {"seats": 3, "games": 3, "share": 0.5, "low": 0.4, "high": 0.6, "fair": 0.3333, "better": better}
    monkeypatch.setattr(Tuner, "compare", lambda tuner, one, other, deals, luck: 1.0)
    monkeypatch.setattr(Tuner, "verdict", lambda tuner, deals: verdict)
    file = tmp_path / "weights.toml"
    file.write_text("# as before\n")
    result = run("tune", "aquileia", "--trials", "1", "--write", str(file), "--json").json
    assert result["better"] is better
    assert (file.read_text() == "# as before\n") is not better
    if better:
        assert tomllib.loads(file.read_text())["weights"] == result["weights"]


@pytest.mark.parametrize(("share", "better"), [(0.6, True), (0.45, True), (0.4, False), (1 / 3, False), (0.0, False)])
def test_better_means_more_than_a_fair_share_beyond_doubt(
    quick: Tuner, share: float, better: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "share", lambda one, other, deals, luck: share)
    assert quick.verdict(50)["better"] is better


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'; there are aquileia"),
        (["architects", "--seats", "1"], "architects is tuned with 2 to 5 seats, not with 1"),
        (["aquileia", "--seats", "2"], "aquileia is tuned with 3 to 5 seats, not with 2"),
        (["praetor", "--trials", "0"], "--trials"),
        (["praetor", "--write", "nowhere/weights.toml"], "nowhere/weights.toml: cannot be written"),
        (["praetor", "--log", "nowhere/trials.jsonl"], "nowhere/trials.jsonl: cannot be written"),
    ],
)
def test_wrong_input_is_answered_in_words(arguments: list[str], problem: str) -> None:
    assert_refused(run("tune", *arguments), problem)


def test_trying_weights_leaves_those_of_the_game_alone() -> None:
    game = groma.game("praetor")
    before = game.advice.weights.values[:]
    state = halfway(game, 1)
    zeros = WeighingBot(Random(1), [0.0] * len(before), bot("medium", 1))
    zeros.answer(state, state.waiting[0])
    assert game.advice.weights.values == before


def test_other_weights_make_other_choices() -> None:
    game = groma.game("praetor")
    usual, turned = game.advice.weights.values[:], [-value for value in game.advice.weights.values]
    choices = []
    for seed in range(8):
        state = halfway(game, seed, 30)
        seat = state.waiting[0]
        same = WeighingBot(Random(1), usual, bot("medium", 1)).answer(state, seat)
        assert same is bot("medium", 1).answer(state, seat)
        choices.append(same is WeighingBot(Random(1), turned, bot("medium", 1)).answer(state, seat))
    assert not all(choices)


@every_game
def test_the_file_that_tuning_writes_can_be_read_again(game: groma.Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    values = [round(value + 0.5, 4) for value in game.advice.weights.values]
    file.write_text(weights_file(game, values, {"games": 300, "share": 0.4, "better": True}))
    again = read(file, game.advice.weights.names)
    assert again.values == values
    assert again.habits.named() == game.advice.weights.habits.named()
    assert again.simulations == game.advice.weights.simulations
    assert again.simulations_against_expert == game.advice.weights.simulations_against_expert
    assert tomllib.loads(file.read_text())["measured"] == {"games": 300, "share": 0.4, "better": True}


def test_a_file_with_a_misspelt_weight_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[weights]\ngodl = 1\n")
    with pytest.raises(ValueError, match=r"weights.toml: missing or unknown weights: godl, gold"):
        read(file, ["gold"])


def test_weights_of_another_number_are_refused() -> None:
    with pytest.raises(ValueError, match="1 weights where"):
        groma.game("praetor").advice.weights.take([1.0])


def test_every_habit_has_its_name() -> None:
    assert Habits().named() == vars(Habits())


def test_a_file_with_a_misspelt_habit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[habits]\ntemperature = 1\n[weights]\n")
    with pytest.raises(
        ValueError,
        match="missing or unknown habits: exploration, rollout_rounds, rollout_width, temperature_per_point, width",
    ):
        read(file, [])
