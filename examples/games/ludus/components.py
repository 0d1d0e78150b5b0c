"""All components of the game, read from its file and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from groma.kernel import Components, Entry, OptionValue

STANDARD: Final = Path(__file__).with_name("components.toml")


class Card:
    """L1.3  A kind of card: how many there are, and the storeys that each adds."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.storeys = entry.number("storeys", 1)
        self.count = entry.number("count", 1)
        entry.done()


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_meta(components.entry("meta"))
        self.cards = [Card(row) for row in components.rows("card")]
        self.names.update({card.id: card.names for card in self.cards})
        self._read_colours(components.rows("colour"))
        self._read_setup(components.entry("setup"))
        self._read_options(components.rows("options"))
        components.done()

    def _read_meta(self, entry: Entry) -> None:
        """L1.1  The game is for 2 to 4 players."""
        self.names[entry.text("id")] = entry.names()
        players = entry.inner("players")
        self.players_min = players.number("min", 2)
        self.players_max = players.number("max", self.players_min)
        players.done()
        entry.done()

    def _read_colours(self, rows: list[Entry]) -> None:
        self.colours = [row.text("id") for row in rows]
        if len(rows) < self.players_max:
            raise rows[-1].error("id", f"must not be the last: {self.players_max} players need a colour each")
        for row in rows:
            self.names[row.text("id")] = row.names()
            row.done()

    def _read_setup(self, entry: Entry) -> None:
        self.hand = entry.number("hand", 1)
        self.die = entry.number("die", 2)
        if self.hand * self.players_max > sum([card.count for card in self.cards]):
            raise entry.error("hand", f"is too large: there are not enough cards for {self.players_max} players")
        entry.done()

    def _read_options(self, rows: list[Entry]) -> None:
        """L2.5  What a table may choose."""
        self.options: dict[str, tuple[OptionValue, ...]] = {}
        for row in rows:
            self.options[row.text("id")] = row.values_of("values")
            self.names[f"option_{row.text('id')}"] = row.names()
            row.done()
