"""The components file as typed tables: what cards and boards cost, show and do; `box.py` puts them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from groma.kernel import Entry

if TYPE_CHECKING:
    from groma.games.architects.state import ArchitectsState

ITEMS: Final = ["clay", "wood", "stone", "gold", "marble", "silver", "building_card", "debt", "virtue"]
"""What a card can give, in the order in which it is taken together (A2.17)."""
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
BUILDING_CARD: Final = 6
DEBT: Final = 7
VIRTUE: Final = 8
RESOURCES: Final = ITEMS[:6]
BASIC_GOODS: Final = [CLAY, WOOD, STONE]

SKILLS: Final = ["carpentry", "tiling", "masonry"]

LOCATIONS: Final = [
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
    "black_market",
    "guildhall",
    "prison",
]
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
BLACK_MARKET: Final = 9
GUILDHALL: Final = 10
PRISON: Final = 11
OPEN: Final = 9
"""The first nine are the open locations (A2.5)."""

WHENS: Final = [
    "build",
    "end",
    "score",
    "cathedral_advance",
    "debt_paid",
    "reset",
    "storehouse",
    "captives_to_prison",
    *[f"at:{location}" for location in LOCATIONS],
]
WHEN_BUILT: Final = 0
AT_END: Final = 1
WHEN_SCORED: Final = 2
CATHEDRAL_ADVANCE: Final = 3
DEBT_PAID: Final = 4
AT_RESET: Final = 5
AT_STOREHOUSE: Final = 6
CAPTIVES_TO_PRISON: Final = 7
AT_LOCATION: Final = 8
"""Added to a location: the owner takes its action."""

ABILITIES: Final = [
    "none",
    "gold_marble_same",
    "black_market_building_card",
    "ignore_tax",
    "cathedral_no_discard",
    "cheap_apprentices",
    "construction_discount",
    "buy_off_debt",
    "construct_building_card",
    "reset_release",
    "captives_bonus",
]
FIGURE_OF_ABILITY: Final = {
    "black_market_building_card": "cards",
    "ignore_tax": "tax",
    "cheap_apprentices": "silver",
    "construction_discount": "amount",
    "buy_off_debt": "silver",
    "construct_building_card": "cards",
    "reset_release": "max",
    "captives_bonus": "silver",
}
"""The key that says how much an ability is about; the others are about nothing that is counted."""
NO_ABILITY: Final = 0
GOLD_MARBLE_SAME: Final = 1
MARKET_CARD: Final = 2
IGNORE_TAX: Final = 3
NO_DISCARD: Final = 4
CHEAP_APPRENTICES: Final = 5
CONSTRUCTION_DISCOUNT: Final = 6
BUY_OFF_DEBT: Final = 7
CONSTRUCT_CARD: Final = 8
RESET_RELEASE: Final = 9
CAPTIVES_BONUS: Final = 10

MARKET_SPACES: Final = ["market_small", "market_middle", "market_large"]
SMALL: Final = 0
MIDDLE: Final = 1
LARGE: Final = 2
KINDS: Final = ["open", "single", "permanent", "holding"]


Price = list[tuple[int, int]]
"""Pairs of resource and amount."""

Said = dict[str, int | str | dict[str, int]]
"""What a sentence speaks of: numbers, ids of components, and amounts by id, which are listed."""


class Bundle:
    """What is taken together, sorted as A2.17 says."""

    def __init__(self, items: list[tuple[int, int]]) -> None:
        self.goods: Price = [(item, amount) for item, amount in items if item <= SILVER]
        amounts = dict(items)
        self.cards = amounts.get(BUILDING_CARD, 0)
        self.debts = amounts.get(DEBT, 0)
        self.virtue = amounts.get(VIRTUE, 0)

    def amounts(self) -> dict[str, int]:
        """Return all of it by name."""
        others = {"building_card": self.cards, "debt": self.debts, "virtue": self.virtue}
        return {**amounts_of(self.goods), **{item: amount for item, amount in others.items() if amount}}


NOTHING: Final = Bundle([])


def amounts_of(price: Price) -> dict[str, int]:
    """Return goods by name."""
    return {RESOURCES[good]: amount for good, amount in price}


def read_bundle(entry: Entry) -> Bundle:
    """Read what an effect or a card gives."""
    return Bundle(entry.amounts("gain", ITEMS))


class Effect:
    """One effect of a card: when it happens, and all that an effect can do.

    Every kind of effect is a class in `effects.py` that reads its own figures and overrides what concerns it.
    """

    kind: ClassVar[str] = ""
    """What the components file calls it."""
    may_decline: ClassVar[bool] = False
    """Q3.2  Captures, releases, destroying, discards and free hires may be declined; nothing else may."""

    def __init__(self, entry: Entry) -> None:
        self.when = entry.choice("when", WHENS)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """Return the rule by which nothing happens now, or an empty text."""
        return ""

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Do what a Building does when it is built or at the end: at once, or by a question."""

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name what carrying it out brings at once and for certain."""
        return []

    def points(self, state: ArchitectsState, seat: int) -> int:
        """Count the victory points of a scoring."""
        return 0

    def debt_points(self) -> int:
        """Return by how much every unpaid Debt is worth more in a scoring."""
        return 0

    def bonus(self, state: ArchitectsState, seat: int) -> Bundle:
        """Return what an Apprentice adds on its occasion."""
        return NOTHING

    def silver_off(self) -> int:
        """Return how much less silver is paid at its location."""
        return 0

    def virtue_off(self) -> int:
        """Return how much less virtue is lost at its location."""
        return 0

    def extra_workers(self) -> int:
        """Return how many workers more count at its location."""
        return 0

    def released(self) -> int:
        """Return how many workers may leave the Prison on its occasion."""
        return 0

    def trade(self, name: str) -> Trade | None:
        """Return the way to trade that it adds, under the name of the card."""
        return None

    def sentence(self) -> str:
        """Return the id of the message that says it."""
        return f"effect-{self.kind}"

    def arguments(self) -> Said:
        """Return what the message speaks of."""
        return {}

    def occasion(self) -> str:
        """Return the id of the message that says when it happens; nothing if that is at once."""
        if self.when == WHEN_BUILT:
            return ""
        if self.when == AT_STOREHOUSE:
            return f"name-{LOCATIONS[STOREHOUSE]}"
        if self.when >= AT_LOCATION:
            return f"name-{LOCATIONS[self.when - AT_LOCATION]}"
        return f"occasion-{WHENS[self.when]}"


def skill_mask(skills: list[int]) -> int:
    """Return skills as bits."""
    return sum([1 << skill for skill in skills])


class Apprentice:
    """A kind of Apprentice."""

    def __init__(self, entry: Entry, effects: list[Effect], promo: bool) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.copies = entry.number("copies", 1)
        self.skills = skill_mask(entry.choices("skills", SKILLS))
        self.virtue = entry.number("virtue", -9)
        self.effects = effects
        self.promo = promo
        entry.done()
        self.at = [[effect for effect in effects if effect.when == when] for when in range(len(WHENS))]
        """The effects by occasion."""
        if len(self.at[AT_STOREHOUSE]) > 1:
            raise entry.error("effects", "may hold one trade: an answer names the Apprentice only")


class Building:
    """One Building card."""

    def __init__(self, entry: Entry, effects: list[Effect], promo: bool) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.skills = skill_mask(entry.choices("skills", SKILLS))
        self.cost = entry.amounts("cost", RESOURCES[:SILVER])
        self.vp = entry.number("vp")
        self.virtue = entry.number("virtue", -9)
        self.effects = effects
        self.promo = promo
        if entry.number("copies", 1) != 1:
            raise entry.error("copies", "must be 1: every Building is unique")
        entry.done()
        self.when_built = [effect for effect in self.effects if effect.when == WHEN_BUILT]
        self.at_end = [effect for effect in self.effects if effect.when == AT_END]
        self.when_scored = [effect for effect in self.effects if effect.when == WHEN_SCORED]
        self.debt_points = sum([effect.debt_points() for effect in self.when_scored])
        self.precious = sum([amount for good, amount in self.cost if good in (GOLD, MARBLE)])


class MarketCard:
    """One Black Market card: its small side and its large side."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.small = entry.amounts("small", RESOURCES)
        self.large = entry.amounts("large", RESOURCES)
        if entry.number("copies", 1) != 1:
            raise entry.error("copies", "must be 1: every market card is unique")
        entry.done()


