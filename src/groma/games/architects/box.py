"""The components file put together: all that is in the box."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final

from groma.games.architects.components import (
    AT_STOREHOUSE,
    ITEMS,
    KINDS,
    LOCATIONS,
    MARKET_SPACES,
    OPEN,
    RESOURCES,
    SILVER,
    SKILLS,
    Apprentice,
    Building,
    Bundle,
    Character,
    Hall,
    Level,
    MarketCard,
    MarketSpace,
    Reward,
    Trade,
    Yield,
    silver_of,
)
from groma.games.architects.effects import read_effects
from groma.games.architects.solo import SCHEMES, Rival, Solo
from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD: Final = Path(__file__).with_name("components.toml")


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_meta(components)
        self._read_locations(components.rows("locations"))
        self._read_market(components)
        self._read_hall(components)
        self._read_cathedral(components)
        self._read_virtue(components.entry("virtue_track"))
        self._read_setup(components.entry("setup"))
        self._read_scoring(components.entry("scoring"))
        self._read_reset(components.entry("reset"))
        self._read_apprentices(components)
        self._read_buildings(components)
        self._read_characters(components)
        self._read_solo(components)
        self._read_options(components.rows("options"))
        components.spare("pieces", "multipliers", "terms")
        components.done()

    def _read_meta(self, components: Components) -> None:
        entry = components.entry("meta")
        if entry.text("id") != "architects":
            raise entry.error("id", "must be architects")
        self.names["architects"] = entry.names()
        self.players_min = entry.number("players_min", 1)
        self.players_max = entry.number("players_max", self.players_min)
        entry.done()
        self._fixed_ids(components, "resources", RESOURCES)
        self._fixed_ids(components, "skills", SKILLS)
        self._named(components.rows("terms"))
        self.colours = self._named(components.rows("colours"))
        if len(self.colours) != self.players_max:
            raise ComponentsError(f"{components.file}: [[colours]] must hold one for each player (A3.1)")

    def _named(self, rows: list[Entry], prefix: str = "") -> list[str]:
        for row in rows:
            self.names[prefix + row.text("id")] = row.names()
        return [row.text("id") for row in rows]

    def _fixed_ids(self, components: Components, table: str, expected: list[str]) -> None:
        if self._named(components.rows(table)) != expected:
            raise ComponentsError(f"{components.file}: [[{table}]] must be {', '.join(expected)} in this order")

    def _read_locations(self, rows: list[Entry]) -> None:
        if self._named(rows) != LOCATIONS:
            raise rows[0].error("id", f"and the others must be {', '.join(LOCATIONS)} in this order")
        self.yields: list[list[Yield]] = []
        for number, row in enumerate(rows):
            if (row.choice("kind", KINDS) == 0) != (number < OPEN):
                raise row.error("kind", "must be open for exactly the nine open locations (A2.5)")
            self.yields.append(self._read_yields(row))
            self._read_location(row)
            row.done()

    def _read_yields(self, row: Entry) -> list[Yield]:
        if not row.has("yields"):
            return []
        yields = []
        for inner in row.rows("yields"):
            good = inner.choice("id", RESOURCES)
            yields.append(Yield(good, inner.number("base"), inner.number("per_workers", 1)))
            inner.done()
        return yields

    def _read_location(self, row: Entry) -> None:
        """Read what is particular to one location."""
        if row.has("trades"):
            self.trades = [trade for inner in row.rows("trades") for trade in self._open_trades(inner)]
        if row.has("hire"):
            self.hire_silver, self.hire_tax = _cost(row, "hire")
            self.skip_silver = row.number("skip_silver_per_card")
            self.rows = row.number("rows", 1)
            self.columns = row.number("columns", 1)
            draw = row.inner("draw")
            self.draw = Yield(0, draw.number("base"), draw.number("per_workers", 1))
            draw.done()
        if row.has("first_capture"):
            self.first_capture = _cost(row, "first_capture")
            self.next_capture = _cost(row, "next_capture")
            self.max_locations = row.numbers("max_locations")
        if row.has("needs_silver"):
            self.tax_stand_needs = row.number("needs_silver")
            self.tax_stand_virtue_loss = -row.number("virtue", -9)
        if row.has("pay_debt"):
            self._read_guardhouse(row)

    def _read_guardhouse(self, row: Entry) -> None:
        self.silver_per_captive = silver_of(row, "send_gain_per_captive")
        self.ransom_silver, self.ransom_tax = _cost(row, "release_captured_pay")
        self.ransom_debts = row.number("release_captured_debts")
        self.ransom_virtue_loss = -row.number("release_captured_virtue", -9)
        self.debt_silver, self.debt_tax = _cost(row, "pay_debt")

    def _open_trades(self, entry: Entry) -> list[Trade]:
        """F1.8  A trade for any mix of goods is one trade for every mix."""
        goods, count = entry.choices("pay_any", RESOURCES), entry.number("count", 1)
        item = entry.choice("id", ITEMS)
        entry.done()
        if min(len(goods), count) > 2:
            raise entry.error("count", "may need two kinds of goods at most: a sentence names no more")
        gain = Bundle([(item, 1)])
        rule = "F1.3" if gain.goods else "F1.2"
        trades = []
        for mix in combinations_with_replacement(sorted(goods), count):
            name = "-".join([RESOURCES[good] for good in mix] + ["for", ITEMS[item]])
            trades.append(Trade(name, rule, [(good, mix.count(good)) for good in sorted(set(mix))], gain))
        return trades

    def _read_market(self, components: Components) -> None:
        self.market_spaces = [MarketSpace(entry) for entry in components.rows("market_spaces")]
        for space in self.market_spaces:
            self.names[space.id] = space.names
        if [space.id for space in self.market_spaces] != MARKET_SPACES:
            raise ComponentsError(f"{components.file}: [[market_spaces]] must be {', '.join(MARKET_SPACES)}")
        self.market_cards = [MarketCard(entry) for entry in components.rows("black_market_cards")]
        for card in self.market_cards:
            self.names[card.id] = card.names

    def _read_hall(self, components: Components) -> None:
        entry = components.entry("guildhall")
        rows, resets = entry.number("rows", 1), entry.numbers("reset_rows")
        turnovers, column = entry.numbers("turnover_rows"), entry.number("turnover_column", 1)
        entry.done()
        self.halls: dict[int, Hall] = {}
        for row in components.rows("guildhall_by_players"):
            self.halls[row.number("players", 2)] = Hall(row.number("columns", 1), rows, resets, turnovers, column)
            row.done()

    def _read_cathedral(self, components: Components) -> None:
        entry = components.entry("cathedral")
        if entry.number("discard_building_cards") != 1:
            raise entry.error("discard_building_cards", "must be 1 (M2.3)")
        self.empty_reward = Bundle(entry.amounts("empty_reward_pile", ITEMS))
        entry.done()
        self.levels = [Level(row) for row in components.rows("cathedral_levels")]
        debts = components.entry("debts")
        self.debt_paid = Bundle(debts.amounts("paid_gain", ITEMS))
        debts.done()

    def _read_virtue(self, entry: Entry) -> None:
        """N1.1, N2.1  Read points and ignored taxes by position."""
        self.virtue_vp = entry.numbers("vp")
        self.tax_evaded = entry.numbers("tax_evaded")
        self.virtue_start = entry.number("start")
        self.market_virtue_max = entry.number("black_market_max")
        self.cathedral_virtue_min = entry.number("cathedral_min")
        self.virtue_top = len(self.virtue_vp) - 1
        entry.done()
        if len(self.tax_evaded) != len(self.virtue_vp):
            raise entry.error("tax_evaded", "must be as long as vp")

    def _read_setup(self, entry: Entry) -> None:
        self.workers = entry.number("workers", 1)
        self.silver_by_turn = entry.numbers("silver_by_seat")
        self.tax_stand_silver = entry.number("tax_stand_silver")
        self.draft_deal = entry.number("draft_deal", 2)
        self.draft_keep = entry.number("draft_keep", 1)
        self.hand_limit = entry.number("hand_limit", 1)
        self.apprentice_limit = entry.number("apprentice_limit", 1)
        self.rewards_per_player = entry.number("rewards_per_player")
        self.rewards_extra = entry.number("rewards_extra")
        entry.done()
        if self.draft_keep != self.draft_deal - 1:
            raise entry.error("draft_keep", "must be one less than are dealt (B3.4)")

    def _read_scoring(self, entry: Entry) -> None:
        self.vp_per_debt = entry.number("vp_per_unpaid_debt", -9)
        self.vp_per_gold = entry.number("vp_per_gold")
        self.vp_per_marble = entry.number("vp_per_marble")
        self.silver_per_vp = entry.number("silver_per_vp", 1)
        self.prisoners_per_minus_vp = entry.number("prisoners_per_minus_vp", 1)
        if entry.value("tie_breaks") != ["virtue", "silver", "shared"]:
            raise entry.error("tie_breaks", "are fixed by the rules (S5)")
        entry.done()

    def _read_reset(self, entry: Entry) -> None:
        self.reset_prisoners = entry.number("prisoners", 1)
        self.reset_virtue_loss = -entry.number("virtue", -9)
        entry.done()

    def _read_apprentices(self, components: Components) -> None:
        """Give every copy of an Apprentice a number and an id of its own."""
        kinds = [Apprentice(entry, read_effects(entry), False) for entry in components.rows("apprentices")]
        kinds += [Apprentice(entry, read_effects(entry), True) for entry in components.rows("promo_apprentices")]
        self.apprentices: list[Apprentice] = []
        self.apprentice_ids: list[str] = []
        for kind in kinds:
            for copy in range(kind.copies):
                self.apprentices.append(kind)
                self.apprentice_ids.append(kind.id if not copy else f"{kind.id}_{copy + 1}")
                self.names[self.apprentice_ids[-1]] = kind.names
        self.apprentice_trades: list[Trade | None] = []
        for name, kind in zip(self.apprentice_ids, self.apprentices, strict=True):
            trades = [effect.trade(name) for effect in kind.at[AT_STOREHOUSE]]
            self.apprentice_trades.append(trades[0] if trades else None)

    def _read_buildings(self, components: Components) -> None:
        self.buildings = [Building(entry, read_effects(entry), False) for entry in components.rows("buildings")]
        self.buildings += [Building(entry, read_effects(entry), True) for entry in components.rows("promo_buildings")]
        self.building_ids = [building.id for building in self.buildings]
        for building in self.buildings:
            self.names[building.id] = building.names
        self.rewards: list[Reward] = []
        for kind in [Reward(entry) for entry in components.rows("rewards")]:
            self.rewards += [kind] * kind.copies
            self.names[kind.id] = kind.names

    def _read_characters(self, components: Components) -> None:
        rows = components.rows("characters")
        self.characters = [Character(entry, self.colours, False) for entry in rows]
        self.characters += [Character(entry, self.colours, True) for entry in components.rows("promo_characters")]
        for character in self.characters:
            self.names[character.id] = character.names
        virtues = {character.virtue for character in self.characters}
        if len(virtues) != len(self.characters):
            raise ComponentsError(f"{components.file}: no two characters may share a virtue (T1.4)")

    def _read_solo(self, components: Components) -> None:
        self.solo = Solo(components.entry("solo"))
        self.rivals = [Rival(entry) for entry in components.rows("solo_rivals")]
        for rival in self.rivals:
            self.names[rival.id] = rival.names
        rows = components.rows("solo_schemes")
        if self._named(rows, "scheme_") != SCHEMES:
            raise ComponentsError(f"{components.file}: [[solo_schemes]] must be {', '.join(SCHEMES)} in this order")
        self.common_schemes: list[int] = []
        for scheme, row in enumerate(rows):
            self.common_schemes += [scheme] * row.number("common_copies")
            row.done()

    def _read_options(self, rows: list[Entry]) -> None:
        """W3.1, W3.2, W3.3, W3.4  The table chooses; the first value is the default."""
        self.options: dict[str, tuple[OptionValue, ...]] = {}
        self.option_players: dict[str, range] = {}
        for row in rows:
            name = row.text("id")
            self.options[name] = row.values_of("values")
            self.option_players[name] = range(row.number("players_min", 1), row.number("players_max", 1) + 1)
            self.names[f"option_{name}"] = row.names()
            row.done()


def _cost(entry: Entry, key: str) -> tuple[int, int]:
    """A2.9  Read a cost as silver and tax."""
    amounts = dict(entry.amounts(key, [*RESOURCES, "tax"]))
    return amounts.get(SILVER, 0), amounts.get(len(RESOURCES), 0)
