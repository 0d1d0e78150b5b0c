"""Every component has its drawing, and every drawing all that it is drawn with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import groma
from tests.table.server import ROOT

SOURCES = ROOT / "web" / "src"
GAMES = ("aquileia", "architects", "marble", "praetor")
COLOUR = re.compile(r"var\(--([a-z][\w-]*)\)")
AQUILEIAN = ("dolus", "pecunia", "potentia", "portus_latro")


def read(*names: str) -> str:
    """Return the text of a source of the page."""
    return Path(SOURCES, *names).read_text()


def symbols(game: str) -> set[str]:
    """Return the ids of a game's symbols, without its name before them."""
    return set(re.findall(rf'<symbol id="{game}-([^"]+)"', read("games", game, "sprite.svg")))


def components(game: str) -> set[str]:
    """Return the components of a game that are drawn."""
    figures = groma.game(game).figures()
    if game == "praetor":
        return {*figures["kinds"], "wall"}
    if game == "architects":
        people = {re.sub(r"_\d$", "", one) for one in [*figures["apprentices"], *figures["characters"]]}
        return {*figures["buildings"], *figures["yields"], *people, "black_market", "guildhall", "prison"}
    if game == "marble":
        view = groma.game(game).new(seats=4, seed=1).view(None)
        places = {one["hill"] for one in view["hills"]} | {one["bridge"] for one in view["bridges"]}
        return places | {f"{one['type']}-cut" for one in figures["districts"]} | {"fountain-cut", "source"}
    cards = groma.game(game).new(seats=3, seed=1).view(None)["cards"]
    areas = {one["area"] for one in figures["areas"]}
    kept = {re.sub(r"^(stadium_laurel_points)_\d+$", r"\1", one) for one in cards}
    return {*areas, *kept, *figures["shops"], *figures["banks"], *AQUILEIAN, "villa", "back"}


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_drawn(game: str) -> None:
    assert components(game) - symbols(game) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("drawing", ["sprite.svg", "plate.svg"])
def test_a_drawing_has_its_parts_its_colours_and_no_styles(game: str, drawing: str) -> None:
    text = read("games", game, drawing)
    palette = SOURCES / "games" / game / "palette.css"
    own = palette.read_text() if palette.exists() else read("design", "roman.css")
    known = set(re.findall(r"--([a-z][\w-]*):", own + read("design", "tokens.css")))
    assert set(re.findall(r'href="#([^"]+)"', text)) - set(re.findall(r'id="([^"]+)"', text)) == set()
    assert set(COLOUR.findall(text)) - known == set()
    assert set(COLOUR.findall(own)) - known == set()
    assert "style=" not in text


def test_the_drawings_of_all_games_can_lie_on_one_page() -> None:
    texts = [read("games", game, drawing) for game in GAMES for drawing in ("sprite.svg", "plate.svg")]
    ids = [found for text in [*texts, read("design", "sprite.svg")] for found in re.findall(r'\bid="([^"]+)"', text)]
    assert len(ids) == len(set(ids))
    palettes = [read("design", "roman.css"), *(read("games", game, "palette.css") for game in GAMES[:2])]
    colours = [name for text in palettes for name in re.findall(r"(--[\w-]+):", text[: text.index("}")])]
    assert len(colours) == len(set(colours))
