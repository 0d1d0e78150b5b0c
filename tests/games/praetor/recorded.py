"""The recorded games of Praetor: who played at which table."""

from __future__ import annotations

from tests.records.table import Table

TABLES: dict[str, Table] = {
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
}
