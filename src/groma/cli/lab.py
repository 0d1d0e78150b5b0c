"""`groma lab`: bots that learn. Games of self-play, nets trained on them, and the gate that a net must pass."""

from __future__ import annotations

import shlex
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

import groma
from groma.bots import check
from groma.bots.levels import SEARCH
from groma.bots.match import Match, edition
from groma.bots.nets import LEARNED, NetError, judge_of, net_file, one_thread
from groma.cli.arena import measured
from groma.cli.balance import balance, sweep
from groma.cli.extras import needs_the_lab, workers_for
from groma.cli.ledger import Ledger
from groma.cli.output import console, print_json, progress
from groma.cli.parameters import AsJson, GameName, Jobs, RayAddress, Seats
from groma.cli.review import review
from groma.kernel import Game

app = typer.Typer(
    help="Bots that learn: play games, train a net on them, let it pass the gate.",
    epilog="Example: groma lab selfplay praetor --into games --games 1000",
)

Folder = Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Where the games are kept; it goes on there.")]
Games = Annotated[int, typer.Option(metavar="K", min=1, help="How many games the folder is to hold.")]
SeatCounts = Annotated[str, typer.Option("--seats", metavar="N,M,…", help="Seats at the table, game by game in turn.")]
Player = Annotated[str, typer.Option("--bots", metavar="A", help="The bot that plays in all seats.")]
Seed = Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games, and the same net.")]
Luck = Annotated[
    float, typer.Option(metavar="P", min=0, max=1, help="How often something else than its choice is played.")
]
Kept = Annotated[float, typer.Option(metavar="P", min=0, max=1, help="The share of the positions that are kept.")]
Batch = Annotated[int, typer.Option(metavar="B", min=1, help="How many games one file holds.")]
Played = Annotated[list[Path], typer.Option("--games", metavar="FOLDER", help="Games to learn from; may be repeated.")]
Nets = Annotated[Path, typer.Option("--into", metavar="FOLDER", help="The folder of the nets and of their ladder.")]
Epochs = Annotated[int, typer.Option(metavar="K", min=1, help="How often each game is learned from.")]
Hidden = Annotated[str, typer.Option(metavar="A,B", help="How wide the two layers are.")]
Rounds = Annotated[int, typer.Option(metavar="R", min=0, help="Rounds that a rollout lasts before the net judges.")]
Exploration = Annotated[float | None, typer.Option(metavar="C", min=0, help="By default that of the game's habits.")]
NetFile = Annotated[Path, typer.Argument(metavar="NET", help="The net, as `groma lab train` wrote it.")]
Budget = Annotated[str, typer.Option(metavar="T", help="What both sides have: 0.2s of CPU time, or 200 simulations.")]
Against = Annotated[str, typer.Option(metavar="A", help="Another opponent than the search that would be replaced.")]
GateGames = Annotated[int, typer.Option(metavar="K", min=1, help="Games, rounded up to whole deals.")]
Installed = Annotated[
    list[str] | None,
    typer.Option("--level", metavar="LEVEL", help="Who passes becomes this level in the game; may be repeated."),
]
app.command("balance", epilog="Example: groma lab balance praetor --bots medium --games 300 --out report")(balance)
app.command("review", epilog="Example: groma lab review praetor records --simulations 60 --jobs 4")(review)
app.command("sweep", epilog="Example: groma lab sweep praetor --vary scoring.gold_per_favor=5,10")(sweep)


@app.command("selfplay", epilog="Example: groma lab selfplay praetor --into games --games 1000 --jobs 4")
def selfplay(
    game: GameName,
    into: Folder,
    games: Games = 1000,
    seats: SeatCounts = "3",
    bots: Player = "medium",
    seed: Seed = 0,
    luck: Luck = 0.05,
    kept: Kept = 0.25,
    batch: Batch = 20,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    json: AsJson = False,
) -> None:
    """Let bots play, and keep what a net can learn from; an interrupted series goes on where it stopped."""
    one_thread()
    with needs_the_lab("selfplay"):
        from groma.lab import series

    check(bots)
    counts = _seat_counts(groma.game(game), seats)
    wanted = series.Series(game, counts, bots, seed, luck, kept, batch)
    series.open_series(wanted, into)
    numbers = series.missing(wanted, into, games)
    with workers_for("lab selfplay", jobs, ray) as workers, progress() as bar:
        task = bar.add_task(f"{game}, batches of {batch} games", total=len(numbers))
        for _ in series.play_all(wanted, into, numbers, workers):
            bar.update(task, advance=1, refresh=True)
    kept_games = len(series.batches(into)) * batch
    if json:
        print_json({"game": game, "games": kept_games, "played": len(numbers) * batch})
        return
    console().print(f"{into} holds {kept_games} games of {game}.")


def _seat_counts(game: Game[Any], given: str) -> list[int]:
    """Return the numbers of seats; a game alone has no winner to foretell."""
    allowed = [count for count in game.players if count > 1]
    found = [int(each) if each.strip().isdecimal() else 0 for each in given.split(",")]
    for count in found:
        if count not in allowed:
            raise ValueError(f"--seats takes numbers from {allowed[0]} to {allowed[-1]} in {game.name}, not {given!r}")
    return found


