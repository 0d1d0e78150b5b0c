"""`groma upgrade`: what the present rules make of the tables of a database."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from groma.cli.extras import needs_the_table
from groma.cli.output import print_json
from groma.cli.parameters import AsJson, ComponentFiles, component_files
from groma.cli.serve import DatabaseAddress

if TYPE_CHECKING:
    from groma.table.upgrade import Finding, Findings

_WORDS = {"current": "goes on", "same": "goes on", "differs": "stops", "unreadable": "cannot be read"}


def upgrade(
    check: Annotated[bool, typer.Option("--check", help="Only tell what would happen; change nothing.")] = False,
    database: DatabaseAddress = "",
    components: ComponentFiles = None,
    json: AsJson = False,
) -> None:
    """Bring a database up to date, as the next start of the table would; make a backup first."""
    with needs_the_table("upgrade"):
        from groma.table import upgrade as upgrading
        from groma.table.house import shelf
        from groma.table.settings import Settings

    files = {name: str(path) for name, path in component_files(components).items()}
    given = {"database": database} if database else {}
    settings = Settings.from_environment(components=files, **given)
    look = upgrading.check if check else upgrading.upgrade
    findings = asyncio.run(look(settings.database, shelf(settings)))
    if json:
        print_json({**_totals(findings), "tables": [_as_json(finding) for finding in findings.running]})
        return
    for finding in findings.running:
        print(_line(finding))
    print(", ".join(f"{count} {word.replace('_', ' ')}" for word, count in _totals(findings).items()))


def _totals(findings: Findings) -> dict[str, int]:
    return {
        "go_on": findings.count("current") + findings.count("same"),
        "stop": findings.count("differs"),
        "unreadable": findings.count("unreadable"),
        "finished": findings.finished,
    }


def _as_json(finding: Finding) -> dict[str, Any]:
    whole = asdict(finding)
    whole["first_difference"] = whole.pop("difference")
    return whole


def _line(finding: Finding) -> str:
    rules = finding.rules if finding.rules == finding.played_by else f"{finding.played_by} to {finding.rules}"
    start = f"{finding.table} {finding.game}, rules {rules}, {finding.moves} entries: {_WORDS[finding.outcome]}"
    move = finding.difference
    if move is None:
        return start + (f": {finding.problem}" if finding.problem else "")
    why = f"{move.rule} forbids it" if move.rule else "it leads to another position"
    return f"{start} before move {move.ply} of seat {move.seat}, {move.notation!r}: {why}"
