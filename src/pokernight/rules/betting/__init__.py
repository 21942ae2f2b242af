"""Betting and paying: rounds, openers, fees, prices and debts."""
