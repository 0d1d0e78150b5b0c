"""Games with the components that tables began with: a table keeps its own, whatever the files say later."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from groma.kernel import ComponentsError, Game, shelf
from groma.table.database import Database
from groma.table.refusal import conflict
from groma.table.schema import components, tables


class Editions:
    """The games of the shelf, and earlier ones as tables need them."""

    def __init__(self, games: dict[str, Game[Any]]) -> None:
        self.games = games
        self._earlier: dict[tuple[str, str], Game[Any]] = {}
        # Bots think in other processes, which read the components from a file.
        self._folder = TemporaryDirectory(prefix="groma-editions-")

    def close(self) -> None:
        """Throw the files away."""
        self._folder.cleanup()

    async def find(self, connection: AsyncConnection, name: str, digest: str) -> Game[Any]:
        """Return a game with the components of a digest."""
        game = self.games.get(name)
        if game is None:
            raise conflict("game", f"This table plays {name}, which is not on the shelf here.")
        if game.has_figures(digest):
            return game
        if (name, digest) not in self._earlier:
            wanted = select(components.c.text).where(components.c.game == name, components.c.digest == digest)
            text = await connection.scalar(wanted) or _shipped(game, digest)
            self._earlier[name, digest] = self._made(name, digest, text)
        return self._earlier[name, digest]

    def _made(self, name: str, digest: str, text: str | None) -> Game[Any]:
        if text is None:
            raise conflict("components", f"This table was begun with other components of {name}.")
        file = Path(self._folder.name) / f"{name}-{digest}.toml"
        file.write_text(text, encoding="utf-8")
        try:
            return shelf.game(name, file)
        except ComponentsError as problem:
            raise conflict("components", f"The components of this table cannot be read any more: {problem}") from None


def _shipped(game: Game[Any], digest: str) -> str | None:
    """Return figures that a game once had: versions up to 0.2.0 stored only the digest of those of a table.

    A file is named after all its digests.
    """
    for file in game.texts.with_name("editions").glob("*.toml"):
        if digest in file.stem.split("-"):
            return file.read_text(encoding="utf-8")
    return None


async def keep(database: Database, connection: AsyncConnection, game: Game[Any]) -> None:
    """Store the components of a game, once for each digest."""
    row = {"digest": game.components.digest, "game": game.name, "text": game.components.text}
    await connection.execute(database.add(components), [row])


async def keep_all(database: Database, connection: AsyncConnection, games: dict[str, Game[Any]]) -> None:
    """Store the components of tables that were begun before components were stored, under their present digest."""
    for game in games.values():
        known = [game.components.file_digest, *game.digests()]
        theirs = (tables.c.game == game.name) & tables.c.components.in_(known)
        if await connection.scalar(select(tables.c.id).where(theirs).limit(1)) is not None:
            await keep(database, connection, game)
            present = game.components.digest
            await connection.execute(update(tables).where(theirs).values(components=present))
        others = select(tables.c.components).where(tables.c.game == game.name).distinct()
        for digest in (await connection.scalars(others)).all():
            text = _shipped(game, digest)
            if text is not None:
                row = {"digest": digest, "game": game.name, "text": text}
                await connection.execute(database.add(components), [row])
