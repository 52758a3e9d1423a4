"""The report of the desk: a table, and a patch for the project's own data."""

from __future__ import annotations

from pathlib import Path

from locales import words
from sandbox.desk.book import Book
from sandbox.desk.report import report_of

FOREST = "components/tiles/forest"
IDEAS = "components/cache_tokens/cache_ideas_5"


def test_nothing_looked_up_is_said_in_a_sentence(tmp_path: Path):
    assert report_of(tmp_path, ["mosaic"], words("en")) == words("en")("desk-report-empty", folder=str(tmp_path)) + "\n"


def test_the_table_names_what_was_corrected_and_confirmed_and_the_patch_gives_it_back(tmp_path: Path):
    founders, mosaic = Book("founders_of_the_empire", tmp_path), Book("mosaic", tmp_path)
    founders.name_edition("Polish 2019")
    founders.change(FOREST, {**founders.value(FOREST), "count": 5})
    mosaic.confirm(IDEAS, "", right=True)
    report = report_of(tmp_path, ["founders_of_the_empire", "mosaic"], words("en"))
    table, _, patch = report.partition("\n\n")
    assert [line.split("  ")[0] for line in table.splitlines()[2:]] == [
        "founders components/tiles/forest (Forest)".replace("components/", ""),
        "mosaic cache_tokens/cache_ideas_5 (Cache: Ideas × 5)",
    ]
    changed = [line for line in patch.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    assert changed[:4] == [
        '-   "count": 4,',
        '+   "count": 5,',
        '-    "count": "reconstructed"',
        '+    "count": "box:Polish 2019"',
    ]
    assert len(changed) == 6
    assert changed[5].startswith('+  {"id": "cache_ideas_5"') and changed[5].endswith('"source": "box"},')


def test_what_is_only_in_the_box_and_what_is_not_is_told_and_the_patch_adds_it(tmp_path: Path):
    mosaic = Book("mosaic", tmp_path)
    new, _ = mosaic.add("components/wonders/wonder_colossus")
    mosaic.lack("components/wonders/wonder_sphinx", lacks=True)
    report = report_of(tmp_path, ["mosaic"], words("en"))
    assert new.rpartition("/")[2] in report
    assert "not in the box" in report and "only in the box" in report
    added = [line for line in report.splitlines() if line[:2] == "+ "]
    assert [line.partition(",")[0] for line in added][-1:] == ['+  {"id": "wonder_colossus_2"']
