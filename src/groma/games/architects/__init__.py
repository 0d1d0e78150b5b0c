"""Architects of the West Kingdom: one to five players place workers and build a kingdom's landmarks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from groma.games.architects import (
    advice,
    apprentices,
    building,
    captures,
    cards,
    cathedral,
    draft,
    effects,
    endgame,
    figures,
    gathering,
    guardhouse,
    guildhall,
    market,
    payment,
    reasons,
    reset,
    setup,
    storehouse,
    turn,
    view,
    virtue,
    workshop,
)
from groma.games.architects.actions import Words
from groma.games.architects.components import Box
from groma.games.architects.state import ArchitectsState
from groma.games.architects.weights import WEIGHTS
from groma.kernel import Action, Game, OptionValue, Step
from groma.kernel.weights import Weights

_STEPS: Final[list[type[Step[Any]]]] = [
    apprentices.Bonus,
    building.LayBuilding,
    captures.CaptureFreely,
    captures.MakeCapture,
    cards.DismissForGraveyard,
    cards.UseBarracks,
    cards.UseCrane,
    cathedral.Climb,
    cathedral.DiscardForCathedral,
    draft.BeginDraft,
    draft.DiscardAtStart,
    draft.DraftCard,
    draft.DrawExtraCards,
    draft.PassPacks,
    effects.BuildingEffect,
    effects.ChooseGain,
    effects.FreePrisoners,
    effects.SellCard,
    endgame.CountPoints,
    endgame.EndGame,
    endgame.ResolveEffect,
    gathering.ChooseGood,
    guardhouse.ActAtGuardhouse,
    guildhall.WorkAtGuildhall,
    market.ChooseDeal,
    market.KeepCard,
    market.TakeMarketGoods,
    payment.PayMixed,
    payment.PayPrecious,
    payment.SpareGood,
    reset.OweDebt,
    reset.ReleaseAtReset,
    reset.Reset,
    reset.ResetAbilities,
    reset.ResetDebts,
    reset.ResetGains,
    reset.ResetVirtue,
    setup.FillGaps,
    setup.PickCharacter,
    setup.SettleCharacters,
    setup.StartingApprentices,
    setup.TakeStartingApprentice,
    storehouse.MakeTrade,
    turn.DiscardToLimit,
    turn.PlaceWorker,
    turn.RetrieveWorker,
    turn.Turns,
    virtue.BuyOffDebt,
    virtue.ChangeVirtue,
    virtue.DestroyDebt,
    workshop.DismissForHire,
    workshop.HireFree,
    workshop.Refill,
    workshop.WorkAtWorkshop,
]


class Architects(Game[ArchitectsState]):
    """The game, with the components of the printed cards or of another file."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "architects"
        self.version = "1"
        self.end_rule = "S1.2"
        self.box = Box(components)
        self.words = Words(self.box)
        self.state_type = ArchitectsState
        self.components = self.box.components
        self.names = self.box.names
        self.texts = Path(__file__).with_name("text")
        self.players = range(self.box.players_min, self.box.players_max + 1)
        self.options = self.box.options
        self.steps = {step.__name__: step for step in _STEPS}
        self.name_actions(self.words.all)

    def options_for(self, seats: int) -> dict[str, tuple[OptionValue, ...]]:
        """W3.4  Rival and level are chosen in the solo game only."""
        allowed = self.box.option_players
        return {name: values if seats in allowed[name] else values[:1] for name, values in self.options.items()}

    def set_up(self, state: ArchitectsState) -> None:
        """Lay out the table."""
        setup.set_up(state, self.box)

    def view(self, state: ArchitectsState, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may see."""
        return view.view(state, seat)

    def deal_again(self, state: ArchitectsState, seat: int, rng: Random) -> None:
        """Deal everything again that a seat cannot know."""
        view.deal_again(state, seat, rng)

    def scores(self, state: ArchitectsState) -> list[int]:
        """Return the victory points of each seat as they stand."""
        return [sum(endgame.points(state, seat)) for seat in range(state.seats)]

    def winners(self, state: ArchitectsState) -> list[int]:
        """Return the seats that won; none if the rival did."""
        return endgame.winners(state)

    def figures(self) -> dict[str, Any]:
        """Return what is printed on the components."""
        return figures.figures(self.box)

    def evaluate(self, state: ArchitectsState, seat: int) -> float:
        """Return how well a seat stands."""
        return advice.evaluate(state, seat)

    def promising(self, state: ArchitectsState, seat: int) -> list[Action]:
        """Return the options, the most promising first."""
        return advice.promising(state, seat)

    def features(self, state: ArchitectsState, seat: int) -> list[float]:
        """Return what a learner should look at."""
        return advice.features(state, seat)

    def reason(self, state: ArchitectsState, seat: int, action: Action) -> str:
        """Return why an option is good, where it is clear."""
        return reasons.reason(state, seat, action)

    def reasons(self) -> tuple[str, ...]:
        """Return every reason that it knows."""
        return reasons.REASONS

    def weights(self) -> Weights:
        """Return the weights behind its advice."""
        return WEIGHTS
