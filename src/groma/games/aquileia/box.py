"""The components file put together: all that is in the box."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Final

from groma.games.aquileia import spaces
from groma.games.aquileia.arena import ArenaSpace
from groma.games.aquileia.components import (
    AREAS,
    CONTESTS,
    DECKS,
    EQUI_ET_ARMA,
    METALS,
    SERVI,
    STADIUM_LAUREL,
    THEATRUM_LAUREL,
    Card,
    Contest,
    Deck,
    Exchange,
    Lot,
    Prize,
    close,
    faces_of,
    names_of,
)
from groma.games.aquileia.forum import ForumSpace
from groma.games.aquileia.mercatus import PotentiaSpace, ServiSpace
from groma.games.aquileia.playable import check_playable
from groma.games.aquileia.portus import PortusSpace
from groma.games.aquileia.stadium import StadiumSpace
from groma.kernel import Components, ComponentsError, Entry, OptionValue

STANDARD: Final = Path(__file__).with_name("components.toml")
PIECES: Final = ["henchman", "house", "score_disc", "tiebreaker_disc", "strength_shield"]
DICE: Final = ["red_die", "blue_die"]


class Box:
    """All components of the game."""

    def __init__(self, path: Path | None = None) -> None:
        components = Components(path or STANDARD)
        self.components = components
        self.names: dict[str, dict[str, str]] = {}
        self._read_game(components.entry("game"))
        self._read_pieces(components)
        self._read_coins_and_dice(components)
        self._read_tracks(components.entry("tracks"))
        self._read_pecunia(components)
        self._read_spaces(components)
        self._read_contests(components)
        self._read_cards(components)
        self.lots = [Lot(row, self.villa_colours) for row in components.rows("lot")]
        self.names.update({lot.id: lot.names for lot in self.lots})
        components.spare("totals")
        components.done()
        self._set_out_order()
        check_playable(self)
        self.most_coins = self._most_coins()
        self.options: dict[str, tuple[OptionValue, ...]] = {
            "vp_needs_an_exchange": (self.vp_needs_an_exchange, not self.vp_needs_an_exchange),
            "colours": tuple([",".join(order) for order in permutations(self.colours)]),
        }

    def error(self, place: str, problem: str) -> ComponentsError:
        """Return the error for what does not fit together."""
        return ComponentsError(f"{self.components.file}: {place} {problem}")

    def _read_game(self, entry: Entry) -> None:
        entry.fixed("id", "aquileia")
        self.names["aquileia"] = names_of(entry)
        self.players_min = entry.number("players_min", 2)
        self.players_max = entry.number("players_max", self.players_min)
        self.rounds = entry.number("rounds", 1)
        self.laps = entry.number("placement_laps", 1)
        entry.fixed("spaces_depend_on_player_count", False)
        close(entry, "designer", "publishers", "year", "age_min", "minutes")

    def _read_pieces(self, components: Components) -> None:
        self.colours = self._named(components.rows("player_colour"))
        pieces = components.rows("player_piece")
        self._in_order("player_piece", pieces, PIECES)
        self.henchmen, self.houses, *_ = [row.number("count", 1) for row in pieces]
        self._named(pieces)
        marker = components.entry("first_player_marker")
        self.names["first_player_marker"] = names_of(marker)
        marker.fixed("count", 1)
        close(marker)
        start = components.entry("starting_supply")
        self.start_coins = [start.number(metal) for metal in METALS]
        self.start_score = start.number("score")
        start.fixed("hand_cards", 0)
        close(start)

    def _read_coins_and_dice(self, components: Components) -> None:
        metals = components.rows("metal")
        self._in_order("metal", metals, METALS)
        self._named(metals, "", "coins", "rank")
        bank = components.entry("bank")
        bank.fixed("unlimited", True)
        close(bank)
        dice = components.rows("dice")
        self._in_order("dice", dice, DICE)
        self.red_dice, self.blue_dice = [row.number("count", 1) for row in dice]
        self.red_faces, self.blue_faces = [faces_of(row) for row in dice]
        self._named(dice)

    def _read_tracks(self, entry: Entry) -> None:
        tracks = [entry.inner(track) for track in ("tiebreaker", "score", "strength")]
        entry.done()
        tiebreaker, score, strength = tracks
        tiebreaker.fixed("best", 1)
        self.positions = tiebreaker.number("positions", 1)
        score.fixed("loops", True)
        strength.fixed("may_be_exceeded", True)
        for name, track in zip(("tiebreaker", "score", "strength"), tracks, strict=True):
            self.names[f"{name}_track"] = names_of(track)
            close(track, "first", "last")

    def _read_pecunia(self, components: Components) -> None:
        entry = components.entry("pecunia")
        self.pecunia_vp = entry.number("vp")
        self.vp_needs_an_exchange = entry.flag("vp_needs_an_exchange")
        self.max_exchanges = entry.number("max_exchanges")
        close(entry)
        self.exchanges = [Exchange(row) for row in components.rows("exchange")]
        self.names.update({exchange.id: exchange.names for exchange in self.exchanges})

    def _read_spaces(self, components: Components) -> None:
        areas = components.rows("area")
        self._in_order("area", areas, AREAS)
        areas[AREAS.index("stadium")].fixed("max_sides_per_player", 1)
        areas[AREAS.index("portus")].fixed("max_metal_spaces_per_player", 1)
        self._named(areas, "area_", "number")
        self.spaces = [spaces.read(row) for row in components.rows("space")]
        self.names.update({space.id: space.names for space in self.spaces})

    def _read_contests(self, components: Components) -> None:
        rows = components.rows("contest")
        self._in_order("contest", rows, CONTESTS)
        self.contests = [Contest(row) for row in rows]
        self.names.update({f"contest_{contest.id}": contest.names for contest in self.contests})
        for row in components.rows("prize"):
            prize = Prize(row)
            self.names[prize.id] = prize.names
            coins = self.contests[prize.contest].coins
            if prize.place != len(coins):
                raise row.error("rank", "must count up from 1 inside each contest")
            coins.append(prize.coins)

    def _read_cards(self, components: Components) -> None:
        rows = components.rows("deck")
        self._in_order("deck", rows, DECKS)
        self.decks = [Deck(row) for row in rows]
        self.names.update({f"deck_{deck.id}": deck.names for deck in self.decks})
        self.villa_colours = self._named(components.rows("villa_colour"))
        self.cards = [Card(row, self.villa_colours) for row in components.rows("card")]
        self.names.update({card.id: card.names for card in self.cards})
        self.servi = self._cards_of(SERVI)
        self.hand_cards = self.servi + self._cards_of(EQUI_ET_ARMA)
        """The kinds of cards that a hand can hold, the servi first."""
        servi = len(self.servi)
        self.kinds_of = [list(range(servi)), list(range(servi, len(self.hand_cards)))]
        """By deck: the numbers of its kinds among them."""
        self.stadium_laurels = self._cards_of(STADIUM_LAUREL)
        self.theatrum_laurels = self._cards_of(THEATRUM_LAUREL)
        self.slots = self.decks[EQUI_ET_ARMA].slots

    def _cards_of(self, deck: int) -> list[Card]:
        return [card for card in self.cards if card.deck == deck]

    def _in_order(self, table: str, rows: list[Entry], expected: list[str]) -> None:
        if [row.text("id") for row in rows] != expected:
            raise self.error(f"[[{table}]]", f"must be {', '.join(expected)} in this order")

    def _named(self, rows: list[Entry], prefix: str = "", *spare: str) -> list[str]:
        for row in rows:
            self.names.setdefault(prefix + row.text("id"), names_of(row))
            close(row, *spare)
        return [row.text("id") for row in rows]

    def _set_out_order(self) -> None:
        """Q7.4  Spaces that share a number are carried out together, as one contest."""
        numbers = sorted({space.resolve for space in self.spaces})
        everyone = range(len(self.spaces))
        self.groups = [[n for n in everyone if self.spaces[n].resolve == number] for number in numbers]
        self.side = [space.side for space in self.spaces]
        """By space: the side of the stadium, or none."""
        self.metal = [space.metal for space in self.spaces]
        """By space: the metal of a Portus space, or none."""
        self.fights = [isinstance(space, ArenaSpace) for space in self.spaces]
        """By space: whether a henchman fights there."""
        self.runs = [isinstance(space, StadiumSpace) for space in self.spaces]
        """By space: whether a henchman runs there."""
        self.builds = [isinstance(space, ForumSpace) for space in self.spaces]
        """By space: whether a henchman builds there."""
        self.activates = [isinstance(space, PortusSpace) for space in self.spaces]
        """By space: whether a henchman activates houses there."""
        self.potentia = [n for n in everyone if isinstance(self.spaces[n], PotentiaSpace)]
        self.portus = [n for metal in range(len(METALS)) for n in everyone if self.metal[n] == metal]
        """By metal: its Portus space."""
        self.contest_spaces = [[n for n in everyone if entered[n]] for entered in (self.fights, self.runs)]
        """By contest: its spaces."""
        self.most_servi = max(
            [len(space.prices) - 1 for space in self.spaces if isinstance(space, ServiSpace)], default=0
        )
        """How many servi cards can be bought at once."""

    def _most_coins(self) -> int:
        """Return more coins of one metal than anybody can ever own: bids are counted up to it."""
        changed = max([amount for exchange in self.exchanges for _, amount in exchange.gain]) * self.max_exchanges
        dice = sum([space.most_coins() for space in self.spaces])
        banks = sum([amount for lot in self.lots for _, amount in lot.yield_coins])
        prizes = sum([_largest(contest) for contest in self.contests])
        return max(self.start_coins) + self.rounds * (changed + dice + banks + prizes)


def _largest(contest: Contest) -> int:
    """Return the largest number of coins in any prize of a contest."""
    return max([sum([amount for _, amount in coins]) for sides in contest.coins for coins in sides], default=0)
