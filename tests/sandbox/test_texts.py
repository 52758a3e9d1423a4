"""The page's own sentences."""

from __future__ import annotations

import pytest

from locales import LANGUAGES
from sandbox.texts import page_messages, page_words


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
