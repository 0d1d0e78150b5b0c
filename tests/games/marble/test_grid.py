"""M2, M3  The grid: triangles, edges and rhombi of the city."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groma.games.marble.grid import DOWN, LEFT, RIGHT, TOP, UP, distance
from tests.games.marble.table import marble, table, vertex
from tests.rules import rule

GRID = marble().box.grid
vertices = st.integers(0, len(GRID.vertices) - 1)
triangles = st.integers(0, len(GRID.triangles) - 1)
edges = st.integers(0, len(GRID.edges) - 1)
rhombi = st.integers(0, len(GRID.rhombi) - 1)
points = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def corner_points(kind: int, q: int, r: int) -> set[tuple[int, int]]:
    """Return the vertices of a triangle of the city."""
    return {GRID.vertices[v] for v in GRID.corners_of[GRID.triangle[kind, q, r]]}


def names(places: list[int]) -> set[tuple[int, int]]:
    """Return vertices as points."""
    return {GRID.vertices[v] for v in places}


def triangles_along(edge: int) -> list[int]:
    """Return the triangles of the city that an edge borders."""
    return [number for number, borders in enumerate(GRID.borders) if edge in borders]


@rule("M2.4")
def test_the_six_neighbours_of_a_vertex_run_clockwise_from_the_east() -> None:
    around = [GRID.vertices[v] for v in GRID.neighbours[GRID.vertex[6, 5]]]
    assert around == [(7, 5), (6, 6), (5, 6), (5, 5), (6, 4), (7, 4)]


@rule("M2.18")
@pytest.mark.parametrize(
    ("name", "label"), [("5,0", "A6"), ("12,0", "A20"), ("6,4", "E12"), ("0,5", "F1"), ("12,5", "F25"), ("7,10", "K20")]
)
def test_a_vertex_is_called_by_its_row_and_its_upright_column(name: str, label: str) -> None:
    state = table()
    assert state.box.grid.labels[vertex(state, name)] == label
    assert len(set(state.box.grid.labels)) == len(state.box.grid.vertices)


@rule("M2.18")
def test_vertices_above_each_other_share_their_column() -> None:
    labels, points = table().box.grid.labels, table().box.grid.vertices
    for label, (q, r) in zip(labels, points, strict=True):
        same = [other for other, (p, s) in zip(labels, points, strict=True) if 2 * p + s == 2 * q + r]
        assert {other[1:] for other in same} == {label[1:]}


@rule("M2.5")
@pytest.mark.parametrize(("other", "steps"), [((6, 4), 0), ((8, 3), 2), ((5, 3), 2), ((3, 6), 3), ((7, 6), 3)])
def test_the_grid_distance_counts_steps(other: tuple[int, int], steps: int) -> None:
    assert distance((6, 4), other) == steps


@rule("M2.5")
@given(one=points, other=points, third=points)
def test_the_grid_distance_is_a_distance(one: tuple[int, int], other: tuple[int, int], third: tuple[int, int]) -> None:
    assert distance(one, other) == distance(other, one)
    assert distance(one, third) <= distance(one, other) + distance(other, third)


@rule("M2.4", "M2.5", "M14.6")
@given(one=vertices, other=vertices)
def test_neighbours_are_exactly_the_vertices_at_distance_1(one: int, other: int) -> None:
    assert (other in GRID.neighbours[one]) == (distance(GRID.vertices[one], GRID.vertices[other]) == 1)


@rule("M2.7", "M2.8")
def test_triangles_have_their_apex_south_or_north() -> None:
    assert corner_points(DOWN, 4, 4) == {(4, 4), (5, 4), (4, 5)}
    assert corner_points(UP, 4, 4) == {(5, 4), (5, 5), (4, 5)}


@rule("M2.9")
def test_a_down_triangle_shares_edges_with_three_up_triangles() -> None:
    mine = set(GRID.borders[GRID.triangle[DOWN, 5, 5]])
    sharing = [GRID.triangles[n] for n, borders in enumerate(GRID.borders) if len(mine & set(borders)) == 1]
    assert set(sharing) == {(UP, 5, 5), (UP, 5, 4), (UP, 4, 5)}


@rule("M2.10")
def test_an_up_triangle_shares_edges_with_three_down_triangles() -> None:
    mine = set(GRID.borders[GRID.triangle[UP, 5, 5]])
    sharing = [GRID.triangles[n] for n, borders in enumerate(GRID.borders) if len(mine & set(borders)) == 1]
    assert set(sharing) == {(DOWN, 5, 5), (DOWN, 5, 6), (DOWN, 6, 5)}


@rule("M2.11")
def test_six_triangles_lie_around_a_vertex_clockwise_from_the_east() -> None:
    around = [GRID.triangles[t] for t in GRID.around[GRID.vertex[5, 5]]]
    assert around == [(DOWN, 5, 5), (UP, 4, 5), (DOWN, 4, 5), (UP, 4, 4), (DOWN, 5, 4), (UP, 5, 4)]


@rule("M2.11", "M3.3")
@given(vertex=vertices)
def test_the_triangles_around_a_vertex_are_those_that_have_it_as_a_corner(vertex: int) -> None:
    having = [number for number, corners in enumerate(GRID.corners_of) if vertex in corners]
    assert sorted(GRID.around[vertex]) == having
    assert GRID.interior[vertex] == (len(having) == 6)


@rule("M2.12")
@given(edge=edges)
def test_two_triangles_with_a_common_edge_are_one_rhombus(edge: int) -> None:
    beside = triangles_along(edge)
    through = [number for number, inner in enumerate(GRID.inner) if inner == edge]
    assert len(through) == (1 if len(beside) == 2 else 0)
    if through:
        assert sorted(GRID.covers[through[0]]) == sorted(beside)


@rule("M2.13")
def test_a_rhombus_to_the_right() -> None:
    place = GRID.rhombus[5, 4, RIGHT]
    assert {GRID.triangles[t] for t in GRID.covers[place]} == {(DOWN, 5, 4), (UP, 5, 4)}
    assert names(GRID.wide[place]) == {(6, 4), (5, 5)}
    assert names(GRID.narrow[place]) == {(5, 4), (6, 5)}


@rule("M2.14")
def test_a_rhombus_to_the_top() -> None:
    place = GRID.rhombus[5, 4, TOP]
    assert {GRID.triangles[t] for t in GRID.covers[place]} == {(DOWN, 5, 4), (UP, 5, 3)}
    assert names(GRID.wide[place]) == {(5, 4), (6, 4)}
    assert names(GRID.narrow[place]) == {(5, 5), (6, 3)}


@rule("M2.15")
def test_a_rhombus_to_the_left() -> None:
    place = GRID.rhombus[5, 4, LEFT]
    assert {GRID.triangles[t] for t in GRID.covers[place]} == {(DOWN, 5, 4), (UP, 4, 4)}
    assert names(GRID.wide[place]) == {(5, 4), (5, 5)}
    assert names(GRID.narrow[place]) == {(6, 4), (4, 5)}


@rule("M2.17")
@given(rhombus=rhombi)
def test_the_sides_of_a_rhombus_are_all_its_edges_but_the_one_inside(rhombus: int) -> None:
    one, other = GRID.covers[rhombus]
    borders = set(GRID.borders[one]) ^ set(GRID.borders[other])
    assert set(GRID.sides[rhombus]) == borders
    assert set(GRID.borders[one]) & set(GRID.borders[other]) == {GRID.inner[rhombus]}
    for side in GRID.sides[rhombus]:
        ends = set(GRID.edges[side])
        assert len(ends & set(GRID.wide[rhombus])) == len(ends & set(GRID.narrow[rhombus])) == 1


@given(rhombus=rhombi)
def test_a_corner_takes_as_many_triangles_as_it_is_wide(rhombus: int) -> None:
    taken = [len(set(GRID.around[v]) & set(GRID.covers[rhombus])) for v in GRID.corners[rhombus]]
    assert taken == GRID.parts == [2, 2, 1, 1]


@given(rhombus=rhombi, other=rhombi)
def test_contact_and_overlap_are_what_triangles_and_sides_say(rhombus: int, other: int) -> None:
    overlap = bool(set(GRID.covers[rhombus]) & set(GRID.covers[other]))
    shared_side = bool(set(GRID.sides[rhombus]) & set(GRID.sides[other]))
    shared_corner = bool(set(GRID.corners[rhombus]) & set(GRID.corners[other]))
    assert (other in GRID.overlapping[rhombus]) == overlap
    assert (other in GRID.beside[rhombus]) == (shared_side and not overlap)
    assert (other in GRID.near[rhombus]) == (shared_corner and not overlap)


@given(rhombus=rhombi, triangle=triangles)
def test_contact_with_a_triangle_is_what_its_edges_say(rhombus: int, triangle: int) -> None:
    covered = triangle in GRID.covers[rhombus]
    shared_side = bool(set(GRID.sides[rhombus]) & set(GRID.borders[triangle]))
    shared_corner = bool(set(GRID.corners[rhombus]) & set(GRID.corners_of[triangle]))
    assert (rhombus in GRID.beside_triangle[triangle]) == (shared_side and not covered)
    assert (rhombus in GRID.near_triangle[triangle]) == (shared_corner and not covered)


@rule("M3.1")
def test_the_vertices_lie_between_the_bounds() -> None:
    expected = {(q, r) for q in range(13) for r in range(11) if 5 <= q + r <= 17}
    assert set(GRID.vertices) == expected
    assert len(GRID.vertices) == 113


@rule("M3.2")
def test_the_city_has_190_triangles_and_302_edges() -> None:
    kinds = [kind for kind, _, _ in GRID.triangles]
    assert (kinds.count(DOWN), kinds.count(UP)) == (95, 95)
    assert len(GRID.edges) == 302
    assert len(GRID.rhombi) == 268


@rule("M3.3")
def test_79_vertices_are_interior() -> None:
    assert (GRID.interior.count(True), GRID.interior.count(False)) == (79, 34)


@rule("M3.6")
def test_the_hill_spaces() -> None:
    hills = {hill.id: GRID.triangles[hill.triangle] for hill in marble().box.hills}
    assert hills == {
        "capitoline": (DOWN, 4, 4),
        "palatine": (DOWN, 5, 6),
        "aventine": (UP, 2, 7),
        "caelian": (UP, 6, 7),
        "esquiline": (UP, 9, 5),
        "viminal": (UP, 8, 3),
        "quirinal": (DOWN, 7, 2),
    }


def test_hills_have_interior_corners_and_stand_apart() -> None:
    corners = [GRID.corners_of[hill.triangle] for hill in marble().box.hills]
    assert all(GRID.interior[v] for three in corners for v in three)
    for one, other in combinations(corners, 2):
        assert min(distance(GRID.vertices[a], GRID.vertices[b]) for a in one for b in other) >= 2


@rule("M3.11")
def test_the_bridge_spaces_lie_along_the_tiber_from_north_to_south() -> None:
    box = marble().box
    assert [(bridge.id, GRID.triangles[bridge.triangle]) for bridge in box.bridges] == [
        ("milvian", (DOWN, 6, 0)),
        ("neronian", (UP, 4, 0)),
        ("agrippan", (UP, 2, 2)),
        ("fabrician", (UP, 0, 4)),
        ("cestian", (DOWN, 0, 6)),
        ("aemilian", (DOWN, 0, 8)),
        ("sublician", (UP, 0, 9)),
    ]
    assert all(set(bridge.bank) <= set(box.bank) for bridge in box.bridges)
    assert all(set(bridge.bank) < set(GRID.corners_of[bridge.triangle]) for bridge in box.bridges)


@rule("M3.12")
@given(rhombus=rhombi)
def test_no_rhombus_covers_two_bridge_spaces(rhombus: int) -> None:
    assert sum(marble().box.bridge_on[triangle] >= 0 for triangle in GRID.covers[rhombus]) <= 1


@rule("M3.14")
def test_the_water_sources() -> None:
    sources = {aqueduct.colour: GRID.vertices[aqueduct.source] for aqueduct in marble().box.aqueducts}
    assert sources == {"white": (10, 0), "grey": (12, 4), "brown": (6, 10)}
    assert not any(GRID.interior[aqueduct.source] for aqueduct in marble().box.aqueducts)


@rule("M10.12")
@given(rhombus=rhombi)
def test_no_rhombus_meets_two_of_bridges_and_sources(rhombus: int) -> None:
    box = marble().box
    bridges = sum(box.bridge_on[triangle] >= 0 for triangle in GRID.covers[rhombus])
    sources = sum(box.source_of[corner] >= 0 for corner in GRID.corners[rhombus])
    assert bridges + sources <= 1


@rule("M10.2", "M23.23")
@given(rhombus=rhombi)
def test_every_rhombus_lies_inside_the_city(rhombus: int) -> None:
    assert all(0 <= triangle < len(GRID.triangles) for triangle in GRID.covers[rhombus])
    assert len(set(GRID.corners[rhombus])) == 4


def test_two_temples_are_never_joined_by_a_side() -> None:
    joined = [(set(GRID.edges[side]), set(GRID.wide[r])) for r in range(len(GRID.rhombi)) for side in GRID.sides[r]]
    assert not any(ends <= wide for ends, wide in joined)
