"""The table: a server on which people play, alone, together and against bots."""
