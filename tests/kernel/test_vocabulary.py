"""The ids of actions mean the same for ever."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from generate.vocabulary import grown, main

import groma
from groma.kernel import Game

FIRST = {
    "aquileia": (302, "c0a9b737ef0525a7"),
    "architects": (423, "4f831750298d0a4a"),
    "marble": (1244, "9084a5115f1bbc09"),
    "praetor": (5436, "a6695cb81532109c"),
}
"""How many actions each game had when the ids were fixed, and the digest of their lines."""


def lines(game: Game[Any]) -> list[str]:
    return game.texts.with_name("vocabulary.txt").read_text(encoding="utf-8").splitlines()


def test_every_action_has_its_line() -> None:
    assert main(["--check"]) == 0


@pytest.mark.parametrize("name", groma.names())
def test_an_id_is_a_line(name: str) -> None:
    game = groma.game(name)
    assert [action.notation for action in game.actions] == lines(game)
    assert [action.id for action in game.actions] == list(range(len(game.actions)))


@pytest.mark.parametrize("name", FIRST)
def test_what_an_id_once_meant_it_means_for_ever(name: str) -> None:
    count, digest = FIRST[name]
    assert sha256("\n".join(lines(groma.game(name))[:count]).encode()).hexdigest()[:16] == digest


def test_lines_are_added_at_the_end_only() -> None:
    assert grown(["pass", "build mill"], ["build forge", "build mill", "pass"]) == ["pass", "build mill", "build forge"]


def test_ids_do_not_depend_on_the_order_of_the_components(tmp_path: Path) -> None:
    own = groma.game("praetor")
    text = own.components.content.decode()
    first, *tiles = text.split("[[tiles]]\n")
    file = tmp_path / "turned.toml"
    *others, last = tiles
    last, mark, rest = last.partition("\n# ---")
    file.write_text("[[tiles]]\n".join([first, last.rstrip() + "\n\n", *others]) + mark + rest)
    turned = groma.game("praetor", components=file)
    assert [action.notation for action in turned.actions] == [action.notation for action in own.actions]
    assert turned.vocabulary == own.vocabulary


def test_praetors_cells_are_numbered_from_the_centre_outwards() -> None:
    cells = [
        tuple(map(int, action.target.split(","))) for action in groma.game("praetor").actions if action.verb == "at"
    ]
    rings = [max(abs(x), abs(y)) for x, y in cells]
    assert rings == sorted(rings)
