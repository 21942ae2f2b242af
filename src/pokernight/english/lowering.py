"""Bringing sentences that mean the same to one form."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise, takewhile, zip_longest
from typing import Any, TypeGuard

from pokernight.cards import Rank
from pokernight.english.grammar.actions import AS_USUAL
from pokernight.english.grammar.afterthoughts import (
    EitherWay,
    Follows,
    Instead,
    NeedNot,
    Otherwise,
    SaysMore,
    WithAnAce,
    in_place_of,
    said_of,
)
from pokernight.english.grammar.betting import NO_BETTING, checks
from pokernight.english.grammar.blinds import sized
from pokernight.english.grammar.cards import EVERYONES, THAT_CARD, WHOSEVER
from pokernight.english.grammar.conditions import ALL_TURNED, NEVER_BEST
from pokernight.english.grammar.dealing import HELD_UP
from pokernight.english.grammar.deeds import (
    ALL_DEALT_IN,
    DEALERS,
    STANDS_PAT,
    TOP_OF_DECK,
    at_a_price,
    paid_for,
)
from pokernight.english.grammar.draws import EACH_DRAW
from pokernight.english.grammar.exceptions import except_by_some, sparing
from pokernight.english.grammar.guts import ALONE_ENDS, THOSE_IN
from pokernight.english.grammar.last_card import last_either_way
from pokernight.english.grammar.layouts import NextLine, SizedLine, laid_out, spots
from pokernight.english.grammar.legs import NO_LEG
from pokernight.english.grammar.lessons import LAST_LEFT
from pokernight.english.grammar.lives import BROKE
from pokernight.english.grammar.making import OWN
from pokernight.english.grammar.marks import (
    AfterEach,
    Again,
    Before,
    BetsAt,
    Blind,
    Counted,
    Counting,
    EachLine,
    FaceUnsaid,
    Freezes,
    Frozen,
    Goal,
    LastCard,
    LostAll,
    MatesToo,
    Moment,
    Numbered,
    Onward,
    ShownBy,
    TwoSizes,
)
from pokernight.english.grammar.players import UNSAID, That
from pokernight.english.grammar.remarks import NO_LOW, UNSEEN
from pokernight.english.grammar.shortage import SHARED
from pokernight.english.grammar.ties import SPLIT
from pokernight.english.grammar.wilds import named
from pokernight.meaning.cards import (
    ANY_CARD,
    YOUR_HAND,
    Anywhere,
    Board,
    Cards,
    Deck,
    Discards,
    Face,
    Hand,
    Hands,
    OfRank,
    OfSuit,
    RankLike,
    Stack,
    TableCards,
    Which,
    WildCard,
)
from pokernight.meaning.deeds import Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.hands import BestCard, BestHand, Compare, LegsWin, MostCards, Qualifier, Share, Showdown, Uses
from pokernight.meaning.layouts import AtSpot, Figure, InLine, LaidIn, Spot
from pokernight.meaning.numbers import ALL_CHIPS, ONE, Amount, Quantity, Unit, all_but, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    YOURSELF,
    Dealer,
    End,
    Everyone,
    First,
    Flipped,
    Latest,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Showing,
    Side,
    Such,
    You,
)
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    AddUp,
    Alike,
    All,
    AllFaceUp,
    Ante,
    AnyOf,
    AreOf,
    BecomeWild,
    Bets,
    BetSizes,
    Betting,
    Broke,
    DeckOf,
    DeckRunsOut,
    Declined,
    Do,
    FewerWilds,
    Happens,
    Has,
    HasHand,
    Hidden,
    Holds,
    If,
    Limits,
    Line,
    NobodyWants,
    Not,
    NowWild,
    OneOf,
    Opener,
    Openers,
    Qualifies,
    Remark,
    Repeat,
    Reshuffles,
    ShowsBest,
    StillIn,
    Tied,
    Using,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Kind, Rule, Standing, rebuilt


@dataclass(frozen=True)
class Laid:
    """The community cards so far: how many lie face up, and how many face down."""

    up: int = 0
    down: int = 0
    table: int = 0
    """How many cards lie face down on the table that nobody shares."""
    figure: Figure | None = None
    """The figure that they lie in, where the page says so."""


NO_BOARD = Laid()
ANYONE = Players(Quantifier.ANY, Everyone())
ANY_ONE_OF_YOU = (YOU, EACH_PLAYER, ANYONE)
"""Each player for himself, however he is named."""
FIRST_SEAT = Neighbor(Dealer(), Side.LEFT)
NEXT_PLAYER = Players(Quantifier.THE, Neighbor(YOURSELF, Side.LEFT))
HALF = Fraction(1, 2)
ON_TOP = Cards(ONE, which=Which.TOP)


NOBODY_HAS_IT = Holds(Players(Quantifier.NO, Everyone()), Has(THAT_CARD))


def lowered(line: Line) -> Line:
    """A line with every part in its one form."""
    found: list[Any] = []
    for rule in line.rules:
        made = _rule(_of_that_hand(found[-1], _everywhere(rule)) if found else _everywhere(rule), inside=False)
        made = _others_lost(_one_or_the_other(made))
        if _settles(made) and found and found[-1] == Showdown(()):
            del found[-1]
        if isinstance(made, Showdown) and found and found[-1] in (Showdown(()), Compare()):
            found[-1] = made
        elif isinstance(made, Showdown) and found and _compares(found[-1]):
            found[-1] = replace(found[-1], then=(made,))
        elif (last := _last_but_remarks(found)) is not None and (whole := dealt_anew(found[last], made)):
            found[last] = whole
        elif _is_redeal(made) and not made.deed.then:
            if (last := _thrown_in(found)) is not None:
                del found[last]
            found.append(_for_all_who_ante(made, found))
        elif found and found[-1] == made and (isinstance(made, Remark) or made == HELD_UP):
            continue  # said twice
        elif isinstance(made, Do) and (out := _taken_out(made.deed)):
            found.append(DeckOf(without=out))
        elif needed := _needed_to_win(made):
            found += needed
        elif isinstance(made, Showdown) and found and _halves(found[-1], made):
            found[-1] = Showdown((Share(found[-1].shares[0].prize), Share(made.shares[0].prize)))
        elif made == Bets() and found and isinstance(found[-1], Bets) and found[-1].forced:
            continue  # the round that the bring-in has begun
        elif isinstance(made, Bets) and made.forced and found and found[-1] == Bets(made.opener):
            found[-1] = made  # whoever opens the round has to
        elif isinstance(made, Bets) and made.opener and found and found[-1] == Bets():
            found = [made if one == Bets() else one for one in found]
        elif isinstance(made, Bets) and found and (betting := _bet_so(found[-1], made)):
            found[-1] = betting
        elif isinstance(made, Opener) and found and isinstance(found[-1], Do) and found[-1].deed.verb is Verb.DEAL:
            found += [Bets(made.who), made]  # who bets first on what was just dealt
        elif found and isinstance(found[-1], LegsWin) and isinstance(made, Do) and made.deed.verb is Verb.END:
            continue  # the pot is won, and there is nothing left to play for
        elif isinstance(made, Moment) and found and isinstance(found[-1], Remark):
            found.insert(-1, made)  # what changes nothing comes at no time
        elif found and _laid(found[-1]) and _all_turned_up(made):
            continue  # what is laid to a hand lies face up
        elif isinstance(made, BetSizes) and made.most == Amount(Unit.POT):
            found += [*([BetSizes(made.least)] if made.least else []), Limits(Betting.POT)]
        elif found and found[-1] == SHARED and _uses_it(made):
            continue  # as everybody does with that card
        elif isinstance(made, BetSizes) and found and isinstance(found[-1], BetSizes) and not found[-1].most:
            found[-1] = replace(found[-1], most=made.most)  # the least bet, and the greatest
        elif isinstance(made, Blind) and found and isinstance(found[-1], Blind) and found[-1].nth < made.nth:
            found[-1] = sized({1: found[-1].price, 2: made.price})
        elif isinstance(made, TwoSizes) and found and isinstance(found[-1], TwoSizes) and not found[-1].big:
            found[-1] = replace(made, small=found[-1].small)
        elif isinstance(made, ShownBy) and made.words and found and isinstance(found[-1], ShownBy) and found[-1].words:
            found[-1] = max(found[-1], made, key=lambda shown: len(shown.words))  # more signs of one declaration
        elif isinstance(made, AfterEach) and found and _counts_draws(found[-1]):
            found.append(BetsAt(made.bets, (EACH_DRAW,)))
        elif isinstance(made, AfterEach):
            found = _after_each(found, made)
        elif isinstance(made, Showdown) and found and _turned_over(found[-1]):
            found[-1] = made  # for which the cards are turned over
        elif isinstance(made, Otherwise) and found and _needs_low(found[-1]) and made.rules == (HIGH_WINS,):
            found.append(Remark(NO_LOW))
        elif isinstance(made, Otherwise) and found and found[-1] == LAST_LEFT:
            found += _steps(made.rules, inside=False)  # more than one is left, as always at the showdown
        elif isinstance(made, Follows) and made.done and found and _is_done(found[-1]):
            found += _steps(made.rules, inside=False)
        elif isinstance(made, EitherWay) and found and found[-1] == Moment(Before.LAST_CARD):
            found[-1:] = last_either_way(made)
        elif isinstance(made, LastCard) and found and found[-1] == Moment(Before.LAST_CARD):
            found[-1] = made
        elif (
            isinstance(made, Instead) and found and found[-1] == Moment(Before.LAST_CARD) and (way := _lying(made.deed))
        ):
            found[-1] = way
        elif found and _in_play(found[-1]) and isinstance(made, Wild) and named(made.cards):
            if made != Wild(made.cards):
                raise TypeError("cards that become wild for somebody only")
            found.append(BecomeWild(made.cards))
        elif found and found[-1] == LAST_LEFT and made == NeedNot((Verb.SHOW,), Cards()):
            continue  # as goes without saying
        elif found and isinstance(found[-1], WithAnAce) and _shows_the_ace(made):
            continue  # as whoever draws more has to
        elif found and (paid := _for_the_payment(found[-1], made)):
            found[-1] = paid
        elif isinstance(made, SaysMore) and found and (told := except_by_some(found[-1], made)):
            found[-1:] = [_rule(_everywhere(one), inside=False) for one in told]
        elif isinstance(made, SaysMore) and found and (changed := said_of(found[-1], made)):
            found[-1] = _rule(_everywhere(changed), inside=False)
        elif isinstance(made, SaysMore) and found[1:] and isinstance(found[-1], Remark) and said_of(found[-2], made):
            found[-2:] = [*lowered(Line((found[-2], made))).rules, found[-1]]
        elif made == MatesToo() and (new := _turned_for(found[-2:])):
            found[-2:] = [new]
        elif found and (turns := _back_and_forth(found[-1], made)):
            found[-1] = turns
        elif found and _of_a_flip(found[-1]) and isinstance(made, Do) and made.deed.verb is Verb.CANCEL:
            found.insert(-1, made)  # before it is told who has to pay for his card
        elif found and (allowed := without_kind(found[-1], made)):
            found[-1] = allowed
        elif found and (replacing := unpaired(found[-1], made)):
            found[-1] = replacing
        elif found and narrows(found[-1], made):
            found[-1] = Do(replace(found[-1].deed, cards=made.deed.cards))
        elif isinstance(made, Do) and _stacks_them(made.deed) and any(map(_discards, found[-2:])):
            found.append(Do(replace(made.deed, cards=Cards())))  # what is left
        elif found and isinstance(found[-1], Showdown) and isinstance(made, Do) and made.deed.verb is Verb.DECLARE:
            found.insert(-1, made)  # "high-low, with a declaration"
        elif found and made == Onward() and (around := _around(found[-1])):
            found[-1] = around
        elif found and _of_the_card(found[-1], made):
            found.append(_rule(If(made.condition, made.then), inside=False))
        elif found and _refusal_of(found[-1], made):
            found[-1] = in_place_of(found[-1].deed, _refusal(made.deed))
        elif found and _for_less(found[-1], made):
            found[-1] = in_place_of(found[-1].deed, replace(made.deed, agent=YOU))
        elif not isinstance(made, Standing | Showdown) or made not in found:  # what is said twice holds once
            found = _with(found, _apart(made))
    if any(_is_redeal(rule) for rule in found):  # for which the cards are shuffled anyway
        found = [rule for rule in found if rule != Do(Deed(Verb.SHUFFLE, THE_DEALER, cards=Cards()))]
    return Line(tuple(laid_out(_burned(_ended(found)))))


def _one_or_the_other(rule: Any) -> Any:
    """What wins in one case, and what in another, said in one breath: the second is not a case of the first."""
    match rule:
        case If(condition, (Showdown() as one, If() as other), ()):
            return If(condition, (one,), (_one_or_the_other(other),))
    return rule


LOSERS = Players(Quantifier.EACH, Such(Everyone(), Happens(Deed(Verb.LOSE, YOU, time=Time.BEFORE))))
OTHERS = Players(Quantifier.EACH, Other(YOURSELF))


def _others_lost(rule: Any) -> Any:
    """Those who declared, and compare hands: the best of them wins, and the others pay, who are those who lost."""
    match rule:
        case When(Happens(Deed(Verb.DECLARE)), (Showdown(), *_) as then) | If(
            Happens(Deed(Verb.DECLARE)), (Showdown(), *_) as then
        ):
            lost = (
                Do(replace(step.deed, agent=LOSERS)) if isinstance(step, Do) and step.deed.agent == OTHERS else step
                for step in then
            )
            return replace(rule, then=tuple(lost))
    return rule


HIGH_WINS = Showdown((Share(BestHand(End.HIGH)),))


def _needs_low(rule: Any) -> bool:
    """Whether it takes a certain hand to win low."""
    return isinstance(rule, Qualifier) and rule.end is End.LOW


def _settles(rule: Any) -> bool:
    """Whether it is said what wins under a condition."""
    return isinstance(rule, If) and any(isinstance(step, Showdown) and step.shares for step in rule.then)


def _for_the_payment(before: Any, rule: Any) -> Rule | None:
    """A choice to pay or do something else, and what whoever pays also does: "if they match the pot, they ..."."""
    match before, rule:
        case When(_, (OneOf((Deed(Verb.PAY, price=price), *_)),)), When(Happens(done), then) if done == Deed(
            Verb.PAY, YOU, price=price
        ):
            return said_of(before, Follows(then, paid=True))
    return None


def _turned_for(rules: list[Any]) -> When | None:
    """A wild rank that a player may end, after which the top card of the deck tells the new one; nothing for others."""
    match rules:
        case [When(then=(Do(Deed(Verb.RETIRE, for_cards=None) as deed),)) as when, Do(Deed(Verb.FLIP, cards=cards))]:
            return replace(when, then=(Do(replace(deed, for_cards=cards)),)) if cards == TOP_OF_DECK else None
    return None


def _back_and_forth(before: Any, rule: Any) -> When | None:
    """A change of what is wild, of which it is then said that it goes back and forth on the same cards."""
    match before, rule:
        case When(so, (BecomeWild(new, old, back=False),)), When(again, (BecomeWild(back=True) as turns,)):
            if (turns.cards, turns.old) == (new, old) and _kinds(so) == _kinds(again):
                return replace(before, then=rule.then)
    return None


def _kinds(condition: Condition) -> set[Kind]:
    """The kinds of the cards that a condition speaks of."""
    return {part.kind for part in condition.walk() if isinstance(part, Cards)}


def _of_a_flip(rule: Any) -> bool:
    """Whether something is asked of whoever flipped a certain card."""
    return isinstance(rule, OneOf) and all(isinstance(deed.agent.who, Flipped) for deed in rule.deeds)


def _short_of_that(deed: Deed) -> bool:
    """Whether all those add cards to the ones they drew who drew fewer than there have to be."""
    match deed.agent:
        case Players(who=Such(Everyone(), Happens(Deed(Verb.DRAW, cards=Cards(many=Quantity(0, most)))))):
            return deed.sizes == ((most or 0) + 1,)
    return False


def _compares(rule: Any) -> bool:
    """Whether hands are compared on a condition, and it is not said yet what for."""
    return isinstance(rule, If | When) and rule.then == (Showdown(()),) and not getattr(rule, "otherwise", ())


def _discards(rule: Any) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.DISCARD and rule.deed.agent == EACH_PLAYER


def _stacks_them(deed: Deed) -> bool:
    """Whether cards are stacked that were spoken of: not those that were thrown away."""
    return deed.verb is Verb.STACK and deed.cards is not None and deed.cards.which is Which.THAT


LOWEST_OWN, HIGHEST_OWN = (Cards(exactly(1), which=which) for which in (Which.LOWEST, Which.HIGHEST))
"""What everybody has, so that whoever has "the lowest card" is someone else."""


def _shows_the_ace(rule: Any) -> bool:
    """Whether a player shows an ace."""
    match rule:
        case Do(Deed(Verb.SHOW, agent, cards=Cards(kind=OfRank((Rank.ACE,))) | Cards(which=Which.THAT))):
            return agent in (YOU, EACH_PLAYER)
    return False


def _counts_draws(rule: Any) -> bool:
    """Whether it is said how many draws there are."""
    return isinstance(rule, Counted) and rule.what is Counting.DRAWS


def _uses_it(rule: Any) -> bool:
    """Whether players use the card that was just spoken of."""
    match rule:
        case Uses((Cards(which=Which.THAT),)) | Remark("these are the community cards"):
            return True
    return False


def _ended(rules: list[Any]) -> list[Any]:
    """Rules in which a new deal that is told of right after a hand has ended for some reason is for that reason."""
    for at, rule in enumerate(rules):
        match rule:
            case If(then=(Do(Deed(Verb.END)),)) | When(then=(Do(Deed(Verb.END)),)):
                told = list(takewhile(lambda step: isinstance(step, Do | Remark), rules[at + 1 :]))
                then = tuple(step for step in told if isinstance(step, Do))
                if any(map(_is_redeal, then)):
                    rest = [*(step for step in told if isinstance(step, Remark)), *rules[at + 1 + len(told) :]]
                    return [*rules[:at], replace(rule, then=_steps(then, inside=True)), *rest]
    return rules


def _lying(deed: Deed) -> LastCard | None:
    """How somebody may have the card in question lie, if that is what is done."""
    if deed.face is None or deed != Deed(
        Verb.RECEIVE, YOU, cards=THAT_CARD, face=deed.face, price=deed.price, mood=Mood.MAY
    ):
        return None
    return LastCard(deed.face, deed.price)


def _burned(rules: list[Any]) -> list[Any]:
    """Rules in which the card that is turned right after one was burned is dealt to the board."""
    return [_turned_off_the_deck(rule, before) for before, rule in zip([None, *rules], rules, strict=False)]


def _turned_off_the_deck(rule: Any, before: Any) -> Any:
    match before, rule:
        case Do(Deed(Verb.DISCARD, to=Board() | TableCards())), Do(Deed(Verb.SHUFFLE, cards=Cards() as cards)) if (
            cards == Cards()
        ):
            raise TypeError("the cards that were put there are shuffled, and not all")
        case Do(Deed(Verb.BURN)), Do(Deed(Verb.FLIP, cards=cards) as flip):
            orders = (Deed(Verb.FLIP), Deed(Verb.FLIP, UNSAID, cards=cards))
            nth = cards and cards == Cards(ONE, which=Which.FIRST, nth=cards.nth)
            if flip in orders and (cards is None or nth or replace(cards, many=None) == Cards()):
                many = cards.many if cards else None
                return Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(many or ONE), to=Board(), face=Face.UP))
    return rule


def _is_redeal(rule: Any) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.REDEAL


def _of_that_hand(before: Any, rule: Any) -> Any:
    """A rule about nobody having "it" or such a card, where what it takes to win or to open was told right before."""
    match before, rule:
        case Qualifier(end=None) | Openers(), When(condition) | If(condition) if condition == NOBODY_HAS_IT:
            verb = Verb.WIN if isinstance(before, Qualifier) else Verb.OPEN
            return replace(rule, condition=Happens(Deed(verb, Players(Quantifier.NO, Everyone()))))
        case Showdown((Share(BestCard(cards=Cards(kind=kind)) as prize),)), If(Holds(players, Has(cards))) if (
            kind != ANY_CARD and players.quantifier is Quantifier.NO and cards in _such_a_card(prize)
        ):
            return replace(rule, condition=Happens(Deed(Verb.WIN, Players(Quantifier.NO, Everyone()))))
    return rule


def _such_a_card(prize: BestCard) -> tuple[Cards, ...]:
    """One of the cards of which the best wins, with or without it being said again how it lies."""
    one = replace(prize.cards, many=ONE)
    return one, replace(one, face=None)


def _needed_to_win(rule: Any) -> list[Any]:
    """What somebody must have for the best hand to win, and the showdown itself."""
    match rule:
        case When(HasHand(made, False), (Showdown((Share(BestHand(End.HIGH)),)) as shown,)):
            return [Qualifier(made), shown]
    return []


def _laid(rule: Any) -> bool:
    """Whether cards are laid to separate hands."""
    return isinstance(rule, Do) and isinstance((rule.deed, *rule.deed.then)[-1].to, Hands)


def _all_turned_up(rule: Any) -> bool:
    """Whether everyone turns up all cards."""
    return isinstance(rule, Do) and replace(rule.deed, order=None) in (
        Deed(Verb.FLIP, cards=Cards()),
        Deed(Verb.SHOW, cards=Cards()),
    )


def _with(found: list[Any], more: list[Any]) -> list[Any]:
    """Rules and what comes after them; "seven cards, four down and three up" says more about the same seven."""
    if more[2:] and all(map(_lot, more)) and not more[0].deed.face and _lot(more[0]) == sum(map(_lot, more[1:])):
        return [*found, *more[1:]]
    if found and len(more) > 1 and all(_lot(rule) for rule in (found[-1], *more)):
        whole = found[-1].deed
        if whole.face is None and _lot(found[-1]) == sum(map(_lot, more)):
            return [*found[:-1], *more]
    return [*found, *more]


def _lot(rule: Any) -> int:
    """How many cards a deal gives each player, or whoever the page says; 0 for anything else."""
    return _dealt(Do(replace(rule.deed, to=rule.deed.to or EACH_PLAYER)) if _is_dealing(rule) else rule)


def _is_dealing(rule: Any) -> bool:
    return isinstance(rule, Do) and rule.deed.verb is Verb.DEAL


def _dealt(rule: Any) -> int:
    """How many cards a deal gives each player; 0 for anything else."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)), to=Players())) if low == high:
            return low
    return 0


