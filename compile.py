"""Compiles kernel, games and bots to machine code: `python compile.py SOURCES BUILD OUTPUT`.

The build hook runs it for wheels. Each game is a library of its own, and so are the kernel and the bots: libraries are
made side by side, and only those whose sources changed are made again.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

PARTS = ("kernel", "bots", "games/*")
NOT_COMPILED = ("kernel/native.py", "bots/own.py", "bots/program.py")
"""The last two hand over to what others wrote, which takes longer than they do."""
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*'
DOCUMENTED = re.compile(rf'(\(PyCFunction\)CPyPy_(\w+),[^{{}}]*?{SIGNATURE})("\))')
CLASS = re.compile(rf'(PyTypeObject CPyType_(\w+)_template_ = \{{[^}}]*?{SIGNATURE})("\))')
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL")
"""Where the C files say what a function, a class or a property is."""
OPTIMISATION = "1"
"""The next level takes the C compiler two thirds longer, for little: what remains is Python's own work on objects."""


def groups(package: Path) -> list[tuple[list[str], str]]:
    """Return the files of each library with its name, relative to the folder of the package."""
    folders = [folder for part in PARTS for folder in sorted(package.glob(part)) if (folder / "__init__.py").is_file()]
    return [(files(package, folder), f"groma_{folder.name}") for folder in folders]


def files(package: Path, folder: Path) -> list[str]:
    """Return the files of a folder that are compiled."""
    spared = [package / name for name in NOT_COMPILED]
    return [str(file.relative_to(package.parent)) for file in sorted(folder.glob("*.py")) if file not in spared]


def work(extension: Extension) -> int:
    """Return how much there is to compile: the largest begin, so that no core waits for one of them at the end."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def docstrings_of(files: list[Path], sources: Path) -> dict[str, str]:
    """Return the docstrings of all classes, methods and functions, by the names that they have in C."""
    found: dict[str, str] = {}
    for file in files:
        module = file.relative_to(sources).with_suffix("").as_posix().removesuffix("/__init__").replace("/", "___")
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            _note(node, module, found)
    return found


def _note(node: ast.stmt, outside: str, found: dict[str, str]) -> None:
    if not isinstance(node, ast.ClassDef | ast.FunctionDef):
        return
    name = f"{outside}___{node.name}"
    found[name] = ast.get_docstring(node) or ""
    for inner in node.body if isinstance(node, ast.ClassDef) else []:
        _note(inner, name, found)


def document(source: Path, folder: Path, docstrings: dict[str, str]) -> str:
    """Write a C file again with the docstrings, which mypyc drops, and return its place; `help()` reads them there.

    A file that comes out as it was is not touched, so that it need not be compiled again.
    """
    if not source.name.startswith("__native"):
        return str(source)
    text = source.read_text(encoding="utf-8")
    for pattern in (DOCUMENTED, CLASS):
        text = pattern.sub(lambda found: found[1] + quoted(docstrings.get(found[2], "")) + found[3], text)
    text = PROPERTY.sub(lambda found: _property(found, docstrings), text)
    place = folder / source.name
    if not place.is_file() or place.read_text(encoding="utf-8") != text:
        folder.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return str(place)


def _property(found: re.Match[str], docstrings: dict[str, str]) -> str:
    docstring = docstrings.get(f"{found[2]}___{found[3]}", "")
    return f'{found[1]}PyDoc_STR("{quoted(docstring)}")' if docstring else found[0]


def quoted(text: str) -> str:
    """Return a text as it is written between the quotes of C."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(chr(byte) if byte < 128 else f"\\{byte:03o}" for byte in plain.encode())


def main(sources: Path, build: Path, output: Path) -> None:
    """Write the extension modules of the package `groma` among the sources."""
    libraries = groups(sources / "groma")
    os.chdir(sources)
    os.environ["MYPYPATH"] = str(sources)
    extensions = mypycify(
        [
            "--strict",
            f"--cache-dir={build / 'cache'}",
            "--namespace-packages",
            "--explicit-package-bases",
            *(file for names, _ in libraries for file in names),
        ],
        separate=[(names, library) for names, library in libraries],
        opt_level=OPTIMISATION,
        debug_level="0",
        target_dir=str(build / "c"),
    )
    docstrings = docstrings_of([sources / file for names, _ in libraries for file in names], sources)
    for extension in extensions:
        extension.sources = [document(Path(source), build / "documented", docstrings) for source in extension.sources]
    setup(
        name="groma",
        packages=[],
        ext_modules=sorted(extensions, key=work, reverse=True),
        script_args=[
            "--quiet",
            "build_ext",
            f"--build-lib={output}",
            f"--build-temp={build / 'objects'}",
            f"--parallel={os.cpu_count()}",
        ],
    )


if __name__ == "__main__":
    main(*(Path(argument).resolve() for argument in sys.argv[1:4]))
