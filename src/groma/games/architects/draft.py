"""B3  The draft of the first Building cards; V1.4 in the solo game."""

from __future__ import annotations

from typing import Any

from groma.games.architects import piles
from groma.games.architects.actions import OfCard
from groma.games.architects.state import NO_CHARACTER, NOBODY, ArchitectsState, clockwise
from groma.kernel import Action, Decision, Step, Together


class BeginDraft(Step[ArchitectsState]):
    """B3.1, T1.3, V1.4  Deal the cards of the draft, or those of the solo game."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Deal."""
        state.agenda.append(DrawExtraCards())
        if state.rival != NOBODY:
            piles.draw_cards(state, 0, state.box.solo.deal)
            state.agenda.append(DiscardAtStart(0))
            return
        piles.deal_packs(state, clockwise(state, state.first), state.box.draft_deal)
        ask(state)


def ask(state: ArchitectsState) -> None:
    """B3.2, B3.7  Everyone chooses at once, in secret."""
    state.agenda.append(PassPacks())
    picks: list[Decision[Any]] = [DraftCard(seat) for seat in clockwise(state, state.first)]
    state.agenda.append(Together(picks))


class DraftCard(Decision[ArchitectsState]):
    """B3.2, B3.3, B3.4  Which card does the player keep?"""

    __slots__ = ()
    question = "draft-card"
    rule = "B3.2"
    starts_turn = True

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any of those received."""
        return [state.words.keep[card] for card in state.packs[self.seat]]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Keep it."""
        assert isinstance(action, OfCard)
        piles.keep_drafted(state, self.seat, action.card)


class PassPacks(Step[ArchitectsState]):
    """B3.3, B3.4, B3.5  Pass the rest to the left; the last cards go under the deck."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Pass, or end the draft."""
        if len(state.packs[0]) == 1:
            piles.bury_packs(state, clockwise(state, state.first))
            return
        piles.pass_packs(state)
        ask(state)


class DiscardAtStart(Decision[ArchitectsState]):
    """V1.4  Which of the cards dealt goes under the deck?"""

    __slots__ = ()
    question = "discard-at-start"
    rule = "V1.4"
    starts_turn = True

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any of them."""
        return [state.words.discard[card] for card in state.players[self.seat].hand]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Put it there."""
        assert isinstance(action, OfCard)
        piles.discard(state, self.seat, action.card)


class DrawExtraCards(Step[ArchitectsState]):
    """T1.3  Characters draw their extra Building cards after the draft, in turn order."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Draw."""
        for seat in clockwise(state, state.first):
            number = state.players[seat].character
            if number != NO_CHARACTER:
                piles.draw_cards(state, seat, state.box.characters[number].cards)
