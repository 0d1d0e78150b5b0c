"""Praetor's city as a map of characters."""

from __future__ import annotations

import pytest
from rich.console import Console

import groma
from groma.cli.drawing import player_names
from groma.cli.praetor_map import CityMap, short_name
from groma.games.praetor.state import PraetorState
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText


def drawn(state: PraetorState, columns: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines of the large map for the first tile of the display."""
    monkeypatch.setenv("COLUMNS", str(columns))
    text = StrictText(state.game, "en")
    console = Console(width=columns)
    with console.capture() as caught:
        console.print(CityMap(text, player_names(state, text)).large(state, state.display[0]))
    return caught.get().splitlines()


def new_table() -> PraetorState:
    """Return a table of three just set up."""
    state = groma.game("praetor").new(3, 3)
    assert isinstance(state, PraetorState)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [6, 8])
def test_short_names_tell_the_kinds_of_tiles_apart(language: str, width: int) -> None:
    names = groma.game("praetor").names
    kinds = [kind.id for kind in new_table().box.kinds]
    assert len({short_name(names[kind][language], width) for kind in kinds}) == len(kinds)


def test_a_tile_shows_its_corners_where_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = drawn(new_table(), 80, monkeypatch)
    middle = next(number for number, line in enumerate(lines) if "I.Outpos" in line)
    above, below = lines[middle - 1].split("│")[3], lines[middle + 1].split("│")[3]
    designs = groma.game("praetor").new(3, 3).view(None)["city"][1]["corners"]
    symbols = dict(zip(["sun", "wave", "leaf", "star"], "☼≈♣★", strict=True))
    assert [above[0], above[-1], below[-1], below[0]] == [symbols[design] for design in designs]


def test_a_free_cell_bears_its_coordinates(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_table()
    shown = "\n".join(drawn(state, 80, monkeypatch))
    for cell in state.edge:
        x, y = state.box.grid.coordinates(cell)
        assert f" {x},{y} " in shown


def test_a_narrow_terminal_gets_narrow_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = drawn(new_table(), 50, monkeypatch)
    assert max(len(line) for line in lines) <= 50
    assert any("│ G.Mine│" in line for line in lines)
