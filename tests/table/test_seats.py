"""Tables and seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.patience import until
from tests.table.guest import Guest
from tests.table.server import Server


def kinds(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats]


def test_a_table_opens_with_the_seats_and_options_that_were_chosen(server: Server) -> None:
    ada = Guest(server.url)
    game = ada.get("/api/games/praetor")
    option = next(option for option in game["options"] if len(option["values"]["3"]) > 1)
    chosen = option["values"]["3"][1]
    table = ada.get(f"/api/tables/{ada.open('me greedy open', options={option['name']: chosen})}")
    assert kinds(table) == ["human", "bot", "open"]
    assert table["options"][option["name"]] == chosen
    assert table["seats"][1]["level"] == "greedy"


def test_what_a_game_does_not_offer_is_refused_in_words(server: Server) -> None:
    ada = Guest(server.url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert ada.refused("/api/tables", {"game": "chess", "seats": seats})["error"] == "game"
    assert ada.refused("/api/tables", {"game": "praetor", "seats": seats[:1]})["error"] == "seats"
    assert ada.refused("/api/tables", {"game": "praetor", "seats": seats, "options": {"x": 1}})["error"] == "options"
    seats[1] = {"kind": "bot", "level": "genius"}
    assert ada.refused("/api/tables", {"game": "praetor", "seats": seats})["error"] == "level"


def test_a_taken_seat_cannot_be_taken_again(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.open("me open")
    assert ben.refused(f"/api/tables/{table}/seats", {"seat": 0})["error"] == "taken"
    ben.post(f"/api/tables/{table}/seats")
    assert Guest(server.url, "Cy").refused(f"/api/tables/{table}/seats")["error"] == "full"


def test_one_person_may_take_several_seats(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me open open")
    ada.post(f"/api/tables/{table}/seats")
    seats = ada.post(f"/api/tables/{table}/seats")["seats"]
    assert [seat["mine"] for seat in seats] == [True, True, True]


def test_a_seat_can_be_left_and_emptied_before_the_game(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.open("me open open")
    ben.post(f"/api/tables/{table}/seats", {"seat": 1})
    assert ben.call("DELETE", f"/api/tables/{table}/seats/0").status_code == 403
    assert kinds(ada.delete(f"/api/tables/{table}/seats/1")) == ["human", "open", "open"]


def test_only_the_host_starts_and_only_without_open_seats(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.open("me open")
    assert ada.refused(f"/api/tables/{table}/start")["error"] == "open-seats"
    ben.post(f"/api/tables/{table}/seats")
    assert ben.refused(f"/api/tables/{table}/start")["error"] == "forbidden"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "running"
    assert ada.refused(f"/api/tables/{table}/start")["error"] == "running"


def test_the_host_fills_a_free_seat_with_a_bot(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.open("me open")
    assert ben.refused(f"/api/tables/{table}/seats/1/bot", {"level": "random"})["error"] == "forbidden"
    assert ada.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})["seats"][1]["level"] == "random"
    assert ada.refused(f"/api/tables/{table}/seats/0/bot")["error"] == "taken"


def test_private_tables_are_not_listed(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    private, listed = ada.open(), ada.open(listed=True)
    found = [table["id"] for table in ben.get("/api/tables")["tables"]]
    assert listed in found
    assert private not in found
    assert ben.get(f"/api/tables/{private}")["status"] == "open"


def test_my_tables_begin_with_those_that_wait_for_me(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    running = ada.open("me me", start=True)
    newer = ben.open("me open")
    ada.post(f"/api/tables/{newer}/seats")
    mine = ada.get("/api/me/tables")["tables"]
    assert [(table["id"], table["my_turn"]) for table in mine] == [(running, True), (newer, False)]


def test_watchers_see_someone_sit_down(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.open("me open")
    with ada.watch(table) as watch:
        watch.next()
        ben.post(f"/api/tables/{table}/seats")
        while kinds(watch.next()["table"]) != ["human", "human"]:
            pass


def test_a_jump_of_the_clock_lets_nobody_replace_a_present_player(
    sqlite_server: Callable[..., Server], tmp_path: Path
) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    server = sqlite_server(modules="tests.table.toys,tests.table.clock", clock=ahead, desertion_seconds=1)
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    table = ada.open("me open", pace=600)
    ben.post(f"/api/tables/{table}/seats", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    with ada.watch(table), ben.watch(table):
        until(lambda: all(seat["present"] for seat in ada.look(table)["table"]["seats"]), "both are here")
        ahead.write_text("86400")
        seat = ada.look(table)["table"]["seats"][1]
        assert (seat["present"], seat["may_hand_over"]) == (True, False)
        assert ada.refused(f"/api/tables/{table}/seats/1/stand-in", {"level": "easy"})["error"] == "forbidden"
    until(lambda: ada.look(table)["table"]["seats"][1]["may_hand_over"], "Ben has left")