def _refusal_of(step: Any, other: Any) -> TypeGuard[Do]:
    """Whether the card that a step deals to each player may be passed on, or changed for another."""
    match other:
        case Do(deed):
            return _dealt(step) == 1 and _refuses(deed) and deed.agent in ANY_ONE_OF_YOU
    return False


def _refuses(deed: Deed) -> bool:
    """Whether a player may pass on or change the card in question, and get another."""
    match deed:
        case Deed(Verb.PASS | Verb.DRAW, cards=Cards(which=Which.THAT), mood=Mood.MAY, then=then):
            return not then[1:] and all(
                one.verb in (Verb.RECEIVE, Verb.TAKE, Verb.DEAL) and _new_card(one) for one in then
            )
    return False


def _refusal(deed: Deed) -> Deed:
    """How a dealt card is refused; the next player gets it who is dealt to."""
    to = NEXT_PLAYER if deed.to == Players(Quantifier.THE, NextInTurn()) else deed.to
    return replace(deed, agent=YOU, to=to, then=())


def _new_card(deed: Deed) -> bool:
    """Whether somebody gets one more card."""
    return deed.cards is not None and replace(deed.cards, at=YOUR_HAND) in (Cards(ONE), ON_TOP) and not deed.price


def _for_less(step: Any, other: Any) -> bool:
    """Whether players may pay to do the same as in a step in another way: that is what they do instead."""
    both = isinstance(step, Do) and isinstance(other, Do) and step.deed.verb is other.deed.verb
    return both and other.deed.mood is Mood.MAY and bool(other.deed.price) and not step.deed.price


