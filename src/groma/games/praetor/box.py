"""The components file put together: all that is in the box."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Final

from groma.games.praetor.components import (
    CITY_MAINTENANCE,
    MAINTENANCE,
    RANKINGS,
    RESOURCES,
    SCORING,
    TIE_BREAKS,
    Board,
    Ranking,
    Section,
)
from groma.games.praetor.effects import Convert
from groma.games.praetor.grid import Grid
from groma.games.praetor.playable import check_playable
from groma.games.praetor.tiles import Kind, Placement, Tile
from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD: Final = Path(__file__).with_name("components.toml")
UNKNOWN_AGES: Final = "unknown"


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_meta(components.entry("meta"))
        self._read_words(components)
        self._read_setup(components.entry("setup"))
        self._read_limits(components.entry("limits"))
        self._read_pieces(components.entry("components"))
        self._read_maintenance(components.entry("maintenance"))
        self._read_scoring(components.entry("scoring"))
        self._read_veteran(components.entry("veteran"))
        self._read_tiles(components)
        self.sections = [Section(entry) for entry in components.rows("walls")]
        self.boards = [Board(entry, self.start_morale_value) for entry in components.rows("boards")]
        self._read_options(components.rows("options"))
        self._read_layouts(components)
        components.spare("calibration", "checks", "glossary")
        components.done()
        self._collect_names()
        check_playable(self)

    def error(self, place: str, problem: str) -> ComponentsError:
        """Return the error for what does not fit together."""
        return ComponentsError(f"{self.components.file}: {place} {problem}")

    def _read_meta(self, entry: Entry) -> None:
        if entry.text("id") != "praetor":
            raise entry.error("id", "must be praetor")
        self.names["praetor"] = entry.names()
        self.players_min = entry.number("players_min", 2)
        self.players_max = entry.number("players_max", self.players_min)
        entry.spare("format", "designer", "publisher", "year")
        entry.done()

    def _read_words(self, components: Components) -> None:
        self.colours = self._named(components.rows("colours"))
        resources = self._named(components.rows("resources"), "", "pieces", "look", "tradeable")
        if resources != RESOURCES:
            raise self.error("[[resources]]", f"must be {', '.join(RESOURCES)} in this order")
        self.groups = self._named(components.rows("groups"), "group_")
        glossary = components.entry("glossary")
        self._named(glossary.rows("terms"), "term_")
        glossary.done()

    def _named(self, rows: list[Entry], prefix: str = "", *spare: str) -> list[str]:
        for row in rows:
            self.names[prefix + row.text("id")] = row.names()
            row.spare(*spare)
            row.done()
        return [row.text("id") for row in rows]

    def _read_setup(self, entry: Entry) -> None:
        self.start_resources = [0] * len(RESOURCES)
        for resource, amount in entry.amounts("start_resources", RESOURCES):
            self.start_resources[resource] = amount
        self.start_active_levels = entry.numbers("start_active_levels")
        self.start_villagers = entry.number("start_villagers")
        self.villager_level = entry.number("villager_level", 1)
        self.start_favor_first = entry.number("start_favor_first")
        self.start_favor_step = entry.number("start_favor_step", -100)
        self.start_morale_value = entry.number("start_morale_value", -100)
        self.display_extra = entry.number("display_extra")
        entry.fixed("training_zones", 2)
        entry.fixed("face_up_wall_sections", 1)
        entry.fixed("deck_order", [1, 2])
        entry.done()

    def _read_limits(self, entry: Entry) -> None:
        self.owner_tokens = entry.number("owner_tokens", 1)
        self.tokens_off_tiles = entry.number("tokens_off_tiles")
        self.favor_min = entry.number("favor_min")
        entry.fixed("worker_level_min", 1)
        self.retire_level = entry.number("worker_level_retire", 2)
        entry.done()

    def _read_pieces(self, entry: Entry) -> None:
        self.workers_per_player = entry.number("workers_per_player", 1)
        self.tokens_per_player = entry.number("tokens_per_player", 1)
        entry.fixed("bank_unlimited", True)
        entry.spare("city_tiles", "wall_sections", "player_boards", "common_boards", "reference_sheets")
        entry.done()

    def _read_maintenance(self, entry: Entry) -> None:
        entry.fixed("order", MAINTENANCE)
        entry.fixed("city_order", CITY_MAINTENANCE)
        self.level_gain_build = entry.number("level_gain_build")
        self.level_gain_red = entry.number("level_gain_red")
        self.retire_favor = [0, entry.number("retire_favor_age_one"), entry.number("retire_favor_age_two")]
        self.morale_per_missing = entry.number("morale_steps_per_missing_gold", 1)
        self.favor_per_missing = entry.number("favor_loss_per_missing_gold_at_bottom")
        self.hire_favor = entry.number("emergency_hire_favor")
        self.hire_level = entry.number("emergency_hire_level", 1)
        entry.done()

    def _read_scoring(self, entry: Entry) -> None:
        entry.fixed("order", SCORING)
        entry.fixed("tie_breaks", TIE_BREAKS)
        self.favor_per_active_level = entry.number("favor_per_active_level")
        self.favor_per_trainee = entry.number("favor_per_trainee")
        self.gold_per_favor = entry.number("gold_per_favor", 1)
        entry.done()

    def _read_veteran(self, entry: Entry) -> None:
        self.veteran_players_min = entry.number("players_min", 2)
        entry.fixed("tie", "average_rounded_down")
        self.rankings = [Ranking(row) for row in entry.rows("rankings")]
        entry.done()
        if [ranking.id for ranking in self.rankings] != RANKINGS:
            raise entry.error("rankings", f"must be {', '.join(RANKINGS)} in this order")

    def _read_tiles(self, components: Components) -> None:
        mosaics = components.entry("mosaics")
        self.favor_per_match = mosaics.number("favor_per_match")
        self.designs = self._named(mosaics.rows("designs"), "", "tint")
        mosaics.done()
        self.kinds = [Kind(entry, self.groups) for entry in components.rows("kinds")]
        self.tiles = [Tile(entry, self.kinds, self.designs) for entry in components.rows("tiles")]
        effects = [kind.effect for kind in self.kinds]
        most = [effect.most(self.retire_level) for effect in effects if isinstance(effect, Convert)]
        self.most_converted = max(most, default=0)
        hard = components.entry("hard")
        removed = hard.choices("remove_kinds", [kind.id for kind in self.kinds])
        self.removed_if_hard = [self.kinds[kind] for kind in removed]
        hard.done()

    def _read_options(self, rows: list[Entry]) -> None:
        """P24.1  The table chooses the options of the data file, the colours and, if it likes, the order of age."""
        self.options: dict[str, tuple[OptionValue, ...]] = {}
        self.option_players_min: dict[str, int] = {}
        for row in rows:
            name = row.text("id")
            self.options[name] = row.values_of("values")
            self.option_players_min[name] = row.number("players_min", 2)
            self.names[f"option_{name}"] = row.names()
            row.done()
        self.options["colours"] = tuple(",".join(order) for order in permutations(self.colours))
        orders = [order for seats in range(self.players_min, self.players_max + 1) for order in _age_orders(seats)]
        self.options["age_order"] = (UNKNOWN_AGES, *orders)

    def _read_layouts(self, components: Components) -> None:
        self.layouts: dict[int, list[Placement]] = {}
        for entry in components.rows("layouts"):
            players = entry.number("players", 2)
            rows = entry.tables("tiles")
            self.layouts[players] = [Placement(row, self.tiles, players) for row in rows]
            entry.done()
        self.grid = Grid(self._furthest_cell())

    def _furthest_cell(self) -> int:
        """P9.17  No tile can come to lie further out than a straight line of all tiles from the outermost start."""
        placed = [place for layout in self.layouts.values() for place in layout]
        start = max(max(abs(place.x), abs(place.y)) for place in placed)
        return start + sum(1 for tile in self.tiles if tile.age)

    def _collect_names(self) -> None:
        for kind in self.kinds:
            self.names[kind.id] = kind.names
        for tile in self.tiles:
            self.names[tile.id] = tile.kind.names
        for section in self.sections:
            self.names[section.id] = section.names
        for board in self.boards:
            self.names[board.id] = board.names
        for ranking in self.rankings:
            self.names[f"ranking_{ranking.id}"] = ranking.names


def _age_orders(seats: int) -> list[str]:
    """P20.4  All orders of so many seats, from youngest to oldest."""
    return [",".join(order) for order in permutations([str(seat) for seat in range(seats)])]
