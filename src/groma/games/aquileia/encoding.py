"""What a seat knows of the table, as numbers for learners: all that its view shows, and what it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.aquileia.components import DECKS, EQUI_ET_ARMA, METALS, SERVI
from groma.games.aquileia.contest import RollBlueDice
from groma.games.aquileia.knowledge import knows_given, knows_kept, sees_offer
from groma.games.aquileia.state import PHASES, SOURCES, AquileiaState
from groma.kernel.encoding import CARDS, MOST, PLACES, Block, Encoding, SeatBlock, Sheet, Sparse, away, filled, one_of

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box

TABLE: Final = (
    "round",
    "turn",
    "first",
    "resolving",
    "blue_holder",
    "blue_dice",
    "servi_deck",
    "equi_deck",
    "stadium_deck",
    "theatrum_deck",
    "laurel",
)
BOARD: Final = ("colour", "score", "henchmen", "disc")
RACE: Final = ("winner", "second", "shown", "kept", "given")
CONTEST: Final = ("contest", "cards", "blue_dice", "prizes", "offered")
RUNNER: Final = ("place", "side", "base", "strength")
AUCTION: Final = ("laurel", "host", "metal", "bidder", "bid")


def encoding(game: Any, box: Box) -> Encoding[AquileiaState]:
    """Return the blocks of the game."""
    return Encoding(game, [*_of_the_table(box), *_of_the_players(box), *_of_contests(box)])


def _of_the_table(box: Box) -> list[Block[AquileiaState]]:
    seats, cards = box.players_max, _all_cards(box)
    return [
        Block("table", (len(TABLE),), (0, MOST), "What there is once, and sizes of decks.", _table, TABLE),
        Block("phase", (len(PHASES),), (0, 1), "The phase of the round.", _phase, tuple(PHASES)),
        Block(
            "spaces",
            (len(box.spaces),),
            (0, seats),
            "By action space: whose henchman stands there.",
            _spaces,
            tuple([space.id for space in box.spaces]),
        ),
        Block("deposits", (len(METALS),), (0, MOST), "The coins in the Portus.", _deposits, tuple(METALS)),
        Block("houses", (len(box.lots),), (0, seats), "By lot: whose house stands there.", _houses),
        Block("track", (seats,), (0, seats), "The seats on the tiebreaker track, the best position first.", _track),
        Block("display", (box.slots,), (0, MOST), "The equi et arma card of each slot.", _display, holds=CARDS),
        Sparse(
            "discards",
            (2, cards),
            (0, MOST),
            "The discard piles of servi and equi et arma, in order.",
            Discards(cards).piles,
        ),
        Block(
            "returned",
            (len(box.theatrum_laurels),),
            (0, MOST),
            "Laurels under the theatrum deck.",
            _returned,
            holds=CARDS,
        ),
        Sparse("races", (box.rounds, len(RACE)), (0, MOST), "By race: its laurels, as far as known.", _races, RACE),
    ]


def _of_the_players(box: Box) -> list[Block[AquileiaState]]:
    seats, kinds, lots, laurels = box.players_max, len(box.hand_cards), len(box.lots), len(box.theatrum_laurels)
    decks = tuple(DECKS[:2])
    return [
        SeatBlock("boards", (seats, len(BOARD)), (0, MOST), "By seat: its board.", _board, BOARD),
        SeatBlock("coins", (seats, len(METALS)), (0, MOST), "By seat: its supply.", _coins, tuple(METALS)),
        SeatBlock("earned", (seats, len(SOURCES)), (0, MOST), "By seat: points by source.", _earned, tuple(SOURCES)),
        SeatBlock(
            "lots", (seats, lots), (0, lots), "By seat: the lots with its houses, in order.", _lots, holds=PLACES
        ),
        SeatBlock(
            "theatrum",
            (seats, laurels),
            (0, laurels),
            "By seat: its theatrum laurels, in order.",
            _theatrum,
            holds=PLACES,
        ),
        SeatBlock("held", (seats, 2), (0, MOST), "By seat: how many cards of each deck it holds.", _held, decks),
        SeatBlock("old", (seats, 2), (0, MOST), "By seat: how many from before a reshuffle, hidden.", _old, decks),
        SeatBlock("known", (seats, kinds), (0, MOST), "By seat and kind of card: those that everybody saw.", _known),
        Block("hand", (kinds,), (0, MOST), "By kind of card: how many are in the own hand.", _hand),
    ]


def _of_contests(box: Box) -> list[Block[AquileiaState]]:
    seats, cards = box.players_max, _all_cards(box)
    return [
        Block("contest", (len(CONTEST),), (0, MOST), "The contest from 1, its step, the offer.", _contest, CONTEST),
        Block("ranking", (seats,), (0, seats), "The participants by place, once they are ranked.", _ranking),
        SeatBlock("runners", (seats, len(RUNNER)), (0, MOST), "By seat: its part in the contest.", _runner, RUNNER),
        SeatBlock(
            "red", (seats, box.red_dice), (0, len(METALS)), "By seat: faces of red dice, from 1.", _red, holds=CARDS
        ),
        SeatBlock(
            "blue", (seats, box.blue_dice), (0, len(METALS)), "By seat: faces of blue dice, from 1.", _blue, holds=CARDS
        ),
        SeatBlock(
            "played", (seats, cards), (0, MOST), "By seat: the cards that it added, in order.", _played, holds=CARDS
        ),
        Block("auction", (len(AUCTION),), (0, MOST), "The auction while it lasts.", _auction, AUCTION),
        Block("out", (seats,), (0, seats), "The seats that passed in it, in order.", _out),
    ]


def _all_cards(box: Box) -> int:
    """Return how many cards a pile can hold: those of the larger deck."""
    return max([sum([box.hand_cards[kind].count for kind in kinds]) for kinds in box.kinds_of])


def _table(state: AquileiaState, seat: int) -> list[int]:
    return [
        state.round,
        state.turn,
        away(state.first, seat, state.seats),
        state.resolving + 1,
        away(state.blue_holder, seat, state.seats),
        state.blue_dice,
        len(state.servi_deck),
        len(state.equi_deck),
        len(state.stadium_deck),
        len(state.theatrum_deck),
        state.laurel + 1,
    ]


def _phase(state: AquileiaState, seat: int) -> list[int]:
    return one_of(state.phase, len(PHASES))


def _spaces(state: AquileiaState, seat: int) -> list[int]:
    return [away(other, seat, state.seats) for other in state.spaces]


def _houses(state: AquileiaState, seat: int) -> list[int]:
    return [away(other, seat, state.seats) for other in state.owner]


def _deposits(state: AquileiaState, seat: int) -> list[int]:
    return state.deposits


def _seats(state: AquileiaState, seats: list[int], seat: int) -> list[int]:
    return filled([away(other, seat, state.seats) for other in seats], state.box.players_max)


def _track(state: AquileiaState, seat: int) -> list[int]:
    return _seats(state, state.track, seat)


def _display(state: AquileiaState, seat: int) -> list[int]:
    return state.display


class Discards:
    """The discard piles, side by side."""

    def __init__(self, room: int) -> None:
        self.room = room
        """How many cards a pile can hold."""

    def piles(self, state: AquileiaState, seat: int, sheet: Sheet) -> None:
        """Write the cards of each pile in their order."""
        sheet.cards(0, state.discards[SERVI])
        sheet.cards(self.room, state.discards[EQUI_ET_ARMA])


def _returned(state: AquileiaState, seat: int) -> list[int]:
    return state.theatrum_deck[: state.returned]


def _races(state: AquileiaState, seat: int, sheet: Sheet) -> None:
    for number, race in enumerate(state.races):
        told = [
            away(race.winner, seat, state.seats),
            away(race.second, seat, state.seats),
            race.shown + 1,
            race.kept + 1 if knows_kept(state, race, seat) else 0,
            race.given + 1 if knows_given(state, race, seat) else 0,
        ]
        sheet.row(number * len(RACE), told)


def _board(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    me = state.players[seat]
    return [me.colour + 1, me.score, me.henchmen, me.disc]


def _coins(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].coins


def _earned(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].earned


def _lots(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].lots


def _theatrum(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].theatrum


def _by_deck(state: AquileiaState, counts: list[int]) -> list[int]:
    found, servi = [0, 0], len(state.box.servi)
    for kind, count in enumerate(counts):
        found[0 if kind < servi else 1] += count
    return found


def _held(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return _by_deck(state, state.players[seat].hand)


def _old(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return _by_deck(state, state.players[seat].old)


def _known(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].known


def _hand(state: AquileiaState, seat: int) -> list[int]:
    return state.players[seat].hand


def _contest(state: AquileiaState, seat: int) -> list[int]:
    """Q9.6, Q9.8  Cards are added after the red dice, then the blue dice are rolled; the prizes come last."""
    contest = state.contest
    if contest is None:
        return [0] * len(CONTEST)
    step = 2 if contest.order else 1 if isinstance(state.agenda[-1], RollBlueDice) else 0
    return [contest.kind + 1, *one_of(step, 3), state.offered + 1 if sees_offer(state, seat) else 0]


def _ranking(state: AquileiaState, seat: int) -> list[int]:
    return _seats(state, state.contest.order if state.contest is not None else [], seat)


def _runner(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    contest = state.contest
    if contest is None or seat not in contest.runners:
        return [0] * len(RUNNER)
    return [contest.runners.index(seat) + 1, contest.side[seat] + 1, contest.base[seat], contest.strength[seat]]


def _red(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.contest.red[seat] if state.contest is not None else []


def _blue(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.contest.blue[seat] if state.contest is not None else []


def _played(state: AquileiaState, seat: int, viewer: int) -> list[int]:
    return state.contest.cards[seat] if state.contest is not None else []


def _auction(state: AquileiaState, seat: int) -> list[int]:
    auction = state.auction
    if auction is None:
        return [0] * len(AUCTION)
    host = away(auction.host, seat, state.seats)
    return [auction.laurel + 1, host, auction.metal + 1, away(auction.bidder, seat, state.seats), auction.bid]


def _out(state: AquileiaState, seat: int) -> list[int]:
    return _seats(state, state.auction.out if state.auction is not None else [], seat)
