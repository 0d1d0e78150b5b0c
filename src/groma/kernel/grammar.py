"""How a name is said in a sentence: with its article, after a preposition, counted.

A components file writes names as a dictionary does: `il Cantiere`, `l'arma (f), le armi`, `wood`, `the Gold Mine`. The
article stands where sentences need one, the gender where the article does not tell it, the plural where there are many
of the thing. A name without an article is a proper name, such as a person's.
"""

from __future__ import annotations

from dataclasses import dataclass
from re import fullmatch
from typing import Final

ARTICLES: Final[dict[str, dict[str, str]]] = {
    "en": {"the": ""},
    "it": {"il": "m", "lo": "m", "la": "f", "l'": "", "i": "mp", "gli": "mp", "le": "fp"},
    "fr": {"le": "m", "la": "f", "l'": "", "les": "p"},
}
"""The articles of each language, with the gender (and plural) that they tell."""
PREPOSITIONS: Final[dict[str, dict[str, str]]] = {
    "en": {"to": "to", "of": "of", "from": "from", "in": "in", "on": "on"},
    "it": {"to": "a", "of": "di", "from": "da", "in": "in", "on": "su"},
    "fr": {"to": "à", "of": "de", "from": "de", "in": "dans", "on": "sur"},
}
_STEMS: Final = {"a": "a", "di": "de", "da": "da", "in": "ne", "su": "su"}
_FRENCH: Final = {"à le": "au", "à les": "aux", "de le": "du", "de les": "des"}
_VOWELS: Final = "aeiouàèéêîôûœ"


@dataclass(frozen=True)
class Noun:
    """A name taken apart; the gender is `m` or `f`, with `p` where the name itself is a plural."""

    language: str
    article: str
    one: str
    gender: str
    many: str

    def forms(self) -> dict[str, str]:
        """Return the name in every form that a sentence may ask for."""
        heading = self.one[:1].upper() + self.one[1:]
        said = {preposition: self._after(word) for preposition, word in PREPOSITIONS[self.language].items()}
        return {"": heading, "one": self.one, "many": self.many, "the": self._the(), "a": self._a()} | said

    def _the(self) -> str:
        return _joined(self.article, self.one)

    def _a(self) -> str:
        """Return one of several, whichever."""
        if not self.article and not self._is_counted():
            return self.one
        if self.language == "en":
            return f"{'an' if _begins_with_vowel(self.one) else 'a'} {self.one}"
        if "p" in self.gender:
            return self.one
        if self.language == "fr":
            return f"{'une' if self.gender == 'f' else 'un'} {self.one}"
        if self.gender == "f":
            return f"un'{self.one}" if _begins_with_vowel(self.one) else f"una {self.one}"
        return f"{'uno' if _is_impure(self.one) else 'un'} {self.one}"

    def _is_counted(self) -> bool:
        return self.many != self.one

    def _after(self, preposition: str) -> str:
        if self.language == "it" and self.article:
            return _joined(_contracted(_STEMS[preposition], self.article), self.one)
        if self.language == "fr":
            together = f"{preposition} {self.article}"
            if together in _FRENCH:
                return f"{_FRENCH[together]} {self.one}"
            if preposition == "de" and not self.article and _begins_with_vowel(self.one):
                return f"d'{self.one}"
        return f"{preposition} {self._the()}"


def noun(language: str, entry: str) -> Noun:
    """Take a name apart as a dictionary writes it."""
    single, _, plural = entry.partition(", ")
    article, one, gender = _parts(language, single)
    _, many, _ = _parts(language, plural) if plural else ("", one, "")
    told = ARTICLES[language].get(article, "")
    return Noun(language, article, one, (gender or "m") + "p" if told == "p" else told or gender or "m", many)


def named(key: str, said: Noun) -> str:
    """Return a name as a message in Fluent, with an attribute for each form."""
    forms = said.forms()
    lines = [f"{key} = {forms.pop('')}", *[f"    .{form} = {text}" for form, text in forms.items()]]
    one, many = f"        [one] {{ $amount }} {said.one}", f"       *[other] {{ $amount }} {said.many}"
    return "\n".join([*lines, f"    .gender = {said.gender}", "    .count = { $amount ->", one, many, "    }"])


def _parts(language: str, single: str) -> tuple[str, str, str]:
    """Return article, name and the gender in brackets of `l'arma (f)`."""
    found = fullmatch(r"(.*?)(?: \(([mf]p?)\))?", single)
    assert found
    name, gender = found[1], found[2] or ""
    for article in ARTICLES[language]:
        gap = "" if article.endswith("'") else " "
        if name.startswith(article + gap):
            return article, name.removeprefix(article + gap), gender
    return "", name, gender


def _joined(article: str, name: str) -> str:
    return f"{article}{name}" if article.endswith("'") else f"{article} {name}".lstrip()


def _contracted(stem: str, article: str) -> str:
    """Return preposition and article in one Italian word: del, dello, della, dell', dei, degli, delle."""
    return stem + {"il": "l", "i": "i", "gli": "gli"}.get(article, "l" + article)


def _begins_with_vowel(name: str) -> bool:
    return name[:1].lower() in _VOWELS


def _is_impure(name: str) -> bool:
    """Tell whether a masculine Italian noun takes lo and uno: spazio, zecca, gnomo, psicologo."""
    start = name[:2].lower()
    return start in ("gn", "ps", "pn") or start[:1] in "zxy" or (start[:1] == "s" and start[1:2] not in _VOWELS)
