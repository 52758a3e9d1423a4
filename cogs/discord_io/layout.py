"""The messages of a match: lobby, opening, turn, result, notices. Built anew from the rows each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from cogs.discord_io.controls import Press, Pressed
from cogs.match import history
from cogs.match.names import written
from cogs.match.tables import Table, Tables, awaited_users
from cogs.presentation import clocks
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.people import away_until, named_away
from cogs.presentation.pictures import when
from db.rows import MatchRow, SeatRow
from locales import PREFIXES, Words, words
from render import PAINTERS
from render.kit.palette import PLAYERS
from render.scene import Picture

MOST_TEXT = 3600  # Discord takes 4,000 characters in one message; the rest is headroom for headings


def text_view(*texts: str, controls: Sequence[discord.ui.Item[Any]] = ()) -> discord.ui.LayoutView:
    """A message of some texts (empty ones left out) and, below, rows of controls."""
    view = discord.ui.LayoutView(timeout=None)
    for text in filter(None, texts):
        view.add_item(discord.ui.TextDisplay(fit(text)))
    for row in rows(controls):
        view.add_item(row)
    return view


def rows(controls: Sequence[discord.ui.Item[Any]]) -> list[discord.ui.ActionRow[Any]]:
    """Controls in rows: five buttons each, a select alone."""
    made: list[discord.ui.ActionRow[Any]] = []
    line: list[discord.ui.Item[Any]] = []
    for control in controls:
        if control.type is discord.ComponentType.button:
            line.append(control)
            if len(line) < 5:
                continue
        if line:
            made.append(discord.ui.ActionRow(*line))
            line = []
        if control.type is not discord.ComponentType.button:
            made.append(discord.ui.ActionRow(control))
    if line:
        made.append(discord.ui.ActionRow(*line))
    return made


def fit(text: str, most: int = MOST_TEXT) -> str:
    """The text, or its last whole lines after an ellipsis where it is too long (the newest lines stand last)."""
    if len(text) <= most:
        return text
    kept: list[str] = []
    room = most - 2
    for line in reversed(text.split("\n")):
        if len(line) + 1 > room:
            break
        kept.append(line)
        room -= len(line) + 1
    return "…\n" + "\n".join(reversed(kept)) if kept else text[: most - 1] + "…"


def gallery(*pictures: Picture | str) -> discord.ui.MediaGallery[Any]:
    """Pictures that are sent with the message, or, by its file name, one that the message has already."""
    return discord.ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{picture}")
            if isinstance(picture, str)
            else discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt)
            for picture in pictures
        )
    )


def picture_view(picture: Picture, *texts: str, controls: Sequence[discord.ui.Item[Any]] = ()) -> discord.ui.LayoutView:
    """A message of a picture with texts and rows of controls below."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(gallery(picture))
    for text in filter(None, texts):
        view.add_item(discord.ui.TextDisplay(fit(text)))
    for row in rows(controls):
        view.add_item(row)
    return view


# ------------------------------------------------------------------ the lobby
def lobby_view(
    row: MatchRow, seats: Sequence[SeatRow], more: str = "", controls: Sequence[discord.ui.Item[Any]] = ()
) -> discord.ui.LayoutView:
    """The post of a match that is being gathered; without controls once it is over.

    ``more`` and ``controls``: what the game asks of people before the start.
    """
    w = words(row.lang)
    prefix = PREFIXES[row.slug]
    people = "\n".join(f"{number}. {written(seat.name)}" for number, seat in enumerate(seats, 1))
    least = row.seats_min if row.seats_min < row.seats_max else 0
    text = w("lobby-text", seats=len(seats), most=row.seats_max, least=least, people=people or "–")
    box = discord.ui.Container(discord.ui.TextDisplay(w("lobby-title", game=w(f"{prefix}-name"), match=row.id)))
    box.add_item(discord.ui.TextDisplay(text))
    chosen = [*option_lines(w, prefix, row.options), clocks.chosen(w, row)]
    if row.rated:
        chosen.append(w("lobby-rated"))
    box.add_item(discord.ui.TextDisplay("\n".join(chosen)))
    if more:
        box.add_item(discord.ui.TextDisplay(more))
    if row.status != "lobby":
        box.add_item(discord.ui.TextDisplay(w(f"lobby-{row.status}")))
    else:
        for line in rows(
            [
                *controls,
                Press(Pressed("lobby", row.id, 0, "join"), w("lobby-join"), discord.ButtonStyle.success),
                Press(Pressed("lobby", row.id, 0, "leave"), w("lobby-leave")),
                Press(
                    Pressed("lobby", row.id, 0, "start"),
                    w("lobby-start"),
                    discord.ButtonStyle.primary,
                    disabled=len(seats) < row.seats_min,
                ),
                Press(Pressed("lobbyset", row.id, 0), w("lobby-settings")),
            ]
        ):
            box.add_item(line)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def option_lines(w: Words, prefix: str, options: str) -> list[str]:
    """Each option of a match with its value, by name where the value has one."""
    chosen: dict[str, Any] = msgspec.json.decode(options)
    lines: list[str] = []
    for name, value in chosen.items():
        if isinstance(value, list | dict) or value == "":
            # What single seats bring stands elsewhere.
            continue
        if isinstance(value, bool):
            value = "yes" if value else "no"
        named = f"{prefix}-option-{name}-{value}"
        shown = w(named) if w.has(named) else str(value)
        lines.append(w("lobby-option", name=w(f"{prefix}-option-{name}"), value=shown))
    return lines or [w("lobby-no-options")]


