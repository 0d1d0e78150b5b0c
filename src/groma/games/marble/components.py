"""The components file as typed tables, checked on loading."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

from groma.games.marble.grid import KINDS, ORIENTATIONS, SHAPES, Grid, distance
from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD = Path(__file__).with_name("components.toml")

TYPES = ["temple", "baths", "theatre", "arena"]
TEMPLE, BATHS, THEATRE, ARENA = range(4)
"""M1.8, M11.14  Types of buildings, tiles (green, blue, yellow, red) and Imperium, by the buildings of a site."""
FEWEST_BUILDINGS = 3

TREASURY = 4
"""The space after the four Imperium spaces."""

ACTIONS = ["draw_tiles", "expand_aqueducts", "recall_magistrate", "play_tile"]
DRAW_TILES, EXPAND_AQUEDUCTS, RECALL_MAGISTRATE, PLAY_TILE = range(4)

TIE_BREAKS = ["civic_buildings", "imperium_tiles", "shared_victory"]
NAMED = ["player_colour", "player_piece", "player_zone", "action", "neighbourhood", "civic_building", "civic_tile"]
NAMED += ["imperium", "board_space", "hill", "bridge_tile", "bridge_space", "aqueduct", "orientation", "term"]
NAMED_ONCE = ["fountain", "coin", "board", "tiber", "tile_shape"]


class Hill:
    """M3.6  A hill space, one triangle."""

    def __init__(self, entry: Entry, grid: Grid) -> None:
        self.id = entry.text("id")
        self.triangle = _triangle(entry, grid)


class Bridge:
    """M3.11  A bridge space, one triangle."""

    def __init__(self, entry: Entry, grid: Grid) -> None:
        self.id = entry.text("id")
        self.triangle = _triangle(entry, grid)
        self.bank = [_vertex(entry, "bank_edge", point, grid) for point in entry.value("bank_edge")]


class Aqueduct:
    """M3.14, M13.13  An aqueduct: its water source and the supply of its pieces."""

    def __init__(self, entry: Entry, grid: Grid) -> None:
        self.id = entry.text("id")
        self.colour = entry.text("colour")
        self.pieces = entry.number("pieces", 1)
        self.source = _vertex(entry, "water_source_vertex", entry.value("water_source_vertex"), grid)
        if grid.interior[self.source]:
            raise entry.error("water_source_vertex", "must lie on the edge of the city")


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
        components.done()

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
        self.grid = Grid(_span(entry, "q"), _span(entry, "r"), _span(entry, "q_plus_r"))
        counts = {
            "vertices": len(self.grid.vertices),
            "interior_vertices": sum(self.grid.interior),
            "boundary_vertices": self.grid.interior.count(False),
            "edges": len(self.grid.edges),
            "triangles": len(self.grid.triangles),
            "placements": len(self.grid.rhombi),
        }
        for key, count in counts.items():
            _fixed(entry, key, count)
        for row in components.rows("board_row"):
            self._check_row(row)
        rows = components.rows("orientation")
        _check_orientations(rows)
        self.orientations = [row.text("id") for row in rows]
        """M2.12  Right, top, left."""

    def _check_row(self, row: Entry) -> None:
        for kind, key in enumerate(["d", "u"]):
            columns = [q for k, q, r in self.grid.triangles if k == kind and r == row.number("r")]
            _fixed(row, key, [columns[0], columns[-1]])

    def _read_tiles(self, components: Components) -> None:
        rows = _by_type(components.rows("neighbourhood"), "building")
        self.tiles = [row.text("id") for row in rows]
        """M4.1  By type: the id of its neighbourhood tiles."""
        self.colours_of_tiles = [row.text("colour") for row in rows]
        self.tile_counts = [row.number("count", 1) for row in rows]
        kinds = _by_type(components.rows("civic_building"), "id")
        self.points = [kind.number("vp") for kind in kinds]
        """M11.18  By type: what its builder scores."""
        for number, kind in enumerate(kinds):
            _fixed(kind, "buildings_in_site", number + FEWEST_BUILDINGS)
            _fixed(kind, "colour", self.colours_of_tiles[number])
        for number, row in enumerate(_by_type(components.rows("site_count"), "building")):
            _fixed(row, "buildings", number + FEWEST_BUILDINGS)
        for row in components.rows("stack_after_setup"):
            for kind_number, name in enumerate(TYPES):
                _fixed(row, name, self.tile_counts[kind_number] - row.number("players"))

    def _read_supply(self, components: Components) -> None:
        piles = components.rows("civic_tile")
        faces = [pile.choices("faces", TYPES) for pile in piles]
        self.civic_tiles = [pile.number("count") for pile in piles]
        self.pile_of = [next(n for n, types in enumerate(faces) if kind in types) for kind in range(len(TYPES))]
        """M4.8  By type: the pile of civic tiles that show it."""
        imperium = _by_type(components.rows("imperium"), "building")
        self.imperium = [row.text("id") for row in imperium]
        self.imperium_counts = [row.number("count") for row in imperium]
        spaces = components.rows("board_space")
        self.spaces = [row.text("id") for row in spaces]
        """M3.15  The Imperium spaces by type, then the Treasury."""
        for row, gives in zip(spaces, [*self.imperium, "coin"], strict=True):
            _fixed(row, "gives", gives)
        fountain = components.entry("fountain")
        self.fountains_in_box = fountain.number("count_in_box")
        self.fountains = fountain.number("count_in_play")
        self.coins = components.entry("coin").number("count")
        pieces = {row.text("id"): row.number("per_player") for row in components.rows("player_piece")}
        self.cubes = pieces["commission_cube"]
        self.magistrates = pieces["magistrate"]
        self.discs = pieces["action_disc"]
        self.colours = [row.text("id") for row in components.rows("player_colour")]
        self.actions = [row.text("id") for row in components.rows("action")]

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
        self.bank = [_vertex(bank, "bank", point, self.grid) for point in bank.value("bank")]
        self._check_places(tiles)

    def _check_places(self, entry: Entry) -> None:
        """M3.12, M10.12  A tile covers one bridge space or touches one source at most; hills stand apart (M3.7)."""
        grid = self.grid
        for rhombus, covered in enumerate(grid.covers):
            bridges = [self.bridge_on[triangle] for triangle in covered if self.bridge_on[triangle] >= 0]
            sources = [vertex for vertex in grid.corners[rhombus] if self.source_of[vertex] >= 0]
            if len(bridges) + len(sources) > 1:
                raise entry.error("drawn", f"a tile on {grid.rhombus_name(rhombus)} would meet two bridges or sources")
        corners = [[grid.vertices[vertex] for vertex in grid.corners_of[hill.triangle]] for hill in self.hills]
        for number, one in enumerate(corners):
            for other in corners[:number]:
                if min(distance(a, b) for a in one for b in other) < 2:
                    raise entry.error("drawn", f"{self.hills[number].id} lies too near to another hill")

    def _read_constants(self, entry: Entry) -> None:
        turn, setup, end = entry.inner("turn"), entry.inner("setup"), entry.inner("end")
        self.actions_per_turn = turn.number("actions_per_turn", 1)
        self.pieces_per_expansion = turn.number("pieces_per_expansion", 1)
        self.pieces_at_start = turn.number("pieces_at_aqueduct_start", 1)
        _fixed(turn, "tiles_per_draw", 2)
        _fixed(turn, "magistrates_per_tile", 1)
        _fixed(turn, "magistrates_removed_per_player_per_site", 1)
        turn.done()
        self.starting_tiles = setup.number("starting_tiles_per_colour")
        self.starting_score = setup.number("starting_score")
        setup.done()
        self.empty_stacks_at_end = end.number("empty_stacks_to_trigger", 1)
        _fixed(end, "final_actions_per_player", 1)
        _fixed(end, "imperium_allowed_in_last_round", False)
        end.done()
        self._read_scoring(entry.inner("final_scoring"))
        entry.done()

    def _read_scoring(self, entry: Entry) -> None:
        self.points_per_connection = entry.number("aqueduct_vp_per_connected_building")
        self.points_per_fountain = entry.number("fountain_vp_per_adjacent_fountain")
        self.points_per_coin = entry.number("coin_vp")
        self.points_most_coins = entry.number("coin_majority_vp")
        self.points_most_imperium = entry.number("imperium_majority_vp")
        self.points_tied_imperium = entry.number("imperium_tie_vp")
        _fixed(entry, "tie_breaks", TIE_BREAKS)
        entry.done()

    def _read_options(self, rows: list[Entry]) -> None:
        """M5.15, M25.1  The table chooses the switches of the data file and the colours."""
        self.options: dict[str, tuple[OptionValue, ...]] = {}
        for row in rows:
            self.options[row.text("id")] = row.values_of("values")
            self.names[f"option_{row.text('id')}"] = row.names()
            row.text("rule")
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
            _fixed(entry, key, count)
        if self.actions != ACTIONS:
            raise ComponentsError(f"{entry.file}: [[action]] must be {', '.join(ACTIONS)} in this order")


def _span(entry: Entry, key: str) -> range:
    first, last = entry.numbers(key)
    return range(first, last + 1)


def _triangle(entry: Entry, grid: Grid) -> int:
    """M2.7, M2.8  Read a triangle such as `{ k = "D", q = 4, r = 4 }`."""
    inner = entry.inner("triangle")
    place = (inner.choice("k", KINDS), inner.number("q"), inner.number("r"))
    if place not in grid.triangle:
        raise entry.error("triangle", f"lies outside the city: {entry.value('triangle')}")
    return grid.triangle[place]


def _vertex(entry: Entry, key: str, point: Any, grid: Grid) -> int:
    place = tuple(point)
    if place not in grid.vertex:
        raise entry.error(key, f"names {point}, which is no vertex of the city")
    return grid.vertex[place]


def _by_type(rows: list[Entry], key: str) -> list[Entry]:
    """Return the rows in the order of the types, one for each."""
    found = {row.choice(key, TYPES): row for row in rows}
    if len(found) != len(TYPES) or len(rows) != len(TYPES):
        raise rows[0].error(key, f"must name each of {', '.join(TYPES)} once")
    return [found[kind] for kind in range(len(TYPES))]


def _check_orientations(rows: list[Entry]) -> None:
    """M2.12  The ways a rhombus can lie are fixed."""
    if len(rows) != len(SHAPES):
        raise rows[0].error("code", f"must occur as {', '.join(ORIENTATIONS)}")
    for row, code, shape in zip(rows, ORIENTATIONS, SHAPES, strict=True):
        _fixed(row, "code", code)
        _fixed(row, "u_offset", list(shape.up))
        _fixed(row, "wide", [list(way) for way in shape.wide])
        _fixed(row, "narrow", [list(way) for way in shape.narrow])


def _fixed(entry: Entry, key: str, expected: object) -> None:
    if entry.value(key) != expected:
        raise entry.error(key, f"must be {expected!r} here, as the rules and the other tables have it")
