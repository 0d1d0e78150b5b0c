"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groma.games.ludus.actions import Words
from groma.games.ludus.components import Box
from groma.kernel import State
from groma.kernel.fields import Given

if TYPE_CHECKING:
    from groma.games.ludus.view import LudusView


class Player:
    """One player's house and hand."""

    storeys: int
    hand: list[int]
    """How many cards of each kind."""

    # Made by "make generate" from the fields above.
    __slots__ = ("hand", "storeys")

    def copy(self) -> Player:
        """Return an equal and independent player."""
        other = Player()
        other.storeys = self.storeys
        other.hand = self.hand[:]
        return other

    def saved(self) -> dict[str, Any]:
        """Return the player as plain JSON."""
        return {"storeys": self.storeys, "hand": self.hand}

    def lay(self, saved: dict[str, Any]) -> Player:
        """Fill this blank player with what was saved, and return it."""
        self.storeys = saved["storeys"]
        self.hand = saved["hand"]
        return self

    # End of what is made.


class LudusState(State):
    """The whole table."""

    box: Given[Box]
    words: Given[Words]
    players: list[Player]
    active: int
    """The player whose turn it is."""
    deck: list[int]
    """Kinds of cards; the last one is drawn next."""
    played: list[int]
    """How many cards of each kind were played."""

    def view(self, seat: int | None) -> LudusView:
        """Return what a seat, or a spectator, may see."""
        seen: LudusView = self.game.view(self, seat)
        return seen

    # Made by "make generate" from the fields above.
    __slots__ = ("active", "box", "deck", "played", "players", "words")

    def take(self, game: Any) -> None:
        """Take what the game gives to all its states."""
        self.box = game.box
        self.words = game.words

    def copy(self) -> LudusState:
        """Return an equal and independent state."""
        other = LudusState()
        self.copy_into(other)
        other.box = self.box
        other.words = self.words
        other.players = [one.copy() for one in self.players]
        other.active = self.active
        other.deck = self.deck[:]
        other.played = self.played[:]
        return other

    def saved(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {
            "players": [one.saved() for one in self.players],
            "active": self.active,
            "deck": self.deck,
            "played": self.played,
        }

    def lay(self, saved: dict[str, Any]) -> LudusState:
        """Fill this blank state with what was saved, and return it."""
        self.players = [Player().lay(one) for one in saved["players"]]
        self.active = saved["active"]
        self.deck = saved["deck"]
        self.played = saved["played"]
        return self

    # End of what is made.
