"""Discord is told the commands when there is something new to tell: it takes only so many lists a day."""

from __future__ import annotations

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

import locales
from cogs.discord_io.command_list import REFUSED
from tests.discord.chat import Table
from tests.discord.world import manager

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


async def test_a_list_that_discord_refuses_keeps_no_bot_from_starting_and_hosts_are_told(
    simcord_env, problems, restart, anew
):
    for status, code in ((400, 50035), (400, 30032), (413, 40005)):
        simcord_env.inject_error("PUT", COMMANDS, status=status, code=code, times=None)
        await simcord_env.bot.store.servers.set_value(f"tree:{simcord_env.bot.application_id}", "")
        await restart(simcord_env)
        simcord_env.backend.faults.clear()
    host = manager(await Table.open(simcord_env), "Zofia")
    for command in ("/host check", "/host status"):
        assert "did not take my list of commands (code 40005" in (await host.slash(command)).text
    await restart(simcord_env)
    for command in ("/host check", "/host status"):
        assert "did not take" not in (await host.slash(command)).text


async def test_the_command_by_which_an_activity_is_entered_is_kept(simcord_env, monkeypatch, restart):
    entry = {"id": "7", "type": 4, "name": "launch", "handler": 2, "application_id": "1", "version": "1"}
    dispatch, taken = router.dispatch, []

    def with_activity(backend, method, path, **request):
        if path.endswith("/commands") and method == "GET":
            return [entry]
        if path.endswith("/commands") and method == "PUT":
            if not any(command["type"] == 4 for command in request["json"]):
                raise BackendError(400, 50240, "You cannot remove this app's Entry Point command")
            taken.append([command["name"] for command in request["json"]])
            return []
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", with_activity)
    monkeypatch.setattr(locales, "digest", lambda: "of other sentences")
    bot = await restart(simcord_env)
    assert len(taken) == 1 and {"launch", "founders"} <= {*taken[0]}
    assert not await bot.store.servers.get_value(REFUSED)
