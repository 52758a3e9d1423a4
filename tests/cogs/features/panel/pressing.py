"""How many presses a move takes, from Play to Confirm, counted on the screens of the panel without Discord and without pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.completion import natural_of
from cogs.choosing.follow_ups import action, answered, dropped_by
from cogs.choosing.paths import KEPT, LINK, encode_path, parted
from cogs.choosing.picker import Picker
from cogs.choosing.several import gathering
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.panel.asking import is_alone, is_passing
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.screens import Screens
from cogs.features.panel.step_controls import REGION
from cogs.features.panel.ticking import GATHER, SEVERAL
from cogs.features.panel.ways import led_on_way, way_of
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.regions import regions_of
from games.base import Game, Move
from games.core.rng import Rng
from tests.cogs.tables import table

MOST_STEPS = 30
Control = Press | Choose


class Unseen(Pictures):
    """Draws nothing."""

    def __init__(self) -> None:
        pass

    async def run(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return work(*args, **more)

    async def choice(self, *_args: Any, **_more: Any) -> None:
        return None


class _Unreckoned(Outlooks):
    """Knows of no cost and gain: by them no press is saved."""

    def of(self, *_args: Any, **_more: Any) -> Any:
        return None

    def so_far(self, *_args: Any, **_more: Any) -> list[str]:
        return []


def seated(game: Game[Any], state: Any, seat: int) -> Position:
    """The position of a seat in a match of people."""
    return Position(table(game, state), seat, game.choices(game.redact(state, seat), seat))


def screens() -> Screens:
    """The panel's screens without pictures, costs and gains."""
    made = Screens(Unseen())
    made._outlooks = _Unreckoned()
    return made


async def presses(position: Position, move: Move) -> tuple[str, int]:
    """The action that a legal move begins, as in :mod:`tests.discord.presses`, and how many presses it takes, Play included.

    Raises AssertionError where the panel leads no way to it.
    """
    shown, labels, rng = screens(), labels_for(position.table, "en"), Rng(str(move))
    chain, path = Chain(position), Picker(position.moves).path_of(move)
    at = way_of(position, Pressed("pick", position.table.row.id, position.table.row.revision))
    for count in range(1, MOST_STEPS):
        view, _ = await shown.make(at.chain, labels, at.path, page=at.page, as_is=at.as_is)
        controls = [control for control in view.walk_children() if isinstance(control, Press | Choose)]
        chain, path = _followed(chain, path, controls, rng)
        end = chain.prefix + ("" if chain.moves else encode_path(path))
        if any(_ends(control, end) for control in controls):
            return f"{move.kind}+{len(chain.moves)}" if chain.moves else move.kind, count + 1
        pressed = _leading(controls, chain.position, path, chain.prefix)
        at = led_on_way(way_of(position, pressed))
        if any(LINK in value for value in pressed.values) or _is_made(chain, path, at.chain):
            # The row has answered what follows from the move, or what was chosen before has been kept as an answer to it; what
            # follows from that is answered well.
            chain = at.chain
            path = at.path or chain.picker.path_of(_good(chain, rng))
        made = action(at.chain, at.path, as_is=at.as_is) if at.path else []
        alone = is_alone(position) and made == [only_move(position)]
        if made and not at.chain.moves and (alone or is_passing(position, made[0])):
            return move.kind, count + 1
    raise AssertionError(f"the panel does not come to an end: {move}")


async def together(position: Position, *moves: Move) -> int:
    """How many presses moves of one's own take that are chosen one after the other and confirmed together, Play included.

    Raises AssertionError where the panel leads no way to one of them.
    """
    shown, labels, chain, count = screens(), labels_for(position.table, "en"), Chain(position), 1
    at = way_of(position, Pressed("pick", position.table.row.id, position.table.row.revision))
    for move in moves:
        path = chain.picker.path_of(move)
        while True:
            view, _ = await shown.make(at.chain, labels, at.path, page=at.page, as_is=at.as_is)
            controls = [control for control in view.walk_children() if isinstance(control, Press | Choose)]
            if any(_ends(control, chain.prefix + encode_path(path)) for control in controls):
                break
            at = led_on_way(way_of(position, _leading(controls, chain.position, path, chain.prefix)))
            count += 1
            assert count < MOST_STEPS, f"the panel does not come to an end: {move}"
        chain = chain.then(path)
    return count + 1


def _ends(control: Control, end: str) -> bool:
    """Whether a control confirms what ends like this, with an answer to what follows or without."""
    return control.pressed.kind == "do" and control.pressed.arg.startswith(end)


