"""Many games at once: bots that learn (with numpy), reports on balance, sweeps, reviews, and who does the work."""
