"""What a picture is told of a table."""

from __future__ import annotations

import pytest

from cogs.pictures import in_a_line


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ([], ""),
        (["Anna passes"], "Anna passes"),
        (["Ben marches to Libya.", "**Battle: Libya.** Ben against Dan.", "Ben rolls 6."],
         "Ben marches to Libya. Battle: Libya. Ben against Dan. Ben rolls 6."),
        (["Anna builds Ruins", "VP +1"], "Anna builds Ruins · VP +1"),
    ],
)  # fmt: skip
def test_the_header_has_the_sentences_in_a_line_without_marks(lines, line):
    assert in_a_line(lines) == line
