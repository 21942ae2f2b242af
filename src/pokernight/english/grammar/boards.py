"""Several boards: how they are dealt, and who wins with which of them."""

from dataclasses import dataclass, replace

from pokernight.english.construction import Grammar
from pokernight.english.grammar.bases import differing
from pokernight.english.grammar.layouts import LaidOut, LinePlace, dealt_as, rows_of
from pokernight.english.template import v
from pokernight.meaning.cards import Board, Cards, Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import BestHand, Share, Showdown
from pokernight.meaning.layouts import Direction, Figure, Form, InLine, UsesLine
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import THE_DEALER, End
from pokernight.meaning.rules import Remark
from pokernight.meaning.sorts import Standing


@dataclass(frozen=True)
class EachBoard(Board):
    """Each of several boards; the page tells how many there are."""


@dataclass(frozen=True)
class Boards(Standing):
    """There are so many boards, each dealt as the page says of one."""

    many: int


BOARD = "<board|flop|set|layout>"
BOARDS = "<boards|flops|sets|layouts>"
APART = (
    "[,] [<one <above|below|over|under> the other|side by side|next to each other|in two rows|separately|"
    "each in its own row>]"
)
NTH = {
    1: ("first", "<first|top|upper|left|left hand>"),
    2: ("second", "<second|bottom|lower|right|right hand|other>"),
    3: ("third", "third"),
}
"""Two boards lie one below the other or side by side; a third one is called by its number."""
WINS_ALL = "whoever wins on every board wins the whole pot"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _dealt(grammar)
    _won(grammar)


def _dealt(grammar: Grammar) -> None:
    """Flops side by side, and one more card for each."""
    add = grammar.add
    many = "{n:Number} [separate|different] "
    card = "[community|common|board]"
    add(
        "Clause",
        [
            f"<deal|lay out|put out|turn up|flop|deal out|the dealer deals|there are> {many} flops "
            f"[of three {card} cards] [each] [face up] [in the middle] {APART}",
            f"<deal|lay out|put out|turn up|deal out> {many} {BOARDS} of three {card} cards [each] [face up] [in the middle] {APART}",
            f"{many} flops [of three {card} cards] [each] <are|get> <dealt|laid out|turned up|put out> [face up] [in the middle] {APART}",
        ],
        build=flops,
        read_only=True,
    )
    each = f"<to|on|for|in|onto|at> <each|both|every|each of the|both of the> <{BOARD}|{BOARDS}>"
    deal = "<deal|put|turn up|add|turn|the dealer deals>"
    street = "<turn|river|fourth|fifth|last|final|community|common|board>"
    one = f"<a|one|one more|another|the> [{street}] [{card} card] [face up]"
    add("Clause", f"[{deal}] {one} {each} [face up]", build=lambda: one_each(1), read_only=True)
    add(
        "Clause",
        [
            f"{one} <is|gets> <dealt|added|turned up|put> {each} [face up]",
            f"<each|both|every> <{BOARD}|{BOARDS}> <gets|get> {one}",
        ],
        build=lambda: one_each(1),
        read_only=True,
    )
    add(
        "Clause",
        f"<deal|lay out|put out|deal out> {many} boards of {{each:Number}} {card} [cards] [each] [,] face down {APART}",
        build=hidden_boards,
        read_only=True,
    )
    kind = "[of {_:Number} [community|common] cards] [each]"
    add(
        "Standing",
        [
            "there are {n:Number} boards",
            f"<there are|we have|we deal|you deal|deal|use|play with|it has> {many} boards {kind} [, dealt] {APART}",
            f"{many} boards {kind} are <dealt|used|played> {APART}",
        ],
        build=lambda n, _=5: Boards(n) if n > 1 and _ == 5 else None,
        apart=lambda rule: {"n": rule.many} if isinstance(rule, Boards) else None,
    )

    add(
        "Rules",
        "{base:Naming} [,] [but] [played|dealt] with {n:Number} [separate] boards [instead of one]",
        build=lambda base, n: (differing(base), Boards(n)) if n > 1 else None,
        read_only=True,
    )


def hidden_boards(n: int, each: int) -> Deed | None:
    """Several boards that lie face down at first."""
    rows = rows_of(n, each)
    laid = dealt_as(rows) if rows else None
    return replace(laid, face=Face.DOWN) if laid else None


