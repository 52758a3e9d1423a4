"""The page's own sentences."""

from __future__ import annotations

import re

import pytest

from locales import LANGUAGES
from sandbox.server import PAGE
from sandbox.texts import page_messages, page_words

NAMED = re.compile(r"""(?:\bt\(|data-(?:t|label|hint)=)["'`]([\w-]+)["'`]""")


def named_on_the_page() -> dict[str, str]:
    """Every sentence that a file of the page asks for by name, and the file."""
    files = [*PAGE.glob("*.js"), *PAGE.glob("*.html")]
    return {name: path.name for path in files for name in NAMED.findall(path.read_text(encoding="utf-8"))}


def test_every_sentence_that_the_page_asks_for_exists() -> None:
    named = named_on_the_page()
    assert len(named) > 40
    assert {name: file for name, file in named.items() if name not in page_messages()} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variables_are_left_for_the_page_to_fill_in(lang: str) -> None:
    sentences = page_words(lang)
    lost = [
        (message, name)
        for message, names in page_messages().items()
        for name in names
        if f"{{{name}}}" not in sentences[message]
    ]
    assert lost == []
