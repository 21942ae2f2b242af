"""Names that a page gives to its cards and players: "the leftmost is the engine".

A definition says what a name stands for; wherever the page uses the name, before or after, the plain words are read in
its place, so that a name can do whatever they can. A name that stands for nothing certain is left, and is not read.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pokernight.english.chart import Chart
from pokernight.english.layout import figure_of
from pokernight.english.reading import Unread, closed_lexers, grammar, lexers, read_open
from pokernight.english.words import words
from pokernight.meaning.cards import Board, TableCards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.layouts import Spot
from pokernight.meaning.players import YOURSELF, Across, Dealer, Neighbor
from pokernight.meaning.rules import Do, Line
from pokernight.meaning.sorts import Condition, Meaning, Who

ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
NUMBERS = "no one two three four five six seven eight nine ten".split()

_WORD = r"[A-Za-z][A-Za-z'-]*"
_NAME = rf"{_WORD}(?: (?!and\b|or\b|is\b|are\b|face\b){_WORD}){{0,2}}"
_CALLED = r"(?:called|known as|named|nicknamed|referred to as|what we call)"
_NAMED = rf"(?P<name>(?:the )?{_NAME})"
_THIS = (
    r"(?:this|that|these|those|it|they|them)(?: (?:(?:last|first|final|middle|extra) )?(?:cards?|ones?|row|pile|hand))?"
)
_END = r"(?=\s*(?:[,.;:)]|$)| and (?:the|this|it|each|one|all)\b)"
_START = r"(?:^|(?<=[.;:,] )|(?<= and ))"
_WHAT = rf"(?:the|a|an|one|both|all|each) {_WORD}(?: (?!is\b|are\b){_WORD}){{0,8}}"
_OF = rf"(?:(?P<this>{_THIS})|(?P<what>{_WHAT}))"
_LIST = rf"the {_NAME}(?:, the {_NAME})*,? and the {_NAME}"
_NTH = rf"the (?:{'|'.join((*ORDINALS, 'last', 'other'))})(?: card| one)?"
_DEFINITIONS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_START}{_OF} (?:is|are) (?:(?P<called>{_CALLED}) )?{_NAMED}{_END}",
        rf"{_START}(?P<what>(?!the ){_WORD}(?: {_WORD}){{0,3}}s) are (?P<called>{_CALLED}) {_NAMED}{_END}",
        rf"{_START}(?:we|you|they|people|players) (?P<called>call) {_OF} {_NAMED}{_END}",
        rf",? (?P<called>{_CALLED}) {_NAMED}(?:,|{_END})",
        rf": (?P<name>{_LIST}){_END}",
        rf"(?: as|, which is|,) (?P<name>the {_NAME})(?:,|{_END})",
        rf"{_START}(?P<what>{_NTH}),? (?P<name>the {_NAME}){_END}",
        rf" \((?:(?P<called>{_CALLED}) )?(?P<name>the {_NAME})\)",
        rf"{_START}(?P<name>(?:the |your )?{_NAME}) (?:is|are|means|stands for) (?P<what>(?:the|your) {_WORD}"
        rf"(?: (?!is\b|are\b){_WORD}){{0,9}}){_END}",
    )
)
"""How a name is given: as a sentence about what it stands for, or right behind it."""
_LINE_NAME = re.compile(
    rf"(?:^|(?<=[.;] ))(?:each|every|a) (?P<line>row|column) is (?:{_CALLED} )?an? (?P<name>{_WORD})(?:\.|$)",
    re.IGNORECASE,
)
"""How a page gives a name to each of its rows or columns."""
_LINES_LAID = re.compile(
    rf"\b(?P<many>{'|'.join(NUMBERS[2:])}) (?:community |common )?(?P<name>{_WORD}?)s of (?={'|'.join(NUMBERS[2:])})",
    re.IGNORECASE,
)
"""How a page lays out rows under a name of its own: three floors of two cards."""
_PILE = re.compile(rf"\b(?:an?|the) ({_WORD}) (pile|heap)\b", re.IGNORECASE)
"""A pile under a name of its own."""
_IN_FILE = re.compile(r"\bin an? (?:single )?(?:row|line|column)\b", re.IGNORECASE)
_OF_FILE = re.compile(rf"\bthe (?:top|bottom|leftmost|rightmost|first|next) (?P<name>{_WORD})\b", re.IGNORECASE)
"""Cards that lie one by one in a row, and one of them under a name of its own: the bottom rung."""
_PLACE = re.compile(
    rf"(?:,? and (?:one more|another|an extra|a)(?: separate)? hand of (?P<hand>{'|'.join(NUMBERS[1:])})(?: cards)?)?"
    rf" (?P<where>to|into|onto|in|on|for) (?:the|an?) (?P<name>{_NAME})(?=\s*(?:[,.;:)]|$)| and\b| with\b)",
    re.IGNORECASE,
)
"""Where cards are dealt that no player gets: to the pantry, for the dead man."""
_ACTS = (
    r"(?:may|must|can|has to|bets?|opens?|pays?|antes?|draws?|discards?|folds?|raises?|calls?|chooses?|picks?|names?|"
    r"decides?|looks?|passes|acts|keeps?|takes?|gets?)"
)
"""What players do, and a place does not."""
_PLURAL = {"is": "are", "was": "were", "has": "have", "goes": "go", "comes": "come", "lies": "lie", "stays": "stay"}

_PERSONS = {"the queen": "she", "the king": "he", "the jack": "he"}


@dataclass(frozen=True)
class Name:
    """A name, the words that it stands for, and the words for cards of which it is one, or that it has."""

    name: str
    phrase: str
    noun: str = ""
    several: bool = False

    def put_plainly(self, text: str) -> str:
        """A text in which the plain words stand for the name.

        >>> Name("ferry", "the table cards", "table", several=True).put_plainly("The ferry is shown.")
        'The table cards are shown.'
        >>> Name("ferry", "the table cards", "table", several=True).put_plainly("Turn up a ferry card.")
        'Turn up a table card.'
        >>> Name("Good", "the first table card", "table").put_plainly("The Good's rank is wild.")
        "The first table card's rank is wild."
        """
        name = re.escape(self.name)
        if self.noun:
            text = (
                _sub(rf"\b(cards?) (?:of|in|on|from) the {name}(?:'s hand\b|\b(?!'))", rf"{self.noun} \1", text)
                if self.several
                else text
            )
            one_of = r"\b((?:an?|one|any|each|every|either|another|" + "|".join(ORDINALS[1:])
            text = _sub(rf"{one_of})) {name}(?: card)?\b(?! cards)", rf"\1 {self.noun} card", text)
            text = _sub(rf"\b{name}(?:'s)? (cards?)\b", rf"{self.noun} \1", text) if self.several else text
            text = _sub(rf"\b{name}'s (last|first|next|other) cards?\b", rf"\1 {self.noun} card", text)
            text = _sub(rf"\ban (?={self.noun}\b)", "a ", text)
            text = _sub(rf"\bwith the {name}\b(?!'| cards?\b)", f"with the {self.noun}", text) if self.several else text
            text = _sub(rf"\bthe {name}'s hand\b", self.phrase, text) if self.several else text
        if self.several:
            verbs = "|".join(_PLURAL)
            text = re.sub(
                rf"\b(?:all )?the (?:whole )?{name} ({verbs})\b",
                lambda said: f"{self.phrase} {_PLURAL[said[1].lower()]}",
                text,
                flags=re.IGNORECASE,
            )
        text = _sub(rf"\b(?:the )?(?:whole )?{name}(?: cards?)?\b(?!-)", self.phrase, text)
        return text[:1].upper() + text[1:]

    def used_in(self, text: str) -> bool:
        """Whether a text speaks of it."""
        return re.search(rf"\b{re.escape(self.name)}\b", text, re.IGNORECASE) is not None


def _sub(pattern: str, plain: str, text: str) -> str:
    return re.sub(pattern, plain, text, flags=re.IGNORECASE)


def put_plainly(texts: Sequence[str]) -> list[str]:
    """The lines of a page with the plain words in place of the names that it gives; what gives a name is left out."""
    said = [re.sub('[“”"]', "", text).replace("’", "'") for text in texts]
    found = _with_lines(said)
    names: list[Name] = []
    for at in range(len(found)):
        here: list[Name] = []
        while given := next(_given(found, at, here), None):
            found[at], made = given
            here += made
        names += here
        if place := _place(found, at):
            found[at], named = place
            names.append(named)
        pronoun = next(
            (who for one in here for card, who in _PERSONS.items() if one.phrase.lower().startswith(card)), ""
        )
        told = at if found[at] or at + 1 == len(found) else at + 1
        if pronoun:  # "The queen of spades is the Black Maria. If she is dealt face up, ..."
            found[told] = _sub(
                rf"^(if|when|whenever|once) {pronoun}(?:'s| is)\b", rf"\1 {here[-1].phrase} is", found[told]
            )
    if found == said:
        return list(texts)
    for name in names:
        found = [name.put_plainly(text) for text in found]
    return found


def _lines_named(texts: Sequence[str]) -> dict[str, str]:
    """What a page calls its rows or columns, with the word that it stands for: "each row is a rung"."""
    found = (said for text in texts for said in _LINE_NAME.finditer(text))
    return {said["name"].lower(): said["line"].lower() for said in found if _strange(said["name"])}


def _with_lines(texts: Sequence[str]) -> list[str]:
    """The lines of a page with the usual words for rows and columns in place of its own.

    >>> _with_lines(["Each row is a rung.", "Flip the bottom rung, and bet between rungs."])
    ['', 'Flip the bottom row, and bet between rows.']
    """
    found = _in_file(
        [_PILE.sub(lambda said: said[0] if not _strange(said[1]) else f"a {said[2]}", text) for text in texts]
    )
    for at, text in enumerate(found):
        for said in _LINES_LAID.finditer(text):
            rows = f"{text[: said.start()]}{said['many']} rows of {text[said.end() :]}"
            if not _reads(text) and figure_of([_opened(rows)]):
                found[at] = rows
                found = [_sub(rf"\b{said['name']}(s?)\b", r"row\1", other) for other in found]
    for name, line in _lines_named(texts).items():
        found = [_LINE_NAME.sub("", text).strip() for text in found]
        found = [_sub(rf"\b{re.escape(name)}(s?)\b", rf"{line}\1", text) for text in found]
    return found


def _in_file(texts: list[str]) -> list[str]:
    """The lines of a page that lays its cards one by one, with the plain word for what it calls each of them.

    >>> _in_file(["Lay five cards in a column.", "Turn the bottom rung.", "Use three rungs."])[1:]
    ['Turn the bottom card.', 'Use three common cards.']
    """
    if not any(_IN_FILE.search(text) and _to_table(_opened(text)) for text in texts):
        return texts
    for name in {said["name"].lower() for text in texts for said in _OF_FILE.finditer(text)}:
        if _strange(name) and not name.endswith("s"):
            texts = [_sub(rf"\b{name}s\b", "common cards", text) for text in texts]
            texts = [_sub(rf"\b{name}\b", "card", text) for text in texts]
    return texts


def _given(texts: Sequence[str], at: int, here: Sequence[Name]) -> Iterator[tuple[str, list[Name]]]:
    """The first names that a line gives, with the line without what gives them."""
    for pattern in _DEFINITIONS:
        for said in pattern.finditer(texts[at]):
            parts = {"this": None, "what": None} | said.groupdict()
            names = re.split(r",? and (?=the )|, (?=the )", said["name"])
            called = parts.get("called") is not None
            if pattern is _DEFINITIONS[-1]:  # the name comes first, where any word has a capital letter
                names = [names[0][0].lower() + names[0][1:]]
            if (standard := _standard(names, texts, at, said)) is not None:
                yield standard, []
            elif all(_is_name(name, texts, at, called=called) for name in names):
                bare = [re.sub("^the ", "", name, flags=re.IGNORECASE) for name in names]
                made = _stand_for(bare, parts["what"], texts, said, at, here)
                own = [_phrase(f"the {one.name}") for one in made]
                if made and all(means in (None, _phrase(one.phrase)) for means, one in zip(own, made, strict=True)):
                    yield _without(texts[at], said, parts["what"] or ""), made


_STREETS = {"flop": (3, 0), "turn": (1, 3), "river": (1, 4), "spit": (1, 0)}
"""The usual names of community cards: how many are dealt at once, and how many lie there before."""
_COUNTED = {
    "flop": r"(?:first )?three\b",
    "turn": r"fourth\b|next\b",
    "river": r"fifth\b|last\b|final\b",
    "spit": r"(?:center|middle|common|community)\b|card in the (?:middle|center)\b",
    "board": r"(?:five|community|common|shared|table)\b",
}


def _standard(names: Sequence[str], texts: Sequence[str], at: int, said: re.Match[str]) -> str | None:
    """A line without a name that its cards have at every table, if it is given to the right ones.

    >>> lines = ["Deal three common cards, called the flop.", "Deal a common card."]
    >>> _given(lines, 0, []).__next__()
    ('Deal three common cards.', [])
    """
    name = re.sub("^the ", "", names[0], flags=re.IGNORECASE).lower()
    if len(names) > 1 or name not in _COUNTED:
        return None
    what = said.groupdict().get("what") or ""
    laid = _laid(texts, at, texts[at][: said.start()])
    streets = [many for line in map(_opened, texts) for many in _table(line)]
    told = re.match(rf"(?:the|a|an|these|those) (?:{_COUNTED[name]})", what, re.IGNORECASE)
    usual = told is not None and (name == "board" or streets[:1] == [3] or not streets)
    dealt = laid is not None and not what and _STREETS.get(name, (laid.many, laid.before)) == (laid.many, laid.before)
    last = name == "river" and not streets and not what  # the last card of a game without community cards
    return _without(texts[at], said, what) if usual or dealt or last else None


def _place(texts: Sequence[str], at: int) -> tuple[str, Name] | None:
    """The name of a place to which a line deals cards that no player gets, with the line that deals them to the table.

    >>> _place(["Deal five cards face up to the pantry."], 0)[0]
    'Deal five cards face up to the table.'
    """
    for said in _PLACE.finditer(texts[at]):
        name = said["name"]
        cards = f" and {said['hand']} cards face down" if said["hand"] else ""
        plain = f"{texts[at][: said.start()]}{cards} to the table"
        if (
            not _reads(texts[at])
            and _phrase(f"{said['where']} the {name}", ("Middle",)) is None
            and _is_name(f"the {name}", texts, at, called=False)
            and not _somebody(name, said["where"], texts)
            and _to_table(_opened(plain))
            and not any(map(_to_table, map(_opened, texts[:at])))
        ):
            return plain + texts[at][said.end() :], Name(name, "the table cards", "table", several=True)
    return None


def _somebody(name: str, where: str, texts: Sequence[str]) -> bool:
    """Whether a name may be a player's: by its form, by what the page has him do, or since the page says who he is."""
    person = re.compile(
        rf"\b(?:(?:the|an?) {name} {_ACTS}|(?:is|are|called) (?:the |an? )?{name}(?! card))\b", re.IGNORECASE
    )
    doer = where in ("to", "for") and re.search(r"(?:er|or|ist|ee|est)$", name) is not None
    return doer or any(map(person.search, texts))


