"""What the panel shows at a point of a person's way to a move: worked out in the threads of the pictures, then put together."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.completion import Natural, Path, completed, natural_of
from cogs.choosing.follow_ups import answered, closes, dropped_by, grave_before, way_back
from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Picker, Step
from cogs.choosing.several import gathering, named_from
from cogs.features.panel.asking import is_alone
from cogs.features.panel.filled import fields_before, own_fields
from cogs.features.panel.first_screen import FirstScreen, Offer, offers, opening
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.style import CHOSEN, PanelStyle
from cogs.features.panel.view import panel_view
from cogs.features.panel.worth import Told, alike_in_menu, otherwise, told_of
from cogs.match.refusals import Refusal
from cogs.presentation.consequences import at_hand, warnings
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Aid, Pictures
from cogs.presentation.regions import Region, as_read, regions_of
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import once


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
    ) -> tuple[discord.ui.LayoutView, Aid | None]:
        """The panel at a path, with natural values filled in unless it is to be shown ``as_is``; ``chosen``: the seat has decided
        what others are still to decide; ``left`` is the argument of what it was choosing before. Raises Refusal for a path that
        leads nowhere. Nothing is played by this, and nothing that nobody has chosen can be confirmed on it.
        """
        position, picker = chain.position, Picker(chain.position.moves)
        labels = as_read(telling_apart(labels, position.moves), position)
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
        outlook = self._outlooks.of(chain, known) if awaited else None
        whole = self._outlooks.of(chain, known, whole=True) if awaited else None
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
                if end is not None:
                    lines = [*filter(None, [Remarks(position, labels).about(end.chosen)])]
                    lines += self._outlooks.lines(chain, labels, end, whole)
                else:
                    lines = self._outlooks.so_far(chain, labels)
                return Plan(step, (), found, told, lines, back, False, [], purse)
        back = _back(chain, picker, labels, natural, () if opened else path)
        full = path if as_is or opened else completed(picker, path, natural)
        if (step := picker.step(full)) is None:
            raise Refusal("stale")
        regions = regions_of(position, labels, step)
        region = next((region for region in regions if region.number == page), None)
        ways = [(*full, place) for place in (region.places if region is not None else range(len(step.values)))]
        menus = {full: ways} if step.field != "kind" else {}
        told = told_of(chain, picker, labels, natural, outlook, menus)
        alike = told.shared.get(full) or alike_in_menu(labels, step, told, ways)
        if not alike and (alike := once(told.ways, len(ways))):
            told = replace(told, ways={})
        if step.move is not None:
            fields = [full[:length] for length in range(len(path), len(full))]
            told.ways.update(otherwise(chain, picker, labels, natural, outlook, fields))
            lines = self._outlooks.lines(chain, labels, step, whole)
        else:
            lines = self._outlooks.so_far(chain, labels)
        if alike:
            lines.append(labels.words("panel-each", what=alike))
        return Plan(step, path, [], told, lines, back, opened, regions, purse)


def _back(chain: Chain, picker: Picker, labels: Labels, natural: Natural, chosen: Path) -> str | None:
    """The argument of the control that leads back from what has been chosen, all that was ticked at once; None for nothing."""
    if (begun := named_from(chain, picker.step(chosen))) is not None:
        return begun.prefix
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