# ------------------------------------------------------------------ the thread
def opening_view(table: Table) -> discord.ui.LayoutView:
    """The first post of a match's thread: order of play, how to play, the proof of fair chance."""
    w = words(table.row.lang)
    prefix = PREFIXES[table.row.slug]
    order = "\n".join(f"{seat.seat + 1}. {called(seat)}" for seat in table.seats)
    return text_view(
        w("opening-title", game=w(f"{prefix}-name"), match=table.row.id),
        w("opening-text", order=order),
        w("opening-rated") if table.row.rated else "",
        w("opening-proof", hash=table.row.seed_hash),
    )


def called(seat: SeatRow) -> str:
    """A seat's name in a post that calls everybody: a mention brings people into the thread."""
    return f"<@{seat.user}>" if seat.kind == "person" else written(seat.name)


async def turn_view(
    tables: Tables, table: Table, turns: range, picture: Picture | str, *, over: str = ""
) -> discord.ui.LayoutView:
    """The post of a turn: who must decide what, what happened in these turns, the board, the controls.

    ``over`` names a turn that is over: no controls, nobody named as awaited. The post of an earlier turn keeps its picture, of
    which only the file name is given.
    """
    live = not over
    w = words(table.row.lang)
    labels = labels_for(table, table.row.lang)
    told = await history.chapters(tables, table, last=None if not live else history.WINDOW)
    lines = history.lines(labels, history.of_turns(told, turns), None)
    heading = await headline(tables, table, labels) if live else w("turn-over", when=over)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=accent(table) if live else None)
    box.add_item(discord.ui.TextDisplay(heading))
    if live and (times := await clocks.shown(tables, table, w)):
        box.add_item(discord.ui.TextDisplay(times))
    if lines:
        box.add_item(discord.ui.TextDisplay(fit("\n".join(f"- {line}" for line in lines), 2400)))
    box.add_item(gallery(picture))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    if live:
        for line in rows(turn_controls(table, w)):
            view.add_item(line)
    return view


async def headline(tables: Tables, table: Table, labels: Labels) -> str:
    """Who must decide what, with mentions of the people and until when they are away."""
    w = labels.words
    users = awaited_users(table)
    away = await away_until(tables, users, table.row.server)
    who = ", ".join(named_away(w, f"<@{user}>", away.get(user)) for user in users)
    return w("turn-title", when=when(table, w.lang), who=who, count=len(users), step=labels.step(table.state))


def turn_controls(table: Table, w: Words) -> list[discord.ui.Item[Any]]:
    """The buttons below a live board."""
    match, revision = table.row.id, table.row.revision
    hand = [Press(Pressed("hand", match, revision), w("turn-hand"))] if "hand" in PAINTERS[table.row.slug].views else []
    return [
        Press(Pressed("panel", match, revision), w("turn-play"), discord.ButtonStyle.primary),
        *hand,
        Press(Pressed("area", match, revision), w("turn-area")),
        Press(Pressed("scores", match, revision), w("turn-scores")),
        Press(Pressed("log", match, revision), w("turn-log")),
        Press(Pressed("undo", match, revision), w("turn-undo")),
    ]


def accent(table: Table) -> int | None:
    """The colour of the first seat that must decide."""
    seats = table.game.to_move(table.state)
    colours = PAINTERS[table.row.slug].colours(table.game, table.state)
    return int(PLAYERS[colours[seats[0]]].fill.removeprefix("#"), 16) if seats else None
