"""Environments keep the promises of the libraries whose kind they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pyarrow import parquet

import groma.env
from groma.env.many import Here
from groma.kernel import IllegalAction, Record

TABLES = [(name, seats) for name in groma.names() for seats in groma.game(name).players]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
RECORDS = Path(__file__).parents[1] / "records"
# Their tests advise against spaces that hold a mask, as their own board games have, and against empty masks.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_table
def test_petting_zoo_and_open_spiel_find_nothing_wrong(name: str, seats: int) -> None:
    import pyspiel

    from groma.env import spiel

    api_test(groma.env.aec(name, seats), num_cycles=20)
    seed_test(lambda: groma.env.aec(name, seats), num_cycles=20)
    parallel_api_test(groma.env.parallel(name, seats), num_cycles=20)
    spiel.register()
    game = pyspiel.load_game(f"groma_{name}(players={seats},deals=10,cap=60)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def finished(env: Any, seed: int) -> list[float]:
    """Play an AEC environment by chance to its end and return what each agent got."""
    env.reset(seed=seed)
    rng, got = Random(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, is_cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or is_cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return list(got.values())


def test_the_winners_share_one_or_each_gets_its_margin_or_its_points() -> None:
    wins, margins, points = (
        finished(groma.env.aec("marble", 2, reward=reward), 5) for reward in ("win", "margin", "score")
    )
    assert sum(wins) == 1
    assert margins == [points[0] - points[1], points[1] - points[0]]
    assert wins == [float(margin > 0) for margin in margins]
    with pytest.raises(ValueError, match="there is no reward 'gold'"):
        groma.env.aec("marble", 2, reward="gold")


def test_a_long_game_is_cut_off_and_an_illegal_action_names_its_rule() -> None:
    env = groma.env.aec("praetor", 2, options={"veteran": False}, cap=7)
    env.reset(seed=1)
    seat = env.table.waiting[0]
    illegal = next(iter(env.table.refusals(seat)))
    with pytest.raises(IllegalAction, match=illegal[1]):
        env.step(illegal[0].id)
    while not any(env.truncations.values()):
        env.step(env.table.legal_ids()[0])
    assert env.answers == 7
    assert not any(env.terminations.values())


def test_an_environment_may_offer_the_first_few_hundred_actions_only() -> None:
    env = groma.env.aec("praetor", 5, actions=300, reward="score")
    assert env.setting.mask(env.table, 0).shape == (300,)
    assert env.action_space("player_0") == Discrete(300)
    assert len(finished(env, 3)) == 5


def test_bots_have_the_other_seats_in_gymnasium() -> None:
    env = groma.env.gym("aquileia", 3, opponents=["easy", "random"], seat=1)
    seen, _ = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert seen in env.observation_space
        seen, reward, over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
    assert reward == (1 / len(env.table.winners()) if 1 in env.table.winners() else 0)
    with pytest.raises(ValueError, match="3 seats need 2 opponents"):
        groma.env.gym("aquileia", 3, opponents=["easy"])


def steps(vector: Any, number: int) -> list[tuple[Any, ...]]:
    """Choose by chance in all games and return what the arrays held."""
    rng, held = np.random.default_rng(7), []
    for _ in range(number):
        chosen = rng.integers(0, vector.counts)
        vector.step(vector.legal[np.arange(vector.games), chosen])
        arrays = (vector.observations, vector.counts, vector.seat, vector.rewards, vector.done)
        held.append(tuple(array.copy() for array in arrays))
    return held


def test_many_games_go_the_same_way_in_one_process_and_in_several() -> None:
    with (
        groma.env.vector("marble", 2, games=3, seed=2, cap=30) as here,
        groma.env.vector("marble", 2, games=3, seed=2, cap=30, processes=2) as shared,
    ):
        assert np.array_equal(here.observations, shared.observations)
        assert here.observations.base is None, "the arrays are made once"
        for one, other in zip(steps(here, 70), steps(shared, 70), strict=True):
            assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))
        with pytest.raises(IllegalAction, match=r"there is no action 99999: ids go from 0 to \d+$"):
            shared.step(np.full(3, 99999))
        for vector in (here, shared):
            with pytest.raises(ValueError, match="3 games need 3 actions, not 1"):
                vector.step(vector.legal[:1, 0])
    with pytest.raises(ValueError, match="at least one game, not 0"):
        groma.env.vector("marble", 2, games=0)


def test_a_step_before_the_first_reset_says_what_to_call() -> None:
    for step in (
        lambda: groma.env.aec("marble", 2).step(0),
        lambda: groma.env.parallel("marble", 2).step({}),
        lambda: groma.env.gym("marble", 2, opponents=["random"]).step(0),
    ):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            step()


def test_a_game_in_a_vector_is_the_game_of_the_rules_and_the_next_one_follows() -> None:
    vector, rng, ended = groma.env.vector("architects", 1, games=2, reward="score"), Random(1), 0
    assert isinstance(vector, Here)
    while ended < 3:
        tables = [table.copy() for table in vector.tables]
        actions = [rng.choice(table.legal_ids()) for table in tables]
        for table, action, row in zip(tables, actions, range(2), strict=True):
            assert vector.legal[row, : vector.counts[row]].tolist() == table.legal_ids()
            assert vector.observations[row].tobytes() == table.encode(table.waiting[0])
            table.play(table.game.actions[action])
        vector.step(np.array(actions))
        for row, table in enumerate(tables):
            assert bool(vector.done[row]) == table.over
            assert vector.rewards[row].tolist() == (table.scores() if table.over else [0])
        ended += int(vector.done.sum())


def test_records_become_rows_and_a_file(tmp_path: Path) -> None:
    record = Record.load(RECORDS / "marble" / "2-players.json")
    rows = groma.env.dataset([record, record], reward="score")
    assert len(rows) == 2 * len(record.moves) == len(rows.legal)
    assert rows.observations.shape == (len(rows), groma.game("marble").encoding.size)
    assert [rows.action[0] in rows.legal[0], rows.record[-1], rows.move[-1]] == [True, 1, len(record.moves) - 1]
    assert record.result is not None
    assert set(rows.reward) == set(record.result["scores"])
    assert rows.observations[0].tobytes() == record.start().encode(int(rows.seat[0]))
    rows.save(tmp_path / "marble.parquet")
    read = parquet.read_table(tmp_path / "marble.parquet").to_pydict()
    assert read["observation"][3] == rows.observations[3].tolist()
    assert (read["legal"], read["action"]) == (rows.legal, rows.action.tolist())
    other = Record.load(RECORDS / "praetor" / "2-players.json")
    with pytest.raises(ValueError, match="record 1 is one of praetor"):
        groma.env.dataset([record, other])


def test_what_a_player_was_told_is_the_key_of_open_spiel() -> None:
    import pyspiel

    from groma.env import spiel

    spiel.register()
    state = pyspiel.load_game("groma_aquileia(players=3)").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    clone = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(1) != clone.information_state_string(1)
    assert clone.observation_tensor(1) == np.frombuffer(clone.table.encode(1), "<i2").tolist()
    believed = state.resample_from_infostate(0, Random(3).random)
    assert believed.history() == state.history()
    assert believed.information_state_string(0) == state.information_state_string(0)
    assert believed.information_state_string(1) != state.information_state_string(1), "another hand, another key"


def test_a_position_of_open_spiel_is_saved_with_the_options_of_its_game() -> None:
    import pyspiel

    from groma.env import spiel

    spiel.register()
    game = pyspiel.load_game("groma_praetor(players=3,options=board:B;veteran:true)")
    state = game.new_initial_state()
    for _ in range(9):
        state.apply_action(state.legal_actions()[-1])
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (saved.table.chosen["board"], saved.table.chosen["veteran"]) == ("B", True)
    assert str(saved) == str(state)


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo"])
def test_without_the_extra_it_is_said_what_to_install(missing: str) -> None:
    script = f"import sys; sys.modules[{missing!r}] = None; import groma.env; groma.env.aec('marble', 2)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.stderr.endswith(f"environments need {missing}: in a checkout of Groma, pip install '.[env]'\n")
