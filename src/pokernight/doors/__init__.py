"""Doors for research: every game, and every page of your own, behind the interfaces that research programs know."""
