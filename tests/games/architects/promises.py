"""What the promises of every game need to know of Architects of the West Kingdom."""

from __future__ import annotations

from groma.games.architects.state import NO_CARD, NOBODY, SEATS, ArchitectsState, Player

LONG_OPTIONS: set[str] = set()


def census(state: ArchitectsState) -> list[object]:
    """Count all components wherever they lie; the result never changes during a game."""
    hands = [card for player in state.players for card in (*player.hand, *player.built)]
    packs = [card for pack in state.packs for card in pack]
    apprentices = [card for player in state.players for card in player.apprentices]
    apprentices += [card for card in state.display if card != NO_CARD]
    return [
        sorted([*state.deck, *state.looked, *hands, *packs]),
        sorted([*state.apprentice_deck, *apprentices]),
        sorted([*state.small, *state.large]),
        len(state.rewards) + len(state.rewards_taken),
        sorted([*state.schemes, *state.schemes_shown]),
        [workers(state, seat) for seat in range(len(state.players))],
        all(books(state, player) for player in state.players),
    ]


def workers(state: ArchitectsState, seat: int) -> int:
    """A3.6  Count the workers of a player, wherever they are."""
    me = state.players[seat]
    at_open = sum(state.workers[seat::SEATS])
    held = sum([player.captives[seat] for player in state.players])
    assert me.hall == state.guildhall.count(seat)
    return me.reserve + me.prison + me.hall + at_open + held + state.market.count(seat)


def books(state: ArchitectsState, player: Player) -> bool:
    """U3.3, U3.5  Check the limits of what a player has, and the spaces of the Cathedral."""
    assert min(player.goods) >= 0
    assert 0 <= player.virtue <= state.box.virtue_top
    assert min(player.unpaid, player.paid, player.reserve, player.prison, player.stock) >= 0
    assert len(player.apprentices) <= player.limit
    levels = [other.level for other in state.players]
    return not player.level or levels.count(player.level) <= state.box.levels[player.level - 1].spaces


def hidden(state: ArchitectsState, seat: int) -> dict[str, list[int]]:
    """Return the places that a seat cannot see."""
    places = {
        "deck": state.deck,
        "apprentice_deck": state.apprentice_deck,
        "rewards": state.rewards,
        "small": state.small,
    }
    if state.rival != NOBODY:
        return {**places, "schemes": state.schemes}
    others = [other for other in range(state.seats) if other != seat]
    places["hands"] = [card for other in others for card in state.players[other].hand]
    if state.packs:
        places["packs"] = [card for other in others for card in state.packs[other]]
    return places
