"""What is made of a class: the lines at its end, between two comments."""

from __future__ import annotations

WIDTH = 120
BEGIN = '    # Made by "make generate" from the fields above.'
END = "    # End of what is made."


class FieldError(Exception):
    """A field from which nothing can be made."""


def block(parts: list[list[str]]) -> list[str]:
    """Return the lines that stand at the end of a class: its slots and methods."""
    lines = ["", BEGIN]
    for number, part in enumerate(parts):
        lines += [""] * (number > 0) + [f"    {line}" for line in part]
    return [*lines, "", END]


def slots(names: list[str]) -> list[str]:
    """Return the slots of some fields."""
    quoted = [f'"{name}"' for name in sorted(names)]
    return enclosed("__slots__ = (", quoted, ",)" if len(quoted) == 1 else ")", "")


def enclosed(opening: str, items: list[str], closing: str, indent: str) -> list[str]:
    """Return one line, or one for each item where that is too long, as the formatter does."""
    line = f"{indent}{opening}{', '.join(items)}{closing}"
    if len(line) + 4 <= WIDTH:
        return [line]
    return [f"{indent}{opening}", *(f"{indent}    {item}," for item in items), f"{indent}{closing}"]


def written_by_hand(text: str, file: str) -> list[str]:
    """Return the lines of a file without what was made."""
    lines: list[str] = []
    is_made = False
    for line in text.splitlines():
        if line == BEGIN:
            is_made = True
            while lines and not lines[-1]:
                lines.pop()
        if not is_made:
            lines.append(line)
        if line == END:
            is_made = False
    if is_made:
        raise FieldError(f"{file}: a line {BEGIN.strip()!r} without its {END.strip()!r}")
    return lines
