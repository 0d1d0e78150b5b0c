"""N, O  Virtue and Debts, and what is gained together."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, piles, verbs
from groma.games.architects.components import DEBT_PAID, Bundle
from groma.games.architects.events import DebtBoughtOff
from groma.games.architects.state import ArchitectsState
from groma.kernel import Action, Decision, Step


def gain_all(state: ArchitectsState, seat: int, gain: Bundle) -> None:
    """A2.17  Take what is given together: goods and silver, Building cards, Debts, virtue."""
    verbs.gain_goods(state, seat, gain.goods)
    if gain.cards:
        piles.draw_cards(state, seat, gain.cards)
    if gain.virtue:
        state.agenda.append(ChangeVirtue(seat, gain.virtue))
    if gain.debts:
        take_debts(state, seat, gain.debts)


def change_virtue(state: ArchitectsState, seat: int, steps: int) -> None:
    """P1.2, Q1.4  Apply a printed virtue change."""
    if steps > 0:
        gain_virtue(state, seat, steps)
    elif steps < 0:
        lose_virtue(state, seat, -steps)


def gain_virtue(state: ArchitectsState, seat: int, steps: int) -> None:
    """N3.1, N3.3, N3.4, V2.7  Step by step up to the top; each step more may destroy a Debt."""
    me = state.players[seat]
    room = state.box.virtue_top - me.virtue
    if steps <= room:
        verbs.move_virtue(state, seat, steps)
        return
    verbs.move_virtue(state, seat, room)
    verbs.reach_top(state, seat)
    if seat == state.rival:
        for _ in range(min(steps - room, me.unpaid)):
            verbs.destroy_debt(state, seat)
    elif me.unpaid:
        state.agenda.append(DestroyDebt(seat, steps - room))


def lose_virtue(state: ArchitectsState, seat: int, steps: int) -> None:
    """N3.2, N3.3, N3.4  Step by step down to 0; each step more is an unpaid Debt."""
    down = min(steps, state.players[seat].virtue)
    verbs.move_virtue(state, seat, -down)
    if steps > down:
        take_debts(state, seat, steps - down)


def take_debts(state: ArchitectsState, seat: int, debts: int) -> None:
    """O1.1, W2.2  Take unpaid Debts; Hugo is asked for every single one that he can buy off."""
    me = state.players[seat]
    if abilities.may_buy_off(me):
        state.agenda.append(BuyOffDebt(seat, debts))
        return
    for _ in range(debts):
        verbs.take_debt(state, seat)


def pay_off_debt(state: ArchitectsState, seat: int) -> None:
    """O2.1, P2.3  Turn a Debt to its paid side; virtue at once, then the bonuses of own Debt Collectors."""
    verbs.turn_debt(state, seat)
    apprentices.push_bonus(state, seat, DEBT_PAID)
    gain_all(state, seat, state.box.debt_paid)


class ChangeVirtue(Step[ArchitectsState]):
    """Q3.3, R2.7  A virtue change that waits for its turn among several."""

    seat: int
    steps: int

    def run(self, state: ArchitectsState) -> None:
        """Carry it out."""
        change_virtue(state, self.seat, self.steps)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.steps]

    # End of what is made.


class DestroyDebt(Decision[ArchitectsState]):
    """N3.1, Q2.8  Does the player destroy an unpaid Debt? Declining once declines for all steps of the same gain."""

    steps: int
    question = "destroy-debt"
    rule = "N3.1"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Destroy one, or decline."""
        return [state.words.destroy, state.words.decline]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """O3.1  A destroyed Debt gives no virtue and no Apprentice reacts."""
        if action is state.words.decline:
            verbs.decline(state, self.seat)
            return
        verbs.destroy_debt(state, self.seat)
        if self.steps > 1 and state.players[self.seat].unpaid:
            state.agenda.append(DestroyDebt(self.seat, self.steps - 1))

    # Made by "make generate" from the fields above.
    __slots__ = ("steps",)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.steps]

    # End of what is made.


class BuyOffDebt(Decision[ArchitectsState]):
    """W2.2, W2.8  Does Hugo pay silver instead of taking a Debt? Whatever else belongs to it still happens."""

    debts: int
    question = "buy-off-debt"
    rule = "W2.2"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Pay, or take the Debt."""
        return [state.words.buy_off, state.words.owe]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Settle one Debt, then the others."""
        if action is state.words.buy_off:
            if state.logging:
                state.log(DebtBoughtOff(self.seat))
            verbs.pay_silver(state, self.seat, abilities.debt_price(state.players[self.seat]), 0)
        else:
            verbs.take_debt(state, self.seat)
        if self.debts > 1:
            take_debts(state, self.seat, self.debts - 1)

    # Made by "make generate" from the fields above.
    __slots__ = ("debts",)

    def __init__(self, seat: int, debts: int) -> None:
        super().__init__(seat)
        self.debts = debts

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.debts]

    # End of what is made.
