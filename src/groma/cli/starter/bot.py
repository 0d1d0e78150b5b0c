"""A bot to begin with: it takes the option after which it stands best at the end of its turn."""

from random import Random

from groma.kernel import Action, State


class Starter:
    """Answers for a seat; `groma arena praetor --bots starter:Starter,medium` tells how strong it is."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        """Luck of its own: the same seed makes the same choices."""

    def choose(self, state: State, seat: int) -> Action:
        """Try every option; what the seat cannot see was dealt again in this state, which is yours to play with."""
        return max(state.options(seat), key=lambda action: self.worth(state, seat, action))

    def worth(self, state: State, seat: int, action: Action) -> float:
        """Finish the turn as the game's advice says, and return how well the seat stands then."""
        after, advice = state.copy(), state.game.advice
        after.play(action, seat)
        while (asked := after.decision(seat)) and not asked.starts_turn:
            after.play(advice.promising(after, seat)[0], seat)
        return advice.evaluate(after, seat)
