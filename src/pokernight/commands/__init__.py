"""One file for each command that a player can give."""
