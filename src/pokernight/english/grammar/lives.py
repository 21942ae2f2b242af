"""Lives: how many there are, who loses one, trading a card with a neighbor, and the last player who is left."""

from fractions import Fraction
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.afterthoughts import LIKED
from pokernight.english.grammar.deeds import FORMS
from pokernight.english.grammar.marks import LostAll
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Anywhere, Cards
from pokernight.meaning.deeds import Deed, Mood, Order, Verb
from pokernight.meaning.hands import Blocks, Lives
from pokernight.meaning.numbers import ONE, Amount, Unit
from pokernight.meaning.players import THE_DEALER, YOURSELF, End, Holding, Neighbor, Players, Quantifier, Side
from pokernight.meaning.rules import Do, Remark

NONE_LEFT = "players without lives are out"
BROKE = "players without chips are out"
LAST_LEFT = "the last player with a life wins the pot"
ALL_TIED = "all who tie for the lowest card lose"
LOW_LOSES = "nobody wants the lowest card"
MUST_TRADE = "nobody may refuse a trade"
DEALER_LAST = "the dealer acts last"
COUNTERS = "lives are counted with chips"

EVERYONE = "<everyone|everybody|each player|every player|all players|players|you|we all|we>"
COINS = {"<chips|coins|counters|tokens|markers>": Amount(Unit.CHIP)} | {
    coin: Amount(Unit.CENT, Fraction(cents))
    for coin, cents in (("<dollars|bucks|ones>", 100), ("quarters", 25), ("dimes", 10), ("nickels", 5), ("pennies", 1))
}
"""What stands for lives, and what each of them is worth."""
A_COIN = "<chip|coin|counter|token|marker|stack|dollar|buck|quarter|dime|nickel|penny>"
MANY_COINS = "<chips|coins|counters|tokens|markers|stacks|dollars|bucks|quarters|dimes|nickels|pennies|money>"
A_LIFE = f"<life|{A_COIN[1:-1]}>"
LIVES = f"<lives|{MANY_COINS[1:-1]}>"
TRADE = ("trade", "swap", "exchange", "switch", "change")
HIS = "<his|her|their|your|the>"
IT = f"<it|that|cards|{HIS} <card|cards>|with it>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _counted(grammar)
    _lost(grammar)
    _trades(grammar)
    _blocks(grammar)
    _dealer(grammar)


def _counted(grammar: Grammar) -> None:
    """How many lives there are."""
    add = grammar.add
    has = "<has|have|gets|get|starts with|start with|begins with|begin with|receives|puts|put|takes|take|sets out|is given|are given>"
    before = "[out|up] [in front of <him|them|you|each player>] [to start|at the start]"
    add(
        "Standing",
        [
            "each player has {many:Number} lives",
            f"{EVERYONE} {has} {{many:Number}} lives",
            "{many:Number} lives <each|apiece|per player|for everyone>",
        ],
        Lives(v.many),
    )
    add(
        "Standing",
        "each player has {many:Number} lives , each of which costs {price:Amount}",
        Lives(v.many, v.price),
    )
    for coins, price in COINS.items():
        add(
            "Standing",
            f"{EVERYONE} {has} {{many:Number}} {coins} {before}",
            build=lambda many, price=price: Lives(many, price) if many > 1 else None,
            cost=FAR,
            read_only=True,
        )
    add(
        "Plain",
        "{first:Plain} [,] [which are] <represented|marked|shown|counted> <by|with> <chips|markers|counters|tokens|coins>",
        build=lambda first: (*first, Remark(COUNTERS)) if isinstance(first[-1], Lives) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "lives are counted with chips",
            f"<each|every> {A_LIFE} is <a|one> life",
            f"<those|these|they|the {LIVES}> <are|stand for|count as> [<your|their|the|his>] [{{n:Number}}] lives",
        ],
        build=lambda n=0: Remark(COUNTERS),
        apart=lambda rule: {} if rule == Remark(COUNTERS) else None,
    )


