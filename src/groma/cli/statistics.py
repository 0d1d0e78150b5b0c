"""What `groma replay --statistics` shows of a finished game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from groma.kernel import Record
from groma.kernel.drawing import Drawing, Part, Table, heading
from groma.kernel.statistics import Fact, Statistics, Story, statistics


def statistics_of(record: Record) -> Statistics:
    """Count a recorded game that has ended."""
    if record.result is None:
        raise ValueError("the game was not finished: there are no statistics of it")
    answers = [(move.seat, record.game.action(move.notation)) for move in record.moves]
    return statistics(record.game.counting(), Story.of(record.start(), answers))


def drawn(counted: Statistics, drawing: Drawing) -> list[Part]:
    """Return the statistics as tables: by source, by round, what was taken in, and who did what."""
    return [_sources(counted, drawing), _rounds(counted, drawing), _goods(counted, drawing), _facts(counted, drawing)]


def as_json(counted: Statistics, drawing: Drawing) -> dict[str, Any]:
    """Return the statistics as plain JSON, facts with their words."""
    whole = asdict(counted)
    for kind, facts in (("moments", counted.moments), ("facts", counted.facts)):
        whole[kind] = [{**asdict(fact), "text": drawing.text.fact(fact)} for fact in facts]
    whole["verdict"] = [drawing.text.event(event, drawing.names).replace("**", "") for event in counted.verdict]
    return whole


def _sources(counted: Statistics, drawing: Drawing) -> Table:
    table = Table().add_words(drawing.text.phrase("points")).add_numbers(*drawing.names)
    for source in counted.sources:
        table.add_row(heading(drawing.text.thing(source.id)), *[str(points) for points in source.points])
    sums = [sum(source.points[seat] for source in counted.sources) for seat in range(len(drawing.names))]
    return table.add_total(drawing.text.phrase("total"), *[str(points) for points in sums])


def _rounds(counted: Statistics, drawing: Drawing) -> Table:
    word = drawing.text.phrase("statistics-turn" if counted.are_turns else "statistics-round")
    seats = len(counted.rounds[-1].scores)
    table = Table().add_words(word).add_numbers(*drawing.names[:seats])
    for one in counted.rounds:
        table.add_row(str(one.number), *[str(points) for points in one.scores])
    return table


def _goods(counted: Statistics, drawing: Drawing) -> Table:
    table = Table().add_words(drawing.text.phrase("taken-in")).add_numbers(*drawing.names)
    for goods in counted.goods:
        table.add_row(heading(drawing.text.thing(goods.id)), *[str(amount) for amount in goods.amounts])
    return table


def _facts(counted: Statistics, drawing: Drawing) -> Table:
    table = Table().add_words(drawing.text.phrase("statistics-facts"), "").add_numbers("", drawing.text.phrase("move"))
    for fact in [*counted.moments, *counted.facts]:
        table.add_row(drawing.text.fact(fact), _whose(fact, drawing), str(fact.amount), str(fact.move))
    return table


def _whose(fact: Fact, drawing: Drawing) -> str:
    return ", ".join(drawing.names[seat] for seat in fact.seats)
