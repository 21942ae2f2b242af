"""Players who have bet all they have: what they may win, and the side pot that the others play for."""

from pokernight.english.construction import Grammar
from pokernight.meaning.rules import Remark

MATCHED = Remark("players who are all in can win only what they have matched")
_ANY = "<you|a player|anyone|anybody|any player|somebody|someone|players>"
_ONE = "<a player|anyone|anybody|any player|somebody|someone|players|those|whoever>"
_HE = "<you|he|she|they|he or she|that player|the player|an all in player|all in players|the all in player>"
_CHIPS = "[<chips|money>]"
_BET = "<a|the|any> [full|whole|last|current] <bet|raise|bet or raise|call|wager>"
_ENOUGH = "[<with|for> <<what|whatever|the chips|the money|the rest> [of] [<your|his|her|their> <chips|money>] [<you|he|she|they> <have|has> [left]]|the rest of <your|his|her|their> <chips|money>|<your|his|her|their> <last|remaining> <chips|money>>]"
_SHORT = (
    f"<<can not|could not> <cover|call|match|meet|afford> {_BET} [in full]|<run|runs> <out of|short of> <chips|money>|"
    f"<do not|does not> have <enough {_CHIPS}|the chips> <to <cover|call|match|meet> {_BET} [in full]|for {_BET}>|"
    "<have|has> <fewer chips|less> than the <bet|call>|<bet|bets|put in|puts in|lose|loses> <your|his|her|their> last <chip|chips|money>>"
)
_GOES = (
    f"<<is|are> all in {_ENOUGH}|[<may|can|must|has to|have to>] <go|goes|be> all in {_ENOUGH}|"
    f"[<may|can>] <call|calls|stay|stays in|stay in|stays> {_ENOUGH}>"
)
_OTHERS = "<the others|the other players|the rest|the rest of the players|the remaining players|players with [more] chips|everyone else|everybody else>"
_EXTRA = "<any|all|the> <extra|rest|more|other|additional|further|later> <bets|betting|money|chips> [by the <others|other players>]|the extra|the rest|the difference|anything <more|over that>|what is over|whatever is bet after that"
_SIDE = "<a|the> [separate] side pot"
_PLAY = (
    f"<{_OTHERS} <play|may play|can play|compete|keep betting|bet|go on betting|go on> [on] [for <{_EXTRA}>] [<in|into|for|with> {_SIDE}]|"
    f"<{_EXTRA}> <go|goes|is put|are put> <into|in|to> {_SIDE} [for {_OTHERS}|that only {_OTHERS} can win]|"
    f"{_SIDE} is <made|started|formed|kept|built|set up|created> [for {_OTHERS}|with <{_EXTRA}>]|there is {_SIDE} [for {_OTHERS}]>"
)
_MAIN = (
    "[only] <the main pot|the part of the pot [that] <you|he|she|they> [have|has] <matched|paid into|covered|called>|"
    "[as much as|] what <you|he|she|they> [have|has] <matched|put in|covered|paid> [from <each|every> [other] player]|"
    "as much from each [other] player as <you|he|she|they> [have|has] put in>"
)
_WINS = f"<[<can|may>] [only] <win|wins|play for|plays for|compete for|is in for> {_MAIN}|<can not|may not> win the side pot>"


def add_to(grammar: Grammar) -> None:
    """What is so at every table, in many words."""
    grammar.add("SidePot", [_PLAY, f"{_HE} {_WINS}"], build=lambda: True)
    grammar.add(
        "SidePot", "{_:SidePot} <and|, and|,|, while|while|but|, but> {more:SidePot}", build=lambda _, more: True
    )
    grammar.add(
        "Standing",
        [
            "{_:SidePot}",
            f"<if|when|once> {_ANY} <{_SHORT}> [,] {_HE} {_GOES} [<,|and|, and|but|, but> {{_:SidePot}}]",
            f"<if|when|once> {_ANY} {_SHORT} , {{_:SidePot}}",
            f"<if|when|once> {_ANY} <is|are|goes|go> all in [for less [than the [full] bet]] [,] {{_:SidePot}}",
            f"{_ONE} <can not|may not> bet more than {_HE} <has|have> [in front of <him|her|them|you>|on the table]",
            "<nobody|no one|no player> <may|can> <add [to]|buy> [<any|more>] [chips] [to] [<his|her|their> <stack|chips>] <during|in the middle of|in> <a|the> hand",
            f"{_ONE} [who] {_SHORT} {_GOES} [<,|and|, and|but|, but> {{_:SidePot}}]",
            f"{_ONE} who <is|are|goes|go|has gone|have gone> all in [for less [than the [full] bet]] {_WINS}",
            f"{_ONE} who <is|are|goes|go|has gone|have gone> all in [for less [than the [full] bet]] {_WINS} [<,|and|, and> {{_:SidePot}}]",
        ],
        build=lambda _=None: MATCHED,
        read_only=True,
    )
