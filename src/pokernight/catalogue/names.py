"""Names as players say them: matched whatever the case, the blanks, the dots and the numerals."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

COUNTING = "one two three four five six seven eight nine ten eleven twelve"
NUMERALS = "i ii iii iv v vi vii viii ix x xi xii"
SPOKEN = {word: str(number) for number, word in enumerate(COUNTING.split(), 1)}
ROMAN = {numeral: str(number) for number, numeral in enumerate(NUMERALS.split(), 1)}


def plain(name: str) -> str:
    """The name in small letters without accents, its words held apart by single blanks.

    >>> plain("  CURAÇAO   Stud ")
    'curacao stud'
    """
    letters = unicodedata.normalize("NFKD", name).casefold()
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def folded(name: str) -> str:
    """What is left of a name when everything goes that players are careless with.

    >>> folded("Anaconda II") == folded("anaconda 2")
    True
    >>> folded("7-card  stud") == folded("Seven Card Stud")
    True
    >>> folded("The Price is Right!"), folded("Texas Hold'em")
    ('priceisright', 'texasholdem')
    """
    words = re.findall(r"[^\W_]+", re.sub(r"['’`.]", "", plain(name).replace("&", " and ")))
    if len(words) > 1 and words[0] == "the":
        del words[0]
    if len(words) > 1 and words[-1] in ROMAN:
        words[-1] = ROMAN[words[-1]]
    return "".join(SPOKEN.get(word, word) for word in words)


def near(wish: str, names: Iterable[str], most: int = 5) -> list[str]:
    """The names that a misspelt one may have meant, the likeliest first.

    >>> near("anacnoda", ["Anaconda", "Beat It", "Anacondaha"])
    ['Anaconda', 'Anacondaha']
    """
    from difflib import SequenceMatcher

    wanted = folded(wish)
    matcher = SequenceMatcher(b=wanted, autojunk=False)
    scored: list[tuple[float, str]] = []
    for name in dict.fromkeys(names):
        short = folded(name)
        matcher.set_seq1(short)
        holds = min(len(wanted), len(short)) > 2 and (wanted in short or short in wanted)
        score = matcher.ratio() + 0.3 * holds if holds or matcher.quick_ratio() >= 0.6 else 0
        if holds or score >= 0.6:
            scored.append((-score, name))
    return [name for _, name in sorted(scored)[:most]]


def one_of(names: Sequence[str]) -> str:
    """A list of names in words.

    >>> one_of(["Anaconda", "Beat It", "7/27"])
    'Anaconda, Beat It or 7/27'
    """
    return " or ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
