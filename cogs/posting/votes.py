"""The post of a question to the table: who agrees, who refuses, who is still missing, how long the table waits."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import discord
import msgspec

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.match.history import past_moves, taken_back
from cogs.match.names import written
from cogs.match.questions import PATIENCE_S, REPLY_S, Question
from cogs.match.refusals import Refusal
from cogs.match.tables import NOT_PLAYABLE, Table, Tables
from cogs.match.voting import Tally, Voting
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings
from cogs.presentation.alike import told_apart
from cogs.presentation.labels import labels_for
from cogs.presentation.people import called_of, names_of
from cogs.presentation.taken_back import undone, undone_lines
from db.rows import OutboxRow, SeatRow
from locales import Words, words

log = logging.getLogger("tablebot.votes")


class VotePosts:
    """Delivers the outbox entries ``vote``."""

    def __init__(self, client: discord.Client, tables: Tables, voting: Voting, outbox: Outbox, pings: Pings) -> None:
        self._client, self._tables, self._voting, self._pings = client, tables, voting, pings
        outbox.register("vote", self.send)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Post the question in the thread, naming those who have not answered; nothing if it has become pointless."""
        question, now = Question(payload["question"], payload["revision"]), utc_now()
        try:
            table = await self._voting.table(entry.match or 0, question, now)
        except Refusal as refusal:
            if refusal.code in NOT_PLAYABLE:
                raise
            return None
        if table.row.thread is None:
            return None
        tally = await self._voting.tally(table, question, now)
        asked = [*question.voters(table), *([question.holder] if tally.held and question.holder else [])]
        missing = [user for user in dict.fromkeys(asked) if user not in tally.votes]
        ping = await self._pings.pingable(missing, table.row)
        view = await self.view(table, question, tally)
        return await messages.post(self._client, table.row.thread, view, ping=ping, once=entry.key)

    async def view(self, table: Table, question: Question, tally: Tally) -> discord.ui.LayoutView:
        """The question with its tally, and its buttons as long as it is open."""
        user = question.numbers[1] if question.kind == "take" else 0
        w = words(table.row.lang)
        newcomer = _newcomer(table, user, (await self._tables.store.people.get(user)).name, w) if user else ""
        asked, told = _asked(table, question, newcomer, w), _told(table, question, tally, w)
        carried = question.is_carried(table, tally.votes, tally.absent, tally.held)
        if question.kind == "undo":
            asked = "\n".join(
                [asked, *await self._undone(table, question.numbers[0], carried), end_shows(table, w)]
            ).strip()
        if carried:
            return layout.text_view(asked, told, w("vote-carried"))
        if question.holder is not None and tally.votes.get(question.holder) is False:
            return layout.text_view(asked, told, w("vote-holder-stays"))
        until = _until(table, question, tally, w)
        if table.row.final_at is not None:
            until = w("vote-final", at=f"<t:{table.row.final_at}:f>")
        if refusing := [user for user in question.voters(table) if tally.votes.get(user) is False]:
            named = zip(table.seats, names_of(table.seats, w), strict=True)
            players = ", ".join(written(name) for seat, name in named if seat.user in refusing)
            until = w("vote-refused", players=players)
        press = (table.row.id, question.revision, question.text)
        controls = [
            Press(Pressed("yes", *press), w("vote-agree"), discord.ButtonStyle.success),
            Press(Pressed("no", *press), w("vote-refuse"), discord.ButtonStyle.danger),
        ]
        return layout.text_view(asked, told, until, controls=controls)

    async def renew(self, table: Table, question: Question, tally: Tally) -> None:
        """Let the posts of a question, as far as there are any by now, say how it stands; ``table`` is the one that was asked. What
        stands in the way is left: whoever presses there reads it all the same.
        """
        await self._edit(table, question, await self.view(table, question, tally))

    async def _edit(self, table: Table, question: Question, view: discord.ui.LayoutView) -> None:
        row = table.row
        for message in await self._tables.store.outbox.posts_of(row.id, question.key(row.id)):
            try:
                assert row.thread is not None  # there are posts
                await messages.edit(self._client, row.thread, message, view)
            except failures.PostFailed as failed:
                log.info("a question of match %s stands as it was: %s", row.id, failed)

    async def holders_moved(self, table: Table, since: int) -> None:
        """Let the questions about a seat say that it stays taken, once its holder has moved: first after the ply ``since``. Whoever
        was quicker with a button is answered the same.
        """
        match, lately = table.row.id, utc_now() - PATIENCE_S - REPLY_S
        for payload in await self._tables.store.outbox.begun_by(f"vote:{match}:take-", lately):
            put = msgspec.json.decode(payload)
            question = Question(put["question"], put["revision"])
            first = await self._voting.moved_at(table, question)
            if question.is_stale(table) or question.holder is None or first is None or first <= since:
                continue
            await self._edit(table, question, await self.lapsed(match, question, Refusal("holder-is-back")))

    async def lapsed(self, match: int, question: Question, refusal: Refusal) -> discord.ui.LayoutView:
        """A question that has become pointless, and why; without buttons, so that nobody presses them in vain again."""
        table = await self._tables.load(match)
        user = question.numbers[1] if question.kind == "take" else 0
        w = words(table.row.lang)
        newcomer = _newcomer(table, user, (await self._tables.store.people.get(user)).name, w) if user else ""
        why = w("vote-lapsed-stale", last=await self._last(table)) if refusal.code == "stale" else ""
        return layout.text_view(
            _asked(table, question, newcomer, w),
            w("vote-lapsed", why=why or w(f"error-{refusal.code}", **refusal.facts)),
        )

    async def _last(self, table: Table) -> str:
        told = await past_moves(self._tables, table, last=1)
        return next(iter(undone(labels_for(table, table.row.lang), told, None)), "")

    async def _undone(self, table: Table, to_ply: int, carried: bool) -> list[str]:
        """What would be taken back, or ``carried`` has been, a line a move, as far as everybody may read it; the newest where there
        are very many.
        """
        if carried:
            moves = await taken_back(self._tables, table, to_ply)
        else:
            moves = [part for part in await past_moves(self._tables, table) if part.row.ply > to_ply]
        return undone_lines(labels_for(table, table.row.lang), moves, None)


