"""Where the same change must give the same verdict, examples are not drawn at random; elsewhere each run looks anew."""

import os

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("repeatable")
