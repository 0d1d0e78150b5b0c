"""Guests: a name, a cookie, a link to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from groma.table.identity import COOKIE, clean_name
from groma.table.refusal import Refusal
from groma.table.routes.callers import Acting, Anyone, Home, Person
from groma.table.routes.problems import PROBLEMS
from groma.table.settings import DAY
from groma.table.wire.guests import GuestName, Me, PersonalLink, TakeOver

router = APIRouter(prefix="/api/me", tags=["guests"], responses=PROBLEMS)

_KEPT = 400 * DAY


@router.get("")
async def who_am_i(caller: Person, house: Home) -> Me:
    """Say who the caller is."""
    return Me(name=await house.identity.name_of(caller))


@router.post("")
async def say_my_name(wanted: GuestName, request: Request, response: Response, house: Home, caller: Anyone) -> Me:
    """Become a guest with a name, or take another name."""
    name = clean_name(wanted.name)
    if not name:
        raise Refusal(422, "name", "A name needs a letter.")
    if caller is not None and caller.table is None:
        house.limits.check_move(caller.guest)
        await house.seating.rename(caller, name)
        return Me(name=name)
    house.limits.check_new_guest(request.client.host if request.client else "")
    _, cookie = await house.identity.welcome(name)
    _set_cookie(request, response, cookie, house)
    return Me(name=name)


@router.post("/arrival")
async def arrive(wanted: GuestName, request: Request, response: Response, house: Home, caller: Anyone) -> Me:
    """Say who the caller is; whoever is not known yet becomes a guest with this name."""
    if caller is not None and caller.table is None:
        return await who_am_i(caller, house)
    return await say_my_name(wanted, request, response, house, caller)


@router.post("/link")
async def make_personal_link(request: Request, caller: Acting, house: Home) -> PersonalLink:
    """Make the secret of a link that moves this identity to another device.

    An earlier link ends, all devices but this one are signed out, and the tokens of programs end.
    """
    secret = await house.identity.personal_link(caller, request.cookies[COOKIE])
    await house.neighbours.sign_out(caller.guest)
    return PersonalLink(secret=secret)


@router.post("/device")
async def take_over(wanted: TakeOver, request: Request, response: Response, house: Home) -> Me:
    """Become, on this device, the guest of a personal link."""
    house.limits.check_new_guest(request.client.host if request.client else "")
    guest, cookie = await house.identity.take_over(wanted.secret)
    _set_cookie(request, response, cookie, house)
    return Me(name=await house.identity.name_of(guest))


def _set_cookie(request: Request, response: Response, cookie: str, house: Home) -> None:
    chosen = house.settings.secure_cookies
    secure = request.url.scheme == "https" if chosen is None else chosen
    response.set_cookie(COOKIE, cookie, max_age=_KEPT, httponly=True, samesite="lax", secure=secure, path="/")
