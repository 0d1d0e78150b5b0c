"""Tips for newcomers: each once, one a turn, and none to whoever knows the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import insert

import groma
from groma.lessons import lesson_of, topics_of
from groma.table.database import Database, database_url
from groma.table.identity import Identity
from groma.table.line import Deal
from groma.table.live import FINISHED, RUNNING, Seat
from groma.table.schema import seats, tables
from groma.table.seating import new_row, progress_row
from groma.table.tips import Newcomer, newcomer_of, taught_by
from tests.table.guest import Guest, Json
from tests.table.server import Server


def tip(guest: Guest, table: str) -> Json:
    """Ask what is new to the seat that is asked."""
    return guest.post(f"/api/tables/{table}/tip", {"seat": guest.look(table)["position"]["question"]["seat"]})


def sit_down(guest: Guest) -> str:
    return guest.open("me me", seed=4, start=True)


def told_while_passing(guest: Guest, table: str, turns: int) -> list[str]:
    """Pass some turns; return what was told meanwhile."""
    told: list[str] = []
    for _ in range(turns):
        news = guest.look(table)["position"]
        topic = guest.post(f"/api/tables/{table}/tip", {"seat": news["question"]["seat"]})["topic"]
        told += [topic] if topic else []
        assert guest.play(table, news["n"], "pass").status_code == 200
    return told


def test_a_line_stays_for_its_turn_and_is_closed_for_good_and_ended_for_the_game(server: Server) -> None:
    ada = Guest(server.url)
    table = sit_down(ada)
    first = tip(ada, table)
    assert (first["coach"], first["rule"]) == ("on", "P8.3")
    assert ada.again().post(f"/api/tables/{table}/tip", {"seat": first_seat(ada, table)}) == first
    ada.delete(f"/api/tables/{table}/tip")
    assert tip(ada, table) == {"coach": "on", "topic": None, "rule": None}
    ada.call("PUT", "/api/me/tips", {"game": "praetor", "on": False})
    assert tip(ada, sit_down(ada))["coach"] == "off"
    ada.call("PUT", "/api/me/tips", {"game": "praetor", "on": True})
    assert tip(ada, table) == first
    assert Guest(server.url, "Eve").refused(f"/api/tables/{table}/tip", {"seat": 0})["error"] == "forbidden"


def first_seat(guest: Guest, table: str) -> int:
    return int(guest.look(table)["position"]["question"]["seat"])


def test_nothing_is_told_twice_at_any_table(server: Server) -> None:
    ada = Guest(server.url)
    told = [topic for _ in range(2) for topic in told_while_passing(ada, sit_down(ada), 7)]
    assert {"turn", "wages", "order"} <= set(told)
    assert len(told) == len(set(told))


def test_nothing_is_told_after_three_finished_games_of_the_same_title(tmp_path: Path) -> None:
    games = [("praetor", FINISHED)] * 2 + [("praetor", RUNNING), ("marble", FINISHED), ("praetor", FINISHED)]

    async def coaches() -> list[str]:
        database = Database(database_url(str(tmp_path / "tables.sqlite")))
        await database.migrate()
        ada, _ = await Identity(database, "00").welcome("Ada")
        seen: list[str] = []
        for number, (name, status) in enumerate(games):
            await finish(database, f"table-{number}", name, status, ada.guest)
            async with database.read() as connection:
                seen.append((await newcomer_of(connection, groma.game("praetor"), ada.guest)).coach)
        await database.close()
        return seen

    assert asyncio.run(coaches()) == ["on", "on", "on", "on", "done"]


async def finish(database: Database, table: str, name: str, status: str, guest: str) -> None:
    """Store a table with a guest in two of its seats."""
    game = groma.game(name)
    deal = Deal(game, 2, 1, game.choose(2, {}))
    seated = [Seat(number, "human", guest, None, None) for number in range(2)]
    row = new_row(deal, guest) | progress_row(deal, seated) | {"id": table, "status": status}
    async with database.write() as connection:
        await connection.execute(insert(tables).values(**row))
        for seat in seated:
            await connection.execute(
                insert(seats).values(table_id=table, number=seat.number, kind="human", guest=guest)
            )


def test_who_was_taught_something_in_a_lesson_is_not_told_it_again_and_needs_one_game_less() -> None:
    game = groma.game("praetor")
    lesson = lesson_of(game)
    assert lesson is not None
    some, whole = set(range(6)), set(range(len(lesson.steps) + 1))
    assert "P9.12" in taught_by(lesson, [some])
    assert "P17.12" not in taught_by(lesson, [some, {0, len(lesson.steps)}])
    learned = Newcomer([], 1, taught_by(lesson, [whole]), has_learned=True)
    assert {"builder", "wages", "short", "retired"} <= learned.known(topics_of(game))
    assert [Newcomer([], games, set(), True).coach for games in (1, 2)] == ["on", "done"]
    assert [Newcomer([], games, set(), False).coach for games in (2, 3)] == ["on", "done"]
