"""What an option would bring the asked seat at once: a board shows it on its targets. Nothing hidden is looked at."""

from __future__ import annotations

from groma.games.architects import abilities, apprentices, payment, piles, taxes, verbs
from groma.games.architects.components import (
    AT_LOCATION,
    BLACK_MARKET,
    CAPTIVES_TO_PRISON,
    DEBT_PAID,
    ITEMS,
    TAX_STAND,
    Bundle,
    Effect,
    Price,
)
from groma.games.architects.state import ArchitectsState, held_by_others
from groma.games.architects.virtue import change_virtue

Preview = dict[str, int]


def told(amounts: list[tuple[str, int]]) -> Preview:
    """Add up amounts by name and leave out what comes to nothing."""
    whole: Preview = {}
    for name, amount in amounts:
        whole[name] = whole.get(name, 0) + amount
    return {name: amount for name, amount in whole.items() if amount}


def gained(goods: Price) -> list[tuple[str, int]]:
    """Name goods that are gained."""
    return [(ITEMS[good], amount) for good, amount in goods]


def paid(goods: Price) -> list[tuple[str, int]]:
    """Name goods that are paid."""
    return [(ITEMS[good], -amount) for good, amount in goods]


def virtue(state: ArchitectsState, seat: int, steps: int) -> list[tuple[str, int]]:
    """N3.4  Name a change of virtue as far as the track goes."""
    now = state.players[seat].virtue
    return [("virtue", min(state.box.virtue_top, max(0, now + steps)) - now)]


def bonus(state: ArchitectsState, seat: int, when: int) -> list[tuple[str, int]]:
    """Name what own Apprentices add on an occasion."""
    amounts = apprentices.bonus_at(state, seat, when)
    return list(zip(ITEMS, amounts, strict=False))


def gathering(state: ArchitectsState, seat: int, location: int, good: int, workers: int) -> Preview:
    """Show the yield of one good and the bonus."""
    yields = [each for each in state.box.yields[location] if each.good == good]
    amounts = [(ITEMS[good], each.amount(workers)) for each in yields]
    return told(amounts + bonus(state, seat, AT_LOCATION + location))


def tax_stand(state: ArchitectsState, seat: int) -> Preview:
    """Show the silver that lies there and the virtue it costs."""
    less = apprentices.virtue_off(state, state.players[seat], TAX_STAND)
    loss = max(0, state.box.tax_stand_virtue_loss - less)
    amounts = [("silver", state.tax_stand), *bonus(state, seat, AT_LOCATION + TAX_STAND)]
    return told(amounts + virtue(state, seat, -loss))


def market(state: ArchitectsState, seat: int, space: int, silver: int, goods: Price) -> Preview:
    """Show the silver and the virtue that a space of the Black Market costs, and its goods."""
    less = apprentices.virtue_off(state, state.players[seat], BLACK_MARKET)
    loss = max(0, state.box.market_spaces[space].virtue_loss - less)
    return told([("silver", -silver), *gained(goods), *virtue(state, seat, -loss)])


def trade(state: ArchitectsState, seat: int, pay: Price, gain: Bundle) -> Preview:
    """Show both sides of a trade."""
    return told(paid(pay) + gained(gain.goods) + virtue(state, seat, gain.virtue))


def hire(state: ArchitectsState, seat: int, card: int, silver: int) -> Preview:
    """Show the silver paid less the silver on the card, and the printed virtue change."""
    found = state.silver[state.display.index(card)]
    steps = state.box.apprentices[card].virtue
    return told([("silver", found - silver), *virtue(state, seat, steps)])


def capture(state: ArchitectsState, seat: int, silver: int, tax: int, workers: int) -> Preview:
    """Show what a capture costs and how many workers it takes."""
    due = silver + taxes.tax_due(state, state.players[seat], tax)
    return told([("silver", -due), ("worker", workers)])


def sending(state: ArchitectsState, seat: int) -> Preview:
    """Show the silver for all captives and the bonuses."""
    me = state.players[seat]
    more = abilities.silver_for_captives(me)
    silver = sum(me.captives) * state.box.silver_per_captive + more
    return told([("silver", silver), *bonus(state, seat, CAPTIVES_TO_PRISON)])


def ransom_silver(state: ArchitectsState, seat: int) -> Preview:
    """Show the price in silver and the workers who come home."""
    due = state.box.ransom_silver + taxes.tax_due(state, state.players[seat], state.box.ransom_tax)
    return told([("silver", -due), ("worker", held_by_others(state, seat))])


def ransom_debt(state: ArchitectsState, seat: int) -> Preview:
    """Show the Debt, the virtue and the workers who come home."""
    amounts = [("debt", state.box.ransom_debts), ("worker", held_by_others(state, seat))]
    return told(amounts + virtue(state, seat, -state.box.ransom_virtue_loss))


def settling(state: ArchitectsState, seat: int) -> Preview:
    """Show the price of a Debt, the virtue for it and the bonuses."""
    due = state.box.debt_silver + taxes.tax_due(state, state.players[seat], state.box.debt_tax)
    amounts = [("debt", -1), ("silver", -due), *bonus(state, seat, DEBT_PAID)]
    return told(amounts + virtue(state, seat, state.box.debt_paid.virtue))


def taken(state: ArchitectsState, seat: int, gain: Bundle) -> list[tuple[str, int]]:
    """Name what is taken together, cards as far as the deck goes."""
    cards = min(gain.cards, len(state.deck))
    return [*gained(gain.goods), ("building_card", cards), ("debt", gain.debts), *virtue(state, seat, gain.virtue)]


def effects(state: ArchitectsState, seat: int, some: list[Effect]) -> list[tuple[str, int]]:
    """Name what effects bring at once."""
    able = [effect for effect in some if not effect.refusal(state, seat)]
    return [amount for effect in able for amount in effect.preview(state, seat)]


def building(state: ArchitectsState, seat: int, card: int) -> Preview:
    """Show the printed cost, points and virtue of a Building, and what its effects bring once it stands."""
    kind = state.box.buildings[card]
    printed = [*paid(kind.cost), ("vp", kind.vp), *virtue(state, seat, kind.virtue)]
    after = state.copy()
    verbs.pay(after, seat, kind.cost)
    piles.construct(after, seat, card)
    change_virtue(after, seat, kind.virtue)
    return told(printed + effects(after, seat, kind.when_built))


def climbing(state: ArchitectsState, seat: int) -> Preview:
    """Show the fixed price of the next level and the points that it adds; the Reward is hidden."""
    level = state.players[seat].level
    below = state.box.levels[level - 1].vp if level else 0
    price = payment.price_of(state, payment.LEVELS + level + 1)
    return told([*paid(price), ("vp", state.box.levels[level].vp - below)])
