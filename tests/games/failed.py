"""The random game that is being played, so that one over which a test fails can be saved and replayed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from groma.kernel import Action, Record, State

_followed: list[State] = []
_moves: list[tuple[int, Action]] = []


def follow(state: State) -> None:
    """Follow a game from its start, and forget the one before."""
    _followed[:] = [state]
    _moves.clear()


def note(state: State, seat: int, action: Action) -> None:
    """Note a move that is about to be played in the game that is followed; copies of it go their own ways."""
    if _followed and state is _followed[0]:
        _moves.append((seat, action))


def forget() -> None:
    """Follow no game any more."""
    _followed.clear()
    _moves.clear()


def save(folder: Path) -> Path | None:
    """Write the game that is followed as a record, up to the first move that cannot be played."""
    if not _followed:
        return None
    state = _followed[0]
    record = Record(state.game, state.seats, state.chance.seed, state.chosen)
    again = record.start()
    with suppress(Exception):  # whatever it is, the test has told it
        for seat, action in _moves:
            record.play(again, action, seat)
    folder.mkdir(exist_ok=True)
    file = folder / f"{state.game.name}-{state.seats}-{state.chance.seed!r}.json"
    record.save(file)
    return file
