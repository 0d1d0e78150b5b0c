"""The components file as typed tables, checked on loading."""

from __future__ import annotations

from typing import Final

from groma.kernel import Entry

METALS: Final = ["gold", "silver", "bronze"]
GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2

DECKS: Final = ["servi", "equi_et_arma", "stadium_laurel", "theatrum_laurel"]
SERVI: Final = 0
EQUI_ET_ARMA: Final = 1
STADIUM_LAUREL: Final = 2
THEATRUM_LAUREL: Final = 3

AREAS: Final = ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
CONTESTS: Final = ["arena", "stadium"]
ARENA: Final = 0
STADIUM: Final = 1
BONUSES: Final = [
    ["choice", "option_left_by_winner", "none"],
    ["keeps_one_of_two_stadium_laurels", "other_stadium_laurel", "none"],
]
ARENA_BONUS: Final = ["vp_double_strength", "servi_card"]

KINDS_OF_LOT: Final = ["shop", "bank", "villa"]
SHOP: Final = 0
BANK: Final = 1
VILLA: Final = 2

EFFECTS: Final = [
    "roll_for_coins",
    "exchange",
    "buy_display_card",
    "buy_servi",
    "take_blue_dice",
    "fight",
    "race",
    "auction",
    "build",
    "steal",
    "activate",
]
ROLL_FOR_COINS: Final = 0
EXCHANGE: Final = 1
BUY_DISPLAY_CARD: Final = 2
BUY_SERVI: Final = 3
TAKE_BLUE_DICE: Final = 4
FIGHT: Final = 5
RACE: Final = 6
AUCTION: Final = 7
BUILD: Final = 8
STEAL: Final = 9
ACTIVATE: Final = 10

LAST_PLACES: Final = 3
"""How many places of a contest have a prize."""

Price = list[tuple[int, int]]
"""Pairs of metal and amount."""


class Exchange:
    """A change of coins that Pecunia permits."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.cost = entry.amounts("cost", METALS)
        self.gain = entry.amounts("gain", METALS)
        close(entry)
        if not self.cost or not self.gain:
            raise entry.error("gain", "and cost must both name coins")


class Space:
    """An action space."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.area = entry.choice("area", AREAS)
        self.kind = entry.text("kind")
        self.resolve = entry.number("resolve", 1)
        self.effect = entry.choice("effect", EFFECTS)
        self.strength = entry.number("strength", 1) if self.effect in (FIGHT, RACE) else 0
        self.side = entry.choice("side", METALS) if self.effect == RACE else -1
        self.metal = entry.choice("metal", METALS) if self.effect == ACTIVATE else -1
        self.dice = entry.number("red_dice", 1) if self.effect in (ROLL_FOR_COINS, STEAL) else 0
        self.buildings = entry.number("buildings", 1) if self.effect == BUILD else 0
        self.blue_dice = entry.number("blue_dice", 1) if self.effect == TAKE_BLUE_DICE else 0
        self.vp = only(entry, "gain", "vp") if self.effect == EXCHANGE else 0
        self._read_purchase(entry)
        self._read_auction(entry)
        self._check_deposit(entry)
        close(entry)

    def _read_purchase(self, entry: Entry) -> None:
        self.slot = entry.number("slot", 1) - 1 if self.effect == BUY_DISPLAY_CARD else -1
        self.cost: Price = entry.amounts("cost", METALS) if self.effect == BUY_DISPLAY_CARD else []
        self.deck_cards = 0
        if self.effect == BUY_DISPLAY_CARD and entry.has("gain"):
            self.deck_cards = only(entry, "gain", "equi_arma_deck_cards")
        self.prices: list[Price] = [[]]
        """By number of servi cards."""
        if self.effect == BUY_SERVI:
            self._read_prices(entry)

    def _read_prices(self, entry: Entry) -> None:
        """Q8.5  The alternatives must be one card, two cards and so on."""
        for option in entry.tables("options"):
            if only(option, "gain", "servi_cards") != len(self.prices):
                raise entry.error("options", "must give one servi card, then two, and so on")
            self.prices.append(option.amounts("cost", METALS))
            close(option)

    def _read_auction(self, entry: Entry) -> None:
        self.ante = 0
        self.raise_ = 0
        if self.effect == AUCTION:
            self.ante = entry.number("ante_coins", 1)
            self.raise_ = entry.number("min_raise", 1)
            entry.fixed("one_metal_per_auction", True)

    def _check_deposit(self, entry: Entry) -> None:
        if self.effect == ACTIVATE and entry.amounts("deposit", METALS) != [(self.metal, 1)]:
            raise entry.error("deposit", f"must be one {METALS[self.metal]} coin (Q6.17)")


