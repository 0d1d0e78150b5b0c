"""M8, M13  Action: expand the aqueducts; where their pieces may lie."""

from __future__ import annotations

from typing import Final

from groma.games.marble import verbs
from groma.games.marble.actions import Lay
from groma.games.marble.state import FOUNTAIN, MarbleState
from groma.kernel import Action, Decision

ANY: Final = -1
"""Instead of an aqueduct: whichever has started."""


def can_expand(state: MarbleState) -> bool:
    """M6.7  Tell whether there is at least one legal piece."""
    return can_lengthen(state, ANY)


def can_lengthen(state: MarbleState, aqueduct: int) -> bool:
    """M8.2, M13.4  Tell whether an aqueduct, or any that has started, can take a piece."""
    for number, line in enumerate(state.lines):
        if line and aqueduct in (ANY, number) and ways(state, number):
            return True
    return False


def ways(state: MarbleState, aqueduct: int) -> list[int]:
    """M13.6, M13.7, M13.9, M13.12, M13.13  Return the edges for the next piece, whatever lies beyond them."""
    line = state.lines[aqueduct]
    if len(line) > state.box.aqueducts[aqueduct].pieces:
        return []
    side, wet = state.side, state.wet
    return [edge for edge, end in state.box.grid.spokes[line[-1]] if side[edge] and not wet[end]]


def begin(state: MarbleState, seat: int) -> None:
    """M8.1  Two pieces, on one started aqueduct or on two."""
    lay_next(state, seat, ANY, state.box.pieces_per_expansion)


def start(state: MarbleState, seat: int, aqueduct: int) -> None:
    """M13.1, M13.2  Start an aqueduct with three pieces in a line from its source."""
    verbs.start_aqueduct(state, seat, aqueduct)
    lay_next(state, seat, aqueduct, state.box.pieces_at_start)


def lay_next(state: MarbleState, seat: int, aqueduct: int, pieces: int) -> None:
    """M8.4, M13.5  Pieces are laid while a legal edge exists; the rest is forfeited."""
    if not pieces:
        return
    if can_lengthen(state, aqueduct):
        state.agenda.append(LayPiece(seat, aqueduct, pieces))
    else:
        verbs.forfeit_pieces(state, seat, pieces)


class LayPiece(Decision[MarbleState]):
    """M8.3, M13.17  Where does the next piece lie? The way is free, even into a dead end."""

    aqueduct: int
    pieces: int
    question = "lay-piece"
    rule = "M13.6"

    def about(self, state: MarbleState) -> dict[str, int | str]:
        """Say how many pieces are left to lay."""
        return {"pieces": self.pieces}

    def candidates(self, state: MarbleState) -> list[Action]:
        """M13.9  Every edge at the end of a line."""
        spokes, lay = state.box.grid.spokes, state.words.lay
        edges = {edge for number in self._lines(state) for edge, _ in spokes[state.lines[number][-1]]}
        return [lay[edge] for edge in sorted(edges)]

    def options(self, state: MarbleState) -> list[Action]:
        """Return the legal edges, straight from the tables."""
        lay = state.words.lay
        return [lay[edge] for edge in sorted([edge for number in self._lines(state) for edge in ways(state, number)])]

    def refusal(self, state: MarbleState, action: Action) -> str:
        """Say why no aqueduct at one end of the edge can go on along it."""
        assert isinstance(action, Lay)
        reason = ""
        for number in self._lines(state):
            if state.lines[number][-1] in state.box.grid.edges[action.edge]:
                reason = _obstacle(state, number, action.edge)
                if not reason:
                    return ""
        return reason

    def preview(self, state: MarbleState, action: Action) -> dict[str, int]:
        """M14.4  Show the coin of a fountain."""
        assert isinstance(action, Lay)
        reached = [end for end in state.box.grid.edges[action.edge] if state.standing[end] == FOUNTAIN]
        new = [end for end in reached if not state.wet[end]]
        return {"coin": 1} if new and state.coins else {}

    def resolve(self, state: MarbleState, action: Action) -> None:
        """M8.3, M14.4  Lay the piece and take its coin before the next is placed."""
        assert isinstance(action, Lay)
        for number in self._lines(state):
            if action.edge in ways(state, number):
                end = other_end(state, action.edge, state.lines[number][-1])
                verbs.lay_piece(state, self.seat, number, end)
                break
        lay_next(state, self.seat, self.aqueduct, self.pieces - 1)

    def _lines(self, state: MarbleState) -> list[int]:
        """M8.2  Only started aqueducts grow, whoever started them."""
        if self.aqueduct != ANY:
            return [self.aqueduct]
        return [number for number, line in enumerate(state.lines) if line]

    # Made by "make generate" from the fields above.
    __slots__ = ("aqueduct", "pieces")

    def __init__(self, seat: int, aqueduct: int, pieces: int) -> None:
        super().__init__(seat)
        self.aqueduct = aqueduct
        self.pieces = pieces

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.aqueduct, self.pieces]

    # End of what is made.


def other_end(state: MarbleState, edge: int, vertex: int) -> int:
    """Return the far end of an edge."""
    one, other = state.box.grid.edges[edge]
    return other if one == vertex else one


def _obstacle(state: MarbleState, aqueduct: int, edge: int) -> str:
    """M13.8, M13.10, M13.11, M13.12, M13.13, M13.14  Return the rule that stops an aqueduct on this edge."""
    line = state.lines[aqueduct]
    end = other_end(state, edge, line[-1])
    if len(line) > state.box.aqueducts[aqueduct].pieces:
        return "M13.13"
    if end in line:
        return "M13.10"
    if any(end in other for other in state.lines):
        return "M13.11"
    if state.wet[end]:
        return "M13.12"
    return "" if state.side[edge] else "M13.6"
