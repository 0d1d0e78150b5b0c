"""Websockets as uvicorn speaks them, with a short way out for messages that are encoded already."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

WAY_OUT: Final = "groma.way_out"
"""The extension of the scope under which an application finds the short way."""
_WHOLE_TEXT: Final = b"\x81"
_TEXT: Final = 0x81
_ALONE: Final = (0x81, 0x89, 0x8A)
"""A text, a ping and a pong, each in one piece."""
_MASKED: Final = 0x80
_HEAD: Final = 6
"""Bytes before the content of a short message that is masked."""
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16


class QuickSocket(WebSocketsSansIOProtocol):
    """Frames what it is given and hands it to the system, without a message, a task or a copy in between.

    Short texts that come in one piece are taken in as directly; whatever else comes is left to the library.
    """

    _is_between = False
    """Whether surely nothing but whole messages has come so far."""
    _extensions: dict[str, Any] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._is_between = True
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WAY_OUT] = self.send_at_once
            self._extensions = extensions

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of the short way, which leads back here: rubbish that holds itself is looked for rarely."""
        super().connection_lost(exc)
        if self._extensions is not None:
            self._extensions.pop(WAY_OUT)

    def data_received(self, data: bytes) -> None:
        """Take in a short text, or what else there is."""
        self._is_between = self._is_between and _is_whole(data)
        if self._is_between and data[0] == _TEXT and self.conn.state is OPEN and not self.close_sent:
            with suppress(UnicodeDecodeError):  # what is no text is refused by the library
                self._take_in(apply_mask(data[_HEAD:], data[2:_HEAD]).decode())
                return
        super().data_received(data)

    def _take_in(self, text: str) -> None:
        """Queue a text; who has sent more than is read is no longer listened to until it is."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_at_once(self, texts: list[bytes]) -> bool:
        """Send texts, each a message; false, and nothing is sent, if they have to wait or nobody is there any more."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True


def _is_whole(data: bytes) -> bool:
    """Tell whether this is one message, masked, whole and short."""
    length = len(data) - _HEAD
    return 0 <= length < _SHORT and data[1] == _MASKED | length and data[0] in _ALONE


def _head(length: int) -> bytes:
    """Return what goes before a text of so many bytes."""
    if length < _SHORT:
        return _WHOLE_TEXT + length.to_bytes(1, "big")
    if length < _MEDIUM:
        return _WHOLE_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return _WHOLE_TEXT + b"\x7f" + length.to_bytes(8, "big")
