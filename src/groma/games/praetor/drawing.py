"""The table in a terminal."""

from __future__ import annotations

from typing import Any

from groma.games.praetor.actions import Activate, TakeBoard, Use
from groma.games.praetor.build import ChooseCell
from groma.games.praetor.components import COLOURS_OF_ACTIVATION, NO_ACTIVATION, RESOURCES
from groma.games.praetor.hints import Hints
from groma.games.praetor.map import CityMap
from groma.games.praetor.state import NO_SECTION, PraetorState
from groma.games.praetor.view import PlayerView, PraetorView
from groma.kernel import Action, Decision, Game, State
from groma.kernel.drawing import HEADING, NOTHING, PLAIN, Drawing, Line, Part, Table, Wording


class PraetorDrawing(Drawing):
    """Players, display, wall and city."""

    def __init__(self, game: Game[Any], text: Wording, names: list[str], seat: int | None, columns: int) -> None:
        super().__init__(game, text, names, seat, columns)
        self.hints = Hints(text, names)
        self.map = CityMap(text, names, columns)

    def table(self, state: State) -> list[Part]:
        """Return the round, the players, what can be built, the wall and the city."""
        assert isinstance(state, PraetorState)
        view: PraetorView = state.view(None)
        return [
            Line(),
            self._heading(view),
            self._stocks(view),
            self._workers(view),
            Line(),
            self._display(state),
            self._wall(state),
            Line(),
            self.map.small(state),
        ]

    def beside(self, state: State, decision: Decision[Any]) -> list[Part]:
        """Add the city with its mosaics where a tile is placed."""
        assert isinstance(state, PraetorState)
        if isinstance(decision, ChooseCell):
            return self.map.large(state, decision.tile)
        return super().beside(state, decision)

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings and costs; for a tile also whose it is, or its effect in words."""
        assert isinstance(state, PraetorState)
        if isinstance(action, TakeBoard):
            return self.hints.rates(state, action.board)
        changes = self.hints.changes(decision.preview(state, action))
        if not isinstance(action, Activate | Use):
            return changes
        effect = changes or self.hints.effect(state, state.box.tiles[action.tile].kind)
        owner = self.hints.owner(state, decision.seat, action.tile)
        return f"{effect} ({owner})" if owner else effect

    def _heading(self, view: PraetorView) -> Line:
        said = self.text
        last = f" ({said.phrase('drawing-last-round')})" if view["last_round"] else ""
        parts = [
            f"{said.name('term_round')} {view['round']}{last}",
            said.word(view["phase"]),
            said.phrase("drawing-age", age="I" * view["age"]),
            said.phrase("drawing-piles", deck=view["deck"], wall=view["wall_pile"]),
        ]
        return Line(" · ".join(parts), HEADING)

    def _players(self, view: PraetorView) -> list[PlayerView]:
        order = view["order"] or list(range(view["seats"]))
        return [view["players"][seat] for seat in order]

    def _name(self, player: PlayerView) -> Line:
        return Line(self.label(player["seat"]), player["colour"])

    def _stocks(self, view: PraetorView) -> Table:
        said = self.text
        table = Table().add_words(said.name("term_turn_order_phase"))
        table.add_numbers(said.name("term_favor"), said.name("term_morale"), *[said.name(each) for each in RESOURCES])
        table.add_numbers(said.phrase("drawing-tiles"), said.phrase("drawing-sections"))
        for player in self._players(view):
            numbers = [player["favor"], player["morale_value"], *player["resources"].values()]
            numbers += [player["tiles"], len(player["sections"])]
            table.add_row(self._name(player), *[str(number) for number in numbers])
        return table

    def _workers(self, view: PraetorView) -> Table:
        said = self.text
        table = Table().add_words(said.name("term_worker"))
        for heading in ("at-home", "on-tiles", "training", "villagers", "retired", "upkeep"):
            table.add_numbers(said.phrase(f"drawing-{heading}"))
        for player in self._players(view):
            home = " ".join([str(level) for level, count in enumerate(player["home"]) for _ in range(count)])
            table.add_row(
                self._name(player),
                said.phrase("drawing-passed") if player["passed"] else home or NOTHING,
                str(_placed(view, player["seat"])),
                f"{player['zone_one']}/{player['zone_two']}",
                str(player["villagers"]),
                str(player["retired"]),
                str(player["upkeep"]),
            )
        return table

    def _display(self, state: PraetorState) -> Table:
        said = self.text
        table = Table().add_words(said.name("term_display"), said.phrase("cost"), said.name("term_favor"))
        table.add_words(said.phrase("drawing-area"), said.phrase("drawing-fee"), said.phrase("effect"))
        for tile in state.display:
            kind = state.box.tiles[tile].kind
            area = COLOURS_OF_ACTIVATION[kind.colour]
            table.add_row(
                said.name(kind.id),
                self.hints.price(kind.cost),
                str(kind.favor),
                Line(said.word(area), PLAIN if kind.colour == NO_ACTIVATION else area),
                self.hints.price(kind.fee),
                self.hints.effect(state, kind),
            )
        return table

    def _wall(self, state: PraetorState) -> Line:
        said = self.text
        if state.section == NO_SECTION:
            return Line(said.phrase("label", name=said.name("term_wall_section"), value=NOTHING))
        section = state.box.sections[state.section]
        worth = said.phrase("drawing-worth", favor=section.favor)
        bonus = said.phrase("drawing-bonus", bonus=section.back_bonus)
        deal = f"{self.hints.price(section.demand)} → {worth} ({bonus})"
        return Line(said.phrase("label", name=said.name(section.id), value=deal))


def _placed(view: PraetorView, seat: int) -> int:
    workers = [tile["builder"] for tile in view["city"]] + [tile["visitor"] for tile in view["city"]]
    return len([worker for worker in workers if worker is not None and worker["seat"] == seat])
