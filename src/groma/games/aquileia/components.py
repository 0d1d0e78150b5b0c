"""The components file as typed tables, checked on loading."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD = Path(__file__).with_name("components.toml")

METALS = ["gold", "silver", "bronze"]
GOLD, SILVER, BRONZE = range(3)

DECKS = ["servi", "equi_et_arma", "stadium_laurel", "theatrum_laurel"]
SERVI, EQUI_ET_ARMA, STADIUM_LAUREL, THEATRUM_LAUREL = range(4)

AREAS = ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"]
CONTESTS = ["arena", "stadium"]
ARENA, STADIUM = range(2)
BONUSES = [
    ["choice", "option_left_by_winner", "none"],
    ["keeps_one_of_two_stadium_laurels", "other_stadium_laurel", "none"],
]
ARENA_BONUS = ["vp_double_strength", "servi_card"]

KINDS_OF_LOT = ["shop", "bank", "villa"]
SHOP, BANK, VILLA = range(3)

EFFECTS = [
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
(
    ROLL_FOR_COINS,
    EXCHANGE,
    BUY_DISPLAY_CARD,
    BUY_SERVI,
    TAKE_BLUE_DICE,
    FIGHT,
    RACE,
    AUCTION,
    BUILD,
    STEAL,
    ACTIVATE,
) = range(11)

LAST_PLACES = 3
"""How many places of a contest have a prize."""

Price = list[tuple[int, int]]
"""Pairs of metal and amount."""


class Exchange:
    """A change of coins that Pecunia permits."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = _names(entry)
        self.cost = entry.amounts("cost", METALS)
        self.gain = entry.amounts("gain", METALS)
        _done(entry)
        if not self.cost or not self.gain:
            raise entry.error("gain", "and cost must both name coins")


class Space:
    """An action space."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = _names(entry)
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
        self.vp = _only(entry, "gain", "vp") if self.effect == EXCHANGE else 0
        self._read_purchase(entry)
        self._read_auction(entry)
        self._check_deposit(entry)
        _done(entry)

    def _read_purchase(self, entry: Entry) -> None:
        self.slot = entry.number("slot", 1) - 1 if self.effect == BUY_DISPLAY_CARD else -1
        self.cost: Price = entry.amounts("cost", METALS) if self.effect == BUY_DISPLAY_CARD else []
        self.deck_cards = 0
        if self.effect == BUY_DISPLAY_CARD and entry.has("gain"):
            self.deck_cards = _only(entry, "gain", "equi_arma_deck_cards")
        self.prices: list[Price] = [[]]
        """By number of servi cards."""
        if self.effect == BUY_SERVI:
            self._read_prices(entry)

    def _read_prices(self, entry: Entry) -> None:
        """Q8.5  The alternatives must be one card, two cards and so on."""
        value = entry.value("options")
        if not isinstance(value, list) or not value:
            raise entry.error("options", "must be a list of tables, not empty")
        for row in value:
            option = Entry(entry.file, f"{entry.place}, options", row)
            if _only(option, "gain", "servi_cards") != len(self.prices):
                raise entry.error("options", "must give one servi card, then two, and so on")
            self.prices.append(option.amounts("cost", METALS))
            _done(option)

    def _read_auction(self, entry: Entry) -> None:
        self.ante = 0
        self.raise_ = 0
        if self.effect == AUCTION:
            self.ante = entry.number("ante_coins", 1)
            self.raise_ = entry.number("min_raise", 1)
            _fixed(entry, "one_metal_per_auction", True)

    def _check_deposit(self, entry: Entry) -> None:
        if self.effect == ACTIVATE and entry.amounts("deposit", METALS) != [(self.metal, 1)]:
            raise entry.error("deposit", f"must be one {METALS[self.metal]} coin (Q6.17)")


class Contest:
    """How one of the two contests is fought, and its coins by place."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = _names(entry)
        self.kind = entry.choice("id", CONTESTS)
        self.red_dice = entry.number("red_dice")
        self.blue_dice = entry.number("blue_dice_max")
        _fixed(entry, "counts", ["bronze", "side"][self.kind])
        _fixed(entry, "hand_cards", ["arena_strength", "stadium_strength"][self.kind])
        _done(entry)
        self.coins: list[list[Price]] = []
        """By place, then by metal of the side."""


