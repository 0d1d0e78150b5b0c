"""Guests: a name, a cookie, a link to another device."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter, Request, Response

from groma.table.database import Outage
from groma.table.house import House
from groma.table.identity import COOKIE, Caller, clean_name
from groma.table.refusal import Refusal, conflict
from groma.table.routes.callers import Acting, Anyone, Home, Person, address_of
from groma.table.routes.problems import PROBLEMS
from groma.table.settings import DAY
from groma.table.wire.guests import GuestName, Me, PersonalLink, TakeOver

router = APIRouter(prefix="/api/me", tags=["guests"], responses=PROBLEMS)

_KEPT = 400 * DAY


async def me(house: House, caller: Caller) -> Me:
    """Return what a caller is called."""
    name, named = await house.identity.name_of(caller)
    return Me(name=name, named=named)


@router.get("")
async def who_am_i(request: Request, caller: Person, house: Home) -> Me:
    """Say who the caller is."""
    with suppress(Outage):
        await house.identity.note_use(request.cookies[COOKIE])
    return await me(house, caller)


@router.post("")
async def say_my_name(wanted: GuestName, request: Request, response: Response, house: Home, caller: Anyone) -> Me:
    """Become a guest with a name, or take another name."""
    name = clean_name(wanted.name)
    if not name:
        raise _no_name()
    if caller is not None and caller.table is None:
        house.limits.check_move(caller.guest)
        await _check_guest(house, caller)
        await house.accounts.check_name(name)
        await house.seating.rename(caller, name)
        return Me(name=name, named=False)
    await house.accounts.check_name(name)
    return await _welcome(name, request, response, house)


@router.post("/arrival")
async def arrive(wanted: GuestName, request: Request, response: Response, house: Home, caller: Anyone) -> Me:
    """Say who the caller is; whoever is not known yet becomes a guest with this name."""
    if caller is not None and caller.table is None:
        return await who_am_i(request, caller, house)
    name = clean_name(wanted.name)
    if not name:
        raise _no_name()
    return await _welcome(await house.accounts.free_name(name), request, response, house)


@router.post("/link")
async def make_personal_link(request: Request, caller: Acting, house: Home) -> PersonalLink:
    """Make the secret of a link that moves this identity to another device.

    An earlier link ends, all devices but this one are signed out, and the tokens of programs end.
    """
    await _check_guest(house, caller)
    secret = await house.identity.personal_link(caller, request.cookies[COOKIE])
    await house.neighbours.sign_out(caller.guest)
    return PersonalLink(secret=secret)


@router.post("/device")
async def take_over(wanted: TakeOver, request: Request, response: Response, house: Home) -> Me:
    """Become, on this device, the guest of a personal link."""
    house.limits.check_new_guest(address_of(request))
    guest, cookie = await house.identity.take_over(wanted.secret)
    set_cookie(request, response, cookie, house)
    return await me(house, guest)


async def _welcome(name: str, request: Request, response: Response, house: House) -> Me:
    house.limits.check_new_guest(address_of(request))
    _, cookie = await house.identity.welcome(name)
    set_cookie(request, response, cookie, house)
    return Me(name=name, named=False)


async def _check_guest(house: House, caller: Caller) -> None:
    """Refuse what only guests do: people have a handle for a name, and keys for a link."""
    if await house.accounts.find(caller.guest) is not None:
        raise conflict("named", "You have a handle and keys of your own: PUT /api/me/handle, POST /api/session/verify.")


def _no_name() -> Refusal:
    return Refusal(422, "name", "A name needs a letter.")


def set_cookie(request: Request, response: Response, cookie: str, house: House) -> None:
    """Let a browser be known by a cookie."""
    chosen = house.settings.secure_cookies
    secure = request.url.scheme == "https" if chosen is None else chosen
    response.set_cookie(COOKIE, cookie, max_age=_KEPT, httponly=True, samesite="lax", secure=secure, path="/")
