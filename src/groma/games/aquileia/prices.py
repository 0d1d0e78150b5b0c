"""What a player can pay, and how coins are told."""

from __future__ import annotations

from groma.games.aquileia.components import METALS, Price
from groma.games.aquileia.state import AquileiaState, Player


def can_pay(player: Player, price: Price) -> bool:
    """Q4.3, Q4.4  Tell whether a supply holds a price in exactly its metals."""
    coins = player.coins
    for metal, amount in price:
        if coins[metal] < amount:
            return False
    return True


def owed(price: Price) -> dict[str, int]:
    """Return a price by name, as what it takes."""
    return {METALS[metal]: -amount for metal, amount in price}


def brought(coins: Price) -> dict[str, int]:
    """Return coins by name, as what they bring."""
    return {METALS[metal]: amount for metal, amount in coins}


def slaves_in_hand(state: AquileiaState, player: Player) -> int:
    """Count the slave symbols of a hand."""
    total = 0
    for number, card in enumerate(state.box.servi):
        total += player.hand[number] * card.slaves
    return total
