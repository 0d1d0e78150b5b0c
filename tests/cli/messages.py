"""Fluent sources taken apart."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    """Collects the variables of a message, and the messages to which it refers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if not node.id.name.startswith("name-"):  # which has variables in its forms alone
            self.parts.add(node.id.name)


def read_messages(source: str) -> dict[str, set[str]]:
    """Return the messages of a source by id, each with its variables and those of the messages to which it refers.

    What cannot be read is an error.
    """
    messages: dict[str, _Variables] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice"
            messages[entry.id.name] = _Variables()
            messages[entry.id.name].visit(entry)
    return {key: _all_names(key, messages) for key in messages}


def _all_names(key: str, messages: dict[str, _Variables]) -> set[str]:
    found = messages.get(key, _Variables())
    return found.names.union(*[_all_names(part, messages) for part in found.parts])
