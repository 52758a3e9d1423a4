"""The posts of a running match: the opening and the board."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

import discord

from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.layout import MOST_TOGETHER, gallery, rows, text_view
from cogs.match import history
from cogs.match.away import away_until
from cogs.match.tables import Table, Tables, awaited_users
from cogs.presentation import clocks
from cogs.presentation.boxes import box_of
from cogs.presentation.clauses import labels_then
from cogs.presentation.consequences import endings
from cogs.presentation.cutting import fitted
from cogs.presentation.hints import hints_line
from cogs.presentation.icons import GameIcons
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.people import Missing, called_of, named_away
from cogs.presentation.scenes import when
from cogs.presentation.strong import thinks
from cogs.presentation.taken_back import in_short
from cogs.presentation.telling import MOST_TEXT, told_above
from games.records.lesson import lesson_of
from locales import PREFIXES, Words, words
from render import PAINTERS
from render.kit.palette import PLAYERS
from render.scene import Picture

MOST_GONE = 160  # characters about what was taken back
_APART = 100  # characters between the lines of a post, and of that which counts what is left out


def opening_view(table: Table) -> discord.ui.LayoutView:
    """The first post of a match's thread: order of play, what to do first, the lesson, the proof of fair chance in a line.

    Which match of which game it is stands in the name of the thread and in the post of the lobby above.
    """
    row, w = table.row, words(table.row.lang)
    prefix = PREFIXES[row.slug]
    order = "\n".join(f"{number}. {who}" for number, who in enumerate(called_of(table.seats, w), 1))
    lesson = [Press(Pressed("learn", 0, 0, prefix), w("game-learn"))] if lesson_of(row.slug) else []
    controls = [
        *lesson,
        Press(Pressed("rules", 0, 0, prefix), w("game-rules")),
        Press(Pressed("fair", row.id, 0), w("opening-proof-more")),
    ]
    return text_view(
        w("opening-text", order=order),
        w("opening-first", step=labels_for(table, row.lang).step(table.state), lesson="yes" if lesson else "no"),
        box_of(row.slug, row.box, w),
        w("opening-rated") if row.rated else "",
        w("opening-proof", hash=row.seed_hash),
        controls=controls,
    )


async def turn_view(
    tables: Tables,
    table: Table,
    told: list[history.PastMove],
    since: int,
    picture: Picture,
    *,
    known: int = 0,
    icons: GameIcons,
    over: str = "",
    missing: Mapping[int, Missing] | None = None,
) -> discord.ui.LayoutView:
    """The post of a turn: who must decide what, what happened since a ply of those ``told``, the board, the controls. Of what is
    ``known`` up to a later ply only what was done to whoever must decide.

    ``icons`` are those that can be shown, ``missing`` those awaited who cannot take part. ``over`` names a turn that is over: no
    controls, nobody named as awaited. The post of an earlier turn keeps its picture: it is given without its data.
    """
    live = not over
    w = words(table.row.lang)
    labels = labels_for(table, table.row.lang, icons)
    waiting = awaited_users(table) if live else []
    called = {seat.seat: history.last_ply(told, seat.seat) for seat in table.seats if seat.user in waiting}
    shown = history.after(told, since)
    back = await _taken_back(tables, table, labels, told, max(since, known)) if live else []
    heading = await headline(tables, table, labels, missing or {}) if live else w("turn-over", when=over)
    times = await clocks.shown(tables.store, table, w, utc_now()) if live else ""
    hints = hints_line(labels, table, await tables.store.hints.counts(table.row.id)) if live else ""
    room = MOST_TOGETHER - _APART - sum(map(len, (heading, times, hints)))
    above = told_above(labels, shown, min(MOST_TEXT, room), called=called, back=back, known=known)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=accent(table) if live else None)
    box.add_item(discord.ui.TextDisplay(heading))
    if times:
        box.add_item(discord.ui.TextDisplay(times))
    if above or hints:
        box.add_item(discord.ui.TextDisplay("\n".join(filter(None, [above, hints]))))
    box.add_item(gallery(picture))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    if live:
        for line in rows(turn_controls(table, w)):
            view.add_item(line)
    return view


async def _taken_back(
    tables: Tables, table: Table, labels: Labels, told: list[history.PastMove], since: int
) -> list[tuple[int, str]]:
    """What was taken back since a ply, in order: the ply of the last of those moves ``told`` that came before it, and a line on how
    many moves, by whom where nobody was asked, with what everybody could read of them. What was made once more is not told.
    """
    at = max((part.row.at for part in told if part.row.ply <= since), default=0)
    rows = [row for row in await tables.store.moves.undone(table.row.id) if row.ply > since and row.undone_at >= at]
    found = list[tuple[int, int | None, int, list[history.PastMove]]]()
    made = {(part.row.ply, part.row.seat, part.row.move) for part in told}
    for then, moves in groupby(rows, lambda row: row.undone_at):
        undone = [*moves]
        if made.issuperset((row.ply, row.seat, row.move) for row in undone):
            continue
        first = min(row.ply for row in undone)
        place = max((part.row.ply for part in told if part.row.ply < first and part.row.at <= then), default=0)
        own = [row for row in undone if row.user is not None]
        seat = own[0].seat if own and own[0].reason == "free" else None
        # What one press makes goes back by one, and is one to whoever reads it.
        count = len(own) if seat is None else 1
        gone = [history.past_move(row) for row in undone]
        if found and found[-1][:2] == (place, seat):
            _, _, before, earlier = found.pop()
            count, gone = before + count, [*earlier, *gone]
        found.append((place, seat, count, gone))
    return [(place, _back(labels, seat, count, gone)) for place, seat, count, gone in found if count]


def _back(labels: Labels, seat: int | None, count: int, gone: list[history.PastMove]) -> str:
    """The line about moves that were taken back: what everybody could read of them shortly."""
    what = in_short(labels, gone)
    facts = {"count": count, "told": "yes" if what else "no", "what": fitted(what, MOST_GONE)}
    if seat is None:
        return labels.words("turn-moves-taken-back", **facts)
    return labels.words("turn-taken-back", player=labels_then(labels, gone[0].row.ply).names[seat], **facts)


async def headline(tables: Tables, table: Table, labels: Labels, missing: Mapping[int, Missing]) -> str:
    """Who must decide what, with mentions of the people, until when they are away, and who cannot take part (``missing``); which
    computers are thinking.
    """
    w = labels.words
    ends = endings(labels, table.game.redact(table.state, None))
    users, thinking = awaited_users(table), thinks(table, labels)
    if thinking and not users:
        return "\n".join([w("turn-thinking", when=when(table, w.lang), thinking=thinking), *ends])
    away = await away_until(tables.store, users, table.row.server, utc_now())
    called = {seat.user: who for seat, who in zip(table.seats, called_of(table.seats, w), strict=True)}
    who = ", ".join(named_away(w, called[user], away.get(user), missing.get(user)) for user in users)
    title = w("turn-title", when=when(table, w.lang), who=who, count=len(users), step=labels.step(table.state))
    return "\n".join([title, *ends, *([f"-# {thinking}"] if thinking else [])])


def turn_controls(table: Table, w: Words) -> list[discord.ui.Item[Any]]:
    """The buttons below a live board."""
    match, revision = table.row.id, table.row.revision
    hand = [Press(Pressed("hand", match, revision), w("turn-hand"))] if "hand" in PAINTERS[table.row.slug].views else []
    # Before anything was done there is nothing to take back.
    undo = [Press(Pressed("undo", match, revision), w("turn-undo"))] if table.row.ply else []
    return [
        Press(Pressed("panel", match, revision), w("turn-play"), discord.ButtonStyle.primary),
        *hand,
        Press(Pressed("area", match, revision), w("turn-area")),
        Press(Pressed("scores", match, revision), w("turn-scores")),
        Press(Pressed("log", match, revision), w("turn-log")),
        *undo,
    ]


def accent(table: Table) -> int | None:
    """The colour of the first seat that must decide."""
    seats = table.game.to_move(table.state)
    colours = PAINTERS[table.row.slug].colours(table.game, table.state)
    return int(PLAYERS[colours[seats[0]]].fill.removeprefix("#"), 16) if seats else None
