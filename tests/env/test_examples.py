"""The example that learns does learn, and the other one plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.environments import OURS, Measure

import groma
from groma.bots.match import Match, play

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script: str, *arguments: str) -> Any:
    """Run an example and return what it tells."""
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_small_learner_beats_chance_after_forty_games_and_becomes_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = ("--save", str(tmp_path / "policy.npy"))
    judged = run("learn/policy_gradient.py", "aquileia", "--seats", "3", "--games", "40", "--judged", "12", *saved)
    assert judged["won"] > 0.45 > judged["by_chance"]
    monkeypatch.chdir(tmp_path)
    match = Match("aquileia", ["examples.learn.policy_gradient:Learned", "random", "random"], 1, {})
    assert sum(play(groma.game("aquileia"), match, number).shares[0] for number in range(6)) > 3


def test_games_by_chance_are_played_many_at_once() -> None:
    told = run("learn/rollout.py", "architects", "--seats", "1", "--games", "4", "--steps", "150")
    assert told["ended"] > 0
    assert told["mean_points"] is not None
    assert told["answers_per_second"] > 0


def test_the_search_of_open_spiel_beats_chance() -> None:
    told = run("learn/ismcts.py", "praetor", "--seats", "2", "--simulations", "50")
    assert (told["won"], told["by_chance"]) == (1, 0.5)


def test_a_picture_shows_how_often_each_seat_wins(tmp_path: Path) -> None:
    told = run(
        "balance/by_seat.py", "aquileia", "--games", "3", "--bot", "random", "--picture", str(tmp_path / "a.svg")
    )
    assert sum(told["shares"]) == pytest.approx(1)
    assert (tmp_path / "a.svg").read_text("utf-8").count("<rect") == 3


def test_the_bot_of_the_examples_beats_medium() -> None:
    match = Match("praetor", ["examples.bots.rollouts:Rollouts", "medium"], 1, {})
    assert sum(play(groma.game("praetor"), match, number).shares[0] for number in range(4)) > 2


@pytest.mark.parametrize("measure", OURS.values(), ids=list(OURS))
def test_every_door_of_a_game_can_be_measured(measure: Measure) -> None:
    assert measure("aquileia", 3, 0.01) > 0


def test_the_program_of_the_how_to_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    page = EXAMPLES.parent / "docs" / "how-to" / "learn-by-playing.md"
    program = re.search(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    exec(program[1], {})  # the reader will run it too
    told = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert float(told["player_0"]) == -float(told["player_1"])
