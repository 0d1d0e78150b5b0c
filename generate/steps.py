"""Makes slots, `__init__` and `data` of the steps and decisions that are made from numbers."""

from __future__ import annotations

import ast

from generate.block import FieldError, block, enclosed, slots


def made(file: str, tree: ast.Module) -> dict[int, list[str]]:
    """Return what is made, by the line after which it stands; a class with an `__init__` of its own is left alone."""
    ends: dict[int, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and _kind(node) and not _has_init(node):
            names = [_number(file, node, line) for line in node.body if isinstance(line, ast.AnnAssign)]
            if names:
                ends[node.end_lineno or node.lineno] = _made(_kind(node), names)
    return ends


def _kind(node: ast.ClassDef) -> str:
    """Return whether a class is a `Step` or a `Decision`; nothing if it is neither."""
    for base in node.bases:
        if isinstance(base, ast.Subscript) and ast.unparse(base.value) in ("Step", "Decision"):
            return ast.unparse(base.value)
    return ""


def _has_init(node: ast.ClassDef) -> bool:
    return any(isinstance(line, ast.FunctionDef) and line.name == "__init__" for line in node.body)


def _number(file: str, node: ast.ClassDef, line: ast.AnnAssign) -> str:
    name, kind = ast.unparse(line.target), ast.unparse(line.annotation)
    if kind != "int" or line.value is not None:
        raise FieldError(f"{file}: {node.name}.{name}: a step is made from numbers alone, not from {kind}")
    return name


def _made(kind: str, names: list[str]) -> list[str]:
    every = ["seat", *names] if kind == "Decision" else names
    return block([slots(names), _init(kind, names, every), _data(every)])


def _init(kind: str, names: list[str], every: list[str]) -> list[str]:
    return [
        *enclosed("def __init__(", ["self", *(f"{name}: int" for name in every)], ") -> None:", ""),
        *(["    super().__init__(seat)"] if kind == "Decision" else []),
        *(f"    self.{name} = {name}" for name in names),
    ]


def _data(every: list[str]) -> list[str]:
    return [
        "def data(self) -> list[int]:",
        '    """Return the numbers it was made from."""',
        *enclosed("return [", [f"self.{name}" for name in every], "]", "    "),
    ]
