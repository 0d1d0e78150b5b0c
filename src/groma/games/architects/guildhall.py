"""L  The Guildhall."""

from __future__ import annotations

from groma.games.architects import building, cathedral, piles, preview, verbs
from groma.games.architects.actions import HALL, OfCard
from groma.games.architects.state import ArchitectsState
from groma.kernel import Action, Decision


def refusal(state: ArchitectsState, seat: int) -> str:
    """D3.3, L1.7, S1.3  Who enters must be able to construct or to advance at once; space there always is."""
    if building.can_construct(state, seat) or not cathedral.refusal(state, seat):
        return ""
    return "D3.3"


def enter(state: ArchitectsState, seat: int) -> None:
    """L1.1, L1.2, L1.3, L1.4, L1.5, L1.6, L1.8  Take the next space; its number tells what it triggers."""
    verbs.place_worker(state, seat, HALL)
    occupy(state, seat)
    state.agenda.append(WorkAtGuildhall(seat))


def occupy(state: ArchitectsState, seat: int) -> None:
    """L1.4, L1.6, L1.8, R1.1, S1.1  The first of rows 3 and 4 triggers a Reset, the last the end, later ones none."""
    number = len(state.guildhall)
    if number in state.hall.turnover_at and state.chosen["apprentice_turnover"]:
        turn_over(state)
    if number in state.hall.reset_at:
        verbs.order_reset(state)
    if number == state.hall.spaces:
        verbs.trigger_end(state, seat)


def turn_over(state: ArchitectsState) -> None:
    """W1.5  The Apprentices of column 1 go under the deck, their silver to the supply; both rows slide, row 1 first."""
    first = [row * state.box.columns for row in range(state.box.rows)]
    for slot in first:
        piles.leave(state, slot)
    for slot in first:
        piles.slide(state, slot)


class WorkAtGuildhall(Decision[ArchitectsState]):
    """L2.1  Construct a Building from hand or advance the Cathedral: one of them must be done."""

    __slots__ = ()
    question = "work-at-guildhall"
    rule = "L2.1"
    always_asked = True
    """Silence would tell that the hand holds nothing else that can be built."""

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """The Cathedral, and every Building in hand."""
        words = state.words
        return [words.advance, *[words.build[card] for card in state.players[self.seat].hand]]

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """Tell what forbids it."""
        if isinstance(action, OfCard):
            return building.refusal(state, self.seat, action.card)
        return cathedral.refusal(state, self.seat)

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show cost and points of a Building, or of the next level."""
        if isinstance(action, OfCard):
            return preview.building(state, self.seat, action.card)
        return preview.climbing(state, self.seat)

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Begin it."""
        if isinstance(action, OfCard):
            building.construct(state, self.seat, action.card)
        else:
            cathedral.advance(state, self.seat)
