"""A played game as one JSON file that anyone can check."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from groma.kernel import shelf
from groma.kernel.action import Action, IllegalAction
from groma.kernel.chance import Seed, commitment
from groma.kernel.game import Game, OptionValue
from groma.kernel.state import State, canonical

FORMAT: Final = 2
SALTED: Final = 3
FORMATS: Final = (1, FORMAT, SALTED)
"""Those that can be read. In the first, that of version 0.1.0, the hash of a move covers the components' digest too.
In the third, that of tables, the commitment is salted, and it is told whether the host chose the seed."""
_SALT_DIGITS: Final = 32


class RecordError(ValueError):
    """A record that cannot be read, or that does not tell a game by the rules."""

    def __init__(self, message: str, move: int = 0, rule: str = "") -> None:
        super().__init__(message)
        self.move = move
        self.rule = rule


class FalseRecordError(RecordError):
    """A record that can be read, but says what did not happen."""


class Move:
    """One answer of a record: who, what, and the hash of the state after it."""

    def __init__(self, seat: int, notation: str, digest: str) -> None:
        self.seat = seat
        self.notation = notation
        self.digest = digest


class Record:
    """Game, edition, seats, options, seed, moves and result; the edition is rules version and components digest."""

    def __init__(self, game: Game[Any], seats: int, seed: Seed, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.format = FORMAT
        self.version = game.version
        self.components = game.components.digest
        self.seats = seats
        self.seed = seed
        self.salt = ""
        self.is_seed_chosen = False
        self.has_streams = False
        self.options = options
        self.moves: list[Move] = []
        """Each with its `seat`, its `notation` and the hash of the state after it."""
        self.result: dict[str, list[int]] | None = None
        """Once the game is over: `scores` by seat, and the seats of the `winners`."""

    @staticmethod
    def of(state: State) -> Record:
        """Begin the record of a game that was just set up."""
        record = Record(state.game, state.seats, state.chance.seed, state.chosen)
        record.has_streams = state.chance.has_streams
        return record

    def play(self, state: State, action: Action, seat: int | None = None) -> None:
        """Play a move and write it down."""
        who = state.waiting[0] if seat is None else seat
        state.play(action, who)
        self.moves.append(Move(who, action.notation, self.hash(state)))
        self.result = result_of(state)

    def hash(self, state: State) -> str:
        """Return the hash that stands beside a move which led to this state."""
        return digest(state, self.components if self.format == 1 else "")

    def start(self) -> State:
        """Return the state before the first move."""
        state: State = self.game.new(self.seats, self.seed, self.options, self.has_streams)
        return state

    def replay(self) -> State:
        """Return the final state; RecordError says which move differs and why."""
        state = self.start()
        for number, move in enumerate(self.moves, 1):
            self.step(state, number, move)
        if self.result != result_of(state):
            raise FalseRecordError(f"the result differs: the record says {self.result}, the rules {result_of(state)}")
        return state

    def step(self, state: State, number: int, move: Move) -> None:
        """Play one recorded move, checked against its hash."""
        try:
            state.play(self.game.action(move.notation), move.seat)
        except IllegalAction as refusal:  # a name of its own: compiled, a name has one class
            raise FalseRecordError(f"move {number} of seat {move.seat}: {refusal}", number, refusal.rule) from None
        except ValueError as problem:
            raise FalseRecordError(f"move {number} of seat {move.seat}: {problem}", number) from None
        if self.hash(state) != move.digest:
            raise FalseRecordError(
                f"move {number} of seat {move.seat}, {move.notation!r}: the position after it is not the recorded one"
                f" (recorded with rules {self.version}, these are {self.game.version})",
                number,
            )

    def to_json(self) -> str:
        """Return the text of the file, one move a line."""
        head: dict[str, Any] = {
            "format": self.format,
            "game": self.game.name,
            "rules": self.version,
            "components": self.components,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "commitment": commitment(self.seed, self.salt),
            "result": self.result,
        }
        if self.format == SALTED:
            head |= {"salt": self.salt, "seed_chosen": self.is_seed_chosen}
        if self.has_streams:
            head["streams"] = True
        lines = [json.dumps([move.seat, move.notation, move.digest]) for move in self.moves]
        return json.dumps(head, indent=1)[:-2] + ',\n "moves": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the file, whole or not at all."""
        whole = Path(path)
        part = whole.with_name(whole.name + ".part")
        try:
            part.write_text(self.to_json(), encoding="utf-8")
            part.replace(whole)
        finally:
            part.unlink(missing_ok=True)

    @staticmethod
    def load(path: str | Path, components: str | Path | None = None) -> Record:
        """Read a file; a game that was played with other components needs their file."""
        try:
            return Record.from_json(Path(path).read_text(encoding="utf-8"), components)
        except OSError as problem:
            raise RecordError(f"{path}: cannot be read: {problem.strerror}") from None
        except UnicodeDecodeError:
            raise RecordError(f"{path}: is not JSON: it is no text") from None
        except FalseRecordError as false:
            raise FalseRecordError(f"{path}: {false}") from None
        except RecordError as problem:
            raise RecordError(f"{path}: {problem}") from None

    @staticmethod
    def from_json(text: str, components: str | Path | None = None) -> Record:
        """Read the text of a file."""
        try:
            whole = json.loads(text)
        except ValueError as problem:
            raise RecordError(f"is not JSON: {problem}") from None
        if not isinstance(whole, dict):
            raise RecordError("is not a record: it must be one JSON object")
        try:
            return _read(whole, components)
        except RecordError:
            raise
        except ValueError as problem:
            raise RecordError(str(problem)) from None


