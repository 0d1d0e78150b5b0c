"""Who plays with whom."""

from __future__ import annotations

from groma.table.clocks import PRESETS
from groma.table.matching import Match, Seek, best_match

PLAYERS = {"praetor": [2, 3, 4], "marble": [2, 3, 4], "aquileia": [2, 3, 4, 5]}


def seek(
    guest: str, games: str, seats: tuple[int, int] = (2, 4), clock: str = "quick", fill_at: float | None = None
) -> Seek:
    """Return what somebody looks for; whoever comes first in the alphabet came first."""
    created = float(ord(guest[0]))
    return Seek(guest, guest, tuple(games.split()), seats[0], seats[1], PRESETS[clock], created, 1e9, fill_at)


def people(match: Match | None) -> list[str]:
    return [one.guest for one in match.seeks] if match else []


def test_the_largest_group_that_wants_the_same_is_matched() -> None:
    looking = [seek("ada", "praetor marble"), seek("ben", "praetor"), seek("cy", "praetor"), seek("dot", "marble")]
    match = best_match(looking, 0, PLAYERS)
    assert (people(match), match and match.game, match and match.seats) == (["ada", "ben", "cy"], "praetor", 3)


def test_wishes_that_overlap_in_pairs_but_not_together_make_no_game_of_three() -> None:
    three = (3, 3)
    looking = [
        seek("ada", "praetor marble", three),
        seek("ben", "marble aquileia", three),
        seek("cy", "aquileia praetor", three),
    ]
    assert best_match(looking, 0, PLAYERS) is None
    assert people(best_match([*looking[:2], seek("cy", "marble", three)], 0, PLAYERS)) == ["ada", "ben", "cy"]


def test_seats_clocks_and_people_must_fit_everyone() -> None:
    assert best_match([seek("ada", "praetor", (2, 2)), seek("ben", "praetor", (3, 4))], 0, PLAYERS) is None
    assert best_match([seek("ada", "praetor"), seek("ben", "praetor", clock="daily")], 0, PLAYERS) is None
    assert best_match([seek("ada", "praetor"), seek("ada", "praetor", (2, 3))], 0, PLAYERS) is None


def test_a_pair_that_is_barred_never_meets() -> None:
    def is_barred(one: str, other: str) -> bool:
        return {one, other} == {"ada", "ben"}

    looking = [seek("ada", "praetor"), seek("ben", "praetor")]
    assert best_match(looking, 0, PLAYERS, is_barred) is None
    assert people(best_match([*looking, seek("cy", "praetor")], 0, PLAYERS, is_barred)) == ["ada", "cy"]


def test_bots_take_seats_only_once_their_time_has_come_and_only_beside_those_who_want_them() -> None:
    looking = [seek("ada", "praetor", (3, 4), fill_at=100), seek("ben", "praetor", (3, 4))]
    assert best_match(looking, 99, PLAYERS) is None
    match = best_match(looking, 100, PLAYERS)
    assert (people(match), match and match.seats) == (["ada"], 3)
