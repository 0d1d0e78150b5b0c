"""All faults, one after another, and one table of what they did.

python -m tests.faults --kills 1000 --times 20 --inputs 100 --moves 200
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.faults import crowds, inputs, kills, nodes, storage
from tests.faults.outcome import HEAD, Outcome
from tests.table.cluster import running_cluster


def outcomes(folder: Path, cluster: Any, wanted: argparse.Namespace) -> Iterator[Outcome]:
    """Let one fault after another happen; those that take longest come last."""
    yield nodes.node_dies(1)
    yield crowds.sockets(folder, wanted.moves)
    yield crowds.waits(folder, wanted.moves // 4)
    yield storage.clock_jumps(folder, wanted.times)
    yield from storage.on_sqlite(folder, wanted.times)
    yield from storage.on_postgresql(folder, wanted.times, cluster)
    yield inputs.wrong_inputs(folder, wanted.inputs)
    yield kills.on_postgresql(folder, wanted.kills // 2, cluster)
    yield kills.on_sqlite(folder, wanted.kills - wanted.kills // 2)


def main() -> None:
    """Print the table, row by row; a promise that did not hold is an error."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="half of them on PostgreSQL")
    parser.add_argument("--times", type=int, default=20, help="how often each trouble of the database comes")
    parser.add_argument("--inputs", type=int, default=100, help="wrong inputs of each kind")
    parser.add_argument("--moves", type=int, default=100, help="honest moves that are measured")
    wanted = parser.parse_args()
    print(HEAD, flush=True)
    held = []
    with tempfile.TemporaryDirectory() as folder, running_cluster() as cluster:
        for outcome in outcomes(Path(folder), cluster, wanted):
            print(outcome.row(), flush=True)
            held.append(outcome.held)
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
