"""Lessons at the table: asked for, left, taken up again, and handed over to bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from groma.table.lessons import Lessons
from tests.table.guest import Guest, Json, Watch
from tests.table.server import Server


def learn(guest: Guest, game: str = "praetor", **more: object) -> str:
    return str(guest.post("/api/lessons", {"game": game, **more})["id"])


def lessons(guest: Guest) -> list[Json]:
    found: list[Json] = guest.call("GET", "/api/me/lessons").json()
    return found


def act(guest: Guest, table: str, step: int, deed: str) -> None:
    guest.post(f"/api/tables/{table}/lesson", {"step": step, "act": deed})


def until(watch: Watch, wanted: Callable[[Json], bool]) -> Json:
    """Wait for a position of the lesson; return it."""
    while True:
        position: Json = watch.next()["position"]
        if wanted(position["lesson"]):
            return position


def ready(step: int) -> Callable[[Json], bool]:
    return lambda lesson: lesson["step"] == step and lesson["ready"]


def play(guest: Guest, table: str, position: Json, notation: str) -> None:
    answer = guest.play(table, position["n"], notation)
    assert answer.status_code == 200, answer.text


def test_a_lesson_takes_only_what_it_asks_for_and_the_others_answer_by_the_script(server: Server) -> None:
    ada = Guest(server.url)
    table = learn(ada)
    with ada.watch(table) as watch:
        position = until(watch, ready(0))
        assert position["lesson"]["asked"] == ["activate gold_mine_a"]
        assert [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["Ada", "Livia", "Marco"]
        refused = ada.play(table, position["n"], "activate market_a").json()
        assert (refused["error"], refused["news"]["position"]["n"]) == ("not-now", 0)
        assert ada.play(table, position["n"], "activate imperial_outpost_a").json()["rule"] == "P14.26"
        play(ada, table, position, "activate gold_mine_a")
        position = until(watch, ready(1))
        assert position["lesson"]["off"] == {"worker 1": "level-off", "worker 2": "level-off"}
        play(ada, table, position, "worker 3")
        position = until(watch, ready(2))
        assert position["lesson"]["done"] == {"id": "level", "figures": {"die": 3, "gold": 13}}
        assert [player["favor"] for player in position["view"]["players"]] == [8, 10, 10]
        assert ada.refused(f"/api/tables/{table}/lesson", {"step": 1, "act": "go"})["error"] == "stale"
        act(ada, table, 2, "go")
        until(watch, ready(3))
    assert Guest(server.url, "Eve").refused(f"/api/tables/{table}/lesson", {"step": 3, "act": "go"})["error"] == (
        "forbidden"
    )


def test_a_lesson_is_left_and_taken_up_again_where_it_was_and_goes_back_step_by_step(server: Server) -> None:
    ada = Guest(server.url)
    table = learn(ada)
    with ada.watch(table) as watch:
        for step, notation in enumerate(["activate gold_mine_a", "worker 3"]):
            play(ada, table, until(watch, ready(step)), notation)
        act(ada, table, until(watch, ready(2))["lesson"]["step"], "go")
        play(ada, table, until(watch, ready(3)), "build stone_quarry_a")
        until(watch, ready(4))
    other = ada.again()
    assert lessons(other) == [{"game": "praetor", "table": table, "step": 4, "steps": 16}]
    assert learn(other) == table
    with other.watch(table) as watch:
        until(watch, ready(4))
        act(other, table, 4, "back")
        assert until(watch, ready(3))["question"]["key"] == "take-turn"
        act(other, table, 3, "back")
        until(watch, ready(2))
        act(other, table, 2, "back")
        assert until(watch, ready(1))["question"]["key"] == "choose-visitor"
        play(other, table, other.look(table)["position"], "worker 3")
        until(watch, ready(2))
    again = learn(other, again=True)
    assert again != table
    assert [one["id"] for one in other.get("/api/me/tables")["tables"]] == [again]


def test_whoever_skips_the_rest_plays_on_at_the_same_table_against_easy_bots(server: Server) -> None:
    ada = Guest(server.url)
    table = learn(ada)
    with ada.watch(table) as watch:
        until(watch, ready(0))
        act(ada, table, 0, "skip")
        position = until(watch, lambda lesson: lesson["kind"] == "free")
        play(ada, table, position, "pass")
        while position["question"] is None or position["view"]["round"] == 1:
            position = watch.next()["position"]
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["level"]) for seat in seats] == [("Ada", None), ("Livia", "easy"), ("Marco", "easy")]
    assert ada.refused(f"/api/tables/{table}/lesson", {"step": 16, "act": "go"})["error"] == "no-lesson"
    assert position["lesson"]["skipped"]
    assert lessons(ada) == []
    assert [one["id"] for one in ada.get("/api/me/tables")["tables"]] == [table]
    assert learn(ada) != table
    assert ada.refused("/api/lessons", {"game": "chess"})["error"] == "unknown"


def test_a_lesson_that_begins_with_a_later_step_is_only_tried(server: Server) -> None:
    ada = Guest(server.url)
    kept = learn(ada)
    table = learn(ada, step=12)
    with ada.watch(table) as watch:
        position = until(watch, ready(11))
        assert (position["lesson"]["id"], position["lesson"]["may_go_back"]) == ("wall", False)
        assert [player["favor"] for player in position["view"]["players"]] == [13, 10, 17]
        play(ada, table, position, "activate imperial_outpost_a")
        assert ada.look(table)["position"]["lesson"]["asked"] == ["worker 2"]
    assert lessons(ada) == [{"game": "praetor", "table": kept, "step": 0, "steps": 16}]
    assert {one["id"] for one in ada.get("/api/me/tables")["tables"]} == {kept, table}
    assert ada.refused("/api/lessons", {"game": "praetor", "step": 17})["error"] == "unknown"


class Noticed(Lessons):
    """Lessons in which nothing is left to do but to look; while they look first, the learner moves."""

    def __init__(self) -> None:
        self.live: Any = SimpleNamespace(id="t", n=0, begun=[])
        self.live.course = lambda: SimpleNamespace(step="any", is_read=False, next=None)
        self.looked: list[int] = []
        hall: Any = SimpleNamespace(listeners=[], refresh=self._refreshed)
        nobody: Any = None
        super().__init__(hall, nobody, nobody)

    async def _refreshed(self, _: str) -> Any:
        return self.live

    async def _next(self, live: Any) -> bool:
        self.looked.append(live.n)
        if live.n == 0:
            live.n = 1
            self.wake(live)
            self.wake(live)
        return False

    async def settled(self) -> list[int]:
        while tasks := list(self._seen_to.values()):
            await asyncio.gather(*tasks)
        return self.looked


def test_a_move_that_is_noticed_while_somebody_sees_to_the_lesson_is_seen_to() -> None:
    async def noticed() -> tuple[list[int], list[int]]:
        lessons = Noticed()
        lessons.wake(lessons.live)
        meanwhile = list(await lessons.settled())
        lessons.live.n = 2
        lessons.wake(lessons.live)
        return meanwhile, await lessons.settled()

    assert asyncio.run(noticed()) == ([0, 1], [0, 1, 2])
