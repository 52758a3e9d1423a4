"""What the panel shows at a point of a person's way to a move: worked out in the threads of the pictures, then put together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.completion import Natural, Path, completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.follow_ups import answered, closes, dropped_by, grave_before, way_back
from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Picker, Step
from cogs.choosing.several import gathering
from cogs.features.panel.asking import is_alone
from cogs.features.panel.filled import fields_before, own_fields
from cogs.features.panel.first_screen import FirstScreen, Offer, offers, opening
from cogs.features.panel.saying import says_nothing
from cogs.features.panel.style import CHOSEN, PanelStyle
from cogs.features.panel.view import panel_view
from cogs.features.panel.worth import Told, told_of
from cogs.match.refusals import Refusal
from cogs.presentation.consequences import at_hand, costs, in_full, left_behind, warnings
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Aid, Pictures
from cogs.presentation.regions import Region, regions_of
from cogs.presentation.remarks import Remarks

REMEMBERED = 16  # positions of which what was worked out is kept: a person steps through several screens of one


@dataclass(frozen=True)
class Plan:
    """What is to be shown: the step at the end of a path, which may have been filled in beyond what was chosen."""

    step: Step
    chosen: Path
    offers: list[Offer]  # on the first screen only
    told: Told
    lines: list[str]
    back: str | None  # the argument of the control that leads back; None where nothing has been chosen
    opened: bool  # at a question that is open, which nobody has chosen
    regions: list[Region]  # by which a place is chosen
    purse: str  # what the seat has at hand; "" where it has chosen something


class Screens:
    """Makes the panel's screens; keeps for a while what the moves of a position cost and bring."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._outlooks: OrderedDict[tuple[int, int, int, str, bool], Outlook] = OrderedDict()

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
    ) -> tuple[discord.ui.LayoutView, Aid | None]:
        """The panel at a path, with natural values filled in unless it is to be shown ``as_is``; ``chosen``: the seat has decided
        what others are still to decide; ``left`` is the argument of what it was choosing before. Raises Refusal for a path that
        leads nowhere. Nothing is played by this, and nothing that nobody has chosen can be confirmed on it.
        """
        position, picker = chain.position, Picker(chain.position.moves)
        labels = telling_apart(labels, position.moves)
        plan = await self._pictures.run(self._plan, chain, picker, labels, path, as_is, page)
        step = plan.step
        region = next((region for region in plan.regions if region.number == page), None)
        # A position made up would show what is not so.
        aid = await self._pictures.choice(position, labels, step, region) if not chain.worlds else None
        style = PanelStyle(
            idle=CHOSEN if chosen else PanelStyle.idle,
            prefix=chain.prefix,
            further=step.move is not None and chain.then(step.path) is not None,
            closing=closes(chain, step.move),
            one_action=chain.is_one_action,
            undecided=chain.follows_up,
            grave=grave_before(chain),
            dropped=dropped_by(chain),
            before=chain.moves,
            foreseen=tuple(plan.lines),
            gathering=gathering(chain, step),
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
            screen = FirstScreen(position, picker, labels, style, plan.told.ways)
            first = screen.controls(plan.offers)
            style = replace(
                style, first=first, foreseen=(*style.foreseen, *([] if is_alone(position) else screen.unsaid))
            )
        filled = own_fields(position, picker, labels, style, plan.chosen, step.path) if step.move is not None else []
        style = replace(style, filled=[*fields_before(chain, labels, style), *filled])
        return panel_view(position, picker, labels, step, aid, page=page, note=note, kinds=style), aid

    def _plan(self, chain: Chain, picker: Picker, labels: Labels, path: Path, as_is: bool, page: int) -> Plan:
        """Work it all out; takes up to some tenths of a second."""
        position, game = chain.position, chain.position.table.game
        known = game.redact(position.table.state, position.seat)
        natural = natural_of(position, known)
        awaited = position.seat in game.to_move(position.table.state)
        outlook = self._outlook(chain, known) if awaited else None
        whole = self._outlook(chain, known, whole=True) if awaited else None
        # Where something unknown has come up, the position is made up.
        purse = ""
        if not path and not chain.worlds:
            looming = warnings(labels, known, position.seat) if awaited else ""
            purse = "\n".join(filter(None, [at_hand(labels, known, position.seat), looming]))
        opened = False
        if not path and awaited:
            found = _offered(chain, picker, labels, natural)
            path = opening(position, found, lambda path: self._pictures.numbers(position, labels, picker.step(path)))
            opened = bool(path)
            if not path:
                step = picker.step(())
                assert step is not None
                menus = {offer.path: offer.ways for offer in found}
                told = told_of(chain, picker, labels, natural, outlook, menus)
                back = _back(chain, picker, labels, natural, ())
                # What is played by one press, as there is no other choice, says all of it before.
                end = picker.step(completed(picker, found[0].path, natural)) if is_alone(position) else None
                lines = self._so_far(chain, labels)
                if end is not None:
                    remark = Remarks(position, labels).about(end.chosen)
                    lines += [*filter(None, [remark]), *self._lines(chain, labels, end, whole)]
                return Plan(step, (), found, told, lines, back, False, [], purse)
        back = _back(chain, picker, labels, natural, () if opened else path)
        full = path if as_is or opened else completed(picker, path, natural)
        step = picker.step(full)
        if step is None:
            raise Refusal("stale")
        regions = regions_of(position, labels, step)
        region = next((region for region in regions if region.number == page), None)
        ways = [(*full, place) for place in (region.places if region is not None else range(len(step.values)))]
        menus = {full: ways} if step.field != "kind" else {}
        told = told_of(chain, picker, labels, natural, outlook, menus)
        lines = self._lines(chain, labels, step, whole) if step.move is not None else self._so_far(chain, labels)
        if alike := told.shared.get(full) or _alike_in_menu(labels, step, told, ways):
            lines.append(labels.words("panel-each", what=alike))
        return Plan(step, path, [], told, lines, back, opened, regions, purse)

    def _outlook(self, chain: Chain, known: Any, *, whole: bool = False) -> Outlook:
        """What the next move costs and brings, or, the ``whole``, all moves of the chain with it."""
        position = chain.position
        row = position.table.row
        key = (row.id, row.revision, position.seat, chain.prefix, whole or not chain.moves)
        if key not in self._outlooks:
            if chain.moves:
                known = position.table.game.redact(chain.start.table.state, position.seat)
            uncounted = 0 if whole else len(chain.moves)
            outlook = Outlook(position.table.game, known, position.seat, chain.moves, uncounted=uncounted)
            self._outlooks[key] = outlook
        while len(self._outlooks) > REMEMBERED:
            self._outlooks.popitem(last=False)
        return self._outlooks[key]

    def _so_far(self, chain: Chain, labels: Labels) -> list[str]:
        """What the moves that were chosen before cost, while the next one is chosen; not where something unknown has come up."""
        if chain.before is None or chain.worlds:
            return []
        position = chain.start
        known = position.table.game.redact(position.table.state, position.seat)
        return costs(labels, self._outlook(chain.before, known, whole=True).of(chain.moves[-1]))

    def _lines(self, chain: Chain, labels: Labels, step: Step, outlook: Outlook | None) -> list[str]:
        """What a whole move costs and brings, or, where no number says it, what is foreseen to happen."""
        if step.move is None:
            return []
        found = outlook.of(step.move) if outlook is not None else None
        given_up = left_behind(labels, chain.position, step.move) if outlook is not None else []
        if found is not None and found.changes:
            # Moves of their own are summed up under the heading of the last of them.
            together = [] if chain.is_one_action else [labels.words("consequence-together")]
            return [*together, *in_full(labels, found), *given_up]
        return [*(line for event in chain.foreseen(step.path) if (line := labels.event(event))), *given_up]


def _alike_in_menu(labels: Labels, step: Step, told: Told, ways: Sequence[Path]) -> str:
    """What few choices cost and bring alike where they stand in a menu, as each does something that is to be read."""
    kind, (_, alike) = str(step.chosen.get("kind", "")), told.few.get(step.path, ({}, ""))
    abouts = [labels.about(value, kind, row=True) for value in step.values]
    return alike if says_nothing(step.field, [told.ways.get(way, "") for way in ways], abouts) else ""


def _back(chain: Chain, picker: Picker, labels: Labels, natural: Natural, chosen: Path) -> str | None:
    """The argument of the control that leads back from what has been chosen; None where nothing has been."""
    if chosen and (not chain.follows_up or chosen != answered(chain)):
        shown_first = any(chosen in offer.ways for offer in offers(chain.position, picker, labels, natural))
        return chain.prefix + ("" if shown_first else encode_path(chosen[:-1]))
    if chain.follows_up:
        return way_back(chain)
    # The last of the moves before is thought over.
    return chain.prefix.removesuffix(LINK) if chain.moves else None


def _offered(chain: Chain, picker: Picker, labels: Labels, natural: Natural) -> list[Offer]:
    """What can be done; in an action that is not whole, no way out of it that leads to what could be chosen before; where anybody
    would do the same, that alone.
    """
    dropped, only = dropped_by(chain), only_move(chain.position)
    found = [offer for offer in offers(chain.position, picker, labels, natural) if offer.kind not in dropped]
    return [offer for offer in found if offer.kind == only.kind] if only is not None else found
