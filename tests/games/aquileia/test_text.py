"""Words that occur in views and options of Aquileia."""

from __future__ import annotations

import pytest

from groma.games.aquileia import state
from groma.kernel.components import LANGUAGES
from groma.kernel.grammar import noun
from tests.cli.strict import StrictText
from tests.games.aquileia.table import aquileia

WORDS = [*state.PHASES, *state.SOURCES, "points", "slaves", "strength", "vp_double_strength", "servi_card"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [*WORDS, *[f"option_{name}" for name in aquileia().options]])
def test_every_word_of_views_and_options_is_said(language: str, word: str) -> None:
    assert StrictText(aquileia(), language).thing(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_lot_and_card_has_its_name(language: str) -> None:
    box = aquileia().box
    text = StrictText(aquileia(), language)
    ids = [each.id for each in box.spaces] + [each.id for each in box.lots] + [each.id for each in box.cards]
    assert len(ids) == 28 + 30 + 23
    assert [text.name(name) for name in ids] == [noun(language, box.names[name][language]).forms()[""] for name in ids]
