"""The black box finds planted defects, and nothing where there are none."""

from __future__ import annotations

import discord
import pytest

from tests.campaigns.blackbox import Walk
from tests.campaigns.program import Program
from tests.discord import small_bot

PROGRAM = """
import asyncio
import sys
from tests.discord import small_bot

async def main():
    async with small_bot.create_bot() as bot:
        await bot.start("token")

sys.exit(asyncio.run(main()))
"""


async def walk(bot_class: type[small_bot.SmallBot], steps: int = 40) -> list[str]:
    bots: list[discord.Client] = []

    async def start() -> discord.Client:
        bots.append(bot_class())
        return bots[-1]

    async def stop() -> None:
        await bots[-1].close()

    done = Walk(start, stop, seed=1, people=2)
    await done.run(steps)
    assert done.count["commands"] and done.count["buttons"]
    return done.problems


class Sound(small_bot.SmallBot):
    """The small bot without its button that always fails."""

    async def setup_hook(self) -> None:
        self.trouble = False
        await super().setup_hook()


class Forgetful(Sound):
    """After its first start it does not know its buttons."""

    starts = 0

    async def setup_hook(self) -> None:
        await super().setup_hook()
        type(self).starts += 1
        if type(self).starts > 1:
            self.remove_dynamic_items(small_bot.Take)


async def test_nothing_is_found_in_a_sound_bot():
    assert await walk(Sound) == []


async def test_an_exception_in_a_button_is_found():
    problems = await walk(small_bot.SmallBot)
    assert any("RuntimeError('trouble')" in problem for problem in problems)
    assert any("control ask:trouble: no answer" in problem for problem in problems)


async def test_a_control_that_dies_in_a_restart_is_found():
    problems = await walk(Forgetful, steps=100)
    assert "control take:#: no answer after a restart" in problems


async def test_same_seed_gives_the_same_walk():
    assert await walk(small_bot.SmallBot) == await walk(small_bot.SmallBot)


async def test_bot_is_taken_out_of_a_running_program_and_closed_again(tmp_path):
    script = tmp_path / "main.py"
    script.write_text(PROGRAM, encoding="utf-8")
    program = Program(str(script))
    first = await program.start()
    await program.stop()
    second = await program.start()
    assert first.is_closed() and not second.is_closed()
    await program.stop()


async def test_a_program_that_fails_before_it_connects_is_reported(tmp_path):
    script = tmp_path / "main.py"
    script.write_text("import asyncio\n\nasync def main():\n    raise ValueError('no token')\n\nasyncio.run(main())\n")
    with pytest.raises(ValueError, match="no token"):
        await Program(str(script)).start()


async def test_a_program_that_ends_at_once_is_reported(tmp_path):
    script = tmp_path / "main.py"
    script.write_text("import sys\n\nsys.exit(0)\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match="ended with 0"):
        await Program(str(script)).start()
