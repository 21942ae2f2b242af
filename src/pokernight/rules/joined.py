"""Two sentences of a line that say something else together than one by one."""

from collections.abc import Sequence

from pokernight.rules.act import Act, Instead
from pokernight.rules.betting.bet import Bet
from pokernight.rules.betting.blinds import NeighbourBets, NeighbourOpens
from pokernight.rules.betting.buying import MostBought, MostInAll
from pokernight.rules.betting.ladder import FurtherTwists
from pokernight.rules.betting.offers import Offer, Refrain
from pokernight.rules.betting.opening import Opens, OpensForced
from pokernight.rules.betting.pay import AtAPrice, ForcedBet, Pay, PayOr, PayTo
from pokernight.rules.betting.starting import StartsWithBet
from pokernight.rules.common.table import DealAnother, DealTable
from pokernight.rules.common.taking import BuyFromTable, TablePrices, TakeFromTable
from pokernight.rules.conditions.holdings import HasCard, ItPairs, OwnIs, OwnPairs
from pokernight.rules.conditions.tied import NobodyInTie
from pokernight.rules.dealing.called import CalledCard, UncalledCard
from pokernight.rules.dealing.deal import Batch, Deal, NoPeek
from pokernight.rules.dealing.handout import GetDealt
from pokernight.rules.dealing.refusal import HandsOn, NotPassedOn, PastTheDealer
from pokernight.rules.drawing.amounts import Amount
from pokernight.rules.drawing.draw import Draw, HowTheyLie, drawn_for
from pokernight.rules.drawing.twist import Twist
from pokernight.rules.parts.bettors import AfterBlinds
from pokernight.rules.parts.faces import Faces, OfSuit
from pokernight.rules.parts.flippers import EndOfFlip, JustFlipped
from pokernight.rules.parts.likes import ThatCard
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import DealtCard, End, Nth
from pokernight.rules.parts.spans import LastSteps
from pokernight.rules.parts.suited import ShowingBySuit
from pokernight.rules.parts.who import CardShowing, Dealer, EachBut, EachPlayer, OnePlayer, Showing
from pokernight.rules.passing.auction import Auction, MostOfSale, Sale
from pokernight.rules.passing.barter import Barter, SightUnseen
from pokernight.rules.passing.exchange import ExchangeTop, ExchangeWith
from pokernight.rules.passing.others import Steal
from pokernight.rules.passing.passes import ThenPass
from pokernight.rules.passing.passing import PassCards
from pokernight.rules.pot.guts import LosersPay, OnlyOneIn
from pokernight.rules.pot.legs import LegAlone
from pokernight.rules.pot.outs import OutPayAgain
from pokernight.rules.pot.prizes import AceOfSplitCard, ColourCard, SuitCard
from pokernight.rules.pot.settling import Portion, TakesPart
from pokernight.rules.pot.showdown import Showdown
from pokernight.rules.pot.ties import SuitsBreakTies
from pokernight.rules.pot.unplayed import BeatOr
from pokernight.rules.repeats.lives import OfSuchCard
from pokernight.rules.repeats.repeat import Repeat, RepeatHere
from pokernight.rules.rule import Consequence, Deed, Rule, Share, Step
from pokernight.rules.stacks.flip import Flip, FlipTop
from pokernight.rules.watches.effects import May, Must, StepFollows
from pokernight.rules.watches.happenings import CardIs, PaysUp
from pokernight.rules.watches.provided import Else, Provided
from pokernight.rules.watches.redeal import Redeal
from pokernight.rules.watches.rising import How, TurnsUp
from pokernight.rules.watches.trigger import Check, Says, When
from pokernight.rules.wilds.toggle import ToggleWild
from pokernight.rules.wilds.wild import Wild
from pokernight.rules.worth.order import AcesHigh, AcesLow
from pokernight.rules.worth.points import Points


