"""Other words for the same thing: what a writer may say in place of words that the grammar knows.

A sentence that the grammar does not read as it stands is put into plainer words by these rules, one after the other,
and read again. Each rule says the same on both sides wherever its words may stand; words that say nothing are left out.

>>> print(*plainer("the very next card is simply turned up , one by one".split()))
the next card is turned up , one at a time
"""

import re
from collections.abc import Sequence
from functools import cache

from pokernight.english.pattern import Choice, Item, Row, parse

Rule = tuple[str, str]
"""A pattern, and what is said in its place; {1} is what its first choice was, {2} the second."""

_SAYS_NOTHING: tuple[Rule, ...] = (
    (
        "<simply|really|actually|basically|essentially|merely|obviously|certainly|of course|naturally|needless to say>",
        "",
    ),
    ("<automatically|right then and there|then and there|right then|on the spot|straight away|without delay>", ""),
    ("<in effect|as a rule|generally|normally|typically|as you might expect|as you would expect|if you will>", ""),
    ("<is|are|has|have|must|may|can> <also|then>", "{1}"),
    ("<is|are> always <made|played|dealt>", "{1} {2}"),
    ("[,] no matter how much <you|they> want it to be", ""),
    ("<with no fight|unopposed|uncontested|without a fight>", ""),
    ("<in order|so as> to", "to"),
    ("<from the start|from the beginning|right from the start|from the outset|from the very start>", ""),
    ("an amount equal to", ""),
    ("the very <next|last|first|same|top>", "the {1}"),
    ("<your|his|her|their> own", "{1}"),
    ("the <fact|case> that", "that"),
    ("<permitted|permissible|legal|fine|okay|ok>", "allowed"),
    ("<in the event|in case> <of a tie|there is a tie>", "if there is a tie"),
    ("<in the event that|in case|provided that|assuming|supposing>", "if"),
    ("<whichever player|the player who|the one who|the person who> <has|holds>", "whoever has"),
    ("<furthermore|moreover|additionally|in addition|besides> ,", "also ,"),
    (
        "<thereafter|from that point on|from that time on|from then onward|from there on out|from then on out>",
        "from then on",
    ),
    ("<subsequently|afterwards|following that|next up|at that point|at this point|once that is done>", "then"),
    ("at <showdown|the showdown> [,]", "at the showdown ,"),
)
_PEOPLE: tuple[Rule, ...] = (
    ("<guy|fellow|man|person|participant|gambler>", "player"),
    ("<guys|folks|people|participants>", "players"),
    ("<everybody|each and every player|one and all|the whole table>", "everyone"),
    ("anybody", "anyone"),
    ("somebody", "someone"),
    ("no one", "nobody"),
    ("<he or she|she or he>", "he"),
    ("<his or her|her or his>", "his"),
    ("whoever is <to|on> the left of the dealer", "the player to the left of the dealer"),
    ("whoever is <to|on|at> the dealer 's left", "the player to the left of the dealer"),
    ("<who is|who are> still <here|around|alive|in it|with us>", "still in"),
    ("<that|who> <are left|remain|have not folded|are still in>", "still in"),
    ("<left in|who is left in|who remains|who has stayed in|who is left|who is still in>", "still in"),
    ("<each|every> player left", "{1} player still in"),
    ("<holding|possessing|owning>", "with"),
    ("<owns|possesses>", "has"),
    ("the <remaining|surviving|active> players", "the players still in"),
)
_BETTING: tuple[Rule, ...] = (
    ("<kicks|starts> <things|it|the action> off", "bets first"),
    ("<gets|starts> <things|it|the betting|the action> <going|started|rolling|moving>", "bets first"),
    ("<gets|sets> the ball rolling", "bets first"),
    (
        "<starts|begins|leads|opens|kicks off> <a|the|another|each|this|that|every> "
        "[first|second|third|next|last|final] <round of betting|betting round|round>",
        "bets first",
    ),
    ("<is|goes> first to <bet|act|speak>", "bets first"),
    ("<has|gets> <first action|the first action|the opening bet|the first option>", "bets first"),
    ("the opener is", "the first bet is up to"),
    ("<starting|beginning> <from|at|on> the dealer 's left", "starting to the dealer 's left"),
    ("<proceeds|travels|moves along|passes along>", "goes"),
    (
        "<a|one|another|the> <closing|concluding|ending|further|additional|fresh|new> <round of betting|betting round>",
        "a betting round",
    ),
    ("<round|rounds> of <wagering|wagers|bets>", "{1} of betting"),
    (
        "<bet|bets> <one final time|a final time|a last time|for a last time|yet again|another time|once again>",
        "{1} again",
    ),
    ("with <betting|bets|a bet|a round of betting> in between [<each|them>]", "with a bet after each"),
    (
        "<after|following> <each|every> <one|card|of these|of them> <is|has been> "
        "<dealt|turned|turned up|turned over|flipped>",
        "after each card",
    ),
    ("<chips|money> in <the|his|her|their|your> <fist|fists>", "chips"),
    ("<in which|where> <players|everyone|you|each player> may", ", and {2} may"),
    ("<you|players|a player|he|they> <are|is> limited to", "there are at most"),
    ("re <ante|antes>", "{1} again"),
    ("<betting|betting round|round of betting|bet> following <each|every>", "{1} after each"),
    ("the game <uses|has> <a small blind|blinds|two blinds>", "there is {2}"),
    ("ante up , <everyone|folks|all>", "everyone antes"),
    (
        "[,] <each|both|all> [of them] followed by <a|another> <bet|round of betting|betting round>",
        ", with a bet after each",
    ),
    ("the betting on the <flop|turn|river>", "the betting"),
)
_CARDS: tuple[Rule, ...] = (
    ("<one by one|one after another|one after the other|singly|individually>", "one at a time"),
    ("apiece", "each"),
    ("instead of <one|two|three|four|five|six|seven>", ""),
    ("just like it", "like it"),
    ("<a|one> <single|lone|solitary> <card|one>", "one {3}"),
    ("all of <them|these|those> <face|in>", "all {2}"),
    ("<exposed|open|visible> <card|cards>", "up {2}"),
    ("<highest|best|high|top> <exposed|visible|open> hand", "high hand showing"),
    ("<lowest|worst|low> <exposed|visible|open> hand", "low hand showing"),
    ("<pocket|concealed|hidden> <card|cards>", "hole {2}"),
    ("<an extra|one extra|a further|another extra|an additional|one additional> card", "another card"),
    ("<replacement|substitute|fresh> <card|cards|ones>", "new {2}"),
    (
        "<get|gets|take|takes|receive|receives|draw|draws> <the same number|that number|that many|as many|"
        "an equal number|a like number> [of] [new] [cards|ones] [back] "
        "[<off|from|out of> the [top of the] <deck|pack|stock|stub>]",
        "{1} that many new cards",
    ),
    ("<common|communal|shared> <card|cards>", "community {2}"),
    ("<shared|used|usable|playable> by <everyone|all|all players|everyone at the table>", "in the middle"),
    ("<two times|twice> more", "two more times"),
    ("<one more time|once again|once more|yet again>", "again"),
    ("<hang|hold> on to", "keep"),
    ("<hangs|holds> on to", "keeps"),
    ("<toss away|toss out|chuck|chuck away|cast off|lay aside|set aside|shed|part with|dispose of>", "discard"),
    ("<tosses away|tosses out|chucks|casts off|lays aside|sets aside|sheds|parts with|disposes of>", "discards"),
    ("<have|has> the <option|chance|choice|right|opportunity> to", "may"),
    ("<facing up|face upward|face upwards>", "face up"),
    ("<facing down|face downward|face downwards>", "face down"),
    ("before <the|any> cards <go out|are given out|are passed out|come out>", "before the deal"),
    ("in <their|your> hands", "in {1} hand"),
    ("<look|looks|looking> at <their|your|his|her> <hand|hands>", "{1} at {2} cards"),
    ("<is|are> flopped", "{1} dealt to the board"),
    ("the <lowest|highest> of <your|their|his|her> <two|three|four> <hole cards|cards>", "{2} {1} {4}"),
    ("<appears|surfaces|emerges|pops up|shows up|lands|is exposed|is turned face up> face up", "comes face up"),
    ("<appears|surfaces|emerges|pops up|shows up>", "comes up"),
    ("<right|directly|immediately> <behind|following> <it|that|one>", "right after {3}"),
    ("in any order <you|they|he|she> <choose|chooses|prefer|prefers|see fit>", "in any order you like"),
    ("<ranks|is ranked|rates> <above|over|higher than|ahead of>", "beats"),
)
_STREET = "<flop|turn|river|door card|third street|fourth street|fifth street|sixth street|seventh street>"
_NAMED = "<called|known as|which is called|which is known as|which we call|termed|nicknamed|referred to as>"
_NAMES: tuple[Rule, ...] = ((f", {_NAMED} [<the|a>] {_STREET} ,", ","), (f"[,] {_NAMED} [<the|a>] {_STREET}", ""))
_WILD: tuple[Rule, ...] = (
    (
        "<count|counts|act|acts|serve|serves|function|functions|work|works|play|plays|are used|is used> "
        "as [a] wild [card|cards]",
        "are wild",
    ),
    (", as <is|are>", "and so is"),
)
_WINNING: tuple[Rule, ...] = (
    ("<claims|captures|earns|nabs|snags|rakes in|hauls in|walks away with|carries off|drags down|pulls in>", "wins"),
    ("<triumphs|prevails|comes out on top|is the winner|is victorious|is the victor>", "wins"),
    ("<the lot|all the money|all the chips|the whole shebang|the whole enchilada|the kit and caboodle>", "the pot"),
    ("<fifty fifty|50 50|50 / 50|half and half|down the middle|equally>", "evenly"),
    (
        "<strongest|finest|top ranking|highest ranking|highest ranked> <hand|five card hand|poker hand|hands>",
        "best {2}",
    ),
    ("<low|high> <hand|hands> <need|needs|have|has> to be", "a {1} hand must be"),
    ("<disregarded|discounted|irrelevant|of no account|meaningless|left out of account>", "ignored"),
    ("when <figuring|judging|determining|ranking|comparing|deciding> <lows|low hands|the low|the low hand>", "for low"),
    ("nobody <has|had> openers", "nobody opens"),
    ("<on to|onto>", "on"),
    ("<count|counts> only as <high|low>", "{1} only {2}"),
    (", a <royal|straight> flush included", ", even a {1} flush"),
)
_HE: tuple[Rule, ...] = (
    ("<he|she> <likes|wants|wishes|pleases|chooses>", "they like"),
    ("<he|she> <has|holds>", "they have"),
    ("<his|her>", "their"),
)
"""What is said of one player is mostly said of all."""
PARAPHRASES: tuple[Rule, ...] = (*_SAYS_NOTHING, *_PEOPLE, *_BETTING, *_CARDS, *_NAMES, *_WILD, *_WINNING, *_HE)


def plainer(text: Sequence[str]) -> list[str]:
    """A sentence in plainer words."""
    said = " ".join((*text, ""))
    for pattern, plain in _rules():
        said = pattern.sub(plain, said)
    return said.split()


@cache
def _rules() -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(rf"(?<!\S){_regex(parse(words))}"), _plain(plain)) for words, plain in PARAPHRASES]


def _regex(row: Row) -> str:
    """What a pattern looks like in a text whose every word ends in a space."""
    return "".join(map(_item, row))


def _item(item: Item) -> str:
    if isinstance(item, Choice):
        rows = "|".join(map(_regex, item.rows))
        return f"(?:{rows})?" if item.optional else f"({rows})"
    assert isinstance(item, str)
    return re.escape(item) + r"\ "


def _plain(words: str) -> str:
    return "".join(rf"\g<{word[1:-1]}>" if word[0] == "{" else f"{word} " for word in words.split())
