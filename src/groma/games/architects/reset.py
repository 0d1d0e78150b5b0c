"""R  The Black Market Reset."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, piles, verbs, virtue
from groma.games.architects.actions import OfNumber
from groma.games.architects.components import AT_RESET
from groma.games.architects.state import ArchitectsState, clockwise
from groma.kernel import Action, Decision, Step


class Reset(Step[ArchitectsState]):
    """R1.2, R2.1, R2.2, R2.7, R3.1, R3.2  Steps 1 and 2; abilities, loss of virtue and Debts follow."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Put the later steps on the agenda, the last first."""
        verbs.clear_market(state)
        if state.small:
            piles.flip_market_card(state)
        else:
            piles.shuffle_market(state)
        state.agenda.append(ResetDebts())
        state.agenda.append(ResetVirtue())
        for seat in reversed(clockwise(state, state.turn)):
            if seat != state.rival:
                state.agenda.append(ResetAbilities(seat))


class ResetAbilities(Step[ArchitectsState]):
    """R2.3, R2.8  Step 3 for one player: releases first, then the gains."""

    seat: int

    def run(self, state: ArchitectsState) -> None:
        """P2.4, W2.4  Ask how many workers Gatekeeper and Fara release."""
        most = min(release_limit(state, self.seat), state.players[self.seat].prison)
        state.agenda.append(ResetGains(self.seat))
        if most:
            state.agenda.append(ReleaseAtReset(self.seat, most))

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.


def release_limit(state: ArchitectsState, seat: int) -> int:
    """P2.4, W2.4  Up to two by each Gatekeeper, one more for Fara."""
    me = state.players[seat]
    return apprentices.released(state, me, AT_RESET) + abilities.released_at_reset(me)


class ReleaseAtReset(Decision[ArchitectsState]):
    """P1.6, P2.4  How many own workers leave the Prison?"""

    most: int
    question = "release-at-reset"
    rule = "R2.3"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """From none to the most."""
        return list(state.words.release[: self.most + 1])

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Release them."""
        assert isinstance(action, OfNumber)
        verbs.release_prisoners(state, self.seat, action.number)

    # Made by "make generate" from the fields above.
    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.most]

    # End of what is made.


class ResetGains(Step[ArchitectsState]):
    """P2.12, W1.2  Squires give without an own worker in the Prison, the Peddler always."""

    seat: int

    def run(self, state: ArchitectsState) -> None:
        """Take all gains."""
        me = state.players[self.seat]
        for effect in apprentices.effects_of(state, me, AT_RESET):
            virtue.gain_all(state, self.seat, effect.bonus(state, self.seat))

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.


class ResetVirtue(Step[ArchitectsState]):
    """R2.4, R2.7, R2.9  Step 4: every player with three or more prisoners loses a virtue."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Clockwise, the active player first."""
        for seat in reversed(clockwise(state, state.turn)):
            if state.players[seat].prison >= state.box.reset_prisoners:
                state.agenda.append(virtue.ChangeVirtue(seat, -state.box.reset_virtue_loss))


class ResetDebts(Step[ArchitectsState]):
    """R2.5, R2.6, R2.9  Step 5: who has most prisoners takes a Debt, all tied players one each; nobody if none are."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Clockwise, the active player first."""
        most = max([player.prison for player in state.players])
        if not most:
            return
        for seat in reversed(clockwise(state, state.turn)):
            if state.players[seat].prison == most:
                state.agenda.append(OweDebt(seat))


class OweDebt(Step[ArchitectsState]):
    """R2.5  A Debt that waits for its turn among several."""

    seat: int

    def run(self, state: ArchitectsState) -> None:
        """Take it."""
        virtue.take_debts(state, self.seat, 1)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.
