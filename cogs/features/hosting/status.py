"""``/host status``: how the bot is, in plain words: what waits, what was slow, what went wrong, how late everything comes."""

from __future__ import annotations

import asyncio
import math
import time

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.command_list import REFUSED
from cogs.discord_io.commands import command
from cogs.match.refusals import Refusal
from cogs.services import Services
from locales import Words, words

SLOWEST = 3
ERRORS = 5
PROBES = 5
EASY, HARD = 0.1, 1.0  # seconds: up to the first all is well, beyond the second people notice


class Status:
    """A part of ``/host``."""

    services: Services

    @command("host-status")
    async def status(self, interaction: discord.Interaction) -> None:
        """For people who may manage the server; of errors only those that happened on it."""
        await messages.acknowledge(interaction)
        if not interaction.permissions.manage_guild:
            raise Refusal("host-only")
        w = words(await self.services.languages.of(interaction))
        lines = [
            *await self._of_the_bot(w),
            *await self._outbox(w),
            *await self._lag(w, interaction.client.latency),
            *self._icons(w),
            *self._slow(w),
            *self._errors(w, interaction.guild_id),
        ]
        await messages.answer(interaction, layout.text_view(w("status-title"), "\n".join(lines)))

    async def _of_the_bot(self, w: Words) -> list[str]:
        """What is wrong with the bot as a whole and only whoever runs it can mend."""
        lines = [w("check-rival")] if self.services.metrics.has_rival(utc_now()) else []
        if refused := await self.services.store.servers.get_value(REFUSED):
            code, _, kind = refused.partition(" ")
            lines.append(w("check-tree", code=code, kind=kind))
        return lines

    async def _outbox(self, w: Words) -> list[str]:
        stats = await self.services.store.outbox.stats()
        since = f"<t:{stats.oldest_at}:R>" if stats.oldest_at is not None else ""
        return [
            w("status-waiting", count=stats.waiting, since=since),
            w("status-given-up", count=stats.given_up),
        ]

    async def _lag(self, w: Words, latency: float) -> list[str]:
        loop = max([await probe() for _ in range(PROBES)])
        lines = [w("status-loop", how=verdict(loop), ms=round(loop * 1000))]
        if not math.isfinite(latency):
            # discord.py knows none before the first heartbeat was answered.
            return [*lines, w("status-gateway-unknown")]
        return [*lines, w("status-gateway", how=verdict(latency), ms=round(latency * 1000))]

    def _icons(self, w: Words) -> list[str]:
        icons = self.services.icons
        how = icons.trouble or ("well" if icons.count >= icons.most else "coming")
        return [w("status-icons", how=how, count=icons.count, most=icons.most)] if icons.most else []

    def _slow(self, w: Words) -> list[str]:
        slowest = sorted(self.services.metrics.recent, key=lambda done: -done.seconds)[:SLOWEST]
        lines = [
            w("status-slow-line", name=done.name, at=f"<t:{done.at}:R>", seconds=f"{done.seconds:.2f}")
            for done in slowest
        ]
        return [w("status-slow", count=len(self.services.metrics.recent)), *lines]

    def _errors(self, w: Words, server: int | None) -> list[str]:
        lines = [
            w(
                "status-error-line",
                report=trouble.report,
                at=f"<t:{trouble.at}:R>",
                name=trouble.name,
                error=trouble.error,
            )
            for trouble in self.services.errors.of_server(server)[:ERRORS]
        ]
        return [w("status-errors", count=len(lines)), *lines]


async def probe() -> float:
    """How many seconds the event loop takes now to go on with what has come back from a thread."""
    done = await asyncio.get_running_loop().run_in_executor(None, time.monotonic)
    return time.monotonic() - done


def verdict(seconds: float) -> str:
    """How a delay feels: well, slow, bad."""
    return "well" if seconds <= EASY else "slow" if seconds <= HARD else "bad"
