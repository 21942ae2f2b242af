"""The laws of betting where everybody raises and nobody has many chips."""

import os
from random import Random

import pytest

from pokernight import catalogue
from pokernight.table.choices import Answer, Betting
from pokernight.table.laws import laws_of_money
from pokernight.table.options import Limit, Options
from pokernight.table.raises import Raises

HANDS = int(os.environ.get("HANDS", "100")) * 2


@pytest.mark.parametrize("limit", Limit)
def test_raises_after_short_all_ins_are_lawful(limit: Limit) -> None:
    game = catalogue["Five Card Draw"].game
    for number in range(HANDS):
        chance = Random(f"{limit}/{number}")
        seats = chance.randint(4, game.most_seats)
        stacks = [chance.choice((200, chance.randint(2, 20))) for _ in range(seats)]
        hand = game.deal(seats, number, Options(limit=limit), stacks)
        watched, raises = 0, Raises(hand.stacks, fixed=limit is Limit.FIXED)
        while not hand.ended:
            for event in hand.table.log[watched:]:
                assert list(raises.see(event)) == []
            watched = len(hand.table.log)
            seat, choice = next(iter(hand.asking.items()))
            answer = choice.any(chance)
            if isinstance(choice, Betting) and choice.bets.may_raise:
                low, high = choice.bets.least, min(choice.bets.most, choice.bets.least + 3)
                assert raises.open_to(seat)
                assert low == min(raises.to + raises.size, choice.bets.most)
                if chance.random() < 0.7:
                    answer = Answer("raise" if choice.bets.to else "bet", word=str(chance.randint(low, high)))
            hand.answer(seat, answer)
        assert list(laws_of_money(hand)) == []
