"""What a rule can mean: players, cards, amounts, deeds, conditions and rules, without English and without play."""
