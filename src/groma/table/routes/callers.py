"""Who calls: anyone, a guest with a cookie, or a program with a seat token."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from groma.table.house import House
from groma.table.identity import COOKIE, Caller
from groma.table.refusal import Refusal, forbidden

_cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="The cookie of a guest.")
_bearer = HTTPBearer(auto_error=False, description="The token of a seat.")


def house_of(connection: HTTPConnection) -> House:
    """Return what serves this process."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Return the address from which a call comes."""
    return connection.client.host if connection.client else ""


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """Return who calls, if that is known."""
    house = house_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await house.identity.by_seat_token(token)
    cookie = connection.cookies.get(COOKIE)
    return await house.identity.by_cookie(cookie) if cookie else None


async def _anyone(
    connection: HTTPConnection,
    _by_cookie: Annotated[str | None, Depends(_cookie)],
    _by_token: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> Caller | None:
    return await caller_of(connection)


async def _player(caller: Annotated[Caller | None, Depends(_anyone)]) -> Caller:
    if caller is None:
        raise Refusal(401, "guest", "Say who you are first: POST /api/me, or a seat token that is still good.")
    return caller


async def _person(caller: Annotated[Caller, Depends(_player)]) -> Caller:
    if caller.table is not None:
        raise forbidden("A seat token is good for playing only.")
    return caller


async def _acting(caller: Annotated[Caller, Depends(_person)], house: Annotated[House, Depends(house_of)]) -> Caller:
    house.limits.check_move(caller.guest)
    return caller


Home = Annotated[House, Depends(house_of)]
Anyone = Annotated[Caller | None, Depends(_anyone)]
Player = Annotated[Caller, Depends(_player)]
Person = Annotated[Caller, Depends(_person)]
Acting = Annotated[Caller, Depends(_acting)]
"""A person who changes something, no faster than a person can."""
TableId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, Path(ge=0, le=20)]
Eyes = Annotated[int | None, Query(ge=0, le=20, description="Through which of the caller's seats to look.")]
Since = Annotated[int, Query(ge=0, le=2**53)]
