"""What a post has room for of all that was done: eight lines, what weighs most before all else, then the newest."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal

from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels
from cogs.presentation.reckonings import Reckoned
from cogs.presentation.setup_lines import MOST_SMALL
from cogs.presentation.weights import Weight

MOST_LINES = 8
MOST_ROW = 240  # characters of a line in which what a computer did stands in the order in which it did it
ROW = "-# – "  # begins each of the rows of a reckoning


Place = Literal["done", "apart", "heading", "small", "besides"]


@dataclass(eq=False)
class Said:
    """A sentence, and how it goes on with another one about the same seat; equal where it cannot.

    ``done`` is a line, or goes on with that of a computer; ``apart`` a line of its own; a ``heading`` that of what begins; what is
    ``small`` print stands where it happened, what comes up ``besides`` after that, and after all that a computer did.
    ``to_called``: something that was done to whoever is called. ``below``: nothing without this one.
    """

    line: str
    going_on: str
    seat: int | None
    weight: Weight
    place: Place
    to_called: bool = False
    below: Said | None = None


Part = Said | Reckoned


@dataclass
class Block:
    """What belongs together, in the order in which it happened.

    ``in_a_row``: by a computer, so that one line holds all that it did; ``read``: before the last move of whoever is called.
    """

    in_a_row: bool = False
    read: bool = False
    parts: list[Part] = field(default_factory=list[Part])


def fitted(labels: Labels, lines: list[str], blocks: Sequence[Block], untold: int, most: int) -> str:
    """The lines and as much of the blocks below them as has room within ``most`` characters: what is not ``read`` yet before the
    rest, then what weighs most, of what weighs the same the newest. What is left out, and is ``untold`` of what came before, is
    counted above, for most of it is older.
    """
    room, most = MOST_LINES - len(lines), most - sum(map(len, lines))
    every = untold + _sentences(blocks)
    shown = [replace(block, parts=[*_short(block.parts, ("small", "besides"))]) for block in blocks]
    # Where there is room, each that adds something to a reckoning has a row, and what a computer did as many as it needs.
    in_rows = _fit(shown, room - (every > _sentences(shown)), most, in_rows=True)
    if not in_rows:
        shown = [
            replace(block, parts=[*_short(block.parts, ("done",))]) if block.in_a_row else block for block in shown
        ]
        if every > _sentences(shown) or not _fit(shown, room, most):
            shown = _kept(shown, room - 1, most)
        in_rows = _fit(shown, room - (every > _sentences(shown)), most, in_rows=True)
    unsaid = every - _sentences(shown)
    said = [line for block in shown for line in _lines(block, in_rows=in_rows)]
    kept = {part for block in shown for part in block.parts}
    left = [part for block in blocks for part in block.parts if part not in kept]
    if not unsaid:
        return "\n".join([*lines, *said])
    # Small print that is left out belongs to what stands above it.
    if untold or not all(isinstance(part, Said) and part.place in ("small", "besides") for part in left):
        earlier = "yes" if _is_earlier(blocks, kept) else "no"
        return "\n".join([*lines, labels.words("turn-lines-before", count=unsaid, earlier=earlier), *said])
    return "\n".join([*lines, *said, labels.words("turn-lines-left", count=unsaid)])


def _is_earlier(blocks: Sequence[Block], kept: Collection[Part]) -> bool:
    """Whether all that is left out of the blocks stands before what is kept of them."""
    left = [part not in kept for block in blocks for part in block.parts]
    return not any(left[left.index(False) :])


def _kept(blocks: Sequence[Block], room: int, most: int) -> list[Block]:
    """The blocks with what there is room for, one part at least."""
    newest = next((b for b in reversed(blocks) if any(part.weight > Weight.SLIGHT for part in b.parts)), None)
    done = [part for part in newest.parts if isinstance(part, Said) and part.place == "done"] if newest else []

    def weight_of(block: Block, part: Part) -> Weight:
        if part in done[-1:] and part.weight > Weight.SLIGHT:
            return max(part.weight, Weight.NEWEST)
        if block is not newest or part.weight not in (Weight.SMALL, Weight.DONE):
            return part.weight
        return Weight.NEW_SMALL if part.weight == Weight.SMALL else Weight.NEW_DONE

    every = [
        ((not block.read and part.weight > Weight.SLIGHT, weight_of(block, part)), at, part)
        for at, block in enumerate(blocks)
        for part in block.parts
    ]
    kept = dict[int, list[Part]]()  # by the number of their block
    for _, (_, at, part) in sorted(enumerate(every), key=lambda one: (one[1][0], one[0]), reverse=True):
        if isinstance(part, Said) and part.below is not None and part.below not in kept.get(at, []):
            continue
        # A fight is not understood without its dice.
        dice = [one for one in blocks[at].parts if isinstance(one, Said) and one.below is part]
        more = kept | {at: [one for one in blocks[at].parts if one in (part, *dice, *kept.get(at, []))]}
        if not kept or _fit(_of(blocks, more), room, most):
            kept = more
    return _of(blocks, kept)


def _of(blocks: Sequence[Block], parts: Mapping[int, list[Part]]) -> list[Block]:
    """The blocks with these of their parts, and with the headings between them: what was done before one and after it would seem
    to be of one turn.
    """
    kept = {part for of in parts.values() for part in of}
    every = [part for block in blocks for part in block.parts]
    between, waiting, begun = set[Part](), set[Part](), False
    for part in every:
        if part in kept:
            between |= waiting
            waiting, begun = set[Part](), True
        elif begun and isinstance(part, Said) and part.place == "heading":
            waiting = {part}  # of several that follow each other the last says where the next part stands
    found = [replace(block, parts=[part for part in block.parts if part in kept | between]) for block in blocks]
    return [block for block in found if block.parts]


def _sentences(blocks: Sequence[Block]) -> int:
    return sum(part.count if isinstance(part, Reckoned) else 1 for block in blocks for part in block.parts)


def _fit(blocks: Sequence[Block], room: int, most: int, *, in_rows: bool = False) -> bool:
    lines = [line for block in blocks for line in _lines(block, in_rows=in_rows)]
    return len(lines) <= room and sum(map(len, lines)) <= most


def _short(parts: Sequence[Part], places: Collection[Place]) -> Iterator[Part]:
    """The parts without what makes lines of these places longer than a glance takes in, what weighs least first.

    The last sentence of several stays: what it all came to, such as who has won.
    """
    for cut, row in groupby(parts, lambda part: isinstance(part, Said) and part.place in places):
        kept = [*row]
        while cut and len(kept) > 1 and sum(len(part.line) for part in kept if isinstance(part, Said)) > MOST_SMALL:
            least = min(part.weight for part in kept[:-1])
            kept.pop(max(place for place, part in enumerate(kept[:-1]) if part.weight == least))
        yield from kept


# ---------------------------------------------------------------------- lines
def _lines(block: Block, *, in_rows: bool) -> Iterator[str]:
    """The lines of a block, reckonings ``in_rows`` or each in a line."""
    run: list[Said] = []
    for part in block.parts:
        if isinstance(part, Said) and part.place != "heading":
            run.append(part)
            continue
        yield from _between(run, in_a_row=block.in_a_row, in_rows=in_rows)
        run = []
        if isinstance(part, Said):
            yield f"- {part.line}"
        else:
            yield from [f"- {part.heading}"] if part.heading else []
            if in_rows and len(part.rows) > 1:
                yield from (f"{ROW}{line}" for line in part.rows)
            elif part.rows:
                yield f"-# {APART.join(part.rows)}"
    yield from _between(run, in_a_row=block.in_a_row, in_rows=in_rows)


def _between(parts: Sequence[Said], *, in_a_row: bool, in_rows: bool) -> Iterator[str]:
    """The lines between two headings or reckonings."""
    if in_a_row:
        parts = [*(part for part in parts if part.place != "besides"), *(p for p in parts if p.place == "besides")]
    for place, row in groupby(parts, lambda part: "small" if part.place == "besides" else part.place):
        said = [*row]
        if place == "small":
            # What comes up besides is none of what came of the move.
            yield f"-# {_joined(sorted(said, key=lambda part: part.place == 'besides'))}"
        elif in_a_row and place == "done":
            yield from _in_a_row(said, in_rows=in_rows)
        else:
            yield from (f"- {part.line}" for part in said)


def _in_a_row(said: Sequence[Said], *, in_rows: bool) -> Iterator[str]:
    """What a computer did, in a line; of very much what counts, above the rest in small print, or as many lines as it needs."""
    first = [part for part in said if part.weight >= Weight.GRAVE]
    if len(_joined(said)) > MOST_ROW and len(first) not in (0, len(said)):
        yield f"- {_joined(first)}"
        yield f"-# {_joined([part for part in said if part not in first])}"
        return
    row = list[Said]()
    for part in said:
        if in_rows and row and len(_joined([*row, part])) > MOST_ROW:
            yield f"- {_joined(row)}"
            row = []
        row.append(part)
    yield f"- {_joined(row)}"


def _joined(said: Sequence[Said]) -> str:
    """Sentences in a line: those about one seat go on with each other."""
    text, before = "", None
    for part in said:
        goes_on = text != "" and part.going_on != part.line and part.seat == before
        text += (AND if goes_on else APART if text else "") + (part.going_on if goes_on else part.line).removesuffix(
            "."
        )
        before = part.seat
    return text
