"""L1.4  Who sees what: everything is open but the deck and the hands of the others."""

from __future__ import annotations

from random import Random
from typing import Literal, TypedDict

from groma.games.ludus.state import LudusState
from groma.games.ludus.turn import Dare
from groma.kernel import shuffle


class PlayerView(TypedDict):
    """A player's house and hand."""

    seat: int
    colour: str
    storeys: int
    cards: int
    hand: dict[str, int] | None
    """By kind of card, for its owner alone."""


class LudusView(TypedDict):
    """The whole table as one seat, or a spectator, sees it."""

    game: Literal["ludus"]
    seat: int | None
    seats: int
    options: dict[str, bool | int | str]
    over: bool
    waiting: list[int]
    winners: list[int]
    active: int
    players: list[PlayerView]
    deck: int
    played: dict[str, int]
    building: str | None
    """The card that is at stake."""


def view(state: LudusState, seat: int | None) -> LudusView:
    """L1.4  Return the open table and the own hand."""
    return {
        "game": "ludus",
        "seat": seat,
        "seats": state.seats,
        "options": dict(state.chosen),
        "over": state.over,
        "waiting": state.waiting,
        "winners": state.winners(),
        "active": state.active,
        "players": [_player(state, number, seat) for number in range(state.seats)],
        "deck": len(state.deck),
        "played": _by_name(state, state.played),
        "building": _building(state),
    }


def _player(state: LudusState, number: int, seat: int | None) -> PlayerView:
    player = state.players[number]
    return {
        "seat": number,
        "colour": state.box.colours[number],
        "storeys": player.storeys,
        "cards": sum(player.hand),
        "hand": _by_name(state, player.hand) if number == seat else None,
    }


def _by_name(state: LudusState, amounts: list[int]) -> dict[str, int]:
    return {card.id: amount for card, amount in zip(state.box.cards, amounts, strict=True)}


def _building(state: LudusState) -> str | None:
    decision = state.decision()
    return state.box.cards[decision.card].id if isinstance(decision, Dare) else None


def deal_again(state: LudusState, seat: int, rng: Random) -> None:
    """L1.4  Shuffle the deck and the other hands together, and deal them again."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    hidden = state.deck + [card for player in others for card, count in enumerate(player.hand) for _ in range(count)]
    hidden.sort()
    shuffle(hidden, rng)
    for player in others:
        dealt = [0] * len(player.hand)
        for _ in range(sum(player.hand)):
            dealt[hidden.pop()] += 1
        player.hand = dealt
    state.deck = hidden
