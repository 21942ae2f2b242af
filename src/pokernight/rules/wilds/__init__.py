"""Wild cards: which, when, for whom; and cards that count for nothing."""
