"""Drawing: cards laid away, and new ones for them."""
