"""R  The Black Market Reset."""

from __future__ import annotations

from groma.games.architects import abilities, piles, verbs, virtue
from groma.games.architects.actions import OfNumber, Use
from groma.games.architects.components import AT_RESET, Bundle
from groma.games.architects.events_reset import MostPrisoners, NobodyHasTooMany, PrisonFoundEmpty, TooManyPrisoners
from groma.games.architects.state import NO_CARD, NO_CHARACTER, ArchitectsState, clockwise
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
                state.agenda.append(ResetAbilities(seat, 0))


class ResetAbilities(Step[ArchitectsState]):
    """R2.3, R2.8  Step 3 for one player: the abilities one by one, in an order to choose where it matters."""

    seat: int
    done: int
    """The abilities already used, as bits."""

    def run(self, state: ArchitectsState) -> None:
        """R2.8  Ask for the next one, or use it: releases first, then the gains."""
        left = unused(state, self.seat, self.done)
        if not left:
            return
        if order_matters(state, self.seat, left):
            state.agenda.append(OrderAbilities(self.seat, self.done))
        else:
            use(state, self.seat, self.done, left[0])

    # Made by "make generate" from the fields above.
    __slots__ = ("done", "seat")

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.done]

    # End of what is made.


def unused(state: ArchitectsState, seat: int, done: int) -> list[Use]:
    """R2.3  Return the Reset abilities of a player that are still to come, those that release workers first."""
    me, words = state.players[seat], state.words
    mine = [words.use_apprentice[card] for card in me.apprentices]
    mine += [words.use_character[me.character]] if me.character != NO_CHARACTER else []
    left = [word for word in mine if word is not None and not done >> word.number & 1]
    return sorted(left, key=lambda ability: not most_released(state, seat, ability))


def most_released(state: ArchitectsState, seat: int, ability: Use) -> int:
    """P2.4, W2.4  Up to two by a Gatekeeper, one by Fara, none by the others."""
    if ability.card == NO_CARD:
        return abilities.released_at_reset(state.players[seat])
    return sum([effect.released() for effect in state.box.apprentices[ability.card].at[AT_RESET]])


def order_matters(state: ArchitectsState, seat: int, left: list[Use]) -> bool:
    """R2.8  Tell whether a player has a prisoner, an ability that may release him, and one that gives something."""
    releases = [most_released(state, seat, ability) > 0 for ability in left]
    return state.players[seat].prison > 0 and any(releases) and not all(releases)


def use(state: ArchitectsState, seat: int, done: int, ability: Use) -> None:
    """P2.4, P2.12, W1.2, W2.4  Use one ability; the others follow."""
    state.agenda.append(ResetAbilities(seat, done | 1 << ability.number))
    most = min(most_released(state, seat, ability), state.players[seat].prison)
    gains = given(state, seat, ability)
    if not most and not gains:
        verbs.find_nothing(state, seat, ability.target)
        return
    verbs.use_ability(state, seat, ability.target)
    for gain in gains:
        virtue.gain_all(state, seat, gain)
    if most:
        state.agenda.append(ReleaseAtReset(seat, most))


def given(state: ArchitectsState, seat: int, ability: Use) -> list[Bundle]:
    """P2.12, W1.2  A Squire gives without an own worker in the Prison, the Peddler always."""
    if ability.card == NO_CARD:
        return []
    bundles = [effect.bonus(state, seat) for effect in state.box.apprentices[ability.card].at[AT_RESET]]
    return [bundle for bundle in bundles if bundle.amounts()]


class OrderAbilities(Decision[ArchitectsState]):
    """R2.3, R2.8  Which ability is used next?"""

    done: int
    question = "order-abilities"
    rule = "R2.8"

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Every one that is left."""
        return [*unused(state, self.seat, self.done)]

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Use it."""
        assert isinstance(action, Use)
        use(state, self.seat, self.done, action)

    # Made by "make generate" from the fields above.
    __slots__ = ("done",)

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.done]

    # End of what is made.


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


class ResetVirtue(Step[ArchitectsState]):
    """R2.4, R2.7, R2.9  Step 4: every player with three or more prisoners loses a virtue."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Clockwise, the active player first."""
        most = state.box.reset_prisoners
        punished = [seat for seat in clockwise(state, state.turn) if state.players[seat].prison >= most]
        for seat in reversed(punished):
            state.agenda.append(PunishPrisoners(seat))
        if state.logging and not punished:
            state.log(NobodyHasTooMany(most))


class PunishPrisoners(Step[ArchitectsState]):
    """R2.4  A loss of virtue that waits for its turn among several."""

    seat: int

    def run(self, state: ArchitectsState) -> None:
        """Lose it."""
        if state.logging:
            state.log(TooManyPrisoners(self.seat, state.players[self.seat].prison))
        virtue.lose_virtue(state, self.seat, state.box.reset_virtue_loss)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.


class ResetDebts(Step[ArchitectsState]):
    """R2.5, R2.6, R2.9  Step 5: who has most prisoners takes a Debt, all tied players one each; nobody if none are."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Clockwise, the active player first."""
        most = max([player.prison for player in state.players])
        if not most:
            if state.logging:
                state.log(PrisonFoundEmpty())
            return
        for seat in reversed(clockwise(state, state.turn)):
            if state.players[seat].prison == most:
                state.agenda.append(OweDebt(seat))


class OweDebt(Step[ArchitectsState]):
    """R2.5  A Debt that waits for its turn among several."""

    seat: int

    def run(self, state: ArchitectsState) -> None:
        """Take it."""
        if state.logging:
            state.log(MostPrisoners(self.seat, state.players[self.seat].prison))
        virtue.take_debts(state, self.seat, 1)

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.
