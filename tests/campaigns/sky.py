"""Discord under a sky: it refuses, loses, forbids and forgets as storms tell it, and notes what arrived all the same."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from simcord.backend import serializers
from simcord.backend.errors import BackendError

from cogs.discord_io.messages import nonce
from tests.campaigns.crowd import Servers
from tests.line import SELECT, Json, Request, controls_of, text_of
from tests.recall import Recall, mark_of

REMEMBERED_S = 600  # so long Discord knows the mark of a message
# What a bot without further intents hears of; of members only itself.
HEARD = ("GUILD_CREATE", "GUILD_DELETE", "GUILD_ROLE_", "CHANNEL_", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE")
FIRST_ANSWERS_LATER = (5, 6)  # kinds of first answers after which another must follow


class Unanswered(Exception):
    """Somebody pressed or typed, and saw no answer; or he is not there, or there is nothing to press."""


@dataclass(frozen=True, eq=False)
class Storm:
    """What becomes of a request: an exception, or None. ``late``: Discord does what is asked, and the answer is lost."""

    strikes: Callable[[Request], Exception | None]
    late: bool = False


@dataclass(frozen=True)
class Post:
    """A message that arrived: when, where, under which mark, whom it called, what can be read in it."""

    at: int
    channel: int
    mark: str
    pinged: frozenset[int]
    text: str


@dataclass
class Asked:
    """An interaction: who, what, in which server, and how far the bot came with it."""

    person: int
    what: str
    server: int
    acknowledged: bool = False
    refused: bool = False  # by a storm, at any time
    owes_more: bool = False


class Sky(Servers):
    """Many servers under one sky, with the clock of it all."""

    def __init__(self, people: int, servers: int, start: int) -> None:
        super().__init__(people, servers)
        self.now = 0
        self.storms: list[Storm] = []
        self.hidden: set[int] = set()  # servers that the bot is not on
        self.connected = True
        self.recall = Recall()
        self.seen: list[Post] = []
        self.marks: Counter[str] = Counter()  # of messages that were made
        self.lost: set[str | None] = set()  # marks of those of which the bot did not learn that they were made
        self.asked: dict[str, Asked] = {}  # by token, until looked at
        self.count: Counter[str] = Counter()
        self.feed: Callable[[str, Json], None] = lambda _event, _payload: None
        self._born: dict[str, int] = {}
        self._held: deque[tuple[str, Json]] = deque()  # events while there is no connection
        self.backend.subscribers.append(self._hear)
        self.advance(start)

    # ------------------------------------------------------------------ time
    def advance(self, seconds: int) -> None:
        """Time goes by; marks of messages are forgotten."""
        at = self.backend.clock.now().timestamp() if not self.now else self.now
        self.now = seconds if not self.now else self.now + seconds
        self.backend.advance_clock(self.now - at)
        for mark in self.recall.marks:
            self._born.setdefault(mark, self.now)
        for mark in [mark for mark, born in self._born.items() if self.now - born > REMEMBERED_S]:
            del self._born[mark], self.recall.marks[mark]

    def moment(self) -> datetime:
        """What the clock shows."""
        return datetime.fromtimestamp(self.now, UTC)

    # ------------------------------------------------------------------ requests
    async def answer(self, request: Request) -> Any:
        """The answer to a request under this sky. Raises BackendError and whatever else a storm does."""
        self.count["requests"] += 1
        asked = self._of(request)
        try:
            for storm in [storm for storm in self.storms if not storm.late]:
                self._strike(storm, request)
            if self.server_of(request) in self.hidden:
                raise BackendError(403, 50001, "Missing Access")
            value = self.recall.answer(
                self.backend, request.method, request.path, request.body, lambda: self.dispatch(request)
            )
            for storm in [storm for storm in self.storms if storm.late]:
                self._strike(storm, request, made=True)
        except Exception:
            self.count["requests refused or lost"] += 1
            if asked is not None:
                asked.refused = True
            raise
        return value

    def _strike(self, storm: Storm, request: Request, *, made: bool = False) -> None:
        if (error := storm.strikes(request)) is None:
            return
        if made:
            self.lost.add(mark_of(request.method, request.path, request.body))
        raise error

    def _of(self, request: Request) -> Asked | None:
        """The interaction that a request answers; notes how far it has come."""
        parts = request.path.strip("/").split("/")
        if parts[0] not in ("interactions", "webhooks") or len(parts) < 3:
            return None
        asked = self.asked.get(parts[2])
        if asked is not None and parts[0] == "interactions":
            asked.acknowledged = True
            asked.owes_more = request.body["type"] in FIRST_ANSWERS_LATER
        elif asked is not None:
            asked.owes_more = False
        return asked

    def server_of(self, request: Request) -> int:
        """The server that a request is about; 0 for none."""
        kind, number, *_ = [*request.path.strip("/").split("/"), "", ""]
        if kind == "guilds":
            return int(number)
        channel = self.backend.channels.get(int(number)) if kind == "channels" else None
        return (channel.guild_id or 0) if channel is not None else 0

    def _note(self, channel: int, request: Request, value: Any) -> None:
        super()._note(channel, request, value)
        note = self.arrived[channel].pop()
        self.marks[note.mark] += 1
        stored = self.backend.get_message(channel, int(value["id"]))
        self.seen.append(Post(self.now, channel, note.mark, note.pinged, text_of(stored.components)))

    def forget(self) -> None:
        """Let go of what nobody will look at again; messages stay."""
        self.backend.http_requests.clear()
        self.backend.transcript.clear()
        self.backend.cdn._blobs.clear()
        self._busy.clear()
        self.answers.clear()
        self.arrived = defaultdict(list)

    # ------------------------------------------------------------------ events
    def _hear(self, event: str, payload: Any) -> None:
        own = event == "GUILD_MEMBER_UPDATE" and int(payload["user"]["id"]) == self.backend.bot_user.id
        if not own and not event.startswith(HEARD):
            return
        server = int(payload["id"] if event in ("GUILD_CREATE", "GUILD_DELETE") else payload.get("guild_id") or 0)
        if server and server not in self.hidden:
            self.tell(event, payload)

    def tell(self, event: str, payload: Any) -> None:
        """The bot hears of something, now or as soon as it is connected."""
        if self.connected:
            self.feed(event, dict(payload))
        else:
            self._held.append((event, dict(payload)))

    def reconnect(self) -> None:
        """The connection is back, and what happened meanwhile is heard."""
        self.connected = True
        while self._held:
            self.feed(*self._held.popleft())

    def here(self) -> list[Json]:
        """What a bot hears at its start: the servers that it is on."""
        self._held.clear()
        return self.here_now()

    def here_now(self) -> list[Json]:
        """The servers that the bot is on, as they are announced."""
        return [
            dict(serializers.guild_create_payload(self.backend, self.backend.get_guild(server)))
            for server in self.channels
            if server not in self.hidden
        ]

    # ------------------------------------------------------------------ what people do and see
    def _interaction(self, kind: int, person: int, channel: int, data: Json) -> tuple[str, Json]:
        try:
            return super()._interaction(kind, person, channel, data)
        except (KeyError, BackendError) as error:
            raise Unanswered from error

    def press_old(self, person: int, channel: int, message: int, custom_id: str) -> tuple[str, Json]:
        """A press of a button that a message had when somebody saw it last, or that somebody has made up."""
        event, payload = self.press(person, channel, message, custom_id)
        button = {"type": 2, "style": 2, "label": "Old", "custom_id": custom_id, "id": 99}
        if custom_id.startswith("choose-"):
            payload["data"] |= {"component_type": SELECT, "values": ["0"]}
            option = {"label": "Old", "value": "0"}
            button = {
                "type": SELECT,
                "custom_id": custom_id,
                "options": [option],
                "id": 99,
                "min_values": 1,
                "max_values": 1,
            }
        payload["message"]["components"] = [{"type": 1, "id": 98, "components": [button]}]
        return event, payload

    def boards(self, channel: int) -> list[tuple[int, str]]:
        """The messages with live controls of a panel in a channel or thread, and the id of the first one."""
        found = [
            (message.id, controls_of(message.components, "panel"))
            for message in self.backend.messages.get(channel, {}).values()
            if not message.is_ephemeral
        ]
        return [(message, str(items[0]["custom_id"])) for message, items in found if items]

    def arrivals(self, key: str) -> int:
        """How many messages were made for an entry of the outbox."""
        return self.marks[nonce(key)]
