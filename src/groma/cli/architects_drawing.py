"""Architects' table in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from groma.cli.drawing import STYLES, Drawing
from groma.cli.text import Text
from groma.games.architects import Architects
from groma.games.architects.actions import OfCard
from groma.kernel import Action, Decision, State


class ArchitectsDrawing(Drawing):
    """Players, places with their workers, Black Market, Apprentices, and the own cards."""

    def __init__(self, game: Architects, text: Text, names: list[str], human: int | None) -> None:
        super().__init__(text, names, human)
        figures = game.figures()
        self.buildings = figures["buildings"]
        self.kinds = {name: card["kind"] for name, card in figures["apprentices"].items()}

    def table(self, state: State) -> list[RenderableType]:
        """Return how far the game is, the players, the places, what is for sale and the own hand."""
        view = state.view(self.human)
        return [
            "",
            self._heading(view),
            self._stores(view),
            self._standings(view),
            "",
            self._places(view),
            self._market(view),
            "",
            self._apprentices(view),
            *self._hand(view),
        ]

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings and costs at once, and what a card does."""
        changes = super().hint(state, decision, action)
        if not isinstance(action, OfCard):
            return changes
        return " · ".join(part for part in (changes, self._effect(action.target)) if part)

    def scoring(self, state: State) -> Table:
        """Return the points of everyone, the rival too, by source."""
        players = state.view(None)["players"]
        table = Table(title=self.text.phrase("points"), title_justify="left")
        table.add_column("")
        for player in players:
            table.add_column(self.label(player["seat"]), justify="right")
        for source in players[0]["points"]:
            points = [player["points"][source] for player in players]
            if any(points):
                table.add_row(self.text.thing(source), *(str(each) for each in points))
        table.add_section()
        totals = [str(sum(player["points"].values())) for player in players]
        table.add_row(self.text.phrase("total"), *totals, style="bold")
        return table

    def _heading(self, view: dict[str, Any]) -> Line:
        hall, said = view["guildhall"], self.text
        parts = [
            said.word(view["phase"]),
            f"{said.name('guildhall')} {len(hall['workers'])}/{hall['spaces']}",
            f"{said.name('tax_stand')} {view['tax_stand']}",
            f"{said.name('building_card')} {view['deck']}",
            f"{said.name('reward')} {view['rewards']}",
        ]
        return Line(" · ".join(parts), style="bold")

    def _name(self, player: dict[str, Any]) -> Line:
        return Line(self.label(player["seat"]), style=STYLES[player["colour"]])

    def _stores(self, view: dict[str, Any]) -> Table:
        said, goods = self.text, list(view["players"][0]["goods"])
        table = _plain_table("", said.word("points"), said.name("virtue"), *map(said.name, [*goods, "silver"]))
        for player in view["players"]:
            stores = [*player["goods"].values(), player["silver"]]
            numbers = [sum(player["points"].values()), player["virtue"], *stores]
            table.add_row(self._name(player), *(str(number) for number in numbers))
        return table

    def _standings(self, view: dict[str, Any]) -> Table:
        said = self.text
        headings = ["reserve", "prison", "debt", "cathedral", "hand", "captive"]
        table = _plain_table("", *map(said.name, headings), said.word("apprentices"), said.word("buildings"))
        for player in view["players"]:
            numbers = [player[key] for key in ("reserve", "prison", "unpaid_debts", "cathedral", "hand_size")]
            numbers += [sum(player["captives"]), len(player["apprentices"]), len(player["buildings"])]
            table.add_row(self._name(player), *(str(number) for number in numbers))
        return table

    def _places(self, view: dict[str, Any]) -> Table:
        said = self.text
        table = _plain_table("", *(self.label(player["seat"]) for player in view["players"]))
        for place, workers in view["locations"].items():
            table.add_row(said.name(place), *(str(count) if count else "·" for count in workers))
        return table

    def _market(self, view: dict[str, Any]) -> Line:
        said = self.text
        spaces = [self._market_space(space) for space in view["market"]]
        return Line(said.phrase("label", name=said.name("black_market"), value=" · ".join(spaces)))

    def _market_space(self, space: dict[str, Any]) -> str:
        said = self.text
        goods = " + ".join(f"{amount} {said.name(good)}" for good, amount in space["goods"].items())
        deal = f"{space['silver']} {said.name('silver')} → {goods or said.name(space['space'])}"
        return deal if space["seat"] is None else f"{deal} ({self.names[space['seat']]})"

    def _apprentices(self, view: dict[str, Any]) -> Table:
        said = self.text
        table = _plain_table(said.name("workshop"), said.name("silver"), said.phrase("effect"))
        for row in view["apprentices"]:
            for card in row:
                if card is not None:
                    name = said.name(card["apprentice"])
                    table.add_row(name, str(card["silver"] or ""), self._effect(card["apprentice"]))
        return table

    def _hand(self, view: dict[str, Any]) -> list[RenderableType]:
        """Return the own cards; a spectator has none."""
        if self.human is None or not view["players"][self.human]["hand"]:
            return []
        said = self.text
        table = _plain_table(said.name("hand"), said.phrase("cost"), said.word("points"), said.phrase("effect"))
        for card in view["players"][self.human]["hand"]:
            building = self.buildings[card]
            price = [f"{amount} {said.name(good)}" for good, amount in building["cost"].items()]
            needs = price + [said.name(skill) for skill in building["skills"]]
            table.add_row(said.name(card), ", ".join(needs), str(building["vp"]), self._effect(card))
        return ["", table]

    def _effect(self, card: str) -> str:
        return self.text.phrase(f"effect-{self.kinds.get(card, card)}")


def _plain_table(first: str, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column(first)
    for heading in headings:
        table.add_column(heading)
    return table
