"""A game's words in one language, and those of the terminal around it."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

from groma.kernel import Action, Decision, Event, Game, State
from groma.kernel.components import LANGUAGES
from groma.kernel.statistics import Fact

Argument = int | str
GENDER = "gender"
JOINED = ("and", "to", "of", "from")
"""What may stand before a name that has no forms, such as a person's."""
FORMS = {form.upper(): form for form in ("one", "many", "the", "a", "to", "of", "from", "in", "on", GENDER)}
"""What a sentence may ask of a name, as `{ THE($place) }`, and the attribute that holds it."""
MARK = "**"
"""Stands before and after what a sentence stresses: people, names, amounts."""
HEADED = "# "
"""Begins a sentence that is a heading of the log."""


def marked(said: str) -> str:
    """Stress a part of a sentence."""
    return f"{MARK}{said}{MARK}"


def first_letter(name: str) -> str:
    """Return the letter by which a language decides what stands before a name, without its accent."""
    return normalize("NFD", name)[:1].lower()


def plain(sentence: str) -> str:
    """Return a sentence without stress."""
    return sentence.replace(MARK, "")


class Name(str):
    """A name in a sentence, which may be asked for in another form."""

    __slots__ = ("key",)
    key: str
    """Of its message."""

    @staticmethod
    def of(key: str, said: str) -> Name:
        """Return a name that a message says."""
        name = Name(said)
        name.key = key
        return name


def phrases(language: str) -> str:
    """Return what the terminal itself says, in Fluent."""
    return Path(__file__).with_name("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _parsed(source: str) -> Any:
    """Return a text file, read once however often its language is spoken."""
    return FluentResource(source)


class Text:
    """Speaks a game in a language; what has no words is called by its id."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        functions: dict[str, Any] = {function: partial(self._form, form) for function, form in FORMS.items()}
        functions |= {"COUNT": self._count, "AND": partial(self._form, "and")}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in (game.text(language), phrases(language)):
            self._bundle.add_resource(_parsed(source))

    def name(self, key: str) -> str:
        """Return the name of a component."""
        return self._message(f"name-{key}", key, {})

    def word(self, key: str) -> str:
        """Return the word for an id that is no component."""
        return self._message(f"word-{key}", key, {})

    def thing(self, key: str) -> Name:
        """Return the name of a component, or the word for what is none."""
        message = f"name-{key}" if self._bundle.has_message(f"name-{key}") else f"word-{key}"
        return Name.of(message, self._message(message, key, {}))

    def amount(self, amount: int, key: str) -> str:
        """Return so many of a component."""
        return plain(self._count(amount, self.thing(key)))

    def question(self, decision: Decision[Any], state: State) -> str:
        """Return what a player is asked."""
        about = {key: self._said(value) for key, value in decision.about(state).items()}
        return plain(self._message(f"ask-{decision.question}", decision.question, about))

    def action(self, action: Action, state: State, players: list[str]) -> str:
        """Return an answer in words, as it is meant now."""
        return self.answer(action, state.game.about(state, action), players)

    def answer(self, action: Action, about: dict[str, Argument], players: list[str]) -> str:
        """Return an answer in words, with what it speaks of; a `seat` is a player."""
        arguments = {key: self._spoken_of(key, value, players) for key, value in about.items()}
        return plain(self._message(f"action-{action.verb}", action.notation, arguments))

    def event(self, event: Event, players: list[str]) -> str:
        """Return the sentence of a fact, with the names of the players by seat; what it stresses is marked."""
        people = event.people()
        arguments = {
            key: marked(self._person(value, players)) if key in people else self._said(value)
            for key, value in event.fields().items()
        }
        return self._message(f"log-{event.kind()}", event.kind(), arguments)

    def fact(self, fact: Fact) -> str:
        """Return what a line of the statistics is about."""
        about = {key: self._said(value) for key, value in fact.about.items()}
        return plain(self._message(f"stat-{fact.key}", fact.key, about))

    def _spoken_of(self, key: str, value: Argument, players: list[str]) -> Argument:
        if key == "seat":
            return self._person(value, players)
        has_words = any(self._bundle.has_message(f"{kind}-{value}") for kind in ("name", "word"))
        return self._said(value) if has_words or not isinstance(value, str) else value

    def refusal(self, rule: str) -> str:
        """Return the reason that a rule gives against an action."""
        return self._message(f"refusal-{rule.replace('.', '-')}", rule, {})

    def phrase(self, key: str, **arguments: Argument) -> str:
        """Return a message by its whole id, such as a heading of the terminal."""
        return plain(self._message(key, key, arguments))

    def _person(self, seat: object, players: list[str]) -> str:
        return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else str(seat)

    def _said(self, value: object) -> Argument:
        """Return a field as a sentence takes it: ids translated, true and false as keys of a selector."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return value
        return self.thing(str(value))

    def _form(self, form: str, name: object) -> str:
        """Return a name in another form; one that has none stands behind its preposition as it is."""
        pattern = self._attribute(name, form)
        if pattern is None and form in JOINED:
            return self.joined(form, marked(name) if isinstance(name, Name) else str(name))
        said = str(name) if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])
        return said if form == GENDER else marked(said)

    def joined(self, form: str, name: str) -> str:
        """Return a name that has no forms, behind its preposition as it is."""
        return self._message(f"joined-{form}", name, {"name": name, "before": first_letter(plain(name))})

    def _count(self, amount: object, name: object) -> str:
        """Return so many of what a name says, in the singular or in the plural."""
        pattern = self._attribute(name, "count")
        if pattern is None:
            return marked(f"{amount} {name}")
        return marked(str(self._bundle.format_pattern(pattern, {"amount": amount})[0]))

    def _attribute(self, name: object, attribute: str) -> Any:
        if not isinstance(name, Name) or not self._bundle.has_message(name.key):
            return None
        return self._bundle.get_message(name.key).attributes.get(attribute)

    def _message(self, key: str, raw: str, arguments: dict[str, Argument]) -> str:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return self._missing(key, raw)
        said, problems = self._bundle.format_pattern(pattern, arguments)
        return self._broken(key, raw, problems) if problems else str(said)

    def _missing(self, key: str, raw: str) -> str:
        """Say what has no words."""
        return raw

    def _broken(self, key: str, raw: str, problems: list[Exception]) -> str:
        """Say what has words that do not fit."""
        return raw
