"""One engine: a game's meaning lowered to a table of whole numbers, and played over one flat record."""
