"""People with a name of their own: handles, keys, the browsers they are signed in with, and leaving."""