def is_usual(position: Position, move: Move) -> bool:
    """Whether a move answers what is asked, and has the natural value of each of its fields that has one."""
    game, state, seat = position.table.game, position.table.state, position.seat
    picker, natural = Picker(position.moves), natural_of(position, game.redact(state, seat))
    path = picker.path_of(move)
    for length in range(len(path)):
        step = picker.step(path[:length])
        if step is None or natural(step) not in (None, path[length]):
            return False
    return not game.is_way_out(state, seat, move.kind)


def _is_made(chain: Chain, path: tuple[int, ...], shown: Chain) -> bool:
    """Whether the chain that is shown holds the move at the end of a path of another one, and an answer to what follows from it."""
    step = chain.picker.step(path)
    made = (*chain.moves, step.move) if step is not None else ()
    return len(shown.moves) > len(made) and shown.moves[: len(made)] == made


def _followed(
    chain: Chain, path: tuple[int, ...], controls: Sequence[Control], rng: Rng
) -> tuple[Chain, tuple[int, ...]]:
    """The chain and path, or, where the panel asks already what follows from the move, the chain with it and a good answer."""
    prefix = f"{chain.prefix}{encode_path(path)}{LINK}"
    following = chain.then(path) if any(control.pressed.arg.startswith(prefix) for control in controls) else None
    if following is None or not following.follows_up:
        return chain, path
    passed = answered(following)
    # What goes without saying the panel has answered on its way to these controls.
    beyond = f"{following.prefix}{encode_path(passed)}{LINK}" if passed else ""
    if not beyond or not any(control.pressed.arg.startswith(beyond) for control in controls):
        passed = following.picker.path_of(_good(following, rng))
    return _followed(following, passed, controls, rng)


def _good(chain: Chain, rng: Rng) -> Move:
    """A good answer to what is asked after the moves of a chain."""
    position, dropped = chain.position, dropped_by(chain)
    game, state, seat = position.table.game, position.table.state, position.seat
    good = game.sensible_move(game.redact(state, seat), seat, rng)
    return next(move for move in (good, *position.moves) if move.kind not in dropped | game.free_kinds)


def _leading(controls: Sequence[Control], position: Position, path: tuple[int, ...], prefix: str) -> Pressed:
    """The press that leads furthest along a path, which may follow a chain."""
    for length in range(len(path), 0, -1):
        for control in controls:
            # An answer that stands already may be kept with it.
            if isinstance(control, Press) and parted(control.pressed.arg, KEPT)[0] == prefix + encode_path(
                path[:length]
            ):
                return control.pressed
        before = f"{prefix}{encode_path(path[: length - 1])}~"
        menus = [
            control for control in controls if isinstance(control, Choose) and control.pressed.arg.startswith(before)
        ]
        for menu in menus:
            held = {option.value for option in menu.item.options}
            for values in _values(menu.pressed.arg.removeprefix(before), position, path, length):
                if held.issuperset(values):
                    return replace(menu.pressed, values=values)
            answered = f"{encode_path(path[length - 1 :])}{LINK}"
            if whole := next((value for value in sorted(held) if value.startswith(answered)), ""):
                return replace(menu.pressed, values=(whole,))
    pages = (control.pressed for control in controls if isinstance(control, Press) and "~" in control.pressed.arg)
    found = next(pages, None) or next(_beyond(controls, path, prefix), None)
    assert found is not None, f"nothing leads on to {path} after {prefix!r}"
    return found


def _beyond(controls: Sequence[Control], path: tuple[int, ...], prefix: str) -> Iterator[Pressed]:
    """The presses that answer already what follows from another move that begins like the path: beside its end that is changed."""
    for length in range(len(path), 0, -1):
        begun = prefix + encode_path(path[:length])
        for control in controls:
            further = control.pressed.arg.removeprefix(begun)
            if isinstance(control, Choose) and further != control.pressed.arg and LINK in further:
                yield replace(control.pressed, values=(control.item.options[0].value,))


def _values(mark: str, position: Position, path: tuple[int, ...], length: int) -> Iterator[tuple[str, ...]]:
    """What may be chosen in a menu for the field at this place of a path, the furthest first."""
    step = Picker(position.moves).step(path[: length - 1])
    assert step is not None
    value = step.values[path[length - 1]]
    if mark == REGION:
        regions = regions_of(position, labels_for(position.table, "en"), step)
        yield from ((str(region.number),) for region in regions if path[length - 1] in region.places)
    elif mark == SEVERAL and step.several is not None:
        yield tuple(str(step.several.items.index(item)) for item in value)
    elif mark == GATHER and (found := gathering(Chain(position), step)) is not None:
        yield (str(found.things.index(value)),)
    else:
        yield from ((encode_path(path[length - 1 : upto]),) for upto in range(len(path), length - 1, -1))
