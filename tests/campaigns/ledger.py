"""Whom a bot with very many matches must have called, and when: the yardstick of the campaign of scale.

Reminders and calls are those of :class:`Owed`, kept ready for many people. :class:`Boards` adds the pings of posts. Both know
only who is awaited, the turn, people's hours and what arrived in Discord; nothing is read from what the bot keeps of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from cogs.discord_io.messages import nonce
from tests.campaigns.owed import HOUR, Hours, Owed
from tests.campaigns.strikes import watched

DAY = 24 * HOUR


class Message(NamedTuple):
    """A message of the bot as it arrived: where, its mark, whom it pinged, whether it has a board's controls, its pictures."""

    channel: int
    mark: str
    pinged: frozenset[int]
    live: bool
    pictures: int


@dataclass
class Many(Owed):
    """The same yardstick for many people: what is asked often lies ready."""

    groups: defaultdict[tuple[str, int], list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))
    waiting: defaultdict[tuple[int, int], dict[int, int]] = field(default_factory=lambda: defaultdict(dict))
    next_strike: int = 0
    begun: Counter[tuple[int, int]] = field(default_factory=Counter)  # (match, user) → waits so far

    def at_home(self, user: int, server: int, hours: Hours) -> None:
        """The person plays on the server and has these hours there."""
        if (user, server) not in self.settings:
            self.settings[user, server] = hours
            self.groups[hours.zone, hours.waking].append((user, server))
            self.next_strike = 0

    def heard(self, user: int, server: int) -> dict[int, int]:
        """The matches of the server that wait for the person, each with its time; nobody silences any."""
        return self.waiting.get((user, server), {})

    def moved(self, match: int, mover: int, following: list[int], now: int) -> None:
        """Somebody has moved (0: nobody, what was done went by itself); the match waits for these people now."""
        before = list(self.waits.setdefault(match, {}))
        # His wait begins anew even if it does so within the same second.
        self.to_call.pop((match, mover), None)
        super().moved(match, mover, following, now)
        server = self.servers[match]
        for user in before:
            del self.waiting[user, server][match]
        for user, since in self.waits[match].items():
            self.waiting[user, server][match] = since
            self.begun[match, user] += user == mover or user not in before

    def struck(self, now: int) -> list[tuple[int, int]]:
        """Whose hours have struck since the bot looked last."""
        if now < self.next_strike:
            return []
        clocks = {key: watched(key[0], self.start, self.days) for key in self.groups}
        self.next_strike = min((clock.next(now, key[1]) for key, clock in clocks.items()), default=now + HOUR)
        return sorted(
            person
            for key, clock in clocks.items()
            if (last := clock.last(now, key[1])) is not None and last[0] > self.looked
            for person in self.groups[key]
        )

    def next_due(self, now: int) -> int:
        """When a reminder or a call may come due next."""
        return max(now + 1, min([self.next_strike, *self.to_call.values()]))

    def is_quiet(self, user: int, server: int, now: int) -> bool:
        """Whether it is a quiet hour of his."""
        hours = self.settings[user, server]
        return datetime.fromtimestamp(now, ZoneInfo(hours.zone)).hour in hours.quiet

    def disturbed(self, users: Collection[int], match: int, now: int) -> set[int]:
        """Those whom a post pings now. Of the others, those awaited whose hours are quiet are called when these are over."""
        return {user for user in users if self.disturbs(user, match, now)}

    def disturbs(self, user: int, match: int, now: int) -> bool:
        """The same for one of them."""
        if user in self.waits[match]:
            return self.may_ping(user, match, now)
        return self.away.get(user, 0) <= now and not self.is_quiet(user, self.servers[match], now)


class Standing(NamedTuple):
    """The newest board of a match: its turn, who was awaited by it, and when it was posted."""

    turn: int
    users: frozenset[int]
    at: int


