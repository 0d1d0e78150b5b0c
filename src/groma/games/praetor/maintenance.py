"""P17, P18  Maintenance: first of the workers, player by player, then of the city."""

from __future__ import annotations

from groma.games.praetor import preview, special, verbs, workers
from groma.games.praetor.actions import Use
from groma.games.praetor.components import GOLD, MAINTENANCE_PHASE, RED
from groma.games.praetor.state import (
    HIRE,
    NO_WORKER,
    RETIREMENT,
    UPKEEP,
    PraetorState,
    active_workers,
    in_last_round,
    level_of,
    retired_workers,
    seat_of,
)
from groma.kernel import Action, Decision, Step


class BeginMaintenance(Step[PraetorState]):
    """P7.8, P17.1, P17.19  Players maintain their workers in the turn order of the round, in the last round too."""

    __slots__ = ()

    def run(self, state: PraetorState) -> None:
        """Line them up."""
        verbs.begin_maintenance(state)
        state.agenda.append(MaintainCity())
        for seat in reversed(state.order):
            state.agenda.append(Train(seat))


class Train(Step[PraetorState]):
    """Step 1 of a player: training."""

    seat: int

    def run(self, state: PraetorState) -> None:
        """P17.2, P17.5  Zone II is emptied before the Academy is decided."""
        workers.train_zone_two(state, self.seat)
        state.agenda.append(Maintain(self.seat))
        if state.players[self.seat].zone_one:
            state.agenda.append(ChooseAcademy(self.seat))

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.