def without_kind(step: Any, other: Any) -> Do | None:
    """A step in which players choose cards, and a kind that may not be chosen for it: aces may not be passed."""
    match step, other:
        case (
            Do(Deed(verb) as deed),
            Do(Deed(barred, agent, cards=Cards(kind=kind) as out, to=to, mood=Mood.MAY_NOT, then=())),
        ) if agent in (*ANY_ONE_OF_YOU, UNSAID):
            same = barred is verb or (barred, verb) == (Verb.DISCARD, Verb.DRAW)
            told = kind != ANY_CARD and replace(out, kind=ANY_CARD, many=None) == Cards() and to in (None, deed.to)
            spared = sparing(deed, kind) if same and told else None
            return Do(spared) if spared else None
    return None


def unpaired(step: Any, other: Any) -> Do | None:
    """A deal to the table, where a card that pairs another there is replaced."""
    match other:
        case If(Alike(first, second) | Holds(_, Alike(first, second)), then, ()):
            pass
        case Do(Deed(agent=Players(who=Such(_, Alike(first, second)))) as deed):
            then = (Do(replace(deed, agent=EACH_PLAYER)),)
        case _:
            return None
    match step:
        case Do(Deed(Verb.DEAL, to=Board() | TableCards() as place, then=()) as deal) if deal.face in (
            None,
            Face.UP,
        ) and replaces_it(then):
            new = (THAT_CARD, Cards(which=Which.NEWEST), Cards(ONE, at=place, which=Which.LAST))
            there = second.at in (Board(), TableCards()) and replace(second, at=YOUR_HAND, face=None) == Cards(ONE)
            return Do(replace(deal, unlike=True)) if there and first in new else None
    return None


def replaces_it(then: Sequence[Any]) -> bool:
    """Whether a card that was dealt is laid away, and another comes for it."""
    done = [one for step in then if isinstance(step, Do) for one in (step.deed, *step.deed.then)]
    away = bool(done) and len(done) >= len(then) and done[0].cards == THAT_CARD
    match [one.verb for one in done]:
        case [Verb.DRAW]:
            return away
        case [Verb.DISCARD | Verb.BURN, Verb.DEAL | Verb.RECEIVE]:
            return away and done[1].cards == Cards(ONE)
        case [Verb.DISCARD | Verb.BURN, Verb.DRAW]:
            return away and done[1].cards == THAT_CARD
    return False


def narrows(step: Any, other: Any) -> TypeGuard[Do]:
    """Whether it is said of a draw how many cards may be thrown away for it."""
    match step, other:
        case Do(Deed(Verb.DRAW, cards=None | Cards(many=Quantity(0, None)))), Do(
            Deed(Verb.DRAW | Verb.DISCARD) as deed
        ):
            some = Cards(deed.cards.many) if deed.cards and deed.cards.many else None
            told = replace(deed, agent=EACH_PLAYER) == Deed(deed.verb, cards=some, mood=Mood.MAY)
            return told and some is not None and deed.agent in (EACH_PLAYER, UNSAID, YOU)
    return False


def _halves(first: Any, second: Showdown) -> bool:
    """Whether half of the pot goes one way and half the other."""
    both = (first, second)
    return all(isinstance(one, Showdown) and len(one.shares) == 1 and one.shares[0].part == HALF for one in both)


OWN_CARDS = Remark(OWN)


def _of_own_cards(share: Share) -> bool:
    """Whether a share goes to a hand of a player's own cards, as all are where there is no board."""
    return isinstance(share.prize, BestHand) and share.prize.cards == Cards()


def _apart(rule: Any, *, inside: bool = False) -> list[Any]:
    """What is done in one breath is done one after the other, unless it is optional, or cards go two ways at once."""
    if isinstance(rule, Showdown) and any(map(_of_own_cards, rule.shares)):
        return [
            rebuilt(rule, lambda part: replace(part, cards=None) if isinstance(part, BestHand) else part),
            OWN_CARDS,
        ]
    if not isinstance(rule, Do) or not rule.deed.then or rule.deed.mood is Mood.MAY:
        return [rule]
    first = rule.deed
    if first.verb is Verb.DRAW and first.then[0].verb is Verb.DISCARD:
        raise TypeError("whoever draws has discarded before")
    ways = {deed.to for deed in (first, *first.then)}
    if all(deed.verb is Verb.PASS for deed in (first, *first.then)) and len(ways) > 1 and not first.then[1:]:
        return [rule]
    if (first.verb is Verb.LOOK and _lays_it(first)) or (first.verb is Verb.TAKE and first.instead):
        return [rule]
    found = [_rule(Do(replace(first, then=())), inside=inside)]
    for deed in first.then:
        same = deed.verb is Verb.DEAL and first.verb is Verb.DEAL
        whole = replace(deed, agent=first.agent, to=deed.to or first.to) if same else deed
        found.append(_rule(Do(replace(whole, mood=first.mood)), inside=inside))
    return found


def _bet_so(rule: Any, bets: Bets) -> Any:
    """What is done once more, with the betting that follows it; or betting on several occasions, with its opener."""
    match rule:
        case Again(Goal.TIMES, 1, bets=None):
            return replace(rule, bets=bets)
        case AfterEach(Bets(opener=None) as each) | BetsAt(Bets(opener=None) as each) if (
            bets == Bets(bets.opener) and bets.opener
        ):
            return replace(rule, bets=replace(each, opener=bets.opener))
    return None


def _after_each(rules: list[Any], each: AfterEach) -> list[Any]:
    """A betting round after each card that is dealt or turned up by what stands last in the line."""
    bets = each.bets
    if rules and isinstance(rules[-1], Again):
        return [*rules[:-1], replace(rules[-1], bets=bets)]
    if rules and _offers(rules[-1]):
        return [*rules, bets]
    if rules and is_pass(rules[-1]):
        return list(after_passes(rules, bets))
    start = len(rules)
    while start and one_by_one(rules[start - 1]):
        start -= 1
    if _is_flop(rules[start:]):
        return [*rules[:start], *(one for step in rules[start:] for one in (step, bets))]
    if start and _all_on_board(rules[start - 1]):  # how many they are is for the page to tell
        return [*rules, each]
    if _starts_hidden(rules[start:]):
        start = next((at for at in range(start, len(rules)) if rules[at].deed.face is Face.UP), len(rules))
    found = rules[:start]
    for step in rules[start:]:
        for _ in range(one_by_one(step)):
            found += [Do(replace(step.deed, cards=replace(step.deed.cards, many=ONE))), bets]
    return found if start < len(rules) else [*rules, each]


def _is_flop(deals: list[Any]) -> bool:
    """Whether three community cards are dealt face up at once, and one more, and one more."""
    lots = [step.deed for step in deals if step.deed.verb is Verb.DEAL and step.deed.to == Board()]
    up = len(lots) == len(deals) and all(deed.face is Face.UP for deed in lots)
    return up and list(map(one_by_one, deals)) == [3, 1, 1]


def _starts_hidden(deals: list[Any]) -> bool:
    """Whether several cards are dealt face down before one comes face up: nobody bets before that."""
    faces = [deal.deed.face for deal in deals]
    return Face.UP in faces and faces[0] is Face.DOWN and one_by_one(deals[0]) > 1


def _turned_over(rule: Any) -> bool:
    """Whether whatever players have is turned over, or all of it that is face down."""
    if not isinstance(rule, Do) or rule.deed.verb not in (Verb.FLIP, Verb.SHOW):
        return False
    return rule.deed.cards == THAT_CARD or rule.deed == Deed(rule.deed.verb, cards=Cards(face=Face.DOWN))


