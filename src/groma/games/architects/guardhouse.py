"""K  The Guardhouse."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, preview, taxes, verbs, virtue
from groma.games.architects.components import CAPTIVES_TO_PRISON, GUARDHOUSE, SILVER
from groma.games.architects.state import ArchitectsState, held_by_others
from groma.kernel import Action, Decision


class ActAtGuardhouse(Decision[ArchitectsState]):
    """K1, K1.6  Which action comes next, in any order and as often as workers are there?"""

    left: int
    question = "act-at-guardhouse"
    rule = "K1"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the actions left."""
        return {"left": self.left}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """The four actions, the third with two ways of paying, or stop."""
        words = state.words
        return [words.stop, words.send, words.free, words.ransom_silver, words.ransom_debt, words.settle]

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """K1.4, K1.7, K1.9  An action needs something to act on and its cost; a Debt can always be taken."""
        words, box, me = state.words, state.box, state.players[self.seat]
        if action is words.send:
            return "" if any(me.captives) else "K1.7"
        if action is words.free:
            return "" if me.prison else "K1.7"
        if action is words.ransom_silver or action is words.ransom_debt:
            return self._ransom_refusal(state, action)
        if action is words.settle:
            if not me.unpaid:
                return "K1.7"
            return "" if taxes.can_pay(state, me, box.debt_silver, box.debt_tax) else "K1.9"
        return ""

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show what each action costs and brings."""
        words, seat = state.words, self.seat
        if action is words.send:
            return preview.sending(state, seat)
        if action is words.free:
            return {"worker": state.players[seat].prison}
        if action is words.ransom_silver:
            return preview.ransom_silver(state, seat)
        if action is words.ransom_debt:
            return preview.ransom_debt(state, seat)
        return preview.settling(state, seat) if action is words.settle else {}

    def _ransom_refusal(self, state: ArchitectsState, action: Action) -> str:
        if not held_by_others(state, self.seat):
            return "K1.4"
        if action is state.words.ransom_debt:
            return ""
        me, box = state.players[self.seat], state.box
        return "" if taxes.can_pay(state, me, box.ransom_silver, box.ransom_tax) else "K1.9"

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """I2.4, K1.2, K1.5  Carry out one action, a cost of its own, and go on."""
        words, box = state.words, state.box
        if action is words.stop:
            verbs.end_visit(state, self.seat, GUARDHOUSE)
            return
        if self.left > 1:
            state.agenda.append(ActAtGuardhouse(self.seat, self.left - 1))
        if action is words.send:
            send_captives(state, self.seat)
        elif action is words.free:
            verbs.release_prisoners(state, self.seat, state.players[self.seat].prison)
        elif action is words.settle:
            taxes.pay(state, self.seat, box.debt_silver, box.debt_tax)
            virtue.pay_off_debt(state, self.seat)
        else:
            ransom(state, self.seat, action)

    # Made by "make generate" from the fields above.
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.left]

    # End of what is made.


def send_captives(state: ArchitectsState, seat: int) -> None:
    """K1.1, W1.2, W2.5  One silver for each captive; Bertha gains more, and so does the owner of an Enforcer."""
    me = state.players[seat]
    amount = verbs.imprison_captives(state, seat)
    more = abilities.silver_for_captives(me)
    verbs.gain(state, seat, SILVER, amount * state.box.silver_per_captive + more)
    apprentices.push_bonus(state, seat, CAPTIVES_TO_PRISON)


def ransom(state: ArchitectsState, seat: int, action: Action) -> None:
    """K1.3, K1.8  Pay silver and tax, or take a Debt and then lose virtue; the workers come home."""
    verbs.release_captives(state, seat)
    if action is state.words.ransom_silver:
        taxes.pay(state, seat, state.box.ransom_silver, state.box.ransom_tax)
        return
    state.agenda.append(virtue.ChangeVirtue(seat, -state.box.ransom_virtue_loss))
    virtue.take_debts(state, seat, state.box.ransom_debts)
