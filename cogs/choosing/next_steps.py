"""The next steps of the seat's own turn, to which it can go on without choosing anything."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.choosing.chain import Chain


def next_steps(chain: Chain) -> Iterator[Chain]:
    """The chains that end at the next steps, one after the other: to each leads a move that does nothing else
    (``Game.is_passing``), by which nothing unknown comes up.
    """
    while (found := _next(chain)) is not None:
        yield found
        chain = found


def _next(chain: Chain) -> Chain | None:
    position = chain.position
    for kind in chain.picker.kinds:
        if not position.table.game.is_passing(position.table.state, position.seat, kind):
            continue
        path = chain.picker.path_to(kind)
        step = chain.picker.step(path) if path is not None else None
        if path is None or step is None or step.move is None:
            continue
        then = chain.then(path)
        if then is not None and then.passes and not then.worlds:
            return then
    return None
