"""Q9, Q10  What the fight in the arena and the race in the stadium have in common."""

from __future__ import annotations

from groma.games.aquileia import piles, verbs
from groma.games.aquileia.actions import Play, Roll
from groma.games.aquileia.components import ARENA, BRONZE
from groma.games.aquileia.placement import turn_order
from groma.games.aquileia.state import NOBODY, AquileiaState, Contest
from groma.kernel import Action, Decision, Step


def begin(state: AquileiaState, kind: int, after: Step[AquileiaState]) -> None:
    """Q9.2, Q10.3  The red dice are rolled at once; cards, blue dice and places follow, then the prizes."""
    verbs.begin_contest(state, new_contest(state, kind))
    state.agenda.append(after)
    contest = state.contest
    assert contest is not None
    for seat in contest.runners:
        roll_red_dice(state, seat)
    state.agenda.append(PlayCards(contest.runners[0]))


def new_contest(state: AquileiaState, kind: int) -> Contest:
    """Q9.3, Q9.4, Q10.4, Q10.5  The numbers of all spaces of a player add up; he takes part once."""
    base, side = [0] * state.seats, [BRONZE] * state.seats
    for space in state.box.groups[state.resolving]:
        seat = state.spaces[space]
        if seat != NOBODY:
            base[seat] += state.box.spaces[space].strength
            side[seat] = BRONZE if kind == ARENA else state.box.side[space]
    contest = Contest()
    contest.kind = kind
    contest.runners = [seat for seat in turn_order(state) if base[seat]]
    contest.order = []
    contest.base = base
    contest.side = side
    contest.strength = base[:]
    contest.red = [[]] * state.seats
    contest.cards = [[]] * state.seats
    contest.blue = [[]] * state.seats
    return contest


def roll_red_dice(state: AquileiaState, seat: int) -> None:
    """Q9.5, Q10.6  Roll the red dice once and add 1 for each face that counts: bronze, or the metal of the side."""
    contest = state.contest
    assert contest is not None
    faces = verbs.roll_red(state, seat, state.box.contests[contest.kind].red_dice)
    contest.red[seat] = faces
    verbs.add_strength(state, seat, faces.count(contest.side[seat]))


def strength_of(state: AquileiaState, contest: Contest, seat: int, card: int) -> int:
    """Q9.6, Q10.7  Return what a card adds for a participant; nothing if it cannot be played."""
    kind = state.box.hand_cards[card]
    return kind.arena if contest.kind == ARENA else kind.stadium[contest.side[seat]]


class PlayCards(Decision[AquileiaState]):
    """Q7.10, Q9.6, Q10.7, Q17.4  One card after the other, or done; asked also of a player who can play none."""

    __slots__ = ()
    question = "play-cards"
    starts_turn = True
    always_asked = True
    rule = "Q9.6"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the contest and of the strength so far."""
        contest = state.contest
        assert contest is not None
        name = "contest_" + state.box.contests[contest.kind].id
        return {"contest": name, "strength": contest.strength[self.seat]}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """Q7.6  The cards in hand; playing none is always possible."""
        play = state.words.play
        held: list[Action] = [play[card] for card, count in enumerate(state.players[self.seat].hand) if count]
        return [state.words.done, *held]

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q9.20, Q10.8  Only slaves and weapons fight, only horses of the own side run."""
        contest = state.contest
        assert contest is not None
        if not isinstance(action, Play) or strength_of(state, contest, self.seat, action.card):
            return ""
        return "Q9.20" if contest.kind == ARENA else "Q10.8"

    def preview(self, state: AquileiaState, action: Action) -> dict[str, int]:
        """Show the strength of a card."""
        contest = state.contest
        assert contest is not None
        return {"strength": strength_of(state, contest, self.seat, action.card)} if isinstance(action, Play) else {}

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q9.7, Q10.8  Who is done adds no more; the next participant has seen his cards."""
        contest = state.contest
        assert contest is not None
        if isinstance(action, Play):
            piles.play_card(state, self.seat, action.card)
            verbs.add_strength(state, self.seat, strength_of(state, contest, self.seat, action.card))
            state.agenda.append(PlayMoreCards(self.seat))
            return
        verbs.end_cards(state, self.seat)
        turn = contest.runners.index(self.seat) + 1
        if turn < len(contest.runners):
            state.agenda.append(PlayCards(contest.runners[turn]))
        elif state.blue_dice and state.blue_holder in contest.runners:
            state.agenda.append(RollBlueDice(state.blue_holder))


class PlayMoreCards(PlayCards):
    """Q9.6, Q10.7  The same player goes on."""

    __slots__ = ()
    starts_turn = False


class RollBlueDice(Decision[AquileiaState]):
    """Q8.6.2, Q8.6.5, Q9.8, Q10.9, Q17.5  How many blue dice does the Potentia player roll, if he takes part?"""

    __slots__ = ()
    question = "roll-blue-dice"
    starts_turn = True
    rule = "Q9.8"

    def about(self, state: AquileiaState) -> dict[str, int | str]:
        """Speak of the strength so far."""
        contest = state.contest
        assert contest is not None
        return {"strength": contest.strength[self.seat]}

    def candidates(self, state: AquileiaState) -> list[Action]:
        """None, or any number of them."""
        contest = state.contest
        assert contest is not None
        return list(state.words.roll[: state.box.contests[contest.kind].blue_dice + 1])

    def refusal(self, state: AquileiaState, action: Action) -> str:
        """Q8.6.3  Each blue die is used once a round."""
        assert isinstance(action, Roll)
        return "Q8.6.3" if action.dice > state.blue_dice else ""

    def resolve(self, state: AquileiaState, action: Action) -> None:
        """Q9.8, Q9.9, Q10.9  Roll them once, together, and add 1 for each face that counts."""
        assert isinstance(action, Roll)
        contest = state.contest
        assert contest is not None
        if action.dice:
            faces = verbs.roll_blue(state, self.seat, action.dice)
            contest.blue[self.seat] = faces
            verbs.add_strength(state, self.seat, faces.count(contest.side[self.seat]))
        else:
            verbs.keep_blue_dice(state, self.seat)


def settle(state: AquileiaState) -> list[int]:
    """Q9.11, Q10.11  Rank the participants, pay the coins of their places and return them in this order."""
    contest = state.contest
    assert contest is not None
    verbs.rank(state, ranking(state, contest))
    prizes = state.box.contests[contest.kind].coins
    for place, seat in enumerate(contest.order):
        verbs.tell_place(state, place)
        if place < len(prizes):
            verbs.gain_all(state, seat, prizes[place][contest.side[seat]])
    return contest.order


def ranking(state: AquileiaState, contest: Contest) -> list[int]:
    """Q9.11, Q10.11  Most strength first; a tie goes to the better tiebreaker rank."""
    players, strength = state.players, contest.strength
    return sorted(contest.runners, key=lambda seat: (-strength[seat], players[seat].disc))