def _is_name(name: str, texts: Sequence[str], at: int, *, called: bool) -> bool:
    """Whether some words are nothing but a name: strange ones, or such as make no sense elsewhere on the page."""
    proper = any(word[0].isupper() for word in name.removeprefix("the ").split())
    if not proper and not called and not name.lower().startswith(("the ", "your ")):
        return False
    if proper or _strange(name):
        return True
    bare = Name(name.removeprefix("the "), "")
    elsewhere = [text for place, text in enumerate(texts) if place != at and bare.used_in(text)]
    again = len(re.findall(rf"\b{re.escape(bare.name)}\b", texts[at], re.IGNORECASE)) > 1
    used = again or any(not _reads(text) for text in elsewhere)
    return not _reads(texts[at]) and (used or _phrase(name) is not None)


def _strange(name: str) -> bool:
    """Whether the grammar does not know a word of it."""
    said = [word.text for word in words(name)]
    return any(
        word not in grammar().vocabulary and not any(lexer(said, at) for lexer in closed_lexers())
        for at, word in enumerate(said)
    )


def _reads(text: str) -> bool:
    try:
        read_open(text)
    except Unread:
        return False
    return True


def _phrase(text: str, categories: Sequence[str] = ("Cards", "Who")) -> object:
    """What a phrase means, if it is one for cards or for players."""
    said = [word.text for word in words(text)]
    for category in categories:
        if found := Chart(grammar(), lexers(), said).whole(category):
            return min(found, key=lambda value: (found[value], repr(value)))
    return None