class Contest:
    """How one of the two contests is fought, and its coins by place."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.kind = entry.choice("id", CONTESTS)
        self.red_dice = entry.number("red_dice")
        self.blue_dice = entry.number("blue_dice_max")
        entry.fixed("counts", ["bronze", "side"][self.kind])
        entry.fixed("hand_cards", ["arena_strength", "stadium_strength"][self.kind])
        close(entry)
        self.coins: list[list[Price]] = []
        """By place, then by metal of the side."""


class Prize:
    """The prize of one place in a contest."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.contest = entry.choice("contest", CONTESTS)
        self.place = entry.number("rank", 1) - 1
        if self.place >= LAST_PLACES:
            raise entry.error("rank", f"must be 1 to {LAST_PLACES}")
        entry.fixed("bonus", BONUSES[self.contest][self.place])
        if entry.has("bonus_options"):
            entry.fixed("bonus_options", ARENA_BONUS)
        self.coins: list[Price] = self._coins(entry)
        close(entry)

    def _coins(self, entry: Entry) -> list[Price]:
        if self.contest == ARENA:
            return [entry.amounts("gain", METALS)] * len(METALS)
        sides = entry.inner("gain_per_side")
        coins: list[Price] = [sides.amounts(side, METALS) for side in METALS[:BRONZE]]
        sides.done()
        return [*coins, []]


class Deck:
    """One of the four decks."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.kind = entry.choice("id", DECKS)
        self.count = entry.number("count", 1)
        self.slots = entry.number("display_slots")
        entry.fixed("recycle_discards", self.kind <= EQUI_ET_ARMA)
        if self.kind == EQUI_ET_ARMA:
            entry.fixed("display_refill", "end_of_round")
            entry.fixed("unsold_cards_stay", True)
        elif self.kind == STADIUM_LAUREL:
            entry.fixed("display_refill", "after_race")
        elif self.kind == THEATRUM_LAUREL:
            entry.fixed("open_when_won", True)
        close(entry)


class Card:
    """A kind of card, in so many copies."""

    def __init__(self, entry: Entry, colours: list[str]) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.deck = entry.choice("deck", DECKS)
        self.count = entry.number("count", 1)
        self.slaves = entry.number("slaves", 1) if self.deck == SERVI else 0
        self.arena = entry.number("arena_strength", 1) if entry.has("arena_strength") else 0
        self.stadium = [0] * len(METALS)
        if entry.has("stadium_strength"):
            for side, horses in entry.amounts("stadium_strength", METALS):
                self.stadium[side] = horses
        self.colours = entry.choices("colours", colours) if entry.has("colours") else []
        self.vp = entry.number("end_vp", 1) if entry.has("end_vp") else 0
        close(entry)
        if self.deck == THEATRUM_LAUREL and len(self.colours) < 2:
            raise entry.error("colours", "must name the colours among which the owner chooses")


class Lot:
    """A building site."""

    def __init__(self, entry: Entry, colours: list[str]) -> None:
        self.id = entry.text("id")
        self.names = names_of(entry)
        self.kind = entry.choice("kind", KINDS_OF_LOT)
        entry.fixed("half", "right" if self.kind == VILLA else "left")
        cost = entry.amounts("cost", [*METALS, "slaves"])
        self.cost: Price = [pair for pair in cost if pair[0] <= BRONZE]
        self.slaves = sum(amount for what, amount in cost if what > BRONZE)
        self.vp = only(entry, "immediate", "vp") if entry.has("immediate") else 0
        self.colour = entry.choice("colour", colours) if self.kind == VILLA else -1
        self.value = entry.number("value", 1) if self.kind == VILLA else 0
        self.yield_vp = only(entry, "yield", "vp") if self.kind == SHOP else 0
        self.yield_coins: Price = entry.amounts("yield", METALS) if self.kind == BANK else []
        close(entry)


def names_of(entry: Entry) -> dict[str, str]:
    """Return the names of a row; the English one is called `name`."""
    return {"en": entry.text("name"), "it": entry.text("it"), "fr": entry.text("fr")}


def faces_of(entry: Entry) -> list[int]:
    """Return the metals of the faces of a die."""
    faces = entry.choices("faces", METALS)
    if not faces:
        raise entry.error("faces", "must name the metals of a die")
    return faces


def only(entry: Entry, key: str, what: str) -> int:
    """Return the amount of the single thing that a bundle may name."""
    return sum([amount for _, amount in entry.amounts(key, [what])])


def close(entry: Entry, *spare: str) -> None:
    """Refuse unknown keys, apart from notes and from those that say where a figure comes from."""
    entry.spare("note", *spare, *[key for key in entry.values if key.endswith("_source")])
    entry.done()
