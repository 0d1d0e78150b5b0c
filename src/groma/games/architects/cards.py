"""The few cards that the data cannot say.

To add one, give the card `effects = [{ when = "build", op = "card" }]` in components.toml (or `when = "end"`) and write
a function here that is named like the card's id: it takes the state and the builder's seat, and changes the table
through verbs only. What it asks is a Decision beside it, with `ask-<question>` in the texts. `effect-<id>` in the texts
says what it does; as for every card, RULES.md has its line, and a test proves it.
"""

from __future__ import annotations

from groma.games.architects import captures, guildhall, piles, verbs
from groma.games.architects.actions import HALL, Capture, OfCard
from groma.games.architects.state import ArchitectsState, held_by_others
from groma.kernel import Action, Decision


def barracks(state: ArchitectsState, seat: int) -> None:
    """Q2.3, Q3.5  Offer a release or a capture, as far as they are possible."""
    if held_by_others(state, seat) or any(state.workers):
        state.agenda.append(UseBarracks(seat))


class UseBarracks(Decision[ArchitectsState]):
    """Q2.3  Release all own workers from other boards, or make one capture, or neither?"""

    __slots__ = ()
    question = "use-barracks"
    rule = "Q2.3"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Q3.5  The release only if there is someone to release, and every group."""
        words = state.words
        release: list[Action] = [words.rescue] if held_by_others(state, self.seat) else []
        return [words.decline, *release, *captures.groups(state)]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """H2.1  Neither costs anything."""
        if isinstance(action, Capture):
            verbs.capture(state, self.seat, action.location, captures.owner_of(state, action.colour))
        elif action is state.words.rescue:
            verbs.release_captives(state, self.seat)
        else:
            verbs.decline(state, self.seat)


def crane(state: ArchitectsState, seat: int) -> None:
    """W1.3, W2.6  Offer another worker in the Guildhall, if there is one and something for him to do."""
    if state.players[seat].reserve and not guildhall.refusal(state, seat):
        state.agenda.append(UseCrane(seat))


class UseCrane(Decision[ArchitectsState]):
    """W1.3  Does the builder send another worker to the Guildhall at once?"""

    __slots__ = ()
    question = "use-crane"
    rule = "W2.6"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Yes or no."""
        return [state.words.place[HALL], state.words.decline]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """W2.6  He takes the next space and may trigger what it triggers."""
        if action is state.words.place[HALL]:
            guildhall.enter(state, self.seat)
        else:
            verbs.decline(state, self.seat)


def graveyard(state: ArchitectsState, seat: int) -> None:
    """W1.3, W2.7  Ask which own Apprentice is discarded."""
    state.agenda.append(DismissForGraveyard(seat))


class DismissForGraveyard(Decision[ArchitectsState]):
    """W1.3, W2.7  Which own Apprentice does the builder of the Graveyard discard?"""

    __slots__ = ()
    question = "dismiss-for-graveyard"
    rule = "W2.7"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any; there is one, because the card needs skills."""
        return [state.words.dismiss[card] for card in state.players[self.seat].apprentices]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Put it under the deck."""
        assert isinstance(action, OfCard)
        piles.dismiss(state, self.seat, action.card)
