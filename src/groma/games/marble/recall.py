"""M9  Action: recall a magistrate."""

from __future__ import annotations

from groma.games.marble import magistrates
from groma.games.marble.actions import Recall, RecallFrom
from groma.games.marble.state import MarbleState
from groma.kernel import Action, Decision


def can_recall(state: MarbleState, seat: int) -> bool:
    """M6.7, M25.7  Tell whether an own magistrate stands on a tile or, if the table likes, on a space."""
    me = state.players[seat]
    return bool(me.posted) or (any(me.sent) and bool(state.chosen["recall_from_imperium_or_treasury"]))


def begin(state: MarbleState, seat: int) -> None:
    """M9.1  Ask which."""
    state.agenda.append(ChooseRecall(seat))


class ChooseRecall(Decision[MarbleState]):
    """M9.1, M9.4  Which of the own magistrates comes back?"""

    __slots__ = ()
    question = "choose-recall"
    rule = "M9.1"

    def candidates(self, state: MarbleState) -> list[Action]:
        """M9.4  The own magistrates, wherever they stand."""
        me, words = state.players[self.seat], state.words
        found: list[Action] = [words.recall[rhombus] for rhombus in sorted(me.posted)]
        return found + [words.recall_from[space] for space, number in enumerate(me.sent) if number]

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M9.3, M25.7  Those on spaces wait for the end of the turn, unless the table decided otherwise."""
        if isinstance(action, Recall) or state.chosen["recall_from_imperium_or_treasury"]:
            return ""
        return "M9.3"

    def resolve(self, state: MarbleState, action: Action) -> None:
        """Take it back."""
        if isinstance(action, Recall):
            magistrates.recall(state, self.seat, action.rhombus)
        else:
            assert isinstance(action, RecallFrom)
            magistrates.recall_from(state, self.seat, action.space)
