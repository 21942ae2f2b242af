"""Constructions that hold for every verb: exceptions, relative clauses, moods and orders, crossed with ten deeds."""

import pytest

from pokernight.english.reading import Unread, read_line, read_open, write_line
from pokernight.english.verbs import forms
from pokernight.meaning.rules import Remark

DEEDS = (
    "draw a card",
    "discard two cards",
    "pass a card to the left",
    "flip a card",
    "pay a chip",
    "ante again",
    "show a king",
    "swap a card with the dealer",
    "take a table card",
    "declare high",
)
FRAMES = (
    "Each player may {base}. However, a player with a pair may not.",
    "Each player may {base}, except the dealer.",
    "Each player {s}, but not the dealer.",
    "Each player {s}, except players with a pair.",
    "Each player {s}, except that the dealer folds.",
    "Each player {s}. The dealer does not.",
    "Nobody may {base} except the dealer.",
    "The dealer {s}, and so does the player to the left of the dealer.",
    "The dealer may not {base}, nor may the winner.",
    "Each player must {base}, unless they have a pair, in which case they fold.",
    "Unless you have a pair, you {base}; in that case you fold.",
    "If you have a pair, you {base}; otherwise you fold.",
    "If you are the dealer, you {base}.",
    "Unless you are the dealer, you must {base}.",
    "Everybody, including the dealer, has to {base}.",
    "The dealer is the only one who may {base}.",
    "Anyone wishing to {base} must show an ace.",
    "A player unable to {base} must fold.",
    "A player who chooses not to {base} must fold.",
    "Those who {past} but did not win must fold.",
    "A player who neither folded nor {past} must show an ace.",
    "Any player whose hand is worse than a pair of eights must {base}.",
    "Any hand worse than a pair of eights must {base}.",
    "A player showing a nine or higher must {base}.",
    "A player with an ace but no king must {base}.",
    "A player with neither an ace nor a king must {base}.",
    "You may {base} if you have a pair, an ace or a king.",
    "You may, if you wish, {base}.",
    "Each player, on his turn, {s}.",
    "Going clockwise, each player may {base}.",
    "Simultaneously, each player {s}.",
    "Let each player {base}.",
    "Have each player {base}.",
    "It is forbidden to {base}.",
)


def said(frame: str, deed: str) -> str:
    """A construction with a deed in it."""
    verb, _, rest = deed.partition(" ")
    return frame.format(
        **{name: f"{form} {rest}" for name, form in forms(verb)._asdict().items() if name in ("base", "s", "past")}
    )


@pytest.mark.parametrize("frame", FRAMES)
def test_a_construction_holds_for_every_verb(frame: str) -> None:
    for deed in DEEDS:
        read_open(said(frame, deed))


@pytest.mark.parametrize(
    ("wrong", "right", "report"),
    [
        ("Sevns are wild.", "Sevens are wild.", 'The word "sevns" is read as "sevens".'),
        ("The delaer shuffles the deck.", "The dealer shuffles the deck.", 'The word "delaer" is read as "dealer".'),
        ("Each player flips there lowest card.", "Each player flips their lowest card.", '"there" is read as "their"'),
        ("Deal one card up the each player.", "Deal one card up to each player.", 'The word "the" is read as "to".'),
        ("Discard the the top card.", "Discard the top card.", 'The word "the" stands twice.'),
        ("Each player discards a cards.", "Each player discards a card.", 'The word "cards" is read as "card".'),
    ],
)
def test_one_slip_is_put_right_and_reported(wrong: str, right: str, report: str) -> None:
    line = read_line(wrong)
    assert tuple(rule for rule in line.rules if not isinstance(rule, Remark)) == read_line(right).rules
    assert report in write_line(line)


@pytest.mark.parametrize("text", ["Mine is wild.", "The frob is wild.", "Svns ar wild.", "Each player pours a card."])
def test_what_is_no_slip_is_not_read(text: str) -> None:
    with pytest.raises(Unread):
        read_line(text)


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("Each player draws a card, but the dealer draws two.", "Everyone but the dealer draws one card."),
        ("Each player may draw two cards. But a player with a pair may draw three.", "may draw three cards instead."),
        ("You may raise if you have a pair.", "If you have a pair, you may raise."),
        ("Unless you have a pair, you fold; in that case you pay a chip.", "If you have a pair, you pay a chip."),
        ("If you have a pair you must pay a chip. If not, you ante again.", "If you do not have a pair, you ante."),
    ],
)
def test_no_exception_and_no_condition_is_lost(text: str, ours: str) -> None:
    assert ours in write_line(read_line(text))
