"""What only the compiler reads, and what it cannot say. This file is never compiled itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Return a class as it is."""
        return lambda made: made


def is_compiled() -> bool:
    """Tell whether the kernel runs as machine code."""
    from groma.kernel import state

    return not str(state.__file__).endswith(".py")


def kind() -> str:
    """Return the word for it."""
    return "compiled" if is_compiled() else "interpreted"


def module_of(kind: type) -> str:
    """Return the name of the module that defines a class; compiled code may not ask a class itself."""
    return kind.__module__
