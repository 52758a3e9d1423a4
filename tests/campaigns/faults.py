"""Every kind of bad weather: what begins it, what ends it, how long it lasts, and what the bot may log as an error meanwhile."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, ClassVar, Protocol

import aiohttp
import discord
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from db.rows import MatchRow
from tests.campaigns.lives import Folk
from tests.campaigns.sky import Storm
from tests.line import Request

MINUTE, HOUR = 60, 3600


class Place(Protocol):
    """What faults may do to a campaign."""

    folk: Folk

    async def running(self) -> list[MatchRow]:
        """The matches in play."""
        ...

    async def crowd_in(self, row: MatchRow) -> None:
        """Several people press at once, the same twice, and what is old."""
        ...

    async def nonsense(self) -> None:
        """Somebody types what makes no sense."""
        ...

    async def open_match(self) -> None:
        """One more match."""
        ...

    async def restore(self, row: MatchRow) -> None:
        """Whoever may gives a match a new place."""
        ...


class Fault:
    """One piece of bad weather. ``matches`` are those that it keeps from being seen, ``standing`` the servers where no time may be
    counted while it lasts.
    """

    minutes: ClassVar[tuple[int, int]] = (4, 90)
    errors: ClassVar[tuple[str, ...]] = ()
    """Parts of what the bot may log as an error on account of it."""

    def __init__(self) -> None:
        self.since = self.until = 0
        self.matches: set[int] = set()
        self.standing: set[int] = set()
        self.clocks: dict[tuple[int, int], int] = {}
        self._storm: Storm | None = None

    @property
    def name(self) -> str:
        """Its kind."""
        return type(self).__name__

    async def begin(self, place: Place) -> None:
        """It comes."""
        raise NotImplementedError

    async def end(self, place: Place) -> None:
        """It goes."""
        if self._storm is not None:
            place.folk.sky.storms.remove(self._storm)

    def rage(self, place: Place, strikes: Callable[[Request], Exception | None], *, late: bool = False) -> None:
        """Let a storm begin, which ends with the fault."""
        self._storm = Storm(strikes, late)
        place.folk.sky.storms.append(self._storm)


def posts_in(*channels: int | None) -> Callable[[Request], bool]:
    """Whether something is to be posted in one of these."""
    paths = {f"/channels/{channel}/messages" for channel in channels}
    return lambda request: request.method == "POST" and request.path in paths


async def some_match(place: Place, fault: Fault) -> MatchRow | None:
    """A match in play that still has its thread, and that the fault befalls."""
    sky = place.folk.sky
    rows = [row for row in await place.running() if row.thread in sky.backend.channels and row.server not in sky.hidden]
    if not rows:
        return None
    row = place.folk.chance.choice(rows)
    fault.matches.add(row.id)
    return row


# ------------------------------------------------------------------ Discord's own trouble
class Refuses(Fault):
    """A share of all requests is refused by 500, 502 and 503."""

    async def begin(self, place: Place) -> None:
        """It comes."""
        chance = place.folk.chance
        self.rage(
            place,
            lambda _: (
                BackendError(chance.choice((500, 502, 503)), 0, "Service Unavailable")
                if chance.random() < 0.4
                else None
            ),
        )


class Unreachable(Fault):
    """No request reaches Discord; what people press still comes in."""

    minutes = (10, 60)

    async def begin(self, place: Place) -> None:
        """It comes."""
        kinds = (aiohttp.ClientConnectionError, ConnectionResetError, TimeoutError)
        self.rage(place, lambda _: place.folk.chance.choice(kinds)("nobody there"))


class CutOff(Fault):
    """There is no connection at all: nothing goes out, and nothing comes in."""

    minutes = (30, 180)

    async def begin(self, place: Place) -> None:
        """It comes."""
        sky = place.folk.sky
        self.standing = set(sky.channels)
        self.rage(place, lambda _: aiohttp.ClientConnectionError("nobody there"))
        sky.connected = False
        place.folk.bot.dispatch("disconnect")
        await place.folk.settle()

    async def end(self, place: Place) -> None:
        """It goes."""
        await super().end(place)
        place.folk.sky.reconnect()
        place.folk.bot.dispatch("resumed")
        await place.folk.settle()


class Loses(Fault):
    """Posts are made, and the answers to some of them are lost."""

    minutes = (4, 4)

    async def begin(self, place: Place) -> None:
        """It comes."""
        left = [place.folk.chance.randint(1, 3)]

        def lost(request: Request) -> Exception | None:
            if request.method != "POST" or not request.path.endswith(("/messages", "/threads")) or not left[0]:
                return None
            left[0] -= 1
            return BackendError(500, 0, "Internal Server Error")

        self.rage(place, lost, late=True)


class Limited(Fault):
    """Discord asks for more patience than anybody has, for posts or for threads."""

    minutes = (10, 120)

    async def begin(self, place: Place) -> None:
        """It comes."""
        sky, ending = place.folk.sky, place.folk.chance.choice(("/messages", "/threads"))
        self.rage(
            place,
            lambda request: (
                discord.RateLimited(max(61.0, math.ceil(self.until - sky.now)))
                if request.method == "POST" and request.path.endswith(ending)
                else None
            ),
        )


# ------------------------------------------------------------------ what a server does to its bot
class ForbiddenThread(Fault):
    """The bot may do nothing in the thread of a match."""

    minutes = (30, 240)
    code: ClassVar[tuple[int, int, str]] = (403, 50013, "Missing Permissions")

    async def begin(self, place: Place) -> None:
        """It comes."""
        if (row := await some_match(place, self)) is None:
            return
        where = f"/channels/{row.thread}/messages"
        self.rage(place, lambda request: BackendError(*self.code) if request.path.startswith(where) else None)


class ForbiddenChannel(Fault):
    """The bot loses permissions in the channel of a match."""

    minutes = (30, 240)
    taken: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("send_messages_in_threads",),
        ("attach_files",),
        ("view_channel",),
        ("send_messages", "send_messages_in_threads"),
    )

    async def begin(self, place: Place) -> None:
        """It comes."""
        self._channel = 0
        if (row := await some_match(place, self)) is not None:
            self.matches |= {other.id for other in await place.running() if other.channel == row.channel}
            self._channel = row.channel
            self._forbid(place, *place.folk.chance.choice(self.taken))
            await place.folk.settle()

    async def end(self, place: Place) -> None:
        """It goes."""
        if self._channel in place.folk.sky.backend.channels:
            self._forbid(place)
            await place.folk.settle()

    def _forbid(self, place: Place, *permissions: str) -> None:
        backend = place.folk.sky.backend
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        backend.set_overwrite(self._channel, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, denied))


class ForbiddenServer(Fault):
    """The bot's role on a server allows nothing any more."""

    minutes = (30, 240)

    async def begin(self, place: Place) -> None:
        """It comes."""
        backend = place.folk.sky.backend
        self._server = place.folk.chance.choice([*place.folk.sky.channels])
        self._role = next(role.id for role in backend.get_guild(self._server).roles.values() if role.managed)
        everyone = backend.get_role(self._server, self._server)
        self._before = backend.get_role(self._server, self._role).permissions, everyone.permissions
        self.matches = {row.id for row in await place.running() if row.server == self._server}
        backend.edit_role(self._server, self._role, {"permissions": 0})
        backend.edit_role(self._server, self._server, {"permissions": discord.Permissions(view_channel=True).value})
        await place.folk.settle()

    async def end(self, place: Place) -> None:
        """It goes."""
        backend = place.folk.sky.backend
        for role, permissions in zip((self._role, self._server), self._before, strict=True):
            backend.edit_role(self._server, role, {"permissions": permissions})
        await place.folk.settle()


