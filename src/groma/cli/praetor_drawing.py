"""Praetor's table in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from groma.cli.drawing import STYLES, Drawing
from groma.cli.praetor_hints import Hints
from groma.cli.praetor_map import CityMap
from groma.cli.text import Text
from groma.games.praetor import Praetor
from groma.games.praetor.actions import Activate, TakeBoard, Use
from groma.games.praetor.build import ChooseCell
from groma.games.praetor.components import COLOURS_OF_ACTIVATION, RESOURCES
from groma.games.praetor.state import PraetorState
from groma.kernel import Action, Decision, State


class PraetorDrawing(Drawing):
    """Players, display, wall and city."""

    def __init__(self, game: Praetor, text: Text, names: list[str], human: int | None) -> None:
        super().__init__(text, names, human)
        self.box = game.box
        self.hints = Hints(text, names)
        self.map = CityMap(text, names)

    def table(self, state: State) -> list[RenderableType]:
        """Return the round, the players, what can be built, the wall and the city."""
        assert isinstance(state, PraetorState)
        view = state.view(None)
        return [
            "",
            self._heading(view),
            self._stocks(view),
            self._workers(view),
            "",
            self._display(state),
            self._wall(state, view),
            "",
            self.map.small(state),
        ]

    def beside(self, state: State, decision: Decision[Any]) -> list[RenderableType]:
        """Add the city with its mosaics where a tile is placed."""
        assert isinstance(state, PraetorState)
        if isinstance(decision, ChooseCell):
            return [self.map.large(state, decision.tile)]
        return super().beside(state, decision)

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings and costs; for a tile also whose it is, or its effect in words."""
        assert isinstance(state, PraetorState)
        if isinstance(action, TakeBoard):
            return self.hints.rates(state, action.board)
        changes = self.hints.changes(decision.preview(state, action))
        if not isinstance(action, Activate | Use):
            return changes
        effect = changes or self.hints.effect(state, self.box.tiles[action.tile].kind)
        owner = self.hints.owner(state, decision.seat, action.tile)
        return f"{effect} ({owner})" if owner else effect

    def _heading(self, view: dict[str, Any]) -> Line:
        said = self.text
        parts = [
            f"{said.name('term_round')} {view['round']}"
            + (f" ({said.phrase('last-round')})" if view["last_round"] else ""),
            said.word(view["phase"]),
            said.phrase("age", age="I" * view["age"]),
            said.phrase("piles", deck=view["deck"], wall=view["wall_pile"]),
        ]
        return Line(" · ".join(parts), style="bold")

    def _players(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        order = view["order"] or list(range(view["seats"]))
        return [view["players"][seat] for seat in order]

    def _name(self, player: dict[str, Any]) -> Line:
        return Line(self.label(player["seat"]), style=STYLES[player["colour"]])

    def _stocks(self, view: dict[str, Any]) -> Table:
        said = self.text
        table = _plain_table()
        table.add_column(said.name("term_turn_order_phase"))
        for heading in (said.name("term_favor"), said.name("term_morale"), *map(said.name, RESOURCES)):
            table.add_column(heading, justify="right")
        table.add_column(said.phrase("tiles"), justify="right")
        table.add_column(said.phrase("sections"), justify="right")
        for player in self._players(view):
            numbers = [player["favor"], player["morale_value"], *player["resources"].values()]
            held = [player["tiles"], len(player["sections"])]
            table.add_row(self._name(player), *(str(number) for number in numbers + held))
        return table

    def _workers(self, view: dict[str, Any]) -> Table:
        said = self.text
        table = _plain_table()
        table.add_column(said.name("term_worker"))
        for heading in ("at-home", "on-tiles", "training", "villagers", "retired", "upkeep"):
            table.add_column(said.phrase(heading), justify="right")
        for player in self._players(view):
            home = " ".join(str(level) for level, count in enumerate(player["home"]) for _ in range(count))
            placed = _placed(view, player["seat"])
            table.add_row(
                self._name(player),
                said.phrase("passed") if player["passed"] else home or "–",
                str(placed),
                f"{player['zone_one']}/{player['zone_two']}",
                str(player["villagers"]),
                str(player["retired"]),
                str(player["upkeep"]),
            )
        return table

    def _display(self, state: PraetorState) -> Table:
        said = self.text
        table = _plain_table()
        for heading in (said.name("term_display"), said.phrase("cost"), said.name("term_favor")):
            table.add_column(heading)
        for heading in (said.phrase("area"), said.phrase("fee"), said.phrase("effect")):
            table.add_column(heading)
        for tile in state.display:
            kind = self.box.tiles[tile].kind
            area = COLOURS_OF_ACTIVATION[kind.colour]
            table.add_row(
                said.name(kind.id),
                self.hints.price(kind.cost),
                str(kind.favor),
                Line(said.word(area), style=STYLES.get(area, "")),
                self.hints.price(kind.fee),
                self.hints.effect(state, kind),
            )
        return table

    def _wall(self, state: PraetorState, view: dict[str, Any]) -> Line:
        said = self.text
        if view["section"] is None:
            return Line(said.phrase("label", name=said.name("term_wall_section"), value=said.phrase("none")))
        section = self.box.sections[state.section]
        worth = said.phrase("worth", favor=section.favor)
        bonus = said.phrase("bonus", bonus=section.back_bonus)
        deal = f"{self.hints.price(section.demand)} → {worth} ({bonus})"
        return Line(said.phrase("label", name=said.name(section.id), value=deal))


def _placed(view: dict[str, Any], seat: int) -> int:
    spots = [tile[spot] for tile in view["city"] for spot in ("builder", "visitor")]
    return sum(1 for worker in spots if worker is not None and worker["seat"] == seat)


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
