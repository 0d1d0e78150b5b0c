"""Guided first games: scripts beside each game, read and played here without a server."""

from groma.lessons.course import Course, Place, lesson_of, text_of
from groma.lessons.script import Lesson, Step, read

__all__ = ["Course", "Lesson", "Place", "Step", "lesson_of", "read", "text_of"]
