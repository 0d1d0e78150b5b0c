"""M10, M12  Action: play a tile; what it covers and touches at once."""

from __future__ import annotations

from groma.games.marble import aqueducts, verbs
from groma.games.marble.actions import At, Play
from groma.games.marble.sites import Sites, expected_points
from groma.games.marble.state import BARE, NOBODY, MarbleState, has_any
from groma.kernel import Action, Decision


def can_play(state: MarbleState, seat: int) -> bool:
    """M6.7  Tell whether there is a tile in the atrium and a place for it."""
    return bool(state.places) and has_any(state.players[seat].atrium)


def begin(state: MarbleState, seat: int) -> None:
    """M10.1  Ask for the tile first."""
    state.agenda.append(ChooseTile(seat))


class ChooseTile(Decision[MarbleState]):
    """M10.1  Which tile of the atrium?"""

    __slots__ = ()
    question = "choose-tile"
    rule = "M10.1"

    def candidates(self, state: MarbleState) -> list[Action]:
        """A tile of each type."""
        return list(state.words.play)

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M7.5, M10.1  It must lie in the atrium; tiles drawn in this turn do not yet."""
        assert isinstance(action, Play)
        me = state.players[self.seat]
        if me.atrium[action.type]:
            return ""
        return "M7.5" if me.domus[action.type] else "M10.1"

    def resolve(self, state: MarbleState, action: Action) -> None:
        """Ask for its place."""
        assert isinstance(action, Play)
        state.agenda.append(ChoosePlace(self.seat, action.type))


class ChoosePlace(Decision[MarbleState]):
    """M10.1, M10.8  Where does it lie? Its colour does not matter."""

    type: int
    question = "choose-place"
    rule = "M10.1"

    def about(self, state: MarbleState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.type]}

    def candidates(self, state: MarbleState) -> list[Action]:
        """M10.2  Every rhombus of the city."""
        return list(state.words.at)

    def options(self, state: MarbleState) -> list[Action]:
        """Return the places kept up to date by the verbs."""
        at = state.words.at
        return [at[rhombus] for rhombus in state.places]

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M10.3, M12.4  Neither triangle may be covered, and there must be contact; bridges do not hinder."""
        assert isinstance(action, At)
        if action.rhombus in state.places:
            return ""
        one, other = state.box.grid.covers[action.rhombus]
        return _missing_contact(state, action.rhombus) if state.cover[one] == state.cover[other] == BARE else "M10.3"

    def preview(self, state: MarbleState, action: Action) -> dict[str, int]:
        """Show the points of its sites, with a magistrate if one is at hand, and the bridge."""
        assert isinstance(action, At)
        newcomer = self.seat if state.players[self.seat].magistrates else NOBODY
        return _preview(state, self.seat, self.type, action.rhombus, newcomer)

    def resolve(self, state: MarbleState, action: Action) -> None:
        """Ask for the magistrate."""
        assert isinstance(action, At)
        state.agenda.append(ChooseMagistrate(self.seat, self.type, action.rhombus))

    # Made by "make generate" from the fields above.
    __slots__ = ("type",)

    def __init__(self, seat: int, type: int) -> None:
        super().__init__(seat)
        self.type = type

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.type]

    # End of what is made.


class ChooseMagistrate(Decision[MarbleState]):
    """M10.9, M10.10, M10.15  Does a magistrate go on it? It is asked now or never, before a bridge is seen."""

    type: int
    rhombus: int
    question = "choose-magistrate"
    rule = "M10.9"

    def about(self, state: MarbleState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.type]}

    def candidates(self, state: MarbleState) -> list[Action]:
        """One magistrate, or none."""
        return list(state.words.posting)

    def refusal(self, state: MarbleState, action: Action) -> str:
        """M10.11  Only a magistrate in the atrium can go."""
        if action is state.words.magistrate and not state.players[self.seat].magistrates:
            return "M10.11"
        return ""

    def preview(self, state: MarbleState, action: Action) -> dict[str, int]:
        """Show the points of its sites with and without the magistrate."""
        newcomer = self.seat if action is state.words.magistrate else NOBODY
        return _preview(state, self.seat, self.type, self.rhombus, newcomer)

    def resolve(self, state: MarbleState, action: Action) -> None:
        """Put the tile on the board."""
        put(state, self.seat, self.type, self.rhombus, action is state.words.magistrate)

    # Made by "make generate" from the fields above.
    __slots__ = ("rhombus", "type")

    def __init__(self, seat: int, type: int, rhombus: int) -> None:
        super().__init__(seat)
        self.type = type
        self.rhombus = rhombus

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.type, self.rhombus]

    # End of what is made.


def put(state: MarbleState, seat: int, type_: int, rhombus: int, magistrate: bool) -> None:
    """M10.12, M13.3  Place the tile, take its bridge, start its aqueduct, then resolve its sites."""
    verbs.place(state, seat, type_, rhombus, magistrate)
    for triangle in state.box.grid.covers[rhombus]:
        bridge = state.box.bridge_on[triangle]
        if bridge >= 0:
            verbs.take_bridge(state, seat, bridge)
    state.agenda.append(Sites(seat, rhombus))
    for corner in state.box.grid.corners[rhombus]:
        aqueduct = state.box.source_of[corner]
        if aqueduct >= 0 and not state.lines[aqueduct]:
            aqueducts.start(state, seat, aqueduct)


def _missing_contact(state: MarbleState, rhombus: int) -> str:
    """M10.4, M10.5, M10.14  Return why bare ground is refused: it touches nothing, or only a corner.

    Where the table is content with corners (M25.4, M25.5), whatever has one in common is no longer refused.
    """
    grid = state.box.grid
    if any(state.type_of[other] != NOBODY for other in grid.near[rhombus]):
        return "M10.5"
    hills = [state.box.hills[hill].triangle for hill in state.hills]
    return "M10.14" if any(rhombus in grid.near_triangle[triangle] for triangle in hills) else "M10.4"


def _preview(state: MarbleState, seat: int, type_: int, rhombus: int, newcomer: int) -> dict[str, int]:
    brought = {"points": expected_points(state, seat, type_, rhombus, newcomer)}
    if any(state.box.bridge_on[triangle] >= 0 for triangle in state.box.grid.covers[rhombus]):
        brought["bridge_tile"] = 1
    return brought
