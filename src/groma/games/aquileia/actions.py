"""The vocabulary: every answer that a player can give, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groma.games.aquileia.components import ARENA_BONUS, METALS
from groma.kernel import Action

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box


class Place(Action):
    """Put a henchman on an action space."""

    __slots__ = ("space",)
    space: int

    def __init__(self, space: int, name: str) -> None:
        super().__init__("place", name)
        self.space = space


class Change(Action):
    """Change coins with the bank."""

    __slots__ = ("exchange",)
    exchange: int

    def __init__(self, exchange: int, name: str) -> None:
        super().__init__("change", name)
        self.exchange = exchange


class Buy(Action):
    """Buy the face-up equi et arma card of the slot."""

    __slots__ = ("card",)
    card: int

    def __init__(self, card: int, name: str) -> None:
        super().__init__("buy", name)
        self.card = card


class Servi(Action):
    """Buy so many servi cards."""

    __slots__ = ("cards",)
    cards: int

    def __init__(self, cards: int) -> None:
        super().__init__("servi", str(cards))
        self.cards = cards


class Play(Action):
    """Add a card from hand in a contest."""

    __slots__ = ("card",)
    card: int

    def __init__(self, card: int, name: str) -> None:
        super().__init__("play", name)
        self.card = card


class Roll(Action):
    """Roll so many blue dice."""

    __slots__ = ("dice",)
    dice: int

    def __init__(self, dice: int) -> None:
        super().__init__("roll", str(dice))
        self.dice = dice


class Prize(Action):
    """Take one of the two further prizes of the arena."""

    __slots__ = ("bonus",)
    bonus: int

    def __init__(self, bonus: int) -> None:
        super().__init__("prize", ARENA_BONUS[bonus])
        self.bonus = bonus


class Keep(Action):
    """Keep this stadium laurel."""

    __slots__ = ("laurel",)
    laurel: int

    def __init__(self, laurel: int, name: str) -> None:
        super().__init__("keep", name)
        self.laurel = laurel


class Ante(Action):
    """Open the auction in this metal."""

    __slots__ = ("metal",)
    metal: int

    def __init__(self, metal: int) -> None:
        super().__init__("ante", METALS[metal])
        self.metal = metal


class Bid(Action):
    """Raise the bid to so many coins."""

    __slots__ = ("coins",)
    coins: int

    def __init__(self, coins: int) -> None:
        super().__init__("bid", str(coins))
        self.coins = coins


class Build(Action):
    """Put a house on a lot."""

    __slots__ = ("lot",)
    lot: int

    def __init__(self, lot: int, name: str) -> None:
        super().__init__("build", name)
        self.lot = lot


class Pay(Action):
    """Pay a servi card."""

    __slots__ = ("card",)
    card: int

    def __init__(self, card: int, name: str) -> None:
        super().__init__("pay", name)
        self.card = card


class Words:
    """The vocabulary of one box of components, each kind of action indexed by what it names."""

    def __init__(self, box: Box) -> None:
        self.pass_ = Action("pass")
        self.disc = Action("disc")
        self.stop = Action("stop")
        self.done = Action("done")
        self.decline = Action("decline")
        self.activate = Action("activate")
        self.place = [Place(n, space.id) for n, space in enumerate(box.spaces)]
        self.change = [Change(n, exchange.id) for n, exchange in enumerate(box.exchanges)]
        self.buy = [Buy(n, card.id) for n, card in enumerate(box.hand_cards)]
        self.servi = [Servi(cards) for cards in range(box.most_servi + 1)]
        self.play = [Play(n, card.id) for n, card in enumerate(box.hand_cards)]
        self.roll = [Roll(dice) for dice in range(box.blue_dice + 1)]
        self.prize = [Prize(bonus) for bonus in range(len(ARENA_BONUS))]
        self.keep = [Keep(n, card.id) for n, card in enumerate(box.stadium_laurels)]
        self.ante = [Ante(metal) for metal in range(len(METALS))]
        self.bid = [Bid(coins) for coins in range(box.most_coins + 1)]
        self.build = [Build(n, lot.id) for n, lot in enumerate(box.lots)]
        self.pay = [Pay(n, card.id) for n, card in enumerate(box.servi)]
        self.all = self._all(box)

    def _all(self, box: Box) -> list[Action]:
        words: list[Action] = [self.pass_, self.disc, self.stop, self.done, self.decline, self.activate]
        words += [*self.place, *self.change, *self.buy[len(box.servi) :], *self.servi[1:], *self.play, *self.roll]
        words += [*self.prize, *self.keep, *self.ante, *self.bid[2:], *self.build, *self.pay]
        return words