def _read(whole: dict[str, Any], components: str | Path | None) -> Record:
    _check_types(whole)
    if whole["format"] not in FORMATS:
        raise RecordError(
            f"has format {whole['format']}; this Groma reads formats {' and '.join([str(each) for each in FORMATS])}"
        )
    game = shelf.game(whole["game"], components)
    if not game.has_figures(whole["components"]):
        raise RecordError(
            f"was played with components {whole['components']}, these are {game.components.digest}:"
            " give the same components file"
        )
    seed = bytes.fromhex(whole["seed"]) if isinstance(whole["seed"], str) else whole["seed"]
    salt = _salt(whole)
    if whole["commitment"] != commitment(seed, salt):
        raise FalseRecordError("the seed does not fit its commitment: it was exchanged after the game began")
    record = Record(game, whole["seats"], seed, game.choose(whole["seats"], whole["options"]))
    record.format = whole["format"]
    record.salt = salt
    record.is_seed_chosen = bool(whole.get("seed_chosen"))
    record.has_streams = bool(whole.get("streams"))
    record.version = whole["rules"]
    record.components = whole["components"]
    record.moves = [Move(seat, notation, hashed) for seat, notation, hashed in whole["moves"]]
    record.result = whole["result"]
    return record


def _salt(whole: dict[str, Any]) -> str:
    """Return the salt of the commitment; its length is fixed, so that no digit can be moved to the seed."""
    if whole["format"] != SALTED:
        return ""
    salt = whole.get("salt")
    if not isinstance(salt, str) or len(salt) != _SALT_DIGITS:
        raise RecordError(f'is not a record: "salt" must be {_SALT_DIGITS} hexadecimal digits')
    return salt


_TYPES: Final[list[tuple[str, tuple[type, ...], str]]] = [
    ("format", (int,), "a number"),
    ("game", (str,), "a text"),
    ("rules", (str,), "a text"),
    ("components", (str,), "a text"),
    ("seats", (int,), "a number"),
    ("options", (dict,), "an object"),
    ("seed", (int, str), "a number or hexadecimal digits"),
    ("commitment", (str,), "a text"),
    ("result", (dict, type(None)), "an object or null"),
    ("moves", (list,), "a list"),
]


def _check_types(whole: dict[str, Any]) -> None:
    for key, types, words in _TYPES:
        if key not in whole or not isinstance(whole[key], types):
            raise RecordError(f'is not a record: "{key}" must be {words}')
    for number, move in enumerate(whole["moves"], 1):
        if not _is_move(move):
            raise RecordError(f"is not a record: move {number} must be [seat, notation, hash]", number)


def _is_move(move: object) -> bool:
    return isinstance(move, list) and [type(part) for part in move] == [int, str, str]


def digest(state: State, components: str = "") -> str:
    """Return the short hash of a state, with the digest of its components if there is one to be covered."""
    whole = {"components": components, **state.whole()} if components else state.whole()
    return blake2b(canonical(whole).encode(), digest_size=8).hexdigest()


def result_of(state: State) -> dict[str, list[int]] | None:
    """Return scores and winners of a finished game."""
    return {"scores": state.scores(), "winners": state.winners()} if state.over else None
