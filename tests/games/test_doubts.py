"""The pages say how sure the data of each game are, as the data say it themselves."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games import GAMES
from games.core.origins import Doubt, doubted, doubts, kind_of, parts, totals
from tests.games.doubts import written
from tests.source import ROOT


@pytest.mark.parametrize("slug", GAMES)
def test_the_table_of_doubts_on_a_page_is_that_of_the_data(slug: str):
    """python -m tests.games.doubts writes it anew."""
    assert (ROOT / "games" / slug / "README.md").read_text(encoding="utf-8") == written(slug)


def test_a_source_is_worth_what_its_first_word_says():
    said = ["seed", "seed (example 6)", "public:site page", "memory", "reconstructed (fits)", "translated", "ruling"]
    assert [kind_of(source) for source in said] == ["rulebook", "rulebook", "public", *["reconstructed"] * 4]


def test_an_entry_with_one_reconstructed_field_counts_as_reconstructed_in_all_but_not_in_its_list():
    entries = [
        {"id": "a", "source": "seed", "field_sources": {"vp": "reconstructed", "name": "seed"}},
        {"id": "b", "source": "public:site", "reconstructed_fields": ["effects.per"]},
        {"id": "c", "source": "seed"},
    ]
    text = msgspec.json.encode({"components": {"tiles": entries}})
    (part,) = parts(text)
    assert (part.entries, part.fields) == (Counter(rulebook=2, public=1), Counter(vp=1, effects=1))
    assert totals(text) == Counter(reconstructed=2, rulebook=1)
    assert [doubted(entry) for entry in entries] == [["vp"], ["effects.per"], []]


def test_of_an_entry_that_is_reconstructed_as_a_whole_it_is_known_which_fields_are_not():
    entries = [
        {
            "id": "a",
            "source": "reconstructed",
            "sources": {"vp": "public:site", "cost": "memory"},
            "uncertain": ["do[0].max"],
        },
        {"id": "b", "source": "seed", "sources": {"vp": "seed", "cost.wood": "ruling", "cost.stone": "ruling"}},
        {"id": "c", "source": "seed"},
    ]
    assert doubts(msgspec.json.encode({"components": {"tiles": entries}})) == {
        "a": Doubt(whole=True, fields=("cost", "do"), known=("vp",)),
        "b": Doubt(whole=False, fields=("cost",), known=()),
    }
