"""Reading a line: its words, all it can mean, and the one meaning that is left."""

from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise, starmap
from typing import Any

from pokernight.cards import Rank, Suit
from pokernight.english.chart import Chart, Lexer
from pokernight.english.claims import Refused
from pokernight.english.construction import Grammar
from pokernight.english.discourse import Mentioned, NothingBefore, resolved, told_which
from pokernight.english.errors import stopped, two_ways
from pokernight.english.grammar import (
    actions,
    afterthoughts,
    all_in,
    auctions,
    bases,
    betting,
    between,
    blinds,
    boards,
    cards,
    comparing,
    conditions,
    dealing,
    decks,
    deeds,
    drawing,
    draws,
    eight_or_better,
    events,
    exceptions,
    figures,
    fixed_limits,
    flop,
    following,
    frames,
    guts,
    halves,
    handing,
    hands,
    joined,
    knocks,
    last_card,
    layouts,
    leading,
    leftovers,
    legs,
    lessons,
    limits,
    lines,
    lives,
    lows,
    making,
    markets,
    moods,
    numbers,
    occasions,
    openers,
    passing,
    players,
    points,
    portions,
    ranges,
    rankings,
    redeals,
    refusals,
    remarks,
    repeats,
    rolling,
    rounds,
    scoring,
    seats,
    sentences,
    sets,
    shortage,
    situations,
    stakes,
    steps,
    streets,
    talk,
    teams,
    ties,
    times,
    usable,
    wilds,
)
from pokernight.english.grammar.afterthoughts import SaysMore, WithAnAce
from pokernight.english.grammar.cards import COLORS
from pokernight.english.grammar.conditions import DidSo
from pokernight.english.grammar.marks import AceOfCard, Before, BetsAt, Counted, Moment, Named
from pokernight.english.grammar.numbers import COINS, NUMBERS, ORDINALS, TENS
from pokernight.english.grammar.players import UNSAID, Both
from pokernight.english.lowering import lowered, settled
from pokernight.english.occasions import as_course, bet_at
from pokernight.english.paraphrase import plainer
from pokernight.english.pronouns import begins_with_pronoun, carried_on, of_him, two_people
from pokernight.english.recast import recast, set_off, synonyms
from pokernight.english.slips import mended
from pokernight.english.verbs import of_participle
from pokernight.english.words import Word, words
from pokernight.english.writing import Unsayable, Writer
from pokernight.meaning.cards import Board, Cards, Face, OfRank
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import AcesLow, Showdown
from pokernight.meaning.numbers import ONE, Amount, Quantity, Unit
from pokernight.meaning.players import THE_DEALER, Players, Such
from pokernight.meaning.rules import Bets, Do, Happens, Has, Holds, If, Line, Opener, Remark, When
from pokernight.meaning.sorts import Step

PARTS = (
    numbers,
    players,
    cards,
    hands,
    making,
    portions,
    deeds,
    moods,
    leftovers,
    ranges,
    dealing,
    handing,
    layouts,
    figures,
    lines,
    sets,
    usable,
    boards,
    conditions,
    situations,
    joined,
    steps,
    draws,
    drawing,
    passing,
    markets,
    auctions,
    betting,
    flop,
    occasions,
    actions,
    leading,
    lessons,
    stakes,
    openers,
    limits,
    fixed_limits,
    blinds,
    all_in,
    seats,
    guts,
    between,
    legs,
    lives,
    teams,
    wilds,
    following,
    rankings,
    comparing,
    lows,
    halves,
    points,
    scoring,
    ties,
    decks,
    redeals,
    shortage,
    bases,
    remarks,
    eight_or_better,
    repeats,
    rolling,
    rounds,
    knocks,
    sentences,
    events,
    last_card,
    times,
    streets,
    frames,
    talk,
    refusals,
    afterthoughts,
    exceptions,
)

OPEN_CLASSES = frozenset(
    {
        "Name",
        "Spoken",
        "Title",
        "Word",
        "Telling",
        "Free",
        "Lightly",
        "OtherWays",
        "Expected",
        "Lead",
        "Rest",
        "Aimed",
        "Words.until",
        "Watched",
        "Asked",
        "Seen",
        "Agreed",
        "Condition",
        "Variant",
    }
)
"""What can be any words at all in its place, such as a tale about the game after the words that begin it."""


