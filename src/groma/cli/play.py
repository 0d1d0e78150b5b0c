"""`groma play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from groma.bots import bot
from groma.cli.output import check_writable, console
from groma.cli.parameters import (
    ComponentFiles,
    GameName,
    Language,
    Options,
    Seats,
    bots_of,
    game_of,
    language_of,
    options_of,
)
from groma.cli.sitting import Sitting
from groma.cli.text import Text

Seat = Annotated[int, typer.Option(metavar="K", help="Your seat; seats are counted from 0.")]
BotNames = Annotated[str, typer.Option(metavar="A,B,…", help="A bot for each other seat, or one for all of them.")]
PlaySeed = Annotated[int | None, typer.Option(metavar="S", help="The same seed deals the same game.")]
OutFile = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game down as a record.")]


def play(
    game: GameName,
    seats: Seats = 3,
    seat: Seat = 0,
    bots: BotNames = "medium",
    seed: PlaySeed = None,
    option: Options = None,
    record: OutFile = None,
    language: Language = None,
    components: ComponentFiles = None,
) -> None:
    """Play a game against bots; `?` tells what is refused and why, `hint` what a bot would do, `undo` takes back."""
    box = game_of(game, components)
    text = Text(box, language_of(language))
    luck = randbits(64) if seed is None else seed
    state = box.new(seats, luck, options_of(box, option))
    if seat not in range(seats):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    players = dict(zip(others, bots_of(bots, len(others)), strict=True))
    if record is not None:
        check_writable(record)
    rivals = {other: bot(name, luck + other) for other, name in players.items()}
    Sitting(state, seat, rivals, text, console(), record).play()
