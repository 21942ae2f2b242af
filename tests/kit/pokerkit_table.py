"""Our hands at PokerKit's table: the same cards and answers."""

from pokerkit import BettingStructure, State

from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, DECK


class OurBets(State):
    """PokerKit's table, where everything is bet that may be bet at ours.

    It takes an all-in of less than a full raise for a raise in some ways and not in others: it counts for the cap, and
    nobody may raise it who has acted. Here it counts for nothing, but with fixed limits half a bet is enough to open
    the betting again, by the rules of card rooms (TDA, "re-opening the bet").
    """

    def verify_completion_betting_or_raising_to(self, amount: int | None = None) -> int:
        """See that it may be bet there too, unless somebody went all in before in this round."""
        all_in = any(bet and not stack for bet, stack in zip(self.bets, self.stacks, strict=True))
        if amount and all_in and self.betting_structure is BettingStructure.FIXED_LIMIT:
            return amount
        return super().verify_completion_betting_or_raising_to(amount)


def pots_together(hand: Hand) -> list[int]:
    """Our chips, with the odd ones as there.

    It puts pots together that the same players win before it shares them, and gives all odd chips to the first.
    """
    chips = hand.table.state.chips[1:]
    won: dict[int, dict[int, int]] = {}
    for event in hand.table.log:
        if isinstance(event, ev.Won):
            won.setdefault(event.pot, {})[event.seat] = event.chips
    together: dict[tuple[int, ...], int] = {}
    for shares in won.values():
        winners = tuple(sorted(shares))
        together[winners] = together.get(winners, 0) + sum(shares.values())
        for seat, share in shares.items():
            chips[seat - 1] -= share
    for winners, amount in together.items():
        each, odd = divmod(amount, len(winners))
        for seat in winners:
            chips[seat - 1] += each + (odd if seat == winners[0] else 0)
    return chips


def follow(hand: Hand, state: State) -> list[int]:
    """Play our hand there, and give the chips in the end."""
    log, seats = hand.table.log, len(hand.stacks)
    dealt = {
        seat: [
            card for e in log if isinstance(e, ev.Moved) and e.source == DECK and e.to.seat == seat for card in e.cards
        ]
        for seat in range(1, seats + 1)
    }
    board = [card for e in log if isinstance(e, ev.Moved) and e.source == DECK and e.to == COMMON for card in e.cards]
    acts = [event for event in log if isinstance(event, ev.Acted)]
    draws = {answer_seat: answer for answer_seat, answer in hand.answers if answer.verb in ("draw", "decline")}
    while state.status:
        if state.can_burn_card():
            state.burn_card("??")
        elif state.can_deal_hole():
            assert state.hole_dealee_index is not None
            state.deal_hole(texts([dealt[state.hole_dealee_index + 1].pop(0)]))
        elif state.can_deal_board():
            count = state.board_dealing_count
            state.deal_board(texts(board[:count]).replace(" ", ""))
            del board[:count]
        elif state.can_stand_pat_or_discard():
            assert state.stand_patter_or_discarder_index is not None
            drawn = draws.get(state.stand_patter_or_discarder_index + 1)
            state.stand_pat_or_discard(texts(drawn.cards).replace(" ", "") if drawn else "")
        elif not acts or state.actor_index != acts[0].seat - 1:
            # It asks the last player with chips to check, where ours sees that there is nobody to bet against.
            assert state.checking_or_calling_amount == 0
            state.check_or_call()
        else:
            act = acts.pop(0)
            match act.action:
                case "fold":
                    state.fold()
                case "check" | "call":
                    state.check_or_call()
                case _:
                    state.complete_bet_or_raise_to(act.total)
    assert not acts
    return list(state.stacks)
