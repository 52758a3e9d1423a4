"""The post of a question to the table: who agrees, who refuses, who is still missing, how long the table waits."""

from __future__ import annotations

from collections.abc import Collection

import discord

from cogs.discord_io import layout
from cogs.discord_io.controls import Press, Pressed
from cogs.match.names import written
from cogs.match.questions import PATIENCE_S, Question
from cogs.match.tables import Table
from db.rows import SeatRow
from locales import Words, words


def view(
    table: Table,
    question: Question,
    votes: dict[int, bool],
    absent: Collection[int],
    answered: int | None,
    newcomer: str,
) -> discord.ui.LayoutView:
    """The question with its tally, and its buttons as long as it is open.

    ``absent`` are not waited for, ``answered`` is the time of the last answer, ``newcomer`` the name of who wants a seat.
    """
    w = words(table.row.lang)
    asked, tally = _asked(table, question, newcomer, w), _tally(table, question, votes, absent, w)
    if question.is_carried(table, votes, absent):
        return layout.text_view(asked, tally, w("vote-carried"))
    until = w("vote-until", at=f"<t:{answered + PATIENCE_S}:f>") if answered is not None else ""
    press = (table.row.id, question.revision, question.text)
    controls = [
        Press(Pressed("yes", *press), w("vote-agree"), discord.ButtonStyle.success),
        Press(Pressed("no", *press), w("vote-refuse"), discord.ButtonStyle.danger),
    ]
    return layout.text_view(asked, tally, until, controls=controls)


def _asked(table: Table, question: Question, newcomer: str, w: Words) -> str:
    if question.kind in ("end", "undo"):
        return w("vote-end") if question.kind == "end" else w("vote-undo")
    player = written(table.seats[question.numbers[0]].name)
    if question.kind == "lapse":
        return w("vote-lapse", player=player)
    asked = w("vote-take", player=player, by=written(newcomer), computer="no" if question.numbers[1] else "yes")
    return "\n".join([asked, w("vote-take-rated")] if table.row.rated else [asked])


def _tally(table: Table, question: Question, votes: dict[int, bool], absent: Collection[int], w: Words) -> str:
    voters = question.voters(table)
    lines = [
        # Those who have not answered are called by the post, which takes a mention.
        w("vote-line", player=_called(seat, votes), vote=_word(seat, votes, absent))
        for seat in table.seats
        if seat.kind != "person" or seat.user in voters or seat.user in votes
    ]
    agreed = sum(votes.get(user, False) for user in voters)
    return "\n".join([*lines, w("vote-count", agreed=agreed, all=len(voters))])


def _called(seat: SeatRow, votes: dict[int, bool]) -> str:
    return written(seat.name) if seat.user in votes else layout.called(seat)


def _word(seat: SeatRow, votes: dict[int, bool], absent: Collection[int]) -> str:
    if seat.kind != "person":
        return "computer"
    vote = votes.get(seat.user)
    if vote is None:
        return "away" if seat.user in absent else "open"
    return "yes" if vote else "no"
