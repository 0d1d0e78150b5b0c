"""All components of the game, read from its file."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Final

from groma.games.marble.components import (
    ACTIONS,
    FEWEST_BUILDINGS,
    TYPES,
    Aqueduct,
    Bridge,
    Hill,
    by_type,
    check_orientations,
    finish,
    fixed,
    read_span,
    read_vertex,
)
from groma.games.marble.grid import Grid
from groma.games.marble.playable import check_playable
from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD: Final = Path(__file__).with_name("components.toml")

TIE_BREAKS: Final = ["civic_buildings", "imperium_tiles", "shared_victory"]
NAMED: Final = [
    "player_colour",
    "player_piece",
    "player_zone",
    "neighbourhood",
    "civic_building",
    "civic_tile",
    "imperium",
    "board_space",
    "hill",
    "bridge_tile",
    "bridge_space",
    "aqueduct",
    "orientation",
    "term",
]
NAMED_ONCE: Final = ["fountain", "coin", "board", "tiber", "tile_shape"]


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_meta(components.entry("meta"))
        self._read_board(components)
        self._read_tiles(components)
        self._read_supply(components)
        self._read_places(components)
        self._read_constants(components.entry("constants"))
        self._read_options(components.rows("options"))
        self._collect_names(components)
        self._check_totals(components.entry("totals"))
        components.spare("orientation", "player_zone", "term", "tile_shape", "totals")
        components.done()
        check_playable(self)

    def _read_meta(self, entry: Entry) -> None:
        """M1.1  The game is for 2 to 4 players."""
        if entry.text("id") != "rome_city_of_marble":
            raise entry.error("id", "must be rome_city_of_marble")
        self.names["marble"] = entry.names()
        players = entry.inner("players")
        self.players_min = players.number("min", 2)
        self.players_max = players.number("max", self.players_min)

    def _read_board(self, components: Components) -> None:
        """M3.1, M3.2, M3.3  The grid between its bounds; the counts and rows of the file must be those of the grid."""
        entry = components.entry("board")
        self.grid = Grid(read_span(entry, "q"), read_span(entry, "r"), read_span(entry, "q_plus_r"))
        counts = {
            "vertices": len(self.grid.vertices),
            "interior_vertices": sum(self.grid.interior),
            "boundary_vertices": self.grid.interior.count(False),
            "edges": len(self.grid.edges),
            "triangles": len(self.grid.triangles),
            "placements": len(self.grid.rhombi),
        }
        for key, count in counts.items():
            fixed(entry, key, count)
        for row in components.rows("board_row"):
            self._check_row(row)
        rows = components.rows("orientation")
        check_orientations(rows)
        self.orientations = [row.text("id") for row in rows]
        """M2.12  Right, top, left."""

    def _check_row(self, row: Entry) -> None:
        for kind, key in enumerate(["d", "u"]):
            columns = [q for k, q, r in self.grid.triangles if k == kind and r == row.number("r")]
            fixed(row, key, [min(columns), max(columns)] if columns else [])

    def _read_tiles(self, components: Components) -> None:
        rows = by_type(components.rows("neighbourhood"), "building")
        self.tiles = [row.text("id") for row in rows]
        """M4.1  By type: the id of its neighbourhood tiles."""
        self.colours_of_tiles = [row.text("colour") for row in rows]
        self.tile_counts = [row.number("count", 1) for row in rows]
        for row in rows:
            finish(row)
        kinds = by_type(components.rows("civic_building"), "id")
        self.points = [kind.number("vp") for kind in kinds]
        """M11.18  By type: what its builder scores."""
        for number, kind in enumerate(kinds):
            fixed(kind, "buildings_in_site", number + FEWEST_BUILDINGS)
            fixed(kind, "colour", self.colours_of_tiles[number])
            finish(kind, "buildings_source", "faces")
        for number, row in enumerate(by_type(components.rows("site_count"), "building")):
            fixed(row, "buildings", number + FEWEST_BUILDINGS)
        for row in components.rows("stack_after_setup"):
            for kind_number, name in enumerate(TYPES):
                fixed(row, name, self.tile_counts[kind_number] - row.number("players"))

    def _read_supply(self, components: Components) -> None:
        piles = components.rows("civic_tile")
        faces = [pile.choices("faces", TYPES) for pile in piles]
        self.civic_tiles = [pile.number("count") for pile in piles]
        if sorted(type_ for types in faces for type_ in types) != list(range(len(TYPES))):
            raise piles[0].error("faces", f"must show each of {', '.join(TYPES)} on one pile")
        self.pile_of = [next(n for n, types in enumerate(faces) if kind in types) for kind in range(len(TYPES))]
        """M4.8  By type: the pile of civic tiles that show it."""
        imperium = by_type(components.rows("imperium"), "building")
        self.imperium = [row.text("id") for row in imperium]
        self.imperium_counts = [row.number("count") for row in imperium]
        spaces = components.rows("board_space")
        self.spaces = [row.text("id") for row in spaces]
        """M3.15  The Imperium spaces by type, then the Treasury."""
        if [row.text("gives") for row in spaces] != [*self.imperium, "coin"]:
            raise spaces[0].error("gives", f"must be {', '.join(self.imperium)} and coin, row by row")
        for row in imperium:
            finish(row)
        for row in spaces:
            finish(row, "capacity", "capacity_source")
        self._read_fountains_and_coins(components.entry("fountain"), components.entry("coin"))
        pieces = components.rows("player_piece")
        self.cubes = _per_player(pieces, "commission_cube")
        self.magistrates = _per_player(pieces, "magistrate")
        self.discs = _per_player(pieces, "action_disc")
        self.colours = [row.text("id") for row in components.rows("player_colour")]
        self.actions = [row.text("id") for row in components.rows("action")]
        if self.actions != ACTIONS:
            raise self.error("[[action]]", f"must be {', '.join(ACTIONS)} in this order")

    def _read_fountains_and_coins(self, fountain: Entry, coin: Entry) -> None:
        self.fountains_in_box = fountain.number("count_in_box")
        self.fountains = fountain.number("count_in_play")
        self.coins = coin.number("count")
        self.points_per_coin = coin.number("vp")
        finish(fountain, "id", "colour")
        finish(coin, "id")

    def _read_places(self, components: Components) -> None:
        tiles = components.entry("hill_tiles")
        self.hills_drawn = tiles.number("drawn")
        self.hills = [Hill(row, self.grid) for row in components.rows("hill")]
        self.bridges = [Bridge(row, self.grid) for row in components.rows("bridge_space")]
        values = [(row.number("value"), row.number("count")) for row in components.rows("bridge_tile")]
        self.bridge_values = [value for value, count in values for _ in range(count)]
        """M4.6  The values of all bridge tiles."""
        self.aqueducts = [Aqueduct(row, self.grid) for row in components.rows("aqueduct")]
        self.source_of = [-1] * len(self.grid.vertices)
        """By vertex: the aqueduct of the water source there, or -1."""
        for number, aqueduct in enumerate(self.aqueducts):
            self.source_of[aqueduct.source] = number
        self.bridge_on = [-1] * len(self.grid.triangles)
        """By triangle: the bridge space there, or -1."""
        for number, bridge in enumerate(self.bridges):
            self.bridge_on[bridge.triangle] = number
        bank = components.entry("tiber")
        self.bank = [read_vertex(bank, "bank", point, self.grid) for point in bank.value("bank")]

    def _read_constants(self, entry: Entry) -> None:
        turn, setup, end = entry.inner("turn"), entry.inner("setup"), entry.inner("end")
        self.actions_per_turn = turn.number("actions_per_turn", 1)
        self.pieces_per_expansion = turn.number("pieces_per_expansion", 1)
        self.pieces_at_start = turn.number("pieces_at_aqueduct_start", 1)
        fixed(turn, "tiles_per_draw", 2)
        fixed(turn, "magistrates_per_tile", 1)
        fixed(turn, "magistrates_removed_per_player_per_site", 1)
        turn.done()
        self.starting_tiles = setup.number("starting_tiles_per_colour")
        self.starting_score = setup.number("starting_score")
        setup.done()
        self.empty_stacks_at_end = end.number("empty_stacks_to_trigger", 1)
        fixed(end, "final_actions_per_player", 1)
        fixed(end, "imperium_allowed_in_last_round", False)
        end.done()
        self._read_scoring(entry.inner("final_scoring"))
        entry.done()

    def _read_scoring(self, entry: Entry) -> None:
        self.points_per_connection = entry.number("aqueduct_vp_per_connected_building")
        self.points_per_fountain = entry.number("fountain_vp_per_adjacent_fountain")
        fixed(entry, "coin_vp", self.points_per_coin)
        self.points_most_coins = entry.number("coin_majority_vp")
        self.points_most_imperium = entry.number("imperium_majority_vp")
        self.points_tied_imperium = entry.number("imperium_tie_vp")
        fixed(entry, "tie_breaks", TIE_BREAKS)
        entry.done()

    def _read_options(self, rows: list[Entry]) -> None:
        """M5.15, M25.1  The table chooses the switches of the data file and the colours."""
        self.options: dict[str, tuple[OptionValue, ...]] = {}
        for row in rows:
            self.options[row.text("id")] = row.values_of("values")
            self.names[f"option_{row.text('id')}"] = row.names()
            row.word("rule")
            row.done()
        self.options["colours"] = tuple(",".join(order) for order in permutations(self.colours))

    def _collect_names(self, components: Components) -> None:
        for table in NAMED:
            for row in components.rows(table):
                self.names[row.text("id")] = row.names()
        for table in NAMED_ONCE:
            entry = components.entry(table)
            self.names[entry.text("id")] = entry.names()

    def _check_totals(self, entry: Entry) -> None:
        players = self.players_max
        totals = {
            "fountain": self.fountains_in_box,
            "civic_tile": sum(self.civic_tiles),
            "imperium": sum(self.imperium_counts),
            "commission_cube": self.cubes * players,
            "magistrate": self.magistrates * players,
            "action_disc": self.discs * players,
            "hill_tile": len(self.hills),
            "bridge_tile": len(self.bridge_values),
            "neighbourhood_tile": sum(self.tile_counts),
            "aqueduct_piece": sum([aqueduct.pieces for aqueduct in self.aqueducts]),
            "coin": self.coins,
        }
        for key, count in totals.items():
            fixed(entry, key, count)

    def error(self, place: str, problem: str) -> ComponentsError:
        """Return the error for a table of the file."""
        return ComponentsError(f"{self.components.file}: {place} {problem}")


def _per_player(rows: list[Entry], piece: str) -> int:
    for row in rows:
        if row.text("id") == piece:
            return row.number("per_player", 1)
    raise rows[0].error("id", f"must occur as {piece} in one of the rows")