def _lost(grammar: Grammar) -> None:
    """Who loses a life, who is out, and who is left."""
    add = grammar.add
    for form in FORMS:
        lose = "|".join(getattr(forms(verb), form) for verb in ("lose", "give up", "forfeit"))
        add(f"VP.{form}", [f"<{lose}> a life", f"<{lose}> <one life|one of {HIS} lives>"], Deed(Verb.FORFEIT, lives=1))
        add(f"VP.{form}", f"<{lose}> {{lives:Number}} lives", Deed(Verb.FORFEIT, lives=v.lives))
        add(
            f"VP.{form}",
            f"<{lose}> {{price:Amount}} [<to|into> the <pot|pool|middle|kitty>]",
            Deed(Verb.PAY, price=v.price),
            cost=FAR,
            read_only=True,
        )
    for end, best in ((End.HIGH, "<highest|high>"), (End.LOW, "<lowest|low>")):
        add(
            "Players",
            [
                f"the player with the {'highest' if end is End.HIGH else 'lowest'} card of all",
                f"<the <player|one|person> <with|who has|holding>|whoever has|whoever holds> the {best} card [of all]",
                f"[the] {best} card",
            ],
            Players(Quantifier.THE, Holding(end, one_card=True)),
            cost=FAR,
        )
    you = "<you|he|she|they|a player|anyone|any player|someone>"
    out = "<are|is> [then] <out|out of the game|eliminated|done|finished|dead>"
    drops = "<<drops|drop|goes|go> out [of the game]|<is|are> out [of the game]|<is|are> eliminated|<leaves|leave> the game>"
    for lives, a_life, said in (("lives", "life", NONE_LEFT), (MANY_COINS, A_COIN, BROKE)):
        none = f"<run|runs> out of {lives}|<has|have|is|are> <no {lives} [left]|out of {lives}|lost [all] [<his|her|their|your>] [all] [{{n:Number}}] {lives}>"
        lose = f"<lose|loses|has lost|have lost> <all [of] [<his|her|their|your>] [{{n:Number}}] {lives}|<his|her|their|your|a> <last|{{nth:Ordinal}}> {a_life}|{{n:Number}} {lives}>"
        add(
            "Standing",
            [
                said,
                f"<when|once|if|as soon as|after> {you} <{none}|{lose}> [,] <you|he|she|they|that player> <{out}|{drops}>",
                f"<a|any> player whose {lives} are [all] <gone|lost|used up> {drops}",
                f"<a player|anyone|any player|players|whoever|everyone> [who] <{none}|{lose}> {drops}",
                f"<a player|anyone|any player|players> <with no|without> {lives} [left] {drops}",
                f"lose all [of] [your] [{{n:Number}}] {lives} and <you|they> {out}",
                f"<run|runs> out of {lives} and <you|they> {out}",
            ],
            build=lambda n=0, nth=0, said=said: LostAll(n or nth) if n or nth else Remark(said),
            apart=lambda rule, said=said: {} if rule == Remark(said) else None,
        )
    add(
        "Standing",
        [
            "players who have lost {many:Number} lives are out",
            f"<a player|anyone|any player|players|whoever|everyone|those> [who] [has|have] <lost|loses|lose|paid|pays|pay> {{many:Times}} {drops}",
            f"<when|once|if|as soon as|after> {you} [has|have] <lost|loses|lose|paid|pays|pay> {{many:Times}} [,] <you|he|she|they|that player> {out}",
        ],
        LostAll(v.many),
    )
    wins = "<wins|takes|gets|collects> [the <pot|pool|game|whole pot|money>|it|everything [in the pot]|it all]"
    left = "<standing|alive|still alive|left alive|left standing>"
    alive = f"<<with|who [still] has> anything left|with <a|any> <{A_LIFE}|{LIVES}> [left]|who <has|still has> <a|any> <{A_LIFE}|{LIVES}> [left]|with {LIVES} [left]|{left}>"
    last = f"[the] last <player|one|man|person> {alive}"
    add(
        "Standing",
        [
            "the last player with a life wins the pot",
            f"<whoever|the player who> <still has <a|any> {A_LIFE} [left]|has <a|any> {A_LIFE} left> [at the end] {wins}",
            f"{last} {wins}",
            f"the winner is {last} [[,] and <that player|he|she> {wins}]",
            f"<<we|you> <play|keep playing|go on|keep going>|<the game|play|this|it> <goes on|continues>|repeat [this|that]> [like this|in this way] until <only|just> one <player|person> <is left|has [any|a] <{A_LIFE}|{LIVES}> [left]> [[,] and <that player|he|she> {wins}]",
            f"the game <is over|ends> when <only|just> one <player|person> <is left|has [any|a] <{A_LIFE}|{LIVES}> [left]>",
        ],
        Remark(LAST_LEFT),
    )
    add(
        "Standing",
        [
            "nobody wants the lowest card",
            "<<you|players> do not want|<nobody|no one> wants> [to <end up with|have|be left with|<get|be> stuck with>] the lowest card",
            "the <aim|object|goal|idea|point> [of the game] is <not to|to avoid> <have|hold|end up with|be left with|get stuck with|having|holding|ending up with|being left with|getting stuck with> the lowest card",
        ],
        Remark(LOW_LOSES),
    )
    tie = "<in case of a tie [for <low|lowest|the lowest card|last>]|<if|when> <<there|it> is a tie [for <low|lowest|the lowest card|last>]|<two|two or more|several> [players] <tie|are tied> [for <low|lowest|the lowest card>]|<you|players|they> tie for <low|lowest|the lowest card>|two or more players have the lowest card>>"
    pays = (
        f"<<pay|pays|lose|loses> [one|<a|one> {A_LIFE}]|<put|puts> <a|one> {A_LIFE} in|<put|puts> in <a|one> {A_LIFE}>"
    )
    add(
        "Standing",
        [
            "all who tie for the lowest card lose",
            f"{tie} [,] [then] <they [all|both|each]|you [all|both]|both [of them]|all of them|all the <low|lowest|tied> <cards|ones>|each of <them|the tied players>|all [the] tied players|each [tied player]|everyone [who is] tied> {pays}",
            f"<tied players|ties for <low|lowest>|all tied players> [all|both] {pays}",
        ],
        Remark(ALL_TIED),
    )
    tied = "<<each|every|any|all|everyone|anyone|whoever|those> [player|players|one|others] [who] [is|are] tied [with <him|her|them|it>|for <low|lowest|the lowest|the lowest card|last>]|all who tie>"
    add(
        "Plain",
        [
            f"{{deed:Clause}} [,] <and so|as|so> <does|do> {tied}",
            f"{{deed:Clause}} [,] <and|or> <in case of|if there is> a tie [,] {tied} <does|do> [so|too|as well]",
        ],
        build=lambda deed: (Do(deed), Remark(ALL_TIED)) if deed.agent.who == Holding(End.LOW, one_card=True) else None,
        read_only=True,
    )


