"""Taking moves back."""

from __future__ import annotations

from random import Random

from tests.table.guest import Guest, Json
from tests.table.server import Server
from tests.table.test_playing import two_at_a_table


def mover_of(table: str, ada: Guest, ben: Guest) -> tuple[Guest, Guest]:
    waiting = ada.look(table)["table"]["waiting"]
    return (ada, ben) if waiting == [0] else (ben, ada)


def in_the_middle_of_a_turn(table: str, ada: Guest, ben: Guest) -> tuple[Guest, Guest, Json]:
    """Play on until someone is in the middle of a turn in which nothing was revealed."""
    rng = Random(11)
    while True:
        mover, other = mover_of(table, ada, ben)
        before = mover.look(table)
        mover.play_any(table, rng)
        after = mover.look(table)
        if after["position"]["question"] and after["position"]["undo"]["free"]:
            return mover, other, before


def test_a_step_of_ones_own_turn_is_taken_back_freely(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    mover, _, before = in_the_middle_of_a_turn(table, ada, ben)
    position = mover.look(table)["position"]
    back = mover.post(f"/api/tables/{table}/undo", {"n": position["n"], "to": position["undo"]["free"][0]})
    assert back["position"]["n"] == position["n"] + 1
    assert back["position"]["view"] == before["position"]["view"]
    assert back["position"]["question"]["options"] == before["position"]["question"]["options"]
    assert mover.look(table)["position"]["ply"] == before["position"]["ply"]


def test_undone_moves_stay_in_the_log(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    mover, other, before = in_the_middle_of_a_turn(table, ada, ben)
    position = mover.look(table)["position"]
    mover.post(f"/api/tables/{table}/undo", {"n": position["n"], "to": position["undo"]["free"][0]})
    undone, undo = other.look(table)["log"][-2:]
    assert (undone["kind"], undone["undone"], undone["ply"]) == ("move", True, None)
    assert (undo["kind"], undo["back_to"]) == ("undo", before["position"]["ply"])


def test_a_turn_is_restarted_from_where_it_began(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    rng = Random(12)
    while True:
        ada.play_any(table, rng)
        position = ada.look(table)["position"]
        undo = position["undo"]
        if undo["restart"] is not None and position["ply"] - undo["restart"] >= 2:
            break
    back = ada.post(f"/api/tables/{table}/undo", {"n": position["n"], "to": undo["restart"]})
    assert back["position"]["question"]["key"] == "take-turn"


def test_nobody_takes_back_anothers_move_freely(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    _, other, _ = in_the_middle_of_a_turn(table, ada, ben)
    position = other.look(table)["position"]
    assert position["undo"]["free"] == []
    refused = other.refused(f"/api/tables/{table}/undo", {"n": position["n"], "to": position["ply"] - 1})
    assert refused["error"] == "not-yours"
    assert other.look(table)["position"]["ply"] == position["ply"]


def test_a_stale_undo_is_refused_with_the_present_state(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    mover, _, _ = in_the_middle_of_a_turn(table, ada, ben)
    n = mover.look(table)["position"]["n"]
    for path, body in (("undo", {"to": 0}), ("undo/answer", {"agree": True})):
        refused = mover.call("POST", f"/api/tables/{table}/{path}", {"n": n - 1, **body})
        told = refused.json()
        assert (refused.status_code, told["error"], told["news"]["position"]["n"]) == (409, "stale", n)


def beyond(table: str, ada: Guest, ben: Guest) -> tuple[Guest, Guest, Json]:
    """Play until both have moved; return who wishes to take more back than is free, and what that is."""
    rng = Random(13)
    while {entry["seat"] for entry in ada.look(table)["log"]} != {0, 1} or (
        wish := ada.look(table)["position"]["undo"]["wish"]
    ) is None:
        mover_of(table, ada, ben)[0].play_any(table, rng)
    return ada, ben, {"n": ada.look(table)["position"]["n"], "to": wish}


def test_what_is_taken_back_with_consent_begins_with_a_step_of_the_askers_own(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    asker, other, ask = beyond(table, ada, ben)
    position = asker.look(table)["position"]
    asker.post(f"/api/tables/{table}/undo", ask)
    told = [guest.look(table)["position"]["undo"]["request"] for guest in (asker, other)]
    for request, mine in zip(told, (True, False), strict=True):
        assert (request["seat"], request["mine"], request["may_answer"]) == (0, mine, not mine)
        assert [entry["ply"] for entry in request["unrolls"]] == list(range(ask["to"] + 1, position["ply"] + 1))
        assert request["unrolls"][0]["seat"] == 0
        assert 0 not in [entry["seat"] for entry in request["unrolls"][1:]]
    other.post(f"/api/tables/{table}/undo/answer", {"n": ask["n"], "agree": True})
    after = asker.look(table)["position"]
    assert (after["ply"], after["question"]["seat"]) == (ask["to"], 0)


def test_nobody_is_offered_to_ask_who_has_done_nothing_yet(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    mover, other = mover_of(table, ada, ben)
    mover.play_any(table, Random(2))
    position = other.look(table)["position"]
    assert position["undo"]["wish"] is None
    refused = other.refused(f"/api/tables/{table}/undo", {"n": position["n"], "to": 0})
    assert refused["error"] == "not-yours"


def test_without_consent_nothing_is_taken_back(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    asker, other, ask = beyond(table, ada, ben)
    ply = asker.look(table)["position"]["ply"]
    asker.post(f"/api/tables/{table}/undo", ask)
    assert asker.refused(f"/api/tables/{table}/undo/answer", {"n": ask["n"], "agree": True})
    other.post(f"/api/tables/{table}/undo/answer", {"n": ask["n"], "agree": False})
    after = asker.look(table)["position"]
    assert (after["ply"], after["undo"]["request"], after["undo"]["wish"]) == (ply, None, None)


def test_a_request_lapses_when_the_game_goes_on(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    asker, other, ask = beyond(table, ada, ben)
    asker.post(f"/api/tables/{table}/undo", ask)
    mover_of(table, ada, ben)[0].play_any(table, Random(1))
    assert other.look(table)["position"]["undo"]["request"] is None
    answer = other.refused(f"/api/tables/{table}/undo/answer", {"n": ask["n"], "agree": True})
    assert answer["error"] == "stale"


def revealed(ada: Guest, table: str) -> Json:
    """Play a hot-seat game of the toy until a coin was flipped."""
    rng = Random(14)
    while True:
        news = ada.look(table)
        question = news["position"]["question"]
        notations = [option["notation"] for option in question["options"]]
        action = "flip" if "flip" in notations else rng.choice(notations)
        ada.play(table, news["position"]["n"], action, question["seat"])
        if action == "flip":
            return ada.look(table)


def test_in_hot_seat_play_one_goes_back_to_the_last_reveal_but_not_beyond(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True)
    news = revealed(ada, table)
    ply = news["position"]["ply"]
    assert news["position"]["undo"]["free"] == []
    assert ada.refused(f"/api/tables/{table}/undo", {"n": news["position"]["n"], "to": ply - 1})["error"] == "revealed"
    ada.play_any(table, Random(1))
    assert ada.look(table)["position"]["undo"]["free"] == [ply]


def test_a_practice_table_goes_back_behind_a_reveal(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True, practice=True)
    position = revealed(ada, table)["position"]
    back = ada.post(f"/api/tables/{table}/undo", {"n": position["n"], "to": 0})
    assert back["position"]["ply"] == 0


def test_against_bots_one_takes_back_the_own_move_and_their_answers(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me random", start=True)
    rng = Random(15)
    while True:
        news = settled(ada, table)
        ply = news["position"]["ply"]
        ada.play_any(table, rng)
        after = settled(ada, table)
        undo = after["position"]["undo"]["free"]
        if ply in undo and any(entry["seat"] == 1 for entry in after["log"][news["position"]["n"] :]):
            break
    back = ada.post(f"/api/tables/{table}/undo", {"n": after["position"]["n"], "to": ply})
    assert back["position"]["view"] == news["position"]["view"]


def settled(guest: Guest, table: str) -> Json:
    """Wait until the bots have answered and the guest is asked."""
    with guest.watch(table) as watch:
        while not watch.next()["position"]["question"]:
            pass
    return guest.look(table)


def test_a_hot_seat_shows_one_pair_of_eyes_at_a_time(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True)
    first, second = ada.look(table, seat=0)["position"], ada.look(table, seat=1)["position"]
    assert (first["question"]["seat"], second["question"]["seat"]) == (0, 1)
    assert not set(first["view"]["hand"]) & set(second["view"]["hand"])


def test_whoever_chose_last_and_saw_the_cards_of_the_draft_does_not_choose_again(server: Server) -> None:
    options = {"setup": "variable", "characters": "chosen"}
    ada, ben, table = two_at_a_table(server, game="architects", options=options)
    for seed in range(2):
        mover, _ = mover_of(table, ada, ben)
        mover.play_any(table, Random(seed))
    position = mover.look(table)["position"]
    assert position["question"]["key"] == "draft-card"
    assert position["undo"]["free"] == []


def test_a_building_that_a_bot_showed_is_not_taken_back_freely(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me greedy", game="architects", start=True)
    rng = Random(16)
    while True:
        news = settled(ada, table)
        built = [
            entry["ply"] for entry in news["log"]
            for event in entry["events"] if event["kind"] == "building-constructed" and event["fields"]["seat"] == 1
        ]  # fmt: skip
        if built:
            break
        ada.play_any(table, rng)
    assert all(ply >= built[-1] for ply in news["position"]["undo"]["free"])