class ThreadDeleted(Fault):
    """Somebody deletes the thread of a match; its people give it a new one when they have seen it."""

    minutes = (30, 300)

    async def begin(self, place: Place) -> None:
        """It comes."""
        if (row := await some_match(place, self)) is not None and row.thread is not None:
            place.folk.sky.backend.delete_channel(row.thread)
            await place.folk.settle()

    async def end(self, place: Place) -> None:
        """It goes."""
        for row in await place.running():
            if row.id in self.matches:
                await place.restore(row)


class ChannelDeleted(ThreadDeleted):
    """Somebody deletes the channel of matches with all that is in it, and makes another."""

    async def begin(self, place: Place) -> None:
        """It comes."""
        sky = place.folk.sky
        if (row := await some_match(place, self)) is None or row.channel not in sky.backend.channels:
            return
        self.matches |= {other.id for other in await place.running() if other.channel == row.channel}
        threads = [number for number, found in sky.backend.channels.items() if found.parent_id == row.channel]
        for number in (*threads, row.channel):
            sky.backend.delete_channel(number)
        sky.channels[row.server] = sky.backend.create_channel(row.server, "general").id
        await place.folk.settle()


class Locked(Fault):
    """A thread is locked: only who may manage threads can write there."""

    minutes = (30, 240)

    async def begin(self, place: Place) -> None:
        """It comes."""
        self._thread = 0
        if (row := await some_match(place, self)) is None or row.thread is None:
            return
        self._thread = row.thread
        where = f"/channels/{row.thread}/messages"
        self.rage(
            place,
            lambda request: BackendError(403, 160005, "Thread is locked") if request.path.startswith(where) else None,
        )
        await self._set(place, locked=True, archived=True)

    async def end(self, place: Place) -> None:
        """It goes."""
        await super().end(place)
        await self._set(place, locked=False, archived=False)

    async def _set(self, place: Place, **changes: bool) -> None:
        if self._thread in place.folk.sky.backend.channels:
            place.folk.sky.backend.edit_channel(self._thread, {}, thread_metadata=changes)
            await place.folk.settle()


