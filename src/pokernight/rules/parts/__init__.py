"""The parts that rules are put together from: who, which cards, which way, what price, when."""
