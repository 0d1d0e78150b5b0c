"""The components file as typed tables, checked on loading."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from groma.games.praetor.grid import Grid
from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD = Path(__file__).with_name("components.toml")

RESOURCES = ["gold", "wood", "stone", "marble", "weapons"]
GOLD, WOOD, STONE, MARBLE, WEAPONS = range(5)

COLOURS_OF_ACTIVATION = ["red", "green", "grey", "none"]
RED, GREEN, GREY, NO_ACTIVATION = range(4)

TIMINGS = ["action", "maintenance", "never"]

OPS = [
    "gain",
    "convert",
    "favor",
    "morale",
    "recruit",
    "trade",
    "wall",
    "skip_training",
    "use_retired",
    "none",
]
GAIN, CONVERT, FAVOR, MORALE, RECRUIT, TRADE, WALL, SKIP_TRAINING, USE_RETIRED, NO_EFFECT = range(10)

COUNTERS = [
    "worker_level",
    "owned_tiles",
    "active_workers",
    "retired_workers",
    "held_wood",
    "held_stone",
    "held_marble",
    "held_weapons",
    "morale_value",
]
(
    WORKER_LEVEL,
    OWNED_TILES,
    ACTIVE_WORKERS,
    RETIRED_WORKERS,
    HELD_WOOD,
    HELD_STONE,
    HELD_MARBLE,
    HELD_WEAPONS,
    MORALE_VALUE,
) = range(9)

RANKINGS = ["largest_area", "wall_sections", "villagers"]
LARGEST_AREA, WALL_SECTIONS, VILLAGERS = range(3)

MAINTENANCE = ["train", "return_retired", "return_workers", "retire", "pay", "emergency_hire"]
CITY_MAINTENANCE = ["refill_city", "replace_wall", "check_last_round"]
SCORING = ["active_workers", "trainees", "morale", "resources"]
TIE_BREAKS = ["morale", "wall_sections", "owned_tiles", "youngest"]
CORNERS = 4
UNKNOWN_AGES = "unknown"

Price = list[tuple[int, int]]
"""Pairs of resource and amount."""


class Effect:
    """What an activation does: n = factor * sum of the counters // divisor."""

    def __init__(self, entry: Entry) -> None:
        self.op = entry.choice("op", OPS)
        counted = self.op in (GAIN, CONVERT, FAVOR, MORALE)
        self.per = entry.choices("per", COUNTERS) if counted else []
        self.factor = entry.number("factor", 1) if counted else 1
        self.divisor = entry.number("divisor", 1) if counted else 1
        self.factor_option = entry.text("factor_option") if entry.has("factor_option") else ""
        self.resource = entry.choice("resource", RESOURCES) if self.op == GAIN else GOLD
        self.given = entry.choice("from", RESOURCES) if self.op == CONVERT else GOLD
        self.taken = entry.choice("to", RESOURCES) if self.op == CONVERT else GOLD
        self.level = entry.number("level", 1) if self.op == USE_RETIRED else 0
        entry.done()


class Kind:
    """A kind of city tile."""

    def __init__(self, entry: Entry, groups: list[str]) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.group = entry.choice("group", groups)
        self.cost = entry.amounts("cost", RESOURCES)
        self.favor = entry.number("favor")
        self.colour = entry.choice("colour", COLOURS_OF_ACTIVATION)
        self.fee = entry.amounts("fee", RESOURCES)
        self.timing = entry.choice("timing", TIMINGS)
        self.effect = Effect(entry.inner("effect"))
        entry.done()
        self._check(entry)

    def _check(self, entry: Entry) -> None:
        op = self.effect.op
        if (op == NO_EFFECT) != (self.colour == NO_ACTIVATION):
            raise entry.error("colour", "must be none exactly where the effect is none")
        if (op in (SKIP_TRAINING, USE_RETIRED)) != (self.colour == GREY):
            raise entry.error("colour", "must be grey exactly where the effect is skip_training or use_retired")
        timing = "never" if op == NO_EFFECT else "maintenance" if op == SKIP_TRAINING else "action"
        if op == CONVERT and self.effect.per != [WORKER_LEVEL]:
            raise entry.error("effect", 'of op "convert" must have per = ["worker_level"]')
        if TIMINGS[self.timing] != timing:
            raise entry.error("timing", f"must be {timing} for the effect {OPS[op]}")


class Tile:
    """One city tile."""

    def __init__(self, entry: Entry, kinds: list[Kind], designs: list[str]) -> None:
        self.id = entry.text("id")
        self.kind = kinds[entry.choice("kind", [kind.id for kind in kinds])]
        self.age = entry.number("age")
        self.min_players = entry.number("min_players", 2)
        corners = entry.choices("corners", designs)
        entry.done()
        if self.age > 2:
            raise entry.error("age", f"must be 0, 1 or 2, not {self.age}")
        if len(corners) != CORNERS:
            raise entry.error("corners", "must name four designs: nw, ne, se, sw")
        self.rotated = [_rotated(corners, rotation) for rotation in range(CORNERS)]


