"""The data of older matches as they are written today: what followed from other fields is left out."""

from __future__ import annotations

from games.core.data import DataFiles

_MADE = {"cards": ("text", "count", "razeable", "set"), "attack_cards": ("text", "set"), "boards": ("text",)}


def older_data(files: DataFiles) -> None:
    """Texts stood beside what they tell, numbers of copies beside the copies, totals beside what they sum up."""
    for file, whole in (("components", "game"), ("friends", "expansion")):
        sections = files.get(file, {})
        if isinstance(sections.get(whole), dict):
            sections[whole].pop("totals", None)
        for section, fields in _MADE.items():
            for entry in sections.get(section, []):
                for field in fields:
                    entry.pop(field, None)
