"""Hints and reviews: what a search thinks of options and of decisions that were made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import groma
from groma.bots import bot
from groma.bots.budget import Budget
from groma.bots.judgement import HINTS, Moment, hint, look_back
from groma.kernel import Game, Record, State
from groma.kernel.advice import KEEPS_MOST
from tests.bots.test_bots import every_game, halfway
from tests.bots.test_search import decisive, result_after


def played(game: Game[Any], names: list[str], seed: int, moves: int = 10**6) -> Record:
    """Return the record of a game between bots."""
    state: State = game.new(len(names), seed)
    record, bots = Record.of(state), [bot(name, seat) for seat, name in enumerate(names)]
    while not state.over and len(record.moves) < moves:
        seat = state.waiting[0]
        record.play(state, bots[seat].answer(state, seat), seat)
    return record


@every_game
def test_a_hint_names_the_best_options_with_what_may_be_expected(game: Game[Any]) -> None:
    state = halfway(game, 3)
    hints = hint(state, state.waiting[0], Budget(40), Random(1))
    assert 1 <= len(hints) <= HINTS
    assert {judged.action for judged in hints} <= set(state.options())
    assert all(0.0 <= judged.chance <= 1.0 for judged in hints)
    shares = [judged.share for judged in hints]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.0


@every_game
def test_the_best_option_of_every_hint_has_a_reason(game: Game[Any]) -> None:
    rng, state, told = Random(4), game.new(game.players[-1], 4), 0
    while not state.over and told < 12:
        seat, options = state.waiting[0], state.options()
        if len(options) > 1 and rng.random() < 0.1:
            assert hint(state, seat, Budget(3), Random(told))[0].reason in game.advice.reasons
            told += 1
        state.play(rng.choice(options), seat)
    assert told


@every_game
def test_nine_reasons_of_ten_say_what_the_answer_gains_or_prevents(game: Game[Any]) -> None:
    rng, state, told = Random(8), game.new(game.players[-1], 8), list[str]()
    while not state.over and len(told) < 60:
        seat, options = state.waiting[0], state.options()
        if len(options) > 1 and rng.random() < 0.3:
            told.append(game.advice.why(state, seat, game.advice.promising(state, seat)[0]))
        state.play(rng.choice(options), seat)
    assert told.count(KEEPS_MOST) <= len(told) // 10, told


@every_game
def test_a_hint_tells_nothing_that_the_seat_cannot_know(game: Game[Any]) -> None:
    state = halfway(game, 5)
    seat = state.waiting[0]
    other = state.imagine(seat, Random(9))
    told = [
        [(judged.action, judged.chance, judged.points) for judged in hint(each, seat, Budget(30), Random(2))]
        for each in (state, other)
    ]
    assert told[0] == told[1]


def look_at(record: Record, simulations: int, first: int = 0) -> list[Moment]:
    """Look at the decisions of a record again, from a move on."""
    state, found = record.start(), []
    for number, move in enumerate(record.moves):
        played = record.game.action(move.notation)
        if number >= first:
            found.append(look_back(state, move.seat, played, Budget(simulations), Random(number)))
        state.play(played, move.seat)
    return found


@every_game
def test_looking_back_tells_what_was_best_and_what_was_played(game: Game[Any]) -> None:
    record = played(game, ["random"] * game.players[1], 4, 12)
    for moment, move in zip(look_at(record, 8), record.moves, strict=True):
        assert moment.judged.action.notation == move.notation
        assert 1 <= len(moment.options) <= HINTS
        assert sum(moment.chances) == pytest.approx(1.0)
        assert moment.chances[move.seat] == pytest.approx(moment.options[0].chance)


def test_looking_back_sees_who_wins_in_the_end() -> None:
    record = played(groma.game("praetor"), ["random", "greedy"], 1)
    assert record.result is not None
    assert record.result["winners"] == [1]
    assert min(moment.chances[1] for moment in look_at(record, 3, len(record.moves) - 30)) > 0.9


def test_looking_back_tells_what_a_losing_move_cost() -> None:
    state = decisive(groma.game("aquileia"))
    seat = state.waiting[0]
    results = {option: result_after(state, option, seat) for option in state.options(seat)}
    for option, wins in results.items():
        if wins is not None:
            moment = look_back(state, seat, option, Budget(60), Random(1))
            cost = moment.options[0].chance - moment.judged.chance
            assert cost < 0.05 if wins else cost > 0.15


def test_looking_back_stops_when_asked() -> None:
    state = halfway(groma.game("praetor"), 3)
    seat = state.waiting[0]
    asked = iter([False, False, True])
    budget = Budget(10**6, stop=lambda: next(asked, True))
    moment = look_back(state, seat, state.options(seat)[-1], budget, Random(1))
    assert len(moment.options) <= 3
    assert next(asked, None) is None
