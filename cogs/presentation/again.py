"""What a post tells once more of what another one has told: what was done to whoever is called, in its fight and its round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cogs.presentation.blocks import Block, Part, Said
from cogs.presentation.weights import Weight


def told_again(parts: Sequence[Part]) -> Iterator[Part]:
    """Of what a post has told already what was done to whoever is called, the fight in which that was with its dice, and what
    begins: what has been done since would seem to be of the same round.
    """
    said, fights, fight = [part for part in parts if isinstance(part, Said)], set[Said](), None
    for part in said:
        fight = part if part.weight == Weight.FIGHT else fight
        if part.to_called and fight is not None:
            fights.add(fight)
    yield from (part for part in said if part.to_called or part in fights or part.below in fights or _begins(part))


def without_idle_headings(made: Sequence[tuple[int, Block]], known: int) -> Iterator[tuple[int, Block]]:
    """The blocks, each with the ply of its last move, without those headings of what is ``known`` that part nothing."""
    every, idle, begun = [(last, part) for last, block in made for part in block.parts], set[Part](), False
    for (last, part), after in zip(every, [*(part for _, part in every[1:]), None], strict=False):
        if _begins(part) and last <= known and (not begun or after is None or _begins(after)):
            idle.add(part)
        begun |= not _begins(part)
    for last, block in made:
        if parts := [part for part in block.parts if part not in idle]:
            yield last, replace(block, parts=parts)


def _begins(part: Part | None) -> bool:
    """Whether a part is the heading of what begins, such as a round."""
    return isinstance(part, Said) and part.place == "heading" and part.weight < Weight.FIGHT
