"""Who gets the pot."""

from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.conditions.contained import HolderOf
from pokernight.rules.dealing.sitting_out import COMPARED
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, ONE, THAT_PLAYER, THEY
from pokernight.rules.plan import PLAYED_LOW, contenders
from pokernight.rules.pot.declare import Declare, Ways
from pokernight.rules.pot.guts import TABLE_WON, LosersPay, ManyIn, TableWins
from pokernight.rules.pot.laid_apart import HandInPlace
from pokernight.rules.pot.legs import FirstToWin, LegAlone
from pokernight.rules.pot.open_hands import show_hands
from pokernight.rules.pot.prizes import DeclaredCard, LoneCard, NoneUnmatched, NoSplitCard
from pokernight.rules.pot.settling import (
    NOBODY_WINS,
    AfterPot,
    GivesPot,
    Portion,
    TakesPart,
    award,
    end_deal,
    later,
    no_winner,
    play_again,
    result,
    settle,
    take_part,
    take_pots,
    went_in,
    win_deal,
    winners_of,
)
from pokernight.rules.pot.shares import BestHand, DeclaredHand, HandShare, ShowingHand
from pokernight.rules.pot.undecided import hands_changed
from pokernight.rules.pot.unplayed import beaten, table_wins
from pokernight.rules.repeats.worthwhile import worthwhile
from pokernight.rules.rule import Consequence, Effect, Ending, Remark, Sequel, Share, Standing, Winners
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.wild import Wild
from pokernight.rules.worth.hands import NobodyQualifies
from pokernight.table.frame import Asking, Frame
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table

OVER = "<game|hand> <end|is over>"
"""That the hand is at an end, where somebody has the pot."""

SHOW = (
    f"[Showdown [.] [<among|between> [remaining] player [<who|that> {IN}] [.]]"
    f"|<of|among> [all] <player|those> <who|that> {IN}"
    f"|[all] player [<who|that> {IN}] <compare hand|show their <card|hand>> [and]]"
)
"""How the comparison of hands begins, where anything is said of it."""

_HIGH, _LOW = "<[highest] high|highest|best>", "<[lowest] low|lowest|worst>"

BOTH = f"<{_HIGH} and {_LOW}|{_LOW} and {_HIGH}>"
"""Both ends of the pot in one breath."""