def is_pass(rule: Any) -> bool:
    """Whether cards are passed."""
    return isinstance(rule, Do) and rule.deed.verb is Verb.PASS


def after_passes(rules: Sequence[Any], bets: Bets) -> Iterator[Any]:
    """Rules with a betting round after each pass that has none."""
    for rule, following in zip_longest(rules, rules[1:]):
        yield rule
        if is_pass(rule) and not isinstance(following, Bets):
            yield bets


def _offers(rule: Any) -> bool:
    """Whether everybody may take a card, or not."""
    match rule:
        case Do(Deed(Verb.RECEIVE | Verb.TAKE, agent=Players(Quantifier.EACH), mood=Mood.MAY)):
            return True
    return False


def _all_on_board(rule: Any) -> bool:
    """Whether all cards on the board, or at a place of it, are turned up."""
    match rule:
        case Do(Deed(Verb.FLIP, cards=Cards(many=None, at=Board()))):
            return True
    return False


def one_by_one(rule: Any) -> int:
    """How many cards a step deals, or turns up on the board, one after the other; 0 where that cannot be told."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)))) if low == high:
            return low
        case Do(Deed(Verb.FLIP, cards=Cards(many=Quantity(low, high), at=Board()))) if low == high:
            return low
    return 0


def _everywhere(part: Any) -> Any:
    """Bring the parts of a meaning to one form, the innermost first."""
    if WHOSEVER in part.walk():
        part = _owned_by(YOUR_HAND, rebuilt(part, _whose_is_wild))
    return rebuilt(part, _one_form)


def _in_play(rule: Any) -> bool:
    """Whether something is said to come when part of the hand has been played."""
    return isinstance(rule, Moment) and rule.before not in (Before.ANYTHING, Before.NO_BETS, Before.NO_DEAL)


def _whose_is_wild(part: Any) -> Any:
    """What is wild by the cards showing, which are those of all players where it is not said whose."""
    return _owned_by(EVERYONES, part) if isinstance(part, Wild | NowWild | BecomeWild) else part


def _owned_by(place: Hand, part: Any) -> Any:
    """A part in which cards have an owner of which it was not said whose they are."""
    return rebuilt(part, lambda inside: place if inside == WHOSEVER else inside)


def _one_form(made: Any) -> Any:
    """A part in its one form, whatever is in it being so already."""
    match made:
        case Deed():
            return _deed(made)
        case Not(Not(inside)):
            return inside
        case OneOf(deeds) if any(deed.agent == UNSAID and deed.verb in (Verb.CALL, Verb.RAISE) for deed in deeds):
            raise TypeError("nobody is told to raise or to do something else")  # part of a list of all that one may do
        case AnyOf((Happens(Deed(Verb.FLIP) as flip), Happens(Deed(Verb.RECEIVE, cards=Cards()) as got))) if (
            flip == replace(got, verb=Verb.FLIP)
        ):  # a card that was dealt face down and flipped later counts once
            return Happens(replace(got, face=Face.UP))
        case Not(Has(Cards(many=many, which=Which.CHOSEN) as cards)) if many == ONE:  # not one is none
            return Not(Has(replace(cards, many=None)))
        case Happens(Deed(Verb.TAKE, Players(Quantifier.NO, Everyone()), cards=cards)) if cards in (
            Cards(ONE),
            Cards(),
        ):
            return NobodyWants()
        case Holds(Players(Quantifier.EACH), Has(cards)) if cards == Cards(face=Face.UP):
            return AllFaceUp()
        case Happens(Deed(Verb.DRAW, cards=cards, time=Time.BEFORE | Time.JUST) as deed) if cards == STANDS_PAT.cards:
            return Not(Happens(replace(deed, cards=None)))
        case Cards(many=many, at=Stack(each=True), which=Which.CHOSEN) if many == ONE:
            return replace(made, which=Which.TOP)
        case BestHand(size=5):
            return replace(made, size=0)
        case Such(Everyone(), Not(Happens(Deed(Verb.FOLD, time=Time.BEFORE)))):
            return Everyone()
        case Such(Everyone(), ShowsBest(None)):
            return Showing(End.HIGH)
        case Players(Quantifier.THE, Such(Everyone(), Happens(deed))) if deed.agent == YOU and (
            deed.time is Time.JUST or (deed.verb is Verb.OPEN and deed.time is Time.BEFORE)
        ):
            return Players(Quantifier.THE, Latest(replace(deed, agent=EACH_PLAYER, time=Time.NOW)))
    return made


def _deed(deed: Deed) -> Deed:
    if len(deed.words) > 1:
        deed = replace(deed, words=tuple(word for word in Word if word in deed.words))
    if deed.verb is Verb.DEAL and deed.order is Order.IN_TURN:  # as a deal goes anyway
        deed = replace(deed, order=None)
    if deed.verb is Verb.CHECK and deed.order is Order.TOGETHER:
        raise TypeError("players check in turn")
    if deed.verb is Verb.WIN and deed.order:
        raise TypeError("a pot is won by all its winners at the same time")
    if deed.often and deed.mood in (Mood.DOES, Mood.MUST):
        raise TypeError("what is done so often is no limit to it")
    if deed.verb is Verb.DRAW and deed.cards and deed.cards.at == Deck() and deed.cards.which is Which.CHOSEN:
        deed = replace(deed, cards=replace(deed.cards, at=YOUR_HAND))  # where new cards come from anyway
    if deed.verb is Verb.DRAW and deed.price and deed.cards and deed.cards.which is Which.CHOSEN:
        deed = replace(deed, verb=Verb.TWIST)
    if deed.verb is Verb.FLIP and deed.to == TableCards() and deed.agent == UNSAID and deed.cards == Cards(ONE):
        deed = Deed(Verb.DEAL, THE_DEALER, cards=deed.cards, to=TableCards(), face=Face.UP)  # off the deck
    if deed.verb is Verb.DEAL and deed.each and not isinstance(deed.to, Board | TableCards):
        raise TypeError("cards for each player lie on the table")
    if deed.verb is Verb.TURN_IN and deed.cards and isinstance(deed.cards.at, Board | TableCards):
        raise TypeError("players turn in cards of their own")
    if deed.verb is Verb.SHUFFLE and deed.cards == THAT_CARD and deed.to is None:
        raise TypeError("one card is not shuffled")
    if deed.verb is Verb.LOOK and deed.until:
        raise TypeError("one looks at cards once")
    if deed.verb is Verb.DISCARD and deed.cards and deed.cards.at == Discards():
        raise TypeError("discards are laid away already")
    if deed.verb is Verb.DISCARD and deed.to == TableCards() and deed.cards in (Cards(), Cards(face=Face.DOWN)):
        raise TypeError("whoever puts all cards down on the table shows them")
    if deed.verb is Verb.DISCARD and deed.cards and deed.cards.many and not deed.keep and not deed.to:
        kept = deed.cards.many.but
        if kept and deed.cards == Cards(all_but(kept)):
            deed = replace(deed, cards=None, keep=kept)
    if deed.verb is Verb.KEEP and deed.cards and deed.cards.many and deed.cards.many.but:
        given = exactly(deed.cards.many.but)  # what is not kept
        deed = replace(deed, verb=Verb.DISCARD, cards=replace(deed.cards, many=given))
    if deed.verb is Verb.KEEP and deed.cards and deed.cards.many:
        kept = deed.cards.many.low
        if deed.cards == Cards(exactly(kept)):  # the others are laid away
            if deed.mood is Mood.MAY_NOT:
                raise TypeError("not to keep so many is to keep another number")
            deed = replace(deed, verb=Verb.DISCARD, cards=None, keep=kept)
    if deed.verb is Verb.COLLECT and deed.price == Amount(Unit.POT):
        deed = replace(deed, verb=Verb.WIN, price=None)
    if deed.verb is Verb.TAKE and deed.source == Deck() and deed.cards and deed.cards.at == YOUR_HAND:
        deed = replace(deed, source=None, cards=replace(deed.cards, at=Deck()))
    if deed.verb is Verb.TAKE and deed.cards == Cards(ONE, at=Deck()):  # one takes the card on top
        deed = replace(deed, cards=Cards(ONE, at=Deck(), which=Which.TOP))
    if deed.verb is Verb.PASS and (deed.agent, deed.to) == (THE_DEALER, YOU) and _off_the_deck(deed.cards):
        more = tuple(replace(one, verb=Verb.RECEIVE) if one.verb is Verb.PASS else one for one in deed.then)
        deed = replace(deed, verb=Verb.RECEIVE, agent=YOU, to=None, then=more)
    bought = deed.verb is Verb.RECEIVE and deed.price and deed.agent == YOU
    if bought and deed.cards and deed.cards.which is not Which.THAT:
        deed = replace(deed, verb=Verb.BUY)
    if deed.verb in (Verb.DEAL, Verb.RECEIVE, Verb.BUY):
        if deed.source == Deck():  # where cards come from anyway
            deed = replace(deed, source=None)
        if deed.cards and deed.cards.at == Deck() and deed.cards.which is Which.CHOSEN:
            deed = replace(deed, cards=replace(deed.cards, at=YOUR_HAND))
        cards = deed.cards
        if cards and cards.face and deed.face in (None, cards.face):
            deed = replace(deed, face=cards.face, cards=replace(cards, face=None))
        numbered = deed.verb is Verb.DEAL and deed.to is None and cards and cards.which is Which.FIRST
        one_more = (
            cards
            and cards.kind == ANY_CARD
            and cards.at not in (Anywhere(), TableCards())
            and cards.which in (Which.FIRST, Which.LAST)
        )
        if one_more and deed.price and deed.face:
            raise TypeError("how the last card lies is said of the step that deals it")
        if one_more and not numbered:  # the last to be dealt is one more card
            deed = replace(deed, cards=replace(deed.cards, which=Which.CHOSEN, nth=1))  # type: ignore[type-var]
        if cards and isinstance(cards.at, AtSpot | InLine | NextLine | SizedLine):
            raise TypeError("a card of the layout lies there already")
        if cards and cards.at == TableCards() and deed.verb is Verb.DEAL:
            if cards.many is None or isinstance(deed.to, Board | Players) or cards.which is not Which.CHOSEN:
                raise TypeError("table cards lie there already")
            deed = replace(deed, to=TableCards(), cards=replace(deed.cards, at=YOUR_HAND))  # type: ignore[type-var]
        if cards and isinstance(cards.at, Board) and deed.verb is not Verb.BUY:
            board = deed.to if isinstance(deed.to, Board) else Board()
            deed = replace(deed, to=board, cards=replace(deed.cards, at=YOUR_HAND))  # type: ignore[type-var]
    if deed.verb is Verb.DEAL and type(deed.to) is Board and deed.face is None:
        deed = replace(deed, face=Face.UP)
    match deed:
        case Deed(
            Verb.FLIP,
            face=None | Face.UP,
            to=None,
            then=(Deed(Verb.PASS, cards=Cards(which=Which.THAT)) as passed, *after),
        ):
            deed = replace(deed, verb=Verb.PASS, to=passed.to, face=passed.face or Face.UP, then=tuple(after))
    if deed.verb is Verb.FLIP and deed.to is None and _lays_it(deed):  # to turn it up and put it in a hand is one thing
        deed = replace(deed, to=deed.then[0].to, then=())
    elif deed.verb is Verb.LOOK and _lays_it(deed):
        deed = replace(deed, order=None, then=(replace(deed.then[0], order=None),))
    if deed.verb is Verb.FLIP and deed.to == Board() and deed.cards:
        if deed.cards.which is not Which.CHOSEN or deed.cards.many is None:
            return replace(deed, to=None, cards=replace(deed.cards, at=Board()))
        return replace(deed, verb=Verb.DEAL, to=Board(), face=Face.UP)
    if deed.verb is Verb.FLIP and deed.until and deed.cards == Cards():  # as many as it takes
        deed = replace(deed, cards=None)
    if deed.verb is Verb.FLIP:
        if deed.face is Face.UP:
            deed = replace(deed, face=None)
        shared = deed.cards is not None and isinstance(deed.cards.at, Board | TableCards)
        if deed.cards and shared and deed.cards.face is Face.DOWN and deed.face is None:  # as it must be
            deed = replace(deed, cards=replace(deed.cards, face=None))
        if deed.cards and deed.cards.face is Face.UP and deed.face is None and deed.cards.which is Which.CHOSEN:
            if deed.cards.many is None:
                raise TypeError("the up cards are up already")
            deed = replace(deed, cards=replace(deed.cards, face=None))
    return deed


def _off_the_deck(cards: Cards | None) -> bool:
    """Whether some cards are spoken of that nobody has yet."""
    return cards is not None and cards.many is not None and replace(cards, many=None, face=None) == Cards()


def _lays_it(deed: Deed) -> bool:
    """Whether the card in question is laid to a hand then, which all do together."""
    match deed:
        case Deed(
            order=None | Order.TOGETHER, then=(Deed(Verb.FLIP, cards=Cards(which=Which.THAT), to=Hands(), order=order),)
        ):
            return order is not Order.IN_TURN
    return False


NOBODY_IN = Happens(Deed(Verb.DECLARE, Players(Quantifier.NO, Everyone()), words=(Word.IN,)))


def _rule(rule: Any, *, inside: bool) -> Any:
    match rule:
        case Repeat(
            int(lines), None, Happens(Deed(Verb.FLIP, cards=Cards(at=Board() | TableCards() as at) as cards))
        ) if cards == Cards(at=at):
            return Numbered(-lines, until=Again(Goal.LEFT, 0))
        case If(condition, (Do(Deed(Verb.ANTE, agent)) as ante,), ()) | When(
            condition, (Do(Deed(Verb.ANTE, agent)) as ante,)
        ) if condition == NOBODY_IN and agent == EACH_PLAYER:
            return If(condition, (ante, Do(Deed(Verb.REDEAL, THE_DEALER))))  # what they ante again for
        case Do(Deed(Verb.WIN, agent, mood=Mood.DOES)) if agent == YOU and not inside:
            raise TypeError("nobody wins for nothing")
        case Do(Deed(Verb.EARN, agent, mood=Mood.MAY_NOT)) if agent == EACH_PLAYER:
            return Remark(NO_LEG)
        case Do(Deed(Verb.DISCARD, cards=Cards() as cards, to=TableCards(), face=None, then=()) as deed) if (
            deed.mood is not Mood.MAY and replace(cards, face=None) == Cards()
        ):
            return Showdown(())  # whoever lays all his cards on the table shows his hand
        case Do(deed) if deed.then and deed.mood is not Mood.MAY:  # taken apart first
            return Do(_step(deed, inside=inside))
        case Do(Deed(Verb.FLIP, agent, cards=Cards(at=Deck()) as cards) as deed) if agent in (UNSAID, THE_DEALER):
            if not isinstance(deed.to, Board | TableCards):
                return Do(replace(deed, agent=THE_DEALER))
            return _rule(Do(replace(deed, verb=Verb.DEAL, agent=UNSAID, face=Face.UP)), inside=inside)
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(), at=Deck(End.HIGH)) as cards) as deed):
            return Do(replace(deed, agent=THE_DEALER, cards=replace(cards, at=YOUR_HAND, which=Which.CHOSEN)))
        case Do(Deed(Verb.LOOK, agent, cards=Cards(face=Face.BLIND), mood=Mood.MAY_NOT)) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ):
            return Remark(UNSEEN)
        case Do(Deed(Verb.LOOK, agent, cards=cards, mood=Mood.MAY_NOT)) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ) and _all_own(cards):
            if cards and cards.many and cards.which is not Which.THAT:
                raise TypeError("of some cards it has to be said which nobody may look at")
            return Hidden(Cards())
        case Do(Deed(Verb.SHOW, agent, cards=cards, mood=Mood.MAY_NOT, then=())) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ) and _all_own(cards):
            return Remark("nobody shows their cards before the showdown")
        case Do(Deed(Verb.BET, price=None, mood=Mood.DOES) as deed) if (
            deed.agent in (EACH_PLAYER, UNSAID, *([] if inside else [YOU])) and not deed.then
        ):
            return Bets(deed.start)
        case Do(Deed(Verb.OPEN, agent, price=None, mood=Mood.DOES, then=()) as deed) if agent in (EACH_PLAYER, UNSAID):
            return Bets(deed.start)
        case Do(Deed(Verb.WIN, Players(Quantifier.THE, Such(Everyone(), HasHand(made, False)))) as deed) if (
            not inside and deed == Deed(Verb.WIN, deed.agent)
        ):
            return Showdown((Share(BestHand(End.HIGH, made=made)),))
        case Using(Deed(Verb.USE, agent, cards=Cards() as cards, mood=Mood.DOES | Mood.MUST, then=())) if agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ):
            return Uses((cards,))
        case Using(deed):
            return Using(_step(deed, inside=inside))
        case Do(Deed(Verb.BET, agent, price=price, mood=Mood.MAY, then=())) if price == ALL_CHIPS and agent == YOU:
            return Limits(Betting.NO)
        case Do(Deed(Verb.OPEN, agent=Players(Quantifier.THE, who), mood=Mood.DOES | Mood.MUST as mood) as deed):
            return Bets(who, forced=mood is Mood.MUST or deed.price is not None, bring_in=deed.price)
        case Do(Deed(Verb.BET, agent=Players(Quantifier.THE, Showing() as who), price=price, mood=Mood.MUST)) if (
            not inside
        ):
            return Bets(who, forced=True, bring_in=price)
        case Do(Deed(Verb.CHECK | Verb.CALL | Verb.RAISE, agent, mood=Mood.DOES)) if not inside and agent in (
            EACH_PLAYER,
            UNSAID,
            YOU,
        ):
            raise TypeError("all do not act alike in a betting round")
        case Do(Deed(Verb.WIN, agent, mood=Mood.MAY)) if not inside and agent == ANYONE:
            raise TypeError("whoever can win is not said by a step")
        case Do(Deed(Verb.BET, Players(Quantifier.THE, who), price=None, mood=Mood.DOES, then=())) if isinstance(
            who, Showing
        ) or not (inside or isinstance(who, You | That)):
            return Bets(who)
        case Do(Deed(Verb.LOOK, cards=cards, mood=Mood.DOES) as deed) if (
            _all_own(cards)
            and (cards is None or cards.face is not Face.BLIND)  # to look at those is more than one does anyway
            and deed.agent in (EACH_PLAYER, UNSAID, *THOSE_IN)
            and not deed.then
        ):
            return Remark("players look at their cards")
        case Do(Deed(Verb.SHOW, agent, cards=cards, to=None, mood=Mood.DOES)) if cards == Cards() and (
            agent in (UNSAID, *THOSE_IN) or (agent.who == Everyone() and agent.quantifier is not Quantifier.NO)
        ):
            return Showdown(())
        case Do(Deed(Verb.PAY, price=Amount(Unit.ANTE, for_each=None) as price, to=None, mood=Mood.DOES) as deed) if (
            deed.agent in (EACH_PLAYER, UNSAID) and price == Amount(Unit.ANTE)
        ):
            return Do(Deed(Verb.ANTE))
        case Do(Deed(Verb.DRAW, cards=cards, mood=Mood.MAY | Mood.DOES) as deed) if (
            cards == STANDS_PAT.cards
            and deed.agent in (EACH_PLAYER, UNSAID, YOU, ANYONE)
            and all((more.verb, more.cards) == (Verb.DRAW, cards) for more in deed.then)  # the same in other words
        ):
            return Remark("those who like their hands draw nothing")
        case OneOf(deeds) if any(deed.cards == STANDS_PAT.cards for deed in deeds):  # to draw, or not to
            others = [deed for deed in deeds if deed.cards != STANDS_PAT.cards]
            return _rule(Do(replace(others[0], mood=Mood.MAY)), inside=inside) if len(others) == 1 else rule
        case When(HasHand(made, False), (Do(Deed(Verb.OPEN, agent, mood=Mood.MAY)),)) if agent in ANY_ONE_OF_YOU:
            return Openers(made)
        case When(Holds(players, HasHand(made, False)), (Do(Deed(Verb.OPEN, agent, mood=Mood.MAY)),)) | If(
            Holds(players, HasHand(made, False)), (Do(Deed(Verb.OPEN, agent, mood=Mood.MAY)),), ()
        ) if players == agent == Players(Quantifier.THE, FIRST_SEAT):  # who is the first that is asked
            return Openers(made)
        case When(Not(HasHand(made, False)), (Do(Deed(Verb.OPEN, agent, mood=Mood.MAY_NOT)),)) if (
            agent in ANY_ONE_OF_YOU
        ):
            return Openers(made)
        case Do(Deed(Verb.OPEN, Players(Quantifier.THE, NextInTurn()), price=None, mood=Mood.MAY, start=None)):
            return AS_USUAL
        case Do(Deed(Verb.OPEN, agent, price=None, mood=Mood.MAY, start=None)) if agent in ANY_ONE_OF_YOU:
            return Remark("anyone may open")
        case When(Happens(Deed(Verb.FOLD, agent)), (Do(Deed(Verb.FOLD, out)),)) if agent == out == YOU:
            return Remark("folded players are out")
        case When(alone, (Do(won),)) | If(alone, (Do(won),), ()) if _alone(alone) and _by_the_last(won):
            return LAST_LEFT
        case Do(Deed(Verb.WIN, agent=Players(Quantifier.THE, First(Deed(Verb.EARN, legs=int(legs)))))):
            return LegsWin(legs)
        case When(Happens(Deed(Verb.EARN, legs=int(legs))), (Do(Deed(Verb.WIN, agent)),)) if legs > 1 and agent == YOU:
            return LegsWin(legs)
        case Do(Deed(Verb.BET, agent, mood=Mood.MAY_NOT) as deed) if agent in (EACH_PLAYER, UNSAID) and deed == Deed(
            Verb.BET, agent, mood=Mood.MAY_NOT
        ):
            return NO_BETTING
        case Do(Deed(Verb.ANTE, agent, mood=Mood.MAY_NOT)) if agent in (EACH_PLAYER, UNSAID, YOU):
            return Ante(None)
        case Do(
            Deed(Verb.CHECK | Verb.CALL | Verb.RAISE | Verb.BET, agent, price=None, mood=Mood.MAY, then=(), often=None)
        ) if not inside and (checks(agent) or not isinstance(agent.who, Such)):
            return AS_USUAL
        case When(DeckRunsOut() | All((DeckRunsOut(), *_)), (Do(Deed(Verb.FOLD)),)):
            raise TypeError("nobody is out because the deck is")
        case When(condition, (Do(Deed(Verb.FOLD, agent)),)) if agent == YOU and condition in (
            ALL_TURNED,
            Not(ShowsBest()),
        ):  # who has no card left to turn up is out for not being ahead, and not before that
            return _rule(replace(rule, condition=NEVER_BEST), inside=inside)
        case If(
            Happens(Deed(Verb.DECLARE, Players(many=Quantity(1, 1)), time=Time.BEFORE) as deed),
            (Do(Deed(Verb.WIN, winner)), *_) as then,
            (),
        ) if winner == YOU:  # once they have declared, it is so at once
            return _rule(When(Happens(replace(deed, time=Time.NOW)), then), inside=inside)
        case When(Happens(Deed(Verb.DECLARE, agent, words=(Word.IN,)) as deed), (Do(Deed(Verb.WIN, winner)), *_)) if (
            agent == winner == YOU
        ):  # nobody wins by going in, unless nobody else does
            only_one = replace(deed, agent=Players(Quantifier.ANY, Everyone(), ONE))
            return _rule(replace(rule, condition=Happens(only_one)), inside=inside)
        case Do(
            Deed(Verb.FOLD, Players(Quantifier.ANY, Such(Everyone(), Happens(Deed(Verb.FORFEIT, lives=int(many))))))
        ) | When(Happens(Deed(Verb.FORFEIT, lives=int(many))), (Do(Deed(Verb.FOLD)),)):
            return LostAll(many)
        case Do(Deed(Verb.FOLD, Players(Quantifier.ANY, Such(Everyone(), condition)), mood=mood)) if condition in (
            NEVER_BEST,
            Not(ShowsBest()),
        ):
            return _rule(When(condition, (Do(Deed(Verb.FOLD, YOU, mood=mood)),)), inside=inside)
        case Do(
            Deed(agent=Players(Quantifier.ANY, Such(Everyone(), Happens(Deed(time=Time.NOW)) as happening))) as deed
        ):
            return _rule(When(happening, (Do(replace(deed, agent=YOU)),)), inside=inside)
        case Do(Deed(agent=Players(Quantifier.THE, Such(Everyone(), Happens(got)))) as deed) if _comes_by_chance(got):
            return _rule(When(Happens(got), (Do(replace(deed, agent=YOU)),)), inside=inside)
        case OneOf((Deed(agent=Players(Quantifier.THE, Such(Everyone(), Happens(got)))), *_)) if _comes_by_chance(got):
            mine = tuple(replace(deed, agent=YOU) for deed in rule.deeds)
            return _rule(When(Happens(got), (OneOf(mine),)), inside=inside)
        case OneOf(
            (Deed(agent=Players(Quantifier.ANY, Such(Everyone(), Happens(Deed(time=Time.NOW)) as happening))), *_)
        ):
            mine = tuple(replace(deed, agent=YOU) for deed in rule.deeds)
            return _rule(When(happening, (OneOf(mine),)), inside=inside)
        case Instead(deed) if _refuses(deed):
            return Instead(_refusal(deed))
        case Do(deed) if deed.then and _refuses(deed):
            return _rule(Do(replace(deed, then=())), inside=inside)
        case OneOf(deeds) if not inside and all(deed.agent == YOU for deed in deeds):
            return OneOf(tuple(replace(deed, agent=EACH_PLAYER) for deed in deeds))
        case Bets(forced=True, bring_in=Amount(Unit.MINIMUM) as price) if price == Amount(Unit.MINIMUM):
            return replace(rule, bring_in=None)  # which is what has to be bet anyway
        case Do(
            Deed(Verb.DISCARD, Players(Quantifier.ANY, Such(_, Has(held))), cards=cards, mood=Mood.MUST) as deed
        ) if cards == held and cards.many == ONE and isinstance(cards.kind, RankLike):
            return Do(_step(replace(deed, cards=replace(cards, many=None)), inside=inside))  # whatever is like it goes
        case Do(deed):
            return Do(_step(deed, inside=inside))
        case If(Happens(Deed(Verb.CHECK)), (Do(Deed(Verb.DISCARD, cards=Cards(which=Which.THAT))),), ()):
            raise TypeError("no card is in question where somebody checks")
        case When(Happens(paid), (Do(deed),)) if bought := _bought(paid, deed):
            return _rule(Do(bought), inside=inside)
        case When(condition, (Do(Deed(Verb.DECLARE, agent, mood=Mood.MAY_NOT) as deed),)) if (
            agent == YOU and not inside and _about_you(condition)
        ):
            return Do(replace(deed, agent=Players(Quantifier.EACH, Such(Everyone(), condition))))
        case When(Has(Cards(many, kind, face=None) as cards), (Do(deed),)) if (
            kind != ANY_CARD and many == ONE and deed.mood is Mood.MAY and deed.agent == EACH_PLAYER and deed.cards
        ) and cards == replace(deed.cards, face=None):
            return _rule(Do(deed), inside=inside)  # as nobody else can
        case If(Happens(Deed(verb, Players(who=Latest(done)))), (Do(Deed(Verb.NAME) as named),), ()) if (
            verb is done.verb and named.agent == Players(Quantifier.THE, Latest(done))
        ):  # each names it when he does that, and what was named last holds
            then = (Do(replace(named, agent=YOU)),)
            return _rule(When(Happens(replace(done, agent=YOU, time=Time.NOW)), then), inside=inside)
        case When(Happens(deed)) if deed.agent == ANYONE:
            return _rule(replace(rule, condition=Happens(replace(deed, agent=YOU))), inside=inside)
        case When(Holds(players, condition)) if players == ANYONE:
            return _rule(replace(rule, condition=condition), inside=inside)
        case If(Declined(times) | Holds(_, Declined(times)), (Freezes(),), ()) | When(Declined(times), (Freezes(),)):
            return Frozen(times)
        case If(Tied(), (Do(Deed(Verb.WIN, agent)),), ()) if agent in (EACH_PLAYER, YOU):
            return Remark(SPLIT)
        case If(
            Happens(Deed(Verb.DECLARE, Players(Quantifier.NO, Everyone()), words=(Word.HIGH | Word.LOW as way,))),
            (Showdown((Share(BestHand(end)),)),),
            (),
        ) if way.value != end.value:
            return Remark("where all declare the same way, that way takes all")
        case If(Tied(), (Showdown((Share(MostCards(End.LOW, Cards(kind=WildCard()))),)),), ()):
            return FewerWilds()
        case When(Has(Cards(kind=OfRank((Rank.ACE,)))), (Do(Deed(Verb.DRAW)), *_)):
            raise TypeError("how many are drawn with an ace is said of the draw")
        case When(DeckRunsOut(), (Do(Deed(Verb.SHUFFLE, cards=Cards(at=Discards(), many=None), to=None | Deck())),)):
            return Reshuffles()
        case When(DeckRunsOut(), (Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(1, 1)), to=Board(), face=Face.UP)),)):
            return SHARED
        case If(
            Holds(Players(Quantifier.NO, Everyone()), Qualifies(End.LOW)), (Showdown((Share(BestHand(End.HIGH)),)),), ()
        ):
            return Remark(NO_LOW)
        case If(
            Holds(Players(Quantifier.ANY, Everyone()), Qualifies(End.LOW)),
            (Showdown((Share(BestHand(End.HIGH)), Share(BestHand(End.LOW)))) as halves,),
            (),
        ):
            return halves  # with no low there is nothing to share anyway
        case If(Broke(), (Do(Deed(Verb.FOLD, agent)),), ()) | When(Broke(), (Do(Deed(Verb.FOLD, agent)),)) if agent in (
            YOU,
            UNSAID,
        ):
            return Remark(BROKE)
        case (
            If(StillIn(Quantity(1, 1)), (Do(Deed(Verb.WIN)),), ())
            | When(Happens(Deed(Verb.FOLD, agent=Players(Quantifier.EACH, Other()))), (Do(Deed(Verb.WIN)),))
            | If(Happens(Deed(Verb.FOLD, agent=Players(Quantifier.EACH, Other()))), (Do(Deed(Verb.WIN)),), ())
        ):
            return LAST_LEFT
        case If(Happens(Deed(Verb.BET, Players(Quantifier.NO))), (Do(Deed(verb, mood=Mood.MAY)),), ()) if verb in (
            Verb.CHECK,
            Verb.BET,
            Verb.FOLD,
        ):
            return AS_USUAL
        case When(Happens(Deed(Verb.FOLD)), (Do(Deed(Verb.DECLARE, words=(Word.OUT,))),)):
            return Remark("folded players are out")
        case When(Has(cards)) | If(Has(cards)) if cards in (LOWEST_OWN, HIGHEST_OWN):
            raise TypeError("everybody has a lowest card")
        case When(Happens(Deed(Verb.FLIP, cards=Cards() as cards)), (Showdown(()) as showdown,)) if cards == Cards():
            return showdown  # for which all cards are turned over
        case When(condition, (Do(Deed(Verb.END)),)) if _alone_in(condition):
            return ALONE_ENDS  # whoever is alone takes the pot, and there is nothing left to play for
        case When(condition, then):
            then = _compared(condition, _told_to(condition, then))
            if all(isinstance(step, Remark) for step in then):
                return then[0]
            return replace(rule, then=_steps(then, inside=True))
        case If(StillIn(Quantity(2, None)), then, ()) if shown := _only_shown(then):
            return shown
        case If(StillIn(Quantity(2, None)), (Showdown() as shown,), ()):  # with one player left there is none anyway
            return shown
        case If(condition, then, ()) if _about_you(condition):
            then = _told_to(condition, then)
            if not any(map(_by_you, then)):  # what others do, if anyone does so
                return If(_of_anyone(condition), _steps(then, inside=False))
            if any(isinstance(step, Bets) for step in then):
                raise TypeError("a round that is opened by nobody in particular")
            done = _done_by(then, Players(Quantifier.EACH, Such(Everyone(), condition)))
            return _rule(done, inside=inside) if done else If(condition, _steps(then, inside=True))
        case If(Happens(Deed(Verb.DECLARE, Players(Quantifier.NO, Other(You())), words=(Word.IN,)) as deed), then, ()):
            alone = Happens(replace(deed, agent=Players(Quantifier.ANY, Everyone(), ONE)))
            return _rule(When(alone, then), inside=inside)
        case If(Happens(Deed(Verb.CALL, Players(Quantifier.NO, Other(You())))), (Do(Deed(Verb.WIN)),), ()):
            return LAST_LEFT
        case If(Happens(Deed(agent=Players(Quantifier.NO, Other(You())))), then) if any(map(_by_you, then)):
            raise TypeError("it is not said of whom nobody else does so")
        case If(condition, then, otherwise):
            steps = _steps(then, inside=False)
            if not otherwise and all(isinstance(step, Remark) for step in steps):
                return steps[0]
            return If(condition, steps, _steps(otherwise, inside=False))
        case Wild(Cards(many=many, which=Which.CHOSEN, after=None) as cards) if (
            many == ONE and cards.kind != ANY_CARD and _yours(cards)
        ):  # "a queen in the hole is wild" is said of each of them
            return replace(rule, cards=replace(cards, many=None), mine=True)
        case Wild(cards) if not rule.mine and _yours(cards):
            return replace(rule, mine=True)
    return rule


def _bought(paid: Deed, deed: Deed) -> Deed | None:
    """What players may do if they pay for it, with its price."""
    pays = paid.verb is Verb.PAY and paid.agent == YOU and paid.time is Time.NOW and not paid.to and not paid.then
    if not pays or not paid.price or deed.mood is not Mood.MAY or deed.agent not in ANY_ONE_OF_YOU:
        return None
    plain = replace(deed, agent=EACH_PLAYER, mood=Mood.DOES)
    done = at_a_price(paid.price, plain) or paid_for(paid.price, plain)
    return replace(done, agent=deed.agent, mood=Mood.MAY) if done else None


def _around(step: Any) -> Do | None:
    """A card at the edge of a layout is turned up, and so are those around the center after it."""
    match step:
        case Do(Deed(Verb.FLIP, cards=Cards(at=AtSpot(Spot.TOP | Spot.RIGHT | Spot.BOTTOM | Spot.LEFT))) as deed):
            return Do(replace(deed, cards=Cards(at=AtSpot(Spot.OUTSIDE))))
    return None


def _of_the_card(step: Any, rule: Any) -> bool:
    """Whether something is said of whoever has cards like the one that has just been turned up on the table."""
    match step, rule:
        case Do(Deed(Verb.FLIP, cards=Cards() as turned)), When(Has(Cards(kind=RankLike(cards)))):
            return cards == turned
    return False


def _comes_by_chance(deed: Deed) -> bool:
    """Whether a player gets a card of a kind at any time: "whoever gets a four"."""
    of_a_kind = deed.cards is not None and deed.cards.kind != ANY_CARD
    return deed.time is Time.NOW and deed.verb is Verb.RECEIVE and of_a_kind


def _only_shown(steps: tuple[Any, ...]) -> Showdown | None:
    """The showdown where nothing is done but to show all cards and see who wins."""
    told = [one for one in steps if one != Showdown(()) and not _all_turned_up(_rule(one, inside=False))]
    return told[0] if len(told) == 1 and isinstance(told[0], Showdown) else None


def _all_own(cards: Cards | None) -> bool:
    """Whether all cards of each player are meant, or those just dealt."""
    return cards is not None and (cards.which is Which.THAT or replace(cards, many=None, face=None) == Cards())


def _alone_in(condition: Any) -> bool:
    """Whether a condition is that one player goes in alone, and takes the pot."""
    parts = list(condition.walk())
    deeds = [part.verb for part in parts if isinstance(part, Deed)]
    return Verb.DECLARE in deeds and set(deeds) <= {Verb.DECLARE, Verb.WIN} and ONE in parts


def _about_you(condition: Any) -> bool:
    """Whether a condition is about each player for himself."""
    match condition:
        case Happens(deed):
            return deed.agent == YOU
        case Not(inner):
            return _about_you(inner)
        case All(parts) | AnyOf(parts):
            return all(map(_about_you, parts))
        case Has(cards) | AreOf(cards) | Alike(cards) | AddUp(cards):
            return _yours(cards)
        case HasHand() | ShowsBest() | Broke() | Declined() | Qualifies():
            return True
    return False


def _alone(condition: Any) -> bool:
    """Whether one player is left."""
    match condition:
        case Happens(Deed(Verb.FOLD, agent=Players(Quantifier.EACH, Other(You())))) | StillIn(Quantity(1, 1)):
            return True
    return False


def _by_the_last(deed: Deed) -> bool:
    """Whether the player who is left wins, however that player is pointed back to."""
    agents = (YOU, Players(Quantifier.THE, Everyone()), Players(Quantifier.THE, Other(YOURSELF)))
    return any(deed == Deed(Verb.WIN, agent) for agent in agents)


def _compared(condition: Any, steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """If several stay in, "they compare hands": that is the showdown."""
    match condition:
        case Happens(Deed(Verb.DECLARE, agent=Players(many=Quantity()))):
            shown = Do(Deed(Verb.SHOW, YOU, cards=Cards()))
            return tuple(Showdown(()) if step == shown else step for step in steps)
    return steps


def _by_you(step: Any) -> bool:
    """Whether the player in question does something, or decides who does it."""
    match step:
        case Do(deed):
            doers: tuple[Any, ...] = (deed.agent,)
        case OneOf(deeds):
            doers = tuple(deed.agent for deed in deeds)
        case Bets(opener):
            doers = (opener,) if opener else ()
        case _:
            return False
    return any(part == YOURSELF for doer in doers for part in doer.walk())


def _of_anyone(condition: Any) -> Condition:
    """What is said of "you", as it is said of anyone."""
    if isinstance(condition, Happens):
        return Happens(replace(condition.deed, agent=ANYONE))
    return Holds(ANYONE, condition)


def _told_to(condition: Any, steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """What follows from something about "you": an order is for that player, unless it is the dealer's to do."""
    if not _about_you(condition):
        return steps

    anew = any(map(_ends_hand, steps))

    def told(deed: Deed) -> Deed:
        if anew and deed.agent == UNSAID and deed.verb is Verb.ANTE:
            return replace(deed, agent=EACH_PLAYER)  # as all do for new cards
        return replace(deed, agent=YOU) if deed.agent == UNSAID and deed.verb not in DEALERS else deed

    return tuple(
        Do(told(step.deed))
        if isinstance(step, Do)
        else OneOf(tuple(map(told, step.deeds)))
        if isinstance(step, OneOf)
        else step
        for step in steps
    )


