"""Guided first games, and tips for newcomers: data beside each game, read and carried out here without a server."""

from groma.lessons.course import Course, Place, lesson_of, text_of, way_to
from groma.lessons.script import Lesson, Step, read
from groma.lessons.topics import Topic, new_topic, topic_text, topics_of

__all__ = [
    "Course",
    "Lesson",
    "Place",
    "Step",
    "Topic",
    "lesson_of",
    "new_topic",
    "read",
    "text_of",
    "topic_text",
    "topics_of",
    "way_to",
]
