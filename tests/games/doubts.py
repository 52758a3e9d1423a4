"""Write the tables of doubts on the games' pages anew: ``python -m tests.games.doubts``.

Each stands between two marks in ``games/<slug>/README.md`` and is made from the sources that the data name.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from games import GAMES
from games.core.data import read_data
from games.core.origins import KINDS, Kind, Part, parts
from tests.source import ROOT

HEADS: dict[Kind, str] = {
    "rulebook": "from the rulebook",
    "public": "from public sources",
    "box": "from a box",
    "reconstructed": "reconstructed",
}
BEGIN, END = "<!-- doubts: python -m tests.games.doubts -->", "<!-- end of doubts -->"


def table(slug: str) -> str:
    """The table of a game: a row for each list of its data."""
    listed = parts(read_data(slug))
    kinds = [kind for kind in KINDS if kind != "box" or any(part.entries[kind] for part in listed)]
    heads = ["data", "entries", *(HEADS[kind] for kind in kinds), "reconstructed in the others"]
    rows = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *_rows(listed, kinds)]
    return "\n".join(rows)


def _rows(listed: list[Part], kinds: list[Kind]) -> Iterator[str]:
    for part in listed:
        counts = [str(part.entries[kind] or "–") for kind in kinds]
        fields = ", ".join(f"{field} ({count})" for field, count in sorted(part.fields.items()))
        name = f"{part.section.replace('_', ' ')} (`{part.file}.json`)"
        yield f"| {name} | {part.entries.total()} | {' | '.join(counts)} | {fields or '–'} |"


def written(slug: str) -> str:
    """The page with its table as it follows from the data. Raises ValueError for a page without the two marks."""
    text = (ROOT / "games" / slug / "README.md").read_text(encoding="utf-8")
    before, mark, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise ValueError(f"the page of {slug} has no place for its table of doubts")
    return f"{before}{BEGIN}\n\n{table(slug)}\n\n{END}{after}"


def main() -> int:
    """Write every page that is stale."""
    for slug in GAMES:
        (ROOT / "games" / slug / "README.md").write_text(written(slug), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