def _done_by(steps: tuple[Any, ...], those: Players) -> Any:
    """A step of "you", done by each of those whom a condition is about."""
    match steps:
        case (Do(Deed(agent=agent) as deed),) if agent == YOU:
            return Do(replace(deed, agent=those))
        case (OneOf(deeds),) if all(deed.agent == YOU for deed in deeds):
            return OneOf(tuple(replace(deed, agent=those) for deed in deeds))
    return None


def _taken_out(deed: Deed) -> Cards | None:
    """The cards that are taken out of the deck before it is used."""
    cards = deed.cards
    plain = deed == Deed(Verb.REMOVE, THE_DEALER, cards=cards)
    return cards if plain and cards and cards == Cards(kind=cards.kind, at=Anywhere()) and fixed(cards.kind) else None


def _steps(steps: tuple[Any, ...], *, inside: bool) -> tuple[Any, ...]:
    """What follows from a condition, one step after the other; nothing is done after a redeal."""
    made = _whole_pot([one for step in steps for one in _apart(_rule(step, inside=inside), inside=inside)])
    if any(isinstance(one, Showdown) and one.shares for one in made):
        made = [one for one in made if one != Showdown(())]
    made = [Do(Deed(Verb.REDEAL, THE_DEALER)) if _deals_anew(made[:at], one) else one for at, one in enumerate(made)]
    again = [one for one in made if isinstance(one, Do) and one.deed.verb is Verb.REDEAL]
    if again:  # the hand is over, and goes on with new cards
        made = [one for one in made if not (isinstance(one, Do) and one.deed.verb in (Verb.END, Verb.SHUFFLE))]
        made = [one for one in made if one != Remark(NO_LEG)]
    return (*(one for one in made if one not in again), *(_for_all_who_ante(one, made) for one in again[:1]))


