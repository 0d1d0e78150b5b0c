"""What a seat knows of the table, as numbers for learners: all that its view shows, and what it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groma.games.architects import endgame, market
from groma.games.architects.components import LOCATIONS, MARKET_SPACES, MIDDLE, OPEN, RESOURCES, SKILLS
from groma.games.architects.possible import ANY_CARD
from groma.games.architects.state import PHASES, ArchitectsState, known_now, workers_at
from groma.kernel.encoding import CARDS, MOST, PLACES, Block, Encoding, SeatBlock, Sheet, Sparse, away, one_of
from groma.kernel.native import i64

if TYPE_CHECKING:
    from groma.games.architects.box import Box

TABLE: Final = (
    "first",
    "turn",
    "turns_left",
    "reset_due",
    "tax_stand",
    "market_small",
    "apprentice_deck",
    "deck",
    "rewards",
    "looked",
    "schemes",
)
BOARD: Final = (
    "is_rival",
    "colour",
    "character",
    "ability",
    "amount",
    "stock",
    "virtue",
    "cathedral",
    "reserve",
    "prison",
    "guildhall",
    "unpaid_debts",
    "paid_debts",
    "apprentice_limit",
    "hand",
    "pack",
)


class ArchitectsEncoding(Encoding[ArchitectsState]):
    """The blocks of the game."""

    def sitting(self, state: ArchitectsState) -> int:
        """V1.1  The rival of the solo game sits at the table too."""
        return len(state.players)


def encoding(game: Any, box: Box) -> ArchitectsEncoding:
    """Return the blocks of the game."""
    return ArchitectsEncoding(game, [*_of_the_table(box), *_of_the_players(game.players[-1], box), *_of_cards(box)])


def _of_the_table(box: Box) -> list[Block[ArchitectsState]]:
    seats, goods = box.players_max, tuple(RESOURCES)
    spaces = _most_in_hall(box)
    slots = box.rows * box.columns
    market = (len(MARKET_SPACES), len(goods))
    return [
        Block(
            "table", (len(TABLE),), (0, MOST), "What there is once; sizes of piles; turns left from 1.", _table, TABLE
        ),
        Block("phase", (len(PHASES),), (0, 1), "The phase of the game.", _phase, tuple(PHASES)),
        Sparse("locations", (OPEN, seats), (0, MOST), f"Workers by seat at {', '.join(LOCATIONS[:OPEN])}.", _locations),
        Block("market", market[:1], (0, seats), "Whose worker stands on the space.", _market, tuple(MARKET_SPACES)),
        Sparse("market_goods", market, (0, MOST), "By space of the market: the goods that it offers.", _offers, goods),
        Block(
            "market_large", (len(box.market_cards),), (0, MOST), "The large pile, its top last.", _large, holds=CARDS
        ),
        Sparse("guildhall", (spaces,), (0, seats), "The seats of the workers in the order in which they came.", _hall),
        Block(
            "apprentices",
            (slots,),
            (0, len(box.apprentices)),
            "The faceup Apprentices, row by row.",
            _display,
            holds=CARDS,
        ),
        Block("silver", (slots,), (0, MOST), "The silver on each of them.", _silver),
        Block(
            "apprentices_under",
            (len(box.apprentices),),
            (0, len(box.apprentices)),
            "The Apprentices at the bottom of their deck that everybody saw, the lowest first.",
            _under,
            holds=CARDS,
        ),
        Block(
            "rewards_taken",
            (len(box.rewards),),
            (0, len(box.rewards)),
            "The Rewards taken, in order.",
            _rewards,
            holds=CARDS,
        ),
        Block(
            "schemes_shown",
            (_most_schemes(box),),
            (0, MOST),
            "The schemes of the rival, in order.",
            _schemes,
            holds=CARDS,
        ),
    ]


def _of_the_players(seats: int, box: Box) -> list[Block[ArchitectsState]]:
    sources, goods = tuple(endgame.SOURCES), tuple(RESOURCES)
    apprentices, buildings = len(box.apprentices), len(box.buildings)
    return [
        SeatBlock("boards", (seats, len(BOARD)), (0, MOST), "By seat: its board, sizes from 1.", _board, BOARD),
        SeatBlock("goods", (seats, len(goods)), (0, MOST), "By seat: its goods.", _goods, goods),
        SeatBlock("skills", (seats, len(SKILLS)), (0, 1), "By seat: the skills it has.", _skills, tuple(SKILLS)),
        Sparse("captives", (seats, seats), (0, MOST), "By seat: the workers it holds, by seat.", _captives),
        SeatBlock("points", (seats, len(sources)), (-MOST, MOST), "By seat: points by source.", _points, sources),
        SeatBlock(
            "hired", (seats, apprentices), (0, apprentices), "By seat: its Apprentices, in order.", _hired, holds=PLACES
        ),
        SeatBlock(
            "built", (seats, buildings), (0, buildings), "By seat: its Buildings, in order.", _built, holds=PLACES
        ),
        SeatBlock(
            "remembered",
            (seats, buildings),
            (0, MOST),
            "By seat and Building card that the looking seat saw: in how many places of that hand it may lie.",
            _remembered,
        ),
    ]


def _of_cards(box: Box) -> list[Block[ArchitectsState]]:
    shape, span = (len(box.buildings),), (0, len(box.buildings))
    return [
        Block("hand", shape, span, "By Building card: its place in the own hand, from 1.", _hand, holds=PLACES),
        Block(
            "pack",
            shape,
            span,
            "By Building card: its place in the own pack of the draft, from 1.",
            _pack,
            holds=PLACES,
        ),
        Block(
            "looked",
            shape,
            span,
            "By Building card: its place among those the seat looks at, from 1.",
            _looked,
            holds=PLACES,
        ),
        Block("in_deck", shape, (0, MOST), "By Building card that the seat saw: the same for the deck.", _in_deck),
    ]


def _most_in_hall(box: Box) -> int:
    """S1.2  The last turns may bring more workers to the Guildhall than it has spaces."""
    return max([hall.spaces for hall in box.halls.values()]) + 2 * box.players_max


def _most_schemes(box: Box) -> int:
    return len(box.common_schemes) + max([len(rival.extra_schemes) for rival in box.rivals])


def _table(state: ArchitectsState, seat: int) -> list[int]:
    sitting = len(state.players)
    return [
        away(state.first, seat, sitting),
        away(state.turn, seat, sitting),
        max(state.turns_left, -1) + 1,
        1 if state.reset_due else 0,
        state.tax_stand,
        len(state.small),
        len(state.apprentice_deck),
        len(state.deck),
        len(state.rewards),
        len(state.looked),
        len(state.schemes),
    ]


def _phase(state: ArchitectsState, seat: int) -> list[int]:
    return one_of(state.phase, len(PHASES))


def _locations(state: ArchitectsState, seat: int, sheet: Sheet) -> None:
    sitting, most = len(state.players), state.box.players_max
    for step in range(sitting):
        other = (seat + step) % sitting
        for location in range(OPEN):
            sheet.put(location * most + step, workers_at(state, location, other))


def _market(state: ArchitectsState, seat: int) -> list[int]:
    return [away(other, seat, len(state.players)) for other in state.market]


def _offers(state: ArchitectsState, seat: int, sheet: Sheet) -> None:
    for space in range(len(MARKET_SPACES)):
        if space != MIDDLE:
            for good, amount in market.goods_on(state, space):
                sheet.put(space * len(RESOURCES) + good, amount)


def _large(state: ArchitectsState, seat: int) -> list[int]:
    return state.large


def _hall(state: ArchitectsState, seat: int, sheet: Sheet) -> None:
    for place, other in enumerate(state.guildhall):
        sheet.put(place, away(other, seat, len(state.players)))


def _display(state: ArchitectsState, seat: int) -> list[int]:
    return state.display


def _silver(state: ArchitectsState, seat: int) -> list[int]:
    return state.silver


def _under(state: ArchitectsState, seat: int) -> list[int]:
    return state.apprentice_deck[: state.apprentices_known]


def _rewards(state: ArchitectsState, seat: int) -> list[int]:
    return state.rewards_taken


def _schemes(state: ArchitectsState, seat: int) -> list[int]:
    return state.schemes_shown


def _board(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    me = state.players[seat]
    return [
        1 if seat == state.rival else 0,
        me.colour + 1,
        me.character + 1,
        me.ability,
        me.amount,
        me.stock,
        me.virtue,
        me.level,
        me.reserve,
        me.prison,
        me.hall,
        me.unpaid,
        me.paid,
        me.limit,
        len(me.hand) + 1,
        len(state.packs[seat]) + 1 if seat < len(state.packs) else 0,
    ]


def _goods(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].goods


def _skills(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    return [state.players[seat].skills >> skill & 1 for skill in range(len(SKILLS))]


def _captives(state: ArchitectsState, seat: int, sheet: Sheet) -> None:
    sitting, most = len(state.players), state.box.players_max
    for row in range(sitting):
        held = state.players[(seat + row) % sitting].captives
        for step in range(sitting):
            sheet.put(row * most + step, held[(seat + step) % sitting])


def _points(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    return endgame.points(state, seat)


def _hired(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].apprentices


def _built(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    return state.players[seat].built


def _remembered(state: ArchitectsState, seat: int, viewer: int) -> list[int]:
    """U1.2, U1.4, U1.8  What a seat knows of another hand from the cards that it passed on or put away."""
    return _possible(state, viewer, [] if seat == viewer else state.players[seat].hand)


def _in_deck(state: ArchitectsState, seat: int) -> list[int]:
    return _possible(state, seat, state.deck)


def _possible(state: ArchitectsState, seat: int, hidden: list[int]) -> list[int]:
    """Return by card in how many of some hidden places a seat thinks it possible, if the seat saw it."""
    known = known_now(state, seat)
    found = [0] * len(state.box.buildings)
    for place in hidden:
        seen: i64 = known[place]
        card: i64 = 0
        while seen > ANY_CARD:
            seen >>= 1
            if seen & 1:
                found[card] += 1
            card += 1
    return found


def _hand(state: ArchitectsState, seat: int) -> list[int]:
    return state.players[seat].hand


def _pack(state: ArchitectsState, seat: int) -> list[int]:
    return state.packs[seat] if state.packs else []


def _looked(state: ArchitectsState, seat: int) -> list[int]:
    return state.looked if seat == state.turn else []
