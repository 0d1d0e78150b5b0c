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
        table.add_row(name, f"{text.name(f'option_{name}')}\n[dim]{values_shown(values, text)}[/dim]")
    out.print(table)


def values_shown(values: tuple[OptionValue, ...], text: Text) -> str:
    """Return allowed values with their words; the orders of one list are not all written out."""
    orders = [str(value) for value in values if "," in str(value)]
    if len(orders) < 3:
        return ", ".join([_value_shown(value, text) for value in values])
    others = [_value_shown(value, text) for value in values if "," not in str(value)]
    return ", ".join([*others, text.phrase("orders", first=orders[0])])


def _value_shown(value: OptionValue, text: Text) -> str:
    """Return a value as it is given and in words; a number stands for itself."""
    key = str(value).lower() if isinstance(value, bool) else str(value)
    said = text.word(key)
    is_plain = said == key or (isinstance(value, int) and not isinstance(value, bool))
    return str(value) if is_plain else text.phrase("option-value", value=str(value), said=said)
