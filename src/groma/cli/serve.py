"""`groma serve`: the table."""

from __future__ import annotations

from typing import Annotated

import typer

from groma.cli.extras import needs_the_table
from groma.cli.parameters import ComponentFiles, component_files

DatabaseAddress = Annotated[
    str,
    typer.Option(
        metavar="URL", help="URL of a database or path of a SQLite file; by default a file in your data folder."
    ),
]

Processes = Annotated[
    int, typer.Option(metavar="N", min=1, help="Processes that share the port; more than 1 need PostgreSQL.")
]


def serve(
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="The port to listen on.")] = 8000,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = "127.0.0.1",
    database: DatabaseAddress = "",
    processes: Processes = 1,
    components: ComponentFiles = None,
) -> None:
    """Open the table: people and programs play over the web until it is stopped."""
    with needs_the_table("serve"):
        from groma.table.server import run
        from groma.table.settings import Settings

    given = {"database": database} if database else {}
    files = {name: str(path) for name, path in component_files(components).items()}
    run(Settings.from_environment(components=files, **given), host, port, processes)
