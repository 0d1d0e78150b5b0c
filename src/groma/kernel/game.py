"""A game: its vocabulary, its options, and the doors through which everyone enters."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import Any, ClassVar, Final, Generic, Protocol

from groma.kernel.action import Action, in_order
from groma.kernel.advice import Advice
from groma.kernel.agenda import Decision, S, Step, Together, steps_of
from groma.kernel.chance import Chance, Seed
from groma.kernel.components import Components
from groma.kernel.encoding import Encoding
from groma.kernel.grammar import named, noun
from groma.kernel.native import mypyc_attr
from groma.kernel.notes import Note, note_text, read_notes
from groma.kernel.statistics import Counting

OptionValue = bool | int | str
ALIKE: Final = Path(__file__).with_name("text")
"""The folder of what every game, the page and the terminal say alike."""


class Box(Protocol):
    """What the kernel asks of a game's components, however the game reads them."""

    components: Components
    names: dict[str, dict[str, str]]
    players_min: int
    players_max: int
    options: dict[str, tuple[OptionValue, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game with one set of components; a game's folder fills in the last part."""

    version: ClassVar[str] = "1"
    """Of the rules: it grows when a recorded game would go on differently."""
    end_rule: ClassVar[str] = ""
    """The rule by which nobody may act after the end."""
    minutes: ClassVar[int] = 60
    """How long people usually play."""
    formerly: ClassVar[dict[str, str]] = {}
    """Other digests by which figures were known, the oldest first, and by which they are known now."""

    name: str
    """That of its folder."""
    texts: Path
    """The folder of its sentences in Fluent, one file a language."""
    players: range
    options: dict[str, tuple[OptionValue, ...]]
    """What a table may choose: name and allowed values, the first of which is the default."""
    actions: list[Action]
    """The vocabulary; the id of an action is its place here, which `vocabulary.txt` in the game's folder keeps."""
    components: Components
    names: dict[str, dict[str, str]]
    """The name of every component in every language, by id."""
    steps: dict[str, type[Step[Any]]]
    """All steps and decisions by name, to read a saved agenda."""
    state_type: type[S]
    """The class of its states."""
    advice: Advice[S]
    """What bots should know."""

    def __init__(self, box: Box, actions: list[Action], advice: Advice[S] | None = None) -> None:
        """Take over what is in the box and the whole vocabulary, in its fixed order."""
        module = type(self).__module__
        self.name = module.rpartition(".")[2]
        self.texts = Path(str(sys.modules[module].__file__)).with_name("text")
        self.components = box.components
        self.names = box.names
        self.players = range(box.players_min, box.players_max + 1)
        self.options = box.options
        self.advice = advice or Advice()
        self.steps = steps_of(module)
        self._encoding: Encoding[S] | None = None
        self._by_notation = {action.notation: action for action in actions}
        self.actions = in_order(self.texts.with_name("vocabulary.txt"), self._by_notation)
        for number, action in enumerate(self.actions):
            action.id = number
            action.game = self
        if len(self._by_notation) != len(actions):
            raise ValueError(f"{self.name}: two actions share a notation")

    @property
    def vocabulary(self) -> str:
        """The digest of all actions in their order: where it is the same, the same ids mean the same."""
        return sha256("\n".join(action.notation for action in self.actions).encode()).hexdigest()[:16]

    @property
    def encoding(self) -> Encoding[S]:
        """What a seat knows, as numbers in named blocks; made when it is first asked for."""
        if self._encoding is None:
            self._encoding = self.make_encoding()
        return self._encoding

    def action(self, notation: str) -> Action:
        """Return the action of a notation."""
        if notation in self._by_notation:
            return self._by_notation[notation]
        verb = notation.split(" ", 1)[0]
        targets = [action.target for action in self.actions if action.verb == verb]
        if not targets:
            verbs = ", ".join(dict.fromkeys(action.verb for action in self.actions))
            raise ValueError(f"{self.name} knows no action {notation!r}; actions begin with {verbs}")
        shown = ", ".join(target or "nothing" for target in targets[:60]) + (", …" if len(targets) > 60 else "")
        raise ValueError(f"{self.name} knows no action {notation!r}; after {verb!r} stands {shown}")

    def new(
        self,
        seats: int,
        seed: Seed | None = None,
        options: dict[str, OptionValue] | None = None,
        streams: bool = False,
    ) -> S:
        """Set up a game; without a seed the deal is a fresh secret.

        With `streams` luck comes in named streams: a deal that several tables play is as lucky at each of them.
        """
        state = self.state_type()
        state.game = self
        state.take(self)
        state.seats = seats
        state.chosen = self.choose(seats, options or {})
        state.agenda = []
        state.chance = Chance()
        state.chance.start(token_bytes(32) if seed is None else seed, has_streams=streams)
        state.over = False
        state.logging = True
        state.events = []
        state._options = []
        state._told = None
        self.set_up(state)
        state.advance()
        return state

    def from_json(self, text: str) -> S:
        """Return the state that `to_json` wrote."""
        whole = json.loads(text)
        if whole["game"] != self.name or not self.has_figures(whole["components"]):
            raise ValueError(f"a saved state of {whole['game']} with other components than these of {self.name}")
        state = self.state_type()
        state.game = self
        state.take(self)
        state.seats = whole["seats"]
        state.chosen = self.choose(whole["seats"], whole["options"])
        state.agenda = [self._step(data) for data in whole["agenda"]]
        state.chance = Chance()
        seed = whole["seed"]
        streams: dict[str, int] | None = whole.get("streams")
        luck = bytes.fromhex(seed) if isinstance(seed, str) else seed
        state.chance.start(luck, whole["drawn"], streams is not None, streams)
        state.over = False
        state.logging = True
        state.events = []
        state._options = []
        state._told = None
        try:
            state.lay(whole["table"])
        except KeyError as missing:
            raise ValueError(f"a saved state of {self.name} lacks the field {missing}") from None
        state.advance()
        return state

    def digests(self) -> list[str]:
        """Return all digests by which its figures are known, the oldest first."""
        now = self.components.digest
        return [*[before for before, after in self.formerly.items() if after == now], now]

    def has_figures(self, digest: str) -> bool:
        """Tell whether a digest is that of its figures; version 0.1.0 took that of the whole file."""
        return digest == self.components.file_digest or digest in self.digests()

    def text(self, language: str) -> str:
        """Return its texts in Fluent: `name-<id>` for each component, what all games say alike, its own sentences."""
        names = [named(f"name-{key}", noun(language, names[language])) for key, names in self.names.items()]
        files = [folder / f"{language}.ftl" for folder in (ALIKE, self.texts)]
        return "\n\n".join(["\n".join(names), *[file.read_text(encoding="utf-8") for file in files]])

    def notes(self) -> dict[str, Note]:
        """Return what is told of each thing that can be pointed at, beside the sentences of `note_text`."""
        return read_notes(self.texts.with_name("notes"), self.components.tables)

    def note_text(self, language: str) -> str:
        """Return the sentences of its notes in Fluent, which are read after its other texts."""
        return note_text(self.texts.with_name("notes"), language)

    def about(self, state: S, action: Action) -> dict[str, int | str]:
        """Return what the sentence of an action speaks of: ids of components, and numbers."""
        if not action.target:
            return {}
        return {"target": int(action.target) if action.target.isdecimal() else action.target}

    def choose(self, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Return the value of every option, defaults filled in; ValueError names what is wrong."""
        if seats not in self.players:
            raise ValueError(f"{self.name} is played by {self.players[0]} to {self.players[-1]}, not by {seats}")
        for name in options:
            if name not in self.options:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(self.options)}")
        allowed = self.options_for(seats)
        return {name: _one_of(name, options.get(name, values[0]), values) for name, values in allowed.items()}

    def option(self, name: str, written: str) -> OptionValue:
        """Return the value of an option that is written so; what none is written like stays for `choose` to refuse."""
        for value in self.options.get(name, ()):
            if str(value).lower() == written.lower():
                return value
        return written

    def _step(self, data: list[Any]) -> Step[Any]:
        if data[0] != "Together":
            return self.steps[data[0]](*data[1:])
        decisions: list[Decision[Any]] = []
        for inner in data[1]:
            decision = self._step(inner)
            assert isinstance(decision, Decision)
            decisions.append(decision)
        return Together(decisions, [self.action(notation) if notation else None for notation in data[2]])

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel by name and components: it comes back as the one such game there is."""
        from groma.kernel.shelf import luggage, travelled

        return travelled, (self.name, luggage(self))

    def __repr__(self) -> str:
        seats = f"{self.players[0]} to {self.players[-1]} players"
        return f"<{type(self).__name__}: {seats}, rules {self.version}>"

    # What a game's folder fills in

    def options_for(self, seats: int) -> dict[str, tuple[OptionValue, ...]]:
        """Return the options with the values that this number of seats may choose."""
        return self.options

    def set_up(self, state: S) -> None:
        """Lay out the table and put the first steps on the agenda."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may see: plain JSON."""
        raise NotImplementedError

    def own_view(self, state: S, seat: int | None) -> Any:
        """Return the part of the view that differs by who looks; the rest of it is made once for all who look."""
        return self.view(state, seat)

    def figures(self) -> Any:
        """Return the printed figures of its components, as a board draws them: plain JSON."""
        return {}

    def make_encoding(self) -> Encoding[S]:
        """Return the blocks of its encoding; without any, learners see only what every game has."""
        return Encoding(self, [])

    def counting(self) -> Counting:
        """Return what its facts mean in the statistics of a finished game."""
        return Counting()

    def first_player(self, state: S) -> int:
        """Return the seat that is the first of all to act."""
        return state.waiting[0]

    def deal_again(self, state: S, seat: int, rng: Random) -> None:
        """Deal everything again that a seat cannot see."""
        raise NotImplementedError

    def census(self, state: S) -> dict[str, list[Any]]:
        """Count all components wherever they lie, by kind, and list as `books` what is wrong with what verbs keep.

        The result never changes during a game.
        """
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return the points as they stand, by seat."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return the seats that won a finished game."""
        raise NotImplementedError


def _one_of(name: str, value: OptionValue, allowed: tuple[OptionValue, ...]) -> OptionValue:
    for candidate in allowed:
        if candidate == value and type(candidate) is type(value):
            return candidate
    shown = ", ".join(str(candidate) for candidate in allowed[:6]) + (", …" if len(allowed) > 6 else "")
    raise ValueError(f"option {name!r} cannot be {value!r} here; allowed: {shown}")
