"""Numbers for Prometheus, off by default and for this machine only; no number tells of a person or a server."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from discord.ext import commands, tasks
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from cogs.match.tables import utc_now
from locales import DEFAULT, words

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.metrics")

LOOPBACK = "127.0.0.1"
BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


RECENT = 200  # interactions whose times are kept


class Done(NamedTuple):
    """An interaction that was handled: when, which command or control, and in how many seconds."""

    at: int
    name: str
    seconds: float


class Metrics(commands.Cog):
    """Counts, and answers at ``http://127.0.0.1:<port>/metrics``."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.recent: deque[Done] = deque(maxlen=RECENT)
        self.registry = registry = CollectorRegistry()
        w = words(DEFAULT)
        self.interactions = Counter(
            "tablebot_interactions", w("metric-interactions"), ("name", "outcome"), registry=registry
        )
        self.seconds = Histogram(
            "tablebot_interaction_seconds", w("metric-seconds"), buckets=BUCKETS, registry=registry
        )
        self.running = Gauge("tablebot_matches_running", w("metric-running"), registry=registry)
        self.waiting = Gauge("tablebot_outbox_waiting", w("metric-waiting"), registry=registry)
        self.given_up = Gauge("tablebot_outbox_given_up", w("metric-given-up"), registry=registry)
        self.latency = Gauge("tablebot_gateway_seconds", w("metric-latency"), registry=registry)
        self.port = 0  # once it answers

    async def cog_load(self) -> None:
        """Open the port, if the host wants one."""
        port = self.bot.settings.metrics_port
        if port is None:
            return
        try:
            self._server, _ = start_http_server(port, LOOPBACK, self.registry)
        except OSError as error:
            log.warning("no metrics on port %s: %s", port, error)
            return
        self.port = int(self._server.server_port)
        self.look.start()

    async def cog_unload(self) -> None:
        """Close it."""
        if self.port:
            self.look.cancel()
            self._server.shutdown()
            self._server.server_close()

    def count(self, name: str, outcome: str, seconds: float) -> None:
        """An interaction was handled."""
        self.interactions.labels(name, outcome).inc()
        self.seconds.observe(seconds)
        self.recent.append(Done(utc_now(), name, seconds))

    @tasks.loop(seconds=30)
    async def look(self) -> None:
        """What is read from the database."""
        try:
            stats = await self.bot.store.outbox.stats()
            self.waiting.set(stats.waiting)
            self.given_up.set(stats.given_up)
            self.running.set(len(await self.bot.store.matches.running()))
            self.latency.set(self.bot.latency)
        except Exception:
            # A loop that raises ends for ever.
            log.exception("the numbers could not be read")

    @look.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()
