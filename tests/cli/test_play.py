"""`groma play`: a person at the keyboard."""

from __future__ import annotations

import builtins
import re
from pathlib import Path

import pytest

from groma.cli import sitting
from groma.kernel import Record
from tests.cli.command import Outcome, run, run_process
from tests.cli.strict import StrictText

WORDS = ("?", "hint", "rule", "undo", "table", "log", "quit")
PLAY = ("play", "praetor", "--seed", "3", "--bots", "random")


def typed(*lines: str, more: tuple[str, ...] = ()) -> Outcome:
    """Sit down as Blue, who begins, and type these lines."""
    return run(*PLAY, *more, stdin="".join(f"{line}\n" for line in lines))


def moves(file: Path) -> list[str]:
    """Return the notations of a record."""
    return [move.notation for move in Record.load(file).moves]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_whole_game_is_played_by_always_choosing_the_second_option(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.json"
    outcome = typed(*["2"] * 3000, more=("--record", str(file), "--language", language))
    assert outcome.code == 0
    assert {"en": "Total", "it": "Totale", "fr": "Total"}[language] in outcome.out
    assert {"en": "wins.", "it": "Vince", "fr": "remporte"}[language] in outcome.out
    state = Record.load(file).replay()
    assert state.over
    assert re.search(rf"Total.*\b{max(state.scores())}\b", outcome.out)


def test_a_process_of_its_own_plays_the_same_game(tmp_path: Path) -> None:
    for runner, name in ((run, "here"), (run_process, "there")):
        outcome = runner(*PLAY, "--record", str(tmp_path / name), stdin="1\n" * 500)
        assert "wins." in outcome.out
    assert (tmp_path / "here").read_text() == (tmp_path / "there").read_text()


def test_options_are_numbered_and_shown_with_their_notation() -> None:
    shown = typed().out
    assert "Your turn: take one action, or pass" in shown
    assert re.search(r"^ 1 Pass +pass *$", shown, re.MULTILINE)
    assert re.search(r"^ 4 Build the Forum +\+5 favor, -2 wood, -3 stone +build forum_a *$", shown, re.MULTILINE)
    assert re.search(r"^ 9 Activate the Gold Mine of Yellow +\+2 gold \(Yellow\) +activate", shown, re.MULTILINE)


def test_the_table_shows_players_display_wall_and_city() -> None:
    shown = typed().out
    assert re.search(r"^Blue \(you\) +8 +0 +10 +4 +3 +2 +1 +1 +0$", shown, re.MULTILINE)
    assert re.search(r"^Yellow +1 2 3 +0 +0/0 +5 +0 +3$", shown, re.MULTILINE)
    assert re.search(r"^Forum +2 wood, 3 stone +5 +red +1 stone +Gold: 2 × active workers *$", shown, re.MULTILINE)
    assert "Wall Section 9: 2 stone, 3 marble → 10 favor" in shown
    assert re.search(r"^Market +I.Outpos +W.Camp +G.Mine *$", shown, re.MULTILINE)


def test_a_number_and_a_notation_answer_alike(tmp_path: Path) -> None:
    typed("8", "1", more=("--record", str(tmp_path / "number")))
    typed("activate gold_mine_a", "worker 1", more=("--record", str(tmp_path / "notation")))
    assert (tmp_path / "number").read_text() == (tmp_path / "notation").read_text()


def test_what_happens_is_told_in_sentences() -> None:
    shown = typed("activate gold_mine_a", "worker 3").out
    assert "Blue sends a worker of level 3 to activate the Gold Mine" in shown
    assert "Blue gains 3 gold" in shown
    assert re.search(r"· (Yellow|White) ", shown), "the bots answer"


def test_where_a_tile_is_placed_the_city_shows_its_mosaics() -> None:
    shown = typed("build stone_quarry_b", "worker 1").out
    assert "☼ Sun  ≈ Wave  ♣ Leaf  ★ Star" in shown
    assert "│  -2,0  │ Market │I.Outpos│ W.Camp │ G.Mine │  3,0   │" in shown
    assert re.search(r"Place it 1 west, 1 north of the Imperial Outpost +\+3 favor for mosaics +at -1,-1", shown)


def test_a_question_mark_tells_what_is_refused_and_why() -> None:
    shown = typed("?").out
    reason = "There is no face-up wall section, or you cannot pay what it demands. (P14.26)"
    assert f"Activate the Imperial Outpost [activate imperial_outpost_a]: {reason}" in shown


def test_a_question_mark_tells_if_nothing_is_refused() -> None:
    assert "No rule forbids anything here." in typed("build forum_a", "worker 1", "at 0,2", "?").out


def test_a_refused_notation_is_answered_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    outcome = typed("activate imperial_outpost_a", "pass", more=("--record", str(file)))
    assert "you cannot pay what it demands. (P14.26)" in outcome.out
    assert moves(file)[0] == "pass"


@pytest.mark.parametrize("wrong", ["0", "11", "fly to rome", "build", "-1", "1.5", "[red]", "worker 1"])
def test_a_wrong_answer_costs_one_line_and_the_question_stays(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "game.json"
    outcome = typed(wrong, "pass", more=("--record", str(file)))
    assert f"“{wrong}” is no answer here: choose 1 to 10, or type help" in outcome.out
    assert outcome.out.count("is no answer here") == 1
    assert moves(file)[0] == "pass"


def test_an_empty_line_is_no_answer() -> None:
    assert "is no answer here" not in typed("", "  ").out


def test_undo_takes_back_the_last_answer(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    outcome = typed("build forum_a", "worker 1", "undo", "worker 2", more=("--record", str(file)))
    assert "Taken back: Send the worker of level 1" in outcome.out
    assert moves(file) == ["build forum_a", "worker 2"]


def test_undo_takes_back_what_the_bots_did_since(tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain", tmp_path / "undone"
    typed("pass", more=("--record", str(plain)))
    assert len(moves(plain)) > 1
    typed("pass", "undo", more=("--record", str(undone)))
    assert moves(undone) == []


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    shown = typed("build forum_a", "worker 1", "undo", "undo", "undo").out
    assert "Taken back: Build the Forum" in shown
    assert "There is nothing to take back." in shown


def test_undo_shortens_the_story(tmp_path: Path) -> None:
    told = typed("build forum_a", "worker 1", "undo", "log").out
    assert told.split("Taken back")[1].count("to build the Forum") == 0


def test_the_log_tells_the_game_so_far() -> None:
    shown = typed("build forum_a", "worker 1", "log").out
    assert shown.count("Blue sends a worker of level 1 to build the Forum") == 2
    assert "Turn order: Blue, Yellow, White" in shown


def test_help_lists_all_commands() -> None:
    shown = typed("help").out
    assert all(re.search(rf"^  {re.escape(word)} ", shown, re.MULTILINE) for word in WORDS)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Your choice> A strong bot would answer: "),
        ("it", "La tua scelta> Un bot forte risponderebbe: "),
        ("fr", "Votre choix> Un robot fort répondrait\xa0: "),
    ],
)
def test_a_hint_names_an_option_and_its_reason(
    language: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "HARD_SECONDS", 0.3)
    monkeypatch.setenv("COLUMNS", "400")
    file = tmp_path / "game.json"
    begun = ("build forum_a", "worker 1")
    shown = typed(*begun, "hint", more=("--language", language, "--record", str(file))).out
    line = next(line for line in shown.splitlines() if line.startswith(words))
    state = Record.load(file).replay()
    hinted = next(action for action in state.options() if f"[{action.notation}]" in line)
    reason = state.game.advice.reason(state, 0, hinted)
    assert f"[{hinted.notation}]" in line
    assert not reason or line.endswith(StrictText(state.game, language).phrase(f"reason-{reason}"))
    assert tuple(moves(file)) == begun, "the question stays"


def test_a_rule_is_told_by_its_number() -> None:
    shown = typed("rule P7.3", "rule p7.3", "rule P7", "rule P99.9", "rule").out
    sentence = "The order is fixed for the whole round, whatever happens to favor."
    assert shown.count(f"P7.3 {sentence}") == 3
    assert "P7.1 The player with least favor is first" in shown
    assert "There is no rule “P99.9”; they are numbered like P1.1." in shown
    assert "There is no rule “”" in shown


def test_the_table_can_be_shown_again() -> None:
    assert typed("table").out.count("Round 1 · Actions · Age I") == 2


@pytest.mark.parametrize("lines", [["quit"], []])
def test_leaving_is_polite(tmp_path: Path, lines: list[str]) -> None:
    file = tmp_path / "game.json"
    outcome = typed("build forum_a", *lines, more=("--record", str(file)))
    assert (outcome.code, outcome.err) == (0, "")
    assert "Goodbye. The game was not finished." in outcome.out
    assert f"The record is in {file}." in outcome.out.replace("\n", " ")
    assert Record.load(file).replay().over is False


def test_an_interrupt_is_polite_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    outcome = typed()
    assert (outcome.code, outcome.err) == (0, "")
    assert "Goodbye." in outcome.out


def test_the_person_sits_where_he_likes() -> None:
    assert "You are White." in typed(more=("--seat", "2")).out


def test_each_other_seat_may_have_its_own_bot() -> None:
    assert typed("pass", more=("--bots", "greedy,random")).code == 0


def test_boards_are_chosen_with_their_rates_before_the_eyes() -> None:
    shown = typed(more=("--option", "board=choice")).out
    assert re.search(r"Take side A \(common\) +buys at 2/2/4/4, sells at 1/1/2/2 +board a", shown)


def test_without_a_seed_the_deal_is_fresh_and_told_at_the_end() -> None:
    seeds = [run("play", "praetor").out.splitlines()[-1] for _ in range(2)]
    assert all(re.fullmatch(r"Seed: \d+", seed) for seed in seeds)
    assert seeds[0] != seeds[1]
