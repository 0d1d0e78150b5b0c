"""`groma rulebook`."""

from __future__ import annotations

from tests.cli.command import run


def test_the_book_is_printed_in_the_language_asked_for() -> None:
    printed = run("rulebook", "praetor", "upkeep", "--language", "it").out
    assert "Salari e pensioni" in printed
    assert "P17.12" in printed
    assert "Costruire una tessera" not in printed


def test_the_whole_book_can_be_read_by_programs() -> None:
    whole = run("rulebook", "praetor", "--json").json
    assert [chapter["id"] for chapter in whole["chapters"]][:2] == ["sentence", "picture"]


def test_a_chapter_that_is_not_there_is_refused_with_those_that_are() -> None:
    refused = run("rulebook", "praetor", "sewers")
    assert refused.code == 2
    assert "building" in refused.err
