"""I  The Tax Stand, and who pays how much tax."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, verbs, virtue
from groma.games.architects.components import SILVER, TAX_STAND
from groma.games.architects.state import ArchitectsState, Player


def tax_due(state: ArchitectsState, me: Player, tax: int) -> int:
    """I2.2, I2.4, I2.5, N2.1, N2.4, T2.3  Return what is left of a tax at this moment; Ada ignores one more."""
    return max(0, tax - state.box.tax_evaded[me.virtue] - abilities.tax_ignored(me))


def can_pay(state: ArchitectsState, me: Player, silver: int, tax: int) -> bool:
    """Tell whether a player has the silver and the tax that is due."""
    return me.goods[SILVER] >= silver + tax_due(state, me, tax)


def pay(state: ArchitectsState, seat: int, silver: int, tax: int) -> None:
    """A2.8, I2.1, I2.3  Pay silver to the supply and the tax that is due to the Tax Stand."""
    verbs.pay_silver(state, seat, silver, tax_due(state, state.players[seat], tax))


def visit(state: ArchitectsState, seat: int) -> None:
    """I1.1, I1.2, P2.11, P2.15  Take all silver and the Pickpocket's gold, then lose virtue, a Thief's owner less."""
    less = apprentices.virtue_off(state, state.players[seat], TAX_STAND)
    verbs.take_taxes(state, seat)
    apprentices.gain_bonus(state, seat, TAX_STAND)
    virtue.lose_virtue(state, seat, max(0, state.box.tax_stand_virtue_loss - less))