def end_shows(table: Table, w: Words) -> str:
    """What stays known although the end of a match is taken back; "" where there was no end by playing."""
    return w("undo-over-known", points="yes" if table.game.scored else "no") if table.row.status == "finished" else ""


def _asked(table: Table, question: Question, newcomer: str, w: Words) -> str:
    if question.kind in ("end", "undo"):
        return (
            w("vote-end")
            if question.kind == "end"
            else w("vote-reopen" if table.row.final_at is not None else "vote-undo")
        )
    player = written(names_of(table.seats, w)[question.numbers[0]])
    if question.kind == "lapse":
        return w("vote-lapse", player=player)
    asked = w("vote-take", player=player, by=newcomer, computer="no" if question.numbers[1] else "yes")
    return "\n".join([asked, w("vote-take-rated")] if table.row.rated else [asked])


def _newcomer(table: Table, user: int, name: str, w: Words) -> str:
    """Who wants a seat; Discord's own link tells who it is where the name is like one at the table."""
    *_, shown = told_apart([*names_of(table.seats, w), name], [*range(1, len(table.seats) + 2)])
    return written(name) if shown == name else f"{written(name)} (<@{user}>)"


def _until(table: Table, question: Question, tally: Tally, w: Words) -> str:
    """How long is waited for whom."""
    since = tally.since
    if tally.held:
        player = written(names_of(table.seats, w)[question.numbers[0]])
        at = f"<t:{since + REPLY_S}:f>" if since is not None else ""
        agreed = all(tally.votes.get(user) for user in question.voters(table))
        return w("vote-held", player=player, at=at, asked="no" if not at else "agreed" if agreed else "yes")
    return w("vote-until", at=f"<t:{since + PATIENCE_S}:f>") if since is not None else ""


def _told(table: Table, question: Question, tally: Tally, w: Words) -> str:
    votes, voters = tally.votes, question.voters(table)
    shown = {*voters, *votes, *([question.holder] if tally.held else [])}
    # Those who have not answered are called by the post, which takes a mention.
    names = zip(table.seats, names_of(table.seats, w), called_of(table.seats, w), strict=True)
    lines = [
        w("vote-line", player=written(name) if seat.user in votes else called, vote=_word(seat, votes, tally.absent))
        for seat, name, called in names
        if seat.kind != "person" or seat.user in shown
    ]
    agreed = sum(votes.get(user, False) for user in voters)
    others = "yes" if question.holder in shown else "no"
    return "\n".join([*lines, w("vote-count", agreed=agreed, all=len(voters), others=others)])


def _word(seat: SeatRow, votes: dict[int, bool], absent: Collection[int]) -> str:
    if seat.kind != "person":
        return "computer"
    vote = votes.get(seat.user)
    if vote is None:
        return "away" if seat.user in absent else "open"
    return "yes" if vote else "no"
