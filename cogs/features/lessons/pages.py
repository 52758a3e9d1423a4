"""What a page of a lesson looks like: the picture, what is told and asked below it, the choices, the ways on and back.

All of it has to fit the screen of a phone, so each thing is said once: the explanation where a step opens, and from the first
choice on only what was chosen, what is asked, and whether the lesson goes another way.
"""

from __future__ import annotations

from typing import Any

import discord

from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Step
from cogs.discord_io import layout
from cogs.discord_io.controls import Press, Pressed
from cogs.features.lessons.practice import NOWHERE, Practice
from cogs.features.lessons.puzzles import puzzles_button
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.view import panel_view
from cogs.match.refusals import Refusal
from cogs.presentation.history import sentences
from cogs.presentation.icons import GameIcons
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.pictures import Aid, Pictures
from cogs.presentation.scenes import scene_of
from locales import PREFIXES


async def page_picture(pictures: Pictures, step: Practice, path: tuple[int, ...]) -> Aid:
    """The picture of what is chosen after a path, cut to the rows about the choices, else that of the step.

    Raises Refusal where the path leads nowhere.
    """
    if step.right is not None:
        labels = labels_for(step.position.table, step.position.table.row.lang)
        aid = await pictures.choice(step.position, labels, _chosen(step, path), near=True)
        if aid is not None:
            return aid
    return await _board(pictures, step)


def page_view(
    step: Practice, path: tuple[int, ...], aid: Aid, icons: GameIcons, *, page: int = 0, astray: bool = False
) -> discord.ui.LayoutView:
    """The page after a path of choices; ``page`` of the values where there are very many, ``astray`` after a choice that is legal
    but not the lesson's. Raises Refusal where the path leads nowhere.
    """
    labels = labels_for(step.position.table, step.position.table.row.lang, icons)
    w, prefix, opening = labels.words, PREFIXES[step.position.table.row.slug], step.opening()
    head = w("learn-step", game=w(f"{prefix}-name"), number=step.number + 1, count=step.count)
    back = path[:-1] if len(path) > len(opening) else opening if astray else None
    note = _note(labels, step) if back is None else ""
    if step.right is None:
        view = layout.text_view(head)
        view.add_item(layout.gallery(aid.picture))
        view.add_item(discord.ui.TextDisplay(note))
    else:
        last = f"**{w(f'{step.name}.do')}**" + (f"\n{w('learn-astray')}" if astray else "")
        kinds = PanelStyle(pick="learnpick", head=head, prefix=prefix + LINK, last=last)
        chosen = _chosen(step, path)
        view = panel_view(step.position, step.picker, labels, chosen, aid, page=page, note=note, kinds=kinds)
    for line in layout.rows(_ways(step, prefix, labels, back)):
        view.add_item(line)
    return view


def _chosen(step: Practice, path: tuple[int, ...]) -> Step:
    chosen = step.picker.step(path or step.opening())
    if chosen is None:
        raise Refusal("lesson-changed")
    return chosen


async def _board(pictures: Pictures, step: Practice) -> Aid:
    """The picture of the step; what has changed since the last is outlined."""
    position = step.position
    seat, lang = position.seat, position.table.row.lang
    scene = scene_of(position.table, viewer=seat, lang=lang, view=step.view, focus=seat, changes=step.told)
    return Aid(await pictures.draw(scene), numbers=())


def _note(labels: Labels, step: Practice) -> str:
    """What the last move has done, and what is to be learned. The set-up is nothing that anybody has to know yet; what was paid for
    the move and what came after it the explanation tells as far as it matters.
    """
    beside = labels.game.minor_events | labels.game.leading_events
    done = [event for event in step.told if event.kind not in beside] or step.told
    told = sentences(labels, done, step.position.seat) if step.number > 0 else []
    return "\n".join([*(f"-# {line}" for line in told[:1]), labels.words(step.name)])


def _ways(step: Practice, prefix: str, labels: Labels, back: tuple[int, ...] | None) -> list[discord.ui.Item[Any]]:
    """The ways to the page before and to the step after, and from the last one into a match or to the first; from the first to
    all games, as the lesson may stand in the place of their list. Where something has been chosen, the page before is that of the
    choice ``back``, else that of the step before.
    """
    w = labels.words
    ways: list[discord.ui.Item[Any]] = []
    if step.number + 1 == step.count:
        ways.append(Press(Pressed("newmatch", 0, 0, prefix), w("games-new"), discord.ButtonStyle.primary))
    if back is not None:
        before = Pressed("learnpick", NOWHERE, step.number, prefix + LINK + encode_path(back))
        ways.append(Press(before, w("panel-back")))
    elif step.number > 0:
        ways.append(Press(Pressed("learn", NOWHERE, step.number - 1, prefix), w("panel-back")))
    if step.number + 1 == step.count:
        # A phone has room for one of the two; the puzzles lead to the first step as well.
        puzzles = puzzles_button(step.position.table.row.slug, w)
        return [*ways, *(puzzles or [Press(Pressed("learn", NOWHERE, 0, prefix), w("learn-again"))])]
    there = Pressed("learn", NOWHERE, step.number + 1, prefix)
    plays = step.right is not None
    ways.append(
        Press(there, w("learn-next-plays")) if plays else Press(there, w("learn-next"), discord.ButtonStyle.primary)
    )
    return ways if step.number or back is not None else [*ways, Press(Pressed("games", NOWHERE, 0), w("games-all"))]
