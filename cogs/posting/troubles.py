"""What keeps the posts of a match from Discord: told once to its host, who may mend it, and in the end to all who play in it.

What stands in the way is noted as long as it does, so whoever asks for the match or moves in it reads of it, too; who has been
told is noted apart, as that may fail and is then tried again with the next delivery.
"""

from __future__ import annotations

import logging

import discord

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.languages import language_for
from db.rows import MatchRow, OutboxRow
from db.store import Store
from locales import words

log = logging.getLogger("tablebot.troubles")

_AND = "|"  # between what somebody was told
_PAST = "-"  # before what stands in the way no more, but was told
PATIENCE_S = 2 * 24 * 3600  # so long only the host is told; what passes by itself nobody is told of before


class Troubles:
    """Notes, tells and forgets what stands in the way of a match's posts."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._store = client, store
        self._servers: dict[int, int] = {}  # by match, where something stands in the way since this start

    def on_server(self, server: int) -> list[int]:
        """The matches there whose posts wait; a start tries all anew, so none of before is lacking."""
        return [match for match, where in self._servers.items() if where == server]

    async def text(self, match: int, lang: str) -> str:
        """Why the posts of a match wait and what would help; "" if they do not."""
        noted = await self._store.servers.get_value(_noted(match))
        if not noted or noted.startswith(_PAST):
            return ""
        row = await self._store.matches.load(match)
        return _why(row, noted, lang) if row is not None else ""

    async def tell(self, entry: OutboxRow, failed: failures.PostFailed) -> None:
        """An entry could not be posted: tell whom it concerns and who has not been told yet."""
        row = await self._store.matches.load(entry.match or 0)
        old = utc_now() - entry.created_at >= PATIENCE_S
        if row is None or (failed.failure == "later" and not old):
            return
        what = f"{failed.failure} {failed.code}"
        self._servers[row.id] = row.server
        if failed.failure != "refused":
            await self._store.servers.set_value(_noted(row.id), what)
        reached = await self._reach(row, row.host, what, entry)
        if not reached or old:
            for seat in await self._store.seats.of(row.id):
                if seat.kind == "person" and seat.user != row.host:
                    await self._reach(row, seat.user, what, entry, to_all=True)

    async def over(self, match: int, *, anew: bool) -> None:
        """Nothing waits any more. Where something was posted ``anew`` the next trouble is news; where it was only edited it is not,
        for what may be edited may still not be posted.
        """
        self._servers.pop(match, None)
        noted = await self._store.servers.get_value(_noted(match))
        if not noted:
            return
        if not anew:
            await self._store.servers.set_value(_noted(match), f"{_PAST}{noted.removeprefix(_PAST)}")
            return
        await self._store.servers.set_value(_noted(match), "")
        row = await self._store.matches.load(match)
        assert row is not None
        for user in [row.host, *(seat.user for seat in await self._store.seats.of(match))]:
            await self._store.servers.set_value(_reached(match, user), "")

    async def _reach(self, row: MatchRow, user: int, what: str, entry: OutboxRow, *, to_all: bool = False) -> bool:
        """Tell somebody once: by direct message, else in the match's channel. Whether he has been told."""
        since = entry.created_at if to_all else None
        reached = (await self._store.servers.get_value(_reached(row.id, user)) or "").split(_AND)
        if _kind(what) in map(_kind, reached):
            return True
        # Made again as long as the same entry is the first to wait, it is the same message: the answer to the first, or the note of
        # it, may have been lost, and another entry may be the next to meet the trouble.
        once = f"{_reached(row.id, user)}:{what}:{await self._store.outbox.first_waiting(row.id)}"
        lang = await language_for(self._store, user, row.lang)
        try:
            if await messages.direct(self._client, user, _view(row, what, lang, since), once=once) is None:
                view = _view(row, what, row.lang, since, f"<@{user}>")
                await messages.post(self._client, row.channel, view, ping=[user], once=once)
        except failures.PostFailed as error:
            log.warning("person %s could not be told of match %s: %s", user, row.id, error)
            return False
        await self._store.servers.set_value(_reached(row.id, user), _AND.join([*filter(None, reached), what]))
        return True


def _view(row: MatchRow, what: str, lang: str, since: int | None, called: str = "") -> discord.ui.LayoutView:
    why = "\n".join(filter(None, [called, _why(row, what, lang)]))
    more = words(lang)("players-told", since=f"<t:{since}:f>") if since is not None else ""
    return layout.text_view(why, more)


def _why(row: MatchRow, what: str, lang: str) -> str:
    kind, _, code = what.partition(" ")
    return words(lang)(f"host-told-{kind}", match=row.id, channel=f"<#{row.thread or row.channel}>", code=code)


def _kind(what: str) -> str:
    return what.partition(" ")[0]


def _noted(match: int) -> str:
    """The note of what stands in the way of a match's posts."""
    return f"told:{match}"


def _reached(match: int, user: int) -> str:
    """The note of all that somebody was told since posts began to wait: entries may wait for different reasons."""
    return f"told:{match}:{user}"
