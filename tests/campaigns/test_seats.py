"""The short form of ``seats``: a sensible seat beats a random one nearly always."""

from __future__ import annotations

import pytest

from games import GAMES
from render import PAINTERS
from tests.campaigns.seats import contest

MATCHES = 6


@pytest.mark.parametrize("slug", [slug for slug in PAINTERS if 2 in GAMES[slug].seats])
def test_the_sensible_seat_beats_the_random_one(slug):
    wins, own, other = contest(GAMES[slug], "sensible", "random", MATCHES)
    assert wins == MATCHES
    assert sum(own) > sum(other)
