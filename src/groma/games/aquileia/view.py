"""Q4  Who sees what."""

from __future__ import annotations

from typing import Literal, TypedDict

from groma.games.aquileia.components import AREAS, DECKS, EQUI_ET_ARMA, KINDS_OF_LOT, METALS, SERVI, Card
from groma.games.aquileia.contest import RollBlueDice
from groma.games.aquileia.knowledge import cards_of_deck, knows_given, knows_kept, sees_offer
from groma.games.aquileia.placement import turn_order
from groma.games.aquileia.prices import brought
from groma.games.aquileia.state import (
    NO_METAL,
    NOBODY,
    NOTHING,
    PHASES,
    SOURCES,
    AquileiaState,
    Auction,
    Contest,
    Player,
    Race,
)


class RememberedView(TypedDict):
    """What everybody can remember of a hand."""

    servi: int
    """How many he holds."""
    equi_et_arma: int
    """How many he holds."""
    cards: dict[str, int]
    """Those that everybody saw him take, by kind."""


class PlayerView(TypedDict):
    """A player's supply, points, houses and laurels, and the own hand."""

    seat: int
    colour: str
    coins: dict[str, int]
    """The supply, by metal."""
    score: int
    earned: dict[str, int]
    """Points by source."""
    henchmen: int
    """Those that are not on the board."""
    disc: int
    """Position of the tiebreaker disc, or 0 while it is not on the track."""
    houses: int
    """How many are left."""
    lots: list[str]
    """Those with a house of the player."""
    theatrum: list[str]
    """Laurels."""
    stadium: list[str | None]
    """Laurels; `null` for one that the seat cannot know."""
    hand: dict[str, int] | None
    """Cards by kind, of the seat that looks only."""
    remembered: RememberedView


class RunnerView(TypedDict):
    """A participant of a contest, and where his strength comes from."""

    seat: int
    side: str
    """The metal whose faces count."""
    base: int
    """The strength that his henchmen bring."""
    red: list[str]
    """Faces rolled."""
    cards: list[str]
    """Those that he added."""
    blue: list[str]
    """Faces rolled."""
    strength: int
    """All together so far."""


class ContestView(TypedDict):
    """A contest while it lasts."""

    contest: str
    step: str
    """`cards`, `blue_dice` or `prizes`."""
    runners: list[RunnerView]
    """In turn order."""
    order: list[int]
    """The participants by place, once they are ranked."""
    offered: str | None
    """The face-down laurel, for the winner who looks at it."""


class AuctionView(TypedDict):
    """An auction while it lasts."""

    laurel: str
    host: int
    """Who holds it."""
    metal: str | None
    """That of all bids; nothing before the ante."""
    bidder: int | None
    """Who bid most so far."""
    bid: int
    out: list[int]
    """The seats that have passed."""


class RaceView(TypedDict):
    """What a seat knows of the laurels of a race."""

    winner: int
    second: int | None
    """Who got the other laurel; nobody after a race of one."""
    shown: str
    """The laurel that lay face up."""
    kept: str | None
    """The winner's, if the seat knows it."""
    given: str | None
    """The other's, if the seat knows it."""


class SpaceView(TypedDict):
    """An action space: its henchman, what is printed on it, and the coin that lies there."""

    seat: int | None
    """Whose henchman stands there."""
    area: str
    kind: str
    strength: int
    """What it adds in a contest."""
    metal: str | None
    """That of its coins or of its side of the stadium."""
    coin: int
    """How many coins lie there."""


class LotView(TypedDict):
    """A lot: its house and what is printed on it; costs and yields by id, slaves and points among them."""

    seat: int | None
    """Whose house stands there."""
    kind: str
    cost: dict[str, int]
    points: int
    """For building there."""
    yields: dict[str, int]
    """What it brings when buildings are activated."""
    colour: str | None
    """Of a villa."""
    value: int
    """Of a villa, for the final scoring."""


class CardView(TypedDict):
    """A kind of card."""

    deck: str
    count: int
    """How many there are of it."""
    slaves: int
    """Slave symbols."""
    arena: int
    """Strength in the arena."""
    stadium: dict[str, int]
    """Strength in the stadium, by side."""
    colours: list[str]
    """Villas for which it counts."""
    points: int
    """At the end."""


class PileView(TypedDict):
    """A deck and its discard pile."""

    deck: int
    """How many cards it has."""
    discards: list[str]


class OwnView(TypedDict):
    """What of the table differs by who looks."""

    seat: int | None
    players: list[PlayerView]
    races: list[RaceView]
    contest: ContestView | None


