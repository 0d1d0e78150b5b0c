"""P14  Effects of the tiles: each kind of effect a class that reads, refuses, carries out and previews itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from groma.games.praetor import actions, market, special, verbs, wall, workers
from groma.games.praetor.components import RESOURCES, Price
from groma.games.praetor.counters import COUNTED, COUNTERS
from groma.games.praetor.state import TEMPLES, Player, PraetorState
from groma.kernel import Action, Decision, Entry

if TYPE_CHECKING:
    from groma.games.praetor.box import Box


class EffectFigures(TypedDict):
    """An effect as a board draws it: n = factor * what is counted // divisor."""

    op: str
    per: list[str]
    factor: int
    divisor: int
    given: str | None
    taken: str | None
    level: int


class Effect:
    """What the activation of a tile does."""

    colours: tuple[str, ...] = ("red", "green")
    """The colours of the areas that may have this effect."""
    timing = "action"
    """The phase in which it takes place."""
    by_level = False
    """Whether a better worker brings more."""

    def __init__(self, entry: Entry) -> None:
        self.name = entry.text("op")
        self.sentence = f"effect-{self.name}"
        """The id of the text that says the effect in words."""

    def check(self, box: Box, place: str) -> None:
        """Refuse figures that do not fit the rest of the box."""

    def refusal(self, state: PraetorState, me: Player, fee: Price) -> str:
        """P11.8  An effect of zero is legal."""
        return ""

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Let it happen on a tile, with a worker of this level; a special tile needs none."""

    def amount(self, state: PraetorState, me: Player, level: int) -> int:
        """Return how much it brings at once, where it counts something."""
        return 0

    def preview(self, state: PraetorState, me: Player, level: int) -> dict[str, int]:
        """Return what it would bring a player who has paid the fee."""
        return {}

    def about(self) -> dict[str, int | str]:
        """Return what its sentence speaks of."""
        return {}

    def figures(self) -> EffectFigures:
        """Return it as a board draws it."""
        return {
            "op": self.name,
            "per": [],
            "factor": 1,
            "divisor": 1,
            "given": None,
            "taken": None,
            "level": 0,
        }


class NoEffect(Effect):
    """P14.20  Statue and Triumphal Arch are built for their favor only."""

    colours: tuple[str, ...] = ("none",)
    timing = "never"


class Counted(Effect):
    """So much for each of that, as the data say."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.per = [COUNTERS[place] for place in entry.choices("per", COUNTED)]
        self.factor = entry.number("factor", 1)
        self.divisor = entry.number("divisor", 1)
        self.factor_option = entry.text("factor_option") if entry.has("factor_option") else ""
        self.by_level = any(counter.by_level for counter in self.per)

    def check(self, box: Box, place: str) -> None:
        """P22.3  The option that sets the factor must be there, with numbers."""
        name = self.factor_option
        if name and any(type(value) is not int or value < 0 for value in box.options.get(name, ("",))):
            raise box.error(place, f'key "factor_option" names {name!r}, no option with numbers')

    def factor_at(self, state: PraetorState) -> int:
        """P22.3  The factor of this table: an option may set it."""
        return int(state.chosen[self.factor_option]) if self.factor_option else self.factor

    def counted(self, state: PraetorState, me: Player, level: int) -> int:
        """Return the factor times what is counted, divided and rounded down."""
        total = 0
        for counter in self.per:
            total += counter.count(state, me, level)
        return self.factor_at(state) * total // self.divisor

    def amount(self, state: PraetorState, me: Player, level: int) -> int:
        """Return what was counted."""
        return self.counted(state, me, level)

    def figures(self) -> EffectFigures:
        """Return what it counts."""
        shown = super().figures()
        shown["per"] = [counter.name for counter in self.per]
        shown["factor"] = self.factor
        shown["divisor"] = self.divisor
        return shown


class Gain(Counted):
    """P14.1, P14.2, P14.3, P14.4, P14.6, P14.7  Take goods or gold from the bank."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.resource = entry.choice("resource", RESOURCES)

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Take them."""
        amount = self.counted(state, state.players[seat], level)
        verbs.gain(state, seat, self.resource, amount)
        if not amount:
            verbs.bring_nothing(state, seat, tile)

    def preview(self, state: PraetorState, me: Player, level: int) -> dict[str, int]:
        """Show how many."""
        return {RESOURCES[self.resource]: self.counted(state, me, level)}

    def about(self) -> dict[str, int | str]:
        """Speak of the resource."""
        return {"resource": RESOURCES[self.resource]}

    def figures(self) -> EffectFigures:
        """Draw the resource."""
        shown = super().figures()
        shown["taken"] = RESOURCES[self.resource]
        return shown


class Favor(Counted):
    """P14.8, P14.9, P14.10, P14.11, P14.12  The temples: advance on the favor track."""

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Advance."""
        amount = self.counted(state, state.players[seat], level)
        verbs.score(state, seat, TEMPLES, amount)
        if not amount:
            verbs.bring_nothing(state, seat, tile)

    def preview(self, state: PraetorState, me: Player, level: int) -> dict[str, int]:
        """Show how far."""
        return {"favor": self.counted(state, me, level)}


class Morale(Counted):
    """P14.13, P14.14  Colosseum and Oracle: move up the morale track."""

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Move up."""
        steps = self._steps(state, state.players[seat], level)
        verbs.raise_morale(state, seat, steps)
        if not steps:
            verbs.bring_nothing(state, seat, tile)

    def preview(self, state: PraetorState, me: Player, level: int) -> dict[str, int]:
        """P14.22  Show the steps up to the top."""
        return {"morale": self._steps(state, me, level)}

    def _steps(self, state: PraetorState, me: Player, level: int) -> int:
        """P14.22  Steps beyond the top are lost."""
        top = len(state.box.boards[me.board].morale) - 1
        return min(self.counted(state, me, level), top - me.morale)


