"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("groma_praetor(players=3)")`.

Luck is drawn at the root: chance deals one of many seeds there, which nobody sees, and all that follows is certain.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from groma.env.extra import needs_the_extra

with needs_the_extra():
    import numpy as np
    import pyspiel

import groma
from groma.env.setting import CAP, Setting
from groma.kernel import Game, OptionValue, State

DEALS: Final = 1000
"""How many deals there are, if nobody says otherwise."""
_registered: list[str] = []


def register() -> list[str]:
    """Make all games known to OpenSpiel and return the names by which it knows them."""
    for name in groma.names():
        if f"groma_{name}" not in _registered:
            # A class each, as OpenSpiel has it: it outlives the interpreter, where a function would take it down.
            pyspiel.register_game(_type(name), type(f"Spiel_{name}", (SpielGame,), {"name": name}))
            _registered.append(f"groma_{name}")
    return list(_registered)


def _type(name: str) -> Any:
    game = groma.game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"groma_{name}",
        long_name=game.names[name]["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "deals": DEALS, "cap": CAP, "options": ""},
    )


def chosen(game: Game[Any], options: str) -> dict[str, OptionValue]:
    """Read options such as `board:B;veteran:true`; OpenSpiel cannot read a comma or a further `=` again."""
    pairs = [pair.partition(":") for pair in options.split(";") if pair]
    return {name: game.option(name, written) for name, _, written in pairs}


class SpielGame(pyspiel.Game):
    """A game with its number of players, its deals, the cap of its answers and its options."""

    name = ""

    def __init__(self, params: dict[str, Any]) -> None:
        players = params.get("players", groma.game(self.name).players[0])
        options = chosen(groma.game(self.name), params.get("options", ""))
        self.setting = Setting(self.name, players, options, cap=params.get("cap", CAP))
        self.deals = params.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.setting.cap,
        )
        super().__init__(_type(self.name), info, params)

    def new_initial_state(self) -> SpielState:
        """Return the root, where chance deals."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what writes down what a player knows."""
        return SpielObserver(self.setting, iig_obs_type)


class SpielState(pyspiel.State):
    """A position; there is no table before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.table: State | None = None
        self.answers = 0

    def current_player(self) -> int:
        """Return the seat to act, or that chance deals, or that the game is over."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.setting.legal(self.table, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.setting.game.new(self.setting.seats, action, self.setting.options)
            self.table.told(0)
        else:
            self.table.play(self.setting.game.actions[action], self.table.waiting[0])
            self.answers += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.setting.game.actions[action].notation

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or cut off."""
        return self.table is not None and (self.table.over or self.answers >= self.setting.cap)

    def returns(self) -> list[float]:
        """Return what every player got."""
        return self.setting.rewards(self.table) if self.table is not None else [0.0] * self.setting.seats

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> SpielState:
        """Return a position that the player may believe to be in: all that it cannot see is dealt again."""
        other: SpielState = self.clone()
        if other.table is not None:
            other.table = other.table.imagine(player, Random(luck()))
            other.table.logging = True  # what it is told from here on tells positions apart
        return other

    def __str__(self) -> str:
        return self.table.to_json() if self.table is not None else "before the deal"

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        """Return a position of its own; OpenSpiel asks for it to clone."""
        other = SpielState(self.get_game())
        other.table = None if self.table is None else self.table.copy()
        other.answers = self.answers
        return other


class SpielObserver:
    """What a player knows, as numbers and as text."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting = setting
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.end].reshape(block.shape)
            for block in setting.game.encoding.blocks
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows into the tensor and its named parts."""
        self.tensor[:] = 0 if state.table is None else self.setting.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the key of what a player was told, or of what it sees now."""
        if state.table is None:
            return "before the deal"
        return state.table.told(player) if self.perfect_recall else state.table.encode(player).hex()
