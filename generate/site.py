"""What MkDocs cannot find in docs/: the rules of each game, how to contribute, the changelog, all decisions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ELSEWHERE = {ROOT / "CONTRIBUTING.md": "contributing.md", ROOT / "CHANGELOG.md": "changelog.md"} | {
    file: f"rules/{file.parent.name}.md" for file in sorted((ROOT / "src/groma/games").glob("*/RULES.md"))
}
"""Files that are pages of the site, and where they stand there."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)((?:#[^)]*)?)\)")
TAG = re.compile(r"\[(\w+)\](?!\()")
RULE = re.compile(r"(?m)^- \*\*([A-Z]+[\d.]+)\*\*")


def on_config(config: MkDocsConfig) -> None:
    """List the decisions under what the navigation says of the design."""
    decisions = [str(file.relative_to(DOCS)) for file in sorted((DOCS / "decisions").glob("*.md"))]
    for chapter in config.nav or []:
        if "Design" in chapter:
            chapter["Design"].append({"Decisions": decisions})


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie elsewhere."""
    for file, name in ELSEWHERE.items():
        text = file.read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=_with_anchors(text) if file.name == "RULES.md" else text))
    return files


def _with_anchors(text: str) -> str:
    """Let every rule be linked by its number; its tags, in brackets, are no links."""
    return RULE.sub(r'- <a id="\1"></a>**\1**', TAG.sub(r"\\[\1\\]", text))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links lead to pages of the site; those to other files are plain words."""
    name = page.file.src_uri
    origin = next((file for file, place in ELSEWHERE.items() if place == name), DOCS / name)
    return LINK.sub(lambda link: _led(link, (origin.parent / link[3]).resolve(), "../" * name.count("/")), markdown)


def _led(link: re.Match[str], target: Path, up: str) -> str:
    image, words, _, anchor = link.groups()
    if target in ELSEWHERE:
        return f"{image}[{words}]({up}{ELSEWHERE[target]}{anchor})"
    if target.is_file() and target.is_relative_to(DOCS):
        return f"{image}[{words}]({up}{target.relative_to(DOCS)}{anchor})"
    return words if target.exists() else link[0]
