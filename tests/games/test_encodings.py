"""What learners read: nothing in it leaks, and nothing that a seat sees is missing from it."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import cloudpickle
import pytest
from generate import encodings, views
from hypothesis import given

import groma
from groma.kernel import Game, State
from groma.kernel.encoding import MOST, PLACES, Block, Encoding, SeatBlock, Sparse
from tests.games.test_every_game import every_table, few, moves, positions, seeds, start
from tests.kernel.toy import Toy

GAMES: list[Game[Any]] = [groma.game(name) for name in groma.names()]
WORKED_OUT = "previews"
"""What a view adds that the rules work out from the rest of it."""
IMPOSSIBLE = (ValueError, LookupError, TypeError, AttributeError, AssertionError)
"""What happens to a table that can never lie there: the rules trip over it."""
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@every_table
@given(seed=seeds)
@few
def test_an_encoding_does_not_depend_on_what_the_seat_cannot_know(game: Game[Any], seats: int, seed: int) -> None:
    for state, rng in positions(game, seats, seed, 13):
        for seat in range(seats):
            encoded = state.encode(seat)
            imagined = state.imagine(seat, Random(rng.random()))
            assert imagined.encode(seat) == encoded, told_apart(game, imagined.encode(seat), encoded)
            assert imagined.legal_ids(seat) == state.legal_ids(seat)
            for block in game.encoding.blocks:
                numbers = game.encoding.decode(encoded)[block.name]
                assert all(block.low <= number <= block.high for number in numbers), block.name


def told_apart(game: Game[Any], one: bytes, other: bytes) -> list[str]:
    """Return the names of the blocks that differ."""
    first, second = game.encoding.decode(one), game.encoding.decode(other)
    return [name for name in first if first[name] != second[name]]


@every_game
def test_what_a_seat_can_tell_apart_has_different_encodings(game: Game[Any]) -> None:
    """Change one thing at a time on a table: if a seat sees a difference, the encoding shows one."""
    seen, missing = 0, set[str]()
    for seats in (game.players[0], game.players[-1]):
        for state, rng in positions(game, seats, 7, 160):
            seat = rng.randrange(seats)
            view, encoded = sight(state, seat), state.encode(seat)
            for other in neighbours(state, rng):
                with suppress(*IMPOSSIBLE):
                    shown = sight(other, seat)
                    if shown == view:
                        continue
                    seen += 1
                    if other.encode(seat) == encoded:
                        missing |= set(differences(view, shown))
    assert not missing
    assert seen > 50


def sight(state: State, seat: int) -> dict[str, Any]:
    """Return what a seat sees, apart from what is worked out."""
    return {key: seen for key, seen in state.view(seat).items() if key != WORKED_OUT}


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Return where two views differ."""
    if type(one) is not type(other) or not isinstance(one, dict | list) or len(one) != len(other):
        return [path] if one != other else []
    keys = one if isinstance(one, dict) else range(len(one))
    return [place for key in keys for place in differences(one[key], other[key], f"{path}/{key}")]


def neighbours(state: State, rng: Random) -> Iterator[State]:
    """Give out tables that differ from this one in a number of a field, or in the order of two."""
    saved = state.to_json()
    fields: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for path in leaves(json.loads(saved)["table"]):
        fields.setdefault(tuple(key for key in path if isinstance(key, str)), []).append(path)
    for path in [path for paths in fields.values() for path in rng.sample(paths, min(6, len(paths)))]:
        for change in (add_one, take_one, exchange):
            whole = json.loads(saved)
            inside = whole["table"]
            for key in path[:-1]:
                inside = inside[key]
            with suppress(*IMPOSSIBLE):
                change(inside, path[-1])
                yield state.game.from_json(json.dumps(whole))


def add_one(inside: Any, key: Any) -> None:
    inside[key] = not inside[key] if isinstance(inside[key], bool) else inside[key] + 1


def take_one(inside: Any, key: Any) -> None:
    inside[key] -= 1


