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
from pokernight.english.verbs import forms

Rule = tuple[str, str]
"""A pattern, and what is said in its place; {1} is what its first choice was, {2} the second."""

_DONE = "dealt|turned|flipped|thrown|split|cut|sold|passed|shown|discarded|placed|divided|stacked|burned|shuffled"
"""What is done with cards: whoever or whatever gets dealt is dealt."""
_HERE = (
    "in this one",
    *(f"in {whose} {what}" for whose in ("our", "my") for what in ("game", "house", "home game")),
    *(f"at {whose} {what}" for whose in ("our", "my") for what in ("table", "place", "house")),
    "around here",
)
"""Where a rule holds that is told here."""
_DOING = ("deal", "give", "put", "turn", "flip", "burn", "lay", "pass", "draw", "bet", "throw")
"""What somebody is said to be doing where he does it."""
_FIGURE = {"figure": "[out]", "work": "out", "look": "for", "decide": "[on]"} | dict.fromkeys(
    ("determine", "judge", "rank", "read", "compare", "pick", "find", "choose"), ""
)
"""What players do to find out which card or which hand something is said of."""
_SUPERLATIVE = "best|worst|highest|lowest|high|low"
_SAYS_NOTHING: tuple[Rule, ...] = (
    ("<okay|ok|alright|all right> ,", ""),
    (
        ", <simply|actually|basically|obviously|of course|naturally|as a rule|generally|normally|typically> , "
        "<may|can|must|is|are|has|have|will|does|do>",
        "{2}",
    ),
    (
        "<simply|really|actually|basically|essentially|merely|obviously|certainly|of course|naturally|needless to say>",
        "",
    ),
    ("<automatically|right then and there|then and there|right then|on the spot|straight away|without delay>", ""),
    ("<in effect|as a rule|generally|normally|typically|as you might expect|as you would expect|if you will>", ""),
    ("<is|are|has|have|must|may|can> <also|then>", "{1}"),
    ("<is|are> always <made|played|dealt>", "{1} {2}"),
    ("<currently|presently> <have|has|hold|holds>", "{2}"),
    ("<if|unless|when> <you|they|he|she> also", "{1} {2}"),
    ("<an|the> <equal|agreed|agreed upon|identical> ante", "{1} ante"),
    ("<the same|an equal|an identical> <agreed|agreed upon|equal> amount", "the same amount"),
    ("<ante|antes> <an equal|the agreed|an agreed|the usual> amount", "{1}"),
    ("<chip|chips> of <equal|the same> value", "{1}"),
    ("<each|every|any> may player may", "{1} player may"),
    ("<that|this|the same|one|any|each|every|another> <person|guy|individual>", "{1} player"),
    ("[,] no matter how much <you|they> want it to be", ""),
    (
        "until <one player|a player|just one player|someone|somebody> <takes|wins> [it|the pot] "
        "<unopposed|uncontested|without a fight>",
        "until {1} wins alone",
    ),
    ("<with no fight|unopposed|uncontested|without a fight>", ""),
    ("<in order|so as> to", "to"),
    ("<from the start|from the beginning|right from the start|from the outset|from the very start>", ""),
    ("an amount equal to", ""),
    ("the very <next|last|first|same|top|best>", "the {1}"),
    ("<must|has to|have to|needs to|need to> be able to", "must"),
    ("if and only if", "if"),
    (", also <face|dealt>", ", {1}"),
    (", this time <to|face>", "{1}"),
    ("<folds|fold|folded> <along the way|at any point|at any time|before the <end|showdown>>", "{1}"),
    ("or something <stronger|better|higher>", "or better"),
    ("or <a|any> better hand", "or better"),
    ("[there are] <two|three|four> passes <:|,>", "each player passes"),
    ("<card|cards> <go|goes> to the <left|right>", "{1} are passed to the {3}"),
    ("[a] check and [then] raise is", "check raising is"),
    ("<loses|forfeits|gives up> <any|all|his|their> <claim|right> to the pot", "loses the pot"),
    ("<can not|could not> or <do not want to|will not|choose not to>", "do not"),
    ("the last <one|person|man|woman> standing", "the last player standing"),
    ("[,] except <if|when|in case>", "unless"),
    ("am going to", "will"),
    ("they will be <shown|turned up|turned over|turned|flipped|revealed|rolled>", "they are {1}"),
    ("<i|we|you|they> will", "{1}"),
    ("go ahead and", ""),
    ("[the] best of all", "the best"),
    ("<and|,|, and> settle up", ""),
    ("pay up", "pay"),
    ("<a|another|one|the last|a final> <betting round|round of betting> is <held|played|made>", "there is {1} {2}"),
    ("<are|is> then <shown|turned over|revealed|turned up>", "{1} {2}"),
    ("<can|may> <take|get|draw> no more cards", "may not {2} any more cards"),
    ("with <antes|an ante from <every|each> player|everyone anteing>", "with an ante"),
    ("beats <every other|any other|all other> <hand|hands>", "is the best hand"),
    ("poker <hand|hands>", "{1}"),
    ("one half", "half"),
    ("<his|her|their|your> <two|three|four|five> best cards", "{1} best {2} cards"),
    ("to keep <his|her|their|your> best <five [cards]|hand>", ""),
    ("for each sum [to <six|seven|ten|eleven|thirteen> made]", ""),
    ("till", "until"),
    ("but not both <lines|rows|columns|of them|of those>", "but not both"),
    (
        "left of the <button|dealer> <starts|opens|begins> both the betting and the <draw|draws|drawing>",
        "left of the {1} starts the betting",
    ),
    ("<out|gone> for good", "{1}"),
    ("<or|, or> <you|they|he|she> <fold|folds|drop|drops|drop out|drops out>", "or fold"),
    ("whoever can show <the|a>", "whoever shows {1}"),
    ("betting goes <round|around> <after|before>", "there is betting {2}"),
    (
        "<each of|> the <two|three|four> <up cards|upcards|cards> that <come|follow> [next|after that|after it]",
        "{1} the next {2} {3}",
    ),
    ("with <a gap|a space|room> [in] between [them]", ""),
    ("<, and then|, then|and then|, and|and> <he|she|you|they> <stops|stop>", ""),
    ("<, and|and> <you have|he has|she has|they have> hit the post <and|, and|, so>", ","),
    ("<you have|he has|she has|they have> hit the post <and|, and|, so>", ""),
    ("get thrown in", "are thrown in"),
    ("<deal|deals> a <fresh|new> hand", "redeal"),
    ("<stand|stands|stay|stays> or <draw|draws|exchange|exchanges|trade in|trades in>", "{1} pat or {2}"),
    (
        "<right|immediately|directly|just> <after|before> the <deal|flop|turn|river|draw|pass|betting|showdown|antes>",
        "{2} the {3}",
    ),
    ("in the redeal", "in the next deal"),
    ("back in for the redeal", "back in for the next deal"),
    ("on each roll", "each time"),
    ("still <have|has> to", "{1} to"),
    ("<may|can|must> still <bet|call|raise|fold|check|draw|open|declare|win|pass|discard> [later [on]]", "{1} {2}"),
    ("tied players each", "tied players"),
    ("<a|one> of <his|her|their|your> <chips|coins>", "a chip"),
    ("pot outright", "pot"),
    ("<chips|coins> of <equal|the same> value", "{1}"),
    ("<without any payment|without payment|without paying [anything]|at no cost>", "for free"),
    ("<everyone|player|everybody|they> puts an equal ante into the pot", "{1} antes"),
    ("<going|moving> around <from|to> <the dealer 's left|the left of the dealer> ,", ""),
    ("in <this|that> <way|manner|fashion>", "{1} way"),
    ("whoever made it", "that player"),
    ("<decide|decides|choose|chooses> [whether] to stay or go", "{1} in or out"),
    ("<pot|hand|game|fold|folds|stops|over|dead|out> <right there|right then>", "{1}"),
    ("<anyone|anybody|someone|somebody> at any <point|time>", "{1}"),
    ("<nobody|no one|anyone|anybody> <at|in> the showdown", "{1}"),
    ("<does not|do not> cost you a thing", "costs nothing"),
    ("have <everyone|everybody> ante", "everyone antes"),
    ("<comes|goes|falls> to <you|a player|anyone|someone|somebody> <face up|up>", "is dealt to {2} {3}"),
    ("<or|, or> <you are|he is|she is|they are> out of the <hand|game|pot>", "or fold"),
    (", though", ", but"),
    ("round the table", "around the table"),
    (
        "half [of] the pot goes to the <highest|best|high> hand and [the other] half to the <lowest|worst|low>",
        "the high hand and the low hand split the pot",
    ),
    ("<if|when> there is <only|just|exactly> one player <in|left in> ,", "{1} only one player is in ,"),
    (
        "any number of <cards|his cards|her cards|their cards|your cards> [,] "
        "<up to|at most|to a maximum of|but no more than|but not more than> <one|two|three|four|five> [,]",
        "up to {3} cards",
    ),
    ("<goes|go|going|passes|moves> round", "{1} around"),
    (
        "<may|can|could> <take|draw|exchange|replace|discard|buy|swap|trade|trade in|change|use|keep|get> only "
        "<one|two|three|four|five|up>",
        "{1} only {2} {3}",
    ),
    ("owe", "pay"),
    ("owes", "pays"),
    ("throw <the|your|all the> <hand|hands|cards> in", "throw in the hands"),
    (", counting [the|all] wild cards ,", ""),
    ("you ever pay", "you pay"),
    (
        "<draw|draws|take|takes|get|gets|receive|receives> as many [of them] [new] [cards] "
        "as <you|they|he|she> <want|like|wish|please|wants|likes|wishes|pleases> [[,] or none [at all]]",
        "{1} any number of cards",
    ),
    ("you each <start|get|have|put|ante|draw|pass>", "each of you {1}"),
    ("[just] to get started", "to open"),
    ("put <your|their|the> ante in [first]", "ante"),
    ("puts <his|their|an> ante in [first]", "antes"),
    ("if <you are|they are|he is> holding", "if you have"),
    ("<rakes|rake> <it|them> in", "wins"),
    (", even all <three|four|five|seven>", ""),
    *((f"<i am|we are|you are|they are> {forms(base).ing}", f"{{1}} {base}") for base in _DOING),
    ("<i|we|you|they> <am|are> <deal|give|put|turn|flip|burn|lay|pass|draw|bet|throw>", "{1} {3}"),
    ("<i|the dealer> <pitch|pitches|sling|slings> [you] each", "{1} deal each player"),
    ("<i|the dealer> <pitch|pitches|sling|slings> you", "{1} deal you"),
    ("<pitch|sling>", "deal"),
    ("<deal|deals|give|gives> you each", "{1} each player"),
    ("look at any of them", "look at them"),
    ("pay the price , which is [usually] matching the pot ,", "match the pot"),
    ("you earn a base on balls , so i give you", "you get"),
    ("[,] from <none|zero> [up] to all <five|four|three|seven> [,] for", "for"),
    ("[, from] <none|zero> [up] to all <five|four|three|seven>", "or none"),
    ("<may|can> again", "{1}"),
    ("<we|you> play with nothing wild", "nothing is wild"),
    (
        "<stand|stands|standing> pat [,] <meaning|which means|that is> [<taking|drawing|exchanging>] "
        "<none|nothing|no cards|no card> [,]",
        "{1} pat",
    ),
    ("and <ends|end> the <hand|game>", "and the hand is over"),
    ("on top of that [,]", "also ,"),
    ("throw <the other two|the other one|the rest|the others> away", "throw away {1}"),
    ("<get|gets> <a|one> <marker|chip> for it", "{1} a leg"),
    (", each of them", ""),
    (", dealt [one at a time] [and|,] <face up|face down|up|down>", "{1}"),
    ("<lowest|highest|low|high> card <at|around> the table", "{1} card"),
    ("run short of cards", "run out of cards"),
    ("runs dry [in the middle of a <draw|deal>]", "runs out"),
    ("is running out", "runs out"),
    ("runs out in the middle of a <draw|deal>", "runs out"),
    ("<you|they|we|everyone|each player> <only|just> <get|gets>", "{1} {3}"),
    (f"gets <{_DONE}>", "is {1}"),
    (f"get <{_DONE}>", "are {1}"),
    *((f"[,] {here} <,|>", "{1}") for here in _HERE),
    ("<the moment|the minute|the instant|every time that|each time that|any time that>", "whenever"),
    ("<on condition that|on the condition that|in the case that>", "if"),
    ("who <want|wants> to <has|have>", "{2}"),
    ("<turns out|happens|turn out|happen> to have", "has"),
    ("<ends up|winds up> with", "has"),
    ("has the <bad|good|rotten> luck to <have|hold>", "has"),
    ("neither straights nor flushes <count|matter>", "straights and flushes do not count"),
    (
        "if <there is no|nobody has|no one has|nobody makes|no one makes> such [a] <hand|low|low hand> , [the] "
        "<high|high hand|best high|best high hand> <takes|wins|gets>",
        "if there is no low hand , the high hand {4}",
    ),
    ("<low|low hand|high|high hand> <share|shares> [the pot]", "{1} split the pot"),
    (
        "the best high and the best low of those [who] declared",
        "the best hand declared high and the best hand declared low",
    ),
    ("<wins|takes the pot> <instead of|rather than|, not> the <highest|high|best|lowest|low|worst> [hand|one]", "{1}"),
    ("<everyone|everybody|all> <folds|fold|drops|drop|drops out> <but|except> one [player]", "everyone but one {2}"),
    ("<chip|dollar|quarter> [,] give it to", "chip , it goes to"),
    ("<your|his|her|their> own", "{1}"),
    ("the <fact|case> that", "that"),
    ("<i|we|you|he|they|everyone|the dealer> will <deal|get|put|turn|burn|give|bet|play|have>", "{1} {2}"),
    ("the <low|high> half of the pot", "the {1} half"),
    ("for <everyone|everybody|all players> to <use|share|play>", ""),
    ("<permitted|permissible|legal|fine|okay|ok>", "allowed"),
    ("<in the event|in case> <of a tie|there is a tie>", "if there is a tie"),
    ("<in the event that|in case|provided that|assuming|supposing>", "if"),
    ("<whichever player|the player who|the one who|the person who> <has|holds>", "whoever has"),
    ("<furthermore|moreover|additionally|in addition|besides> ,", "also ,"),
    (
        "<thereafter|from that point on|from that time on|from then onward|from there on out|from then on out>",
        "from then on",
    ),
    ("next up [,] <there|we|you|it|is|comes>", "then {1}"),
    ("<subsequently|afterwards|following that|at that point|at this point|once that is done>", "then"),
    ("at showdown", "at the showdown"),
    ("<at the same moment|in unison>", "at the same time"),
    ("<the <process|procedure|sequence|routine>|this|that|it> is repeated", "repeat this"),
    ("[the] <deal|dealing> <goes on|continues> until", "this goes on until"),
    ("<a|another|each|every> card has been <dealt|turned|flipped>", "{1} card is {2}"),
    ("an <equal|agreed|agreed upon> ante", "an ante"),
    ("a <small|fixed|set|usual|single> ante", "an ante"),
)
_LOSING = "match|matches|pay|pays|must|has|have|put|puts|antes|loses|lose|gets|is|are"
_GUTS: tuple[Rule, ...] = (
    ("with both jokers <added|in|included|left in>", "with two jokers"),
    ("<wins|win> , best five [cards]", "{1}"),
    ("<weakest|worst> <hand|card> showing", "low {2} showing"),
    ("<strongest|best> card showing", "high card showing"),
    ("redealt for the same pot", "redealt"),
    ("1/2 the pot", "half the pot"),
    (
        "<all|any> cards with the <first|second|third|last> table card 's rank",
        "all cards of the same rank as the {2} table card",
    ),
    ("neither the best nor the worst hand wins <,|:> [but|and] the <second|third>", "the {2}"),
    ("for each of them before the showdown <or fold|, or fold>", "for each of them or fold"),
    ("[,] without <waiting|delay|hesitating|hesitation|putting it off>", ""),
    ("player who <had|has> the <best|worst|highest|lowest> hand", "player with the {2} hand"),
    ("best declared <high|low> <and|split|splits|share|divide|win|wins|take|takes>", "best hand declared {1} {2}"),
    ("the last <two|three|four|five|six> <actions|steps|lines|rules> are repeated", "repeat the last {1} {2}"),
    ("until [only|just] one player is left , who <wins|takes> the pot", "until only one player is left"),
    ("<a joker|an ace|a king|a queen|a jack> showing together", "{1} showing"),
    ("<pays|pay|loses|lose> a life <to|into> the pot", "{1} a life"),
    ("<pays|pay> a life", "loses a life"),
    ("if several [players] tie , each of them <pays|loses>", "if several players tie , they all pay"),
    ("if several [players] tie , <all|both> [of them] <pay|lose>", "if several players tie , they all pay"),
    ("<among|between|with> <two|three|four|five> or more [players] [in] [,]", "if {2} or more are in ,"),
    ("<among|between|with> [only] two [players] [in] [,] the", "if two are in , the"),
    ("<pay|pays|paid|paying> a <toll|tax|fine|fee|penalty|duty> of", "{1}"),
    (f"<was|were|got|get|is|are> beaten <{_LOSING}>", "lost {2}"),
    ("<had|has|have> to match <,|or|and>", "{1} to match the pot {2}"),
    (
        "<<play|the game> <goes on|continues|is continued>|[we] <keep playing|play on>> "
        "with <a|another> <new|fresh> <deal|hand>",
        "there is a new deal",
    ),
    ("[there is a] new <deal|deals> <while|as long as|if|until>", "there is a new deal {2}"),
    ("there is a new deal <while|as long as>", "there is a new deal if"),
    (
        "there is a new deal until <the pot is <empty|gone>|there is <no money|nothing> [left] in the pot>",
        "there is a new deal if there is money in the pot",
    ),
)
_PEOPLE: tuple[Rule, ...] = (
    (
        "[,] <and|but> <plain|natural|ordinary|normal|not wild|nothing special> for "
        "<the rest|everyone else|everybody else|all others|the others|all other players>",
        "",
    ),
    *(
        (
            f"{many} <card|cards> [face down] <in|into|on> <the middle|the center|the table|a pile|a heap> [face down] "
            ", <the pile is|the cards are|they are|these are|all are> shuffled [together] , and "
            f"{many} <card|cards> <is|are> dealt back [out] to <each|each player|everyone>",
            f"{many} {{1}} in the middle , to be shuffled and dealt back",
        )
        for many in ("one", "two", "three")
    ),
    ("<nothing|none> or <one|a|two|three> <card|cards>", "up to {2} {3}"),
    ("<last|final> <card|up card|face up card> of the <deal|hand>", "last {2} dealt"),
    (
        "<wild|wild rank|wild card|wild cards> [,] <in place of|instead of|replacing> the <old|previous|former> "
        "<one|ones|rank|wild card|wild rank>",
        "{1}",
    ),
    *(
        (f"who {forms(verb).past} <nothing|none|no card|no cards>", f"who did not {verb} {what}")
        for verb, what in (("buy", "a card"), ("draw", ""), ("discard", ""), ("pass", "a card"), ("take", "a card"))
    ),
    ("<the|any> <holder|owner> of <the|a|an>", "{1} player with {3}"),
    (
        "<player|players|one|person|hand> "
        "whose <hand|card|cards|up card|up cards|face up card|card showing|hole card|door card> "
        f"<is|are> [the] <{_SUPERLATIVE}>",
        "{1} with the {4} {2}",
    ),
    ("em", "them"),
    ("there is a <new|fresh> deal with <another|a new|a fresh> ante", "everyone antes again and there is a new deal"),
    ("man with <the|an> <axe|ax>", "king of diamonds"),
    ("<guy|fellow|man|person|participant|gambler>", "player"),
    ("<guys|folks|people|participants>", "players"),
    ("<everybody|each and every player|the whole table>", "everyone"),
    ("anybody", "anyone"),
    ("somebody", "someone"),
    ("<nobody|no one|someone|anyone> is <bet|opened|raised>", "{1} has {2}"),
    ("the <seat|player|one> <past|just past> the big blind", "the player to the left of the big blind"),
    ("no one", "nobody"),
    ("<he or she|she or he>", "he"),
    ("<his or her|her or his>", "his"),
    ("[the] first player <turns|flips|rolls|shows>", "the player to the left of the dealer {1}"),
    ("<he|she|they|we|you> <keep|keeps> going like that around", "keep going around"),
    ("<the|your|his|their|her|a> neighbor <to|on> <the|your|his|their|her> <left|right>", "the player on your {4}"),
    ("whoever <sits|is sitting|is seated> <to|on|at>", "whoever is {2}"),
    ("whoever is <to|on> the left of the dealer", "the player to the left of the dealer"),
    ("whoever is <to|on|at> the dealer 's left", "the player to the left of the dealer"),
    ("<who is|who are> still <here|around|alive|in it|with us>", "still in"),
    ("<that|who> <are left|remain|have not folded|are still in>", "still in"),
    (
        "players <left|still in|remaining> after the <last|final> <bet|betting round|round of betting|round>",
        "players still in",
    ),
    ("<left in|who is left in|who remains|who has stayed in|who is left|who is still in>", "still in"),
    ("<each|every> player left", "{1} player still in"),
    (
        "<player|players|anyone|everyone|those|one|someone|nobody|hand|,> <holding|possessing|owning>",
        "{1} with",
    ),
    ("<owns|possesses>", "has"),
    (
        "<any|each|every|a> player who does not <like|want> <it|<their|the|that|his> [new|last|up] card> <may|can> "
        "<refuse|reject|turn down|decline|exchange|replace|pay>",
        "each player may {6}",
    ),
    ("the <remaining|surviving|active> players", "the players still in"),
    ("<that|this> <hand|deal> is over", "the hand is over"),
    ("[the] player <to|on|at> the dealer 's left", "the player to the left of the dealer"),
    ("the <hand|deal|game> <stops|is <dead|done|finished|void|called off>>", "the hand is over"),
    ("the deal is over", "the hand is over"),
    ("<it|the game|the hand> is rained out", "the hand is over"),
    ("its owner <gets|receives|draws|pays|must|may|has|folds|is>", "that player {1}"),
    ("you are entitled to", "you get"),
    ("is entitled to", "gets"),
    ("<has|have> <two choices|a choice|the choice> :", "must"),
    ("<a new hand is|new hands are> dealt [only] <to|for> <those|the> players", "we redeal to {3} players"),
    ("<those|the> players <play again|go again> with a new deal", "we redeal to those players"),
    ("<a new hand is|new hands are> dealt [over|again|anew] [for the same pot]", "we redeal"),
    ("the cards are dealt [just|exactly] <as in|like in|like|the same as in>", "it is dealt like"),
    ("the cards are dealt <over|again|anew> [for the same pot]", "we redeal"),
    ("the old pot", "the pot"),
    ("each player after that", "each player"),
    ("<keeps|goes on> flipping", "flips"),
    ("<keeps|goes on> turning", "turns"),
    ("<keeps|goes on> rolling", "rolls"),
    ("<keep|go on> flipping", "flip"),
    ("<keep|go on> turning", "turn"),
    ("<keep|go on> rolling", "roll"),
    ("your hand is dead", "you are out"),
    ("<his|her|their|that> hand is dead", "he is out"),
    (
        "<,|or|and> <you are|he is|she is|they are> "
        "<done|finished|gone|dead|eliminated|through|toast|history|knocked out>",
        "{1} {2} out",
    ),
)
_BETTING: tuple[Rule, ...] = (
    ("an <extra|additional|added> amount <equal to|of>", ""),
    ("an <extra|additional> <two|three|four|five|ten>", "{2}"),
    ("<one|two|three|four|five> <extra|additional> <ante|antes|chip|chips>", "{1} {3}"),
    (
        "[,] with <a|another|one more> <bet|round of betting|betting round> after <that|it|this>",
        ", followed by {1} {2}",
    ),
    ("[,] with [the usual] checks , <bets|calls> , raises and folds [as usual]", ", as usual"),
    ("<once|when|after> the <pot|betting> <is|has been> opened", "once someone opens"),
    ("<one time around|once around the table>", "once"),
    ("<kicks|starts> <things|it|the action> off", "bets first"),
    ("<gets|starts> <things|it|the betting|the action> <going|started|rolling|moving>", "bets first"),
    ("<gets|sets> the ball rolling", "bets first"),
    (
        "<starts|begins|leads|opens|kicks off> <a|the|another|each|this|that|every> "
        "[first|second|third|next|last|final] <round of betting|betting round|round>",
        "bets first",
    ),
    ("<is|goes> [the] first [one|player] to <bet or check|check or bet|bet|act|speak|talk>", "bets first"),
    ("<talks|talk> first", "bets first"),
    ("<starts|kicks|leads> us off", "bets first"),
    ("we keep <doing|going|dealing|flipping|turning|rolling>", "keep {1}"),
    ("going around from the <dealer 's left|left of the dealer>", "starting to the dealer 's left"),
    ("this one 's", "this one is"),
    ("<betting|a bet|a round of betting> on <each|every> [one]", "{1} after each one"),
    ("best you can <do|get|have|make> is", "best hand is"),
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
        "<bet|bets> <one final time|a final time|a last time|for a last time|for the final time|yet again|another time|"
        "once again>",
        "{1} again",
    ),
    ("[,] and bet <each time|every time>", ", with a bet after each"),
    ("<stopping|pausing> <to bet|for a bet|for betting|for a round of betting>", "with a bet"),
    ("showing to <go|bet|act|speak> first", "showing going first"),
    (
        "<when|once|as soon as> <it|that hand|he|she> does , <stop|stops> and <bet|bets> [again]",
        "when he beats it , there is a bet",
    ),
    ("<stop|stops> and <bet|bets>", "bet"),
    ("with the hand to beat <goes|bets|acts> first", "with the high hand showing bets first"),
    ("<make|place> <the|a|your|one> <final|last> <bet|bets>", "bet again"),
    ("<makes|places> <the|a|their|one> <final|last> <bet|bets>", "bets again"),
    ("is [always] the last [card|one] to <go over|be turned over|be turned up|be flipped>", "is turned over last"),
    ("the <center|middle> goes over last", "the {1} card is turned over last"),
    ("goes over last", "is turned over last"),
    ("<is|are> the last [card|cards|one|ones] to be <turned up|turned over|turned|flipped|dealt>", "{1} {2} last"),
    ("<last of all|last but not least> [,]", "finally"),
    ("with <betting|bets|a bet|a round of betting> in between [<each|them>]", "with a bet after each"),
    (
        "<after|following> <each|every> <one|card|of these|of them> <is|has been> "
        "<dealt|turned|turned up|turned over|flipped>",
        "after each card",
    ),
    ("show hands", "show the hands"),
    ("<player|players|everyone|you> <is|are|get> [then] <given|handed>", "{1} {2} dealt"),
    ("private <card|cards>", "hole {1}"),
    ("<can|is able to|could> <not|> be eligible for", "qualify for"),
    ("be eligible for", "qualify for"),
    ("<nobody|no one|someone|a player> <is able to|can manage to> open", "{1} can open"),
    ("keep hold of", "keep"),
    ("keeps hold of", "keeps"),
    ("the required <hand|pair|openers>", "openers"),
    ("it is possible to win both", "you can win both"),
    ("<have|has> no effect", "do not count"),
    (", <known as|called|which are called|which are> [the|your|their] <hole|pocket|down|private> cards", ""),
    ("<evenly|equally> <among|between> [the|all] <winners|tied players|players>", "evenly"),
    ("<at once|together> and called the flop", "at once"),
    ("any number of cards [,] or none", "any number of cards"),
    ("<two|three|four|2|3|4> more rounds <come|follow> ,", "{1} more cards {2} ,"),
    ("one at a time and face <down|up>", "one at a time , face {1}"),
    ("one by one and face <down|up>", "one at a time , face {1}"),
    ("face <down|up> and one <at a time|by one>", "face {1}"),
    ("<distributes|hands out|gives out|passes out|doles out>", "deals"),
    ("<distribute|hand out|give out|dole out>", "deal"),
    ("places <a|one|two|an|the|his|their> <chip|chips|ante|dollar|quarter|coin>", "puts {1} {2}"),
    ("place <a|one|two|an|the|your|their> <chip|chips|ante|dollar|quarter|coin>", "put {1} {2}"),
    (", in which <each|every|players|everyone|you|all>", ", and {1}"),
    ("[the] antes <go in|are posted|are paid|are made|are put in>", "everyone antes"),
    ("this is a low game", "this is lowball"),
    ("in all later rounds", "in later rounds"),
    ("<puts|put> in another ante", "antes again"),
    ("<draw|draws|get|gets|take|takes> the same number [of <cards|new cards>] [back]", "{1} that many new cards"),
    ("<is|are> added to the <board|middle|table>", "{1} dealt to the board"),
    (
        "the rest [of <the hand|the game|it>] <is played|is|goes|plays> <like|as in|just like|exactly like>",
        "after that it is",
    ),
    ("<different cards|cards> ranked <two|three|four|five|six|seven|eight|nine|ten>", "{1} {2}"),
    ("<the same thing|the same> happens", "do the same"),
    ("the cards are <collected|gathered|gathered up> ,", "throw in the hands ,"),
    ("both <halves|ways> with <the same|one> hand", "both {1}"),
    ("still <beats|beat|loses|wins|win>", "{1}"),
    (", with [the|all|any] wild cards <counted|counting|included> ,", ""),
    ("<everyone|everybody> 's <cards|hands> are thrown in", "throw in the hands"),
    ("<those|players|everyone|anyone> who had [already] folded", "{1} who folded"),
    ("<those|players|everyone|anyone|people> who folded <earlier|before|already>", "{1} who folded"),
    ("at the table puts", "puts"),
    ("each <round|bet> that <starts|begins>", "each , {2}"),
    ("after each that <starts|begins> <to|with|at|left>", "after each , starting {2}"),
    ("in order <,|from|starting|beginning|around|and>", "in turn {1}"),
    ("<may|can> once <replace|exchange|draw|discard|trade|throw>", "{1} {2}"),
    ("<you|players|everyone|they|we> <just|simply> <turn|turns|show|shows|flip|pass|keep|lay>", "{1} {3}"),
    ("turn <your|their|the|his> <hand|hands> <over|up>", "show {1} {2}"),
    ("turn <your|their|the|his> cards <over|up>", "turn over {1} cards"),
    ("the next dealer <deals|redeals> [a new hand|again]", "redeal"),
    ("a <regular|normal|plain|ordinary|standard|straight> <game|hand> of", "{1}"),
    ("<best|highest|top> hand of all", "{1} hand"),
    (
        "[,] with five of a kind <ranking|counting|being> "
        "<above <everything else|everything|all others|all|a straight flush>|highest|best|the best|the highest hand>",
        ", and five of a kind is the best hand",
    ),
    ("the rest of the <deck|cards> <is|are> put aside", ""),
    ("<is|are> <used up|exhausted|gone|all gone> ,", "runs out ,"),
    ("all the <hands|cards> go in", "throw in the hands"),
    ("<chips|money> in <the|his|her|their|your> <fist|fists>", "chips"),
    ("<in which|where> <players|everyone|you|each player> may", ", and {2} may"),
    ("<you|players|a player|he|they> <are|is> limited to", "there are at most"),
    ("re <ante|antes>", "{1} again"),
    ("<start over|starts over> with a <new|fresh> <deal|hand>", "redeal"),
    ("<start|begin> <a new|a fresh|another> <deal|hand>", "redeal"),
    ("<quarter|nickel|dime|penny|dollar> ante", "a {1} ante"),
    ("<ante|antes> [up] again for <a|the> <new|next> <deal|hand>", "{1} again and redeal"),
    ("the deal is <over|off>", "the hand is over"),
    ("we <start|begin> <fresh|over|anew>", "we redeal"),
    ("<hand|game|deal> <is over|ends> <at once|immediately|right away|right there>", "{1} {2}"),
    ("<cards|hands> are dealt <over|over again|all over again|anew>", "{1} are dealt again"),
    (
        "<deal|deals|deal again|deals again|redeal|redeals> with <everyone|all players|all the players> "
        "<back in|in again> [the <game|hand|deal>]",
        "{1} , and {2} are back in",
    ),
    ("<it|this|this one|the game> deals <like|as in|just like|the same as>", "{1} is dealt like"),
    ("all [the] <hands|cards> are <thrown in|collected>", "throw in the hands"),
    ("<collect|gather|gather up|pick up> all the cards", "throw in the hands"),
    ("<betting|betting round|round of betting|bet> following <each|every>", "{1} after each"),
    ("the game <uses|has> <a small blind|blinds|two blinds>", "there is {2}"),
    ("ante up , <everyone|folks|all>", "everyone antes"),
    ("the betting goes around [the table] <once|one time>", "there is a betting round"),
    (
        "<ante|antes> again [,] and the deal <moves|passes|goes> <on|left|to the left> [to the next player]",
        "{1} again and we redeal",
    ),
    (
        "<nobody|no one> can [open] [,] or [nobody|no one] <will|does|<wants|chooses|cares> to> [open]",
        "nobody opens",
    ),
    (
        "[,] <each|both|all> [of them|one] <followed by|with> <a|another> <bet|round of betting|betting round>",
        ", with a bet after each",
    ),
    ("the betting on the <flop|turn|river>", "the betting"),
)
_DECLARING: tuple[Rule, ...] = (
    ("<a man or a mouse|man or mouse|man to <stay|go> in or mouse to <fold|drop|go out>>", "in or out"),
    ("man to <stay|play|go in|stay in> or mouse to <fold|drop|drop out|go out|stay out>", "in or out"),
    ("there is <only|just|exactly> one man", "only one player is in"),
    ("<all players|all|everyone|everybody> <are|is> mice", "nobody is in"),
    ("are men", "are in"),
    ("are mice", "are out"),
    ("each losing <man|player>", "each loser"),
    (
        "<pays|pay> [into the <pot|middle>|in] as much as <the pot contained|the pot held|was in the pot|is in the pot|"
        "there was in the pot|the pot had in it>",
        "match the pot",
    ),
    ("each loser match", "each loser matches"),
    ("the <men|mice>", "{1}"),
    ("<is|are> a mouse", "{1} out"),
    ("<is|are> a man", "{1} in"),
    ("men", "players who are in"),
    ("mice", "players who are out"),
    (
        "[secretly] <decide|decides|choose|chooses|say|says|declare|declares|announce|announces> [whether] "
        "[<they|you> want] [to] "
        "<stay|play|hold|stay in|go in|be in> or [to] <drop|fold|drop out|go out|stay out|get out>",
        "{1} in or out",
    ),
    (
        "<decide|decides|choose|chooses> <together|at the same time|at once> <whether|if> "
        "<<they|you> are|to be|to> <in|stay|play|stay in|go in> or [to] <out|drop|fold|drop out|go out|stay out>",
        "{1} in or out {2}",
    ),
    (
        "<decide|decides|choose|chooses> [in secret|secretly|privately|for themselves] <whether|if> "
        "<to|they|you|they want to> <stay in|stay|play|go in|be in|go> by <holding|hiding|putting|taking|concealing>",
        "{1} in or out , with",
    ),
    (
        "<decide|decides|choose|chooses> [in secret|secretly|privately|for themselves] <whether|if> "
        "<to|they|you|they want to> <stay in|stay|play|go in|be in|go> <or not|with|,>",
        "{1} in or out {5}",
    ),
    ("in or out or not", "in or out"),
    (
        "<say|says|tell|tells|declare|declares|announce|announces|decide|decides> <whether|if> "
        "<they are|you are|he is|to be> in or out",
        "declares in or out",
    ),
    (
        "showdown <among|between|for> <<the|all> players|those|everyone> <who are in|who is in|still in|left|in>",
        "showdown",
    ),
    ("<nobody|no one|only one player|everyone> comes in", "{1} goes in"),
    ("<may|can> now <quit|bail out|bow out|back out|fold|drop out|get out> <by paying|for>", "{1} fold {3}"),
    ("<may|can> <quit|bail out|bow out|back out> <by paying|for>", "{1} fold {3}"),
    (
        "[all] <what|the money|everything> [that] <was|is> in the pot before <it|the pot> <was|is> <taken|won|claimed>",
        "the pot",
    ),
    ("<those|players|everyone|anyone|the ones> <who|that> held", "{1} who went in"),
    ("<decide|decides|choose|chooses> <secretly|in secret|privately>", "{1}"),
    ("<secretly|privately|quietly> <decide|decides|choose|chooses|declare|declares|compare|compares>", "{2}"),
    (
        "player <stays|goes|is> in [,] and <that player|he|she> <takes|wins|gets> <the pot|it>",
        "player {1} in and {3} {4}",
    ),
    (
        "only one player <stays|goes|is> [in] , <nobody|no one> <pays|has to pay> [anything] <and|, and>",
        "only one player {1} in ,",
    ),
    (
        "<players|those|ones> who <stayed|stay|went|are> [in] compare [hands|cards] [in private|in secret|privately] ,",
        "players who {2} in compare hands ,",
    ),
    ("<losing players|players with [a] losing <hand|hands>|all [the] losers>", "the losers"),
    (
        "<and|, and> <it is [all] over|that is it|that is the end [of <it|the game|the hand>]|"
        "that is that|we are done|the game is done|"
        "it ends|that ends <it|the game>>",
        "and the game is over",
    ),
    ("[all] <by yourself|by himself|by herself|by themselves|on <your|his|her|their> own>", "alone"),
    ("<all alone|with <nobody|no one> else [going|staying|left] in>", "alone"),
    (
        "compare <hands|cards> <privately|in private|in secret|secretly|quietly|between themselves|among themselves>",
        "compare hands",
    ),
    (
        "<is|stays|goes> in , <he|she|they|you|that player> <pays|shows|pay|show> nothing "
        "[, <pays|shows|pay|show> nothing] <and|, and>",
        "{1} in , {2}",
    ),
    ("<and|, and> <i|we|the dealer> <deal|deals> <another|a new|the next> hand", "and redeal"),
    ("<deal|deals> <everyone|all players|everybody> in again", "redeal"),
    ("<deal|deals> a <new|fresh> hand to <everyone|all the players|all players|everybody>", "redeal"),
    ("puts the same ante in [the pot|the middle]", "antes"),
    ("next <come|comes> <a|one|two|three|another>", "then {2}"),
    ("shuffle up", "shuffle"),
    ("last , <pass|deal|flip|turn|bet|discard|declare>", "finally , {1}"),
    ("<lowest|highest> one <loses|pays>", "{1} card {2}"),
    ("<you|they|each player|everyone> <look|looks> at <your|their|his|the> card and either", "{1} either"),
    ("it is time to declare", "everyone declares"),
    ("<up|down|card|one> or <refuse|decline> [it|one]", "{1} or pass"),
    ("[,] and <we|you|i> mark it <with|by>", ", marked with"),
    ("[,] with <the|your|their> best five [cards] counting", ", and the best five cards count"),
    ("<a|the> <lone|sole|single> <player|one> <who|that> <is|stays|goes> in", "a player who {4} in alone"),
    ("<pot|whole pot|money> is yours", "{1} goes to you"),
    ("if there <is|are> <two|three|more than one> [of you] [or more] [in]", "if {2} or more players are in"),
    ("<more than one|two> or more players", "two or more players"),
    ("without <a showdown|having to show|showing anything>", "without showing"),
    ("<exactly one|just one|only a single|a single> <player|one>", "only one player"),
    ("<declare|declares> <one last|a last|a final|one more|one final> time", "{1} again"),
    ("<hang|hangs|hold|holds> on to <their|his|your> cards", "{1} on"),
    ("the losers <still|also|then> <match|pay>", "the losers {2}"),
    ("<players|those|everyone|anyone> <who|that> <drop|dropped|fold|folded> <their|his|the> cards", "{1} who {3}"),
    ("that <match|matches> it", "like it"),
    ("<match|matches> it", "{1} the pot"),
    ("<takes|take> a hit", "{1} a card"),
    ("<takes|take|gets|wins> the <money|cash>", "{1} the pot"),
    ("if you <went|stayed> [in] and <lost|lose> , you", "players who {1} in and lost"),
    ("and we move on to the next game", "and the game is over"),
    ("<and|,> dealt again", "and a new hand is dealt"),
    ("round <one|two|three|four|1|2|3|4> <:|,>", ""),
    ("<only one|just one|one> player <in|stays|holds> <:|?>", "if only one player is in ,"),
    ("<two or more|more than one> [players] <in|stay|hold> <:|?>", "if two or more players are in ,"),
    ("<nobody|no one> <in|stays|holds> <:|?>", "if nobody is in ,"),
    ("<deal|deals|redeal|play> <again|another hand|a new hand> without <a new|another|any new> ante", "{1} {2}"),
    ("the winner <needs|must have|has to have>", "to win , you must have"),
    ("round of hits", "round"),
    (
        "<we|you> <do|have|make> <one|a|the|our> <last|final|more> <bet|round of betting|betting round>",
        "there is one last betting round",
    ),
)
_CARDS: tuple[Rule, ...] = (
    ("or say no [thanks|thank you]", ""),
    ("in <whatever|any> <mix|combination> you <like|want>", ""),
    ("<draws|draw|takes|take> <one|a card|one card|new ones|new cards> to replace <it|them>", "{1} {2}"),
    ("a <fresh|new> one from the deck", "a new card from the deck"),
    (
        "<a|one> row of <three|four|five|six|seven|eight|nine> [<common|community>] cards <face down|face up|> "
        "[on the table|in the middle]",
        "{2} {3} cards {4} in a row in the middle",
    ),
    ("continue with <one|two|three|four|another>", "deal {1}"),
    ("em", "them"),
    ("in turn , <starting|beginning>", "{1}"),
    (
        "<declares|bets|acts|draws|goes|discards|chooses> first <, and|and|, then|, with> "
        "[the] <others|other players|rest> <follow|following|go|go on|continue> "
        "[in turn] [<to the left|clockwise|around to the left|in turn>]",
        "{1} first",
    ),
    (
        "the <two|three|four|five> cards <of|in|from> <any one|any|one|a single|only one> <row|column|line>",
        "the cards of one {4}",
    ),
    ("[,] <like|as on|as in> the <hours|numbers|face> of a clock", ""),
    ("like a clock face", "in a circle"),
    *(
        (
            f"<{away}> the <lowest|highest|low|high> <common card|community card|common> and <deal|deals|put|puts> "
            "<a new one|another|another one|a new card|one more> in its place",
            f"{replaces} the {{2}} {{3}}",
        )
        for away, replaces in (
            ("burn|discard|throw away|remove", "the dealer replaces"),
            ("burns|discards|throws away|removes", "replaces"),
        )
    ),
    (
        "<starting|beginning> <with|to|at|on|from> <the left of the dealer|the dealer 's left|the dealer|"
        "the player <to|on> the left of the dealer|the player <to|on> the dealer 's left> , "
        "<each player|everyone|every player|each player still in> in turn",
        "{1} {2} {3} , {6}",
    ),
    ("in turn from <the dealer 's left|the left of the dealer>", "starting to the dealer 's left"),
    ("<kings|aces> <rank|count> <high|low>", "{1} are {3}"),
    ("king <is|ranks> <high|low>", "kings are {2}"),
    ("ace <is|ranks> <high|low>", "aces are {2}"),
    ("<a|one|two|three> <counter|token|marker|counters|tokens|markers>", "{1} chip"),
    ("<in|into|to|win|wins|take|takes|get|gets> the pool", "{1} the pot"),
    ("<one by one|one after another|one after the other|singly|individually>", "one at a time"),
    ("apiece", "each"),
    ("<one|two|three> from <your|their|his|her> hole cards", "{1} of {2} hole cards"),
    (
        "<draw|draws> back [up] to <three|four|five|six|seven> [cards]",
        "{1} that many new cards , so that everyone has {2} cards",
    ),
    ("but not <some of each|a mix|a mix of both|a mix of the two|parts of both|cards from both>", "but not both"),
    ("<the one|the|that> <line|row|column> <you|they> <picked|pick|chose|choose|have chosen>", "that {2}"),
    ("is the lowest <hole card|card|one> <you can have|there is|in the deck>", "is the lowest"),
    ("i am <giving|dealing> you", "you get"),
    ("<either|any> one of <your|their|his|her>", "one of {2}"),
    ("new <card|cards|one|ones> <off|from> the [top of the] deck", "new {1}"),
    ("<lowest|highest|best|worst|high|low> board <showing|on the table>", "{1} hand showing"),
    (
        "the same way , each [one|of them] <face up|up|face down|down> [and|,] [each] "
        "followed by <betting|a bet|a betting round|a round of betting>",
        "{1} , with a bet after each",
    ),
    ("<hi lo|hi low|high lo|hilo>", "high low"),
    ("<and|player|everyone|they|you> again <turns|turn|gets|get|receives|receive|draws|draw|flips|flip>", "{1} {2}"),
    ("another <two|three|four|five|2|3|4|5>", "{1} more"),
    ("[,] followed by <a|an|one|two|three|four|five|another>", ", then {1}"),
    ("instead of [omaha 's|hold'em 's|the usual|the regular|just] <one|two|three|four|five|six|seven>", ""),
    (
        "it goes [all the way] around <with no opener|with <nobody|no one> opening|and <nobody|no one> opens>",
        "nobody opens",
    ),
    ("just like it", "like it"),
    ("<a|one> <single|lone|solitary> <card|one>", "one {3}"),
    ("all of <them|these|those> <face|in>", "all {2}"),
    (", all of <them|these|those> <down|up>", "face {2}"),
    ("<fold|folds|drop|drops> <your|their|his|her> <hand|cards>", "{1}"),
    ("<exposed|open|visible> <card|cards>", "up {2}"),
    ("door <card|cards> [face up]", "up {1}"),
    ("<highest|best|high|top> <exposed|visible|open> hand", "high hand showing"),
    ("<lowest|worst|low> <exposed|visible|open> hand", "low hand showing"),
    ("<pocket|concealed|hidden> <card|cards>", "hole {2}"),
    (
        "<an extra|one extra|a further|another extra|an additional|one additional|a free|a bonus> card",
        "another card",
    ),
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
    ("<its|the card 's> owner", "that player"),
    ("1/2 [of] the pot", "half the pot"),
    ("the most recent", "the last"),
    (", all at the same time", "at the same time"),
    (
        "<they|these cards|the cards|those> <are not to be|may not be|must not be|can not be|are not> looked at",
        "nobody may look at these cards",
    ),
    ("the cards <they|you> <got|get|have gotten|were given|were handed>", "the new cards"),
    (", also <face|down|up>", ", {1}"),
    ("<max|maximum> <1|2|3|4|5|one|two|three|four|five> raises", "there are at most {2} raises"),
    ("<hi lo|high low|high / low|hi / lo> ,", "high low split ,"),
    ("split , declare with <chips|coins>", "split , declare high or low with chips in the hand"),
    ("<during|in> this <round|step|deal|draw|phase|pass|turn|exchange|trade>", ""),
    ("for use in <their|your|his|her> [final|best|poker] hand", "to make a hand"),
    ("for <players|the players|everyone|anyone|each player> to <choose from|pick from|take from|buy from>", ""),
    (
        "to <see|determine|find out|decide|show|tell> <which|what> <rank|card> <is|will be> wild",
        ", and its rank is wild",
    ),
    ("[,] should there be", ", if there is"),
    ("the top deck [card]", "the top card of the deck"),
    ("for max", "for max bet"),
    ("max bet bet", "max bet"),
    ("[,] whereupon", ", and then"),
    ("<and|, and> after that <discards|draws|passes|bets|antes|folds|flips|takes|pays|declares>", "{1} then {2}"),
    (
        "<and|,> <moving|going|proceeding|continuing> [around] [the table] [to the] <left|clockwise|around the table>",
        "",
    ),
    (
        "<going around|going around the table|in clockwise order|clockwise around the table|in rotation|"
        "in betting order|<going|moving|proceeding|passing> <clockwise|left|to the left> [around the table]> "
        "[to the left] ,",
        "in turn ,",
    ),
    (
        "from <the dealer 's left|the left of the dealer> [on|onward|around|clockwise] ,",
        "starting to the dealer 's left ,",
    ),
    ("top deck card", "top card of the deck"),
    ("<up|down> instead of <up|down|face up|face down>", "{1}"),
    ("one time", "once"),
    ("<once|after|when> it is opened ,", "once someone opens ,"),
    (", the bring in", ""),
    ("a new one is dealt", "a new hand is dealt"),
    ("with high and low splitting", ", high and low split the pot"),
    ("[,] sight unseen", ""),
    ("for a <fee|price|cost> of", "for"),
    ("further <card|cards|up|down|face>", "more {1}"),
    ("<two|three|four|2|3|4> [more] rounds of cards <face up|face down|up|down|are>", "{1} more cards {2}"),
    ("<two|three|four|2|3|4> more rounds <face up|face down|up|down|are dealt>", "{1} more cards {2}"),
    (", which <stays|is|lies|remains|goes|is dealt> <face down|down|face up|up>", "{2}"),
    ("except for", "except"),
    ("<or|, or> else <the player|they|you|he|she> <folds|fold>", "or fold"),
    ("to <stay in|stay|remain in|keep going|keep playing|stay in the game|keep it> <or|, or> <fold|drop>", "or fold"),
    ("<fold|drop> <or|, or> <pay|match> the pot to <stay in|stay|remain in|keep going>", "fold or {3} the pot"),
    ("the <amount|size> of the pot", "the pot"),
    ("<card|cards|one|it|in|again|back> [,] for <free|nothing>", "{1}"),
    ("<a|one> card from the table", "one of the cards on the table"),
    ("<two|three|four|five> cards from the table", "{1} of the cards on the table"),
    ("whenever <you|they> <like|want|please>", "at any time"),
    ("<final|last> bets", "{1} betting round"),
    ("opened to the left of the dealer", "opened by the player to the left of the dealer"),
    (
        ", [the] player to [the] dealer 's left <starts|opens|begins|bets first|leads>",
        ", opened by the player to the left of the dealer",
    ),
    ("in turn from the <left of the dealer|dealer 's left>", "in turn"),
    ("the <best|top> declared <high|low> hand", "the best hand declared {2}"),
    (", just for <you|that player|them>", "for {1}"),
    ("the <holder|owner> of <a|an|the>", "whoever has {2}"),
    ("each player who <wants|would like> <it|one>", "each player , if they want it"),
    ("<declare|declares> , <high|low|in>", "{1} {2}"),
    (
        "<high low|high / low> [split] with [a] <declare|declaration>",
        "each player declares high or low , and high low split",
    ),
    (", all together", ", all at once"),
    ("<collected|gathered|gathered up|collected up> [,] [and] <shuffled|reshuffled>", "shuffled"),
    ("to <build|start|make|seed> <a|the> pot", ""),
    (
        "<bury|buries> <a|one|two|three> <card|cards|down card|down cards|hole card|hole cards> "
        "<under|beneath|at the bottom of|on the bottom of> the <deck|pack>",
        "{1} {2} {3}",
    ),
    ("<under|beneath> the deck", "on the bottom of the deck"),
    ("the deck without showing <it|them> [to <anyone|anybody|the others>]", "the deck"),
    (
        "<discard|discards|bury|buries|pass|passes> <a|one|two|three> "
        "<card|cards|down card|down cards|hole card|hole cards> without showing <it|them> "
        "[to <anyone|anybody|the others>]",
        "{1} {2} {3}",
    ),
    ("the same dealer", "the dealer"),
    ("with the deal <moving|passing|going> [on] [to the] left", "and the deal passes to the left"),
    ("if more are in", "if two or more players are in"),
    (", not to be looked at", ", no peeking"),
    (
        "to <determine|see|find out|decide|tell> who "
        "<opens [the betting]|bets first|leads|starts|goes first|acts first|is first>",
        "",
    ),
    ("to each player <from|off> the [top of the] deck", "to each player"),
    ("<one more time|once again|once more|yet again>", "again"),
    ("<hang|hold> on to", "keep"),
    ("<hangs|holds> on to", "keeps"),
    ("<toss away|toss out|chuck|chuck away|cast off|lay aside|set aside|shed|part with|dispose of>", "discard"),
    ("<tosses away|tosses out|chucks|casts off|lays aside|sets aside|sheds|parts with|disposes of>", "discards"),
    ("<have|has> the <option|chance|choice|right|opportunity> to", "may"),
    ("<is|are> dealt <face down|face up> in a <row|line>", "{1} dealt {2}"),
    ("<cards|card> <face down|face up> in a <row|line>", "{1} {2}"),
    ("<and|, and> <may|can> not <look|peek> [at <them|it>]", ", no peeking"),
    ("<and|,> <leaves|leave|keeps|keep> <them|it> face down without <looking|peeking>", ", no peeking"),
    (
        "<everyone|everybody|all players> throws <in|away> <their|the> <cards|hands> <and|, and|,> "
        "<antes again|re antes> [, and gets a new hand|and gets a new hand|and we deal again]",
        "everyone antes again and we redeal",
    ),
    ("<everyone|everybody|we all|all players> <throws|throw> in <their|the> <cards|hands>", "throw in the hands"),
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
_MAKING: tuple[Rule, ...] = (
    ("[in order] to <make|make up|form|build> <your|their|a|the> [best|final] [five card|poker] hand", ""),
    ("<when|in|for> <making|making up|forming|building> <your|their|a|the> [best|final] [five card|poker] hand", ""),
    ("<must|has to|may|can> be <made up|composed|formed|put together> of", "{1} be made of"),
    ("<hole cards|down cards|commons|cards> in each hand", "{1} for each hand"),
    (
        "[,] <though|but|although> not necessarily the same [ones|cards|two] [<for|in> <each|both|high and low>]",
        ", but you may use different ones for high and low",
    ),
    ("<hole|down> cards may be different for high and low", "you may use different {1} cards for high and low"),
    ("<straights|flushes> are not counted", "{1} do not count"),
)
"""What a hand is made of."""
_PLACES: tuple[Rule, ...] = (
    ("<their|your|his|her> <entire|whole> <hand|hands>", "all {1} cards"),
    ("<from|of|with> <the|a> player of <their|your|his|her> choice", "{1} any other player"),
    ("one <seat|place|player> to the <left|right>", "to the {2}"),
    ("the rest of the <commons|common cards|community cards>", "the remaining {1}"),
    (
        "<common|commons|community card|common card> that has been <face up|on the table|there|up|out> [the] longest",
        "first {1}",
    ),
    ("the oldest <common|community card|common card|one on the table>", "the first common card"),
    ("<common|commons|community cards|common cards|community card|common card> on the table", "{1}"),
)
"""Where cards lie, how long they have lain there, and to whom they go."""
_CALLED = (
    "<[,] [which|that] [are] <called|named|known as|nicknamed>|[,] and [they] [are] <called|named|known as|nicknamed>>"
)
_TABLE_CARDS: tuple[Rule, ...] = (
    (f"{_CALLED} [the] good <,|and> [the] bad <and|, and|,> [the] ugly", ", and they are the good , bad and ugly"),
    *(
        row
        for nth, name in (("first", "good"), ("second", "bad"), ("third", "ugly"))
        for row in (
            (f"the {nth} card [,|(] [which is|known as|called] the {name} [card|one] [,|)]", f"the {nth} table card"),
            (f"the {name} <card|one>", f"the {nth} table card"),
            (
                f"the {name} <is|gets|goes|comes> <turned|flipped|exposed|shown|revealed|over|up>",
                f"the {nth} table card {{1}} {{2}}",
            ),
            (f"<turn over|turn up|flip|flip over|reveal|expose|turn> the {name}", f"{{1}} the {nth} table card"),
        )
    ),
)
"""Cards on the table that are called by a name."""
_NUMBER = "<zero|none|one|two|three|four|five|six|seven|eight|1|2|3|4|5|6|7|8>"
_COUNTS: tuple[Rule, ...] = (
    ("a minimum of", "at least"),
    ("a maximum of", "at most"),
    (f"anywhere <from|between> {_NUMBER} <to|and> {_NUMBER}", "{2} to {4}"),
    (f"[from] as few as {_NUMBER} [cards] <or|to> as many as {_NUMBER}", "{1} to {3}"),
    ("<1|2|3|4|5> <2|3|4|5|6|7|8> <card|cards|players|chips|raises>", "{1} to {2} {3}"),
    ("<hand|hands> <, and|and|,> the <highest|best|lowest|worst> <wins|takes>", "{1} {2} the {3} hand {4}"),
    (
        "whose <up|exposed|open|face up|visible> cards <make|form|are> the <best|highest|lowest|worst> [poker] hand",
        "with the {3} hand showing",
    ),
)
"""Numbers between two others, and who is told by his cards."""
_STREET = "<flop|turn|river|door card|third street|fourth street|fifth street|sixth street|seventh street>"
_NAMED = (
    "<called|known as|which is|that is|this is|which is called|which is known as|which we call|termed|nicknamed|"
    "referred to as>"
)
_NAMES: tuple[Rule, ...] = ((f", {_NAMED} [<the|a>] {_STREET} ,", ","), (f"[,] {_NAMED} [<the|a>] {_STREET}", ""))
_WILD: tuple[Rule, ...] = (
    (
        "<count|counts|act|acts|serve|serves|function|functions|work|works|play|plays|are used|is used> "
        "as [a] wild [card|cards]",
        "are wild",
    ),
    (", as <is|are>", "and so is"),
)
_DEALT = "dealt|turned|turned up|turned over|flipped|shown|revealed|exposed"
_PILE = "gathered in|gathered up|gathered|collected|picked up|thrown in|turned in|taken back"
_TOLD: tuple[Rule, ...] = (
    (
        "of <cards|their cards|your cards|them> <,|(|> including <none|zero|no cards> [at all] [,|)] "
        "<and|,|then|for|from>",
        "of {1} {4}",
    ),
    ("of <cards|their cards|your cards|them> <,|(|> including <none|zero|no cards> [at all] [)]", "of {1}"),
    ("<each|every> <later|subsequent|further|following|succeeding|additional> card", "{1} card after that"),
    ("<third|fourth|fifth|sixth> and <then a|then the|after that a|finally a|finally the>", "{1} and a"),
    (
        "<aces are|an ace is|the ace is> [always] <treated|counted|considered|regarded|taken> [as] [a|the] <low|high> "
        "[card|cards]",
        "aces are {3}",
    ),
    ("stays on the table and stays on the table", "stays on the table"),
    (f"all [of] the cards are <{_PILE}>", "throw in the hands"),
    ("<brings|bring> in the <betting|bet>", "{1} it in"),
    ("<dealing and betting|betting and dealing> <go on|continue|are repeated> until", "this goes on until"),
    (
        "<leaving|to leave> <a|them with a|you with a> <three|four|five> card hand and "
        "<arranges|puts|places|lines up|stacks|sets>",
        "to leave {3} , and each player {4}",
    ),
    ("<leaving|to leave> <a|them with a|you with a> <three|four|five> card hand", "to leave {3}"),
    (
        "<hands rank|the hands rank|hands are ranked|the hands rank in order> [as|as follows] [:|,] <a|one|three|four>",
        "the hands are {2}",
    ),
    (
        "the best hand <they|you|he|she> can [make] <with|from|using> five of "
        "<their|your|his|her> <six|seven|eight|nine> cards",
        "the best five card hand from {3} {4} cards",
    ),
    ("the <highest|best|lowest> one <wins|takes>", "the {1} hand {2}"),
    ("<wins|takes|gets> one half", "{1} half"),
    (
        "<three|four|five|six> [more] cards follow [,] <one at a time|one by one>",
        "{1} more cards are dealt one at a time",
    ),
    (
        "<sets|makes|creates|determines|fixes|gives> <another|a second|an additional|one more> wild rank "
        "<and|, and|,|;> [and] <all|the> [other] cards of that rank are wild [too|also|as well]",
        "is also wild , and all cards of that rank are wild too",
    ),
    (
        "<sets|makes|creates|determines|fixes|gives> <another|a second|an additional|one more> wild rank",
        "is also wild , and all cards of that rank are wild too",
    ),
    ("the <rank|one> that <follows|comes after|comes right after> it <becomes|is>", "the card that follows it {3}"),
    (
        "the <lowest|highest> card <each|every|a> player has <in the hole|face down|down>",
        "{2} player 's {1} hole card",
    ),
    ("<lowest|highest|low|high> hole card is [also] wild for <that player|them|you>", "{1} hole card is wild"),
    (
        "is [also] wild [,] <along with|together with|as well as> <every|any|each|all|the> [other] <card|cards> "
        "of <the same|that|its> rank",
        "is wild , and so is any other card of that rank",
    ),
    ("in that player 's hand", "in their hand"),
    (
        "<threes|fives|sevens|twos|fours|sixes|eights|nines|tens|jacks|queens|kings|aces|jokers|deuces> are [now] "
        "the only <wild cards|cards that are wild|wilds|ones that are wild>",
        "only {1} are wild",
    ),
    (
        "the only <wild cards|cards that are wild|wilds> are [now] [the] "
        "<threes|fives|sevens|twos|fours|sixes|eights|nines|tens|jacks|queens|kings|aces|jokers|deuces>",
        "only {2} are wild",
    ),
    ("<a|one> line of three [cards] <:|,> [either] <a|one> <row|column|diagonal>", "{3} {4}"),
    ("from the row [going] across", "from the row"),
    ("from the column [going] <down|up and down>", "from the column"),
    (
        "from the row or from the column <, but not from both|but not from both>",
        "from the row or the column but not both",
    ),
    ("from the row or the column <, but not from both|but not from both>", "from the row or the column but not both"),
    (
        "a <fee|price|sum|amount> <set|agreed|agreed on|fixed|settled> <in advance|beforehand|before the game>",
        "a set fee",
    ),
    (
        "<when|once|after> all <two|three|four|five|six|seven|nine|of them> [cards] <have been|are> "
        "<shown|turned over|turned up|face up|revealed|up|exposed|turned face up> , "
        "<each player makes|players make|everyone makes|you make|the best|the highest>",
        "at the showdown , {5}",
    ),
    ("<everyone|they|each player|player> puts in <an|the|their|his|her> ante", "{1} antes"),
    ("<players|they|we|you> put in <an|the|their|your> ante", "{1} ante"),
    ("<has|have> put in <an|the|their|his|her> ante", "{1} anted"),
    (
        "<betting|a bet|a betting round|a round of betting> follows the <deal|draw>",
        "there is a betting round after the {2}",
    ),
    (
        "low <hand|hands> <qualifies|qualify> <only if|only when|if|when> <it|they> <is|are|has|have|contains>",
        "low hand must be",
    ),
    (
        "five different ranks [,] all [of them] <eight|seven|nine> or <lower|less|under>",
        "five different cards {1} or lower",
    ),
)
"""What is added to what is told, and other turns of the same."""
_WINNING: tuple[Rule, ...] = (
    ("<put|lay|place> <their|your|the> cards [down] on the table", "show {2} cards"),
    ("<showdown|show down|show> for <high|low>", "showdown , {2} hand wins"),
    ("wins outright", "wins the whole pot"),
    ("; the <highest|best|lowest> <wins|takes>", "; the {1} hand {2}"),
    ("<eight|nine|seven> or better is <needed|required|necessary> for [the] low", "low needs {1} or better"),
    ("<has|have|holds|hold> no <pair|pair of jacks|two pair> or better", "does not have a {2} or better"),
    (
        "<claims|captures|earns|nabs|snags|grabs|rakes in|hauls in|walks away with|carries off|drags down|pulls in>",
        "wins",
    ),
    ("<triumphs|prevails|comes out on top|is the winner|is victorious|is the victor>", "wins"),
    ("<the lot|all the money|all the chips|the whole shebang|the whole enchilada|the kit and caboodle>", "the pot"),
    ("<fifty fifty|50 50|50 / 50|half and half|down the middle|equally>", "evenly"),
    (
        "<strongest|finest|top ranking|highest ranking|highest ranked> <hand|five card hand|poker hand|hands>",
        "best {2}",
    ),
    ("<low|high> <hand|hands> <need|needs|have|has> to be", "a {1} hand must be"),
    ("<disregarded|discounted|irrelevant|of no account|meaningless|left out of account>", "ignored"),
    *((f"<when|while> <you|we|they> <{base}|are {forms(base).ing}> {out}", "for") for base, out in _FIGURE.items()),
    *((f"<in|for|when|while|when it comes to> {forms(base).ing} {out}", "for") for base, out in _FIGURE.items()),
    ("for <lows|low hands|the low hand>", "for low"),
    ("nobody <has|had> openers", "nobody opens"),
    ("<on to|onto>", "on"),
    ("[,] <you|they> <must|have to> pay for <it|that> <:|,>", ","),
    ("<count|counts> only as <high|low>", "{1} only {2}"),
    (", a <royal|straight> flush included", ", even a {1} flush"),
)
_HE: tuple[Rule, ...] = (
    ("<he|she> <likes|wants|wishes|pleases|chooses>", "they like"),
    ("<he|she> <has|holds>", "they have"),
    ("<his|her>", "their"),
)
"""What is said of one player is mostly said of all."""
PARAPHRASES: tuple[Rule, ...] = (
    *_SAYS_NOTHING,
    *_TOLD,
    *_DECLARING,
    *_GUTS,
    *_PEOPLE,
    *_BETTING,
    *_CARDS,
    *_MAKING,
    *_PLACES,
    *_TABLE_CARDS,
    *_COUNTS,
    *_NAMES,
    *_WILD,
    *_WINNING,
    *_HE,
)


_EXAMPLE = re.compile(
    r" [,(] (?:for example|for instance|such as) ,? ?"
    r"(?:(?!(?:if|when|unless|but|and then|must|may|can|pay|pays|wild|fold|folds|win|wins|lose|loses|deal)\b)\S+ )+$"
)
"""An example at the end of a sentence, which tells no rule."""


def plainer(text: Sequence[str]) -> list[str]:
    """A sentence in plainer words."""
    said = " ".join((*text, ""))
    for pattern, plain in _rules():
        said = pattern.sub(plain, said)
    said = _EXAMPLE.sub(" ", said)
    return said.replace(", , ", ", ").removeprefix(", ").split()


@cache
def _rules() -> list[tuple[re.Pattern[str], str]]:
    return [(matcher(words), _plain(plain)) for words, plain in PARAPHRASES]


def matcher(words: str) -> re.Pattern[str]:
    """What finds a pattern in a text whose every word ends in a space."""
    return re.compile(rf"(?<!\S){_regex(parse(words))}")


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
