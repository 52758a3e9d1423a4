"""What the guard takes and what it refuses."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from simcord.http import client

from tests.discord.guard import OpenApiGuard, live_guard

MESSAGES = "/channels/1/messages"
ONE_MESSAGE = "/channels/1/messages/2"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
THREADS = "/channels/1/threads"
V2 = 1 << 15
QUIET = {"parse": []}


@pytest.fixture(scope="module")
def guard() -> OpenApiGuard:
    return OpenApiGuard()


def message(**fields: Any) -> dict[str, Any]:
    return {"allowed_mentions": QUIET, **fields}


def layout(*components: dict[str, Any]) -> dict[str, Any]:
    return message(flags=V2, components=list(components))


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "c", **fields}


def buttons(number: int) -> list[dict[str, Any]]:
    return [button(custom_id=str(index)) for index in range(number)]


def select(number: int = 2, **fields: Any) -> dict[str, Any]:
    listed = [{"label": f"l{index}", "value": f"v{index}"} for index in range(number)]
    return {"type": 3, "custom_id": "s", "options": listed, **fields}


def words(text: str) -> dict[str, Any]:
    return {"type": 10, "content": text}


def gallery(*names: str, **fields: Any) -> dict[str, Any]:
    items = [{"media": {"url": f"attachment://{name}"}, "description": "A board", **fields} for name in names]
    return {"type": 12, "items": items}


def attachment(**fields: Any) -> dict[str, Any]:
    return {"id": 0, "filename": "b.png", "description": "A board", **fields}


def command(**fields: Any) -> dict[str, Any]:
    return {"type": 1, "name": "play", "description": "d", **fields}


def option(name: str = "o", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d", **fields}


def choices(number: int, **fields: Any) -> dict[str, Any]:
    return {
        "type": 8,
        "data": {"choices": [{"name": str(index), "value": str(index), **fields} for index in range(number)]},
    }


def modal(rows: int = 1, title: str = "t") -> dict[str, Any]:
    fields = [row({"type": 4, "custom_id": f"t{index}", "style": 1, "label": "l"}) for index in range(rows)]
    return {"type": 9, "data": {"custom_id": "m", "title": title, "components": fields}}


def file(size: int = 1) -> discord.File:
    return discord.File(io.BytesIO(bytes(size)), "b.png")


GOOD = {
    "longest content": (
        "POST",
        MESSAGES,
        message(content="x" * 2000, tts=False, nonce="1", components=[row(button())]),
    ),
    "picture": ("POST", MESSAGES, message(content="x", attachments=[attachment()])),
    "board": ("POST", MESSAGES, layout({"type": 17, "components": [words("hi"), gallery("b.png"), row(button())]})),
    "picture described in its gallery": (
        "POST",
        MESSAGES,
        {**layout(gallery("b.png")), "attachments": [attachment(description=None)]},
    ),
    "longest layout text": ("POST", MESSAGES, layout(words("x" * 2000), words("x" * 2000))),
    "most components": ("POST", MESSAGES, layout(*[words("x")] * 40)),
    "one person pinged": ("POST", MESSAGES, message(content="<@1>", allowed_mentions={"parse": [], "users": [1]})),
    "buttons taken off": ("PATCH", ONE_MESSAGE, {"components": []}),
    "kept picture": ("PATCH", ONE_MESSAGE, message(content="x", attachments=[attachment(id="7")])),
    "defer": ("POST", CALLBACK, {"type": 5}),
    "private defer": ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    "25 choices": ("POST", CALLBACK, choices(25)),
    "update": ("POST", CALLBACK, {"type": 7, "data": message(content="x", components=[])}),
    "modal of five": ("POST", CALLBACK, modal(rows=5)),
    "commands": ("PUT", COMMANDS, [command(name_localizations={"pl": "zagraj"}, options=[option(), option("p")])]),
    "thread": ("POST", THREADS, {"name": "g", "type": 11, "auto_archive_duration": 10080}),
    "thread reopened": ("PATCH", "/channels/1", {"archived": False, "auto_archive_duration": 1440}),
    "thread member": ("PUT", "/channels/1/thread-members/5", None),
    "original edited": ("PATCH", "/webhooks/1/token/messages/@original", message(content="x", attachments=[{"id": 0}])),
    "followup": ("POST", "/webhooks/1/token", message(content="x", flags=64)),
    "user ids as numbers": (
        "POST",
        MESSAGES,
        message(content=f"<@{2**60}>", allowed_mentions={"parse": [], "users": [2**60]}),
    ),
}


@pytest.mark.parametrize("request_", GOOD.values(), ids=GOOD)
def test_good_request_is_taken(guard, request_):
    method, path, body = request_
    assert guard.check(method, path, body, files=[file()]) == []


BAD = {
    "content 2001": ("POST", MESSAGES, message(content="x" * 2001), "2001 characters"),
    "followup 2001": ("POST", "/webhooks/1/token", message(content="x" * 2001), "2001 characters"),
    "answer 2001": ("POST", CALLBACK, {"type": 4, "data": message(content="x" * 2001)}, "2001 characters"),
    "unknown field": ("POST", MESSAGES, message(content="x", ephemeral=True), "$.ephemeral"),
    "11 embeds": ("POST", MESSAGES, message(embeds=[{"title": "x"}] * 11), "$.embeds"),
    "embed title 257": ("POST", MESSAGES, message(embeds=[{"title": "x" * 257}]), "$.embeds[0].title"),
    "custom_id 101": ("POST", MESSAGES, message(components=[row(button(custom_id="c" * 101))]), "custom_id"),
    "label 81": ("POST", MESSAGES, message(components=[row(button(label="l" * 81))]), "label"),
    "style 9": ("POST", MESSAGES, message(components=[row(button(style=9))]), "style"),
    "no label": ("POST", MESSAGES, message(components=[row(button(label=None))]), "neither label nor emoji"),
    "6 in a row": ("POST", MESSAGES, message(components=[row(*buttons(6))]), "6 items"),
    "6 rows": ("POST", MESSAGES, message(components=[row(item) for item in buttons(6)]), "more than 5 rows"),
    "26 options": ("POST", MESSAGES, message(components=[row(select(26))]), "26 items"),
    "0 options": ("POST", MESSAGES, message(components=[row(select(0))]), "0 items"),
    "max_values": ("POST", MESSAGES, message(components=[row(select(2, max_values=5))]), "max_values"),
    "option label 101": (
        "POST",
        MESSAGES,
        message(components=[row(select(0, options=[{"label": "l" * 101, "value": "v"}]))]),
        "label",
    ),
    "41 nested components": ("POST", MESSAGES, layout({"type": 17, "components": [words("x")] * 40}), "41 components"),
    "4001 characters in all": ("POST", MESSAGES, layout(words("x" * 4000), words("x")), "4001 characters"),
    "4001 characters in an edit": ("PATCH", ONE_MESSAGE, message(components=[words("x" * 3000)] * 2), "6000"),
    "content beside a layout": ("POST", MESSAGES, {**layout(words("x")), "content": "x"}, "beside components v2"),
    "custom_id twice": ("POST", MESSAGES, layout(row(button()), row(button())), "'c' twice"),
    "11 in a gallery": ("POST", MESSAGES, layout(gallery(*["a.png"] * 11)), "11 items"),
    "alt text 1025": ("POST", MESSAGES, message(content="x", attachments=[attachment(description="x" * 1025)]), "1024"),
    "alt text 1025 in a gallery": ("POST", MESSAGES, layout(gallery("b.png", description="x" * 1025)), "1024"),
    "no alt text": ("POST", MESSAGES, message(content="x", attachments=[attachment(description=None)]), "no alt text"),
    "mentions unsaid": ("POST", MESSAGES, {"content": "x"}, "allowed_mentions: missing"),
    "mentions unsaid in a layout": ("POST", MESSAGES, {"flags": V2, "components": [words("x")]}, "missing"),
    "mentions unsaid in an edit": ("PATCH", ONE_MESSAGE, {"content": "x"}, "missing"),
    "mentions unsaid in an answer": ("POST", CALLBACK, {"type": 4, "data": {"content": "x"}}, "missing"),
    "everyone": ("POST", MESSAGES, message(content="x", allowed_mentions={"parse": ["everyone"]}), "pings more"),
    "whoever is mentioned": ("POST", MESSAGES, message(content="x", allowed_mentions={"parse": ["users"]}), "pings"),
    "a role": ("POST", MESSAGES, message(content="x", allowed_mentions={"parse": [], "roles": ["1"]}), "pings more"),
    "a ping without a mention": (
        "POST",
        MESSAGES,
        message(content="<@7>", allowed_mentions={"parse": [], "users": [5]}),
        "5 is mentioned nowhere",
    ),
    "signed address in text": ("POST", MESSAGES, message(content="https://cdn.discordapp.com/a/b.png"), "expire"),
    "signed address in a gallery": (
        "PATCH",
        ONE_MESSAGE,
        message(components=[{"type": 12, "items": [{"media": {"url": "https://media.discordapp.net/b.png"}}]}]),
        "expire",
    ),
    "26 choices": ("POST", CALLBACK, choices(26), "26 items"),
    "choice name 101": ("POST", CALLBACK, choices(1, name="n" * 101), "choices[0].name"),
    "choice name empty": ("POST", CALLBACK, choices(1, name=""), "choices[0].name"),
    "choice value 101": ("POST", CALLBACK, choices(1, value="v" * 101), "value"),
    "modal title 46": ("POST", CALLBACK, modal(title="t" * 46), "title"),
    "6 rows in a modal": ("POST", CALLBACK, modal(rows=6), "6 rows"),
    "unknown answer": ("POST", CALLBACK, {"type": 99}, "$"),
    "101 commands": ("PUT", COMMANDS, [command(name=f"c{index}") for index in range(101)], "101 slash commands"),
    "description 101": ("PUT", COMMANDS, [command(description="d" * 101)], "description"),
    "description empty": ("PUT", COMMANDS, [command(description="")], "description: empty"),
    "capital in a name": ("PUT", COMMANDS, [command(name="Play")], "'Play'"),
    "space in a translated name": ("PUT", COMMANDS, [command(name_localizations={"pl": "za graj"})], "'za graj'"),
    "same option twice in Polish": (
        "PUT",
        COMMANDS,
        [command(options=[option(name_localizations={"pl": "x"}), option("p", name_localizations={"pl": "x"})])],
        "'x' twice in pl",
    ),
    "26 options of a command": ("PUT", COMMANDS, [command(options=[option(f"o{i}") for i in range(26)])], "26 items"),
    "26 fixed choices": (
        "PUT",
        COMMANDS,
        [command(options=[option(choices=[{"name": str(index), "value": str(index)} for index in range(26)])])],
        "26 items",
    ),
    "required after optional": ("PUT", COMMANDS, [command(options=[option(), option("p", required=True)])], "required"),
    "choices and autocomplete": (
        "PUT",
        COMMANDS,
        [command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])])],
        "autocomplete",
    ),
    "8000 characters by translation": (
        "PUT",
        COMMANDS,
        [
            command(
                options=[
                    option(f"o{index}", choices=[{"name": f"{k:095}", "value": f"{k:095}"} for k in range(8)])
                    for index in range(6)
                ]
            )
        ],
        "8000 allowed",
    ),
    "long translation": ("PUT", COMMANDS, [command(description_localizations={"pl": "x" * 101})], "description_loc"),
    "thread name 101": ("POST", THREADS, {"name": "t" * 101, "type": 11}, "name"),
    "archive duration 77": ("POST", THREADS, {"name": "t", "type": 11, "auto_archive_duration": 77}, "auto_archive"),
    "unknown route": ("POST", "/channels/1/nothing", {}, "not in the description"),
    "unknown method": ("DELETE", CALLBACK, None, "not in the description"),
    "text for a number": ("PATCH", "/channels/1", {"auto_archive_duration": "soon"}, "auto_archive"),
}


@pytest.mark.parametrize("request_", BAD.values(), ids=BAD)
def test_bad_request_is_refused_with_one_clear_message(guard, request_):
    method, path, body, reason = request_
    problems = guard.check(method, path, body)
    assert len(problems) == 1, problems
    assert reason in problems[0]


@pytest.mark.parametrize(
    ("sizes", "reason"),
    [
        ([1] * 11, "11 files"),
        ([10 * 2**20 + 1], "10485761 bytes"),
        ([9 * 2**20] * 3, "in all"),
        ([0], "0 bytes"),
    ],
)
def test_bad_files_are_refused(guard, sizes, reason):
    problems = guard.check("POST", MESSAGES, message(content="x"), files=map(file, sizes))
    assert len(problems) == 1, problems
    assert reason in problems[0]


def test_looking_at_a_file_leaves_it_unread(guard):
    sent = file(100)
    guard.check("POST", MESSAGES, message(content="x"), files=[sent])
    assert sent.fp.tell() == 0


def test_a_request_is_judged_once_however_many_tests_have_watched_before():
    with live_guard():
        dispatch = client.router.dispatch
    with live_guard():
        assert client.router.dispatch is dispatch
