"""Giving away the pot: who wins which part of it, and what becomes of a pot that nobody wins."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, ClassVar

from pokernight.language.part import Term, reads, sentence
from pokernight.rules.betting.antes import AnteEachDeal
from pokernight.rules.betting.bet import NoAnte, OneAntes, UsualAnte
from pokernight.rules.parts.price import ANTE
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import contenders
from pokernight.rules.pot.comeback import FoldedComeBack
from pokernight.rules.rule import Event, Hit, Share, Standing, Step, Winners
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import DECK, Lie
from pokernight.table.pots import Pot, halves
from pokernight.table.state import ONCE, WAITING
from pokernight.table.table import Table

MOST_DEALS = 100
"""How often a pot is dealt for before it is shared among those who are left."""

NOBODY_WINS = "nobody wins"

ONE_IN = "only one in"
"""The note that only one player went in, and who."""

OUT_FOR_GOOD = f"{ONCE}out for good"
"""The note of those who come back in no deal."""

WON_DEAL = "won the deal"
"""The note that says who won, deal by deal."""


WINS = "<time|hand|deal|round|leg|game>"
"""What is counted where somebody has to win several times."""


def no_winner(end: End | None = None) -> str:
    """The note that nobody is good enough to win one way, or at all."""
    return f"nobody qualifies for {end.phrases[0]}" if end else "nobody qualifies"


def noted(event: ev.Event, name: str) -> bool:
    """Whether an event is a certain note."""
    return isinstance(event, ev.Noted) and event.name == name


class OnceNoted(Event):
    """Something that the table notes when it comes about."""

    note: ClassVar[str]
    listens = (ev.Noted,)

    def hits(self, table: Table, event: ev.Event) -> Iterable[Hit]:
        return [Hit()] if noted(event, self.note) else []


class Decides(Standing):
    """A rule that gives the whole pot to somebody, whatever else would be shared."""

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        """Who of some seats wins everything, nobody where nobody can; None where the rule has nothing to say."""
        raise NotImplementedError(f"{type(self).__name__} cannot decide.")


class BreaksTies(Standing):
    """A rule that finds fewer winners among several who are equal."""

    def left(self, table: Table, seats: Sequence[int]) -> tuple[int, ...]:
        """Those of some seats who still win: all where nothing tells them apart, nobody where equal hands lose."""
        winner = self.winner(table, seats)
        return (winner,) if winner else tuple(seats)

    def winner(self, table: Table, seats: Sequence[int]) -> int | None:
        """The one of some seats; None where it cannot be found."""
        raise NotImplementedError(f"{type(self).__name__} cannot decide.")


class Portion(Term):
    """How much of the pot."""

    HALF = ("half the pot", "half of the pot", "one half of the pot", "half")
    THIRD = ("a third of the pot", "one third of the pot", "a third", "one third")
    TWO_THIRDS = ("two thirds of the pot", "two thirds")
    THREE_QUARTERS = ("three quarters of the pot", "three quarters")
    QUARTER = (
        "a quarter of the pot", "one quarter of the pot", "a fourth of the pot", "one fourth of the pot", "a quarter",
    )  # fmt: skip

    @property
    def fraction(self) -> Fraction:
        """The same as a number."""
        return {
            Portion.HALF: Fraction(1, 2),
            Portion.THIRD: Fraction(1, 3),
            Portion.TWO_THIRDS: Fraction(2, 3),
            Portion.QUARTER: Fraction(1, 4),
            Portion.THREE_QUARTERS: Fraction(3, 4),
        }[self]


@sentence(
    "{share} wins {portion}",
    "[Showdown [.]] {share} <win|take|get> {portion}",
    "{portion} [go] to {share}",
    f"<If {THEY} have|{THEY} with> {{share:CardShare}} [they] <win|take|get> {{portion}}",
)
@reads(
    f"If {THEY} have {{share:CardShare}} they split pot [with {{_:HandShare}}]",
    "{share:CardShare} split pot",
    portion=Portion.HALF,
)
class TakesPart(Standing):
    """Somebody wins a part of the pot, and the rest goes as the showdown says; all of it where nobody wins the part."""

    share: Share
    portion: Portion

    @classmethod
    def said(cls, **fields: Any) -> "TakesPart | None":
        return None if fields["share"].several else cls(**fields)

    def tally(self, totals: Totals) -> None:
        low = getattr(self.share, "end", None) is End.LOW
        totals.tags.add(self.share.tag or ("high-low" if low else "split-pot"))


class GivesPot(Step):
    """A step in which the pot is given away."""


class Compares(Step):
    """A step in which hands are compared, and the pot stays where it is."""


class AfterPot(Step):
    """A step that comes after the pot was given away, whether somebody won it or not."""


def went_in(table: Table) -> tuple[int, ...]:
    """The seats that are still in and have not stayed out."""
    return tuple(seat for seat in table.state.still_in if seat not in table.state.notes.get("out", ()))


def plays_for(table: Table, seat: int, end: End) -> bool:
    """Whether a player declared one way, or nobody declared anything."""
    said = {seat: word for seat, word in table.state.declared.items() if word in ("high", "low", "both")}
    return not said or said.get(seat) in (end.phrases[0], "both")


def won_before(table: Table, seat: int, *, alone: bool = False) -> int:
    """How many deals a player has won, or went in for alone; the table remembers them from deal to deal."""
    notes = [event for event in table.log if isinstance(event, ev.Noted)]
    if alone:
        return sum(note.name == ONE_IN and note.value == seat for note in notes)
    return sum(note.name == WON_DEAL and seat in note.value for note in notes)


def win_deal(table: Table, seats: Iterable[int]) -> None:
    """Keep in mind who has won a deal, and tell how many each of them has now."""
    table.note(WON_DEAL, tuple(sorted(seats)))
    tell_deals(table, table.state.notes[WON_DEAL])


def tell_deals(table: Table, seats: Iterable[int], *, alone: bool = False) -> None:
    """Tell how many deals those have won now who have just won one, or went in for it alone."""
    for seat in seats:
        table.note(ev.DEALS_WON, (seat, won_before(table, seat, alone=alone), alone))


def award(table: Table, shares: Sequence[Share]) -> tuple[int, ...]:
    """Give each pot to its winners, who are told, or to who is alone in it; what nobody wins stays where it is."""
    pots = table.pots()
    able = contenders(table)
    playing = [[seat for seat in pot.seats if seat in able] for pot in pots]
    won = [settle(table, shares, seats) if seats else [] for seats in playing]
    if not any(won):
        return ()
    for number, (pot, parts) in enumerate(zip(pots, won, strict=True)):
        if parts or len(pot.seats) == 1:
            give(table, number, pot, parts or [Winners(pot.seats, "nobody else could win it")])
    return tuple(sorted({seat for parts in won for part in parts for seat in part.seats}))


def settle(table: Table, shares: Sequence[Share], seats: Sequence[int]) -> list[Winners]:
    """The winners of each part of a pot that somebody wins, with ties broken where a rule does it."""
    found = [part for part in winners_of(table, shares, seats) if part.seats]
    for rule in table.standing(BreaksTies):
        for at, part in enumerate(found):
            if len(part.seats) > 1:
                found[at] = part._replace(seats=rule.left(table, part.seats))
    return [part for part in found if part.seats]


def winners_of(table: Table, shares: Sequence[Share], seats: Sequence[int]) -> list[Winners]:
    """The winners of each part of a pot; who declared both wins both or nothing."""
    for rule in table.standing(Decides):
        decided = rule.winners(table, seats)
        if decided is not None:
            return [decided]
    playing = list(seats)
    portions = {rule.share: rule.portion.fraction for rule in table.standing(TakesPart)}
    while True:
        found: list[Winners] = []
        for share in shares:
            found.append(share.winners(table, playing, found)._replace(portion=portions.get(share)))
        losers = [seat for seat in playing if table.state.declared.get(seat) == "both" and not _all(table, seat, found)]
        if not losers:
            return found
        playing = [seat for seat in playing if seat not in losers]


def _all(table: Table, seat: int, found: list[Winners]) -> bool:
    """Whether a player has won every part."""
    return all(wins(table, seat, part) for part in found)


def wins(table: Table, seat: int, part: Winners) -> bool:
    """Whether a player has won a part, and alone where ties count as losing."""
    return part.seats == (seat,) if table.options.both_ties_lose else seat in part.seats


def give(table: Table, number: int, pot: Pot, parts: Sequence[Winners]) -> None:
    """A pot to its winners, part by part."""
    for part, amount in zip(parts, amounts(pot.amount, parts), strict=True):
        for seat, chips in table.shared(amount, part.seats).items():
            if chips:
                table.do(ev.Won(seat, chips, number, part.why))


def amounts(chips: int, parts: Sequence[Winners]) -> tuple[int, ...]:
    """The chips for each part of a pot: what is said of it, and equal parts of all the rest.

    >>> amounts(10, [Winners((1,)), Winners((2,), portion=Fraction(1, 4)), Winners((3,))])
    (4, 2, 4)
    >>> amounts(10, [Winners((1,), portion=Fraction(2, 3)), Winners((2,), portion=Fraction(1, 3))])
    (7, 3)
    """
    told = [int((part.portion or 0) * chips) for part in parts]
    others = sum(part.portion is None for part in parts)
    if not others:  # what is left of the pot goes to the first
        return (chips - sum(told[1:]), *told[1:])
    if sum(told) >= chips:
        return halves(chips, len(parts))
    rest = iter(halves(chips - sum(told), others))
    return tuple(next(rest) if part.portion is None else own for part, own in zip(parts, told, strict=True))


def take_pots(table: Table, seats: Sequence[int], why: str, *, others: bool = True) -> None:
    """Every pot to some seats, as far as they can win it; else to the others who can, or it stays for these."""
    for number, pot in enumerate(table.pots()):
        able = tuple(seat for seat in seats if seat in pot.seats)
        if not able and (others or len(pot.seats) == 1):
            able = tuple(seat for seat in pot.seats if seat in table.state.still_in)
        if able:
            give(table, number, pot, [Winners(able, why)])


def take_part(table: Table, seat: int, portion: Portion) -> None:
    """Part of every pot that a player can win; the odd chips stay."""
    for number, pot in enumerate(table.pots()):
        chips = int(portion.fraction * pot.amount)
        if seat in pot.seats and chips:
            table.do(ev.Won(seat, chips, number, portion.phrases[1]))


def result(table: Table, seats: Sequence[int], winners: Sequence[int], chips: int) -> None:
    """Note who played for the pot, who won it, and how much it was, for the steps that come after it."""
    table.note("went in", tuple(seats))
    table.note("won", tuple(winners))
    table.note("pot won", chips)


def later(table: Table, *kinds: type[Step]) -> int | None:
    """The next turn, counted from 0 and this one left out, with a step of some kinds; None where there is none."""
    turns = table.course.turns
    found = (at for at in range(table.cursor, len(turns)) if any(isinstance(rule, kinds) for rule in turns[at].rules))
    return next(found, None)


def end_deal(table: Table) -> None:
    """The pot is gone before its time: go on after the step that would have given it away."""
    turns = table.course.turns
    here = table.cursor - 1
    at = here if any(isinstance(rule, GivesPot) for rule in turns[here].rules) else later(table, GivesPot)
    after = later(table, AfterPot) if at is None else at + 1
    table.jump(len(turns) if after is None else after)


def play_again(table: Table, *, for_all: bool = False, antes: bool = False, first: int = 0) -> None:
    """Gather all cards and deal anew for the same pot, to those still in or to everybody, from a certain turn on.

    Whoever can win none of what is left sits out, unless all ante again.
    """
    for seat in table.state.notes.get(WAITING, ()):
        table.do(ev.CameBack(seat))
    deals = table.state.notes.get("deals", 1)
    if deals >= MOST_DEALS:
        take_pots(table, table.state.still_in, "shared after many deals")
        table.jump(len(table.course.turns))
        return
    if for_all or table.standing(FoldedComeBack):
        bring_back(table)
    if table.pot_size() and not antes:
        playing = {seat for pot in table.pots() for seat in pot.seats}
        for seat in table.state.still_in:
            if seat not in playing:
                table.do(ev.Folded(seat))
    table.do(ev.Redealt())
    table.note("deals", deals + 1)
    for place in [place for place, cards in table.state.cards.items() if cards and place != DECK]:
        table.do(ev.Moved(tuple(sorted(table.state.at(place))), place, DECK, Lie.BLIND))
    table.shuffle(table.state.at(DECK))
    if antes or table.standing(AnteEachDeal) or not table.pot_size():
        take_antes(table)
    table.jump(first)


def bring_back(table: Table) -> None:
    """Whoever has folded is in again, but for those who are out for good or have nothing to play with."""
    for seat in sorted(table.state.folded.difference(table.state.notes.get(OUT_FOR_GOOD, ()))):
        if table.state.chips[seat] or any(seat in layer.seats for layer in table.state.paid):
            table.do(ev.CameBack(seat))


class AllBack:
    """Whoever has folded comes back before a payment for a new deal that is for all."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Bring them back; see `Playable`."""
        bring_back(table)
        return None


def take_antes(table: Table) -> None:
    """Antes for a deal, as the game has them."""
    for rule in table.standing(OneAntes):
        rule.pay(table)
    if not table.standing(OneAntes) and not table.standing(NoAnte):
        price = next((rule.price for rule in table.standing(UsualAnte)), ANTE)
        for seat in table.seats_from():
            table.pay(seat, price.chips(table), "ante")
