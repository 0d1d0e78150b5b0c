"""Whether the components of a file fit together: a file that could not be played is refused when it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groma.games.praetor.box import Box

OPTIONS: Final[dict[str, list[bool | int | str]]] = {
    "board": ["A", "B", "choice"],
    "veteran": [False, True],
    "hard": [False, True],
    "pass_when_no_active_worker": [False, True],
}
"""The options that the rules read, and the values that they know."""


def check_playable(box: Box) -> None:
    """Refuse what the single rows cannot see."""
    _check_players(box)
    _check_workers(box)
    _check_options(box)
    _check_effects(box)
    _check_boards(box)
    _check_piles(box)
    for players in range(box.players_min, box.players_max + 1):
        _check_layout(box, players)


def _check_layout(box: Box, players: int) -> None:
    """P21.9  A starting city hangs together, and does so in the hard game too."""
    place, layout = f"[[layouts]] for {players} players:", box.layouts[players]
    tiles = [placement.tile for placement in layout]
    cells = {(placement.x, placement.y) for placement in layout}
    wrong = [box.tiles[tile].id for tile in tiles if box.tiles[tile].age or box.tiles[tile].min_players > players]
    if wrong:
        raise box.error(place, f"{wrong[0]} is no starting tile for {players} players")
    if len(set(tiles)) < len(tiles) or len(cells) < len(layout):
        raise box.error(place, "a tile or a cell occurs twice")
    if {placement.owner for placement in layout} - {-1} != set(range(players)):
        raise box.error(place, "every player must own a starting tile")
    hard = {(spot.x, spot.y) for spot in layout if box.tiles[spot.tile].kind not in box.removed_if_hard}
    if not _hangs_together(cells) or not _hangs_together(hard):
        raise box.error(place, "the starting city must hang together, without the tiles of the hard game too (P21.9)")


def _hangs_together(cells: set[tuple[int, int]]) -> bool:
    if not cells:
        return False
    reached = [min(cells)]
    for x, y in reached:
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        reached += [cell for cell in beside if cell in cells and cell not in reached]
    return len(reached) == len(cells)


def _check_players(box: Box) -> None:
    if box.option_players_min.get("veteran", 0) != box.veteran_players_min:
        raise box.error("[veteran]:", 'key "players_min" must be that of the option "veteran"')
    if len(box.colours) < box.players_max:
        raise box.error("[[colours]]", f"must hold one for each of {box.players_max} players")
    for players in range(box.players_min, box.players_max + 1):
        if players not in box.layouts:
            raise box.error("[[layouts]]", f"has none for {players} players")
    if box.start_favor_first + (box.players_max - 1) * box.start_favor_step < box.favor_min:
        raise box.error("[setup]:", 'key "start_favor_step" leaves the last player less favor than the least')


def _check_workers(box: Box) -> None:
    if box.owner_tokens + box.tokens_off_tiles != box.tokens_per_player:
        raise box.error("[limits]:", 'key "owner_tokens" and tokens_off_tiles must add up to all tokens of a player')
    if len(box.start_active_levels) + box.start_villagers != box.workers_per_player:
        raise box.error("[components]:", 'key "workers_per_player" must be the starting active workers and villagers')
    levels = [*box.start_active_levels, box.villager_level, box.hire_level]
    if min(levels) < 1 or max(levels) >= box.retire_level:
        raise box.error("[limits]:", f'key "worker_level_retire" must lie above the levels {levels} of new workers')


def _check_options(box: Box) -> None:
    for name, known in OPTIONS.items():
        values = box.options.get(name, ())
        if not values or any(value not in known for value in values):
            raise box.error(f'[[options]] "{name}":', f"must be there with values among {known}")
    visitors = ["random", *(str(seat) for seat in range(box.players_max))]
    if any(value not in visitors for value in box.options.get("rome_visitor", ("",))):
        raise box.error('[[options]] "rome_visitor":', "must be there with random or seat numbers as values")


def _check_effects(box: Box) -> None:
    for kind in box.kinds:
        kind.effect.check(box, f'[[kinds]] "{kind.id}":')


def _check_boards(box: Box) -> None:
    sides = [board.side for board in box.boards]
    if "A" not in sides or sides.count("B") < box.players_max:
        raise box.error("[[boards]]", f"must hold a side A and {box.players_max} sides B")


def _check_piles(box: Box) -> None:
    if len(box.sections) < 2:
        raise box.error("[[walls]]", "must hold two sections or more: one is uncovered before the first round")
    for players in range(box.players_min, box.players_max + 1):
        deck = [tile for tile in box.tiles if tile.age and tile.min_players <= players]
        kept = [tile for tile in deck if tile.kind not in box.removed_if_hard]
        if len(kept) <= players + box.display_extra:
            raise box.error("[[tiles]]", f"must fill the display of {players} players and leave a city deck")
