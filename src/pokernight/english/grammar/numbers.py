"""How many and how much."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.template import v
from pokernight.meaning.cards import ANY_CARD, YOUR_HAND, Cards, Face, Hand
from pokernight.meaning.numbers import ALL_CHIPS, Amount, Quantity, Unit, all_but, at_least, exactly, up_to
from pokernight.meaning.players import YOURSELF, Everyone, EveryoneDealtIn, Other, Players, Quantifier, Such
from pokernight.meaning.sorts import Who

NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
TENS = {word: 10 * at for at, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), 2)}
ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
TIMES = {"once": 1, "twice": 2, "double": 2, "triple": 3}
FRACTIONS = {"half": Fraction(1, 2), "third": Fraction(1, 3), "quarter": Fraction(1, 4)}
SO_ON = "[,] <and so on|etc|and so forth>"
COINS = {
    **dict.fromkeys(("cent", "cents", "¢", "penny", "pennies"), 1),
    **dict.fromkeys(("nickel", "nickels"), 5),
    **dict.fromkeys(("dime", "dimes"), 10),
    **dict.fromkeys(("quarter", "quarters"), 25),
    **dict.fromkeys(("dollar", "dollars", "buck", "bucks"), 100),
}


@dataclass(frozen=True)
class ThatMuch(Amount):
    """So many times the amount that was named last: "double that"."""

    unit: Unit = Unit.LAST_TIME


def number(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A whole number in figures or words: 27, twenty-seven, a hundred."""
    word = words[at]
    after = words[at + 1] if at + 1 < len(words) else ""
    if word.isdecimal():
        return [(at + 1, int(word))]
    if word in TENS:
        more = NUMBERS.index(after) if after in NUMBERS[1:10] else 0
        return [(at + 1, TENS[word])] + ([(at + 2, TENS[word] + more)] if more else [])
    if after == "hundred" and word in ("a", *NUMBERS[1:10]):
        return [(at + 2, 100 * max(1, NUMBERS.index(word) if word in NUMBERS else 1))]
    return [(at + 1, NUMBERS.index(word))] if word in NUMBERS else []


_NONE_OR_BOTH = {"none": 0, "neither": 0, "both": 2}


