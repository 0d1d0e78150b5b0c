"""What a seat knows, as numbers in named blocks: learners read them, and they obey the same secrecy as the view.

Seats are counted from the one that looks: 0 is nobody, 1 the seat itself, 2 the next one, and so on. Components are
counted from 1, and 0 is none.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, Generic

from groma.kernel.agenda import S, Together
from groma.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from groma.kernel.game import Game, OptionValue
    from groma.kernel.state import State

MOST: Final = 32767
"""The largest number that there is room for: the bound of what the rules do not bound."""
ARGUMENTS: Final = 8
"""The most numbers that a question is made from."""
PARTS: Final = 4
PART: Final = 15
"""Into how many parts such a number is cut, of how many bits each: some are sets of cards."""


NUMBERS: Final = 0
"""What a block reads are its numbers."""
CARDS: Final = 1
"""What it reads are components in their order: each is counted from 1, and zeros follow."""
PLACES: Final = 2
"""What it reads are components in their order, too: by component it tells the place there, from 1."""


class Sheet:
    """The numbers of an encoding while blocks write them; all are 0 at first."""

    def __init__(self, addresses: list[Any], size: int) -> None:
        self.found = bytearray(2 * size)
        """The numbers, each two bytes, the lower first."""
        self.start: i64 = 0
        """Where the block begins that is being written."""
        self.room: i64 = 0
        """How many numbers it has."""
        self._addresses = addresses
        """All addresses in order. They are kept, as making an object of one takes longer than the writing."""

    def put(self, place: i64, number: i64) -> None:
        """Write a number at a place of the block."""
        if not number:
            return
        if not 0 <= place < self.room:
            raise ValueError(f"there is no place {place} among {self.room}")
        address = 2 * (self.start + place)
        self.found[self._addresses[address]] = number & 255
        if number > 255 or number < 0:
            if not -MOST <= number <= MOST:
                raise ValueError(f"there is no room for {number} in two bytes")
            self.found[self._addresses[address + 1]] = number >> 8 & 255

    def put_once(self, place: i64, number: i64) -> None:
        """Write a number at a place where nothing was written yet."""
        if 0 <= place < self.room and self.found[2 * (self.start + place)]:
            raise ValueError(f"place {place} is taken: a component lies there twice")
        self.put(place, number)

    def count(self, place: i64) -> None:
        """Add 1 to a small number."""
        self.put(place, self.found[2 * (self.start + place)] + 1)

    def row(self, place: i64, numbers: list[int]) -> None:
        """Write numbers side by side."""
        for number in numbers:
            if number:
                self.put(place, number)
            place += 1

    def cards(self, place: i64, cards: list[int]) -> None:
        """Write components side by side, each counted from 1."""
        for card in cards:
            self.put(place, card + 1)
            place += 1

    def places(self, start: i64, kinds: int, cards: list[int]) -> None:
        """Write by component, of so many, its place in a row, counted from 1."""
        place: i64 = 1
        for card in cards:
            if card >= kinds:
                raise ValueError(f"there is no component {card} among {kinds}")
            self.put_once(start + card, place)
            place += 1


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
        holds: int = NUMBERS,
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
        self.holds = holds
        self.start = 0
        self.size = 1
        """How many numbers it has."""
        for length in shape:
            self.size *= length
        if columns and len(columns) != shape[-1]:
            raise ValueError(f"block {name} has {shape[-1]} columns, of which {len(columns)} are named")

    @property
    def end(self) -> int:
        """Where the next one begins."""
        return self.start + self.size

    def write(self, sheet: Sheet, state: S, seat: int, sitting: int) -> None:
        """Write its numbers."""
        numbers = self.read(state, seat)
        if self.holds == NUMBERS and len(numbers) != self.size:
            raise ValueError(f"block {self.name} has room for {self.size} numbers, not for {len(numbers)}")
        self.write_row(sheet, 0, self.size, numbers)

    def write_row(self, sheet: Sheet, place: i64, room: int, row: list[int]) -> None:
        """Write what was read from a place on, as what it is."""
        if self.holds == NUMBERS:
            sheet.row(place, row)
        elif self.holds == CARDS:
            sheet.cards(place, row)
        else:
            sheet.places(place, room, row)


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
        holds: int = NUMBERS,
    ) -> None:
        super().__init__(name, shape, span, meaning, _unread, columns, holds)
        self.read_row = read_row
        """From a state, the seat of the row and the seat that looks."""

    def write(self, sheet: Sheet, state: S, seat: int, sitting: int) -> None:
        """Write the rows of all who sit at the table."""
        columns = self.shape[1]
        for step in range(sitting):
            row = self.read_row(state, (seat + step) % sitting, seat)
            if len(row) > columns or (self.holds == NUMBERS and len(row) < columns):
                raise ValueError(f"block {self.name} has rows of {columns} numbers, not of {len(row)}")
            self.write_row(sheet, step * columns, columns, row)


class Sparse(Block[S]):
    """A block of mostly zeros, of which the others are put on the sheet one by one."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        span: tuple[int, int],
        meaning: str,
        draw: Callable[[S, int, Sheet], None],
        columns: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, shape, span, meaning, _unread, columns)
        self.draw = draw

    def write(self, sheet: Sheet, state: S, seat: int, sitting: int) -> None:
        """Write its numbers."""
        self.draw(state, seat, sheet)