def exchange(inside: Any, key: Any) -> None:
    inside[key], inside[key + 1] = inside[key + 1], inside[key]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give out the way to every number of a saved table."""
    if isinstance(value, int):
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from leaves(each, (*path, key))


@every_table
def test_who_was_told_the_same_sees_the_same(game: Game[Any], seats: int) -> None:
    """Beside the true game goes an imagined one; where a seat is told different things there, another is imagined."""
    state, rng = start(game, seats, 11)
    seat = seats - 1
    state.told(seat)
    other = state.copy()
    for who, action in moves(state, rng):
        if other.told(seat) != state.told(seat) or action not in other.options(who):
            other = state.imagine(seat, rng)
            other.logging = True
        assert other.told(seat) == state.told(seat)
        assert other.view(seat) == state.view(seat)
        assert other.encode(seat) == state.encode(seat)
        other.play(action, who)


def test_what_one_is_told_depends_on_own_answers_and_on_nothing_secret() -> None:
    toy = Toy()
    state = toy.new(2, 3)
    state.told(0)
    own, foreign = (state.options(seat) for seat in (0, 1))
    after = [state.copy() for _ in range(4)]
    for other, action, seat in ((0, own[0], 0), (1, own[1], 0), (2, foreign[0], 1), (3, foreign[1], 1)):
        after[other].play(action, seat)
    assert after[0].told(0) != after[1].told(0)
    assert after[2].told(0) == after[3].told(0) == state.told(0)
    assert after[2].told(1) != after[3].told(1)


def test_what_was_told_goes_along_with_copies_and_to_other_processes() -> None:
    state = groma.game("aquileia").new(3, 3)
    state.told(0)
    for _ in range(30):
        state.play(state.options()[-1])
    others = [state.copy(), copy.deepcopy(state), pickle.loads(cloudpickle.dumps(state))]
    for other in others:
        assert [other.told(seat) for seat in range(3)] == [state.told(seat) for seat in range(3)]
    before, action = state.told(1), state.options()[0]
    for each in (state, *others):
        each.play(action)
    assert len({each.told(1) for each in (state, *others)} - {before}) == 1


def test_blocks_lie_side_by_side_and_are_found_by_name() -> None:
    game = groma.game("marble")
    encoding: Encoding[Any] = game.encoding
    assert [block.start for block in encoding.blocks[1:]] == [block.end for block in encoding.blocks[:-1]]
    assert encoding.size == encoding.blocks[-1].end == len(game.new(2, 1).encode(0)) // 2
    assert encoding.block("tiles").columns == ()
    assert encoding.block("tiles").shape[0] == 3
    with pytest.raises(ValueError, match="there is no block 'gold'"):
        encoding.block("gold")


def test_a_block_refuses_numbers_that_do_not_fit_it() -> None:
    toy = Toy()
    short: Block[Any] = Block("short", (3,), (0, 1), "", lambda state, seat: [1])
    uneven: Block[Any] = SeatBlock("uneven", (4, 2), (0, 1), "", lambda state, seat, viewer: [1])
    twice: Block[Any] = Block("twice", (3,), (0, 3), "", lambda state, seat: [1, 1], holds=PLACES)
    beyond: Block[Any] = Sparse("beyond", (3,), (0, 3), "", lambda state, seat, sheet: sheet.put(3, 1))
    large: Block[Any] = Block("large", (1,), (0, MOST), "", lambda state, seat: [MOST + 1])
    refused = [(short, "room for 3"), (uneven, "rows of 2"), (twice, "place 1 is taken"), (beyond, "no place 3")]
    for block, problem in [*refused, (large, "no room for 32768")]:
        with pytest.raises(ValueError, match=problem):
            Encoding(toy, [block]).encode(toy.new(2, 1), 0)


def test_encodings_and_views_are_written_down() -> None:
    assert encodings.main(["--check"]) == views.main(["--check"]) == 0
