"""Handles: names that belong to one person, and that no other name looks like."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from groma.table.identity import clean_name
from groma.table.refusal import Refusal

SHORTEST = 2
LONGEST = 20
_BESIDE_LETTERS = " .-_'’"

# Letters of other alphabets, and digits, that look like a Latin one once all are small letters.
_ALIKE = {
    "a": "аαɑ",
    "b": "ь",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еҽ",
    "g": "ɡց",
    "h": "һհ",
    "j": "јϳ",
    "k": "кκ",
    "l": "iіιı1ӏ|ⲓɩ",
    "m": "м",
    "n": "ոη",
    "o": "оο0օσ",
    "p": "рρ",
    "q": "ԛզ",
    "r": "гᴦ",
    "s": "ѕ",
    "t": "тτ",
    "u": "υսʋ",
    "v": "ѵν",
    "w": "ԝѡω",
    "x": "хχ",
    "y": "уγү",
    "z": "ᴢ",
}
_FOLD = str.maketrans({sign: letter for letter, signs in _ALIKE.items() for sign in signs})
_PAIRS = (("rn", "m"), ("vv", "w"))


def checked_handle(text: str) -> str:
    """Return a handle as it is shown, or say what is wrong with it."""
    handle = unicodedata.normalize("NFC", clean_name(text))
    if not SHORTEST <= len(handle) <= LONGEST:
        raise Refusal(422, "handle-length", f"A handle has {SHORTEST} to {LONGEST} signs.")
    if not all(_may_stand(sign) for sign in handle) or not any(sign.isalpha() for sign in handle):
        raise Refusal(422, "handle-signs", "A handle is made of letters, digits, spaces, dots, dashes and apostrophes.")
    return handle


def _may_stand(sign: str) -> bool:
    return sign in _BESIDE_LETTERS or unicodedata.category(sign)[0] in "LM" or sign.isdecimal()


def handle_key(name: str) -> str:
    """Return what all names have in common that look like this one; nothing if it has neither letter nor digit."""
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    folded = "".join(sign for sign in small if sign.isalnum()).translate(_FOLD)
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    return folded


def handle_digest(key: str) -> str:
    """Return by what a handle is remembered that nobody has any more."""
    return sha256(key.encode()).hexdigest()
