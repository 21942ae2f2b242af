"""Nothing that a page can mean is forgotten when a game is measured."""

import pytest

from pokernight.meaning import hands, rules
from pokernight.meaning.deeds import Verb
from pokernight.meaning.sorts import Standing, Step
from pokernight.measure import deeds
from pokernight.measure.standing import TAGS, measure_standing
from pokernight.measure.steps import measure_step

KINDS = [kind for module in (rules, hands) for kind in vars(module).values() if isinstance(kind, type)]
STEPS = sorted({kind for kind in KINDS if issubclass(kind, Step) and kind is not Step}, key=lambda kind: kind.__name__)
STANDING = sorted(
    {kind for kind in KINDS if issubclass(kind, Standing) and kind is not Standing}, key=lambda kind: kind.__name__
)


def test_every_verb_is_measured() -> None:
    assert set(deeds.ADDS) == set(Verb)


@pytest.mark.parametrize("kind", STEPS)
def test_every_step_is_measured(kind: type[Step]) -> None:
    assert kind in measure_step.registry


@pytest.mark.parametrize("kind", STANDING)
def test_every_standing_rule_is_measured_once(kind: type[Standing]) -> None:
    assert (kind in measure_standing.registry) != (kind in TAGS)
