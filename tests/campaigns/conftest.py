"""Short campaigns start their matches from one seed, as all tests do."""

from __future__ import annotations

from tests.seeding import seed as seed
