"""What a step asks, and how much of what a choice costs, brings and does has room on its control."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cogs.choosing.picker import Step
from cogs.presentation.cutting import LONGEST_LABEL, cut, fitted, short
from cogs.presentation.joining import joined, says
from cogs.presentation.labels import Labels
from cogs.presentation.rows import FEW

HELP = 100  # characters of the description of an option
LEAST_ASKED = 12  # characters of a name or question of which less would say nothing
# Fields whose values are cards, tiles and the like, which do something; places and goods need no word about them.
EXPLAINED = frozenset({"card", "empire", "faction", "government", "leader", "location", "tile", "token", "wonder"})


class Row(NamedTuple):
    """A row of a menu: what it is called, what it costs and brings, what it does, and what is remarked on it beyond its label,
    which ``leads`` or not.
    """

    label: str
    told: str
    about: str
    remark: str
    leads: bool = False


def effect(labels: Labels, kind: str, chosen: Mapping[str, Any], *, row: bool = False) -> str:
    """What the last card, tile or the like does that is chosen for a kind of move, or as far as a ``row`` needs it; "" where there
    is none.
    """
    return next(
        (labels.about(value, kind, row=row) for name, value in reversed([*chosen.items()]) if name in EXPLAINED), ""
    )


def described(told: str, about: str, remark: str = "", *, leads: bool = False) -> str | None:
    """The description of an option: what it costs and brings, what is remarked on it beyond its label, then what it does unless
    that is one of these. Where there is no room for all of it, what it does gives way first, then what others have of it, then
    the remark: whole parts, of what it does no others beside numbers; what the seat itself pays and gets last of all, but for a
    remark that ``leads`` (who is met there, with what odds, what is given up, who wins).
    """
    does = "" if about.removesuffix(".") in re.split(", | → | · ", told) else about
    own, *others = told.split(" · ")
    said = {"own": own, "others": " · ".join(others), "remark": remark, "does": does}
    said = {"remark": remark, **said} if leads else said
    room = HELP
    for name in ("remark", "own", "others", "does") if leads else ("own", "remark", "others", "does"):
        # Beside what it costs and brings a sentence that breaks off in its midst tells nobody more.
        said[name] = fitted(said[name], room, parts=name == "does" and bool(told))
        room -= len(said[name]) + len(" · ") if said[name] else 0
    return " · ".join(filter(None, said.values())) or None


def has_room_for(told: str, remark: str) -> bool:
    """Whether a description has room for all that a choice costs and brings and that is remarked on it."""
    return len(" · ".join(filter(None, [told, remark]))) <= HELP


def option_texts(label: str, told: str, about: str, remark: str) -> tuple[str, str | None]:
    """The label and the description of an option. What it costs and brings stands behind the label where there is no room for it
    beside the remark: neither is cut. Where the remark leaves no room for what it does, its first parts stand behind the label.
    """
    return option_rows([Row(label, told, about, remark)])[0]


def option_rows(rows: Sequence[Row]) -> list[tuple[str, str | None]]:
    """The labels and the descriptions of the options of a menu; in one of few all are arranged alike, so that the same stands in
    the same place.
    """
    rows = [
        row._replace(label=label, told=told) for row in rows for label, told in [_amount_named(row.label, row.told)]
    ]
    wanted = [next(form for form in _FORMS if form(row, True) is not None) for row in rows]
    if len(rows) > FEW or len({*wanted}) == 1:
        return [made for form, row in zip(wanted, rows, strict=True) if (made := form(row, True)) is not None]
    for form in _FORMS:
        made = [one for row in rows if (one := form(row, False)) is not None]
        if form in wanted and len(made) == len(rows):
            return made
    return [_plain(row, False) for row in rows]


def _remark_begun(row: Row, wanted: bool) -> tuple[str, str | None] | None:
    """With the first parts of the remark behind the label; ``wanted`` where they leave no room for what it does else."""
    label, told, about, remark, leads = row
    first, _, last = remark.rpartition("; ")
    begun = f"{label} · {first}"
    if not (about and first and len(begun) <= LONGEST_LABEL) or (
        wanted and _arranged(row) != _arranged(row._replace(about=""))
    ):
        return None
    return begun, described(told, about, last, leads=leads)


def _told_begun(row: Row, wanted: bool) -> tuple[str, str | None] | None:
    """With what it costs and brings behind the label; ``wanted`` where there is no room for it beside the remark."""
    label, told, about, remark, _ = row
    longer = f"{label} · {told}"
    if not (remark and told and len(longer) <= LONGEST_LABEL) or (wanted and len(f"{remark} · {told}") <= HELP):
        return None
    return longer, described("", about, remark)


def _plain(row: Row, _wanted: bool) -> tuple[str, str | None]:
    return row.label, described(row.told, row.about, row.remark, leads=row.leads)


_FORMS = (_remark_begun, _told_begun, _plain)


def _arranged(row: Row) -> tuple[str, str | None]:
    return _told_begun(row, True) or _plain(row, True)


def says_nothing(field: str, told: Sequence[str], abouts: Sequence[str]) -> bool:
    """Whether what cards and the like cost and bring is the same for all, or unknown, while what they do is said: a menu has room
    for that.
    """
    return len(told) > 1 and len({*told}) == 1 and any(abouts) and field in EXPLAINED


def with_told(label: str, told: str) -> str:
    """The label of a button with what it costs and brings, where there is room for both."""
    return _whole(label, told) if has_room(label, told) else short(label)


def changed_to(label: str, value: str, told: str) -> str:
    """The label of a button, which ends by the ``value`` that it gives to a field, with what it costs and brings: where there is no
    room for all, what is remarked on the value gives way, then the question before it is cut, then the value, never the numbers;
    the name of what is changed stays.
    """
    if not told or has_room(label, told):
        return with_told(label, told)
    asked = label.removesuffix(value).rstrip()
    named = asked.endswith(":")
    if named:
        # Of a remark whole parts, the last of them first.
        parts = re.split("(?= · |; )", value)
        shorter = ["".join(parts[:count]) for count in range(len(parts), 0, -1)]
        value = next((part for part in shorter if has_room(f"{asked} {part}", told)), parts[0])
        if has_room(f"{asked} {value}", told):
            return _whole(f"{asked} {value}", told)
    answer = _whole(value, told)
    room = LONGEST_LABEL - len(answer) - 1
    if asked and room >= LEAST_ASKED:
        return f"{cut(asked, room)} {answer}"
    if len(answer) <= LONGEST_LABEL:
        return answer
    told = fitted(told, LONGEST_LABEL - min(len(value), LEAST_ASKED) - len(" · "))
    return f"{cut(value, LONGEST_LABEL - len(told) - len(' · '))} · {told}" if told else short(label)


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
