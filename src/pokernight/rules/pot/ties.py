"""Who wins of several whose hands are equal."""

from collections.abc import Sequence
from typing import Any

from pokernight.cards import Suit, rank_of, suit_of
from pokernight.language.part import reads, sentence
from pokernight.ranking import card_height
from pokernight.rules.parts.faces import OfSuit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, NO_CARDS, TIE, WHO
from pokernight.rules.plan import best_hand
from pokernight.rules.pot.settling import BreaksTies
from pokernight.rules.rule import Standing
from pokernight.table.table import Table

_SUITS_RANK = "suit <rank|is ranked> [from <high|highest> to <low|lowest>|from best to worst|in order [of]]"
_SPADES_HIGH = "[with] spade [being|is] <high|highest|best>"
_SUITS_RISE = "suit <rank|is ranked> <from <low|lowest> to <high|highest>|from worst to best>"


@sentence("Of equal hands, the one with fewer cards wins", fewer=True)
@sentence("Of equal hands, the one with more cards wins", fewer=False)
@reads(
    f"{TIE} <player|hand|one> with <less|least|fewest> card win",
    f"{TIE} <less|least|fewest> card win",
    "Tie <is broken by|go to|is won by> [<player|hand|one> with] <less|least|fewest> card",
    "<Less|least|fewest> card <win|break> tie",
    fewer=True,
)
@reads(
    f"{TIE} <player|hand|one> with <more|most> card win",
    f"{TIE} <more|most> card win",
    "Tie <is broken by|go to|is won by> [<player|hand|one> with] <more|most> card",
    fewer=False,
)
class CountBreaksTies(BreaksTies):
    """Equal hands are told apart by how many cards they have."""

    fewer: bool

    def left(self, table: Table, seats: Sequence[int]) -> tuple[int, ...]:
        counts = {seat: len(table.state.of_seat(seat)) for seat in seats}
        best = (min if self.fewer else max)(counts.values())
        return tuple(seat for seat in seats if counts[seat] == best)


@sentence(
    "Of equal hands, the one whose highest card is of the better suit wins: {suits}",
    f"{TIE} suit break tie in order [of] {{suits}}",
    "Suit break tie in order [of] {suits}",
    "Tie is broken by suit in order [of] {suits}",
    f"{TIE} suit <decide|break tie|count|win> {{suits}}",
    "Tie is broken by suit {suits}",
    f"{TIE} {_SUITS_RANK} {{suits}}",
    f"[<To break|for [breaking]> tie] {_SUITS_RANK} {{suits}}",
    f"{_SUITS_RANK} {{suits}} <to break|for [breaking]|in [case of]> [a] tie",
    "Suit break tie {suits}",
)
@reads(
    f"{TIE} <high|highest|best> suit win",
    f"{TIE} suit <decide|break tie|count>",
    f"Suit break tie [{_SPADES_HIGH}]",
    f"Tie is broken by <suit [{_SPADES_HIGH}]|high suit|highest suit>",
    "<High|highest> suit <win|break> tie",
    suits=tuple(map(OfSuit, reversed(Suit))),
)
class SuitsBreakTies(BreaksTies):
    """Equal hands are told apart by the suit of their highest card; the suit that is named first is the best."""

    suits: tuple[OfSuit, ...]

    def left(self, table: Table, seats: Sequence[int]) -> tuple[int, ...]:
        places = {seat: self._place(table, seat) for seat in seats}
        best = min(places.values())
        return tuple(seat for seat in seats if places[seat] == best)

    def _place(self, table: Table, seat: int) -> int:
        """The place of the suit of a player's highest card in the order of suits, a suit not named after all others."""
        cards = [card for card in best_hand(table, seat, End.HIGH).cards if rank_of(card)]
        highest = max(map(card_height, cards), default=0)
        held = {suit_of(card) for card in cards if card_height(card) == highest}
        return min((at for at, named in enumerate(self.suits) if named.suit in held), default=len(self.suits))