class Archived(Fault):
    """A thread leaves the list: it takes no edits, and a post opens it again."""

    minutes = (30, 240)

    async def begin(self, place: Place) -> None:
        """It comes."""
        if (row := await some_match(place, self)) is None or row.thread is None:
            return
        backend, thread, posted = place.folk.sky.backend, row.thread, posts_in(row.thread)

        def closed(request: Request) -> Exception | None:
            metadata = backend.channels[thread].thread_metadata if thread in backend.channels else None
            if metadata is None or not metadata.archived:
                return None
            if posted(request):
                backend.edit_channel(thread, {}, thread_metadata={"archived": False})
            elif request.path.startswith(f"/channels/{thread}/messages"):
                return BackendError(400, 50083, "Thread is archived")
            return None

        self.rage(place, closed)
        backend.edit_channel(thread, {}, thread_metadata={"archived": True})
        await place.folk.settle()


class Mended(Fault):
    """What Discord refuses until people mend it: moderation, size, room for threads, verification."""

    minutes = (30, 300)
    codes: ClassVar[tuple[tuple[int, int, str], ...]] = (
        (400, 200000, "Message was blocked by automatic moderation"),
        (400, 40005, "Request entity too large"),
        (400, 160006, "Maximum number of active threads reached"),
        (403, 50009, "Channel verification level is too high"),
        (400, 50024, "Cannot execute action on this channel type"),
        (400, 987654, "Something new"),
    )
    _turn = 0

    async def begin(self, place: Place) -> None:
        """It comes; the next kind each time."""
        if (row := await some_match(place, self)) is None:
            return
        code, posted = self.codes[Mended._turn % len(self.codes)], posts_in(row.thread)
        Mended._turn += 1
        self.rage(place, lambda request: BackendError(*code) if posted(request) else None)


class Malformed(Fault):
    """Discord will never take one post."""

    minutes = (30, 60)
    errors = ("is given up",)

    async def begin(self, place: Place) -> None:
        """It comes."""
        if (row := await some_match(place, self)) is None:
            return
        posted, left = posts_in(row.thread), [1]

        def refused(request: Request) -> Exception | None:
            if not left[0] or not posted(request):
                return None
            left[0] -= 1
            return BackendError(400, 50035, "Invalid Form Body")

        self.rage(place, refused)


# ------------------------------------------------------------------ who is there
class PlayerLeaves(Fault):
    """Somebody who plays leaves the server, and comes back."""

    minutes = (60, 400)

    async def begin(self, place: Place) -> None:
        """It comes."""
        self._member: tuple[int, int] | None = None
        if (row := await some_match(place, self)) is None:
            return
        self.matches.clear()  # it can be seen all the same
        person = await self.who(place, row)
        if person in place.folk.sky.backend.get_guild(row.server).members:
            self._member = row.server, person
            place.folk.sky.backend.remove_member(*self._member)

    async def who(self, place: Place, row: MatchRow) -> int:
        """Who leaves."""
        seats = await place.folk.bot.store.seats.of(row.id)
        return int(place.folk.chance.choice([seat.user for seat in seats if seat.kind == "person"]))

    async def end(self, place: Place) -> None:
        """It goes."""
        if self._member is not None:
            place.folk.sky.backend.add_member(*self._member)


class HostLeaves(PlayerLeaves):
    """The host of a match does."""

    async def who(self, place: Place, row: MatchRow) -> int:
        """Who leaves."""
        return row.host


class Removed(Fault):
    """The bot is thrown out of a server, and invited again."""

    minutes = (60, 300)

    async def begin(self, place: Place) -> None:
        """It comes."""
        sky = place.folk.sky
        self._server = place.folk.chance.choice([server for server in sky.channels if server not in sky.hidden])
        self.standing = {self._server}
        self.matches = {row.id for row in await place.running() if row.server == self._server}
        sky.tell("GUILD_DELETE", {"id": str(self._server)})
        sky.hidden.add(self._server)
        await place.folk.settle()

    async def end(self, place: Place) -> None:
        """It goes."""
        sky = place.folk.sky
        sky.hidden.discard(self._server)
        payload = next(payload for payload in sky.here_now() if payload["id"] == str(self._server))
        del payload["unavailable"]  # as for a server that is new to the bot
        sky.tell("GUILD_CREATE", payload)
        await place.folk.settle()


