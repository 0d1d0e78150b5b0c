"""The command `groma`."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer

from groma.cli import (
    arena,
    backup,
    bench,
    games,
    lab,
    learn,
    new_bot,
    operator,
    play,
    positions,
    records,
    rulebook,
    rules,
    serve,
    simulate,
    tables,
    tune,
    upgrade,
)
from groma.cli.extras import MissingExtraError
from groma.cli.output import print_json
from groma.kernel import FalseRecordError
from groma.kernel.native import kind

app = typer.Typer(
    name="groma",
    help="An open table for city-building board games.",
    epilog="Example: groma play praetor. Every command has its own --help.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for name, command, example in (
    ("games", games.games, "groma games"),
    ("play", play.play, "groma play praetor --seats 4 --bots hard --language it"),
    ("learn", learn.learn, "groma learn praetor --from 6"),
    ("simulate", simulate.simulate, "groma simulate praetor --seats 3 --games 100 --bots greedy,random,random"),
    ("arena", arena.arena, "groma arena praetor --bots hard:60,medium --seats 3 --games 60"),
    ("new-bot", new_bot.new_bot, "groma new-bot my_bot"),
    ("tune", tune.tune, "groma tune praetor --trials 200"),
    ("replay", records.replay, "groma replay game.json --at 40"),
    ("verify", records.verify, "groma verify game.json"),
    ("show", positions.show, "groma show game.json --at 40"),
    ("edit", positions.edit, "groma edit state.json --set players.0.coins=3 --into puzzle.json"),
    ("rules", rules.rules, "groma rules praetor"),
    ("rulebook", rulebook.rulebook, "groma rulebook praetor building --language it"),
    ("serve", serve.serve, "groma serve --port 8000"),
    ("backup", backup.backup, "groma backup tables.backup"),
    ("restore", backup.restore, "groma restore tables.backup"),
    ("upgrade", upgrade.upgrade, "groma upgrade --check"),
    ("bench", bench.bench, "groma bench praetor --seconds 5"),
):
    app.command(name, epilog=f"Example: {example}")(command)
app.add_typer(tables.app, name="table")
app.add_typer(operator.app, name="operator")
app.add_typer(lab.app, name="lab")


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"groma {version('groma')}, {kind()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _groma(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version and leave.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; whatever is wrong with its input is told in one line or, with --json, in one object.

    Then the exit code is 2; it is 1 for a record that is false.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(args=arguments, prog_name="groma", standalone_mode=False)
    except (typer.TyperException, MissingExtraError, OSError, ValueError) as problem:
        _complain(problem, "--json" in (sys.argv[1:] if arguments is None else arguments))
        sys.exit(1 if isinstance(problem, FalseRecordError) else 2)
    sys.exit(code or 0)


def _complain(problem: Exception, as_json: bool) -> None:
    """Say what is wrong: a program reads standard output, a person standard error."""
    message = " ".join(_told(problem).split())
    if as_json:
        print_json({"error": message})
    else:
        print(message if isinstance(problem, MissingExtraError) else f"groma: {message}", file=sys.stderr)


def _told(problem: Exception) -> str:
    if isinstance(problem, typer.TyperException):
        return _usage(problem)
    if isinstance(problem, OSError) and problem.filename:
        return f"{problem.filename}: {problem.strerror}"
    return str(problem)


def _usage(problem: typer.TyperException) -> str:
    """Say what is wrong with the command line, and what is allowed."""
    message = problem.format_message()
    if message.startswith("No such command"):
        names = [command.name or "" for command in app.registered_commands]
        names += [group.name or "" for group in app.registered_groups]
        return f"{message} There are {', '.join(names)}."
    context = getattr(problem, "ctx", None)
    return f"{message} (See {context.command_path if context else 'groma'} --help)"


if __name__ == "__main__":
    main()
