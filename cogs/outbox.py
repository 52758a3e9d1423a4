"""Posts after the commit: the outbox is delivered in order per match, again and again until it is done.

An entry is marked done only after Discord has taken the post. A lost permission is told to the host once; the match waits
unharmed, and the entry is tried again every half hour and at the next move.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from discord.ext import commands, tasks

from cogs import discord_io, posts, story
from cogs.labels import PREFIXES, Labels
from cogs.locks import Locks
from cogs.names import written
from cogs.pictures import scene_of
from cogs.tables import Table, awaited_users, utc_now
from db.rows import OutboxRow
from locales import words
from render.scene import Picture

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.outbox")

EDITABLE = 3600  # Discord limits edits of messages older than an hour
RETRIES = (5, 30, 120, 600, 1800)  # seconds between tries; the last one repeats

Sender = Callable[[OutboxRow, dict[str, Any]], Awaitable[int | None]]


class Outbox(commands.Cog):
    """Delivers what commits have left to be posted."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.store = bot.store
        self._locks = Locks()
        self._senders: dict[str, Sender] = {
            "lobby": self._send_lobby,
            "open": self._send_opening,
            "turn": self._send_turn,
            "notice": self._send_notice,
        }

    def register(self, kind: str, sender: Sender) -> None:
        """Let another feature deliver entries of its own kind."""
        self._senders[kind] = sender

    async def cog_load(self) -> None:
        """Start the retries."""
        self.retry.start()

    async def cog_unload(self) -> None:
        """Stop the retries."""
        self.retry.cancel()

    @tasks.loop(seconds=30)
    async def retry(self) -> None:
        """Deliver whatever is due: after a start what a crash left behind, later what failed before."""
        for match in dict.fromkeys(row.match for row in await self.store.outbox.due(utc_now())):
            try:
                await self.deliver(match)
            except Exception:
                # A loop that raises ends for ever; one match must not silence the others.
                log.exception("delivery of match %s failed", match)

    @retry.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def deliver(self, match: int | None) -> None:
        """Post what is due for a match (None: entries of no match), oldest first, until done or something has to wait."""
        async with self._locks.of(match or 0):
            while due := await self.store.outbox.due(utc_now(), match):
                entry = due[0]
                if entry.kind == "turn":
                    # Several moves of one turn, or moves made while Discord was away, need only the newest picture.
                    newest = [row for row in due if row.kind == "turn"][-1]
                    for row in due:
                        if row.kind == "turn" and row.id < newest.id:
                            await self.store.outbox.done(row.id, None, utc_now())
                    entry = newest if due[0].kind == "turn" and _only_turns(due, newest) else entry
                if not await self._try(entry):
                    return

    async def _try(self, entry: OutboxRow) -> bool:
        now = utc_now()
        try:
            message = await self._senders[entry.kind](entry, msgspec.json.decode(entry.payload))
        except discord_io.PostFailed as failed:
            log.warning("outbox %s (match %s): %s", entry.key, entry.match, failed)
            wait = RETRIES[min(entry.tries, len(RETRIES) - 1)] if failed.failure == "later" else RETRIES[-1]
            await self.store.outbox.retry(entry.id, now + wait, str(failed)[:300])
            if failed.failure != "later" and entry.match is not None:
                await self._tell_host(entry.match, failed)
            return False
        await self.store.outbox.done(entry.id, message, now)
        return True

    async def _tell_host(self, match: int, failed: discord_io.PostFailed) -> None:
        """Once per match and kind of trouble: which match waits and what would help."""
        row = await self.store.matches.load(match)
        if row is None or await self.store.servers.get_value(f"told:{match}:{failed.failure}"):
            return
        await self.store.servers.set_value(f"told:{match}:{failed.failure}", "1")
        w = words(row.lang)
        text = w(f"host-told-{failed.failure}", match=match, channel=f"<#{row.thread or row.channel}>")
        try:
            await discord_io.direct(self.bot, row.host, posts.text_view(text))
        except discord_io.PostFailed as error:
            log.warning("host of match %s could not be told: %s", match, error)

    # ------------------------------------------------------------------ what each kind sends
    async def _send_lobby(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        row = await self.store.matches.load(_match(entry))
        assert row is not None
        view = posts.lobby_view(row, await self.store.matches.seats(row.id))
        if row.lobby_message is not None and await discord_io.edit(self.bot, row.channel, row.lobby_message, view):
            return row.lobby_message
        if row.status != "lobby":
            return None
        message = await discord_io.post(self.bot, row.channel, view)
        await self.store.matches.set_lobby_message(row.id, message)
        return message

    async def _send_opening(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        table = await self.bot.tables.load(_match(entry))
        row = table.row
        if row.thread is None:
            game = words(row.lang)(f"{PREFIXES[row.slug]}-name")
            name = f"{game} {row.id} – {', '.join(table.names)}"[:100]
            thread = await discord_io.open_thread(self.bot, row.channel, row.lobby_message, name)
            await self.store.matches.set_thread(row.id, thread)
        else:
            thread = row.thread
        await self._send_lobby(entry, payload)
        # Where a computer begins, nobody's move would ever stir the match.
        await self.bot.playing.wake(row.id, now=utc_now())
        people = [seat.user for seat in table.seats if seat.kind == "person"]
        message = await discord_io.post(self.bot, thread, posts.opening_view(table), ping=people)
        await self._show_board(await self.bot.tables.load(row.id))
        return message

    async def _send_turn(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        table = await self.bot.tables.load(_match(entry))
        if table.row.thread is None:
            return None
        return await self._show_board(table)

    async def _send_notice(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        row = await self.store.matches.load(_match(entry))
        assert row is not None
        facts = {
            name: written(value) if name in ("player", "by") else value for name, value in payload["facts"].items()
        }
        view = posts.text_view(words(row.lang)(payload["message"], **facts))
        return await discord_io.post(self.bot, row.thread or row.channel, view, ping=payload.get("ping", ()))

    # ------------------------------------------------------------------ the board
    async def _show_board(self, table: Table) -> int:
        """The post of the current turn: edited while it is young, else posted anew; or the result."""
        row = table.row
        assert row.thread is not None
        if row.status == "finished":
            return await self._show_result(table)
        awaited = awaited_users(table)
        turn = table.game.turn(table.state)
        posted_turn, posted_users = _read_key(row.post_key)
        told = await story.chapters(self.bot.tables, table, last=story.WINDOW)
        # Whatever happened after the last post, be it turns that played themselves.
        turns = range(min(turn - 1, max(posted_turn, 0)), turn + 1)
        picture = await self._board(table, told, turns)
        view = await posts.turn_view(self.bot.tables, table, turns, picture, live=True)
        key = f"{turn}/{','.join(map(str, awaited))}"
        now = utc_now()
        if (
            row.post_message is not None
            and posted_turn == turn
            and set(awaited) <= posted_users
            and now - row.post_at < EDITABLE
            and await discord_io.edit(self.bot, row.thread, row.post_message, view, pictures=[picture])
        ):
            await self.store.matches.set_post(row.id, row.post_message, key, row.post_at)
            return row.post_message
        ping = awaited if posted_turn != turn else sorted(set(awaited) - posted_users)
        message = await discord_io.post(self.bot, row.thread, view, pictures=[picture], ping=ping)
        await self.store.matches.set_post(row.id, message, key, now)
        if row.post_message is not None:
            await self._retire(table, row.post_message, posted_turn)
        return message

    async def _show_result(self, table: Table) -> int:
        row = table.row
        assert row.thread is not None
        told = await story.chapters(self.bot.tables, table, last=story.WINDOW)
        labels = Labels(table.game, words(row.lang), [written(name) for name in table.names])
        turn = told[-1].turn if told else 0
        turns = range(min(turn - 1, max(_read_key(row.post_key)[0], 0)), turn + 1)
        lines = story.lines(labels, story.of_turns(told, turns), None)
        picture = await self._board(table, told, turns)
        people = [seat.user for seat in table.seats if seat.kind == "person"]
        view = posts.result_view(table, picture, lines)
        message = await discord_io.post(self.bot, row.thread, view, pictures=[picture], ping=people)
        await self.store.matches.set_post(row.id, message, f"{turn}/", utc_now())
        if row.post_message is not None:
            await self._retire(table, row.post_message, _read_key(row.post_key)[0])
        return message

    async def _board(self, table: Table, told: list[story.Chapter], turns: range) -> Picture:
        latest = [event for part in story.of_turns(told, turns) for event in part.events]
        news = told[-1].events if told else []
        scene = scene_of(table, viewer=None, lang=table.row.lang, news=news, changes=latest)
        return await self.bot.pictures.draw(scene)

    async def _retire(self, table: Table, message: int, turn: int) -> None:
        """Take the controls off the post of an earlier turn; if that fails, its stale buttons still say so."""
        assert table.row.thread is not None
        try:
            view = await posts.turn_view(self.bot.tables, table, range(turn - 1, turn + 1), None, live=False)
            await discord_io.edit(self.bot, table.row.thread, message, view)
        except discord_io.PostFailed as failed:
            log.info("an old post of match %s keeps its buttons: %s", table.row.id, failed)


def _match(entry: OutboxRow) -> int:
    assert entry.match is not None
    return entry.match


def _only_turns(due: list[OutboxRow], newest: OutboxRow) -> bool:
    """Whether nothing but turn posts stands before the newest of them."""
    return all(row.kind == "turn" for row in due if row.id < newest.id)


def _read_key(key: str) -> tuple[int, set[int]]:
    """The turn and the awaited people that the last board post was made for."""
    turn, _, users = key.partition("/")
    return (int(turn) if turn else -1), {int(user) for user in users.split(",") if user}
