"""The folders of an owner's boxes: his own, which needs no name, and editions that differ from it.

Of these each lies in ``<overrides>/editions/<name>/``. All hold ``<slug>/`` for the games that they are about; they are laid over
the project's own data, not over each other.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

EDITIONS = "editions"
_NAME = re.compile(r"\w[\w-]{0,39}")  # fits into a menu, and is never the way to another folder


def box_name(text: str) -> str | None:
    """The name of an edition as it is kept: letters and digits of any language, "_" and "-", at most 40. None for anything else."""
    name = unicodedata.normalize("NFC", text)
    return name if _NAME.fullmatch(name) else None


def box_folder(overrides: Path, box: str) -> Path:
    """Where the corrections of a box are, or would be; ``box`` is "" or a name as it is kept."""
    if not box:
        return overrides
    known = {unicodedata.normalize("NFC", folder.name): folder for folder in box_folders(overrides)}
    return known.get(box, overrides / EDITIONS / box)


def box_folders(overrides: Path) -> list[Path]:
    """The folders of all editions, whatever they are called; sorted."""
    place = overrides / EDITIONS
    found = place.iterdir() if place.is_dir() else ()
    return sorted(folder for folder in found if folder.is_dir() and not folder.name.startswith("."))


def box_at(folder: Path) -> str:
    """The name of the box whose corrections a folder holds; "" for the one without a name."""
    return unicodedata.normalize("NFC", folder.name) if folder.parent.name == EDITIONS else ""
