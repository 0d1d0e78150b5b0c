"""The only source of luck: a stream of numbers from one secret seed, or many named ones.

In a repeated deal each thing that luck decides after the setup has a stream of its own: what a player rolls does not
depend on what others rolled before, so that the same deal is as lucky at every table.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from random import Random
from typing import Any, Final

from groma.kernel.native import i64, mypyc_attr

Seed = int | bytes

_WORD: Final = 8
_BLOCK: Final = 64
_WORDS: Final = 1 << 64


def seed_bytes(seed: Seed) -> bytes:
    """Return the bytes that a seed stands for: an int counts as its decimal digits."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


def commitment(seed: Seed, salt: str = "") -> str:
    """Return what may be told of a seed before the end: the SHA-256 of salt and seed.

    The salt, hexadecimal digits, is told with the seed; without it a small seed could be found by trying.
    """
    return sha256(bytes.fromhex(salt) + seed_bytes(seed)).hexdigest()


def shuffle(items: list[Any], rng: Random) -> None:
    """Shuffle a list in place with an ordinary generator; imagined deals use it, games do not.

    All luck is drawn at once, two bytes an exchange: of a hundred cards none is two thousandths likelier than another.
    """
    exchanges = len(items) - 1
    if exchanges <= 0:
        return
    luck = rng.getrandbits(16 * exchanges).to_bytes(2 * exchanges, "little")
    last: i64 = exchanges
    while last > 0:
        drawn: i64 = luck[2 * last - 1] << 8 | luck[2 * last - 2]
        other = drawn * (last + 1) >> 16
        items[last], items[other] = items[other], items[last]
        last -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Numbers from BLAKE2b: block i of the stream is the hash of i keyed with the hash of the seed."""

    __slots__ = ("_block", "_key", "drawn", "has_streams", "seed", "used")
    seed: Seed
    drawn: int
    has_streams: bool
    """Whether what is named has a stream of its own."""
    used: dict[str, int]
    """How often each named stream was asked for; never changed, so copies share it."""
    _key: bytes
    """The hash of the seed, once it is needed."""
    _block: bytes

    def start(self, seed: Seed, drawn: int = 0, has_streams: bool = False, used: dict[str, int] | None = None) -> None:
        """Take up the stream of a seed after so many draws."""
        self.seed = seed
        self.drawn = drawn
        self.has_streams = has_streams
        self.used = used or {}
        self._key = b""
        self._block = self._make_block(drawn * _WORD // _BLOCK) if drawn * _WORD % _BLOCK else b""

    def copy(self) -> Chance:
        """Return a stream that goes on like this one."""
        other = Chance()
        other.seed = self.seed
        other.drawn = self.drawn
        other.has_streams = self.has_streams
        other.used = self.used
        other._key = self._key
        other._block = self._block
        return other

    def below(self, limit: int) -> int:
        """Draw a number from 0 up to, not including, the limit; each is equally likely."""
        fair = _WORDS - _WORDS % limit
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % limit

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def stream(self, name: str, first: int = 0, second: int = 0, third: int = 0) -> Chance:
        """Return the luck of a named thing, such as one player's dice of one round: by default the one stream of all.

        Asked for the same thing again, it is another stream.
        """
        if not self.has_streams:
            return self
        other = Chance()
        other.start(self._named(f"{name} {first} {second} {third}"))
        return other

    def shuffle_pile(self, name: str, items: list[int]) -> None:
        """Shuffle a pile that was used before; in streams of their own, the cards of two such piles come in one order.

        Which cards lie in it depends on how the table played, so each card draws its place by itself.
        """
        if not self.has_streams:
            self.shuffle(items)
            return
        key = self._named(name)
        items.sort()
        drawn = [(_place(key, item, items[:number].count(item)), item) for number, item in enumerate(items)]
        drawn.sort()
        items[:] = [item for _, item in drawn]

    def _named(self, name: str) -> bytes:
        """Return the seed of a named stream, another one each time."""
        number = self.used.get(name, 0)
        self.used = {**self.used, name: number + 1}
        return blake2b(f"{name} {number}".encode(), key=self._hashed_seed(), digest_size=32).digest()

    def _word(self) -> int:
        offset = self.drawn * _WORD % _BLOCK
        if offset == 0:
            self._block = self._make_block(self.drawn * _WORD // _BLOCK)
        self.drawn += 1
        return int.from_bytes(self._block[offset : offset + _WORD], "big")

    def _make_block(self, number: int) -> bytes:
        return blake2b(number.to_bytes(8, "big"), key=self._hashed_seed(), digest_size=_BLOCK).digest()

    def _hashed_seed(self) -> bytes:
        if not self._key:
            self._key = blake2b(seed_bytes(self.seed), digest_size=32).digest()
        return self._key


def _place(key: bytes, item: int, copy: int) -> bytes:
    """Return where a card comes in a shuffled pile; of cards alike, each copy has its own place."""
    return blake2b(f"{item} {copy}".encode(), key=key, digest_size=_WORD).digest()


def fresh(rng: Random) -> Chance:
    """Return a stream of its own for an imagined state, which must not know the true one."""
    chance = Chance()
    chance.start(b"imagined" + rng.getrandbits(64).to_bytes(8, "big"))
    return chance
