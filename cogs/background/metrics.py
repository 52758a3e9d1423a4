"""The numbers for Prometheus at ``http://127.0.0.1:<port>/metrics``: off by default, and for this machine only."""

from __future__ import annotations

import logging

import discord
from prometheus_client import start_http_server

from cogs.background.loop import Loop
from cogs.monitoring.metrics import Metrics
from db.store import Store

log = logging.getLogger("tablebot.metrics")

LOOPBACK = "127.0.0.1"


class MetricsLoop(Loop):
    """Answers, and reads from the database what is not counted as it happens."""

    seconds = 30

    def __init__(self, client: discord.Client, store: Store, metrics: Metrics, port: int | None) -> None:
        super().__init__(client)
        self._store, self._metrics, self._wanted = store, metrics, port
        self.port = 0  # once it answers

    async def cog_load(self) -> None:
        """Open the port, if the host wants one."""
        if self._wanted is None:
            return
        try:
            self._server, _ = start_http_server(self._wanted, LOOPBACK, self._metrics.registry)
        except OSError as error:
            log.warning("no metrics on port %s: %s", self._wanted, error)
            return
        self.port = int(self._server.server_port)
        await super().cog_load()

    async def cog_unload(self) -> None:
        """Close it."""
        await super().cog_unload()
        if self.port:
            self._server.shutdown()
            self._server.server_close()

    async def look(self) -> None:
        """What is read from the database."""
        stats = await self._store.outbox.stats()
        self._metrics.waiting.set(stats.waiting)
        self._metrics.given_up.set(stats.given_up)
        self._metrics.running.set(len(await self._store.matches.running()))
        self._metrics.latency.set(self._client.latency)
