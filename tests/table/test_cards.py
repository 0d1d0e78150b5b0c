"""A link that is pasted somewhere shows a title, a sentence and a picture, and nothing that is hidden."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from groma.table.cards import SIZE, language_of
from tests.table.guest import Guest
from tests.table.server import Server

PNG = b"\x89PNG\r\n\x1a\n"
LIKED = [
    ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
    ("de, it;q=0.4, en;q=0.7", "en"),
    ("pt-BR,it-IT;q=0.9", "it"),
    ("", "en"),
    ("en;q=much", "en"),
]


def told(server: Server, path: str, accepted: str) -> dict[str, str]:
    """Return what the head of a page tells of it."""
    page = httpx.get(server.url + path, headers={"Accept-Language": accepted}).text
    assert "Ada" not in page
    head = re.findall(r'<meta (?:property|name)="(?:og|twitter):([\w:]+)" content="([^"]*)"', page)
    return {key: unescape(value) for key, value in head}


@pytest.mark.parametrize(("accepted", "language"), LIKED)
def test_a_card_speaks_the_language_that_its_asker_likes_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_home_a_table_and_the_rules_have_cards_with_a_picture(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    waiting, running = ada.open("me open greedy"), ada.open("me greedy", start=True)
    home = told(server, "/", "en")
    assert (home["title"], home["card"]) == ("Groma", "summary_large_image")
    assert told(server, "/t/nowhere", "en") == home
    invited, played = told(server, f"/t/{waiting}", "it"), told(server, f"/t/{running}/end", "it")
    assert (invited["title"], played["title"]) == ("Praetor · Groma", "Praetor · Groma")
    assert invited["description"] == f"1 posto libero. {played['description']}"
    rules = told(server, "/rules/marble/words", "fr")
    assert rules["title"] == "Rome\xa0: City of Marble · Groma"
    pictures = [card["image"] for card in (home, invited, rules)]
    assert len(set(pictures)) == 3
    for picture in map(httpx.get, pictures):
        width, height = (int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
        assert (picture.content[:8], (width, height)) == (PNG, SIZE)