def _for_all_who_ante(deal: Do, before: Sequence[Any]) -> Do:
    """A new deal for those who have folded as well, where they ante for it."""
    anted = any(isinstance(one, Do) and one.deed.verb is Verb.ANTE and one.deed.agent == ALL_DEALT_IN for one in before)
    return Do(replace(deal.deed, to=ALL_DEALT_IN)) if anted and deal.deed.to is None else deal


def _thrown_in(found: list[Any]) -> int | None:
    """Where hands are thrown in for the new deal that is told of next, after which at most everybody antes."""
    last = next((at for at in range(len(found) - 1, -1, -1) if not _aside(found[at])), None)
    return last if last is not None and _is_redeal(found[last]) and found[last].deed.to is None else None


def _aside(rule: Any) -> bool:
    return isinstance(rule, Remark) or (isinstance(rule, Do) and rule.deed.verb is Verb.ANTE)


def _deals_anew(before: list[Any], step: Any) -> bool:
    """Whether "another one" is dealt after everybody has anted: that is another hand."""
    match step:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(1, 1)), to=None, face=None)):
            return any(isinstance(one, Do) and one.deed.verb is Verb.ANTE for one in before)
    return False


def _whole_pot(steps: list[Any]) -> list[Any]:
    """Steps in which the two halves of a pot are one showdown."""
    for at, (first, second) in enumerate(pairwise(steps)):
        if isinstance(second, Showdown) and _halves(first, second):
            return [
                *steps[:at],
                Showdown((Share(first.shares[0].prize), Share(second.shares[0].prize))),
                *steps[at + 2 :],
            ]
    return steps


