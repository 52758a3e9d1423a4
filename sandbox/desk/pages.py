"""What the desk keeps of a game in the owner's folder, written so that a machine that dies leaves the old or the new.

``<folder>/<slug>/<file>.json``       corrections, as the bot reads them
``<folder>/<slug>/confirmed.json``    what was looked up; the bot reads how sure it is
``<folder>/<slug>/desk/drafts.json``  what cannot be played yet; the bot does not look there, nor at the steps (``journal.py``)
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec

from games.core.confirmed import FILE, Confirmed, read_confirmed
from games.core.data import DataFiles, own_files
from games.core.errors import DataError, wrong

Value = dict[str, Any]  # of an entry by field


class Pages(msgspec.Struct, frozen=True):
    """The corrections, what was confirmed, and by place the values of entries that cannot be played so far."""

    own: DataFiles = {}
    confirmed: Confirmed = Confirmed()
    drafts: dict[str, Value] = {}


def read_pages(slug: str, folder: Path) -> Pages:
    """What is in the folder. Raises DataError for a file that cannot be read."""
    path = _drafts(slug, folder)
    try:
        drafts = msgspec.json.decode(path.read_bytes(), type=dict[str, Value]) if path.is_file() else {}
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), "", wrong("cannot-read", "cannot be read ({error})", error=error)) from error
    return Pages(own_files(slug, folder), read_confirmed(slug, folder), drafts)


def write_pages(slug: str, folder: Path, before: Pages, after: Pages) -> None:
    """Write what is not as it was before, each file whole or not at all; one that would say nothing is taken away."""
    for stem in before.own.keys() | after.own.keys():
        if before.own.get(stem) != after.own.get(stem):
            write_file(folder, folder / slug / f"{stem}.json", after.own.get(stem))
    if before.confirmed != after.confirmed:
        known = after.confirmed
        write_file(folder, folder / slug / FILE, msgspec.to_builtins(known) if known != Confirmed() else None)
    if before.drafts != after.drafts:
        write_file(folder, _drafts(slug, folder), after.drafts)


def _drafts(slug: str, folder: Path) -> Path:
    return folder / slug / "desk" / "drafts.json"


def write_file(folder: Path, path: Path, content: Any) -> None:
    """Write a file whole or not at all; with nothing in it it goes, and with it what folders were only there for it."""
    if not content:
        path.unlink(missing_ok=True)
        for parent in path.parents:
            if parent == folder or not parent.is_dir() or any(parent.iterdir()):
                return
            parent.rmdir()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    # Not named like a data file: the bot may look while it is there.
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(json.dumps(content, indent=1, ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
