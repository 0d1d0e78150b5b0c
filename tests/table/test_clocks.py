"""Clocks: what each seat has left, as entries tell it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

import groma
from groma.kernel import Game
from groma.table.clocks import PRESETS, Clock, Grant, Times, of_pace
from groma.table.line import Deal, Entry, Line
from groma.table.rests import Habits, Rests, Span
from tests.kernel.toy import Toy

HOUR = 3600.0
START = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
"""A Monday."""


class Desk:
    """A game with clocks whose players answer when a test says so."""

    def __init__(self, game: Game[Any], clock: Clock, seats: int = 2, rests: Rests | None = None) -> None:
        self.grants: list[Grant] = []
        self.line = Line(Deal(game, seats, 7, game.choose(seats, {})))
        self.line.times = Times.begin(clock, rests or Rests([]), self.grants, self.line.state, START)
        self.now = START

    @property
    def times(self) -> Times:
        assert self.line.times is not None
        return self.line.times

    @property
    def asked(self) -> int:
        return self.line.state.waiting[0]

    def left(self, seat: int) -> float:
        return self.times.left_at(seat, self.now)

    def answer(self, seat: int, after: float, guest: str | None = "ada") -> None:
        """Answer so that the turn goes on, if that can be."""
        self.now += after
        state = self.line.state
        options = state.options(seat)
        action = next((one for one in options if state.leads_on(one, seat)), options[0])
        self.line.take(Entry(self.line.n + 1, seat, action.notation, None, guest, self.now))

    def go_back(self, ply: int, after: float) -> None:
        self.now += after
        self.line.take(Entry(self.line.n + 1, 0, None, ply, "ada", self.now))

    def turn(self, guest: str | None = "ada", after: float = 1) -> None:
        """Play on until somebody's turn has ended."""
        turns = self.times.turns
        while self.times.turns == turns:
            self.answer(self.asked, after, guest)


def praetor(clock: Clock) -> Desk:
    return Desk(groma.game("praetor"), clock)


def test_a_turn_of_small_steps_brings_one_step() -> None:
    desk = praetor(PRESETS["quick"])
    seat, steps = desk.asked, 0
    while desk.asked == seat:
        desk.answer(seat, 5)
        steps += 1
    assert steps > 1
    assert desk.left(seat) == 600 - 5 * steps + 10
    assert desk.left(1 - seat) == 600


def test_time_is_not_saved_up_beyond_the_cap() -> None:
    desk = praetor(PRESETS["daily"])
    seat = desk.asked
    desk.turn()
    assert desk.left(seat) == PRESETS["daily"].cap


def test_a_time_for_each_turn_is_a_clock_on_which_nothing_is_saved_up() -> None:
    assert (of_pace(60).kind, of_pace(259200).kind) == ("live", "days")
    desk = praetor(of_pace(60))
    seat = desk.asked
    assert desk.left(seat) == 60
    desk.turn(after=9)
    assert desk.left(seat) == 60


def test_in_a_secret_draft_all_clocks_run_each_until_its_answer() -> None:
    desk = Desk(Toy(), Clock("live", 100, 5), seats=3)
    desk.answer(1, 10)
    assert [desk.left(seat) for seat in range(3)] == [90, 95, 90]
    desk.answer(0, 20)
    assert [desk.left(seat) for seat in range(3)] == [75, 95, 70]


def test_a_question_outside_ones_turn_has_twenty_seconds_and_brings_no_step() -> None:
    desk = Desk(Toy(), Clock("live", 10, 5))
    desk.answer(1, 60)
    desk.answer(0, 0)
    assert desk.line.state.waiting == [1]
    assert desk.left(1) == 20
    desk.answer(1, 8)
    assert desk.left(1) == 12


def test_an_answer_that_the_rules_give_themselves_costs_nothing() -> None:
    desk = Desk(Toy(), Clock("live", 100, 0))
    for _ in range(3):
        for seat in (0, 1):
            desk.answer(seat, 0)
        if len(desk.line.state.waiting) == 1:
            desk.answer(desk.asked, 0)
    assert [desk.left(0), desk.left(1)] == [100, 100]


