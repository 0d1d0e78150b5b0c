"""A file that is made as a whole."""

from __future__ import annotations

import sys
from pathlib import Path


def renewed(file: Path, text: str, arguments: list[str]) -> int:
    """Write a file, or with `--check` only tell whether it is up to date; return the status of the command."""
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in arguments:
        print(f'{file} is not up to date: run "make generate"', file=sys.stderr)
        return 1
    file.write_text(text, encoding="utf-8")
    return 0
