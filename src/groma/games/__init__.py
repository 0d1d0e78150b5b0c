"""The games, each in its own folder with the same doors.

A game is a folder here whose `__init__.py` defines one kind of `Game`; the name of the folder is that of the game.
`GROMA_GAMES` names further folders with folders of games, separated like those of `PATH`: what lies in
`GROMA_GAMES/toy` is imported as `groma.games.toy` and played like the others.
"""

import os

__path__ += [folder for folder in os.environ.get("GROMA_GAMES", "").split(os.pathsep) if folder]
