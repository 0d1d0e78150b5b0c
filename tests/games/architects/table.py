"""Positions for the tests of Architects: a table after the draft, and words to change it and to play on it."""

from __future__ import annotations

from functools import cache
from typing import Any

import groma
from groma.games.architects import Architects
from groma.games.architects.components import LOCATIONS, RESOURCES, SILVER
from groma.games.architects.endgame import EndGame
from groma.games.architects.reset import Reset
from groma.games.architects.state import ArchitectsState, Player, group, workers_at
from groma.games.architects.turn import PlaceWorker, Turns


def architects() -> Architects:
    """Return the game with its own components."""
    game = groma.game("architects")
    assert isinstance(game, Architects)
    return game


def table(seats: int = 3, **chosen: Any) -> ArchitectsState:
    """Return a table on which seat 0 takes the first turn; hands are empty unless a test fills them."""
    return _table(seats, tuple(sorted(chosen.items()))).copy()


@cache
def _table(seats: int, chosen: tuple[tuple[str, Any], ...]) -> ArchitectsState:
    state = drafted(fresh(seats, **dict(chosen)))
    for player in state.players:
        state.deck = player.hand + state.deck
        player.hand = []
    refresh(state)
    return state


def fresh(seats: int = 3, seed: int | None = None, **chosen: Any) -> ArchitectsState:
    """Return a table just set up on which seat 0 goes first, unless a seed says otherwise."""
    if seed is not None:
        return architects().new(seats, seed, chosen)
    state = architects().new(seats, 1, chosen)
    for other in range(2, 99):
        if state.first == 0 or chosen.get("characters") == "chosen":
            return state
        state = architects().new(seats, other, chosen)
    raise AssertionError("seat 0 is never first")


def drafted(state: ArchitectsState) -> ArchitectsState:
    """Answer everything before the first turn with the first option."""
    while state.turn < 0:
        state.play(state.options()[0])
    return state


def with_characters(*names: str, **chosen: Any) -> ArchitectsState:
    """Return a table of these characters by seat, seat 0 to move, hands empty."""
    state = fresh(len(names), 1, setup="variable", characters="chosen", promos=True, **chosen)
    while state.waiting and len(state.options()) and state.options()[0].verb == "character":
        state.play(state.game.action(f"character {names[state.waiting[0]]}"))
    drafted(state)
    for player in state.players:
        state.deck = player.hand + state.deck
        player.hand = []
    return turn_of(state, 0)


# Playing


def play(state: ArchitectsState, *notations: str) -> ArchitectsState:
    """Play actions one after the other, each by the seat that is asked."""
    for notation in notations:
        state.play(state.game.action(notation))
    return state


def options(state: ArchitectsState) -> list[str]:
    """Return the notations of the options."""
    return [action.notation for action in state.options()]


def refusal(state: ArchitectsState, notation: str) -> str:
    """Return the rule that refuses a candidate, or an empty text for an option."""
    if notation in options(state):
        return ""
    return {action.notation: rule for action, rule in state.refusals()}[notation]


def question(state: ArchitectsState) -> str:
    """Return the key of the question put now."""
    decision = state.decision()
    return decision.question if decision else ""


def turn_of(state: ArchitectsState, seat: int) -> ArchitectsState:
    """Make it the turn of a seat."""
    state.turn = seat
    state.agenda = [Turns(), PlaceWorker(seat)]
    refresh(state)
    return state


def reset(state: ArchitectsState, seat: int = 0) -> ArchitectsState:
    """Let a Reset happen in the turn of a seat."""
    state.turn = seat
    state.agenda = [Turns(), Reset()]
    state.advance()
    return state


def final(state: ArchitectsState) -> ArchitectsState:
    """Let the game end here."""
    state.agenda = [EndGame()]
    state.advance()
    return state


def refresh(state: ArchitectsState) -> None:
    """Let the state look at its options again after a test changed the table."""
    decision = state.decision()
    state._options = decision.options(state) if decision else []


# Changing the table


def me(state: ArchitectsState, seat: int = 0) -> Player:
    """Return a player."""
    return state.players[seat]


def give(state: ArchitectsState, seat: int = 0, **values: int) -> ArchitectsState:
    """Set goods, silver, virtue, level, unpaid or paid Debts or stock of a seat."""
    player = state.players[seat]
    for name, value in values.items():
        if name in RESOURCES:
            player.goods[RESOURCES.index(name)] = value
        else:
            setattr(player, name, value)
    refresh(state)
    return state


def goods(state: ArchitectsState, seat: int = 0) -> dict[str, int]:
    """Return the resources of a seat by name, without those it has none of."""
    return {name: n for name, n in zip(RESOURCES, state.players[seat].goods, strict=True) if n}


def silver(state: ArchitectsState, seat: int = 0) -> int:
    """Return the silver of a seat."""
    return state.players[seat].goods[SILVER]


def put(state: ArchitectsState, seat: int, location: str, workers: int) -> ArchitectsState:
    """Put workers of a seat from the reserve to an open location."""
    state.players[seat].reserve -= workers
    state.workers[group(LOCATIONS.index(location), seat)] += workers
    refresh(state)
    return state


