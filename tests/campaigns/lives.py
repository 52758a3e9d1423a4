"""A bot that lives several times on one database under one sky, and the people who press and type there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot import create_bot
from cogs.background.loop import Loop
from tests.campaigns.crowd import Crowd
from tests.campaigns.sky import Asked, Sky, Unanswered
from tests.discord.death import Killed
from tests.line import Json, Request, connect, feed
from tests.machine import PATIENCE_S
from tests.recall import mark_of


class Life:
    """One bot from its start to its end or death. ``posts_left``: it dies around so many posts from now, ``after`` it was made."""

    def __init__(self, bot: Any, sky: Sky) -> None:
        self.bot, self.sky = bot, sky
        self.dead = False
        self.posts_left: int | None = None
        self.after = False

    async def begin(self) -> None:
        """Start, hear of the servers, and take up what was left."""
        await self.bot.open_store()
        database = self.bot.store.db
        for name in ("read", "write"):
            setattr(database, name, self._gated(getattr(database, name)))
        await connect(self.bot, self.answer)
        self.sky.feed = self._feed
        for payload in self.sky.here():
            self.sky.tell("GUILD_CREATE", payload)

    def _feed(self, event: str, payload: Json) -> None:
        if not self.dead:
            feed(self.bot, event, payload)

    def _gated(self, work: Any) -> Any:
        async def gated(job: Any) -> Any:
            if self.dead:
                raise Killed
            value = await work(job)
            if self.dead:
                raise Killed
            return value

        return gated

    async def answer(self, request: Request) -> Any:
        """What the sky answers, as long as this life lasts."""
        if self.dead:
            raise Killed
        posts = request.method == "POST" and request.path.endswith("/messages")
        if posts and self.posts_left is not None:
            self.posts_left -= 1
            if self.posts_left <= 0:
                if self.after:
                    await self.sky.answer(request)
                    self.sky.lost.add(mark_of(request.method, request.path, request.body))
                self.die()
                raise Killed
        return await self.sky.answer(request)

    def die(self) -> None:
        """Nothing of it happens any more."""
        self.dead = True
        self.bot.store.db._lock.close()  # the system takes the lock from a process that has died

    def loops(self) -> list[Loop]:
        """What looks at the clock."""
        return [cog for cog in self.bot.cogs.values() if isinstance(cog, Loop)]

    async def bury(self) -> None:
        """Let go of what a dead process would not have any more."""
        for loop in self.loops():
            loop._task.cancel()
        self.bot.pictures.close()
        for connection in (self.bot.store.db._reader, self.bot.store.db._writer):
            await connection.close()


class Folk(Crowd):
    """The people under a sky. What they do has happened, with all that follows from it, when the call returns."""

    def __init__(self, folder: Path, sky: Sky, *, seed: int) -> None:
        super().__init__(folder, sky, visits=0, seed=seed)
        self.sky = sky
        self.problems: list[str] = []
        self.life = Life(self.bot, sky)

    async def connect(self) -> None:
        """The first life."""
        await self.life.begin()
        await self.settle()

    async def restart(self) -> None:
        """The bot ends, or is dead already, and another is started."""
        before = self.life
        if before.dead:
            await self.settle()
        else:
            await self.bot.close()
        self.bot = create_bot(self.settings)
        self.life = Life(self.bot, self.sky)
        # Whoever runs it starts it until it has come up.
        storms, self.sky.storms = self.sky.storms, []
        await self.life.begin()
        self.sky.storms = storms
        if before.dead:
            await before.bury()
        await self.settle()

    async def settle(self) -> None:
        """Until nothing goes on any more. What was asked must have been acknowledged then."""
        while tasks := {task for task in asyncio.all_tasks() - self._lasting() if not _is_timeout(task)}:
            done, _ = await asyncio.wait(tasks, timeout=PATIENCE_S)
            if not done:
                self.problems.append(f"it hangs: {tasks}")
                for task in tasks:
                    task.cancel()
        for asked in self.sky.asked.values():
            if not self.life.dead and not asked.acknowledged:
                self.problems.append(f"no acknowledgement: {asked.what}")
            elif not self.life.dead and asked.owes_more and not asked.refused:
                self.problems.append(f"acknowledged and not answered: {asked.what}")
        self.sky.asked.clear()

    def _lasting(self) -> set[Any]:
        """Whoever waits here, and loops that wait for a bot to be ready, which it never is: they are let look by hand."""
        return {asyncio.current_task(), *(loop._task.get_task() for loop in self.life.loops())}

    async def look(self, *names: str) -> None:
        """These loops look at the clock, each for itself."""
        for name in names:
            if not self.life.dead:
                asyncio.get_running_loop().create_task(self.bot.get_cog(name)._outlive())
                await self.settle()

    # ------------------------------------------------------------------ what people do
    async def say(self, *interactions: tuple[str, Json]) -> list[Json]:
        """Press or type, all before the bot has handled the first; gives what each sees. Raises Unanswered."""
        tokens = [payload["token"] for _, payload in interactions]
        shown = [self.sky.answers.get(token) for token in await self.send(*interactions, tokens=tokens)]
        seen = [message for message in shown if message is not None]
        if len(seen) < len(interactions):
            raise Unanswered
        return seen

    async def send(self, *interactions: tuple[str, Json], tokens: list[str]) -> list[str]:
        """The same without a look at the answers. Raises Unanswered where nothing can be sent."""
        if self.life.dead or not self.sky.connected:
            raise Unanswered
        for (event, payload), token in zip(interactions, tokens, strict=True):
            person, server = int(payload["member"]["user"]["id"]), int(payload["guild_id"])
            if server in self.sky.hidden:
                raise Unanswered
            data = payload["data"]
            what = f"{data.get('name') or data.get('custom_id')} {data.get('options') or ''} by {person}"
            self.sky.asked[token] = Asked(person, what, server)
            self.sky.count["interactions"] += 1
            self.life._feed(event, payload)
        await self.settle()
        return tokens

    def control(self, channel: int, kind: str) -> tuple[int, Json]:
        """See there. Raises Unanswered where there is none."""
        try:
            return super().control(channel, kind)
        except (AssertionError, KeyError) as error:
            raise Unanswered from error


def _is_timeout(task: asyncio.Task[Any]) -> bool:
    """Whether discord.py waits for a view that nobody has before him to be over."""
    return getattr(task.get_coro(), "__qualname__", "").endswith("__timeout_task_impl")
