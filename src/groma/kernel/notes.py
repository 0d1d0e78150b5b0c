"""Notes: what a table tells of a thing that is pointed at, beside what the view shows of it.

`notes/index.toml` in a game's folder has a table for each thing: the rules that cover it and, by name, where in the
components each figure stands of which its text `note-<thing>` speaks; `-` before the place turns a loss into an amount.
`text` names a text that several things share, `each` lists of components whose members all have this note.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypedDict

ALIKE: Final = Path(__file__).with_name("notes")
"""The folder of what the notes of every game say alike."""
OWN_KEYS: Final = ("rules", "text", "each")


class Note(TypedDict):
    """Of one thing: the text that tells of it, the rules that cover it, the figures of which the text speaks."""

    text: str
    rules: list[str]
    figures: dict[str, int | str]


def read_notes(folder: Path, components: dict[str, Any]) -> dict[str, Note]:
    """Return the notes of a game by thing."""
    return {thing: _note(thing, entry, components) for thing, entry in read_index(folder).items()}


def read_index(folder: Path) -> dict[str, dict[str, Any]]:
    """Return what the index of a game's notes says of each thing; a game without an index has no notes."""
    file = folder / "index.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def note_text(folder: Path, language: str) -> str:
    """Return the sentences of a game's notes in a language, with what all games say alike."""
    files = [ALIKE / f"{language}.ftl", folder / f"{language}.ftl"]
    return "\n".join([file.read_text(encoding="utf-8") for file in files if file.exists()])


def _note(thing: str, entry: dict[str, Any], components: dict[str, Any]) -> Note:
    figures: dict[str, int | str] = {}
    for name, path in entry.items():
        if name not in OWN_KEYS:
            found = _found(components, path.removeprefix("-"))
            figures.update(_figures(name, -found if path.startswith("-") else found, path))
    return {"text": entry.get("text", thing), "rules": list(entry["rules"]), "figures": figures}


def _figures(name: str, found: Any, path: str) -> dict[str, int | str]:
    """Return a figure by its name; of a price such as `{ gold = 2 }` also, as `<name>_of`, what is paid."""
    if isinstance(found, dict) and len(found) == 1:
        [(paid, amount)] = found.items()
        return {name: amount, f"{name}_of": paid}
    if not isinstance(found, int | str):
        raise ValueError(f"notes: {path} is no figure but {found!r}")
    return {name: found}


def _found(components: dict[str, Any], path: str) -> Any:
    """Return what stands in the components at a path such as `kinds.sawmill.fee`; rows are found by id or number."""
    found: Any = components
    for key in path.split("."):
        inner = _by_key(found) if isinstance(found, list) else found
        if key not in inner:
            raise ValueError(f"notes: the components have no {path}")
        found = inner[key]
    return found


def _by_key(rows: list[Any]) -> dict[str, Any]:
    return {str(row["id"] if isinstance(row, dict) else number): row for number, row in enumerate(rows)}
