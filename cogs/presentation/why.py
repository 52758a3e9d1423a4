"""Why moves are not possible, in words: by kind, things with the same reason together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import dropwhile, groupby

from cogs.presentation.cutting import cut
from cogs.presentation.labels import Labels
from games.base import Move
from games.core.errors import IllegalMove

MOST = 3_000  # characters, so that there is room for all else on a message
FEW = 4  # reasons of a kind where all kinds are told
UNSAID = frozenset({"pay", "count"})  # fields of moves
NAMED, NAMED_IN_SHORT = 12, 3  # things with one reason that are named: of one kind, and where all kinds are told


def why_not(labels: Labels, refused: Sequence[tuple[Move, IllegalMove]], kind: str = "") -> str:
    """What is refused and why, of one kind of move or, in short, of all; "" where nothing is."""
    kinds: dict[str, list[tuple[Move, IllegalMove]]] = {}
    for move, error in refused:
        if kind in ("", move.kind):
            kinds.setdefault(move.kind, []).append((move, error))
    general = {} if kind else {one: _general(labels, found) for one, found in kinds.items()}
    shared = {reason for reason, often in Counter(filter(None, general.values())).items() if often > 1}
    told: dict[str, list[str]] = {}  # kinds by what is said of them
    for one, found in kinds.items():
        text = general[one] if general.get(one) in shared else _reasons(labels, found, in_short=not kind)
        told.setdefault(text, []).append(labels.kind(one))
    blocks = list[str]()
    for text, names in told.items():
        block = cut(f"**{', '.join(names)}**\n{text}", MOST)
        if sum(len(other) + 1 for other in blocks) + len(block) > MOST:
            break
        blocks.append(block)
    return "\n".join(blocks)


def _reasons(labels: Labels, found: Sequence[tuple[Move, IllegalMove]], *, in_short: bool) -> str:
    """A line for each reason of a kind."""
    alike: dict[tuple[str, str, str], list[tuple[Move, IllegalMove]]] = {}
    for move, error in found:
        facts = repr(error.facts) if error.code in labels.game.blanket_refusals else _apart(move, error)
        alike.setdefault((error.code, error.rule, facts), []).append((move, error))
    groups = [*alike.values()]
    if in_short:  # first one of every rule
        firsts = {key[:2]: same for key, same in reversed(alike.items())}
        groups.sort(key=lambda same: not any(same is first for first in firsts.values()))
    lines = [_reason(labels, same, NAMED_IN_SHORT if in_short else NAMED) for same in groups]
    if in_short and len(lines) > FEW:
        lines = [*lines[:FEW], "-# " + labels.words("why-more", count=len(lines) - FEW)]
    return "\n".join(lines)


def _apart(move: Move, error: IllegalMove) -> str:
    """What a reason says besides naming what is looked for: prices, what is lacking. Only where it is equal are two the same."""
    named = {str(getattr(move, name)).partition("#")[0] for name in move.__struct_fields__}
    return repr({name: fact for name, fact in error.facts.items() if str(fact).partition("#")[0] not in named})


def _general(labels: Labels, found: Sequence[tuple[Move, IllegalMove]]) -> str:
    """The reason for a kind of move if there is but one, whatever would be chosen; else ""."""
    reasons = {f"- {labels.why(error)}{_rule(error)}" for _, error in found}
    return reasons.pop() if len(reasons) == 1 else ""


def _reason(labels: Labels, found: Sequence[tuple[Move, IllegalMove]], most: int) -> str:
    """The reason for the first of the things that have the same, in full; ``most`` of the others by what of them differs from it,
    the rest counted. A reason that holds whatever is chosen names none.
    """
    first, error = found[0]
    why = labels.why(error)
    if error.code in labels.game.blanket_refusals:
        return f"- {why}{_rule(error)}"
    name = _thing(labels, first)
    thing = name.partition(" · ")[0]
    told = f"{name}: {why}" if thing and thing not in why else why
    others = [*dict.fromkeys(filter(None, (_thing(labels, other, but=first) for other, _ in found[1:])))]
    left = len(others) - most
    said = ", ".join(others[:most] if left > 0 else others)
    same = [f"-# {labels.words('why-same', others=said, count=max(0, left))}"] if others else []
    return "\n".join([f"- {told}{_rule(error)}", *same])


def _thing(labels: Labels, move: Move, but: Move | None = None) -> str:
    """What is looked for in a move, from the first on that is not the same ``but`` in another one of its kind: how much of it
    belongs to a thing. How it would be paid and how many would go says nothing of it.
    """
    names = [name for name in move.__struct_fields__ if name not in UNSAID]
    if but is not None:
        names = [*dropwhile(lambda name: getattr(move, name) == getattr(but, name), names)]
    told = (labels.value(name, getattr(move, name), move.kind) for name in names)
    return " · ".join(part for part, _ in groupby(filter(None, told)))


def _rule(error: IllegalMove) -> str:
    return f" *({error.rule})*" if error.rule.startswith("R") else ""