@reads(
    f"[{TIE}|<to break|for [breaking]> tie] {_SUITS_RISE} {{suits}}",
    f"{_SUITS_RISE} {{suits}} <to break|for [breaking]|in [case of]> [a] tie",
)
class SuitsRise(Standing):
    """The order of the suits, told from the worst."""

    suits: tuple[OfSuit, ...]

    @classmethod
    def said(cls, **fields: Any) -> SuitsBreakTies:
        return SuitsBreakTies(fields["suits"][::-1])


_FROM_BEST = "[with] {first} [being|is] <high|highest|best> [<and|> <then|followed by>] {others}"


@reads(
    f"<Tie is broken by suit|suit break tie|{_SUITS_RANK}> {_FROM_BEST}",
    f"{TIE} suit <decide|break tie|count> {_FROM_BEST}",
)
class SuitsFromBest(Standing):
    """The order of the suits, where the best of them is told before the others."""

    first: OfSuit
    others: tuple[OfSuit, ...]

    @classmethod
    def said(cls, **fields: Any) -> SuitsBreakTies:
        return SuitsBreakTies((fields["first"], *fields["others"]))


@sentence(
    "Of equal hands, the one nearest to the dealer's left wins",
    "[In [case of]|if there is] a tie player <closest|nearest> to <dealer's left|left of dealer> win",
    "Tie <is won by|go to> player <closest|nearest> to <dealer's left|left of dealer>",
)
class NearestWins(BreaksTies):
    """A tie is decided by the seats."""

    def winner(self, table: Table, seats: Sequence[int]) -> int | None:
        return min(seats)


@sentence(
    "Equal hands share",
    "<Tie|tied hand|equal hand> <split|share> pot",
    "[In [case of]|if there is] a tie [for <high|low> [hand]] <pot is split|[tied] player split pot>"
    " [and do not match it]",
    f"{TIE} <[they|<tied|winning|both|all> [player|hand]|player|hand] <split|share> <pot|it> [evenly|equally]"
    "|pot is <split|shared> [evenly|equally] [<between|among> <they|[tied] <player|hand>>]>",
    "<Pot is split|split pot> <in case of|if there is> a tie",
    "If <two|two or more|more than one|several|any|> <player|hand>"
    f" <tie|have <same|equal|identical> hand|{NO_CARDS}> they <split|share> <pot|it>",
)
class TiesShare(Standing):
    """Equal hands share what they have won, which is the custom anyhow."""


_THEY_ALL = "<they|they both|both [of they]|both player|all of they|all|[all] tied player|they all>"
_STAYS = "pot <stay [in|there|on table]|is carried over|carry over|is left>"


@sentence(
    "Equal hands lose",
    "Tie lose",
    "<Tied|equal> hand lose",
    f"{TIE} {_THEY_ALL} [must] <lose|match pot [too]|pay [too]>",
    f"{TIE} no one win [pot|anything]",
    f"{TIE} [{_STAYS} and] <[everyone] redeal|card is redealt|there is a redeal|game is replayed|a new hand is dealt>",
    f"{TIE} {_STAYS}",
    f"If they {IN} and <tie|tied> they [must] <lose|match pot [too]|pay [too]>",
    f"{WHO} [{IN} and] <tie|tied> [must] [too] <lose|match pot [too]|pay [too]>",
)
class TiesLose(BreaksTies):
    """Of several with the best hand nobody wins: the pot stays, and they have lost like all others."""

    def left(self, table: Table, seats: Sequence[int]) -> tuple[int, ...]:
        return ()


@sentence(
    "Who went in and tied pays nothing",
    f"{WHO} {IN} and <tie|tied> <do not <match pot|pay [anything]>|pay nothing>",
    f"If they {IN} and tie they <do not [have to] <match pot|pay [anything]>|pay nothing>",
)
class TieIsFree(Standing):
    """Only who has lost pays for having gone in, which is the custom anyhow."""
