"""Pictures that move: frames that a browser drew, as one animated WebP; only what changed is kept of each frame."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

QUALITY = 0.45
# Draws a frame over the last one, finds the smallest box that holds every change, and packs that box.
_PACK = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = window.before ?? new Uint32Array(now.length);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < now.length; at += 1) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  window.before = now;
  if (right < 0) return null;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const box = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  box.getContext('2d', { alpha: false }).drawImage(context.canvas, -left, -top);
  const packed = new Uint8Array(await (await box.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  let text = '';
  packed.forEach((byte) => (text += String.fromCharCode(byte)));
  return { left, top, width: box.width, height: box.height, data: btoa(text), size: [width, height] };
}"""


@dataclass(frozen=True)
class Frame:
    """A part of the picture that is drawn over the rest, and stays for so long."""

    left: int
    top: int
    width: int
    height: int
    data: bytes
    milliseconds: int


class Reel:
    """Takes frames, and writes them as one file."""

    def __init__(self, packer: Page, milliseconds: int) -> None:
        self.packer = packer
        self.milliseconds = milliseconds
        self.frames: list[Frame] = []
        self.size = (0, 0)
        packer.evaluate("() => delete window.before")

    def take(self, png: bytes) -> None:
        """Add a frame; one like the last only makes that one longer."""
        packed: Any = self.packer.evaluate(_PACK, [base64.b64encode(png).decode(), QUALITY])
        if packed is None:
            last = self.frames.pop()
            self.frames.append(replace(last, milliseconds=last.milliseconds + self.milliseconds))
            return
        self.size = tuple(packed["size"])
        box = {side: packed[side] for side in ("left", "top", "width", "height")}
        self.frames.append(Frame(**box, data=base64.b64decode(packed["data"]), milliseconds=self.milliseconds))

    def save(self, path: Path) -> None:
        """Write the file; it runs for ever."""
        width, height = self.size
        head = _chunk(b"VP8X", bytes([2, 0, 0, 0]) + _three(width - 1) + _three(height - 1))
        body = b"".join([head, _chunk(b"ANIM", bytes(6)), *map(_framed, self.frames)])
        path.write_bytes(b"RIFF" + (len(body) + 4).to_bytes(4, "little") + b"WEBP" + body)


def _framed(frame: Frame) -> bytes:
    places = (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, frame.milliseconds)
    image = b"".join(_chunk(name, data) for name, data in _chunks(frame.data) if name in (b"VP8 ", b"VP8L"))
    return _chunk(b"ANMF", b"".join(map(_three, places)) + bytes([2]) + image)


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Go through the chunks of a WebP file."""
    at = 12
    while at < len(file):
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        yield file[at : at + 4], file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