NO_SENSE = "The parts of this sentence make no sense together."
NOTHING_BEFORE = "It is not clear what this points back to."


class Unread(Exception):
    """A line that is not understood: where reading stopped, and why."""

    def __init__(self, column: int, reason: str, *, strange: bool = False, pointless: bool = False) -> None:
        """The place in the text, and a sentence.

        A text is strange where its words themselves are not known, and pointless where there is nothing that they could
        point back to.
        """
        super().__init__(reason)
        self.column = column
        self.reason = reason
        self.strange = strange
        self.pointless = pointless


@cache
def grammar() -> Grammar:
    """The grammar of the rules of poker games."""
    made = Grammar()
    for part in PARTS:
        part.add_to(made)
    made.finish()
    return made


@cache
def lexers() -> dict[str, Lexer]:
    """The words of open classes, such as numbers and ranks."""
    return {name: lexer for part in PARTS for name, lexer in getattr(part, "LEXERS", {}).items()}


@cache
def closed_lexers() -> tuple[Lexer, ...]:
    """The lexers that take certain words only; whatever takes a word that nobody knows takes any."""
    strange = ["frobs", "the", "frob"]
    return tuple(lexer for name, lexer in lexers().items() if name not in OPEN_CLASSES and not lexer(strange, 0))


@cache
def writer() -> Writer:
    """Writes meanings in our own English."""
    return Writer(grammar(), {name: spell for part in PARTS for name, spell in getattr(part, "SPELLERS", {}).items()})


def write_line(line: Line) -> str:
    """A line in our own English."""
    return " ".join(_sentence(writer().write(rule, "Sentence")) for rule in line.rules)


def _told(line: Line) -> str | None:
    """A reading for whoever has to choose between two; nothing where only its page could complete it."""
    try:
        return write_line(line)
    except Unsayable:
        return None


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:].removesuffix(",") + "."


def read_line(text: str) -> Line:
    """What a line means by itself."""
    line = settled(read_open(text))
    try:
        return bet_at([line])[0]
    except Refused:  # other lines tell of what there is betting on
        return Line(tuple((as_course(rule) if isinstance(rule, BetsAt) else None) or rule for rule in line.rules))


@lru_cache(maxsize=4096)
def read_open(text: str) -> Line:
    """What a line means, as far as that can be told without the lines before it."""
    found: tuple[Any, ...] = ()
    mentioned: list[Mentioned] = []
    try:
        if not (sentences := by_sentence(words(text))):
            raise Unread(0, "There is nothing here.")
        for at, sentence in enumerate(map(_as_limit, map(_as_exception, [[], *sentences], sentences))):
            goes_on = found[-1:] == (talk.EXAMPLE,) and sentence[0].text in ("now", "then", "so")
            read = (talk.EXAMPLE,) if goes_on else read_sentence(sentence, mentioned, at, found)
            rules, mentioned = told_which(read, mentioned, at)
            found = (*found, *rules)
        return lowered(Line(resolved(found)))
    except NothingBefore as pointless:
        raise Unread(0, NOTHING_BEFORE, pointless=True) from pointless
    except TypeError as senseless:  # a role that a verb does not have
        raise Unread(0, NO_SENSE) from senseless


def read_after(before: str, text: str) -> Line:
    """What a line means after another one, to which its first words may point back: "he then pays a chip"."""
    try:
        line = read_open(text)
    except Unread as alone:
        if not before or not alone.pointless:
            raise
        return _goes_on(before, text) or read_open(text)
    told = before and begins_with_pronoun([word.text for word in words(text)])
    return (_goes_on(before, text) if told else None) or line


def _goes_on(before: str, text: str) -> Line | None:
    """What a line adds to the one before it, where that alone means what it means without the other."""
    try:
        first, both = read_open(before).rules, read_open(f"{before.rstrip()} {text}").rules
    except Unread:
        return None
    return Line(both[len(first) :]) if both[: len(first)] == first else None


def _as_exception(before: list[Word], sentence: list[Word]) -> list[Word]:
    """A sentence that tells what is done where the one before does not hold: "unless he folds; in that case, ..."."""
    begins = [word.text for word in sentence[:3]] in (["in", "that", "case"], ["in", "this", "case"])
    if not begins or not any(word.text == "unless" for word in before):
        return sentence
    return [Word("otherwise", sentence[0].column), *sentence[3:]]


