"""U1  Who sees what."""

from __future__ import annotations

from random import Random
from typing import Final, Literal, TypedDict

from groma.games.architects import building, endgame, knowledge, market
from groma.games.architects.components import LOCATIONS, MARKET_SPACES, MIDDLE, OPEN, RESOURCES, SILVER, Price
from groma.games.architects.guildhall import WorkAtGuildhall
from groma.games.architects.solo import SCHEMES
from groma.games.architects.state import (
    NO_CARD,
    NO_CHARACTER,
    NOBODY,
    PHASES,
    ArchitectsState,
    workers_at,
)
from groma.kernel import shuffle


class PlayerView(TypedDict):
    """A player's board, goods and cards; only for its owner the hand, and the rules that forbid to construct it now."""

    seat: int
    rival: str | None
    """Which rival this is, in the solo game."""
    colour: str
    character: str | None
    goods: dict[str, int]
    silver: int
    stock: int
    """Of the rival only."""
    virtue: int
    """Where the player stands on the virtue track."""
    cathedral: int
    """The level there."""
    reserve: int
    """Workers that are free."""
    prison: int
    """Own workers in the Prison."""
    guildhall: int
    """Own workers in the Guildhall."""
    captives: list[int]
    """Workers held on this board, by the seat that they belong to."""
    unpaid_debts: int
    paid_debts: int
    apprentices: list[str]
    apprentice_limit: int
    """How many Apprentices the player may have."""
    buildings: list[str]
    hand_size: int
    hand: list[str] | None
    forbidden: dict[str, str] | None
    """By card in hand: the rule that forbids to construct it now."""
    points: dict[str, int]
    """By source, as they stand."""


class ApprenticeView(TypedDict):
    """A faceup Apprentice and the silver on it."""

    apprentice: str
    silver: int


class MarketView(TypedDict):
    """A space of the Black Market: who stands there, and what it offers."""

    space: str
    seat: int | None
    """Whose worker stands there."""
    silver: int
    """What it costs."""
    goods: dict[str, int]
    """What it brings."""


class GuildhallView(TypedDict):
    """The Guildhall: its columns, its workers in the order in which they came, and which of them trigger something."""

    columns: int
    spaces: int
    workers: list[int]
    """Their seats."""
    reset_at: list[int]
    """The numbers of workers with which the Black Market is reset."""
    turnover_at: list[int]
    """The numbers of workers with which Apprentices are replaced, if the table plays so."""


class OwnView(TypedDict):
    """What of the table differs by who looks."""

    seat: int | None
    players: list[PlayerView]
    """By seat; in the solo game the rival comes last."""
    pack: list[str]
    """The cards of the draft to choose from, of the seat that looks."""
    looked: list[str]
    """Building cards that the seat looks at now."""


class ArchitectsView(OwnView):
    """The whole table as one seat, or a spectator, sees it."""

    game: Literal["architects"]
    seats: int
    options: dict[str, bool | int | str]
    phase: str
    over: bool
    waiting: list[int]
    winners: list[int]
    first: int
    """The first player."""
    turn: int | None
    """Whose turn it is."""
    turns_left: int | None
    """Turns after this one until the end, once the end is triggered."""
    locations: dict[str, list[int]]
    """By open location: how many workers each player has there."""
    market: list[MarketView]
    market_small: int
    """How many cards are in the small pile."""
    market_large: list[str]
    """The large pile."""
    guildhall: GuildhallView
    tax_stand: int
    """The silver there."""
    apprentices: list[list[ApprenticeView | None]]
    """The faceup Apprentices, row by row."""
    apprentice_deck: int
    """How many cards it has."""
    apprentices_under: list[str]
    """The cards at its bottom that everybody saw."""
    deck: int
    """How many Building cards are in the deck."""
    rewards: int
    """How many are in the Reward pile."""
    rewards_taken: list[str]
    pack_sizes: list[int]
    """By seat."""
    looked_size: int
    """How many the active player looks at."""
    schemes: int
    """How many cards are in the rival's scheme deck."""
    schemes_shown: list[str]
    """Those that were turned up."""


