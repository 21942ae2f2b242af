"""Watches: when something happens, something follows."""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from pokernight.cards import Card, texts
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.act import Act, Prelude
from pokernight.rules.betting.debts import MustForEach, OthersPay, PayPlayer
from pokernight.rules.betting.pay import Fold, Pay
from pokernight.rules.conditions.holdings import HasCard, Holds, OwnIs
from pokernight.rules.conditions.lacking import HasFewer
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.parts.faces import WildCards
from pokernight.rules.parts.flippers import LoneFlip, last_flip
from pokernight.rules.parts.held import personal
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.refs import LastUp, Nth
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.parts.who import KNOCKED, EachPlayer, Shower
from pokernight.rules.passing.passed import ChangesHands
from pokernight.rules.pot.declare import out_is_folded
from pokernight.rules.pot.settling import AllBack
from pokernight.rules.repeats.repeat import ONE_MORE, Repeat
from pokernight.rules.rule import (
    Action,
    Condition,
    Consequence,
    Effect,
    Event,
    Hit,
    Remark,
    Rule,
    Standing,
    Step,
)
from pokernight.rules.totals import Totals
from pokernight.rules.watches.anytime import is_time_to_offer
from pokernight.rules.watches.effects import GAVE_POT, OUT, May, Must, OthersMust, StepFollows
from pokernight.rules.watches.provided import AnyoneDrew, AnyonePat
from pokernight.rules.watches.redeal import Redeal
from pokernight.rules.watches.rising import Shows
from pokernight.rules.wilds.changes import OF_WILD, BecomeWild, OnlyWild, StopBeingWild, WildWhile
from pokernight.rules.wilds.dead import BecomeDead
from pokernight.rules.wilds.naming import UNNAMED, NameWild, just_declined
from pokernight.rules.wilds.undrawn import for_the_undrawn
from pokernight.table import events as ev
from pokernight.table.choices import NOTHING
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards
from pokernight.table.state import ONCE
from pokernight.table.table import Table


class ShowIt:
    """A player shows a card on which something hangs."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Show the card of the frame to everybody; see `Playable`."""
        assert frame.card is not None
        if table.state.where[frame.card].seat in {frame.seat, frame.other} - {0}:
            table.show((frame.card,), table.state.everyone)
        return None


@sentence("a player folds", f"{ANYONE} <fold|drop [out]>", who=None)
@sentence("{who} folds")
class Folds(Event):
    """Somebody is out, or a certain player is."""

    who: Shower | None = None

    listens = (ev.Folded, ev.Declared)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Folded) and (self.who is None or self._was(table, event.seat)):
            yield Hit(event.seat)
        if isinstance(event, ev.Declared) and event.word == "out" and self.who is None and not out_is_folded(table):
            yield Hit(event.seat)  # who drops out stays in the game for the next deal

    def _was(self, table: Table, seat: int) -> bool:
        """Whether the player in question would be this one, had he not folded."""
        before = table.copy()
        before.state.apply(ev.CameBack(seat))
        return self.who is not None and self.who.seat(before) == seat


@sentence("a player knocks", "<someone|anyone|any player|one player|a player|they> <knock|have knocked>")
class Knocks(Event):
    """A player calls the end of drawing."""

    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == KNOCKED:
            yield Hit(event.value)


