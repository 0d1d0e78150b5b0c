"""How long a bot may think: a time, a number of simulations, or until it is asked to stop."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


def never() -> bool:
    """Let a bot think to the end of its budget."""
    return False


class Budget:
    """Simulations and seconds, each 0 if it does not count; whichever is spent first ends the thinking."""

    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        stop: Callable[[], bool] = never,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a budget needs simulations or seconds")
        self.simulations = simulations
        self.seconds = seconds
        self.stop = stop
        self.clock = clock
        self._begun = 0.0
        self._last = 0.0
        self._longest = 0.0

    def begin(self) -> None:
        """Start the clock."""
        self._begun = self._last = self.clock()
        self._longest = 0.0

    def is_spent(self, simulations: int) -> bool:
        """Tell whether no further simulation fits: one that would take as long as the longest so far must still fit."""
        if self.stop():
            return True
        if self.simulations and simulations >= self.simulations:
            return True
        return self.seconds > 0.0 and self._is_late()

    def left(self, simulations: int) -> int:
        """Return how many further simulations fit, as far as one can tell."""
        by_number = self.simulations - simulations if self.simulations else simulations * 10**6
        if self.seconds <= 0.0:
            return by_number
        spent = self._last - self._begun
        return min(by_number, int(simulations * (self.seconds - spent) / max(spent, 1e-6)))

    def _is_late(self) -> bool:
        now = self.clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now - self._begun + self._longest > self.seconds
