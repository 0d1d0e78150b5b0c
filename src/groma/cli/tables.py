"""`groma table`: single tables of a database, for whoever runs it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from groma.cli.extras import needs_the_table
from groma.cli.output import check_writable, print_json
from groma.cli.parameters import AsJson, ComponentFiles, component_files
from groma.cli.serve import DatabaseAddress

app = typer.Typer(help="Export, import or repair a single table.", epilog="Example: groma table export ID table.json")

Table = Annotated[
    str, typer.Argument(metavar="ID", help="The table, as its link names it; after -- if it begins with -.")
]
TableFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the table; it holds the secret seed.")]


@app.command("export", epilog="Example: groma table export ID table.json")
def export_table(table: Table, file: TableFile, database: DatabaseAddress = "", json: AsJson = False) -> None:
    """Write a table into a file: its seats, log, chat and components; the table stays where it is."""
    with needs_the_table("table"):
        from groma.table import transfer

    check_writable(file)
    entries = asyncio.run(transfer.export_table(database, table, file))
    _tell({"table": table, "entries": entries}, f"{table}: {entries} entries saved in {file}", json)


@app.command("import", epilog="Example: groma table import table.json")
def import_table(file: TableFile, database: DatabaseAddress = "", json: AsJson = False) -> None:
    """Add the table of a file; one that is there already is left alone."""
    with needs_the_table("table"):
        from groma.table import transfer

    table, entries = asyncio.run(transfer.import_table(database, file))
    _tell({"table": table, "entries": entries}, f"{table}: {entries} entries read from {file}", json)


@app.command("repair", epilog="Example: groma table repair ID --to 40")
def repair_table(
    table: Table,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Keep the first N moves at most.")] = None,
    database: DatabaseAddress = "",
    components: ComponentFiles = None,
    json: AsJson = False,
) -> None:
    """Cut a running table back to its last good move; what is cut stays in the log, as after any undo."""
    with needs_the_table("table"):
        from groma.table import transfer
        from groma.table.house import shelf
        from groma.table.settings import Settings

    files = {name: str(path) for name, path in component_files(components).items()}
    games = shelf(Settings.from_environment(components=files))
    kept, cut = asyncio.run(transfer.repair_table(database, table, games, to))
    _tell({"table": table, "kept": kept, "cut": cut}, f"{table}: {kept} moves kept, {cut} cut", json)


def _tell(whole: dict[str, str | int], words: str, as_json: bool) -> None:
    if as_json:
        print_json(dict(whole))
    else:
        print(words)