def _rotated(corners: list[int], rotation: int) -> list[int]:
    """P10.9  A quarter turn clockwise moves the design at index i to index i + 1."""
    return [corners[(index - rotation) % CORNERS] for index in range(CORNERS)]


class Section:
    """One wall section."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.demand = entry.amounts("cost", RESOURCES)
        self.favor = entry.number("favor")
        self.back_bonus = entry.number("back_bonus")
        entry.done()


class Board:
    """One side of a player board."""

    def __init__(self, entry: Entry, start_value: int) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.side = ["A", "B"][entry.choice("side", ["A", "B"])]
        self.morale = entry.numbers("morale")
        self.wage = entry.number("wage")
        self.pension = entry.number("pension")
        self.buy = _rates(entry, "buy")
        self.sell = _rates(entry, "sell")
        entry.done()
        if self.morale != sorted(self.morale) or self.morale.count(start_value) != 1:
            raise entry.error("morale", f"must rise from left to right and hold {start_value} once")
        self.start = self.morale.index(start_value)
        self._check_rates(entry)

    def _check_rates(self, entry: Entry) -> None:
        """P16.5  No board sells a good for more than it buys it."""
        for good in range(WOOD, WEAPONS + 1):
            if self.buy[good] < 1 or self.sell[good] > self.buy[good]:
                raise entry.error("sell", f"must not exceed the buying rate of {RESOURCES[good]} (P16.5)")


def _rates(entry: Entry, key: str) -> list[int]:
    rates = [0] * len(RESOURCES)
    for resource, rate in entry.amounts(key, RESOURCES):
        rates[resource] = rate
    rates[GOLD] = 1
    return rates


class Placement:
    """A starting tile in its place."""

    def __init__(self, entry: Entry, tiles: list[Tile], players: int) -> None:
        self.tile = entry.choice("tile", [tile.id for tile in tiles])
        self.x = entry.number("x", -100)
        self.y = entry.number("y", -100)
        self.rotation = entry.number("rotation") % CORNERS
        self.owner = entry.number("owner", -1)
        entry.done()
        if self.owner >= players:
            raise entry.error("owner", f"must be below the number of players, {players}")


class Ranking:
    """One ranking of the veteran game."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.favor = entry.numbers("favor")
        self.zero_ranked = entry.flag("zero_ranked")
        entry.done()
        if self.id not in RANKINGS:
            raise entry.error("id", f"must be one of {', '.join(RANKINGS)}")


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_meta(components.entry("meta"))
        self._read_words(components)
        self._read_setup(components.entry("setup"))
        self._read_limits(components)
        self._read_maintenance(components.entry("maintenance"))
        self._read_scoring(components)
        self._read_tiles(components)
        self.sections = [Section(entry) for entry in components.rows("walls")]
        self.boards = [Board(entry, self.start_morale_value) for entry in components.rows("boards")]
        self._read_options(components.rows("options"))
        self._read_layouts(components)
        self._read_glossary(components.entry("glossary"))
        for unused in ("calibration", "checks"):
            components.entry(unused)
        components.done()
        self._check_factor_options()
        self._collect_names()

    def _read_meta(self, entry: Entry) -> None:
        if entry.text("id") != "praetor":
            raise entry.error("id", "must be praetor")
        self.names["praetor"] = entry.names()
        self.players_min = entry.number("players_min", 2)
        self.players_max = entry.number("players_max", self.players_min)

    def _read_words(self, components: Components) -> None:
        self.colours = self._named(components.rows("colours"))
        resources = self._named(components.rows("resources"))
        if resources != RESOURCES:
            raise ComponentsError(f"{components.file}: [[resources]] must be {', '.join(RESOURCES)} in this order")
        self.groups = self._named(components.rows("groups"), "group_")
        if len(self.colours) < self.players_max:
            raise ComponentsError(
                f"{components.file}: [[colours]] must hold one for each of {self.players_max} players"
            )

    def _named(self, rows: list[Entry], prefix: str = "") -> list[str]:
        for row in rows:
            self.names[prefix + row.text("id")] = row.names()
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
        _fixed(entry, "training_zones", 2)
        _fixed(entry, "face_up_wall_sections", 1)
        _fixed(entry, "deck_order", [1, 2])
        entry.done()

    def _read_limits(self, components: Components) -> None:
        entry = components.entry("limits")
        self.owner_tokens = entry.number("owner_tokens", 1)
        self.tokens_off_tiles = entry.number("tokens_off_tiles")
        self.favor_min = entry.number("favor_min")
        _fixed(entry, "worker_level_min", 1)
        self.retire_level = entry.number("worker_level_retire", 2)
        entry.done()
        pieces = components.entry("components")
        self.workers_per_player = pieces.number("workers_per_player", 1)
        if self.owner_tokens + self.tokens_off_tiles != pieces.number("tokens_per_player"):
            raise entry.error("owner_tokens", "and tokens_off_tiles must add up to components.tokens_per_player")
        if len(self.start_active_levels) + self.start_villagers != self.workers_per_player:
            raise pieces.error("workers_per_player", "must be the starting active workers and villagers together")
        levels = [*self.start_active_levels, self.villager_level]
        if min(levels) < 1 or max(levels) >= self.retire_level:
            raise entry.error("worker_level_retire", f"must lie above the starting levels {levels}")

    def _read_maintenance(self, entry: Entry) -> None:
        _fixed(entry, "order", MAINTENANCE)
        _fixed(entry, "city_order", CITY_MAINTENANCE)
        self.level_gain_build = entry.number("level_gain_build")
        self.level_gain_red = entry.number("level_gain_red")
        self.retire_favor = [0, entry.number("retire_favor_age_one"), entry.number("retire_favor_age_two")]
        self.morale_per_missing = entry.number("morale_steps_per_missing_gold", 1)
        self.favor_per_missing = entry.number("favor_loss_per_missing_gold_at_bottom")
        self.hire_favor = entry.number("emergency_hire_favor")
        self.hire_level = entry.number("emergency_hire_level", 1)
        entry.done()

    def _read_scoring(self, components: Components) -> None:
        entry = components.entry("scoring")
        _fixed(entry, "order", SCORING)
        _fixed(entry, "tie_breaks", TIE_BREAKS)
        self.favor_per_active_level = entry.number("favor_per_active_level")
        self.favor_per_trainee = entry.number("favor_per_trainee")
        self.gold_per_favor = entry.number("gold_per_favor", 1)
        entry.done()
        veteran = components.entry("veteran")
        self.veteran_players_min = veteran.number("players_min")
        _fixed(veteran, "tie", "average_rounded_down")
        self.rankings = [Ranking(row) for row in veteran.rows("rankings")]
        veteran.done()
        if [ranking.id for ranking in self.rankings] != RANKINGS:
            raise veteran.error("rankings", f"must be {', '.join(RANKINGS)} in this order")

    def _read_tiles(self, components: Components) -> None:
        mosaics = components.entry("mosaics")
        self.favor_per_match = mosaics.number("favor_per_match")
        self.designs = self._named(mosaics.rows("designs"))
        mosaics.done()
        self.kinds = [Kind(entry, self.groups) for entry in components.rows("kinds")]
        self.tiles = [Tile(entry, self.kinds, self.designs) for entry in components.rows("tiles")]
        effects = [kind.effect for kind in self.kinds]
        converts = [self.retire_level * effect.factor // effect.divisor for effect in effects if effect.op == CONVERT]
        self.most_converted = max(converts, default=0)
        self._check_retired_level(components)
        hard = components.entry("hard")
        removed = hard.choices("remove_kinds", [kind.id for kind in self.kinds])
        self.removed_if_hard = [self.kinds[kind] for kind in removed]
        hard.done()

    def _check_retired_level(self, components: Components) -> None:
        for kind in self.kinds:
            if kind.effect.op == USE_RETIRED and kind.effect.level != self.retire_level:
                raise ComponentsError(
                    f'{components.file}: [[kinds]] "{kind.id}": key "effect" must have'
                    f" level = {self.retire_level}, the level at which workers retire"
                )

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
        seats = [str(seat) for seat in range(self.players_max)]
        self.options["colours"] = tuple(",".join(order) for order in permutations(self.colours))
        self.options["age_order"] = (UNKNOWN_AGES, *(",".join(order) for order in permutations(seats)))

    def _read_layouts(self, components: Components) -> None:
        self.layouts: dict[int, list[Placement]] = {}
        for entry in components.rows("layouts"):
            players = entry.number("players", 2)
            rows = [Entry(entry.file, f"{entry.place}, tiles", row) for row in entry.value("tiles")]
            self.layouts[players] = [Placement(row, self.tiles, players) for row in rows]
            entry.done()
        for players in range(self.players_min, self.players_max + 1):
            if players not in self.layouts:
                raise ComponentsError(f"{components.file}: [[layouts]] has none for {players} players")
        self.grid = Grid(self._furthest_cell())

    def _furthest_cell(self) -> int:
        """P9.17  No tile can come to lie further out than a straight line of all tiles from the outermost start."""
        placed = [place for layout in self.layouts.values() for place in layout]
        start = max(max(abs(place.x), abs(place.y)) for place in placed)
        return start + sum(1 for tile in self.tiles if tile.age)

    def _read_glossary(self, entry: Entry) -> None:
        self._named(entry.rows("terms"), "term_")
        entry.done()

    def _check_factor_options(self) -> None:
        for kind in self.kinds:
            name = kind.effect.factor_option
            if name and not all(isinstance(value, int) for value in self.options.get(name, ("",))):
                raise ComponentsError(
                    f'{self.components.file}: [[kinds]] "{kind.id}": key "factor_option" names {name!r},'
                    " which is no option with numbers"
                )

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


def _fixed(entry: Entry, key: str, expected: object) -> None:
    if entry.value(key) != expected:
        raise entry.error(key, f"is fixed by the rules: {expected!r}")
