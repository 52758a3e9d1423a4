"""A plugin of pytest that writes down which way each test goes: matches that are set up, moves made, requests to Discord.

    python -m pytest -n 0 -p tests.campaigns.traces --ways FILE tests/discord/test_panel.py

What decides nothing is left out: the numbers that Discord gives, which go by the order of what happens at once, and what is drawn:
the number of a control within its message, which bears the mark of the database, that of a report, and those by which discord.py
names a control or tells a message from the same sent again.
"""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from threading import Lock
from typing import Any

import pytest
from simcord.http import router

from games.base import Game
from tests.discord import race

TEST = "test "  # begins a line that names the test of the lines below it
RACE = "a race"  # stands before what several people did at the same instant
LONGEST = 160  # characters of a request; the number before it tells of the rest
_DRAWN = re.compile(r'"id": \d+|"custom_id": "[0-9a-f]{32}"|\b[0-9a-f]{8}\b')
_NUMBER = re.compile(r"\d{16,}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ways", metavar="FILE", required=True, help="where to write which way each test goes")


def pytest_configure(config: pytest.Config) -> None:
    file = Path(config.getoption("--ways")).open("w", encoding="utf-8")  # noqa: SIM115  (closed with the session)
    config.add_cleanup(file.close)
    lock = Lock()  # what a move brings is reckoned in threads, too

    def write(text: str) -> None:
        with lock:
            print(text, file=file)

    setup, play, dispatch, together = Game.setup, Game.play, router.dispatch, race.together

    def noted_setup(game: Game[Any], seats: int, options: Any, seed: str) -> Any:
        write(f"{game.slug} for {seats}, {options}, seed {seed}")
        return setup(game, seats, options, seed)

    def noted_play(game: Game[Any], state: Any, seat: int, move: Any) -> Any:
        write(f"{game.slug} {seat}: {move}")
        return play(game, state, seat, move)

    def noted_dispatch(backend: Any, method: str, path: str, **more: Any) -> Any:
        body = _NUMBER.sub("…", _DRAWN.sub("", json.dumps(more.get("json"), default=repr, ensure_ascii=False)))
        write(f"{method} {_NUMBER.sub('…', path)} {zlib.crc32(body.encode()):08x} {body[:LONGEST]}")
        return dispatch(backend, method, path, **more)

    def noted_race(*acts: Any) -> Any:
        write(RACE)
        return together(*acts)

    Game.setup, Game.play = noted_setup, noted_play  # type: ignore[method-assign]
    router.dispatch, race.together = noted_dispatch, noted_race
    config.pluginmanager.register(_Headings(write))


class _Headings:
    def __init__(self, write: Any) -> None:
        self._write = write

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self._write(f"{TEST}{item.nodeid}")
