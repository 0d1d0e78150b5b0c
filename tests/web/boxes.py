"""What lies where on a page: what is cut off, what covers what, what is too small for a finger."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page

_CUT = """(places) => {
  const found = [];
  const seen = (box) => box.width > 0 && box.height > 0;
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} `
    + `${(element.textContent ?? '').trim().slice(0, 30)}`;
  for (const whole of document.querySelectorAll(places)) {
    for (const element of whole.querySelectorAll('*')) {
      if (element.closest('.vh, .city, .log, .q i') || element.closest('svg') !== element && element.closest('svg'))
        continue;
      const isLeaf = element.tagName === 'svg' || element.tagName === 'BUTTON'
        || [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      const box = element.getBoundingClientRect();
      if (!isLeaf || !seen(box) || !element.checkVisibility()) continue;
      if (getComputedStyle(element).clipPath !== 'none') continue;
      if (element.scrollWidth > element.clientWidth + 1 && !element.matches('.q, .trail *')
          && getComputedStyle(element).overflowX === 'hidden')
        found.push(`shortened: ${name(element)}`);
      let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let around = element.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const limits = around.getBoundingClientRect();
        const slides = around.matches('.tray') && around.scrollWidth > around.clientWidth;
        if (style.overflowX !== 'visible' && !slides)
          room = { ...room, left: Math.max(room.left, limits.left), right: Math.min(room.right, limits.right) };
        if (slides) room = { ...room, left: -Infinity, right: Infinity };
        if (style.overflowY !== 'visible')
          room = { ...room, top: Math.max(room.top, limits.top), bottom: Math.min(room.bottom, limits.bottom) };
        if (slides) break;
      }
      if (box.left < room.left - 1.5 || box.right > room.right + 1.5
          || box.top < room.top - 4 || box.bottom > room.bottom + 4) found.push(`cut: ${name(element)}`);
    }
  }
  return found;
}"""

_OVERLAPPING = """(places) => {
  const found = [];
  for (const whole of document.querySelectorAll(places)) {
    const parts = [...whole.children].filter((one) => one.checkVisibility()
      && !['absolute', 'fixed'].includes(getComputedStyle(one).position));
    const boxes = parts.map((one) => one.getBoundingClientRect());
    boxes.forEach((a, n) => boxes.slice(n + 1).forEach((b, m) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${parts[n].className} covers ${parts[n + 1 + m].className}`);
    }));
  }
  return found;
}"""

_COVERED = """([places, pieces]) => {
  const found = [];
  const seen = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let around = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const limits = around.getBoundingClientRect();
      [left, right] = [Math.max(left, limits.left), Math.min(right, limits.right)];
      [top, bottom] = [Math.max(top, limits.top), Math.min(bottom, limits.bottom)];
    }
    return { left, top, right, bottom };
  };
  for (const place of document.querySelectorAll(places)) {
    const whole = place.getBoundingClientRect();
    const boxes = [...place.querySelectorAll(pieces)].map((piece) => piece.getBoundingClientRect());
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.data.trim() || holder.closest(`.vh, ${pieces}`) || !holder.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of [...range.getClientRects()].map((one) => seen(holder, one))) {
        const [wide, high] = [box.right - box.left, box.bottom - box.top];
        const covers = boxes.some((one) => Math.min(box.right, one.right) - Math.max(box.left, one.left) > 1
          && Math.min(box.bottom, one.bottom) - Math.max(box.top, one.top) > 2);
        if (wide > 0 && high > 0 && (covers || box.bottom > whole.bottom || box.right > whole.right))
          found.push(`${text.data.trim()} ${covers ? 'covers a piece' : 'sticks out'}`);
      }
    }
  }
  return found;
}"""

# A city may reach beyond its window; everything else must be seen.
_PICTURES = """(places) => [...document.querySelectorAll(places)].flatMap((place) =>
  [...place.querySelectorAll('use')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 6)
    .map((one) => one.getAttribute('href')))"""

# What is short is told by pictures where there is little room.
_CAPTIONS = """(places) => [...document.querySelectorAll(places)].flatMap((place) =>
  [...place.querySelectorAll('*:not(svg *, svg, .vh, .vh *, .short, .short *)')].filter((one) => one.checkVisibility())
    .flatMap((one) => [...one.childNodes])
    .filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).filter(Boolean))"""

_STICKING_OUT = """(places) => [...document.querySelectorAll(places)]
  .filter((box) => box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
  .map((box) => `${box.className} ${box.dataset.piece ?? ''} ${box.scrollWidth - box.clientWidth} `
    + `${box.scrollHeight - box.clientHeight}`)"""

_SMALL = """(least) => {
  const found = [];
  const pressable = 'a[href], button, select, summary, input:not([type=file]), label:has(input), [role=tab]';
  for (const element of document.querySelectorAll(pressable)) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility() || !box.width || element.disabled || element.closest('.vh, .skip')
        || getComputedStyle(element).clipPath !== 'none' || element.closest('.options:not(.open)')) continue;
    const label = element.matches('input') ? element.closest('label') : null;
    const whole = label ? label.getBoundingClientRect() : box;
    if (Math.round(whole.width) < least || Math.round(whole.height) < least)
      found.push(`${element.ariaLabel || element.innerText || element.name} ${element.className}: `
        + `${whole.width.toFixed(0)} x ${whole.height.toFixed(0)}`);
  }
  return found;
}"""


def cut(page: Page, places: str) -> list[str]:
    """Return what does not lie wholly inside what holds it; the tray may slide, a sum may be dropped."""
    return list(page.evaluate(_CUT, places))


def overlapping(page: Page, places: str) -> list[str]:
    """Return the neighbours in these places that cover one another."""
    return list(page.evaluate(_OVERLAPPING, places))


def covered(page: Page, places: str, pieces: str) -> list[str]:
    """Return the words in these places that lie over one of the pieces there, or stick out of the place."""
    return list(page.evaluate(_COVERED, [places, pieces]))


def pictures(page: Page, places: str) -> Counter[str]:
    """Return how often each drawing is there to be seen."""
    return Counter(page.evaluate(_PICTURES, places))


def captions(page: Page, places: str) -> Counter[str]:
    """Return the words that are there to be read, without those of drawings."""
    return Counter(page.evaluate(_CAPTIONS, places))


def sticking_out(page: Page, places: str) -> list[str]:
    """Return the places whose content needs more room than they have."""
    return list(page.evaluate(_STICKING_OUT, places))


def small(page: Page, least: int = 40) -> list[str]:
    """Return everything that can be pressed and is smaller than a finger needs."""
    return list(page.evaluate(_SMALL, least))
