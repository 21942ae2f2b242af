"""Naming a rank: what it means is for other rules to say, or that it is wild."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from pokernight.cards import Rank, Suit, rank_of
from pokernight.language.part import sentence
from pokernight.ranking import Except, WildFaces
from pokernight.ranking import Wild as Rule
from pokernight.rules.parts.called_ranks import called
from pokernight.rules.parts.faces import OfRank, OfSuit
from pokernight.rules.plan import WILD_CHANGES, plan_for
from pokernight.rules.rule import Deed, Plain
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Change, change_wild
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words
from pokernight.table.frame import Frame
from pokernight.table.places import DISCARDS, Lie
from pokernight.table.table import Table

NAME = "<name|choose|pick|select|declare|call|say>"
"""To say which card it shall be."""


@sentence("name~s a rank", f"{NAME} <a|one|any> rank", word=None)
@sentence("name~s the {word} rank", f"{NAME} <one|a> rank <to is|as|for> {{word}} rank", f"{NAME} {{word}} rank")
class NameRank(Deed):
    """A rank that the rest of the rules speak of, sometimes by a word."""

    word: str | None = None

    @classmethod
    def said(cls, **fields: Any) -> "NameRank | None":
        return None if fields["word"] in ("a", "one", "any", "wild") else cls(**fields)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return which_one(f"Name {f'the {self.word}' if self.word else 'a'} rank.", tuple(Rank), frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.word:
            name_rank(table, frame.seat, Rank[answer.word.upper()])
            if self.word:
                table.note(called(self.word), Rank[answer.word.upper()])


UNNAMED = "may still name what is wild"
"""The note of who could have named what is wild, and has not."""


@sentence(
    "name~s the rank that is wild, in place of any named before",
    f"{NAME} <what [rank|card]|which <rank|card>> is wild [when they flip it over]",
    f"{NAME} <a|one|any|> [new] <wild rank|wild card|<rank|card> [to is|<that|which> is|as] wild>"
    " [for everyone|for all hand|before <dealing|deal>]",
    own=False,
    suit=False,
)
@sentence(
    "name~s the suit that is wild, in place of any named before",
    f"{NAME} <what|which> suit is wild [when they flip it over]",
    f"{NAME} <a|one|any|> [new] <wild suit|suit [to is|that is|as] wild> [for everyone|for all hand]",
    own=False,
    suit=True,
)
@sentence(
    "name~s the rank that is wild for them, in place of any that they named before",
    f"{NAME} <what|which> <rank|card> is wild for they",
    f"{NAME} <a|one|any|> <wild rank|wild card|<rank|card> [to is|that is|as] wild> <for|in> <they|their [own] hand>",
    f"{NAME} their own wild <rank|card>",
    own=True,
    suit=False,
)
class NameWild(Deed):
    """A rank or suit of the player's choice becomes wild, for all or for him alone, in place of one named before."""

    own: bool = False
    suit: bool = False

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self.suit:
            return which_one("Name the suit that is wild.", tuple(Suit), frame)
        return which_one("Name the rank that is wild.", tuple(Rank), frame)

    def open(self, table: Table) -> None:
        """Players who are to name ranks one after the other do not take each other's place."""
        table.note("naming together", table.cursor)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        waiting = {*table.state.notes.get(UNNAMED, ())}
        if (frame.seat in waiting) is bool(answer.word):
            table.note(UNNAMED, tuple(sorted(waiting ^ {frame.seat})))
        if not answer.word:
            return
        seat = frame.seat if self.own else 0
        changes = table.state.notes.get(WILD_CHANGES, ())
        beside = table.cursor if table.state.notes.get("naming together") == table.cursor else None
        kept = (change for change in changes if change.named in (None, beside) or change.seat != seat)
        table.note(WILD_CHANGES, (*kept, Change(self._named(table, frame, answer), seat=seat, named=table.cursor)))

    def _named(self, table: Table, frame: Frame, answer: Answer) -> OfRank | OfSuit:
        """The cards of what was named; of a rank it is kept in mind."""
        if self.suit:
            return OfSuit(next(suit for suit in Suit if suit.word == answer.word))
        name_rank(table, frame.seat, Rank[answer.word.upper()])
        return OfRank(Rank[answer.word.upper()])

    def tally(self, totals: Totals, times: int | None) -> None:
        many = 13 if self.suit else 4
        totals.wilds.append(lambda totals, players: many * totals.decks * (players if times is None else 1))
        totals.tags.add("wilds")


@sentence(
    "end~s one wild rank: the top card of the deck is turned up, and its rank is wild instead",
    "pick a wild card which cease to is wild. Flip top card off deck. All card of same rank is now wild",
)
class ReplaceWild(Deed):
    """One rank stops being wild, and chance names another; the card that tells it is laid away."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(wild_ranks(table, frame.seat)) and table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        ranks = wild_ranks(table, frame.seat)
        return which_one("Which rank shall be wild no longer?", ranks, frame) if frame.may or len(ranks) > 1 else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        old = Rank[answer.word.upper()] if answer.word else wild_ranks(table, frame.seat)[0]
        card = table.deal_to(DISCARDS, Lie.UP)
        new = rank_of(card) if card is not None else None
        change_wild(table, Change(OfRank(old), wild=False), *([Change(OfRank(new))] if new else []))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("wilds")


@sentence("make~s that rank wild", "<declare|make|call> that rank [to is] wild [for everyone]")
class MakeRankWild(Plain):
    """The rank in question becomes wild for all."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return frame.card is not None and rank_of(frame.card) is not None

    def do(self, table: Table, frame: Frame) -> None:
        rank = rank_of(frame.card) if frame.card is not None else None
        if rank is not None:
            change_wild(table, Change(OfRank(rank)))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.wilds.append(lambda totals, players: 4 * totals.decks * (times or players))
        totals.tags.add("wilds")


def just_declined(table: Table) -> bool:
    """Whether nobody has bet, and no card has come, since somebody would not name what is wild."""
    since = takewhile(lambda past: not (isinstance(past, ev.Noted) and past.name == UNNAMED), reversed(table.log))
    return not any(isinstance(past, (ev.Acted, *ev.OF_CARDS)) for past in since)


def which_one(prompt: str, ones: Sequence[Rank | Suit], frame: Frame) -> Choice:
    """The question for a rank or a suit."""
    words = tuple(one.word for one in ones)
    default = NOTHING if frame.may else Answer("choose", word=words[0])
    return Words(prompt, default, "choose", words, may_decline=frame.may)


def name_rank(table: Table, seat: int, rank: Rank) -> None:
    """Keep in mind the rank that a player has named last, with those of others."""
    named = {**dict(table.state.notes.get("named by", ())), seat: rank}
    table.note("named by", tuple(sorted(named.items())))
    table.note("named ranks", tuple(sorted(set(named.values()))))


def wild_ranks(table: Table, seat: int) -> tuple[Rank, ...]:
    """The ranks that are wild for a player, as far as everybody can tell."""
    faces = {face for rule in plan_for(table, seat, showing=True).wild for face in _wild_faces(rule)}
    return tuple(sorted({rank for face in faces if (rank := rank_of(face)) is not None}))


def _wild_faces(rule: Rule) -> frozenset[int]:
    if isinstance(rule, Except):
        return _wild_faces(rule.rule) - rule.tame
    return rule.faces if isinstance(rule, WildFaces) else frozenset()