class AquileiaView(OwnView):
    """The whole table as one seat, or a spectator, sees it."""

    game: Literal["aquileia"]
    seats: int
    options: dict[str, bool | int | str]
    round: int
    rounds: int
    lap: int
    """Which placement of the round each player makes now, from 1."""
    laps: int
    """How many there are in a round."""
    phase: str
    over: bool
    waiting: list[int]
    winners: list[int]
    first: int
    """The seat with the first player marker."""
    order: list[int]
    """The seats clockwise from it."""
    resolving: list[str]
    """The spaces that are carried out now."""
    spaces: dict[str, SpaceView]
    track: list[int]
    """The seats on the tiebreaker track, the best position first."""
    lots: dict[str, LotView]
    cards: dict[str, CardView]
    """Every kind of card."""
    blue_holder: int | None
    """Who holds the blue dice."""
    blue_dice: int
    """Those that he has not rolled."""
    servi: PileView
    equi_et_arma: PileView
    display: list[str | None]
    """The equi et arma card of each slot."""
    stadium_deck: int
    """How many laurels it has."""
    laurel: str | None
    """The face-up stadium laurel."""
    theatrum_deck: int
    """How many laurels it has."""
    returned: list[str]
    """The laurels at its bottom that everybody knows."""
    auction: AuctionView | None


