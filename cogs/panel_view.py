"""What the turn panel looks like at one step: the question, a picture where places are chosen, the values, Back, Confirm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs import posts
from cogs.chain import LINK
from cogs.controls import Choose, Press, Pressed
from cogs.errors import Refusal
from cogs.gather import Gathering
from cogs.labels import Labels, short
from cogs.picker import Picker, Several, Step, decode_path, encode_path
from cogs.pictures import Aid, when
from cogs.remarks import Remarks
from cogs.tables import Position
from db.rows import MatchRow
from games.base import Move

MOST_BUTTONS = 10
PER_SELECT = 25
SELECTS = 4
FEW = 3  # so many sets of things are offered as they are; of more, the things are ticked in a menu
# Fields whose values are cards, tiles and the like, which do something; places and goods need no word about them.
EXPLAINED = frozenset({"card", "empire", "faction", "government", "leader", "location", "tile", "token", "wonder"})
SEVERAL = "s"  # the mark of such a menu, where the page of a longer list stands otherwise
GATHER = "g"  # that of a menu in which each thing ticked is a move


@dataclass(frozen=True)
class Kinds:
    """What the panel's controls do: the kinds registered for a step and for the end, and the words for heading and end.

    ``prefix`` is what stands before the path in their ids: moves chosen ``before`` (see ``cogs.chain``). ``further`` offers to
    choose another move after the one shown, ``foreseen`` are sentences about what that one will bring about. ``idle`` is what
    a seat reads that nobody waits for. ``gathering`` is what can be ticked together, each thing becoming a move.
    """

    pick: str = "pick"
    go: str = "do"
    title: str = "panel-title"
    summary: str = "panel-summary"
    confirm: str = "panel-confirm"
    idle: str = "panel-not-your-turn"
    prefix: str = ""
    further: bool = False
    before: tuple[Move, ...] = ()
    foreseen: tuple[str, ...] = ()
    gathering: Gathering | None = None

    def step(self, row: MatchRow, path: Sequence[int], mark: str = "") -> Pressed:
        """A control that leads to this path."""
        return Pressed(self.pick, row.id, row.revision, self.prefix + encode_path(path) + mark)

    def end(self, row: MatchRow, arg: str, label: str) -> Press:
        """The button that ends it."""
        return Press(Pressed(self.go, row.id, row.revision, arg), label, discord.ButtonStyle.success)


def panel_view(
    position: Position,
    picker: Picker,
    labels: Labels,
    step: Step,
    aid: Aid | None,
    *,
    page: int,
    note: str,
    kinds: Kinds = Kinds(),
) -> discord.ui.LayoutView:
    """The panel at one step; ``page`` of the values where there are very many, ``note`` what has just happened."""
    w, row, remarks = labels.words, position.table.row, Remarks(position, labels)
    awaited = position.seat in position.table.game.to_move(position.table.state)
    head = w(kinds.title, when=when(position.table, w.lang), match=row.id)
    before = [f"{number}. {labels.move(move)}" for number, move in enumerate(kinds.before, 1)]
    texts = [head, note, *before, _situation(position, labels) if awaited else w(kinds.idle)]
    if step.chosen:
        texts.append(_breadcrumbs(labels, remarks, step, kinds))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(posts.fit("\n".join(text for text in texts if text))))
    if aid is not None:
        view.add_item(posts.gallery(aid.picture))
    controls: list[discord.ui.Item[Any]] = []
    if step.move is not None:
        label = w("panel-confirm-all", count=len(before) + 1) if before else w(kinds.confirm)
        controls.append(kinds.end(row, kinds.prefix + encode_path(step.path), label))
        if kinds.further:
            controls.append(Press(kinds.step(row, step.path, LINK), w("panel-further")))
    elif step.field == "kind":
        controls += _kind_buttons(position, picker, labels, kinds, but="")
    else:
        controls += _values(position, labels, remarks, step, kinds, page, numbered=aid is not None and aid.numbered)
    if len(step.path) > 1:
        controls.append(Press(kinds.step(row, step.path[:-1]), w("panel-back")))
    elif before:
        # The moves before as they are, or the last of them thought over.
        last = kinds.prefix.removesuffix(LINK)
        if step.move is None:
            controls.append(kinds.end(row, last, w("panel-confirm-all", count=len(before))))
        controls.append(Press(Pressed(kinds.pick, row.id, row.revision, last), w("panel-back")))
    if len(step.path) == 1:
        controls += _kind_buttons(position, picker, labels, kinds, but=str(step.chosen.get("kind", "")))
    for line in posts.rows(controls):
        view.add_item(line)
    return view


def _situation(position: Position, labels: Labels) -> str:
    """What is to be decided; that there is but one move where the game does not make it itself, lest it betray a secret."""
    state, game = position.table.state, position.table.game
    moves = [move for move in position.moves if move.kind not in game.free_kinds]
    return labels.words("panel-only") if len(moves) == 1 else labels.step(state)


def path_of(pressed: Pressed, picker: Picker) -> tuple[tuple[int, ...], int]:
    """The path that a control of the panel leads to, and the page of its values.

    Raises Refusal for things that do not go together in any legal move.
    """
    text, _, mark = pressed.arg.partition("~")
    path = decode_path(text)
    if mark != SEVERAL:
        return (*path, *(int(value) for value in pressed.values)), 0 if pressed.values else int(mark or 0)
    step = picker.step(path)
    if step is None or step.several is None:
        raise Refusal("stale")
    place = step.several.place([int(value) for value in pressed.values])
    if place is None:
        raise Refusal("not-together")
    return (*path, place), 0


def _breadcrumbs(labels: Labels, remarks: Remarks, step: Step, kinds: Kinds) -> str:
    kind = str(step.chosen["kind"])
    chosen = {name: value for name, value in step.chosen.items() if name != "kind"}
    parts = [labels.value(name, value, kind) for name, value in chosen.items()]
    question = labels.words(kinds.summary) if step.move is not None else _question(labels, step)
    told = " · ".join(f"**{part}**" for part in parts if part)
    about = next((labels.about(value) for name, value in reversed(chosen.items()) if name in EXPLAINED), "")
    # What a whole move leads to is foreseen.
    remark = remarks.about(step.chosen) if step.move is None else ""
    known = labels.words("remark-line", remark=remark) if remark else ""
    lines = [f"### {labels.kind(kind)}", labels.hint(kind), told, about and f"-# {about}", known]
    return "\n".join(filter(None, [*lines, *(f"- {line}" for line in kinds.foreseen if line), question]))


def _values(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: Kinds, page: int, *, numbered: bool
) -> list[discord.ui.Item[Any]]:
    row = position.table.row
    if kinds.gathering is not None:
        return [_menu_of_moves(position, labels, step, kinds, kinds.gathering)]
    several = step.several
    if several is not None and several.most > 1 and len(step.values) > FEW and len(several.items) <= PER_SELECT:
        return _menu_of_several(position, labels, step, kinds, several)
    choices = [
        (str(place), _label(labels, remarks, step, number if numbered else 0, step.values[place]))
        for number, place in enumerate(labels.order(step.values), 1)
    ]
    if len(choices) <= MOST_BUTTONS:
        return [
            Press(
                kinds.step(row, (*step.path, int(place))),
                label,
                discord.ButtonStyle.primary,
            )
            for place, label in choices
        ]
    room = PER_SELECT * SELECTS
    shown = choices[page * room : (page + 1) * room]
    out: list[discord.ui.Item[Any]] = []
    for start in range(0, len(shown), PER_SELECT):
        part = shown[start : start + PER_SELECT]
        options = [_option(labels, place, label, step.values[int(place)]) for place, label in part]
        # Ids must differ within a message: each select carries the number of its first value as a page mark.
        mark = f"~{page}{'' if not start else start // PER_SELECT}"
        span = labels.words("panel-span", first=part[0][1], last=part[-1][1])
        question = _question(labels, step)
        out.append(Choose(kinds.step(row, step.path, mark), options, f"{question} {span}"))
    if len(choices) > room:
        following = (page + 1) % -(-len(choices) // room)
        out.append(Press(kinds.step(row, step.path, f"~{following}"), labels.words("panel-more")))
    return out


def _menu_of_moves(
    position: Position, labels: Labels, step: Step, kinds: Kinds, gathering: Gathering
) -> discord.ui.Item[Any]:
    """A menu in which as many things are ticked as are asked for; fewer will do for now."""
    things = gathering.things
    options = [
        _option(labels, str(place), labels.choice(step.field, things[place]), things[place])
        for place in labels.order(things)
    ]
    question = labels.words("panel-gather", question=_question(labels, step), count=gathering.most)
    pressed = kinds.step(position.table.row, step.path, f"~{GATHER}")
    return Choose(pressed, options, question, least=1, most=gathering.most)


def _menu_of_several(
    position: Position, labels: Labels, step: Step, kinds: Kinds, several: Several
) -> list[discord.ui.Item[Any]]:
    """A menu in which as many items are ticked as the move names, and a button for none, where none is possible.

    The button is needed because a menu in which nothing was ticked before and after tells Discord nothing.
    """
    row = position.table.row
    options = [
        _option(labels, str(place), labels.choice(step.field, several.items[place]), several.items[place])
        for place in labels.order(several.items)
    ]
    least = max(1, several.least)
    menu = Choose(
        kinds.step(row, step.path, f"~{SEVERAL}"), options, _question(labels, step), least=least, most=several.most
    )
    none = several.place(())
    if none is None:
        return [menu]
    return [
        menu,
        Press(kinds.step(row, (*step.path, none)), labels.choice(step.field, ()), discord.ButtonStyle.primary),
    ]


def _question(labels: Labels, step: Step) -> str:
    return labels.field(step.field, str(step.chosen.get("kind", "")))


def _label(labels: Labels, remarks: Remarks, step: Step, number: int, value: Any) -> str:
    """A value as the label of a control; places carry the number, from 1, that they have in the picture above."""
    label = remarks.choice(step.field, value, step.chosen)
    return short(labels.words("panel-place", number=number, label=label)) if number else label


def _option(labels: Labels, place: str, label: str, value: Any) -> discord.SelectOption:
    text = labels.about(value)
    return discord.SelectOption(
        label=label, value=place, description=(text if len(text) <= 100 else text[:99] + "…") or None
    )


def _kind_buttons(
    position: Position, picker: Picker, labels: Labels, kinds: Kinds, *, but: str
) -> list[discord.ui.Item[Any]]:
    row = position.table.row
    possible = sorted(picker.kinds, key=position.table.game.kind_order.index)
    return [Press(kinds.step(row, picker.path_to(kind) or ()), labels.kind(kind)) for kind in possible if kind != but]
