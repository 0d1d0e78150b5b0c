"""Architects' table in the terminal."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import groma
from groma.cli.drawing import Drawing
from groma.cli.gallery import drawing_of
from groma.kernel import State
from groma.kernel.components import LANGUAGES
from tests.cli.strict import StrictText


def played(seats: int, moves: int) -> State:
    """Return a table after some random moves."""
    state: State = groma.game("architects").new(seats, 3)
    rng = Random(5)
    for _ in range(moves):
        seat = state.waiting[0]
        state.play(rng.choice(state.options(seat)), seat)
    return state


def drawing(state: State, language: str = "en", human: int | None = 0) -> Drawing:
    """Return the drawing as a person sees it."""
    return drawing_of(state, StrictText(state.game, language), human)


def printed(state: State, language: str = "en", human: int | None = 0) -> str:
    """Return the whole table as a wide terminal shows it."""
    console = Console(width=200)
    with console.capture() as caught:
        for part in drawing(state, language, human).table(state):
            console.print(part)
    return caught.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_table_is_drawn_in_every_language(seats: int, language: str) -> None:
    state = played(seats, 40)
    shown = printed(state, language)
    for place in state.view(None)["locations"]:
        assert groma.game("architects").names[place][language] in shown


def test_the_workers_stand_beside_their_place() -> None:
    state = played(3, 40)
    view = state.view(None)
    place, workers = max(view["locations"].items(), key=lambda each: sum(each[1]))
    name = groma.game("architects").names[place]["en"]
    line = next(one for one in printed(state).splitlines() if one.startswith(name))
    assert line.split()[-3:] == [str(count) if count else "·" for count in workers]


def test_a_person_sees_the_own_cards_with_their_effects_and_no_others() -> None:
    state = played(3, 20)
    own, other = (state.view(seat)["players"][seat]["hand"] for seat in (0, 1))
    names = groma.game("architects").names
    shown = printed(state)
    assert all(names[card]["en"] in shown for card in own)
    assert not any(names[card]["en"] in shown for card in other)


def test_a_spectator_sees_no_cards_in_hand() -> None:
    state = played(3, 20)
    names = groma.game("architects").names
    shown = printed(state, human=None)
    assert not any(names[card]["en"] in shown for card in state.view(0)["players"][0]["hand"])


def test_the_rival_is_called_by_its_name_and_counted_with_the_points() -> None:
    state = played(1, 30)
    drawn = drawing(state)
    assert drawn.names[1] == "Constantine"
    console = Console(width=120)
    with console.capture() as caught:
        console.print(drawn.scoring(state))
    assert "Constantine" in caught.get()


def test_an_offered_card_tells_its_effect() -> None:
    state = groma.game("architects").new(3, 3)
    decision = state.decision(0)
    assert decision is not None
    card = state.options(0)[0]
    assert StrictText(state.game, "en").phrase(f"effect-{card.target}") in drawing(state).hint(state, decision, card)
