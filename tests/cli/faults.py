"""What no language says: faults that a machine can find in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from groma.kernel.grammar import ARTICLES, Noun

TWICE = re.compile(r"\b([^\W\d]{2,}) \1\b", re.IGNORECASE)
SPACES = re.compile(r"\s{2,}|\s[,.]|\(\s|\s\)|^\s|\s$")
ARTICLE_AFTER = {
    "en": re.compile(r"\b(?:the|a|an) (?:the|a|an)\b", re.IGNORECASE),
    "it": re.compile(
        r"\b(?:a|di|da|in|su|il|lo|la|i|gli|le) (?:al|allo|alla|all'|ai|agli|alle|del|dello|della|dell'|dei|degli|delle"
        r"|dal|dallo|dalla|dall'|nel|nello|nella|nell'|sul|sullo|sulla|sull')\b|\b(?:di|da|in|su|a) (?:il|lo|gli)\b"
        r"|\b(?:il|lo|la|gli) (?:il|lo|la|l'|gli)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"\b(?:à|de) (?:le|les|au|aux|du|des)\b|\b(?:le|la|les|au|aux|du) (?:le|la|les|l'|au|aux|du|des)\b",
        re.IGNORECASE,
    ),
}
"""Prepositions and articles that do not stand one before the other."""


def faults(language: str, sentence: str, nouns: list[Noun]) -> Iterator[str]:
    """Return what is wrong with a sentence in which these nouns may stand."""
    for name, pattern in (("twice", TWICE), ("spaces", SPACES), ("prepositions", ARTICLE_AFTER[language])):
        found = pattern.search(sentence)
        if found:
            yield f"{name}: {found[0]!r} in {sentence!r}"
    for noun in nouns:
        if noun.one in sentence or noun.many in sentence:
            yield from _disagreements(sentence, noun)


def _disagreements(sentence: str, noun: Noun) -> Iterator[str]:
    """Return where a number or an article does not agree with a noun."""
    if noun.one != noun.many:
        wrong = [(r"(?<![\d,.])1 ", noun.many), (r"(?<![\d,.])(?:[2-9]|\d\d+) ", noun.one)]
        for number, form in wrong:
            if re.search(number + re.escape(form) + r"(?![\w'])", sentence):
                yield f"number: {form!r} in {sentence!r}"
    if noun.article and noun.language != "en":
        for article in ARTICLES[noun.language].keys() - {noun.article}:
            gap = "" if article.endswith("'") else " "
            if re.search(rf"(?<!\w){article}{gap}{re.escape(noun.one)}(?![\w'])", sentence):
                yield f"article: {article}{gap}{noun.one} in {sentence!r}"


def words_with_two_faces(sentences: list[str], names: list[str]) -> dict[str, list[str]]:
    """Return words that stand in the middle of sentences now with a capital, now without, and not as part of a name."""
    faces: dict[str, dict[str, str]] = {}
    for sentence in sentences:
        bare = sentence
        for name in names:
            bare = bare.replace(name, "§")
        for found in re.finditer(r"(?<=[\w,;)§] )[^\W\d_]{4,}", bare):
            faces.setdefault(found[0].lower(), {}).setdefault(found[0][:1], sentence)
    return {word: list(seen.values()) for word, seen in faces.items() if len(seen) > 1}
