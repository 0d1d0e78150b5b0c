"""`groma simulate`: bots against bots."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

import groma
from groma.bots import bot
from groma.cli.output import console, print_json, progress, save
from groma.cli.parameters import AsJson, ComponentFiles, GameName, Options, Seats, bots_of, components_for, options_of
from groma.kernel import Action, Game, OptionValue, Record

_BATCHES = 100
"""So often the progress bar moves, at most."""

HowMany = Annotated[int, typer.Option(metavar="K", min=1, help="How many games are played.")]
BotNames = Annotated[str, typer.Option(metavar="A,B,…", help="A bot for each seat, or one for all seats.")]
SimulationSeed = Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(metavar="J", min=1, help="How many processes play; the games stay the same.")]
RecordFolder = Annotated[Path | None, typer.Option(metavar="DIR", help="Write each game as a record into this folder.")]


@dataclass(frozen=True)
class Plan:
    """What every process must know."""

    game: str
    components: Path | None
    seats: int
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    folder: Path | None


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    decisions: int
    scores: list[int]
    winners: list[int]


def simulate(
    game: GameName,
    seats: Seats = 3,
    games: HowMany = 100,
    bots: BotNames = "greedy",
    seed: SimulationSeed = 0,
    jobs: Jobs = 1,
    option: Options = None,
    components: ComponentFiles = None,
    record: RecordFolder = None,
    json: AsJson = False,
) -> None:
    """Let bots play against bots, and tell scores, wins and speed."""
    file = components_for(game, components)
    table = groma.game(game, file)
    plan = Plan(game, file, seats, options_of(table, option), bots_of(bots, seats), seed, record)
    table.new(seats, 0, plan.options)
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    outcomes = play_all(plan, games, jobs)
    result = _result(plan, outcomes, perf_counter() - start)
    if json:
        print_json(result)
        return
    _show(plan, result)


def play_all(plan: Plan, games: int, jobs: int) -> list[Outcome]:
    """Play all games, in their order whoever plays them."""
    size = max(1, games // _BATCHES)
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    outcomes: list[Outcome] = []
    with progress() as bar:
        task = bar.add_task(plan.game, total=games)
        for batch in _played(plan, batches, jobs):
            outcomes += batch
            bar.update(task, advance=len(batch), refresh=True)
    return outcomes


def _played(plan: Plan, batches: list[range], jobs: int) -> Iterator[list[Outcome]]:
    if jobs == 1:
        table = groma.game(plan.game, plan.components)
        for batch in batches:
            yield [_play(table, plan, number) for number in batch]
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(_play_batch, [plan] * len(batches), batches)


def _play_batch(plan: Plan, numbers: range) -> list[Outcome]:
    table = groma.game(plan.game, plan.components)
    return [_play(table, plan, number) for number in numbers]


def _play(table: Game[Any], plan: Plan, number: int) -> Outcome:
    """Play one game; its luck and that of its bots depend on the seed and its number alone."""
    state = table.new(plan.seats, _luck(plan, f"{number}"), plan.options)
    state.logging = False
    bots = [bot(name, _luck(plan, f"{number} {seat}")) for seat, name in enumerate(plan.bots)]
    moves: list[tuple[int, Action]] = []
    try:
        while not state.over:
            seat = state.waiting[0]
            action = bots[seat].answer(state, seat)
            state.play(action, seat)
            moves.append((seat, action))
    except Exception as problem:
        file = (plan.folder or Path()) / f"{_file_name(plan, number)}-failed.json"
        save(_recorded(table, plan, number, moves), file)
        raise ValueError(
            f"game {number + 1} failed after {len(moves)} moves: {problem}; {file} replays it up to there"
        ) from problem
    if plan.folder is not None:
        save(_recorded(table, plan, number, moves), plan.folder / f"{_file_name(plan, number)}.json")
    return Outcome(len(moves), state.scores(), state.winners())


def _recorded(table: Game[Any], plan: Plan, number: int, moves: list[tuple[int, Action]]) -> Record:
    """Play a game once more to write it down: hashing every position takes longer than playing."""
    state = table.new(plan.seats, _luck(plan, f"{number}"), plan.options)
    state.logging = False
    record = Record.of(state)
    for seat, action in moves:
        record.play(state, action, seat)
    return record


def _file_name(plan: Plan, number: int) -> str:
    return f"{plan.game}-{plan.seed}-{number + 1:04}"


def _luck(plan: Plan, of: str) -> int:
    return int.from_bytes(sha256(f"{plan.seed} {of}".encode()).digest()[:8], "big")


def _result(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats = range(plan.seats)
    wins = [sum((1 / len(o.winners) for o in outcomes if seat in o.winners), 0.0) for seat in seats]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": plan.bots,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "scores": [round(sum(o.scores[seat] for o in outcomes) / len(outcomes), 3) for seat in seats],
        "wins": [round(won, 3) for won in wins],
    }


def _show(plan: Plan, result: dict[str, Any]) -> None:
    games, decisions, seconds = result["games"], result["decisions"], result["seconds"]
    table = Table(title=f"{plan.game}: {games:,} games, seed {plan.seed}", title_justify="left")
    for heading in ("seat", "bot", "mean score", "wins", "share"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, name in enumerate(plan.bots):
        won = result["wins"][seat]
        table.add_row(str(seat), name, f"{result['scores'][seat]:.1f}", f"{won:g}", f"{won / games:.1%}")
    out = console()
    out.print(table)
    out.print(f"{decisions:,} decisions in {seconds:.1f} s: {result['decisions_per_second']:,} decisions/s")