def _without(text: str, said: re.Match[str], what: str) -> str:
    """A line without what gives a name."""
    before, after = text[: said.start()].rstrip(), text[said.end() :].lstrip()
    if not re.match(r"\w", said[0]):  # it stands right behind what is named
        before += "," if said[0].endswith(",") and re.match(r"(?:then|and|followed|with|before|after)\b", after) else ""
        return re.sub(r" (?=[,.;:])", "", f"{before} {after}")
    if goes_on := re.match(rf", (?:and|which) (?={'|'.join((*_PLURAL, 'wins', 'counts'))})", after):
        return f"{before} {what} {after[goes_on.end() :]}".strip()
    sentence, end, rest = after.partition(".")
    after = (_sub(r"\b(?:it|them)\b", what, sentence) if what else sentence) + end + rest
    before = re.sub(r"[.,;:]?(?: and)?$", "", before)
    after = re.sub(r"^[,;:.]?\s*(?:and )?", "", after)
    return f"{before}. {after}".strip(". ") + "." if before or after else ""


def _stand_for(
    names: list[str], what: str | None, texts: Sequence[str], said: re.Match[str], at: int, here: Sequence[Name]
) -> list[Name]:
    """The names with what they stand for, or none where that is not certain."""
    laid = _laid(texts, at, texts[at][: said.start()]) or _laid(texts, at, _without(texts[at], said, what or ""))
    before = texts[at][: said.start()]
    if what is None and laid:
        return _all_of(names, laid, before)
    if what is None:
        beside = (
            None
            if said.groupdict().get("this")
            else re.search(rf"\bthe {_WORD}(?: {_WORD}){{0,4}}$", before, re.IGNORECASE)
        )
        if not beside or len(names) > 1:
            return []
        what = beside[0]
    what = _sub(r"\bupper\b", "top", _sub(r"\blower\b", "bottom", what))
    place = re.fullmatch(
        rf"the (?P<word>{'|'.join(_PLACES)})(?:[ -](?:hand|most))?(?: card| one)?", what, re.IGNORECASE
    )
    if laid and place and not laid.center:
        nth = _PLACES[place["word"].lower()]
        nth = (laid.many + 1) // 2 if nth == 0 and laid.many % 2 else nth % (laid.many + 1)
        return [Name(names[0], laid.nth(nth), "table")] if 0 < nth <= laid.many else []
    if laid and laid.center and re.fullmatch(_BETWEEN, what, re.IGNORECASE):
        return [Name(names[0], "the center card of the layout")]
    if laid and re.fullmatch(r"the (?:others|other ones|other cards|rest)(?: of them)?", what, re.IGNORECASE):
        return _others(names[0], laid, here)
    if halves := re.fullmatch(r"(?:one|the first) (row|column)", what, re.IGNORECASE):
        return [Name(names[0], f"the {_HALVES[halves[1].lower()][0]} {halves[1]}")]
    if re.fullmatch(r"the (?:other|second)(?: row| column)?", what, re.IGNORECASE) and here:
        line = here[-1].phrase.rsplit(" ", 1)[-1]
        return [Name(names[0], f"the {_HALVES[line][1]} {line}")] if line in _HALVES else []
    what = what[0].lower() + what[1:]
    if not _certain(_phrase(what) or _phrase(f"all {what}")):
        return []
    one = names[0].endswith("s") and what.endswith("s") and not what.startswith("the ")
    return [Name(names[0], what), *([Name(names[0][:-1], what[:-1])] if one else ())]


