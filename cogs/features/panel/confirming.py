"""The buttons by which what was chosen is played: green, or red and by its name for what attacks, gives away or ends something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import discord

from cogs.choosing.follow_ups import Grave, grave_at
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Step
from cogs.discord_io.controls import Press
from cogs.features.panel.before import count_actions, names_of
from cogs.features.panel.style import PLAIN, PanelStyle
from cogs.match.tables import Position
from cogs.presentation.amounts import listed
from cogs.presentation.answering import answering
from cogs.presentation.cutting import LONGEST_LABEL, cut
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.base import Move


def confirm_button(position: Position, labels: Labels, step: Step, kinds: PanelStyle) -> Press:
    """The button that ends it, with what was chosen before; red, and naming what it does, for a move that attacks, gives away or
    ends something, or the match.
    """
    w, row, move, game = labels.words, position.table.row, step.move, position.table.game
    arg = kinds.prefix + encode_path(step.path)
    grave = grave_at(position, move) if move is not None else None
    ends = Grave(move, ()) if kinds.over and move is not None else None
    graves = [*kinds.graves, *filter(None, [grave or ends])]
    several = (count := count_actions(game, kinds, move)) > 1
    if graves and kinds.confirm == PLAIN.confirm:
        end = w("panel-confirm-over") if kinds.over else ""
        room = LONGEST_LABEL - len(end) - 3 if end else LONGEST_LABEL
        graves = graves if kinds.over else _worst_last(graves)
        if several or kinds.graves:
            # What only ends an action is no move that one makes in it.
            made = names_of(labels, game, kinds, None if kinds.closing else move)
            label = by_name(labels, graves, made, room=room, actions=count)
        else:
            about = Remarks(position, labels).about(step.chosen) if grave is not None else ""
            label = by_name(labels, graves, about=about, room=room)
            if kinds.before and move is not None and _leaves(position, move):
                label = _with_begun(labels, kinds, label, room)  # which is made all the same
        return kinds.end(row, arg, f"{label} · {end}" if end else label, discord.ButtonStyle.danger)
    if kinds.sparing and not several:
        # What confirms an action must not read as what leaves it.
        return kinds.end(row, arg, _with_begun(labels, kinds, labels.kind(step.chosen["kind"]), LONGEST_LABEL))
    return kinds.end(row, arg, w("panel-confirm-all", count=count) if several else w(kinds.confirm))


def _worst_last(graves: Sequence[Grave]) -> list[Grave]:
    """The moves with the last of those last that go against somebody: that one is named before what only goes without something."""
    worst = next((one for one in reversed(graves) if one.aimed_at), graves[-1])
    return [*(one for one in graves if one is not worst), worst]


def _leaves(position: Position, move: Move) -> bool:
    """Whether a move leaves a question of an action unanswered and drops nothing of what was begun."""
    game, state, seat = position.table.game, position.table.state, position.seat
    return game.is_way_out(state, seat, move.kind) and not game.is_dropping(state, seat, move.kind)


def _with_begun(labels: Labels, kinds: PanelStyle, rest: str, most: int) -> str:
    """What was done in the action, with the ``rest`` of what is confirmed, which is never cut."""
    room = most - len(rest) - 3
    return f"{made_so_far(answering(labels, kinds.asked[0]), kinds.before, room)} · {rest}"


def confirm_before(position: Position, labels: Labels, kinds: PanelStyle, arg: str) -> Press:
    """The button that plays what was chosen before, as it is."""
    row, game = position.table.row, position.table.game
    if kinds.graves:
        made = names_of(labels, game, kinds, None)
        label = by_name(labels, _worst_last(kinds.graves), made, actions=count_actions(game, kinds, None))
        return kinds.end(row, arg, label, discord.ButtonStyle.danger)
    if (count := count_actions(game, kinds, None)) > 1:
        return kinds.end(row, arg, labels.words("panel-confirm-all", count=count))
    # Beside a question that is open it must not read as what answers that.
    room = LONGEST_LABEL - len(labels.words("panel-confirm-only", what=""))
    what = made_so_far(answering(labels, next(iter(kinds.asked), "")), kinds.before, room)
    return kinds.end(row, arg, labels.words("panel-confirm-only", what=what))


def made_so_far(labels: Labels, made: Sequence[Move], room: int) -> str:
    """The moves of an action in a line; where there is no room for all, the last of them: the first ones only lead to these."""
    first, *others = made
    told = [labels.move(first), *filter(None, map(labels.values, others))]
    while len(told) > 1 and len(listed(labels.words, told)) > room:
        del told[0]
    return cut(listed(labels.words, told), room)


def by_name(
    labels: Labels,
    graves: Sequence[Grave],
    made: Sequence[tuple[Sequence[Move], str]] = (),
    about: str = "",
    *,
    room: int = LONGEST_LABEL,
    actions: int = 1,
) -> str:
    """What stands on the red button: the last of the ``graves`` with what is remarked ``about`` it, as whose thing it takes, where
    there is room for it, or else against whom it goes; or with all that is ``made`` with it, groups of moves and what they are
    called, or, where there is no room for that, how much more: in one of several ``actions``, or steps of the same one.
    """
    move = graves[-1].move
    named = next((name for group, name in reversed(made) if move in group), "")
    if len(made) < 2:
        whole = labels.words("remark-label", label=labels.move(move), remark=about) if about else ""
        if 0 < len(whole) <= room and not _unnamed(labels, graves, whole):
            return whole
        if whole and labels.kinds:
            return by_name(answering(labels, labels.asked), graves, made, about, room=room)
        without = f"{labels.prefix}-grave-{move.kind}"
        if labels.words.has(without):
            end = labels.words(without)
            return f"{cut(labels.move(move), room - len(end) - 3)} · {end}"
        return _with_victims(labels, graves, named or labels.move(move), room)
    whole = ", ".join(listed(labels.words, [*run]) for _, run in groupby(name for _, name in made))
    if len(whole) <= room and not _unnamed(labels, graves, whole):
        return whole
    # Steps of the same action are no more moves.
    steps = actions < 2
    more = labels.words("panel-confirm-steps" if steps else "panel-confirm-with", count=len(made) - 1)
    return f"{_with_victims(labels, graves, named, room - len(more) - 3)} · {more}"


def _with_victims(labels: Labels, graves: Sequence[Grave], said: str, room: int) -> str:
    """A move with those against whom it goes, and what is made with it, who are cut last."""
    names = ", ".join(_unnamed(labels, graves, said))
    if not names:
        return cut(said, room)
    return f"{cut(said, max(room - len(names) - 3, 0))} · {names}"[:room]


def _unnamed(labels: Labels, graves: Sequence[Grave], said: str) -> list[str]:
    """Against whom they go, as far as what is said does not name them."""
    aimed_at = dict.fromkeys(seat for grave in graves for seat in grave.aimed_at)
    return [labels.plain[seat] for seat in aimed_at if labels.plain[seat] not in said]
