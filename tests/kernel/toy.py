"""A game of a few lines with all that the kernel offers.

Everyone plays a card in secret at once; the highest card wins a point for its owner, who may then stake it on a coin.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from groma.kernel import Action, Components, Decision, Event, Game, OptionValue, State, Step, Together, shuffle

FILE = Path(__file__).with_name("toy.toml")


class ToyState(State):
    """Deck, hands, cards on the table, points."""

    deck: list[int]
    hands: list[list[int]]
    shown: list[int]
    points: list[int]

    # Made by "make generate" from the fields above.
    __slots__ = ("deck", "hands", "points", "shown")

    def copy(self) -> ToyState:
        """Return an equal and independent state."""
        other = ToyState()
        self.copy_into(other)
        other.deck = self.deck[:]
        other.hands = [one[:] for one in self.hands]
        other.shown = self.shown[:]
        other.points = self.points[:]
        return other

    def saved(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {"deck": self.deck, "hands": self.hands, "shown": self.shown, "points": self.points}

    def lay(self, saved: dict[str, Any]) -> ToyState:
        """Fill this blank state with what was saved, and return it."""
        self.deck = saved["deck"]
        self.hands = saved["hands"]
        self.shown = saved["shown"]
        self.points = saved["points"]
        return self

    # End of what is made.


@dataclass(frozen=True)
class Dealt(Event):
    """A card that only its owner sees."""

    seat: int
    card: int

    def audience(self) -> list[int] | None:
        """Only the owner sees it."""
        return [self.seat]

    def reveals(self) -> bool:
        """The owner learns it."""
        return True


@dataclass(frozen=True)
class Flipped(Event):
    """A coin for all to see."""

    seat: int
    won: bool

    def reveals(self) -> bool:
        """Everyone learns it."""
        return True


class Round(Step[ToyState]):
    """Everyone plays a card, as long as there are cards."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        """Ask all at once."""
        if state.hands[0]:
            state.agenda.append(self)
            state.agenda.append(Compare())
            state.agenda.append(Together([PlayCard(seat) for seat in range(state.seats)]))


class PlayCard(Decision[ToyState]):
    """Which card?"""

    __slots__ = ()
    question = "play-card"
    rule = "T1.1"
    starts_turn = True

    def candidates(self, state: ToyState) -> list[Action]:
        """Every card of the game."""
        return state.game.actions[:-2]

    def refusal(self, state: ToyState, action: Action) -> str:
        """T1.2  Only cards in hand."""
        return "" if action.id in state.hands[self.seat] else "T1.2"

    def resolve(self, state: ToyState, action: Action) -> None:
        """Lay it down."""
        state.hands[self.seat].remove(action.id)
        state.shown[self.seat] = action.id


class Compare(Step[ToyState]):
    """The highest card wins."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        """Ask the winner what to do with the point."""
        best = max(range(state.seats), key=lambda seat: state.shown[seat])
        state.agenda.append(Stake(best))


class Stake(Decision[ToyState]):
    """Keep the point, or stake it on a coin? With points in hand already there is no choice left."""

    __slots__ = ()
    question = "stake"
    rule = "T2.1"

    def candidates(self, state: ToyState) -> list[Action]:
        """Keep or flip."""
        return state.game.actions[-2:]

    def refusal(self, state: ToyState, action: Action) -> str:
        """T2.2  Who has two points keeps."""
        return "T2.2" if action.notation == "flip" and state.points[self.seat] >= 2 else ""

    def resolve(self, state: ToyState, action: Action) -> None:
        """T2.1  A won coin doubles the point."""
        won = 1 if action.notation == "keep" else 2 * state.chance.stream("gamble", self.seat).below(2)
        state.points[self.seat] += won
        if state.logging and action.notation == "flip":
            state.log(Flipped(self.seat, won == 2))


class ToyBox:
    """The cards."""

    def __init__(self, file: Path) -> None:
        self.components = Components(file)
        setup = self.components.entry("setup")
        self.cards, self.hand = setup.number("cards"), setup.number("hand")
        self.names: dict[str, dict[str, str]] = {}
        self.players_min, self.players_max = 2, 4
        self.options: dict[str, tuple[OptionValue, ...]] = {"stakes": (True, False)}


class Toy(Game[ToyState]):
    """The game."""

    end_rule = "T3.1"
    minutes = 5

    def __init__(self, components: Path | None = None) -> None:
        self.state_type = ToyState
        box = ToyBox(components or FILE)
        self.cards, self.hand = box.cards, box.hand
        cards = [Action("card", str(card)) for card in range(self.cards)]
        super().__init__(box, [*cards, Action("keep"), Action("flip")])

    def set_up(self, state: ToyState) -> None:
        """Shuffle and deal."""
        state.deck = list(range(self.cards))
        state.chance.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(self.hand)) for _ in range(state.seats)]
        state.shown = [-1] * state.seats
        state.points = [0] * state.seats
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.log(Dealt(seat, card))
        state.agenda.append(Round())

    def view(self, state: ToyState, seat: int | None) -> Any:
        """Show the own hand only."""
        hand = [] if seat is None else state.hands[seat][:]
        return {"waiting": state.waiting, "hand": hand, "shown": state.shown[:], "points": state.points[:]}

    def deal_again(self, state: ToyState, seat: int, rng: Random) -> None:
        """Deal the deck and the other hands again; cards just played in secret are still in them."""
        others = [other for other in range(state.seats) if other != seat]
        hidden = state.deck + [card for other in others for card in state.hands[other]]
        hidden.sort()
        shuffle(hidden, rng)
        for other in others:
            state.hands[other] = sorted(hidden.pop() for _ in state.hands[other])
        state.deck = hidden

    def census(self, state: ToyState) -> dict[str, list[Any]]:
        """Count the cards; those played are gone from the hands, and never lie in two places."""
        cards = [*state.deck, *[card for hand in state.hands for card in hand]]
        played = state.seats * (self.hand - len(state.hands[0]))
        return {"cards": [len(set(cards)) == len(cards), len(cards) + played]}

    def scores(self, state: ToyState) -> list[int]:
        """Return the points."""
        return state.points[:]

    def winners(self, state: ToyState) -> list[int]:
        """Return who has most."""
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]