_PLACES = {word: nth for nth, word in enumerate(ORDINALS, 1)} | {"left": 1, "leftmost": 1, "middle": 0, "center": 0}
_PLACES |= {"last": -1, "right": -1, "rightmost": -1}
_HALVES = {"row": ("top", "bottom"), "column": ("left", "right")}
_BETWEEN = (
    r"the (?:single |middle |center |extra |odd |lone )?(?:card|one)"
    r"(?: (?:in )?between(?: (?:them|the columns|the two columns))?| in the (?:middle|center))?"
)


@dataclass(frozen=True)
class Laid:
    """Cards that were laid on the table at once: how many they are, and how many lay there before."""

    many: int
    before: int
    center: bool
    """Whether they lie in a figure with a center."""

    def nth(self, place: int) -> str:
        """One of them."""
        return f"the {ORDINALS[self.before + place - 1]} table card"


def _all_of(names: list[str], laid: Laid, before: str) -> list[Name]:
    """Names for all cards that were laid down at once, one for each or one for all."""
    if (
        laid.center
        and len(names) == 1
        and re.search(r"\b(?:a|one|single) (?:single )?card[^,]*$", before, re.IGNORECASE)
    ):
        return [Name(names[0], "the center card of the layout")]
    if len(names) == laid.many:
        return [Name(name, laid.nth(at), "table") for at, name in enumerate(names, 1)]
    if len(names) == 1 and not laid.before:
        return [Name(names[0], "the table cards", "table", several=True)]
    return []


