"""What is made from the fields of a class: one line yields slot, copy, saving and loading."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from generate.block import BEGIN, END, FieldError
from generate.fields import files, generated, main

HEAD = """
from __future__ import annotations

from typing import Any


class State:
    def copy_into(self, other: State) -> None:
        pass

"""


def table(*fields: str, above: str = "", below: str = "") -> str:
    """Return a file with a state that has these fields."""
    lines = "\n".join(f"    {field}" for field in fields)
    return generated(f"{HEAD}{above}\nclass Table(State):\n{lines}\n{below}", "state.py")


def run(text: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(text, "state.py", "exec"), names)
    return names


def laid(text: str, saved: dict[str, Any]) -> Any:
    return run(text)["Table"]().lay(saved)


PIECE = """
class Player:
    coins: int
    cards: list[int]

"""


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_is_made_follows_from_the_fields(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert BEGIN in text or path.name != "state.py"
    assert generated(text, str(path)) == text, 'run "make generate"'


def test_a_field_is_one_line() -> None:
    before, after = table("round: int").splitlines(), table("round: int", "purse: list[int]").splitlines()
    added = [line.strip() for line in after if line not in before]
    assert added == [
        "purse: list[int]",
        '__slots__ = ("purse", "round")',
        "other.purse = self.purse[:]",
        'return {"round": self.round, "purse": self.purse}',
        'self.purse = saved["purse"]',
    ]


def test_a_second_run_changes_nothing() -> None:
    once = table("players: list[Player]", "round: int", above=PIECE)
    assert generated(once, "state.py") == once


def test_what_is_written_by_hand_below_is_kept() -> None:
    once = table("round: int")
    twice = generated(f"{once}\n    def late(self) -> bool:\n        return self.round > 3\n", "state.py")
    assert laid(twice, {"round": 4}).late()
    assert twice.index("def late") < twice.index(BEGIN)


def test_a_removed_field_leaves_no_trace() -> None:
    once = table("round: int", "purse: list[int]")
    assert generated(once.replace("    purse: list[int]\n", ""), "state.py") == table("round: int")


SAVED: list[tuple[str, Any]] = [
    ("round: int", 3),
    ("name: str", "forum"),
    ("order: Shared[list[int]]", [2, 0, 1]),
    ("hands: list[list[int]]", [[1], [2, 3]]),
    ("rows: list[Shared[list[int]]]", [[1], [2]]),
    ("city: dict[int, int]", [[7, 1], [3, 2]]),
    ("city: Shared[dict[int, int]]", [[7, 1], [3, 2]]),
    ("players: list[Player]", [{"coins": 1, "cards": [4]}, {"coins": 0, "cards": []}]),
    ("host: Player", {"coins": 1, "cards": [4]}),
    ("guest: Player | None", {"coins": 1, "cards": [4]}),
    ("guest: Player | None", None),
    ("limit: int | None", None),
    ("guests: list[Player | None]", [None, {"coins": 1, "cards": [4]}]),
    ("races: Shared[list[Row[Player]]]", [[1, [4]], [0, []]]),
]


@pytest.mark.parametrize(("field", "value"), SAVED, ids=lambda one: str(one))
def test_what_is_saved_is_laid_again_and_copied(field: str, value: Any) -> None:
    saved = {field.split(":")[0]: value}
    state = laid(table(field, above=PIECE), saved)
    assert state.saved() == saved
    assert state.copy().saved() == saved


CHANGES: list[tuple[str, Any, str]] = [
    ("purse: list[int]", [1], "purse.append(2)"),
    ("hands: list[list[int]]", [[1]], "hands[0].append(2)"),
    ("rows: list[Shared[list[int]]]", [[1]], "rows[0] = [2]"),
    ("city: dict[int, int]", [[7, 1]], "city[8] = 2"),
    ("players: list[Player]", [{"coins": 1, "cards": [4]}], "players[0].cards.append(2)"),
    ("guest: Player | None", {"coins": 1, "cards": [4]}, "guest.cards.append(2)"),
]


@pytest.mark.parametrize(("field", "value", "change"), CHANGES, ids=lambda one: str(one))
def test_a_change_of_the_copy_leaves_the_original(field: str, value: Any, change: str) -> None:
    state = laid(table(field, above=PIECE), {field.split(":")[0]: value})
    before = str(state.saved())
    other = state.copy()
    exec(f"other.{change}", {"other": other})
    assert str(state.saved()) == before != str(other.saved())


def test_copies_share_what_is_marked_so() -> None:
    state = laid(table("order: Shared[list[int]]", "rows: list[Shared[list[int]]]"), {"order": [1], "rows": [[2]]})
    other = state.copy()
    assert other.order is state.order
    assert other.rows is not state.rows
    assert other.rows[0] is state.rows[0]


def test_what_nobody_copies_has_no_copy() -> None:
    names = run(table("races: Shared[list[Player]]", above=PIECE))
    assert not hasattr(names["Player"], "copy")
    assert hasattr(names["Table"], "copy")


def test_the_game_gives_what_is_never_saved() -> None:
    state = laid(table("box: Given[Box]", "round: int"), {"round": 1})
    state.take(SimpleNamespace(box="the box"))
    assert state.saved() == {"round": 1}
    assert state.copy().box == "the box"


def test_derived_fields_are_found_again() -> None:
    below = "\n\ndef derived_double(state: Table) -> int:\n    return 2 * state.round\n"
    state = laid(table("round: int", "double: Derived[int]", below=below), {"round": 4})
    assert (state.double, state.saved()) == (8, {"round": 4})


def test_a_field_can_be_written_in_a_form_of_its_own() -> None:
    below = (
        "\n\ndef written_bits(state: Table) -> str:\n    return bin(state.bits)\n"
        "\n\ndef read_bits(saved: str) -> int:\n    return int(saved, 2)\n"
    )
    state = laid(table("bits: Written[int]", below=below), {"bits": "0b101"})
    assert (state.bits, state.saved()) == (5, {"bits": "0b101"})


def test_a_copy_lends_on_both_sides() -> None:
    state = laid(table("shared: Lent"), {})
    assert state.shared is False
    assert (state.copy().shared, state.shared) == (True, True)


REFUSED = [
    ("price: Price", "Price can neither be copied nor saved"),
    ("price: Shared[Price]", "Price can neither be copied nor saved"),
    ("seats: set[int]", "set[int] can neither be copied nor saved"),
    ("deep: list[list[list[int]]]", "list[list[list[int]]] can neither be copied nor saved"),
    ("cities: list[dict[int, int]]", "list[dict[int, int]] can neither be copied nor saved"),
    ("round: int = 3", "a field has no value of its own, but 3"),
]


@pytest.mark.parametrize(("field", "message"), REFUSED)
def test_what_cannot_be_made_is_refused_with_its_place(field: str, message: str) -> None:
    place = f"state.py: Table.{field.split(':')[0]}: {message}"
    with pytest.raises(FieldError, match=f"^{re.escape(place)}"):
        table(field)


def test_only_a_state_is_given_something() -> None:
    with pytest.raises(FieldError, match=r"state\.py: Player\.box: only a state"):
        table("host: Player", above="class Player:\n    box: Given[Box]\n\n")


def test_a_lost_end_is_named() -> None:
    with pytest.raises(FieldError, match="without its"):
        generated(table("round: int").replace(END, ""), "state.py")


def test_the_command_makes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "state.py"
    file.write_text(f"{HEAD}\nclass Table(State):\n    round: int\n")
    assert main(["--check", str(file)]) == 1
    assert f"{file} is not what follows from its fields" in capsys.readouterr().err
    assert BEGIN not in file.read_text()
    assert main([str(file)]) == 0
    assert main(["--check", str(file)]) == 0
    assert laid(file.read_text(), {"round": 2}).round == 2


# Steps and decisions


def step(base: str, *fields: str) -> str:
    """Return a file with a step or decision that has these fields."""
    lines = "\n".join(f"    {field}" for field in fields)
    text = f"from groma.kernel import Decision, Step\n\n\nclass Build({base}[int]):\n{lines}\n    rule = 'P1'\n"
    return generated(text, "build.py")


def test_a_number_of_a_decision_is_one_line() -> None:
    before, after = step("Decision", "tile: int").splitlines(), step("Decision", "tile: int", "cell: int").splitlines()
    assert [line.strip() for line in after if line not in before] == [
        "cell: int",
        '__slots__ = ("cell", "tile")',
        "def __init__(self, seat: int, tile: int, cell: int) -> None:",
        "self.cell = cell",
        "return [self.seat, self.tile, self.cell]",
    ]


@pytest.mark.parametrize(("base", "numbers"), [("Decision", [2, 7, 9]), ("Step", [7, 9])])
def test_a_step_is_made_again_from_its_data(base: str, numbers: list[int]) -> None:
    build = run(step(base, "tile: int", "cell: int"))["Build"]
    made = build(*numbers)
    assert (made.tile, made.cell) == (7, 9)
    assert build(*made.data()).data() == made.data() == numbers


def test_a_step_without_numbers_is_left_alone() -> None:
    assert BEGIN not in step("Step", "question = 'q'")


def test_a_step_that_writes_its_own_init_is_left_alone() -> None:
    assert BEGIN not in step("Step", "amounts: tuple[int, ...]", "def __init__(self, *amounts: int) -> None: ...")


def test_a_step_is_made_from_numbers_alone() -> None:
    with pytest.raises(FieldError, match=r"build\.py: Build\.tile: a step is made from numbers alone, not from str"):
        step("Step", "tile: str")
