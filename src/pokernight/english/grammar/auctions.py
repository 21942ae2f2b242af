"""Auctions of the cards on the table: who may buy how many, and what goes without saying of the bids."""

from pokernight.english.construction import IDIOM, Grammar
from pokernight.english.grammar.marks import OneLotEach
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.players import THE_DEALER, HighestBidder, Players, Quantifier
from pokernight.meaning.rules import Do, Remark

POT_IS_PAID = "the highest bidder pays the pot and gets the card face up"
IN_TURN = "players bid in turn from the dealer's left, each bid higher than the last"
PASSED = "whoever passes is out of the bidding for that card"
UNSOLD = "a card that nobody bids on is laid away"
LAST_IS_FREE = "the last player to buy gets the last card free"

BUYER = "<the <highest|high|top|winning|best> bidder|the buyer|whoever <bids [the] most|makes the <highest|best> bid>>"
BIDDER = f"<{BUYER[1:-1]}|the winner|whoever wins <it|the card>|that player|he|she>"
BID = "<[what|the amount] <he|she|they> bid|<his|her|their|the> <bid|winning bid>>"
CARD = "<the card|that card|it>"
LAID = "[face up] [in front of <him|her|them|himself|herself|themselves>|with <his|her|their> <up cards|other up cards>|<to|among> <his|her|their> up cards] [face up]"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    add(
        "Step",
        [
            "the dealer sells {cards:Object} to the highest bidder , one to each player",
            "the dealer sells {cards:Object} to the highest bidder [one at a time] [,] one [card] <to|for|per> <each|every> player",
        ],
        Do(Deed(Verb.SELL, THE_DEALER, cards=v.cards, to=Players(Quantifier.THE, HighestBidder()), each=True)),
    )
    time = "<a round|each round|per round|each time|in each <auction|round>|per auction|at each auction|in all|at an auction>"
    you = "<you|each player|every player|a player|players|everyone>"
    add(
        "Standing",
        [
            "each player buys one card at an auction",
            f"{you} <may|can> [only] buy <only|just|no more than|at most> one card {time}",
            f"{you} <may|can> only buy one card {time}",
            f"{you} <must|has to|have to|buys|buy> [buy] [exactly] one card {time}",
            f"<nobody|no one|no player> <may|can> buy <more than one card|two cards|a second card> {time}",
            "<whoever|a player who|anyone who> has bought a card [already] <may|can> not bid again [that round|this round|in that <auction|round>]",
        ],
        OneLotEach(),
        cost=IDIOM,
    )
    pays = f"<pays {BID} <to|into> the pot|pays <the pot {BID}|{BID}|the pot>|puts {BID} <in|into> the pot>"
    takes = f"<takes|gets|sets|places|puts|lays|adds|keeps> {CARD} {LAID}"
    bids = "<each|every> [new] bid <has to|must> be higher than the <last|one before|previous> [one|bid]"
    start = "<bidding|the bidding> <begins|starts|goes around [the table]> [<to|at|on> the] <left of the dealer|dealer 's left|with the player to the left of the dealer|with the player to the dealer 's left> [and goes <around|clockwise> [the table]]"
    out = "<<is|are|'re> out [of the <bidding|auction>] [<for|on> <that|the|this> card]|<may|can> not bid [again] [<for|on> <that|the|this> card]>"
    for about, patterns in {
        POT_IS_PAID: [
            f"{BIDDER} {pays} <and|, and> {takes}",
            f"{BUYER} {pays}",
            f"{BIDDER} {takes} <and|, and> {pays}",
        ],
        IN_TURN: [start, bids, f"{start} <and|, and> {bids}", "players bid in turn [, starting left of the dealer]"],
        PASSED: [
            f"<once|if|when> <you|a player> <pass|passes> [,] <you|he|she|they|that player> {out}",
            f"<whoever|a player who|anyone who> passes {out}",
        ],
        UNSOLD: [
            "<if|when> <nobody|no one> <bids|wants it> [on <it|a card>] [,] <the card|it> is <discarded|laid away|burned|out of play|thrown away>",
        ],
        LAST_IS_FREE: [
            "the last player [left] [to buy] <gets|takes|has> the last card [for] <free|nothing>",
            "the last card goes to the last player [for] <free|nothing>",
        ],
    }.items():
        add("Standing", [about.replace("'s", " 's").replace(",", " ,"), *patterns], Remark(about), cost=IDIOM)
