"""Games are found by their folders, those of GROMA_GAMES among them."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import copy, copytree

import pytest

import groma
from groma.kernel import shelf
from tests.elsewhere import python

TOY = Path(__file__).parent / "kernel"
OURS = sorted(file.parent.name for file in (Path(groma.__file__).parent / "games").glob("*/__init__.py"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of games with one game in it, and other things that are none."""
    games = tmp_path / "games"
    (games / "toy").mkdir(parents=True)
    copy(TOY / "toy.py", games / "toy" / "__init__.py")
    copy(TOY / "toy.toml", games / "toy")
    copytree(TOY / "text", games / "toy" / "text")
    (games / "no_game_without_init").mkdir()
    (games / "notes.txt").write_text("not a game either")
    return games


def test_the_games_are_found_in_the_order_of_the_alphabet() -> None:
    found = python("", "-c", "import groma; print(*groma.names())")
    assert found.stdout.split() == OURS


def test_looking_for_names_imports_no_game() -> None:
    script = "import groma, sys; groma.names(); print([m for m in sys.modules if m.startswith('groma.games.')])"
    assert python("", "-c", script).stdout == "[]\n"


def test_a_game_has_the_name_of_its_folder_and_knows_all_its_steps() -> None:
    for name in OURS:
        game = groma.game(name)
        assert type(game).__module__ == f"groma.games.{name}"
        assert game.name == name == game.texts.parent.name
        assert {step.__module__.split(".")[2] for step in game.steps.values()} == {name}


def test_what_has_no_init_is_no_game(folder: Path) -> None:
    found = python(folder, "-c", "import groma; print(*groma.names())")
    assert found.stdout.split() == [*OURS, "toy"]


def test_a_game_needs_no_more_than_one_file_and_its_texts(folder: Path) -> None:
    script = "import groma; game = groma.game('toy'); print(game.name, len(game.steps), game.new(2, 7).waiting)"
    assert python(folder, "-c", script).stdout == "toy 4 [0, 1]\n"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = python(tmp_path / "nowhere", "-m", "groma.cli.main", "games")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nowhere, which is no folder" in done.stderr


@pytest.mark.parametrize(("text", "count"), [("", 0), ("class One(Game): ...\nclass Two(Game): ...\n", 2)])
def test_a_folder_without_its_one_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, count: int
) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").write_text(f"from groma.kernel import Game\n{text}")
    monkeypatch.setattr("groma.games.__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "groma.games.odd", raising=False)
    with pytest.raises(ValueError, match=f"groma.games.odd must define one game, not {count}"):
        shelf.game("odd")
