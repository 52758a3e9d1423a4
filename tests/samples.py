"""How much of what could be looked at a run of the tests looks at: a sample by default, many times as much in a campaign.

The default run has a time to keep. ``python -m tests.campaigns.thorough`` runs the tests that take samples over larger ones.
"""

from __future__ import annotations

import os

ENLARGED = "TABLEBOT_TEST_SAMPLES"  # an environment variable: so many times as much as by default
TIMES = int(os.environ.get(ENLARGED, "1"))


def samples(usual: int) -> int:
    """How many are looked at, where ``usual`` are by default."""
    return usual * TIMES


def stride(usual: int) -> int:
    """From each that is looked at to the next, where ``usual`` lie between them by default; never 0."""
    return max(1, usual // TIMES)
