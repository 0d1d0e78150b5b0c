"""B, T, V1, W1  Setup, in the order of the rules."""

from __future__ import annotations

from groma.games.architects import piles, verbs, virtue
from groma.games.architects.actions import OfCard
from groma.games.architects.box import Box
from groma.games.architects.draft import BeginDraft
from groma.games.architects.events import SetupBegan
from groma.games.architects.possible import ANY_CARD
from groma.games.architects.state import (
    NO_CARD,
    NO_CHARACTER,
    NOBODY,
    NOT_YET,
    SEATS,
    SETUP,
    ArchitectsState,
    blank_player,
    clockwise,
    derived_hall,
    derived_renamed,
)
from groma.games.architects.turn import Turns
from groma.games.architects.workshop import faceup
from groma.kernel import Action, Decision, Step


def set_up(state: ArchitectsState, box: Box) -> None:
    """B2.5, T1.6  The board, the players, the order of play, then the draft."""
    if state.logging:
        state.log(SetupBegan())
    _clear_table(state, box)
    _shuffle_piles(state, box)
    _seat_players(state, box)
    state.agenda.append(Turns())
    state.agenda.append(BeginDraft())
    if state.chosen["starting_apprentice"]:
        state.agenda.append(StartingApprentices())
    if state.chosen["setup"] == "variable":
        _hand_out_characters(state, box)
    else:
        _standard_start(state, box)


def _clear_table(state: ArchitectsState, box: Box) -> None:
    """A1.1, B1.8, V1.1  Solo is set up as for two players."""
    state.hall = derived_hall(state)
    state.rival = 1 if state.seats == 1 else NOBODY
    state.phase = SETUP
    state.first = 0
    state.turn = NOBODY
    state.turns_left = NOT_YET
    state.reset_due = False
    state.workers = [0] * (len(box.yields) * SEATS)
    state.market = [NOBODY] * len(box.market_spaces)
    state.guildhall = []
    state.tax_stand = box.tax_stand_silver
    state.packs = []
    state.looked = []
    state.schemes = []
    state.schemes_shown = []


def _shuffle_piles(state: ArchitectsState, box: Box) -> None:
    """B1.1, B1.2, B1.3, B1.5, B1.6, B1.7, W1.1  Shuffle every pile; promo cards are in only if the table wants them."""
    promos = bool(state.chosen["promos"])
    state.small = _shuffled(state, list(range(len(box.market_cards))))
    state.large = []
    rewards = _shuffled(state, list(range(len(box.rewards))))
    players = box.solo.as_players if state.seats == 1 else state.seats
    state.rewards = rewards[: box.rewards_per_player * players + box.rewards_extra]
    state.rewards_taken = []
    cards = [card for card, kind in enumerate(box.apprentices) if promos or not kind.promo]
    state.apprentice_deck = _shuffled(state, cards)
    state.apprentices_known = 0
    state.display = [NO_CARD] * (box.rows * box.columns)
    state.silver = [0] * len(state.display)
    for slot in range(len(state.display)):
        piles.show_apprentice(state, slot)
    state.deck = _shuffled(state, [card for card, kind in enumerate(box.buildings) if promos or not kind.promo])
    state.known = [[ANY_CARD] * len(box.buildings) for _ in range(state.seats)]
    state.renamed = derived_renamed(state)


def _shuffled(state: ArchitectsState, cards: list[int]) -> list[int]:
    state.chance.shuffle(cards)
    return cards


def _seat_players(state: ArchitectsState, box: Box) -> None:
    """B2.1, B2.2, B2.6, V1.5  Everyone takes a board of another colour, 20 workers and the markers."""
    players = state.seats + (state.rival != NOBODY)
    state.players = [blank_player(seat, players) for seat in range(players)]
    for player in state.players:
        player.reserve = box.workers
        player.virtue = box.virtue_start
        player.limit = box.apprentice_limit
    if state.rival != NOBODY:
        _seat_rival(state, box)


def _seat_rival(state: ArchitectsState, box: Box) -> None:
    """V1.1, V1.5, V1.7  The rival has silver, its virtue and a shuffled scheme deck, but no hand and no goods."""
    rival = box.rivals[[each.id for each in box.rivals].index(str(state.chosen["rival"]))]
    state.players[state.rival].virtue = rival.virtue
    verbs.start_silver(state, state.rival, box.solo.rival_silver)
    state.schemes = _shuffled(state, [*box.common_schemes, *rival.extra_schemes])


