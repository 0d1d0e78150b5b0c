"""`groma replay` and `groma verify`: recorded games."""

from __future__ import annotations

import json as json_format
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from groma.cli.gallery import drawing_of
from groma.cli.output import console, print_json
from groma.cli.parameters import AsJson, ComponentFiles, Language, RecordFile, components_for, language_of
from groma.cli.rendering import rendered, stressed
from groma.cli.statistics import as_json, drawn, statistics_of
from groma.cli.text import Text, plain
from groma.kernel import Event, FalseRecordError, Record, State, commitment
from groma.kernel.drawing import Drawing, Part

Counted = Annotated[bool, typer.Option("--statistics", help="Count the game instead: points, moments, who did what.")]
At = Annotated[int | None, typer.Option(metavar="N", min=0, help="Show the table after move N instead.")]


@dataclass(frozen=True)
class Told:
    """One move of a record, and what it did."""

    number: int
    seat: int
    notation: str
    about: dict[str, int | str]
    events: list[Event]


@dataclass(frozen=True)
class Followed:
    """A game as it went, from the setup to a move of its record."""

    setup: list[Event]
    moves: list[Told]
    state: State


def replay(
    file: RecordFile,
    at: At = None,
    statistics: Counted = False,
    language: Language = None,
    components: ComponentFiles = None,
    json: AsJson = False,
) -> None:
    """Tell a recorded game move by move, and its result."""
    record = load(file, components)
    text = Text(record.game, language_of(language))
    last = len(record.moves) if at is None else at
    if last > len(record.moves):
        raise ValueError(f"{file}: there is no move {last}; the record has {len(record.moves)}")
    with _told_of(file):
        if at is None:
            record.replay()
        game = followed(record, last)
    drawing = drawing_of(game.state, text)
    if statistics:
        _count(record, drawing, json)
        return
    if json:
        print_json(_as_json(record, game, drawing))
        return
    out = console()
    if at is None:
        out.print(f"[dim]{record.game.name} v{record.version} {record.components}[/dim]")
        tell_game(out, game, drawing)
        return
    for move in game.moves[-1:]:
        _tell(out, game, move, drawing)
    _tell_result(out, game.state, drawing.table(game.state), drawing)


def _count(record: Record, drawing: Drawing, json: bool) -> None:
    """Show the statistics of a game."""
    counted = statistics_of(record)
    if json:
        print_json({**_figures(record), "players": drawing.names, **as_json(counted, drawing)})
        return
    for part in drawn(counted, drawing):
        console().print(rendered(part))


def verify(file: RecordFile, components: ComponentFiles = None, json: AsJson = False) -> None:
    """Check a record: the seed against its commitment, every move against rules and hash, the result.

    Exit code 1: the record is false; 2: it cannot be read.
    """
    record = load(file, components)
    with _told_of(file):
        state = record.replay()
    if json:
        print_json({"ok": True, **_figures(record), "over": state.over, "scores": state.scores()})
        return
    result = f"scores {state.scores()}, winners {state.winners()}" if state.over else "not finished"
    print(f"ok: {record.game.name}, {record.seats} seats, {len(record.moves)} moves, {result}")
    print(f"rules {record.version}, components {record.components}")
    print(f"seed {_figures(record)['seed']}, commitment {commitment(record.seed, record.salt)}")


def load(file: Path, components: list[str] | None) -> Record:
    """Read a record, with the components file given for its game."""
    name = _game_named_in(file) if components else ""
    return Record.load(file, components_for(name, components) if name else None)


@contextmanager
def _told_of(file: Path) -> Iterator[None]:
    """Name the file in whatever is wrong with its moves."""
    try:
        yield
    except FalseRecordError as problem:
        raise FalseRecordError(f"{file}: {problem}", problem.move, problem.rule) from None


def _game_named_in(file: Path) -> str:
    try:
        return str(json_format.loads(file.read_text(encoding="utf-8"))["game"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def followed(record: Record, last: int) -> Followed:
    """Play the first moves of a record, checked; nothing is told of one that goes wrong."""
    state = record.start()
    game = Followed(state.events, [], state)
    for number, move in enumerate(record.moves[:last], 1):
        about = record.game.about(state, record.game.action(move.notation))
        record.step(state, number, move)
        game.moves.append(Told(number, move.seat, move.notation, about, state.events))
    return game


def tell_game(out: Console, game: Followed, drawing: Drawing) -> None:
    """Tell a whole game: setup, moves, points, and who won."""
    _tell_events(out, game.setup, drawing)
    for move in game.moves:
        _tell(out, game, move, drawing)
    _tell_result(out, game.state, [drawing.scoring(game.state)], drawing)


def _tell_result(out: Console, state: State, parts: Sequence[Part], drawing: Drawing) -> None:
    for part in parts:
        out.print(rendered(part))
    out.print(verdict(state, drawing))


def _tell(out: Console, game: Followed, move: Told, drawing: Drawing) -> None:
    said = drawing.text.answer(game.state.game.action(move.notation), move.about, drawing.names)
    heading = drawing.text.phrase("label", name=drawing.names[move.seat], value=said)
    out.print(f"[bold]{move.number}. {escape(heading)}[/bold] [dim]{escape(move.notation)}[/dim]")
    _tell_events(out, move.events, drawing)


def _tell_events(out: Console, events: list[Event], drawing: Drawing) -> None:
    for event in events:
        if event.seen_by(None):
            out.print(stressed(drawing.text.event(event, drawing.names), "   "))


def verdict(state: State, drawing: Drawing) -> str:
    """Return who won: one of the seats, or else the rival, who has none."""
    if not state.over:
        return drawing.text.phrase("not-over")
    winners = [drawing.names[seat] for seat in state.winners()] or drawing.names[state.seats :]
    return drawing.text.phrase("winner", names=", ".join(winners), count=len(winners))


def _figures(record: Record) -> dict[str, Any]:
    seed = record.seed
    return {
        "game": record.game.name,
        "rules": record.version,
        "components": record.components,
        "seats": record.seats,
        "options": record.options,
        "seed": seed.hex() if isinstance(seed, bytes) else seed,
        "commitment": commitment(seed, record.salt),
        "moves": len(record.moves),
        "result": record.result,
    }


def _as_json(record: Record, game: Followed, drawing: Drawing) -> dict[str, Any]:
    state = game.state
    return {
        **_figures(record),
        "players": drawing.names,
        "setup": _events_as_json(game.setup, drawing),
        "moves": [_move_as_json(record, move, drawing) for move in game.moves],
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "view": state.view(None),
    }


def _move_as_json(record: Record, move: Told, drawing: Drawing) -> dict[str, Any]:
    text = drawing.text
    return {
        "number": move.number,
        "seat": move.seat,
        "notation": move.notation,
        "text": text.answer(record.game.action(move.notation), move.about, drawing.names),
        "events": _events_as_json(move.events, drawing),
    }


def _events_as_json(events: list[Event], drawing: Drawing) -> list[dict[str, Any]]:
    return [
        {"kind": event.kind(), **event.fields(), "text": plain(drawing.text.event(event, drawing.names))}
        for event in events
        if event.seen_by(None)
    ]
