"""Why an experienced player would choose an option: the id of one sentence, where the position makes it clear."""

from __future__ import annotations

from groma.games.architects import building, captures, cathedral, endgame, taxes
from groma.games.architects.actions import HALL, Capture, Exchange, OfCard, OfGood, Place, Retrieve, RetrieveFrom
from groma.games.architects.components import (
    GOLD,
    GUARDHOUSE,
    MARBLE,
    OPEN,
    RESOURCES,
    SILVERSMITH,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from groma.games.architects.state import ArchitectsState, held_by_others, workers_at
from groma.kernel import Action

REASONS: tuple[str, ...] = (
    "virtue-cathedral",
    "completes-building",
    "points-now",
    "crowd",
    "taxes-full",
    "capture-crowd",
    "workers-back",
    "captives-pay",
    "prison-cost",
    "debt-costs",
    "no-plans",
    "needed-skill",
    "last-space",
    "cathedral-climb",
    "precious-scores",
    "group-grows",
    "trades-up",
    "plans-and-hands",
    "goods-at-once",
    "frees-hands",
    "coins-first",
    "works-for-good",
    "hand-again",
    "plans-ahead",
    "least-missed",
)

_OF_CARDS = {"hire": "works-for-good", "keep": "plans-ahead", "discard": "least-missed"}
"""What is done with a card, and what it is good for in any position."""
CROWD = 3
"""So many workers together are worth a capture, a ransom, a visit to the Guardhouse."""
FULL_STAND = 6


def reason(state: ArchitectsState, seat: int, action: Action) -> str:
    """Return why an option is good, or an empty text."""
    decision = state.decision(seat)
    if decision is None:
        return ""
    shown = decision.preview(state, action)
    if _opens_cathedral(state, seat, shown.get("virtue", 0)):
        return "virtue-cathedral"
    if isinstance(action, (Place, Exchange, OfGood)) and _completes_building(state, seat, shown):
        return "completes-building"
    if isinstance(action, Place):
        return _place(state, seat, action.place)
    if isinstance(action, Capture):
        return _capture(state, seat, action)
    if isinstance(action, OfCard):
        return _card(state, seat, action)
    if isinstance(action, OfGood):
        return "precious-scores" if action.verb == "take" and _scores_unspent(state, action.good) else ""
    return _plain(state, seat, action)


def purpose(action: Action) -> str:
    """Return what an option is good for in any position, or an empty text."""
    if isinstance(action, Place):
        return _always(action.place)
    if isinstance(action, (Retrieve, RetrieveFrom)):
        return "hand-again"
    return _OF_CARDS.get(action.verb, "") if isinstance(action, OfCard) else ""


def _scores_unspent(state: ArchitectsState, good: int) -> bool:
    """S3.6  Tell whether each piece of a good that is left at the end is worth points."""
    return (good == GOLD and state.box.vp_per_gold > 0) or (good == MARBLE and state.box.vp_per_marble > 0)


def _opens_cathedral(state: ArchitectsState, seat: int, steps: int) -> bool:
    """N2.2  Tell whether a change of virtue makes work on the Cathedral possible again."""
    virtue = state.players[seat].virtue
    return virtue < state.box.cathedral_virtue_min <= virtue + steps


def _completes_building(state: ArchitectsState, seat: int, shown: dict[str, int]) -> bool:
    """Tell whether these goods are the last that a Building in hand lacks."""
    if building.can_construct(state, seat):
        return False
    me = state.players[seat]
    before = me.goods
    me.goods = [stock + shown.get(RESOURCES[good], 0) for good, stock in enumerate(before)]
    completed = building.can_construct(state, seat)
    me.goods = before
    return completed


# Placing a worker


def _place(state: ArchitectsState, seat: int, place: int) -> str:
    me = state.players[seat]
    if place == HALL:
        return "points-now" if _scores_in_the_hall(state, seat) else ""
    if place <= SILVERSMITH:
        return "crowd" if _is_crowd(state, seat, place) else ""
    if place == GUARDHOUSE:
        return _guardhouse(state, seat)
    if place == TOWN_CENTRE:
        return "capture-crowd" if _rivals_crowd(state, seat) else ""
    if place == WORKSHOP:
        return "" if me.hand or not state.deck else "no-plans"
    return "taxes-full" if place == TAX_STAND and state.tax_stand >= FULL_STAND else ""


def _always(place: int) -> str:
    """Return what a place is good for in any position."""
    if place == HALL:
        return ""
    if place >= OPEN:
        return "goods-at-once"
    if place <= SILVERSMITH:
        return "group-grows"
    if place == WORKSHOP:
        return "plans-and-hands"
    if place == TAX_STAND:
        return "coins-first"
    return "frees-hands" if place in (GUARDHOUSE, TOWN_CENTRE) else "trades-up"


def _scores_in_the_hall(state: ArchitectsState, seat: int) -> bool:
    """Tell whether a level of the Cathedral, or a Building with points, can be paid."""
    if not cathedral.refusal(state, seat):
        return True
    buildings = state.box.buildings
    return any(buildings[card].vp > 0 for card in state.players[seat].hand if not building.refusal(state, seat, card))


def _is_crowd(state: ArchitectsState, seat: int, location: int) -> bool:
    """E1.1  Tell whether own workers who stand there already make the yield larger."""
    workers = workers_at(state, location, seat) + 1
    yields = state.box.yields[location][0]
    return workers >= CROWD and yields.amount(workers) > yields.amount(1)


def _guardhouse(state: ArchitectsState, seat: int) -> str:
    me = state.players[seat]
    if sum(me.captives) >= CROWD:
        return "captives-pay"
    return "prison-cost" if me.prison >= state.box.reset_prisoners else ""


# Captures


def _rivals_crowd(state: ArchitectsState, seat: int) -> bool:
    """Tell whether another player has a crowd somewhere, and the first capture can be paid."""
    silver, tax = state.box.first_capture
    if not taxes.can_pay(state, state.players[seat], silver, tax):
        return False
    others = [other for other in range(len(state.players)) if other != seat]
    return any(workers_at(state, location, other) >= CROWD for location in range(OPEN) for other in others)


def _capture(state: ArchitectsState, seat: int, action: Capture) -> str:
    owner = captures.owner_of(state, action.colour)
    if workers_at(state, action.location, owner) < CROWD:
        return ""
    return "workers-back" if owner == seat else "capture-crowd"


# Cards


def _card(state: ArchitectsState, seat: int, action: OfCard) -> str:
    if action.verb == "build":
        return "points-now" if state.box.buildings[action.card].vp > 0 else ""
    if action.verb == "hire":
        return "needed-skill" if _has_needed_skill(state, seat, action.card) else ""
    return ""


def _has_needed_skill(state: ArchitectsState, seat: int, card: int) -> bool:
    """Q1.2  Tell whether an Apprentice has a skill that a Building in hand needs and nobody has yet."""
    me, box = state.players[seat], state.box
    new = box.apprentices[card].skills & ~me.skills
    return any(new & box.buildings[other].skills for other in me.hand)


# Answers that name nothing


def _plain(state: ArchitectsState, seat: int, action: Action) -> str:
    words, me = state.words, state.players[seat]
    if action is words.advance:
        return _advance(state, seat)
    if action is words.send:
        return "captives-pay" if sum(me.captives) >= CROWD else ""
    if action is words.free:
        return "prison-cost" if me.prison >= state.box.reset_prisoners else ""
    if action is words.rescue or action is words.ransom_silver:
        return "workers-back" if held_by_others(state, seat) >= CROWD else ""
    if action is words.settle or action is words.destroy or action is words.buy_off:
        return "debt-costs" if endgame.debt_vp(state, seat) < 0 else ""
    return "no-plans" if action is words.draw and not me.hand and state.deck else ""


def _advance(state: ArchitectsState, seat: int) -> str:
    """M2.1  The last space of the next level is a reason of its own while others stand below it."""
    level = state.players[seat].level
    levels = [player.level for player in state.players]
    free = state.box.levels[level].spaces - levels.count(level + 1)
    contested = any(other <= level for place, other in enumerate(levels) if place != seat)
    if free == 1 and contested:
        return "last-space"
    return "cathedral-climb" if state.rewards else ""
