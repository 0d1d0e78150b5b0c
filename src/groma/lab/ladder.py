"""The ladder: all nets that were ever trained in one folder, what each learned, and what each won at the gate."""

from __future__ import annotations

import json
import re
from pathlib import Path
from shutil import copyfile
from typing import Any

from groma.bots.nets import NET

LADDER = "ladder.jsonl"
"""One line for each epoch of a training and for each verdict of the gate."""
_NET = re.compile(r"net-(\d+)\.toml")


def next_net(folder: Path) -> Path:
    """Return the file of the net that is trained next; no net is ever written over."""
    numbers = [int(found[1]) for file in folder.glob("net-*.toml") if (found := _NET.fullmatch(file.name))]
    return folder / f"net-{max(numbers, default=0) + 1:03}.toml"


def weights_of(file: Path) -> Path:
    """Return where the weights of a net stand."""
    return file.with_suffix(".npz")


def note(folder: Path, line: dict[str, Any]) -> None:
    """Write one line more into the ladder."""
    with (folder / LADDER).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def lines(folder: Path) -> list[dict[str, Any]]:
    """Return all lines of the ladder."""
    file = folder / LADDER
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def told(tables: dict[str, dict[str, Any]]) -> str:
    """Return the text of a file that tells of a net: first what has no table, then each table."""
    parts = [
        "\n".join([*([f"[{name}]"] if name else []), *[f"{key} = {json.dumps(each)}" for key, each in table.items()]])
        for name, table in tables.items()
    ]
    return "# Made by `groma lab`; the command that made it stands below.\n\n" + "\n\n".join(parts) + "\n"


def install(net: Path, tables: dict[str, dict[str, Any]], folder: Path) -> None:
    """Put a net that passed the gate into the folder of its game; what tells of it comes last."""
    place = folder / NET
    copyfile(net.with_name(tables[""]["weights"]), weights_of(place))
    tables[""]["weights"] = weights_of(place).name
    place.write_text(told(tables), encoding="utf-8")
