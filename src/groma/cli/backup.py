"""`groma backup` and `groma restore`: all tables in one file, also while the table is open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from groma.cli.extras import needs_the_table
from groma.cli.output import check_writable, console, print_json
from groma.cli.parameters import AsJson
from groma.cli.serve import DatabaseAddress

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]
Yes = Annotated[bool, typer.Option("--yes", help="Replace everything without asking.")]


def backup(file: BackupFile, database: DatabaseAddress = "", json: AsJson = False) -> None:
    """Copy everything into one file; the table may stay open."""
    with needs_the_table("backup"):
        from groma.table import backup as copying

    check_writable(file)
    _tell(asyncio.run(copying.back_up(database, file)), f"saved in {file}", json)


def restore(file: BackupFile, database: DatabaseAddress = "", yes: Yes = False, json: AsJson = False) -> None:
    """Replace everything by what a backup holds; an open table goes on with it at once."""
    with needs_the_table("restore"):
        from groma.table import backup as copying

    if not yes and file.is_file() and copying.is_there(database):
        _ask(copying.named(database), json)
    _tell(asyncio.run(copying.restore(database, file)), f"restored from {file}", json)


def _ask(database: str, as_json: bool) -> None:
    """Go on only if everything in a database may be replaced; nobody is asked where a program reads the answer."""
    try:
        agreed = not as_json and typer.confirm(f"Replace everything in {database}?", err=True)
    except typer.Abort:
        agreed = False
    if not agreed:
        raise ValueError(f"{database} stays as it is; --yes replaces everything in it without asking")


def _tell(counts: dict[str, int], done: str, as_json: bool) -> None:
    if as_json:
        print_json({"rows": counts})
    else:
        console().print(f"{counts['tables']} tables with {counts['entries']} entries {done}.")
