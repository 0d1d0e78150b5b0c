"""`groma games`."""

from __future__ import annotations

import pytest

import groma
from groma.cli.games import values_shown
from groma.cli.text import Text
from tests.cli.command import run


def test_every_game_is_listed_with_its_seats_and_options() -> None:
    told = {game["name"]: game for game in run("games", "--json").json["games"]}
    assert list(told) == groma.names()
    for name, game in told.items():
        assert game["seats"] == list(groma.game(name).players)
        assert list(game["options"]) == list(groma.game(name).options)
        assert (game["rules"], game["components"]) == (groma.game(name).version, groma.game(name).components.digest)


def test_json_gives_all_values_of_an_option_and_its_default() -> None:
    (praetor,) = [game for game in run("games", "--json").json["games"] if game["name"] == "praetor"]
    assert praetor["options"]["board"] == {"default": "A", "values": ["A", "B", "choice"]}
    assert praetor["options"]["veteran"] == {"default": False, "values": [False, True]}
    assert len(praetor["options"]["colours"]["values"]) == 120


def test_people_are_spared_the_120_orders_of_five_colours() -> None:
    shown = run("games", "--language", "en").out
    assert "blue,yellow,white,black,purple or any other order" in shown
    assert "yellow,blue" not in shown


def test_a_short_list_of_values_is_written_out() -> None:
    text = Text(groma.game("praetor"), "en")
    assert values_shown((1, 2), text) == "1, 2"
    assert values_shown(("a,b", "b,a"), text) == "a,b, b,a"
    assert values_shown(("unknown", "a,b,c", "a,c,b", "b,a,c"), text) == "unknown: not given, a,b,c or any other order"


@pytest.mark.parametrize(
    ("language", "hard"), [("it", "False: no, True: sì"), ("fr", "False\u00a0: non, True\u00a0: oui")]
)
def test_options_and_their_values_are_told_in_the_chosen_language(language: str, hard: str) -> None:
    text = Text(groma.game("praetor"), language)
    assert values_shown((False, True), text) == hard
    shown = run("games", "--language", language).out
    assert all(text.name(f"option_{name}")[:20] in shown for name in groma.game("praetor").options)
