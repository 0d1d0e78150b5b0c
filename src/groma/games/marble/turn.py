"""M6, M16, M17, M18  The turn: two actions, further ones for Imperium, its end, and the last round."""

from __future__ import annotations

from groma.games.marble import aqueducts, draw, magistrates, play, recall, verbs
from groma.games.marble.actions import Do, Spend
from groma.games.marble.components import DRAW_TILES, EXPAND_AQUEDUCTS, PLAY_TILE, RECALL_MAGISTRATE
from groma.games.marble.endgame import ScoreFinally
from groma.games.marble.state import LAST_ROUND, TURNS, MarbleState, has_any
from groma.kernel import Action, Decision, Step


class NextTurn(Step[MarbleState]):
    """M17.6, M18.3  The next player clockwise takes a turn; in the last round, one final action each."""

    __slots__ = ()

    def run(self, state: MarbleState) -> None:
        """M18.9  After the last final action the final scoring follows."""
        if state.phase == LAST_ROUND and not state.finals:
            state.agenda.append(ScoreFinally())
            return
        seat = (state.active + 1) % state.seats
        verbs.begin_turn(state, seat)
        state.agenda.append(self)
        if state.phase == LAST_ROUND:
            prepare_final_action(state, seat)
        else:
            prepare_turn(state, seat)


def prepare_turn(state: MarbleState, seat: int) -> None:
    """M6.1, M16.7  Two actions, one after the other; then Imperium may be spent; then the turn ends."""
    state.agenda.append(EndTurn(seat))
    state.agenda.append(SpendImperium(seat))
    for _ in range(state.box.actions_per_turn - 1):
        state.agenda.append(TakeAnother(seat))
    state.agenda.append(TakeAction(seat))


def prepare_final_action(state: MarbleState, seat: int) -> None:
    """M16.6, M18.4, M18.6, M18.7  Exactly one action, no Imperium; then the player collects for the last time."""
    state.agenda.append(EndTurn(seat))
    state.agenda.append(TakeAction(seat))


def possible(state: MarbleState, seat: int, task: int) -> bool:
    """M6.7  Tell whether an action can do something."""
    if task == DRAW_TILES:
        return has_any(state.stacks)
    if task == EXPAND_AQUEDUCTS:
        return aqueducts.can_expand(state)
    if task == RECALL_MAGISTRATE:
        return recall.can_recall(state, seat)
    return play.can_play(state, seat)


def any_possible(state: MarbleState, seat: int) -> bool:
    """M6.8  Tell whether any action can be chosen."""
    for task in (DRAW_TILES, PLAY_TILE, RECALL_MAGISTRATE, EXPAND_AQUEDUCTS):
        if possible(state, seat, task):
            return True
    return False


class TakeAction(Decision[MarbleState]):
    """M6.2, M6.3  Which action? Any of the four, in any order, also the same twice.

    M6.8, M18.5  Where only passing is left, the kernel passes for the player.
    """

    __slots__ = ()
    question = "take-action"
    starts_turn = True
    rule = "M6.2"

    def candidates(self, state: MarbleState) -> list[Action]:
        """The four actions, and passing."""
        return [*state.words.do, state.words.pass_]

    def options(self, state: MarbleState) -> list[Action]:
        """Return the possible actions; passing only if there are none."""
        words = state.words.do
        found: list[Action] = [word for word in words if possible(state, self.seat, word.task)]
        return found or list(state.words.passing)

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M6.5, M6.7  An action must be able to do something; nobody passes of his own will."""
        if isinstance(action, Do):
            return "" if possible(state, self.seat, action.task) else "M6.7"
        return "M6.5" if any_possible(state, self.seat) else ""

    def resolve(self, state: MarbleState, action: Action) -> None:
        """Begin it."""
        if not isinstance(action, Do):
            verbs.skip(state, self.seat)
        elif action.task == DRAW_TILES:
            draw.begin(state, self.seat)
        elif action.task == EXPAND_AQUEDUCTS:
            aqueducts.begin(state, self.seat)
        elif action.task == RECALL_MAGISTRATE:
            recall.begin(state, self.seat)
        else:
            play.begin(state, self.seat)


class TakeAnother(TakeAction):
    """M6.1, M16.1  The second action of a turn, or one for Imperium: the turn goes on with it."""

    __slots__ = ()
    question = "take-another"
    starts_turn = False


class SpendImperium(Decision[MarbleState]):
    """M16.2, M16.3, M16.5, M16.7  Does an Imperium tile, of whatever type, buy a further action, or does the turn end?

    Without a tile, or without a possible action, only the end is left, and the kernel takes it.
    """

    __slots__ = ()
    question = "spend-imperium"
    rule = "M16.7"

    def candidates(self, state: MarbleState) -> list[Action]:
        """An Imperium tile of each type, or the end."""
        return [*state.words.spend, state.words.end]

    def options(self, state: MarbleState) -> list[Action]:
        """Return the types that the player owns, and the end."""
        imperium = state.players[self.seat].imperium
        if not has_any(imperium) or not any_possible(state, self.seat):
            return list(state.words.ending)
        owned: list[Action] = [word for word in state.words.spend if imperium[word.type]]
        return [*owned, state.words.end]

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M16.4, M16.5  Only tiles owned now can be spent, and only for an action that can be chosen."""
        if not isinstance(action, Spend):
            return ""
        if not state.players[self.seat].imperium[action.type]:
            return "M16.4"
        return "" if any_possible(state, self.seat) else "M16.5"

    def resolve(self, state: MarbleState, action: Action) -> None:
        """M16.3  After the further action the question comes again."""
        if isinstance(action, Spend):
            magistrates.spend_imperium(state, self.seat, action.type)
            state.agenda.append(SpendImperium(self.seat))
            state.agenda.append(TakeAnother(self.seat))


class EndTurn(Step[MarbleState]):
    """M17  The end of a turn."""

    seat: int

    def run(self, state: MarbleState) -> None:
        """M15.2, M17.1, M17.2, M17.6, M18.9, M25.8  Empty the domus, collect, and look at the stacks, but not twice."""
        verbs.end_turn(state, self.seat)
        if state.phase == TURNS or state.chosen["collect_after_final_action"]:
            magistrates.collect(state, self.seat)
        if state.phase == TURNS and last_round_begins(state):
            verbs.begin_last_round(state, self.seat)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.


def last_round_begins(state: MarbleState) -> bool:
    """M18.1  Tell whether at least three of the four stacks are empty."""
    return state.stacks.count(0) >= state.box.empty_stacks_at_end
