"""The five numbers and the tags of a game, as they follow from what its page means."""
