"""The recorded games of Aquileia: who played at which table."""

from __future__ import annotations

from tests.records.table import Table

TABLES: dict[str, Table] = {
    "3-players": (3, ["greedy", "greedy", "greedy"], {}),
    "3-players-random": (3, ["random", "random", "random"], {}),
    "3-players-without-an-exchange": (3, ["greedy", "random", "greedy"], {"vp_needs_an_exchange": False}),
    "4-players": (4, ["greedy"] * 4, {}),
    "4-players-mixed": (4, ["greedy", "random", "greedy", "random"], {}),
    "4-players-random": (4, ["random"] * 4, {"vp_needs_an_exchange": False}),
    "4-players-colours": (4, ["random", "greedy", "greedy", "random"], {"colours": "orange,red,yellow,green,blue"}),
    "5-players": (5, ["greedy"] * 5, {}),
    "5-players-random": (5, ["random"] * 5, {}),
    "5-players-without-an-exchange": (
        5,
        ["greedy", "random", "greedy", "greedy", "random"],
        {"vp_needs_an_exchange": False},
    ),
}
