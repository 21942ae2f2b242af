"""Small pages of our own, for the tests of the catalogue."""

import pytest

CROSSING = """\
## River Crossing (#901)
Also known as: *Ferry, The Ford*.

|Statistic|Value|
|---------|-----|
|Cards|5|
|Players|10|
|Betting Rounds|1|
|Max Cards Seen|5|
|Wilds|0|
|Source|Our own table|
Tags: *straight*
### Rules:
1. Deal 5 cards face down to each player.
2. Bet, the player to the dealer's left opening.
3. Showdown: the high hand wins.

Parent: Root Game (#0)
### Children:

|Name|Serial #|Tags|
|----|--------|----|
|River Crossing II (#902)|5-10-1-5-4|straight, wilds
|Stepping Stones (#903)|6-8-3-6-0|stud, high-low


"""

CROSSING_II = """\
## River Crossing II (#902)

|Statistic|Value|
|---------|-----|
|Cards|5|
|Players|10|
|Betting Rounds|1|
|Max Cards Seen|5|
|Wilds|4|
|Source|Our own table|

Tags: *straight, wilds*
### Rules:
1. Deal 5 cards face down to each player.
2. Bet, the player to the dealer's left opening.
3. Showdown: the high hand wins.
4. Twos are wild.

Parent: River Crossing (#901)

### Rulings:
- The page does not say which twos are wild. We play all four, as the table says.


"""


@pytest.fixture
def crossing() -> str:
    """One entry, with aliases and children."""
    return CROSSING


@pytest.fixture
def crossing_ii() -> str:
    """One entry in the other layout, with a ruling."""
    return CROSSING_II


@pytest.fixture
def river(crossing: str, crossing_ii: str) -> str:
    """A page of two entries."""
    return crossing + crossing_ii
