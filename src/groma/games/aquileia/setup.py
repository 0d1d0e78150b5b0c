"""Q3  Setup, in the order of the rulebook."""

from __future__ import annotations

from groma.games.aquileia import laurels, piles, verbs
from groma.games.aquileia.box import Box
from groma.games.aquileia.components import METALS, Card
from groma.games.aquileia.rounds import Rounds
from groma.games.aquileia.state import NOBODY, NOTHING, PLACEMENT, SOURCES, START, AquileiaState, Player


def set_up(state: AquileiaState, box: Box) -> None:
    """Q3, Q3.9  Lay out the table; chance names the first player, every seat alike."""
    _clear_table(state, box)
    state.players = [_new_player(state, box, seat) for seat in range(state.seats)]
    _shuffle_decks(state, box)
    piles.fill_display(state)
    laurels.uncover_laurel(state)
    verbs.give_marker(state, state.chance.below(state.seats))
    state.agenda.append(Rounds())


def _clear_table(state: AquileiaState, box: Box) -> None:
    """Q3.8, Q3.10  All lots and the tiebreaker track are empty, the dice lie on and beside the board."""
    state.round = 0
    state.phase = PLACEMENT
    state.first = 0
    state.turn = 0
    state.resolving = NOTHING
    state.spaces = [NOBODY] * len(box.spaces)
    state.deposits = [0] * len(METALS)
    state.track = []
    state.owner = [NOBODY] * len(box.lots)
    state.blue_holder = NOBODY
    state.blue_dice = 0
    state.discards = [[], []]
    state.display = [NOTHING] * box.slots
    state.laurel = NOTHING
    state.offered = NOTHING
    state.returned = 0
    state.races = []
    state.contest = None
    state.auction = None


def _new_player(state: AquileiaState, box: Box, seat: int) -> Player:
    """Q3.1, Q3.2, Q3.3  Give a player the pieces of his colour and his coins, no cards and no points."""
    player = Player()
    player.colour = box.colours.index(str(state.chosen["colours"]).split(",")[seat])
    player.coins = box.start_coins[:]
    player.score = box.start_score
    player.earned = [0] * len(SOURCES)
    player.earned[START] = box.start_score
    player.henchmen = box.henchmen
    player.disc = 0
    player.hand = [0] * len(box.hand_cards)
    player.known = [0] * len(box.hand_cards)
    player.old = [0] * len(box.hand_cards)
    player.lots = []
    player.stadium = []
    player.theatrum = []
    return player


def _shuffle_decks(state: AquileiaState, box: Box) -> None:
    """Q3.4, Q3.5, Q3.6, Q3.7  Shuffle the four decks."""
    state.servi_deck = _shuffled(state, box.servi, 0)
    state.equi_deck = _shuffled(state, box.hand_cards[len(box.servi) :], len(box.servi))
    state.stadium_deck = _shuffled(state, box.stadium_laurels, 0)
    state.theatrum_deck = _shuffled(state, box.theatrum_laurels, 0)


def _shuffled(state: AquileiaState, cards: list[Card], first: int) -> list[int]:
    deck = [first + number for number, card in enumerate(cards) for _ in range(card.count)]
    state.chance.shuffle(deck)
    return deck
