"""The vocabulary: every answer that a player can give, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groma.games.architects.components import (
    AT_RESET,
    LOCATIONS,
    MARKET_SPACES,
    OPEN,
    PRISON,
    RESET_RELEASE,
    RESOURCES,
    STONE,
    WOOD,
    Character,
    Trade,
)
from groma.kernel import Action

if TYPE_CHECKING:
    from groma.games.architects.box import Box

MARKET: Final = OPEN
"""The first of the three places of the Black Market, after the open locations."""
HALL: Final = OPEN + 3
CELL: Final = OPEN + 4
PLACES: Final = [*LOCATIONS[:OPEN], *MARKET_SPACES, "guildhall", LOCATIONS[PRISON]]
"""Where workers stand: open locations, market spaces, Guildhall, Prison."""


class Place(Action):
    """Place a worker."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int) -> None:
        super().__init__("place", PLACES[place])
        self.place = place


class Retrieve(Action):
    """Take a worker back from a place."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int) -> None:
        super().__init__("retrieve", PLACES[place])
        self.place = place


class RetrieveFrom(Action):
    """Take a worker back from the board of the player of this colour."""

    __slots__ = ("colour",)
    colour: int

    def __init__(self, colour: int, name: str) -> None:
        super().__init__("retrieve", name)
        self.colour = colour


class Capture(Action):
    """Capture the group of a colour at an open location."""

    __slots__ = ("colour", "location")
    location: int
    colour: int

    def __init__(self, location: int, colour: int, name: str) -> None:
        super().__init__("capture", f"{LOCATIONS[location]}-{name}")
        self.location = location
        self.colour = colour


class Exchange(Action):
    """Make a trade at the King's Storehouse."""

    __slots__ = ("trade",)
    trade: Trade

    def __init__(self, trade: Trade) -> None:
        super().__init__("trade", trade.name)
        self.trade = trade


class OfGood(Action):
    """An answer that names a resource."""

    __slots__ = ("good",)
    good: int

    def __init__(self, verb: str, good: int) -> None:
        super().__init__(verb, RESOURCES[good])
        self.good = good


class OfCard(Action):
    """An answer that names a Building card, an Apprentice card or a character."""

    __slots__ = ("card",)
    card: int

    def __init__(self, verb: str, card: int, name: str) -> None:
        super().__init__(verb, name)
        self.card = card


class Use(Action):
    """Use the Reset ability of an Apprentice, or of the own character."""

    __slots__ = ("card", "number")
    card: int
    """The Apprentice, or no card for a character."""
    number: int
    """One for each ability that a player can have."""

    def __init__(self, card: int, number: int, name: str) -> None:
        super().__init__("use", name)
        self.card = card
        self.number = number


class OfNumber(Action):
    """An answer that is a number."""

    __slots__ = ("number",)
    number: int

    def __init__(self, verb: str, number: int) -> None:
        super().__init__(verb, str(number))
        self.number = number


class Words:
    """The vocabulary of one box of components, each kind of action indexed by what it names."""

    def __init__(self, box: Box) -> None:
        self.place = [Place(place) for place in range(HALL + 1)]
        self.retrieve = [Retrieve(place) for place in (*range(HALL), CELL)]
        self.retrieve_from = [RetrieveFrom(colour, name) for colour, name in enumerate(box.colours)]
        self.capture = [
            Capture(location, colour, name) for location in range(OPEN) for colour, name in enumerate(box.colours)
        ]
        self.trade = [Exchange(trade) for trade in box.trades]
        self.trade_by = [Exchange(trade) if trade else None for trade in box.apprentice_trades]
        self.take = [OfGood("take", good) for good in range(len(RESOURCES))]
        self.spare = [OfGood("spare", good) for good in (WOOD, STONE)]
        self.keep = self._of_buildings("keep", box)
        self.build = self._of_buildings("build", box)
        self.discard = self._of_buildings("discard", box)
        self.resolve = self._of_buildings("resolve", box)
        self.hire = [OfCard("hire", card, name) for card, name in enumerate(box.apprentice_ids)]
        self.dismiss = [OfCard("dismiss", card, name) for card, name in enumerate(box.apprentice_ids)]
        self.character = [OfCard("character", n, each.id) for n, each in enumerate(box.characters)]
        self.wood = [OfNumber("wood", n) for n in range(max([level.mixed for level in box.levels]) + 1)]
        self.gold = [OfNumber("gold", n) for n in range(self._most_precious(box) + 1)]
        self.release = [OfNumber("release", n) for n in range(box.workers + 1)]
        self.use_apprentice = [self._use(card, box) for card in range(len(box.apprentices))]
        self.use_character = [self._use_of(character, box) for character in box.characters]
        self._plain()
        self.all = self._all()

    def capture_of(self, location: int, colour: int) -> Capture:
        """Return the capture of a colour at an open location."""
        return self.capture[location * len(self.retrieve_from) + colour]

    def _of_buildings(self, verb: str, box: Box) -> list[OfCard]:
        return [OfCard(verb, card, name) for card, name in enumerate(box.building_ids)]

    def _use(self, card: int, box: Box) -> Use | None:
        return Use(card, card, box.apprentice_ids[card]) if box.apprentices[card].at[AT_RESET] else None

    def _use_of(self, character: Character, box: Box) -> Use | None:
        return Use(-1, len(box.apprentices), character.id) if character.ability == RESET_RELEASE else None

    def _most_precious(self, box: Box) -> int:
        prices = [building.precious for building in box.buildings] + [level.precious for level in box.levels]
        return max(prices)

    def _plain(self) -> None:
        """Make the answers that name nothing."""
        self.draw = Action("draw")
        self.look = Action("look")
        self.send = Action("send")
        self.free = Action("free")
        self.rescue = Action("rescue")
        self.ransom_silver = Action("ransom", "silver")
        self.ransom_debt = Action("ransom", "debt")
        self.settle = Action("settle")
        self.advance = Action("advance")
        self.destroy = Action("destroy")
        self.buy_off = Action("buy_off")
        self.owe = Action("owe")
        self.stop = Action("stop")
        self.decline = Action("decline")

    def _all(self) -> list[Action]:
        words: list[Action] = [*self.place, *self.retrieve, *self.retrieve_from, *self.capture, *self.trade]
        words += [word for word in self.trade_by if word is not None]
        words += [*self.take, *self.spare, *self.keep, *self.build, *self.discard, *self.resolve]
        words += [*self.hire, *self.dismiss, *self.character, *self.wood, *self.gold, *self.release]
        words += [self.draw, self.look, self.send, self.free, self.rescue, self.ransom_silver, self.ransom_debt]
        words += [self.settle, self.advance, self.destroy, self.buy_off, self.owe, self.stop, self.decline]
        words += [word for word in [*self.use_apprentice, *self.use_character] if word is not None]
        return words
