"""Why an option is good, in a word: the id of a text `reason-<id>`."""

from __future__ import annotations

from groma.games.architects import captures
from groma.games.architects.actions import HALL, Capture, OfCard, Place
from groma.games.architects.card import GUARDHOUSE, SILVERSMITH, TAX_STAND, TOWN_CENTRE
from groma.games.architects.state import SEATS, ArchitectsState
from groma.kernel import Action


def reason(state: ArchitectsState, seat: int, action: Action) -> str:
    """Return why an option may be good, or an empty text."""
    words = state.words
    if isinstance(action, Place):
        return _of_place(state, seat, action.place)
    if isinstance(action, Capture):
        return "captives" if captures.owner_of(state, action.colour) != seat else "home"
    if isinstance(action, OfCard):
        return _of_card(state, seat, action)
    if action is words.advance:
        return "cathedral"
    if action is words.free or action is words.rescue or action is words.ransom_silver:
        return "home"
    if action is words.settle or action is words.destroy or action is words.buy_off:
        return "debt"
    return "prison" if action is words.send else ""


def _of_place(state: ArchitectsState, seat: int, place: int) -> str:
    if place == HALL:
        return "building"
    if place <= SILVERSMITH:
        return "crowd" if state.workers[place * SEATS + seat] else ""
    if place == TAX_STAND:
        return "taxes"
    if place == TOWN_CENTRE:
        return "captives"
    return "prison" if place == GUARDHOUSE and max(state.players[seat].captives) > 0 else ""


def _of_card(state: ArchitectsState, seat: int, action: OfCard) -> str:
    if action.verb == "hire":
        return "skill" if state.box.apprentices[action.card].skills & ~state.players[seat].skills else ""
    return "points" if action.verb == "build" and state.box.buildings[action.card].vp > 0 else ""
