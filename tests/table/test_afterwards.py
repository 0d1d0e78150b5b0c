"""What comes after a game, and around it: rematch, records, replay, practice, chat, presence, pace."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from groma import Record
from tests.patience import until
from tests.table.guest import Guest, play_out
from tests.table.server import ROOT, Server
from tests.table.test_bots import finished
from tests.table.test_playing import two_at_a_table

_played: dict[str, tuple[Guest, Guest, str]] = {}


def played(server: Server, game: str = "toy") -> tuple[Guest, Guest, str]:
    """Return a finished game; one of Praetor takes its time and is played once for each server."""
    key = f"{server.url} {game}"
    if game == "toy" or key not in _played:
        ada, ben, table = two_at_a_table(server, game=game)
        play_out([ada, ben], table, Random(21))
        _played[key] = ada, ben, table
    ada, ben, table = _played[key]
    return ada.again(), ben.again(), table


def test_a_rematch_has_the_same_seats_and_another_deal(server: Server) -> None:
    ada, _, table = played(server)
    old, new = ada.get(f"/api/tables/{table}"), ada.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in new["seats"]] == ["Ada", "Ben"]
    assert (new["status"], new["n"]) == ("running", 0)
    assert new["commitment"] != old["commitment"]


def test_whoever_asks_for_a_rematch_later_comes_to_the_same_table(server: Server) -> None:
    ada, ben, table = played(server)
    first, second = [guest.post(f"/api/tables/{table}/rematch")["id"] for guest in (ada, ben)]
    assert first == second == ben.get(f"/api/tables/{table}")["rematch"]
    assert Guest(server.url, "Eve").refused(f"/api/tables/{table}/rematch")["error"] == "forbidden"


def test_the_next_seat_begins_the_rematch(server: Server) -> None:
    ada, _, table = played(server, "praetor")
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    before, after = [ada.get(f"/api/tables/{one}/replay?at=0")["position"]["waiting"] for one in (table, again)]
    assert [(seat + 1) % 2 for seat in before] == after


def test_those_at_the_old_table_see_who_is_ready_to_play_again(server: Server) -> None:
    ada, ben, table = played(server)
    with ben.watch(table) as watch:
        assert watch.next()["table"]["again"] == []
        new = ada.post(f"/api/tables/{table}/rematch")["id"]
        while (seen := watch.next()["table"])["again"] != [0]:
            pass
        assert seen["rematch"] == new
        ben.post(f"/api/tables/{table}/rematch")
        while watch.next()["table"]["again"] != [0, 1]:
            pass


def test_a_finished_game_is_counted_and_a_running_one_is_not(server: Server) -> None:
    ada, _, table = played(server, "praetor")
    counted = ada.get(f"/api/tables/{table}/statistics")
    scores = ada.get(f"/api/tables/{table}")["result"]["scores"]
    assert [sum(source["points"][seat] for source in counted["sources"]) for seat in range(2)] == scores
    assert {fact["key"] for fact in counted["facts"]} > {"tiles"}
    assert counted == Guest(server.url, "").get(f"/api/tables/{table}/statistics")
    running = ada.open("me me", start=True)
    assert ada.call("GET", f"/api/tables/{running}/statistics").json()["error"] == "running"


def test_a_finished_game_is_a_record_that_verifies(server: Server, tmp_path: Path) -> None:
    ada, _, table = played(server, "praetor")
    path = tmp_path / "game.json"
    path.write_text(json.dumps(Guest(server.url, "").get(f"/api/tables/{table}/record")))
    assert Record.load(path).replay().scores() == ada.get(f"/api/tables/{table}")["result"]["scores"]


def test_undone_moves_are_not_in_the_record(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True)
    ada.play_any(table, Random(1))
    ada.post(f"/api/tables/{table}/undo", {"n": 1, "to": 0})
    play_out([ada], table, Random(2))
    news = ada.look(table)
    record = ada.get(f"/api/tables/{table}/record")
    assert len(record["moves"]) == news["position"]["ply"] == news["table"]["n"] - 2


def test_a_running_game_is_exported_only_as_ones_own_view(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="toy")
    own, others = ada.get(f"/api/tables/{table}/record"), ben.get(f"/api/tables/{table}/record")
    assert own["format"] == "own view"
    assert not set(own["position"]["view"]["hand"]) & set(others["position"]["view"]["hand"])


def test_an_imported_record_can_be_looked_at_by_anyone_with_the_link(server: Server) -> None:
    text = (ROOT / "tests/records/praetor/3-players.json").read_text()
    table = Guest(server.url).post("/api/records", json.loads(text))
    assert (table["imported"], table["status"]) == (True, "finished")
    moves = len(json.loads(text)["moves"])
    replay = Guest(server.url, "").get(f"/api/tables/{table['id']}/replay?at={moves}")
    assert replay["scores"] == json.loads(text)["result"]["scores"]
    assert len(replay["views"]) == 3


@pytest.mark.parametrize("broken", [{}, [], {"game": "toy"}, {"game": 7}, "x"])
def test_what_is_no_record_is_refused(server: Server, broken: object) -> None:
    assert Guest(server.url).call("POST", "/api/records", broken).status_code == 422


def test_a_changed_record_is_refused(server: Server) -> None:
    record = json.loads((ROOT / "tests/records/praetor/2-players.json").read_text())
    record["moves"][10][2] = "0" * 16
    assert "move 11" in Guest(server.url).refused("/api/records", record)["message"]


def test_a_finished_game_is_replayed_with_all_secrets_open(server: Server) -> None:
    _, _, table = played(server)
    replay = Guest(server.url, "").get(f"/api/tables/{table}/replay?at=0")
    assert all(view["hand"] for view in replay["views"])
    assert {event["fields"]["seat"] for event in replay["events"]} == {0, 1}


def test_a_running_game_is_replayed_within_ones_own_view(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="toy")
    ada.play_any(table, Random(1))
    replay = ben.get(f"/api/tables/{table}/replay?at=0&seat=0")
    assert (replay["position"]["seat"], replay["views"], replay["scores"]) == (1, [], None)
    assert {event["fields"]["seat"] for event in replay["events"]} == {1}


def test_the_past_of_a_running_game_tells_what_one_was_asked_there(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="praetor")
    asked = [guest.look(table)["position"]["question"] for guest in (ada, ben)]
    asker, other = (ada, ben) if asked[0] else (ben, ada)
    while other.look(table)["position"]["question"] is None:
        asker.play_any(table, Random(1))
        past = [one.get(f"/api/tables/{table}/replay?at=0")["position"]["question"] for one in (ada, ben)]
        assert past == asked
    assert past.count(None) == 1


def test_the_timeline_tells_every_move_and_the_points_after_it(server: Server) -> None:
    ada, _, table = played(server, "praetor")
    timeline = ada.get(f"/api/tables/{table}/timeline")
    news = ada.look(table)
    assert len(timeline["scores"]) == len(timeline["moves"]) + 1 == news["position"]["ply"] + 1
    assert timeline["scores"][-1] == news["table"]["result"]["scores"]
    assert any(move["starts_turn"] for move in timeline["moves"])


def test_try_from_here_makes_a_practice_table_at_that_position(server: Server) -> None:
    ada, ben, table = played(server, "praetor")
    there = ada.get(f"/api/tables/{table}/replay?at=20")
    new = ben.post(f"/api/tables/{table}/try", {"at": 20, "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (new["practice"], new["origin"], new["n"]) == (True, {"table": table, "at": 20}, 20)
    position = ben.look(new["id"], seat=there["position"]["waiting"][0])["position"]
    assert position["view"]["city"] == there["position"]["view"]["city"]
    play_out([ben], new["id"], Random(3))


def test_bots_take_the_other_seats_of_a_try(server: Server) -> None:
    ada, _, table = played(server, "praetor")
    new = ada.post(f"/api/tables/{table}/try", {"at": 30})
    assert sorted(seat["kind"] for seat in new["seats"]) == ["bot", "human"]
    finished(ada, new["id"])


def test_a_running_game_cannot_be_tried(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    assert ada.refused(f"/api/tables/{table}/try", {"at": 0})["error"] == "running"


def test_what_is_said_reaches_everyone_at_the_table(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    with ben.watch(table) as watch:
        watch.next()
        ada.call("POST", f"/api/tables/{table}/chat", {"text": "  <b>Salve</b>\n Ben "})
        line = watch.next("chat")["lines"][0]
    assert (line["name"], line["text"], line["seats"], line["mine"]) == ("Ada", "<b>Salve</b> Ben", [0], False)
    assert ada.get(f"/api/tables/{table}/chat")["lines"][0]["mine"]


def test_a_line_of_chat_is_limited(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open()
    assert ada.refused(f"/api/tables/{table}/chat", {"text": "x" * 501})["error"] == "not-understood"


def test_everyone_sees_who_is_there(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    with ada.watch(table) as watch:
        with ben.watch(table), Guest(server.url, "Cy").watch(table):
            while True:
                seen = watch.next()["table"]
                if seen["seats"][1]["present"] and seen["watching"] == ["Cy"]:
                    break
        while watch.next()["table"]["seats"][1]["present"]:
            pass
        assert ada.get(f"/api/tables/{table}")["seats"][1]["seen"] > time.time() - 60


def test_a_person_hands_the_own_seat_to_a_bot_and_takes_it_back(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    handed = ada.post(f"/api/tables/{table}/seats/0/stand-in", {"level": "random"})
    assert (handed["seats"][0]["kind"], handed["seats"][0]["level"]) == ("human", "random")
    assert ada.play(table, ada.look(table)["table"]["n"], "pass", 0).json()["error"] == "handed-over"
    rng = Random(5)
    while 0 not in {entry["seat"] for entry in ben.look(table)["log"]}:
        with ben.watch(table) as watch:
            while not watch.next()["position"]["question"]:
                pass
        ben.play_any(table, rng)
    assert ben.call("DELETE", f"/api/tables/{table}/seats/0/stand-in").status_code == 403
    assert ada.delete(f"/api/tables/{table}/seats/0/stand-in")["seats"][0]["level"] is None


def test_the_host_hands_a_deserted_seat_to_a_bot(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server(desertion_seconds=1)
    ada, ben, table = two_at_a_table(server)
    with ben.watch(table) as watch:
        watch.next()
        assert ada.refused(f"/api/tables/{table}/seats/1/stand-in")["error"] == "forbidden"
    until(lambda: ada.get(f"/api/tables/{table}")["seats"][1]["may_hand_over"], "the seat is not deserted")
    assert ben.refused(f"/api/tables/{table}/seats/0/stand-in")["error"] == "forbidden"
    assert ada.post(f"/api/tables/{table}/seats/1/stand-in")["seats"][1]["level"] == "medium"


def test_when_the_pace_is_exceeded_the_others_may_hand_the_seat_over(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada, ben, table = two_at_a_table(server, pace=60)
    waiting = ada.look(table)["table"]["waiting"][0]
    other = [ben, ada][waiting]
    path = f"/api/tables/{table}/seats/{waiting}/stand-in"
    assert other.refused(path)["error"] == "forbidden"
    turn_back_the_clock(server, table, 90)
    server.kill()
    server.start()
    assert other.post(path)["seats"][waiting]["level"] == "medium"


def test_the_pace_is_the_time_of_a_turn_and_not_of_each_of_its_steps(server: Server) -> None:
    ada = Guest(server.url)
    table, rng, turns = ada.open("me me", start=True, seed=5), Random(5), 0
    waited = ada.look(table)["table"]
    while turns < 3:
        ada.play_any(table, rng)
        now = ada.look(table)
        begins = now["position"]["question"]["key"] == "take-turn"
        assert (now["table"]["waiting_since"] > waited["waiting_since"]) == (
            begins or now["table"]["waiting"] != waited["waiting"]
        )
        waited, turns = now["table"], turns + begins


def turn_back_the_clock(server: Server, table: str, seconds: int) -> None:
    """Let a table have waited longer than it has."""
    with closing(sqlite3.connect(server.database)) as db:
        db.execute("UPDATE tables SET started = started - ? WHERE id = ?", (seconds, table))
        db.commit()