class Reward:
    """A kind of Reward card."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.copies = entry.number("copies", 1)
        self.gain = read_bundle(entry)
        goods = sum([amount for good, amount in self.gain.goods if good != SILVER])
        self.stock = goods + self.gain.cards
        entry.done()


class Character:
    """Side 2 of a player board."""

    def __init__(self, entry: Entry, colours: list[str], promo: bool) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.colour = entry.choice("colour", colours)
        self.prison = entry.number("prison")
        self.silver = entry.number("silver")
        self.virtue = entry.number("virtue")
        self.goods = entry.amounts("goods", RESOURCES)
        self.cards = entry.number("building_cards")
        self.debts = entry.number("debts")
        self.ability = entry.choice("ability", ABILITIES)
        """`abilities.py` asks for it by name, and for its amount."""
        self.promo = promo
        params = entry.inner("params")
        figure = FIGURE_OF_ABILITY.get(ABILITIES[self.ability], "")
        self.amount = params.number(figure, 1) if figure else 0
        self.limit = params.number("limit", 1) if params.has("limit") else 0
        if params.has("any_of"):
            params.choices("any_of", ["wood", "stone"])
        params.done()
        entry.done()


class Yield:
    """What a location yields: the base, and one for every so many workers."""

    def __init__(self, good: int, base: int, per_workers: int) -> None:
        self.good = good
        self.base = base
        self.per_workers = per_workers

    def amount(self, workers: int) -> int:
        """A2.15  Count full sets of workers only."""
        return self.base + workers // self.per_workers


class Trade:
    """One way to trade at the King's Storehouse: what is paid and what is gained."""

    def __init__(self, name: str, rule: str, pay: Price, gain: Bundle) -> None:
        self.name = name
        self.rule = rule
        self.pay = pay
        self.gain = gain


