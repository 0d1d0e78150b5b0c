"""Plots as SVG, the same for the same figures: dots with intervals, bars, histograms and lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW, RIGHT, TOP = 720, 20, 40, 44
LETTER = 6.5
"""How wide a letter is, about."""
HEIGHT = 200
"""Of what is no list of rows."""
INK, PALE = "#444", "#bbb"
COLOURS = ["#8b1a1a", "#1a5c8b", "#2f7d32", "#8a6d00", "#6a3d9a"]


@dataclass(frozen=True)
class Dot:
    """A row: its name, the figure with its interval, and the colour by place in the list of colours."""

    name: str
    value: float
    low: float
    high: float
    colour: int = 0


def dots(title: str, rows: Sequence[Dot], fair: float, form: str) -> str:
    """Draw a dot with its interval for each row, and a line where all would be equal."""
    least = min([fair, *[row.low for row in rows]])
    most = max([fair, *[row.high for row in rows]])
    left = _left([row.name for row in rows])
    scale = _Scale(least, most, left, WIDTH - RIGHT)
    bottom = TOP + ROW * len(rows)
    drawn = [f'<path d="M{scale.at(fair)} {TOP - 8}V{bottom}" stroke="{PALE}" stroke-dasharray="4 3"/>']
    for number, row in enumerate(rows):
        y, colour = TOP + ROW * number + 8, _colour(row.colour)
        drawn.append(_text(left - 8, y + 4, row.name, "end"))
        drawn.append(f'<path d="M{scale.at(row.low)} {y}H{scale.at(row.high)}" stroke="{colour}" stroke-width="2"/>')
        drawn.append(f'<circle cx="{scale.at(row.value)}" cy="{y}" r="4" fill="{colour}"/>')
    drawn += [_text(scale.at(each), bottom + 14, format(each, form), "middle") for each in (least, fair, most)]
    return _svg(title, bottom + 22, drawn)


def bars(title: str, names: Sequence[str], series: Mapping[str, Sequence[float]]) -> str:
    """Draw a bar for each name and series, such as winners and others."""
    least = min(0.0, *[min(values) for values in series.values()])
    left = _left(names)
    scale = _Scale(least, max(max(values) for values in series.values()), left, WIDTH - RIGHT)
    thick = (ROW - 4) / len(series)
    drawn = _legend(list(series))
    for number, name in enumerate(names):
        y = TOP + ROW * number
        drawn.append(_text(left - 8, y + 13, name, "end"))
        for place, values in enumerate(series.values()):
            ends = sorted((scale.at(0.0), scale.at(values[number])))
            size = f'width="{_short(ends[1] - ends[0])}" height="{_short(thick)}"'
            drawn.append(f'<rect x="{ends[0]}" y="{_short(y + place * thick)}" {size} fill="{_colour(place)}"/>')
    drawn += [_text(scale.at(each), TOP + ROW * len(names) + 12, f"{each:.0f}", "middle") for each in scale.ends()]
    return _svg(title, TOP + ROW * len(names) + 20, drawn)


def histogram(title: str, series: Mapping[str, Sequence[int]]) -> str:
    """Draw how often each number occurs, in steps of a handy width, as a line of steps for each series."""
    low, high = min(min(each) for each in series.values()), max(max(each) for each in series.values())
    step = next(width for width in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (high - low) / width <= 32)
    begin = low - low % step
    count = (high - begin) // step + 1
    shares = {name: _shares(values, begin, step, count) for name, values in series.items()}
    across = _Scale(0, count, 48, WIDTH - RIGHT)
    down = _Scale(0, max(max(each) for each in shares.values()), HEIGHT, TOP)
    drawn = _legend(list(series))
    for place, values in enumerate(shares.values()):
        path = "".join(f"V{down.at(each)}H{across.at(number + 1)}" for number, each in enumerate(values))
        line = f"M{across.at(0)} {HEIGHT}{path}V{HEIGHT}"
        drawn.append(f'<path d="{line}" fill="none" stroke="{_colour(place)}" stroke-width="2"/>')
    every = max(1, count // 8)
    drawn += [_text(across.at(n), HEIGHT + 14, str(begin + n * step), "middle") for n in range(0, count, every)]
    drawn += [_text(44, down.at(each) + 4, f"{each:.0%}", "end") for each in down.ends()]
    return _svg(title, HEIGHT + 22, drawn)


def lines(title: str, names: Sequence[str], series: Mapping[str, Sequence[float]]) -> str:
    """Draw shares from none to all as a line for each series over the names."""
    across, down = _Scale(0, len(names) - 1, 48, WIDTH - RIGHT), _Scale(0.0, 1.0, HEIGHT, TOP)
    drawn = _legend(list(series))
    for place, values in enumerate(series.values()):
        points = " ".join(f"{across.at(number)},{down.at(each)}" for number, each in enumerate(values))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{_colour(place)}" stroke-width="2"/>')
    drawn += [_text(across.at(number), HEIGHT + 14, name, "middle") for number, name in enumerate(names)]
    drawn += [_text(44, down.at(each) + 4, f"{each:.0%}", "end") for each in (0.0, 0.5, 1.0)]
    return _svg(title, HEIGHT + 22, drawn)


class _Scale:
    """Puts figures between two places of the picture."""

    def __init__(self, least: float, most: float, begin: float, end: float) -> None:
        self.least = least
        self.most = most
        self.begin = begin
        self.end = end

    def at(self, value: float) -> float:
        part = (value - self.least) / ((self.most - self.least) or 1)
        return _short(self.begin + part * (self.end - self.begin))

    def ends(self) -> tuple[float, float]:
        return self.least, self.most


def _shares(values: Sequence[int], begin: int, step: int, count: int) -> list[float]:
    found = [0] * count
    for value in values:
        found[(value - begin) // step] += 1
    return [each / len(values) for each in found]


def _legend(names: list[str]) -> list[str]:
    return [_text(48 + 130 * place, 34, name, "start", _colour(place)) for place, name in enumerate(names)]


def _left(names: Sequence[str]) -> float:
    """Return where the names of rows end."""
    return 16 + LETTER * max(len(name) for name in names)


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _short(value: float) -> float:
    return round(value, 1)


def _text(x: float, y: float, words: str, anchor: str, colour: str = INK) -> str:
    return f'<text x="{_short(x)}" y="{_short(y)}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _svg(title: str, height: float, drawn: list[str]) -> str:
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join(
        [head, f"<title>{escape(title)}</title>", ground, _text(8, 18, title, "start"), *drawn, "</svg>\n"]
    )
