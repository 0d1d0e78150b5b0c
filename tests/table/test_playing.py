"""Playing over HTTP and websockets."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import groma
from groma.kernel import commitment
from groma.table.hall import asked_row
from tests.table.guest import Guest, play_out
from tests.table.server import Server


def two_at_a_table(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    table = ada.open("me open", **more)
    ben.post(f"/api/tables/{table}/seats", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


def test_two_people_sit_down_by_link_and_play_a_whole_game(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    play_out([ada, ben], table, Random(1))
    result = ben.get(f"/api/tables/{table}")["result"]
    assert len(result["scores"]) == 2
    assert result["winners"]


def test_every_watcher_gets_its_own_news_after_each_move(server: Server) -> None:
    ada, ben, table = two_at_a_table(server)
    spectator = Guest(server.url, "")
    with ada.watch(table) as hers, ben.watch(table) as his, spectator.watch(table) as theirs:
        waiting = hers.next()["position"]["waiting"][0]
        [ada, ben][waiting].play_any(table, Random(2))
        seen = [watch.until(1)["position"] for watch in (hers, his, theirs)]
        assert [position["seat"] for position in seen] == [0, 1, None]
        assert [position["view"]["seat"] for position in seen] == [0, 1, None]
        asked = [position["seat"] for position in seen if position["question"]]
        assert asked == seen[0]["waiting"]


def test_a_question_says_whether_a_turn_begins_and_which_answers_lead_on(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    question = ada.look(table)["position"]["question"]
    leads_on = {option["verb"]: option["leads_on"] for option in question["options"]}
    assert question["starts_turn"]
    assert (leads_on["build"], leads_on["pass"]) == (True, False)
    building = next(option for option in question["options"] if option["verb"] == "build")
    ada.play(table, 0, building["notation"])
    assert not ada.look(table)["position"]["question"]["starts_turn"]


def test_a_move_over_the_websocket_is_answered_with_its_number(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    with ada.watch(table) as watch:
        question = watch.next()["position"]["question"]
        watch.send({"type": "play", "ref": "a", "n": 0, "action": question["options"][0]["id"]})
        assert watch.next("accepted") == {"type": "accepted", "ref": "a", "n": 1}


def test_answers_in_a_row_are_all_played_or_none(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", seed=7, start=True)
    state = groma.game("praetor").new(seats=2, seed=7)
    [seat] = state.waiting
    row = [next(option for option in state.options() if state.leads_on(option, seat))]
    state.play(row[0])
    while state.waiting == [seat]:
        row.append(state.options()[0])
        state.play(row[-1])
    first, *then = [action.notation for action in row]
    move = {"n": 0, "action": first, "seat": seat}
    assert ada.refused(f"/api/tables/{table}/moves", {**move, "then": [*then, first]})["error"] == "not-asked"
    assert ada.refused(f"/api/tables/{table}/moves", {**move, "then": [first]})["error"] == "illegal"
    assert ada.look(table)["position"]["n"] == 0
    assert ada.post(f"/api/tables/{table}/moves", {**move, "then": then})["n"] == len(row)
    assert ada.look(table)["position"]["waiting"] == state.waiting


def test_the_end_of_a_trade_that_ended_without_it_is_left_out() -> None:
    game, rng = groma.game("praetor"), Random(1)
    stop = game.action("stop")
    ended = 0
    while not ended:
        state = game.new(seats=2, seed=rng.randrange(10_000))
        while not state.over and not ended:
            [seat] = state.waiting
            for trade in state.options() if stop in state.options() else []:
                after = state.copy()
                after.play(trade, seat)
                if trade is not stop and seat not in after.waiting:
                    assert asked_row(state, [trade, stop], seat) == [trade]
                    ended += 1
            state.play(rng.choice(state.options()))


def test_a_repeated_move_is_refused_with_the_present_state_and_not_played_twice(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    action = ada.look(table)["position"]["question"]["options"][0]["notation"]
    assert ada.play(table, 0, action).status_code == 200
    again = ada.play(table, 0, action)
    assert again.status_code == 409
    assert again.json()["error"] == "stale"
    assert again.json()["news"]["position"]["n"] == 1
    assert ada.look(table)["table"]["n"] == 1


def test_a_move_for_a_position_that_is_not_there_yet_is_refused(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    action = ada.look(table)["position"]["question"]["options"][0]["notation"]
    assert ada.play(table, 7, action).json()["error"] == "stale"


def test_a_refused_move_names_the_rule(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    rng = Random(3)
    while not (refusals := ada.look(table)["position"]["question"]["refusals"]):
        ada.play_any(table, rng)
    position = ada.look(table)["position"]
    answer = ada.play(table, position["n"], refusals[0]["notation"], position["question"]["seat"]).json()
    assert (answer["error"], answer["rule"]) == ("illegal", refusals[0]["rule"])


def test_an_action_that_the_game_does_not_know_is_refused(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    assert ada.play(table, 0, "fly moon").json()["error"] == "unknown-action"


def test_missed_moves_are_caught_up_since_a_number(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", start=True)
    for _ in range(5):
        ada.play_any(table, Random(4))
    assert [entry["n"] for entry in ada.look(table, since=3)["log"]] == [4, 5]
    with ada.watch(table, since=2) as watch:
        assert [entry["n"] for entry in watch.next()["log"]] == [3, 4, 5]


def test_in_a_secret_draft_all_may_answer_the_same_position(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="toy")
    cards = [guest.look(table)["position"]["question"]["options"][0]["notation"] for guest in (ada, ben)]
    assert ada.play(table, 0, cards[0]).json()["n"] == 1
    assert ben.play(table, 0, cards[1]).json()["n"] == 2


def test_a_secret_answer_cannot_be_given_twice(server: Server) -> None:
    ada, _, table = two_at_a_table(server, game="toy")
    card, other = [option["notation"] for option in ada.look(table)["position"]["question"]["options"]][:2]
    ada.play(table, 0, card)
    assert ada.play(table, 0, other).json()["error"] == "stale"
    assert ada.play(table, 1, other).json()["error"] == "not-asked"


def test_others_do_not_learn_a_secret_answer_while_the_game_runs(server: Server) -> None:
    ada, ben, table = two_at_a_table(server, game="toy")
    card = ada.look(table)["position"]["question"]["options"][0]["notation"]
    ada.play(table, 0, card)
    assert ada.look(table)["log"][0]["notation"] == card
    assert ben.look(table)["log"][0]["notation"] is None
    hers = set(ada.look(table)["position"]["view"]["hand"])
    assert not hers & set(ben.look(table)["position"]["view"]["hand"])


def test_the_commitment_is_told_at_the_start_and_the_seed_at_the_end(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.open("me me", game="toy", start=True)
    before = ada.get(f"/api/tables/{table}")
    assert before["seed"] is None
    play_out([ada], table, Random(5))
    after = ada.get(f"/api/tables/{table}")
    assert commitment(bytes.fromhex(after["seed"]), after["salt"]) == before["commitment"] == after["commitment"]
    assert (before["salt"], len(after["salt"])) == (None, 32)


def test_a_repeated_deal_is_marked_as_such(server: Server) -> None:
    ada = Guest(server.url)
    first, second = [ada.open("me me", seed=7, start=True) for _ in range(2)]
    assert ada.look(first)["position"]["view"] == ada.look(second)["position"]["view"]
    assert ada.get(f"/api/tables/{first}")["repeated"]
    assert not ada.get(f"/api/tables/{ada.open()}")["repeated"]


def test_whoever_looks_while_a_game_starts_sees_it_before_or_after(server: Server) -> None:
    ada, eve = Guest(server.url), Guest(server.url, "Eve")
    for _ in range(12):
        table = ada.open("me me")
        with ThreadPoolExecutor(8) as crowd:
            looks = [crowd.submit(eve.call, "GET", f"/api/tables/{table}/news") for _ in range(24)]
            ada.post(f"/api/tables/{table}/start")
        assert {look.result().status_code for look in looks} == {200}


def test_a_seed_that_the_host_chose_is_told_before_anyone_sits_down_and_in_the_record(server: Server) -> None:
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    for chosen in ({"seed": 7}, {}):
        table = ada.open("me open", game="toy", **chosen)
        assert ben.get(f"/api/tables/{table}")["seed"] == chosen.get("seed")
        ben.post(f"/api/tables/{table}/seats", {"seat": 1})
        ada.post(f"/api/tables/{table}/start")
        play_out([ada, ben], table, Random(6))
        record = ada.get(f"/api/tables/{table}/record")
        assert record["seed_chosen"] is bool(chosen)
        assert record["commitment"] == ada.get(f"/api/tables/{table}")["commitment"]
        assert record["commitment"] != commitment(7)
