"""`groma arena`: how strong bots are, with equal deals, rotated seats and honest intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import groma
from groma.bots import check
from groma.bots.match import Match, edition
from groma.bots.strength import Strength
from groma.cli.extras import workers_for
from groma.cli.ledger import Ledger
from groma.cli.output import check_writable, console, print_json, progress
from groma.cli.parameters import AsJson, ComponentFiles, Jobs, Options, RayAddress, Seats, components_for, options_of
from groma.cli.standings import make_page
from groma.cli.tournament import played
from groma.kernel import Game
from groma.lab.workers import Workers

MaybeGame = Annotated[str, typer.Argument(metavar="[GAME]", help="The game; `groma games` lists them.")]
Entrants = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help="The bots that meet; the last one takes all seats that are left. hard:60 thinks for 60 simulations.",
    ),
]
Games = Annotated[int, typer.Option(metavar="K", min=1, help="Games, rounded up so that each deal is played in full.")]
ArenaSeed = Annotated[int, typer.Option(metavar="S", help="The same seed gives the same deals.")]
GamesFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep each game in this file, and go on where it ends.")
]
Page = Annotated[
    Path | None,
    typer.Option(
        metavar="PAGE",
        help="Play all pairings of this page of the documentation, of GAME or of all games, and write its table.",
    ),
]

_HEADINGS = [
    "bot",
    "seats",
    "wins\na seat",
    "95 %",
    "Elo",
    "mean\nscore",
    "decisions\na second",
    "simulations\na second",
]
"""In two lines, so that the table fits into eighty columns."""
_WITH_TABLE = ("file", "game", "games", "jobs", "ray", "table")


def arena(
    context: typer.Context,
    game: MaybeGame = "",
    bots: Entrants = "hard:60,medium",
    seats: Seats = 3,
    games: Games = 60,
    seed: ArenaSeed = 0,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
    components: ComponentFiles = None,
    file: GamesFile = None,
    table: Page = None,
    json: AsJson = False,
) -> None:
    """Let bots meet on equal deals in rotated seats, and tell how strong they are."""
    if file is not None:
        check_writable(file)
    if table is not None:
        _refuse_ignored(context)
        with workers_for("arena", jobs, ray) as workers:
            make_page(table, Ledger(file), games, workers, game)
        return
    if not game:
        raise ValueError(f"which game? There are {', '.join(groma.names())}")
    played_game = groma.game(game, components_for(game, components))
    options = options_of(played_game, option)
    played_game.new(seats, 0, options)
    match = Match(game, entrants(bots, played_game, seats), seed, options, edition(played_game))
    with workers_for("arena", jobs, ray) as workers:
        result = measured(played_game, match, games, Ledger(file), workers).result()
    if json:
        print_json(result)
        return
    _show(result)


def _refuse_ignored(context: typer.Context) -> None:
    """Refuse options that a page does not heed."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in _WITH_TABLE and source is not None and source.name == "COMMANDLINE":
            raise ValueError(f"--{name} does not go with --table, which takes GAME, --games, --jobs, --ray and --file")


def entrants(names: str, game: Game[Any], seats: int) -> list[str]:
    """Return a bot for each seat: the last of the names takes all seats that are left."""
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        check(name)
    if len(bots) > seats:
        raise ValueError(
            f"{len(bots)} bots for {seats} {'seat' if seats == 1 else 'seats'} ({', '.join(bots)}): --bots takes"
            f" at most one name a seat; {game.name} is played by {game.players[0]} to {game.players[-1]}"
        )
    return bots + bots[-1:] * (seats - len(bots))


def measured(game: Game[Any], match: Match, games: int, ledger: Ledger, workers: Workers) -> Strength:
    """Play what is missing of a match, and return what all of its games say."""
    whole = match.whole(games)
    missing = ledger.missing(match, whole)
    with progress() as bar:
        task = bar.add_task(match.key(), total=whole, completed=whole - len(missing))
        for outcome in played(game, match, missing, workers):
            ledger.add(match, outcome)
            bar.update(task, advance=1, refresh=True)
    return Strength(match, ledger.outcomes(match, whole))


def _show(result: dict[str, Any]) -> None:
    title = f"{result['game']}, {result['seats']} seats: {result['games']:,} games, seed {result['seed']}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in _HEADINGS:
        is_name = heading == "bot"
        table.add_column(heading, justify="left" if is_name else "right", no_wrap=not is_name, overflow="fold")
    for row in result["strength"]:
        table.add_row(*_cells(row))
    out = console()
    out.print(table)
    out.print(f"A fair share is {1 / result['seats']:.1%}.")


def _cells(row: dict[str, Any]) -> list[str]:
    interval = f"{row['low']:.1%} – {row['high']:.1%}"
    speeds = [f"{row[key]:,.0f}" for key in ("decisions_per_second", "simulations_per_second")]
    return [
        row["bot"],
        str(row["seats"]),
        f"{row['share']:.1%}",
        interval,
        f"{row['elo']:+d}",
        f"{row['score']:.1f}",
        *speeds,
    ]
