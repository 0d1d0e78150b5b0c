"""Q7  The action phase: the areas and their spaces in order."""

from __future__ import annotations

from groma.games.aquileia import verbs
from groma.games.aquileia.state import NOBODY, NOTHING, AquileiaState
from groma.kernel import Step


class ActionPhase(Step[AquileiaState]):
    """Q7.1, Q7.4, Q7.5, Q8.1  The spaces one after the other; those of a contest together.

    Q7.8  Each is carried out with what its player has by then.
    """

    group: int

    def run(self, state: AquileiaState) -> None:
        """Q7.2, Q7.3, Q7.9  Take the henchmen of the group before back and carry out the next group that has any."""
        if self.group == 0:
            verbs.begin_actions(state)
        else:
            _return_henchmen(state, self.group - 1)
        groups = state.box.groups
        for group in range(self.group, len(groups)):
            for space in groups[group]:
                if state.spaces[space] != NOBODY:
                    state.agenda.append(ActionPhase(group + 1))
                    verbs.resolve_group(state, group)
                    state.box.spaces[space].carry_out(state, state.spaces[space], space)
                    return
        verbs.resolve_group(state, NOTHING)

    # Made by "make generate" from the fields above.
    __slots__ = ("group",)

    def __init__(self, group: int) -> None:
        self.group = group

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.group]

    # End of what is made.


def _return_henchmen(state: AquileiaState, group: int) -> None:
    for space in state.box.groups[group]:
        verbs.return_henchman(state, space)
