"""`groma games`."""

from __future__ import annotations

import groma
from groma.cli.games import values_shown
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
    shown = run("games").out
    assert "blue,yellow,white,black,purple or any other order" in shown
    assert "yellow,blue" not in shown


def test_a_short_list_of_values_is_written_out() -> None:
    assert values_shown((1, 2)) == "1, 2"
    assert values_shown(("a,b", "b,a")) == "a,b, b,a"
    assert values_shown(("unknown", "a,b,c", "a,c,b", "b,a,c")) == "unknown or a,b,c or any other order"
