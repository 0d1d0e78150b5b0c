"""Q13  Portus: the latro, and the activation of shops and private banks."""

from __future__ import annotations

from groma.games.aquileia import verbs
from groma.games.aquileia.components import METALS, VILLA, DiceSpace, Lot, Space
from groma.games.aquileia.state import SHOPS, AquileiaState
from groma.kernel import Action, Decision, Entry


class LatroSpace(DiceSpace):
    """Steal."""

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q13.2, Q13.3, Q13.4, Q13.5, Q13.6, Q13.7, Q13.8  Each die takes the coin of its metal in the Portus."""
        found = False
        for metal in verbs.roll_red(state, seat, self.dice):
            if state.deposits[metal]:
                found = True
                rob(state, seat, metal)
        if not found:
            verbs.steal_nothing(state, seat)


def rob(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.4, Q13.7  Take the coin of a metal, also one's own."""
    victim = state.spaces[state.box.portus[metal]]
    if victim == seat:
        verbs.take_deposit_back(state, seat, metal)
    else:
        verbs.steal(state, seat, victim, metal)


class PortusSpace(Space):
    """Activate shops and private banks."""

    def __init__(self, entry: Entry) -> None:
        """Q6.17  One coin of its metal lies under the henchman."""
        super().__init__(entry)
        self.metal = entry.choice("metal", METALS)
        if entry.amounts("deposit", METALS) != [(self.metal, 1)]:
            raise entry.error("deposit", f"must be one {METALS[self.metal]} coin (Q6.17)")

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q13.9  Ask whether the buildings are activated."""
        state.agenda.append(ActivateBuildings(seat, space))


class ActivateBuildings(Decision[AquileiaState]):
    """Q13.9, Q13.13, Q17.10  Pay and activate, or decline."""

    space: int
    question = "activate-buildings"
    starts_turn = True
    rule = "Q13.9"

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6  Activate; declining is always possible."""
        return [state.words.decline, state.words.activate]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q13.11  The coin lies under the henchman or, if it was stolen, is in the supply."""
        metal = state.box.metal[self.space]
        if action is not state.words.activate or state.deposits[metal] or state.players[self.seat].coins[metal]:
            return ""
        return "Q13.11"

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show what the buildings yield; the coin under the henchman is paid already, a new one is not."""
        if action is not state.words.activate:
            return {}
        metal = state.box.metal[self.space]
        coins = [0] * len(METALS)
        coins[metal] -= 1 - state.deposits[metal]
        points = 0
        for lot in workshops(state, self.seat):
            points += lot.yield_vp
            for coin, amount in lot.yield_coins:
                coins[coin] += amount
        shown = {"points": points, **{name: coins[coin] for coin, name in enumerate(METALS)}}
        return {name: amount for name, amount in shown.items() if amount}

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q13.9, Q13.12  Pay and activate; who declines takes his coin back."""
        metal = state.box.metal[self.space]
        if action is state.words.activate:
            activate(state, self.seat, metal)
            return
        if self.refusal(state, state.words.activate):
            verbs.lack_coin(state, self.seat, metal)
            return
        verbs.decline(state, self.seat, forced=False)
        if state.deposits[metal]:
            verbs.take_deposit_back(state, self.seat, metal)

    # Made by "make generate" from the fields above.
    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.space]

    # End of what is made.


def pay_for_activation(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.9  Pay the coin under the henchman or, if it was stolen, a new one."""
    if state.deposits[metal]:
        verbs.pay_deposit(state, seat, metal)
    else:
        verbs.pay(state, seat, [(metal, 1)])


def workshops(state: AquileiaState, seat: int) -> list[Lot]:
    """Q13.10, Q13.14  Return the shops and private banks of a player."""
    lots = [state.box.lots[lot] for lot in state.players[seat].lots]
    return [lot for lot in lots if lot.kind != VILLA]


def activate(state: AquileiaState, seat: int, metal: int) -> None:
    """Q13.10, Q13.14, Q13.15  Every shop gives its points, every private bank its coins; villas give nothing."""
    lots = workshops(state, seat)
    verbs.note_activation(state, seat, len(lots))
    pay_for_activation(state, seat, metal)
    for lot in lots:
        verbs.note_yield(state, seat, lot.id)
        verbs.score(state, seat, SHOPS, lot.yield_vp)
        verbs.gain_all(state, seat, lot.yield_coins)