def _trades(grammar: Grammar) -> None:
    """A card for that of a neighbor, or none."""
    add = grammar.add
    for side in Side:
        toward = f"<to|on> {HIS} {side.value}"
        add(
            "NextTo",
            [
                f"<the|{HIS}> [next] <player|neighbor|person|guy|one> {toward}",
                f"{HIS} {side.value} <hand|> neighbor",
                *((f"{HIS} neighbor", "the next player") if side is Side.LEFT else ()),
            ],
            Players(Quantifier.THE, Neighbor(YOURSELF, side)),
            read_only=True,
        )
    for form in ("base", "s"):
        trade = "|".join(getattr(forms(verb), form) for verb in TRADE)
        give = "|".join(getattr(forms(verb), form) for verb in ("pass", "give", "hand", "slide"))
        take = "|".join(getattr(forms(verb), form) for verb in ("take", "get"))
        add(
            f"Trade.{form}",
            [
                f"<{trade}> [{IT}] with {{to:NextTo}}",
                "<make|makes|force|forces> {to:NextTo} [to] <trade|swap|exchange|switch> [cards] [with <you|him|her|them>]",
                f"<{give}> {IT} to {{to:NextTo}} and <{take}> <his|hers|theirs|their|that player 's> [card|one] [instead|in return]",
            ],
            Deed(Verb.SWAP, cards=Cards(ONE), to=v.to),
            read_only=True,
        )
        keep = "|".join(getattr(forms(verb), form) for verb in ("keep", "stick", "hold", "stay", "stand"))
        add(f"Keep.{form}", f"<{keep}> [with] [{IT}|pat]", True, read_only=True)
    may = "<may|can|must|has to|have to|gets to> [either] "
    for order, turn in ((None, ""), (Order.IN_TURN, "in turn ")):
        for subject, form in (
            (f"{{agent:Players}} {turn}{may}", "base"),
            *((f"{{agent:Players}} {turn}[either] ", form) for form in ("s", "base")),
        ):
            add(
                "Clause",
                [
                    f"{subject}{{_:Keep.{form}}} or {{deed:Trade.{form}}}",
                    f"{subject}{{deed:Trade.{form}}} or {{_:Keep.{form}}}",
                ],
                build=lambda agent, deed, _=True, order=order: _offered(agent, deed, order),
                read_only=True,
            )
    add(
        "Clause",
        "{agent:Players} <may|can> [then] {deed:Trade.base}",
        build=_offered,
        cost=FAR,
        read_only=True,
    )
    like = "<if|when> <you|they|a player> <like|likes> <it|{HIS} card> [,] [<you|they>] {_:Keep.base}".replace(
        "{HIS}", HIS
    )
    add(
        "Standing",
        ["whoever likes the card keeps it", like],
        build=lambda _=True: Remark(LIKED),
        apart=lambda rule: {} if rule == Remark(LIKED) else None,
    )
    dislike = f"<if|when> <you|they> do not <like|want> <it|{HIS} card>"
    add(
        "Step",
        f"{dislike} [,] [<you|they>] [may|can] {{deed:Trade.base}}",
        build=lambda deed: Do(_offered(Deed(Verb.SWAP).agent, deed)),
        read_only=True,
    )


