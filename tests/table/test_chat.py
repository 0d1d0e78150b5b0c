"""Whose chat is heard."""

from __future__ import annotations

from tests.table.guest import Guest, Json
from tests.table.server import Server


def say(guest: Guest, table: str, text: str) -> int:
    """Say something; return the number of the line."""
    guest.post(f"/api/tables/{table}/chat", {"text": text})
    return int(heard(guest, table)[-1]["id"])


def heard(guest: Guest, table: str) -> list[Json]:
    """Return the lines of a table as a guest reads them."""
    lines: list[Json] = guest.get(f"/api/tables/{table}/chat")["lines"]
    return lines


def texts(guest: Guest, table: str) -> list[str]:
    """Return what a guest reads at a table."""
    return [line["text"] for line in heard(guest, table)]


def test_whoever_is_muted_is_read_by_others_only_at_every_table_until_that_is_undone(server: Server) -> None:
    ada, eve, ben = [Guest(server.url, name) for name in ("Ada", "Eve", "Ben")]
    table, other = ada.open("me me", start=True), ada.open("me me", start=True)
    line = say(eve, table, "You are slow")
    namesake = say(Guest(server.url, "Eve"), table, "Salve")
    ada.post(f"/api/tables/{table}/chat/{line}/mute")
    ada.post(f"/api/tables/{table}/chat/{line}/mute")
    with ada.watch(other) as watch:
        say(eve, other, "Still slow")
        told = watch.next("chat")["lines"][0]
    assert (told["text"], told["muted"]) == ("", True)
    assert (texts(ada, table), texts(ben, table)) == (["", "Salve"], ["You are slow", "Salve"])
    speakers = {line["id"]: line["speaker"] for line in heard(ada, table)}
    assert len({speakers[line], speakers[namesake], heard(ada, other)[0]["speaker"]}) == 3
    ada.delete(f"/api/tables/{other}/chat/{told['id']}/mute")
    assert (texts(ada, table), texts(ada, other)) == (["You are slow", "Salve"], ["Still slow"])


def test_a_line_of_another_table_or_of_oneself_mutes_nobody(server: Server) -> None:
    ada, eve = Guest(server.url), Guest(server.url, "Eve")
    table, other = ada.open("me me", start=True), ada.open("me me", start=True)
    theirs, own = say(eve, table, "Salve"), say(ada, table, "Salve")
    assert ada.refused(f"/api/tables/{other}/chat/{theirs}/mute")["error"] == "unknown"
    assert ada.refused(f"/api/tables/{table}/chat/{own}/mute")["error"] == "forbidden"


def test_the_host_silences_those_who_only_watch(server: Server) -> None:
    ada, ben, eve = [Guest(server.url, name) for name in ("Ada", "Ben", "Eve")]
    table = ada.open("open open")
    ben.post(f"/api/tables/{table}/seats")
    assert eve.refused(f"/api/tables/{table}/quiet", {"quiet": True})["error"] == "forbidden"
    with eve.watch(table) as watch:
        watch.next()
        ada.post(f"/api/tables/{table}/quiet", {"quiet": True})
        while not watch.next()["table"]["quiet"]:
            pass
    assert eve.refused(f"/api/tables/{table}/chat", {"text": "Boo"})["error"] == "quiet"
    for guest in (ada, ben):
        say(guest, table, "Salve")
    ada.post(f"/api/tables/{table}/quiet", {"quiet": False})
    say(eve, table, "Boo")
    assert texts(ada, table) == ["Salve", "Salve", "Boo"]
