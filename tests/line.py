"""The whole bot on a short line to a simulated Discord: its requests are answered by a function, its events fed by hand.

    world = World("Anna", "Ben")
    bot = create_bot(settings)
    await connect(bot, world.answer)             # logged in, everything loaded; loops wait until ``identify``
    await say(bot, world, world.slash(anna, "founders new"))

Unlike ``simcord.run`` it has no clock, looks after no tasks and costs next to nothing, so it serves where thousands of requests
are made, where time is measured, and where Discord has to outlive the bot (its process may be killed).
"""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import _dpy_internals, interactions
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import client as simulated
from simcord.http import router

from locales import LANGUAGES, words
from tests.machine import PATIENCE_S

Json = dict[str, Any]
SLASH, PRESS, TYPING = 2, 3, 4  # interactions
TYPES: dict[type, int] = {str: 3, int: 4, bool: 5}  # of options
SELECT = 3  # a kind of component


@dataclass(frozen=True)
class Request:
    """A request of the bot; files as (name, content, description)."""

    method: str
    path: str
    body: Any = None
    params: Json = field(default_factory=dict)
    files: tuple[tuple[str, bytes, str | None], ...] = ()


Answer = Callable[[Request], Awaitable[Any]]
"""What Discord answers; raises BackendError for what it refuses."""


# ------------------------------------------------------------------ the bot's end
class _Requests(HTTPClient):
    """Takes the place of the bot's HTTP client."""

    def __init__(self, answer: Answer, loop: Any) -> None:
        super().__init__(loop)
        self.answer = answer
        self.webhooks = _Webhooks(answer)
        _dpy_internals.initialize_http_session(self)

    async def static_login(self, token: str) -> Any:
        self.token = token
        return await self.answer(Request("GET", "/users/@me"))

    async def close(self) -> None:
        """There is no session."""

    async def request(self, route: Route, *, files: Any = None, form: Any = None, **kwargs: Any) -> Any:
        return await _ask(self.answer, route, kwargs.get("json"), form, files, kwargs.get("params"))


