"""The slash commands as Discord gets them: within its limits, and in every language."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import simcord

import cogs.background.icons
from bot import create_bot
from cogs.settings import Settings
from locales import LANGUAGES, message_files
from sandbox.settling import quick_settling
from tests.discord.guard import OpenApiGuard
from tests.discord.limits import CHAT_INPUT_NAME, command_set_rules, command_size

LOCALES = ("en-US", "en-GB", "pl")
COMMANDS = "/applications/1/commands"
TEXTS = ("name", "description")
SUBCOMMANDS = (1, 2)

ROOM = 0.9  # of the 8000 characters: a new option must not be the first sign that a command is full


async def told(settings: Settings) -> list[dict[str, Any]]:
    """What a bot sends at its first start when it tells Discord its commands."""
    bot = create_bot(settings)
    with quick_settling():  # also patient, which a busy machine needs
        async with simcord.run(bot) as env:
            sent = [request.json for request in env.http_requests if request.path.endswith("/commands")]
    await bot.close()
    assert len(sent) == 1
    return sent[0]


@pytest.fixture(scope="module")
def commands(tmp_path_factory) -> list[dict[str, Any]]:
    with pytest.MonkeyPatch.context() as patch:
        # Hundreds of icons are drawn at a first start, for which a busy machine takes longer than anybody waits here.
        patch.setattr(cogs.background.icons, "emojis", lambda _slug: {})
        return asyncio.run(told(Settings(database=tmp_path_factory.mktemp("commands") / "test.sqlite")))


def parts(items: list[dict[str, Any]], at: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command, subcommand, option and choice, with where it stands."""
    for item in items:
        here = f"{at}/{item['name']}"
        yield here, item
        yield from parts([*(item.get("options") or []), *(item.get("choices") or [])], here)


def test_discord_would_take_them(commands):
    assert OpenApiGuard().check("PUT", COMMANDS, commands) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_would_take_them_in_every_language(commands, locale):
    """The names and descriptions of each language, put in the place of the defaults, keep within the limits too."""

    def translated(item: dict[str, Any]) -> dict[str, Any]:
        texts = {text: item[f"{text}_localizations"][locale] for text in TEXTS if text in item}
        below = {key: list(map(translated, item[key])) for key in ("options", "choices") if item.get(key)}
        return {"type": 1, **item, **texts, **below}

    assert list(command_set_rules([translated(command) for command in commands])) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_there_in_every_language(commands, locale):
    assert set(LANGUAGES) == {known.partition("-")[0] for known in LOCALES}
    missing = [
        f"{at} {text}"
        for at, item in parts(commands)
        for text in TEXTS
        if item.get(text) and locale not in (item.get(f"{text}_localizations") or {})
    ]
    assert missing == []


def test_no_message_id_was_left_for_a_text(commands):
    left = [at for at, item in parts(commands) for text in TEXTS if str(item.get(text, "")).startswith("command-")]
    assert left == []


def test_each_command_keeps_some_room(commands):
    sizes = {command["name"]: command_size(command) for command in commands}
    assert {name: size for name, size in sizes.items() if size > 8000 * ROOM} == {}


def localized(item: dict[str, Any], locale: str) -> str:
    """The name of a command, option or choice in a language."""
    return (item.get("name_localizations") or {}).get(locale, item["name"])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_is_valid_and_another_than_those_beside_it_in_every_language(commands, locale):
    """Names of commands and options are small letters of any alphabet, digits and lines; those of choices are free but short."""
    wrong: list[str] = []

    def check(items: list[dict[str, Any]], at: str, *, free: bool) -> None:
        names = [localized(item, locale) for item in items]
        wrong.extend(f"{at}: {name} twice" for name, times in Counter(names).items() if times > 1)
        for item, name in zip(items, names, strict=True):
            valid = 1 <= len(name) <= 100 if free else bool(CHAT_INPUT_NAME.fullmatch(name)) and name == name.lower()
            wrong.extend([] if valid else [f"{at}: {name} is not valid"])
            check(item.get("options") or [], f"{at}/{name}", free=False)
            check(item.get("choices") or [], f"{at}/{name}", free=True)

    check(commands, "", free=False)
    assert wrong == []


def test_polish_names_have_the_letters_of_their_words(commands):
    names = {localized(item, "pl") for at, item in parts(commands)}
    assert {"błąd", "głosowanie", "założyciele", "ręka", "sława", "powtórka", "nieobecność", "opuść"} <= names


@pytest.mark.parametrize("locale", ["en-US", "pl"])
def test_sentences_name_options_as_they_are_spelt(commands, locale):
    options = {localized(item, locale) for at, item in parts(commands) if at.count("/") > 1}
    lines = [
        line
        for path in message_files(locale.partition("-")[0])
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    named = {name for line in lines for name in re.findall(r"`([^`]+)`", line) if re.fullmatch(r"[^\W\d_A-Z]\w*", name)}
    assert len(named) > 1
    assert named - options == set()


@pytest.mark.parametrize("locale", ["en-US", "pl"])
def test_sentences_name_commands_as_they_are_spelt(commands, locale):
    """A command that a sentence recommends can be typed as it stands there."""

    def spelt(items: list[dict[str, Any]], before: str) -> Iterator[str]:
        for item in items:
            name = f"{before}{item['name_localizations'][locale]}"
            yield name
            yield from spelt([part for part in item.get("options") or [] if part["type"] in SUBCOMMANDS], f"{name} ")

    known = set(spelt(commands, "/"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in message_files(locale.partition("-")[0]))
    named = set(re.findall(r"`(/[^`]+)`", text))
    assert len(named) > 10
    assert named - known == set()


def test_commands_are_only_for_servers_that_have_the_bot(commands):
    """Installed by a single user, the bot could not post where a match is played."""
    assert {command["name"]: command.get("integration_types") for command in commands} == {
        command["name"]: [0] for command in commands
    }
