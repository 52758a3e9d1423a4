"""The steps that were made at the desk, so that they can be taken back, also after it was closed.

``<folder>/<slug>/desk/steps.json`` beside the drafts: of each step what was said before of what it changed, and what the
folder was like after the last one. Where somebody has changed the folder otherwise since, the steps fit no more and are forgotten.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.confirmed import placed
from games.core.corrections import own_entry, with_own_entry
from games.core.data import DataFiles
from sandbox.desk.pages import Pages, Value, write_file

FILE = "steps.json"
MOST_UNDONE = 200


class Back(msgspec.Struct, frozen=True):
    """The way back from a step about the entry at ``place``: by place what the corrections said before ({} for nothing), what was
    confirmed, the drafts (None for none), and the edition.
    """

    place: str
    own: dict[str, dict[str, Any]]
    confirmed: dict[str, list[str]]
    drafts: dict[str, Value | None]
    edition: str


class _Journal(msgspec.Struct, frozen=True):
    after: str
    steps: list[Back]


def way_back(place: str, before: Pages, after: Pages) -> Back:
    """The way back from a step."""
    places = dict.fromkeys((*_said(before.own), *_said(after.own)))
    said = {place: own_entry(before.own, place) for place in places}
    fields, now = before.confirmed.fields, after.confirmed.fields
    return Back(
        place,
        {place: says for place, says in said.items() if says != own_entry(after.own, place)},
        {place: fields.get(place, []) for place in fields | now if fields.get(place) != now.get(place)},
        {
            place: before.drafts.get(place)
            for place in before.drafts | after.drafts
            if before.drafts.get(place) != after.drafts.get(place)
        },
        before.confirmed.edition,
    )


def both(first: Back, then: Back) -> Back:
    """The way back from two steps that are one."""
    return Back(
        first.place,
        {**then.own, **first.own},
        {**then.confirmed, **first.confirmed},
        {**then.drafts, **first.drafts},
        first.edition,
    )


def taken_back(after: Pages, back: Back) -> Pages:
    """What was there before the step."""
    own = after.own
    for place, says in back.own.items():
        own = with_own_entry(own, place, says)
    fields = {place: names for place, names in sorted({**after.confirmed.fields, **back.confirmed}.items()) if names}
    drafts = {place: draft for place, draft in {**after.drafts, **back.drafts}.items() if draft is not None}
    return Pages(own, replace(after.confirmed, edition=back.edition, fields=fields), drafts)


def read_steps(slug: str, folder: Path, now: Pages) -> list[Back]:
    """The steps that led to what is in the folder now, the last one at the end; [] where they are not known."""
    try:
        journal = msgspec.json.decode(_path(slug, folder).read_bytes(), type=_Journal)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return []
    return journal.steps if journal.after == _sign(now) else []


def write_steps(slug: str, folder: Path, now: Pages, steps: Sequence[Back]) -> None:
    """Keep the steps that led to what is in the folder now."""
    write_file(folder, _path(slug, folder), msgspec.to_builtins(_Journal(_sign(now), [*steps])) if steps else None)


def _said(own: DataFiles) -> list[str]:
    return [place for file, sections in own.items() for place, _ in placed(file, sections)]


def _sign(pages: Pages) -> str:
    return hashlib.sha256(msgspec.json.encode(pages, order="sorted")).hexdigest()


def _path(slug: str, folder: Path) -> Path:
    return folder / slug / "desk" / FILE
