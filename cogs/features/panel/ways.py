"""A press in the panel: the way to a move that stands in the id of the control, read in the position that the person saw and found
again in the present one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cogs.choosing.carried import carried
from cogs.choosing.chain import Chain, follow
from cogs.choosing.completion import Path
from cogs.choosing.follow_ups import led_on
from cogs.choosing.paths import decode_path, encode_path, split
from cogs.choosing.picker import Picker
from cogs.choosing.several import gathered
from cogs.discord_io.controls import Pressed
from cogs.features.panel.step_controls import GATHER
from cogs.features.panel.view import path_of
from cogs.match.refusals import Refusal
from cogs.match.seen import Seen, seen_at
from cogs.match.tables import Position, Tables
from games.base import Move


@dataclass(frozen=True)
class Way:
    """The choices made so far: a path after the moves of a chain, and the page of the values from which to choose next. ``as_is``:
    nothing is to be filled in, for a field is looked at again.
    """

    chain: Chain
    path: Path
    page: int = 0
    as_is: bool = False

    @property
    def arg(self) -> str:
        """The argument of a control that leads here."""
        shown = f"~{self.page}" if self.page or self.as_is else ""
        return self.chain.prefix + encode_path(self.path) + shown


async def pressed_way(tables: Tables, pressed: Pressed, user: int) -> tuple[Seen, Way]:
    """Where a pressed control led in the position in which the person saw it.

    Raises Refusal("stale") where that is no more known, or led nowhere.
    """
    table = await tables.load(pressed.match)
    seen = await seen_at(tables, table, tables.seat_for(table, user), pressed.revision)
    position = tables.position_of(seen.then, seen.seat)
    prefix, rest = split(pressed.arg)
    chain = follow(position, prefix)
    if rest.endswith(f"~{GATHER}"):
        return seen, Way(*_gathered(chain, rest, pressed))
    path, page = path_of(replace(pressed, arg=rest), Picker(chain.position.moves))
    return seen, Way(chain, path, page, as_is="~" in rest and not pressed.values)


def led_on_way(way: Way) -> Way:
    """A way that makes a whole move, led on to what is asked because of it."""
    chain, path = led_on(way.chain, way.path, as_is=way.as_is)
    return way if chain is way.chain else replace(way, chain=chain, path=path, page=0, as_is=False)


def way_now(tables: Tables, seen: Seen, then: Way) -> Way | None:
    """The same way in the present position; None where the person is asked something else by now, or it is gone."""
    if seen.is_new:
        return then
    found = (
        carried(then.chain, then.path, tables.position_of(seen.now, seen.seat)) if seen.is_asked_the_same() else None
    )
    return None if found is None else replace(then, chain=found[0], path=found[1])


def moves_of(tables: Tables, seen: Seen, arg: str) -> tuple[Position, list[Move]]:
    """The moves that were to be confirmed by a control of this argument, and the position in which they were shown.

    Raises Refusal("stale") for a way that leads nowhere.
    """
    position = tables.position_of(seen.then, seen.seat)
    prefix, rest = split(arg)
    chain = follow(position, prefix)
    step = Picker(chain.position.moves).step(decode_path(rest))
    if step is None or step.move is None:
        raise Refusal("stale")
    return position, [*chain.moves, step.move]


def _gathered(chain: Chain, rest: str, pressed: Pressed) -> tuple[Chain, Path]:
    """The chain of the things that were ticked and the path of the last. Raises Refusal for what cannot be named together."""
    step = Picker(chain.position.moves).step(decode_path(rest.partition("~")[0]))
    if step is None:
        raise Refusal("stale")
    return gathered(chain, step, [int(value) for value in pressed.values])
