"""The short form of the campaign of bad weather: some hours, every kind of fault; and what is planted is found."""

from __future__ import annotations

from cogs.posting.reminders import Reminders
from cogs.posting.turns import Turns
from tests.campaigns.faults import KINDS, ForbiddenThread, Locked
from tests.campaigns.weather import Plan, campaign

CALM = Plan(hours=1, matches=2, people=6, servers=1, faults=0, moves=6, calm=1)


def test_under_every_kind_of_fault_nothing_is_lost_doubled_or_held_against_anybody():
    report = campaign(Plan(hours=3, matches=3, people=6, servers=2, faults=9, moves=10, calm=6))
    assert report["problems"] == []
    assert report["faults"].keys() == {kind.__name__ for kind in KINDS}
    assert report["counted"]["moves"] and report["counted"]["requests refused or lost"]


def test_a_board_that_is_lost_is_found(monkeypatch):
    send = Turns.send_turn

    async def losing(turns, entry, payload):
        return await send(turns, entry, payload) if entry.key.endswith(":0") else None

    monkeypatch.setattr(Turns, "send_turn", losing)
    assert any("its board is of revision 0" in problem for problem in campaign(CALM)["problems"])


def test_an_error_that_is_only_logged_is_found(monkeypatch):
    async def broken(*_):
        raise RuntimeError("boom")

    monkeypatch.setattr(Reminders, "claim_due", broken)
    problems = campaign(CALM)["problems"]
    assert problems and all("logged" in problem and "boom" in problem for problem in problems)


def test_a_trouble_that_is_told_again_and_again_is_found(monkeypatch):
    from cogs.posting import troubles

    kinds = iter(range(1000))
    monkeypatch.setattr(troubles, "_kind", lambda what: f"{what} {next(kinds)}")
    plan = Plan(hours=2, matches=1, people=6, servers=1, faults=1, moves=20, calm=1)
    assert any("was told twice that it is locked" in problem for problem in campaign(plan, (Locked,))["problems"])


class Brief(ForbiddenThread):
    """A thread is closed to the bot when a board is due there, and open again before anybody looks."""

    minutes = (4, 4)

    async def begin(self, place):
        await super().begin(place)
        await place.somebody_moves()
        await super().end(place)
        for match in self.matches:
            await place.folk.bot.services.outbox.deliver(match, hurry=True)

    async def end(self, place):
        pass


def test_a_trouble_that_comes_again_after_it_had_gone_unseen_is_news():
    report = campaign(Plan(hours=3, matches=1, people=6, servers=1, faults=1, moves=0, calm=1), (Brief,))
    assert report["told of troubles"].get("forbidden", 0) > 1
    assert report["problems"] == []
