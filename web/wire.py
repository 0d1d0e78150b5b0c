"""Make the types of what the server sends: `src/wire.ts`, and `src/games/<game>/wire.ts` for each game.

`python wire.py [FOLDER]` writes them below that folder, by default `src`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI

import groma
from groma.table.app import create_app
from groma.table.settings import Settings
from groma.table.shapes import shapes_of

WEB = Path(__file__).parent


def make(folder: Path) -> None:
    """Write all types below a folder; those of the games are in files of their own."""
    _write(folder / "wire.ts", FastAPI.openapi(create_app(Settings())))
    for name in groma.names():
        shapes = shapes_of(groma.game(name))
        if shapes is not None:
            _write(folder / "games" / name / "wire.ts", _document(name, shapes.schemas), "--root-types")


def _document(name: str, schemas: dict[str, Any]) -> dict[str, Any]:
    return {
        "openapi": "3.1.0",
        "info": {"title": name, "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    }


def _write(file: Path, description: dict[str, Any], *options: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        schema = Path(folder, "schema.json")
        schema.write_text(json.dumps(description, indent=1, sort_keys=True), encoding="utf-8")
        command = [
            str(WEB / "node_modules" / ".bin" / "openapi-typescript"),
            str(schema),
            "-o",
            str(file.resolve()),
            *options,
        ]
        if options:
            command += ["--root-types-no-schema-prefix", "--root-types-keep-casing"]
        subprocess.run(command, cwd=WEB, check=True)


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else WEB / "src")
