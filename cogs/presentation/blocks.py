"""What a post has room for of all that was done: eight lines, those about whoever is called and reckonings before all else, then
the newest; the rest is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from cogs.presentation.joining import AND
from cogs.presentation.labels import Labels
from cogs.presentation.setup_lines import MOST_SMALL

MOST_LINES = 8


@dataclass(eq=False)
class Done:
    """Something that was done, as a sentence and as it goes on with another one about the same seat; ``to_called``: to whoever is
    called, so that it stays in a line of its own.
    """

    line: str
    going_on: str
    to_called: bool = False


@dataclass
class Block:
    """What belongs together: what was done, and what else is new (``small``), with the lines of each reckoning by which it ended.

    ``in_a_row``: by a computer, so that one line holds all of it.
    """

    in_a_row: bool = False
    done: list[Done] = field(default_factory=list[Done])
    small: list[str] = field(default_factory=list[str])
    reckonings: list[list[str]] = field(default_factory=list[list[str]])

    @property
    def stands(self) -> bool:
        """Whether anything of it stands."""
        return bool(self.done or self.small or self.reckonings)

    @property
    def passing(self) -> list[Done]:
        """What of it can be left out."""
        return [done for done in self.done if not done.to_called]

    def keep(self, passing: Sequence[Done]) -> None:
        """Leave out all that can be left out but these."""
        self.done = [done for done in self.done if done.to_called or done in passing]


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
        lines += [f"- {line}" for line in _said(block)]
        lines += [f"-# {AND.join(block.small)}"] if block.small else []
        for *heading, reckoning in block.reckonings:
            lines += [*(f"- {line}" for line in heading), f"-# {reckoning}"]
    return lines


def _said(block: Block) -> list[str]:
    """The lines of what was done: one of all that a computer did in a row, parted by what it did to whoever is called."""
    if not block.in_a_row:
        return [done.line for done in block.done]
    said: list[str] = []
    for to_called, row in groupby(block.done, lambda done: done.to_called):
        first, *others = row
        if to_called:
            said += [done.line for done in (first, *others)]
        else:
            said.append(AND.join(text.removesuffix(".") for text in (first.line, *(done.going_on for done in others))))
    return said


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
    its reckonings and what was done to whoever is called; of the newest its oldest sentence, that in small print first; then the
    oldest reckoning, and last of all the oldest line. Gives how many sentences are gone.
    """
    *older, newest = blocks
    if (block := next((block for block in older if block.passing and block.small), None)) is not None:
        gone, block.small = len(block.small), []
    elif (block := next((block for block in older if block.passing or block.small), None)) is not None:
        gone, block.small = len(block.passing) + len(block.small), []
        block.keep([])
    elif len(newest.done) + len(newest.small) > 1 and newest.small:
        gone = 1
        del newest.small[0]
    elif len(newest.done) > 1 and newest.passing:
        gone = 1
        newest.keep(newest.passing[1:])
    elif (oldest := next((block for block in blocks if block.reckonings), None)) is not None:
        gone = sum(len(line.split(AND)) for line in oldest.reckonings.pop(0))
    else:
        oldest = next(block for block in blocks if block.done or block.small)
        gone = len((oldest.small or oldest.done)[:1])
        del (oldest.small or oldest.done)[:1]
    blocks[:] = [block for block in blocks if block.stands]
    return gone
