"""Positions of finished games on file: what a net reads of them, what a search tried there, and how the games ended."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.bots.learned.features import Features, Row

COLUMNS = {
    "game": np.int64,
    "numbers": np.int16,
    "seats": np.int64,
    "points": np.float32,
    "odds": np.float32,
    "temperature": np.float32,
    "begins_turn": np.bool_,
    "shares": np.float32,
    "scores": np.float32,
    "options": np.int64,
}
"""What is kept of each row, the last being how many options it has in the list of all."""
OF_OPTIONS = {"ids": np.int64, "tried": np.float32}
"""What is kept of each option: its id, and the share of the simulations that tried it."""

APART = 10**9
"""So far from one another are the numbers of the games of two folders."""


class Noted:
    """A position of a game that still goes on; seats are told from the one that moves on."""

    def __init__(self, seat: int, row: Row, begins_turn: bool, tried: dict[int, float]) -> None:
        self.seat = seat
        self.row = row
        self.begins_turn = begins_turn
        self.tried = tried
        """By id of the option, in the order of the judge, the share of the simulations; empty if nobody searched."""


class Rows:
    """Many positions, a named array for each of their parts."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.arrays = arrays
        self.ends = np.cumsum(arrays["options"])
        """Where the options of each row end in the list of all."""

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.arrays["game"])

    def __getitem__(self, name: str) -> NDArray[Any]:
        """Return one of the parts."""
        return self.arrays[name]

    def options_of(self, places: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the places of all options of some rows in the list of all, and how many each of the rows has."""
        counts = self.arrays["options"][places]
        starts = self.ends[places] - counts
        before = np.cumsum(counts) - counts
        return np.repeat(starts - before, counts) + np.arange(int(counts.sum())), counts

    def save(self, file: Path) -> None:
        """Write them, whole or not at all."""
        part = file.with_suffix(".part")
        with part.open("wb") as whole:
            np.savez_compressed(whole, allow_pickle=False, **self.arrays)
        os.replace(part, file)


def gathered(features: Features, games: list[tuple[int, list[Noted], list[float], list[int]]]) -> Rows:
    """Return the rows of finished games: the number of each, its positions, what each seat won, and its scores."""
    found: dict[str, list[Any]] = {name: [] for name in [*COLUMNS, *OF_OPTIONS]}
    for number, positions, shares, scores in games:
        for noted in positions:
            _add(found, features.most, noted, shares, scores)
            found["game"].append(number)
    arrays = {name: np.array(found[name], kind) for name, kind in (COLUMNS | OF_OPTIONS).items() if name != "numbers"}
    joined = np.frombuffer(b"".join(found["numbers"]), np.int16)
    arrays["numbers"] = joined.reshape(-1, features.size)
    for name in ("points", "odds", "shares", "scores"):
        arrays[name] = arrays[name].reshape(-1, features.most)
    return Rows(arrays)


def _add(found: dict[str, list[Any]], most: int, noted: Noted, shares: list[float], scores: list[int]) -> None:
    row, seats = noted.row, noted.row.seats
    order = [(noted.seat + step) % seats for step in range(seats)]
    found["numbers"].append(row.numbers)
    found["seats"].append(seats)
    found["temperature"].append(row.temperature)
    found["begins_turn"].append(noted.begins_turn)
    for name, each in (
        ("points", row.points),
        ("odds", row.odds),
        ("shares", [shares[seat] for seat in order]),
        ("scores", [scores[seat] for seat in order]),
    ):
        found[name].append([*each, *[0.0] * (most - seats)])
    found["options"].append(len(noted.tried))
    found["ids"] += noted.tried.keys()
    found["tried"] += noted.tried.values()


def load(files: list[Path]) -> Rows:
    """Read the rows of several files, one after another; games of different folders are different games."""
    parts: dict[str, list[NDArray[Any]]] = {name: [] for name in [*COLUMNS, *OF_OPTIONS]}
    folders = list(dict.fromkeys(file.parent for file in files))
    for file in files:
        with np.load(file, allow_pickle=False) as whole:
            for name, found in parts.items():
                found.append(whole[name])
        parts["game"][-1] = parts["game"][-1] + APART * folders.index(file.parent)
    return Rows({name: np.concatenate(found) for name, found in parts.items()})
