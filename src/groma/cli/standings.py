"""The table of `docs/bots.md`: all levels in all games, measured by one command that can be interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import groma
from groma.bots.match import Match, edition
from groma.bots.strength import Strength
from groma.cli.ledger import Ledger
from groma.cli.output import progress
from groma.cli.tournament import played
from groma.kernel.weights import Weights
from groma.lab.workers import Workers

PAIRINGS = [("easy", "random"), ("medium", "easy"), ("medium", "random"), ("hard", "medium"), ("expert", "hard")]
"""Who meets whom in every game and at every number of seats; the second one takes all other seats."""
EXPERT = 5
"""How many times as much `expert` thinks."""
SEATS = (2, 3, 4)
_BEGIN, _END = "<!-- table: begin -->", "<!-- table: end -->"


def matches() -> list[Match]:
    """Return everything that the table needs, the quickest first."""
    found: list[Match] = []
    for strong, weak in PAIRINGS:
        for game in [groma.game(name) for name in groma.names()]:
            for seats in SEATS:
                if seats in game.players:
                    found.append(
                        Match(game.name, _limited(strong, weak, seats, game.advice.weights), 1, {}, edition(game))
                    )
    return found


def _limited(strong: str, weak: str, seats: int, weights: Weights) -> list[str]:
    """Return the bots of a match; those that search have a number of simulations."""
    if strong == "expert":
        fewer = weights.simulations_against_expert
        return [f"expert:{EXPERT * fewer}"] + [f"hard:{fewer}"] * (seats - 1)
    return [f"hard:{weights.simulations}" if strong == "hard" else strong] + [weak] * (seats - 1)


def make_page(page: Path, ledger: Ledger, games: int, workers: Workers, game: str) -> None:
    """Play what is missing, of one game or of all, and write the table into the page, between its marks."""
    asked = [groma.game(game).name] if game else groma.names()
    text = page.read_text(encoding="utf-8")
    if _BEGIN not in text or _END not in text:
        raise ValueError(f"{page}: has no place for a table between {_BEGIN} and {_END}")
    wanted = matches()
    missing = {match: ledger.missing(match, match.whole(games)) for match in wanted if match.game in asked}
    with progress() as bar:
        whole = sum(match.whole(games) for match in missing)
        task = bar.add_task("games", total=whole, completed=whole - sum(map(len, missing.values())))
        for match, numbers in missing.items():
            for outcome in played(groma.game(match.game), match, numbers, workers):
                ledger.add(match, outcome)
                bar.update(task, advance=1, refresh=True)
            _write(page, [Strength(each, ledger.outcomes(each, 10**6)) for each in wanted])


def _write(page: Path, strengths: list[Strength]) -> None:
    before, _, rest = page.read_text(encoding="utf-8").partition(_BEGIN)
    after = rest.partition(_END)[2]
    rows = [_row(strength.result()) for strength in strengths if strength.outcomes]
    heading = "| game | seats | bot | against | games | wins | 95 % | fair share | Elo ahead | simulations/s |"
    lines = ["", heading, "|" + "---|" * 10, *rows, ""]
    page.write_text(before + _BEGIN + "\n".join(lines) + "\n" + _END + after, encoding="utf-8")


def _row(result: dict[str, Any]) -> str:
    one, other = result["strength"]
    cells = [
        result["game"],
        str(result["seats"]),
        f"`{one['bot']}`",
        f"`{other['bot']}`" + (f" × {other['seats']}" if other["seats"] > 1 else ""),
        str(result["games"]),
        f"**{one['share']:.1%}**",
        f"{one['low']:.1%} – {one['high']:.1%}",
        f"{one['fair']:.1%}",
        f"{one['elo'] - other['elo']:+d}",
        f"{one['simulations_per_second']:,.0f}" if one["simulations_per_second"] else "",
    ]
    return "| " + " | ".join(cells) + " |"