@sentence("everyone else gets one more turn", f"<each|all|every> other player [then] get {ONE_MORE}")
class LastTurns(Effect):
    """All others go once more, through all lines that are being repeated, and then it is over."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            if "last turns" in table.state.notes:
                return None
            table.note("last turns", frame.seat)
            frame.notes["waiting"] = tuple(seat for seat in table.seats_from(frame.seat + 1) if seat != frame.seat)
        first, end = self._lines(table)
        while frame.notes["waiting"]:
            seat, *rest = frame.notes["waiting"]
            frame.notes["waiting"] = tuple(rest)
            if seat in table.state.still_in:
                for turn in table.course.turns[first:end]:
                    for act in turn.rules:
                        if isinstance(act, Act):
                            table.then(act.action, seat, may=act.may, remarks=turn.remarks)
                return {}
        repeated = any(isinstance(rule, Repeat) for turn in table.course.turns[end : end + 1] for rule in turn.rules)
        table.jump(end + repeated)
        return None

    def _lines(self, table: Table) -> tuple[int, int]:
        """The first of the lines that are repeated, and the one after the last; else only this one."""
        here = table.cursor - 1
        for at, turn in enumerate(table.course.turns[here:], here):
            for rule in turn.rules:
                if isinstance(rule, Repeat):
                    end = at + (turn.rules[0] != rule)  # a line that ends with its own repetition is part of it
                    first = rule.again.start([turn.line for turn in table.course.turns[:end]])
                    if first <= here:
                        return first, end
        return here, here + 1


@sentence("a player says the word '{word}'", f"{ANYONE} say [word] {{word}}")
class Says(Event):
    """A word is heard at the table."""

    word: str

    listens = (ev.Said,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Said) and event.seat not in table.state.folded and self.heard(event.word):
            yield Hit(event.seat)

    def heard(self, said: str) -> bool:
        """Whether the word is among what was said."""
        words = " ".join(re.findall(r"[^\W_]+", said.casefold()))
        return f" {self.word.casefold()} " in f" {words} "


@sentence(
    "If {events:any}, {effects:all}", "<each time|every time|any time|once|after|as soon as> {events:any} {effects:all}"
)
@reads("{events:any} {effects:Sequel}", "{events:Sight} {effects:Sequel}")
class When(Standing):
    """A watch kept all through the hand: the event, then the effect, before anything else goes on."""

    events: tuple[Event, ...]
    effects: tuple[Consequence, ...]

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """What has to be seen by all cannot come of a card that lies face down, and what is a player's own stays so.

        What happens to another player only comes of something in which one had part, and a step that comes of a draw
        has a line of its own.
        """
        events, effects = fields["events"], fields["effects"]
        own = any(isinstance(effect, StopBeingWild) and personal(effect) for effect in effects)
        hidden = any(event.shown for event in events) and any(effect.in_the_open for effect in effects)
        alone = any(effect.of_two for effect in effects) and not all(event.of_two for event in events)
        early = any(event.of_drawing for event in events) and any(isinstance(one, StepFollows) for one in effects)
        effects = _dealt_together(map(_for_its_owner, effects))
        return None if own or hidden or alone or early else for_the_undrawn(events, effects) or cls(events, effects)

    @property
    def listens(self) -> tuple[type, ...]:
        if not all(event.listens for event in self.events):
            return ()
        kinds = tuple(kind for event in self.events for kind in event.listens)
        return (*kinds, ev.Began) if self._lasts else kinds

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        if self._lasts and is_time_to_offer(table, event) and not just_declined(table):
            waiting = [seat for seat in table.state.notes.get(UNNAMED, ()) if seat in table.state.still_in]
            yield from (Frame(effect, seat=seat) for seat in waiting for effect in self.effects)
        if self._hands_over and ev.handed_over(event):
            return  # a card that has to be handed on comes to rest with whoever gets it
        for watched in self.events:
            for hit in watched.hits(table, event):
                if watched.shown and hit.card is not None:
                    yield Frame(ShowIt(), seat=hit.seat, card=hit.card, other=hit.other)
                on_table = hit.card is not None and hit.seat == 0
                effects = sorted(self.effects, key=lambda effect: isinstance(effect, Redeal))  # nothing follows one
                gives = any(isinstance(effect, StepFollows) and effect.gives_pot for effect in effects)
                if self._all_pay_again:
                    yield Frame(AllBack())
                for effect in effects:
                    if effect.of_table or not on_table:
                        last = effect is effects[-1]
                        notes = {OUT: hit.seat in table.state.folded, GAVE_POT: gives and last, OF_WILD: self._of_wild}
                        yield Frame(effect, seat=hit.seat, card=hit.card, other=hit.other, notes=notes)

    @cached_property
    def _hands_over(self) -> bool:
        """Whether somebody has to give cards to another for something that is no such gift itself."""
        given = any(isinstance(event, ChangesHands) for event in self.events)
        parts = (part for effect in self.effects for part in effect.walk())
        return not given and any(isinstance(part, Action | Consequence) and part.hands_over for part in parts)

    @cached_property
    def _all_pay_again(self) -> bool:
        """Whether something is paid for a new deal to all, so that who has folded pays as well."""
        paid = any(isinstance(part, Pay) for effect in self.effects for part in effect.walk())
        return paid and any(isinstance(effect, Redeal) and effect.for_all for effect in self.effects)

    @cached_property
    def _lasts(self) -> bool:
        """Whether a hand that was shown once gives the right to name what is wild, then or later."""
        names = all(isinstance(effect, May) and isinstance(effect.action, NameWild) for effect in self.effects)
        return names and all(isinstance(event, Shows) for event in self.events)

    @cached_property
    def _of_wild(self) -> bool:
        """Whether it is wild cards that are watched for."""
        return any(isinstance(part, WildCards) for event in self.events for part in event.walk())

    def tally(self, totals: Totals) -> None:
        chances = sum(event.chances(totals) for event in self.events)
        undecided = all(event.undecided for event in self.events)
        for effect in self.effects:
            if undecided and isinstance(effect, Redeal):  # to play on for a pot that nobody won is no redeal
                totals.tags.update(event.tag for event in self.events if event.tag)
                effect.count(totals)
            else:
                effect.tally(totals, chances)


def _dealt_together(effects: Iterable[Consequence]) -> tuple[Consequence, ...]:
    """Deals that come one right after the other, as one: "deal one up and one down" says it but once."""
    together: list[Consequence] = []
    for effect in effects:
        match together[-1:], effect:
            case [StepFollows(step=Deal(batches=first))], StepFollows(step=Deal(batches=more)):
                together[-1] = StepFollows(Deal((*first, *more)))
            case _:
                together.append(effect)
    return tuple(together)


def _for_its_owner(effect: Consequence) -> Consequence:
    """What is wild or dead by a card of "yours", or paid to "the other" by all others, as for the one it is about."""
    match effect:
        case BecomeWild(own=False, old=()) | BecomeDead(own=False) if personal(effect):
            return effect.replace(own=True)
        case OthersMust(action=PayPlayer(price=price, to=None)):
            return OthersPay(price)
    return effect


@reads("If {events:any} {pay} and {effect}")
@reads("If {events:any} {pay}", effect=None)
class AllPayWhen(Standing):
    """A payment that nobody is told to make by name: all make it, where nothing has happened to one of them."""

    events: tuple[Event, ...]
    pay: Pay
    effect: Redeal | None = None

    @classmethod
    def said(cls, **fields: Any) -> When | None:
        follows = StepFollows(Act(EachPlayer(), fields["pay"]))
        effects = (follows, fields["effect"]) if fields["effect"] else (follows,)
        return When(fields["events"], effects) if all(event.undecided for event in fields["events"]) else None


@reads(
    "<They|each player|a player|everyone|player> <must have|need> [at least] {condition:Needed} to <stay|remain> [in]"
    " [hand|game]",
    effect=Must(Fold()),
)
@sentence(
    "If {condition}, {effect}", "{condition} {effect}", "<once|as soon as> {condition} {effect}", at_showdown=False
)
@reads("{condition:HavingAtLast} {effect:Sequel}", at_showdown=False)
@sentence(
    "If {condition} at the showdown, {effect}",
    "[If] {condition} <<at|before> showdown|at end [of <hand|game>]> {effect}",
    "<At|before> showdown if {condition} {effect}",
    at_showdown=True,
)
class Check(Step):
    """A look at how things stand when the step is reached, and what follows."""

    condition: Condition
    effect: Effect
    at_showdown: bool = False

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """What comes of how many cards a player draws is watched for, and what is wild by one's own cards is one's own.

        Where it is not said whose it is, it may be everybody's; and which hand a player has is not known before it is
        known what is wild.
        """
        condition, effect = fields["condition"], fields["effect"]
        circular = isinstance(effect, OnlyWild) and any(isinstance(part, WildCards) for part in condition.walk())
        if circular:
            return None
        if isinstance(effect, OnlyWild) and not condition.of_table:
            kinds = HasCard | HasFewer | Holds | OwnIs if effect.own else Holds | OwnIs
            return cls(**{**fields, "effect": effect.replace(own=True)}) if isinstance(condition, kinds) else None
        watched = isinstance(condition, AnyonePat) or (isinstance(condition, AnyoneDrew) and condition.count)
        return None if watched else cls(**fields)

    @cached_property
    def lasting(self) -> Rule:
        """The same for good: what is wild is so as long as things stand that way, and not from a look at them on."""
        if isinstance(self.effect, OnlyWild):
            return WildWhile(self.condition, self.effect)
        return self

    @cached_property
    def at_the_end(self) -> bool:
        """Whether it speaks of the last card of all, or gives away the pot for cards that are shown at the end."""
        if self.at_showdown or self.condition.of_all or (self.condition.hidden and self.effect.gives_pot):
            return True
        return any(isinstance(part, LastUp) or getattr(part, "nth", None) is Nth.LAST for part in self.condition.walk())

    def due(self, table: Table) -> list[Frame]:
        """What follows now for each player of whom it is so, or for the table; nothing where it holds anyhow."""
        if self.lasting is not self:
            return []
        seats = (0,) if self.condition.of_table else table.seats_from()
        hit = [seat for seat in seats if self.condition.holds(table, seat)]
        if self.effect == Must(Fold()) and len(hit) == len(table.state.still_in) > 1:
            return [Frame(Redeal())]  # nobody is left to win, so that the pot is played for again
        return [Frame(self.effect, seat=seat, card=card) for seat in hit for card in self._cards(table, seat)]

    def _cards(self, table: Table, seat: int) -> Sequence[Card | None]:
        """The cards with which something follows: each that is so, where "it" is spoken of, or else the first."""
        found = self.condition.found(table, seat)
        return (found if self._of_it else found[:1]) or (None,)

    @cached_property
    def _of_it(self) -> bool:
        return any(isinstance(part, MustForEach) or (isinstance(part, Pick) and part.it) for part in self.effect.walk())

    def play(self, table: Table, frame: Frame) -> Asking | None:
        for due in self.due(table):
            table.then(due.rule, due.seat, card=due.card, remarks=frame.remarks)
        return None

    def tally(self, totals: Totals) -> None:
        self.effect.tally(totals, 1)


@sentence(
    "Several at once go in turn from the dealer's left",
    "In [case of] multiple {_:CardSet} in same round start with player to left of <deal|dealer> and go around",
)
class InOrder(Remark):
    """Players to whom it happens together go in turn."""

    about = (When, Check)


HAS_CANCELLED = f"{ONCE}cancelled"


@sentence(
    "Once a game, each player may cancel a card of the flip, or another player's cancelling",
    "Once per game each player may cancel any card for determining match or fold or any player cancelation",
)
class CancelOnce(Prelude):
    """A card taken out of the comparison; to name one that was taken out puts it back.

    The players are asked in turn, and again after each cancelling, until nobody wants to cancel anything more.
    """

    about = (LoneFlip,)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            table.note("cancelled", ())
            frame.notes["waiting"] = self._able(table, table.seats_from())
        for seat, answer in frame.answers.items():
            if answer.cards:
                table.note(HAS_CANCELLED, (*table.state.notes.get(HAS_CANCELLED, ()), seat))
                before = {*table.state.notes["cancelled"]}
                what = "undo the cancelling of" if before.issuperset(answer.cards) else answer.verb
                table.note("cancelled", tuple(sorted({*answer.cards} ^ before)))
                table.do(ev.Answered(seat, f"{what} {texts(answer.cards)}"))
                frame.notes["waiting"] = self._able(table, table.seats_from(seat + 1))
        frame.answers.clear()
        cards = tuple(sorted(last_flip(table)))
        while cards and frame.notes["waiting"]:
            seat, *rest = frame.notes["waiting"]
            frame.notes["waiting"] = tuple(rest)
            prompt = "Cancel a card of the flip, or undo a cancelling by naming its card, once in the game?"
            return {seat: Cards(prompt, NOTHING, "cancel", cards, 1, 1, may_decline=True)}
        return None

    def _able(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of some seats that have not cancelled anything yet."""
        return tuple(seat for seat in seats if seat not in table.state.notes.get(HAS_CANCELLED, ()))