def run_of_numbers(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Numbers that follow each other, any of which will do: one, two or three; none, one or both; two, one or none."""
    found: list[int] = []
    ends: list[tuple[int, Any]] = []
    while at < len(words) and (step := [*number(words, at), *_none_or_both(words, at)]):
        at, value = step[-1]
        found.append(value)
        low, high = min(found), max(found)
        if len(found) > 1 and words[at - 2] == "or" and sorted(found) == list(range(low, high + 1)):
            ends.append((at, Quantity(low, high)))
        if at < len(words) and words[at] in (",", "or"):
            at += 2 if list(words[at : at + 2]) == [",", "or"] else 1
        else:
            break
    return ends[-1:]


def _none_or_both(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    return [(at + 1, _NONE_OR_BOTH[words[at]])] if words[at] in _NONE_OR_BOTH else []


def money(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A sum of money, in cents: 50 cents, a quarter, two dollars, $1.50."""
    word = words[at]
    after = words[at + 1] if at + 1 < len(words) else ""
    if word == "$" and after.replace(".", "", 1).isdecimal():
        return [(at + 2, int(100 * Fraction(after)))]
    if word == "half" and words[at + 1 : at + 3] in (["a", "dollar"], ["a", "buck"]):
        return [(at + 3, 50)]
    counted = number(words, at) + ([(at + 1, 1)] if word in ("a", "another") else [])
    found: list[tuple[int, Any]] = []
    for end, many in counted:
        coin = list(words[end : end + 2])
        if coin == ["half", "dollar"]:
            found.append((end + 2, 50 * many))
        elif coin and coin[0] in COINS and coin[1:] != ["of"]:
            found.append((end + 1, COINS[coin[0]] * many))
    return found


def two_sums(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Two sums that share what they are counted in: one to five chips, 5 and 10 cents, $1/$2, $1-5, 1/2, nickel-dime."""
    dollars = words[at] == "$"
    found: list[tuple[int, Any]] = []
    for end, low, high in _pairs(words, at + dollars, dollars) if at + dollars < len(words) else ():
        unit = words[end] if end < len(words) else ""
        if low >= high:
            continue
        if dollars:
            found.append((end, (cents_of(int(100 * low)), cents_of(int(100 * high)))))
        elif unit in COINS:
            found.append((end + 1, (cents_of(COINS[unit] * int(low)), cents_of(COINS[unit] * int(high)))))
        else:
            found.append((end + (unit in ("chip", "chips")), (chips_of(int(low)), chips_of(int(high)))))
    coins = [COINS.get(word) or (TENS.get(word) or 0) for word in words[at : at + 2]]
    if words[at] in COINS and len(coins) == 2 and coins[0] < coins[1]:  # nickel-dime, quarter-fifty
        found.append((at + 2, (cents_of(coins[0]), cents_of(coins[1]))))
    return found


def _pairs(words: Sequence[str], at: int, dollars: bool) -> Iterator[tuple[int, Fraction, Fraction]]:
    """Two numbers in a row, with where they end."""
    both = words[at].split("/")
    if len(both) == 2 and all(map(str.isdecimal, both)):
        yield at + 1, Fraction(both[0]), Fraction(both[1])
    for end, low in _whole_or_not(words, at):
        between = end + (end < len(words) and words[end] in ("to", "and", "or", "/"))
        between += between < len(words) and dollars and words[between] == "$"
        figures = between < len(words) and words[end - 1][-1].isdecimal() and words[between][-1].isdecimal()
        if between < len(words) and (between > end or dollars or figures):
            for stop, high in _whole_or_not(words, between):
                yield stop, low, high


def _whole_or_not(words: Sequence[str], at: int) -> list[tuple[int, Fraction]]:
    """A number that may have a decimal point."""
    if words[at].count(".") == 1 and words[at].replace(".", "").isdecimal():
        return [(at + 1, Fraction(words[at]))]
    return [(end, Fraction(value)) for end, value in number(words, at)]


def spell_money(cents: int) -> str:
    """How we write a sum of money."""
    many, coin = (cents // 100, "dollar") if cents % 100 == 0 else (cents, "cent")
    return f"{many} {coin}{'' if many == 1 else 's'}"


def ordinal(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """First, second, 3rd."""
    word = words[at]
    if word in ORDINALS:
        return [(at + 1, ORDINALS.index(word) + 1)]
    return [(at + 1, int(word[:-2]))] if word[:-2].isdecimal() and word[-2:] in ("st", "nd", "rd", "th") else []


def fraction(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A number that may have a fraction: 1/2, 5 1/2, half."""
    word = words[at]
    found: list[tuple[int, Any]] = [(end, Fraction(value)) for end, value in number(words, at)]
    if found and at + 1 < len(words) and "/" in words[at + 1] and len(words[at + 1]) > 1:
        found.append((at + 2, found[0][1] + Fraction(words[at + 1])))
    if "/" in word and len(word) > 1 and not word.endswith("/0"):
        found.append((at + 1, Fraction(word)))
    if word in FRACTIONS:
        found.append((at + 1, FRACTIONS[word]))
    return found


def part_of(words: Sequence[str], at: int) -> list[tuple[int, Fraction]]:
    """A part of something: 1/3, a third, two thirds."""
    word, after = words[at], words[at + 1] if at + 1 < len(words) else ""
    if "/" in word and word.replace("/", "", 1).isdecimal() and not word.endswith("/0"):
        return [(at + 1, Fraction(word))] if Fraction(word) < 1 else []
    whole = {"a": 1, "one": 1, "two": 2, "three": 3}.get(word, 0)
    parts = {"third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourth": 4, "fourths": 4, "fifth": 5}.get(after, 0)
    return [(at + 2, Fraction(whole, parts))] if 0 < whole < parts else []


def multiple(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Double, twice, half, 5x, five times."""
    word = words[at]
    after = words[at + 1] if at + 1 < len(words) else ""
    found: list[tuple[int, Any]] = []
    if word in TIMES:
        found.append((at + 1, Fraction(TIMES[word])))
    if word == "half":
        found.append((at + 2 if after == "of" else at + 1, Fraction(1, 2)))
    found += [(end + 1, part) for end, part in part_of(words, at) if words[end : end + 1] == ["of"]]
    if word.endswith("x") and word[:-1].isdecimal():
        found.append((at + 1, Fraction(word[:-1])))
    if after == "times":
        found += [(end + 1, Fraction(value)) for end, value in number(words, at)]
    return found


FEE = "<price|value|cost|amount|sum|fee|charge|bonus|premium|reward|royalty|penalty|fine|forfeit|toll|tax|surcharge>"
SETTLED = "<agreed|set|fixed|settled|decided|determined|arranged|named>"
AGREED = (
    "<agreed|agreed on|agreed upon|previously agreed|set|fixed|small fixed|small set|small|modest|nominal|certain|prearranged|predetermined|"
    "prescribed|stated|specified|given|preset>"
)
"""What is said of a price that the table has settled on, and that the page leaves open."""

LEXERS = {
    "Number": number,
    "RunOfNumbers": run_of_numbers,
    "Money": money,
    "TwoSums": two_sums,
    "Ordinal": ordinal,
    "Fraction": fraction,
    "Multiple": multiple,
}


def spell_multiple(times: Fraction) -> str | None:
    """How we write a multiple."""
    return {Fraction(2): "double", Fraction(3): "triple", Fraction(1, 2): "half"}.get(
        times,
        f"{spell_number(int(times))} times"
        if times.denominator == 1 and times > 1
        else f"{times} of"
        if times < 1
        else None,
    )


def spell_fraction(number: Fraction) -> str:
    """A number with its whole part first: 5 1/2."""
    whole, rest = divmod(number, 1)
    return f"{whole} {rest}" if whole and rest else str(number)


IN_WORDS = 10
"""Whole numbers up to this one are written in words, as books do."""


def spell_number(number: int) -> str:
    """A whole number as we write it: seven, 27.

    >>> spell_number(7), spell_number(27)
    ('seven', '27')
    """
    return NUMBERS[number] if number <= IN_WORDS else str(number)


SPELLERS: dict[str, Callable[[Any], str | None]] = {
    "Number": spell_number,
    "Money": spell_money,
    "Ordinal": lambda n: ORDINALS[n - 1],
    "Fraction": spell_fraction,
    "Multiple": spell_multiple,
}


def for_each(amount: Amount, cards: Cards, of: Who | None = None) -> Amount | None:
    """So much for each card of a kind that the player in question has."""
    whose = Hand(of) if of else YOUR_HAND
    plain = cards.at == YOUR_HAND and cards.many is None and cards.kind != ANY_CARD
    return replace(amount, for_each=replace(cards, at=whose)) if plain and not amount.for_each else None


def for_players(amount: Amount, who: Who) -> Amount | None:
    """So much for each of some players."""
    several = isinstance(who, Everyone | EveryoneDealtIn | Other | Such)
    return replace(amount, for_each=who) if several and not amount.for_each and amount.unit is not Unit.POT else None


def add_to(grammar: Grammar) -> None:
    """Numbers, quantities and amounts."""
    add = grammar.add

    def between(low: int, high: int) -> Quantity | None:
        return Quantity(low, high) if low < high else None

    def ends(quantity: Quantity) -> dict[str, Any] | None:
        low, high = quantity.low, quantity.high
        return {"low": low, "high": high} if high is not None and 0 < low < high else None

    def low(quantity: Quantity) -> dict[str, Any] | None:
        return {"n": quantity.low} if quantity.high is None and quantity.low else None

    add(
        "Quantity",
        ["{n:Number}", "exactly {n:Number}", "just {n:Number}"],
        build=exactly_of,
        apart=lambda q: {"n": q.low} if q.low == q.high and q.low else None,
    )
    add(
        "Quantity",
        "{n:Number} [,] and only {m:Number} [,]",
        build=lambda n, m: exactly(n) if n == m else None,
        read_only=True,
    )
    add(
        "Quantity",
        [
            "up to {n:Number}",
            "at most {n:Number}",
            "no more than {n:Number}",
            "as many as {n:Number}",
            "<a|the> <maximum|max> of {n:Number}",
            "<maximum|max> {n:Number}",
            "{n:Number} <maximum|max>",
            "not more than {n:Number}",
            "{n:Number} at most",
        ],
        build=up_to_of,
        apart=lambda q: {"n": q.high} if not q.low and q.high else None,
    )
    add(
        "Quantity",
        ["at least {n:Number}", "{n:Number} or more", "no fewer than {n:Number}", "no less than {n:Number}"],
        build=at_least_of,
        apart=low,
    )
    add(  # of "two or five" one may not take three
        "Quantity",
        "[either] {low:Number} or {high:Number}",
        build=lambda low, high: between(low, high) if high == low + 1 else None,
        apart=lambda q: ends(q) if q.high == q.low + 1 else None,
    )
    add(
        "Quantity",
        [
            "{low:Number} to {high:Number}",
            "<from|anything from|anywhere from|any number from> {low:Number} [up] to {high:Number}",
            "between {low:Number} and {high:Number}",
        ],
        build=between,
        apart=ends,
    )
    add("Quantity", "[either] {some:RunOfNumbers}", v.some, read_only=True)  # of "two or five" one may not take three
    add("Quantity", "more than {n:Number}", build=lambda n: at_least(n + 1), read_only=True)
    add(
        "Quantity",
        ["fewer than {n:Number}", "less than {n:Number}"],
        build=lambda n: Quantity(0, n - 1) if n > 1 else None,
        read_only=True,
    )
    add(
        "Quantity",
        ["all but {n:Number}", "<all|everything> <but|except [for]> {n:Number}"],
        build=lambda n: all_but(n) if n else None,
        apart=lambda q: {"n": q.but} if q.but else None,
    )
    add("AnyNumber", "any number of", at_least(0), read_only=True)
    add("Quantity", ["any number of", "as many of", "zero or more"], at_least(0))
    add(
        "Quantity",
        "[anywhere|anything|any number] [from|between] <zero|none|nothing> [up] <to|and> {n:Number}",
        build=up_to_of,
        read_only=True,
    )
    least, most = (
        "<at least|no fewer than|not fewer than|no less than|not less than|a minimum of>",
        "<at most|no more than|not more than|up to|a maximum of>",
    )
    add(
        "Quantity",
        [
            f"{least} {{low:Number}} [,] <but|and|or> {most} {{high:Number}}",
            f"{most} {{high:Number}} [,] <but|and> {least} {{low:Number}}",
            "<anywhere|anything> from {low:Number} to {high:Number}",
            "<anywhere|anything> between {low:Number} and {high:Number}",
        ],
        build=between,
        read_only=True,
    )
    add("Number", ["<a|> couple of", "a couple"], 2, read_only=True)

    add(
        "Amount",
        [
            "the pot",
            "whatever is in the pot",
            "the <size|amount|value|price> of the pot",
            "what is in the <pot|middle>",
            "the entire pot",
            "the whole pot",
        ],
        Amount(Unit.POT),
    )
    add(
        "Amount",
        ["the maximum bet", "the <max|maximum> [bet]", "<max|maximum> bet", "a <max|maximum> bet", "the top bet"],
        Amount(Unit.MAXIMUM),
    )
    add(
        "Amount",
        ["the minimum bet", "the <min|minimum> [bet]", "<min|minimum> bet", "a <min|minimum> bet"],
        Amount(Unit.MINIMUM),
    )
    add(
        "Amount",
        ["the ante", "an ante", "<your|their|his|its> ante", "ante", "another ante", "one ante"],
        Amount(Unit.ANTE),
    )
    add("Amount", ["the [current] bet"], Amount(Unit.BET))
    add("Amount", f"<the|a|an> [{AGREED}] {FEE} of {{amount:Amount}}", v.amount, read_only=True)
    beforehand = "[<in advance|beforehand|ahead of time|before the <game|deal|start|evening|night|first hand>|at the <start|beginning|outset> [of the <game|evening|night>]>]"
    add(
        "Amount",
        [
            "the agreed price",
            f"<a|an|the|some> {AGREED} {FEE} {beforehand}",
            f"<a|an|the|some> {FEE} [that <is|was|has been>] {SETTLED} [<on|upon>] {beforehand}",
            f"<a|the|some> {FEE} [that] <you|we|the <players|table>|everyone|all> <agree|agrees|agreed|have agreed> [on|upon] {beforehand}",
            "<a|some> <fee|price|charge|toll>",
        ],
        Amount(Unit.AGREED),
    )
    add("Amount", f"{{times:Multiple}} <the|an> {AGREED} {FEE}", Amount(Unit.AGREED, v.times))
    add("Amount", "{amount:Amount} <to|into> the pot", v.amount, cost=FAR, read_only=True)
    each, holds = "<for each|for every|per>", "<you|they|he|she> <have|has|hold|holds>"
    shows = "<you|they|he|she> <show|shows|are showing|is showing|have showing|has showing>"
    add(
        "Amount",
        [
            "{amount:Amount} for each {cards:Noun.one}",
            f"{{amount:Amount}} {each} {{cards:Noun.one}} [{holds}]",
            "{amount:Amount} for <each|every one> of {of:Whose} {cards:Noun.all}",
        ],
        build=for_each,
        apart=lambda a: (
            {"amount": replace(a, for_each=None), "cards": a.for_each} if isinstance(a.for_each, Cards) else None
        ),
        cost=FAR,
    )
    left = "<left|remaining|<still|left> in [the <hand|game|pot>]|who is [still|left] in>"
    add(
        "Each",
        "{players:Players}",
        build=lambda players: players.who if players.quantifier is Quantifier.EACH else None,
        apart=lambda who: {"players": Players(Quantifier.EACH, who)} if isinstance(who, Who) else None,
    )
    add("Each", [f"<each|every> player {left}", f"<everyone|everybody> {left}"], Everyone(), read_only=True)
    add(
        "Each",
        "<each|every> player [who was] <at the table|dealt in|in the deal|whether in or out|in or out>",
        EveryoneDealtIn(),
        read_only=True,
    )
    add("Each", "<each|every> <other player|one of the others|of the other players>", Other(YOURSELF), read_only=True)
    add(
        "Amount",
        "{amount:Amount} for {who:Each}",
        build=for_players,
        apart=lambda a: (
            {"amount": replace(a, for_each=None), "who": a.for_each} if isinstance(a.for_each, Who) else None
        ),
        cost=FAR,
    )
    add(
        "Amount",
        [f"{{amount:Amount}} <per|a> <player|head|person> [{left}]", "{amount:Amount} <per|a> seat"],
        build=lambda amount: for_players(amount, Everyone()),
        cost=FAR,
        read_only=True,
    )
    add(
        "Amount",
        f"{{amount:Amount}} {each} {{cards:Noun.one}} {shows}",
        build=lambda amount, cards: for_each(amount, replace(cards, face=Face.UP)) if not cards.face else None,
        cost=FAR,
        read_only=True,
    )
    whose = "<their|your|his|her>"
    add(
        "Amount",
        [
            "all of their chips",
            f"all [of] {whose} <chips|money>",
            f"everything {whose} <have|has|own|owns>".replace(whose, "<you|they|he|she>"),
            f"{whose} <whole|entire> stack",
        ],
        ALL_CHIPS,
    )
    add(
        "Amount",
        ["{times:Multiple} their chips", f"{{times:Multiple}} [of] {whose} <chips|stack>"],
        Amount(Unit.STACK, v.times),
    )
    add(
        "Amount",
        ["what it cost the last time", "<the last round 's|last round 's|the last|the previous> [passing] <fee|price>"],
        Amount(Unit.LAST_TIME),
    )
    add(
        "Amount",
        "{times:Multiple} what it cost <the last|last> <time|round>",
        Amount(Unit.LAST_TIME, v.times),
    )
    add(
        "Amount",
        "{times:Multiple} <the last round 's|last round 's|the last|the previous> [passing] <fee|price>",
        Amount(Unit.LAST_TIME, v.times),
        read_only=True,
    )
    add(
        "Amount",
        ["{n:Number} chip(s)", "{n:Number} <extra|additional|more|further> chip(s)", "{n:Number} to the pot"],
        build=chips_of,
        apart=lambda a: {"n": int(a.times)} if a == chips_of(int(a.times)) != chips_of(1) else None,
    )
    add("Sum", "{n:Number}", build=chips_of, read_only=True)
    add(
        "Amount",
        ["a chip", "one chip", "<one <more|extra>|another|an <extra|additional>> chip", "a one chip bet"],
        Amount(Unit.CHIP),
    )
    add(
        "Amount",
        ["{cents:Money}", "[<a|an|the>] {cents:Money} <bet|chip>", "a total of {cents:Money}"],
        build=cents_of,
        apart=lambda a: {"cents": int(a.times)} if a == cents_of(int(a.times)) else None,
    )
    add("Amount", "<a|an> {n:Number} chip bet", build=chips_of, read_only=True)
    add(
        "Amount",
        "{times:Multiple} <our|the|your> <normal|usual|regular> <one|ante>",
        Amount(Unit.ANTE, v.times),
        read_only=True,
    )
    add(
        "Amount",
        [
            "nothing the first time , {amount:Amount} the second , {twice:Amount} the third , and so on ,",
            f"nothing the first time , {{amount:Amount}} the second [time] , [and] {{twice:Amount}} the third [time] {SO_ON}",
        ],
        build=lambda amount, twice: _rising(amount, twice, 0),
        apart=lambda a: _steps_of(a, 0),
        cost=FAR,
    )
    add(
        "Prices",
        [
            f"the first time is free , the second [time] is {{amount:Amount}} , [and] the third [time] is {{twice:Amount}} {SO_ON}",
        ],
        build=lambda amount, twice: _rising(amount, twice, 0),
        read_only=True,
    )
    add(
        "Prices",
        f"the first time [it] is {{amount:Amount}} , [and] the second [time] [it] is {{twice:Amount}} {SO_ON}",
        build=lambda amount, twice: _rising(amount, twice, 1),
        read_only=True,
    )
    add(
        "Amount",
        [
            "{amount:Amount} the first time , {twice:Amount} the second , and so on ,",
            f"{{amount:Amount}} the first time , [and] {{twice:Amount}} the second [time] {SO_ON}",
        ],
        build=lambda amount, twice: _rising(amount, twice, 1),
        apart=lambda a: _steps_of(a, 1),
        cost=FAR,
    )
    for unit, name in (
        (Unit.POT, "[the] [size of the] pot"),
        (Unit.MAXIMUM, "[the] <maximum|max> bet"),
        (Unit.MINIMUM, "[the] <minimum|min> bet"),
        (Unit.ANTE, "[the] <ante|antes>"),
        (Unit.BET, "[the] bet"),
    ):
        add("Amount", f"{{times:Multiple}} the {name.replace('[the] ', '')}", Amount(unit, v.times))
        add("Amount", f"{{times:Multiple}} {name}", Amount(unit, v.times), read_only=True)
        if unit is not Unit.POT:
            several = name.replace("[the] ", "").replace("<ante|antes>", "ante") + "s"
            add(
                "Amount",
                f"{{n:Number}} {several}",
                build=lambda n, unit=unit: Amount(unit, Fraction(n)),
                read_only=True,
            )

    much = "<that [amount|much|sum|price|fee]|this amount|as much|the <same|previous|last> <amount|sum>|the <amount|price|sum> before>"
    add("Amount", ["that amount", "the same amount", "that much", "as much"], ThatMuch(), cost=FAR)
    add(
        "Amount",
        ["{times:Multiple} that amount", f"{{times:Multiple}} {much} [again]"],
        build=lambda times: ThatMuch(times=times),
        apart=lambda a: {"times": a.times} if a == ThatMuch(times=a.times) != ThatMuch() else None,
    )
    add(
        "Amount",
        "<the same amount as|as much as|an amount equal to|a sum equal to|the equivalent of|an amount of> {amount:Amount}",
        v.amount,
        read_only=True,
    )
    add("Amount", "{times:Multiple} {pot:PotSize}", build=part_of_pot, cost=FAR, read_only=True)


def part_of_pot(times: Fraction, pot: Amount) -> Amount | None:
    """Some part of the pot, or several times as much, where it is named at length."""
    return replace(pot, times=times) if pot == Amount(Unit.POT) else None


def _rising(amount: Amount, twice: Amount, start: int) -> Amount | None:
    """An amount that rises by itself each time, where the second one that is named is twice as much."""
    doubled = replace(amount, times=2 * amount.times)
    return replace(amount, rises_from=start) if twice == doubled and amount.rises_from is None else None


def _steps_of(amount: Amount, start: int) -> dict[str, Any] | None:
    """The first two prices of one that rises."""
    if amount.rises_from != start:
        return None
    once = replace(amount, rises_from=None)
    return {"amount": once, "twice": replace(once, times=2 * once.times)}


def exactly_of(n: int) -> Quantity | None:
    """So many and no more; none is no number of cards."""
    return exactly(n) if n else None


def up_to_of(n: int) -> Quantity:
    """So many at most."""
    return up_to(n)


def at_least_of(n: int) -> Quantity:
    """So many or more."""
    return at_least(n)


def chips_of(n: int) -> Amount:
    """So many chips."""
    return Amount(Unit.CHIP, Fraction(n))


def cents_of(cents: int) -> Amount | None:
    """So much money."""
    return Amount(Unit.CENT, Fraction(cents)) if cents else None
