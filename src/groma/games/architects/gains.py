"""P2, Q2, Q3  Effects that give or take goods and virtue at once, the owner's or everybody's."""

from __future__ import annotations

from groma.games.architects import preview, verbs, virtue
from groma.games.architects.components import (
    NOTHING,
    RESOURCES,
    Bundle,
    Effect,
    Said,
    read_bundle,
)
from groma.games.architects.counters import read_count
from groma.games.architects.state import ArchitectsState, clockwise
from groma.kernel import Entry


class Gain(Effect):
    """Q2.4, Q2.11, Q2.13, Q2.21, Q2.29, Q2.33, Q2.39, P2.1, P2.3  Take goods, cards, Debts or virtue."""

    kind = "gain"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Take them."""
        virtue.gain_all(state, seat, self.gain)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name them."""
        return preview.taken(state, seat, self.gain)

    def bonus(self, state: ArchitectsState, seat: int) -> Bundle:
        """P1.5  Add them on the occasion."""
        return self.gain

    def sentence(self) -> str:
        """Cards are drawn and Debts are taken, all else is gained."""
        if list(self.gain.amounts()) == ["building_card"]:
            return "effect-draw"
        return "effect-owe" if list(self.gain.amounts()) == ["debt"] else "effect-gain"

    def arguments(self) -> Said:
        """Name them, and how many in all."""
        amounts = self.gain.amounts()
        return {"gain": amounts, "amount": sum(amounts.values())}


class GainIfNoPrisoners(Effect):
    """P2.12  Take goods or virtue if no own worker is in the Prison."""

    kind = "gain_if_no_prisoners"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """P2.12  A prisoner prevents it."""
        return "P2.12" if state.players[seat].prison else ""

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Take them."""
        virtue.gain_all(state, seat, self.gain)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name them."""
        return preview.taken(state, seat, self.gain)

    def bonus(self, state: ArchitectsState, seat: int) -> Bundle:
        """Add them on the occasion, unless there is a prisoner."""
        return NOTHING if self.refusal(state, seat) else self.gain

    def arguments(self) -> Said:
        """Name them."""
        return {"gain": self.gain.amounts()}


class GainPer(Effect):
    """Q2.6, Q2.25, Q2.26, Q2.27, Q2.35, W1.3  Take goods or virtue for every full set of something."""

    kind = "gain_per"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)
        self.per = entry.number("per", 1)
        self.counted = read_count(entry)
        if self.gain.cards or self.gain.debts:
            raise entry.error("gain", "may hold goods and virtue only")

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """A2.15, S2.3  Count at this moment."""
        times = self.counted.full(state, seat, self.per)
        for good, amount in self.gain.goods:
            verbs.gain(state, seat, good, amount * times)
        virtue.gain_virtue(state, seat, self.gain.virtue * times)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Count at this moment."""
        times = self.counted.full(state, seat, self.per)
        goods = [(RESOURCES[good], amount * times) for good, amount in self.gain.goods]
        return goods + preview.virtue(state, seat, self.gain.virtue * times)

    def arguments(self) -> Said:
        """Name the gain and what is counted."""
        return {"gain": self.gain.amounts(), "per": self.per, **self.counted.arguments()}


class GainIfMost(Effect):
    """Q2.7  Take something if no other player has as much of something else."""

    kind = "gain_if_most"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gain = read_bundle(entry)
        self.counted = read_count(entry)

    def refusal(self, state: ArchitectsState, seat: int) -> str:
        """A2.16  A tie is not most."""
        return "" if self.counted.is_most(state, seat) else "A2.16"

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Take it."""
        virtue.gain_all(state, seat, self.gain)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name it."""
        return preview.taken(state, seat, self.gain)

    def arguments(self) -> Said:
        """Name the gain and what is counted."""
        return {"gain": self.gain.amounts(), **self.counted.arguments()}


class Lose(Effect):
    """Q2.12  Lose virtue."""

    kind = "lose"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.virtue = entry.number("virtue", 1)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Lose it."""
        virtue.lose_virtue(state, seat, self.virtue)

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name it."""
        return preview.virtue(state, seat, -self.virtue)

    def arguments(self) -> Said:
        """Name it."""
        return {"loss": {"virtue": self.virtue}}


class AllGain(Effect):
    """Q2.24, Q3.3  Every player gains virtue."""

    kind = "all_gain"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.virtue = dict(entry.amounts("gain", ["virtue"])).get(0, 0)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Q3.3, V2.8  Clockwise, the builder first."""
        for other in reversed(clockwise(state, seat)):
            state.agenda.append(virtue.ChangeVirtue(other, self.virtue))

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name the builder's part."""
        return preview.virtue(state, seat, self.virtue)

    def arguments(self) -> Said:
        """Name it."""
        return {"gain": {"virtue": self.virtue}}


class AllLoseIfPrisoners(Effect):
    """Q2.38, Q3.3  Every player with so many workers in the Prison loses virtue."""

    kind = "all_lose_if_prisoners"

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.prisoners = entry.number("at_least", 1)
        self.virtue = entry.number("virtue", 1)

    def carry_out(self, state: ArchitectsState, seat: int, card: int) -> None:
        """Q3.3, V2.8  Clockwise, the builder first."""
        for other in reversed(clockwise(state, seat)):
            if state.players[other].prison >= self.prisoners:
                state.agenda.append(virtue.ChangeVirtue(other, -self.virtue))

    def preview(self, state: ArchitectsState, seat: int) -> list[tuple[str, int]]:
        """Name the builder's part."""
        hit = state.players[seat].prison >= self.prisoners
        return preview.virtue(state, seat, -self.virtue) if hit else []

    def arguments(self) -> Said:
        """Name the loss and the number of prisoners."""
        return {"loss": {"virtue": self.virtue}, "prisoners": self.prisoners}
