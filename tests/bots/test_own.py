"""Bots of one's own: classes in any module, and programs that speak JSON lines."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import groma
from groma.bots import Bot, BotError, bot, enlist, enlisted
from groma.bots.own import OwnBot, own_bot
from groma.bots.program import ProgramBot
from groma.kernel import Action, State
from tests.bots.test_bots import finish

HERE = "tests.bots.test_own"
ANSWERS = "print(json.dumps({'action': asked['options'][asked['seed'] % len(asked['options'])]}), flush=True)"


class First:
    """Takes the first option; it needs no luck and knows no class of ours."""

    def choose(self, state: State, seat: int) -> Action:
        """Answer, and spoil the state that was shown."""
        option = state.options(seat)[0]
        state.play(option, seat)
        return option


class Spy(Bot):
    """Keeps what it is shown, and would like to be shown more."""

    def answer(self, state: State, seat: int) -> Action:
        """See the true state: nobody asks this of a bot of one's own."""
        raise AssertionError("the true state was shown")

    def choose(self, state: State, seat: int) -> Action:
        """Keep the state, and answer by chance."""
        self.shown = state
        return self.rng.choice(state.options(seat))


class Leaver:
    """Ends the process where it can."""

    def choose(self, state: State, seat: int) -> Action:
        """Leave."""
        raise SystemExit(1)


class Liar:
    """Answers nonsense."""

    def __init__(self) -> None:
        self.answer = "a castle in the air"

    def choose(self, state: State, seat: int) -> str:
        """Answer with no action at all."""
        return self.answer


class Mute:
    """Cannot choose."""


def start() -> State:
    return groma.game("marble").new(2, 1)


def program(folder: Path, *lines: str) -> str:
    """Write a program that does something for each question, and return its name as a bot."""
    text = "\n".join(["import json, sys, time, os", "for line in sys.stdin:", "    asked = json.loads(line)"])
    (folder / "player.py").write_text("\n".join([text, *[f"    {line}" for line in lines]]), "utf-8")
    return f"program:{sys.executable} {folder / 'player.py'}"


def test_a_class_and_the_program_of_the_how_to_play_a_game_to_its_end(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md").read_text("utf-8")
    (tmp_path / "player.py").write_text(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[-1], "utf-8")
    players = [bot(f"{HERE}:First", 1), bot(f"program:{sys.executable} {tmp_path / 'player.py'}", 2)]
    assert finish(start(), players).over


def test_an_own_bot_is_shown_an_imagined_state_only_and_has_the_luck_that_it_is_given() -> None:
    state, made = start(), own_bot(f"{HERE}:Spy", Random(1))
    taken = made.answer(state, 0)
    assert isinstance(made, OwnBot)
    shown = made.player.shown
    assert shown is not state
    assert shown.chance.seed != state.chance.seed
    assert bot(f"{HERE}:Spy", 1).answer(state, 0) is taken


def test_a_program_is_told_what_its_seat_may_see_and_nothing_else(tmp_path: Path) -> None:
    state = start()
    name = program(tmp_path, f"open({str(tmp_path / 'asked')!r}, 'w').write(line)", ANSWERS)
    bot(name).answer(state, 0)

    asked = json.loads((tmp_path / "asked").read_text("utf-8"))
    assert asked.pop("view") == state.view(0)
    assert asked.pop("options") == [action.notation for action in state.options(0)]
    assert set(asked) == {"protocol", "game", "seats", "seat", "question", "seed", "seconds"}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Leaver", r"Leaver failed, asked '.*': SystemExit: 1 \(test_own.py, line \d+\)"),
        ("Liar", "Liar answered 'a castle in the air'"),
    ],
)
def test_a_class_that_fails_is_told_of_in_one_line(name: str, words: str) -> None:
    with pytest.raises(BotError, match=words) as failure:
        bot(f"{HERE}:{name}").answer(start(), 0)
    assert "\n" not in str(failure.value)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("sys.exit()", "ended without an answer"),
        ("print('Hello', flush=True)", "answered 'Hello' instead of"),
        ('print(\'{"action": "fly"}\', flush=True)', "answered 'fly', which is none of its options"),
        ("time.sleep(60)", "did not answer within 0.2 seconds"),
    ],
)
def test_a_program_that_fails_is_told_of_in_one_line(line: str, words: str, tmp_path: Path) -> None:
    made = ProgramBot(Random(1), program(tmp_path, line))
    made.seconds = 0.2 if "sleep" in line else made.seconds
    with pytest.raises(BotError, match=words):
        made.answer(start(), 0)


def test_a_program_that_ended_is_started_again(tmp_path: Path) -> None:
    made = bot(program(tmp_path, ANSWERS, "sys.exit()"))
    for _ in range(3):
        assert made.answer(start(), 0) in start().options(0)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("oracle", "there are easy, medium, .* and MODULE:CLASS or program:COMMAND for one of your own"),
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        (f"{HERE}:Nobody", "has no class 'Nobody'"),
        (f"{HERE}:Mute", r"Mute has no choose\(state, seat\)"),
        ("program:", "the command that starts the program"),
        ("program:./no-such-file", "there is no program './no-such-file'"),
    ],
)
def test_a_name_that_leads_to_no_bot_is_refused_with_what_is_missing(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        bot(name)


@pytest.fixture
def house() -> Iterator[None]:
    """A house whose own bots leave again."""
    yield
    enlisted.clear()


@pytest.mark.usefixtures("house")
def test_a_house_names_its_own_bots() -> None:
    enlist([f"{HERE}:First", f"Other={HERE}:Spy"])
    for level in ("First", "Other"):
        assert bot(level).answer(start(), 0) in start().options(0)
    names = ["", "hard", "hard:9", "long" * 11]
    for wrong in ["oracle", "Name=oracle", *[f"{name}={HERE}:First" for name in names]]:
        with pytest.raises(ValueError, match=wrong[:6]):
            enlist([wrong])