class Planes(Sparse[S]):
    """A board, as one or more planes of places."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """All blocks of a game in their order: first those that every game has, then its own."""

    def __init__(self, game: Game[Any], blocks: list[Block[S]]) -> None:
        self.values = list(game.options.items())
        self._chosen: dict[str, OptionValue] = {}
        self._places: list[int] = []
        self.kinds: dict[Any, int] = {step: number for number, step in enumerate(game.steps.values())}
        """The number of every kind of step and question."""
        self.blocks: list[Block[S]] = self._shared(game) + blocks
        """All of them in their order."""
        self.size = 0
        """How many numbers there are."""
        for block in self.blocks:
            block.start = self.size
            self.size += block.size
        self._layout = Struct(f"<{self.size}h")
        self._addresses: list[Any] = list(range(2 * self.size))

    def encode(self, state: S, seat: int) -> bytes:
        """Return all numbers, each two bytes, the lower first."""
        return bytes(self.written(state, seat, self.blocks))

    def written(self, state: S, seat: int, blocks: list[Block[S]]) -> bytearray:
        """Return the numbers of some blocks side by side, as bytes that the caller may keep and change."""
        size = 0
        for block in blocks:
            size += block.size
        sheet, sitting = Sheet(self._addresses, size), self.sitting(state)
        for block in blocks:
            sheet.room = block.size
            block.write(sheet, state, seat, sitting)
            sheet.start += sheet.room
        return sheet.found

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
            Sparse("waiting", (most, 1), (0, 1), "By seat: whether it may act now.", self._waiting),
            Sparse("winners", (most, 1), (0, 1), "By seat: whether it has won.", self._winners),
            Block("over", (1,), (0, 1), "Whether the game is over.", _over),
            Sparse(
                "agenda", (len(kinds),), (0, MOST), "By kind of step: how many are to be done.", self._agenda, kinds
            ),
            Sparse("question", (len(kinds),), (0, 1), "The question that the seat is asked.", self._question, kinds),
            Sparse(
                "arguments",
                (ARGUMENTS, PARTS),
                (-MOST, MOST),
                f"The numbers that this question is made from, each in parts of {PART} bits, the lowest first.",
                _arguments,
            ),
        ]

    def _options(self, state: S, seat: int) -> list[int]:
        """Return the same as before for the same game: nothing changes what was chosen."""
        if state.chosen is not self._chosen:
            self._chosen = state.chosen
            self._places = [values.index(state.chosen[name]) for name, values in self.values]
        return self._places

    def _waiting(self, state: S, seat: int, sheet: Sheet) -> None:
        for other in state.waiting:
            sheet.put((other - seat) % self.sitting(state), 1)

    def _winners(self, state: S, seat: int, sheet: Sheet) -> None:
        for other in state.winners():
            sheet.put((other - seat) % self.sitting(state), 1)

    def _agenda(self, state: S, seat: int, sheet: Sheet) -> None:
        for step in state.agenda:
            if isinstance(step, Together):
                for decision in step.decisions:
                    sheet.count(self.kinds[type(decision)])
            else:
                sheet.count(self.kinds[type(step)])

    def _question(self, state: S, seat: int, sheet: Sheet) -> None:
        decision = state.decision(seat)
        if decision is not None:
            sheet.put(self.kinds[type(decision)], 1)


def _unread(state: Any, seat: int) -> list[int]:
    return []


def _seat(state: State, seat: int) -> list[int]:
    return [seat, state.seats]


def _over(state: State, seat: int) -> list[int]:
    return [1 if state.over else 0]


def _arguments(state: State, seat: int, sheet: Sheet) -> None:
    decision = state.decision(seat)
    if decision is None:
        return
    place = -PARTS
    for number in decision.data():
        if place >= 0:
            _put_parts(sheet, place, number)
        place += PARTS


def _put_parts(sheet: Sheet, place: int, number: int) -> None:
    if 0 <= number <= MOST:
        sheet.put(place, number)
        return
    if abs(number) >> PART * PARTS:
        raise ValueError(f"a question is made from {number}, which has more than {PART * PARTS} bits")
    sign = -1 if number < 0 else 1
    for part in range(PARTS):
        sheet.put(place + part, sign * (abs(number) >> PART * part & MOST))


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


def one_of(number: int, size: int) -> list[int]:
    """Return zeros with a 1 at one place."""
    found = [0] * size
    found[number] = 1
    return found
