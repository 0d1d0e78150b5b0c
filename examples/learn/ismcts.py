"""OpenSpiel's own search for games of hidden information, ISMCTS, plays one of our games against chance.

    uv run python examples/learn/ismcts.py praetor --seats 2 --simulations 50 --games 2

It knows nothing of the game: it deals again what its seat cannot see, and tries options out by random play.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import groma
from groma.env import spiel


def play(game: Any, searcher: ISMCTSBot, seat: int, rng: np.random.RandomState) -> Any:
    """Play one game: the search has one seat, chance the others."""
    state = game.new_initial_state()
    state.apply_action(int(rng.randint(len(state.legal_actions()))))
    while not state.is_terminal():
        chosen = searcher.step(state) if state.current_player() == seat else rng.choice(state.legal_actions())
        state.apply_action(int(chosen))
    return state


def main() -> None:
    """Play some games, the search in each seat in turn, and tell how many it won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=groma.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    spiel.register()
    game = pyspiel.load_game(f"groma_{asked.game}(players={asked.seats})")
    rng = np.random.RandomState(asked.seed)
    searcher = ISMCTSBot(
        game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=2.0,
        max_simulations=asked.simulations,
        child_selection_policy=ChildSelectionPolicy.UCT,
        random_state=rng,
    )
    seats = [number % asked.seats for number in range(asked.games)]
    ends = [play(game, searcher, seat, rng) for seat in seats]
    won = sum(end.returns()[seat] for end, seat in zip(ends, seats, strict=True)) / asked.games
    print(json.dumps({"won": won, "by_chance": 1 / asked.seats, "points": [end.table.scores() for end in ends]}))


if __name__ == "__main__":
    main()
