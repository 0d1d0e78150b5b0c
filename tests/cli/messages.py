"""Fluent sources taken apart."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


def read_messages(source: str) -> dict[str, set[str]]:
    """Return the messages of a source by id, each with its variables; what cannot be read is an error."""
    messages: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice"
            found = _Variables()
            found.visit(entry)
            messages[entry.id.name] = found.names
    return messages
