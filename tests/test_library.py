"""The library as a program outside sees it: every call has its type, and everything says what it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from generate.catalogue import CATALOGUE, GROMA, catalogue, games

import groma
from groma.games.praetor.events import Gained
from groma.kernel import Game
from tests.kernel.toy import Toy

ROOT = Path(__file__).parent.parent
CALLS = """
from random import Random
import groma

{name} = groma.game("{name}")
{name}_state = {name}.new(seats=3, seed=7, options={{}})
reveal_type({name})
reveal_type({name}.players)
reveal_type({name}.options)
reveal_type({name}.actions)
reveal_type({name}.action("pass"))
reveal_type({name}_state)
reveal_type({name}_state.over)
reveal_type({name}_state.waiting)
reveal_type({name}_state.options())
reveal_type({name}_state.refusals(0))
reveal_type({name}_state.play({name}.actions[0], 0))
reveal_type({name}_state.copy())
reveal_type({name}_state.view(None))
reveal_type({name}_state.imagine(0, Random(1)))
reveal_type({name}_state.events)
reveal_type({name}_state.scores())
reveal_type({name}_state.winners())
reveal_type({name}_state.to_json())
reveal_type({name}.from_json(""))
reveal_type({name}.advice.evaluate({name}_state, 0))
"""
OTHERS = """
import groma

def play(name: str) -> None:
    state = groma.game(name).new(2, b"seed")
    reveal_type(state.imagine)
    reveal_type(groma.Record.of(state))
    reveal_type(groma.Record.load("record.json").replay())
    reveal_type(groma.names())
"""
WRONG = """
import groma

praetor, marble = groma.game("praetor"), groma.game("marble")
state = praetor.new(seats=3)
praetor.new(seats="3")
praetor.new(2, seed=1.5)
praetor.new(2, options={"board": 1.5})
praetor.action(7)
state.play("pass")
state.options(seat="0")
state.view(None)["virtue"]
state.copy().hand
state.imagine(0)
state.scores().items()
praetor.advice.evaluate(marble.new(2), 0)
marble.new(2).view(0)["round"]
groma.game(7)
groma.Record.load(7)
"""


def checked(*files: Path) -> list[str]:
    """Return what a strict type checker says of files."""
    command = [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600).stdout.splitlines()


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the type checker says of right and wrong calls, in one run."""
    folder = tmp_path_factory.mktemp("typed")
    texts = {"right": "".join(CALLS.format(name=name) for name in groma.names()) + OTHERS, "wrong": WRONG}
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text)
    return checked(*(folder / f"{name}.py" for name in texts))


def test_every_public_call_of_every_game_has_a_type(said: list[str]) -> None:
    revealed = [line.partition("Revealed type is ")[2] for line in said if "right.py" in line]
    assert len(revealed) == CALLS.count("reveal_type") * len(groma.names()) + OTHERS.count("reveal_type")
    assert [line for line in revealed if not line or "Any" in line] == []
    assert any("PraetorView" in line for line in revealed)


def test_every_wrong_call_is_refused_by_a_type_checker(said: list[str]) -> None:
    lines = {int(line.split(":")[1]) for line in said if "wrong.py" in line and ": error:" in line}
    wrong = [number for number, line in enumerate(WRONG.splitlines(), 1) if line and number > 5]
    assert sorted(lines) == wrong


def test_the_catalogue_is_up_to_date() -> None:
    found = games(GROMA / "games")
    assert list(found) == groma.names()
    assert CATALOGUE.read_text(encoding="utf-8") == catalogue(found), 'run "make generate"'


def test_a_further_folder_is_a_further_line_of_the_catalogue(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").write_text("class Toy(Game[ToyState]): ...\n")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "__init__.py").write_text("class Words: ...\n")
    assert games(tmp_path) == {"toy": "Toy"}
    assert 'def game(name: Literal["toy"], components: str | Path | None = None) -> Toy: ...' in catalogue(
        {"toy": "Toy"}
    )


# What things say of themselves


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (groma.game("praetor"), "<Praetor: 2 to 5 players, rules 1>"),
        (groma.game("architects"), "<Architects: 1 to 5 players, rules 2>"),
        (Toy(), "<Toy: 2 to 4 players, rules 1>"),
    ],
)
def test_a_game_says_what_it_is(game: Game[groma.State], words: str) -> None:
    assert repr(game) == words


def test_a_state_says_which_round_it_is_and_who_is_asked_what() -> None:
    state = groma.game("praetor").new(3, 7)
    assert repr(state) == f"<Praetor, 3 seats, round 1, seat {state.waiting[0]} asked take-turn>"


def test_a_state_of_one_seat_says_so() -> None:
    assert repr(groma.game("architects").new(1, 7)).startswith("<Architects, 1 seat, seat 0 asked ")


def test_a_state_says_that_several_are_asked() -> None:
    assert repr(Toy().new(3, 7)) == "<Toy, 3 seats, seats 0, 1 and 2 asked play-card>"


def test_a_state_says_that_the_game_is_over() -> None:
    state = Toy().new(2, 7)
    while not state.over:
        state.play(state.options()[0])
    assert repr(state) == f"<Toy, 2 seats, over: {state.points[0]} and {state.points[1]} points>"


def test_an_action_and_an_event_say_what_they_are() -> None:
    assert repr(groma.game("praetor").action("build sawmill_a")) == "<build sawmill_a>"
    assert repr(Gained(1, "stone", 2)) == "Gained(seat=1, resource='stone', amount=2)"
