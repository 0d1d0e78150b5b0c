"""What a seat knows, as numbers in named blocks: learners read them, and they obey the same secrecy as the view.

Seats are counted from the one that looks: 0 is nobody, 1 the seat itself, 2 the next one, and so on. Components are
counted from 1, and 0 is none.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, Generic

from groma.kernel.agenda import Decision, S, Together
from groma.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from groma.kernel.agenda import Step
    from groma.kernel.game import Game

MOST: Final = 32767
"""The largest number that there is room for: the bound of what the rules do not bound."""
ARGUMENTS: Final = 8
"""The most numbers that a question is made from."""
PARTS: Final = 4
PART: Final = 15
"""Into how many parts such a number is cut, of how many bits each: some are sets of cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Generic[S]):
    """One named part of an encoding: its shape, the least and the most of its numbers, and what they mean."""

    start: int
    """Where it begins in the encoding."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        span: tuple[int, int],
        meaning: str,
        read: Callable[[S, int], list[int]],
        columns: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        """As `encoding.block` finds it."""
        self.shape = shape
        """That of its numbers as an array, row by row."""
        self.low = span[0]
        """The least that a number can be."""
        self.high = span[1]
        """The most that a number can be."""
        self.meaning = meaning
        """What the numbers say, in a sentence."""
        self.read = read
        self.columns = columns
        """The names of its last axis, where the meaning does not say them."""
        self.start = 0
        self.size = 1
        """How many numbers it has."""
        for length in shape:
            self.size *= length
        self._layout = Struct(f"<{self.size}h")
        if columns and len(columns) != shape[-1]:
            raise ValueError(f"block {name} has {shape[-1]} columns, of which {len(columns)} are named")

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.start + self.size

    def numbers(self, state: S, seat: int, sitting: int) -> list[int]:
        """Return its numbers, row by row."""
        return self.read(state, seat)

    def packed(self, state: S, seat: int, sitting: int) -> bytes:
        """Return its numbers as bytes."""
        numbers = self.numbers(state, seat, sitting)
        if len(numbers) != self.size:
            raise ValueError(f"block {self.name} has room for {self.size} numbers, not for {len(numbers)}")
        packed: bytes = self._layout.pack(*numbers)
        return packed


class SeatBlock(Block[S]):
    """A block with a row for each seat that may play, the looking one first; rows of seats that do not are zeros."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, int],
        span: tuple[int, int],
        meaning: str,
        read_row: Callable[[S, int, int], list[int]],
        columns: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, shape, span, meaning, _unread, columns)
        self.read_row = read_row
        """From a state, the seat of the row and the seat that looks."""

    def numbers(self, state: S, seat: int, sitting: int) -> list[int]:
        """Return the rows of all who sit at the table, and zeros for the others."""
        found: list[int] = []
        for other in around(seat, sitting):
            found += self.read_row(state, other, seat)
        if len(found) != sitting * self.shape[1]:
            raise ValueError(f"block {self.name} has rows of {self.shape[1]} numbers, not of {len(found) / sitting}")
        return filled(found, self.size)


