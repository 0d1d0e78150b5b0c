"""The action spaces by the word that the data use for what they are for."""

from __future__ import annotations

from typing import Final

from groma.games.aquileia import arena, forum, mercatus, portus, stadium, theatrum
from groma.games.aquileia.components import Space, close
from groma.kernel import Entry

EFFECTS: Final[dict[str, type[Space]]] = {
    "roll_for_coins": mercatus.DolusSpace,
    "exchange": mercatus.PecuniaSpace,
    "buy_display_card": mercatus.EquiEtArmaSpace,
    "buy_servi": mercatus.ServiSpace,
    "take_blue_dice": mercatus.PotentiaSpace,
    "fight": arena.ArenaSpace,
    "race": stadium.StadiumSpace,
    "auction": theatrum.TheatrumSpace,
    "build": forum.ForumSpace,
    "steal": portus.LatroSpace,
    "activate": portus.PortusSpace,
}


def read(entry: Entry) -> Space:
    """Return the space that an entry of the data describes."""
    words = list(EFFECTS)
    effect = words[entry.choice("effect", words)]
    space = EFFECTS[effect](entry)
    space.effect = effect
    close(entry)
    return space
