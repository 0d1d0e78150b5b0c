"""Names in sentences: articles, prepositions, plurals, gender."""

from __future__ import annotations

import pytest

from groma.kernel.components import Entry
from groma.kernel.grammar import named, noun


@pytest.mark.parametrize(
    ("entry", "gender", "said"),
    [
        ("il Foro", "m", "il Foro, un Foro, al Foro, del Foro, dal Foro, nel Foro, sul Foro"),
        ("lo scudo", "m", "lo scudo, uno scudo, allo scudo, dello scudo, dallo scudo, nello scudo, sullo scudo"),
        ("la Cava", "f", "la Cava, una Cava, alla Cava, della Cava, dalla Cava, nella Cava, sulla Cava"),
        ("l'arma (f)", "f", "l'arma, un'arma, all'arma, dell'arma, dall'arma, nell'arma, sull'arma"),
        ("l'oro (m)", "m", "l'oro, un oro, all'oro, dell'oro, dall'oro, nell'oro, sull'oro"),
        ("i Lavori", "mp", "i Lavori, Lavori, ai Lavori, dei Lavori, dai Lavori, nei Lavori, sui Lavori"),
        ("gli Orti", "mp", "gli Orti, Orti, agli Orti, degli Orti, dagli Orti, negli Orti, sugli Orti"),
        ("le Terme", "fp", "le Terme, Terme, alle Terme, delle Terme, dalle Terme, nelle Terme, sulle Terme"),
        ("Teresa (f)", "f", "Teresa, Teresa, a Teresa, di Teresa, da Teresa, in Teresa, su Teresa"),
    ],
)
def test_italian_joins_preposition_and_article(entry: str, gender: str, said: str) -> None:
    italian = noun("it", entry)
    forms = italian.forms()
    assert italian.gender == gender
    assert ", ".join(forms[form] for form in ("the", "a", "to", "of", "from", "in", "on")) == said


@pytest.mark.parametrize(
    ("entry", "gender", "said"),
    [
        ("le Forum", "m", "le Forum, un Forum, au Forum, du Forum, du Forum, dans le Forum, sur le Forum"),
        ("la Mine", "f", "la Mine, une Mine, à la Mine, de la Mine, de la Mine, dans la Mine, sur la Mine"),
        ("l'or (m)", "m", "l'or, un or, à l'or, de l'or, de l'or, dans l'or, sur l'or"),
        ("les Arts (m)", "mp", "les Arts, Arts, aux Arts, des Arts, des Arts, dans les Arts, sur les Arts"),
        ("Adèle (f)", "f", "Adèle, Adèle, à Adèle, d'Adèle, d'Adèle, dans Adèle, sur Adèle"),
    ],
)
def test_french_joins_them_where_it_does(entry: str, gender: str, said: str) -> None:
    french = noun("fr", entry)
    forms = french.forms()
    assert french.gender == gender
    assert ", ".join(forms[form] for form in ("the", "a", "to", "of", "from", "in", "on")) == said


def test_english_has_one_article_and_another() -> None:
    forms = noun("en", "the Arena, the Arenas").forms()
    assert [forms["the"], forms["a"], forms["to"], forms["many"]] == ["the Arena", "an Arena", "to the Arena", "Arenas"]
    assert noun("en", "wood").forms()["a"] == "wood"


def test_a_name_is_a_message_with_its_forms() -> None:
    message = named("name-weapon", noun("it", "l'arma (f), le armi"))
    assert message.startswith("name-weapon = Arma\n    .one = arma\n    .many = armi\n    .the = l'arma\n")
    assert message.splitlines()[-3:] == ["        [one] { $amount } arma", "       *[other] { $amount } armi", "    }"]


def test_a_space_that_does_not_break_stays_in_a_name() -> None:
    entry = Entry("box.toml", "[game]", {"name": {"en": "Rome: I", "it": "Rome: I", "fr": "la Rome\u00a0: I"}})
    french = noun("fr", entry.names()["fr"])
    assert [french.gender, french.forms()["of"]] == ["f", "de la Rome\u00a0: I"]
