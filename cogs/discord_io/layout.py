"""The pieces of which messages are built: texts, rows of controls, pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from locales import Words
from render.scene import Picture

MOST_TEXT = 3600  # Discord takes 4,000 characters in one message; the rest is headroom for headings
MOST_TOGETHER = 4000  # of all texts of a message
_ROOM_FOR_COUNT = 60  # characters of the line that says how many more there are


def text_view(*texts: str, controls: Sequence[discord.ui.Item[Any]] = ()) -> discord.ui.LayoutView:
    """A message of some texts (empty ones left out) and, below, rows of controls. Of texts that are too long together the longest
    gives way.
    """
    view, told = discord.ui.LayoutView(timeout=None), [fit(text) for text in texts if text]
    if (over := sum(map(len, told)) - MOST_TOGETHER) > 0:
        longest = max(range(len(told)), key=lambda place: len(told[place]))
        told[longest] = fit(told[longest], max(2, len(told[longest]) - over))
    for text in told:
        view.add_item(discord.ui.TextDisplay(text))
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


def that_fit(
    groups: Sequence[Sequence[discord.ui.Item[Any]]], beside: Sequence[discord.ui.Item[Any]], most: int
) -> list[discord.ui.Item[Any]]:
    """The controls of as many groups, from the last one back, as make no more than ``most`` components with those beside them and
    with all their rows.
    """
    kept: list[discord.ui.Item[Any]] = []
    for group in reversed(groups):
        more = [*group, *kept]
        if len(rows([*more, *beside])) + len(more) + len(beside) > most:
            break
        kept = more
    return kept


def fit(text: str, most: int = MOST_TEXT) -> str:
    """The text, or its last whole lines after an ellipsis where it is too long (the newest lines stand last)."""
    if len(text) <= most:
        return text
    kept = with_room(text.split("\n")[::-1], most - 2)
    return "…\n" + "\n".join(reversed(kept)) if kept else text[: most - 1] + "…"


def first_lines(lines: Sequence[str], w: Words, most: int = MOST_TEXT) -> str:
    """A list whose most important line stands first: as many of them as have room, and how many more there are."""
    if len("\n".join(lines)) <= most:
        return "\n".join(lines)
    kept = with_room(lines, most - _ROOM_FOR_COUNT)
    return "\n".join([*kept, w("list-more", count=len(lines) - len(kept))])


def with_room(lines: Iterable[str], most: int) -> list[str]:
    """The lines from the first one on, as many as have room."""
    kept: list[str] = []
    for line in lines:
        most -= len(line) + 1
        if most < 0:
            break
        kept.append(line)
    return kept


def gallery(*pictures: Picture) -> discord.ui.MediaGallery[Any]:
    """Pictures that are sent with the message, or that the message has already."""
    return discord.ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt or None)
            for picture in pictures
        )
    )


def picture_view(picture: Picture, *texts: str, controls: Sequence[discord.ui.Item[Any]] = ()) -> discord.ui.LayoutView:
    """A message of a picture with texts and rows of controls below."""
    return pictures_view([picture], *texts, controls=controls)


def pictures_view(
    pictures: Sequence[Picture], *texts: str, controls: Sequence[discord.ui.Item[Any]] = ()
) -> discord.ui.LayoutView:
    """The same with several pictures, whose files must have different names."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(gallery(*pictures))
    for text in filter(None, texts):
        view.add_item(discord.ui.TextDisplay(fit(text)))
    for row in rows(controls):
        view.add_item(row)
    return view


def card(text: str, picture: Picture | None) -> discord.ui.Item[Any]:
    """A text with a small picture at its side, if there is one; it is sent with the message."""
    if picture is None:
        return discord.ui.TextDisplay(text)
    thumbnail = discord.ui.Thumbnail[Any](f"attachment://{picture.filename}", description=picture.alt or None)
    return discord.ui.Section(text, accessory=thumbnail)
