"""PokerKit deals and plays its games by chance; our table plays the same hands, and every stack comes out the same.

Where it does otherwise than card rooms do, a history is played its way, by options of the table, and our own customs
are tested elsewhere:

- In what it calls fixed-limit Omaha one may bet the pot. The code of the format says fixed limit, and so it is played.
- An all-in of less than a full bet counts as a bet or a raise there: it may be raised by who has checked, by a full bet
  more, and it completes a bring-in. By custom it does not, but half a bet is enough with fixed limits (TDA, "re-opening
  the bet").
- Where a blind is short, the call is what was posted. By custom it is the full blind.
- All odd chips of a pot, and of pots that the same players win, go to one player. By custom they go one at a time.
- Half of a side pot goes to a low hand there even where nobody in that pot has one, if somebody in another has. Each
  pot goes by itself, and such hands are not compared.
- The discards of the draw that is being played come back when the deck runs out. Here they stay out of it, and such
  hands are not dealt.
"""

import os
import random
import warnings
from collections.abc import Callable, Iterator

import pytest
from pokerkit import Automation, BettingStructure, FixedLimitOmahaHoldemHighLowSplitEightOrBetter, Poker, State
from pokerkit.notation import HandHistory

from pokernight.histories.history import read_histories
from pokernight.histories.replaying import replay
from pokernight.histories.variants import VARIANTS
from pokernight.table import events as ev
from pokernight.table.hand import Hand

HANDS = max(300, int(os.environ.get("HANDS", "100")))
AUTOMATIC = tuple(step for step in Automation if step is not Automation.RUNOUT_COUNT_SELECTION)
STUD = ("F7S", "F7S/8", "FR")
Amounts = tuple[int, ...] | dict[int, int] | int
SEATS = {"F2L3D": 3, "FB": 3, "N2L1D": 5, **dict.fromkeys(STUD, 7)}
"""So many that the deck does not run out."""


@pytest.fixture(autouse=True)
def as_in_card_rooms(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    omaha = FixedLimitOmahaHoldemHighLowSplitEightOrBetter
    monkeypatch.setattr(omaha, "betting_structure", BettingStructure.FIXED_LIMIT)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def a_game(code: str, chance: random.Random, seats: int) -> Poker:
    """A game with some stakes: antes of all, of the big blind or of nobody, and sometimes a straddle."""
    bet = chance.choice((2, 2, 10, 25))
    kind = chance.random()
    everybody = (chance.choice((1, bet // 2)),) * seats
    antes: Amounts = everybody if kind < 0.4 else {1: bet} if kind < 0.6 else 0
    trims = antes == everybody and chance.random() < 0.7
    blinds: Amounts = (bet // 2, bet, 2 * bet) if seats > 2 and chance.random() < 0.3 else (bet // 2, bet)
    sizes = (bet, 2 * bet) if code[0] == "F" else (bet,)
    if code in STUD:
        antes, trims, blinds = chance.randint(1, 2), True, max(1, bet // 4)
    elif code == "NS":
        antes, blinds = bet // 2, {-1: bet}
    elif code[0] == "F":
        blinds = (bet // 2, bet)
    make: Callable[..., Poker] = HandHistory.game_types[code]
    return make(AUTOMATIC, trims, antes, blinds, *sizes)


def played(code: str, number: int) -> str:
    """A hand that PokerKit played by chance, written down, with stacks from one chip to two hundred big bets."""
    chance = random.Random(f"{code}/{number}")
    random.seed(f"{code}/{number}")  # for its own shuffle
    seats = chance.randint(2, SEATS.get(code, 9))
    game = a_game(code, chance, seats)
    bet = game.streets[0].min_completion_betting_or_raising_amount
    sizes = (chance.randint(1, bet), chance.randint(1, 3 * bet), 20 * bet, chance.randint(1, 200) * bet, 200 * bet)
    state = game([chance.choice(sizes) for _ in range(seats)], seats)
    while state.status:
        if state.can_stand_pat_or_discard():
            assert state.stand_patter_or_discarder_index is not None
            held = list(state.hole_cards[state.stand_patter_or_discarder_index])
            state.stand_pat_or_discard(tuple(chance.sample(held, min(len(held), chance.choice((0, 1, 1, 2, 3))))))
        elif state.can_post_bring_in() and (chance.random() < 0.8 or cannot_complete(state)):
            state.post_bring_in()
        elif chance.random() < 0.3 and state.can_complete_bet_or_raise_to():
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            assert least is not None
            assert most is not None
            state.complete_bet_or_raise_to(chance.choice((least, least, most, chance.randint(least, most))))
        elif state.can_fold() and chance.random() < 0.15:
            state.fold()
        elif state.can_check_or_call():
            state.check_or_call()
        else:
            state.post_bring_in()
    history = HandHistory.from_game_state(
        game, state, ante_trimming_status=game.ante_trimming_status, finishing_stacks=list(state.stacks)
    )
    return history.dumps()


def low_in_some_pots(hand: Hand) -> bool:
    """Whether high and low have split some pots and not others."""
    won = [event for event in hand.table.log if isinstance(event, ev.Won)]
    split = {event.pot for event in won if event.why.startswith("low")}
    high = {event.pot for event in won if event.why.startswith("high")}
    return bool(split) and bool(high - split)


def cannot_complete(state: State) -> bool:
    """Whether the opener has no more chips than the bring-in takes."""
    assert state.actor_index is not None
    return state.stacks[state.actor_index] <= state.bring_in


@pytest.mark.parametrize("code", VARIANTS)
def test_every_stack_comes_out_the_same(code: str) -> None:
    compared = 0
    for number in range(HANDS):
        written = played(code, number)
        (history,) = read_histories(written.encode())
        again = replay(history)
        if low_in_some_pots(again.hand):
            continue
        compared += 1
        assert (again.wrong, again.rake, again.checked) == ("", 0, True), f"hand {number} of {code}\n{written}"
    assert compared > HANDS / 2
