"""All components, counted wherever they lie, and the books that verbs keep."""

from __future__ import annotations

from typing import Any

from groma.games.architects.state import NO_CARD, SEATS, ArchitectsState


def census(state: ArchitectsState) -> dict[str, list[Any]]:
    """Count all components; the result never changes during a game."""
    hands = [card for player in state.players for card in [*player.hand, *player.built]]
    packs = [card for pack in state.packs for card in pack]
    apprentices = [card for player in state.players for card in player.apprentices]
    apprentices += [card for card in state.display if card != NO_CARD]
    seats = range(len(state.players))
    return {
        "buildings": sorted([*state.deck, *state.looked, *hands, *packs]),
        "apprentices": sorted([*state.apprentice_deck, *apprentices]),
        "black market": sorted([*state.small, *state.large]),
        "rewards": [len(state.rewards) + len(state.rewards_taken)],
        "schemes": sorted([*state.schemes, *state.schemes_shown]),
        "workers": [_workers(state, seat) for seat in seats],
        "books": [line for seat in seats for line in _books(state, seat)],
    }


def _workers(state: ArchitectsState, seat: int) -> int:
    """A3.6  Count the workers of a player, wherever they are."""
    me = state.players[seat]
    at_open = sum(state.workers[seat::SEATS])
    held = sum([player.captives[seat] for player in state.players])
    return me.reserve + me.prison + state.guildhall.count(seat) + at_open + held + state.market.count(seat)


def _books(state: ArchitectsState, seat: int) -> list[str]:
    """U3.3, U3.5  Return what is wrong with what a player has, and with the spaces of the Cathedral."""
    player = state.players[seat]
    owned = [*player.goods, player.unpaid, player.paid, player.reserve, player.prison, player.stock]
    level, at_level = player.level, [other.level for other in state.players].count(player.level)
    wrong = [
        ("the workers of seat {} in the Guildhall are not those there", player.hall != state.guildhall.count(seat)),
        ("seat {} has less than nothing", min(owned) < 0),
        ("the virtue of seat {} is off its track", not 0 <= player.virtue <= state.box.virtue_top),
        ("seat {} has too many apprentices", len(player.apprentices) > player.limit),
        (
            "the level of seat {} in the Cathedral is overfull",
            level > 0 and at_level > state.box.levels[level - 1].spaces,
        ),
    ]
    return [line.format(seat) for line, is_wrong in wrong if is_wrong]