def joined(rules: Sequence[Rule]) -> list[Rule] | None:
    """What two rules mean that stand side by side; None where each means what it says by itself."""
    match rules:
        # what somebody gets who pays, after the rule by which he has to pay
        case [
            When(effects=(Must(action=PayOr(), then=None) as must,)) as due,
            When(events=(PaysUp(),), effects=(Must(action=then, then=None),)),
        ]:
            return [due.replace(effects=(must.replace(then=then),))]
        # a forced bet of a neighbour, after the one beside which it is made
        case [Act(who=OnePlayer(), action=ForcedBet()) as first, NeighbourBets() as second]:
            return [first, second.act]
        # the left of who was made to bet, where the betting starts there
        case [Act(who=OnePlayer(), action=ForcedBet()) as forced, Bet(opener=NeighbourOpens()) as bets]:
            return [forced, bets.replace(opener=Opens(AfterBlinds()))]
        # what nobody does in a tie, after what one player does who shows the most or the least
        case [Act(who=Showing() | CardShowing() as who) as act, NobodyInTie() as tied]:
            untied = tied.untied(act, who)
            return [untied] if untied else None
        # how suits rank, after a forced bet of who shows the most: they decide who that is
        case [
            Act(who=Showing() | CardShowing() as who, action=ForcedBet()) as bet,
            SuitsBreakTies(suits=(_, _, _, _) as suits),
        ]:
            return [bet.replace(who=_by_suit(who, suits))]
        case [
            Bet(opener=OpensForced(who=Showing() | CardShowing() as who) as opener) as bets,
            SuitsBreakTies(suits=(_, _, _, _) as suits),
        ]:
            return [bets.replace(opener=opener.replace(who=_by_suit(who, suits)))]
        # what players have to pay for a new deal, after what brings that about
        case [When(effects=(Redeal() as redeal,)) as again, (Act(action=Pay()) | OutPayAgain()) as due]:
            paid = due.act if isinstance(due, OutPayAgain) else due
            return [again.replace(effects=(StepFollows(paid), redeal))]
        # what happens otherwise, after what ends the deal
        case [When(effects=effects) as ends, Else(step=step)] if any(_ends_deal(effect) for effect in effects):
            return [ends, step]
        # what happens where several went in, after what becomes of one alone: nobody else can win or lose by it
        case [
            (LegAlone() | When(events=(OnlyOneIn(),), effects=(Must(action=BeatOr()),))) as alone,
            Else(step=(Showdown() | LosersPay()) as step),
        ]:
            return [alone, step]
        # who wins the other half, after two who share one
        case [Showdown(second=Share()) as half, Showdown(first=other, second=None)] if type(half) is Showdown:
            return [TakesPart(other, Portion.HALF), half]
        # where the ace stands, after a card that takes part of the pot by its rank
        case [said, AcesLow() | AcesHigh(low=False) as aces] if _by_rank(said):
            return [said, AceOfSplitCard(End.LOW if isinstance(aces, AcesLow) else End.HIGH)]
        # one more card like the one that was dealt, where that is of a kind
        case [DealTable(count=1) as dealt, Provided(step=DealAnother()) as more]:
            return [dealt, more.replace(step=dealt)]
        # a word at which a common card comes, after the deal in which it is said
        case [
            Deal() as dealt,
            When(events=(Says(word=word),), effects=(StepFollows(step=step),)),
        ] if step == DealTable(1, Face.UP, common=True):
            return [dealt, CalledCard(word)]
        # when the card comes that nobody has called for, after the word that calls it
        case [CalledCard() as call, UncalledCard(nth=nth) as uncalled] if uncalled.goes_with(call):
            return [call.replace(anyhow=nth)]
        # who gets the card, after how it is sold
        case [Sale() as sale, Auction() as auction]:
            return [auction if isinstance(sale, Auction) else sale]
        # how many cards a player may buy, after how they are sold: of these, and not in all
        case [Sale() as sale, MostBought(count=count) as limit] if not isinstance(limit, MostInAll):
            return [sale, MostOfSale(count)]
        # table cards of which each has its price, after who may take one
        case [Act(action=TakeFromTable(count=1, common=False)) as act, TablePrices(offers=offers)]:
            return [act.replace(action=BuyFromTable(offers))]
        # a card that nobody may look at, after what brings it
        case [
            When(effects=(Must(action=GetDealt(face=None | Face.DOWN) as got, then=None) as must,)) as brings,
            NoPeek(),
        ]:
            return [brings.replace(effects=(must.replace(action=got.replace(face=Face.BLIND)),))]
        # which of two kinds of cards is wild first, before they take turns
        case [Wild(cards=(now,)) as wild, When(effects=(ToggleWild(one=one, other=other),)) as turns] if other == now:
            return [wild, turns.replace(effects=(ToggleWild(other, one),))]
        # wild cards of which some have a price, after all of them
        case [Wild(cards=every, price=None) as wild, Wild(cards=dear, price=Price()) as paid] if {*dear} <= {*every}:
            free = tuple(cards for cards in every if cards not in dear)
            return [wild.replace(cards=free), paid] if free else [paid]
        # what goes without saying, after the cards that it is about
        case [Act(action=Barter() | Steal()) as taken, SightUnseen()]:
            return [taken]
        # what the dealer does instead of what the others do with their neighbours
        case [
            Act(
                who=EachPlayer(start=None), action=ExchangeWith(neighbour=Neighbour()) | Barter(who=Neighbour())
            ) as others,
            Act(who=Dealer(), action=ExchangeTop()) as last,
        ]:
            return [others.replace(who=EachBut(Dealer())), last]
        # what it costs not to do something, after what all do
        case [Act(may=False) as act, Act(who=EachPlayer(), action=PayTo(price=price, deed=Refrain()), may=True)]:
            return [act, Instead((Offer(price, Refrain()),))]
        # what something costs, after who may do it
        case [Act(action=Deed() as deed, may=True) as act, AtAPrice(price=price)]:
            return [act.replace(action=PayTo(price, deed))]
        case [When(effects=(May(action=Deed() as deed) as may,)) as due, AtAPrice(price=price)]:
            return [due.replace(effects=(may.replace(action=PayTo(price, deed)),))]
        # what more cards cost, after the price of one
        case [Act(action=Twist(offers=(first,))) as act, FurtherTwists() as more] if rising := more.after(first):
            return [act.replace(action=rising[0]), rising[1]]
        # when a line is over that is done again and again, after what is done
        case [Step() as step, RepeatHere(until=until)]:
            return [step, Repeat(LastSteps(1), until)]
        # what more cards are worth, after what some are
        case [Points(values=first), Points(values=more)]:
            return [Points(first + more)]
        # how a betting round begins, after the round
        case [Bet(), StartsWithBet() as start]:
            return [start.round]
        # where cards end that are passed on, after what is said of passing
        case [HandsOn() | NotPassedOn() as passing, PastTheDealer()]:
            return [passing]
        # what comes of the card that each was dealt or has flipped, if it is of a kind
        case [
            (Deal(batches=(Batch(count=1, face=Face.UP),)) | Act(who=EachPlayer(), action=Flip() | FlipTop())) as came,
            Check(condition=CardIs(ref=ThatCard()) | ItPairs() as condition) as look,
        ] if _one(came):
            card = DealtCard(Nth.LAST, Face.UP) if isinstance(came, Deal) else JustFlipped()
            of_it = OwnIs(card, condition.cards) if isinstance(condition, CardIs) else OwnPairs(card, condition.face)
            return [came, look.replace(condition=of_it)]
        # who has the lowest card, after all have flipped one
        case [Act(action=Flip() | FlipTop()) as flips, Act(who=OfSuchCard(end=end)) as act]:
            return [flips, act.replace(who=EndOfFlip(end))]
        # a second pass, after the first
        case [Act(action=PassCards(face_up=False)) as first, ThenPass(gifts=gifts)]:
            return [first, first.replace(action=PassCards(gifts))]
        # how new cards lie, after what was laid away for them
        case [Act(action=laid) as act, HowTheyLie() as lie] if (draw := drawn_for(laid)) is not None:
            return [act.replace(action=draw), lie]
        # what it takes to draw more, after how many cards may be drawn
        case [
            Act(action=Draw(amount=Amount(count=int(), if_shown=None) as amount) as draw) as act,
            Check(condition=HasCard(cards=Faces() as shown, count=1, face=None), effect=May(action=Draw() as more))
            | When(events=(TurnsUp(how=How.EITHER, cards=(Faces() as shown,)),), effects=(May(action=Draw() as more),)),
        ] if _more(amount, more.amount):
            shows = amount.replace(upto=True, if_shown=more.amount.count, shown=(shown,))
            return [act.replace(action=draw.replace(amount=shows))]
    return None


def _one(step: Rule) -> bool:
    """Whether each player has got a single card face up by a step."""
    match step:
        case Act(action=Flip(cards=Pick(count=1, upto=False)) | FlipTop(count=1), may=False):
            return True
    return isinstance(step, Deal)


def _by_suit(who: Showing | CardShowing, suits: Sequence[OfSuit]) -> ShowingBySuit:
    """Whoever shows the most or the least, by suit where several do."""
    best, second, third, last = (named.suit for named in suits)
    return ShowingBySuit(who.end, best, second, third, last, isinstance(who, CardShowing))


def _by_rank(rule: Rule) -> bool:
    """Whether the highest or lowest card of some takes part of the pot."""
    return any(isinstance(part, SuitCard | ColourCard) for part in rule.walk())


def _ends_deal(effect: Consequence) -> bool:
    return effect.gives_pot or isinstance(effect, Redeal)


def _more(amount: Amount, other: Amount) -> bool:
    """Whether an amount is one that is larger than another and no different."""
    return other.count is not None and other == Amount(other.count, other.upto) and other.count > (amount.count or 0)
