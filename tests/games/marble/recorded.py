"""The recorded games of Rome: City of Marble: who played at which table."""

from __future__ import annotations

from tests.records.table import Table

TABLES: dict[str, Table] = {
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
}
