"""A deal that several tables play is as lucky at each of them, whatever the players do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from groma.kernel import Chance, Game, Record, State
from tests.amount import amount
from tests.games.test_every_game import GAMES, chosen, every_table


class Noting(Chance):
    """Luck in streams that notes what each of them brings."""

    brought: dict[str, list[int]]

    def copy(self) -> Chance:
        """Return plain luck: only the table's own is noted."""
        plain = Chance()
        plain.start(self.seed, self.drawn, self.has_streams, self.used)
        return plain

    def stream(self, name: str, first: int = 0, second: int = 0, third: int = 0) -> Chance:
        """Note the first numbers of a stream."""
        asked = f"{name} {first} {second} {third}"
        found = super().stream(name, first, second, third)
        ahead = found.copy()
        self.brought[f"{asked} {self.used[asked]}"] = [ahead.below(1 << 30) for _ in range(8)]
        return found

    def shuffle_pile(self, name: str, items: list[int]) -> None:
        """Note the order of a pile."""
        super().shuffle_pile(name, items)
        self.brought[f"{name} {self.used[name]}"] = items[:]


def board(game: Game[Any], seats: int, seed: int, options: dict[str, Any], rng: Random) -> tuple[State, Noting]:
    """Play a repeated deal at random, and note all luck after the setup."""
    state: State = game.new(seats, seed, options, streams=True)
    luck, drawn = Noting(), state.chance.drawn
    luck.start(seed, drawn, True, state.chance.used)
    luck.brought = {}
    state.chance = luck
    while not state.over:
        seat = rng.choice(state.waiting)
        state.play(rng.choice(state.options(seat)), seat)
    assert luck.drawn == drawn, "luck was drawn that has no stream of its own"
    return state, luck


@every_table
def test_two_boards_with_different_play_have_the_same_luck(game: Game[Any], seats: int) -> None:
    for seed in range(amount().whole_games):
        options = chosen(game, seats, Random(seed))
        one, two = (board(game, seats, seed, options, Random(f"{seed} {table}"))[1] for table in range(2))
        for name in one.brought.keys() & two.brought.keys():
            assert in_common(one.brought[name], two.brought[name]) == in_common(two.brought[name], one.brought[name])


def in_common(some: list[int], others: list[int]) -> list[int]:
    """Return, in their order, the cards of which each pile has one, or all of two equal lists of numbers."""
    return [each for each in some if each in others and some.count(each) == others.count(each) == 1]


@pytest.mark.parametrize("name", ["architects", "aquileia"])
def test_the_two_games_that_draw_luck_after_the_setup_draw_it_from_streams(name: str) -> None:
    game = next(each for each in GAMES if each.name == name)
    assert any(board(game, 3, seed, {}, Random(seed))[1].brought for seed in range(2))


@every_table
def test_a_repeated_deal_travels_and_replays(game: Game[Any], seats: int) -> None:
    rng, state = Random(seats), game.new(seats, 5, {}, streams=True)
    record = Record.of(state)
    while not state.over:
        seat = rng.choice(state.waiting)
        record.play(state, rng.choice(state.options(seat)), seat)
        if rng.random() < 0.05:
            state = game.from_json(state.to_json())
    if game.name != "toy":  # only games on the shelf have files
        record = Record.from_json(record.to_json())
    assert record.replay().to_json() == state.to_json()