@sentence(
    "Showdown: {first} wins",
    f"{SHOW} {{first}} <win|take|get> [pot|hand|game]",
    f"{SHOW} {{first}} <win|take|get> <other half|rest|remainder> [of pot]",
    f"{SHOW} <pot <go to|is won by>|winner is> {{first}}",
    "[Showdown [.]] pot is split <between|among> {first}",
    "Showdown [.] {first} split pot",
    "Showdown [.] {first}",
    "Showdown [.] {first:Total} <win|take> [pot]",
    "{first:WonInTheEnd}",
    f"{SHOW} {{first:EqualParts}}",
    f"{SHOW} {{first:PartsOfEach}}",
    second=None,
    third=None,
)
@sentence(
    "Showdown: {first} and {second} split the pot",
    f"{SHOW} {{first}} and {{second}} [of player who {IN}] <split|share> <[whole|entire] pot|half [of] pot>"
    " [evenly|equally]",
    f"{SHOW} {{first}} and {{second}} split",
    f"{SHOW} {{first}} and {{second}} [each|both] <win|get|take> half [of] pot",
    f"{SHOW} {{first}} <split|share> pot with {{second}}",
    f"{SHOW} {{first}} <win|get|take> half [of] pot [and] {{second}} <win|get|take> <other half|rest|half> [of pot]",
    f"{SHOW} pot is split [evenly|equally] <between|among> {{first}} and {{second}}",
    f"{SHOW} half [of] pot go to {{first}} and <other half|half|rest> [go] to {{second}}",
    f"{SHOW} {{first:ClosestTo}} and {{second:AlsoClosest}} <split|share> pot",
    f"{SHOW} {{first:Total}} and {{second:Total}} <split|share> pot",
    third=None,
)
@reads(
    f"{SHOW} {BOTH} [hand] <split|share> [whole|entire] pot",
    f"{SHOW} pot is split [evenly|equally] <between|among> {BOTH} [hand]",
    f"{SHOW} split pot between {BOTH} [hand]",
    first=BestHand(End.HIGH),
    second=BestHand(End.LOW),
)
@reads(
    f"{SHOW} {BOTH} hand showing <split|share> pot",
    f"{SHOW} pot is split [evenly|equally] <between|among> {BOTH} hand showing",
    first=ShowingHand(End.HIGH),
    second=ShowingHand(End.LOW),
)
@sentence(
    "Showdown: {first}, {second} and {third} split the pot",
    f"{SHOW} {{first}} {{second}} and {{third}} [each] <<split|share> pot|<win|take|get> <a|one> third [of pot]>",
    f"{SHOW} pot is split [evenly|equally] [three way|in third|into third] [evenly|equally] <between|among>"
    " {first} {second} and {third}",
)
class Showdown(GivesPot):
    """The pot is given away, whole, in halves or in thirds; what a line right after it says of the pot goes first."""

    first: Share
    second: Share | None = None
    third: Share | None = None

    def shares(self, table: Table) -> tuple[Share, ...]:
        """All who share the pot, the high hand before the low one, which gets no odd chip."""
        shares = [share for share in (self.first, self.second, self.third) if share]
        if table.state.notes.get(PLAYED_LOW):
            shares = [share.replace(end=End.LOW) if isinstance(share, HandShare) else share for share in shares]
        elif self._declared(table, shares):
            shares = [_declared_as(share) for share in shares]
        shares += [rule.share for rule in table.standing(TakesPart) if rule.share not in shares]
        shares = [part for share in shares for part in share.parts(table)]
        ends = [getattr(share, "end", None) for share in shares]
        if End.HIGH not in ends:
            return tuple(shares)
        return tuple(sorted(shares, key=lambda share: getattr(share, "end", None) is End.LOW))

    def _declared(self, table: Table, shares: list[Share]) -> bool:
        """Whether the players declare which end of the pot they play for, though it is not said again here."""
        ends = {share.end for share in shares if isinstance(share, BestHand) and share.size is None}
        ends = ends or {share.end for share in shares if isinstance(share, LoneCard)}
        return len(ends) == 2 and _ends_declared(table) and not table.spoken_of(CardsSpeak)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Cards that may be paid for, hands shown, what nobody can win, and the pot; with a look at every event."""
        here = table.course.turns[table.cursor - 1].rules
        if self in here and later(table, Showdown) == table.cursor and not self._beside_legs(table):
            return None
        for stage in (self._ask, self._show, self._tell, self._give, self._give_low):
            if frame.begins(stage.__name__):
                if not table.pot_size() and stage is not self._ask:
                    return None
                stage(table)
                if table.pending:
                    return {}
        if table.pot_size() and not self._waits(table):
            if hands_changed(table):
                frame.notes.clear()
                return self.play(table, frame)
            self._left(table)
        return None

    def _waits(self, table: Table) -> bool:
        """Whether this only tells who wins the deal, and a later line who has won often enough to take the pot."""
        first = (
            rule.first for turn in table.course.turns[table.cursor :] for rule in turn.rules if type(rule) is Showdown
        )
        return any(isinstance(share, FirstToWin) for share in first) and not self._beside_legs(table)

    def _beside_legs(self, table: Table) -> bool:
        """Whether several play for what is in the pot now, for only who goes in alone wins a leg."""
        legs = bool(table.standing(LegAlone)) and not isinstance(self.first, FirstToWin)
        return legs and len(went_in(table)) > 1

    def _ask(self, table: Table) -> None:
        """Whoever holds a card face down that can be wild for a price is asked for it before the hands are shown."""
        for rule in table.standing(Wild):
            rule.ask_at_showdown(table)

    def _show(self, table: Table) -> None:
        if len(contenders(table)) > 1:
            sizes = [getattr(share, "size", None) for share in self.shares(table)]
            show_hands(table, frozenset(size for size in sizes if size) if all(sizes) else frozenset())
        if table.spoken_of(TableWins) and table_wins(table):
            for seat in contenders(table):
                beaten(table, seat)
            table.note(TABLE_WON)
        table.note(SHOWDOWN)

    def _tell(self, table: Table) -> None:
        """Say of each part that nobody wins it."""
        shares = self.shares(table)
        watched = (NobodyQualifies, NoSplitCard, NoneUnmatched)
        if len(contenders(table)) > 1 and any(table.spoken_of(kind) for kind in watched):
            for share, part in zip(shares, winners_of(table, shares, contenders(table)), strict=False):
                if share.unwon and not part.seats:
                    table.note(share.unwon)

    def _give(self, table: Table) -> None:
        shares, seats, pot = self.shares(table), contenders(table), table.pot_size()
        if self._waits(table):
            parts = winners_of(table, shares, seats) if len(seats) > 1 else [Winners(seats)]
            result(table, went_in(table), tuple({seat for part in parts for seat in part.seats}), pot)
            return
        if len(seats) == 1 and table.standing(LegAlone) and not table.spoken_of(FirstToWin):
            result(table, went_in(table), seats, pot)  # a leg is won, and the pot stays
            self._clear(table)
            return
        if len(seats) == 1 and all(share.alone_takes_all for share in shares):
            take_pots(table, seats, "nobody else could win it", others=False)
            winners: tuple[int, ...] = seats
        else:
            winners = award(table, shares)
        if table.cursor < len(table.course.turns):
            result(table, went_in(table), winners, pot)
            self._clear(table)
        self._count(table, seats, winners)
        if table.spoken_of(ManyIn) and later(table, LosersPay) is None:
            table.note(COMPARED, len(seats))
        if table.pot_size() or not winners:
            table.note(no_winner())
            table.note(NOBODY_WINS)
        elif set(seats) <= set(winners) and not worthwhile(table):
            table.jump(len(table.course.turns))

    def _count(self, table: Table, seats: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """Note who has won the deal, where that is counted; it need not have brought the pot."""
        for first in table.spoken_of(FirstToWin):
            winners = first.this_time(table, seats)
        if table.spoken_of(FirstToWin) or any(ending.counts_deals for ending in table.spoken_of(Ending)):
            win_deal(table, winners)

    def _clear(self, table: Table) -> None:
        """Who stayed out of one pot, or was beaten, may be in for the next."""
        if table.state.notes.get("out"):
            table.note("out", ())
        if table.state.notes.get("beaten") and later(table, GivesPot) is not None:
            table.note("beaten", ())

    def _give_low(self, table: Table) -> None:
        if table.state.notes.get(PLAYED_LOW):
            award(table, self.shares(table))

    def _left(self, table: Table) -> None:
        """What becomes of a pot that nobody has won: what comes next decides it, or else it is played for again."""
        if later(table, GivesPot, AfterPot) is not None:
            return
        if any(isinstance(share, HolderOf) for share in self.shares(table)) and award(table, (BestHand(End.HIGH),)):
            return
        play_again(table, for_all=isinstance(self.first, FirstToWin))

    def tally(self, totals: Totals) -> None:
        shares = (self.first, self.second, self.third)
        ends = {share.end for share in shares if isinstance(share, BestHand | DeclaredHand | HandInPlace)}
        if len(ends) == 2:
            spoken = all(isinstance(share, BestHand | HandInPlace) for share in shares if share)
            totals.tags |= {"high-low"} if spoken or totals.declared else set()
        elif ends == {End.LOW} and self.second is None:
            totals.tags.add("lowball")
        elif self.second and isinstance(self.first, HandInPlace):
            totals.tags.add("split-pot")
        tags = {share.tag for share in shares if share and share.tag}
        if self.second and len(ends) == 1 and not tags:
            tags.add("split-pot")  # two hands of one kind, such as a large one and a small one
        totals.tags |= tags if self.second or self.first.several else tags - {"split-pot", "split-card"}


def _declared_as(share: Share) -> Share:
    """A share as it is where the players say for which end of the pot they play."""
    if type(share) is BestHand:
        return DeclaredHand(share.end)
    return DeclaredCard(share.end, share.face) if type(share) is LoneCard else share


def _ends_declared(table: Table) -> bool:
    """Whether the players say which end of the pot they play for."""
    return any(deed.ways is not Ways.IN_OUT for deed in table.spoken_of(Declare))


@sentence("Showdown", "[there is|now comes] a [final] showdown")
class PlainShowdown(Showdown):
    """A comparison of hands of which nothing else is said: the high hand wins, or both ends where they are declared.

    It wins nothing where other rules give away the whole pot, part by part.
    """

    first: Share = BestHand(End.HIGH)

    def shares(self, table: Table) -> tuple[Share, ...]:
        parts = table.standing(TakesPart)
        if sum(rule.portion.fraction for rule in parts) == 1:
            return Showdown(parts[0].share).shares(table)
        if self.second is None and _ends_declared(table):
            return self.replace(second=BestHand(End.LOW)).shares(table)
        return super().shares(table)


@sentence(
    "The cards speak", "<There is|with> no <declaration|declaring>", "Without declaring", "No one declare", "Card speak"
)
class CardsSpeak(Remark):
    """High and low are told by the hands, as usual where nobody declares anything."""

    about = (Showdown,)


@sentence(
    "If a partner folded, the other gets the whole pot", "If a team member folded remaining partner get whole pot"
)
class PartnerTakesAll(Remark):
    """A partner who is still in does not share with one who is not."""

    about = (Showdown,)


@sentence(
    "{share} takes the whole pot",
    "{share} <take|win|get> <<whole|entire> pot|all [of it|of pot]|everything|it all|both half>",
    f"{{share}} <take|win> [whole|entire] pot and {OVER}",
)
@reads("low <take|win|get> <<whole|entire> pot|all [of it|of pot]|everything|it all>", share=BestHand(End.LOW))
@reads("high <take|win|get> <<whole|entire> pot|all [of it|of pot]|everything|it all>", share=BestHand(End.HIGH))
class GoesTo(Effect):
    """The pot goes to somebody after all."""

    share: Share
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seats, pot = contenders(table), table.pot_size()
        for part in settle(table, (self.share,), seats):
            take_pots(table, part.seats, part.why)
            result(table, seats, part.seats, pot)
            end_deal(table)
        return None


@sentence(
    "they take the whole pot",
    f"{THAT_PLAYER} [may] <take|win|get> [whole|entire] pot [and {OVER}]",
    f"{THAT_PLAYER} win [and {OVER}]",
    f"{OVER} and {THAT_PLAYER} <take|win|get> pot",
    f"{THAT_PLAYER} <take|win|get> [whole|entire] pot and there is no redeal",
)
class TheyWin(Effect):
    """The player it happened to gets the pot."""

    gives_pot = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat not in table.state.still_in:
            return None
        pot = table.pot_size()
        take_pots(table, (frame.seat,), "the whole pot")
        result(table, contenders(table), (frame.seat,), pot)
        end_deal(table)
        return None


@reads(f"<win|take|get> [whole|entire] pot [and {OVER}]")
class WinsPot(Sequel):
    """The same of a player that a sentence begins with: "any player with three queens showing wins the pot"."""

    @classmethod
    def said(cls, **_: Any) -> TheyWin:
        return TheyWin()


@sentence("they take {portion}", f"{THAT_PLAYER} <take|win|get> {{portion}} [and <rest|other half> is played for]")
class TheyTakePart(Consequence):
    """The player it happened to gets part of the pot at once; what a card in the hole wins is won at the showdown."""

    portion: Portion
    in_the_open = True
    gives_pot = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat in table.state.still_in:
            take_part(table, frame.seat, self.portion)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("split-pot")


@sentence(
    "Who wins every part takes the whole pot",
    f"If <{THEY}|{ONE}|same player> <win|have> both [half|halve|hand|part]"
    " they <win|take|get> <<whole|entire> pot|all|it all>",
)
class AllParts(Standing):
    """Who wins every part of the pot has all of it, which is the custom anyhow."""
