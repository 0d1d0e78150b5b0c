"""Q5, Q14  The six rounds and their end."""

from __future__ import annotations

from groma.games.aquileia import piles, placement, verbs
from groma.games.aquileia.endgame import ScoreFinally
from groma.games.aquileia.phase import ActionPhase
from groma.games.aquileia.state import AquileiaState
from groma.kernel import Step


class Rounds(Step[AquileiaState]):
    """Q5.1, Q5.2, Q15.1  A round is placement, actions and its end; after the last follows the final scoring."""

    __slots__ = ()

    def run(self, state: AquileiaState) -> None:
        """Begin a round."""
        verbs.begin_round(state)
        if state.round < state.box.rounds:
            state.agenda.append(self)
            state.agenda.append(EndRound())
        else:
            state.agenda.append(ScoreFinally())
        state.agenda.append(ActionPhase(0))
        placement.begin(state)


class EndRound(Step[AquileiaState]):
    """Q14.6  The end of every round but the last."""

    __slots__ = ()

    def run(self, state: AquileiaState) -> None:
        """Q14.1, Q14.2, Q14.3  Marker, discs, display, blue dice; the henchmen are back already."""
        verbs.end_round(state)
        verbs.give_marker(state, state.track[0])
        verbs.take_discs_back(state)
        piles.fill_display(state)
        verbs.put_blue_dice_back(state)
