"""Bots that learn: games of self-play on file, nets trained on them, and the ladder of all nets. It needs numpy."""
