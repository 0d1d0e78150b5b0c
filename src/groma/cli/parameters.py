"""What several commands take, and how it is read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

import groma
from groma.bots import check
from groma.kernel import Game, OptionValue
from groma.kernel.components import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `groma games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `groma play --record` writes it.")]
Seats = Annotated[int, typer.Option(metavar="N", help="How many seats the table has.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, such as board=B; may be repeated."),
]
ComponentFiles = Annotated[
    list[str] | None,
    typer.Option("--components", metavar="GAME=FILE", help="Another components file for a game; may be repeated."),
]
Language = Annotated[
    str | None, typer.Option(metavar="|".join(LANGUAGES), help="The language; by default that of LANG, else English.")
]
Jobs = Annotated[int, typer.Option(metavar="J", min=1, help="How many processes work; the results stay the same.")]
RayAddress = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Let a Ray cluster work instead; the results stay the same.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def component_files(pairs: list[str] | None) -> dict[str, Path]:
    """Return the components file given for each game."""
    files: dict[str, Path] = {}
    for pair in pairs or []:
        name, equals, file = pair.partition("=")
        if not equals or not file:
            raise ValueError(f"--components takes GAME=FILE, not {pair!r}")
        if name not in groma.names():
            raise ValueError(f"there is no game {name!r}; there are {', '.join(groma.names())}")
        files[name] = Path(file)
    return files


def components_for(name: str, pairs: list[str] | None) -> Path | None:
    """Return the components file given for the one game that is played."""
    files = component_files(pairs)
    for other in files:
        if other != name:
            raise ValueError(f"--components {other}={files[other]}: {other} is not played here, but {name}")
    return files.get(name)


def game_of(name: str, components: list[str] | None) -> Game[Any]:
    """Return a game with its own components or with those given."""
    return groma.game(name, components_for(name, components))


def options_of(game: Game[Any], pairs: list[str] | None) -> dict[str, OptionValue]:
    """Return the options given."""
    chosen: dict[str, OptionValue] = {}
    for pair in pairs or []:
        name, equals, given = pair.partition("=")
        if not equals:
            raise ValueError(f"--option takes NAME=VALUE, not {pair!r}; names are {', '.join(game.options)}")
        chosen[name] = game.option(name, given)
    return chosen


def bots_of(names: str, seats: int) -> list[str]:
    """Return a bot for each seat: one name for all of them, or one name each."""
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        check(name)
    if len(bots) not in (1, seats):
        raise ValueError(f"{len(bots)} bots for {seats} seats: give one name, or one for each seat")
    return bots * seats if len(bots) == 1 else bots


def language_of(given: str | None) -> str:
    """Return the language asked for, else that of the surroundings, else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise ValueError(f"there is no language {given!r}; there are {', '.join(LANGUAGES)}")
        return given
    native = os.environ.get("LANG", "")[:2]
    return native if native in LANGUAGES else "en"
