"""`groma games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.table import Table

import groma
from groma.cli.output import console, print_json
from groma.cli.parameters import AsJson, Language, language_of
from groma.cli.text import Text
from groma.kernel import Game, OptionValue


def games(language: Language = None, json: AsJson = False) -> None:
    """List the games, their seat counts and their options."""
    spoken = language_of(language)
    all_games = [groma.game(name) for name in groma.names()]
    if json:
        print_json({"games": [_as_json(game) for game in all_games]})
        return
    for game in all_games:
        _show(game, Text(game, spoken))


def _as_json(game: Game[Any]) -> dict[str, Any]:
    options = {name: {"default": values[0], "values": list(values)} for name, values in game.options.items()}
    return {
        "name": game.name,
        "rules": game.version,
        "components": game.components.digest,
        "seats": list(game.players),
        "minutes": game.minutes,
        "options": options,
    }


def _show(game: Game[Any], text: Text) -> None:
    out = console()
    players = text.phrase("players", least=game.players[0], most=game.players[-1])
    edition = f"[dim]v{game.version} {game.components.digest}[/dim]"
    out.print(f"[bold]{text.name(game.name)}[/bold] ({game.name}), {players} {edition}")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("--option", no_wrap=True)
    table.add_column(text.phrase("values"))
    for name, values in game.options.items():
        meaning = _meaning(name, text)
        table.add_row(name, values_shown(values) + (f" [dim]({meaning})[/dim]" if meaning else ""))
    out.print(table)


def _meaning(name: str, text: Text) -> str:
    key = f"option_{name}"
    said = text.name(key)
    return "" if said == key else said


def values_shown(values: tuple[OptionValue, ...]) -> str:
    """Return allowed values for people: the orders of one list are not all written out."""
    shown = [str(value) for value in values]
    orders = [value for value in shown if "," in value]
    if len(orders) < 3:
        return ", ".join(shown)
    others = [value for value in shown if "," not in value]
    return " or ".join([*others, orders[0], "any other order"])
