"""OpenSpiel's own search for games of hidden information, ISMCTS, plays one of our games against chance.

    uv run python examples/learn/ismcts.py marble --seats 2 --simulations 30

It knows nothing of the game: it deals again what its seat cannot see, and tries options out by random play.
"""

from __future__ import annotations

import argparse
import json

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import groma
from groma.env import spiel


def main() -> None:
    """Play one game: the search has the first seat, chance the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=groma.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--cap", type=int, default=400, help="After so many answers the game is cut off.")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    spiel.register()
    game = pyspiel.load_game(f"groma_{asked.game}(players={asked.seats},cap={asked.cap})")
    rng = np.random.RandomState(asked.seed)
    searcher = ISMCTSBot(
        game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=2.0,
        max_simulations=asked.simulations,
        child_selection_policy=ChildSelectionPolicy.UCT,
        random_state=rng,
    )
    state = game.new_initial_state()
    state.apply_action(int(rng.randint(len(state.legal_actions()))))
    while not state.is_terminal():
        chosen = searcher.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions())
        state.apply_action(int(chosen))
    print(json.dumps({"points": state.table.scores(), "answers": state.answers}))


if __name__ == "__main__":
    main()
