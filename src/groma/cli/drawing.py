"""How a table is drawn in the terminal: plainly for any game; a game's own drawing does better."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from groma.cli.text import Text
from groma.kernel import Action, Decision, State

STYLES = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "white": "bold",
    "black": "bright_black",
    "purple": "magenta",
    "red": "red",
    "green": "green",
}


def player_names(state: State, text: Text) -> list[str]:
    """Return what the players are called: a rival by its name, others by their colours, if the view tells them."""
    players: list[dict[str, Any]] = state.view(None).get("players", [{}] * state.seats)
    return [_player_name(seat, player, text) for seat, player in enumerate(players)]


def _player_name(seat: int, player: dict[str, Any], text: Text) -> str:
    if player.get("rival"):
        return text.name(player["rival"])
    return text.name(player["colour"]) if "colour" in player else text.phrase("seat-name", number=seat)


class Drawing:
    """What is common to all games: names, points, and what an answer brings."""

    def __init__(self, text: Text, names: list[str], human: int | None) -> None:
        self.text = text
        self.names = names
        self.human = human

    def label(self, seat: int) -> str:
        """Return a player's name, marked if it is the person at the terminal."""
        return self.text.phrase("you", name=self.names[seat]) if seat == self.human else self.names[seat]

    def table(self, state: State) -> list[RenderableType]:
        """Return the whole table."""
        return [self.scoring(state)]

    def beside(self, state: State, decision: Decision[Any]) -> list[RenderableType]:
        """Return what a player should look at for a question: the table, where a turn begins."""
        return self.table(state) if decision.starts_turn else []

    def hint(self, state: State, decision: Decision[Any], action: Action) -> str:
        """Return what an answer brings and costs at once."""
        changes = decision.preview(state, action).items()
        return " ".join(f"{amount:+} {self.text.thing(key)}" for key, amount in changes if amount)

    def scoring(self, state: State) -> Table:
        """Return the points by player and, if the view tells it, by source."""
        players: list[dict[str, Any]] = state.view(None).get("players", [])
        table = Table(title=self.text.phrase("points"), title_justify="left")
        table.add_column("")
        for seat in range(state.seats):
            table.add_column(self.label(seat), justify="right")
        for source in players[0].get("earned", {}) if players else {}:
            earned = [player["earned"][source] for player in players]
            if any(earned):
                table.add_row(self.text.word(source), *(str(points) for points in earned))
        table.add_section()
        table.add_row(self.text.phrase("total"), *(str(points) for points in state.scores()), style="bold")
        return table
