"""Poker Night: a page of English rules is read, dealt, played and measured."""