def _offered(agent: Players, deed: Deed, order: Order | None = None) -> Deed:
    """A trade that players may make."""
    return Deed(Verb.SWAP, agent, cards=deed.cards, to=deed.to, mood=Mood.MAY, order=order)


def _blocks(grammar: Grammar) -> None:
    """Cards that nobody has to trade."""
    add = grammar.add
    swap = "<trade|swap|exchange|switch>"
    a_trade = f"<the|a|any> {swap}"
    shows = "<shows|show|turns over|turn over|turns up|turn up|flips over|flip over|exposes|turn|turns|flip|flips> [it] [over|up]"
    refuses = f"<refuses|refuse|blocks|block|stops|stop|keeps|keep|<may|can> [show it and|turn it <up|over|face up> and] refuse [to {swap}] [by <showing|turning over|turning up> it]|does not have to {swap}|do not have to {swap}|need not {swap}|may keep> [it|{a_trade}|that card]"
    nothing = f"<<nobody|no one> <trades|swaps|exchanges|switches>|[and] <you are stuck with|you [have to] keep> <yours|your card|your own [card]|what you have|the card you have>|nothing is <swapped|traded|exchanged>|[there is] no {swap} [takes place|happens|is made]|{a_trade} <is off|does not happen|is blocked|is refused>|<you|he|she|they> <do not have to|can not|may not> {swap}|<he|she|they> <does|do> not have to {swap} [with you]>"
    who = "<he|she|they|you|that player|the neighbor|your neighbor|the player [<on|to> <your|the|their|his> left]|a player|someone|the other player>"
    has = "<has|have|holds|hold>"
    add("Blocker", "[a|an|the] {kind:Kind.one}", build=_of_kind, read_only=True)
    add("Blocker", "{cards:CardsAnywhere}", v.cards)
    add(
        "Standing",
        [
            "{cards:Blocker} block a trade",
            f"{{cards:Blocker}} <block|blocks|stop|stops> [{a_trade}|trades|swaps|you|it] [cold|dead]",
            f"then <he|she|they|that player> [just] {shows} {{cards:Blocker}} <,|and|, and> {nothing}",
            f"{who} <can not|may not> refuse [to {swap}|{a_trade}] [,] except by <showing|turning over|turning up> {{cards:Blocker}} [, which <blocks|stops> [{a_trade}|it]]",
            f"{{cards:Blocker}} <=|means> no {swap}",
            f"<a player|anyone|whoever|the player|any player> [who] <{has}|with> {{cards:Blocker}} [just] [{shows} [,] [and]] {refuses}",
            f"if {who} {has} {{cards:Blocker}} [,] <he|she|they|you|that player|just> [just] {shows} [,] [and] {nothing}",
            f"if {who} {has} {{cards:Blocker}} [,] {nothing}",
            f"{who} <can not|may not> refuse [to {swap}|{a_trade}] [,] unless <he|she|they> {has} {{cards:Blocker}}",
            f"{who} <has to|must|have to> <{swap} [cards] [with <you|him|them>]|<agree|consent> to {a_trade}|accept {a_trade}|give up {HIS} card> [,] unless <he|she|they> {has} {{cards:Blocker}} [, in which case <he|she|they> {shows} [<the|that> {{_:Kind.one}}] [,] [and] {nothing}]",
            "{cards:Blocker} <can not|may not> be <traded|swapped|taken|exchanged> [away]",
        ],
        build=lambda cards, _=None: Blocks(cards) if _ is None or _of_kind(_) == cards else None,
        apart=lambda rule: {"cards": rule.cards} if isinstance(rule, Blocks) else None,
    )
    add(
        "Standing",
        [
            "nobody may refuse a trade",
            f"{who} <has to|must|have to> <{swap} [cards] [with <you|him|them>]|<agree|consent> to {a_trade}|accept {a_trade}>",
            f"{who} <can not|may not> <refuse|say no> [to {swap}|{a_trade}]",
        ],
        Remark(MUST_TRADE),
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] so if {who} {has} {{cards:Blocker}} [,] [<he|she|they|you>] [just] {shows} [,] [and] {nothing}",
        build=lambda first, cards: first if first == (Blocks(cards),) else None,
        read_only=True,
    )