EXCHANGES = frozenset("change exchange replace draw swap trade discard in".split())
"""Verbs for a draw, or how they end: "trade in"."""


def _as_limit(sentence: list[Word]) -> list[Word]:
    """A sentence in which whoever may draw all five cards may draw fewer, too."""
    said = [word.text for word in sentence]
    for at, word in enumerate(sentence[:-1]):
        may = {"may", "can"} & set(said[max(0, at - 3) : at])
        if word.text == "all" and may and said[at - 1] in EXCHANGES and said[at + 1] in NUMBERS:
            return [*sentence[:at], replace(word, text="up"), replace(word, text="to"), *sentence[at + 1 :]]
    return sentence


def alike(one: str, other: str) -> bool:
    """Whether two lines say the same, in whatever words.

    >>> alike("Sevens are wild.", "All 7s are wild!")
    True
    """
    try:
        return one == other or read_open(one) == read_open(other)
    except Unread:
        return False


def _fitting(rules: tuple[Any, ...]) -> Line | None:
    """A reading in its one form, if its parts make sense together."""
    try:
        line = lowered(Line(rules))
    except TypeError:  # a role that a verb does not have
        return None
    return None if any(starmap(_bets_on_bets, pairwise(line.rules))) else line


def _bets_on_bets(first: Any, second: Any) -> bool:
    """Whether somebody is said to open a round right after one is over, before any cards have come in between."""
    round_ = isinstance(second, Bets) and second.opener is not None
    bets = (Before.BETTING, Before.SOME_BETS, Before.LAST_BETS)
    over = isinstance(first, Moment) and first.before in bets
    return (over and (round_ or isinstance(second, Opener))) or (isinstance(first, Bets) and first.forced and round_)


def by_sentence(text: list[Word]) -> list[list[Word]]:
    """A text sentence by sentence; "unless it is red; in that case" is one of them, and the case is the red one."""
    found: list[list[Word]] = [[]]
    text = [*text]
    for at, word in enumerate(text):
        if word.text not in (".", "!", ";"):
            found[-1].append(word)
        elif cases := _exception(found[-1], text[at + 1 :], word):
            found[-1] += [replace(word, text=part) for part in (",", "in", "which")]
            text[at + 1 : at + 1 + cases] = [replace(word, text="case")]
        else:
            found.append([])
    return [sentence for sentence in found if sentence]


def _exception(said: list[Word], after: list[Word], end: Word) -> int:
    """How many words there are that say "in that case" after a sentence with an exception; 0 for none."""
    if "unless" not in (word.text for word in said[1:]):  # where it comes first, what follows is otherwise so
        return 0
    texts = [word.text for word in after]
    if texts[:3] in (["in", "that", "case"], ["in", "this", "case"]):
        return 3 + (texts[3:4] == [","])
    return 1 if texts[:1] == ["then"] and end.text == ";" else 0


PARTICIPLES = {"being": ("is", "are"), "counting": ("counts", "count"), "ranking": ("ranks", "rank")}
"""The verbs of absolute phrases that need no "with", and how they are said in a clause."""


def finite(word: str, before: list[str]) -> tuple[str, ...]:
    """The forms that a verb of an absolute phrase can have in a clause, for one and for several.

    >>> finite("winning", "with the best hand".split()), finite("king", ["the"])
    (('wins', 'win'), ())
    """
    if word in PARTICIPLES or not word.endswith("ing") or "with" not in before[:-1]:
        return PARTICIPLES.get(word, ())
    known = (verb for verb in of_participle(word) if verb.s in grammar().vocabulary)
    return next(((verb.s, verb.base) for verb in known), ())


def written_out(text: list[str]) -> list[list[str]]:
    """A sentence with an absolute phrase, with a clause in its place: "the ace being highest" is "is highest".

    >>> written_out("the high hand wins , with kings being low".split())[1]
    ['the', 'high', 'hand', 'wins', ',', 'kings', 'are', 'low']
    >>> written_out("with kings counting low , the high hand wins".split())[1]
    ['the', 'high', 'hand', 'wins', ',', 'kings', 'count', 'low']
    """
    at = next((place for place, word in enumerate(text) if place and finite(word, text[:place])), None)
    if at is None:
        return _without_verb(text)
    verbs = finite(text[at], text[:at])
    if text[0] == "with" and "," in text[at:]:
        end = text.index(",", at)
        text, at = [*text[end + 1 :], ",", *text[:end]], at + len(text) - end
    start = max((place for place, word in enumerate(text[:at]) if word in (",", "with")), default=0)
    before = text[:start] if start == 0 or text[start - 1] != "," else text[: start - 1]
    joins = ([","], [",", "and"]) if text[at] not in PARTICIPLES else ([","],)
    joined = [[*before, *join, *text[start + 1 : at]] for join in joins] if start else [text[:at]]
    return [[*clause, verb, *text[at + 1 :]] for clause in joined for verb in verbs]


