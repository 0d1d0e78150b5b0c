"""Websockets as uvicorn speaks them, with a short way out for messages that are encoded already."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

WAY_OUT: Final = "groma.way_out"
"""The extension of the scope under which an application finds the short way."""
_WHOLE_TEXT: Final = b"\x81"
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16


class QuickSocket(WebSocketsSansIOProtocol):
    """Frames what it is given and hands it to the system, without a message, a task or a copy in between."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WAY_OUT] = self.send_at_once

    def send_at_once(self, texts: list[bytes]) -> bool:
        """Send texts, each a message; false, and nothing is sent, if they have to wait or nobody is there any more."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True


def _head(length: int) -> bytes:
    """Return what goes before a text of so many bytes."""
    if length < _SHORT:
        return _WHOLE_TEXT + length.to_bytes(1, "big")
    if length < _MEDIUM:
        return _WHOLE_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return _WHOLE_TEXT + b"\x7f" + length.to_bytes(8, "big")
