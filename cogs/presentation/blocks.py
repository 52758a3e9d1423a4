"""What a post has room for of all that was done: eight lines, those about whoever is called and reckonings before all else, then
the newest; the rest is counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from cogs.presentation.joining import AND
from cogs.presentation.labels import Labels
from cogs.presentation.reckonings import Reckoned
from cogs.presentation.setup_lines import MOST_SMALL

MOST_LINES = 8
APART = " · "  # between sentences that have nothing to do with each other
ROW = "-# – "  # begins each of the rows of a reckoning


@dataclass(eq=False)
class Done:
    """Something that was done, as a sentence and as it goes on with another one about the same seat; ``to_called``: to whoever is
    called, so that it stays in a line of its own.
    """

    line: str
    going_on: str
    to_called: bool = False


@dataclass(eq=False)
class Small:
    """What else is new, in small print: it goes on ``again`` with the sentence before, or is a ``heading`` in a line of its own."""

    line: str
    heading: bool = False
    again: bool = False


Part = Done | Small | Reckoned


@dataclass
class Block:
    """What belongs together, in the order in which it happened: what was done, what else is new, reckonings.

    ``in_a_row``: by a computer, so that one line holds all that it did.
    """

    in_a_row: bool = False
    parts: list[Part] = field(default_factory=list[Part])

    @property
    def done(self) -> list[Done]:
        """What was done."""
        return [part for part in self.parts if isinstance(part, Done)]

    @property
    def small(self) -> list[Small]:
        """What else is new, headings apart."""
        return [part for part in self.parts if isinstance(part, Small) and not part.heading]

    @property
    def headings(self) -> list[Small]:
        """What begins in it."""
        return [part for part in self.parts if isinstance(part, Small) and part.heading]

    @property
    def reckonings(self) -> list[Reckoned]:
        """The reckonings in it."""
        return [part for part in self.parts if isinstance(part, Reckoned)]

    @property
    def passing(self) -> list[Done]:
        """What of that which was done can be left out."""
        return [done for done in self.done if not done.to_called]

    def drop(self, gone: Sequence[Part]) -> int:
        """Leave these parts out; gives how many they are."""
        self.parts = [part for part in self.parts if not any(part is other for other in gone)]
        return len(gone)


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
    # Where there is room, each that adds something to a reckoning has a row.
    in_rows = _fit(blocks, room - bool(unsaid), most, in_rows=True)
    lines = [*lines, *(line for block in blocks for line in _lines(block, in_rows=in_rows))]
    return "\n".join([*lines, labels.words("turn-lines-left", count=unsaid)] if unsaid else lines)


def _lines(block: Block, *, in_rows: bool) -> Iterator[str]:
    """The lines of a block, reckonings ``in_rows`` or each in a line."""
    told: list[Done | Small] = []
    for part in block.parts:
        if isinstance(part, Done) or (isinstance(part, Small) and not part.heading):
            told.append(part)
            continue
        yield from _between(block, told)
        told = []
        if isinstance(part, Small):
            yield f"- {part.line}"
        else:
            yield from [f"- {part.heading}"] if part.heading else []
            if in_rows and len(part.rows) > 1:
                yield from (f"{ROW}{line}" for line in part.rows)
            elif part.rows:
                yield f"-# {AND.join(part.rows)}"
    yield from _between(block, told)


def _between(block: Block, parts: Sequence[Done | Small]) -> Iterator[str]:
    """The lines between two headings or reckonings: of what a computer did in a row one, parted by what it did to whoever is
    called, before what else is new by it.
    """
    if block.in_a_row:
        for to_called, row in groupby([part for part in parts if isinstance(part, Done)], lambda done: done.to_called):
            first, *others = row
            if to_called:
                yield from (f"- {done.line}" for done in (first, *others))
            else:
                said = (first.line, *(done.going_on for done in others))
                yield f"- {AND.join(text.removesuffix('.') for text in said)}"
    shown = [part for part in parts if isinstance(part, Small)] if block.in_a_row else parts
    for is_small, row in groupby(shown, lambda part: isinstance(part, Small)):
        if is_small:
            said = [(AND if part.again else APART, part.line) for part in row if isinstance(part, Small)]
            yield f"-# {said[0][1]}{''.join(between + line for between, line in said[1:])}"
        else:
            yield from (f"- {part.line}" for part in row)


def _fit(blocks: Sequence[Block], room: int, most: int, *, in_rows: bool = False) -> bool:
    lines = [line for block in blocks for line in _lines(block, in_rows=in_rows)]
    return len(lines) <= room and sum(map(len, lines)) <= most


def _cut(block: Block) -> int:
    """Shorten the small print of a block to what a glance takes in; gives how many sentences are gone.

    The last one stays: what it all came to, such as who has won.
    """
    gone = 0
    while len(AND.join(part.line for part in block.small)) > MOST_SMALL and len(block.small) > 1:
        gone += block.drop([block.small[-2]])
    return gone


def _drop(blocks: list[Block]) -> int:
    """Drop the small print of the oldest block that has any beside its line, the newest apart, or else the oldest block but for
    its reckonings and what was done to whoever is called; of the newest its oldest sentence, that in small print first; then the
    oldest reckoning, and last of all the oldest line. Gives how many sentences are gone.
    """
    *older, newest = blocks
    if (block := next((block for block in older if block.passing and block.small), None)) is not None:
        gone = block.drop(block.small)
    elif (
        block := next((block for block in older if block.passing or block.small or block.headings), None)
    ) is not None:
        gone = block.drop([*block.passing, *block.small, *block.headings])
    elif newest.small and len(newest.done) + len(newest.headings) + len(newest.small) > 1:
        gone = newest.drop(newest.small[:1])
    elif newest.passing and len(newest.done) + len(newest.headings) > 1:
        gone = newest.drop(newest.passing[:1])
    elif (oldest := next((block for block in blocks if block.reckonings), None)) is not None:
        first = oldest.reckonings[0]
        oldest.drop([first])
        gone = sum(len(line.split(AND)) for line in first.lines)
    else:
        oldest = next(block for block in blocks if block.done or block.small or block.headings)
        gone = oldest.drop((oldest.small or oldest.done or oldest.headings)[:1])
    blocks[:] = [block for block in blocks if block.parts]
    return gone
