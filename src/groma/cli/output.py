"""Where a command writes: its result on standard output, its progress on standard error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from groma.kernel import Record


def console() -> Console:
    """Return standard output for people; colours only on a terminal."""
    return Console(highlight=False, soft_wrap=False)


def print_json(whole: dict[str, Any]) -> None:
    """Print one JSON object, and nothing else, on standard output."""
    print(json.dumps(whole, ensure_ascii=False, indent=1))


def progress() -> Progress:
    """Return a progress bar on standard error that is only drawn on a terminal, and only when it is told to."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, auto_refresh=False, disable=not errors.is_terminal)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before any work is done for it."""
    part = path.with_name(path.name + ".part")
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        part.touch()
        part.unlink()
    except OSError as problem:
        raise ValueError(f"{path}: cannot be written: {problem.strerror}") from None


def save(record: Record, path: Path) -> None:
    """Write a record, whole or not at all."""
    try:
        record.save(path)
    except OSError as problem:
        raise ValueError(f"{path}: cannot be written: {problem.strerror}") from None
