"""Words for players that many sentences share; which of them a sentence takes makes no difference to its meaning.

Where sentences begin with them, they are plain lists, which are looked through without taking a template apart.
"""

THEY = "<they|player|a player|any player|each player|every player|all player|anyone|everyone>"
"""The player that a rule is about, whoever it is: "a player must have", "you must have"."""

ONE = "<someone|one player|a player|any player>"
"""Somebody, whoever it is."""

WHO = "<anyone|everyone|those|player|a player|any player|each player|all player|all other player> <who|that>"
"""Players that are told by what they did."""

ANYONE = "<they|whoever|all player <who|that>|[a|any|each|every|same] player [who|that]|<anyone|someone> [who|that]>"
"""The player to whom something happens: "any player dealt a four", "if anyone gets a four"."""

THAT_PLAYER = (
    "<they|that player|owner|player [it was|who was|] dealt [it|to]"
    "|player <who <got|get|have|flipped>|holding|with> it>"
)
"""The player to whom something has happened."""

WITH = "[player with|player who have|player who hold|player holding|hand with|whoever have|whoever hold|holder of]"
"""Whoever has something, where the thing itself will do: "the player with the high heart" is the high heart."""

PASSED = "<[that|which] [was|have been] [just] passed to they|[that|which] they <was|have been> [just] passed>"
"""Said of cards: that they came from another player, in the last pass."""

NO_CARDS = (
    "<have no [more] card [left]|is out of card|<run|ran> out of card"
    "|<discard|have discarded|get rid of> <all [of]|> their [last] card>"
)
"""To have laid away everything."""

IN = "<went|go|gone|declare|declared|is|was|stay|stayed|came|come> in"
"""To have gone in, in all its words."""

STILL_IN = "<[who <is|was>] still in|who <have not folded|did not fold>>"
"""Not to have folded."""

WHOLE_HAND = "<their [whole|entire] hand|all [of] their card|all {_:int} card|all {_:int} of their card>"
"""All cards that a player has."""

TIE = (
    "<in [case|event] [of] a tie|if <there is a tie|[any|two|two or more|more than one] player tie"
    "|[two|two or more|more than one] hand <tie|is [equal|tied]>|<high|best|winning> hand is tied>>"
    " [for <high|best> hand]"
)
"""Where hands are equal."""
