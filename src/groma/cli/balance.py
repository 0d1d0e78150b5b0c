"""`groma lab balance` and `groma lab sweep`: is a game balanced, and what would other figures change?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import groma
from groma.bots import check
from groma.bots.match import LONGEST
from groma.bots.nets import one_thread
from groma.cli.extras import workers_for
from groma.cli.output import check_writable, print_json, progress
from groma.cli.parameters import (
    AsJson,
    ComponentFiles,
    GameName,
    Jobs,
    Options,
    RayAddress,
    components_for,
    options_of,
)
from groma.kernel import Game, OptionValue
from groma.lab import sweeps
from groma.lab.balance import Balance
from groma.lab.balance import balance as balance_of
from groma.lab.findings import Count, Finding
from groma.lab.report import Report
from groma.lab.samples import Archive, Line, Sample, load
from groma.lab.workers import Workers, in_order

Player = Annotated[str, typer.Option("--bots", metavar="A", help="The bot that plays in all seats.")]
Games = Annotated[int, typer.Option(metavar="K", min=1, help="Games for each number of seats.")]
SeatCounts = Annotated[str, typer.Option("--seats", metavar="N,M,…", help="Seats at the table; by default all.")]
Seed = Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")]
GamesFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep each game in this file, and go on where it ends.")
]
Records = Annotated[
    list[Path] | None,
    typer.Option(
        metavar="PATH", help="Count these games instead: a FILE as above, records, or folders of them; may be repeated."
    ),
]
Folder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write the page and its pictures here, instead of printing the page.")
]
Varied = Annotated[
    list[str],
    typer.Option("--vary", metavar="KEY=V,W,…", help="A figure, such as kinds.sawmill.favor, and its values."),
]


def balance(
    game: GameName,
    bots: Player = "medium",
    games: Games = 100,
    seats: SeatCounts = "",
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
    components: ComponentFiles = None,
    file: GamesFile = None,
    records: Records = None,
    out: Folder = None,
    json: AsJson = False,
) -> None:
    """Let equal bots play at all numbers of seats, or take games that were played, and report on the balance."""
    counted = groma.game(game, components_for(game, components))
    with workers_for("lab balance", jobs, ray) as workers:
        if records:
            lines = [line for path in records for line in load(path, counted)]
            whence = f"From {', '.join(path.name for path in records)}"
        else:
            wanted = _samples(counted, bots, seats, seed, options_of(counted, option))
            lines = _played(wanted, games, _archive(file), workers)
            whence = f"Of `{bots}` in all seats, seed {seed}"
        ended = [line for line in lines if line["moves"]]
        found = balance_of(counted, _findings(counted, ended, workers))
    if json:
        print_json(found.data())
        return
    report = Report(counted, found, f"{whence}: {_number(lines, ended)}.")
    _show(f"{game}.md", report.page(), report.pictures(), out)


def sweep(
    game: GameName,
    vary: Varied,
    bots: Player = "medium",
    games: Games = 100,
    seats: SeatCounts = "",
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
    components: ComponentFiles = None,
    file: GamesFile = None,
    out: Folder = None,
    json: AsJson = False,
) -> None:
    """Play the same deals with other figures of the components, and lay the reports side by side."""
    usual = groma.game(game, components_for(game, components))
    variants = [(variant, sweeps.varied(usual, variant)) for variant in sweeps.variants(vary)]
    archive = _archive(file)
    found: list[tuple[sweeps.Variant, Balance]] = []
    with workers_for("lab sweep", jobs, ray) as workers:
        for variant, other in variants:
            wanted = _samples(other, bots, seats, seed, options_of(other, option))
            lines = [line for line in _played(wanted, games, archive, workers) if line["moves"]]
            found.append((variant, balance_of(other, _findings(other, lines, workers))))
    if json:
        print_json({"game": game, "variants": [{"figures": figures, **each.data()} for figures, each in found]})
        return
    about = f"Games of `{bots}` in all seats on the same deals, seed {seed}."
    name = f"{game}-sweep"
    _show(f"{name}.md", sweeps.page(found, about, f"{name}.svg"), {f"{name}.svg": sweeps.picture(found)}, out)


def _archive(file: Path | None) -> Archive:
    if file is not None:
        check_writable(file)
    return Archive(file)


def _samples(game: Game[Any], player: str, given: str, seed: int, options: dict[str, OptionValue]) -> list[Sample]:
    """Return what is to be played: a sample for each number of seats."""
    one_thread()
    check(player)
    allowed = [count for count in game.players if count > 1]
    counts = [int(each) if each.strip().isdecimal() else 0 for each in given.split(",")] if given else allowed
    for count in counts:
        if count not in allowed:
            raise ValueError(f"--seats takes numbers from {allowed[0]} to {allowed[-1]} in {game.name}, not {given!r}")
        game.new(count, 0, options)
    return [Sample(game, player, count, seed, options) for count in counts]


def _played(wanted: list[Sample], games: int, archive: Archive, workers: Workers) -> list[Line]:
    """Play what is missing, and return all games."""
    with progress() as bar:
        for sample in wanted:
            missing = len(archive.missing(sample, games))
            task = bar.add_task(sample.key(), total=games, completed=games - missing)
            for _ in archive.play(sample, games, workers):
                bar.update(task, advance=1, refresh=True)
    return [line for sample in wanted for line in archive.lines(sample, games)]


def _findings(game: Game[Any], lines: list[Line], workers: Workers) -> list[Finding]:
    """Count all games, in their order."""
    if not lines:
        raise ValueError(f"there is no finished game of {game.name} to count")
    with progress() as bar:
        task = bar.add_task("counting", total=len(lines))
        found = []
        for finding in in_order(workers, Count(game), lines):
            found.append(finding)
            bar.update(task, advance=1, refresh=True)
    return found


def _number(lines: list[Line], ended: list[Line]) -> str:
    """Return how many games there are, and how many came to no end."""
    lost = len(lines) - len(ended)
    return f"{len(ended):,} games" + (f"; broken off after {LONGEST:,} decisions: {lost}" if lost else "")


def _show(name: str, page: str, pictures: dict[str, str], out: Path | None) -> None:
    """Write the page and its pictures into a folder, or print the page."""
    if out is None:
        print(page, end="")
        return
    out.mkdir(parents=True, exist_ok=True)
    for file, text in {name: page, **pictures}.items():
        (out / file).write_text(text, encoding="utf-8")
