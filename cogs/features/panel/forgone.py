"""What is given up by going without an answer, where the way out itself does not name it: an Infantry, a free Farm."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cogs.choosing.alike import whatever
from cogs.choosing.chain import Chain
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.saying import settled
from cogs.presentation.answering import answering, names_forgone
from cogs.presentation.consequences import in_short, left_behind
from cogs.presentation.copies import telling_apart
from cogs.presentation.joining import joined
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import gains_only

MOST = 50  # answers of which it is worked out what all of them bring


class Forgone(NamedTuple):
    """What any answer would be about, and what all of them bring alike; "" for nothing that is to be said."""

    name: str = ""
    brings: str = ""

    @property
    def whole(self) -> str:
        """Both."""
        return joined([("", self.name), ("", self.brings)])


def forgone(chain: Chain, labels: Labels, outlooks: Outlooks) -> Forgone:
    """What is given up by a way out of the question at the end of a chain; nothing where each of them says it."""
    position, picker = chain.position, chain.picker
    game, state, seat = position.table.game, position.table.state, position.seat
    ways_out = {kind for kind in picker.kinds if game.is_way_out(state, seat, kind)}
    if not any(names_forgone(labels, kind) for kind in ways_out):
        return Forgone()
    answers = [
        move
        for move in position.moves
        if move.kind not in (ways_out | game.free_kinds) and not game.is_beside(state, seat, move.kind)
    ]
    steps = {kind: picker.step(picker.path_to(kind) or ()) for kind in dict.fromkeys(move.kind for move in answers)}
    things = {kind: settled(labels, step) if step is not None else "" for kind, step in steps.items()}
    named = ", ".join(
        labels.words("panel-kind-value", kind=labels.kind(kind), value=thing) if thing else labels.kind(kind)
        for kind, thing in things.items()
    )
    alike = {game.alike(state, seat, move): move for move in answers}.values()
    told = position.awaited and 0 < len(alike) <= MOST
    outlook = outlooks.of(chain, game.redact(state, seat)) if told else None
    if outlook is None:
        return Forgone(named)
    found = whatever([*map(outlook.of, alike)], least=True)
    brings = in_short(labels, gains_only(replace(found, changes={seat: found.own})))
    # What comes by it says what is done with the thing.
    thing = ", ".join(filter(None, things.values())) if brings else ""
    return Forgone(thing or named, brings)


def forgone_before(chain: Chain, labels: Labels, outlooks: Outlooks) -> tuple[str, ...]:
    """For each of the moves of a chain what was given up by it; "" for one that is no such way out."""
    if chain.before is None:
        return ()
    position = chain.before.position
    out = position.table.game.is_way_out(position.table.state, position.seat, chain.moves[-1].kind)
    given_up = forgone(chain.before, labels, outlooks).whole if out else ""
    return (*forgone_before(chain.before, labels, outlooks), given_up)


def given_up_before(chain: Chain, labels: Labels) -> list[str]:
    """What was given up by the moves of a chain that left a question unanswered and do not name it themselves, a line each."""
    if chain.before is None:
        return []
    position, move = chain.before.position, chain.moves[-1]
    out = position.table.game.is_way_out(position.table.state, position.seat, move.kind)
    there = answering(telling_apart(labels, position.moves), position.asked)
    lines = left_behind(there, position, move) if out and not names_forgone(labels, move.kind) else []
    remarks, kind = Remarks(position, there), there.kind(move.kind)
    if out and remarks.tells_undone(move):
        lines.append(remarks.about({"kind": move.kind}))
    return [
        *given_up_before(chain.before, labels),
        *(labels.words("panel-told", what=kind, told=line) for line in lines),
    ]
