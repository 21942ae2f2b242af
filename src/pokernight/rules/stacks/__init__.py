"""Stacks and hands that a player makes of the cards, and turning them up."""
