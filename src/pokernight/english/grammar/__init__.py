"""The grammar: phrases for numbers, players, cards, hands, deeds, conditions and rules."""
