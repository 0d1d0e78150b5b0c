"""The shapes of views, figures and events: what is declared is what is sent, and nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest
from hypothesis import given

import groma
from groma.kernel import Game
from groma.table.line import Facts
from groma.table.shapes import Shapes, shapes_of
from tests.games.test_every_game import few, moves, positions, seeds, start
from tests.kernel.toy import Toy
from tests.table.guest import Guest
from tests.table.server import Server

GAMES = [groma.game(name) for name in groma.names()]
TABLES = [(game, seats) for game in GAMES for seats in game.players]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def checked(game: Game[Any], root: str) -> jsonschema_rs.Validator:
    """Return what checks values against a shape of a game: its `view`, its `figures` or its `event`."""
    shapes = Shapes(game)
    whole = {"$ref": f"#/components/schemas/{getattr(shapes, root)}", "components": {"schemas": shapes.schemas}}
    return jsonschema_rs.validator_for(whole)


@every_table
@given(seed=seeds)
@few
def test_every_view_has_the_declared_shape(game: Game[Any], seats: int, seed: int) -> None:
    view = checked(game, "view")
    for state, _ in positions(game, seats, seed, 17):
        for seat in (*range(seats), None):
            view.validate(state.view(seat))


@every_game
def test_the_figures_have_the_declared_shape(game: Game[Any]) -> None:
    checked(game, "figures").validate(game.figures())


@every_table
@given(seed=seeds)
@few
def test_every_event_has_the_declared_shape(game: Game[Any], seats: int, seed: int) -> None:
    event = checked(game, "event")
    state, rng = start(game, seats, seed)
    for _ in moves(state, rng):
        for message in Facts(state.events).messages:
            event.validate(message)


@every_game
def test_a_missing_or_a_further_key_is_no_view(game: Game[Any]) -> None:
    view = checked(game, "view")
    seen = dict(game.new(game.players[-1], 1).view(0))
    assert view.is_valid(seen)
    assert not view.is_valid({**seen, "further": 1})
    for key in seen:
        assert not view.is_valid({other: value for other, value in seen.items() if other != key}), key


def test_the_description_of_the_server_names_the_shapes_of_every_game(server: Server) -> None:
    description = httpx.get(f"{server.url}/api/openapi.json").json()
    schemas = description["components"]["schemas"]
    for name in ("View", "Figures", "Event"):
        assert {f"{game.name.capitalize()}{name}" for game in GAMES} <= schemas.keys()
    views = schemas["Position"]["properties"]["view"]["anyOf"]
    named = [one["$ref"].rsplit("/", 1)[-1] for one in views if "$ref" in one]
    assert named == [f"{game.name.capitalize()}View" for game in GAMES]


def test_what_the_server_sends_is_what_it_describes(server: Server) -> None:
    description = httpx.get(f"{server.url}/api/openapi.json").json()
    news = jsonschema_rs.validator_for({"$ref": "#/components/schemas/News", "components": description["components"]})
    ada = Guest(server.url)
    for game in GAMES:
        table = ada.open("me me me", game.name, start=True)
        for seed in range(4):
            ada.play_any(table, Random(seed))
            news.validate(ada.look(table))


def test_a_game_that_declares_no_shapes_has_none() -> None:
    game = Toy()
    game.texts = Path(__file__).with_name("text")
    assert shapes_of(game) is None


DECLARED = '''
from typing import Literal, NotRequired, TypedDict

from groma.games.toy.pieces import PieceView

Amounts = dict[str, int]


class ToyView(TypedDict):
    """A table."""

    game: Literal["toy"]
    phase: Literal["play", "end"]
    stock: Amounts
    pieces: list[PieceView | None]
    hint: NotRequired[str]
    """For learners."""


def view() -> ToyView: ...
'''


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    """A game whose folder declares small shapes."""
    (tmp_path / "view.py").write_text(DECLARED)
    (tmp_path / "pieces.py").write_text("class PieceView(TypedDict):\n    x: float | None\n    is_mine: bool\n")
    (tmp_path / "figures.py").write_text("from x.view import ToyView\n\ndef figures() -> ToyView: ...\n")
    (tmp_path / "events.py").write_text('class CardPlayed(Event):\n    """A card."""\n    seat: int\n')
    game = Toy()
    game.texts = tmp_path / "text"
    return game


def test_a_typed_dict_becomes_a_schema_with_its_neighbours(toy: Toy) -> None:
    shapes = Shapes(toy)
    assert shapes.schemas["ToyView"] == {
        "type": "object",
        "description": "A table.",
        "properties": {
            "game": {"const": "toy"},
            "phase": {"enum": ["play", "end"]},
            "stock": {"type": "object", "additionalProperties": {"type": "integer"}},
            "pieces": {
                "type": "array",
                "items": {"anyOf": [{"$ref": "#/components/schemas/PieceView"}, {"type": "null"}]},
            },
            "hint": {"type": "string", "description": "For learners."},
        },
        "required": ["game", "phase", "stock", "pieces"],
        "additionalProperties": False,
    }
    assert shapes.schemas["PieceView"]["properties"]["x"] == {"anyOf": [{"type": "number"}, {"type": "null"}]}
    assert shapes.schemas["ToyEvent"]["oneOf"][0]["properties"]["kind"] == {"const": "card-played"}


def test_in_one_description_the_shapes_of_each_game_have_names_of_their_own(toy: Toy) -> None:
    assert Shapes(toy, "Toy").schemas.keys() == {"ToyView", "ToyPieceView", "ToyEvent"}


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [("x: set[int]", "set.int. has no schema"), ("x: Piece", "Piece is no type of this game")],
)
def test_what_has_no_schema_is_named_with_its_file(toy: Toy, declared: str, complaint: str) -> None:
    (toy.texts.parent / "pieces.py").write_text(f"class PieceView(TypedDict):\n    {declared}\n")
    with pytest.raises(TypeError, match=rf"pieces\.py.*{complaint}"):
        Shapes(toy)