def _last_but_remarks(rules: list[Any]) -> int | None:
    """Where the last rule stands that changes something."""
    return next((at for at in range(len(rules) - 1, -1, -1) if not isinstance(rules[at], Remark)), None)


def dealt_anew(rule: Any, step: Any) -> When | If | None:
    """A rule that ends the hand, together with what is done then: all ante again, and new cards are dealt."""
    match rule, step:
        case When(_, then) | If(_, then, ()), Do(Deed(Verb.ANTE | Verb.REDEAL | Verb.SHUFFLE)) if any(
            map(_ends_hand, then)
        ):
            whole: When | If = replace(rule, then=_steps((*then, step), inside=False))
            return whole
    return None


def _ends_hand(step: Any) -> bool:
    return isinstance(step, Do) and step.deed.verb in (Verb.END, Verb.REDEAL)


def _is_done(rule: Any) -> bool:
    """Whether something is done anyway, so that what follows from doing it comes after it."""
    return isinstance(rule, Do) and rule.deed.mood in (Mood.DOES, Mood.MUST)


def _yours(cards: Cards) -> bool:
    """Whether cards are each player's own, or are picked out by a card that is."""
    if isinstance(cards.at, Hand) and cards.at.of == YOURSELF:
        return True
    return any(isinstance(part, Cards) and _yours(part) for part in list(cards.walk())[1:])