def at(state: ArchitectsState, seat: int, location: str) -> int:
    """Return how many workers of a seat stand at an open location."""
    return workers_at(state, LOCATIONS.index(location), seat)


def imprison(state: ArchitectsState, seat: int, workers: int) -> ArchitectsState:
    """Put workers of a seat from the reserve into the Prison."""
    state.players[seat].reserve -= workers
    state.players[seat].prison += workers
    refresh(state)
    return state


def hold(state: ArchitectsState, holder: int, owner: int, workers: int) -> ArchitectsState:
    """Put workers of an owner from the reserve onto the board of another."""
    state.players[owner].reserve -= workers
    state.players[holder].captives[owner] += workers
    refresh(state)
    return state


def fill_market(state: ArchitectsState, *seats: int) -> ArchitectsState:
    """Put workers of seats from their reserves on the spaces of the Black Market, from the left."""
    for space, seat in enumerate(seats):
        if seat >= 0:
            state.players[seat].reserve -= 1
            state.market[space] = seat
    refresh(state)
    return state


def fill_hall(state: ArchitectsState, *seats: int) -> ArchitectsState:
    """Put workers of seats from their reserves into the Guildhall, in this order."""
    for seat in seats:
        state.players[seat].reserve -= 1
        state.players[seat].hall += 1
    state.guildhall = [*state.guildhall, *seats]
    refresh(state)
    return state


def hand(state: ArchitectsState, seat: int, *names: str) -> ArchitectsState:
    """Give a seat exactly these Building cards in hand; its others go under the deck."""
    cards = [state.box.building_ids.index(name) for name in names]
    for player in state.players:
        player.hand = [card for card in player.hand if card not in cards]
    under = state.players[seat].hand
    state.deck = under + [card for card in state.deck if card not in cards]
    state.players[seat].hand = cards
    refresh(state)
    return state


def cards(state: ArchitectsState, seat: int = 0) -> list[str]:
    """Return the ids of the Building cards in a hand."""
    return [state.box.building_ids[card] for card in state.players[seat].hand]


def built(state: ArchitectsState, seat: int, *names: str) -> ArchitectsState:
    """Let a seat have constructed these Buildings earlier."""
    built = [state.box.building_ids.index(name) for name in names]
    state.deck = [card for card in state.deck if card not in built]
    state.players[seat].built = state.players[seat].built + built
    refresh(state)
    return state


def on_top(state: ArchitectsState, *names: str) -> ArchitectsState:
    """Put these Building cards on top of the deck, the first to be drawn first."""
    cards = [state.box.building_ids.index(name) for name in names]
    state.deck = [card for card in state.deck if card not in cards] + cards[::-1]
    return state


def hired(state: ArchitectsState, seat: int, *names: str) -> ArchitectsState:
    """Let a seat have hired these Apprentices earlier."""
    ids = state.box.apprentice_ids
    for name in names:
        card = ids.index(name)
        if card in state.display:
            state.display = state.display[:]
            state.display[state.display.index(card)] = state.apprentice_deck[-1]
            state.apprentice_deck = state.apprentice_deck[:-1]
        else:
            state.apprentice_deck = [other for other in state.apprentice_deck if other != card]
        player = state.players[seat]
        player.apprentices = [*player.apprentices, card]
        player.skills |= state.box.apprentices[card].skills
    refresh(state)
    return state


def apprentices(state: ArchitectsState, seat: int = 0) -> list[str]:
    """Return the ids of a seat's Apprentices."""
    return [state.box.apprentice_ids[card] for card in state.players[seat].apprentices]


def show(state: ArchitectsState, *names: str) -> ArchitectsState:
    """Lay these Apprentices faceup from row 1, column 1 on, in exchange for those that lie there."""
    ids = state.box.apprentice_ids
    display, deck = state.display[:], state.apprentice_deck[:]
    for slot, name in enumerate(names):
        card = ids.index(name)
        if card in display:
            display[display.index(card)] = display[slot]
        else:
            deck[deck.index(card)] = display[slot]
        display[slot] = card
    state.display, state.apprentice_deck = display, deck
    refresh(state)
    return state


def faceup(state: ArchitectsState) -> list[str]:
    """Return the ids of the faceup Apprentices."""
    return [state.box.apprentice_ids[card] for card in state.display]


def reward(state: ArchitectsState, name: str) -> ArchitectsState:
    """Put a Reward of this kind on top of the pile."""
    number = [each.id for each in state.box.rewards].index(name)
    state.rewards = [*[each for each in state.rewards if each != number][: len(state.rewards) - 1], number]
    return state


def market_cards(state: ArchitectsState, small: str, large: str) -> ArchitectsState:
    """Put a card on top of the small pile and one on top of the large pile."""
    names = [card.id for card in state.box.market_cards]
    first, second = names.index(small), names.index(large)
    rest = [card for card in (*state.small, *state.large) if card not in (first, second)]
    state.small, state.large = [*rest, first], [second]
    refresh(state)
    return state


def points(state: ArchitectsState, seat: int = 0) -> int:
    """Return the victory points of a seat as they stand."""
    return state.scores()[seat]