@dataclass
class Boards:
    """What the posts of matches had to ping.

    The opening and the result call all people. A new board calls those for whom the match waits, except whom the board before
    called for the same turn, and whoever made the newest move himself and is awaited again by it. A board younger than an hour
    is edited instead where that leaves nobody to call.
    """

    owed: Many
    problems: list[str] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)  # marks of messages with pings that are neither
    _standing: dict[int, Standing] = field(default_factory=dict)
    _newest: dict[int, tuple[int, int]] = field(default_factory=dict)  # by match: who made the newest move, and when
    _called: dict[tuple[int, int], int] = field(default_factory=dict)  # (match, user) → for his wait of this number

    def arrived(
        self,
        match: int,
        people: Collection[int],
        turn: int,
        messages: list[Message],
        now: int,
        *,
        mover: int,
        over: bool,
    ) -> None:
        """Judge what arrived in a match's thread after a deed of ``mover``, 0 for the bot's; ``owed`` knows already whom the match
        waits for then.
        """
        if mover:
            self._newest[match] = mover, now
        boards = [message for message in messages if message.live]
        opening = nonce(f"open:{match}")
        for message in messages:
            if message.mark == opening:
                self._compare("opening", match, self.owed.disturbed(people, match, now), message)
            elif not message.live and message.pictures:
                self._compare("result", match, self.owed.disturbed(people, match, now), message)
            elif not message.live:
                self.other(message)
        if over:
            results = sum(not message.live and message.pictures > 0 for message in messages)
            self._expect((len(boards), results) == (0, 1), f"match {match} ended with {results} results")
            self._standing.pop(match, None)
        else:
            self._board(match, turn, boards, now)

    def other(self, message: Message) -> None:
        """A message that belongs to no deed: reminders and calls are compared at the end."""
        if message.pinged:
            self.others[message.mark] += 1

    def _board(self, match: int, turn: int, boards: list[Message], now: int) -> None:
        awaited, before = frozenset(self.owed.waits[match]), self._standing.get(match)
        same = before is not None and before.turn == turn
        known = before.users if before is not None and same else self._by_own_move(match, before)
        young = before is not None and now - before.at < HOUR
        if before is not None and not same and young and awaited <= known and not boards:
            # Turns taken one after another go on in one board; where a computer has moved between them, in a new one.
            self._standing[match] = Standing(turn, awaited, before.at)
            self.count["boards edited"] += 1
            return
        if before is not None and same and awaited <= known and young:
            self._expect(not boards, f"match {match}, turn {turn}: a new board that calls nobody within the hour")
            self._standing[match] = Standing(turn, awaited, before.at)
            self.count["boards edited"] += 1
            return
        if len(boards) != 1:
            self.problems.append(f"missed or doubled: {len(boards)} boards of match {match}, turn {turn}")
            return
        self._compare("board", match, self.owed.disturbed(awaited - known, match, now), boards[0])
        self._standing[match] = Standing(turn, awaited, now)

    def _by_own_move(self, match: int, before: Standing | None) -> frozenset[int]:
        """Whoever made the newest move, if he was awaited for it and has been awaited again since then."""
        user, at = self._newest.get(match, (0, 0))
        waits = before is not None and user in before.users and self.owed.waits[match].get(user) == at
        return frozenset({user} if waits else ())

    def _compare(self, what: str, match: int, owed: set[int], message: Message) -> None:
        for user in owed - message.pinged:
            self.problems.append(f"missed: {what} of match {match} does not ping {user}")
        for user in message.pinged - owed:
            self.problems.append(f"not owed: {what} of match {match} pings {user}")
        self.count[f"{what}s"] += 1
        self.count[f"pings by {what}s"] += len(message.pinged)
        if what == "board":
            waits = {(match, user): self.owed.begun[match, user] for user in message.pinged}
            again = waits.items() & self._called.items()
            self.count["of which again for the same wait, in a new turn"] += len(again)
            self._called |= waits

    def compare(self, keys: Collection[str]) -> None:
        """At the end: every reminder and call that was owed has come, once, and no other ping. ``keys`` are what the bot calls
        all that it has posted, so that what was not owed has a name.
        """
        owed = {nonce(key) for key in self.owed.sent}
        named = {nonce(key): key for key in (*keys, *self.owed.sent)}
        arrived = {named.get(mark, mark): number for mark, number in self.others.items()}
        self.count["reminders"] = sum(number for key, number in arrived.items() if key.startswith("remind:"))
        self.count["calls"] = sum(number for key, number in arrived.items() if key.startswith("call:"))
        self.problems += [f"missed: {named[mark]}" for mark in sorted(owed - self.others.keys())]
        self.problems += [f"not owed: {named.get(mark, mark)}" for mark in sorted(self.others.keys() - owed)]
        self.problems += [f"doubled: {key}, {number} times" for key, number in sorted(arrived.items()) if number > 1]

    def _expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)
