"""The own sentences of the pages."""

from __future__ import annotations

import pytest

from locales import LANGUAGES
from sandbox.texts import page_messages, page_words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["sandbox", "desk"])
def test_variables_are_left_for_the_page_to_fill_in(page: str, lang: str) -> None:
    sentences = page_words(page, lang)
    lost = [
        (message, name)
        for message, names in page_messages(page).items()
        for name in names
        if f"{{{name}}}" not in sentences[message]
    ]
    assert lost == []
