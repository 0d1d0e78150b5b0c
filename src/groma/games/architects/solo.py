"""The components of the solo game: its schemes, rivals and figures."""

from __future__ import annotations

from typing import Final

from groma.games.architects.components import LOCATIONS, OPEN
from groma.kernel import Entry

SCHEMES: Final = [
    "gather_quarry",
    "gather_forest",
    "gather_mines",
    "silversmith",
    "build",
    "captures",
    "guardhouse",
    "workshop",
    "black_market",
    "tax_stand",
    "cathedral",
    "storehouse",
]
GATHER_QUARRY: Final = 0
GATHER_FOREST: Final = 1
GATHER_MINES: Final = 2
SCHEME_SILVERSMITH: Final = 3
SCHEME_BUILD: Final = 4
SCHEME_CAPTURES: Final = 5
SCHEME_GUARDHOUSE: Final = 6
SCHEME_WORKSHOP: Final = 7
SCHEME_BLACK_MARKET: Final = 8
SCHEME_TAX_STAND: Final = 9
SCHEME_CATHEDRAL: Final = 10
SCHEME_STOREHOUSE: Final = 11


class Rival:
    """A rival of the solo game."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.names = entry.names()
        self.virtue = entry.number("virtue")
        self.extra_schemes = entry.choices("extra_schemes", SCHEMES)
        entry.done()


class Solo:
    """The figures of section V."""

    def __init__(self, entry: Entry) -> None:
        self.as_players = entry.number("as_players", 2)
        self.human_silver = entry.number("human_silver")
        self.rival_silver = entry.number("rival_silver")
        self.build_cost = entry.number("build_cost_stock")
        self.cathedral_cost = entry.numbers("cathedral_cost_stock")
        self.looks = {level: entry.number(f"reveal_{level}", 1) for level in ("easy", "normal", "hard")}
        self.recall_at = entry.number("recall_at_workers")
        self.stock_per_vp = entry.number("stock_per_vp", 1)
        self.vp_per_apprentice = entry.number("vp_per_rival_apprentice")
        self.gather_extra = entry.number("gather_extra_stock")
        self.stock_per_basic_good = entry.number("stock_per_basic_good", 1)
        self.market_basic = entry.number("market_stock_basic")
        self.market_precious = entry.number("market_stock_precious")
        self.reward_stock = entry.number("reward_stock_per_item")
        self.stock_per_virtue = entry.number("storehouse_stock_per_virtue", 1)
        self.tax_stand_min = entry.number("tax_stand_min_silver")
        self.release_min = entry.number("release_min_workers", 1)
        self.apprentice_limit = entry.number("rival_apprentice_limit")
        self.deal = entry.number("deal", 2)
        if entry.number("keep", 1) != self.deal - 1:
            raise entry.error("keep", "must be one less than are dealt (V1.4)")
        self.tie_order = entry.choices("tie_order", LOCATIONS[:OPEN])
        entry.done()