class Prize:
    """The prize of one place in a contest."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = _names(entry)
        self.contest = entry.choice("contest", CONTESTS)
        self.place = entry.number("rank", 1) - 1
        if self.place >= LAST_PLACES:
            raise entry.error("rank", f"must be 1 to {LAST_PLACES}")
        _fixed(entry, "bonus", BONUSES[self.contest][self.place])
        if entry.has("bonus_options"):
            _fixed(entry, "bonus_options", ARENA_BONUS)
        self.coins: list[Price] = self._coins(entry)
        _done(entry)

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
        self.names = _names(entry)
        self.kind = entry.choice("id", DECKS)
        self.count = entry.number("count", 1)
        self.slots = entry.number("display_slots")
        _fixed(entry, "recycle_discards", self.kind <= EQUI_ET_ARMA)
        if self.kind == EQUI_ET_ARMA:
            _fixed(entry, "display_refill", "end_of_round")
            _fixed(entry, "unsold_cards_stay", True)
        elif self.kind == STADIUM_LAUREL:
            _fixed(entry, "display_refill", "after_race")
        elif self.kind == THEATRUM_LAUREL:
            _fixed(entry, "open_when_won", True)
        _done(entry)


class Card:
    """A kind of card, in so many copies."""

    def __init__(self, entry: Entry, colours: list[str]) -> None:
        self.id = entry.text("id")
        self.names = _names(entry)
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
        _done(entry)
        if self.deck == THEATRUM_LAUREL and len(self.colours) < 2:
            raise entry.error("colours", "must name the colours among which the owner chooses")


class Lot:
    """A building site."""

    def __init__(self, entry: Entry, colours: list[str]) -> None:
        self.id = entry.text("id")
        self.names = _names(entry)
        self.kind = entry.choice("kind", KINDS_OF_LOT)
        _fixed(entry, "half", "right" if self.kind == VILLA else "left")
        cost = entry.amounts("cost", [*METALS, "slaves"])
        self.cost: Price = [pair for pair in cost if pair[0] <= BRONZE]
        self.slaves = sum(amount for what, amount in cost if what > BRONZE)
        self.vp = _only(entry, "immediate", "vp") if entry.has("immediate") else 0
        self.colour = entry.choice("colour", colours) if self.kind == VILLA else -1
        self.value = entry.number("value", 1) if self.kind == VILLA else 0
        self.yield_vp = _only(entry, "yield", "vp") if self.kind == SHOP else 0
        self.yield_coins: Price = entry.amounts("yield", METALS) if self.kind == BANK else []
        _done(entry)


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_game(components.entry("game"))
        self._read_pieces(components)
        self._read_coins_and_dice(components)
        self._read_tracks(components.entry("tracks"))
        self._read_pecunia(components)
        self._read_spaces(components)
        self._read_contests(components)
        self._read_cards(components)
        self._read_lots(components)
        components.entry("totals")
        components.done()
        self._set_out_order()
        self._check_laurels()
        self.most_coins = self._most_coins()
        self.options: dict[str, tuple[OptionValue, ...]] = {
            "vp_needs_an_exchange": (self.vp_needs_an_exchange, not self.vp_needs_an_exchange),
            "colours": tuple(",".join(order) for order in permutations(self.colours)),
        }

    def _read_game(self, entry: Entry) -> None:
        if entry.text("id") != "aquileia":
            raise entry.error("id", "must be aquileia")
        self.names["aquileia"] = _names(entry)
        self.players_min = entry.number("players_min", 2)
        self.players_max = entry.number("players_max", self.players_min)
        self.rounds = entry.number("rounds", 1)
        self.laps = entry.number("placement_laps", 1)
        _fixed(entry, "spaces_depend_on_player_count", False)

    def _read_pieces(self, components: Components) -> None:
        self.colours = self._named(components.rows("player_colour"))
        if len(self.colours) < self.players_max:
            raise ComponentsError(f"{components.file}: [[player_colour]] must hold {self.players_max} colours")
        pieces: dict[str, int] = {}
        for entry in components.rows("player_piece"):
            pieces[entry.text("id")] = entry.number("count", 1)
        self._named(components.rows("player_piece"))
        for piece in ("henchman", "house", "score_disc", "tiebreaker_disc", "strength_shield"):
            if piece not in pieces:
                raise ComponentsError(f'{components.file}: [[player_piece]] "{piece}" is missing')
        self.henchmen = pieces["henchman"]
        self.houses = pieces["house"]
        self.names["first_player_marker"] = _names(components.entry("first_player_marker"))
        _fixed(components.entry("first_player_marker"), "count", 1)
        start = components.entry("starting_supply")
        self.start_coins = [start.number(metal) for metal in METALS]
        self.start_score = start.number("score")
        _fixed(start, "hand_cards", 0)
        _done(start)

    def _read_coins_and_dice(self, components: Components) -> None:
        metals = self._named(components.rows("metal"))
        if metals != METALS:
            raise ComponentsError(f"{components.file}: [[metal]] must be {', '.join(METALS)} in this order")
        _fixed(components.entry("bank"), "unlimited", True)
        dice = components.rows("dice")
        if self._named(dice) != ["red_die", "blue_die"]:
            raise ComponentsError(f"{components.file}: [[dice]] must be red_die, blue_die in this order")
        self.red_dice, self.blue_dice = [entry.number("count", 1) for entry in dice]
        self.red_faces, self.blue_faces = [_faces(entry) for entry in dice]

    def _read_tracks(self, entry: Entry) -> None:
        for track in ("tiebreaker", "score", "strength"):
            self.names[f"{track}_track"] = _names(entry.inner(track))
        entry.done()
        tiebreaker = entry.inner("tiebreaker")
        _fixed(tiebreaker, "best", 1)
        self.positions = tiebreaker.number("positions", 1)
        if self.positions < self.players_max:
            raise tiebreaker.error("positions", f"must be one for each of {self.players_max} players (Q6.5)")
        _fixed(entry.inner("score"), "loops", True)
        _fixed(entry.inner("strength"), "may_be_exceeded", True)

    def _read_pecunia(self, components: Components) -> None:
        entry = components.entry("pecunia")
        self.pecunia_vp = entry.number("vp")
        self.vp_needs_an_exchange = entry.flag("vp_needs_an_exchange")
        self.max_exchanges = entry.number("max_exchanges")
        _done(entry)
        self.exchanges = [Exchange(row) for row in components.rows("exchange")]
        for exchange in self.exchanges:
            self.names[exchange.id] = exchange.names

    def _read_spaces(self, components: Components) -> None:
        areas = components.rows("area")
        if [area.text("id") for area in areas] != AREAS:
            raise ComponentsError(f"{components.file}: [[area]] must be {', '.join(AREAS)} in this order")
        self._named(areas, "area_")
        _fixed(areas[AREAS.index("stadium")], "max_sides_per_player", 1)
        _fixed(areas[AREAS.index("portus")], "max_metal_spaces_per_player", 1)
        rows = components.rows("space")
        self.spaces = [Space(row) for row in rows]
        for row, space in zip(rows, self.spaces, strict=True):
            self.names[space.id] = space.names
            if space.effect == EXCHANGE and space.vp != self.pecunia_vp:
                raise row.error("gain", f"must be the {self.pecunia_vp} VP of [pecunia]")
            if space.effect == BUY_SERVI and len(space.prices) < 2:
                raise row.error("options", "must hold a price")

    def _read_contests(self, components: Components) -> None:
        self.contests = [Contest(row) for row in components.rows("contest")]
        if [contest.id for contest in self.contests] != CONTESTS:
            raise ComponentsError(f"{components.file}: [[contest]] must be {', '.join(CONTESTS)} in this order")
        for contest in self.contests:
            self.names[f"contest_{contest.id}"] = contest.names
        for row in components.rows("prize"):
            prize = Prize(row)
            self.names[prize.id] = prize.names
            coins = self.contests[prize.contest].coins
            if prize.place != len(coins):
                raise row.error("rank", "must count up from 1 inside each contest")
            coins.append(prize.coins)

    def _read_cards(self, components: Components) -> None:
        self.decks = [Deck(row) for row in components.rows("deck")]
        if [deck.id for deck in self.decks] != DECKS:
            raise ComponentsError(f"{components.file}: [[deck]] must be {', '.join(DECKS)} in this order")
        for deck in self.decks:
            self.names[f"deck_{deck.id}"] = deck.names
        self.villa_colours = self._named(components.rows("villa_colour"))
        cards = [Card(row, self.villa_colours) for row in components.rows("card")]
        for card in cards:
            self.names[card.id] = card.names
        self.servi = [card for card in cards if card.deck == SERVI]
        self.hand_cards = self.servi + [card for card in cards if card.deck == EQUI_ET_ARMA]
        """The kinds of cards that a hand can hold, the servi first."""
        self.stadium_laurels = [card for card in cards if card.deck == STADIUM_LAUREL]
        self.theatrum_laurels = [card for card in cards if card.deck == THEATRUM_LAUREL]
        for deck in self.decks:
            held = sum(card.count for card in cards if card.deck == deck.kind)
            if held != deck.count:
                raise ComponentsError(
                    f'{components.file}: [[deck]] "{deck.id}": key "count" is {deck.count}, but there are {held} cards'
                )

    def _read_lots(self, components: Components) -> None:
        self.lots = [Lot(row, self.villa_colours) for row in components.rows("lot")]
        for lot in self.lots:
            self.names[lot.id] = lot.names

    def _named(self, rows: list[Entry], prefix: str = "") -> list[str]:
        for row in rows:
            self.names.setdefault(prefix + row.text("id"), _names(row))
        return [row.text("id") for row in rows]

    def _set_out_order(self) -> None:
        """Q7.4  Spaces that share a number are carried out together, as one contest."""
        numbers = sorted({space.resolve for space in self.spaces})
        everyone = range(len(self.spaces))
        self.groups = [[n for n in everyone if self.spaces[n].resolve == number] for number in numbers]
        for group in self.groups:
            effects = {self.spaces[n].effect for n in group}
            if len(effects) > 1 or (len(group) > 1 and not effects <= {FIGHT, RACE}):
                raise ComponentsError(
                    f'{self.components.file}: [[space]] "{self.spaces[group[1]].id}": key "resolve" is shared with'
                    f' "{self.spaces[group[0]].id}", but only the spaces of one contest may share it'
                )
        self.slots = self.decks[EQUI_ET_ARMA].slots
        for space in self.spaces:
            if space.slot >= self.slots:
                raise ComponentsError(
                    f'{self.components.file}: [[space]] "{space.id}": key "slot" is beyond the'
                    f" {self.slots} slots of the display"
                )
        self.side = [space.side for space in self.spaces]
        """By space: the side of the stadium, or none."""
        self.metal = [space.metal for space in self.spaces]
        """By space: the metal of a Portus space, or none."""
        self.restricted = [n for n in everyone if self.side[n] >= 0 or self.metal[n] >= 0]
        self.portus = [-1] * len(METALS)
        """By metal: its Portus space."""
        for number, space in enumerate(self.spaces):
            if space.metal >= 0:
                self.portus[space.metal] = number

    def _check_laurels(self) -> None:
        """Q10.20, Q11.16  Both decks must last for a race and an auction in every round."""
        for deck, needed in ((STADIUM_LAUREL, 2 * self.rounds), (THEATRUM_LAUREL, self.rounds)):
            if self.decks[deck].count < needed:
                raise ComponentsError(
                    f'{self.components.file}: [[deck]] "{DECKS[deck]}": key "count" must be {needed} or more,'
                    f" enough for {self.rounds} rounds"
                )

    def _most_coins(self) -> int:
        """Return more coins of one metal than anybody can ever own: bids are counted up to it."""
        gains = [amount for exchange in self.exchanges for _, amount in exchange.gain]
        dice = sum(space.dice for space in self.spaces)
        prizes = sum(amount for contest in self.contests for _, amount in contest.coins[0][0])
        banks = sum(amount for lot in self.lots for _, amount in lot.yield_coins)
        each_round = max(gains) * self.max_exchanges + dice + prizes + banks
        return max(self.start_coins) + self.rounds * each_round


def _names(entry: Entry) -> dict[str, str]:
    return {"en": entry.text("name"), "it": entry.text("it"), "fr": entry.text("fr")}


def _faces(entry: Entry) -> list[int]:
    faces = entry.choices("faces", METALS)
    if not faces:
        raise entry.error("faces", "must name the metals of a die")
    return faces


def _only(entry: Entry, key: str, what: str) -> int:
    """Return the amount of the single thing that a bundle may name."""
    return sum(amount for _, amount in entry.amounts(key, [what]))


def _fixed(entry: Entry, key: str, expected: object) -> None:
    if entry.value(key) != expected:
        raise entry.error(key, f"is fixed by the rules: {expected!r}")


def _done(entry: Entry) -> None:
    """Refuse unknown keys, apart from notes and from those that say where a figure comes from."""
    for key in entry.values:
        if key == "note" or key.endswith("_source"):
            entry.text(key)
    entry.done()