RELATED = {
    "it": frozenset("is was has goes comes stays remains lies counts does can may must".split()),
    "they": frozenset("are were have go come stay remain lie count do can may must".split()),
    "that": frozenset(("ends", "leaves")),
}
"""How the subject of a relative clause is named where it stands alone, by the verb that it begins with."""


def set_apart(text: list[str]) -> list[list[str]]:
    """A sentence whose relative clause or parentheses say something by themselves, with that said after it.

    >>> print(*set_apart("the suicide king , which is the king of hearts , is wild".split())[0])
    the suicide king is wild , and it is the king of hearts
    >>> print(*set_apart("fours ( usually red ) are wild".split())[0])
    fours are wild , and usually red
    """
    at = next((place for place in range(len(text) - 3) if text[place : place + 2] == [",", "which"]), None)
    if at is not None:
        end = next((place for place in range(at + 3, len(text)) if text[place] == ","), len(text))
        clause, rest = text[at + 2 : end], text[end + 1 :]
        clauses = [[it, *clause] for it, verbs in RELATED.items() if clause[0] in verbs]
        if text[at - 1] in ("pot", "money") and clause[0] in RELATED["it"]:
            clauses = [["the", "pot", *clause]]
        elif not clauses:  # "which they may not look at": what is looked at is left out
            clauses = [[*clause[:gap], it, *clause[gap:]] for gap in range(len(clause), 1, -1) for it in ("it", "them")]
        return [[*text[:at], *rest, ",", "and", *clause] for clause in clauses]
    if "(" in text[1:] and ")" in text:
        at, end = text.index("(", 1), text.index(")")
        clause, rest = text[at + 1 : end], text[end + 1 :]
        return [[*text[:at], *rest, ",", "and", *clause], [*text[:at], *clause, *rest]] if clause else []
    return []


def _set_apart(text: list[str]) -> dict[Any, int]:
    """All that a sentence can mean put another way, or with what it says in passing set apart."""
    clauses = (*recast(text), *set_apart(text))
    readings = (_readings(Chart(grammar(), lexers(), clause)) for clause in clauses)
    found = next((found for found in readings if any(map(_fitting, found))), {})
    return found or _said_twice(text) or _with_a_comma(text)


def _with_a_comma(text: list[str]) -> dict[Any, int]:
    """All that a sentence can mean whose first words say when or where, with the comma after them."""
    found: dict[Any, int] = {}
    for clause in set_off(text):
        for rules, cost in Chart(grammar(), lexers(), clause).whole("Rules").items():
            found[rules] = min(cost, found.get(rules, cost))
    return found


def _said_twice(text: list[str]) -> dict[Any, int]:
    """All that a sentence can mean in which parentheses say something again in other words."""
    if not (ways := synonyms(text)):
        return {}
    plain, others = ways
    found = _readings(Chart(grammar(), lexers(), plain))
    again = (rules for other in others for rules in _readings(Chart(grammar(), lexers(), other)))
    meant = {_fitting(rules) for rules in found} - {None}
    return found if found and any(_fitting(rules) in meant for rules in again) else {}


SO = frozenset("high low highest lowest best worst".split())
"""How cards and hands can be ranked without a verb: "with kings the worst"."""


def _without_verb(text: list[str]) -> list[list[str]]:
    """A sentence with a clause in place of an absolute phrase that has no verb: "with aces low" is "aces are low"."""
    start = max((place for place, word in enumerate(text) if word == "with"), default=0)
    at = next((place for place in range(start + 2, len(text)) if text[place] in SO), 0)
    if not start or not at:
        return []
    before = text[: start - 1] if text[start - 1] == "," else text[:start]
    so = next(place for place in range(at, start, -1) if text[place - 1] not in ("the", "as", "usually", "always"))
    told = [word for word in text[so:] if word not in ("as", "usually")]
    return [[*before, ",", *text[start + 1 : so], verb, *told] for verb in ("is", "are") if so > start + 1]


