"""The rules beside the board: every numbered rule, which of them are reconstructed, and the players' book."""

from __future__ import annotations

import re

import httpx
import pytest

import groma
from groma.table.rulebook import rules_of
from groma.table.wire.games import RuleInfo
from tests.patience import PATIENCE
from tests.table.server import Server


def rules(game: str) -> dict[str, RuleInfo]:
    """Return the rules of a game by number."""
    return {rule.number: rule for chapter in rules_of(groma.game(game)).chapters for rule in chapter.rules}


@pytest.mark.parametrize("game", groma.names())
def test_the_rule_of_every_refusal_can_be_read(game: str) -> None:
    texts = (groma.game(game).texts / "en.ftl").read_text(encoding="utf-8")
    refusals = [number.replace("-", ".") for number in re.findall(r"^refusal-(\S+) =", texts, re.MULTILINE)]
    assert refusals
    assert [number for number in refusals if number not in rules(game)] == []


def test_reconstructed_rules_are_marked_and_the_rulebooks_own_are_not() -> None:
    known = rules("aquileia")
    assert known["Q8.3.4"].reconstructed
    assert known["Q8.3.4"].text.startswith("Permitted exchanges")
    assert not known["Q8.3.2"].reconstructed


def test_each_reconstruction_of_the_rules_file_is_marked() -> None:
    text = groma.game("aquileia").texts.with_name("RULES.md").read_text(encoding="utf-8")
    written = set(re.findall(r"^- (Q[\d.]+) Reconstruction:", text, re.MULTILINE))
    assert {number for number, rule in rules("aquileia").items() if rule.reconstructed} == written


def test_a_browser_that_has_the_book_is_not_sent_it_again(server: Server) -> None:
    def ask(**headers: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/games/praetor/book/it", headers=headers, timeout=PATIENCE)

    first = ask()
    assert first.json()["chapters"][0]["title"] == "In una frase"
    again = ask(**{"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
