"""Play the recorded games again: `make records` after a change of the rules that was meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import groma
from groma.bots import bot

HERE = Path(__file__).parent

GAMES: dict[str, dict[str, tuple[int, list[str], dict[str, Any]]]] = {
    "praetor": {
        "2-players": (2, ["greedy", "greedy"], {}),
        "2-players-hard": (2, ["greedy", "random"], {"hard": True, "rome_visitor": "1"}),
        "3-players": (3, ["greedy", "greedy", "random"], {}),
        "3-players-veteran": (3, ["greedy", "greedy", "greedy"], {"veteran": True, "age_order": "2,0,1"}),
        "3-players-chosen-boards": (3, ["random", "greedy", "random"], {"board": "choice"}),
        "4-players-b-sides": (4, ["greedy", "random", "greedy", "random"], {"board": "B"}),
        "4-players-apollo-2": (4, ["greedy"] * 4, {"apollo_favor_per_tile": 2}),
        "4-players-labour-camp": (4, ["random", "greedy", "greedy", "random"], {"pass_when_no_active_worker": False}),
        "5-players": (
            5,
            ["random", "greedy", "random", "greedy", "random"],
            {"colours": "purple,black,white,yellow,blue"},
        ),
        "5-players-veteran-hard-b-sides": (5, ["greedy"] * 5, {"veteran": True, "hard": True, "board": "B"}),
    },
    "architects": {
        "solo-constantine": (1, ["greedy"], {}),
        "solo-helena-easy": (1, ["random"], {"rival": "helena", "level": "easy"}),
        "solo-helena-hard-characters": (1, ["greedy"], {"rival": "helena", "level": "hard", "setup": "variable"}),
        "2-players": (2, ["greedy", "random"], {}),
        "2-players-chosen-characters": (2, ["greedy", "greedy"], {"setup": "variable", "characters": "chosen"}),
        "3-players": (3, ["greedy", "greedy", "greedy"], {}),
        "3-players-starting-apprentice": (3, ["greedy", "random", "greedy"], {"starting_apprentice": True}),
        "4-players-promos-characters": (4, ["greedy"] * 4, {"promos": True, "setup": "variable"}),
        "4-players-turnover": (4, ["greedy", "random", "greedy", "random"], {"apprentice_turnover": True}),
        "5-players": (5, ["greedy", "random", "greedy", "random", "greedy"], {}),
    },
    "aquileia": {
        "3-players": (3, ["greedy", "greedy", "greedy"], {}),
        "3-players-random": (3, ["random", "random", "random"], {}),
        "3-players-needing-an-exchange": (3, ["greedy", "random", "greedy"], {"vp_needs_an_exchange": True}),
        "4-players": (4, ["greedy"] * 4, {}),
        "4-players-mixed": (4, ["greedy", "random", "greedy", "random"], {}),
        "4-players-random": (4, ["random"] * 4, {"vp_needs_an_exchange": True}),
        "4-players-colours": (4, ["random", "greedy", "greedy", "random"], {"colours": "orange,red,yellow,green,blue"}),
        "5-players": (5, ["greedy"] * 5, {}),
        "5-players-random": (5, ["random"] * 5, {}),
        "5-players-needing-an-exchange": (
            5,
            ["greedy", "random", "greedy", "greedy", "random"],
            {"vp_needs_an_exchange": True},
        ),
    },
    "marble": {
        "2-players": (2, ["greedy", "greedy"], {}),
        "2-players-plain-hills": (2, ["greedy", "random"], {"hill_counts_as_building": False}),
        "2-players-shortage": (
            2,
            ["greedy", "greedy"],
            {"component_shortage_stops_building": True, "fountain_shortage": "unlimited"},
        ),
        "3-players": (3, ["greedy", "greedy", "random"], {}),
        "3-players-boundary": (3, ["greedy", "random", "greedy"], {"boundary_vertex_is_site": True}),
        "3-players-corners": (
            3,
            ["random", "greedy", "greedy"],
            {"contact_needs_full_side": False, "hill_contact_needs_full_side": False},
        ),
        "3-players-recall": (3, ["greedy", "random", "random"], {"recall_from_imperium_or_treasury": True}),
        "4-players": (4, ["greedy", "random", "greedy", "random"], {"colours": "ivory,orange,black,purple"}),
        "4-players-strict-end": (4, ["greedy"] * 4, {"collect_after_final_action": False}),
        "4-players-fountain-sides": (4, ["random", "greedy", "greedy", "random"], {"fountain_adjacency": "tile_side"}),
    },
}


def record(game: str, seats: int, names: list[str], options: dict[str, Any], seed: int) -> groma.Record:
    """Let bots play a game and write it down."""
    state = groma.game(game).new(seats, seed, options)
    bots = [bot(name, seed + seat) for seat, name in enumerate(names)]
    written = groma.Record.of(state)
    while not state.over:
        seat = state.waiting[0]
        written.play(state, bots[seat].answer(state, seat), seat)
    return written


def main() -> None:
    """Write all records."""
    for game, tables in GAMES.items():
        (HERE / game).mkdir(exist_ok=True)
        for seed, (name, (seats, names, options)) in enumerate(tables.items(), 1):
            record(game, seats, names, options, seed).save(HERE / game / f"{name}.json")


if __name__ == "__main__":
    main()
