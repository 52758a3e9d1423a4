"""The yardstick of reminders while Discord is away: what is tried when, and what then becomes of it."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Literal

import pytest

from tests.campaigns.owed import HOUR, Hours, Owed

NOON = int(datetime(2026, 3, 16, 12, tzinfo=UTC).timestamp())
ANNA, BEN, SERVER, MATCH = 1, 2, 3, 4
OF_ANNA, OF_BEN = (f"remind:2026-03-16:{user}:{SERVER}" for user in (ANNA, BEN))


@pytest.fixture
def owed() -> Owed:
    """A match waits for Anna and Ben; at noon both are to be reminded, and from 15 to 18 Ben has quiet hours."""
    owed = Owed(date(2026, 3, 14), 10)
    owed.servers[MATCH] = SERVER
    owed.waits[MATCH] = {ANNA: NOON - HOUR, BEN: NOON - HOUR}
    owed.settings = {(ANNA, SERVER): Hours("UTC", 12, 0, 0), (BEN, SERVER): Hours("UTC", 12, 15, 18)}
    owed.looked = NOON - 60
    return owed


def look(owed: Owed, now: int, discord: Literal["takes", "is away"]) -> set[str]:
    """The bot looks once; gives the keys of what is still to be sent after that."""
    owed.deliver(now, discord, [*owed.look(now), *owed.look_for_calls(now)])
    return {item.key for item in owed.open}


def test_a_refused_reminder_holds_up_no_other_of_its_match(owed):
    assert look(owed, NOON, "is away") == {OF_ANNA, OF_BEN}
    assert look(owed, NOON + 3 * HOUR, "is away") == {OF_ANNA}  # Ben's was tried as well, in his quiet hours
    look(owed, NOON + 4 * HOUR, "takes")
    assert owed.sent == {OF_ANNA}
    look(owed, NOON + 6 * HOUR, "takes")
    assert owed.sent == {OF_ANNA, f"call:{MATCH}:{BEN}:{NOON + 6 * HOUR}"}


def test_a_refused_call_holds_up_later_calls_of_its_match_and_no_reminder(owed):
    owed.looked = NOON + 60
    owed.settings[BEN, SERVER] = Hours("UTC", 14, 15, 18)
    owed.to_call = {(MATCH, ANNA): NOON + HOUR, (MATCH, BEN): NOON + 2 * HOUR}
    calls = {f"call:{MATCH}:{ANNA}:{NOON + HOUR}", f"call:{MATCH}:{BEN}:{NOON + 2 * HOUR}"}
    assert look(owed, NOON + 2 * HOUR, "is away") == {*calls, OF_BEN}
    assert (
        look(owed, NOON + 3 * HOUR, "is away") == calls
    )  # in Ben's quiet hours his reminder was tried, and not his call
