"""Games: what may be played here, in words of each language, with the rules."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from re import search
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query
from starlette.responses import PlainTextResponse, Response

from groma.bots import LEVELS, enlisted
from groma.kernel import Game
from groma.kernel.book import Book, has_book, read_book
from groma.kernel.components import LANGUAGES
from groma.lessons import Lesson, lesson_of, text_of, topic_text, topics_of
from groma.table.house import House
from groma.table.refusal import unknown
from groma.table.routes.callers import Home
from groma.table.routes.problems import PROBLEMS
from groma.table.rulebook import rules_of
from groma.table.wire.book import BookText
from groma.table.wire.games import GameInfo, NoteInfo, NotesText, OptionInfo, RulesText

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)

GameName = Annotated[str, Path(max_length=40)]
Digest = Annotated[
    str | None,
    Query(pattern="^[0-9a-f]{16}$", description="Of the components that a table began with; else the present ones."),
]


def _game(house: House, name: str) -> Game[Any]:
    if name not in house.hall.games:
        raise unknown("game")
    return house.hall.games[name]


async def _edition(house: House, name: str, components: str | None) -> Game[Any]:
    game = _game(house, name)
    if components is None:
        return game
    async with house.database.read() as connection:
        return await house.hall.editions.find(connection, name, components)


@cache
def _text(game: Game[Any], language: str) -> str:
    return game.text(language)


@cache
def _notes(game: Game[Any], language: str) -> NotesText:
    notes = {thing: NoteInfo(**note) for thing, note in game.notes().items()}
    return NotesText(notes=notes, text=game.note_text(language))


def _line(game: Game[Any], key: str) -> dict[str, str]:
    """Return a message of one line in every language in which the game has it."""
    found = {language: search(rf"(?m)^{key} = (.+)$", _text(game, language)) for language in LANGUAGES}
    return {language: line[1] for language, line in found.items() if line}


@cache
def _info(game: Game[Any]) -> GameInfo:
    lesson = lesson_of(game)
    by_seats = {seats: game.options_for(seats) for seats in game.players}
    options = [
        OptionInfo(name=name, values={str(seats): list(allowed[name]) for seats, allowed in by_seats.items()})
        for name in game.options
    ]
    return GameInfo(
        name=game.name,
        titles=_line(game, f"name-{game.name}"),
        taglines=_line(game, "tagline"),
        seats=list(game.players),
        minutes=game.minutes,
        options=options,
        levels=[*LEVELS, *enlisted],
        languages=list(LANGUAGES),
        rules_version=game.version,
        components=game.components.digest,
        lesson_steps=len(lesson.steps) if lesson else None,
    )


@router.get("")
async def list_games(house: Home) -> list[GameInfo]:
    """List the games with their seats, options and bots."""
    return [_info(game) for game in house.hall.games.values()]


@router.get("/{game}")
async def describe_game(game: GameName, house: Home) -> GameInfo:
    """Describe one game."""
    return _info(_game(house, game))


@router.get("/{game}/text/{language}", response_class=PlainTextResponse)
async def read_text(
    game: GameName, language: Literal["en", "it", "fr"], house: Home, components: Digest = None
) -> PlainTextResponse:
    """Return all texts of a game in a language, as a Fluent file; the names are those of its components."""
    try:
        return PlainTextResponse(_text(await _edition(house, game, components), language))
    except FileNotFoundError:
        raise unknown("text") from None


@router.get("/{game}/notes/{language}")
async def read_notes(
    game: GameName, language: Literal["en", "it", "fr"], house: Home, components: Digest = None
) -> NotesText:
    """Return what is told of each thing of a game that is pointed at."""
    return _notes(await _edition(house, game, components), language)


@router.get("/{game}/lesson/{language}", response_class=PlainTextResponse)
async def read_lesson(game: GameName, language: Literal["en", "it", "fr"], house: Home) -> PlainTextResponse:
    """Return what is said in the guided first game, as a Fluent file."""
    played = _game(house, game)
    if lesson_of(played) is None:
        raise unknown("lesson")
    return PlainTextResponse(text_of(played, language))


@router.get("/{game}/topics/{language}", response_class=PlainTextResponse)
async def read_topics(game: GameName, language: Literal["en", "it", "fr"], house: Home) -> PlainTextResponse:
    """Return what newcomers are told in a game, as a Fluent file."""
    played = _game(house, game)
    if not topics_of(played):
        raise unknown("topics")
    return PlainTextResponse(topic_text(played, language))


@router.get("/{game}/rules")
async def read_rules(game: GameName, house: Home) -> RulesText:
    """Return the numbered rules of a game."""
    return rules_of(_game(house, game))


@cache
def _book(game: Game[Any], language: str) -> tuple[bytes, str]:
    """Return a book as it travels, and the tag by which a browser knows that it has it."""
    book = read_book(game, language)
    steps = steps_by_chapter(lesson_of(game), book)
    text = BookText.model_validate(book).model_copy(update={"steps": steps}).model_dump_json().encode()
    return text, f'"{sha256(text).hexdigest()[:16]}"'


def steps_by_chapter(lesson: Lesson | None, book: Book) -> dict[str, int]:
    """Return, for chapters of a book, the number of the first step that is about a rule which they explain."""
    found: dict[str, int] = {}
    for number, step in enumerate(lesson.steps if lesson else (), 1):
        found.setdefault(book.place(step.teaches[0]).partition("#")[0], number)
    return found


@router.get("/{game}/book/{language}", response_model=BookText)
async def read_rulebook(
    game: GameName,
    language: Literal["en", "it", "fr"],
    house: Home,
    components: Digest = None,
    if_none_match: Annotated[str, Header(max_length=200)] = "",
) -> Response:
    """Return the players' rulebook of a game; the figures in it are those of its components."""
    edition = await _edition(house, game, components)
    if not has_book(edition):
        raise unknown("book")
    text, tag = _book(edition, language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/{game}/components")
async def read_components(game: GameName, house: Home, components: Digest = None) -> dict[str, Any]:
    """Return what is printed on the components of a game, as a board draws it."""
    return dict((await _edition(house, game, components)).figures())