def flops(n: int) -> Deed | None:
    """Several flops at once."""
    boards = LaidOut(Figure(Form.BOARDS, (5,) * n))
    return Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(3 * n)), to=boards, face=Face.UP) if 1 < n < 4 else None


def one_each(n: int) -> Deed:
    """One more card for each board."""
    return Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(n)), to=EachBoard(), face=Face.UP)


def _won(grammar: Grammar) -> None:
    """Who wins with which board."""
    add = grammar.add
    for nth, (word, words) in NTH.items():
        add(
            "Prize",
            [
                f"{{prize:Prize}} on the {word} board",
                f"{{prize:Prize}} <on|of|with|from|for|using|at> [the] {words} <{BOARD}|row>",
            ],
            build=lambda prize, nth=nth: with_board(prize, InLine(Direction.ROW, nth)),
            apart=lambda prize, nth=nth: (
                {"prize": replace(prize, board=None)}
                if isinstance(prize, BestHand) and prize.board == InLine(Direction.ROW, nth)
                else None
            ),
        )
    each = f"<on|of|with|for|from> <each|every|either> {BOARD}"
    half = "<half|half [of] the pot|half of it|an equal share [of the pot]>"
    add(
        "Step",
        [
            f"{{prize:Prize}} {each} <wins|gets|takes> {half}",
            f"{half} goes to {{prize:Prize}} {each}",
            f"{{prize:Prize}} {each} <share|shares|split|splits> the pot",
            f"<split|divide> the pot between {{prize:Prize}} {each}",
        ],
        build=lambda prize: Showdown((Share(found),)) if (found := with_board(prize, EachBoard())) else None,
        read_only=True,
    )
    split = "<split|is split|gets split|divided|is divided> [evenly|equally|in half|in two]"
    add(
        "Step",
        [
            f"each {BOARD} is <worth|good for|played for> {half}",
            f"the pot <{split}> <between|among> the [two|three] {BOARDS}",
            f"each {BOARD} <wins|gets|takes|plays for> {half}",
            f"<half|half [of] the pot> <goes to|is for|rides on> each {BOARD}",
        ],
        build=lambda: Showdown((Share(BestHand(End.HIGH, board=EachBoard())),)),
        read_only=True,
    )
    several = (
        f"<the [two|three] {BOARDS}|both {BOARDS}|[two] different {BOARDS}|one {BOARD} with <cards from|> the other>"
    )
    add(
        "Standing",
        [
            f"<you|players> <can not|may not|must not> <mix|combine|use> [cards] <from|of> {several}",
            f"no mixing [of] [cards] [from] [{several}]",
            f"<you|players> <can|may|must|have to> [only] use [only] cards from [only] <one|the same|a single> {BOARD} [only] [at a time|in a hand|for a hand]",
            f"the {BOARDS} can not be mixed",
        ],
        UsesLine((Direction.ROW,)),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"if <one|the same|a|any> player <wins|has the best hand on> both {BOARDS} , <he|she|they|that player> <gets|get|wins|win|takes|take|scoops|scoop> <the whole pot|the entire pot|it all|everything|the pot>",
            f"<anyone who|whoever|a player who> <wins|takes> both {BOARDS} <gets|wins|takes|scoops> <the whole pot|the entire pot|it all|everything|the pot>",
            f"<win|winning> both {BOARDS} <and you scoop|scoops> [the pot|it all]",
            f"<you|the same player|one player> <can|may> win both {BOARDS}",
        ],
        Remark(WINS_ALL),
        read_only=True,
    )
    add("Standing", WINS_ALL, Remark(WINS_ALL))
    add(
        "Portion",
        f"{{many:Quantity}} [community|common|board] [cards] <from|of|on|off> <the same|one|either|one or the other> {BOARD}",
        Cards(v.many, at=LinePlace((Direction.ROW,))),
        read_only=True,
    )


def with_board(prize: object, board: Board) -> BestHand | None:
    """The best hand that is made with one of the boards."""
    return (
        replace(prize, board=board) if isinstance(prize, BestHand) and not prize.board and not prize.showing else None
    )
