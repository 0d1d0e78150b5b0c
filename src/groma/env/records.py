"""Recorded games as arrays: what a seat knew, what it could choose, what it chose, what it got."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from groma.env.extra import needs_the_extra
from groma.env.setting import REWARDS
from groma.kernel import Record

COLUMNS = ("record", "move", "seat", "action", "reward")


class Dataset:
    """A row for each answer that was given, in arrays of equal length."""

    def __init__(self, rows: list[Row]) -> None:
        self.observations: NDArray[np.int16] = np.array([row.observation for row in rows], np.int16)
        """What the seat knew."""
        self.legal = [row.legal for row in rows]
        """The ids that it could choose from."""
        self.action: NDArray[np.int32] = np.array([row.action for row in rows], np.int32)
        """The id of what it chose."""
        self.seat: NDArray[np.int32] = np.array([row.seat for row in rows], np.int32)
        self.record: NDArray[np.int32] = np.array([row.record for row in rows], np.int32)
        """The number of the record, from 0."""
        self.move: NDArray[np.int32] = np.array([row.move for row in rows], np.int32)
        """The number of the answer in it, from 0."""
        self.reward: NDArray[np.float32] = np.array([row.reward for row in rows], np.float32)
        """What the seat got at the end of the game."""

    def __len__(self) -> int:
        return len(self.action)

    def save(self, path: str | Path) -> None:
        """Write the rows as Parquet."""
        with needs_the_extra("pip install pyarrow"):
            import pyarrow
            from pyarrow import parquet
        columns: dict[str, Any] = {name: getattr(self, name) for name in COLUMNS}
        columns["legal"] = pyarrow.array(self.legal, pyarrow.list_(pyarrow.int32()))
        numbers = pyarrow.array(self.observations.reshape(-1))
        columns["observation"] = pyarrow.FixedSizeListArray.from_arrays(numbers, self.observations.shape[1])
        parquet.write_table(pyarrow.table(columns), path)


class Row:
    """One answer."""

    def __init__(self, record: int, move: int, seat: int, action: int) -> None:
        self.record = record
        self.move = move
        self.seat = seat
        self.action = action
        self.reward = 0.0
        self.legal: list[int] = []
        self.observation: NDArray[np.int16] = np.zeros(0, np.int16)


def dataset(records: Iterable[Record], reward: str = "win") -> Dataset:
    """Replay records of one game and note every answer."""
    rows: list[Row] = []
    game = None
    for number, record in enumerate(records):
        game = game or record.game
        if record.game is not game:
            raise ValueError(
                f"record {number} is one of {record.game.name}; all must be of one game and its components"
            )
        rows += answers(record, number, reward)
    return Dataset(rows)


def answers(record: Record, number: int, reward: str) -> list[Row]:
    """Replay one record and return its answers."""
    state, rows = record.start(), []
    for place, move in enumerate(record.moves):
        row = Row(number, place, move.seat, record.game.action(move.notation).id)
        row.observation = np.frombuffer(state.encode(move.seat), "<i2")
        row.legal = state.legal_ids(move.seat)
        rows.append(row)
        record.step(state, place + 1, move)
    gained = REWARDS[reward](state)
    for row in rows:
        row.reward = gained[row.seat]
    return rows
