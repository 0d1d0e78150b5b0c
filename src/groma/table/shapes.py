"""The shapes of what a game sends, its views, printed figures and events, as JSON schemas.

They are read from the declarations in the game's folder and not from its classes, which forget their types when they
are compiled: `view.py` and `figures.py` each have a function of that name that returns a TypedDict, and `events.py`,
or several files whose names begin so, the events. A text below a field says what it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from groma.kernel import Game
from groma.kernel.event import kind_of

Schema = dict[str, Any]

PLAIN: dict[str, Schema] = {
    "Any": {},
    "bool": {"type": "boolean"},
    "float": {"type": "number"},
    "int": {"type": "integer"},
    "str": {"type": "string"},
}


class Module:
    """A file of a game: what it declares, and what it takes from its neighbours."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.functions: dict[str, ast.FunctionDef] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.neighbours: dict[str, Path] = {}
        for statement in ast.parse(file.read_text(encoding="utf-8")).body:
            self._take(statement)

    def _take(self, statement: ast.stmt) -> None:
        match statement:
            case ast.FunctionDef(name):
                self.functions[name] = statement
            case ast.ClassDef(name):
                self.classes[name] = statement
            case ast.Assign([ast.Name(name)], value):
                self.aliases[name] = value
            case ast.ImportFrom(str(module), names):
                file = self.file.with_name(f"{module.rpartition('.')[2]}.py")
                self.neighbours |= {name.name: file for name in names if file.is_file()}

    def bases(self, declared: ast.ClassDef) -> list[ast.ClassDef]:
        """Return the classes of this file that a class goes on from."""
        named = [base.id for base in declared.bases if isinstance(base, ast.Name)]
        return [self.classes[name] for name in named if name in self.classes]

    def home(self, name: str) -> Module:
        """Return the module that declares a name."""
        if name in self.classes or name in self.aliases:
            return self
        if name not in self.neighbours:
            raise TypeError(f"{self.file}: {name} is no type of this game that a schema could describe")
        return Module(self.neighbours[name]).home(name)


class Shapes:
    """The schemas of a game by name; those of its view, its figures and its events first of all."""

    def __init__(self, game: Game[Any], prefix: str = "") -> None:
        folder = game.texts.parent
        self._prefix = prefix
        self.schemas: dict[str, Schema] = {}
        self.view = self._returned(Module(folder / "view.py"), "view")
        self.figures = self._returned(Module(folder / "figures.py"), "figures")
        self.event = f"{game.name.capitalize()}Event"
        self.schemas[self.event] = self._events([Module(file) for file in sorted(folder.glob("events*.py"))])

    def _returned(self, module: Module, function: str) -> str:
        """Describe what a function returns, and return the name of that."""
        returned = module.functions[function].returns
        if not isinstance(returned, ast.Name):
            raise TypeError(f"{module.file}: {function}() must return a TypedDict")
        return self._described(returned.id, module)

    def _described(self, name: str, module: Module) -> str:
        known = name if name.startswith(self._prefix) else f"{self._prefix}{name}"
        if known not in self.schemas:
            home = module.home(name)
            self.schemas[known] = {}
            self.schemas[known] = self._object(home.classes[name], home)
        return known

    def _object(self, declared: ast.ClassDef, module: Module) -> Schema:
        fields = [field for one in [*module.bases(declared), declared] for field in _fields(one)]
        return {
            "type": "object",
            "description": ast.get_docstring(declared) or "",
            "properties": {name: self._described_field(kind, text, module) for name, kind, text in fields},
            "required": [name for name, kind, _ in fields if not _may_be_missing(kind)],
            "additionalProperties": False,
        }

    def _described_field(self, kind: ast.expr, text: str, module: Module) -> Schema:
        schema = self._schema(kind, module)
        return {**schema, "description": text} if text else schema

    def _schema(self, kind: ast.expr, module: Module) -> Schema:
        match kind:
            case ast.Constant(None):
                return {"type": "null"}
            case ast.BinOp(left, ast.BitOr(), right):
                return {"anyOf": [*_either(self._schema(left, module)), *_either(self._schema(right, module))]}
            case ast.Subscript(ast.Name("list"), inner):
                return {"type": "array", "items": self._schema(inner, module)}
            case ast.Subscript(ast.Name("dict"), ast.Tuple([_, inner])):
                return {"type": "object", "additionalProperties": self._schema(inner, module)}
            case ast.Subscript(ast.Name("NotRequired"), inner):
                return self._schema(inner, module)
            case ast.Subscript(ast.Name("Literal"), ast.Constant(value)):
                return {"const": value}
            case ast.Subscript(ast.Name("Literal"), ast.Tuple(values)):
                return {"enum": [ast.literal_eval(value) for value in values]}
            case ast.Name(name) if name in PLAIN:
                return PLAIN[name]
            case ast.Name(name):
                return self._named(name, module)
        raise TypeError(f"{module.file}:{kind.lineno}: {ast.unparse(kind)} has no schema")

    def _named(self, name: str, module: Module) -> Schema:
        home = module.home(name)
        if name in home.aliases:
            return self._schema(home.aliases[name], home)
        return {"$ref": f"#/components/schemas/{self._described(name, module)}"}

    def _events(self, modules: list[Module]) -> Schema:
        return {"oneOf": [self._event(declared, module) for module in modules for declared in module.classes.values()]}

    def _event(self, declared: ast.ClassDef, module: Module) -> Schema:
        about = self._object(declared, module)
        properties = {
            "kind": {"const": kind_of(declared.name)},
            "fields": {key: value for key, value in about.items() if key != "description"},
            "people": {"type": "array", "items": {"type": "string"}},
            "reveals": {"type": "boolean"},
        }
        return {
            "type": "object",
            "description": about["description"],
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }


def shapes_of(game: Game[Any], prefix: str = "") -> Shapes | None:
    """Return the shapes of a game, if its folder declares them."""
    files = [game.texts.with_name(f"{name}.py") for name in ("view", "figures", "events")]
    return Shapes(game, prefix) if all(file.is_file() for file in files) else None


def _fields(declared: ast.ClassDef) -> Iterator[tuple[str, ast.expr, str]]:
    """Give out the fields of a class, each with its type and the text below it."""
    following = [*declared.body[1:], None]
    for statement, after in zip(declared.body, following, strict=True):
        match statement:
            case ast.AnnAssign(ast.Name(name), kind):
                yield name, kind, _text(after)


def _text(statement: ast.stmt | None) -> str:
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return text
    return ""


def _may_be_missing(kind: ast.expr) -> bool:
    match kind:
        case ast.Subscript(ast.Name("NotRequired")):
            return True
    return False


def _either(schema: Schema) -> list[Schema]:
    """Return the alternatives of a schema: unions of unions are flat."""
    alternatives: list[Schema] = schema.get("anyOf", [schema])
    return alternatives
