"""What no language says: faults that a machine can find in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from groma.kernel.grammar import ARTICLES, Noun

TWICE = re.compile(r"(?<![\w-])([^\W\d]{2,}) \1\b", re.IGNORECASE)
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


class Nouns:
    """The names of a game in one language, and where a number or an article does not agree with one."""

    def __init__(self, language: str, nouns: list[Noun]) -> None:
        self.language = language
        self.singular = {noun.one for noun in nouns}
        self.plural = {noun.many for noun in nouns}
        self.articles: dict[str, set[str]] = {}
        for noun in nouns:
            self.articles.setdefault(noun.one, set()).add(noun.article)
        forms = sorted(self.singular | self.plural, key=len, reverse=True)
        self.any = "|".join(map(re.escape, forms))
        self.counted = re.compile(rf"(?<![\w,.])(\d+) ({self.any})(?![\w'-])")
        articles = "|".join(map(_start, ARTICLES[language]))
        self.after_article = re.compile(rf"(?<![\w'])({articles})({self.any})(?![\w'-])")

    def faults(self, sentence: str) -> Iterator[str]:
        """Return what is wrong with a sentence."""
        for name, pattern in (("twice", TWICE), ("spaces", SPACES), ("prepositions", ARTICLE_AFTER[self.language])):
            found = pattern.search(sentence)
            if found and not (pattern is TWICE and self._begins_name(sentence[found.end(1) + 1 :])):
                yield f"{name}: {found[0]!r} in {sentence!r}"
        for found in self.counted.finditer(sentence):
            if found[2] not in self._forms(int(found[1])):
                yield f"number: {found[0]!r} in {sentence!r}"
        for found in self.after_article.finditer(sentence):
            known = self.articles.get(found[2], set()) - {""}
            if self.language != "en" and known and found[1].strip() not in known:
                yield f"article: {found[0]!r} in {sentence!r}"

    def _begins_name(self, rest: str) -> bool:
        """Tell whether a word stands twice only because a name begins with it that never stands here."""
        return any(rest.startswith(form) for form in self.singular | self.plural)

    def _forms(self, number: int) -> set[str]:
        """Return the names as they stand behind a number; French says nothing in the singular."""
        return self.singular if number == 1 or (number == 0 and self.language == "fr") else self.plural


def _start(article: str) -> str:
    return article if article.endswith("'") else article + " "


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
