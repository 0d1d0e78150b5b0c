"""Samples: many games of equal bots, one JSON line each, from which everything can be counted again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from groma.bots import bot
from groma.bots.match import LONGEST, edition
from groma.kernel import Action, Game, OptionValue, Record, State, shelf
from groma.lab.workers import Workers

Line = dict[str, Any]
"""A finished game as it is kept: which sample and number, seats, options, the seed of its deal, and all moves."""


_BEGINNING = b'{"sample"'


class Sample:
    """One bot in all seats: the same settings give the same games, whoever plays them; each has a deal of its own."""

    def __init__(self, game: Game[Any], player: str, seats: int, seed: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.player = player
        """The name of the bot."""
        self.seats = seats
        self.seed = seed
        self.options = options

    def key(self) -> str:
        """Return what tells one sample from another."""
        options = "".join(f" {name}={value}" for name, value in sorted(self.options.items()))
        table = f"{self.seats} x {self.player} seed {self.seed}{options}"
        return f"{self.game.name} {self.game.version} {edition(self.game)} {table}"

    def luck(self, number: int, of: str) -> int:
        """Return a seed; that of a deal does not depend on figures, so that others are compared on equal deals."""
        return int.from_bytes(sha256(f"{self.seed} {self.seats} {number} {of}".encode()).digest()[:8], "big")

    def __call__(self, number: int) -> Line:
        """Play one game; one that comes to no end is broken off and has no moves."""
        deal = self.luck(number, "deal")
        state: State = self.game.new(self.seats, deal, self.options)
        state.logging = False
        bots = [bot(self.player, self.luck(number, f"seat {seat}")) for seat in range(self.seats)]
        moves: list[str] = []
        while not state.over and len(moves) < LONGEST:
            seat = state.waiting[0]
            action = bots[seat].answer(state, seat)
            state.play(action, seat)
            moves.append(f"{seat} {action.notation}")
        return {
            "sample": self.key(),
            "number": number,
            "game": self.game.name,
            "components": self.game.components.digest,
            "seats": self.seats,
            "options": self.options,
            "seed": deal,
            "moves": "\n".join(moves if state.over else []),
        }


class Archive:
    """The games of any number of samples in one file; without a file they are only kept in mind."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._games: dict[str, dict[int, Line]] = {}
        if file is not None and file.exists():
            for line in read(file):
                self._keep(line)

    def _keep(self, line: Line) -> None:
        self._games.setdefault(line["sample"], {})[line["number"]] = line

    def missing(self, sample: Sample, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        known = self._games.get(sample.key(), {})
        return [number for number in range(games) if number not in known]

    def lines(self, sample: Sample, games: int) -> list[Line]:
        """Return the first games of a sample, as far as they are known."""
        known = self._games.get(sample.key(), {})
        return [known[number] for number in sorted(known) if number < games]

    def play(self, sample: Sample, games: int, workers: Workers) -> Iterator[int]:
        """Play what is missing of a sample and write each game down at once; return each number as it is done."""
        numbers = self.missing(sample, games)
        for place, line in workers.each(sample, numbers):
            self._keep(line)
            if self.file is not None:
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
            yield numbers[place]


def read(file: Path) -> list[Line]:
    """Read a file of games; a last one that was cut off is dropped from it."""
    *lines, rest = file.read_bytes().split(b"\n")
    found = [_game(file, number, line) for number, line in enumerate(lines, 1)]
    if rest.startswith(_BEGINNING[: len(rest)]) and (found or len(rest) >= len(_BEGINNING)):
        os.truncate(file, file.stat().st_size - len(rest))
    elif rest:
        raise _no_game(file, len(lines) + 1)
    return found


def _game(file: Path, number: int, line: bytes) -> Line:
    try:
        found = json.loads(line)
        if {"sample", "number", "game", "components", "seats", "options", "seed", "moves"} <= found.keys():
            return dict(found)
    except (ValueError, AttributeError):
        pass
    raise _no_game(file, number)


def _no_game(file: Path, number: int) -> ValueError:
    return ValueError(f"{file}: line {number} is no game of a sample")


def load(path: Path, game: Game[Any]) -> list[Line]:
    """Return the games of several players in a file of samples, in a record, or in all records of a folder."""
    if path.is_dir():
        return [line for file in sorted(path.glob("*.json*")) for line in load(file, game)]
    if path.suffix == ".jsonl":
        return sorted(read(path), key=lambda line: (line["sample"], line["number"]))
    record = Record.load(path, None if game is shelf.game(game.name) else game.components.path)
    return [of_record(record)] if record.result and record.seats > 1 else []


def dealt(game: Game[Any], line: Line) -> State:
    """Return the state before the first move; ValueError says that it would be another game here."""
    if line["game"] != game.name:
        raise ValueError(f"a game of {line['game']} says nothing about {game.name}")
    if not game.has_figures(line["components"]):
        raise ValueError(f"a game was played with components {line['components']}, these are {game.components.digest}")
    seed = bytes.fromhex(line["seed"]) if isinstance(line["seed"], str) else line["seed"]
    state: State = game.new(line["seats"], seed, line["options"])
    return state


def answers(game: Game[Any], line: Line) -> list[tuple[int, Action]]:
    """Return the moves of a game, each with its seat."""
    parts = [move.partition(" ") for move in line["moves"].split("\n")]
    return [(int(seat), game.action(notation)) for seat, _, notation in parts]


def of_record(record: Record) -> Line:
    """Return a recorded game that has ended as it would be kept."""
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    moves = "\n".join(f"{move.seat} {move.notation}" for move in record.moves)
    game = {"game": record.game.name, "components": record.components}
    return {**game, "seats": record.seats, "options": record.options, "seed": seed, "moves": moves}
