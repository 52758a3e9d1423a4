"""What the turn panel looks like at one step: the question, a picture where places are chosen, the values, Back, Confirm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.choosing.alone import only_move
from cogs.choosing.paths import LINK, decode_path, parted, split
from cogs.choosing.picker import Picker, Step
from cogs.discord_io import layout
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.panel.before import groups_before, lines_of
from cogs.features.panel.confirming import confirm_before, confirm_button
from cogs.features.panel.saying import effect, named_in_question, question_of
from cogs.features.panel.step_controls import REGION, value_controls
from cogs.features.panel.style import CHOSEN, MOST_PARTS, PLAIN, PanelStyle
from cogs.features.panel.ticking import SEVERAL
from cogs.match.refusals import Refusal
from cogs.match.tables import Position
from cogs.presentation.amounts import listed
from cogs.presentation.cutting import short
from cogs.presentation.joining import joined, points
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Aid
from cogs.presentation.regions import of_its_region
from cogs.presentation.remarks import Remarks
from cogs.presentation.scenes import when
from cogs.presentation.strong import and_thinks, and_waits
from games.base import Move


def panel_view(
    position: Position,
    picker: Picker,
    labels: Labels,
    step: Step,
    aid: Aid | None,
    *,
    page: int,
    note: str,
    kinds: PanelStyle = PLAIN,
) -> discord.ui.LayoutView:
    """The panel at one step; ``page`` of the values where there are very many, ``note`` what has just happened."""
    w, row, remarks = labels.words, position.table.row, Remarks(position, labels)
    head = kinds.head or w(kinds.title, when=when(position.table, w.lang), match=row.id)
    groups, with_it = groups_before(position.table.game, kinds, step.move)
    before = lines_of(labels, groups, kinds)
    # Whoever has chosen something is asked for the rest of it, and nothing else.
    asked = "" if kinds.last or step.chosen else _situation(position, labels)
    if kinds.asks:
        asked = w(kinds.asks)
    elif not position.awaited:
        asked = _idle(position, labels, kinds)
    # What is the only thing to do stands right above it.
    texts = [note, *before, *((kinds.purse, asked) if asked == labels.words("panel-only") else (asked, kinds.purse))]
    if step.chosen:
        texts.append(_breadcrumbs(position, labels, remarks, step, kinds, with_it))
    else:
        texts += points(kinds.foreseen)
    texts.append(kinds.last)
    view = discord.ui.LayoutView(timeout=None)
    # What is read stands at the controls: on a phone a picture fills the screen.
    if aid is not None:
        view.add_item(discord.ui.TextDisplay(head))
        view.add_item(layout.gallery(aid.picture))
    else:
        texts = [head, *texts]
    if told := "\n".join(filter(None, texts)):
        view.add_item(discord.ui.TextDisplay(layout.fit(told)))
    controls: list[discord.ui.Item[Any]] = []
    ways_out: list[discord.ui.Item[Any]] = []
    if step.move is not None:
        controls.append(confirm_button(position, labels, step, kinds))
        controls += kinds.ends
        if kinds.further and kinds.then is None:
            controls.append(Press(kinds.step(row, step.path, LINK), w("panel-further")))
        elif kinds.closing:
            controls.append(Press(kinds.step(row, ()), w("panel-further")))
    elif kinds.first or kinds.at_once:
        ways_out = [control for control in kinds.first if _is_way_out(control, position, picker, kinds)]
        controls += [*(control for control in kinds.first if control not in ways_out), *kinds.at_once]
    elif step.field == "kind":
        # What may be done at any time stands behind More, where it is explained, if nobody waits for the seat.
        if position.awaited or kinds.pick != PLAIN.pick:
            controls += _kind_buttons(position, picker, labels, kinds, but="")
    else:
        controls += value_controls(
            position, labels, remarks, step, kinds, page, numbers=aid.numbers if aid is not None else ()
        )
    ends: list[discord.ui.Item[Any]] = []
    if before and step.move is None and not kinds.undecided and (kinds.opened or not step.path):
        # The moves before as they are.
        last = kinds.prefix.removesuffix(LINK)
        ends.append(confirm_before(position, labels, kinds, last))
    if kinds.back is not None:
        ends.append(Press(kinds.leading_back(row, kinds.back), w("panel-back")))
    elif len(step.path) > 1 and not kinds.last:
        ends.append(Press(kinds.step(row, step.path[:-1]), w("panel-back")))
    if kinds.opened:
        ways_out = _ways_out(position, picker, labels, kinds, but=str(step.chosen["kind"]))
    elif len(step.path) == 1 and kinds.back is None and not kinds.last:
        ends += _kind_buttons(position, picker, labels, kinds, but=str(step.chosen.get("kind", "")))
    ends += [kinds.then] if kinds.then is not None else []
    controls += [*layout.that_fit(kinds.filled, [*controls, *ends], MOST_PARTS), *ends]
    for line in layout.rows(controls):
        view.add_item(line)
    if ways_out:
        view.add_item(discord.ui.TextDisplay(w("panel-ways-out")))
        for line in layout.rows(ways_out):
            view.add_item(line)
    return view


def _is_way_out(control: discord.ui.Item[Any], position: Position, picker: Picker, kinds: PanelStyle) -> bool:
    """Whether a button of the first screen, or a menu of its own, leaves the open question unanswered."""
    if not isinstance(control, Press | Choose):
        return False
    prefix, path = split(parted(control.pressed.arg)[0])
    step = picker.step(decode_path(path.partition("~")[0])) if prefix == kinds.prefix else None
    kind = str(step.chosen.get("kind", "")) if step is not None else ""
    return position.table.game.is_way_out(position.table.state, position.seat, kind)


def _situation(position: Position, labels: Labels) -> str:
    """What is to be decided; that there is but one move where the game does not make it itself, lest it betray a secret."""
    moves = [move for move in position.moves if move.kind not in position.table.game.free_kinds]
    return labels.words("panel-only") if moves == [only_move(position)] else labels.step(position.table.state)


def _idle(position: Position, labels: Labels, kinds: PanelStyle) -> str:
    """What a seat reads that nobody waits for, and which computers are thinking."""
    table = position.table
    if kinds.idle != CHOSEN:
        return and_waits(labels.words(kinds.idle), table, labels)
    said = labels.words(kinds.idle, players=", ".join(labels.plain[seat] for seat in table.game.to_move(table.state)))
    return and_thinks(said, table, labels)


def path_of(pressed: Pressed, picker: Picker) -> tuple[tuple[int, ...], int]:
    """The path that a control of the panel leads to, and the page of its values.

    Raises Refusal for things that do not go together in any legal move.
    """
    text, _, mark = pressed.arg.partition("~")
    path = decode_path(text)
    if mark == REGION:
        return path, next((int(value) for value in pressed.values if value.isdigit()), 0)
    if mark != SEVERAL:
        chosen = [place for value in pressed.values for place in decode_path(value)]
        return (*path, *chosen), 0 if pressed.values else int(mark or 0)
    step = picker.step(path)
    if step is None or step.several is None:
        raise Refusal("stale")
    place = step.several.place([int(value) for value in pressed.values])
    if place is None:
        raise Refusal("not-together")
    return (*path, place), 0


def _breadcrumbs(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: PanelStyle, with_it: Sequence[Move]
) -> str:
    """What is chosen, ``with_it`` what was named together with it, and what is asked next, once: a question that nobody has chosen
    to be asked is the heading, where it is one that can stand alone.
    """
    kind = str(step.chosen["kind"])
    chosen = {name: value for name, value in step.chosen.items() if name != "kind"}
    but = {named_in_question(labels, step), *remarks.listed(step.chosen)}
    parts = [(name, labels.value(name, value, kind)) for name, value in chosen.items() if name not in but]
    question = labels.words(kinds.summary) if step.move is not None else question_of(labels, step)
    field = "all" if kinds.at_once else step.field  # the question of the first field would name that alone
    if kinds.at_once:
        question = labels.field(field, kind) if labels.in_full(field, kind) else ""
    heading = labels.kind(kind)
    told = joined((name, f"**{part}**") for name, part in parts if part)
    if kinds.sparing:
        told = f"**{heading}**"
    if step.move is not None and with_it:
        told = f"**{listed(labels.words, [labels.values(move) for move in (*with_it, step.move)])}**"
    about = effect(labels, kind, chosen)
    whole = step.move is not None
    on_it = remarks.beyond_told(step.chosen, cost=whole and any(kinds.foreseen), text=whole and bool(about))
    remark = " · ".join(kinds.each) or " · ".join(filter(None, [on_it, of_its_region(position, remarks, step)]))
    card = _asking_card(position, labels) if kinds.opened and not kinds.before else ""
    # The card that asks stands in the heading or below it already.
    known = labels.words("remark-line", remark=remark) if remark and not (card and remark.endswith(card)) else ""
    full = labels.in_full(field, kind)
    if question and kinds.numbered is not None and not remarks.tells_number(step.chosen):
        number, count = kinds.numbered
        question = labels.words("panel-question-of", question=question, number=number, count=count)
    if kinds.opened and question and full:
        heading, question = question, ""
    named = (
        []
        if kinds.last or kinds.closing or kinds.sparing
        else [
            f"### {labels.icons.before(f'kind-{kind}', heading)}",
            "" if card and card in heading else _why_asked(position, labels, kinds, kind),
        ]
    )
    lines = [*named, told, about and f"-# {about}", known]
    return "\n".join(filter(None, [*lines, *points(kinds.foreseen), question]))


def _why_asked(position: Position, labels: Labels, kinds: PanelStyle, kind: str) -> str:
    """What a kind of move is, and of an answer to a question that a card or a battle asks by itself, which one that is."""
    game, state = position.table.game, position.table.state
    by = labels.facts(game.about_step(state)).get("by", "")
    answers = kinds.opened or not game.is_way_out(state, position.seat, kind)
    hint = labels.hint(kind)
    return " ".join(filter(None, [hint or "-#", str(by).strip()])) if by and answers and not kinds.before else hint


def _asking_card(position: Position, labels: Labels) -> str:
    """The name of the card that asks what is awaited now; "" where none does."""
    by = position.table.game.about_step(position.table.state).get("by", {})
    return labels.component(by["source"]) if "source" in by else ""


def _ways_out(
    position: Position, picker: Picker, labels: Labels, kinds: PanelStyle, *, but: str
) -> list[discord.ui.Item[Any]]:
    """The kinds by which the open question is left unanswered."""
    game, row, remarks = position.table.game, position.table.row, Remarks(position, labels)
    possible = sorted((kind for kind in picker.kinds if kind not in game.free_kinds), key=game.kind_order.index)
    return [
        Press(
            kinds.step(row, picker.path_to(kind) or ()),
            short(labels.words("panel-way-out", kind=remarks.kind(kind))),
            emoji=labels.icons.of_kind(kind),
        )
        for kind in possible
        if kind != but and kind not in kinds.dropped
    ]


def _kind_buttons(
    position: Position, picker: Picker, labels: Labels, kinds: PanelStyle, *, but: str
) -> list[discord.ui.Item[Any]]:
    row = position.table.row
    possible = sorted(picker.kinds, key=position.table.game.kind_order.index)
    free = position.table.game.free_kinds if kinds.last else frozenset[str]()
    return [
        Press(kinds.step(row, picker.path_to(kind) or ()), labels.kind(kind), emoji=labels.icons.of_kind(kind))
        for kind in possible
        if kind != but and kind not in free
    ]
