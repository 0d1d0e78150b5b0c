"""Q6  The placement phase."""

from __future__ import annotations

from groma.games.aquileia import verbs
from groma.games.aquileia.actions import Place
from groma.games.aquileia.components import METALS, STADIUM
from groma.games.aquileia.state import NO_METAL, NOBODY, AquileiaState
from groma.kernel import Action, Decision


def begin(state: AquileiaState) -> None:
    """Q6.2  The first player takes the first turn."""
    state.agenda.append(PlacePiece(state.first))


class PlacePiece(Decision[AquileiaState]):
    """Q6.3, Q17.1  One placement turn: a henchman, the disc or a pass, by the player whose turn it is.

    Q6.12  Where only passing is left, the kernel passes for the player.
    """

    __slots__ = ()
    question = "place-piece"
    starts_turn = True
    rule = "Q6.3"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the lap."""
        return {"lap": state.turn // state.seats + 1}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q6.14, Q6.19, Q6.21, Q3.11  Every action space, in any order, whether or not its price can be paid later."""
        words = state.words
        return [words.pass_, words.disc, *words.place]

    def options(self, state: AquileiaState) -> list[Action]:
        """Q6.1, Q6.9  Look once whether the disc and a henchman are left, and not for every space."""
        me, words = state.players[self.seat], state.words
        if not me.disc and _in_last_lap(state):
            return [words.disc]
        found: list[Action] = [words.pass_]
        if not me.disc:
            found.append(words.disc)
        if me.henchmen:
            for action in words.place:
                if not self._space_refusal(state, action.space):
                    found.append(action)
        return found

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q6.9  In the last lap the disc must be placed if it is not yet on the track."""
        me = state.players[self.seat]
        if action is state.words.disc:
            return "Q6.1" if me.disc else ""
        if not me.disc and _in_last_lap(state):
            return "Q6.9"
        if not isinstance(action, Place):
            return ""
        return self._space_refusal(state, action.space)

    def _space_refusal(self, state: AquileiaState, space: int) -> str:
        """Q6.1, Q6.23  A henchman is needed, and a space without one."""
        if not state.players[self.seat].henchmen:
            return "Q6.1"
        if state.spaces[space] != NOBODY:
            return "Q6.23"
        if state.box.side[space] >= 0:
            return self._stadium_refusal(state, space)
        return self._portus_refusal(state, space) if state.box.metal[space] >= 0 else ""

    def _stadium_refusal(self, state: AquileiaState, space: int) -> str:
        """Q6.15  One side of the stadium in a round."""
        side = state.box.side
        for other in state.box.contest_spaces[STADIUM]:
            if state.spaces[other] == self.seat and side[other] != side[space]:
                return "Q6.15"
        return ""

    def _portus_refusal(self, state: AquileiaState, space: int) -> str:
        """Q6.16, Q6.17, Q6.18  One metal space in a round, with a coin of its metal; the latro space is apart."""
        for other in state.box.portus:
            if state.spaces[other] == self.seat:
                return "Q6.16"
        return "" if state.players[self.seat].coins[state.box.metal[space]] else "Q6.17"

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show the coin that goes under a henchman in the Portus."""
        metal = state.box.metal[action.space] if isinstance(action, Place) else NO_METAL
        return {} if metal == NO_METAL else {METALS[metal]: -1}

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q6.6, Q6.8, Q6.10, Q6.11, Q6.13, Q6.20  Carry out the turn; then the next player has one, lap after lap."""
        if isinstance(action, Place):
            verbs.place_henchman(state, self.seat, action.space)
        elif action is state.words.disc:
            verbs.place_disc(state, self.seat, forced=_in_last_lap(state))
        else:
            verbs.pass_(state, self.seat, forced=state.logging and len(self.options(state)) == 1)
        verbs.next_turn(state)
        if state.turn < state.box.laps * state.seats:
            state.agenda.append(PlacePiece((self.seat + 1) % state.seats))


def _in_last_lap(state: AquileiaState) -> bool:
    return state.turn >= (state.box.laps - 1) * state.seats


def turn_order(state: AquileiaState) -> list[int]:
    """Return the seats clockwise from the first player."""
    return [(state.first + place) % state.seats for place in range(state.seats)]
