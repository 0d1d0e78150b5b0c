"""E  Gathering: Quarry, Forest, Mines and Silversmith."""

from __future__ import annotations

from groma.games.architects import apprentices, preview, verbs
from groma.games.architects.actions import OfGood
from groma.games.architects.components import LOCATIONS
from groma.games.architects.state import ArchitectsState
from groma.kernel import Action, Decision


def gather(state: ArchitectsState, seat: int, location: int, workers: int) -> None:
    """E1.1, E1.2, E1.3, E1.6  Take what the location yields for so many own workers, and the bonus once."""
    yields = state.box.yields[location]
    if len(yields) > 1:
        state.agenda.append(ChooseGood(seat, location, workers))
        return
    verbs.gain(state, seat, yields[0].good, yields[0].amount(workers))
    apprentices.gain_bonus(state, seat, location)


class ChooseGood(Decision[ArchitectsState]):
    """E1.4  Clay or gold, never a mix?"""

    location: int
    workers: int
    question = "choose-good"
    rule = "E1.4"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the location and the amounts."""
        amounts: dict[str, int | str] = {"location": LOCATIONS[self.location]}
        for each in state.box.yields[self.location]:
            amounts[state.words.take[each.good].target] = each.amount(self.workers)
        return amounts

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Each good that the location yields."""
        return [state.words.take[each.good] for each in state.box.yields[self.location]]

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """E1.5  Gold needs two workers."""
        assert isinstance(action, OfGood)
        return "" if self._amount(state, action.good) else "E1.5"

    def _amount(self, state: ArchitectsState, good: int) -> int:
        return sum([each.amount(self.workers) for each in state.box.yields[self.location] if each.good == good])

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show the yield of this good."""
        assert isinstance(action, OfGood)
        return preview.gathering(state, self.seat, self.location, action.good, self.workers)

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """E1.7  The Miner's extra clay comes with either."""
        assert isinstance(action, OfGood)
        verbs.gain(state, self.seat, action.good, self._amount(state, action.good))
        apprentices.gain_bonus(state, self.seat, self.location)

    # Made by "make generate" from the fields above.
    __slots__ = ("location", "workers")

    def __init__(self, seat: int, location: int, workers: int) -> None:
        super().__init__(seat)
        self.location = location
        self.workers = workers

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.location, self.workers]

    # End of what is made.