def test_an_undo_gives_no_time_back_and_no_step_again() -> None:
    desk = praetor(PRESETS["quick"])
    seat = desk.asked
    desk.answer(seat, 100)
    desk.go_back(0, 50)
    assert desk.left(seat) == 450
    desk.turn(after=0)
    assert desk.left(seat) == 460
    desk.go_back(0, 0)
    while desk.asked == seat:
        desk.answer(seat, 0)
    assert desk.left(seat) == 460


def test_the_third_turn_in_a_row_that_a_stand_in_plays_hands_the_seat_over() -> None:
    desk = praetor(PRESETS["brisk"])
    seat = desk.asked
    for _ in range(2):
        assert not desk.times.keeps_seat(seat)
        desk.now += 30 * 86400
        desk.turn(guest=None)
        assert desk.left(seat) == PRESETS["brisk"].step
        while desk.asked != seat:
            desk.turn()
    assert desk.times.keeps_seat(seat)
    desk.turn()
    assert not desk.times.keeps_seat(seat)


def test_time_that_the_others_give_runs_from_then_on() -> None:
    desk = praetor(of_pace(60))
    seat = desk.asked
    desk.now += 100
    assert desk.left(seat) == 0
    assert desk.times.end(seat, desk.now) == START + 60
    desk.grants.append(Grant(0, seat, desk.now, 60))
    desk.now += 20
    assert desk.left(seat) == 40
    assert desk.times.end(seat, desk.now) == START + 160


# Rests


def moment(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]


def resting(habits: Habits, weekends: bool = True, pauses: list[Span] | None = None) -> Rests:
    return Rests(pauses or [], [habits, Habits()], weekends)


def test_weekends_rest_in_the_zone_of_whoever_is_asked() -> None:
    rests = resting(Habits(zones=((0, "Pacific/Auckland"),)))
    friday, monday = moment("Pacific/Auckland", 2026, 11, 20), moment("Pacific/Auckland", 2026, 11, 23)
    assert rests.worked(0, friday, monday) == 24 * HOUR
    # In UTC, where the other lives, it is then Thursday 11:00 to Sunday 11:00.
    assert rests.worked(1, friday, monday) == 37 * HOUR


def test_a_weekend_on_which_the_clocks_are_changed_is_an_hour_shorter_or_longer() -> None:
    rests = resting(Habits(zones=((0, "Europe/Rome"),)))
    week = moment("Europe/Rome", 2026, 10, 23), moment("Europe/Rome", 2026, 10, 27)
    assert week[1] - week[0] == 97 * HOUR
    assert rests.worked(0, *week) == 48 * HOUR


def test_a_weekend_across_a_change_of_zone_rests_where_one_was_and_where_one_is() -> None:
    moved = moment("UTC", 2026, 11, 22, 12)
    rests = resting(Habits(zones=((0, "Pacific/Auckland"), (moved, "America/Los_Angeles"))))
    first, last = moment("UTC", 2026, 11, 20), moment("UTC", 2026, 11, 24)
    begun = moment("Pacific/Auckland", 2026, 11, 21)
    over = moment("Pacific/Auckland", 2026, 11, 23)
    there = moment("America/Los_Angeles", 2026, 11, 23)
    assert rests.resting(0, first, last) == (over - begun) + (there - moved)


@pytest.mark.parametrize("down", [0.0, 3 * HOUR])
def test_a_holiday_stops_one_clock_only_and_a_shut_house_all(down: float) -> None:
    holiday = (START + HOUR, START + 3 * 86400)
    rests = resting(Habits(holidays=(holiday,)), weekends=False, pauses=[(START, START + down)])
    last = START + 4 * 86400
    assert rests.worked(0, START, last) == 4 * 86400 - (holiday[1] - START - (0 if down else HOUR))
    assert rests.worked(1, START, last) == 4 * 86400 - down


def test_a_clock_ends_when_all_its_time_has_run() -> None:
    rests = resting(Habits(zones=((0, "UTC"),), holidays=((START, START + 86400),)))
    end = rests.end(0, START, 5 * 86400)
    assert rests.worked(0, START, end) == 5 * 86400
    assert end == START + (1 + 2 + 5) * 86400
