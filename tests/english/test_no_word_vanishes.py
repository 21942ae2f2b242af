"""A word put into a sentence, or put in place of another, is refused or changes what the sentence means."""

import os
from random import Random

from english.test_round_trip import ours, understood

WORDS = "not only lowest highest except two three never last other twice unless red half nobody random king".split()
"""Words that always say something."""

SYNONYMS = {("2", "two"), ("3", "three"), ("low", "lowest"), ("high", "highest")}
"""Words that say the same: one in place of the other is no change."""

TRIES = int(os.environ.get("MUTATIONS", "3"))
"""How often each sentence is changed in each way; `make mutations` does it more often."""

MOST = 1 / 200


def test_no_word_vanishes() -> None:
    chance = Random("no word vanishes")
    tried, same = 0, []
    for text in ours():
        meaning = understood(text)
        if meaning is None:
            continue
        words = text.split()
        for number in range(2 * TRIES):
            at = chance.randrange(len(words))
            word = chance.choice(WORDS)
            changed = [*words[:at], word, *words[at + number % 2 :]]
            if changed == words or (number % 2 and (words[at], word) in SYNONYMS):
                continue
            tried += 1
            if understood(" ".join(changed)) == meaning:
                same.append(" ".join(changed))
    print(f"{len(same)} of {tried} changed sentences are read as if nothing had happened", *same, sep="\n  ")
    assert len(same) <= MOST * tried
