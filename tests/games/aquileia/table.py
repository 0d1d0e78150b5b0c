"""Positions for the tests of Aquileia: a set-up table, and words to change it and to play on it."""

from __future__ import annotations

from typing import Any

import groma
from groma.games.aquileia import Aquileia
from groma.games.aquileia.components import METALS, SERVI, Card
from groma.games.aquileia.placement import PlacePiece
from groma.games.aquileia.rounds import Rounds
from groma.games.aquileia.state import AquileiaState, Player
from groma.games.aquileia.view import AuctionView, ContestView
from groma.kernel import Chance, Event

_FACE = {"gold": 0, "silver": 2, "bronze": 4}


def aquileia() -> Aquileia:
    """Return the game with its own components."""
    game = groma.game("aquileia")
    assert isinstance(game, Aquileia)
    return game


def table(seats: int = 4, seed: int = 7, **options: Any) -> AquileiaState:
    """Return a table just set up, with seat 0 as the first player."""
    state = aquileia().new(seats, seed, options)
    state.first = 0
    state.agenda[-1] = PlacePiece(0)
    refresh(state)
    return state


def play(state: AquileiaState, *notations: str) -> AquileiaState:
    """Play actions one after the other, each by the seat that is asked."""
    for notation in notations:
        state.play(state.game.action(notation))
    return state


def logged(state: AquileiaState, *notations: str) -> list[Event]:
    """Play actions and return everything that they logged."""
    events: list[Event] = []
    for notation in notations:
        play(state, notation)
        events += state.events
    return events


def options(state: AquileiaState) -> list[str]:
    """Return the notations of the options."""
    return [action.notation for action in state.options()]


def refusal(state: AquileiaState, notation: str) -> str:
    """Return the rule that refuses a candidate, or an empty text for an option."""
    if notation in options(state):
        return ""
    return {action.notation: rule for action, rule in state.refusals()}[notation]


def question(state: AquileiaState) -> str:
    """Return what is asked."""
    decision = state.decision()
    assert decision is not None
    return decision.question


def me(state: AquileiaState) -> Player:
    """Return the player who is asked."""
    return state.players[state.waiting[0]]


# Supplies


def give(state: AquileiaState, seat: int, gold: int = 0, silver: int = 0, bronze: int = 0) -> None:
    """Set the supply of a seat."""
    state.players[seat].coins = [gold, silver, bronze]
    refresh(state)


def everybody(state: AquileiaState, gold: int = 0, silver: int = 0, bronze: int = 0) -> None:
    """Set the supply of every seat."""
    for seat in range(state.seats):
        give(state, seat, gold, silver, bronze)


def supply(state: AquileiaState, seat: int) -> tuple[int, int, int]:
    """Return gold, silver and bronze of a seat."""
    gold, silver, bronze = state.players[seat].coins
    return gold, silver, bronze


# Cards


def card(state: AquileiaState, name: str) -> int:
    """Return the number of a hand card, a stadium laurel or a theatrum laurel inside its kind."""
    for cards in (state.box.hand_cards, state.box.stadium_laurels, state.box.theatrum_laurels):
        names = [kind.id for kind in cards]
        if name in names:
            return names.index(name)
    raise KeyError(name)


def hand(state: AquileiaState, seat: int, *names: str) -> None:
    """Let a seat hold exactly these cards, unseen by the others; they come from the decks, which get the old ones."""
    player = state.players[seat]
    for number, count in enumerate(player.hand):
        pile = "servi_deck" if state.box.hand_cards[number].deck == SERVI else "equi_deck"
        setattr(state, pile, [number] * count + getattr(state, pile))
    player.hand = [0] * len(state.box.hand_cards)
    player.known = [0] * len(state.box.hand_cards)
    player.old = [0] * len(state.box.hand_cards)
    for name in names:
        number = card(state, name)
        _take_out(state, number)
        player.hand[number] += 1
    refresh(state)


def _take_out(state: AquileiaState, number: int) -> None:
    """Take a hand card out of its deck, or out of the display, which is refilled."""
    pile = "servi_deck" if state.box.hand_cards[number].deck == SERVI else "equi_deck"
    deck = list(getattr(state, pile))
    if number in deck:
        deck.remove(number)
    else:
        state.display = state.display[:]
        state.display[state.display.index(number)] = deck.pop()
    setattr(state, pile, deck)


def held(state: AquileiaState, seat: int) -> dict[str, int]:
    """Return the hand of a seat by name."""
    return {state.box.hand_cards[number].id: n for number, n in enumerate(state.players[seat].hand) if n}


def known(state: AquileiaState, seat: int) -> dict[str, int]:
    """Return the cards of a seat that everybody knows."""
    return {state.box.hand_cards[number].id: n for number, n in enumerate(state.players[seat].known) if n}


def show(state: AquileiaState, *names: str) -> None:
    """Lay exactly these cards in the slots of the display; those that lay there go under the deck."""
    deck = [number for number in state.display if number >= 0] + state.equi_deck
    for name in names:
        deck.remove(card(state, name))
    state.equi_deck = deck
    state.display = [card(state, name) for name in names]
    refresh(state)


def servi_on_top(state: AquileiaState, *names: str) -> None:
    """Stack the servi deck: the first name is drawn first."""
    state.servi_deck = _stacked(state, state.servi_deck, names)


def equi_on_top(state: AquileiaState, *names: str) -> None:
    """Stack the equi et arma deck: the first name is drawn first."""
    state.equi_deck = _stacked(state, state.equi_deck, names)


