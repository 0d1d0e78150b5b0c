"""P6, P7, P8, P13  The round: turn order, turns, passing."""

from __future__ import annotations

from groma.games.praetor import activate, build, preview, special, verbs
from groma.games.praetor.actions import Activate, Build, Use
from groma.games.praetor.endgame import ScoreFinally
from groma.games.praetor.maintenance import BeginMaintenance
from groma.games.praetor.state import PraetorState, in_last_round, is_manned
from groma.kernel import Action, Decision, Step


class Rounds(Step[PraetorState]):
    """P6.1, P6.2  Rounds of turn order, actions and maintenance repeat until the last; then final scoring follows."""

    __slots__ = ()

    def run(self, state: PraetorState) -> None:
        """P7.3  Fix the turn order for the whole round."""
        if in_last_round(state):
            state.agenda.append(ScoreFinally())
            return
        state.agenda.append(self)
        verbs.begin_round(state, turn_order(state))
        state.agenda.append(BeginMaintenance())
        state.agenda.append(NextTurn())


def turn_order(state: PraetorState) -> list[int]:
    """P4.17, P7.1, P7.2, P7.5  Least favor first; among equals, who arrived last and lies on top of the stack."""
    order = sorted([(player.favor, -player.arrived, seat) for seat, player in enumerate(state.players)])
    return [seat for _, _, seat in order]


class NextTurn(Step[PraetorState]):
    """P8.1, P8.2  The turn goes round in the same order, past those who have passed, until all have."""

    __slots__ = ()

    def run(self, state: PraetorState) -> None:
        """Ask the next player, if one is left."""
        for _ in range(state.seats):
            seat = verbs.next_in_order(state)
            if not state.players[seat].passed:
                state.agenda.append(self)
                state.agenda.append(TakeTurn(seat))
                return


class TakeTurn(Decision[PraetorState]):
    """P2.2, P8.3, P8.6, P24.2  One action or pass, chosen by the player whose turn it is.

    P13.6  Where only passing is left, the kernel passes for the player.
    """

    __slots__ = ()
    question = "take-turn"
    starts_turn = True
    rule = "P8.3"

    def candidates(self, state: PraetorState) -> list[Action]:
        """P13.1  Every tile of the display and of the city; passing is always possible."""
        words = state.words
        passing: list[Action] = [words.pass_]
        return passing + build.candidates(state) + activate.candidates(state) + special.candidates(state)

    def options(self, state: PraetorState) -> list[Action]:
        """P8.4  Look once whether a worker is at home, and not for every tile."""
        found: list[Action] = [state.words.pass_]
        me = state.players[self.seat]
        if is_manned(me):
            build.add_options(state, me, found)
            activate.add_options(state, self.seat, me, found)
        special.add_options(state, self.seat, found)
        return found

    def is_asked(self, state: PraetorState) -> bool:
        """P13.6  Look no further than the first action that is possible."""
        me = state.players[self.seat]
        if is_manned(me) and (build.is_possible(state, me) or activate.is_possible(state, self.seat, me)):
            return True
        return len(self.options(state)) > 1

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P8.4, P13.3, P13.5, P13.7  An action needs an active worker at home and must be possible to its end."""
        me = state.players[self.seat]
        if isinstance(action, Use):
            return special.refusal(state, self.seat, action.tile)
        if isinstance(action, Build):
            return build.refusal(state, me, action.tile) if is_manned(me) else "P13.3"
        if isinstance(action, Activate):
            return activate.refusal(state, self.seat, me, action.tile) if is_manned(me) else "P13.3"
        return ""

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show a build without its mosaics, an activation with the best worker at home, a special tile with its fee."""
        if isinstance(action, Build):
            return preview.build(state, action.tile)
        if isinstance(action, Activate):
            return preview.activate(state, self.seat, action.tile, preview.best_level(state, self.seat))
        if isinstance(action, Use):
            return preview.use(state, self.seat, action.tile)
        return {}

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Begin the action, or pass."""
        if isinstance(action, Build):
            state.agenda.append(build.ChooseBuilder(self.seat, action.tile))
        elif isinstance(action, Activate):
            state.agenda.append(activate.ChooseVisitor(self.seat, action.tile))
        elif isinstance(action, Use):
            special.use(state, self.seat, action.tile)
        elif state.logging and len(self.options(state)) == 1:
            verbs.have_to_pass(state, self.seat)
        else:
            verbs.pass_turn(state, self.seat)