class _Webhooks(AsyncWebhookAdapter):
    """Takes the place of what answers interactions."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    async def request(
        self,
        route: Any,
        session: Any,
        *,
        payload: Any = None,
        multipart: Any = None,
        files: Any = None,
        params: Any = None,
        **_: Any,
    ) -> Any:
        return await _ask(self.answer, route, payload, multipart, files, params)


async def _ask(answer: Answer, route: Any, body: Any, form: Any, files: Any, params: Any) -> Any:
    if form:
        body, _ = router.parse_form(list(form), [])
    sent = tuple((file.filename, file.fp.read(), file.description) for file in files or ())
    # Interaction routes are of another class than the rest, with the same address.
    path = simulated._path_of(route.url)
    try:
        return await answer(Request(route.method, path, body, dict(params or {}), sent))
    except BackendError as error:
        simulated._raise_for(error)


async def connect(bot: discord.Client, answer: Answer) -> None:
    """Log the bot in, up to the end of its ``setup_hook``. Whatever it starts from here on answers along this line."""
    await bot._async_setup_hook()
    requests = _Requests(answer, bot.loop)
    _dpy_internals.install_http(bot, requests)
    _dpy_internals.set_guild_ready_timeout(bot, 0.0)
    _dpy_internals.set_webhook_adapter(requests.webhooks)
    await bot.login("token")


def feed(bot: discord.Client, event: str, payload: Json) -> None:
    """An event of the gateway, read and dispatched by discord.py itself."""
    # Kept per context, and a callback of the loop may run in an older one than ``connect``.
    _dpy_internals.set_webhook_adapter(bot.http.webhooks)  # type: ignore[attr-defined]
    _dpy_internals.get_state(bot).parsers[event](payload)


async def say(bot: discord.Client, world: World, *interactions: tuple[str, Json]) -> list[Json]:
    """Feed interactions, all before the bot has handled the first; gives the message that each person sees in the end."""
    for event, payload in interactions:
        feed(bot, event, payload)
    tokens = [payload["token"] for _, payload in interactions]
    async with asyncio.timeout(PATIENCE_S):
        while not all(token in world.answers for token in tokens):
            world.answered.clear()
            await world.answered.wait()
    return [world.answers[token] for token in tokens]


async def identify(bot: discord.Client, events: list[tuple[str, Json]]) -> None:
    """What the gateway sends first; the bot is ready afterwards and its loops run."""
    for event, payload in events:
        feed(bot, event, payload)
    await bot.wait_until_ready()


# ------------------------------------------------------------------ Discord's end
class World:
    """A server with one text channel and some people in it. People may act on other servers of its backend too."""

    def __init__(self, *names: str) -> None:
        self.backend = Backend()
        self.answers: dict[str, Json] = {}  # interaction token → the message its person sees
        self.answered = asyncio.Event()
        self.guild = self.backend.create_guild("server")
        self.channel = self.backend.create_channel(self.guild.id, "general").id
        self.people = [self.backend.make_user(name).id for name in names]
        for person in self.people:
            self.backend.add_member(self.guild.id, person)

    async def answer(self, request: Request) -> Any:
        """The answer to a request. Raises BackendError."""
        return self.dispatch(request)

    def dispatch(self, request: Request) -> Any:
        """The same for callers that wait for nothing."""
        if request.path == "/users/@me":
            return dict(serializers.user_payload(self.backend.bot_user))
        files = [
            SimpleNamespace(filename=name, fp=io.BytesIO(content), description=description)
            for name, content, description in request.files
        ]
        value = router.dispatch(
            self.backend, request.method, request.path, json=request.body, params=request.params, files=files
        )
        parts = request.path.strip("/").split("/")
        if parts[0] == "webhooks" and request.method in ("PATCH", "POST"):
            self.answers[parts[2]] = value
            self.answered.set()
        return value

    def forget(self) -> None:
        """Let go of what was said on the line, so that long runs do not grow by it."""
        self.backend.http_requests.clear()
        self.backend.transcript.clear()

    def greeting(self) -> list[tuple[str, Json]]:
        """What the gateway sends to a bot that identifies."""
        backend = self.backend
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [],
            "session_id": "line",
            "resume_gateway_url": "wss://line.invalid",
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        return [("READY", ready), ("GUILD_CREATE", dict(serializers.guild_create_payload(backend, self.guild)))]

    def slash(self, person: int, command: str, channel: int | None = None, **options: Any) -> tuple[str, Json]:
        """A typed command, ready to be fed; texts, numbers and truth values only."""
        return self._interaction(SLASH, person, channel or self.channel, _command(command, options))

    def typing(self, person: int, command: str, channel: int, option: str, typed: str) -> tuple[str, Json]:
        """A command being typed, as far as this text of an option."""
        data = _command(command, {option: typed})
        focused = data
        while focused.get("options"):
            focused = focused["options"][0]
        focused["focused"] = True
        return self._interaction(TYPING, person, channel, data)

    def press(self, person: int, channel: int, message: int, custom_id: str) -> tuple[str, Json]:
        """A press of a button, ready to be fed."""
        stored = self.backend.get_message(channel, message)
        event, payload = self._interaction(PRESS, person, channel, {"component_type": 2, "custom_id": custom_id})
        self.backend.interactions[int(payload["id"])].source_message_id = message
        payload["message"] = dict(serializers.message_payload(self.backend, stored))
        return event, payload

    def use(self, person: int, channel: int, message: int, item: Json, chance: random.Random) -> tuple[str, Json]:
        """A press of a control, or a choice at random in it if it is a select."""
        event, payload = self.press(person, channel, message, item["custom_id"])
        if item["type"] == SELECT:
            payload["data"] |= {"component_type": SELECT, "values": [chance.choice(item["options"])["value"]]}
        return event, payload

    def _interaction(self, kind: int, person: int, channel: int, data: Json) -> tuple[str, Json]:
        server = self.backend.get_channel(channel).guild_id
        _, payload = interactions.base_payload(
            self.backend, type=kind, channel_id=channel, guild_id=server, user_id=person, data=data
        )
        return "INTERACTION_CREATE", payload


def _command(command: str, options: Json) -> Json:
    root, *names = command.split()
    data: Json = {"id": "1", "name": root, "type": 1, "options": []}
    inner = data["options"]
    for name in names:
        inner.append({"type": 1, "name": name, "options": []})
        inner = inner[0]["options"]
    inner += [{"name": name, "type": TYPES[type(value)], "value": value} for name, value in options.items()]
    return data


def controls_of(components: list[Json], *kinds: str) -> list[Json]:
    """The buttons and selects among components, nested ones included; ``kinds``: only those whose ids begin so."""
    found = [item for item in walk_components(components) if item.get("custom_id")]
    return [item for item in found if not kinds or item["custom_id"].partition(":")[0] in kinds]


def way_on(panel: Json, chance: random.Random, *, but: Collection[str] = ()) -> Json | None:
    """The control of a panel that leads on to a move: Confirm where it is, else one of the values; None without any, and where
    it is not this person's turn. Nothing of a label in ``but`` is taken.
    """
    components, said = panel["components"], text_of(panel["components"])
    if any(words(lang)("panel-not-your-turn") in said for lang in LANGUAGES):
        return None
    confirm = controls_of(components, "do")
    aside = {words(lang)(label) for lang in LANGUAGES for label in ("panel-back", "panel-more", "panel-page")} | {*but}
    values = [
        item
        for item in controls_of(components)
        if item["custom_id"].startswith(("pick:", "choose-pick:")) and item.get("label") not in aside
    ]
    return (confirm or [chance.choice(values)])[0] if confirm or values else None


def text_of(components: list[Json]) -> str:
    """Everything that can be read in components."""
    return "\n".join(item["content"] for item in walk_components(components) if item.get("content"))