def _standard_start(state: ArchitectsState, box: Box) -> None:
    """B2.3, B2.4, V1.3  Draw the first player; silver goes by turn order. Alone, the human goes first."""
    if state.rival != NOBODY:
        verbs.settle_first(state, 0)
        verbs.start_silver(state, 0, box.solo.human_silver)
        return
    verbs.settle_first(state, state.chance.below(state.seats))
    for turn, seat in enumerate(clockwise(state, state.first)):
        verbs.start_silver(state, seat, box.silver_by_turn[turn])


# Characters


def _hand_out_characters(state: ArchitectsState, box: Box) -> None:
    """T1, T1.5, W1.1  Deal the boards at random, or let the players pick, from a seat drawn at random."""
    state.agenda.append(SettleCharacters())
    if state.chosen["characters"] == "chosen":
        first = state.chance.below(state.seats)
        for step in reversed(range(state.seats)):
            state.agenda.append(PickCharacter((first + step) % state.seats))
        return
    colours = _shuffled(state, list(range(len(box.colours))))
    for seat in range(state.seats):
        offered = [n for n, each in enumerate(box.characters) if each.colour == colours[seat] and _is_in(state, n)]
        verbs.take_character(state, seat, offered[state.chance.below(len(offered))])


def _is_in(state: ArchitectsState, number: int) -> bool:
    return bool(state.chosen["promos"]) or not state.box.characters[number].promo


class PickCharacter(Decision[ArchitectsState]):
    """T1.5, W1.1  Which board does the player take?"""

    __slots__ = ()
    question = "pick-character"
    rule = "T1.5"
    starts_turn = True

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Every character in the game."""
        return [word for n, word in enumerate(state.words.character) if _is_in(state, n)]

    def refusal(self, state: ArchitectsState, action: Action) -> str:
        """T1.5  Board and colour belong together, so every colour is taken once."""
        assert isinstance(action, OfCard)
        colour = state.box.characters[action.card].colour
        taken = [player.colour for player in state.players if player.character != NO_CHARACTER]
        return "T1.5" if colour in taken else ""

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Take it."""
        assert isinstance(action, OfCard)
        verbs.take_character(state, self.seat, action.card)


class SettleCharacters(Step[ArchitectsState]):
    """T1.1, T1.2, T1.4, V1.1, V1.3  Equip everyone; the highest virtue goes first, but alone the human does."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Equip, and settle who goes first."""
        for seat in range(state.seats):
            verbs.equip(state, seat)
        if state.rival != NOBODY:
            verbs.settle_first(state, 0)
            verbs.take_colour(state, state.rival, 0 if state.players[0].colour else 1)
            return
        virtues = [player.virtue for player in state.players]
        verbs.settle_first(state, virtues.index(max(virtues)))


# Starting Apprentices


class StartingApprentices(Step[ArchitectsState]):
    """W1.4  Before the draft, in reverse turn order, everyone takes a faceup Apprentice; then the gaps are filled."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Put the questions on the agenda, the last first; a rival takes none."""
        state.agenda.append(FillGaps())
        for seat in clockwise(state, state.first):
            if seat != state.rival:
                state.agenda.append(TakeStartingApprentice(seat))


class TakeStartingApprentice(Decision[ArchitectsState]):
    """W1.4  Which Apprentice does the player begin with?"""

    __slots__ = ()
    question = "take-starting-apprentice"
    rule = "W1.4"
    starts_turn = True

    def candidates(self, state: ArchitectsState) -> list[Action]:
        """Every faceup one."""
        return faceup(state)

    def resolve(self, state: ArchitectsState, action: Action) -> None:
        """Take it and apply its virtue change."""
        assert isinstance(action, OfCard)
        card = piles.hire(state, self.seat, state.display.index(action.card))
        virtue.change_virtue(state, self.seat, state.box.apprentices[card].virtue)


class FillGaps(Step[ArchitectsState]):
    """W1.4  Fill every gap in place, row 1 before row 2, left to right."""

    __slots__ = ()

    def run(self, state: ArchitectsState) -> None:
        """Turn up Apprentices."""
        for slot, card in enumerate(state.display):
            if card == NO_CARD:
                piles.show_apprentice(state, slot)
