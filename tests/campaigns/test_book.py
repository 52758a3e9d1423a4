"""The book of screens holds what people read."""

from __future__ import annotations

import re
from pathlib import Path

from tests.campaigns.book import read_through


async def test_a_page_has_the_same_controls_and_rows_in_both_languages(tmp_path: Path):
    book = await read_through("rise_of_empires", 1, 1, tmp_path)
    text = (tmp_path / "rise_of_empires.txt").read_text(encoding="utf-8")
    pages = [page for of_kind in book.pages.values() for page in of_kind]
    assert pages
    assert all(page in text for page in pages)
    for page in pages:
        english, polish = (re.findall(r"^ +(\[RED |\[GREEN |\[|v |- )", part, re.M) for part in page.split("--- ")[1:])
        assert english == polish, page
