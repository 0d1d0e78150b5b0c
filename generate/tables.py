"""Makes slots, copy, saving and loading of what lies on a table: the states of a file, and the classes they name."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from generate.block import FieldError, block, enclosed, slots
from generate.kinds import DictKind, Kind, ListKind, MaybeKind, PieceKind, SharedKind, pieces

PLAIN = {"int", "bool", "str", "float"}
MARKS = {"Shared", "Given", "Derived", "Written"}


def made(file: str, tree: ast.Module) -> dict[int, list[str]]:
    """Return what is made, by the line after which it stands."""
    reader = Reader(file, tree)
    return {declared.end: _made(declared, reader) for declared in reader.classes.values()}


# Reading the declarations


@dataclass(frozen=True)
class Field:
    """One declared field."""

    name: str
    kind: Kind
    marks: frozenset[str]

    @property
    def is_saved(self) -> bool:
        """Whether a file holds it."""
        return not self.marks & {"Given", "Derived", "Lent"}


@dataclass(frozen=True)
class Declared:
    """A class with its fields."""

    name: str
    is_state: bool
    fields: list[Field]
    end: int
    """Its last line."""


class Reader:
    """Reads the classes of one file: its states, and what lies on them."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self.file = file
        self.place = ""
        self.nodes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.classes: dict[str, Declared] = {}
        self.copied: set[str] = set()
        self.rows: set[str] = set()
        for name, node in self.nodes.items():
            if _is_state(node):
                self.read(name)

    def read(self, name: str) -> None:
        """Read a class and those that its fields name."""
        node = self.nodes[name]
        fields = [self.field(name, line) for line in node.body if isinstance(line, ast.AnnAssign)]
        self.classes[name] = Declared(name, _is_state(node), fields, node.end_lineno or node.lineno)
        for field in fields:
            for piece in pieces(field.kind):
                if piece not in self.classes:
                    self.read(piece)
            self.copied.update(pieces(field.kind, only_copied=True))

    def field(self, owner: str, line: ast.AnnAssign) -> Field:
        """Read one declaration."""
        assert isinstance(line.target, ast.Name)
        self.place = f"{owner}.{line.target.id}"
        if line.value is not None:
            raise self.error(f"a field has no value of its own, but {ast.unparse(line.value)}")
        inner, marks = line.annotation, set[str]()
        while isinstance(inner, ast.Subscript) and _name(inner.value) in MARKS:
            marks.add(_name(inner.value))
            inner = inner.slice
        if _name(inner) == "Lent":
            marks.add("Lent")
        if "Given" in marks and not _is_state(self.nodes[owner]):
            raise self.error("only a state is given something by the game")
        return Field(line.target.id, self.marked_kind(inner, marks), frozenset(marks))

    def marked_kind(self, node: ast.expr, marks: set[str]) -> Kind:
        """Read the type of a field; that of one which is neither copied nor saved by its type may be any."""
        if marks & {"Given", "Lent"} or ("Shared" in marks and marks & {"Derived", "Written"}):
            return Kind()
        kind = self.kind(node)
        return SharedKind(kind) if "Shared" in marks else kind

    def kind(self, node: ast.expr) -> Kind:
        """Read a type."""
        name = _name(node)
        if name in PLAIN:
            return Kind()
        if name in self.nodes:
            return PieceKind(name)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and ast.unparse(node.right) == "None":
            return MaybeKind(self.kind(node.left))
        if isinstance(node, ast.Subscript):
            return self.kind_of(_name(node.value), node)
        raise self.refused(node)

    def kind_of(self, outer: str, node: ast.Subscript) -> Kind:
        """Read a type with another one in brackets."""
        if outer == "Shared":
            return SharedKind(self.kind(node.slice))
        if outer == "Row" and _name(node.slice) in self.nodes:
            self.rows.add(_name(node.slice))
            return PieceKind(_name(node.slice))
        if outer == "list":
            return ListKind(self.element(node))
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else []
        if outer == "dict" and inner and all(_name(one) in PLAIN for one in inner):
            return DictKind()
        raise self.refused(node)

    def element(self, node: ast.Subscript) -> Kind:
        """Read what a list holds; where its own elements must be copied or saved one by one, it is too deep."""
        element = self.kind(node.slice)
        if " for " in element.copied("one") + element.saved("one") + element.laid("one"):
            raise self.refused(node)
        return element

    def refused(self, node: ast.expr) -> FieldError:
        """Return the error of a type that is not known."""
        return self.error(
            f"{ast.unparse(node)} can neither be copied nor saved; "
            "use plain types and classes of this file, or mark the field (groma.kernel.fields)"
        )

    def error(self, message: str) -> FieldError:
        """Return an error that says where it is."""
        return FieldError(f"{self.file}: {self.place}: {message}")


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _is_state(node: ast.ClassDef) -> bool:
    return any(_name(base) == "State" for base in node.bases)


