"""What the promises of every game need to know of Aquileia."""

from __future__ import annotations

from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState

LONG_OPTIONS = {"colours"}


def census(state: AquileiaState) -> list[object]:
    """Count all components wherever they lie; the result never changes during a game."""
    _check_books(state)
    return [_hand_cards(state), _stadium_laurels(state), _theatrum_laurels(state), _pieces(state)]


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


def _pieces(state: AquileiaState) -> list[tuple[int, int]]:
    """Count henchmen and houses of each player."""
    houses = state.box.houses
    return [
        (player.henchmen + state.spaces.count(seat), houses - len(player.lots) + state.owner.count(seat))
        for seat, player in enumerate(state.players)
    ]


def _check_books(state: AquileiaState) -> None:
    """Check what verbs keep up to date: points by source, supplies, known cards, discs, coins under henchmen."""
    for seat, player in enumerate(state.players):
        assert player.score == sum(player.earned)
        assert min(player.coins) >= 0
        for known, old, held in zip(player.known, player.old, player.hand, strict=True):
            assert 0 <= known <= known + old <= held
        assert player.disc == (state.track.index(seat) + 1 if seat in state.track else 0)
        shares = [race for race in state.races if seat in (race.winner, race.second)]
        assert player.stadium == [race.kept if race.winner == seat else race.given for race in shares]
    for metal, space in enumerate(state.box.portus):
        assert state.deposits[metal] <= (state.spaces[space] != NOBODY)


def hidden(state: AquileiaState, seat: int) -> dict[str, object]:
    """Return the places that a seat cannot see."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    return {
        "servi_deck": state.servi_deck,
        "equi_deck": state.equi_deck,
        "hands": [player.hand for player in others],
        "stadium_deck": state.stadium_deck,
        "races": [[race.kept, race.given] for race in state.races],
        "theatrum_deck": state.theatrum_deck,
    }
