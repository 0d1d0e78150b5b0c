"""H  The Town Centre and captures."""

from __future__ import annotations

from groma.games.architects import actions, apprentices, preview, taxes, verbs
from groma.games.architects.components import OPEN, TOWN_CENTRE
from groma.games.architects.state import NOBODY, ArchitectsState, workers_at
from groma.kernel import Action, Decision


def visit(state: ArchitectsState, seat: int, workers: int) -> None:
    """H1.1, H1.9  Up to so many captures as own workers are here; each Conspirator waives one silver of the visit."""
    waived = apprentices.silver_off(state, state.players[seat], TOWN_CENTRE)
    state.agenda.append(MakeCapture(seat, workers, 0, waived, NOBODY, NOBODY))


def groups(state: ArchitectsState) -> list[Action]:
    """H1.3, H1.5, H1.7, H1.10  Every group at an open location, own ones included; nobody else can be captured."""
    found: list[Action] = []
    for seat, player in enumerate(state.players):
        for location in range(OPEN):
            if workers_at(state, location, seat):
                found.append(state.words.capture_of(location, player.colour))
    return found


def owner_of(state: ArchitectsState, colour: int) -> int:
    """Return who plays a colour."""
    return [player.colour for player in state.players].index(colour)


class MakeCapture(Decision[ArchitectsState]):
    """H1.1, H1.8, H1.10  Which group is captured next? The player may stop at any time."""

    left: int
    made: int
    waived: int
    """Silver that Conspirators still waive in this visit."""
    first: int
    """The locations already touched."""
    second: int
    question = "make-capture"
    rule = "H1.1"

    def about(self, state: ArchitectsState) -> dict[str, int | str]:
        """Speak of the captures left."""
        return {"left": self.left}

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Every group, or stop."""
        return [state.words.stop, *groups(state)]

    def price(self, state: ArchitectsState) -> tuple[int, int]:
        """H1.2, H1.9, P2.2  Silver and tax of the next capture; the first coins due as silver are the ones waived."""
        silver, tax = state.box.next_capture if self.made else state.box.first_capture
        return max(0, silver - self.waived), tax

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """H1.4, H1.10  Only so many locations may be touched, and the capture must be paid."""
        if not isinstance(action, actions.Capture):
            return ""
        if not self._within_reach(state, action.location):
            return "H1.4"
        silver, tax = self.price(state)
        return "" if taxes.can_pay(state, state.players[self.seat], silver, tax) else "H1.10"

    def preview(self, state: ArchitectsState, action: Action) -> dict[str, int]:
        """Show the price and the number of workers."""
        if not isinstance(action, actions.Capture):
            return {}
        workers = workers_at(state, action.location, owner_of(state, action.colour))
        return preview.capture(state, self.seat, *self.price(state), workers)

    def _within_reach(self, state: ArchitectsState, location: int) -> bool:
        """H1.4, V1.2  Count the locations that the captures of the visit touch together."""
        if location in (self.first, self.second) or self.first == NOBODY:
            return True
        return self.second == NOBODY and state.box.max_locations[state.seats - 1] > 1

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """H1.8  Pay, carry it out and go on."""
        if not isinstance(action, actions.Capture):
            self.stop(state)
            return
        silver, tax = self.price(state)
        taxes.pay(state, self.seat, silver, tax)
        if self.left > 1:
            state.agenda.append(self.after(state, action.location))
        verbs.capture(state, self.seat, action.location, owner_of(state, action.colour))

    def stop(self, state: ArchitectsState) -> None:
        """H1.1  Leave the rest of the captures."""
        verbs.end_visit(state, self.seat, TOWN_CENTRE)

    def after(self, state: ArchitectsState, location: int) -> MakeCapture:
        """Return the question for the next capture of the visit."""
        due = state.box.next_capture[0] if self.made else state.box.first_capture[0]
        waived = max(0, self.waived - due)
        first, second = self.touched(location)
        return MakeCapture(self.seat, self.left - 1, self.made + 1, waived, first, second)

    def touched(self, location: int) -> tuple[int, int]:
        """Return the locations touched after one more."""
        if self.first in (NOBODY, location):
            return location, self.second
        return self.first, location

    # Made by "make generate" from the fields above.
    __slots__ = ("first", "left", "made", "second", "waived")

    def __init__(self, seat: int, left: int, made: int, waived: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.left = left
        self.made = made
        self.waived = waived
        self.first = first
        self.second = second

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.left, self.made, self.waived, self.first, self.second]

    # End of what is made.


class CaptureFreely(MakeCapture):
    """H2.1, H2.2, H2.3, Q2.2, Q2.14  Captures granted by a Building: the same groups, but nothing to pay."""

    __slots__ = ()
    question = "capture-freely"
    rule = "H2.1"

    def price(self, state: ArchitectsState) -> tuple[int, int]:
        """H2.1  Nothing."""
        return 0, 0

    def stop(self, state: ArchitectsState) -> None:
        """H2.2  Leave the rest of what the Building grants."""
        verbs.decline(state, self.seat)

    def after(self, state: ArchitectsState, location: int) -> MakeCapture:
        """Return the question for the next capture of the same card."""
        first, second = self.touched(location)
        return CaptureFreely(self.seat, self.left - 1, self.made + 1, 0, first, second)


def grant(state: ArchitectsState, seat: int, captures: int) -> None:
    """H2.1  Offer free captures."""
    state.agenda.append(CaptureFreely(seat, captures, 0, 0, NOBODY, NOBODY))
