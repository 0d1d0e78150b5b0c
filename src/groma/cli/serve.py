"""`groma serve`: the table."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    database: Annotated[
        str, typer.Option(help="URL of a database or path of a SQLite file; by default a file in your data folder.")
    ] = "",
    components: Annotated[
        list[str] | None, typer.Option(metavar="GAME=FILE", help="A components file of your own; may be repeated.")
    ] = None,
) -> None:
    """Open the table: people and programs play over the web until it is stopped."""
    from groma.kernel import ComponentsError
    from groma.table.database import DatabaseError
    from groma.table.server import run
    from groma.table.settings import Settings

    chosen = dict(_pair(text) for text in components or [])
    given = {"database": database} if database else {}
    try:
        run(Settings.from_environment(components=chosen, **given), host, port)
    except (ComponentsError, DatabaseError) as problem:
        raise typer.BadParameter(str(problem)) from None


def _pair(text: str) -> tuple[str, str]:
    game, _, file = text.partition("=")
    if not file:
        raise typer.BadParameter(f"{text!r} is not GAME=FILE")
    return game, file
