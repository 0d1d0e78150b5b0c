"""Q11  The auction of a theatrum laurel."""

from __future__ import annotations

from groma.games.aquileia import actions, laurels
from groma.games.aquileia.components import METALS, Space
from groma.games.aquileia.state import AquileiaState, Auction
from groma.kernel import Action, Decision, Entry


class TheatrumSpace(Space):
    """Host an auction."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.ante = entry.number("ante_coins", 1)
        self.raise_ = entry.number("min_raise", 1)
        entry.fixed("one_metal_per_auction", True)

    def carry_out(self, state: AquileiaState, seat: int, space: int) -> None:
        """Q11.2, Q11.15  The host puts a laurel up for auction; without a host none is turned up."""
        laurels.open_auction(state, seat, space)
        state.agenda.append(Ante(seat))


def held_on(state: AquileiaState, auction: Auction) -> TheatrumSpace:
    """Return the space on which an auction is held."""
    space = state.box.spaces[auction.space]
    assert isinstance(space, TheatrumSpace)
    return space


class Ante(Decision[AquileiaState]):
    """Q11.5, Q17.8  Name a metal and bid the ante, or decline."""

    __slots__ = ()
    question = "ante"
    starts_turn = True
    rule = "Q11.5"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the laurel."""
        assert state.auction is not None
        return {"laurel": state.box.theatrum_laurels[state.auction.laurel].id}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6  Any metal; declining is always possible."""
        return [state.words.decline, *state.words.ante]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q11.8, Q11.11  The coins must be in the supply, not under a henchman."""
        if not isinstance(action, actions.Ante):
            return ""
        assert state.auction is not None
        ante = held_on(state, state.auction).ante
        return "" if state.players[self.seat].coins[action.metal] >= ante else "Q11.8"

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q11.7, Q11.12, Q11.14  Who antes counts as the host; the right goes round once."""
        current = state.auction
        assert current is not None
        after = (self.seat + 1) % state.seats
        if isinstance(action, actions.Ante):
            laurels.name_metal(state, action.metal)
            laurels.bid(state, self.seat, held_on(state, current).ante)
            state.agenda.append(Bid(after))
            return
        laurels.decline_ante(state, self.seat)
        if after == current.host:
            laurels.put_laurel_under(state)
        else:
            state.agenda.append(Ante(after))


class Bid(Decision[AquileiaState]):
    """Q11.6, Q11.7, Q11.13, Q17.8  Raise the highest bid or pass; all players are in, also those who did not ante."""

    __slots__ = ()
    question = "bid"
    starts_turn = True
    rule = "Q11.7"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the laurel and of the highest bid."""
        current = state.auction
        assert current is not None
        laurel = state.box.theatrum_laurels[current.laurel].id
        return {"laurel": laurel, "bid": current.bid, "metal": METALS[current.metal]}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Any higher bid that somebody at the table could pay, and at least the lowest; passing is always possible."""
        current = state.auction
        assert current is not None
        lowest = current.bid + held_on(state, current).raise_
        most = max([player.coins[current.metal] for player in state.players])
        return [state.words.pass_, *state.words.bid[lowest : max(most, lowest) + 1]]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q11.8, Q11.11  A bid may not exceed the supply."""
        current = state.auction
        assert current is not None
        if not isinstance(action, actions.Bid):
            return ""
        return "Q11.8" if action.coins > state.players[self.seat].coins[current.metal] else ""

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show what the laurel would cost."""
        assert state.auction is not None
        return {METALS[state.auction.metal]: -action.coins} if isinstance(action, actions.Bid) else {}

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q11.7, Q11.9, Q11.10  The bidding goes round until all but the highest bidder have passed."""
        if isinstance(action, actions.Bid):
            laurels.bid(state, self.seat, action.coins)
        else:
            laurels.leave_auction(state, self.seat, forced=state.logging and len(self.options(state)) == 1)
        current = state.auction
        assert current is not None
        if len(current.out) == state.seats - 1:
            laurels.sell_laurel(state)
            return
        state.agenda.append(Bid(next_bidder(state, current.out, self.seat)))


def next_bidder(state: AquileiaState, out: list[int], seat: int) -> int:
    """Q11.7, Q11.9  Return the next player clockwise who has not passed."""
    after = (seat + 1) % state.seats
    while after in out:
        after = (after + 1) % state.seats
    return after
