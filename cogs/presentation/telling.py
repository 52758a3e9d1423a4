"""What a post tells above the board, in the order in which it happened: a line for each Action, what else is new in small print
below it and reckonings wholly, the rest counted; what was won and lost goes last. Two lines of a set-up.

An *Action* is a move with the own follow-up moves that belong to it: those that answer another question than the first did, steps
of a turn apart. The line says what led to it (a tile turned up), what was done, and what was paid for it; what befell somebody else
has a line of its own, and so has what begins (a round, a fight). What a computer does in a row stands in one line. The log has all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, takewhile

from cogs.match.history import PastMove
from cogs.presentation.again import told_again, without_idle_headings
from cogs.presentation.blocks import Block, Part, Place, Said, fitted
from cogs.presentation.clauses import labels_in_bold, labels_then, sentence
from cogs.presentation.gathering import gathered, in_fights, things
from cogs.presentation.history import Maker, maker_of, marked, readable
from cogs.presentation.joining import ended
from cogs.presentation.labels import Labels
from cogs.presentation.reckonings import reckoned, reckoning_of
from cogs.presentation.setup_lines import FEW, asked, gist_of, of_setup
from cogs.presentation.weights import Weight, weight_of
from games.core.events import Event, concerned

MOST_CALLED = 4  # sentences about what was done to whoever is called that stay whatever else there is
MOST_TEXT = 2400  # characters
NOBODY: Mapping[int, int] = {}


def told_above(
    labels: Labels,
    told: Sequence[PastMove],
    most: int = MOST_TEXT,
    *,
    called: Mapping[int, int] = NOBODY,
    back: Sequence[tuple[int, str]] = (),
    known: int = 0,
) -> str:
    """What everybody may read about these moves, in at most eight lines and ``most`` characters, what was done to the seats that
    are ``called`` since the ply given for each, by the last move of its own, before all else, then what else has happened since,
    and what was taken ``back`` after a ply, in a line, last; "" for nothing.
    Of what happened up to the ply that is ``known``, as a post has told it already, only what was done to them.
    """
    lines = _told_above(labels, told, most, called, back, known).split("\n")
    return "\n".join(map(ended, lines))


def _told_above(
    labels: Labels,
    told: Sequence[PastMove],
    most: int,
    called: Mapping[int, int],
    back: Sequence[tuple[int, str]],
    known: int,
) -> str:
    setup = [part for part in told if part.turn == 0 and part.row.ply > known]
    blocks = [*_blocks(labels, [part for part in told if part.turn != 0], called, known)]
    made = [*without_idle_headings(blocks, known)]
    if not made:
        last = setup[-1].row.ply if setup else 0
        before, after = ([f"-# {line}" for ply, line in back if (ply < last) == earlier] for earlier in (True, False))
        return "\n".join([*before, *([of_setup(labels, setup, most)] if setup else []), *after])
    gist, rest = gist_of(labels, setup)
    own = min(called.values(), default=0)
    blocks = [replace(block, read=ply < own) for ply, block in _with_back(made, back)]
    said = [part for block in blocks for part in block.parts if isinstance(part, Said)]
    for part in [part for part in said if part.to_called][-MOST_CALLED:]:
        part.weight = Weight.CALLED
    first = asked(labels, setup)
    few = rest if sum(map(len, rest)) <= FEW else first
    before = Block()
    for line in few:
        weight = Weight.REASON if line in first else Weight.SLIGHT
        before.parts.append(Said(line, line, None, weight, "heading" if line.startswith("**") else "small"))
    head = [labels.words("turn-setup", what=line) for line in gist]
    return fitted(labels, head, [before, *blocks], len(rest) - len(few), most)


def _with_back(made: Sequence[tuple[int, Block]], back: Sequence[tuple[int, str]]) -> Iterator[tuple[int, Block]]:
    """The blocks, with what was taken back before those that were made since, each with the ply after which it stands."""
    waiting = list(back)
    for last, block in made:
        while waiting and waiting[0][0] < last:
            yield waiting[0][0], _back(waiting.pop(0)[1])
        yield last, block
    yield from ((last, _back(line)) for last, line in waiting)


def _back(line: str) -> Block:
    return Block(parts=[Said(line, line, None, Weight.SLIGHT, "small")])


# ---------------------------------------------------------------------- Actions
def _blocks(
    labels: Labels, told: Sequence[PastMove], called: Mapping[int, int], known: int
) -> Iterator[tuple[int, Block]]:
    """A block for each Action, and for all that a computer does in a row, with the ply of its last move."""

    def row_of(action: list[PastMove]) -> tuple[Maker, int, int]:
        maker, seat = maker_of(labels_then(labels, action[0].row.ply), action[0]), action[0].row.seat
        return maker, seat, 0 if maker == "computer" else action[0].row.ply

    moves = [
        replace(part, events=[event for event in readable(labels, part.events, None) if labels.event(event)])
        for part in told
    ]
    for (maker, _, _), row in groupby(actions(labels, gathered(labels, moves)), row_of):
        block, last = Block(maker == "computer"), 0
        for action in row:
            last = action[-1].row.ply
            parts = [*_tell(labels_then(labels, last), action, maker, called, in_a_row=block.in_a_row)]
            block.parts += parts if last > known else told_again(parts)
        if block.parts:
            yield last, block


def actions(labels: Labels, told: Sequence[PastMove]) -> list[list[PastMove]]:
    """The moves in order, those that belong to one Action together."""
    game, found = labels.game, list[list[PastMove]]()
    leading_on = (game.passing_kinds, game.final_kinds, game.ending_kinds)
    steps = frozenset[str]().union(*(asked for kinds in leading_on for asked in kinds.values())) - game.follow_ups
    for part in told:
        first = found[-1][0] if found else None
        # What was turned up belongs to what is done then, whatever that is.
        led = bool(found) and {event.kind for move in found[-1] for event in move.events} <= game.leading_events
        follows = (
            first is not None
            and (first.row.seat, first.turn) == (part.row.seat, part.turn)
            and maker_of(labels_then(labels, first.row.ply), first) == maker_of(labels_then(labels, part.row.ply), part)
            and first.asked not in ("", part.asked)
            and part.asked != ""
            and (led or not {first.asked, part.asked} <= steps)
        )
        if follows:
            found[-1].append(part)
        else:
            found.append([part])
    return found


def _tell(
    labels: Labels, action: list[PastMove], maker: Maker, called: Mapping[int, int], *, in_a_row: bool
) -> Iterator[Part]:
    """The sentences about an Action: the first about what its seat did is its line, if it did anything, and so is what befell
    others by it.

    What stands behind an event of somebody else is a consequence: at the end of a round everybody collects.
    """
    game, seat, ply = labels.game, action[0].row.seat, action[-1].row.ply
    deeds, items = _sentences_of(labels, seat, [part.events for part in action])
    own = deeds[0] if deeds else []
    # In a line of all that a computer did nothing of it may be lacking: what follows would stand before it.
    in_line = deeds if in_a_row else deeds[:1]
    fight: Said | None = None
    for item in items:
        if reckoning_of(game, item[0]) is not None:
            yield reckoned(labels, item)
            continue
        weight = weight_of(game, item, seat)
        others = set[int]().union(*(concerned(event, game.harm_events) for event in item)) - {seat}
        hit = {other for other in others if called.get(other, ply) < ply}
        losers = {other for other in others if weight >= Weight.FIGHT and other not in labels.computers}
        said = labels_in_bold(labels, hit | losers)
        line, going_on = sentence(said, item)
        if item is own:
            line, going_on = marked(said, maker, line), marked(said, maker, going_on)
        place: Place = "small"
        if line.startswith("**") and item[0].seat not in hit | losers:
            place = "heading"
        elif fight is not None and item[0].kind in game.harm_events:
            place = "apart"
        elif others and weight != Weight.REASON:
            place = "apart" if hit or weight >= Weight.GRAVE else "done"
        elif any(item is deed for deed in in_line):
            place = "done"
        elif all(event.aside for event in item):
            place = "besides"
        if place in ("small", "besides") and weight == Weight.DONE:
            weight = Weight.SMALL
        if place in ("heading", "small", "besides"):
            line, going_on = line.removesuffix("."), going_on.removesuffix(".")
        below = fight if weight == Weight.REASON else None
        part = Said(line, going_on, item[0].seat, weight, place, bool(hit), below)
        if weight == Weight.FIGHT:
            fight = part
        yield part


def _sentences_of(labels: Labels, seat: int, told: list[list[Event]]) -> tuple[list[list[Event]], list[list[Event]]]:
    """The events of each thing that the seat did, with what led to it before and what it paid behind it; these and all others as
    they share sentences, the first deed before all else that came by the same move but a fight.
    """
    game = labels.game
    items, own = list[list[Event]](), list[list[Event]]()
    led, minor = list[Event](), list[Event]()
    first = 0  # the place at which the move with the first deed begins
    waiting = 0  # the place of what leads to a deed or is paid for it, until it stands with one
    for events in told:
        first = first if own else len(items)
        done: list[Event] | None = None
        apart = [fought or reckoning_of(game, event) is not None for event, fought in in_fights(game, events)]
        mine = [
            event
            for event, _ in takewhile(lambda one: one[0].seat == seat and not one[1], zip(events, apart, strict=True))
        ]
        for event in mine:
            if event.kind not in game.leading_events | game.minor_events:
                done = [*led, event, *minor]
                led, minor = [], []
                items.append(done)
                own.append(done)
            elif labels.about_seat(event) == labels.event(event):  # no name before it: no sentence can go on with it
                items.append([event])
            elif event.kind in game.leading_events:
                led.append(event)
            else:
                minor.append(event)
        if done is not None:
            done += [*led, *minor]
            led, minor = [], []
        waiting = len(items)
        items += things(game, events[len(mine) :])
    if led or minor:
        items.insert(waiting, [*led, *minor])
        own.append(items[waiting])
    if items and items[0][0].kind in game.fights[0]:
        return own, items
    if own:
        items = [item for item in items if item is not own[0]]
        items.insert(first, own[0])
    return own, items
