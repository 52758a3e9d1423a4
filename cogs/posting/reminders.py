"""One reminder a day to everybody whose decision is awaited, at his hour: a digest over all his matches on a server.

The first of a wait is soft, later ones are firmer; a button below silences a match for this wait. Nobody is reminded in his
quiet hours or while he is away.

Due times lie in the database, one per person and server. A reminder is owed for an instant if somebody has waited since then;
of several instants that passed unseen (the bot was down) only for the latest. The outbox entry and the step to the next instant
are one transaction, and the entry's key names person, local day and server, so a crash neither loses a reminder nor doubles it.
When it is sent, who is still awaited, and whether he is still there, is looked up once more.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Any

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.languages import language_for
from cogs.discord_io.members import Members
from cogs.discord_io.options import zone_gone
from cogs.posting.hours import around, waking
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings, is_last
from cogs.posting.posted import Posted
from cogs.presentation.cutting import short
from cogs.presentation.people import Missing
from db.rows import AwaitedRow, MatchRow, OutboxEntry, OutboxRow, PersonRow
from db.store import Store
from db.time_rows import Claim, DueRow, PingRow
from locales import PREFIXES, words

log = logging.getLogger("tablebot.reminders")

Waiting = tuple[AwaitedRow, MatchRow]

MOST_BUTTONS = 20
MOST_LINES = 3000  # characters about matches, which leave room for what stands above and below
AT_ONCE = 5000  # claims in one transaction, so that a move never waits longer than a tenth of a second for the database


class Reminders:
    """Whose reminder is owed, and what it says."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox, pings: Pings, members: Members) -> None:
        self._client, self._store, self._pings, self._members = client, store, pings, members
        outbox.register("remind", self.send)

    async def claim_due(self, now: int) -> list[int]:
        """Put every reminder that is owed at ``now`` into the outbox; gives the matches that carry one.

        Also to be called before zone or hour of somebody change: what has come by then still counts by the old ones.
        """
        touched: dict[int, None] = {}
        while claims := await self._store.reminders.claim(now, AT_ONCE, lambda row: _claim(row, now)):
            touched.update((claim.row.match, None) for claim in claims if claim.outbox is not None)
        return list(touched)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Write to the person: by direct message if he chose so and takes them, else in the thread that waits longest of those that
        he sees. Who has left the server is reminded of nothing there; the boards tell the others. Nobody is where the bot has left.
        """
        _, due_day, due_user, due_server = entry.key.split(":")
        day, user, server = date.fromisoformat(due_day), int(due_user), int(due_server)
        here = await self._waiting(user, server)
        moved_meanwhile = not here or here[0][0].since > entry.created_at
        # Where the bot is not on the server any more, nothing could be done that a reminder asks for.
        if moved_meanwhile or self._members.are_left(server) or await self._superseded(user, server, day):
            return None
        missing: dict[int, Missing | None] = {
            match.id: (await self._members.missing(match, [user])).get(user) for _, match in here
        }
        await self._tell_of(user, here, missing)
        if "gone" in missing.values():
            return None
        first, channel = here[0][1], 0
        # Delivered late it may have come into his quiet hours: then he is called for the first match when they are over.
        if not await self._pings.pingable([user], first):
            return None
        person = await self._store.people.get(user)
        view = await self._digest(user, here, await language_for(self._store, user, first.lang))
        message = await self._direct(entry.key, person, view) if person.by_dm else None
        if message is None:
            place = next((match for _, match in here if missing[match.id] is None), None)
            if place is None:
                return None
            channel = place.thread or place.channel
            message = await messages.post(self._client, channel, view, ping=[user], once=entry.key)
        await self._store.pings.add(PingRow(message, channel, user, server, None))
        return message

    async def _tell_of(self, user: int, here: list[Waiting], missing: Mapping[int, Missing | None]) -> None:
        """Have the boards that stand tell that somebody cannot take part, once for each wait, and no more that he cannot where he
        can again.
        """
        entries = [
            OutboxEntry(f"turn:{match.id}:missing:{user}:{wait.since}", match.id, "turn", '{"refresh":true}')
            for wait, match in here
            if missing[match.id] is not None
        ]
        await self._store.outbox.add(entries, utc_now())
        for _, match in here:
            if missing[match.id] is None:
                await self.is_back(match, user)

    async def is_back(self, row: MatchRow, user: int) -> bool:
        """Have the board that stands tell no more that somebody cannot take part, now that he can; whether it did."""
        if user not in Posted.read(row.post_key).missing:
            return False
        key = f"turn:{row.id}:back:{user}:{utc_now()}"
        await self._store.outbox.add([OutboxEntry(key, row.id, "turn", '{"refresh":true}')], utc_now())
        return True

    async def _direct(self, key: str, person: PersonRow, view: discord.ui.LayoutView) -> int | None:
        """The reminder as a direct message; None if the person does not take any, which is noted."""
        message = await messages.direct(self._client, person.user, view, once=key)
        if message is None:
            await self._store.people.set(person.user, dm_failed_at=utc_now())
        elif person.dm_failed_at is not None:
            await self._store.people.set(person.user, dm_failed_at=None)
        return message

    async def _waiting(self, user: int, server: int) -> list[Waiting]:
        """The waits of the server's matches for the person of which he may be reminded, longest first."""
        items = [item for item in await self._store.awaited.for_user(user) if not item.silent]
        found = [(item, await self._store.matches.load(item.match)) for item in items]
        return [(item, match) for item, match in found if match is not None and match.server == server]

    async def _superseded(self, user: int, server: int, day: date) -> bool:
        """Whether a later reminder has come due while this one could not be delivered."""
        rows = await self._store.reminders.of_user(user)
        return any(row.server == server and around(utc_now(), row.zone, _hour(row)).day > day for row in rows)

    async def _digest(self, user: int, here: list[Waiting], lang: str) -> discord.ui.LayoutView:
        w = words(lang)
        lines: list[str] = []
        hushes: list[discord.ui.Item[Any]] = []
        for wait, match in here:
            alone = is_last(wait, await self._store.awaited.of_match(match.id), match)
            game = w(f"{PREFIXES[match.slug]}-name")
            place = f"<#{match.thread or match.channel}>"
            facts = {"game": game, "match": match.id, "place": place, "since": f"<t:{wait.since}:R>"}
            lines.append(w("remind-line", **facts, alone="yes" if alone else "no"))
            hush = Pressed("hush", match.id, match.revision, f"{user}-{wait.since}")
            label = w("remind-hush-match", game=game, match=match.id) if len(here) > 1 else w("remind-hush")
            hushes.append(Press(hush, short(label)))
        tone = "soft" if here[0][0].reminded < 2 else "firm"
        title = w("remind-title", who=f"<@{user}>", count=len(lines), tone=tone)
        (hours,) = await self._store.hours.of([user], here[0][1].server)
        text = layout.first_lines(lines, w, MOST_LINES) + zone_gone(hours.zone, w)
        return layout.text_view(title, text, controls=hushes[:MOST_BUTTONS])


def _hour(row: DueRow) -> int:
    """The hour of a person's reminder, which never lies in his quiet hours."""
    return waking(row.hour, row.quiet_from, row.quiet_to)


def _claim(row: DueRow, now: int) -> Claim:
    """What is owed to a person whose instant has come. One that is no instant of the present setting is only replaced."""
    instant, day, following = _around(now, row.zone, row.hour, row.quiet_from, row.quiet_to)
    if instant < max(row.due_at, row.since, row.away_until):
        return Claim(row, following, None)
    # The key says all. The day comes first: what is put out together lies together in the index.
    key = f"remind:{day}:{row.user}:{row.server}"
    return Claim(row, following, OutboxEntry(key, row.match, "remind", "{}"))


@lru_cache(maxsize=4096)
def _around(now: int, zone: str, hour: int, quiet_from: int, quiet_to: int) -> tuple[int, str, int]:
    """The last instant, its local day as ISO text, and the next instant; the same for all who share zone and hours."""
    instant, day, following = around(now, zone, waking(hour, quiet_from, quiet_to))
    return instant, day.isoformat(), following
