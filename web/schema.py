"""Print the description of the table's interface, from which `src/wire.ts` is made."""

from __future__ import annotations

import json

from groma.table.app import create_app
from groma.table.settings import Settings

if __name__ == "__main__":
    print(json.dumps(create_app(Settings()).openapi(), indent=1, sort_keys=True))
