"""How a drawing looks in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text as RichText

import groma
from groma.cli.rendering import rendered
from groma.kernel.drawing import Line, Picture
from tests.cli.drawn import strict_drawing


def style_of(style: str) -> str:
    """Return rich's style for a word."""
    shown = rendered(Line("word", style))
    assert isinstance(shown, RichText)
    return str(shown.spans[0].style) if shown.spans else ""


@pytest.mark.parametrize(
    ("style", "looks"),
    [
        ("", ""),
        ("dim", "dim"),
        ("purple", "magenta"),
        ("teal", "bold"),
        ("on green", "white on dark_green"),
        ("on teal", "reverse"),
    ],
)
def test_a_style_says_what_a_word_means_and_the_terminal_how_it_looks(style: str, looks: str) -> None:
    assert style_of(style) == looks


@pytest.mark.parametrize("name", groma.names())
def test_the_colours_of_the_players_are_told_apart(name: str) -> None:
    game = groma.game(name)
    players = game.new(game.players[-1], 1).view(None)["players"]
    looks = [style_of(player["colour"]) for player in players]
    assert len(set(looks)) == len(looks)


def test_a_picture_keeps_its_lines() -> None:
    picture = Picture()
    picture.put(1, 0, "/\\")
    picture.put(0, 1, "/__\\")
    console = Console(width=20, color_system=None)
    with console.capture() as caught:
        console.print(rendered(picture))
    assert caught.get() == " /\\\n/__\\\n"


def test_the_points_stand_in_a_frame_and_the_total_last() -> None:
    state = groma.game("praetor").new(2, 1)
    console = Console(width=60, color_system=None)
    with console.capture() as caught:
        console.print(rendered(strict_drawing(state).scoring(state)))
    lines = caught.get().splitlines()
    assert lines[0].startswith("Points")
    assert "┃" in lines[2]
    assert "Total" in lines[-2]