def _readings(chart: Chart) -> dict[Any, int]:
    """All that a sentence can mean, as it stands or with its absolute phrase written out."""
    found = chart.whole("Rules")
    clauses = written_out(list(chart.words)) if not found or "being" in chart.words else []
    for clause in clauses:
        found |= Chart(grammar(), lexers(), clause).whole("Rules")
    for clause in clauses if not found else []:  # "aces counting low and straights being ignored"
        for both in written_out(clause):
            found |= Chart(grammar(), lexers(), both).whole("Rules")
    return found


def _first_unknown(said: list[str]) -> int:
    """Where the first word stands that no rule is made of, though it might be somebody's name."""
    closed = closed_lexers()
    at = 0
    while at < len(said):
        ends = [end for lexer in closed for end, _ in lexer(said, at)]
        if not ends and said[at] not in grammar().vocabulary:
            return at
        at = max(ends, default=at + 1)
    return at


@cache
def known_words() -> frozenset[str]:
    """Every word that can be read, those of the lexers too."""
    cards = (form for one in (*Rank, *Suit) for form in (one.word, one.plural))
    return frozenset((*grammar().vocabulary, *cards, *NUMBERS, *TENS, *ORDINALS, *COLORS, *COINS))


def read_sentence(
    text: list[Word], mentioned: list[Mentioned], at: int, before: tuple[Any, ...] = ()
) -> tuple[Any, ...]:
    """What a sentence means after the cards and rules before it, where need be with one slip of the pen put right."""
    try:
        return _as_it_stands(text, mentioned, at, before)
    except Unread as unread:
        if not unread.strange:
            raise
        if found := _with_a_slip(text, mentioned, at, unread.column, before):
            return found
        raise


MOST_WORDS = 40
"""Longer sentences are not read again for slips."""


def _with_a_slip(
    text: list[Word], mentioned: list[Mentioned], at: int, column: int, before: tuple[Any, ...]
) -> tuple[Any, ...] | None:
    """What a sentence means with one word put right, if that can be put right in one way only."""
    found: dict[tuple[Any, ...], Remark] = {}
    stop = next((place for place, word in enumerate(text) if word.column >= column), len(text))
    said = [word.text for word in text]
    for mended_text, report in mended(said, stop, known_words()) if len(said) <= MOST_WORDS else ():
        try:
            rules = _as_it_stands([Word(word, 0) for word in mended_text], mentioned, at, before)
        except Unread as unread:
            if not unread.strange:
                return None
            continue
        found[rules] = report
    return (*next(iter(found)), next(iter(found.values()))) if len(found) == 1 else None


