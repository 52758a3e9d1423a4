"""A press in the panel: the way to a move that stands in the id of the control, read in the position that the person saw and found
again in the present one.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.choosing.carried import carried
from cogs.choosing.chain import Chain, follow
from cogs.choosing.completion import Path
from cogs.choosing.follow_ups import led_on
from cogs.choosing.kept import kept
from cogs.choosing.paths import ELSEWHERE, KEPT, LINK, beside, decode_path, encode_path, parted, split
from cogs.choosing.picker import Picker
from cogs.choosing.several import gathered
from cogs.discord_io.controls import Pressed
from cogs.features.panel.ticking import GATHER
from cogs.features.panel.view import path_of
from cogs.match.refusals import Refusal
from cogs.match.seen import Seen, seen_at
from cogs.match.tables import Position, Tables
from games.base import Move


@dataclass(frozen=True)
class Way:
    """The choices made so far: a path after the moves of a chain, and the page of the values from which to choose next. ``as_is``:
    nothing is to be filled in, for a field is looked at again. ``left`` is the argument of what was being chosen when the person
    turned to what is free at any time. ``gone`` are moves that were chosen and are not possible any more after what was changed.
    ``undone`` is then the argument of what stood before the change, to which Back leads. ``led``: one button named a whole move,
    from which the question here follows.
    """

    chain: Chain
    path: Path = ()
    page: int = 0
    as_is: bool = False
    left: str = ""
    gone: Sequence[Move] = ()
    led: bool = False
    undone: str = ""

    @property
    def alone(self) -> bool:
        """Whether one button named the whole first move: on the first screen, or as a hint."""
        step = self.chain.picker.step(self.path) if self.as_is and not self.chain.moves else None
        return self.led or (step is not None and step.move is not None)

    @property
    def arg(self) -> str:
        """The argument of a control that leads here."""
        shown = f"~{self.page}" if self.page or self.as_is else ""
        return beside(self.chain.prefix + encode_path(self.path) + shown, self.left)


async def pressed_way(tables: Tables, pressed: Pressed, user: int) -> tuple[Seen, Way]:
    """Where a pressed control led in the position in which the person saw it.

    Raises Refusal("stale") where that is no more known, or led nowhere.
    """
    table = await tables.load(pressed.match)
    seen = await seen_at(tables, table, tables.seat_for(table, user), pressed.revision)
    return seen, way_of(tables.position_of(seen.then, seen.seat), pressed)


def way_of(position: Position, pressed: Pressed) -> Way:
    """Where a control leads in the position for which it was made. Raises Refusal("stale") where it leads nowhere."""
    if own := next((value[1:] for value in pressed.values if value.startswith(ELSEWHERE)), ""):
        return way_of(position, replace(pressed, arg=own, values=()))
    whole, left = parted(pressed.arg)
    arg, later = parted(whole, KEPT)
    prefix, rest = split(arg)
    chain = follow(position, prefix)
    if further := next((value for value in pressed.values if LINK in value), ""):
        return replace(_paid(chain, rest, further, prefix, later), left=left)
    if rest.endswith(f"~{GATHER}"):
        return Way(*_gathered(chain, rest, pressed), left=left)
    path, page = path_of(replace(pressed, arg=rest), chain.picker)
    if later:
        chain, path, gone = kept(chain, path, later)
        return Way(chain, path, left=left, gone=gone, undone=prefix + later if gone else "")
    return Way(chain, path, page, as_is="~" in rest and not pressed.values, left=left)


def _paid(chain: Chain, rest: str, further: str, prefix: str, later: str) -> Way:
    """Where a row leads that makes, after the choices before it, a whole move with what follows from that: a way of paying with a
    mix. What was chosen ``later`` is kept.
    """
    begun = rest.partition("~")[0]
    links, last = split(f"{begun}.{further}" if begun else further)
    there, path = follow(chain.start, chain.prefix + links), decode_path(last)
    if not later:
        return Way(there, path, as_is=True)
    then, path, gone = kept(chain, path, later, there)
    return Way(then, path, gone=gone, undone=prefix + later if gone else "")


def led_on_way(way: Way) -> Way:
    """A way that makes a whole move, led on to what is asked because of it."""
    chain, path = led_on(way.chain, way.path, as_is=way.as_is)
    if chain is way.chain:
        return way
    return replace(way, chain=chain, path=path, page=0, as_is=False, led=way.alone)


def way_now(tables: Tables, seen: Seen, then: Way) -> Way | None:
    """The same way in the present position; None where the person is asked something else by now, or it is gone."""
    if seen.is_new:
        return then
    if not seen.is_asked_the_same(_kinds(then)):
        return None
    found = carried(then.chain, then.path, tables.position_of(seen.now, seen.seat))
    if found is None:
        return None
    left, undone = (_leading_now(tables, seen, arg) for arg in (then.left, then.undone))
    return replace(then, chain=found[0], path=found[1], left=left, undone=undone)


def _kinds(way: Way) -> set[str]:
    """The kinds of the moves that are chosen on a way; none for that of the last where its kind is still to be."""
    step = way.chain.picker.step(way.path)
    chosen = step.chosen.get("kind", "") if step is not None else ""
    return {*(move.kind for move in way.chain.moves), str(chosen)}


def _leading_now(tables: Tables, seen: Seen, arg: str) -> str:
    """The argument of what was left aside, or stood before a change, in the present position; "" where it is gone."""
    way = None
    if arg:
        with contextlib.suppress(Refusal):
            then = way_of(tables.position_of(seen.then, seen.seat), Pressed("pick", seen.then.row.id, 0, arg))
            way = way_now(tables, seen, then)
    return way.arg if way is not None else ""


async def left_way(tables: Tables, pressed: Pressed, user: int) -> Way | None:
    """What was being chosen when the person turned to what is free at any time, in the present position; None where there was
    nothing, or it is gone.
    """
    left = parted(pressed.arg)[1]
    if not left:
        return None
    try:
        seen, then = await pressed_way(tables, replace(pressed, arg=left, values=()), user)
    except Refusal:
        return None
    return way_now(tables, seen, then)


async def to_be_left(tables: Tables, pressed: Pressed, user: int) -> str:
    """The argument, in the present position, of what is being chosen where ``pressed`` leads back to, as long as the person turns
    to what is free at any time; from that itself it is what was left before, if anything was.
    """
    if not pressed.arg:
        return ""
    try:
        seen, then = await pressed_way(tables, pressed, user)
    except Refusal:
        return ""
    way = way_now(tables, seen, then)
    if way is None:
        return ""
    position = way.chain.position
    picker = Picker(position.moves)
    step = picker.step(way.path)
    kind = str(step.chosen.get("kind", "")) if step is not None else ""
    if kind not in position.table.game.free_kinds:
        return way.arg
    return way.left if way.path == picker.path_to(kind) else way.left or way.arg


def moves_of(tables: Tables, seen: Seen, arg: str) -> tuple[Position, list[Move]]:
    """The moves that were to be confirmed by a control of this argument, and the position in which they were shown.

    Raises Refusal("stale") for a way that leads nowhere.
    """
    position = tables.position_of(seen.then, seen.seat)
    prefix, rest = split(parted(arg)[0])
    chain = follow(position, prefix)
    step = chain.picker.step(decode_path(rest))
    if step is None or step.move is None:
        raise Refusal("stale")
    return position, [*chain.moves, step.move]


def _gathered(chain: Chain, rest: str, pressed: Pressed) -> tuple[Chain, Path]:
    """The chain of the things that were ticked and the path of the last. Raises Refusal for what cannot be named together."""
    step = chain.picker.step(decode_path(rest.partition("~")[0]))
    if step is None:
        raise Refusal("stale")
    return gathered(chain, step, [int(value) for value in pressed.values])
