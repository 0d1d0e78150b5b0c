"""Watching over websockets: news are made once for several watchers, and yet each sees what it may, and all of it."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import groma
from groma.kernel import State
from tests.table.guest import Guest, Json, Watch
from tests.table.server import Server
from tests.table.test_playing import two_at_a_table

SEED = 5


def last(watch: Watch, n: int) -> Json:
    """Return the news of a position."""
    news = watch.until(n)
    assert news["position"]["n"] == n
    return news


def told(state: State, seat: int | None) -> list[Json]:
    """Return the facts of the last move that a seat, or a spectator, may know."""
    return [{"kind": event.kind(), **event.fields()} for event in state.events if event.seen_by(seat)]


def as_sent(value: Any) -> Any:
    """Return a value as it comes out of a message."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", ["architects", "aquileia"])
def test_each_watcher_sees_what_its_own_eyes_may_see_and_nothing_else(server: Server, game: str) -> None:
    people = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = people[0].open("me open open", game, seed=SEED)
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/seats")
    people[0].post(f"/api/tables/{table}/start")
    state, rng = groma.game(game).new(3, SEED), Random(1)
    eyes = [0, 1, 2, None, None]
    onlookers = [Guest(server.url, ""), Guest(server.url, "Dora")]
    with ExitStack() as stack:
        watches = [stack.enter_context(guest.watch(table, since=0)) for guest in [*people, *onlookers]]
        for n in range(1, 31):
            seat = state.waiting[0]
            action = rng.choice(state.options(seat))
            state.play(action, seat)
            assert people[seat].play(table, n - 1, action.notation, seat).status_code == 200
            for mine, watch in zip(eyes, watches, strict=True):
                news = last(watch, n)
                assert news["position"]["seat"] == mine
                assert news["position"]["view"] == as_sent(state.view(mine))
                assert news["log"][-1]["notation"] == (action.notation if mine == seat else None)
                facts = [{"kind": event["kind"], **event["fields"]} for event in news["log"][-1]["events"]]
                assert facts == as_sent(told(state, mine))
                question = news["position"]["question"]
                asked = [option["notation"] for option in question["options"]] if question else []
                assert asked == [option.notation for option in (state.options(mine) if mine is not None else [])]
                assert [one["number"] for one in news["table"]["seats"] if one["mine"]] == [mine][: mine is not None]


def frame(kind: int, content: bytes) -> bytes:
    """Return a short frame as a browser sends it."""
    mask = b"\x01\x02\x03\x04"
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes((kind, 0x80 | len(content))) + mask + masked


def test_a_message_is_understood_however_it_is_cut_up_and_joined(server: Server) -> None:
    text, first, last_one, ping = 0x81, 0x01, 0x80, 0x89
    message = b'{"type":"ping"}'
    guest = Guest(server.url, "Ada")
    with guest.watch(guest.open("me open")) as watch:
        watch.next()
        whole = frame(text, message)
        # The answer to the first shows that what follows it has come in as well, in two pieces.
        for pieces, answers in (
            ([whole], 1),
            ([frame(ping, b"here?") + whole, whole], 2),
            ([whole + whole[:9], whole[9:] + whole, whole], 4),
            ([whole + frame(first, message[:4]), frame(last_one, message[4:]), whole], 3),
        ):
            for piece in pieces[:-1]:
                watch.socket.socket.sendall(piece)
                assert watch.next_of("pong", "refused")["type"] == "pong"
            watch.socket.socket.sendall(pieces[-1])
            for _ in range(answers - len(pieces) + 1):
                assert watch.next_of("pong", "refused")["type"] == "pong"


def test_a_host_without_a_seat_is_told_more_than_those_who_look_on(server: Server) -> None:
    host, ada = Guest(server.url, "Host"), Guest(server.url, "Ada")
    table = host.open("open open")
    for seat in range(2):
        ada.post(f"/api/tables/{table}/seats", {"seat": seat})
    host.post(f"/api/tables/{table}/start")
    with Guest(server.url, "").watch(table) as theirs, host.watch(table) as hosts:
        ada.play_any(table, Random(1))
        assert [last(watch, 1)["table"]["am_host"] for watch in (theirs, hosts)] == [False, True]


def test_those_who_look_on_get_the_log_since_the_entry_that_each_knew(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    for seed in range(4):
        ada.play_any(table, Random(seed))
    onlooker = Guest(server.url, "")
    for since, entries in ((0, [1, 2, 3, 4]), (3, [4]), (4, []), (0, [1, 2, 3, 4])):
        with onlooker.watch(table, since=since) as watch:
            news = watch.next()
            assert news["since"] == since
            assert [entry["n"] for entry in news["log"]] == entries


def test_who_comes_back_gets_what_was_missed_and_then_only_what_is_new(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    people = [ada, ben]
    with ben.watch(table) as watch:
        known = watch.next()["position"]["n"]
    for seed in range(3):
        people[ada.look(table)["position"]["waiting"][0]].play_any(table, Random(seed))
    with ben.watch(table, since=known) as watch:
        assert [entry["n"] for entry in watch.until(3)["log"]] == [1, 2, 3]
        people[ada.look(table)["position"]["waiting"][0]].play_any(table, Random(9))
        assert [entry["n"] for entry in watch.until(4)["log"]] == [4]


def test_an_undo_reaches_everyone_with_the_question_only_to_who_is_asked(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    with ada.watch(table) as hers, ben.watch(table) as his, Guest(server.url, "").watch(table) as theirs:
        seat = hers.next()["position"]["waiting"][0]
        mover = [ada, ben][seat]
        before = mover.look(table)["position"]
        mover.play_any(table, Random(1))
        seen = [last(watch, 1)["position"] for watch in (hers, his, theirs)]
        assert seen[seat]["undo"]["free"] == [0]
        assert [position["undo"]["free"] for position in (seen[1 - seat], seen[2])] == [[], []]
        mover.post(f"/api/tables/{table}/undo", {"n": 1, "to": 0})
        back = [last(watch, 2) for watch in (hers, his, theirs)]
        assert [news["position"]["ply"] for news in back] == [0, 0, 0]
        assert [(entry["kind"], entry["back_to"]) for news in back for entry in news["log"]] == [("undo", 0)] * 3
        assert back[seat]["position"]["view"] == before["view"]
        assert back[seat]["position"]["question"]["options"] == before["question"]["options"]
        assert [news["position"]["question"] for news in (back[1 - seat], back[2])] == [None, None]


def test_a_line_of_chat_comes_once_to_everyone_and_is_marked_for_who_said_it(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    with ada.watch(table) as hers, ben.watch(table) as his, Guest(server.url, "").watch(table) as theirs:
        for text in ("Salve!", "Vale!"):
            ada.post(f"/api/tables/{table}/chat", {"text": text})
            heard = [watch.next("chat")["lines"] for watch in (hers, his, theirs)]
            assert [[line["text"] for line in lines] for lines in heard] == [[text]] * 3
            assert [lines[0]["mine"] for lines in heard] == [True, False, False]


@pytest.mark.parametrize("path", ["/api/tables/x/live?since=soon", "/api/tables/x/live?seat=", "/api/tables/x/dead"])
def test_a_websocket_that_nobody_serves_is_not_opened(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus), connect(server.url.replace("http", "ws") + path):
        pass
