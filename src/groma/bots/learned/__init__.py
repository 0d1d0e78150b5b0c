"""Nets that judge positions. They learn by self-play (`groma.lab`) and are read with numpy, an extra of the package."""
