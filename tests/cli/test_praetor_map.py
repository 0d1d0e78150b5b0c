"""Praetor's city as a map of characters."""

from __future__ import annotations

import pytest

import groma
from groma.games.praetor.map import CityMap, short_name
from groma.games.praetor.state import PraetorState
from groma.kernel.components import LANGUAGES
from groma.kernel.drawing import player_names
from tests.cli.drawn import printed
from tests.cli.strict import StrictText


def drawn(state: PraetorState, columns: int) -> list[str]:
    """Return the lines of the large map for the first tile of the display."""
    text = StrictText(state.game, "en")
    city = CityMap(text, player_names(state, text), columns)
    return printed(city.large(state, state.display[0]), columns).splitlines()


def new_table() -> PraetorState:
    """Return a table of three just set up."""
    state = groma.game("praetor").new(3, 3)
    assert isinstance(state, PraetorState)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [6, 8])
def test_short_names_tell_the_kinds_of_tiles_apart(language: str, width: int) -> None:
    text = StrictText(groma.game("praetor"), language)
    kinds = [kind.id for kind in new_table().box.kinds]
    assert len({short_name(text.name(kind), width) for kind in kinds}) == len(kinds)


def test_a_tile_shows_its_corners_where_they_lie() -> None:
    lines = drawn(new_table(), 80)
    middle = next(number for number, line in enumerate(lines) if "I.Outpos" in line)
    above, below = lines[middle - 1].split("│")[3], lines[middle + 1].split("│")[3]
    designs = groma.game("praetor").new(3, 3).view(None)["city"][1]["corners"]
    symbols = dict(zip(["sun", "wave", "leaf", "star"], "☼≈♣★", strict=True))
    assert [above[0], above[-1], below[-1], below[0]] == [symbols[design] for design in designs]


def test_a_free_cell_bears_its_coordinates() -> None:
    state = new_table()
    shown = "\n".join(drawn(state, 80))
    for cell in state.edge:
        x, y = state.box.grid.coordinates(cell)
        assert f" {x},{y} " in shown


def test_a_narrow_terminal_gets_narrow_cells() -> None:
    lines = drawn(new_table(), 50)
    assert max(len(line) for line in lines) <= 50
    assert any("│ G.Mine│" in line for line in lines)
