"""Effects in words: one sentence for each kind, which says of every card what its own line says."""

from __future__ import annotations

import pytest

from groma.games.architects.components import Effect
from groma.games.architects.counting import COUNTED
from groma.games.architects.effects import KINDS
from tests.cli.messages import read_messages
from tests.cli.strict import StrictText
from tests.games.architects.table import architects

every_language = pytest.mark.parametrize("language", ["en", "it", "fr"])
BOX = architects().box
CARDS = {card.id: card.effects for card in BOX.buildings}
CARDS |= {card.id: card.effects for card in BOX.apprentices if card.effects}


def said(text: StrictText, value: int | str | dict[str, int]) -> int | str:
    """Say numbers as they are, ids by name, amounts as a list."""
    if isinstance(value, dict):
        return ", ".join(f"{amount} {text.thing(key)}" for key, amount in value.items())
    return text.name(value) if isinstance(value, str) and value in architects().names else value


def sentence(text: StrictText, effect: Effect) -> str:
    """Say when an effect happens and what it does."""
    arguments = {key: said(text, value) for key, value in effect.arguments().items()}
    clause = text.phrase(effect.sentence(), **arguments)
    if effect.occasion():
        clause = text.phrase("effect-on", occasion=text.phrase(effect.occasion()), effect=clause)
    return clause[0].upper() + clause[1:]


@every_language
@pytest.mark.parametrize("card", CARDS)
def test_a_kind_of_effect_says_what_the_card_says(card: str, language: str) -> None:
    text = StrictText(architects(), language)
    assert [sentence(text, effect) for effect in CARDS[card]] == [text.phrase(f"effect-{card}")]


@every_language
@pytest.mark.parametrize("counted", COUNTED)
def test_whatever_can_be_counted_can_be_said(counted: str, language: str) -> None:
    text = StrictText(architects(), language)
    arguments = {key: said(text, value) for key, value in COUNTED[counted].arguments().items()}
    sentences = {text.phrase("effect-vp_per", vp=1, per=per, **arguments) for per in (1, 2)}
    sentences |= {text.phrase(f"effect-{kind}", vp=1, **arguments) for kind in ("vp_if_most", "vp_if_zero")}
    assert len(sentences) == 4
    assert not any(key in each for each in sentences for key in ("{", "$", "_"))


def test_every_kind_of_effect_has_a_sentence() -> None:
    of_a_choice = {"gain", "draw", "owe", "release_prison", "release_all", "debt_less", "debt_more"}
    kinds = {kind.kind for kind in KINDS} - {"debt_vp"} | of_a_choice
    assert {f"effect-{kind}" for kind in kinds} <= read_messages(architects().text("en")).keys()