def view(state: AquileiaState, seat: int | None) -> AquileiaView:
    """Q4.1, Q4.9, Q4.10, Q4.13, Q16.7  Return the open table, and the hand and the laurels that a seat may see."""
    box = state.box
    return {
        "game": "aquileia",
        **own(state, seat),
        "seats": state.seats,
        "options": dict(state.chosen),
        "round": state.round,
        "rounds": box.rounds,
        "lap": min(state.turn // state.seats + 1, box.laps),
        "laps": box.laps,
        "phase": PHASES[state.phase],
        "over": state.over,
        "waiting": state.waiting,
        "winners": state.winners(),
        "first": state.first,
        "order": turn_order(state),
        "resolving": [] if state.resolving == NOTHING else _spaces_of(state, state.resolving),
        "spaces": {space.id: _space(state, number) for number, space in enumerate(box.spaces)},
        "track": list(state.track),
        "lots": {lot.id: _lot(state, number) for number, lot in enumerate(box.lots)},
        "cards": {card.id: _card(state, card) for card in box.cards},
        "blue_holder": _seat(state.blue_holder),
        "blue_dice": state.blue_dice,
        "servi": _pile(state, len(state.servi_deck), SERVI),
        "equi_et_arma": _pile(state, len(state.equi_deck), EQUI_ET_ARMA),
        "display": [None if card == NOTHING else box.hand_cards[card].id for card in state.display],
        "stadium_deck": len(state.stadium_deck),
        "laurel": None if state.laurel == NOTHING else box.stadium_laurels[state.laurel].id,
        "theatrum_deck": len(state.theatrum_deck),
        "returned": [box.theatrum_laurels[laurel].id for laurel in reversed(state.theatrum_deck[: state.returned])],
        "auction": None if state.auction is None else _auction(state, state.auction),
    }


def own(state: AquileiaState, seat: int | None) -> OwnView:
    """Q4.6, Q10.15  A seat sees its own hand, and the laurels that it knows."""
    return {
        "seat": seat,
        "players": [_player(state, number, seat) for number in range(state.seats)],
        "races": [_race(state, race, seat) for race in state.races],
        "contest": None if state.contest is None else _contest(state, state.contest, seat),
    }


def _spaces_of(state: AquileiaState, group: int) -> list[str]:
    return [state.box.spaces[space].id for space in state.box.groups[group]]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _space(state: AquileiaState, number: int) -> SpaceView:
    """Q4.9  Henchmen and the coins under them are public."""
    space = state.box.spaces[number]
    printed = max(space.metal, space.side)
    return {
        "seat": _seat(state.spaces[number]),
        "area": AREAS[space.area],
        "kind": space.kind,
        "strength": space.strength,
        "metal": None if printed == NO_METAL else METALS[printed],
        "coin": 0 if space.metal == NO_METAL else state.deposits[space.metal],
    }


def _lot(state: AquileiaState, number: int) -> LotView:
    """Q12.4  Each lot shows its cost and its yield or value."""
    lot = state.box.lots[number]
    slaves = {"slaves": lot.slaves} if lot.slaves else {}
    points = {"points": lot.yield_vp} if lot.yield_vp else {}
    return {
        "seat": _seat(state.owner[number]),
        "kind": KINDS_OF_LOT[lot.kind],
        "cost": brought(lot.cost) | slaves,
        "points": lot.vp,
        "yields": points | brought(lot.yield_coins),
        "colour": state.box.villa_colours[lot.colour] if lot.colour >= 0 else None,
        "value": lot.value,
    }


def _card(state: AquileiaState, card: Card) -> CardView:
    return {
        "deck": DECKS[card.deck],
        "count": card.count,
        "slaves": card.slaves,
        "arena": card.arena,
        "stadium": {METALS[side]: horses for side, horses in enumerate(card.stadium) if horses},
        "colours": [state.box.villa_colours[colour] for colour in card.colours],
        "points": card.vp,
    }


def _pile(state: AquileiaState, cards: int, deck: int) -> PileView:
    """Q4.13, Q16.7  Of a deck its size, of a discard pile every card."""
    return {"deck": cards, "discards": [state.box.hand_cards[card].id for card in state.discards[deck]]}


def _player(state: AquileiaState, number: int, seat: int | None) -> PlayerView:
    """Q4.6, Q4.7, Q11.17  Only the own hand is shown; theatrum laurels lie open."""
    me, box = state.players[number], state.box
    return {
        "seat": number,
        "colour": box.colours[me.colour],
        "coins": {name: me.coins[metal] for metal, name in enumerate(METALS)},
        "score": me.score,
        "earned": {name: me.earned[source] for source, name in enumerate(SOURCES)},
        "henchmen": me.henchmen,
        "disc": me.disc,
        "houses": box.houses - len(me.lots),
        "lots": [box.lots[lot].id for lot in me.lots],
        "theatrum": [box.theatrum_laurels[laurel].id for laurel in me.theatrum],
        "stadium": _stadium_laurels(state, number, seat),
        "hand": _cards(state, me.hand) if number == seat else None,
        "remembered": _remembered(state, me),
    }


def _cards(state: AquileiaState, counts: list[int]) -> dict[str, int]:
    return {state.box.hand_cards[card].id: count for card, count in enumerate(counts) if count}


def _remembered(state: AquileiaState, player: Player) -> RememberedView:
    """Q4.14  How many cards of each deck a player holds, and which of them everybody saw him buy."""
    return {
        "servi": cards_of_deck(state, player.hand, SERVI),
        "equi_et_arma": cards_of_deck(state, player.hand, EQUI_ET_ARMA),
        "cards": _cards(state, player.known),
    }


def _stadium_laurels(state: AquileiaState, owner: int, seat: int | None) -> list[str | None]:
    """Q10.15, Q15.2  The laurels of a player, those that a seat cannot know as nothing."""
    laurels: list[str | None] = []
    for race in state.races:
        seen = _race(state, race, seat)
        if race.winner == owner:
            laurels.append(seen["kept"])
        elif race.second == owner:
            laurels.append(seen["given"])
    return laurels


def _race(state: AquileiaState, race: Race, seat: int | None) -> RaceView:
    names = state.box.stadium_laurels
    return {
        "winner": race.winner,
        "second": _seat(race.second),
        "shown": names[race.shown].id,
        "kept": names[race.kept].id if knows_kept(state, race, seat) else None,
        "given": names[race.given].id if knows_given(state, race, seat) else None,
    }


def _contest(state: AquileiaState, contest: Contest, seat: int | None) -> ContestView:
    return {
        "contest": state.box.contests[contest.kind].id,
        "step": _step(state, contest),
        "runners": [_runner(state, contest, runner) for runner in contest.runners],
        "order": list(contest.order),
        "offered": state.box.stadium_laurels[state.offered].id if sees_offer(state, seat) else None,
    }


def _step(state: AquileiaState, contest: Contest) -> str:
    """Q9.6, Q9.8  Cards are added after the red dice, then the blue dice are rolled; the prizes come last."""
    if contest.order:
        return "prizes"
    return "blue_dice" if isinstance(state.agenda[-1], RollBlueDice) else "cards"


def _runner(state: AquileiaState, contest: Contest, seat: int) -> RunnerView:
    return {
        "seat": seat,
        "side": METALS[contest.side[seat]],
        "base": contest.base[seat],
        "red": [METALS[face] for face in contest.red[seat]],
        "cards": [state.box.hand_cards[card].id for card in contest.cards[seat]],
        "blue": [METALS[face] for face in contest.blue[seat]],
        "strength": contest.strength[seat],
    }


def _auction(state: AquileiaState, auction: Auction) -> AuctionView:
    return {
        "laurel": state.box.theatrum_laurels[auction.laurel].id,
        "host": auction.host,
        "metal": None if auction.metal == NO_METAL else METALS[auction.metal],
        "bidder": _seat(auction.bidder),
        "bid": auction.bid,
        "out": list(auction.out),
    }
