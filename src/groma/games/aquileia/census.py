"""All components, counted wherever they lie, and the books that verbs keep."""

from __future__ import annotations

from typing import Any

from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState, Player


def census(state: AquileiaState) -> dict[str, list[Any]]:
    """Count all components; the result never changes during a game."""
    seats = range(state.seats)
    return {
        "servi and equi et arma": _hand_cards(state),
        "stadium laurels": _stadium_laurels(state),
        "theatrum laurels": _theatrum_laurels(state),
        "henchmen": [state.players[seat].henchmen + state.spaces.count(seat) for seat in seats],
        "houses": [state.owner.count(seat) - len(state.players[seat].lots) for seat in seats],
        "books": [line for seat in seats for line in _books(state, seat)] + _deposits(state),
    }


def _hand_cards(state: AquileiaState) -> list[int]:
    """Count the servi and equi et arma cards by kind: decks, discard piles, display and hands."""
    cards = [0] * len(state.box.hand_cards)
    for pile in (state.servi_deck, state.equi_deck, *state.discards, state.display):
        for card in pile:
            if card != NOTHING:
                cards[card] += 1
    for player in state.players:
        for card, count in enumerate(player.hand):
            cards[card] += count
    return cards


def _stadium_laurels(state: AquileiaState) -> list[int]:
    laurels = [*state.stadium_deck, state.laurel, state.offered]
    for race in state.races:
        laurels += [race.kept, race.given]
    return sorted([laurel for laurel in laurels if laurel != NOTHING])


def _theatrum_laurels(state: AquileiaState) -> list[int]:
    laurels = [*state.theatrum_deck, *[laurel for player in state.players for laurel in player.theatrum]]
    return sorted(laurels + ([state.auction.laurel] if state.auction is not None else []))


def _books(state: AquileiaState, seat: int) -> list[str]:
    """Return what is wrong with what verbs keep up to date for a player."""
    player = state.players[seat]
    shares = [race for race in state.races if seat in (race.winner, race.second)]
    place = state.track.index(seat) + 1 if seat in state.track else 0
    wrong = [
        ("the score of seat {} is not the sum of its sources", player.score != sum(player.earned)),
        ("seat {} has less than nothing", min(player.coins) < 0),
        ("more is known of the hand of seat {} than there is", not _may_be_known(player)),
        ("the disc of seat {} is not where the track says", player.disc != place),
        (
            "the laurels of seat {} are not those of its races",
            player.stadium != [race.kept if race.winner == seat else race.given for race in shares],
        ),
    ]
    return [line.format(seat) for line, is_wrong in wrong if is_wrong]


def _may_be_known(player: Player) -> bool:
    rows = zip(player.known, player.old, player.hand, strict=True)
    return all(0 <= known <= known + old <= held for known, old, held in rows)


def _deposits(state: AquileiaState) -> list[str]:
    """Return the coins of Portus that lie under no henchman."""
    return [
        f"a coin lies on space {space} without a henchman"
        for metal, space in enumerate(state.box.portus)
        if state.deposits[metal] > (1 if state.spaces[space] != NOBODY else 0)
    ]
