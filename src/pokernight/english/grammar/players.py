"""Who: players as sentences name them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Time, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    YOURSELF,
    Dealer,
    End,
    Everyone,
    EveryoneDealtIn,
    Latest,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Showing,
    Side,
    Such,
)
from pokernight.meaning.rules import All, Happens
from pokernight.meaning.sorts import Who


def name(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Anything that a game may be called, to the end of the sentence."""
    return [(len(words), " ".join(words[at:]))] if len(words) - at <= LONGEST_NAME else []


LONGEST_NAME = 8


def title(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """One or two words at the beginning of a sentence that may be what the game is called."""
    return [(end, " ".join(words[:end])) for end in (1, 2, 3) if at == 0 and end < len(words)]


LEXERS = {"Name": name, "Title": title}
HIGH = "<high|highest|best>"
LOW = "<low|lowest|worst>"
PERSON = "<player|person>"


def add_to(grammar: Grammar) -> None:
    """Players, one or many, by seat, by what shows, and by what they do."""
    add = grammar.add

    # One player
    add("Who", ["the dealer", "dealer", "the [dealer] button"], Dealer())
    add("Who", "the small blind", Neighbor(Dealer(), Side.LEFT), read_only=True)
    add("Who", "the big blind", Neighbor(Dealer(), Side.LEFT, 2), read_only=True)
    add(
        "Who",
        ["the opener", "the one who opened"],
        Latest(Deed(Verb.OPEN)),
        read_only=True,
    )
    add("Who", ["you", "<they|he|she|them|him|her|he or she>"], YOURSELF)
    add("Whose", ["the dealer 's", "dealer 's", "the button 's"], Dealer())
    add("Whose", ["their", "<your|his|her|his or her|our>"], YOURSELF)
    for side in Side:
        way = side.value
        add(
            "Who",
            [f"the {PERSON} <on|to> the {way}", f"the {way} <neighbor|neighbour>"],
            Neighbor(YOURSELF, side),
            read_only=True,
        )
        add(
            "Who",
            [
                f"the player to the {way} of {{of:Who}}",
                f"the {PERSON} <on|at|to> the {way} of {{of:Who}}",
                f"the {PERSON} [<on|to|immediately to|directly to>] {{of:Whose}} [immediate] {way}",
                f"the [first] [active|remaining] {PERSON} [still in] [immediately|directly|just|sitting] [to the] {way} of {{of:Who}}",
                f"the first [active|remaining] {PERSON} [still in] <to|on> {{of:Whose}} {way}",
                f"{{of:Whose}} {way} <neighbor|neighbour>",
                f"the <seat|player|one> <on|to> the {way} of {{of:Who}}",
                f"{way} of {{of:Who}}",
            ],
            Neighbor(v.of, side),
        )
        add(
            "Who",
            [
                f"the player {{seats:Number}} seats to the {way} of {{of:Who}}",
                f"the {PERSON} {{seats:Number}} <seats|places> to {{of:Whose}} {way}",
            ],
            Neighbor(v.of, side, v.seats),
        )
    for end, word in ((End.HIGH, HIGH), (End.LOW, LOW)):
        name = end.value
        holder = f"[the] {PERSON} <with|who has>"
        shows = f"<[the] {PERSON} <showing|who is showing|who shows>|whoever <shows|is showing>>"
        seen = "<showing|on board|on the board|face up|on the table>"
        add(
            "Who",
            [
                f"the {name} hand showing",
                f"<{holder}|whoever has> the {word} <hand|cards> {seen}",
                f"{shows} the {word} hand",
                f"[the] {word} [visible] hand {seen}",
                f"<{holder}|whoever has> the {word} <visible|showing|face up> hand",
            ],
            Showing(end),
        )
        add(
            "Who",
            [
                f"the {name} card showing",
                f"<{holder}|whoever has> the {word} card {seen}",
                f"{shows} the {word} [<up|face up>] card",
                f"[the] {word} card {seen}",
                f"<{holder}|whoever has|[the]> [the] {word} <up|face up|exposed> card",
            ],
            Showing(end, one_card=True),
        )
        # Who opens: what shows is meant, even where that is not said
        add("Opener", [f"[the] {word} hand", f"<{holder}|whoever has> the {word} hand"], Showing(end), read_only=True)
        add(
            "Opener",
            [f"[the] {word} card", f"<{holder}|whoever has> the {word} card"],
            Showing(end, one_card=True),
            read_only=True,
        )
    add("Opener", "{who:Who}", v.who)
    add("Who", "the player [right|just] after {of:Who}", Neighbor(v.of, Side.LEFT), read_only=True)
    add(
        "Who",
        ["<the player who|whoever> opened [the <betting|first round|first betting round>]"],
        Latest(Deed(Verb.OPEN)),
        read_only=True,
    )
    add("Who", ["the next player", "the next player in <betting order|turn>"], NextInTurn())
    add(
        "Who",
        [
            "the last player to {deed:VP.base}",
            "the player who {deed:VP.past} last",
            "the player who last {deed:VP.past}",
            "whoever {deed:VP.past} last",
        ],
        Latest(v.deed),
    )
    add("Who", ["the player who just {deed:VP.past}", "whoever just {deed:VP.past}"], Latest(v.deed), read_only=True)
    add("Who", ["the winner", "the winner of the <hand|pot|last hand>"], Latest(Deed(Verb.WIN, YOU)))
    add("Who", ["that player", "the same player"], That())

    # Players in general
    add(
        "Players",
        [
            "each player",
            f"each {PERSON}",
            f"every {PERSON}",
            "<everyone|everybody>",
            "[all] [the] players",
            "all [of you]",
            "each",
            "each players",
            "each may player",
            "every one",
            "all <active|remaining> players",
            "each <active|remaining> player",
            "all players [who are] [still] <in|left|remaining>",
            "<everyone|everybody|each player> [who is] [still] <in|left|remaining>",
            "[all] <active|remaining> players",
            "those [who are] still in",
            "we",
            "anyone <left|still in|who has not folded>",
            "[all] [the] <players|those> <still in|left|remaining|who are left|who are still in|who remain|who stay>",
            "the remaining players",
            "each of them",
            "<each|every> player still in the <game|hand>",
            "<everyone|everybody|all players> still in the <game|hand>",
            "everyone left",
            "all of us",
            "everyone who <is left|has not folded>",
        ],
        EACH_PLAYER,
    )
    add("Players", ["you", "<they|he|she|he or she>"], YOU)
    add(
        "Players",
        [
            "any player",
            "<a|one> player",
            "<anyone|anybody|someone|somebody>",
            "any <person|one|player still in>",
            "any one",
        ],
        Players(Quantifier.ANY, Everyone()),
    )
    add(
        "Players",
        [
            "nobody",
            "<no one|no player|none>",
            "no players",
            "none of the players",
            "<no one|nobody> <left|still in>",
            "no remaining player",
        ],
        Players(Quantifier.NO, Everyone()),
    )
    add("Players", ["all players together"], Players(Quantifier.ALL, Everyone()))
    add(
        "Players",
        [
            "everyone else",
            "<everybody else|all others|the others|the other players|all other players|each other player|the rest>",
        ],
        Players(Quantifier.EACH, Other(YOURSELF)),
    )
    add(
        "Players",
        ["another player", "<any other|any one other> player", "<someone|anyone|anybody> else", "one other player"],
        Players(Quantifier.ANY, Other(YOURSELF)),
    )
    add(
        "Players",
        [
            "each player , including those who have folded",
            "each player , including <those|players> who [have] [already] folded",
            "everyone , in or out",
            "<everyone|each player|all players> , <folded or not|even those who [have] folded>",
        ],
        Players(Quantifier.EACH, EveryoneDealtIn()),
    )
    add("Players", "{who:Who}", build=the_one, apart=definite)

    lost = Happens(Deed(Verb.LOSE, YOU, time=Time.BEFORE))
    add(
        "Players",
        ["[all] [of] the losers", "[all] losers", "each loser", "every loser"],
        Players(Quantifier.EACH, Such(Everyone(), lost)),
        read_only=True,
    )
    add(
        "Players",
        ["[all] [of] the losers who {that:Pred}", "[all] losers who {that:Pred}"],
        build=lambda that: Players(Quantifier.EACH, Such(Everyone(), All((that, lost)))),
        read_only=True,
    )
    add(
        "Players",
        "{many:Quantity} players",
        build=lambda many: Players(Quantifier.ANY, Everyone(), many) if many != ONE else None,
        apart=lambda p: (
            {"many": p.many} if p.many and p.many != ONE and p == Players(Quantifier.ANY, Everyone(), p.many) else None
        ),
    )
    add("Players", ["only one player", "only one <person|of them>"], Players(Quantifier.ANY, Everyone(), ONE))
    dealt = Happens(Deed(Verb.RECEIVE, YOU, cards=v.cards))
    add(
        "Players",
        "<a player|any player|anyone|each player|players|anybody> [who is|who are] dealt {cards:Cards}",
        Players(Quantifier.ANY, Such(Everyone(), dealt)),
        read_only=True,
    )
    # Restricted
    for quantifier in (Quantifier.EACH, Quantifier.ANY, Quantifier.THE, Quantifier.NO):
        those = Players(quantifier, Such(Everyone(), v.that))
        add("Players", f"{quantifier.value} player who {{that:Pred}}", those)
        add(
            "Players",
            [
                f"{quantifier.value} [remaining|active] {PERSON} [still in] {{that:With}}",
                f"{quantifier.value} [remaining|active] {PERSON} [still in] who {{that:Pred}}",
            ],
            those,
            read_only=True,
        )
    add(
        "Players",
        [
            "<everyone|everybody|those|all [the] players|all|players|the players|each> who {that:Pred}",
            "<everyone|everybody|those|all [the] players|all|players|the players> {that:With}",
            "all those who {that:Pred}",
        ],
        Players(Quantifier.EACH, Such(Everyone(), v.that)),
        read_only=True,
    )
    add(
        "Players",
        [
            "<anyone|anybody|someone|somebody|a player|one player> who {that:Pred}",
            "<anyone|anybody|someone|somebody|a player> {that:With}",
        ],
        Players(Quantifier.ANY, Such(Everyone(), v.that)),
        read_only=True,
    )
    add("Players", ["whoever {that:Pred}"], Players(Quantifier.THE, Such(Everyone(), v.that)), read_only=True)
    add(
        "Players", ["<nobody|no one> who {that:Pred}"], Players(Quantifier.NO, Such(Everyone(), v.that)), read_only=True
    )
    add(
        "Players",
        ["all but {who:Who}", "everyone [else] <but|except> {who:Who}"],
        Players(Quantifier.EACH, Other(v.who)),
    )

    # Where something starts, or goes
    add("Start", ["with {who:Opener}", "from {who:Opener}", "{who:Opener}"], v.who)
    for side in Side:
        way = side.value
        add(
            "Start",
            [
                f"to the {way} of {{of:Who}}",
                f"[just|immediately|directly] {way} of {{of:Who}}",
                f"[to|at|on|from] [the] [player|person] [to|on] {{of:Whose}} {way}",
                f"at the {way} of {{of:Who}}",
                f"on the {way} of {{of:Who}}",
                f"one seat {way} of {{of:Who}}",
            ],
            Neighbor(v.of, side),
            read_only=True,
        )
        add(
            "Toward",
            [
                f"to the {way}",
                f"to {{of:Whose}} {way}",
                f"{way}",
                f"one <seat|place> [to the] {way}",
                f"one <seat|place> to {{of:Whose}} {way}",
            ],
            build=lambda of=YOURSELF, side=side: the_one(Neighbor(of, side)),
            apart=lambda to, side=side: {} if to == the_one(Neighbor(YOURSELF, side)) else None,
        )
        add(
            "Toward",
            [
                f"to the player {{seats:Number}} seats to the {way}",
                f"{{seats:Number}} <seats|places|players> to <the|their|your> {way}",
            ],
            Players(Quantifier.THE, Neighbor(YOURSELF, side, v.seats)),
            read_only=True,
        )
    add("Toward", ["clockwise", "around to the left"], the_one(Neighbor(YOURSELF, Side.LEFT)), read_only=True)
    add("Toward", "counterclockwise", the_one(Neighbor(YOURSELF, Side.RIGHT)), read_only=True)
    add("Toward", "to {to:Players}", v.to)


@dataclass(frozen=True)
class That(Who):
    """The player spoken of before."""


@dataclass(frozen=True)
class Unsaid(Who):
    """Whoever is told to do something by an order: the dealer, or every player."""


UNSAID = Players(Quantifier.THE, Unsaid())


def the_one(who: Who) -> Players:
    """A player whom there is only one of."""
    return Players(Quantifier.THE, who)


def definite(players: Any) -> dict[str, Any] | None:
    """The description of one player."""
    if not isinstance(players, Players) or players.quantifier is not Quantifier.THE or isinstance(players.who, Such):
        return None
    return {"who": players.who}
