from collections import Counter
from collections.abc import Iterator

import pytest

from pokernight.language.part import Part, part_named
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face, Neighbour, Way


def test_parts_are_equal_by_meaning() -> None:
    assert Neighbour(Way.LEFT) == Neighbour(way=Way.LEFT, seats=1)
    assert Neighbour(Way.LEFT) != Neighbour(Way.RIGHT)
    assert hash(Neighbour(Way.LEFT)) == hash(Neighbour(Way.LEFT, 1))
    assert len({Neighbour(Way.LEFT), Neighbour(Way.LEFT, 1), Neighbour(Way.LEFT, 2)}) == 2


def test_parts_are_frozen() -> None:
    part = Pick(3)
    with pytest.raises(AttributeError, match="frozen"):
        part.count = 4  # type: ignore[misc]
    assert part.replace(face=Face.UP) == Pick(3, Face.UP)
    assert part == Pick(3)


@pytest.mark.parametrize(("values", "named"), [((), {}), (tuple(range(20)), {}), ((1,), {"sort": 2})])
def test_a_part_takes_its_own_fields_only(values: tuple[int, ...], named: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="Pick has the fields count, face"):
        Pick(*values, **named)  # type: ignore[arg-type]


def test_repr_shows_what_is_not_the_default() -> None:
    assert repr(Pick(3)) == "Pick(count=3)"


def test_parts_are_found_by_name() -> None:
    assert part_named("Pick") is Pick
    with pytest.raises(TypeError, match="No part"):
        part_named("Anything")


def every_part(part: type[Part] = Part) -> Iterator[type[Part]]:
    yield part
    for below in part.__subclasses__():
        yield from every_part(below)


def test_no_two_parts_of_the_language_have_one_name() -> None:
    ours = {part for part in every_part() if part.__module__.startswith("pokernight.")}
    names = Counter(part.__name__ for part in ours)
    assert [name for name, count in names.items() if count > 1] == [], "a sentence could not call one of them by name"
