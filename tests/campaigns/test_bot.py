"""The short form of the random walk through the bot; the long one is ``python -m tests.campaigns.blackbox``."""

from __future__ import annotations

from tests.campaigns.blackbox import walk_program
from tests.source import ROOT


async def test_a_random_walk_finds_nothing_wrong(tmp_path):
    environment = {"DISCORD_TOKEN": "none", "TABLEBOT_DATABASE": str(tmp_path / "walk.sqlite")}
    walk = await walk_program(
        str(ROOT / "bot.py"),
        environment,
        steps=28,
        seed=1,
        avoid=("concede", "host end"),
        first=("founders new",),
        restart_every=24,
    )
    assert walk.problems == []
    assert walk.count["pictures"] > 0
    assert walk.count["restarts"] == 1
