"""L1  Set-up."""

from __future__ import annotations

from groma.games.ludus import verbs
from groma.games.ludus.components import Box
from groma.games.ludus.state import LudusState, Player
from groma.games.ludus.turn import NextTurn


def set_up(state: LudusState) -> None:
    """L1.3, L1.5  Shuffle, deal, and draw the starting player by lot."""
    box = state.box
    state.players = [_new_player(box) for _ in range(state.seats)]
    state.played = [0] * len(box.cards)
    state.deck = [number for number, card in enumerate(box.cards) for _ in range(card.count)]
    state.chance.shuffle(state.deck)
    for seat in range(state.seats):
        for _ in range(box.hand):
            verbs.draw(state, seat)
    state.active = state.chance.below(state.seats)
    state.agenda.append(NextTurn())


def _new_player(box: Box) -> Player:
    """L1.2  A house without storeys, and no card yet."""
    player = Player()
    player.storeys = 0
    player.hand = [0] * len(box.cards)
    return player
