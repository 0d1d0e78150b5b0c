"""`groma operator`: what only whoever runs a server can do for its people."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from groma.cli.extras import needs_the_table
from groma.cli.output import print_json
from groma.cli.parameters import AsJson
from groma.cli.serve import DatabaseAddress

app = typer.Typer(help="Help people who cannot sign in.", epilog="Example: groma operator reentry Ada")


@app.callback()
def _operator() -> None:
    """Help people who cannot sign in."""


@app.command("reentry", epilog="Example: groma operator reentry Ada")
def reentry(
    handle: Annotated[str, typer.Argument(metavar="HANDLE", help="The handle of who has neither key nor code left.")],
    database: DatabaseAddress = "",
    json: AsJson = False,
) -> None:
    """Make a link that lets a person in once, within an hour; for 30 days the person is shown that it was made."""
    with needs_the_table("operator"):
        from groma.table.people.codes import make_reentry
        from groma.table.settings import Settings

    site = Settings.from_environment().site or "http://127.0.0.1:8000"
    link = f"{site.rstrip('/')}/me#reentry={asyncio.run(make_reentry(database, handle))}"
    if json:
        print_json({"handle": handle, "link": link})
    else:
        print(link)
