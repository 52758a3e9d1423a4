"""The buttons by which what was chosen is played: green, or red and by its name for what attacks, gives away or ends something."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.choosing.follow_ups import Grave, grave_at
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Step
from cogs.discord_io.controls import Press
from cogs.features.panel.before import count_actions
from cogs.features.panel.style import PLAIN, PanelStyle
from cogs.match.tables import Position
from cogs.presentation.amounts import listed
from cogs.presentation.answering import answering
from cogs.presentation.cutting import LONGEST_LABEL, cut, short
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.base import Move


def confirm_button(position: Position, labels: Labels, step: Step, kinds: PanelStyle) -> Press:
    """The button that ends it, with what was chosen before; red, and naming what it does, for a move that attacks, gives away or
    ends something, or the match.
    """
    w, row, move = labels.words, position.table.row, step.move
    arg = kinds.prefix + encode_path(step.path)
    grave = grave_at(position, move) if move is not None else None
    named = grave or kinds.grave or (Grave(move, ()) if kinds.over and move is not None else None)
    several = (count := count_actions(position.table.game, kinds, move)) > 1
    if named is not None and kinds.confirm == PLAIN.confirm:
        made = [*kinds.before, *([] if move is None else [move])] if several else []
        about = Remarks(position, labels).about(step.chosen) if grave is not None else ""
        label = by_name(labels, named, made, about)
        if kinds.before and not several and move is not None and _leaves(position, move):
            label = _with_begun(labels, kinds, label)  # which is made all the same
        if kinds.over:
            label = _with_end(label, w("panel-confirm-over"))
        return kinds.end(row, arg, label, discord.ButtonStyle.danger)
    if kinds.sparing and not several:
        # What confirms an action must not read as what leaves it.
        return kinds.end(row, arg, _with_begun(labels, kinds, labels.kind(step.chosen["kind"])))
    return kinds.end(row, arg, w("panel-confirm-all", count=count) if several else w(kinds.confirm))


def _leaves(position: Position, move: Move) -> bool:
    """Whether a move leaves a question of an action unanswered and drops nothing of what was begun."""
    game, state, seat = position.table.game, position.table.state, position.seat
    return game.is_way_out(state, seat, move.kind) and not game.is_dropping(state, seat, move.kind)


def _with_begun(labels: Labels, kinds: PanelStyle, rest: str) -> str:
    """What was done in the action, with the ``rest`` of what is confirmed, which is never cut."""
    room = LONGEST_LABEL - len(rest) - 3
    return f"{made_so_far(answering(labels, kinds.asked[0]), kinds.before, room)} · {rest}"


def confirm_before(position: Position, labels: Labels, kinds: PanelStyle, arg: str) -> Press:
    """The button that plays what was chosen before, as it is."""
    row = position.table.row
    if kinds.grave is not None:
        return kinds.end(row, arg, by_name(labels, kinds.grave, kinds.before), discord.ButtonStyle.danger)
    count = count_actions(position.table.game, kinds, None)
    return kinds.end(row, arg, labels.words("panel-confirm-all", count=count))


def made_so_far(labels: Labels, made: Sequence[Move], room: int) -> str:
    """The moves of an action in a line; where there is no room for all, the last of them: the first ones only lead to these."""
    first, *others = made
    told = [labels.move(first), *filter(None, map(labels.values, others))]
    while len(told) > 1 and len(listed(labels.words, told)) > room:
        del told[0]
    return cut(listed(labels.words, told), room)


def by_name(labels: Labels, grave: Grave, made: Sequence[Move], about: str = "") -> str:
    """What stands on the red button: the grave move with what is remarked ``about`` it, as whose thing it takes, where there is
    room for it, or else against whom it goes; or with all that is made with it, or how much where there is no room for that.
    """
    if len(made) < 2:
        whole = labels.words("remark-label", label=labels.move(grave.move), remark=about) if about else ""
        if 0 < len(whole) <= LONGEST_LABEL and not _unnamed(labels, grave, whole):
            return whole
        if whole and labels.kinds:
            return by_name(answering(labels, labels.asked), grave, made, about)
        without = f"{labels.prefix}-grave-{grave.move.kind}"
        if labels.words.has(without):
            return _with_end(labels.move(grave.move), labels.words(without))
        return _with_victims(labels, grave, labels.move(grave.move), LONGEST_LABEL)
    labels = answering(labels, labels.asked)  # each gives up something else
    whole = listed(labels.words, [labels.move(move) for move in made])
    if len(whole) <= LONGEST_LABEL and not _unnamed(labels, grave, whole):
        return whole
    more = labels.words("panel-confirm-with", count=len(made) - 1)
    named = _with_victims(labels, grave, labels.move(grave.move), LONGEST_LABEL - len(more) - 3)
    return f"{named} · {more}"


def _with_end(said: str, end: str) -> str:
    """A line with its end, which is not cut."""
    return f"{cut(said, LONGEST_LABEL - len(end) - 3)} · {end}"


def _with_victims(labels: Labels, grave: Grave, said: str, room: int) -> str:
    """A move with those against whom it goes, who are cut last."""
    names = ", ".join(_unnamed(labels, grave, said))
    if not names:
        return short(said) if room == LONGEST_LABEL else cut(said, room)
    return f"{cut(said, max(room - len(names) - 3, 0))} · {names}"[:room]


def _unnamed(labels: Labels, grave: Grave, said: str) -> list[str]:
    """Against whom it goes, as far as what is said of it does not name them."""
    return [labels.plain[seat] for seat in grave.aimed_at if labels.plain[seat] not in said]
