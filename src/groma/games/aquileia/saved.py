"""The table as plain JSON, and back."""

from __future__ import annotations

from typing import Any

from groma.games.aquileia.state import AquileiaState, Auction, Contest, Player, Race


def table(state: AquileiaState) -> dict[str, Any]:
    """Return all that lies on the table."""
    return {
        "players": [_player_data(player) for player in state.players],
        "round": state.round,
        "phase": state.phase,
        "first": state.first,
        "turn": state.turn,
        "resolving": state.resolving,
        "spaces": state.spaces,
        "deposits": state.deposits,
        "track": state.track,
        "owner": state.owner,
        "blue_holder": state.blue_holder,
        "blue_dice": state.blue_dice,
        "servi_deck": state.servi_deck,
        "equi_deck": state.equi_deck,
        "discards": state.discards,
        "display": state.display,
        "stadium_deck": state.stadium_deck,
        "laurel": state.laurel,
        "offered": state.offered,
        "theatrum_deck": state.theatrum_deck,
        "returned": state.returned,
        "races": [[race.winner, race.second, race.shown, race.kept, race.given] for race in state.races],
        "contest": _contest_data(state.contest),
        "auction": _auction_data(state.auction),
    }


def lay(state: AquileiaState, data: dict[str, Any]) -> None:
    """Lay a saved table on a blank state."""
    state.players = [_player(saved) for saved in data["players"]]
    state.round = data["round"]
    state.phase = data["phase"]
    state.first = data["first"]
    state.turn = data["turn"]
    state.resolving = data["resolving"]
    state.spaces = data["spaces"]
    state.deposits = data["deposits"]
    state.track = data["track"]
    state.owner = data["owner"]
    state.blue_holder = data["blue_holder"]
    state.blue_dice = data["blue_dice"]
    state.servi_deck = data["servi_deck"]
    state.equi_deck = data["equi_deck"]
    state.discards = data["discards"]
    state.display = data["display"]
    state.stadium_deck = data["stadium_deck"]
    state.laurel = data["laurel"]
    state.offered = data["offered"]
    state.theatrum_deck = data["theatrum_deck"]
    state.returned = data["returned"]
    state.races = [_race(saved) for saved in data["races"]]
    state.contest = _contest(data["contest"])
    state.auction = _auction(data["auction"])


def _player_data(player: Player) -> dict[str, Any]:
    return {
        "colour": player.colour,
        "coins": player.coins,
        "score": player.score,
        "earned": player.earned,
        "henchmen": player.henchmen,
        "disc": player.disc,
        "hand": player.hand,
        "known": player.known,
        "old": player.old,
        "lots": player.lots,
        "stadium": player.stadium,
        "theatrum": player.theatrum,
    }


def _player(saved: dict[str, Any]) -> Player:
    player = Player()
    player.colour = saved["colour"]
    player.coins = saved["coins"]
    player.score = saved["score"]
    player.earned = saved["earned"]
    player.henchmen = saved["henchmen"]
    player.disc = saved["disc"]
    player.hand = saved["hand"]
    player.known = saved["known"]
    player.old = saved["old"]
    player.lots = saved["lots"]
    player.stadium = saved["stadium"]
    player.theatrum = saved["theatrum"]
    return player


def _race(saved: list[int]) -> Race:
    race = Race()
    race.winner, race.second, race.shown, race.kept, race.given = saved
    return race


def _contest_data(contest: Contest | None) -> dict[str, Any] | None:
    if contest is None:
        return None
    return {
        "kind": contest.kind,
        "runners": contest.runners,
        "order": contest.order,
        "side": contest.side,
        "base": contest.base,
        "strength": contest.strength,
        "red": contest.red,
        "cards": contest.cards,
        "blue": contest.blue,
    }


def _contest(saved: dict[str, Any] | None) -> Contest | None:
    if saved is None:
        return None
    contest = Contest()
    contest.kind = saved["kind"]
    contest.runners = saved["runners"]
    contest.order = saved["order"]
    contest.side = saved["side"]
    contest.base = saved["base"]
    contest.strength = saved["strength"]
    contest.red = saved["red"]
    contest.cards = saved["cards"]
    contest.blue = saved["blue"]
    return contest


def _auction_data(auction: Auction | None) -> dict[str, Any] | None:
    if auction is None:
        return None
    return {
        "space": auction.space,
        "laurel": auction.laurel,
        "host": auction.host,
        "metal": auction.metal,
        "bidder": auction.bidder,
        "bid": auction.bid,
        "out": auction.out,
    }


def _auction(saved: dict[str, Any] | None) -> Auction | None:
    if saved is None:
        return None
    auction = Auction()
    auction.space = saved["space"]
    auction.laurel = saved["laurel"]
    auction.host = saved["host"]
    auction.metal = saved["metal"]
    auction.bidder = saved["bidder"]
    auction.bid = saved["bid"]
    auction.out = saved["out"]
    return auction
