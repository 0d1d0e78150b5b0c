"""The little Markdown of a book, and the figures in it."""

from __future__ import annotations

import pytest

from groma.kernel.markup import passages
from groma.kernel.placeables import Placeables

NAMES = {
    "mill": {"en": "the mill, mills", "it": "il mulino, i mulini", "fr": "le moulin, les moulins"},
    "wood": {"en": "wood", "it": "il legno, i legni", "fr": "le bois"},
    "stone": {"en": "stone", "it": "la pietra, le pietre", "fr": "la pierre, les pierres"},
}
CHAPTER = """# Mills

Lead. [M1]

## How {#how}
1. First,
  wrapped. [M1.1, M1.2]
2. See **this** [there](a#b)

? Why?
So.
"""
TABLES = {"kinds": [{"id": "mill", "cost": {"wood": 2, "stone": 1}, "favor": 3}], "steps": [-2, 0, 4]}


def said(text: str, language: str = "en") -> str:
    return Placeables(TABLES, NAMES, language).fill(text)


def test_figures_are_said_in_the_readers_language() -> None:
    assert said("{kinds.mill.cost}") == "2 wood and 1 stone"
    assert said("{mill}: {kinds.mill.cost}", "it") == "Mulino: 2 legni e 1 pietra"
    assert said("{kinds.mill.cost}", "fr") == "2 bois et 1 pierre"
    assert said("{steps} are {steps.count}, the last {steps.2}") == "−2, 0, 4 are 3, the last 4"


def test_an_example_works_out_its_sum() -> None:
    assert said("{2 + kinds.mill.favor - 1}") == "4"
    assert said("{2 * kinds.mill.favor + 1}") == "7"


def test_a_figure_that_the_components_do_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match=r"kinds\.will\.cost"):
        said("{kinds.will.cost}")


def test_a_chapter_is_read_as_blocks_with_their_rules() -> None:
    title, (before, how) = passages(CHAPTER, str)
    assert (title, before.blocks[0].rows[0][0].text(), how.id, how.title) == ("Mills", "Lead.", "how", "How")
    steps, question = how.blocks
    assert [row[0].text() for row in steps.rows] == ["First, wrapped.", "See this there"]
    assert steps.rows[0][0].rules == ["M1.1", "M1.2"]
    assert [(span.style, span.to) for span in steps.rows[1][0].spans] == [
        ("plain", ""),
        ("strong", ""),
        ("plain", ""),
        ("link", "a#b"),
    ]
    assert (question.kind, question.rows[1][0].text()) == ("question", "So.")
