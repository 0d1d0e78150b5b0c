"""All that lies on the table, and the turning of the agenda."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, Self

from groma.kernel.action import Action, IllegalAction
from groma.kernel.agenda import Decision, Step, Together
from groma.kernel.chance import Chance, fresh
from groma.kernel.event import Event
from groma.kernel.native import mypyc_attr
from groma.kernel.told import Told, hashed

if TYPE_CHECKING:
    from groma.kernel.game import Game, OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; a game declares the fields that lie on its table, and the rest is made from them.

    It has no `__init__`: a game fills a blank one, and so does `copy`.
    """

    __slots__ = ("_options", "_told", "agenda", "chance", "chosen", "events", "game", "logging", "over", "seats")
    game: Game[Any]
    """The game that set it up; `game.advice` knows about playing well."""
    seats: int
    """How many play: seats go from 0 to `seats - 1`."""
    chosen: dict[str, OptionValue]
    """The table's options; never changed, so copies share it."""
    agenda: list[Step[Any]]
    chance: Chance
    over: bool
    """Whether the game has ended: nobody is waited for, and `winners` tells who won."""
    logging: bool
    """Whether verbs log events; off in imagined states, where bots search."""
    events: list[Event]
    """What the last move did, or the setup."""
    _options: list[Action]
    """The answers to the decision on top, kept from `advance`."""
    _told: Told | None
    """What seats were told before the last move; nothing while nobody asks."""

    def copy(self) -> Self:
        """Return a state that is equal and independent; made from the fields."""
        raise NotImplementedError

    def take(self, game: Any) -> None:
        """Take what the game gives to all its states; made from the fields that are marked so."""

    def saved(self) -> dict[str, Any]:
        """Return all that lies on the table, as plain JSON; made from the fields."""
        raise NotImplementedError

    def lay(self, saved: dict[str, Any]) -> State:
        """Fill this blank state with what was saved, and return it; made from the fields."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may see: plain JSON."""
        return self.game.view(self, seat)

    def imagine(self, seat: int, rng: Random) -> Self:
        """Return a state like this one in which all that the seat cannot see is dealt again."""
        other = self.copy()
        self.game.deal_again(other, seat, rng)
        other._forget(seat, rng)
        return other

    def scores(self) -> list[int]:
        """Return the points as they stand, by seat."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """Return the seats that won; nobody before the end."""
        return self.game.winners(self) if self.over else []

    # Asking and answering

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if isinstance(top, Decision):
            return [top.seat]
        assert isinstance(top, Together)
        return top.waiting()

    def decision(self, seat: int | None = None) -> Decision[Any] | None:
        """Return what a seat, by default the first waiting one, is asked now."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        if isinstance(top, Decision):
            return top if seat is None or seat == top.seat else None
        assert isinstance(top, Together)
        return top.decision_of(top.waiting()[0] if seat is None else seat)

    def options(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of a seat; none if it is not asked."""
        decision = self.decision(seat)
        if decision is None:
            return []
        return self._options[:] if decision is self.agenda[-1] else decision.options(self)

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """Return the ids of the legal actions of a seat; none if it is not asked."""
        return [action.id for action in self.options(seat)]

    def encode(self, seat: int) -> bytes:
        """Return what a seat knows as numbers, in the blocks of `game.encoding`."""
        return self.game.encoding.encode(self, seat)

    def refusals(self, seat: int | None = None) -> list[tuple[Action, str]]:
        """Return the candidates that a rule forbids now, each with the number of the rule."""
        decision = self.decision(seat)
        if decision is None:
            return []
        pairs = [(action, decision.refusal(self, action)) for action in decision.candidates(self)]
        return [(action, rule) for action, rule in pairs if rule]

    def leads_on(self, action: Action, seat: int | None = None) -> bool:
        """Tell whether an option surely leads to a further question of the same seat in the same turn.

        A copy tries it out. What is answered in secret or reveals something counts as final: nobody knows what follows.
        """
        decision = self.decision(seat)
        if decision is None or decision is not self.agenda[-1]:
            return False
        after = self.copy()
        after.logging = True
        after.agenda.pop()
        decision.resolve(after, action)
        if after._begins_turn():
            return False
        after.advance()
        following = after.decision(decision.seat)
        if following is None or following.starts_turn:
            return False
        return not any(event.reveals() for event in after.events)

    def _begins_turn(self) -> bool:
        """Carry out steps up to the next decision; tell whether it is asked and begins a turn."""
        while self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Decision):
                return top.starts_turn and top.is_asked(self)
            if isinstance(top, Together) and top.waiting():
                return False
            self.agenda.pop()
            top.run(self)
        return False

    def play(self, action: Action, seat: int | None = None) -> None:
        """Carry out an action and all that follows, up to the next question."""
        decision = self.decision(seat)
        if decision is None:
            raise self._not_asked(seat)
        top = self.agenda[-1]
        options = self._options if decision is top else decision.options(self)
        if not _is_among(action, options):
            raise self._refused(decision, action)
        if self.logging:
            if self._told is not None:
                self._told.note(self.events, decision.seat, action)
            self.events = []
        if decision is top:
            self.agenda.pop()
            decision.resolve(self, action)
        else:
            self._collect(decision.seat, action)
        self.advance()

    def advance(self) -> None:
        """Carry out steps until a seat must answer or nothing is left to do."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Decision):
                options = top.options(self)
                if len(options) > 1 or top.always_asked:
                    self._options = options
                    return
                agenda.pop()
                top.resolve(self, options[0])
            elif isinstance(top, Together) and top.waiting():
                return
            else:
                agenda.pop()
                top.run(self)
        self.over = True

    def log(self, event: Event) -> None:
        """Note a fact; callers ask `logging` first, so that search makes no events."""
        self.events.append(event)

    def told(self, seat: int) -> str:
        """Return the hash of all that a seat was told: the key of its information.

        It covers what the seat saw when anybody first asked, and from then on its own answers and the events that it
        may see, as long as events are logged. Ask at the start to cover the whole game; until then it costs nothing.
        In a state that another seat imagined, it also covers what the seat sees there.
        """
        if self._told is None:
            self._told = Told([hashed(canonical(self.view(each))) for each in range(self.seats)])
        return self._told.of(seat, self.events)

    def _collect(self, seat: int, action: Action) -> None:
        top = self.agenda.pop()
        assert isinstance(top, Together)
        self.agenda.append(top.answered(seat, action))

    def _not_asked(self, seat: int | None) -> IllegalAction:
        if not self.agenda:
            return IllegalAction(self.game.end_rule, "the game is over")
        decision = self.decision()
        assert decision is not None
        return IllegalAction(decision.rule, f"seat {seat} is not asked now, but {self.waiting}")

    def _refused(self, decision: Decision[Any], action: Action) -> IllegalAction:
        rule = decision.refusal(self, action) if action in decision.candidates(self) else ""
        return IllegalAction(rule or decision.rule, f"{action.notation!r} is not allowed now")

    # Copies

    def copy_into(self, other: State) -> None:
        """Copy what every game's state has into a blank one."""
        other.game = self.game
        other.seats = self.seats
        other.chosen = self.chosen
        other.agenda = self.agenda[:]
        other.chance = self.chance.copy()
        other.over = self.over
        other.logging = self.logging
        other.events = []
        other._options = self._options
        other._told = None if self._told is None else self._told.after(self.events)

    def _forget(self, seat: int, rng: Random) -> None:
        """Finish an imagined state: other luck, no log, and other options and secret answers of the other seats."""
        self.chance = fresh(rng)
        self.logging = False
        if self._told is not None:
            self._told = Told([self._told_here(each, seat) for each in range(self.seats)])
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Decision) and top.seat != seat:
            self._options = top.options(self)
        if isinstance(top, Together):
            self.agenda[-1] = Together(
                top.decisions, [self._guess(top, n, seat, rng) for n in range(len(top.decisions))]
            )

    def _told_here(self, seat: int, imagines: int) -> str:
        """Return what a seat was told in an imagined state: others than the one who imagines see other things there."""
        told = self.told(seat)
        return told if seat == imagines else hashed(told + canonical(self.view(seat)))

    def _guess(self, top: Together[Any], n: int, seat: int, rng: Random) -> Action | None:
        answer, decision = top.answers[n], top.decisions[n]
        if answer is None or decision.seat == seat:
            return answer
        options = decision.options(self)
        return options[int(rng.random() * len(options))]

    # Files

    def to_json(self) -> str:
        """Return the whole state, secrets included, as one canonical line."""
        return canonical({"components": self.game.components.digest, **self.whole()})

    def whole(self) -> dict[str, Any]:
        """Return the whole state as plain JSON, apart from the components that it is played with."""
        seed = self.chance.seed
        streams = {"streams": self.chance.used} if self.chance.has_streams else {}
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.chosen,
            "seed": seed.hex() if isinstance(seed, bytes) else seed,
            "drawn": self.chance.drawn,
            **streams,
            "agenda": [_step_data(step) for step in self.agenda],
            "table": self.saved(),
        }

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return a copy with the events of the last move."""
        other = self.copy()
        other.events = self.events[:]
        other._told = None if self._told is None else Told(self._told.hashes())
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as it is saved, with what the last move told."""
        told = None if self._told is None else self._told.hashes()
        return _travelled, (self.game, self.to_json(), self.logging, self.events, told)

    def __repr__(self) -> str:
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"<{type(self.game).__name__}, {seats}, {self._said()}>"

    def _said(self) -> str:
        """Return what a reader wants to know first: the round, and who is asked what, or the points at the end."""
        if self.over:
            return f"over: {_joined(self.scores())} points"
        decision = self.decision()
        assert decision is not None
        number = getattr(self, "round", 0)
        seats = "seat" if len(self.waiting) == 1 else "seats"
        asked = f"{seats} {_joined(self.waiting)} asked {decision.question}"
        return f"round {number}, {asked}" if number else asked


def _travelled(game: Game[Any], saved: str, logging: bool, events: list[Event], told: list[str] | None) -> State:
    state: State = game.from_json(saved)
    state.logging = logging
    state.events = events
    state._told = None if told is None else Told(told)
    return state


def canonical(whole: dict[str, Any]) -> str:
    """Return plain JSON as one line that depends on nothing but the content."""
    return json.dumps(whole, sort_keys=True, separators=(",", ":"))


def _joined(numbers: list[int]) -> str:
    *first, last = [str(number) for number in numbers]
    return f"{', '.join(first)} and {last}" if first else last


def _is_among(action: Action, options: list[Action]) -> bool:
    """Tell whether an action is an option: actions are interned, so only the object itself is."""
    for option in options:
        if option is action:
            return True
    return False


def _step_data(step: Step[Any]) -> list[Any]:
    if isinstance(step, Together):
        answers = [answer.notation if answer else None for answer in step.answers]
        return ["Together", [_step_data(decision) for decision in step.decisions], answers]
    return [type(step).__name__, *step.data()]
