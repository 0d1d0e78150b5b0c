"""The games, each in its own folder with the same doors."""