class ChooseAcademy(Decision[PraetorState]):
    """P17.4, P17.5, P24.6  Do all trainees of zone I become active at once?"""

    __slots__ = ()
    question = "choose-academy"
    starts_turn = True
    rule = "P17.5"

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the trainees."""
        return {"trainees": state.players[self.seat].zone_one}

    def candidates(self, state: PraetorState) -> list[Action]:
        """The Academy, if it stands in the city, or not."""
        words, tiles = state.words.use, state.box.tiles
        academies = [tile for tile in state.specials if tiles[tile].kind.timing == MAINTENANCE_PHASE]
        return [*[words[tile] for tile in academies], state.words.decline]

    def refusal(self, state: PraetorState, action: Action) -> str:
        """P17.5  Who is not the owner needs the fee."""
        if isinstance(action, Use) and not special.fee_in_stock(state, self.seat, action.tile):
            return "P17.5"
        return ""

    def preview(self, state: PraetorState, action: Action) -> dict[str, int]:
        """Show the fee."""
        return preview.use(state, self.seat, action.tile) if isinstance(action, Use) else {}

    def resolve(self, state: PraetorState, action: Action) -> None:
        """P12.10, P17.4  The fee is paid at once."""
        if isinstance(action, Use):
            special.use(state, self.seat, action.tile)
            return
        for declined in self.options(state) if state.logging else []:
            if isinstance(declined, Use):
                verbs.decline_academy(state, self.seat, declined.tile)


class Maintain(Step[PraetorState]):
    """The rest of training, and steps 2 to 6 of a player."""

    seat: int

    def run(self, state: PraetorState) -> None:
        """P17.3, P17.6  Shift the trainees, bring back workers, retire, pay, perhaps hire."""
        workers.shift_trainees(state, self.seat)
        workers.bring_back_retired(state, self.seat)
        bring_workers_home(state, self.seat)
        retire_workers(state, self.seat)
        pay_upkeep(state, self.seat)
        if _may_hire(state, self.seat):
            state.agenda.append(ChooseHire(self.seat))

    # Made by "make generate" from the fields above.
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[int]:
        """Return the numbers it was made from."""
        return [self.seat]

    # End of what is made.


def bring_workers_home(state: PraetorState, seat: int) -> None:
    """P9.10, P17.7, P17.20  Who built or activated a red tile gains a level; the others come home as they are."""
    box = state.box
    for tile in state.city.values():
        builder, visitor = state.builder[tile], state.visitor[tile]
        if builder != NO_WORKER and seat_of(builder) == seat:
            _bring_home(state, seat, level_of(builder), box.level_gain_build)
        if visitor != NO_WORKER and seat_of(visitor) == seat:
            _bring_home(
                state,
                seat,
                level_of(visitor),
                box.level_gain_red if box.tiles[tile].kind.colour == RED else 0,
            )
    workers.clear_tiles(state, seat)


def _bring_home(state: PraetorState, seat: int, level: int, gained: int) -> None:
    """P12.9  A retired worker has already gone back, without a level."""
    if level < state.box.retire_level:
        workers.come_home(state, seat, level, gained)


def retire_workers(state: PraetorState, seat: int) -> None:
    """P17.8, P17.11  Each active worker of level 6 retires for favor, all in one movement."""
    retired = workers.retire(state, seat)
    verbs.score(state, seat, RETIREMENT, retired * state.box.retire_favor[current_age(state)])


def current_age(state: PraetorState) -> int:
    """P5.3, P17.9, P17.10  The age on the back of the top tile of the city deck; the second when it is empty."""
    return state.box.tiles[state.deck[-1]].age if state.deck else 2


def upkeep(state: PraetorState, seat: int) -> int:
    """P17.12  The wage of each active worker and the pension of each retired one."""
    me = state.players[seat]
    board = state.box.boards[me.board]
    return board.wage * active_workers(me) + board.pension * retired_workers(me)


def pay_upkeep(state: PraetorState, seat: int) -> None:
    """P17.13, P17.14, P17.15  Pay what gold there is; each missing one lowers morale, at the bottom it costs favor."""
    me = state.players[seat]
    due = upkeep(state, seat)
    paid = min(due, me.resources[GOLD])
    missing = due - paid
    verbs.pay_wages(state, seat, paid, missing)
    steps = state.box.morale_per_missing
    fallen = min(missing * steps, me.morale)
    covered = (fallen + steps - 1) // steps
    verbs.lower_morale(state, seat, fallen)
    verbs.lose_favor(state, seat, UPKEEP, (missing - covered) * state.box.favor_per_missing)


def _may_hire(state: PraetorState, seat: int) -> bool:
    """P17.17  A player without active worker, with a villager, not in the last round; trainees do not prevent it."""
    me = state.players[seat]
    return not active_workers(me) and me.villagers > 0 and not in_last_round(state)


class ChooseHire(Decision[PraetorState]):
    """P17.16, P24.6  Does the player give up favor for a worker?"""

    __slots__ = ()
    question = "choose-hire"
    starts_turn = True
    rule = "P17.16"

    def candidates(self, state: PraetorState) -> list[Action]:
        """Yes or no."""
        return [state.words.hire, state.words.decline]

    def about(self, state: PraetorState) -> dict[str, int | str]:
        """Speak of the price."""
        return {"favor": state.box.hire_favor}

    def resolve(self, state: PraetorState, action: Action) -> None:
        """P17.16, P17.17  It is possible with less favor too; the new worker costs no wage now."""
        if action is state.words.hire:
            workers.hire(state, self.seat)
            verbs.lose_favor(state, self.seat, HIRE, state.box.hire_favor)
        else:
            workers.decline_hire(state, self.seat)


class MaintainCity(Step[PraetorState]):
    """P18  Steps 7 to 9."""

    __slots__ = ()

    def run(self, state: PraetorState) -> None:
        """P18.6  In the last round the city is left as it is."""
        if in_last_round(state):
            return
        verbs.begin_city_maintenance(state)
        refill_display(state)
        replace_section(state)
        check_last_round(state)


def refill_display(state: PraetorState) -> None:
    """P18.1, P18.4  Refill the display to players plus one, as far as the deck reaches."""
    while state.deck and len(state.display) < state.seats + state.box.display_extra:
        verbs.uncover_tile(state)


def replace_section(state: PraetorState) -> None:
    """P18.2  A section that was not taken leaves the game; the next one is uncovered."""
    verbs.remove_section(state)
    verbs.uncover_section(state)


def check_last_round(state: PraetorState) -> None:
    """P18.3, P18.5, P18.7, P18.8  With either pile empty, the next round is the last."""
    if not state.deck or not state.wall_pile:
        verbs.announce_last_round(state)
