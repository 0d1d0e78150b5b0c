"""Many games at once: bots that learn, which takes numpy, reports on balance, sweeps, reviews, and who works."""