@app.command("train", epilog="Example: groma lab train praetor --games games --into nets")
def train(
    game: GameName,
    games: Played,
    into: Nets,
    epochs: Epochs = 8,
    hidden: Hidden = "128,32",
    seed: Seed = 0,
    rounds: Rounds = 1,
    exploration: Exploration = None,
    json: AsJson = False,
) -> None:
    """Train a net on games of self-play; it joins the ladder of its folder."""
    with needs_the_lab("train"):
        from groma.lab import curves, ladder
        from groma.lab.nursery import provenance, trainer_of

    learner = groma.game(game)
    trainer = trainer_of(learner, games, _widths(hidden), seed)
    into.mkdir(parents=True, exist_ok=True)
    file = ladder.next_net(into)
    ladder.note(into, {"net": file.stem, **trainer.epochs[0].data()})
    with progress() as bar:
        task = bar.add_task(f"{game}, {len(trainer.learned):,} positions", total=epochs)
        for epoch in trainer.train(epochs):
            ladder.note(into, {"net": file.stem, **epoch.data()})
            bar.update(task, advance=1, refresh=True)
    tried = learner.advice.weights.habits.exploration if exploration is None else exploration
    tables = provenance(learner, trainer, file, {"rollout_rounds": rounds, "exploration": tried})
    tables["made"] |= {"command": _command(), "games": [str(each) for each in games], "seed": seed, "epochs": epochs}
    trainer.net().save(ladder.weights_of(file))
    file.write_text(ladder.told(tables), encoding="utf-8")
    _draw(into, curves.picture(ladder.lines(into)))
    figures = tables["learned"]
    if json:
        print_json({"game": game, "net": str(file), **figures})
        return
    console().print(
        f"{file}: loss of the chances {figures['win_loss']}, of the advice {figures['win_loss_of_advice']}."
    )


def _widths(given: str) -> tuple[int, int]:
    """Return how wide the layers are."""
    first, _, second = given.partition(",")
    if not (first.isdecimal() and second.isdecimal() and int(first) and int(second)):
        raise ValueError(f"--hidden takes two numbers as in 128,32, not {given!r}")
    return int(first), int(second)


def _command() -> str:
    """Return the command that was given, for whoever wants to repeat it."""
    return shlex.join(["groma", *sys.argv[1:]])


def _draw(folder: Path, picture: str) -> None:
    (folder / "learning.svg").write_text(picture, encoding="utf-8")


@app.command("judge", epilog="Example: groma lab judge praetor nets/net-001.toml --games 300 --level expert")
def judge(
    game: GameName,
    net: NetFile,
    seats: Seats = 3,
    games: GateGames = 300,
    budget: Budget = "0.2s",
    against: Against = "",
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    level: Installed = None,
    json: AsJson = False,
) -> None:
    """Let a net search against the search that it would replace; beyond doubt better, it may become a level."""
    with needs_the_lab("judge"):
        from groma.lab import curves, ladder

    judged, levels = groma.game(game), level or []
    check_levels(judged, levels)
    judge_of(judged, f"{LEARNED}@{net}")
    judged.new(seats, 0)
    bots = [f"{LEARNED}:{budget}@{net}", *[against or _reigning(judged, levels, budget)] * (seats - 1)]
    for name in bots:
        check(name)
    match = Match(game, bots, seed, {}, edition(judged))
    ledger = Ledger(net.with_name("gate.jsonl"))
    with workers_for("lab judge", jobs, ray) as workers:
        figures = _verdict(net, measured(judged, match, games, ledger, workers).result())
    ladder.note(net.parent, figures)
    _draw(net.parent, curves.picture(ladder.lines(net.parent)))
    if figures["better"] and levels:
        tables = _tables(net)
        tables[""]["levels"], tables["gate"] = levels, figures | {"command": _command()}
        ladder.install(net, tables, net_file(judged).parent)
    _tell(figures, levels, json)


def check_levels(game: Game[Any], levels: list[str]) -> None:
    """Refuse levels that do not search, and a net that would take away what the present one serves."""
    for name in levels:
        if name not in ("hard", "expert"):
            raise ValueError(f"--level takes hard or expert, which search, not {name!r}")
    left_out = [name for name in _served(game) if name not in levels]
    if levels and left_out:
        raise ValueError(f"the net of {game.name} serves {' and '.join(left_out)}: another must be judged for that too")


def _served(game: Game[Any]) -> list[str]:
    """Return the levels that the game's net serves now."""
    try:
        return judge_of(game, LEARNED).levels
    except NetError:
        return []


def _reigning(game: Game[Any], levels: list[str], budget: str) -> str:
    """Return the search that serves the levels now: that of the game's net if it passed for all, else the old one."""
    return f"{LEARNED if levels and set(levels) <= set(_served(game)) else SEARCH}:{budget}"


def _verdict(net: Path, result: dict[str, Any]) -> dict[str, Any]:
    """Return what the gate found: beyond doubt means that the whole interval lies above a fair share."""
    own = result["strength"][0]
    figures = {name: own[name] for name in ("share", "low", "high", "fair", "simulations_per_second")}
    rest = {"bots": result["bots"], "games": result["games"], "seed": result["seed"]}
    return {"net": net.stem, **rest, **figures, "better": own["low"] > own["fair"]}


def _tables(net: Path) -> dict[str, dict[str, Any]]:
    """Return what is told of a net, table by table."""
    whole = tomllib.loads(net.read_text(encoding="utf-8"))
    plain = {name: each for name, each in whole.items() if not isinstance(each, dict)}
    return {"": plain, **{name: each for name, each in whole.items() if isinstance(each, dict)}}


def _tell(figures: dict[str, Any], levels: list[str], json: bool) -> None:
    if json:
        print_json(figures)
        return
    words = "better beyond doubt" if figures["better"] else "not better beyond doubt"
    console().print(
        f"{figures['net']} won {figures['share']:.1%} of {figures['games']} games ({figures['low']:.1%} to"
        f" {figures['high']:.1%}; a fair share is {figures['fair']:.1%}) against {figures['bots'][-1]}: {words}."
    )
    if levels and figures["better"]:
        console().print(f"It is {' and '.join(levels)} from now on.")
