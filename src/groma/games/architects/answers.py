"""What the sentence of an answer speaks of: who, where, what and how many, as the table stands."""

from __future__ import annotations

from groma.games.architects import abilities, captures, taxes
from groma.games.architects.actions import Capture, Exchange, OfCard, OfGood, OfNumber, Place, Retrieve, RetrieveFrom
from groma.games.architects.components import LOCATIONS, MIDDLE, RESOURCES
from groma.games.architects.payment import Payment
from groma.games.architects.state import ArchitectsState, held_by_others, workers_at
from groma.games.architects.workshop import WorkAtWorkshop
from groma.kernel import Action

About = dict[str, int | str]


def about(state: ArchitectsState, seat: int, action: Action) -> About:
    """Return what an answer of a seat speaks of: ids of components, a seat, numbers."""
    if isinstance(action, Capture):
        return _capture(state, seat, action)
    if isinstance(action, (Place, Retrieve)):
        return {"place": action.target}
    if isinstance(action, RetrieveFrom):
        return {"place": "board", "seat": captures.owner_of(state, action.colour)}
    if isinstance(action, Exchange):
        return _exchange(action)
    if isinstance(action, OfCard):
        return {"target": action.target, **_whereabouts(state, seat, action)}
    if isinstance(action, OfNumber):
        return _number(state, seat, action)
    if isinstance(action, OfGood):
        return {"target": action.target, "amount": _taken(state, seat, action)}
    return _plain(state, seat, action)


def _capture(state: ArchitectsState, seat: int, action: Capture) -> About:
    """H1.3, H1.7  Name the group; to take the own one is another sentence."""
    owner = captures.owner_of(state, action.colour)
    amount = workers_at(state, action.location, owner)
    return {"place": LOCATIONS[action.location], "seat": owner, "amount": amount, "own": int(owner == seat)}


def _exchange(action: Exchange) -> About:
    """F1.2, F1.3, F1.4  Name both sides of a trade, and the Apprentice who offers it."""
    (first, amount), (second, more) = [*action.trade.pay, (0, 0)][:2]
    gain, gained = next(iter(action.trade.gain.amounts().items()))
    paid: About = {"first": RESOURCES[first], "amount": amount, "second": RESOURCES[second], "more": more}
    return {**paid, "gain": gain, "gained": gained, "offered": int(action.trade.rule == "F1.4"), "by": action.target}


def _whereabouts(state: ArchitectsState, seat: int, action: OfCard) -> About:
    """Tell an Apprentice from another of the same name by where the card lies; 0 where the name is enough."""
    names, me = state.box.names, state.players[seat]
    lying = state.display if action.verb == "hire" else me.apprentices if action.verb == "dismiss" else []
    if action.card not in lying:
        return {"row": 0, "column": 0}
    alike = [card for card in lying if card >= 0 and names[state.box.apprentice_ids[card]] == names[action.target]]
    if len(alike) < 2:
        return {"row": 0, "column": 0}
    place = lying.index(action.card)
    columns = state.box.columns if action.verb == "hire" else len(lying)
    return {"row": place // columns + 1, "column": place % columns + 1}


def _number(state: ArchitectsState, seat: int, action: OfNumber) -> About:
    """M1.2, T2.6  Name both parts of a price."""
    decision = state.decision(seat)
    rest = decision.count(state) - action.number if isinstance(decision, Payment) else 0
    return {"target": action.number, "rest": rest}


def _taken(state: ArchitectsState, seat: int, action: OfGood) -> int:
    """E1.4, Q2.10, W2.1  Count what is taken or spared."""
    decision = state.decision(seat)
    if isinstance(decision, Payment):
        return decision.count(state)
    return decision.preview(state, action).get(action.target, 0) if decision else 0


def _plain(state: ArchitectsState, seat: int, action: Action) -> About:
    """G4.1, K1, W2.2  Count the cards, the workers or the silver of an answer that names nothing."""
    words, me, box = state.words, state.players[seat], state.box
    if action is words.draw:
        decision = state.decision(seat)
        return {"amount": box.draw.amount(decision.workers) if isinstance(decision, WorkAtWorkshop) else 0}
    if action is words.look:
        return {"amount": box.market_spaces[MIDDLE].draw}
    if action is words.send:
        return {"amount": sum(me.captives)}
    if action is words.free:
        return {"amount": me.prison}
    if action is words.rescue or action.verb == "ransom":
        silver = box.ransom_silver + taxes.tax_due(state, me, box.ransom_tax)
        return {"amount": held_by_others(state, seat), "silver": silver if action is words.ransom_silver else 0}
    if action is words.buy_off:
        return {"silver": abilities.debt_price(me)}
    return {"target": action.target} if action.target else {}