def _as_it_stands(text: list[Word], mentioned: list[Mentioned], at: int, before: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a sentence means; where it could mean two things, it is not understood."""
    said = [word.text for word in text]
    chart = Chart(grammar(), lexers(), said)
    readings = _readings(chart)
    plain = plainer(said) if not any(map(_fitting, readings)) else said
    if plain != said:
        readings = _readings(Chart(grammar(), lexers(), plain)) or readings
    readings = readings or _set_apart(plain) or (_set_apart(said) if plain != said else {})
    if not readings:
        stop = min(chart.furthest, _first_unknown(said))
        expected = chart.expected if stop == chart.furthest else ()
        raise Unread(text[min(stop, len(text) - 1)].column, stopped(said, stop, expected), strange=True)
    least = min(readings.values())
    told = {
        told_which(carried_on(of_him(rules, said), said, before), mentioned, at)[0]
        for rules, cost in readings.items()
        if cost == least
    }
    meant = {made.rules for rules in told if (made := _fitting(rules))}
    best = {
        rules for rules in meant if not any(isinstance(part, Both | DidSo) for rule in rules for part in rule.walk())
    }
    if meant and not best:  # nobody was spoken of who could be meant
        raise Unread(text[0].column, NOTHING_BEFORE, pointless=True)
    if not best:
        raise Unread(text[0].column, NO_SENSE, strange=True)
    if any(two_people(said, rules) for rules in best):
        raise Unread(text[0].column, "It is not clear who is meant by whom.")
    if len({tuple(rule for rule in rules if not isinstance(rule, Remark | Named | Counted)) for rules in best}) == 1:
        return max(best, key=lambda rules: (len(rules), repr(rules)))  # they differ in what changes nothing
    if len(best) > 1 and len(forms := {tuple(map(_left_to_the_page, rules)) for rules in best}) == 1:
        return next(iter(forms))
    if len(best) > 1 and len(set(map(frozenset, best))) == 1 and not any(map(_ordered, best)):
        return min(best, key=repr)
    if len(best) > 1 and (whole := _both_or_neither(best) or _moment_of(best)):
        return whole
    if len(best) > 1:
        raise Unread(text[0].column, two_ways([_told(Line(rules)) for rules in best]))
    return next(iter(best))


def _both_or_neither(best: set[tuple[Any, ...]]) -> tuple[Any, ...] | None:
    """All ante and it is dealt again if something is so: nobody antes for a new deal that there is not."""
    for rules in best:
        match rules:
            case (If(condition, (Do(Deed(Verb.ANTE)) as ante, Do(Deed(Verb.REDEAL)) as deal), ()),):
                return rules if best == {rules, (ante, If(condition, (deal,)))} else None
    return None


def _moment_of(best: set[tuple[Any, ...]]) -> tuple[Any, ...] | None:
    """What comes once everybody has done something: the page says whether they just have, and it is no condition."""
    for rules in best:
        match rules:
            case (Moment(), *then):
                ifs = [other[0] for other in best if len(other) == 1 and isinstance(other[0], If | When)]
                return rules if len(best) == 2 and [one.then for one in ifs] == [tuple(then)] else None
    return None


def _ordered(rules: tuple[Any, ...]) -> bool:
    """Whether it matters in which order some rules stand: several things happen, or one that others speak of."""
    return sum(isinstance(rule, Step | SaysMore | Moment) for rule in rules) > 1


def _ace_of(condition: Any) -> bool:
    """Whether somebody has an ace, or keeps one."""
    match condition:
        case Happens(Deed(Verb.KEEP, cards=Cards(many=many, kind=OfRank(ranks=(Rank.ACE,))))):
            return many == ONE
        case Has(Cards(many=many, kind=OfRank(ranks=(Rank.ACE,)))) | Holds(
            _, Has(Cards(many=many, kind=OfRank(ranks=(Rank.ACE,))))
        ):
            return many == ONE
    return False


def _left_to_the_page(rule: Any) -> Any:
    """A step in the form in which the page decides between two readings of it that come to the same.

    To turn a card in the middle is to deal one where none lies there face down; whoever draws any number may draw none;
    when all turn over all their cards, they show their hands; who has an ace may draw more with it than others; the
    least that one can bring in is the minimum; the ace is the lowest of all cards, or of those that win a share.
    """
    match rule:
        case AcesLow() | AceOfCard(low=True) | Remark(rankings.KINGS_HIGH):
            return AceOfCard(low=True, of_all=True)
        case Bets(forced=True, bring_in=None):
            return replace(rule, bring_in=Amount(Unit.MINIMUM))
        case Do(Deed(Verb.FLIP) as deed) if replace(deed, cards=Cards()) == Deed(Verb.FLIP, cards=Cards()) and (
            deed.cards in (Cards(), Cards(face=Face.DOWN))
        ):
            return Showdown(())
        case When(condition, (Do(Deed(Verb.DRAW, mood=Mood.MAY, cards=Cards(many=Quantity(low, high)))),)) if (
            low == high and _ace_of(condition)
        ):
            return WithAnAce(low)
        case Do(Deed(Verb.DRAW, agent=Players(who=Such(_, that)), mood=Mood.MAY, cards=Cards(Quantity(low, high)))) if (
            low == high and _ace_of(that)
        ):
            return WithAnAce(low)
        case Do(Deed(Verb.DRAW, cards=Cards(many=Quantity(low=0))) as deed):
            return Do(replace(deed, mood=Mood.MAY))
        case Do(Deed(Verb.DEAL | Verb.FLIP, agent, cards=Cards() as cards) as deed) if agent in (UNSAID, THE_DEALER):
            if Board() in (cards.at, deed.to) and deed.face in (None, Face.UP):
                return Do(Deed(Verb.FLIP, THE_DEALER, cards=replace(cards, at=Board(), face=None)))
    return rule
