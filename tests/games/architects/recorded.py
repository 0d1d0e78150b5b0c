"""The recorded games of Architects of the West Kingdom: who played at which table."""

from __future__ import annotations

from tests.records.table import Table

TABLES: dict[str, Table] = {
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
}