def _to_each(deed: Deed) -> bool:
    """Whether everyone gets cards, as they do from the deck."""
    return isinstance(deed.to, Players) and deed.to.quantifier is Quantifier.EACH


def _any_card_turned(deed: Deed) -> bool:
    """Whether an order is to turn up a card, and it is not said whose: the page tells."""
    cards = deed.cards
    where = replace(cards, at=YOUR_HAND) if cards and cards.at == Board() else cards
    plain = where is None or replace(where, many=None, which=Which.CHOSEN, nth=1) == Cards()
    return deed.verb is Verb.FLIP and plain and deed.face is None and deed.to is None


def settled(line: Line, board: Laid = NO_BOARD) -> Line:
    """A line in which cards are turned up where the page so far says that they are."""
    found: list[Any] = []
    before = board
    each: EachLine | None = None
    for rule in line.rules:
        if rule == FaceUnsaid():
            continue
        if isinstance(rule, EachLine):
            each, found = rule, [*found, *_line_by_line(rule, board)]
        elif isinstance(rule, AfterEach) and each and not each.bets:
            found = [*found[: -len(_line_by_line(each, board))], *_line_by_line(replace(each, bets=rule.bets), board)]
        elif isinstance(rule, AfterEach) and found:  # all that lie on the board, one after the other
            found = _after_each([_all_down(one, before) for one in found], rule)
        else:
            found.append(_settle(rule, board))
        board = laid(found, before)
    return Line(tuple(found))


def laid(rules: Sequence[Any], board: Laid) -> Laid:
    """The community cards after some rules."""
    for rule in rules:
        match rule:
            case Do(Deed(Verb.DEAL, to=Board(), cards=cards, face=face)) if cards and cards.many:
                many = cards.many.low
                board = (
                    replace(board, up=board.up + many) if face is Face.UP else replace(board, down=board.down + many)
                )
            case Do(Deed(Verb.FLIP, cards=Cards(at=Board()) as cards)):
                many = min(cards.many.low if cards.many else spots(cards, board.figure), board.down)
                board = replace(board, up=board.up + many, down=board.down - many)
            case Do(Deed(Verb.DEAL, to=TableCards(), cards=Cards(many=Quantity(low)), face=Face.DOWN)):
                board = replace(board, table=board.table + low)
            case LaidIn(figure):
                board = replace(board, figure=figure)
    return board


def _all_down(rule: Any, board: Laid) -> Any:
    """To turn up the cards on the board is to turn up as many as lie face down."""
    match rule:
        case Do(Deed(Verb.FLIP, cards=Cards(many=None, at=AtSpot() | InLine()) as cards) as deed) if board.figure:
            return Do(replace(deed, cards=replace(cards, many=exactly(spots(cards, board.figure)))))
        case Do(Deed(Verb.FLIP, cards=Cards(many=None, at=Board()) as cards) as deed) if board.down:
            return Do(replace(deed, agent=THE_DEALER, cards=replace(cards, many=exactly(board.down))))
    return rule


def _line_by_line(each: EachLine, board: Laid) -> list[Any]:
    """The lines of the layout turned up one after the other, written out; as it stands where there is no layout."""
    lines = board.figure.lines(each.direction) if board.figure else ()
    if not lines:
        return [each]
    flips = [
        Do(Deed(Verb.FLIP, THE_DEALER, cards=Cards(at=InLine(each.direction, nth)))) for nth in range(1, len(lines) + 1)
    ]
    return [step for flip in flips for step in ((flip, each.bets) if each.bets else (flip,))]


def _settle(rule: Any, board: Laid) -> Any:
    match rule:
        case Do(Deed(Verb.DEAL, to=Board(), face=None) as deed):
            return Do(replace(deed, face=Face.UP))
        case Do(Deed(Verb.DEAL, to=None, cards=Cards(which=Which.FIRST, nth=nth) as cards, face=face) as deed):
            shared = board.up and (face is Face.UP or (face is None and nth == board.up + 1))
            plain = replace(deed, cards=replace(cards, which=Which.CHOSEN, nth=1))
            return Do(replace(plain, to=Board(), face=Face.UP) if shared else replace(plain, to=EACH_PLAYER))
        case Do(Deed(Verb.DEAL, to=None, face=face) as deed):
            return Do(replace(deed, to=Board() if board.up and face is Face.UP else EACH_PLAYER))
    if not isinstance(rule, Do) or not _any_card_turned(rule.deed) or rule.deed.agent not in (UNSAID, THE_DEALER):
        return rule
    deed = rule.deed
    if deed.then or deed.mood is not Mood.DOES:
        return Do(replace(deed, agent=THE_DEALER))  # his own card, as nothing else is left to choice
    if deed.cards is None:  # "Turn."
        turned = board.up and not board.down
        one = Deed(Verb.DEAL, THE_DEALER, cards=Cards(ONE), to=Board(), face=Face.UP)
        return Do(one if turned else replace(deed, agent=EACH_PLAYER))
    lying = deed.cards.at == Board() and deed.cards.which is Which.FIRST and deed.cards.nth == 1
    if board.table and deed.cards.which is Which.FIRST and not board.down:  # the only cards that lie on the table
        return Do(replace(deed, agent=THE_DEALER, cards=replace(deed.cards, at=TableCards())))
    if board.down or (lying and not board.up):
        return Do(replace(deed, agent=THE_DEALER, cards=replace(deed.cards, at=Board())))
    if board.up or deed.agent == THE_DEALER or deed.cards.at == Board():
        cards = replace(deed.cards, at=YOUR_HAND, which=Which.CHOSEN, nth=1)
        return Do(Deed(Verb.DEAL, THE_DEALER, cards=cards, to=Board(), face=Face.UP))
    return Do(replace(deed, agent=EACH_PLAYER))


def _step(deed: Deed, *, inside: bool) -> Deed:
    """A deed that is a step: "you" is each player, and the dealer deals."""
    if deed.agent == YOU and not inside:
        deed = replace(deed, agent=EACH_PLAYER)
    if deed.agent == ANYONE and deed.mood is Mood.DOES:  # whoever is left does it
        deed = replace(deed, agent=EACH_PLAYER)
    if deed.then:
        chosen = deed.mood is Mood.MAY  # whoever does the first gets the card, and nobody else
        deed = replace(
            deed,
            then=tuple(
                one if chosen and one.verb is Verb.RECEIVE else _step(replace(one, agent=deed.agent), inside=inside)
                for one in deed.then
            ),
        )
    if deed.verb is Verb.PASS and deed.agent in (THE_DEALER, UNSAID) and _to_each(deed):
        then = tuple(replace(one, verb=Verb.DEAL, to=deed.to) if one.verb is Verb.PASS else one for one in deed.then)
        deed = _deed(
            Deed(Verb.DEAL, THE_DEALER, cards=deed.cards, to=deed.to, face=deed.face, then=tuple(map(_deed, then)))
        )
    shared = deed.verb is Verb.DISCARD and deed.cards is not None and isinstance(deed.cards.at, Board)
    if shared and deed.agent == UNSAID:
        deed = replace(deed, agent=THE_DEALER)
    lying = (AtSpot, InLine, NextLine, SizedLine, TableCards)
    in_figure = deed.verb is Verb.FLIP and deed.cards is not None and isinstance(deed.cards.at, lying)
    by_dealer = deed.verb in DEALERS and deed.agent in (EACH_PLAYER, UNSAID) and deed.order is None
    told = deed.verb in (Verb.END, Verb.REDEAL) and deed.mood is not Mood.MAY  # who may ask for it is said
    if by_dealer or told or (in_figure and deed.agent == UNSAID):
        deed = replace(deed, agent=THE_DEALER)
    elif deed.agent == UNSAID and not _any_card_turned(deed):
        deed = replace(deed, agent=EACH_PLAYER)
    if deed.verb is Verb.REDEAL and deed.to == EACH_PLAYER:
        deed = replace(deed, to=ALL_DEALT_IN)
    if deed.verb is Verb.RECEIVE and deed.mood is Mood.DOES and deed.agent.quantifier is Quantifier.EACH:
        then = tuple(replace(one, to=one.to or deed.agent) if one.verb is Verb.DEAL else one for one in deed.then)
        deed = Deed(
            Verb.DEAL,
            THE_DEALER,
            cards=deed.cards,
            to=deed.agent,
            face=deed.face,
            order=deed.order,
            start=deed.start,
            then=then,
        )
    if deed.verb is Verb.DEAL and deed.start == FIRST_SEAT:  # where a deal begins anyway
        deed = replace(deed, start=None)
    if deed.verb is Verb.COVER and _short_of_that(deed):
        deed = replace(deed, agent=EACH_PLAYER, mood=Mood.DOES)  # whoever drew as many has nothing to add
    plain = deed.agent == THE_DEALER and deed.mood is Mood.DOES
    if deed.verb is Verb.DEAL and plain and deed.cards and isinstance(deed.cards.kind, OfRank | OfSuit):
        raise TypeError("nobody knows which cards are dealt")
    return deed
