"""The table in a terminal."""

from __future__ import annotations

from groma.games.aquileia.components import METALS
from groma.games.aquileia.view import AquileiaView, PlayerView
from groma.kernel import State
from groma.kernel.drawing import DIM, HEADING, NOTHING, PLAIN, STRONG, Drawing, Line, Part, Table, joined


class AquileiaDrawing(Drawing):
    """Players, the six areas, a contest or an auction while it lasts, and the own hand."""

    def table(self, state: State) -> list[Part]:
        """Return the round, the players, the areas, what is going on and what the person holds."""
        view: AquileiaView = state.view(self.seat)
        going_on = self._contest(view) + self._auction(view)
        parts: list[Part] = [Line(), self._heading(view), self._players(view), *self._laurels(view)]
        return [*parts, Line(), self._areas(view), *going_on, *self._held(view)]

    def _heading(self, view: AquileiaView) -> Line:
        parts = [f"{view['round']}/{view['rounds']}", self.text.word(view["phase"])]
        if view["phase"] == "placement":
            parts.append(f"{view['lap']}/{view['laps']}")
        return Line(" · ".join(parts), HEADING)

    def _owner(self, view: AquileiaView, seat: int | None) -> Line:
        if seat is None:
            return Line(NOTHING, DIM)
        return Line(self.label(seat), view["players"][seat]["colour"])

    def _players(self, view: AquileiaView) -> Table:
        said = self.text
        table = Table().add_words("").add_numbers(said.phrase("points"), *[said.name(metal) for metal in METALS])
        table.add_numbers(*[said.name(piece) for piece in ("henchman", "house", "tiebreaker_disc")])
        table.add_numbers(said.word("villas"))
        for seat in view["order"]:
            player = view["players"][seat]
            numbers = [player["score"], *player["coins"].values(), player["henchmen"], player["houses"]]
            disc = str(player["disc"] or NOTHING)
            cells = [*[str(number) for number in numbers], disc, str(_villas(view, player))]
            table.add_row(self._owner(view, seat), *cells)
        return table

    def _laurels(self, view: AquileiaView) -> list[Part]:
        """Return the laurels of those who have some."""
        table = Table().add_words("", self.text.word("laurels"))
        for player in view["players"]:
            laurels: list[str | None] = [*player["theatrum"], *player["stadium"]]
            if laurels:
                names = ["?" if laurel is None else self.text.name(laurel) for laurel in laurels]
                table.add_row(self._owner(view, player["seat"]), ", ".join(names))
        return [table] if table.rows else []

    def _areas(self, view: AquileiaView) -> Table:
        """Return for each area who stands where, what is for sale and to win, and the houses of each player."""
        table = Table().add_words("", "")
        areas: dict[str, list[Line]] = {}
        for name, space in view["spaces"].items():
            taken = areas.setdefault(space["area"], [])
            if space["seat"] is not None:
                taken.append(self._space(view, name))
        for area, spaces in areas.items():
            table.add_row(self.text.name(f"area_{area}"), joined(spaces, ", ") if spaces else Line(NOTHING, DIM))
        table.add_row(self.text.word("equi_et_arma"), self._names(view["display"]))
        table.add_row(self.text.name("deck_stadium_laurel"), self._names([view["laurel"]]))
        for player in view["players"]:
            table.add_row(self._owner(view, player["seat"]), self._names([*player["lots"]]))
        return table

    def _space(self, view: AquileiaView, name: str) -> Line:
        style = STRONG if name in view["resolving"] else PLAIN
        return self.titled(self.text.name(name), style).add_line(self._owner(view, view["spaces"][name]["seat"]))

    def _names(self, ids: list[str | None]) -> str:
        return ", ".join([NOTHING if one is None else self.text.name(one) for one in ids]) or NOTHING

    def _contest(self, view: AquileiaView) -> list[Part]:
        """Return what each strength is made of: the spaces, the dice and the cards."""
        contest = view["contest"]
        if contest is None:
            return []
        said = self.text
        table = Table().add_words("").add_numbers(said.word("strength"), "", said.name("red_die"))
        table.add_words(said.name("blue_die"))
        for runner in contest["runners"]:
            cards = f" + {self._names([*runner['cards']])}" if runner["cards"] else ""
            made = [str(runner["strength"]), f"{runner['base']}{cards}"]
            dice = [self._faces(runner["red"]), self._faces(runner["blue"])]
            table.add_row(self._owner(view, runner["seat"]), *made, *dice)
        return [Line(), Line(said.name(f"contest_{contest['contest']}"), STRONG), table]

    def _faces(self, faces: list[str]) -> str:
        """Return how many dice show each metal."""
        shown = [self.text.amount(faces.count(metal), metal) for metal in METALS if metal in faces]
        return ", ".join(shown) or NOTHING

    def _auction(self, view: AquileiaView) -> list[Part]:
        auction = view["auction"]
        if auction is None:
            return []
        title = Line(self.text.name(auction["laurel"]), STRONG)
        if auction["bidder"] is None or auction["metal"] is None:
            return [Line(), title]
        bidder = self.titled(self.label(auction["bidder"]), view["players"][auction["bidder"]]["colour"])
        return [Line(), title, bidder.add(self.text.amount(auction["bid"], auction["metal"]))]

    def _held(self, view: AquileiaView) -> list[Part]:
        """Return the cards of the person at the terminal."""
        hand = view["players"][self.seat]["hand"] if self.seat is not None else None
        if not hand:
            return []
        return [Line(), Line(", ".join([f"{count} × {self.text.name(card)}" for card, count in hand.items()]))]


def _villas(view: AquileiaView, player: PlayerView) -> int:
    """Return the values of all villas of a player."""
    return sum([view["lots"][lot]["value"] for lot in player["lots"]])