def _others(name: str, laid: Laid, here: Sequence[Name]) -> list[Name]:
    """A name for all cards but the first, or but the last."""
    named = {one.phrase for one in here}
    rest = [place for place in range(1, laid.many + 1) if laid.nth(place) not in named]
    for end, ends in (("first", range(1, len(rest) + 1)), ("last", range(laid.many - len(rest) + 1, laid.many + 1))):
        if rest == [*ends] and 1 < len(rest) < laid.many:
            return [Name(name, f"the {end} {NUMBERS[len(rest)]} table cards", several=True)]
    return []


def _certain(meant: object) -> bool:
    """Whether a phrase means certain cards, or a player by his seat."""
    if not isinstance(meant, Meaning):
        return False
    seats = all(isinstance(part, Dealer | Neighbor | Across) for part in meant.walk())
    return seats or not any(isinstance(part, Who | Condition) and part != YOURSELF for part in meant.walk())


def _laid(texts: Sequence[str], at: int, text: str) -> Laid | None:
    """The cards laid on the table last in a text, after the lines before it."""
    dealt = [many for line in map(_opened, texts[:at]) for many in _table(line)]
    line = _opened(text.strip(" ,;:"))
    if not (now := _table(line)):
        return None
    figure = figure_of([line])
    return Laid(now[-1], sum(dealt) + sum(now[:-1]), bool(figure and figure.at(Spot.CENTER)))


def _opened(text: str) -> Line:
    try:
        return read_open(text)
    except Unread:
        return Line(())


def _to_table(line: Line) -> bool:
    """Whether a line deals cards to the table, perhaps only in some case."""
    deeds = (part for part in line.walk() if isinstance(part, Deed))
    return any(deed.verb is Verb.DEAL and isinstance(deed.to, Board | TableCards) for deed in deeds)


def _table(line: Line) -> list[int]:
    """How many cards a line lays on the table each time."""
    return [
        rule.deed.cards.many.low
        for rule in line.rules
        if isinstance(rule, Do) and rule.deed.cards and rule.deed.cards.many
        if (rule.deed.verb is Verb.DEAL and isinstance(rule.deed.to, Board | TableCards))
        or (rule.deed.verb is Verb.FLIP and type(rule.deed.cards.at) in (Board, TableCards))
    ]
