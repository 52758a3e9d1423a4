"""What the table decides: to take moves back, to end the match, to play for somebody whose time is up, to give a seat away.

All who have a say must agree; the tally is public. Computers agree to everything, and whoever is away is not waited for if more
than half agree; days after the last answer nobody is, so that a seat whose holder has gone blocks nothing for ever. Whoever still
plays in a seat is asked before it is given away, and waited for a day. An end can be taken back for a day only (see
``cogs.match.reopening``): there silence lets it stand.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import msgspec

from cogs.match import reopening
from cogs.match.away import away_until
from cogs.match.entries import end_entries, notice
from cogs.match.playing import Playing
from cogs.match.questions import PATIENCE_S, REPLY_S, Question
from cogs.match.refusals import Refusal
from cogs.match.seating import Seating
from cogs.match.tables import Table, Tables
from db.rows import AskedRow, OutboxEntry
from db.store import StoreError

log = logging.getLogger("tablebot.votes")


@dataclass(frozen=True)
class Tally:
    """How a question stands: who has answered what, who is not waited for, and since when the table has waited for the rest (None:
    nobody has answered). ``held``: whoever has the seat that is asked about still plays, and is waited for.
    """

    votes: dict[int, bool]
    absent: set[int]
    since: int | None
    held: bool = False


@dataclass(frozen=True)
class Carried:
    """A question that was carried, to the table as it was asked, and how it stood."""

    table: Table
    question: Question
    tally: Tally


class Roll(Protocol):
    """Knows who is on a server."""

    async def gone(self, server: int, users: Sequence[int], *, now: bool = False) -> set[int]:
        """Those of the people who are not on the server."""
        ...


class Voting:
    """Puts questions (see ``cogs.match.questions``) and carries out what is agreed; the votes are kept in the database."""

    def __init__(self, tables: Tables, playing: Playing, seating: Seating, roll: Roll) -> None:
        self._tables, self._playing, self._seating, self._roll = tables, playing, seating, roll
        self._store = tables.store

    async def table(self, match: int, question: Question, now: int, *, consents: int | None = None) -> Table:
        """The table that is asked: where the end is to be taken back, as it was before, so that whoever left by it has a say.
        ``consents``: who agrees; the holder of a seat may give it away though he has moved since.

        Raises Refusal where the match is over for good or the question has become pointless.
        """
        table = await self._tables.load(match)
        if table.row.status != "running" and question.kind != "undo":
            raise Refusal("match-over", match=match)
        if question.is_stale(table):
            raise Refusal("stale")
        if (consents is None or consents != question.holder) and await self.holder_is_back(table, question):
            raise Refusal("holder-is-back")
        if question.kind == "lapse" and not await self._is_up(table, question.numbers[0], now):
            raise Refusal("time-again")
        if table.row.status == "running":
            return table
        reopening.check(table.row, now)
        moves = await self._store.moves.of(match, to_ply=question.numbers[0])
        return replace(table, state=self._tables.replayed(table, moves))

    async def ask(self, match: int, question: Question, user: int, now: int) -> tuple[Table, Tally, bool]:
        """Put a question for somebody, who agrees if he has a say; the table that is asked, how it stands then, and whether it was
        carried at once. Raises Refusal.
        """
        await self.ask_anew(await self._tables.load(match), question, now)
        table = await self.table(match, question, now)
        # Who wants a seat has none yet, and no say.
        if question.kind != "take" or table.seat_of(user) is not None:
            await self.answer(table, question, user, True, now)
        carried = await self.settle(table, question, user, now)
        if not carried:
            await self.put(match, question.revision, question.text, now)
        return table, await self.tally(table, question, now), carried

    async def holder_is_back(self, table: Table, question: Question) -> bool:
        """Whether the holder of a seat that somebody wants has refused, or has moved since that was asked or answered last."""
        if (holder := question.holder) is None:
            return False
        votes = await self._store.votes.of(table.row.id, question.filed)
        return votes.get(holder) is False or await self.moved_at(table, question) is not None

    async def moved_at(self, table: Table, question: Question) -> int | None:
        """The ply of the first move of a seat's holder since somebody wanted it or that was answered last; None for none."""
        row = table.row
        answered = await self._store.votes.last_answer(row.id, question.filed)
        asked_at_ply = row.ply - (row.revision - question.revision) if question.revision >= row.unbroken else row.ply
        own = [
            move for move in await self._store.moves.of(row.id) if move.user == question.holder and not move.automatic
        ]
        since = (m.ply for m in own if m.ply > asked_at_ply or (answered is not None and m.at > answered))
        return min(since, default=None)

    async def ask_anew(self, table: Table, question: Question, now: int) -> None:
        """Forget the answers to an earlier question about a seat whose holder was back then, unless he refused lately."""
        if not await self.holder_is_back(table, question):
            return
        votes = await self._store.votes.of(table.row.id, question.filed)
        answered = await self._store.votes.last_answer(table.row.id, question.filed) or 0
        if votes.get(question.holder or 0) is False and now - answered < PATIENCE_S:
            raise Refusal("holder-is-back")
        await self._store.votes.forget(table.row.id, question.filed)

    async def put(self, match: int, revision: int, text: str, now: int) -> bool:
        """Have a question posted, once; False where a person is to be asked about nobody but himself whether he shall move."""
        table, question = await self._tables.load(match), Question(text, revision)
        if question.kind == "lapse" and question.subject(table) in question.voters(table):
            return False
        payload = msgspec.json.encode({"question": text, "revision": revision}).decode()
        # A seat may be asked for anew at the same revision: the one who refused to give it up has not moved either.
        again = {"take": f":{revision}:{now // PATIENCE_S}", "end": f":{revision}"}.get(question.kind, "")
        await self._store.outbox.add([OutboxEntry(f"{question.key(match)}{again}", match, "vote", payload)], now)
        return True

    async def answer(self, table: Table, question: Question, user: int, agrees: bool, now: int) -> None:
        """Keep what a player answers. Raises Refusal where he has no say."""
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("no-seat", match=table.row.id)
        if seat in table.state.left:
            raise Refusal("has-left")
        if not question.may_answer(table, user):
            raise Refusal("not-asked")
        await self._store.votes.put(table.row.id, user, question.filed, agrees, now)

    async def tally(self, table: Table, question: Question, now: int) -> Tally:
        """How the question stands. Nobody is waited for who is away, or when the table has been patient long enough."""
        votes = await self._store.votes.of(table.row.id, question.filed)
        since = await self._store.votes.patient_since(table.row.id, question.filed)
        voters = question.voters(table)
        if since is not None and now - since >= PATIENCE_S:
            return Tally(votes, set(voters), since)
        absent = set(await away_until(self._store, voters, table.row.server, now))
        return Tally(votes, absent, since, await self._is_held(table, question, since, now))

    async def _is_held(self, table: Table, question: Question, since: int | None, now: int) -> bool:
        """Whether a seat that is asked about is kept for its holder: a day from the last answer on, unless he was away when it was
        asked, the match had waited for him for a day, or his time was up; so what he was told holds, whatever comes meanwhile.
        """
        if (holder := question.holder) is None or (since is not None and now - since >= REPLY_S):
            return False
        match, seat = table.row.id, question.numbers[0]
        put = await self._store.outbox.put_at(match, question.key(match))
        asked = put if put is not None else since if since is not None else now
        if any(absence.starts <= asked < absence.ends for absence in await self._store.hours.absences(holder)):
            return False
        if any(
            wait.user == holder and asked - wait.since >= REPLY_S for wait in await self._store.awaited.of_match(match)
        ):
            return False
        if await self._is_up(table, seat, asked):
            return False
        return not await self._roll.gone(table.row.server, [holder])

    async def _is_up(self, table: Table, seat: int, at: int) -> bool:
        """Whether the time of a seat was up at a time."""
        return any((row.match, row.seat) == (table.row.id, seat) for row in await self._store.clocks.lapsed(at))

    async def settle(self, table: Table, question: Question, by: int, now: int) -> bool:
        """Carry the decision out once all agree (``by`` was the last); whether that was so."""
        match, revision = table.row.id, question.revision
        tally = await self.tally(table, question, now)
        if not question.is_carried(table, tally.votes, tally.absent, tally.held):
            return False
        if question.kind == "end":
            outbox = end_entries(table.row, "notice-ended-by-vote", {})
            await self._store.matches.close(match, "closed", "vote", outbox=outbox, now=now)
        elif question.kind == "take":
            seat, user, _ = question.numbers
            person = await self._store.people.get(user)
            await self._seating.give(table, seat, user or None, person.name, now=now)
        elif question.kind == "lapse":
            (seat,) = question.numbers
            told = notice(match, f"{match}:lapse:{revision}", "notice-lapsed", {"by": table.seats[seat].user})
            await self._playing.play_out(match, seat, revision=revision, told=told, now=now)
        else:
            await self._take_back(table, question, by, now)
        return True

    async def lose_patience(self, now: int, there: Collection[int]) -> list[Carried]:
        """Carry out what nobody has refused for days although some were silent, where that is enough, on the servers where people
        can answer (``there``); a day is enough for a seat that all others want to give away.
        """
        carried: list[Carried] = []
        for asked in await self._store.votes.unrefused(now - REPLY_S):
            try:
                if (found := await self._settle_silent(asked, now, there)) is not None:
                    carried.append(found)
            except (Refusal, StoreError) as error:
                log.info("question %s of match %s cannot be carried out: %s", asked.kind, asked.match, error)
            except Exception:
                log.exception("question %s of match %s", asked.kind, asked.match)
        return carried

    async def _settle_silent(self, asked: AskedRow, now: int, there: Collection[int]) -> Carried | None:
        table = await self._tables.load(asked.match)
        question = Question.of_filed(asked.kind, table.row.revision)
        if question.is_stale(table) or await self.holder_is_back(table, question):
            return None
        # Who could not read the question was not silent.
        if table.row.server not in there or await self._store.outbox.waiting(asked.match):
            return None
        tally = await self.tally(table, question, now)
        of_days = tally.since is not None and now - tally.since >= PATIENCE_S
        if not (of_days or question.kind == "take") or not await self.settle(table, question, min(tally.votes), now):
            return None
        said = "notice-silence" if of_days else "notice-silence-of-holder"
        told = notice(asked.match, f"{asked.match}:silence:{asked.kind}:{now}", said, {})
        await self._store.outbox.add([told], now)
        return Carried(table, question, tally)

    async def _take_back(self, table: Table, question: Question, by: int, now: int) -> None:
        match, (to_ply,) = table.row.id, question.numbers
        try:
            await self._playing.undo(match, to_ply=to_ply, revision=question.revision, by=by, reason="consent", now=now)
        except Refusal:
            # Of two who agree at the same moment the second finds it done.
            if (await self._tables.load(match)).row.ply > to_ply:
                raise
