"""What the coach of a lesson says, in one language."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from groma.kernel import Action, Game
from groma.lessons import Course, Step, text_of

LINES = ("one", "two", "three", "four", "five", "six")


class Coach:
    """Speaks a lesson."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text_of(game, language)))

    def title(self, step: Step) -> str:
        """Return what a step is about."""
        return self.phrase(f"lesson-{step.id}")

    def part(self, course: Course, step: Step, part: str) -> str | None:
        """Return what is said, asked or told at the end of a step, with its numbers as they are now."""
        return self._attribute(f"lesson-{step.id}", part, course.figures(step))

    def lines(self, key: str) -> list[str]:
        """Return what a text counts."""
        said = [self._attribute(f"lesson-{key}", line, {}) for line in LINES]
        return [line for line in said if line is not None]

    def off(self, course: Course, action: Action) -> str:
        """Return why a move that the rules allow is not made now."""
        key = course.off().get(action.notation)
        return self.phrase(f"lesson-{key}" if key else "lesson-not-asked", **course.off_figures(action))

    def phrase(self, key: str, **figures: int) -> str:
        """Return a message."""
        return self._said(self._bundle.get_message(key).value, figures)

    def _attribute(self, key: str, attribute: str, figures: dict[str, int]) -> str | None:
        pattern = self._bundle.get_message(key).attributes.get(attribute)
        return None if pattern is None else self._said(pattern, figures)

    def _said(self, pattern: Any, figures: dict[str, int]) -> str:
        said, problems = self._bundle.format_pattern(pattern, figures)
        if problems:
            raise problems[0]
        return str(said)
