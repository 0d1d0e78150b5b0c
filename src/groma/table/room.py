"""The waiting room: whoever gathers chooses a colour and says when ready; the host closes seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_args

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.kernel import Game, OptionValue
from groma.table.identity import Caller
from groma.table.live import OPEN, Live, Seat
from groma.table.refusal import Refusal, conflict, forbidden
from groma.table.schema import keys, seats, tables
from groma.table.wire.base import Colour

COLOURS: tuple[Colour, ...] = get_args(Colour)


def usual_colour(number: int) -> Colour | None:
    """Return the colour of a seat where nobody has chosen; there may be more seats than colours."""
    return COLOURS[number] if number < len(COLOURS) else None


def first_free(number: int, taken: Collection[str | None]) -> Colour | None:
    """Return the colour of whoever sits down: that of the seat, or the next that nobody has; there may be none."""
    first = number % len(COLOURS)
    return next((colour for colour in (*COLOURS[first:], *COLOURS[:first]) if colour not in taken), None)


async def colours_taken(connection: AsyncConnection, table: str, besides: int) -> list[str]:
    """Return the colours of the other seats; until the transaction ends nobody else takes one."""
    await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    others = select(seats.c.colour).where(seats.c.table_id == table, seats.c.number != besides)
    return [colour for colour in await connection.scalars(others) if colour is not None]


async def give_colour(connection: AsyncConnection, table: str, number: int) -> None:
    """Let a seat that was taken just now have a colour, unless it has one."""
    free = first_free(number, await colours_taken(connection, table, number))
    seat = update(seats).where(seats.c.table_id == table, seats.c.number == number, seats.c.colour.is_(None))
    await connection.execute(seat.values(colour=free))


def checked_colour(colour: str) -> str:
    """Return a colour that there is."""
    if colour not in COLOURS:
        raise Refusal(422, "colour", f"There is no colour {colour}; there are {', '.join(COLOURS)}.")
    return colour


async def choose_colour(connection: AsyncConnection, table: str, number: int, colour: str) -> None:
    """Give a seat a colour that nobody else has."""
    taken = await colours_taken(connection, table, number)
    if colour in taken:
        free = ", ".join(each for each in COLOURS if each not in taken)
        raise conflict("colour-taken", f"Somebody has {colour}; there are {free}.")
    chosen = update(seats).where(seats.c.table_id == table, seats.c.number == number)
    await connection.execute(chosen.values(colour=colour))


async def remove_seat(connection: AsyncConnection, live: Live, number: int) -> None:
    """Take an open seat away; those behind it move up, with the programs that play them."""
    fewer = len(live.seats) - 1
    here = seats.c.table_id == live.id
    await connection.execute(update(tables).where(tables.c.id == live.id).values(options=_options(live, fewer)))
    gone: Any = await connection.execute(delete(seats).where(here, seats.c.number == number, seats.c.kind == "open"))
    if gone.rowcount != 1:
        raise conflict("taken", "This seat is not free.")
    for behind in range(number + 1, fewer + 1):
        await connection.execute(update(seats).where(here, seats.c.number == behind).values(number=behind - 1))
        program = update(keys).where(keys.c.table_id == live.id, keys.c.seat == behind)
        await connection.execute(program.values(seat=behind - 1))


def _options(live: Live, fewer: int) -> dict[str, OptionValue]:
    """Return the options of the table with fewer seats: what these do not allow becomes what is usual."""
    game: Game[Any] = live.deal.game
    if fewer not in game.players:
        raise Refusal(422, "seats", f"{game.name} is played by {game.players[0]} to {game.players[-1]}.")
    allowed = game.options_for(fewer)
    kept = {name: value for name, value in live.deal.options.items() if value in allowed[name]}
    return game.choose(fewer, kept)


def own_seat(live: Live, caller: Caller, number: int) -> Seat:
    """Return a seat of the caller's in a game that has not begun."""
    check_open(live)
    seat = checked_seat(live, number)
    if seat.guest != caller.guest:
        raise forbidden("This is not your seat.")
    return seat


def checked_seat(live: Live, number: int) -> Seat:
    """Return a seat that there is."""
    if number >= len(live.seats):
        raise Refusal(404, "unknown", "There is no such seat.")
    return live.seats[number]


def check_open(live: Live) -> None:
    """Refuse what is done only before the game."""
    if live.progress.status != OPEN:
        raise conflict("running", "The game has begun already.")


def check_host(live: Live, caller: Caller) -> None:
    """Refuse what only the host may do."""
    if caller.guest != live.row.host:
        raise forbidden("Only the host may do this.")
