"""Sweeps: the same games with other figures, side by side."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from groma.kernel import Game, shelf
from groma.kernel.placeables import Placeables
from groma.lab import plots
from groma.lab.balance import Balance, Counted, Interval
from groma.lab.report import figure, percent, table

_BARE = re.compile(r"[A-Za-z0-9_-]+")
Variant = dict[str, Any]
"""Values by the paths of the figures that they replace, such as `kinds.sawmill.favor`."""


def variants(given: list[str]) -> list[Variant]:
    """Return all combinations of what is given as KEY=v1,v2,…"""
    axes: list[list[tuple[str, Any]]] = []
    for pair in given:
        key, equals, values = pair.partition("=")
        if not equals or not key or not values:
            raise ValueError(f"--vary takes KEY=v1,v2,…, not {pair!r}")
        axes.append([(key, _value(each)) for each in values.split(",")])
    return [dict(each) for each in product(*axes)]


def _value(written: str) -> Any:
    try:
        return json.loads(written)
    except ValueError:
        return written


def varied(game: Game[Any], variant: Variant) -> Game[Any]:
    """Return a game with other figures."""
    tables = deepcopy(game.components.tables)
    for path, value in variant.items():
        _put(tables, path, value)
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"{game.name}.toml"
        file.write_text(toml(tables), encoding="utf-8")
        return shelf.game(game.name, file)


def _put(tables: dict[str, Any], path: str, value: Any) -> None:
    """Replace what lies at a path; ValueError says that nothing does."""
    found = Placeables(tables, {}, "en")
    found.value(path)
    way, _, last = path.rpartition(".")
    row: Any = found.value(way) if way else tables
    if isinstance(row, list) and not last.isdecimal():
        raise ValueError(f"{path!r} is a whole row of the components: give one of its keys")
    row[int(last) if isinstance(row, list) else last] = value


def toml(tables: dict[str, Any]) -> str:
    """Write tables as TOML."""
    plain = {key: value for key, value in tables.items() if not _is_table(value) and not _is_rows(value)}
    parts = [_lines(plain)]
    for key, value in tables.items():
        if _is_table(value):
            parts.append(f"[{_key(key)}]\n{_lines(value)}")
        elif _is_rows(value):
            parts += [f"[[{_key(key)}]]\n{_lines(row)}" for row in value]
    return "\n\n".join(parts) + "\n"


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _lines(values: dict[str, Any]) -> str:
    return "\n".join(f"{_key(key)} = {_written(value)}" for key, value in values.items())


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key)


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def heading(variant: Variant) -> str:
    """Return a variant in words."""
    return ", ".join(f"{key} = {json.dumps(value)}" for key, value in variant.items())


def page(found: list[tuple[Variant, Balance]], about: str, drawn: str) -> str:
    """Return the reports of all variants side by side, in Markdown."""
    heads = ["", *[heading(variant) for variant, _ in found]]
    all_ = [each for _, each in found]
    changed = _changed(all_)
    parts = [
        f"# {all_[0].game}: {', '.join(found[0][0])}",
        about,
        f"![Points by source]({drawn})",
        table(heads, [*_chief(all_), *_rows(all_)]),
        "## Components whose use changes beyond doubt\n\nTimes a player, with 95 % intervals.",
        table(heads, changed) if changed else "None.",
    ]
    return "\n\n".join(parts) + "\n"


def picture(found: list[tuple[Variant, Balance]]) -> str:
    """Draw the points by source of all variants."""
    names = list(dict.fromkeys(source.id for _, each in found for source in each.sources))
    series = {}
    for variant, each in found:
        means = {source.id: source.a_seat.value for source in each.sources}
        series[heading(variant)] = [means.get(name, 0.0) for name in names]
    return plots.bars("Points of a player by source", [name.replace("_", " ") for name in names], series)


def _chief(found: list[Balance]) -> list[list[str]]:
    """Return the rows of what depends on how many play."""
    rows = [["games", *[str(each.games) for each in found]]]
    for place, first in enumerate(found[0].by_seats):
        at = [each.by_seats[place] for each in found]
        rows += [
            [f"{first.seats} players: wins of who begins", *[percent(each.order[0]) for each in at]],
            [f"{first.seats} players: rounds", *[figure(each.rounds) for each in at]],
            [f"{first.seats} players: decisions", *[figure(each.decisions) for each in at]],
            [f"{first.seats} players: points", *[figure(each.score) for each in at]],
            [f"{first.seats} players: winner ahead of the second", *[figure(each.margin) for each in at]],
            [f"{first.seats} players: leader at half time wins", *[percent(each.leading[4]) for each in at]],
        ]
    return rows


def _rows(found: list[Balance]) -> list[list[str]]:
    """Return the rows of points by source, and of what the game counts."""
    rows = []
    for what, lists in (("points", [each.sources for each in found]), ("number", [each.tallies for each in found])):
        for id_ in dict.fromkeys(each.id for counted in lists for each in counted):
            rows.append([f"{what}: {id_.replace('_', ' ')}", *[figure(_of(id_, counted), 2) for counted in lists]])
    return rows


def _of(id_: str, counted: list[Counted]) -> Interval:
    return next((each.a_seat for each in counted if each.id == id_), Interval(0.0, 0.0, 0.0, 0))


def _changed(found: list[Balance]) -> list[list[str]]:
    rows = []
    for way, uses in found[0].uses.items():
        for one in uses:
            figures = [_of(one.id, each.uses[way]) for each in found]
            if max(each.low for each in figures) > min(each.high for each in figures):
                rows.append([f"{way}: {one.id}", *[figure(each, 2) for each in figures]])
    return rows
