"""`groma lab review`: what the decisions of many games gave away."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

import groma
from groma.bots.nets import one_thread
from groma.cli.extras import workers_for
from groma.cli.output import console, print_json, progress
from groma.cli.parameters import AsJson, ComponentFiles, GameName, Jobs, RayAddress, components_for
from groma.lab.balance import mean
from groma.lab.reviews import Review, Reviewer
from groma.lab.samples import load
from groma.lab.workers import in_order

Paths = Annotated[
    list[Path], typer.Argument(metavar="PATH…", help="Records, folders of them, or games that `lab balance` kept.")
]
Simulations = Annotated[int, typer.Option(metavar="N", min=1, help="How long each decision is thought about.")]

COSTLIEST = 10
"""So many decisions are told."""


def review(
    game: GameName,
    paths: Paths,
    simulations: Simulations = 60,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    components: ComponentFiles = None,
    json: AsJson = False,
) -> None:
    """Let a search look at every decision of finished games, and tell what was given away."""
    one_thread()
    reviewed = groma.game(game, components_for(game, components))
    lines = [line for path in paths for line in load(path, reviewed) if line["moves"]]
    reviews: list[Review] = []
    with workers_for("lab review", jobs, ray) as workers, progress() as bar:
        task = bar.add_task(game, total=len(lines))
        for each in in_order(workers, Reviewer(reviewed, simulations), lines):
            reviews.append(each)
            bar.update(task, advance=1, refresh=True)
    if json:
        print_json({"game": game, "simulations": simulations, "reviews": [asdict(each) for each in reviews]})
        return
    _tell(reviews)


def _tell(reviews: list[Review]) -> None:
    """Tell what the decisions that were looked at closely gave away, and the costliest of them."""
    out = console()
    looks = [(game, look) for game, each in enumerate(reviews, 1) for look in each.looks]
    cost = mean([look.cost for _, look in looks])
    decisions = sum(each.decisions for each in reviews)
    out.print(
        f"{len(reviews):,} games, {decisions:,} decisions; the {len(looks):,} most doubtful gave away {cost.value:.1%}"
        f" ({cost.low:.1%} to {cost.high:.1%}) of a win each, on average. The costliest:"
    )
    for game, look in sorted(looks, key=lambda pair: -pair[1].cost)[:COSTLIEST]:
        out.print(
            f"game {game}, move {look.move}, seat {look.seat}: {look.played} ({look.chance:.0%});"
            f" {look.best} ({look.best_chance:.0%})",
            markup=False,
        )
