"""A game's words in one language, and those of the terminal around it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from groma.kernel import Action, Decision, Event, Game, State
from groma.kernel.components import LANGUAGES

Argument = int | str


def phrases(language: str) -> str:
    """Return what the terminal itself says, in Fluent."""
    return Path(__file__).with_name("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Text:
    """Speaks a game in a language; what has no words is called by its id."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (game.text(language), phrases(language)):
            self._bundle.add_resource(FluentResource(source))

    def name(self, key: str) -> str:
        """Return the name of a component."""
        return self._message(f"name-{key}", key, {})

    def word(self, key: str) -> str:
        """Return the word for an id that is no component."""
        return self._message(f"word-{key}", key, {})

    def thing(self, key: str) -> str:
        """Return the name of a component, or the word for what is none."""
        return self.name(key) if self._bundle.has_message(f"name-{key}") else self.word(key)

    def question(self, decision: Decision[Any], state: State) -> str:
        """Return what a player is asked."""
        about = {key: self._said(value) for key, value in decision.about(state).items()}
        return self._message(f"ask-{decision.question}", decision.question, about)

    def action(self, action: Action) -> str:
        """Return an answer in words."""
        return self._message(f"action-{action.verb}", action.notation, {"target": self._target(action.target)})

    def event(self, event: Event, players: list[str]) -> str:
        """Return the sentence of a fact, with the names of the players by seat."""
        people = event.people()
        arguments = {
            key: self._person(value, players) if key in people else self._said(value)
            for key, value in event.fields().items()
        }
        return self._message(f"log-{event.kind()}", event.kind(), arguments)

    def refusal(self, rule: str) -> str:
        """Return the reason that a rule gives against an action."""
        return self._message(f"refusal-{rule.replace('.', '-')}", rule, {})

    def phrase(self, key: str, **arguments: Argument) -> str:
        """Return a message by its whole id, such as a heading of the terminal."""
        return self._message(key, key, arguments)

    def _person(self, seat: object, players: list[str]) -> str:
        return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else str(seat)

    def _said(self, value: object) -> Argument:
        """Return a field as a sentence takes it: ids translated, true and false as keys of a selector."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return value
        return self.thing(str(value))

    def _target(self, target: str) -> Argument:
        if self._bundle.has_message(f"name-{target}"):
            return self.name(target)
        return int(target) if target.isdecimal() else target

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