def theatrum_on_top(state: AquileiaState, *names: str) -> None:
    """Stack the theatrum deck: the first name is drawn first."""
    state.theatrum_deck = _stacked(state, state.theatrum_deck, names)


def _stacked(state: AquileiaState, deck: list[int], names: tuple[str, ...]) -> list[int]:
    rest = list(deck)
    top = [card(state, name) for name in names]
    for number in top:
        rest.remove(number)
    return rest + top[::-1]


def laurels(state: AquileiaState, shown: str, *names: str) -> None:
    """Turn this stadium laurel up and stack the deck: the first of the other names is on top."""
    state.stadium_deck = [state.laurel, *state.stadium_deck]
    state.stadium_deck = _stacked(state, state.stadium_deck, (shown, *names))
    state.laurel = state.stadium_deck.pop()


def stadium_laurels(state: AquileiaState, seat: int) -> list[str]:
    """Return the stadium laurels of a seat."""
    return [state.box.stadium_laurels[laurel].id for laurel in state.players[seat].stadium]


def theatrum_laurels(state: AquileiaState, seat: int) -> list[str]:
    """Return the theatrum laurels of a seat."""
    return [state.box.theatrum_laurels[laurel].id for laurel in state.players[seat].theatrum]


def award_laurels(state: AquileiaState, seat: int, *names: str) -> None:
    """Give laurels of both decks to a seat, for the final scoring."""
    player = state.players[seat]
    stadium: list[str] = [kind.id for kind in state.box.stadium_laurels]
    player.stadium = [card(state, name) for name in names if name in stadium]
    player.theatrum = [card(state, name) for name in names if name not in stadium]


def kinds(cards: list[Card], numbers: list[int]) -> list[str]:
    """Return the names of cards by number."""
    return [cards[number].id for number in numbers]


# Lots


def lot(state: AquileiaState, name: str) -> int:
    """Return the number of a lot."""
    return [each.id for each in state.box.lots].index(name)


def own(state: AquileiaState, seat: int, *names: str) -> None:
    """Let a seat own these lots as if it had built them earlier."""
    state.owner = state.owner[:]
    for name in names:
        state.owner[lot(state, name)] = seat
    state.players[seat].lots = state.players[seat].lots + [lot(state, name) for name in names]
    refresh(state)


# Spaces, dice, the action phase


def space(state: AquileiaState, name: str) -> int:
    """Return the number of an action space."""
    return [each.id for each in state.box.spaces].index(name)


def occupy(state: AquileiaState, seat: int, *names: str) -> None:
    """Put henchmen of a seat on spaces; in the Portus with a coin under them that no supply misses."""
    for name in names:
        number = space(state, name)
        state.spaces[number] = seat
        state.players[seat].henchmen -= 1
        if state.box.metal[number] >= 0:
            state.deposits[state.box.metal[number]] = 1
    refresh(state)


def rank_discs(state: AquileiaState, *seats: int) -> None:
    """Put discs on the tiebreaker track, the best position first."""
    state.track = list(seats)
    for seat, player in enumerate(state.players):
        player.disc = seats.index(seat) + 1 if seat in seats else 0
    refresh(state)


def begin_actions(state: AquileiaState) -> AquileiaState:
    """End the placement phase with what stands on the board; discs that are missing follow in turn order."""
    missing = [seat for seat in range(state.seats) if seat not in state.track]
    rank_discs(state, *state.track, *missing)
    state.turn = state.box.laps * state.seats
    state.agenda.pop()
    state.advance()
    return state


def acting(spaces: dict[str, int], seats: int = 4, **options: Any) -> AquileiaState:
    """Return a table at the beginning of the action phase; seat 0 is the first player and has the best disc."""
    state = table(seats, **options)
    for name, seat in spaces.items():
        occupy(state, seat, name)
    return begin_actions(state)


class LoadedDice(Chance):
    """Chance that gives chosen faces first."""

    faces: list[str]

    def below(self, limit: int) -> int:
        """Give the next chosen face, or a number by chance."""
        return _FACE[self.faces.pop(0)] if self.faces else super().below(limit)


def load_dice(state: AquileiaState, faces: str) -> None:
    """Let the next dice show these faces: g, s and b for the metals."""
    dice = LoadedDice()
    dice.start(state.chance.seed, state.chance.drawn)
    dice.faces = [{"g": "gold", "s": "silver", "b": "bronze"}[face] for face in faces.replace(" ", "")]
    state.chance = dice


def last_round(state: AquileiaState) -> None:
    """Let the last round begin, with what stands on the board."""
    state.round = state.box.rounds - 1
    state.agenda = [Rounds()]
    state.advance()


def final(state: AquileiaState) -> AquileiaState:
    """Play the last round with empty spaces and score."""
    last_round(state)
    return begin_actions(state)


def to_next_round(state: AquileiaState) -> AquileiaState:
    """Answer every question with its first option, which always declines, stops or passes, until the next round."""
    number = state.round
    while not state.over and state.round == number:
        state.play(state.options()[0])
    return state


def seen_contest(state: AquileiaState, seat: int | None) -> ContestView:
    """Return what a seat, or a spectator, sees of the contest."""
    contest = state.view(seat)["contest"]
    assert contest is not None
    return contest


def seen_auction(state: AquileiaState, seat: int | None) -> AuctionView:
    """Return what a seat, or a spectator, sees of the auction."""
    auction = state.view(seat)["auction"]
    assert auction is not None
    return auction


def refresh(state: AquileiaState) -> None:
    """Let the state look at its options again after a test changed the table; nobody is passed over by it."""
    decision = state.decision()
    state._options = decision.options(state) if decision else []


METAL = {name: number for number, name in enumerate(METALS)}
