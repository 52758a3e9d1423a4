"""Icons beside words: uploaded once as emojis of the application, there again when lost, and words alone wherever Discord says no."""

from __future__ import annotations

import functools
import re
from collections import Counter

import pytest

import cogs.background.icons
from games import GAMES
from locales import PREFIXES, words
from render import PAINTERS
from render.emojis import emojis
from sandbox.emojis import keeping_emojis
from tests.discord.chat import Table
from tests.discord.founders import begun
from tests.discord.world import manager

pytestmark = pytest.mark.icons

W = words("en")
GAME = "founders_of_the_empire"
MARKUP = re.compile(r"<:(\w{2,32}):(\d+)>")
UPLOAD, LIST = ("POST", "/applications/*/emojis"), ("GET", "/applications/*/emojis")
HOUR, ENOUGH = 3600 + 300, 120  # seconds until the next look, and that all uploads of a game take

_drawn = functools.cache(emojis)


@pytest.fixture(autouse=True)
def one_game(monkeypatch):
    """The icons of one game, drawn once."""
    monkeypatch.setattr(cogs.background.icons, "PAINTERS", {GAME: PAINTERS[GAME]})
    monkeypatch.setattr(cogs.background.icons, "emojis", _drawn)


@pytest.fixture(autouse=True)
def pictures_of_emojis():
    """Discord is as strict about emojis as in earnest; gives what was uploaded."""
    with keeping_emojis() as pictures:
        yield pictures


@pytest.fixture
def names():
    """What is to be uploaded."""
    return {emoji.name for emoji in _drawn(GAME).values()}


def there(env):
    """The names of all emojis of the application."""
    return Counter(emoji.name for emoji in env.backend.application_emojis.values())


def uploads(env):
    return [call for call in env.backend.http_requests if call.method == "POST" and call.path.endswith("/emojis")]


async def status(env, table):
    host = manager(table, "Zofia")
    host.place = table.thread()
    await env.settle()
    return (await host.slash("/host status")).text


async def test_all_are_uploaded_once_and_a_second_start_uploads_nothing(simcord_env, restart, names):
    await simcord_env.advance_time(ENOUGH)
    assert there(simcord_env) == Counter(names)
    await restart(simcord_env)
    await simcord_env.advance_time(HOUR)
    assert len(uploads(simcord_env)) == len(names)
    assert simcord_env.bot.services.icons.count == len(names)
