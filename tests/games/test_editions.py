"""The edition of a game: its digest covers the figures that rules read, and what 0.1.0 stored is still known."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import groma
from groma.kernel import ComponentsError, Game

every_game = pytest.mark.parametrize("name", groma.names())
of_version_0_1_0 = pytest.mark.parametrize("name", [name for name in groma.names() if groma.game(name).formerly])
CHANGED = 40
"""Figures that are changed, one at a time; fewer in a game that has fewer."""


def written(value: object) -> str:
    """Return a value as TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def made(name: str, tables: dict[str, Any], folder: Path) -> Game[Any]:
    """Return a game with other components."""
    file = folder / "components.toml"
    file.write_text("".join(f"{key} = {written(value)}\n" for key, value in tables.items()), encoding="utf-8")
    return groma.game(name, file)


def told_otherwise(value: Any) -> Any:
    """Return the same figures with keys in another order, other French names and other sources."""
    if isinstance(value, list):
        return [told_otherwise(each) for each in value]
    if not isinstance(value, dict):
        return value
    turned = {key: told_otherwise(each) for key, each in reversed(value.items())}
    return {key: f"{each}!" if key in ("fr", "source") else each for key, each in turned.items()}


def places(figures: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Name the place of every number and every true or false."""
    inner = figures.items() if isinstance(figures, dict) else enumerate(figures) if isinstance(figures, list) else ()
    for key, value in inner:
        yield from places(value, (*place, key))
    if isinstance(figures, int):
        yield place


def changed(tables: dict[str, Any], place: tuple[Any, ...]) -> dict[str, Any]:
    """Return the tables with another figure at a place."""
    other: Any = deepcopy(tables)
    spot = other
    for key in place[:-1]:
        spot = spot[key]
    spot[place[-1]] = not spot[place[-1]] if isinstance(spot[place[-1]], bool) else spot[place[-1]] + 1
    found: dict[str, Any] = other
    return found


def accepted(name: str, others: list[dict[str, Any]], folder: Path) -> Iterator[Game[Any]]:
    """Give out the game with each of other components that it accepts."""
    for tables in others:
        with suppress(ComponentsError):
            yield made(name, tables, folder)


@every_game
def test_names_sources_comments_order_of_keys_and_layout_make_no_other_edition(name: str, tmp_path: Path) -> None:
    game = groma.game(name)
    other = made(name, told_otherwise(game.components.tables), tmp_path)
    assert other.names != game.names
    assert other.components.file_digest != game.components.file_digest
    assert other.components.digest == game.components.digest


@every_game
def test_every_changed_figure_makes_another_edition(name: str, tmp_path: Path) -> None:
    components = groma.game(name).components
    found = list(places(components.figures()))
    tried = Random(name).sample(found, min(CHANGED, len(found)))
    others = [changed(components.tables, place) for place in tried]
    digests = [other.components.digest for other in accepted(name, others, tmp_path)]
    assert components.digest not in digests
    assert len(set(digests)) == len(digests) >= len(tried) // 4


@every_game
def test_rows_in_another_order_make_another_edition(name: str, tmp_path: Path) -> None:
    components = groma.game(name).components
    rows = [key for key, value in components.figures().items() if isinstance(value, list) and len(value) > 1]
    others = [{**components.tables, key: components.tables[key][::-1]} for key in rows]
    digests = [other.components.digest for other in accepted(name, others, tmp_path)]
    assert digests
    assert components.digest not in digests


@of_version_0_1_0
def test_the_figures_of_version_0_1_0_are_known_by_the_digest_of_their_file(name: str, tmp_path: Path) -> None:
    game = groma.game(name)
    why = "the figures changed: take `formerly` away. If they are the same and only read otherwise, let it lead to"
    assert set(game.formerly.values()) == {game.components.digest}, f"{why} {game.components.digest}"
    assert game.digests() == [*game.formerly, game.components.digest]
    assert all(game.has_figures(digest) for digest in game.digests())
    figures = game.components.figures()
    other = next(accepted(name, [changed(game.components.tables, place) for place in places(figures)], tmp_path))
    assert not any(other.has_figures(digest) for digest in game.digests())
    assert other.has_figures(other.components.file_digest)


@every_game
def test_a_state_that_was_saved_with_the_old_digest_goes_on(name: str) -> None:
    game = groma.game(name)
    state = game.new(game.players[-1], 3)
    saved = json.loads(state.to_json())
    saved["components"] = game.digests()[0]
    assert game.from_json(json.dumps(saved)).to_json() == state.to_json()
    saved["components"] = "0" * 16
    with pytest.raises(ValueError, match="other components"):
        game.from_json(json.dumps(saved))
