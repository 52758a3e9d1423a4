"""What a post has room for of all that was done: eight lines, the newest first, reckonings before all else; the rest is counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cogs.presentation.joining import AND
from cogs.presentation.labels import Labels
from cogs.presentation.setup_lines import MOST_SMALL

MOST_LINES = 8


@dataclass
class Block:
    """What belongs together: what was done, as a sentence and as it goes on with another one about the same seat, and what else is
    new (``small``), with the lines of each reckoning by which it ended. ``to_called`` is what was done to whoever is called, which
    stands above all blocks.

    ``in_a_row``: by a computer, so that one line holds all of it.
    """

    in_a_row: bool = False
    done: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    small: list[str] = field(default_factory=list[str])
    reckonings: list[list[str]] = field(default_factory=list[list[str]])
    to_called: list[str] = field(default_factory=list[str])

    @property
    def stands(self) -> bool:
        """Whether anything of it stands below what was done to whoever is called."""
        return bool(self.done or self.small or self.reckonings)


def fitted(labels: Labels, lines: list[str], blocks: list[Block], unsaid: int, most: int) -> str:
    """The lines and as many of the blocks below them as have room within ``most`` characters, the newest first; what is ``unsaid``
    is counted.
    """
    room = MOST_LINES - len(lines)
    unsaid += sum(_cut(block) for block in blocks)
    most -= sum(map(len, lines))
    if unsaid or not _fit(blocks, room, most):
        while blocks and not _fit(blocks, room - 1, most):
            unsaid += _drop(blocks)
    lines = [*lines, *_lines(blocks)]
    return "\n".join([*lines, labels.words("turn-lines-left", count=unsaid)] if unsaid else lines)


def _lines(blocks: Sequence[Block]) -> list[str]:
    lines: list[str] = []
    for block in blocks:
        done = [line for line, _ in block.done]
        if block.in_a_row and done:
            said = [done[0], *(going_on for _, going_on in block.done[1:])]
            done = [AND.join(line.removesuffix(".") for line in said)]
        lines += [f"- {line}" for line in done]
        lines += [f"-# {AND.join(block.small)}"] if block.small else []
        for *heading, reckoning in block.reckonings:
            lines += [*(f"- {line}" for line in heading), f"-# {reckoning}"]
    return lines


def _fit(blocks: Sequence[Block], room: int, most: int) -> bool:
    lines = _lines(blocks)
    return len(lines) <= room and sum(map(len, lines)) <= most


def _cut(block: Block) -> int:
    """Shorten the small print of a block to what a glance takes in; gives how many sentences are gone.

    The last one stays: what it all came to, such as who has won.
    """
    before = len(block.small)
    while len(AND.join(block.small)) > MOST_SMALL and len(block.small) > 1:
        block.small.pop(-2)
    return before - len(block.small)


def _drop(blocks: list[Block]) -> int:
    """Drop the small print of the oldest block that has any beside its line, the newest apart, or else the oldest block but for
    its reckonings; of the newest its oldest sentence, that in small print first; last of all the oldest reckoning. Gives how many
    sentences are gone.
    """
    *older, newest = blocks
    if (block := next((block for block in older if block.done and block.small), None)) is not None:
        gone, block.small = len(block.small), []
    elif (block := next((block for block in older if block.done or block.small), None)) is not None:
        gone, block.done, block.small = len(block.done) + len(block.small), [], []
    elif len(newest.done) + len(newest.small) > 1 or not any(block.reckonings for block in blocks):
        gone = len((newest.small or newest.done)[:1])
        del (newest.small or newest.done)[:1]
    else:
        oldest = next(block for block in blocks if block.reckonings)
        gone = sum(len(line.split(AND)) for line in oldest.reckonings.pop(0))
    blocks[:] = [block for block in blocks if block.stands]
    return gone
