"""What the panel shows at a point of a person's way to a move: worked out in the threads of the pictures, then put together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path, completed, filled_in, natural_of
from cogs.choosing.follow_ups import closes, dropped_by, ends_match, graves_before, spares
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker
from cogs.choosing.several import gathering, numbered
from cogs.discord_io.controls import Press
from cogs.features.panel.asking import is_alone
from cogs.features.panel.at_once import controls_at_once, ways_at_once
from cogs.features.panel.before import firsts_of, remarks_on_closed, remarks_on_each
from cogs.features.panel.filled import fields_before, filled_before, is_in_menu, own_fields
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.following import following
from cogs.features.panel.forgone import forgone, forgone_before, given_up_before
from cogs.features.panel.leading_back import back_from
from cogs.features.panel.leading_on import leading
from cogs.features.panel.mixes import payments_of
from cogs.features.panel.offers import offered, opening
from cogs.features.panel.outlooks import Outlooks, whole_lines
from cogs.features.panel.passing_on import later, passed_by
from cogs.features.panel.style import CHOSEN, PanelStyle
from cogs.features.panel.to_show import Plan
from cogs.features.panel.view import panel_view
from cogs.features.panel.wording import worded
from cogs.features.panel.worth import otherwise, said_above, told_alike, told_of
from cogs.match.refusals import Refusal
from cogs.presentation.answering import answering
from cogs.presentation.consequences import at_hand, warnings
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Aid, Pictures
from cogs.presentation.regions import regions_of
from cogs.presentation.remarks import Remarks


class Screens:
    """Makes the panel's screens; keeps for a while what the moves of a position cost and bring."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._outlooks = Outlooks()

    async def make(
        self,
        chain: Chain,
        labels: Labels,
        path: Path,
        *,
        page: int = 0,
        note: str = "",
        as_is: bool = False,
        chosen: bool = False,
        left: str = "",
        alone: bool = False,
        undone: str = "",
    ) -> tuple[discord.ui.LayoutView, Aid | None]:
        """The panel at a path, with natural values filled in unless it is to be shown ``as_is``; ``chosen``: the seat has decided
        what others are still to decide; ``left`` is the argument of what it was choosing before; ``alone``: one button named the
        whole first move, and Back leads to the first screen; ``undone`` is the argument of what stood before a change, to which it
        leads after that. Raises Refusal for a path that leads nowhere. Nothing is played by
        this, and nothing that nobody has chosen can be confirmed on it.
        """
        position, picker = chain.position, chain.picker
        labels = worded(labels, position)
        given_up = await self._pictures.run(forgone, chain, labels, self._outlooks)
        labels = answering(labels, position.asked, given_up.name)
        plan = await self._pictures.run(self._plan, chain, picker, labels, path, as_is, page)
        plan = replace(plan, back=undone) if alone or undone else plan
        step = plan.step
        region = next((region for region in plan.regions if region.number == page), None)
        # A position made up would show what is not so.
        aid = await self._pictures.choice(position, labels, step, region) if not chain.worlds else None
        passed, left_out, closing = chain.passed, list[str](), closes(chain, step.move)
        if given_up.brings and step.move is not None and step.move.kind in labels.kinds:
            # What it is about stands in the heading.
            left_out = [labels.words("consequence-given-up", kinds=given_up.brings)]
        each = remarks_on_each(chain, step, labels)
        if closing:
            each = remarks_on_closed(chain, step, labels, looming=bool(plan.purse))
        style = PanelStyle(
            idle=CHOSEN if chosen else PanelStyle.idle,
            prefix=chain.prefix,
            further=plan.following is not None and plan.following.is_choice,
            closing=closing,
            sparing=spares(chain, step.move),
            one_action=chain.is_one_action,
            undecided=chain.asks_more,
            graves=graves_before(chain),
            over=plan.over,
            dropped=dropped_by(chain),
            before=chain.moves[passed:],
            asked=chain.asked[passed:],
            begins=chain.begins[passed:],
            forgone=forgone_before(chain, labels, self._outlooks)[passed:],
            first_of=firsts_of(chain)[passed:],
            foreseen=(*passed_by(chain, labels), *given_up_before(chain, labels), *plan.lines, *left_out),
            gathering=plan.gathering,
            each=each,
            numbered=plan.numbered,
            told=plan.told.ways,
            shared=plan.told.shared,
            few=plan.told.few,
            back=plan.back,
            opened=plan.opened,
            regions=plan.regions,
            purse=plan.purse,
            left=left,
        )
        if plan.offers:
            style = replace(style, leading={way: partial(one.menu, style) for way, one in plan.leading.items()})
            screen = FirstScreen(position, picker, labels, style, plan.told.ways)
            first = screen.controls(plan.offers)
            unsaid = [] if is_alone(position) else screen.unsaid
            if plan.later:
                # What only goes on stands last.
                on = {there.passed for there in plan.later}
                going_on = [control for control in first if isinstance(control, Press) and control.pressed.arg in on]
                first = [control for control in first if control not in going_on]
                for there in plan.later:
                    controls, above = there.controls(style)
                    first, unsaid = [*first, *controls], [*unsaid, *above]
                first += going_on
            style = replace(style, first=first, foreseen=(*style.foreseen, *dict.fromkeys(unsaid)))
        if plan.at_once:
            numbers = aid.numbers if aid is not None else ()
            controls = controls_at_once(
                position, picker, labels, style, step, plan.at_once, plan.told, alike=plan.alike, numbers=numbers
            )
            style = replace(style, at_once=controls)
        if plan.following is not None:
            after = plan.following
            menu = after.menu(style, labels.words("panel-further")) if after.beside else None
            foreseen = (*style.foreseen, *after.left_undone())
            style = replace(style, then=menu, ends=after.ends(style), foreseen=foreseen)
        # Of several moves of a kind each names what of it is changed.
        again = step.chosen.get("kind") in {move.kind for move in chain.moves[passed:]}
        fields = [] if is_in_menu(plan.before, step) else plan.filled
        filled = own_fields(position, picker, labels, style, fields, step.path, named=again, payments=plan.payments)
        style = replace(
            style, filled=[*fields_before(plan.before, labels, style, chain.prefix + encode_path(step.path)), *filled]
        )
        return panel_view(position, picker, labels, step, aid, page=page, note=note, kinds=style), aid

    def _plan(self, chain: Chain, picker: Picker, labels: Labels, path: Path, as_is: bool, page: int) -> Plan:
        """Work it all out; takes up to some tenths of a second."""
        position, game = chain.position, chain.position.table.game
        known = game.redact(position.table.state, position.seat)
        natural = natural_of(position, known)
        outlook = self._outlooks.of(chain, known) if position.awaited else None
        whole = self._outlooks.of(chain, known, whole=True) if position.awaited else None
        before = filled_before(chain, labels, self._outlooks)
        purse = ""
        if not path:
            # As the controls below count it, the moves chosen before made; after something unknown the position is made up.
            now = game.redact(chain.start.table.state, position.seat) if chain.worlds else known
            looming = warnings(labels, known, position.seat) if position.awaited and not chain.worlds else ""
            purse = "\n".join(filter(None, [at_hand(labels, now, position.seat), looming]))
        opened = False
        if not path and position.awaited:
            found = offered(chain, picker, labels, natural)
            led = leading(chain, picker, labels, natural, found, self._outlooks)
            if not led:
                path = opening(
                    position, found, lambda path: self._pictures.numbers(position, labels, picker.step(path))
                )
            opened = bool(path)
            if not path:
                step = picker.step(())
                assert step is not None
                menus = {offer.path: offer.ways for offer in found}
                told = told_of(chain, picker, labels, natural, outlook, menus)
                back = back_from(chain, picker, labels, natural, ())
                # What is played by one press, as there is no other choice, says all of it before.
                end = picker.step(completed(picker, found[0].path, natural)) if is_alone(position) else None
                if end is not None:
                    lines = [*filter(None, [Remarks(position, labels).about(end.chosen)])]
                    lines += whole_lines(chain, labels, end, whole)
                else:
                    lines = self._outlooks.so_far(chain, labels)
                on = later(chain, labels, self._outlooks) if not chain.moves else []
                return Plan(
                    step,
                    told,
                    lines,
                    back,
                    before,
                    purse,
                    found,
                    gathering=gathering(chain, step),
                    later=on,
                    leading=led,
                )
        back = back_from(chain, picker, labels, natural, () if opened else path)
        full = path if as_is or opened else completed(picker, path, natural)
        if (step := picker.step(full)) is None:
            raise Refusal("stale")
        regions = regions_of(position, labels, step)
        region = next((region for region in regions if region.number == page), None)
        if region is not None and len(regions) > 1 and back != chain.prefix + encode_path(path):
            opens = opening(position, offered(chain, picker, labels, natural), lambda _: True)
            # The regions stand one step before the places of one of them, where they are not what the panel opens at.
            back = back if opens == path else chain.prefix + encode_path(path)
        filled = filled_in(picker, path, full, natural) if step.field != "kind" else []
        ticked = gathering(chain, step)
        at_once = [] if as_is or ticked is not None else ways_at_once(picker, step, natural, labels)
        places = region.places if region is not None else range(len(step.values))
        ways = at_once or [(*full, place) for place in places]
        menus = {full: ways} if step.field != "kind" else {}
        told = told_of(chain, picker, labels, natural, outlook, menus)
        told, alike, in_menu = said_above(labels, step, told, ways)
        if step.move is not None:
            told.ways.update(otherwise(chain, picker, labels, natural, outlook, filled))
            lines = whole_lines(chain, labels, step, whole)
        else:
            lines = self._outlooks.so_far(chain, labels)
        if alike:
            lines.append(told_alike(labels, step, alike))
        if closes(chain, step.move):
            # What looms once the action is over, as its questions told it.
            purse = warnings(labels, known, position.seat)
        then = following(chain, step, labels, self._outlooks) if position.awaited else None
        return Plan(
            step,
            told,
            lines,
            back,
            before,
            purse,
            filled=filled,
            payments=payments_of(chain, labels, filled, self._outlooks) if position.awaited else {},
            opened=opened,
            regions=regions,
            at_once=at_once,
            alike=in_menu,
            following=then,
            numbered=numbered(chain, step),
            gathering=ticked,
            over=position.awaited and ends_match(chain, step.path, as_is=True),
        )
