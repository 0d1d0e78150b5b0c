"""How stored tables were brought up to date, step by step."""
