"""What reminders and calls are owed, worked out from the waits and from watched clocks alone: the yardstick of the campaign."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Literal
from zoneinfo import ZoneInfo

from cogs.discord_io.messages import nonce
from tests.campaigns.strikes import watched

HOUR = 3600

Day = tuple[int, int, date]  # a reminder: user, server, local day
Call = tuple[int, int, int]  # match, user, when he was to be called


@dataclass(frozen=True)
class Hours:
    """Zone, hour of the reminder and quiet hours of somebody on a server."""

    zone: str
    hour: int
    quiet_from: int
    quiet_to: int

    @property
    def quiet(self) -> list[int]:
        """The hours of the day that are quiet."""
        return [hour % 24 for hour in range(self.quiet_from, self.quiet_from + (self.quiet_to - self.quiet_from) % 24)]

    @property
    def waking(self) -> int:
        """The hour of the reminder: not a quiet one."""
        return self.quiet_to if self.hour in self.quiet else self.hour


@dataclass(frozen=True)
class Open:
    """Something claimed and not delivered: what, in the line of which match, since when."""

    what: Day | Call
    match: int
    at: int

    @property
    def key(self) -> str:
        """The key of its outbox entry."""
        return key_of_call(self.what) if self.is_call else key_of(self.what)

    @property
    def is_call(self) -> bool:
        """Whether it is a call and no reminder."""
        return isinstance(self.what[2], int)


@dataclass
class Owed:
    """What must have been sent by now, worked out from the waits and the watched clocks alone."""

    start: date
    days: int
    settings: dict[tuple[int, int], Hours] = field(default_factory=dict)  # (user, server)
    waits: dict[int, dict[int, int]] = field(default_factory=dict)  # match → user → since
    silent: set[tuple[int, int]] = field(default_factory=set)  # (match, user): no reminders of this wait
    away: dict[int, int] = field(default_factory=dict)  # user → until
    servers: dict[int, int] = field(default_factory=dict)  # match → server
    looked: int = 0
    open: list[Open] = field(default_factory=list)  # in the order in which they were put out
    claimed: set[Day] = field(default_factory=set)
    sent: set[str] = field(default_factory=set)  # keys
    to_call: dict[tuple[int, int], int] = field(default_factory=dict)  # (match, user) → when

    def heard(self, user: int, server: int) -> dict[int, int]:
        """The matches of the server that wait for the person and may remind him, each with its time."""
        return {
            match: waits[user]
            for match, waits in self.waits.items()
            if user in waits and self.servers[match] == server and (match, user) not in self.silent
        }

    def since(self, user: int, server: int) -> int | None:
        """Since when a match of the server has waited for the person."""
        return min(self.heard(user, server).values(), default=None)

    def last(self, user: int, server: int, now: int) -> tuple[int, date]:
        """The last time that his hour struck."""
        hours = self.settings[user, server]
        return watched(hours.zone, self.start, self.days).last(now, hours.waking) or (0, date.min)

    def quiet_until(self, user: int, server: int, now: int) -> int | None:
        """The end of the quiet hours that he has now."""
        hours = self.settings[user, server]
        if datetime.fromtimestamp(now, ZoneInfo(hours.zone)).hour not in hours.quiet:
            return None
        return watched(hours.zone, self.start, self.days).next(now, hours.quiet_to)

    def moved(self, match: int, mover: int, following: list[int], now: int) -> None:
        """Somebody has moved; the match waits for these people now."""
        before = self.waits[match]
        self.waits[match] = {user: before[user] if user in before and user != mover else now for user in following}
        for user in before:
            if self.waits[match].get(user) != before[user]:
                self.silent.discard((match, user))
                self.to_call.pop((match, user), None)
        if len(before) > 1 and len(following) == 1 and following[0] in before and following[0] != mover:
            last = (match, following[0])
            if last not in self.silent:
                self.to_call.setdefault(last, now + HOUR)

    def struck(self, now: int) -> list[tuple[int, int]]:
        """Whose hours may have struck since the bot looked last, and on which servers."""
        return sorted(self.settings)

    def look(self, now: int) -> list[int]:
        """The bot looks whose hour has struck since it looked last; gives the matches in whose lines something is put."""
        before = len(self.open)
        for user, server in self.struck(now):
            heard = self.heard(user, server)
            struck, day = self.last(user, server, now)
            due = heard and max(self.looked + 1, min(heard.values()), self.away.get(user, 0)) <= struck
            if due and (user, server, day) not in self.claimed:
                self.claimed.add((user, server, day))
                self.open.append(Open((user, server, day), longest(heard), now))
        self.looked = now
        return [item.match for item in self.open[before:]]

    def look_for_calls(self, now: int) -> list[int]:
        """The bot looks who is to be called; gives the same."""
        before = len(self.open)
        for (match, user), at in sorted(self.to_call.items()):
            if at > now:
                continue
            del self.to_call[match, user]
            if self.away.get(user, 0) > now:
                continue
            until = self.quiet_until(user, self.servers[match], now)
            if until is not None:
                self.to_call[match, user] = until
            else:
                self.open.append(Open((match, user, at), match, now))
        return [item.match for item in self.open[before:]]

    def deliver(self, now: int, discord: Literal["takes", "is away", "is cut off"], fresh: list[int]) -> None:
        """Discord takes what is open, the lines of the ``fresh`` matches first, of each the calls before the reminders; or it takes
        nothing, and behind a refused call the later calls of its match wait, while each reminder is tried for itself; or the bot
        dies as soon as there is something to take.
        """
        line = sorted(self.open, key=lambda item: not item.is_call)
        stopped: set[int] = set()
        for match in dict.fromkeys([*fresh, *(item.match for item in line)]):
            for item in [item for item in line if item.match == match]:
                if item.is_call and match in stopped:
                    continue
                wanted = self.is_wanted_call(item, now) if item.is_call else self.is_wanted(item, now)
                if wanted and discord == "is cut off":
                    return
                if wanted and discord == "is away":
                    stopped |= {match} if item.is_call else set()
                    continue
                self.open.remove(item)
                if wanted:
                    self.sent.add(item.key)

    def is_wanted(self, item: Open, now: int) -> bool:
        """Whoever has moved since, or whose hour has struck again, gets nothing for that day; who is away neither; who has quiet
        hours by now is called when they are over.
        """
        user, server, day = item.what
        heard = self.heard(user, server)
        if not heard or min(heard.values()) > item.at or self.last(user, server, now)[1] > day:
            return False
        return self.may_ping(user, longest(heard), now)

    def is_wanted_call(self, item: Open, now: int) -> bool:
        """The same for a call."""
        match, user, _ = item.what
        since = self.heard(user, self.servers[match]).get(match)
        return since is not None and since <= item.at and self.may_ping(user, match, now)

    def may_ping(self, user: int, match: int, now: int) -> bool:
        """Whether he may be disturbed now; if his hours are quiet he is to be called for this match later."""
        if self.away.get(user, 0) > now:
            return False
        until = self.quiet_until(user, self.servers[match], now)
        if until is not None:
            self.to_call[match, user] = until
        return until is None

    def arrived(self, mark: str) -> None:
        """The message with this mark had been taken before the bot died."""
        for item in self.open:
            if nonce(item.key) == mark:
                self.open.remove(item)
                self.sent.add(item.key)
                return

    def next_look(self, now: int) -> int:
        """When anybody's hour strikes next, an hour from now at most."""
        strikes = [
            watched(hours.zone, self.start, self.days).next(now, hours.waking)
            for (user, server), hours in self.settings.items()
            if self.since(user, server) is not None
        ]
        return min([now + HOUR, *strikes, *(max(at, now + 1) for at in self.to_call.values())])


def longest(heard: dict[int, int]) -> int:
    """The match that has waited longest."""
    return min(heard, key=lambda match: (heard[match], match))


def key_of(item: Day) -> str:
    """The key of a reminder's outbox entry."""
    user, server, day = item
    return f"remind:{day}:{user}:{server}"


def key_of_call(call: Call) -> str:
    """The key of a call's outbox entry."""
    return "call:" + ":".join(map(str, call))
