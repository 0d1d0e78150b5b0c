"""What drawings are made of."""

from __future__ import annotations

from groma.kernel.drawing import DIM, HEADING, Line, Picture, Table, joined


def test_a_line_keeps_the_style_of_each_word() -> None:
    line = Line("Round 1", HEADING).add(" of 6").add_line(Line("!", DIM))
    assert line.plain() == "Round 1 of 6!"
    assert [span.style for span in line.spans] == [HEADING, "", DIM]


def test_lines_are_joined_by_a_separator_between_them_only() -> None:
    assert joined([Line("a"), Line("b"), Line("c")], ", ").plain() == "a, b, c"
    assert joined([], ", ").plain() == ""


def test_a_table_takes_words_and_lines_for_cells() -> None:
    table = Table().add_words("name").add_numbers("points", "coins").add_row(Line("Anna", DIM), "3", "4")
    assert [(column.heading, column.numbers) for column in table.columns] == [
        ("name", False),
        ("points", True),
        ("coins", True),
    ]
    assert [cell.plain() for cell in table.rows[0]] == ["Anna", "3", "4"]


def test_what_is_put_later_covers_what_was_there() -> None:
    picture = Picture()
    picture.put(2, 0, "·····", DIM)
    picture.put_line(4, 0, Line("[1]", HEADING))
    picture.put(0, 2, "end")
    assert [line.plain() for line in picture.lines()] == ["  ··[1]", "", "end"]


def test_an_empty_picture_has_no_lines() -> None:
    assert Picture().lines() == []
