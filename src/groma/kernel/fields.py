"""Marks on the fields of a state: what a copy and a file do with them.

A field is one annotated line of its class, from which `make generate` writes slots, copying, saving and loading.
Without a mark a field is copied whole and saved: numbers, texts, lists, dicts, and other classes of the same file.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""Replaced, never changed: copies hold the same object."""
Given = Annotated[T, "given"]
"""The attribute of this name of the game; never changed, never saved."""
Derived = Annotated[T, "derived"]
"""Not saved: `derived_<field>(state)` finds it again when a table is laid."""
Written = Annotated[T, "written"]
"""Saved in a form of its own: as `written_<field>(state)` returns it, and `read_<field>(saved)` reads it."""
Row = Annotated[T, "row"]
"""A class saved as a bare list of its values."""
Lent = Annotated[bool, "lent"]
"""Whether a copy may hold the same lists: true on both sides of a copy, false on a table just laid."""
