"""Knocking: who may, instead of what, and the last turn of the others."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.deeds import acts
from pokernight.english.grammar.marks import Before, Moment, OneMoreTurn
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.players import EACH_PLAYER, YOURSELF, Latest
from pokernight.meaning.rules import Bets, Remark

KNOCKER_DONE = "whoever knocks has no more turns"
TURN = "<exchanging|swapping|drawing|trading|changing|taking [a turn|a card]|discarding|playing>"
KNOCKER = "<the knocker|the player who knocked|whoever knocked|the one who knocked>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    add(
        "Clause",
        f"instead of {TURN} [with {{other:Players}}] [,] {{agent:Players}} <may|can> knock [on the table]",
        build=lambda agent, other=None: acts(agent, Deed(Verb.KNOCK), Mood.MAY),
        read_only=True,
    )
    add(
        "Clause",
        f"{{agent:Players}} <may|can> knock [on the table] instead [of {TURN}]",
        build=lambda agent: acts(agent, Deed(Verb.KNOCK), Mood.MAY),
        cost=FAR,
        read_only=True,
    )
    add(
        "Clause",
        "{deed:Clause} , <when|if> <you|they> <like|are <happy|satisfied> with> <your|their> <hand|cards>",
        build=lambda deed: deed if deed.verb is Verb.KNOCK else None,
        read_only=True,
    )
    likes = "<when|if|once|as soon as> <you|they> <like|are <happy|satisfied> with|are content with> <your|their> <hand|cards>"
    add(
        "Clause",
        f"{likes} [,] [<you|they> <may|can>] knock [on the table]",
        build=lambda: acts(EACH_PLAYER, Deed(Verb.KNOCK), Mood.MAY),
        read_only=True,
    )
    knocks = "<someone|somebody|a player|anyone|anybody|one player|any player|one of the players>"
    after = f"<<after|following> <a|the|any|that|the first> knock|<when|once|if|as soon as|after> {knocks} [has|have] <knocks|knocked> [on the table]>"
    others = "<<everyone|everybody> else|<all|each> [of] the <others|other players>|<each|every|any> other player|the <others|other players|rest>>"
    may = "[to <exchange|swap|draw|change|trade|improve|play> [cards|a card|<his|her|their> hand] [or <stand|pass|stay|keep <his|their> <hand|cards>>]|, <on|in> which he <may|can> <exchange|swap|draw|trade> or <pass|stand>]"
    have = f"[each] <gets|get|has|have|receives|receive|takes|take> [just|exactly|only] one <more|last|final|further> <turn|chance|exchange|draw|swap|go> [each] {may}"
    add(
        "Standing",
        [
            "after a knock , everyone else has one more turn",
            f"{after} [,] {others} {have}",
            f"{others} {have} [{after}|after <that|it>]",
            f"{after} [,] there is one <more|last|final> <round|turn> for {others}",
        ],
        OneMoreTurn(),
    )
    hand = f"<<the knocker 's|<his|her|their|that player 's>> hand <is frozen|stays [the way|as] it is|can not change|is fixed>|{KNOCKER} <keeps|must keep> <his|her|their> <hand|cards>>"
    add(
        "Standing",
        [
            KNOCKER_DONE,
            f"[{after} [,]] {hand} [and <he|she|they> <gets|get|has|have> no [more|further] turns]",
            f"<{KNOCKER}|whoever knocks|a player who knocks|he|she|they> <<has|have> then settled on <his|her|their> hand and|> <gets|get|has|have> no [more|further] turns",
        ],
        Remark(KNOCKER_DONE),
    )
    back = f"when <it|the turn|play> <comes|gets> [back] [around] to {KNOCKER}"
    add(
        "Rules",
        f"{back} [,] {{rules:Rules}}",
        build=lambda rules: (Moment(Before.ANYTHING), *(_from_him(rule) for rule in rules)),
        read_only=True,
    )


def _from_him(rule: Any) -> Any:
    """A rule in which whoever is pointed back to is the knocker: "a round of betting, beginning with him"."""
    return (
        replace(rule, opener=Latest(Deed(Verb.KNOCK))) if isinstance(rule, Bets) and rule.opener == YOURSELF else rule
    )


def knocks(rule: Any) -> bool:
    """Whether a rule lets players knock, be it in place of something else."""
    return any(isinstance(part, Deed) and part.verb is Verb.KNOCK and part.mood is Mood.MAY for part in rule.walk())
