"""The table in a terminal."""

from __future__ import annotations

from typing import Any

from groma.games.marble.actions import At, Draw, Lay, Move, Recall, Resolve
from groma.games.marble.components import TREASURY, TYPES
from groma.games.marble.map import BRIDGE, HILL, WATER, CityMap
from groma.games.marble.play import ChooseMagistrate, ChoosePlace
from groma.games.marble.sites import completed_by, expected_builder, expected_type
from groma.games.marble.state import NOBODY, MarbleState
from groma.games.marble.view import MarbleView, PlayerView
from groma.kernel import Action, Decision, State
from groma.kernel.drawing import DIM, HEADING, NOTHING, Drawing, Line, Part, Table, joined


class MarbleDrawing(Drawing):
    """Supply, players and the map of the city; where an answer names a place, the map shows its number there."""

    def table(self, state: State) -> list[Part]:
        """Return how far the game is, the districts with their stacks, the players and the city."""
        assert isinstance(state, MarbleState)
        view: MarbleView = state.view(self.seat)
        return [
            Line(),
            self._heading(view),
            self._waters(view),
            Line(),
            self._districts(state, view),
            Line(),
            self._boards(state, view),
            self._gains(state, view),
            Line(),
            *self._city(state, []),
        ]

    def beside(self, state: State, decision: Decision[Any]) -> list[Part]:
        """Add the map where an answer names a place, or where a tile is about to be laid."""
        assert isinstance(state, MarbleState)
        options = decision.options(state)
        if any(isinstance(action, At | Recall | Move | Lay | Resolve) for action in options):
            return [Line(), *self._city(state, options)]
        if isinstance(decision, ChooseMagistrate):
            city = CityMap(state, self.text, self.names)
            picture = city.drawn()
            city.mark_place(decision.rhombus, "?")
            return [Line(), picture]
        return super().beside(state, decision)

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings at once, the sites that a tile completes, and how many tiles a stack holds."""
        assert isinstance(state, MarbleState)
        if isinstance(action, Draw):
            return self.text.phrase("drawing-left", count=state.stacks[action.type])
        parts = [super().hint(state, decision, action)]
        if isinstance(decision, ChoosePlace) and isinstance(action, At):
            manned = state.players[decision.seat].magistrates > 0
            parts += self._completed(state, action.rhombus, decision.type, decision.seat if manned else NOBODY)
        elif isinstance(decision, ChooseMagistrate):
            manned = action is state.words.magistrate
            parts += self._completed(state, decision.rhombus, decision.type, decision.seat if manned else NOBODY)
        return ", ".join([part for part in parts if part])

    def _completed(self, state: MarbleState, rhombus: int, tile: int, newcomer: int) -> list[str]:
        """Say what each site becomes that a tile completes, with a magistrate of the newcomer on it, or of nobody."""
        return [self._site(state, vertex, tile, newcomer) for vertex in completed_by(state, rhombus)]

    def _site(self, state: MarbleState, vertex: int, tile: int, newcomer: int) -> str:
        place, type_ = state.box.grid.labels[vertex], expected_type(state, vertex)
        builder = expected_builder(state, vertex, type_, newcomer if tile == type_ else NOBODY)
        if type_ >= 0 and builder != NOBODY:
            return f"{self.text.name(TYPES[type_])} {place} ({self.names[builder]})"
        dry = type_ < 0 or (not state.fountains and state.chosen["fountain_shortage"] == "plaza")
        return f"{self.text.name('plaza' if dry else 'fountain')} {place}"

    def _heading(self, view: MarbleView) -> Line:
        said = self.text
        parts = [
            said.word(view["phase"]),
            said.phrase("drawing-fountains", count=view["fountains"]),
            said.phrase("drawing-coins", count=view["coins"]),
        ]
        return Line(" · ".join(parts), HEADING)

    def _waters(self, view: MarbleView) -> Line:
        left = [
            Line(f"{self.text.name(each['aqueduct'])} {each['left']}", each["colour"]) for each in view["aqueducts"]
        ]
        return joined(left, " · ")

    def _districts(self, state: MarbleState, view: MarbleView) -> Table:
        """Return by type: what makes such a site, what it brings, what is left of its tiles, and who waits there."""
        said = self.text
        table = Table().add_words(said.name("construction_site")).add_numbers(said.phrase("drawing-meet"))
        table.add_numbers(said.word("points"), said.phrase("drawing-stack"), said.word("imperium"))
        table.add_words(said.phrase("drawing-waiting"))
        for type_, district in enumerate(self.game.figures()["districts"]):
            numbers = [district["meet"], district["points"]]
            numbers += [view["stacks"][district["tile"]], view["imperium"][district["imperium"]]]
            name = Line(f"{self._letter(state, type_)} ", state.box.colours_of_tiles[type_])
            name.add(said.name(district["type"]))
            table.add_row(name, *[str(number) for number in numbers], self._sent(view, district["space"]))
        treasury = state.box.spaces[TREASURY]
        return table.add_row(said.name(treasury), "", "", "", "", self._sent(view, treasury))

    def _letter(self, state: MarbleState, type_: int) -> str:
        return self.text.word(state.box.colours_of_tiles[type_])[0].upper()

    def _sent(self, view: MarbleView, space: str) -> Line:
        """Return whose magistrates stand on a space."""
        there = [self._name(player) for player in view["players"] for _ in range(player["sent"][space])]
        return joined(there, ", ") if there else Line(NOTHING, DIM)

    def _name(self, player: PlayerView) -> Line:
        return Line(self.label(player["seat"]), player["colour"])

    def _boards(self, state: MarbleState, view: MarbleView) -> Table:
        """Return the points, tiles and magistrates of each player."""
        said = self.text
        table = Table().add_words("").add_numbers(said.word("points"), said.phrase("drawing-at-end"))
        table.add_words(self.text.name("atrium"), self.text.name("domus"))
        table.add_numbers(said.phrase("drawing-magistrates"), said.phrase("drawing-posted"))
        for player in view["players"]:
            posted = len([tile for tile in view["tiles"] if tile["magistrate"] == player["seat"]])
            table.add_row(
                self._name(player),
                str(player["score"]),
                f"+{player['at_end']}",
                self._by_type(state, list(player["atrium"].values())),
                self._by_type(state, list(player["domus"].values())),
                str(player["magistrates"]),
                str(posted),
            )
        return table

    def _gains(self, state: MarbleState, view: MarbleView) -> Table:
        """Return what each player has won."""
        said = self.text
        table = Table().add_words("").add_numbers(said.word("buildings")).add_words(said.word("imperium"))
        table.add_numbers(said.word("coins"), said.phrase("drawing-cubes")).add_words(said.word("bridges"))
        for player in view["players"]:
            table.add_row(
                self._name(player),
                str(player["buildings"]),
                self._by_type(state, list(player["imperium"].values())),
                str(player["coins"]),
                str(player["cubes"]),
                self._bridges(view, player["seat"]),
            )
        return table

    def _by_type(self, state: MarbleState, amounts: list[int]) -> Line:
        held = [
            Line(f"{amount}{self._letter(state, type_)}", state.box.colours_of_tiles[type_])
            for type_, amount in enumerate(amounts)
            if amount
        ]
        return joined(held, " ") if held else Line(NOTHING, DIM)

    def _bridges(self, view: MarbleView, seat: int) -> str:
        """Return the values of a player's bridge tiles, as far as the person may see them."""
        values = [bridge["value"] for bridge in view["bridges"] if bridge["owner"] == seat]
        return " ".join(["?" if value is None else str(value) for value in values]) or NOTHING

    def _city(self, state: MarbleState, options: list[Action]) -> list[Part]:
        """Return the map, the numbers of the answers on it, and what its signs mean."""
        city = CityMap(state, self.text, self.names)
        picture = city.drawn()
        city.mark(options)
        return [picture, Line(), self._legend(state, city)]

    def _legend(self, state: MarbleState, city: CityMap) -> Line:
        said = self.text
        districts = [f"{self._letter(state, type_)} {said.name(name)}" for type_, name in enumerate(TYPES)]
        signs = [
            *districts,
            said.phrase(
                "drawing-building", sign=city.building(0, 0).plain(), building=said.name(TYPES[0]), name=self.names[0]
            ),
            f"({said.name('fountain')[0]}) {self.text.name('fountain')}",
            f"({said.name('plaza')[0]}) {self.text.name('plaza')}",
            f"({WATER}) {said.name('water_source')}",
            f"{WATER} {said.name('aqueduct_piece')}",
            f"{HILL} {said.name('hill_tile')}",
            f"{BRIDGE} {said.name('bridge_tile')}",
        ]
        return Line(" · ".join(signs), DIM).add(" ").add(said.phrase("drawing-places"), DIM)
