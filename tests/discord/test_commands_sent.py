"""Discord is told the commands when there is something new to tell: it takes only so many lists a day."""

from __future__ import annotations

import pytest

import locales
from tests.discord.chat import Table

COMMANDS = "/applications/*/commands"


def lists_sent(env):
    """How often the whole list of commands was sent to this Discord."""
    return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in env.backend.http_requests)


@pytest.fixture
async def anew(simcord_env, settings, restart):
    """Starts the bot as on a machine where it never ran."""

    async def start():
        await simcord_env.bot.close()
        for file in settings.database.parent.glob("test.sqlite*"):
            file.unlink()
        simcord_env.backend.commands.clear()
        simcord_env.backend.http_requests.clear()
        await restart(simcord_env)

    return start


async def test_the_first_start_sends_the_commands_and_the_next_does_not(simcord_env, restart, anew):
    await anew()
    assert lists_sent(simcord_env) == 1
    await restart(simcord_env)
    assert lists_sent(simcord_env) == 1
    anna, ben = (await Table.open(simcord_env, "Anna", "Ben")).people
    await anna.slash("/founders new", seats=2)
    assert (await ben.press("Join")) is not None


async def test_a_changed_sentence_sends_the_commands_again(simcord_env, restart, monkeypatch):
    before = lists_sent(simcord_env)
    monkeypatch.setattr(locales, "digest", lambda: "of other sentences")
    await restart(simcord_env)
    assert lists_sent(simcord_env) == before + 1


async def test_commands_that_could_not_be_sent_are_sent_at_the_next_start(simcord_env, problems, restart, anew):
    simcord_env.inject_error("PUT", COMMANDS, status=500, times=None)
    await anew()
    simcord_env.backend.faults.clear()
    failed = lists_sent(simcord_env)
    await restart(simcord_env)
    assert lists_sent(simcord_env) == failed + 1
    assert ("founders", 1) in simcord_env.backend.commands[None]
