"""Which cards a seat thinks possible in a place, as bits."""

from __future__ import annotations

from typing import Final

ANY_CARD: Final = 1
"""Any card that the seat has never seen may lie there. All other bits are cards."""
_ANY_WRITTEN: Final = 60
"""The bit that stands for any card in a record."""


def bit(card: int) -> int:
    """Return how a card stands in what a seat knows, beside `ANY_CARD`."""
    return 2 << card


def renamed_row(row: list[int], new: list[int]) -> list[int]:
    """Move what a seat knows along with the places, where the cards have other names now."""
    moved = [ANY_CARD] * len(row)
    names: dict[int, int] = {}
    for old, card in enumerate(new):
        bits = row[old]
        if bits != ANY_CARD:
            if bits not in names:
                names[bits] = _renamed_bits(bits, new)
            moved[card] = names[bits]
    return moved


def _renamed_bits(bits: int, new: list[int]) -> int:
    renamed, rest = bits & ANY_CARD, bits & ~ANY_CARD
    while rest:
        old = rest.bit_length() - 2
        renamed |= bit(new[old])
        rest ^= bit(old)
    return renamed


def written(row: list[int]) -> list[int]:
    """Write bits as records do: bit n for card n, and a high one for any card."""
    return [bits >> 1 | (bits & ANY_CARD) << _ANY_WRITTEN for bits in row]


def read(row: list[int]) -> list[int]:
    """Read bits as records write them."""
    return [bits >> _ANY_WRITTEN | (bits & (1 << _ANY_WRITTEN) - 1) << 1 for bits in row]
