"""C, D  The turn: placing a worker, taking one back, the hand limit."""

from __future__ import annotations

from typing import Final

from groma.games.architects import (
    captures,
    gathering,
    guardhouse,
    guildhall,
    market,
    piles,
    preview,
    rival,
    storehouse,
    taxes,
    verbs,
    workshop,
)
from groma.games.architects.actions import HALL, MARKET, OfCard, Place, Retrieve, RetrieveFrom
from groma.games.architects.components import (
    GUARDHOUSE,
    OPEN,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from groma.games.architects.endgame import EndGame
from groma.games.architects.reset import Reset
from groma.games.architects.state import NOBODY, SEATS, ArchitectsState, workers_at
from groma.kernel import Action, Decision, Step


class Turns(Step[ArchitectsState]):
    """C1.1, C1.2, R1.2, R1.3, S1.2  A Reset if one is due, the hand limit, then the next player, until the end."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """C3.4  The hand is checked after the Reset."""
        agenda = state.agenda
        if state.reset_due:
            verbs.begin_reset(state)
            agenda.append(self)
            agenda.append(Reset())
        elif state.turn != NOBODY and len(state.players[state.turn].hand) > state.box.hand_limit:
            agenda.append(self)
            agenda.append(DiscardToLimit(state.turn))
        elif state.turns_left == 0:
            agenda.append(EndGame())
        else:
            agenda.append(self)
            verbs.next_turn(state)
            begin_turn(state, state.turn)


def begin_turn(state: ArchitectsState, seat: int) -> None:
    """C1.3, C2.1, C2.4, C2.5, U3.7, V1.3  Place a worker, or take one back; a turn with neither is skipped."""
    if seat == state.rival:
        rival.take_turn(state)
    elif state.players[seat].reserve:
        state.agenda.append(PLACE_WORKER[seat])
    elif state.players[seat].hall < state.box.workers:
        state.agenda.append(RetrieveWorker(seat))
    else:
        verbs.skip_turn(state, seat)


class PlaceWorker(Decision[ArchitectsState]):
    """C1.2, C1.3, D1.1, D1.4  Where does the worker go? Passing is not allowed, and nobody is placed in the Prison."""

    __slots__ = ()
    question = "place-worker"
    rule = "C1.3"
    starts_turn = True

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Every open location, the spaces of the Black Market and the Guildhall."""
        return list(state.words.place)

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """D3.1, D3.4  The Tax Stand needs silver; the Black Market and the Guildhall have rules of their own."""
        assert isinstance(action, Place)
        place = action.place
        if place < OPEN:
            if place == TAX_STAND and state.tax_stand < state.box.tax_stand_needs:
                return "D3.1"
            return ""
        if place == HALL:
            return guildhall.refusal(state, self.seat)
        return market.refusal(state, state.players[self.seat], place - MARKET)

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show what a location gives or costs before anything is asked."""
        assert isinstance(action, Place)
        place, me = action.place, state.players[self.seat]
        if place <= SILVERSMITH:
            workers = workers_at(state, place, self.seat) + 1
            return preview.gathering(state, self.seat, place, state.box.yields[place][0].good, workers)
        if place == TAX_STAND:
            return preview.tax_stand(state, self.seat)
        if place in range(MARKET, HALL):
            space = place - MARKET
            goods = market.goods_on(state, space)
            return preview.market(state, self.seat, space, market.price(state, me, space), goods)
        return {}

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """C1.2, D2.1, D2.2, D2.3  Place the worker and resolve the location; only own workers count, and only now."""
        assert isinstance(action, Place)
        seat, place = self.seat, action.place
        if place == HALL:
            guildhall.enter(state, seat)
            return
        workers = verbs.place_worker(state, seat, place)
        if place <= SILVERSMITH:
            gathering.gather(state, seat, place, workers)
        elif place == STOREHOUSE:
            storehouse.visit(state, seat, workers)
        elif place == WORKSHOP:
            state.agenda.append(workshop.WorkAtWorkshop(seat, workers))
        elif place == TOWN_CENTRE:
            captures.visit(state, seat, workers)
        elif place == TAX_STAND:
            taxes.visit(state, seat)
        elif place == GUARDHOUSE:
            state.agenda.append(guardhouse.ActAtGuardhouse(seat, workers))
        else:
            market.visit(state, seat, place)


PLACE_WORKER: Final = [PlaceWorker(seat) for seat in range(SEATS)]


class RetrieveWorker(Decision[ArchitectsState]):
    """C2.1, C2.5  From where does a player without workers take one back? That is the whole turn."""

    __slots__ = ()
    question = "retrieve-worker"
    rule = "C2.1"
    starts_turn = True

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """C2.3  Every place with an own worker, but for the Guildhall, and the boards of others with one."""
        return self._from_open_locations(state) + self._from_elsewhere(state)

    def options(self, state: ArchitectsState) -> list[Action]:
        """C2.2  Open locations; other places only without them."""
        return self._from_open_locations(state) or self._from_elsewhere(state)

    def _from_open_locations(self, state: ArchitectsState) -> list[Action]:
        found: list[Action] = []
        for place in range(OPEN):
            if workers_at(state, place, self.seat):
                found.append(state.words.retrieve[place])
        return found

    def _from_elsewhere(self, state: ArchitectsState) -> list[Action]:
        words, seat = state.words, self.seat
        found: list[Action] = []
        for space, owner in enumerate(state.market):
            if owner == seat:
                found.append(words.retrieve[MARKET + space])
        if state.players[seat].prison:
            found.append(words.retrieve[-1])
        for player in state.players:
            if player.captives[seat]:
                found.append(words.retrieve_from[player.colour])
        return found

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """C2.2, C2.3  Prison, boards and Black Market give a worker back only if no open location can."""
        if isinstance(action, Retrieve) and action.place < OPEN:
            return ""
        return "C2.2" if self._from_open_locations(state) else ""

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Take it."""
        if isinstance(action, RetrieveFrom):
            verbs.retrieve_from_board(state, self.seat, captures.owner_of(state, action.colour))
        else:
            assert isinstance(action, Retrieve)
            verbs.retrieve_worker(state, self.seat, action.place)


class DiscardToLimit(Decision[ArchitectsState]):
    """C3.1, C3.3, U3.4  Which Building card above the limit goes under the deck? They go one by one."""

    __slots__ = ()
    question = "discard-to-limit"
    rule = "C3.1"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the limit."""
        return {"limit": state.box.hand_limit}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Any in hand."""
        return [state.words.discard[card] for card in state.players[self.seat].hand]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """C3.2  Put it there."""
        assert isinstance(action, OfCard)
        piles.discard(state, self.seat, action.card)
