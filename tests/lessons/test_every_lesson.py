"""Promises of every guided first game: its script fits the rules, and its words fit the script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import groma
from groma.bots import bot
from groma.cli.citations import read_rules
from groma.cli.coach import Coach
from groma.kernel import Action, State
from groma.kernel.components import LANGUAGES
from groma.lessons import Course, Lesson, Place, Step, lesson_of, text_of
from groma.lessons.course import looked_up
from groma.lessons.script import Ask
from tests.cli.messages import read_messages

GAMES = [name for name in groma.names() if lesson_of(groma.game(name))]
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
LIMITS = {"en": 110, "it": 145, "fr": 145}
TASK = 90
WEB = Path(__file__).parents[2] / "web" / "src"
WAYS = 8
"""How many ways through a lesson are followed at most."""


def lesson(name: str) -> Lesson:
    found = lesson_of(groma.game(name))
    assert found is not None
    return found


def dealt(name: str) -> State:
    taught = lesson(name)
    state: State = groma.game(name).new(taught.seats, taught.seed, taught.options)
    return state


def advanced(course: Course, action: Action, seat: int) -> Course:
    """Return the course after a move of the script."""
    state = course.state.copy()
    state.play(action, seat)
    return Course(course.lesson, state, Place(course.place.step, course.place.moves + 1))


def walks(name: str) -> Iterator[list[Course]]:
    """Follow a lesson to its end by different accepted moves; tell all that each learner comes to."""
    for way in range(WAYS):
        choices = Random(way)
        course, passed = Course(lesson(name), dealt(name), Place(0, 0)), []
        while course.step is not None:
            passed.append(course)
            course = after(course, choices if way else None)
        yield [*passed, course]


def after(course: Course, choices: Random | None) -> Course:
    step, reply, me = course.step, course.reply(), course.lesson.me
    assert step is not None
    where = f"{step.id}, move {course.place.moves + 1}"
    assert course.goes_on(), f"{where}: {course.next} does not fit {[one.notation for one in course.state.options()]}"
    if reply is not None:
        return advanced(course, reply[1], reply[0])
    if course.next is not None:
        asked = course.asked()
        return advanced(course, choices.choice(asked) if choices else asked[0], me)
    for path, value in step.expect.items():
        assert looked_up(course.state.view(me), path) == value, f"{where}: {path}"
    return Course(course.lesson, course.state, Place(course.place.step + 1, 0))


@cache
def first_walk(name: str) -> list[Course]:
    return next(walks(name))


def begun(name: str) -> list[Course]:
    """Return the first walk where a learner reads something new: at the beginning of each step."""
    return [course for course in first_walk(name)[:-1] if is_shown(course)]


def is_shown(course: Course) -> bool:
    return course.is_read if course.step and course.step.go else course.place.moves == 0


def test_every_game_has_a_lesson() -> None:
    assert groma.names() == GAMES


@every_game
def test_whatever_is_accepted_leads_to_the_end_and_bots_finish_the_game(name: str) -> None:
    reached = {}
    for walk in walks(name):
        state = walk[-1].state
        reached[tuple(scores(state))] = state
    state = reached[min(reached)]
    bots = [bot("easy", seat) for seat in range(state.seats)]
    for _ in range(5000):
        if state.over:
            break
        seat = state.waiting[0]
        state.play(bots[seat].answer(state, seat), seat)
    assert state.over


def scores(state: State) -> list[int]:
    return list(state.scores())


@every_game
def test_every_accepted_move_is_followed_by_what_the_script_expects(name: str) -> None:
    last = len(lesson(name).steps) - 1
    for course in first_walk(name)[:-1]:
        if isinstance(course.next, Ask) and course.place.step < last:
            for action in course.asked():
                following = advanced(course, action, course.lesson.me)
                assert following.goes_on(), f"{course.place}: after {action.notation}"


@every_game
def test_the_figures_of_the_step_before_stay_true_as_long_as_they_are_told(name: str) -> None:
    told: dict[str, dict[str, int]] = {}
    for course in first_walk(name)[:-1]:
        if course.place.step and not course.is_under_way:
            before = course.lesson.steps[course.place.step - 1]
            assert course.figures(before) == told.setdefault(before.id, course.figures(before)), before.id


@every_game
def test_a_look_step_names_a_move_that_is_refused_then(name: str) -> None:
    for course in begun(name):
        assert course.step is not None
        if course.step.look:
            refused = [action.notation for action, _ in course.state.refusals(course.lesson.me)]
            assert course.step.look in refused, course.step.id


@every_game
def test_what_is_marked_or_counted_is_a_piece_of_the_board_and_there_then(name: str) -> None:
    kinds = pieces_of(name)
    for course in begun(name):
        step, me = course.step, course.lesson.me
        assert step is not None
        moves = {action.notation for action in course.state.options(me)} if course.asked() else set()
        there = words_of(course.state.view(me)) | brought(name, step)
        for mark in {*step.mark, *step.number} - moves:
            drawn = [found for kind in kinds if (found := kind.fullmatch(mark))]
            assert drawn, f"{step.id}: no board draws {mark}"
            assert any(set(found.groups()) <= there for found in drawn), f"{step.id}: {mark} is not there then"


def pieces_of(name: str) -> list[re.Pattern[str]]:
    """Return what pieces the page draws for a game: patterns whose groups are found in the view."""
    folders = [WEB / "games" / name, WEB / "table"]
    sources = [file.read_text(encoding="utf-8") for folder in folders for file in folder.glob("*.svelte")]
    ids = {piece for source in sources for piece in re.findall(r'data-piece=(?:"([^"]+)"|\{)', source)}
    return [re.compile(re.sub(r"\\?\{[^}]*\}", "(.+)", piece) or "(.+)") for piece in ids]


def brought(name: str, step: Step) -> set[str]:
    """Return what previews of a step name, whatever was accepted before, such as the corners of a tile."""
    courses = [course for course in first_walk(name)[:-1] if course.step is step]
    answered = [advanced(course, action, course.lesson.me) for course in courses for action in course.asked()]
    return set().union(*(previewed(course) for course in [*courses, *answered]))


def previewed(course: Course) -> set[str]:
    decision = course.state.decision(course.lesson.me) if course.asked() else None
    return set().union(*(decision.preview(course.state, action) for action in course.asked())) if decision else set()


def words_of(view: object) -> set[str]:
    """Return all keys and texts of a view."""
    if isinstance(view, dict):
        return set().union(*(words_of(key) for key in view), *map(words_of, view.values()))
    if isinstance(view, list):
        return set().union(*map(words_of, view), {str(number) for number in range(len(view))})
    return {str(view)}


@every_game
def test_every_step_names_rules_that_there_are_and_none_that_must_be_taught_is_missing(name: str) -> None:
    rules, taught = read_rules(groma.game(name).texts.parent / "RULES.md"), lesson(name)
    assert all(step.teaches for step in taught.steps)
    named = {rule for step in taught.steps for rule in step.teaches}
    assert named <= rules.keys()
    assert set(taught.must_teach) <= named


@every_game
def test_no_move_is_asked_for_before_the_step_that_explains_it(name: str) -> None:
    taught = lesson(name)
    for course in first_walk(name)[:-1]:
        explained = {rule for step in taught.steps[: course.place.step + 1] for rule in step.teaches}
        for action in course.asked() if course.place.step + 1 < len(taught.steps) else []:
            needed = taught.rules_for(action.notation)
            assert needed, f"{course.place}: nothing explains {action.notation}"
            assert needed <= explained, f"{course.place}: {action.notation} before {needed - explained}"


@every_game
def test_chapters_go_from_the_first_step_on(name: str) -> None:
    taught = lesson(name)
    first = list(taught.chapters.values())
    assert first == sorted(set(first))
    assert first[0] == 1
    assert first[-1] <= len(taught.steps)


@every_language
@every_game
def test_a_learner_who_errs_and_asks_is_answered_at_every_step(name: str, language: str) -> None:
    coach, limit = Coach(groma.game(name), language), LIMITS[language]
    for course in begun(name):
        step = course.step
        assert step is not None
        say, task = coach.part(course, step, "say"), coach.part(course, step, "task")
        assert say and task, step.id
        assert len(say) <= limit and len(task) <= TASK, f"{step.id}: {len(say)} and {len(task)} letters"
        assert len(re.findall(r"[.?](?:\s|$)", say)) <= 3, f"{step.id}: more than three sentences"
        assert len(coach.title(step).split()) <= 5, step.id
        assert len(coach.lines(step.id)) == len(step.number), step.id
        assert coach.phrase(f"lesson-chapter-{course.lesson.chapter_of(course.place.step)}")
    for course in first_walk(name)[:-1]:
        asked = course.asked()
        others = [action for action in course.state.options(course.lesson.me) if action not in asked] if asked else []
        for action in others[:40]:
            assert 10 < len(coach.off(course, action)) <= limit, f"{course.place}: {action.notation}"


@every_language
@every_game
def test_what_a_step_brought_is_told_with_the_numbers_of_the_next(name: str, language: str) -> None:
    coach, steps = Coach(groma.game(name), language), lesson(name).steps
    for course in begun(name)[1:]:
        told = coach.part(course, steps[course.place.step - 1], "done")
        assert told is not None and len(told) <= LIMITS[language], course.place
    assert len(coach.lines("summary")) == 6


@every_game
def test_the_languages_of_a_lesson_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english, *others = [read_messages(text_of(groma.game(name), language)) for language in LANGUAGES]
    assert all(other == english for other in others)


@every_language
@every_game
def test_a_lesson_types_no_number_and_does_not_shout(name: str, language: str) -> None:
    said = text_of(groma.game(name), language)
    texts = re.findall(r"(?m)^(?:\s+\.[a-z]+|[a-z_-]+[\w-]*) = (.*)$", said)
    assert len(texts) > 50
    for text in texts:
        assert not re.search(r"\d|!", re.sub(r"\{[^}]*\}", "", text)), text


@every_game
def test_every_text_of_a_lesson_belongs_to_it(name: str) -> None:
    taught = lesson(name)
    wanted = {step.id for step in taught.steps} | {off.say for step in taught.steps for off in step.off}
    wanted |= {f"chapter-{chapter}" for chapter in taught.chapters} | {"summary"}
    own = groma.game(name).texts.with_name("lessons") / "en.ftl"
    assert read_messages(own.read_text(encoding="utf-8")).keys() == {f"lesson-{key}" for key in wanted}
