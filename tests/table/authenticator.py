"""A passkey that is a program: what a browser and its keychain do, for tests."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]
_PRESENT_AND_VERIFIED = 0x05
_WITH_A_KEY = 0x40


def text_of(some: bytes) -> str:
    """Write as WebAuthn does."""
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


class Authenticator:
    """Makes one passkey for a site and shows it; its counter stays at nothing, like that of a synced one."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.user = ""
        self.counter = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json) -> Json:
        """Answer to the request for a new passkey."""
        self.user = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], _PRESENT_AND_VERIFIED | _WITH_A_KEY) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self._told("webauthn.create", options["challenge"])
        return self._credential({"attestationObject": text_of(made), "clientDataJSON": text_of(told)})

    def show(self, options: Json) -> Json:
        """Answer to the question who is there."""
        data = self._data(options["rpId"], _PRESENT_AND_VERIFIED)
        told = self._told("webauthn.get", options["challenge"])
        signature = self._key.sign(data + sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({
            "authenticatorData": text_of(data),
            "clientDataJSON": text_of(told),
            "signature": text_of(signature),
            "userHandle": self.user,
        })  # fmt: skip

    def _data(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _told(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: Json) -> Json:
        name = text_of(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
