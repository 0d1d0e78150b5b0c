"""The command `groma`."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer

from groma.cli import arena, backup, bench, games, play, records, rules, serve, simulate, tune
from groma.cli.extras import MissingExtraError
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
    ("simulate", simulate.simulate, "groma simulate praetor --seats 3 --games 100 --bots greedy,random,random"),
    ("arena", arena.arena, "groma arena praetor --bots hard:60,medium --seats 3 --games 60"),
    ("tune", tune.tune, "groma tune praetor --trials 200"),
    ("replay", records.replay, "groma replay game.json --at 40"),
    ("verify", records.verify, "groma verify game.json"),
    ("rules", rules.rules, "groma rules praetor"),
    ("serve", serve.serve, "groma serve --port 8000"),
    ("backup", backup.backup, "groma backup tables.backup"),
    ("restore", backup.restore, "groma restore tables.backup"),
    ("bench", bench.bench, "groma bench praetor --seconds 5"),
):
    app.command(name, epilog=f"Example: {example}")(command)


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
    """Run a command; whatever is wrong with its input is told in one line, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(args=arguments, prog_name="groma", standalone_mode=False)
    except typer.TyperException as problem:
        sys.exit(_complain(_usage(problem)))
    except MissingExtraError as missing:
        print(missing, file=sys.stderr)
        sys.exit(2)
    except OSError as problem:
        sys.exit(_complain(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem)))
    except ValueError as problem:
        sys.exit(_complain(str(problem)))
    sys.exit(code or 0)


def _usage(problem: typer.TyperException) -> str:
    """Say what is wrong with the command line, and what is allowed."""
    message = problem.format_message()
    if message.startswith("No such command"):
        names = [command.name or "" for command in app.registered_commands]
        return f"{message} There are {', '.join(names)}."
    context = getattr(problem, "ctx", None)
    return f"{message} (See {context.command_path if context else 'groma'} --help)"


def _complain(message: str) -> int:
    print("groma:", " ".join(message.split()), file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
