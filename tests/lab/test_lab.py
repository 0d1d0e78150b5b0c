"""From self-play to a net that plays: each step is repeatable, goes on where it stopped, and is honest."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import groma
from groma.bots import Budget, ThinkingBot, bot
from groma.bots.match import edition
from groma.bots.nets import judge_of, net_file
from groma.bots.search import Search
from groma.cli.lab import check_levels
from groma.kernel import Game
from tests.bots.test_bots import halfway
from tests.cli.command import assert_refused, run

GAME = "architects"
"""The game whose games are shortest."""
SERIES = ("--games", "2", "--batch", "1", "--seats", "2,3", "--bots", "hard:1", "--kept", "1")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games of self-play by a search, which tell a net both who won and what was tried."""
    folder = tmp_path_factory.mktemp("games")
    assert run("lab", "selfplay", GAME, "--into", str(folder), *SERIES, "--json").json["played"] == 2
    return folder


@pytest.fixture(scope="module")
def net(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net that learned a little from them."""
    return trained(games, tmp_path_factory.mktemp("nets"))


def trained(games: Path, nets: Path) -> Path:
    arguments = ("--games", str(games), "--into", str(nets), "--epochs", "2", "--hidden", "16,8", "--json")
    return Path(run("lab", "train", GAME, *arguments).json["net"])


@pytest.fixture
def lonely_game(tmp_path: Path) -> Game[Any]:
    """The game in a folder of its own, where a net can be put."""
    game = groma.game(GAME, groma.game(GAME).components.path)
    game.texts = tmp_path / "folder" / "text"
    game.texts.mkdir(parents=True)
    return game


def test_a_series_that_was_interrupted_goes_on_and_stays_the_same(games: Path) -> None:
    batch = max(games.glob("*.npz"))
    before = dict(np.load(batch))
    batch.unlink()
    for played in (1, 0):
        again = run("lab", "selfplay", GAME, "--into", str(games), *SERIES, "--jobs", "2", "--json")
        assert again.json["played"] == played
    for name, each in np.load(batch).items():
        assert np.array_equal(each, before[name]), name
    assert_refused(run("lab", "selfplay", GAME, "--into", str(games), *SERIES, "--seed", "1"), "seed 0, not 1")


def test_the_same_games_and_seed_make_the_same_net(games: Path, net: Path, tmp_path: Path) -> None:
    other = trained(games, tmp_path)
    assert other.with_suffix(".npz").read_bytes() == net.with_suffix(".npz").read_bytes()


def test_a_net_learns_from_what_it_is_shown(net: Path) -> None:
    lines = [json.loads(line) for line in (net.parent / "ladder.jsonl").read_text().splitlines()]
    assert [line["epoch"] for line in lines if "epoch" in line] == [0, 1, 2]
    assert (net.parent / "learning.svg").read_text().startswith("<svg")
    assert net.name == "net-001.toml"


def test_a_net_knows_nothing_hidden(net: Path) -> None:
    game = groma.game(GAME)
    for seed in range(3):
        state = halfway(game, seed)
        seat = state.waiting[0]
        other = state.imagine(seat, Random(seed))
        thoughts = []
        for each in (state, other):
            rng = Random(seed)
            search = Search(each.imagine(seat, rng), seat, rng, None, judge_of(game, f"learned@{net}"))
            search.run(Budget(8))
            thoughts.append([(number, node.visits, node.totals) for number, node in search.root.children.items()])
        assert thoughts[0] == thoughts[1]


def test_a_judge_that_learned_gives_everyone_a_chance_and_every_option_a_prior(net: Path) -> None:
    game = groma.game(GAME)
    judge = judge_of(game, f"learned@{net}")
    for seats in (1, 2, 5):
        state = game.new(seats, 1)
        verdict = judge.verdict(state, 0.0)
        assert len(verdict.chances) == len(verdict.points) == seats
        assert seats == 1 or sum(verdict.chances) == pytest.approx(1.0)
        ranking = judge.opening(state, state.waiting[0])
        assert set(ranking.ordered) == set(state.options())
        assert seats == 1 or sum(ranking.priors) == pytest.approx(1.0)


def test_the_gate_lets_in_only_what_is_better_beyond_doubt(net: Path) -> None:
    arguments = ("--seats", "2", "--games", "2", "--budget", "2", "--level", "expert")
    figures = run("lab", "judge", GAME, str(net), *arguments, "--json").json
    assert figures["bots"] == [f"learned:2@{net}", "search:2"]
    assert not figures["better"]
    assert not net_file(groma.game(GAME)).exists()


def test_a_net_that_passed_serves_its_level_and_no_other(net: Path, lonely_game: Game[Any]) -> None:
    before, place = edition(lonely_game), net_file(lonely_game)
    assert type(judge_of(lonely_game, "expert")).__name__ == "Judge"
    place.write_text(net.read_text().replace("levels = []", 'levels = ["expert"]'))
    place.with_name("net-001.npz").write_bytes(net.with_suffix(".npz").read_bytes())
    assert type(judge_of(lonely_game, "expert")).__name__ == "LearnedJudge"
    assert type(judge_of(lonely_game, "hard")).__name__ == "Judge"
    assert edition(lonely_game) != before
    with pytest.raises(ValueError, match="the net of architects serves expert: another must be judged for that too"):
        check_levels(lonely_game, ["hard"])


def test_who_asks_for_a_net_that_is_not_there_is_told_so() -> None:
    state = halfway(groma.game("marble"), 1)
    with pytest.raises(ValueError, match=r"marble has no net: .* is not there; `groma lab` makes one"):
        bot("learned:3").answer(state, state.waiting[0])
    assert isinstance(bot("search:0.5s"), ThinkingBot)


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python to which numpy was never installed."""
    for name in list(sys.modules):
        if name.startswith(("groma.lab", "groma.bots.learned")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_levels_search_by_the_advice_and_the_lab_is_closed(net: Path, lonely_game: Game[Any]) -> None:
    net_file(lonely_game).write_text(net.read_text().replace("levels = []", 'levels = ["expert"]'))
    assert type(judge_of(lonely_game, "expert")).__name__ == "Judge"
    refused = run("lab", "train", GAME, "--games", "games", "--into", "nets")
    assert_refused(refused)
    assert refused.err == "groma lab train needs numpy: in a checkout of Groma, pip install '.[lab]'\n"
