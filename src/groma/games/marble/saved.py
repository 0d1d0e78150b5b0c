"""The table as plain JSON, and back."""

from __future__ import annotations

from typing import Any

from groma.games.marble.state import MarbleState, Player


def table(state: MarbleState) -> dict[str, Any]:
    """Return all that lies on the table."""
    return {
        "players": [_player_data(player) for player in state.players],
        "start": state.start,
        "active": state.active,
        "phase": state.phase,
        "finals": state.finals,
        "stacks": state.stacks,
        "imperium": state.imperium,
        "civic_tiles": state.civic_tiles,
        "fountains": state.fountains,
        "coins": state.coins,
        "hills": state.hills,
        "full": state.full,
        "bridge_value": state.bridge_value,
        "bridge_owner": state.bridge_owner,
        "cover": state.cover,
        "type_of": state.type_of,
        "magistrate": state.magistrate,
        "placed": state.placed,
        "places": state.places,
        "parts": state.parts,
        "buildings": state.buildings,
        "side": state.side,
        "standing": state.standing,
        "owner": state.owner,
        "sites": state.sites,
        "lines": state.lines,
        "wet": state.wet,
    }


def lay(state: MarbleState, data: dict[str, Any]) -> None:
    """Lay a saved table on a blank state."""
    state.players = [_player(saved) for saved in data["players"]]
    state.start = data["start"]
    state.active = data["active"]
    state.phase = data["phase"]
    state.finals = data["finals"]
    state.stacks = data["stacks"]
    state.imperium = data["imperium"]
    state.civic_tiles = data["civic_tiles"]
    state.fountains = data["fountains"]
    state.coins = data["coins"]
    state.hills = data["hills"]
    state.full = data["full"]
    state.bridge_value = data["bridge_value"]
    state.bridge_owner = data["bridge_owner"]
    state.cover = data["cover"]
    state.type_of = data["type_of"]
    state.magistrate = data["magistrate"]
    state.placed = data["placed"]
    state.places = data["places"]
    state.parts = data["parts"]
    state.buildings = data["buildings"]
    state.side = data["side"]
    state.standing = data["standing"]
    state.owner = data["owner"]
    state.sites = data["sites"]
    state.lines = data["lines"]
    state.wet = data["wet"]


def _player_data(player: Player) -> dict[str, Any]:
    return {
        "colour": player.colour,
        "score": player.score,
        "earned": player.earned,
        "atrium": player.atrium,
        "domus": player.domus,
        "magistrates": player.magistrates,
        "posted": player.posted,
        "sent": player.sent,
        "imperium": player.imperium,
        "coins": player.coins,
        "cubes": player.cubes,
        "buildings": player.buildings,
    }


def _player(saved: dict[str, Any]) -> Player:
    player = Player()
    player.colour = saved["colour"]
    player.score = saved["score"]
    player.earned = saved["earned"]
    player.atrium = saved["atrium"]
    player.domus = saved["domus"]
    player.magistrates = saved["magistrates"]
    player.posted = saved["posted"]
    player.sent = saved["sent"]
    player.imperium = saved["imperium"]
    player.coins = saved["coins"]
    player.cubes = saved["cubes"]
    player.buildings = saved["buildings"]
    return player
