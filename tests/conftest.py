"""No test fails because a machine is slow; where a change is judged, examples are not drawn at random."""

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow]
settings.register_profile("patient", deadline=None, suppress_health_check=SLOW)
settings.register_profile("repeatable", derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.load_profile("repeatable" if os.environ.get("CI") else "patient")
