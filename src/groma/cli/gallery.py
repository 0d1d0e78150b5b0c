"""Which drawing belongs to which game."""

from __future__ import annotations

from groma.cli.aquileia_drawing import AquileiaDrawing
from groma.cli.architects_drawing import ArchitectsDrawing
from groma.cli.drawing import Drawing, player_names
from groma.cli.praetor_drawing import PraetorDrawing
from groma.cli.text import Text
from groma.games.aquileia import Aquileia
from groma.games.architects import Architects
from groma.games.praetor import Praetor
from groma.kernel import State


def drawing_of(state: State, text: Text, human: int | None = None) -> Drawing:
    """Return the drawing of a table, as a person at it or a spectator sees it."""
    names = player_names(state, text)
    if isinstance(state.game, Praetor):
        return PraetorDrawing(state.game, text, names, human)
    if isinstance(state.game, Architects):
        return ArchitectsDrawing(state.game, text, names, human)
    if isinstance(state.game, Aquileia):
        return AquileiaDrawing(text, names, human)
    return Drawing(text, names, human)
