"""Dealing: the deck, who gets which cards, and cards that need not be kept."""
