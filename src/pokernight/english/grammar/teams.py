"""Partners: how they are picked, that they play one hand, and what they win."""

from pokernight.english.construction import Grammar
from pokernight.meaning.deeds import Deed, Order, Verb
from pokernight.meaning.hands import BestHand, Share, Showdown
from pokernight.meaning.players import End
from pokernight.meaning.rules import Do, Remark

ONE_HAND = "partners play one hand with all their cards, and bet alone"
LEFT_ALONE = "a partner who is left alone does not share with one who folded"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    free = "each player <without a partner|who does not [yet] have a partner|who has no partner [yet]>"
    picks = "<picks|chooses|selects> <one|a partner>"
    for order, one, other, way in (
        (Order.HIGH_FIRST, "high", "low", "down"),
        (Order.LOW_FIRST, "low", "high", "up"),
    ):
        add(
            "Step",
            [
                f"from the {one} card showing to the {other} , each player without a partner picks one",
                f"from [the] {one} card showing [{way}] to [the] {other} [card] [showing] [,] {free} {picks}",
            ],
            Do(Deed(Verb.TEAM_UP, order=order)),
        )
    alone = "[they] <[still] bet <alone|separately|apart|each for themselves>>"
    add(
        "Standing",
        [
            "partners put their cards together and play one hand , but bet alone",
            f"partners <put their cards together|combine their <hands|cards>> [,] and <play one hand|are [now] considered one player|count as one player> [,] <but|although|though> {alone}",
        ],
        Remark(ONE_HAND),
    )
    add(
        "Standing",
        [
            "if a partner folded , the other gets the whole pot",
            "if a <partner|team member> <folded|has folded|folds> , the <other|remaining> [partner|team member|one] <gets|wins|takes> the whole pot",
        ],
        Remark(LEFT_ALONE),
    )
    for end, words in ((End.HIGH, "<high|highest|best>"), (End.LOW, "<low|lowest>")):
        add(
            "Step",
            f"[showdown <:|,>] the team with the {words} hand <wins [the pot]|splits the pot>",
            Showdown((Share(BestHand(end)),)),
            read_only=True,
        )