def view(state: ArchitectsState, seat: int | None) -> ArchitectsView:
    """U1.2, U1.3, U1.6, U1.7, U1.9  Return the open table, the sizes of the piles, and a seat's own cards."""
    box = state.box
    return {
        "game": "architects",
        **own(state, seat),
        "seats": state.seats,
        "options": dict(state.chosen),
        "phase": PHASES[state.phase],
        "over": state.over,
        "waiting": state.waiting,
        "winners": state.winners(),
        "first": state.first,
        "turn": None if state.turn == NOBODY else state.turn,
        "turns_left": state.turns_left if state.turns_left >= 0 else None,
        "locations": {LOCATIONS[location]: _workers(state, location) for location in range(OPEN)},
        "market": [_market_space(state, space) for space in range(len(MARKET_SPACES))],
        "market_small": len(state.small),
        "market_large": [box.market_cards[card].id for card in state.large],
        "guildhall": _guildhall(state),
        "tax_stand": state.tax_stand,
        "apprentices": [_row(state, row) for row in range(box.rows)],
        "apprentice_deck": len(state.apprentice_deck),
        "apprentices_under": [box.apprentice_ids[card] for card in state.apprentice_deck[: state.apprentices_known]],
        "deck": len(state.deck),
        "rewards": len(state.rewards),
        "rewards_taken": [box.rewards[reward].id for reward in state.rewards_taken],
        "pack_sizes": [len(pack) for pack in state.packs],
        "looked_size": len(state.looked),
        "schemes": len(state.schemes),
        "schemes_shown": [f"scheme_{SCHEMES[scheme]}" for scheme in state.schemes_shown],
    }


def own(state: ArchitectsState, seat: int | None) -> OwnView:
    """U1.4, U1.8  A seat sees its own hand, the cards that it drafts from and those that it looks at."""
    return {
        "seat": seat,
        "players": [_player(state, number, seat) for number in range(len(state.players))],
        "pack": _buildings(state, state.packs[seat]) if seat is not None and state.packs else [],
        "looked": _buildings(state, state.looked) if seat is not None and seat == state.turn else [],
    }


def _player(state: ArchitectsState, seat: int, viewer: int | None) -> PlayerView:
    """U1.1, U1.6  Everything on a board is public; a hand is its owner's, but its size is public too."""
    me, box = state.players[seat], state.box
    return {
        "seat": seat,
        "rival": str(state.chosen["rival"]) if seat == state.rival else None,
        "colour": box.colours[me.colour],
        "character": None if me.character == NO_CHARACTER else box.characters[me.character].id,
        "goods": {name: me.goods[number] for number, name in enumerate(RESOURCES[:SILVER])},
        "silver": me.goods[SILVER],
        "stock": me.stock,
        "virtue": me.virtue,
        "cathedral": me.level,
        "reserve": me.reserve,
        "prison": me.prison,
        "guildhall": me.hall,
        "captives": list(me.captives),
        "unpaid_debts": me.unpaid,
        "paid_debts": me.paid,
        "apprentices": [box.apprentice_ids[card] for card in me.apprentices],
        "apprentice_limit": me.limit,
        "buildings": _buildings(state, me.built),
        "hand_size": len(me.hand),
        "hand": _buildings(state, me.hand) if seat == viewer else None,
        "forbidden": _forbidden(state, seat) if seat == viewer else None,
        "points": dict(zip(endgame.SOURCES, endgame.points(state, seat), strict=True)),
    }


def _buildings(state: ArchitectsState, cards: list[int]) -> list[str]:
    return [state.box.building_ids[card] for card in cards]


def _forbidden(state: ArchitectsState, seat: int) -> dict[str, str]:
    """Q1.1, Q1.2  Tell for each card in hand the rule that forbids to construct it now, if there is one."""
    hand = state.players[seat].hand
    rules = [(state.box.building_ids[card], building.refusal(state, seat, card)) for card in hand]
    return {name: number for name, number in rules if number}


