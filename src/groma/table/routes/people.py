"""People: a handle, passkeys, recovery codes, signing in and out, and leaving."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from groma.table.house import House
from groma.table.identity import COOKIE, Caller
from groma.table.people.browsers import browser_label
from groma.table.people.handles import checked_handle
from groma.table.people.site import Site, site_of
from groma.table.refusal import conflict
from groma.table.routes.callers import Acting, Anyone, Home, Person, address_of
from groma.table.routes.guests import me, set_cookie
from groma.table.routes.problems import PROBLEMS
from groma.table.wire.guests import Me
from groma.table.wire.people import (
    Account,
    Handle,
    NewPasskey,
    Passkey,
    PasskeyOptions,
    RecoveryCodes,
    ShownCode,
    ShownLink,
    ShownPasskey,
)

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)

KeyId = Annotated[str, Path(max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


def _site(request: Request, house: Home) -> Site:
    site = site_of(house.settings, request)
    if site is None:
        raise conflict("no-passkeys", "Browsers offer no passkeys here: the address is not HTTPS, or has no name.")
    return site


async def _proven(request: Request, caller: Acting, house: Home) -> Caller:
    await house.accounts.check_proof(caller, request.cookies[COOKIE])
    return caller


Where = Annotated[Site, Depends(_site)]
Proven = Annotated[Caller, Depends(_proven)]
"""A person who has just shown a key in this browser, if there is one to show."""


# Who I am


@router.get("/me/account")
async def my_account(request: Request, caller: Person, house: Home) -> Account:
    """Tell the handle, passkeys, browsers and codes of the caller."""
    return await house.accounts.describe(caller, request.cookies[COOKIE])


@router.put("/me/handle")
async def take_handle(wanted: Handle, request: Request, caller: Acting, house: Home) -> Me:
    """Take a handle, which no other name may look like; it can be changed once in 30 days."""
    handle = checked_handle(wanted.handle)
    if await house.accounts.find(caller.guest) is None:
        house.limits.check_new_account(address_of(request))
    await house.accounts.take_handle(caller, handle)
    await house.seating.show_anew(await house.seating.tables_of(caller.guest))
    return await me(house, caller)


@router.post("/me/passkeys/options")
async def ask_for_passkey(caller: Proven, house: Home, site: Where) -> PasskeyOptions:
    """Begin to make a passkey for the caller."""
    return PasskeyOptions(options=await house.passkeys.ask_to_make(caller.guest, site))


@router.post("/me/passkeys/verify", status_code=201)
async def add_passkey(wanted: NewPasskey, request: Request, caller: Proven, house: Home, site: Where) -> Account:
    """Store the passkey that the browser has made; with the first one the personal link ends."""
    await house.passkeys.made(caller.guest, site, wanted.credential, wanted.label or _label(request))
    await house.identity.prove(request.cookies[COOKIE], _label(request))
    return await my_account(request, caller, house)


@router.get("/me/passkeys/{key}")
async def look_at_passkey(key: KeyId, caller: Person, house: Home) -> Passkey:
    """Tell of one passkey of the caller."""
    return await house.passkeys.look(caller.guest, key)


@router.delete("/me/passkeys/{key}", status_code=204)
async def remove_passkey(key: KeyId, caller: Proven, house: Home) -> None:
    """Forget a passkey of the caller."""
    await house.passkeys.remove(caller.guest, key)


@router.post("/me/codes", status_code=201)
async def make_codes(request: Request, caller: Proven, house: Home) -> RecoveryCodes:
    """Make eight recovery codes, which are shown once; earlier ones end."""
    codes = await house.codes.renew(caller.guest)
    await house.identity.prove(request.cookies[COOKIE], _label(request))
    return RecoveryCodes(codes=codes)


@router.get("/me/export", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def export_me(caller: Proven, house: Home) -> Response:
    """Return all that is stored about the caller: a zip of data and records."""
    packed = await house.export.pack(caller)
    named = {"Content-Disposition": 'attachment; filename="groma.zip"'}
    return Response(packed, media_type="application/zip", headers=named)


@router.delete("/me", status_code=204)
async def leave(response: Response, caller: Proven, house: Home) -> None:
    """Leave: hidden at once, erased after seven days unless the caller signs in again before."""
    await house.leaving.leave(caller.guest)
    await house.neighbours.sign_out(caller.guest)
    response.delete_cookie(COOKIE, path="/")


# Signing in and out


@router.post("/session/options")
async def ask_who(request: Request, house: Home, site: Where) -> PasskeyOptions:
    """Begin to sign in with a passkey."""
    house.limits.check_new_guest(address_of(request))
    return PasskeyOptions(options=await house.passkeys.ask_to_show(site))


@router.post("/session/verify")
async def show_passkey(
    wanted: ShownPasskey, request: Request, response: Response, house: Home, caller: Anyone, site: Where
) -> Me:
    """Sign in with the passkey that was shown, or show it once more for what a cookie alone may not do."""
    guest = await house.passkeys.shown(site, wanted.credential)
    return await _enter(request, response, house, caller, Caller(guest), wanted.bring)


@router.post("/session/code")
async def show_code(wanted: ShownCode, request: Request, response: Response, house: Home, caller: Anyone) -> Me:
    """Sign in with a recovery code, which is used up."""
    house.limits.check_new_guest(address_of(request))
    guest = await house.codes.use_code(wanted.code)
    return await _enter(request, response, house, caller, Caller(guest), wanted.bring)


@router.post("/session/reentry")
async def show_link(wanted: ShownLink, request: Request, response: Response, house: Home, caller: Anyone) -> Me:
    """Sign in with a link that the operator made, within an hour and once."""
    house.limits.check_new_guest(address_of(request))
    guest = await house.codes.use_link(wanted.secret)
    return await _enter(request, response, house, caller, Caller(guest), wanted.bring)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response, caller: Person, house: Home) -> None:
    """Sign this browser out; whoever has no key could not come back, and is refused."""
    await house.accounts.check_keys(caller.guest)
    await house.identity.close_browser(request.cookies[COOKIE])
    await house.neighbours.sign_out(caller.guest)
    response.delete_cookie(COOKIE, path="/")


@router.delete("/session/others", status_code=204)
async def sign_out_others(request: Request, caller: Acting, house: Home) -> None:
    """Sign out all browsers of the caller but this one; the tokens of programs end."""
    await house.identity.close_others(caller, request.cookies[COOKIE])
    await house.neighbours.sign_out(caller.guest)


async def _enter(
    request: Request, response: Response, house: House, before: Caller | None, person: Caller, bring: bool
) -> Me:
    """Let a person in who has just shown a key; the tables of the guest who was here come along if wanted."""
    await house.leaving.come_back(person.guest)
    if before == person:
        await house.identity.prove(request.cookies[COOKIE], _label(request))
        return await me(house, person)
    if bring and before is not None and before.table is None:
        await house.merging.bring_along(before.guest, person.guest)
        await house.neighbours.sign_out(before.guest)
    set_cookie(request, response, await house.identity.open_browser(person.guest, _label(request)), house)
    return await me(house, person)


def _label(request: Request) -> str:
    return browser_label(request.headers.get("user-agent", ""))
