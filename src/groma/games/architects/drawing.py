"""The table in a terminal."""

from __future__ import annotations

from typing import Any

from groma.games.architects.actions import OfCard
from groma.games.architects.hints import Hints
from groma.games.architects.view import ArchitectsView, MarketView, PlayerView
from groma.kernel import Action, Decision, Game, State
from groma.kernel.drawing import DIM, HEADING, NOTHING, Drawing, Line, Part, Table, Wording


class ArchitectsDrawing(Drawing):
    """Players, places with their workers, Black Market, Workshop, everyone's cards on the table, and the own hand."""

    def __init__(self, game: Game[Any], text: Wording, names: list[str], seat: int | None, columns: int) -> None:
        super().__init__(game, text, names, seat, columns)
        self.hints = Hints(game, text)

    def table(self, state: State) -> list[Part]:
        """Return how far the game is, the players, the places, what is for sale and all cards that the person sees."""
        view: ArchitectsView = state.view(self.seat)
        parts: list[Part] = [Line(), self._heading(view), self._stores(view), self._standings(view)]
        parts += [*self._rival(view), Line(), self._places(view), self._market(view), Line(), self._workshop(view)]
        for player in view["players"]:
            parts += self._laid(player)
        return parts + self._hand(view)

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings and costs at once, and what a card asks for and does."""
        changes = self.hints.changes(decision.preview(state, action))
        if not isinstance(action, OfCard):
            return changes
        parts = [changes, self.hints.needs(action.target), self.hints.effect(action.target)]
        return " · ".join([part for part in parts if part])

    def earned(self, state: State) -> list[dict[str, int]]:
        """Return the points of everyone, the rival too, by source."""
        view: ArchitectsView = state.view(None)
        return [player["points"] for player in view["players"]]

    def _heading(self, view: ArchitectsView) -> Line:
        hall, said = view["guildhall"], self.text
        parts = [
            said.word(view["phase"]),
            f"{said.name('guildhall')} {len(hall['workers'])}/{hall['spaces']}",
            f"{said.name('tax_stand')} {view['tax_stand']}",
            f"{said.name('building_card')} {view['deck']}",
            f"{said.name('reward')} {view['rewards']}",
        ]
        return Line(" · ".join(parts), HEADING)

    def _name(self, player: PlayerView) -> Line:
        return Line(self.label(player["seat"]), player["colour"])

    def _stores(self, view: ArchitectsView) -> Table:
        said, goods = self.text, [*view["players"][0]["goods"], "silver"]
        table = Table().add_words("").add_numbers(said.word("points"), said.name("virtue"))
        table.add_numbers(*[said.name(good) for good in goods])
        for player in view["players"]:
            numbers = [sum(player["points"].values()), player["virtue"], *player["goods"].values(), player["silver"]]
            table.add_row(self._name(player), *[str(number) for number in numbers])
        return table

    def _standings(self, view: ArchitectsView) -> Table:
        said = self.text
        headings = [said.name(key) for key in ("reserve", "prison", "debt", "cathedral", "hand", "captive")]
        table = Table().add_words("").add_numbers(*headings, said.word("apprentices"))
        for player in view["players"]:
            numbers = [player["reserve"], player["prison"], player["unpaid_debts"], player["cathedral"]]
            numbers += [player["hand_size"], sum(player["captives"])]
            apprentices = f"{len(player['apprentices'])}/{player['apprentice_limit']}"
            table.add_row(self._name(player), *[str(number) for number in numbers], apprentices)
        return table

    def _rival(self, view: ArchitectsView) -> list[Part]:
        """Return the stock of a rival, and the schemes that it has turned up and that are still to come."""
        parts: list[Part] = []
        for player in view["players"]:
            if player["rival"]:
                schemes = ", ".join([self.text.name(scheme) for scheme in view["schemes_shown"]]) or NOTHING
                told = self.text.phrase("drawing-rival", stock=player["stock"], left=view["schemes"], schemes=schemes)
                parts.append(self.titled(self.label(player["seat"]), player["colour"]).add(told))
        return parts

    def _places(self, view: ArchitectsView) -> Table:
        table = Table().add_words("").add_numbers(*[self.label(player["seat"]) for player in view["players"]])
        for place, workers in view["locations"].items():
            table.add_row(self.text.name(place), *[str(count) if count else "·" for count in workers])
        return table

    def _market(self, view: ArchitectsView) -> Line:
        spaces = [self._market_space(space) for space in view["market"]]
        return Line(self.text.phrase("label", name=self.text.name("black_market"), value=" · ".join(spaces)))

    def _market_space(self, space: MarketView) -> str:
        goods = self.hints.amounts(space["goods"], " + ") or self.text.name(space["space"])
        deal = f"{self.text.amount(space['silver'], 'silver')} → {goods}"
        return deal if space["seat"] is None else f"{deal} ({self.names[space['seat']]})"

    def _workshop(self, view: ArchitectsView) -> Table:
        """Return the rows of faceup Apprentices, each with its row and its place in it."""
        said = self.text
        table = Table().add_words(said.name("workshop")).add_numbers(said.name("silver"))
        table.add_words(said.phrase("drawing-skills"), said.phrase("effect"))
        for number, row in enumerate(view["apprentices"], 1):
            for place, card in enumerate(row, 1):
                if card is not None:
                    name = card["apprentice"]
                    silver = str(card["silver"] or "")
                    label = Line(f"{number}.{place} ", DIM).add(said.name(name))
                    table.add_row(label, silver, self.hints.skills(name), self.hints.effect(name))
        return table

    def _laid(self, player: PlayerView) -> list[Part]:
        """Return the Apprentices and Buildings of a player, with what they do."""
        if not player["apprentices"] and not player["buildings"]:
            return []
        said = self.text
        table = Table().add_words(self.label(player["seat"]), said.phrase("drawing-skills"))
        table.add_numbers(said.word("points")).add_words(said.phrase("effect"))
        for card in player["apprentices"]:
            table.add_row(said.name(card), self.hints.skills(card), "", self.hints.effect(card))
        for card in player["buildings"]:
            table.add_row(said.name(card), "", str(self.hints.buildings[card]["vp"]), self.hints.effect(card))
        return [Line(), table]

    def _hand(self, view: ArchitectsView) -> list[Part]:
        """Return the own cards; a spectator has none."""
        hand = view["players"][self.seat]["hand"] if self.seat is not None else None
        if not hand:
            return []
        said = self.text
        table = Table().add_words(said.name("hand"), said.phrase("cost"))
        table.add_words(said.phrase("drawing-skills")).add_numbers(said.word("points")).add_words(said.phrase("effect"))
        for card in hand:
            building = self.hints.buildings[card]
            cost = self.hints.amounts(building["cost"])
            table.add_row(said.name(card), cost, self.hints.skills(card), str(building["vp"]), self.hints.effect(card))
        return [Line(), table]
