"""Is a game fair to every seat? Bots play, and a picture shows how often each seat wins, with its 95 % interval.

uv run python examples/balance/by_seat.py aquileia --seats 3 --games 300 --picture by-seat.svg
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import groma
from groma.bots import bot
from groma.bots.strength import wilson

WIDTH, ROW, LEFT = 560, 34, 60


def main() -> None:
    """Play, count and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=groma.names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--picture", type=Path, default=Path("by-seat.svg"))
    asked = parser.parse_args()
    wins = [0.0] * asked.seats
    for seed in range(asked.games):
        winners = winners_of(asked.game, asked.seats, asked.bot, seed)
        for seat in winners:
            wins[seat] += 1 / len(winners)
    intervals = [wilson(won, asked.games) for won in wins]
    asked.picture.write_text(picture(asked.game, wins, intervals, asked.games), "utf-8")
    print(json.dumps({"shares": [won / asked.games for won in wins], "intervals": intervals}))


def winners_of(game: str, seats: int, name: str, seed: int) -> list[int]:
    """Let equal bots play a game, and return who won."""
    state = groma.game(game).new(seats, seed)
    state.logging = False
    players = [bot(name, seats * seed + seat) for seat in range(seats)]
    while not state.over:
        seat = state.waiting[0]
        state.play(players[seat].answer(state, seat), seat)
    return state.winners()


def picture(game: str, wins: list[float], intervals: list[tuple[float, float]], games: int) -> str:
    """Return a drawing: a bar for each seat, its interval, and a line where all would be equal."""
    fair, height = LEFT + (WIDTH - LEFT) / len(wins), ROW * (len(wins) + 1)
    rows = [row(seat, wins[seat] / games, low, high, ROW * (seat + 1)) for seat, (low, high) in enumerate(intervals)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
            f'<text x="4" y="20">{game}: wins by seat in {games} games</text>',
            *rows,
            f'<path d="M{fair:.1f} {ROW} V{height}" stroke="#333" stroke-dasharray="4 3"/>',
            "</svg>\n",
        ]
    )


def row(seat: int, share: float, low: float, high: float, top: int) -> str:
    """Return the bar of one seat and its interval."""
    scale = WIDTH - LEFT
    return (
        f'<text x="4" y="{top + 20}">seat {seat}</text>'
        f'<rect x="{LEFT}" y="{top + 6}" width="{share * scale:.1f}" height="20" fill="#c96f3b"/>'
        f'<path d="M{LEFT + low * scale:.1f} {top + 16} H{LEFT + high * scale:.1f}" stroke="#222" stroke-width="2"/>'
    )


if __name__ == "__main__":
    main()