# ------------------------------------------------------------------ the machine
class Restarted(Fault):
    """The bot is ended and started again."""

    minutes = (4, 4)

    async def begin(self, place: Place) -> None:
        """It comes."""
        await place.folk.restart()


class Killed(Fault):
    """The bot dies around one of its next posts, and is started again at once."""

    minutes = (30, 30)

    async def begin(self, place: Place) -> None:
        """It comes."""
        life, chance = place.folk.life, place.folk.chance
        life.posts_left, life.after = chance.randint(1, 3), chance.random() < 0.5

    async def end(self, place: Place) -> None:
        """It goes, also where nothing was posted."""
        place.folk.life.posts_left = None


class Asleep(Fault):
    """The machine sleeps: the clock jumps, and nobody has looked."""

    minutes = (4, 4)
    hours: ClassVar[tuple[int, int]] = (1, 5)

    async def begin(self, place: Place) -> None:
        """It comes."""
        self.standing = set(place.folk.sky.channels)
        place.folk.sky.advance(place.folk.chance.randint(*self.hours) * HOUR)


class BadRow(Fault):
    """Somebody's row, a server's and a match's name a zone and a language that nobody knows."""

    minutes = (60, 240)

    async def begin(self, place: Place) -> None:
        """It comes."""
        store, chance, sky = place.folk.bot.store, place.folk.chance, place.folk.sky
        self._person, self._server = chance.choice(sky.people), chance.choice([*sky.channels])
        self._before = await store.people.get(self._person), await store.servers.get(self._server)
        await store.people.set(self._person, zone="Mars/Phobos", lang="tlh")
        await store.servers.set(self._server, zone="", lang="xx")
        if rows := await place.running():
            await store.matches._set(chance.choice(rows).id, "lang = ?", "xx")

    async def end(self, place: Place) -> None:
        """It goes."""
        person, server = self._before
        store = place.folk.bot.store
        await store.people.set(self._person, zone=person.zone, lang=person.lang)
        await store.servers.set(self._server, zone=server.zone, lang=server.lang)
        await store.matches.set_language(self._server, server.lang)


class Unpainted(Fault):
    """No picture can be drawn."""

    minutes = (10, 60)
    errors = ("cannot be drawn", "no picture for the choice", "cannot be told")
    raging: ClassVar[list[Any]] = []

    async def begin(self, place: Place) -> None:
        """It comes."""
        self.raging.append(self)

    async def end(self, place: Place) -> None:
        """It goes."""
        self.raging.remove(self)


# ------------------------------------------------------------------ people
class Crowded(Fault):
    """Several people press at once, the same control twice, and what stands in old posts."""

    minutes = (4, 4)

    async def begin(self, place: Place) -> None:
        """It comes."""
        if (row := await some_match(place, self)) is not None:
            self.matches.clear()
            await place.crowd_in(row)


class Nonsense(Fault):
    """People type paths, ids of other matches, and what no control ever said."""

    minutes = (4, 4)

    async def begin(self, place: Place) -> None:
        """It comes."""
        await place.nonsense()


class OddNames(Fault):
    """People call themselves alike, or what cannot be drawn, and open a match."""

    minutes = (60, 240)
    names: ClassVar[tuple[str, ...]] = ("Anna", "​‎", "‮nna", "@everyone **A**", "אנה", "𝔄" * 32, "👩‍👩‍👧")

    async def begin(self, place: Place) -> None:
        """It comes."""
        backend, chance = place.folk.sky.backend, place.folk.chance
        self._before = {person: backend.users[person].name for person in place.folk.sky.people}
        for person in chance.sample(place.folk.sky.people, len(place.folk.sky.people) // 2):
            backend.users[person].name = chance.choice(self.names)
        await place.open_match()

    async def end(self, place: Place) -> None:
        """It goes."""
        for person, name in self._before.items():
            place.folk.sky.backend.users[person].name = name


KINDS: tuple[type[Fault], ...] = (
    Refuses,
    Unreachable,
    CutOff,
    Loses,
    Limited,
    ForbiddenThread,
    ForbiddenChannel,
    ForbiddenServer,
    ThreadDeleted,
    ChannelDeleted,
    Locked,
    Archived,
    Mended,
    Malformed,
    PlayerLeaves,
    HostLeaves,
    Removed,
    Restarted,
    Killed,
    Asleep,
    BadRow,
    Unpainted,
    Crowded,
    Nonsense,
    OddNames,
)
