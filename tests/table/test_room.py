"""The waiting room: colours, ready marks and closed seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.table.guest import Guest
from tests.table.server import Server


def told(table: dict[str, Any], what: str) -> list[Any]:
    return [seat[what] for seat in table["seats"]]


def test_a_colour_is_taken_with_the_seat_kept_through_the_game_and_never_had_by_two(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = f"/api/tables/{ada.open('me open random')}"
    assert told(ada.get(table), "colour") == ["lapis", None, "cinnabar"]
    assert told(ada.post(f"{table}/seats/0/colour", {"colour": "ochre"}), "colour") == ["ochre", None, "cinnabar"]
    assert told(ben.post(f"{table}/seats"), "colour") == ["ochre", "basalt", "cinnabar"]
    taken = ben.refused(f"{table}/seats/1/colour", {"colour": "ochre"})
    assert (taken["error"], taken["message"]) == (
        "colour-taken",
        "Somebody has ochre; there are lapis, basalt, murex.",
    )
    unknown = ben.refused(f"{table}/seats/1/colour", {"colour": "green"})
    assert unknown["error"] == "colour"
    assert unknown["message"] == "There is no colour green; there are lapis, ochre, cinnabar, basalt, murex."
    assert ben.refused(f"{table}/seats/0/colour", {"colour": "lapis"})["error"] == "forbidden"
    assert told(ben.post(f"{table}/seats/1/colour", {"colour": "lapis"}), "colour") == ["ochre", "lapis", "cinnabar"]
    assert told(ada.post(f"{table}/start"), "colour") == ["ochre", "lapis", "cinnabar"]
    assert ada.refused(f"{table}/seats/0/colour", {"colour": "murex"})["error"] == "running"


def test_whoever_leaves_is_no_longer_ready_and_the_colour_is_free_again(server: Server) -> None:
    ada, ben, cy = Guest(server.url, "Ada"), Guest(server.url, "Ben"), Guest(server.url, "Cy")
    table = f"/api/tables/{ada.open('me open')}"
    ben.post(f"{table}/seats")
    assert ada.refused(f"{table}/seats/1/ready", {"ready": True})["error"] == "forbidden"
    assert told(ben.post(f"{table}/seats/1/ready", {"ready": True}), "ready") == [False, True]
    assert told(ben.delete(f"{table}/seats/1"), "colour") == ["lapis", None]
    seated = cy.post(f"{table}/seats")
    assert (told(seated, "ready"), told(seated, "colour")) == ([False, False], ["lapis", "ochre"])


def test_a_closed_seat_is_gone_and_those_behind_it_move_up(server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    name = ada.open("me open open", options={"age_order": "2,1,0"})
    table = f"/api/tables/{name}"
    ben.post(f"{table}/seats", {"seat": 2})
    assert ben.refused(f"{table}/seats/1/close")["error"] == "forbidden"
    assert ada.refused(f"{table}/seats/2/close")["error"] == "taken"
    token = ben.post(f"{table}/seats/2/token")["token"]
    closed = ada.post(f"{table}/seats/1/close")
    assert (told(closed, "name"), told(closed, "colour")) == (["Ada", "Ben"], ["lapis", "cinnabar"])
    ada.delete(f"{table}/seats/0")
    assert ada.refused(f"{table}/seats/0/close")["message"] == "praetor is played by 2 to 5."
    ada.post(f"{table}/seats")
    ada.post(f"{table}/start")
    program = Guest(server.url, "")
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert len(program.look(name)["position"]["view"]["players"]) == 2
    assert program.look(name)["position"]["seat"] == 1


def test_a_room_that_its_host_has_left_passes_to_the_first_who_is_still_there(
    sqlite_server: Callable[..., Server],
) -> None:
    server = sqlite_server(desertion_seconds=1)
    ada, ben, cy = (Guest(server.url, name) for name in ("Ada", "Ben", "Cy"))
    name = ada.open("me open open open")
    table = f"/api/tables/{name}"
    for guest in (ben, cy):
        guest.post(f"{table}/seats")
    with ada.watch(name) as watch:
        watch.next()
    ben.post(f"{table}/seats/1/ready", {"ready": True})
    with cy.watch(name) as watched:
        while (news := watched.next()["table"])["host"] == "Ada":
            pass
        assert (news["host"], news["am_host"]) == ("Cy", True)
        assert ada.refused(f"{table}/seats/3/close")["error"] == "forbidden"
        cy.post(f"{table}/seats/3/close")
        assert cy.post(f"{table}/start")["status"] == "running"