class Convert(Counted):
    """P14.5  The Blacksmith: turn goods of one kind into another, one for one."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.given = entry.choice("from", RESOURCES)
        self.taken = entry.choice("to", RESOURCES)
        entry.fixed("per", ["worker_level"])

    def most(self, level: int) -> int:
        """Return how many a worker of this level converts, with goods enough."""
        return self.factor * level // self.divisor

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Ask how many."""
        state.agenda.append(ChooseAmount(seat, tile, self.counted(state, state.players[seat], level)))

    def amount(self, state: PraetorState, me: Player, level: int) -> int:
        """Return how many the stock allows."""
        return min(self.counted(state, me, level), me.resources[self.given])

    def preview(self, state: PraetorState, me: Player, level: int) -> dict[str, int]:
        """Show as many as possible."""
        return self.exchange(self.amount(state, me, level))

    def exchange(self, amount: int) -> dict[str, int]:
        """Return both sides of a conversion."""
        return {RESOURCES[self.taken]: amount, RESOURCES[self.given]: -amount}

    def about(self) -> dict[str, int | str]:
        """Speak of both goods."""
        return {"given": RESOURCES[self.given], "taken": RESOURCES[self.taken]}

    def figures(self) -> EffectFigures:
        """Draw both goods."""
        shown = super().figures()
        shown["given"] = RESOURCES[self.given]
        shown["taken"] = RESOURCES[self.taken]
        return shown


class Recruit(Effect):
    """P14.15, P14.24  The Workers' Camp: a villager goes into training."""

    def refusal(self, state: PraetorState, me: Player, fee: Price) -> str:
        """P14.25  It needs a villager."""
        return "" if me.villagers else "P14.25"

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Send him."""
        workers.recruit(state, seat)


class Trade(Effect):
    """P14.16  The Market: trade with the bank."""

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Open the trade."""
        state.agenda.append(market.Trade(seat, 0, 0))


class Wall(Effect):
    """P14.17  The Imperial Outpost: take the face-up wall section."""

    def refusal(self, state: PraetorState, me: Player, fee: Price) -> str:
        """P14.26  The wall has its demand."""
        return wall.refusal(state, me, fee)

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Take it."""
        wall.take_section(state, seat)

    def preview(self, state: PraetorState, me: Player, level: int) -> dict[str, int]:
        """Show its demand and its favor."""
        return wall.preview(state, me)


class SkipTraining(Effect):
    """P17.4  The Academy: the trainees of zone I become active at once."""

    colours: tuple[str, ...] = ("grey",)
    timing = "maintenance"

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Train them."""
        workers.train_zone_one(state, seat)


class UseRetired(Effect):
    """P12.4  The Labour Camp: a retired worker is used at once."""

    colours: tuple[str, ...] = ("grey",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.level = entry.number("level", 1)

    def check(self, box: Box, place: str) -> None:
        """P12.7  A retired worker has the level at which he retired."""
        if self.level != box.retire_level:
            raise box.error(place, f'key "effect" must have level = {box.retire_level}')

    def carry_out(self, state: PraetorState, seat: int, tile: int, level: int) -> None:
        """Ask what he does."""
        state.agenda.append(special.UseRetired(seat, tile))

    def about(self) -> dict[str, int | str]:
        """Speak of his level."""
        return {"level": self.level}

    def figures(self) -> EffectFigures:
        """Draw his level."""
        shown = super().figures()
        shown["level"] = self.level
        return shown


EFFECTS: Final[dict[str, type[Effect]]] = {
    "gain": Gain,
    "convert": Convert,
    "favor": Favor,
    "morale": Morale,
    "recruit": Recruit,
    "trade": Trade,
    "wall": Wall,
    "skip_training": SkipTraining,
    "use_retired": UseRetired,
    "none": NoEffect,
}
"""The class for each word that the data use."""


def read(entry: Entry) -> Effect:
    """Return the effect that an entry of the data describes."""
    words = list(EFFECTS)
    effect = EFFECTS[words[entry.choice("op", words)]](entry)
    entry.done()
    return effect


class ChooseAmount(Decision[PraetorState]):
    """P14.5  How many goods does the player convert?"""

    tile: int
    most: int
    question = "choose-amount"
    rule = "P14.5"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the tile."""
        return {"tile": state.box.tiles[self.tile].id}

    def candidates(self, state: PraetorState) -> list[Action]:
        """From none up to the worker's level."""
        return list(state.words.convert[: self.most + 1])

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P14.5  One for one: what is given must be in stock."""
        assert isinstance(action, actions.Convert)
        given = self.effect(state).given
        return "P14.5" if action.amount > state.players[self.seat].resources[given] else ""

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show what is given for what is taken."""
        assert isinstance(action, actions.Convert)
        return self.effect(state).exchange(action.amount)

    def resolve(self, state: PraetorState, action: Action) -> None:
        """Convert them."""
        assert isinstance(action, actions.Convert)
        effect = self.effect(state)
        if action.amount:
            verbs.convert(state, self.seat, effect.given, effect.taken, action.amount)
        else:
            verbs.bring_nothing(state, self.seat, self.tile)

    def effect(self, state: PraetorState) -> Convert:
        """Return what the tile does."""
        effect = state.box.tiles[self.tile].kind.effect
        assert isinstance(effect, Convert)
        return effect

    # Made by "make generate" from the fields above.
    __slots__ = ("most", "tile")

    def __init__(self, seat: int, tile: int, most: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.most = most

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat, self.tile, self.most]

    # End of what is made.
