"""What `groma new-bot` writes: a bot to begin with, and its test."""