class Level:
    """M1.1, M1.2, M1.3, M1.4, M1.5  A level of the Cathedral: a fixed price, or so many stone and wood in any mix."""

    def __init__(self, entry: Entry) -> None:
        self.pay = entry.amounts("pay", RESOURCES) if entry.has("pay") else []
        self.mixed = 0
        if entry.has("pay_any"):
            if entry.value("pay_any") != ["stone", "wood"]:
                raise entry.error("pay_any", "must be stone and wood (M1.2)")
            self.mixed = entry.number("count", 1)
        self.precious = sum([amount for _, amount in self.pay])
        self.vp = entry.number("vp")
        self.spaces = entry.number("spaces", 1)
        entry.done()


def silver_of(entry: Entry, key: str) -> int:
    """Read the silver of a price."""
    return dict(entry.amounts(key, RESOURCES)).get(SILVER, 0)


class MarketSpace:
    """A space of the Black Market."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.silver = silver_of(entry, "pay")
        self.virtue_loss = -entry.number("virtue", -9)
        self.printed = entry.amounts("printed", RESOURCES) if entry.has("printed") else []
        self.draw = entry.number("draw", 1) if entry.has("draw") else 0
        if entry.has("pile"):
            entry.choice("pile", ["small", "large"])
        entry.done()


class Hall:
    """The Guildhall at one number of players: which worker triggers what."""

    def __init__(self, columns: int, rows: int, resets: list[int], turnovers: list[int], turnover_column: int) -> None:
        self.columns = columns
        self.spaces = rows * columns
        self.reset_at = [(row - 1) * columns + 1 for row in resets]
        self.turnover_at = [(row - 1) * columns + turnover_column for row in turnovers]
