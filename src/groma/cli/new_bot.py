"""`groma new-bot`: a bot of one's own to begin with."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from groma.cli import starter
from groma.cli.output import console

BotName = Annotated[str, typer.Argument(metavar="NAME", help="The name of its module, such as my_bot.")]
Folder = Annotated[Path, typer.Option("--into", metavar="DIR", help="The folder to write into, by default this one.")]


def new_bot(name: BotName, into: Folder = Path()) -> None:
    """Write a bot to begin with, and its test: NAME.py and test_NAME.py."""
    if not name.isidentifier() or keyword.iskeyword(name) or name != name.lower():
        raise ValueError(f"{name!r} is no name of a module: small letters, digits and _ make one, such as my_bot")
    written = {into / f"{name}.py": "bot.py", into / f"test_{name}.py": "test_bot.py"}
    for file in written:
        if file.exists():
            raise ValueError(f"{file}: is there already")
    if find_spec(name) is not None:
        raise ValueError(f"{name!r}: Python has a module of this name already, which this one would hide")
    into.mkdir(parents=True, exist_ok=True)
    for file, source in written.items():
        file.write_text(_named(Path(starter.__file__).with_name(source).read_text(encoding="utf-8"), name), "utf-8")
    _tell(name, list(written))


def _class_of(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _named(text: str, name: str) -> str:
    return text.replace("Starter", _class_of(name)).replace("starter", name)


def _tell(name: str, files: list[Path]) -> None:
    out, bot = console(), f"{name}:{_class_of(name)}"
    out.print(f"{' and '.join(str(file) for file in files)} are written. In their folder:", highlight=False)
    for command in (
        "pytest",
        f"groma arena praetor --bots {bot},medium --games 30",
        f"groma play praetor --bots {bot}",
    ):
        out.print(f"  {command}", highlight=False)
