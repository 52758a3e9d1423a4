"""What a post tells above the board: a line for each Action, what else is new in small print below it, the rest counted.

An *Action* is a move with the own follow-up moves that belong to it: those that answer another question than the first did. What
a computer does in a row stands under its name once. The log has every sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby, takewhile

from cogs.match.history import PastMove
from cogs.presentation.history import Maker, maker_of, marked
from cogs.presentation.labels import Labels
from games.core.events import visible

MOST_LINES = 8
MOST_TEXT = 2400  # characters
MOST_SMALL = 500  # characters of a line in small print
JOINT = " · "


@dataclass
class Block:
    """What belongs together: what was done, and what else is new (``small``), each without a name that stands before it.

    ``name`` is that of the computer that has done it, "" for anybody else.
    """

    name: str = ""
    done: list[str] = field(default_factory=list[str])
    small: list[str] = field(default_factory=list[str])


def told_above(labels: Labels, told: Sequence[PastMove], most: int = MOST_TEXT) -> str:
    """What everybody may read about these moves, in at most eight lines and ``most`` characters; "" for nothing."""
    lines, unsaid = _opening(labels, [part for part in told if part.turn == 0])
    blocks = list(_blocks(labels, [part for part in told if part.turn != 0]))
    room = MOST_LINES - len(lines)
    unsaid += sum(_cut(block) for block in blocks)
    most -= sum(map(len, lines))
    if unsaid or not _fit(blocks, room, most):
        while blocks and not _fit(blocks, room - 1, most):
            unsaid += _drop(blocks)
    lines += _lines(blocks)
    return "\n".join([*lines, labels.words("turn-lines-left", count=unsaid)] if unsaid else lines)


# ---------------------------------------------------------------------- the set-up
def _opening(labels: Labels, setup: Sequence[PastMove]) -> tuple[list[str], int]:
    """The set-up in one line, and how many sentences it leaves out."""
    telling = {*labels.game.opening_events, "conceded"}
    gist, unsaid = list[str](), 0
    for part in setup:
        said = [(event.kind in telling, line) for event in visible(part.events, None) if (line := labels.event(event))]
        lines = [line.removesuffix(".") for tells, line in said if tells]
        gist += [marked(labels, maker_of(labels, part), line) for line in lines[:1]] + lines[1:]
        unsaid += len(said) - len(lines)
    return [labels.words("turn-setup", what=JOINT.join(gist))] if gist else [], unsaid


# ---------------------------------------------------------------------- Actions
def _blocks(labels: Labels, told: Sequence[PastMove]) -> Iterator[Block]:
    """A block for each Action, and for all that a computer does in a row."""

    def row_of(action: list[PastMove]) -> tuple[Maker, int, int]:
        maker, seat = maker_of(labels, action[0]), action[0].row.seat
        return maker, seat, 0 if maker == "computer" else action[0].row.ply

    for (maker, seat, _), row in groupby(actions(labels, told), row_of):
        block = Block(labels.names[seat] if maker == "computer" else "")
        for action in row:
            _tell(labels, action, maker, block)
        if block.done or block.small:
            yield block


def actions(labels: Labels, told: Sequence[PastMove]) -> list[list[PastMove]]:
    """The moves in order, those that belong to one Action together."""
    found: list[list[PastMove]] = []
    for part in told:
        first = found[-1][0] if found else None
        follows = (
            first is not None
            and (first.row.seat, first.turn) == (part.row.seat, part.turn)
            and maker_of(labels, first) == maker_of(labels, part)
            and first.asked not in ("", part.asked)
            and part.asked != ""
        )
        if follows:
            found[-1].append(part)
        else:
            found.append([part])
    return found


def _tell(labels: Labels, action: list[PastMove], maker: Maker, block: Block) -> None:
    """Add the sentences about an Action: the first about what its seat did is its line, if it did anything.

    What stands behind an event of somebody else is a consequence: at the end of a round everybody collects.
    """
    seat = action[0].row.seat
    told = [[event for event in visible(part.events, None) if labels.event(event)] for part in action]
    own = [event for events in told for event in takewhile(lambda event: event.seat == seat, events)]
    head = next((event for event in own if event.kind not in labels.game.minor_events), own[0] if own else None)
    if head is not None:
        line = labels.about_seat(head).removesuffix(".") if block.name else labels.event(head)
        block.done.append(marked(labels, maker, line))
    last = seat if head is not None else None  # whose name was said last: it need not be said again
    for event in chain.from_iterable(told):
        if event is not head:
            again = event.seat is not None and event.seat == last
            block.small.append((labels.about_seat(event) if again else labels.event(event)).removesuffix("."))
            last = event.seat


# ---------------------------------------------------------------------- what there is room for
def _lines(blocks: Sequence[Block]) -> list[str]:
    lines: list[str] = []
    for block in blocks:
        done = [f"**{block.name}:** {JOINT.join(block.done)}"] if block.name and block.done else block.done
        lines += [f"- {line}" for line in done]
        lines += [f"-# {JOINT.join(block.small)}"] if block.small else []
    return lines


def _fit(blocks: Sequence[Block], room: int, most: int) -> bool:
    lines = _lines(blocks)
    return len(lines) <= room and sum(map(len, lines)) <= most


def _cut(block: Block) -> int:
    """Shorten the small print of a block to what a glance takes in; gives how many sentences are gone.

    The last one stays: what it all came to, such as who has won.
    """
    before = len(block.small)
    while len(JOINT.join(block.small)) > MOST_SMALL and len(block.small) > 1:
        block.small.pop(-2)
    return before - len(block.small)


def _drop(blocks: list[Block]) -> int:
    """Drop the small print of the oldest block that has any beside its line, the newest apart, or else the oldest block; gives
    how many sentences are gone.
    """
    oldest = next((block for block in blocks[:-1] if block.done and block.small), None)
    if oldest is None:
        gone = blocks.pop(0)
        return len(gone.done) + len(gone.small)
    gone, oldest.small = oldest.small, []
    return len(gone)
