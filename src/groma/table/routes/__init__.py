"""The calls of the interface, one file for each part of it."""
