"""What a finished game tells about itself agrees with how it ended, in every game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import groma
from groma import Record
from groma.kernel import Game, State
from groma.kernel.statistics import MOMENTS, Fact, Statistics, Story, statistics
from tests.games.test_every_game import every_table, few, moves, seeds, start

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))


def counted(state: State, answers: list[tuple[int, groma.Action]]) -> Statistics:
    """Count a game from its deal; the state is played to its end."""
    return statistics(state.game.counting(), Story.of(state, answers))


def holds(of: Statistics, state: State, moves_played: int) -> None:
    """Hold what is counted against the result."""
    for seat, score in enumerate(state.scores()):
        assert sum(source.points[seat] for source in of.sources) == score
    assert of.rounds[-1].scores == state.scores()
    assert all(before.move < after.move for before, after in pairwise(of.rounds))
    for fact in [*of.moments, *of.facts]:
        assert fact.key in (*MOMENTS, *state.game.counting().keys)
        assert fact.seats
        assert 0 <= fact.move <= moves_played
        assert all(fact.amounts[seat] == fact.amount for seat in fact.seats if fact.amounts)


def of_record(path: Path) -> tuple[Statistics, State, Record]:
    record = Record.load(path)
    state = record.start()
    return counted(state, [(move.seat, record.game.action(move.notation)) for move in record.moves]), state, record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_points_of_a_recorded_game_add_up_to_its_result(path: Path) -> None:
    of, state, record = of_record(path)
    assert record.result == {"scores": state.scores(), "winners": state.winners()}
    holds(of, state, len(record.moves))


@every_table
@given(seed=seeds)
@few
def test_the_points_of_a_random_game_add_up_to_its_result(game: Game[Any], seats: int, seed: int) -> None:
    if not game.counting().sources:
        return
    state, rng = start(game, seats, seed)
    answers = list(moves(state, rng))
    again, _ = start(game, seats, seed)
    holds(counted(again, answers), state, len(answers))


def found(path: str, key: str) -> Fact:
    of, _, _ = of_record(next(record for record in RECORDS if str(record).endswith(f"{path}.json")))
    return next(fact for fact in [*of.moments, *of.facts] if fact.key == key)


@pytest.mark.parametrize(
    ("path", "key", "seats", "amount", "move"),
    [
        ("praetor/3-players", "best-turn", [1], 18, 220),
        ("praetor/3-players", "lead", [0], 21, 182),
        ("praetor/3-players", "fees", [1], 17, 213),
        ("praetor/3-players", "morale-low", [2], -6, 128),
        ("architects/3-players", "captured-at-once", [2], 5, 78),
        ("architects/solo-constantine", "captives", [1], 13, 56),
        ("aquileia/3-players", "villas", [0], 16, 240),
        ("marble/3-players", "aqueduct", [2], 13, 246),
    ],
)
def test_what_people_look_for_is_found_with_its_move(
    path: str, key: str, seats: list[int], amount: int, move: int
) -> None:
    fact = found(path, key)
    assert (fact.seats, fact.amount, fact.move) == (seats, amount, move)


def test_maintenance_is_no_deed_of_whoever_made_the_last_move_before_it() -> None:
    of, _, _ = of_record(next(path for path in RECORDS if path.match("praetor/2-players.json")))
    record = Record.load(next(path for path in RECORDS if path.match("praetor/2-players.json")))
    state, best = record.start(), 0
    for move in record.moves:
        before = state.scores()[move.seat]
        state.play(record.game.action(move.notation), move.seat)
        if not any(event.kind() == "maintenance-began" for event in state.events):
            best = max(best, state.scores()[move.seat] - before)
    assert of.moments[0].key == "best-turn"
    assert of.moments[0].amount == best


def test_dice_are_lucky_beyond_what_their_faces_promise() -> None:
    fact = found("aquileia/3-players", "dice-luck")
    assert fact.about["dice"] == 3 * int(fact.about["expected"])
    assert fact.amount > int(fact.about["expected"])


def test_who_begins_is_known_at_the_deal() -> None:
    for name, key in (("praetor", "order-set"), ("aquileia", "first-player"), ("marble", "start-drawn")):
        game: Game[Any] = groma.game(name)
        for seed in range(6):
            state = game.new(3, seed)
            event = next(one for one in state.events if one.kind() == key)
            assert game.first_player(state) == event.fields()[event.people()[0]]
