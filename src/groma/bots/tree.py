"""The tree that a search grows: what was tried after what, and how it turned out for every seat."""

from __future__ import annotations

from math import sqrt

from groma.kernel import Action


class Node:
    """A position, known by the action that led to it; each deal may offer other actions from here."""

    __slots__ = ("action", "available", "children", "points", "prior", "totals", "visits")
    action: Action | None
    prior: float
    """How likely the game's advice takes this action to be the best."""
    visits: int
    available: int
    """How often the action could have been chosen."""
    totals: list[float]
    """The sum of the chances to win, by seat."""
    points: float
    """The sum of the points that the searching seat may expect."""
    children: dict[int, Node]
    """What was tried next, by the id of the action."""

    def __init__(self, action: Action | None, prior: float, seats: int) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.points = 0.0
        self.children = {}

    def chance(self, seat: int) -> float:
        """Return the mean chance of a seat to win."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def add(self, chances: list[float], points: float) -> None:
        """Note how one simulation turned out."""
        self.visits += 1
        self.points += points
        totals = self.totals
        for seat, chance in enumerate(chances):
            totals[seat] += chance

    def join(self, visits: int, totals: list[float], points: float) -> None:
        """Add what others found out about the same action."""
        self.visits += visits
        self.points += points
        for seat, total in enumerate(totals):
            self.totals[seat] += total

    def expand(self, ordered: list[Action], priors: list[float], seats: int) -> None:
        """Add children for actions that were never possible here before."""
        for action, prior in zip(ordered, priors, strict=True):
            if action.id not in self.children:
                self.children[action.id] = Node(action, prior, seats)

    def select(self, options: list[Action], seat: int, exploration: float) -> Node:
        """Return the child that the seat should try by PUCT: good so far, of a high prior, or seldom tried."""
        unknown = self.chance(seat)
        best: Node | None = None
        most = -1e9
        for action in options:
            child = self.children[action.id]
            child.available += 1
            visits = child.visits
            known = child.totals[seat] / visits if visits else unknown
            score = known + exploration * child.prior * sqrt(child.available) / (1 + visits)
            if score > most:
                best, most = child, score
        assert best is not None
        return best

    def range(self, seat: int) -> float:
        """Return how much the chances of a seat differ between the children that were tried."""
        least, most = 1.0, 0.0
        for child in self.children.values():
            if child.visits:
                least, most = min(least, child.chance(seat)), max(most, child.chance(seat))
        return max(0.0, most - least)

    def lead(self) -> int:
        """Return how often more the most tried child was tried than the next."""
        first, second = self.ranked()[:2]
        return first.visits - second.visits

    def as_root(self, options: list[Action]) -> Node:
        """Return a root over those of its children that are options now, which counts what was tried of them."""
        root = Node(None, 1.0, len(self.totals))
        for action in options:
            child = self.children.get(action.id)
            if child is not None:
                root.children[action.id] = child
                root.join(child.visits, child.totals, child.points)
        return root

    def ranked(self) -> list[Node]:
        """Return the children, the most tried first, then the highest prior."""
        return sorted(self.children.values(), key=_rank, reverse=True)


def _rank(node: Node) -> tuple[int, float]:
    return node.visits, node.prior
