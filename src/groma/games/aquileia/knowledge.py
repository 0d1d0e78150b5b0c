"""Q4.10, Q4.14, Q10.15  What a seat can know and remember, and the deal of everything else."""

from __future__ import annotations

from random import Random
from typing import Final

from groma.games.aquileia.components import EQUI_ET_ARMA, SERVI
from groma.games.aquileia.contest import PlayCards
from groma.games.aquileia.forum import ChooseLot, PaySlaves
from groma.games.aquileia.stadium import KeepLaurel
from groma.games.aquileia.state import NOTHING, AquileiaState, Player, Race
from groma.kernel import shuffle

_TRIES: Final = 200
"""Deals of the hands until one fits to what the asked player is doing; almost always the first does."""


def cards_of_deck(state: AquileiaState, counts: list[int], deck: int) -> int:
    """Count the cards of one deck."""
    servi = len(state.box.servi)
    return sum(counts[:servi]) if deck == SERVI else sum(counts[servi:])


# Stadium laurels


def knows_kept(state: AquileiaState, race: Race, seat: int | None) -> bool:
    """Q10.15, Q10.17, Q15.2  The winner knows, and a second who got the laurel that did not lie face up."""
    return state.over or seat == race.winner or (seat == race.second and race.given != race.shown)


def knows_given(state: AquileiaState, race: Race, seat: int | None) -> bool:
    """Q10.14, Q10.15, Q10.17  The winner and the second know it."""
    return state.over or seat in (race.winner, race.second)


def sees_offer(state: AquileiaState, seat: int | None) -> bool:
    """Q10.13  Only the winner looks at the laurel that lay face down."""
    return state.offered != NOTHING and state.contest is not None and state.contest.order[0] == seat


# The deal


def deal_again(state: AquileiaState, seat: int, rng: Random) -> None:
    """Q4.14  Deal again all that a seat cannot know, so that whoever is asked can still answer.

    Every pool is sorted before it is shuffled: the deal depends on nothing but what the seat knows, and on luck.
    """
    _deal_laurels(state, seat, rng)
    _deal_theatrum(state, rng)
    before = Deal(state)
    for _ in range(_TRIES):
        _deal_hands(state, seat, rng, SERVI)
        _deal_hands(state, seat, rng, EQUI_ET_ARMA)
        if _can_be_answered(state):
            return
    before.lay(state)
    _can_be_answered(state)


class Deal:
    """The decks and hands as they lay."""

    def __init__(self, state: AquileiaState) -> None:
        self.servi_deck = state.servi_deck
        self.equi_deck = state.equi_deck
        self.hands = [player.hand for player in state.players]
        self.old = [player.old for player in state.players]

    def lay(self, state: AquileiaState) -> None:
        """Lay them as they were."""
        state.servi_deck = self.servi_deck
        state.equi_deck = self.equi_deck
        for seat, player in enumerate(state.players):
            player.hand = self.hands[seat]
            player.old = self.old[seat]


def _can_be_answered(state: AquileiaState) -> bool:
    """Q12.9  Who pays slaves step by step holds the cards for it; other questions can always be answered."""
    decision = state.decision()
    if not isinstance(decision, PlayCards | ChooseLot | PaySlaves | KeepLaurel):
        return True
    state._options = decision.options(state)
    return bool(state._options)


def _deal_hands(state: AquileiaState, seat: int, rng: Random, deck: int) -> None:
    """Q4.14  Every place keeps its number of cards, every hand the cards that were seen coming.

    What is known to come from before the last reshuffle is dealt apart from what came after it.
    """
    kinds = state.box.kinds_of[deck]
    others = [player for number, player in enumerate(state.players) if number != seat]
    older: list[int] = []
    pool = (state.servi_deck if deck == SERVI else state.equi_deck)[:]
    for player in others:
        player.hand = player.hand[:]
    old = [_take_old(player, kinds, older) for player in others]
    hidden = [_take_hidden(player, kinds, pool) for player in others]
    if older:
        _deal(others, old, older, rng)
        for player in others:
            _note_old(player, kinds)
    _deal(others, hidden, pool, rng)
    if deck == SERVI:
        state.servi_deck = pool
    else:
        state.equi_deck = pool


def _deal(players: list[Player], numbers: list[int], pool: list[int], rng: Random) -> None:
    """Deal so many cards of a pool to each player; the rest stays in the pool, shuffled."""
    pool.sort()
    shuffle(pool, rng)
    for player, cards in zip(players, numbers, strict=True):
        for _ in range(cards):
            player.hand[pool.pop()] += 1


def _take_old(player: Player, kinds: list[int], pool: list[int]) -> int:
    """Put the cards from before the last reshuffle into a pool and return how many they were."""
    before, old = len(pool), player.old
    for kind in kinds:
        if old[kind]:
            _add(pool, kind, old[kind])
            player.hand[kind] -= old[kind]
    return len(pool) - before


def _take_hidden(player: Player, kinds: list[int], pool: list[int]) -> int:
    """Put the hidden cards of a hand into a pool and return how many they were."""
    before, hand, known = len(pool), player.hand, player.known
    for kind in kinds:
        if hand[kind] != known[kind]:
            _add(pool, kind, hand[kind] - known[kind])
            hand[kind] = known[kind]
    return len(pool) - before


def _add(pool: list[int], kind: int, cards: int) -> None:
    for _ in range(cards):
        pool.append(kind)


def _note_old(player: Player, kinds: list[int]) -> None:
    """Note which old cards were just dealt: all that a hand holds so far beyond the known ones."""
    player.old = player.old[:]
    for kind in kinds:
        player.old[kind] = player.hand[kind] - player.known[kind]


def _deal_theatrum(state: AquileiaState, rng: Random) -> None:
    """Q11.14  The laurels that were put under the deck stay where everybody knows them."""
    hidden = sorted(state.theatrum_deck[state.returned :])
    shuffle(hidden, rng)
    state.theatrum_deck = state.theatrum_deck[: state.returned] + hidden


def _deal_laurels(state: AquileiaState, seat: int, rng: Random) -> None:
    """Q10.15, Q10.17  Deal the face-down laurels of the deck, of an offer and of earlier races again."""
    secret_offer = state.offered != NOTHING and not sees_offer(state, seat)
    pool = state.stadium_deck[:]
    if secret_offer:
        pool.append(state.offered)
    unknown = [race for race in state.races if not knows_kept(state, race, seat)]
    pool.extend([race.given if race.kept == race.shown else race.kept for race in unknown])
    pool.sort()
    shuffle(pool, rng)
    state.races = [_guess(state, race, seat, pool, rng) for race in state.races]
    if secret_offer:
        state.offered = pool.pop()
    state.stadium_deck = pool
    _hand_out(state)


def _guess(state: AquileiaState, race: Race, seat: int, pool: list[int], rng: Random) -> Race:
    """Q10.15  A second with the laurel that lay face up guesses the other; a bystander also who has which."""
    if knows_kept(state, race, seat):
        return race
    guess = Race()
    guess.winner = race.winner
    guess.second = race.second
    guess.shown = race.shown
    hidden = pool.pop()
    shown_was_kept = seat != race.second and rng.random() < 0.5
    guess.kept = race.shown if shown_was_kept else hidden
    guess.given = hidden if shown_was_kept else race.shown
    return guess


def _hand_out(state: AquileiaState) -> None:
    for number, player in enumerate(state.players):
        player.stadium = [_share(race, number) for race in state.races if number in (race.winner, race.second)]


def _share(race: Race, seat: int) -> int:
    return race.kept if seat == race.winner else race.given