class Planes(Block[S]):
    """A block of mostly zeros, such as a board: what it reads are places from 0, each followed by its number."""

    def packed(self, state: S, seat: int, sitting: int) -> bytes:
        """Return zeros as bytes, with a number in each of the places."""
        spots = self.read(state, seat)
        found = bytearray(2 * self.size)
        for spot in range(0, len(spots), 2):
            start, number = 2 * spots[spot], spots[spot + 1]
            found[start] = number & 255
            if number > 255:
                found[start + 1] = number >> 8
        return bytes(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """All blocks of a game in their order: first those that every game has, then its own."""

    def __init__(self, game: Game[Any], blocks: list[Block[S]]) -> None:
        self.values = list(game.options.items())
        self.kinds = {name: number for number, name in enumerate(game.steps)}
        """The number of every kind of step and question."""
        self.blocks: list[Block[S]] = self._shared(game) + blocks
        """All of them in their order."""
        self.size = 0
        """How many numbers there are."""
        for block in self.blocks:
            block.start = self.size
            self.size += block.size
        self._layout = Struct(f"<{self.size}h")

    def encode(self, state: S, seat: int) -> bytes:
        """Return all numbers, each two bytes, the lower first."""
        sitting = self.sitting(state)
        return b"".join([block.packed(state, seat, sitting) for block in self.blocks])

    def decode(self, encoded: bytes) -> dict[str, list[int]]:
        """Return the numbers of each block by its name."""
        numbers: list[int] = list(self._layout.unpack(encoded))
        return {block.name: numbers[block.start : block.end] for block in self.blocks}

    def block(self, name: str) -> Block[S]:
        """Return the block of a name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise ValueError(f"there is no block {name!r}; there are {', '.join([block.name for block in self.blocks])}")

    @property
    def digest(self) -> str:
        """That of names, shapes and columns: where it is the same, the same numbers mean the same."""
        lines = [f"{block.name} {block.shape} {block.columns}" for block in self.blocks]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def sitting(self, state: S) -> int:
        """Return how many sit at the table; a rival that no seat plays may be one of them."""
        return state.seats

    # What every game has

    def _shared(self, game: Game[Any]) -> list[Block[S]]:
        most, kinds = game.players[-1], tuple(game.steps)
        return [
            Block("seat", (2,), (0, most), "The seat that looks, and how many play.", _seat, ("seat", "seats")),
            Block(
                "options",
                (len(self.values),),
                (0, max([len(values) for _, values in self.values], default=0)),
                "By option of the table: the place of the chosen value among all values.",
                self._options,
                tuple(game.options),
            ),
            SeatBlock("waiting", (most, 1), (0, 1), "By seat: whether it may act now.", _waiting),
            SeatBlock("winners", (most, 1), (0, 1), "By seat: whether it has won.", _winner),
            Block("over", (1,), (0, 1), "Whether the game is over.", _over),
            Block("agenda", (len(kinds),), (0, MOST), "By kind of step: how many are to be done.", self._agenda, kinds),
            Block("question", (len(kinds),), (0, 1), "The question that the seat is asked.", self._question, kinds),
            Block(
                "arguments",
                (ARGUMENTS, PARTS),
                (-MOST, MOST),
                f"The numbers that this question is made from, each in parts of {PART} bits, the lowest first.",
                _arguments,
            ),
        ]

    def _options(self, state: S, seat: int) -> list[int]:
        return [values.index(state.chosen[name]) for name, values in self.values]

    def _agenda(self, state: S, seat: int) -> list[int]:
        found = [0] * len(self.kinds)
        for step in state.agenda:
            for each in _inner(step):
                found[self.kinds[type(each).__name__]] += 1
        return found

    def _question(self, state: S, seat: int) -> list[int]:
        found = [0] * len(self.kinds)
        decision = state.decision(seat)
        if decision is not None:
            found[self.kinds[type(decision).__name__]] = 1
        return found


def _inner(step: Step[Any]) -> list[Step[Any]]:
    """Return a step, or the questions that several seats answer at once."""
    return list(step.decisions) if isinstance(step, Together) else [step]


def _unread(state: Any, seat: int) -> list[int]:
    return []


def _seat(state: Any, seat: int) -> list[int]:
    return [seat, state.seats]


def _waiting(state: Any, seat: int, viewer: int) -> list[int]:
    return [1 if seat in state.waiting else 0]


def _winner(state: Any, seat: int, viewer: int) -> list[int]:
    return [1 if seat in state.winners() else 0]


def _over(state: Any, seat: int) -> list[int]:
    return [1 if state.over else 0]


def _arguments(state: Any, seat: int) -> list[int]:
    decision: Decision[Any] | None = state.decision(seat)
    found: list[int] = []
    if decision is not None:
        for number in decision.data()[1:]:
            found += _parts(number)
    return filled(found, ARGUMENTS * PARTS)


def _parts(number: int) -> list[int]:
    if abs(number) >> PART * PARTS:
        raise ValueError(f"a question is made from {number}, which has more than {PART * PARTS} bits")
    sign = -1 if number < 0 else 1
    return [sign * (abs(number) >> PART * part & MOST) for part in range(PARTS)]


# What blocks are made with


def around(seat: int, sitting: int) -> list[int]:
    """Return all who sit at the table, beginning with one seat."""
    return [(seat + step) % sitting for step in range(sitting)]


def away(other: int, seat: int, sitting: int) -> int:
    """Return a seat as the looking one counts it: 0 is nobody, 1 the seat itself, 2 the next one."""
    if not -1 <= other < sitting:
        raise ValueError(f"there is no seat {other} among {sitting}")
    return 0 if other < 0 else 1 + (other - seat) % sitting


def filled(numbers: list[int], size: int) -> list[int]:
    """Return numbers with zeros after them, up to a size."""
    return numbers + [0] * (size - len(numbers))


def ids(cards: list[int], size: int) -> list[int]:
    """Return components in their order, each counted from 1, with zeros after them."""
    return filled([card + 1 for card in cards], size)


def places(cards: list[int], size: int) -> list[int]:
    """Return by component its place in a row, counted from 1, or 0 if it does not lie there."""
    found = [0] * size
    for place, card in enumerate(cards):
        if found[card]:
            raise ValueError(f"component {card} lies in one row twice")
        found[card] = place + 1
    return found


def one_of(number: int, size: int) -> list[int]:
    """Return zeros with a 1 at one place."""
    found = [0] * size
    found[number] = 1
    return found
