"""What a lesson says and asks at a table, as a message."""

from __future__ import annotations

from typing import Literal

from groma.lessons import Course
from groma.table.live import Live
from groma.table.wire.playing import LessonDone, LessonStep

_FREE = LessonStep(
    step=0,
    steps=0,
    id="",
    chapter="",
    rule="",
    kind="free",
    ready=True,
    asked=[],
    off={},
    look=None,
    marks=[],
    numbers=[],
    figures={},
    done=None,
    may_go_back=False,
    skipped=False,
)


def step_of(live: Live) -> LessonStep | None:
    """Return the step at hand; nothing where no lesson is given."""
    course = live.course()
    if course is None:
        return None
    steps = len(course.lesson.steps)
    step = course.step
    if step is None:
        return {**_FREE, "step": steps, "steps": steps, "skipped": live.has_skipped}
    asked = [action.notation for action in course.asked()]
    return LessonStep(
        step=course.place.step,
        steps=steps,
        id=step.id,
        chapter=course.lesson.chapter_of(course.place.step),
        rule=step.teaches[0],
        kind=_kind(course),
        ready=bool(asked) or course.is_read,
        asked=asked,
        off=course.off(),
        look=step.look,
        marks=list(step.mark),
        numbers=list(step.number),
        figures=course.figures(step),
        done=_done(course),
        may_go_back=len(live.begun) > 1 or course.place.moves > 0,
        skipped=False,
    )


def _kind(course: Course) -> Literal["do", "go", "look"]:
    step = course.step
    assert step is not None
    if step.look:
        return "look"
    return "go" if step.go else "do"


def _done(course: Course) -> LessonDone | None:
    """Return what is said of the step before, until its figures are no longer those on the table."""
    if course.place.step == 0 or course.is_under_way:
        return None
    before = course.lesson.steps[course.place.step - 1]
    return LessonDone(id=before.id, figures=course.figures(before))
