"""What is to be known of a line beyond its words: the customs of the table that go with what it says."""

from collections.abc import Iterator

from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.rules import Line
from pokernight.meaning.sorts import Rule

CUSTOMS: dict[Verb, str] = {
    Verb.DEAL: "Cards are dealt one at a time, from the dealer's left, to the players still in.",
    Verb.RECEIVE: "A card that is offered may be declined; cards come from the top of the deck.",
    Verb.PASS: "Everybody chooses first, and then all cards are passed at once.",
    Verb.DISCARD: "Everybody chooses in secret. Discards lie face down, and nobody sees them again.",
    Verb.KEEP: "Whatever is not kept is discarded face down.",
    Verb.DRAW: "In turn, players discard first and then get as many new cards.",
    Verb.TWIST: "A twist is a draw that is paid for. The new card lies as the old one lay.",
    Verb.TAKE: "The card goes from where it lies to the player's hand.",
    Verb.BUY: "What is bought by choice is paid in full, at once, into the pot.",
    Verb.SELL: "The highest bidder pays the seller, or the pot where the dealer sells, and gets the card.",
    Verb.SWAP: "Both players see only what they get.",
    Verb.ASK: "Whoever is asked and has such a card has to give it.",
    Verb.FLIP: "Everybody chooses in secret, and then the cards are turned up at once.",
    Verb.CANCEL: "A card that is canceled does not count until it is restored.",
    Verb.STOP: "From then on the player's cards are dealt face up.",
    Verb.SHOW: "Everybody sees the cards, which stay where they are.",
    Verb.LOOK: "Only the player sees the cards.",
    Verb.STACK: "Everybody orders the cards in secret; the top card is turned first.",
    Verb.SPLIT: "Everybody divides the cards in secret.",
    Verb.COVER: "The cards on top are chosen in secret.",
    Verb.USE: "The best hand that can be made this way counts.",
    Verb.DECLARE: "Everybody chooses in secret, and then all declarations are shown at once.",
    Verb.NAME: "What is named holds for everybody.",
    Verb.RETIRE: "The rank of the top card of the deck is wild instead.",
    Verb.SAY: "Any player may say a word at any time, asked or not.",
    Verb.OPEN: "To open is to make the first bet.",
    Verb.BET: "What is bet here counts toward the betting round that follows.",
    Verb.RAISE: "A raise is no smaller than the last bet or raise.",
    Verb.CALL: "Whoever cannot cover a bet may go all in; side pots follow.",
    Verb.CHECK: "You may check while there is no bet.",
    Verb.FOLD: "Whoever folds is out of the hand and lays the cards face down in the muck.",
    Verb.RETURN: "The player is in again and can win what is paid from then on.",
    Verb.PAY: "Fees go into the pot at once. Whoever has to pay and cannot may go all in.",
    Verb.ANTE: "An ante goes into the pot; whoever cannot cover it is all in.",
    Verb.COLLECT: "The chips are taken from the pot.",
    Verb.WIN: "You can win only from a pot that you paid into.",
    Verb.LOSE: "Whoever went in and did not win has lost.",
    Verb.REDEAL: "All cards are gathered and shuffled; the pot stays and is played for again.",
    Verb.SHUFFLE: "The discards are shuffled into the deck.",
    Verb.TURN_IN: "The dealer shuffles the cards of all players together and deals as many back.",
    Verb.KNOCK: "Whoever knocks ends the round.",
    Verb.CLAIM: "Whoever claims ends the round.",
    Verb.FORCE: "The other player has to do it before anything else goes on.",
    Verb.SIT_OUT: "The player is not dealt in for the next hand.",
    Verb.REMOVE: "The cards are out of the game.",
    Verb.BURN: "The top card goes to the discards unseen.",
    Verb.END: "The hand is over.",
    Verb.EARN: "A leg is kept from deal to deal.",
    Verb.TEAM_UP: "Partners are one player: they win or lose together and share what they win.",
    Verb.FORFEIT: "Whoever has no life left is out.",
}
"""What goes without saying about each verb."""


def explained(line: Line) -> tuple[str, ...]:
    """What is to be known of a line, rule by rule and verb by verb, each once."""
    return tuple(dict.fromkeys(sentence for rule in line.rules for sentence in _of_rule(rule)))


def _of_rule(rule: Rule) -> Iterator[str]:
    verbs = [part.verb for part in rule.walk() if isinstance(part, Deed)]
    if verbs:
        yield from (CUSTOMS[verb] for verb in verbs)
    else:
        yield (type(rule).__doc__ or "").strip().partition("\n\n")[0]
