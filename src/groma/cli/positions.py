"""`groma show` and `groma edit`: positions in files, as `state.to_json()` writes them, or out of a record."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

import groma
from groma.cli.gallery import drawing_of
from groma.cli.output import check_writable, console, print_json
from groma.cli.parameters import AsJson, ComponentFiles, Language, components_for, language_of
from groma.cli.records import load, verdict
from groma.cli.rendering import rendered
from groma.cli.text import Text
from groma.kernel import State

PositionFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A state, as `state.to_json()` and `groma edit` write it, or a record.")
]
At = Annotated[int | None, typer.Option(metavar="N", min=0, help="Of a record: after move N instead of the last.")]
Eyes = Annotated[int | None, typer.Option(metavar="K", help="What seat K sees; by default what everybody does.")]
Edits = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="PATH=VALUE", help="A field and its value in JSON, such as round=3; may be repeated."
    ),
]
NewFile = Annotated[Path, typer.Option("--into", metavar="FILE", help="The new file; none is ever replaced.")]


def show(
    file: PositionFile,
    at: At = None,
    seat: Eyes = None,
    language: Language = None,
    components: ComponentFiles = None,
    json: AsJson = False,
) -> None:
    """Draw a position: the table, who is asked what, and the options."""
    state = position_of(file, at, components)
    if seat is not None and seat not in range(state.seats):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {state.seats - 1}")
    if json:
        print_json(_as_json(state, seat))
        return
    text, out = Text(state.game, language_of(language)), console()
    drawing = drawing_of(state, text, seat)
    for part in drawing.table(state):
        out.print(rendered(part))
    if state.over:
        out.print(verdict(state, drawing))
    for asked in state.waiting:
        decision = state.decision(asked)
        assert decision is not None
        heading = text.phrase("label", name=drawing.names[asked], value=text.question(decision, state))
        out.print(f"\n[bold]{escape(heading)}[/bold]")
        out.print(escape(", ".join(action.notation for action in state.options(asked))), highlight=False)


def _as_json(state: State, seat: int | None) -> dict[str, Any]:
    asked = {str(each): [action.notation for action in state.options(each)] for each in state.waiting}
    return {
        "game": state.game.name,
        "seats": state.seats,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "options": asked,
        "view": state.view(seat),
    }


def edit(
    file: PositionFile, into: NewFile, change: Edits = None, at: At = None, components: ComponentFiles = None
) -> None:
    """Change fields of a position, for a test or a puzzle; the game must load it and find no component made or lost."""
    if into.exists():
        raise ValueError(f"{into}: is there already; a position is written into a new file")
    check_writable(into)
    before = position_of(file, at, components)
    whole = json_format.loads(before.to_json())
    for pair in change or []:
        _put(whole["table"], pair)
    after = _loaded(before, whole)
    _check_census(before, after)
    into.write_text(after.to_json() + "\n", "utf-8")
    console().print(f"{into}: {after!r}", highlight=False, markup=False)


def position_of(file: Path, at: int | None, components: list[str] | None) -> State:
    """Return the position in a file: a saved state, or a record up to a move."""
    whole = _object(file)
    if "moves" in whole:
        record = load(file, components)
        if at is not None and at > len(record.moves):
            raise ValueError(f"{file}: there is no move {at}; the record has {len(record.moves)}")
        state = record.start()
        for number, move in enumerate(record.moves[:at], 1):
            record.step(state, number, move)
        return state
    if at is not None:
        raise ValueError(f"{file}: is one position; --at goes with a record")
    game = groma.game(str(whole["game"]), components_for(str(whole["game"]), components))
    try:
        saved: State = game.from_json(json_format.dumps(whole))
    except Exception as problem:
        raise ValueError(f"{file}: {game.name} cannot load it: {type(problem).__name__}: {problem}") from None
    return saved


def _object(file: Path) -> dict[str, Any]:
    try:
        whole = json_format.loads(file.read_text("utf-8"))
    except (UnicodeDecodeError, json_format.JSONDecodeError) as problem:
        raise ValueError(f"{file}: is not JSON: {problem}") from None
    if not isinstance(whole, dict) or "game" not in whole or not {"table", "moves"} & whole.keys():
        raise ValueError(f"{file}: is neither a state nor a record")
    return whole


def _put(table: dict[str, Any], pair: str) -> None:
    """Put a value where a path leads, if it is of the kind that lies there."""
    path, equals, given = pair.partition("=")
    if not equals:
        raise ValueError(f"--set takes PATH=VALUE, not {pair!r}")
    *way, last = path.split(".")
    place: Any = table
    for step in way:
        place = place[_key(place, step, path)]
    key = _key(place, last, path)
    try:
        value = json_format.loads(given)
    except json_format.JSONDecodeError:
        raise ValueError(f"{path}: {given!r} is not JSON") from None
    if not _is_alike(value, place[key]):
        raise ValueError(f"{path}: {given} cannot stand for {json_format.dumps(place[key])}")
    place[key] = value


def _key(place: Any, step: str, path: str) -> str | int:
    """Return a step of a path as a key of what lies there."""
    if isinstance(place, dict):
        if step not in place:
            raise ValueError(f"{path}: there is no field {step!r}; there are {', '.join(place)}")
        return step
    if not isinstance(place, list):
        raise ValueError(f"{path}: nothing lies below a {type(place).__name__}")
    if not step.isdecimal() or int(step) >= len(place):
        raise ValueError(f"{path}: there is no place {step!r}; there are {len(place)}, counted from 0")
    return int(step)


def _is_alike(value: Any, old: Any) -> bool:
    """Tell whether a value has the same form as another: the same type, fields and kinds of elements."""
    if old is None or value is None:
        return isinstance(value, dict | None) and isinstance(old, dict | None)
    if type(value) is not type(old):
        return False
    if isinstance(old, dict):
        return bool(value.keys() == old.keys()) and all(_is_alike(value[key], old[key]) for key in old)
    if isinstance(old, list):
        return not old or all(_is_alike(each, old[0]) for each in value)
    return True


def _loaded(before: State, whole: dict[str, Any]) -> State:
    """Let the game load a position, and look at it from every seat."""
    try:
        state: State = before.game.from_json(json_format.dumps(whole))
        for seat in range(state.seats):
            state.view(seat)
            state.options(seat)
        state.scores()
    except Exception as problem:
        raise ValueError(f"{before.game.name} cannot load the position: {type(problem).__name__}: {problem}") from None
    return state


def _check_census(before: State, after: State) -> None:
    """Refuse a position in which components were made or lost, or in which the books do not agree."""
    old, new = before.game.census(before), after.game.census(after)
    wrong = [line for line in new.pop("books", []) if line not in old.get("books", [])]
    if wrong:
        raise ValueError(f"the books do not agree: {', '.join(wrong)}")
    changed = [kind for kind, counted in new.items() if counted != old[kind]]
    if changed:
        raise ValueError(f"components would be made or lost: {', '.join(changed)}; they may only move")
