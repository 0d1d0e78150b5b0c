"""How much one guest or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network

from groma.table.refusal import Refusal
from groma.table.settings import Settings

_REMEMBERED = 10_000


class Bucket:
    """A store of tokens that fills up again at a steady rate."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.left = size
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each name; those not used for long are forgotten, for they are full."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take one token of a name."""
        if name not in self._buckets:
            self._buckets[name] = Bucket(self.size, self.per_second)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return self._buckets[name].take()


class Limits:
    """The limits of this process."""

    def __init__(self, settings: Settings) -> None:
        self._moves = Buckets(settings.moves_at_once, settings.moves_per_second)
        self._messages = Buckets(3 * settings.messages_at_once, 3 * settings.messages_per_second)
        self._chat = Buckets(settings.chat_at_once, settings.chat_per_minute / 60)
        self._guests = Buckets(settings.guests_per_minute, settings.guests_per_minute / 60)
        self._accounts = Buckets(settings.accounts_per_hour, settings.accounts_per_hour / 3600)

    def check_move(self, guest: str) -> None:
        """Refuse a guest who is faster than a person can be."""
        if not self._moves.take(guest):
            raise Refusal(429, "too-fast", "That was too fast; wait a moment.")

    def may_send(self, who: str, connection: Bucket) -> bool:
        """Tell whether a message is within what one websocket, and all of a guest, may send."""
        return connection.take() and self._messages.take(who)

    def check_chat(self, guest: str) -> None:
        """Refuse a guest who says more than a person can type."""
        if not self._chat.take(guest):
            raise Refusal(429, "too-fast", "That was too fast; wait a moment.")

    def check_new_guest(self, address: str) -> None:
        """Refuse an address from which too many new guests come."""
        if not self._guests.take(network_of(address)):
            raise Refusal(429, "too-fast", "Too many new guests come from your address; wait a minute.")

    def check_new_account(self, address: str) -> None:
        """Refuse an address from which too many people name themselves."""
        if not self._accounts.take(network_of(address)):
            raise Refusal(429, "too-many", "Too many people name themselves from your address; try again in an hour.")


def network_of(address: str) -> str:
    """Return what one household has: an IPv4 address, or an IPv6 network of 64 bits."""
    with suppress(ValueError):
        found = IPv6Address(address)
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    return address
