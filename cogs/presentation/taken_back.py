"""What goes or went back: the moves that are taken back, in sentences, and those that tell nothing by their names."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.match.history import PastMove
from cogs.presentation.answering import answering
from cogs.presentation.clauses import clauses, labels_then
from cogs.presentation.history import lines_of, readable
from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels

MOST = 12  # lines of what would be taken back
MOST_TEXT = 2000  # characters of them: names can be long, and beside them stand the question and who has answered it


def undone_lines(labels: Labels, told: Sequence[PastMove], viewer: int | None) -> list[str]:
    """What would be taken back, a line each, as far as the viewer may read it; the newest where there are very many."""
    lines, kept = [f"- {line}" for line in undone(labels, told, viewer)], list[str]()
    for line in reversed(lines[-MOST:]):
        if sum(map(len, kept)) + len(line) > MOST_TEXT:
            break
        kept.insert(0, line)
    more = len(lines) - len(kept)
    return kept if not more else [labels.words("undone-earlier", count=more), *kept]


def undone(labels: Labels, told: Sequence[PastMove], viewer: int | None) -> list[str]:
    """The sentences about moves that go back, as far as the viewer may read them; of a move that tells nothing of what its seat did
    the move itself.
    """
    found: list[str] = []
    for part in told:
        found += [line for line in [_silent(labels_then(labels, part.row.ply), part, viewer)] if line]
        found += lines_of(labels, [part], viewer)
    return found


def in_short(labels: Labels, told: Sequence[PastMove]) -> str:
    """What went back in a line, as everybody may read it: what anybody did, without what began or came up by it, nor what was paid
    for it (``Game.minor_events``) where anything else can be told; "" for nothing.
    """
    said, paid = list[tuple[int, str, str]](), list[tuple[int, str, str]]()
    for part in told:
        then = labels_then(labels, part.row.ply)
        if silent := _silent(then, part, None):
            said.append((part.row.seat, silent, labels.kind(labels.game.decode_move(part.row.move).kind)))
        for event in readable(labels, part.events, None):
            if event.seat is not None and labels.event(event):
                minor = event.kind in labels.game.minor_events
                (paid if minor else said).append((event.seat, *clauses(then, [event])))
    said = said or paid
    alone = len({seat for seat, *_ in said}) == 1
    parts = [(bare if alone else named).replace("**", "").removesuffix(".") for _, named, bare in said]
    return (AND if alone else APART).join(parts)


def _silent(labels: Labels, part: PastMove, viewer: int | None) -> str:
    """A person's move of which no sentence says what its seat did, by its name; to others only where it ends or passes what it
    answers, as everybody sees that; else "".
    """
    seat, game = part.row.seat, labels.game
    told = any(event.seat == seat and labels.event(event) for event in readable(labels, part.events, viewer))
    if told or part.row.user is None or part.forced:
        return ""
    made = game.decode_move(part.row.move)
    ends = any(
        part.asked in kinds.get(made.kind, ()) for kinds in (game.final_kinds, game.ending_kinds, game.passing_kinds)
    )
    if viewer != seat and not ends:
        return ""
    said = answering(labels, part.asked)
    return labels.words(
        "undone-move", player=labels.names[seat], move=said.move(made) if viewer == seat else said.kind(made.kind)
    )
