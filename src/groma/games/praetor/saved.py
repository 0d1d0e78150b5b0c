"""The table as plain JSON, and back."""

from __future__ import annotations

from typing import Any

from groma.games.praetor.state import Player, PraetorState


def table(state: PraetorState) -> dict[str, Any]:
    """Return all that lies on the table."""
    return {
        "players": [_player_data(player) for player in state.players],
        "round": state.round,
        "phase": state.phase,
        "last_round": state.last_round,
        "order": state.order,
        "turn": state.turn,
        "moment": state.moment,
        "city": [[cell, tile] for cell, tile in state.city.items()],
        "edge": state.edge,
        "corners": state.corners,
        "areas": state.areas,
        "specials": state.specials,
        "rotation": state.rotation,
        "owner": state.owner,
        "builder": state.builder,
        "visitor": state.visitor,
        "display": state.display,
        "deck": state.deck,
        "wall_pile": state.wall_pile,
        "section": state.section,
        "removed": state.removed,
    }


def lay(state: PraetorState, data: dict[str, Any]) -> None:
    """Lay a saved table on a blank state."""
    state.players = [_player(saved) for saved in data["players"]]
    state.round = data["round"]
    state.phase = data["phase"]
    state.last_round = data["last_round"]
    state.order = data["order"]
    state.turn = data["turn"]
    state.moment = data["moment"]
    state.city = dict(data["city"])
    state.edge = data["edge"]
    state.corners = data["corners"]
    state.areas = data["areas"]
    state.specials = data["specials"]
    state.rotation = data["rotation"]
    state.owner = data["owner"]
    state.builder = data["builder"]
    state.visitor = data["visitor"]
    state.display = data["display"]
    state.deck = data["deck"]
    state.wall_pile = data["wall_pile"]
    state.section = data["section"]
    state.removed = data["removed"]


def _player_data(player: Player) -> dict[str, Any]:
    return {
        "board": player.board,
        "colour": player.colour,
        "resources": player.resources,
        "favor": player.favor,
        "arrived": player.arrived,
        "earned": player.earned,
        "morale": player.morale,
        "home": player.home,
        "away": player.away,
        "villagers": player.villagers,
        "zone_one": player.zone_one,
        "zone_two": player.zone_two,
        "retired": player.retired,
        "retired_away": player.retired_away,
        "tiles": player.tiles,
        "sections": player.sections,
        "used": player.used,
        "passed": player.passed,
    }


def _player(saved: dict[str, Any]) -> Player:
    player = Player()
    player.board = saved["board"]
    player.colour = saved["colour"]
    player.resources = saved["resources"]
    player.favor = saved["favor"]
    player.arrived = saved["arrived"]
    player.earned = saved["earned"]
    player.morale = saved["morale"]
    player.home = saved["home"]
    player.away = saved["away"]
    player.villagers = saved["villagers"]
    player.zone_one = saved["zone_one"]
    player.zone_two = saved["zone_two"]
    player.retired = saved["retired"]
    player.retired_away = saved["retired_away"]
    player.tiles = saved["tiles"]
    player.sections = saved["sections"]
    player.used = saved["used"]
    player.passed = saved["passed"]
    return player
