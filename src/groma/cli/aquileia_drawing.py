"""Aquileia's table in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from groma.cli.drawing import STYLES, Drawing
from groma.games.aquileia.components import METALS
from groma.kernel import State

FREE = "–"


class AquileiaDrawing(Drawing):
    """Players, the six areas, a contest or an auction while it lasts, and the own hand."""

    def table(self, state: State) -> list[RenderableType]:
        """Return the round, the players, the areas, what is going on and what the person holds."""
        view = state.view(self.human)
        going_on = self._contest(view) if view["contest"] else self._auction(view)
        return ["", self._heading(view), self._players(view), "", self._areas(view), *going_on, *self._held(view)]

    def _heading(self, view: dict[str, Any]) -> Line:
        parts = [f"{view['round']}/{view['rounds']}", self.text.word(view["phase"])]
        if view["phase"] == "placement":
            parts.append(f"{view['lap']}/{view['laps']}")
        return Line(" · ".join(parts), style="bold")

    def _owner(self, view: dict[str, Any], seat: int | None) -> Line:
        if seat is None:
            return Line(FREE, style="dim")
        return Line(self.label(seat), style=STYLES.get(view["players"][seat]["colour"], "bold"))

    def _players(self, view: dict[str, Any]) -> Table:
        said = self.text
        table = _plain_table("", said.phrase("points"), *[said.name(metal) for metal in METALS])
        for heading in ("henchman", "house", "tiebreaker_disc"):
            table.add_column(said.name(heading), justify="right")
        table.add_column(said.word("villas"), justify="right")
        table.add_column(said.word("laurels"))
        for seat in view["order"]:
            player = view["players"][seat]
            pieces = [player["henchmen"], player["houses"], player["disc"] or FREE, _villas(view, player)]
            numbers = [player["score"], *player["coins"].values(), *pieces]
            table.add_row(self._owner(view, seat), *map(str, numbers), self._laurels(player))
        return table

    def _laurels(self, player: dict[str, Any]) -> str:
        laurels = [*player["theatrum"], *player["stadium"]]
        return ", ".join("?" if laurel is None else self.text.name(laurel) for laurel in laurels) or FREE

    def _areas(self, view: dict[str, Any]) -> Table:
        """Return for each area who stands where, what is for sale and to win, and the houses of each player."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
        areas: dict[str, list[Line]] = {}
        for name, space in view["spaces"].items():
            taken = [] if space["seat"] is None else [self._space(view, name)]
            areas.setdefault(space["area"], []).extend(taken)
        for area, spaces in areas.items():
            table.add_row(self._short(f"area_{area}"), Line(", ").join(spaces) if spaces else Line(FREE, style="dim"))
        table.add_row(self._short("deck_equi_et_arma"), self._names(view["display"]))
        table.add_row(self._short("deck_stadium_laurel"), self._names([view["laurel"]]))
        for player in view["players"]:
            table.add_row(self._owner(view, player["seat"]), self._names(player["lots"]))
        return table

    def _space(self, view: dict[str, Any], name: str) -> Line:
        style = "bold" if name in view["resolving"] else ""
        return Line(f"{self._short(name)}: ", style=style) + self._owner(view, view["spaces"][name]["seat"])

    def _short(self, key: str) -> str:
        """Return a name without its gloss in brackets."""
        return self.text.name(key).split(" (")[0]

    def _names(self, ids: list[str | None]) -> str:
        return ", ".join(FREE if one is None else self.text.name(one) for one in ids) or FREE

    def _contest(self, view: dict[str, Any]) -> list[RenderableType]:
        """Return what each strength is made of: the spaces, the dice and the cards."""
        contest = view["contest"]
        table = _plain_table("", self.text.word("strength"), "", self.text.name("red_die"))
        table.add_column(self.text.name("blue_die"))
        for runner in contest["runners"]:
            dice = [self._names(runner[colour]) for colour in ("red", "blue")]
            made = f"{runner['base']} + {self._names(runner['cards'])}" if runner["cards"] else str(runner["base"])
            table.add_row(self._owner(view, runner["seat"]), str(runner["strength"]), made, *dice)
        return ["", Line(self.text.name(f"contest_{contest['contest']}"), style="bold"), table]

    def _auction(self, view: dict[str, Any]) -> list[RenderableType]:
        auction = view["auction"]
        if auction is None:
            return []
        title = Line(self.text.name(auction["laurel"]), style="bold")
        if auction["bidder"] is None:
            return ["", title]
        bid = f": {auction['bid']} {self.text.name(auction['metal'])}"
        return ["", title, self._owner(view, auction["bidder"]) + Line(bid)]

    def _held(self, view: dict[str, Any]) -> list[RenderableType]:
        """Return the cards of the person at the terminal."""
        hand = view["players"][view["seat"]]["hand"] if view["seat"] is not None else {}
        cards = [f"{count} × {self.text.name(card)}" for card, count in hand.items()]
        return ["", Line(", ".join(cards))] if cards else []


def _villas(view: dict[str, Any], player: dict[str, Any]) -> int:
    """Return the values of all villas of a player."""
    return sum(view["lots"][lot]["value"] for lot in player["lots"])


def _plain_table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table