def _workers(state: ArchitectsState, location: int) -> list[int]:
    return [workers_at(state, location, seat) for seat in range(len(state.players))]


def _market_space(state: ArchitectsState, space: int) -> MarketView:
    """U1.3  The goods on the visible side are public, the card behind them is not."""
    seat = state.market[space]
    goods: Price = [] if space == MIDDLE else market.goods_on(state, space)
    return {
        "space": MARKET_SPACES[space],
        "seat": None if seat == NOBODY else seat,
        "silver": state.box.market_spaces[space].silver,
        "goods": {RESOURCES[good]: amount for good, amount in goods},
    }


def _guildhall(state: ArchitectsState) -> GuildhallView:
    hall = state.hall
    return {
        "columns": hall.columns,
        "spaces": hall.spaces,
        "workers": list(state.guildhall),
        "reset_at": list(hall.reset_at),
        "turnover_at": list(hall.turnover_at) if state.chosen["apprentice_turnover"] else [],
    }


def _row(state: ArchitectsState, row: int) -> list[ApprenticeView | None]:
    start = row * state.box.columns
    return [_apprentice(state, slot) for slot in range(start, start + state.box.columns)]


def _apprentice(state: ArchitectsState, slot: int) -> ApprenticeView | None:
    card = state.display[slot]
    if card == NO_CARD:
        return None
    return {"apprentice": state.box.apprentice_ids[card], "silver": state.silver[slot]}


# A new deal

_TRIES: Final = 40
"""How often hands are dealt anew until a player who entered the Guildhall has something to do there."""


def deal_again(state: ArchitectsState, seat: int, rng: Random) -> None:
    """U1  Deal everything again that a seat cannot know."""
    known = state.apprentices_known
    state.apprentice_deck = state.apprentice_deck[:known] + _mixed(state.apprentice_deck[known:], rng)
    unseen = list(range(len(state.box.rewards)))
    for reward in state.rewards_taken:
        unseen.remove(reward)
    shuffle(unseen, rng)
    state.rewards = unseen[: len(state.rewards)]
    if state.schemes:
        state.schemes = _mixed(state.schemes, rng)
    if state.small:
        _deal_market(state, rng)
    _deal_hands(state, seat, rng)


def _mixed(cards: list[int], rng: Random) -> list[int]:
    """Shuffle cards so that nothing is left of the order in which they truly lie."""
    mixed = sorted(cards)
    shuffle(mixed, rng)
    return mixed


def _deal_market(state: ArchitectsState, rng: Random) -> None:
    """U1.3  The top card of the small pile may be any of the pile with the same small side."""
    cards = state.box.market_cards
    shown = cards[state.small[-1]].small
    pile = _mixed(state.small, rng)
    for place, card in enumerate(pile):
        if cards[card].small == shown:
            pile.append(pile.pop(place))
            break
    state.small = pile


def _deal_hands(state: ArchitectsState, seat: int, rng: Random) -> None:
    """D3.3, U1.1  Deal the Building cards again; who is at work in the Guildhall is known to be able to."""
    asked = state.agenda[-1] if state.agenda else None
    if isinstance(asked, WorkAtGuildhall) and asked.seat != seat:
        _deal_to_builder(state, seat, asked, rng)
    else:
        knowledge.deal_buildings(state, seat, rng)


def _deal_to_builder(state: ArchitectsState, seat: int, asked: WorkAtGuildhall, rng: Random) -> None:
    """Deal until the builder has something to build; at last give him a card with which he truly has."""
    true = asked.options(state)
    for _ in range(_TRIES):
        knowledge.deal_buildings(state, seat, rng)
        if asked.options(state):
            return
    for action in true:
        if knowledge.swap_in(state, seat, asked.seat, state.box.building_ids.index(action.target)):
            return
