"""L2  The turn: a card, perhaps the die, a new card."""

from __future__ import annotations

from groma.games.ludus import verbs
from groma.games.ludus.actions import Build
from groma.games.ludus.state import LudusState
from groma.kernel import Action, Decision, Step


class NextTurn(Step[LudusState]):
    """L2.1  The next player clockwise takes a turn."""

    __slots__ = ()

    def run(self, state: LudusState) -> None:
        """L3.1  Without a card there is no turn, and nothing is left on the agenda: the game is over."""
        seat = (state.active + 1) % state.seats
        if not any(state.players[seat].hand):
            return
        state.active = seat
        state.agenda += [self, Refill(seat), PlayCard(seat)]


class PlayCard(Decision[LudusState]):
    """L2.1  Which card?"""

    __slots__ = ()
    question = "play-card"
    rule = "L2.1"
    starts_turn = True

    def candidates(self, state: LudusState) -> list[Action]:
        """Return all kinds of cards."""
        return state.words.build

    def refusal(self, state: LudusState, action: Action) -> str:
        """L2.2  Only a card in hand can be played."""
        assert isinstance(action, Build)
        return "" if state.players[self.seat].hand[action.card] else "L2.2"

    def preview(self, state: LudusState, action: Action) -> dict[str, int]:
        """Return the storeys that a card adds."""
        assert isinstance(action, Build)
        return {"storeys": state.box.cards[action.card].storeys}

    def resolve(self, state: LudusState, action: Action) -> None:
        """L2.3  Build, then ask whether to dare."""
        assert isinstance(action, Build)
        verbs.build(state, self.seat, action.card)
        state.agenda.append(Dare(self.seat, action.card))


class Dare(Decision[LudusState]):
    """L2.3  Leave the house as it is, or roll the die?"""

    card: int
    """The kind of card that was just played."""
    question = "dare"
    rule = "L2.3"

    def candidates(self, state: LudusState) -> list[Action]:
        """Return the two ways."""
        return [state.words.leave, state.words.dare]

    def refusal(self, state: LudusState, action: Action) -> str:
        """L2.5  The law forbids to go higher."""
        height = state.chosen["height"]
        assert isinstance(height, int)
        return "L2.5" if action is state.words.dare and state.players[self.seat].storeys >= height else ""

    def about(self, state: LudusState) -> dict[str, int | str]:
        """Return which card is at stake, and what the roll must be."""
        card = state.box.cards[self.card]
        return {"card": card.id, "pips": card.storeys + 1}

    def resolve(self, state: LudusState, action: Action) -> None:
        """L2.4  A high roll adds one storey, a low one tears down what the card added."""
        if action is state.words.leave:
            return
        storeys = state.box.cards[self.card].storeys
        if verbs.roll(state, self.seat) > storeys:
            verbs.rise(state, self.seat)
        else:
            verbs.fall(state, self.seat, storeys)

    # Made by "make generate" from the fields above.
    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.card]

    # End of what is made.


class Refill(Step[LudusState]):
    """L2.6  Draw a card at the end of the turn."""

    seat: int

    def run(self, state: LudusState) -> None:
        """Draw if there is one left."""
        if state.deck:
            verbs.draw(state, self.seat)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.
