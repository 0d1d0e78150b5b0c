"""Properties of the whole city along random games: what the tables keep up to date is what lies on the board."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from groma.games.marble import aqueducts, verbs
from groma.games.marble.state import BARE, OPEN, MarbleState, is_complete
from tests.games.marble.promises import check_books
from tests.games.marble.table import marble, table
from tests.rules import rule

few = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 1 << 32)


def random_game(seed: int) -> list[MarbleState]:
    """Return every tenth position of a random game with options by lot, and the last."""
    rng = Random(seed)
    chosen = {name: rng.choice(values) for name, values in marble().options.items()}
    state = marble().new(rng.choice([2, 3, 4]), seed, chosen)
    found, number = [], 0
    while not state.over:
        if number % 10 == 0:
            found.append(state.copy())
        state.play(rng.choice(state.options()))
        number += 1
    return [*found, state]


@given(seed=seeds)
@few
def test_the_tables_tell_what_lies_on_the_board(seed: int) -> None:
    for state in random_game(seed):
        check_books(state)


@rule("M10.3", "M10.4", "M10.5", "M10.14", "M25.4", "M25.5")
@given(seed=seeds)
@few
def test_the_places_are_those_without_cover_and_with_contact(seed: int) -> None:
    for state in random_game(seed):
        assert state.places == [place for place in range(len(state.box.grid.rhombi)) if is_legal(state, place)]


def is_legal(state: MarbleState, place: int) -> bool:
    """Tell by search over the board whether a placement is legal."""
    grid = state.box.grid
    if any(state.cover[triangle] != BARE for triangle in grid.covers[place]):
        return False
    mine, corners = set(grid.sides[place]), set(grid.corners[place])
    whole, whole_hill = state.chosen["contact_needs_full_side"], state.chosen["hill_contact_needs_full_side"]
    for tile in state.placed:
        if mine & set(grid.sides[tile]) or (not whole and corners & set(grid.corners[tile])):
            return True
    for hill in state.hills:
        triangle = state.box.hills[hill].triangle
        if mine & set(grid.borders[triangle]) or (not whole_hill and corners & set(grid.corners_of[triangle])):
            return True
    return False


@rule("M11.1", "M11.4", "M11.5")
@given(seed=seeds)
@few
def test_exactly_the_complete_sites_are_resolved_each_once(seed: int) -> None:
    for state in random_game(seed):
        assert len(set(state.sites)) == len(state.sites)
        last = state.box.grid.corners[state.placed[-1]] if state.placed else []
        for vertex in range(len(state.parts)):
            if is_complete(state, vertex):
                assert vertex in state.sites or vertex in last
            else:
                assert state.standing[vertex] == OPEN


@given(seed=seeds)
@few
def test_completion_does_not_depend_on_the_order_of_placement(seed: int) -> None:
    rng = Random(seed)
    state = table(2)
    for _ in range(rng.randint(5, 40)):
        verbs.cover_rhombus(state, rng.randrange(4), rng.choice(state.places))
    again = table(2)
    shuffled = state.placed[:]
    rng.shuffle(shuffled)
    for place in shuffled:
        verbs.cover_rhombus(again, state.type_of[place], place)
    assert (again.parts, again.cover, again.side, again.places) == (state.parts, state.cover, state.side, state.places)
    assert [is_complete(again, v) for v in range(113)] == [is_complete(state, v) for v in range(113)]


@rule("M13.10", "M13.11", "M13.12")
@given(seed=seeds)
@few
def test_aqueducts_never_touch(seed: int) -> None:
    rng = Random(seed)
    state = table(2)
    for _ in range(45):
        verbs.cover_rhombus(state, rng.randrange(4), rng.choice(state.places))
    for number in range(3):
        verbs.start_aqueduct(state, 0, number)
    laid = 0
    while aqueducts.can_expand(state):
        number = rng.choice([n for n in range(3) if aqueducts.ways(state, n)])
        way = rng.choice(aqueducts.ways(state, number))
        verbs.lay_piece(state, 0, number, aqueducts.other_end(state, way, state.lines[number][-1]))
        laid += 1
    visited = [vertex for line in state.lines for vertex in line]
    assert len(visited) == len(set(visited)) == laid + 3
    sources = {aqueduct.source for aqueduct in state.box.aqueducts}
    assert all(vertex not in sources for line in state.lines for vertex in line[1:])
    assert all(len(line) <= 14 for line in state.lines)
