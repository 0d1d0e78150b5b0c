"""What a link shows where it is pasted, in a message or on another page: a title, a sentence and a picture."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from groma.kernel import Game
from groma.kernel.components import LANGUAGES
from groma.kernel.game import ALIKE
from groma.table.hall import Hall
from groma.table.live import OPEN

HOME = "Groma"
PICTURES = "cards"
"""The folder of the pictures, one for each game and one for the house."""
SIZE = (1200, 630)
_OF_A_GAME = ("rules", "aid")
_PATIENCE = 1.0
"""So many seconds a page waits for what its table says; the page is worth more than its card."""


@dataclass(frozen=True)
class Card:
    """What is shown in place of a link."""

    title: str
    sentence: str
    game: str | None = None


def language_of(accepted: str) -> str:
    """Return the language that an asker likes best, of those that are spoken here; else English."""
    liked: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";q=")
        with suppress(ValueError):
            liked.append((-float(weight or 1), tag.strip().split("-")[0].lower()))
    return next((tag for _, tag in sorted(liked, key=lambda one: one[0]) if tag in LANGUAGES), LANGUAGES[0])


async def card_of(path: str, accepted: str, hall: Hall) -> Card:
    """Return the card of a page; of a table only what everyone may know who has its address."""
    language = language_of(accepted)
    kind, _, rest = path.partition("/")
    name = rest.split("/")[0]
    if kind in _OF_A_GAME and name in hall.games:
        return _game(hall.games[name], language)
    if kind == "t":
        # Whatever is wrong with a table, its page says it better.
        with suppress(Exception):
            async with asyncio.timeout(_PATIENCE):
                return await _table(name, language, hall)
    return Card(HOME, _said(ALIKE, language, "lead"))


async def _table(name: str, language: str, hall: Hall) -> Card:
    live = await hall.find(name)
    card = _game(live.deal.game, language)
    free = sum(seat.kind == "open" for seat in live.seats)
    if live.progress.status != OPEN or not free:
        return card
    return Card(card.title, f"{_said(ALIKE, language, 'free-seats', count=free)}. {card.sentence}", card.game)


def _game(game: Game[Any], language: str) -> Card:
    title = game.names[game.name][language]
    return Card(f"{title} · {HOME}", _said(game.texts, language, "tagline"), game.name)


def _said(folder: Path, language: str, key: str, **about: int) -> str:
    message = _bundle(folder, language).get_message(key)
    assert message.value is not None
    return str(_bundle(folder, language).format_pattern(message.value, about)[0])


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def tags(card: Card, web: Path, base: str) -> str:
    """Return a card as the head of a page tells it; a game without a picture has that of the house."""
    name = f"{PICTURES}/{card.game}.png"
    picture = name if (web / name).is_file() else f"{PICTURES}/groma.png"
    told = {
        "og:site_name": HOME,
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.sentence,
        "og:image": f"{base.rstrip('/')}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items()]
    return "\n    ".join([f"<title>{escape(card.title)}</title>", *lines, _LARGE])


_LARGE = '<meta name="twitter:card" content="summary_large_image" />'
