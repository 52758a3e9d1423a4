"""The posts in a match's thread: the opening, one board per turn, the result."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord

from cogs.discord_io import messages, threads
from cogs.discord_io.clock import utc_now
from cogs.discord_io.members import Members
from cogs.match import history
from cogs.match.refusals import Refusal
from cogs.match.tables import NOT_PLAYABLE, Table, Tables, awaited_users, thinking_seats
from cogs.posting import turn_view
from cogs.posting.outbox import Outbox, Sender
from cogs.posting.pings import Pings
from cogs.posting.posted import Posted, alone_since, before, is_of, known_to, opened_at, told_since, untold
from cogs.posting.result_view import result_view
from cogs.posting.retiring import Retiring
from cogs.presentation.history import news_of
from cogs.presentation.icons import Icons
from cogs.presentation.labels import labels_for
from cogs.presentation.people import names_of
from cogs.presentation.pictures import Pictures
from cogs.presentation.ratings import told as rating_told
from cogs.presentation.scenes import scene_of, when
from cogs.presentation.telling import told_above
from cogs.standings.ratings import Ratings
from db.rows import MoveRow, OutboxRow
from locales import PREFIXES, words
from render.scene import Picture

log = logging.getLogger("tablebot.boards")

EDITABLE = 3600  # seconds; Discord limits edits of older messages
RESULT_TEXT = 1500  # characters about the last turns in the last post, which tells the points of all besides


class Turns:
    """Delivers the outbox entries ``open`` and ``turn``."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        members: Members,
        ratings: Ratings,
        pictures: Pictures,
        outbox: Outbox,
        pings: Pings,
        retiring: Retiring,
        icons: Icons,
        refresh_lobby: Sender,
        think: Callable[[int], None],
        holders_moved: Callable[[Table, int], Awaitable[None]],
    ) -> None:
        self._client, self._tables, self._members = client, tables, members
        self._ratings, self._pictures, self._outbox, self._pings = ratings, pictures, outbox, pings
        self._store, self._retiring, self._refresh_lobby = tables.store, retiring, refresh_lobby
        self._think = think  # wakes the strong computers of a match
        self._holders_moved = holders_moved  # renews the questions about the seats of those who have moved
        self._icons = icons
        self._attempted: set[str] = set()  # keys of entries whose post was sent without hearing what became of it
        outbox.register("open", self.send_opening)
        outbox.register("turn", self.send_turn)

    async def send_opening(self, entry: OutboxRow, payload: dict[str, Any]) -> int:
        """Open the thread, send the lobby's readers there, post the order of play. Raises PostFailed."""
        table = await self._tables.load(entry.match or 0)
        row = table.row
        thread = row.thread
        if thread is None:
            thread = await threads.open_thread(self._client, row.channel, row.lobby_message, thread_name(table))
            await self._store.matches.set_thread(row.id, thread)
        await self._refresh_lobby(entry, payload)
        people = [seat.user for seat in table.seats if seat.kind == "person"]
        ping = await self._pings.pingable(people, row)
        return await messages.post(self._client, thread, turn_view.opening_view(table), ping=ping, once=entry.key)

    async def send_turn(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Show the match as it stands now, whatever the entry was made for. Raises PostFailed."""
        match = entry.match or 0
        try:
            table = await self._tables.load(match)
        except Refusal as refusal:
            if refusal.code not in NOT_PLAYABLE | {"match-over"}:
                raise
            return None  # it is posted when the match goes on, unless its host has ended it
        if table.row.thread is None:
            return None
        if table.row.status == "running":
            again = entry.id <= self._outbox.inherited or entry.key in self._attempted
            thinking = thinking_seats(table)
            # Where strong computers begin, the first board is the one that calls somebody.
            early = thinking and table.row.post_message is None and not awaited_users(table) and not again
            refresh = payload.get("refresh", False)
            message = None if early else await self._show_turn(table, entry.key, again=again, refresh=refresh)
            await self._holders_moved(table, Posted.read(table.row.post_key).unbroken(table.row).told)
            if thinking:
                self._think(table.row.id)
            return message
        if table.row.status == "finished":
            return await self._show_result(table, entry.key)
        await self._retiring.retire(table, None)
        if table.row.post_message is not None:
            # Should the match be taken up again, it gets a board below what was posted since.
            key = str(Posted.read(table.row.post_key)._replace(users=frozenset()))
            await self._store.matches.set_post(table.row.id, table.row.post_message, key, table.row.post_at)
        return None

    async def _show_turn(self, table: Table, once: str, *, again: bool, refresh: bool) -> int:
        """The post of the current turn: edited while it is young, else posted anew.

        Turns that somebody takes one after another are one to the others, and nobody is called by his own move.
        ``again``: a delivery before may have got as far as Discord without learning of it. So it is posted in any case, under
        the same mark: what may be in the thread becomes the newest board instead of standing below it for ever. ``refresh``: only
        what stands above the board has changed, so an old one is edited, too.
        """
        row, turn = table.row, table.game.turn(table.state)
        assert row.thread is not None
        awaited, posted = awaited_users(table), Posted.read(row.post_key).unbroken(row)
        told = await history.past_moves(self._tables, table, last=history.WINDOW)
        own = await self._own_move(table, posted, told)
        directly = (
            own is not None and awaited == [own.user] and all(part.row.seat == own.seat for part in after(told, own))
        )
        here = is_of(posted, turn) or directly
        post = row.post_message if here and posted.users.issuperset(awaited) and not again else None
        if thinking_seats(table) and not awaited and not again:
            # Nobody is called, and the board that calls somebody follows soon: whatever its turn, the last post says who thinks.
            post, refresh = row.post_message, True
        if utc_now() - row.post_at >= EDITABLE and not refresh:
            post = None
        seats = [seat.seat for seat in table.seats if seat.user in awaited]
        read = own is not None and awaited == [own.user]
        since = told_since(posted, read=read) if post is not None else untold(posted, told, seats)
        if len(table.seats) == 1:
            since = max(since, alone_since(told, turn))
        known = posted.known if post is not None else known_to(posted, told, seats)
        picture = await self._picture(table, told, since)
        missing = await self._members.missing(row, awaited)
        view = await turn_view.turn_view(
            self._tables, table, told, since, picture, known=known, icons=self._icons.of(row.slug), missing=missing
        )
        made_for = Posted(
            turn,
            frozenset(awaited),
            picture.filename,
            when(table, row.lang),
            posted.first if post is not None else before(posted, turn),
            picture.alt,
            frozenset(missing),
            since,
            row.ply,
            posted.fresh if post is not None else posted.told,
            known,
            posted.opened if post is not None else opened_at(posted, row),
            row.revision,
        )
        key = str(made_for)
        if post is not None and await messages.edit(self._client, row.thread, post, view, pictures=[picture]):
            await self._store.matches.set_post(row.id, post, key, row.post_at)
            return post
        called = posted.users if turn <= posted.turn else frozenset([own.user] if own is not None else [])
        ping = await self._pings.pingable([user for user in awaited if user not in called], row)
        self._attempted.add(once)
        message = await messages.post(self._client, row.thread, view, pictures=[picture], ping=ping, once=once)
        # Before it is forgotten: after a crash in between it must still be found.
        await self._retiring.retire(table, message)
        await self._store.matches.set_post(row.id, message, key, utc_now())
        self._attempted.discard(once)
        return message

    async def _own_move(self, table: Table, posted: Posted, told: list[history.PastMove]) -> MoveRow | None:
        """The newest move that the bot did not make, if the match waits again, by this move, for whoever made it and was awaited
        for it: he has read that it is his turn as the answer to his move.
        """
        own = next((part.row for part in reversed(told) if not part.row.automatic), None)
        if own is None or own.user not in posted.users:
            return None
        waits = await self._store.awaited.of_match(table.row.id)
        return own if any((wait.user, wait.since) == (own.user, own.at) for wait in waits) else None

    async def _show_result(self, table: Table, once: str) -> int:
        row = table.row
        assert row.thread is not None
        told = await history.past_moves(self._tables, table, last=history.WINDOW)
        turn, posted = told[-1].turn if told else 0, Posted.read(row.post_key).unbroken(row)
        seats = [seat.seat for seat in table.seats if seat.kind == "person"]
        since, known = untold(posted, told, seats), known_to(posted, told, seats)
        labels = labels_for(table, row.lang, self._icons.of(row.slug))
        above = told_above(labels, [*map(before_the_end, history.after(told, known))], RESULT_TEXT)
        picture = await self._picture(table, told, since)
        scores = await self._pictures.draw(scene_of(table, viewer=None, lang=row.lang, view="scores"))
        people = [seat.user for seat in table.seats if seat.kind == "person"]
        pictures = [picture, scores]
        rating = await rating_told(self._ratings, self._store, row, words(row.lang))
        view = result_view(table, pictures, above, rating, utc_now())
        ping = await self._pings.pingable(people, row)
        message = await messages.post(self._client, row.thread, view, pictures=pictures, ping=ping, once=once)
        await self._retiring.retire(table, message)
        # It is retired only if the end is taken back.
        over = words(row.lang)("result-taken-back")
        made_for = Posted(turn, frozenset(), picture.filename, over, before(posted, turn))
        key = str(made_for._replace(since=since, told=row.ply, known=known, opened=row.ply, revision=row.revision))
        await self._store.matches.set_post(row.id, message, key, utc_now())
        return message

    async def _picture(self, table: Table, told: list[history.PastMove], since: int) -> Picture:
        latest = [event for part in history.after(told, since) for event in part.events]
        news = news_of(labels_for(table, table.row.lang), told)
        scene = scene_of(table, viewer=None, lang=table.row.lang, news=news, changes=latest)
        return await self._pictures.draw(scene)


def after(told: list[history.PastMove], own: MoveRow) -> list[history.PastMove]:
    """What followed a move."""
    return [part for part in told if part.row.ply > own.ply]


def before_the_end(part: history.PastMove) -> history.PastMove:
    """What happened by a move, the end of the match apart: the title of the result says why it is over."""
    return replace(part, events=[event for event in part.events if event.kind != "finished"])


def thread_name(table: Table) -> str:
    """The name of a match's thread, at most 100 characters."""
    w = words(table.row.lang)
    game, names = w(f"{PREFIXES[table.row.slug]}-name"), names_of(table.seats, w)
    return f"{game} {table.row.id} – {', '.join(names)}"[:100]
