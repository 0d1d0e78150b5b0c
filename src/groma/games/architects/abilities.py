"""T2, W2  What characters are able to do: each ability is one question with a name; everyone else has nothing of it."""

from __future__ import annotations

from groma.games.architects.components import (
    BUY_OFF_DEBT,
    CAPTIVES_BONUS,
    CHEAP_APPRENTICES,
    CONSTRUCT_CARD,
    CONSTRUCTION_DISCOUNT,
    GOLD_MARBLE_SAME,
    IGNORE_TAX,
    MARKET_CARD,
    NO_DISCARD,
    RESET_RELEASE,
    SILVER,
)
from groma.games.architects.state import Player


def gold_is_marble(me: Player) -> bool:
    """T2.1, T2.6  Gold and marble are the same to Therese."""
    return me.ability == GOLD_MARBLE_SAME


def market_cards(me: Player) -> int:
    """T2.2, T2.8  Count the cards that Caroline draws with a Black Market action."""
    return me.amount if me.ability == MARKET_CARD else 0


def tax_ignored(me: Player) -> int:
    """I2.5, T2.3  Count the tax that Ada need not pay."""
    return me.amount if me.ability == IGNORE_TAX else 0


def keeps_cards(me: Player) -> bool:
    """T2.4  Frederick discards nothing for the Cathedral."""
    return me.ability == NO_DISCARD


def hire_discount(me: Player) -> int:
    """T2.5, T2.7  Count the silver that Rudolf saves on an Apprentice."""
    return me.amount if me.ability == CHEAP_APPRENTICES else 0


def building_discount(me: Player) -> int:
    """W2.1  Count the wood or stone that Lothaire saves on a Building or a level."""
    return me.amount if me.ability == CONSTRUCTION_DISCOUNT else 0


def may_buy_off(me: Player) -> bool:
    """W2.2  Tell whether it is Hugo, with the silver for a Debt."""
    return me.ability == BUY_OFF_DEBT and me.goods[SILVER] >= me.amount


def debt_price(me: Player) -> int:
    """W2.2  Return the silver that Hugo pays instead of taking a Debt."""
    return me.amount


def cards_for_building(me: Player) -> int:
    """W2.3  Count the cards that Clovis draws after constructing."""
    return me.amount if me.ability == CONSTRUCT_CARD else 0


def released_at_reset(me: Player) -> int:
    """W2.4  Count the workers that Fara may release at a Reset."""
    return me.amount if me.ability == RESET_RELEASE else 0


def silver_for_captives(me: Player) -> int:
    """W2.5  Count the silver that Bertha gains more for sending captives to the Prison."""
    return me.amount if me.ability == CAPTIVES_BONUS else 0
