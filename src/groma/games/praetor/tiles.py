"""The city tiles, their kinds, and where they lie at the start, as the components file has them."""

from __future__ import annotations

from typing import Final

from groma.games.praetor import effects
from groma.games.praetor.components import COLOURS_OF_ACTIVATION, RESOURCES, TIMINGS
from groma.kernel import Entry

CORNERS: Final = 4


class Kind:
    """A kind of city tile."""

    def __init__(self, entry: Entry, groups: list[str]) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.group = entry.choice("group", groups)
        self.cost = entry.amounts("cost", RESOURCES)
        self.favor = entry.number("favor")
        self.colour = entry.choice("colour", COLOURS_OF_ACTIVATION)
        self.fee = entry.amounts("fee", RESOURCES)
        self.timing = entry.choice("timing", TIMINGS)
        self.effect = effects.read(entry.inner("effect"))
        entry.done()
        self._check(entry)

    def _check(self, entry: Entry) -> None:
        effect = self.effect
        if COLOURS_OF_ACTIVATION[self.colour] not in effect.colours:
            raise entry.error("colour", f"must be {' or '.join(effect.colours)} for the effect {effect.name}")
        if TIMINGS[self.timing] != effect.timing:
            raise entry.error("timing", f"must be {effect.timing} for the effect {effect.name}")


class Tile:
    """One city tile."""

    def __init__(self, entry: Entry, kinds: list[Kind], designs: list[str]) -> None:
        self.id = entry.text("id")
        self.kind = kinds[entry.choice("kind", [kind.id for kind in kinds])]
        self.age = entry.number("age")
        self.min_players = entry.number("min_players", 2)
        corners = entry.choices("corners", designs)
        entry.done()
        if self.age > 2:
            raise entry.error("age", f"must be 0, 1 or 2, not {self.age}")
        if len(corners) != CORNERS:
            raise entry.error("corners", "must name four designs: nw, ne, se, sw")
        self.rotated = [_rotated(corners, rotation) for rotation in range(CORNERS)]


def _rotated(corners: list[int], rotation: int) -> list[int]:
    """P10.9  A quarter turn clockwise moves the design at index i to index i + 1."""
    return [corners[(index - rotation) % CORNERS] for index in range(CORNERS)]


class Placement:
    """A starting tile in its place."""

    def __init__(self, entry: Entry, tiles: list[Tile], players: int) -> None:
        self.tile = entry.choice("tile", [tile.id for tile in tiles])
        self.x = entry.number("x", -100)
        self.y = entry.number("y", -100)
        self.rotation = entry.number("rotation") % CORNERS
        self.owner = entry.number("owner", -1)
        entry.done()
        if self.owner >= players:
            raise entry.error("owner", f"must be below the number of players, {players}")