def _of_kind(kind: Any) -> Cards:
    return Cards(kind=kind, at=Anywhere())


def _dealer(grammar: Grammar) -> None:
    """The dealer, who is last and trades with the deck."""
    add = grammar.add
    last = "<goes|acts|plays|is|'s|chooses|decides> last"
    add("Standing", ["the dealer acts last", f"[the] dealer {last}"], Remark(DEALER_LAST))
    deck = "<the deck|the stock|the pack|the [<top|next>] card [<of|off|from|on top of> the <deck|stock|pack>]|a new card|a card from the <deck|stock>>"
    trade = f"<trade|swap|exchange|switch|trades|swaps|exchanges|switches|cut|cuts> [{IT}] <with|for> {deck}"
    cut = "<cut|cuts> the <deck|pack> for a [new] card"
    add(
        "Clause",
        f"<[the] dealer|he> [{last} and] [he] [<may|can>] [{{_:Keep.base}} or] <{trade}|{cut}|draw a new card|draws a new card|take a new card> [from the deck] [instead]",
        build=lambda _=True: Deed(Verb.DRAW, THE_DEALER, cards=Cards(ONE), mood=Mood.MAY),
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] and [he|the dealer] [<may|can>] {deed:Clause}",
        build=lambda first, deed: (
            (*first, Do(deed)) if first == (Remark(DEALER_LAST),) and deed.agent == THE_DEALER else None
        ),
        read_only=True,
    )
