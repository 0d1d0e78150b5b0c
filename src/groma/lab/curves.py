"""Pictures of learning: how wrong each net was after each epoch, and what the nets won, as one SVG."""

from __future__ import annotations

from typing import Any

WIDTH, HEIGHT, MARGIN = 640, 260, 48
_INK = "#555"
_COLOURS = ["#8b1a1a", "#1a5c8b", "#2f7d32", "#8a6d00", "#6a3d9a"]


def picture(lines: list[dict[str, Any]]) -> str:
    """Draw the lines of a ladder: what was learned above, shares of wins with their intervals below."""
    epochs = [line for line in lines if "epoch" in line]
    verdicts = [line for line in lines if "share" in line]
    parts = [_losses(epochs)] if epochs else []
    if verdicts:
        parts.append(f'<g transform="translate(0 {HEIGHT * len(parts)})">{_shares(verdicts)}</g>')
    size = f'width="{WIDTH}" height="{HEIGHT * max(1, len(parts))}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _losses(epochs: list[dict[str, Any]]) -> str:
    """One curve for each net, beside the advice on the same games: nets learn from different ones."""
    nets = list(dict.fromkeys(line["net"] for line in epochs))
    curves = [_beside_the_advice([line for line in epochs if line["net"] == net]) for net in nets]
    most = max(len(curve) for curve in curves) - 1
    low, high = min(min(curve) for curve in curves), max(max(curve) for curve in curves)
    drawn = [_text(MARGIN, 20, "Loss of the chances beside that of the advice, on games held out, by epoch")]
    drawn += [_text(4, _down(each, low, high) + 4, f"{each:+.3f}") for each in (low, high)]
    for place, (net, curve) in enumerate(zip(nets, curves, strict=True)):
        colour = _COLOURS[place % len(_COLOURS)]
        points = " ".join(f"{_across(epoch, most)},{_down(each, low, high)}" for epoch, each in enumerate(curve))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(_text(_across(len(curve) - 1, most) + 3, _down(curve[-1], low, high) + 4, net, colour))
    return "".join(drawn)


def _beside_the_advice(epochs: list[dict[str, Any]]) -> list[float]:
    """Return how much better each epoch of one net was than the first, which is the advice alone."""
    return [line["win"] - epochs[0]["win"] for line in epochs]


def _shares(verdicts: list[dict[str, Any]]) -> str:
    """A bar for each verdict from the least to the most that is likely, a point for the share that was won."""
    drawn = [_text(MARGIN, 20, "Share of wins at the gate, with 95 % intervals; the line is a fair share")]
    drawn += [_text(4, _down(each, 0.0, 1.0) + 4, f"{each:.0%}") for each in (0.0, 0.5, 1.0)]
    for place, line in enumerate(verdicts):
        x = _across(place + 0.5, len(verdicts))
        low, share, high, fair = (_down(line[name], 0.0, 1.0) for name in ("low", "share", "high", "fair"))
        colour = _COLOURS[2 if line["better"] else 0]
        drawn.append(f'<path d="M{x} {low}V{high}M{x - 18} {fair}h36" stroke="{colour}" stroke-width="2" fill="none"/>')
        drawn.append(f'<circle cx="{x}" cy="{share}" r="4" fill="{colour}"/>')
        drawn.append(_text(x - 24, HEIGHT - 18, line["net"], colour))
    return "".join(drawn)


def _across(value: float, most: float) -> float:
    return round(MARGIN + (WIDTH - 2 * MARGIN) * value / max(1, most), 1)


def _down(value: float, low: float, high: float) -> float:
    return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / max(1e-9, high - low), 1)


def _text(x: float, y: float, words: str, colour: str = _INK) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}">{words}</text>'
