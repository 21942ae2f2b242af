"""Who wins the pot: declarations, in or out, showdowns, shares and ties."""
