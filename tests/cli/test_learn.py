"""`groma learn`: a lesson at the keyboard."""

from __future__ import annotations

import re

import pytest

from tests.cli.command import Outcome, run


def typed(*lines: str, more: tuple[str, ...] = ()) -> Outcome:
    return run("learn", "praetor", *more, stdin="".join(f"{line}\n" for line in lines))


def test_a_lesson_answers_what_is_not_asked_shows_what_is_and_goes_on() -> None:
    shown = typed(
        "activate market_a",
        "show",
        "activate gold_mine_a",
        "worker 1",
        "worker 3",
        "",
        "quit",
        more=("--language", "en"),
    ).out
    told = [
        "Step 1 of 16 · Send a worker",
        "The rules allow it",
        "Asked for: activate gold_mine_a",
        "This die brings 1 gold",
        "You have 13 gold now",
        "Step 3 of 16",
        "Step 4 of 16",
    ]
    places = [shown.index(one) for one in told]
    assert places == sorted(places)


def test_a_closed_tile_is_read_about_in_words_and_undo_leads_back_a_step() -> None:
    shown = typed("activate workers_camp_a", "undo", "quit", more=("--from", "8", "--language", "en")).out
    assert "P11.2" in shown
    assert re.search(r"Step 9 of 16[\s\S]*Taken back[\s\S]*Step 6 of 16", shown)


@pytest.mark.parametrize(("language", "learned"), [("en", "You know how"), ("it", "Sai giocare"), ("fr", "Vous savez")])
def test_the_last_step_hands_over_to_bots_and_skip_does_so_at_once(language: str, learned: str) -> None:
    shown = typed("pass", "quit", more=("--from", "16", "--language", language)).out
    assert learned in shown
    skipped = typed("skip", "1", "quit", more=("--language", language)).out
    assert "Livia" in skipped
    assert learned not in skipped


def test_a_step_that_there_is_not_is_refused_in_words() -> None:
    outcome = typed(more=("--from", "17"))
    assert (outcome.code, "there are 1 to 16" in outcome.err) == (2, True)
