"""The floor of P7: a press on Confirm, handled farther and farther by the real parts, from a command that does nothing to the whole.

One bot for each step makes the same moves at the same time; what a step takes more than the one before is what its part costs.
Nobody can do with less than the step ``stored``: the press is read, an answer of the same size sent, the match loaded, the move
checked and committed durably.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import pytest

from cogs.discord_io import messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Pressed
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.panel import Panels
from cogs.features.panel.ways import moves_of
from cogs.match.seen import seen_at
from games.base import Move
from render.scene import Picture
from tests.benchmark.handling import Cheap, doing_nothing, no_ops
from tests.benchmark.measure import WARM_UPS, Bound
from tests.benchmark.states import Course, command, courses
from tests.line import feed
from tests.seated import Seated
from tests.seeding import seed_matches

MOVES = 16  # after the warm-ups; a game alone is over after some thirty
STEPS = {
    # First the one that has the answer which shorter steps send.
    "whole": "what each row costs and brings, worked out in positions made up",
    "screen": "the private panel of the next screen, its rows without cost and gain",
    "told": "the press understood as a move, and the sentences of the answer",
    "stored": "the move checked, made and committed (FULL), with what follows by itself",
    "loaded": "rights, match and language read",
    "answered": "acknowledged, and an answer of the real size sent",
    "press": "the press, read by discord.py with its message",
}
FLOOR = "stored"


def climbing() -> list[Bound]:
    """For each game with fewest seats, where the same person goes on most often: milliseconds of the processor up to each step."""
    fewest = {match.game.slug: match for match in reversed(courses())}
    found: list[Bound] = []
    for match in fewest.values():
        with tempfile.TemporaryDirectory() as folder:
            found += asyncio.run(_climb(Path(folder), match))
    return found


async def _climb(folder: Path, match: Course) -> list[Bound]:
    answers: list[discord.ui.LayoutView] = []
    steps: list[_Step] = []
    took: dict[str, list[float]] = {name: [] for name in STEPS}
    with ExitStack() as patched:
        for name in STEPS:
            (folder / name).mkdir()
            with pytest.MonkeyPatch.context() as seeded:
                seed_matches(seeded)  # the same moves on every step
                seated = await Seated.open(folder / name, command(match.game.slug), seats=match.seats, seed=1)
            patched.enter_context(mock.patch.object(seated.bot.pictures, "drawn", _no_picture))
            patched.enter_context(mock.patch.object(seated.bot.services.outbox, "deliver", _no_posts))
            steps.append(_Step(name, seated, answers))
        nothing = await _no_op(steps[0].seated)
        for number in range(WARM_UPS + MOVES):
            # Screens are made up to Confirm by all before any goes on: what is kept of a position would help the next.
            ready = [await step.get_ready() for step in steps]
            for step, at in zip(steps, ready, strict=True):
                milliseconds = await step.go(*at)
                if number >= WARM_UPS:
                    took[step.name].append(milliseconds)
    for step in steps:
        await step.seated.bot.close()
    means = {name: statistics.mean(of) for name, of in reversed(took.items())}
    bounds, before = [Bound("P7", str(match), "a command that does nothing", "ms", nothing, nothing, 1.0)], nothing
    for name, mean in means.items():
        bounds.append(
            Bound("P7", str(match), STEPS[name], "ms", mean, mean - before, mean / nothing, is_floor=name == FLOOR)
        )
        before = mean
    return bounds


async def _no_op(seated: Seated) -> float:
    """Milliseconds of the processor for a command that does nothing."""
    finished = asyncio.Event()
    seated.bot.tree.add_command(doing_nothing(finished))
    took = [await no_ops(seated, finished) for _ in range(WARM_UPS + MOVES)]
    return statistics.median(took[WARM_UPS:])


async def _no_picture(*_: object, **__: object) -> Picture:
    return Picture(b"", "board.jpg", "")


async def _no_posts(*_: object, **__: object) -> None:
    """Public posts are left out."""


def _nothing_known(*_: object, **__: object) -> None:
    """No row says what it costs and brings."""


class _Step:
    """A bot that handles a press on Confirm as far as one of the steps; ``answers`` has at its end that of the whole one."""

    def __init__(self, name: str, seated: Seated, answers: list[discord.ui.LayoutView]) -> None:
        self.name, self.seated, self._answers = name, seated, answers
        self._cheap, self._ended = Cheap(seated), asyncio.Event()
        self._moves: list[Move] = []

    async def get_ready(self) -> tuple[int, int, Pressed]:
        """Who is before Confirm, the message, and the button."""
        ready = await self.seated.ready_to_confirm()
        assert ready is not None, "the match is over before the measuring is"
        person, shown, button = ready
        kind, match, revision, arg = button.split(":")
        tables = self.seated.bot.services.tables
        table = await tables.load(1)
        seen = await seen_at(tables, table, tables.seat_for(table, person), int(revision))
        self._moves = moves_of(tables, seen, arg)[1]
        return person, shown, Pressed(kind, int(match), int(revision), arg)

    async def go(self, person: int, shown: int, pressed: Pressed) -> float:
        """Milliseconds of the processor from the press to the end of the step; the move has been made afterwards."""
        seated, cheap = self.seated, self._cheap
        row = await seated.row()
        interaction = seated.world.press(person, row.thread or 0, shown, pressed.custom_id)
        seated.world.forget()
        self._ended.clear()
        async with cheap.talking():
            end: Any = self._ended.wait() if self.name == "press" else cheap.whole_answer(interaction[1])
            with self._shortened():
                began = time.process_time()
                feed(seated.bot, *interaction)
                await end
                took = (time.process_time() - began) * 1000
                await asyncio.sleep(0)
        if (await seated.row()).revision == row.revision:
            await self._play(person, row.revision)
        return took

    def _shortened(self) -> ExitStack:
        patched = ExitStack()
        if self.name == "whole":
            patched.enter_context(mock.patch.object(messages, "answer", self._noted))
        elif self.name == "screen":
            patched.enter_context(mock.patch.object(Outlooks, "of", _nothing_known))
        elif self.name == "told":
            patched.enter_context(mock.patch.object(Panels, "_show", self._answer))
        else:
            patched.enter_context(mock.patch.dict(self.seated.bot.controls._handlers, {"do": self._handle}))
        return patched

    async def _noted(
        self,
        interaction: discord.Interaction,
        view: discord.ui.LayoutView,
        files: Any = (),
        *,
        send: Any = messages.answer,
    ) -> None:
        self._answers.append(view)
        await send(interaction, view, files)

    async def _answer(self, interaction: discord.Interaction, *_: object, **__: object) -> None:
        await messages.answer(interaction, self._answers[-1])

    async def _handle(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """What the shorter steps do about a press on Confirm."""
        services = self.seated.bot.services
        if self.name == "press":
            self._ended.set()
            return
        if self.name == "answered":
            interaction.extras.clear()  # the check of rights, which reads the match
        await messages.acknowledge(interaction)
        if self.name == "loaded":
            table = await services.tables.load(pressed.match)
            services.tables.seat_for(table, interaction.user.id)
            await services.languages.labels(interaction, table)
        if self.name == "stored":
            table = await self._play(interaction.user.id, pressed.revision)
            await services.languages.labels(interaction, table)
        await self._answer(interaction)

    async def _play(self, person: int, revision: int) -> Any:
        playing = self.seated.bot.services.playing
        return (await playing.play(1, person, lambda _: self._moves, revision=revision, now=utc_now())).table