# Writing what follows


def _made(declared: Declared, reader: Reader) -> list[str]:
    parts = [slots([field.name for field in declared.fields])]
    if any("Given" in field.marks for field in declared.fields):
        parts.append(_take(declared))
    if declared.is_state or declared.name in reader.copied:
        parts.append(_copy(declared))
    if declared.name in reader.rows:
        return block([*parts, _saved_row(declared), _lay_row(declared)])
    return block([*parts, _saved(declared), _lay(declared)])


def _take(declared: Declared) -> list[str]:
    given = [field.name for field in declared.fields if "Given" in field.marks]
    return [
        "def take(self, game: Any) -> None:",
        '    """Take what the game gives to all its states."""',
        *(f"    self.{name} = game.{name}" for name in given),
    ]


def _copy(declared: Declared) -> list[str]:
    return [
        f"def copy(self) -> {declared.name}:",
        f'    """Return an equal and independent {_word(declared)}."""',
        f"    other = {declared.name}()",
        *(["    self.copy_into(other)"] if declared.is_state else []),
        *(f"    other.{field.name} = {_copied(field)}" for field in declared.fields),
        "    return other",
    ]


def _copied(field: Field) -> str:
    return f"self.{field.name} = True" if "Lent" in field.marks else field.kind.copied(f"self.{field.name}")


def _saved(declared: Declared) -> list[str]:
    items = [f'"{field.name}": {_written(field)}' for field in declared.fields if field.is_saved]
    return [
        "def saved(self) -> dict[str, Any]:",
        f'    """Return the {_word(declared)} as plain JSON."""',
        *enclosed("return {", items, "}", "    "),
    ]


def _saved_row(declared: Declared) -> list[str]:
    return [
        "def saved(self) -> list[Any]:",
        f'    """Return the {_word(declared)} as plain JSON."""',
        *enclosed("return [", [_written(field) for field in declared.fields if field.is_saved], "]", "    "),
    ]


def _written(field: Field) -> str:
    return f"written_{field.name}(self)" if "Written" in field.marks else field.kind.saved(f"self.{field.name}")


def _lay(declared: Declared) -> list[str]:
    values = [_laid(field, f'saved["{field.name}"]') for field in declared.fields]
    return _filled(declared, "dict[str, Any]", values)


def _lay_row(declared: Declared) -> list[str]:
    places = [field.name for field in declared.fields if field.is_saved]
    values = [_laid(field, f"saved[{places.index(field.name)}]" if field.is_saved else "") for field in declared.fields]
    return _filled(declared, "list[Any]", values)


def _filled(declared: Declared, saved: str, values: list[str]) -> list[str]:
    return [
        f"def lay(self, saved: {saved}) -> {declared.name}:",
        f'    """Fill this blank {_word(declared)} with what was saved, and return it."""',
        *(f"    self.{field.name} = {value}" for field, value in zip(declared.fields, values, strict=True) if value),
        "    return self",
    ]


def _laid(field: Field, saved: str) -> str:
    """Return the code for the value of a field on a table just laid; none if the game gave it."""
    if "Given" in field.marks:
        return ""
    if "Lent" in field.marks:
        return "False"
    if "Derived" in field.marks:
        return f"derived_{field.name}(self)"
    return f"read_{field.name}({saved})" if "Written" in field.marks else field.kind.laid(saved)


def _word(declared: Declared) -> str:
    return "state" if declared.is_state else declared.name.lower()
