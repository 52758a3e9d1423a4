"""What a step asks, and how much of what a choice costs, brings and does has room on its control."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cogs.choosing.picker import Step
from cogs.presentation.cutting import LONGEST_LABEL, fitted, short
from cogs.presentation.joining import joined, says
from cogs.presentation.labels import Labels

HELP = 100  # characters of the description of an option
# Fields whose values are cards, tiles and the like, which do something; places and goods need no word about them.
EXPLAINED = frozenset({"card", "empire", "faction", "government", "leader", "location", "tile", "token", "wonder"})


def effect(labels: Labels, kind: str, chosen: Mapping[str, Any], *, row: bool = False) -> str:
    """What the last card, tile or the like does that is chosen for a kind of move, or as far as a ``row`` needs it; "" where there
    is none.
    """
    return next(
        (labels.about(value, kind, row=row) for name, value in reversed([*chosen.items()]) if name in EXPLAINED), ""
    )


def described(told: str, about: str, remark: str = "") -> str | None:
    """The description of an option: what it costs and brings, what is remarked on it beyond its label, then what it does unless
    that is one of these. Where there is no room for all of it, what it does gives way first, then the remark, then what others
    have of it: whole parts, and what the seat itself pays and gets last of all.
    """
    does = "" if about.removesuffix(".") in re.split(", | → | · ", told) else about
    own, *others = told.split(" · ")
    said = {"own": own, "others": " · ".join(others), "remark": remark, "does": does}
    room = HELP
    for name in ("own", "others", "remark", "does"):
        said[name] = fitted(said[name], room)
        room -= len(said[name]) + len(" · ") if said[name] else 0
    return " · ".join(filter(None, said.values())) or None


def option_texts(label: str, told: str, about: str, remark: str) -> tuple[str, str | None]:
    """The label and the description of an option. What it costs and brings stands behind the label where there is no room for it
    beside the remark: neither is cut. Where the remark leaves no room for what it does, its first parts stand behind the label.
    """
    label, told = _amount_named(label, told)
    first, _, last = remark.rpartition("; ")
    begun = f"{label} · {first}"
    if about and first and len(begun) <= LONGEST_LABEL and not _fits_beside(label, told, about, remark):
        return begun, described(told, about, last)
    return _arranged(label, told, about, remark)


def _fits_beside(label: str, told: str, about: str, remark: str) -> bool:
    """Whether anything of what it does stands beside the whole remark."""
    return _arranged(label, told, about, remark) != _arranged(label, told, "", remark)


def _arranged(label: str, told: str, about: str, remark: str) -> tuple[str, str | None]:
    longer = f"{label} · {told}"
    if remark and told and len(f"{remark} · {told}") > HELP and len(longer) <= LONGEST_LABEL:
        return longer, described("", about, remark)
    return label, described(told, about, remark)


def says_nothing(field: str, told: Sequence[str], abouts: Sequence[str]) -> bool:
    """Whether what cards and the like cost and bring is the same for all, or unknown, while what they do is said: a menu has room
    for that.
    """
    return len(told) > 1 and len({*told}) == 1 and any(abouts) and field in EXPLAINED


def with_told(label: str, told: str) -> str:
    """The label of a button with what it costs and brings, where there is room for both."""
    return _whole(label, told) if has_room(label, told) else short(label)


def has_room(label: str, told: str) -> bool:
    """Whether a button has room for its label and what it costs and brings."""
    return len(_whole(label, told)) <= LONGEST_LABEL


def _whole(label: str, told: str) -> str:
    found, told = _named_first(label, told), _unsaid(label, told)
    if found is not None:
        return label + told[found.end("name") :]
    return f"{label} · {told}" if told else label


def _amount_named(label: str, told: str) -> tuple[str, str]:
    """A label with the amount behind it, where what it costs and brings begins with the thing that it names; then the rest of
    that, without what the label tells itself.
    """
    found = _named_first(label, told)
    # One of several things that are paid is no more named than the others.
    if found is None or (found["amount"].startswith("−") and found[0].endswith(", ")):
        return label, _unsaid(label, told)
    return f"{label} {found['amount']}", told[found.end() :]


def _named_first(label: str, told: str) -> re.Match[str] | None:
    name = _last(label)
    # What is only lost is not what is named: of what is kept something else goes.
    amount = r"\+\d+|−\d+(?=[^·]* → )"
    return re.match(rf"(?P<name>{re.escape(name)}) (?P<amount>{amount})(?:, | → | · |$)", told, re.IGNORECASE)


def settled(labels: Labels, step: Step) -> str:
    """What is chosen of a move, its kind apart, or settled as nothing else is possible; not what the name of its card says."""
    kind = str(step.chosen.get("kind", ""))
    card = next((labels.value(name, value, kind) for name, value in step.chosen.items() if name in EXPLAINED), "")
    named = ((name, labels.value(name, value, kind)) for name, value in step.chosen.items() if name != "kind")
    return joined((name, part) for name, part in named if name in EXPLAINED or not says(card, part))


def question_of(labels: Labels, step: Step) -> str:
    """What the step asks; where something is chosen already that has a question of its own, that."""
    kind, name = str(step.chosen.get("kind", "")), named_in_question(labels, step)
    return labels.field(f"{step.field}-{step.chosen[name]}" if name else step.field, kind)


def named_in_question(labels: Labels, step: Step) -> str:
    """The field whose value, chosen already, the question of the step names; "" for none."""
    kind = str(step.chosen.get("kind", ""))
    return next((name for name, value in step.chosen.items() if labels.in_full(f"{step.field}-{value}", kind)), "")


def _unsaid(label: str, told: str) -> str:
    """What it costs and brings without the gain that is what the label names, amount and all; with it beside other gains."""
    named = _last(label)
    if not re.search(r"[+−]\d+$", named):
        return told
    own, between, others = told.partition(" · ")
    cost, _, gains = own.rpartition(" → ")
    if gains != named:
        return told
    return f"{cost}{between}{others}" if cost else others


def _last(label: str) -> str:
    """The last thing that a label names."""
    return re.split(r": | · ", label)[-1]
