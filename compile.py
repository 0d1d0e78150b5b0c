"""Compiles kernel, games and bots to machine code: `python compile.py SOURCES BUILD OUTPUT`.

The build hook runs it for wheels. Each game is a library of its own, and so are the kernel and the bots: libraries are
made side by side, and only those whose sources changed are made again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

PARTS = ("kernel", "bots", "games/*")
NOT_COMPILED = ("kernel/native.py", "bots/own.py", "bots/program.py")
"""The last two hand over to what others wrote, which takes longer than they do."""
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
