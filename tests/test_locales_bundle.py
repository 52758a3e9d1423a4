"""A sentence parsed alone, when it is first wanted, is what it is in its file."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax import FluentParser, ast

from locales import LANGUAGES, message_files, words
from locales.bundle import Bundle, _read

TEXT = """
### A file

# About the first
first = One
    line, and { second } in it
    .about = Attribute { -term }
second =
    { $count ->
        [one] a thing
       *[other] things
    }
-term = Term

## A group
last = { first } { NUMBER($count) }
"""


@pytest.fixture
def bundle() -> Bundle:
    return Bundle("en", [TEXT])


def said(bundle: Bundle, name: str, **facts: object) -> str:
    message = bundle.find(name)
    assert message is not None
    text, errors = bundle.fluent.format_pattern(message.value, facts)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_of_the_files_is_found_whole_and_alone(lang):
    texts = [path.read_text(encoding="utf-8") for path in message_files(lang)]
    found = Bundle(lang, texts)._unread
    entries = [entry for text in texts for entry in FluentParser(with_spans=False).parse(text).body]
    named = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    assert found.keys() == named.keys()
    for name, entry in named.items():
        (alone,) = _read(found[name]).body
        assert alone.equals(entry, ignored_fields=["comment", "span"]), name


def test_message_brings_along_what_it_refers_to(bundle):
    assert said(bundle, "last", count=1) == "One\nline, and a thing in it 1"


def test_message_of_a_reference_alone_can_be_asked_for_later(bundle):
    said(bundle, "last", count=2)
    assert said(bundle, "second", count=2) == "things"


def test_attribute_comes_with_its_message(bundle):
    message = bundle.find("first")
    assert message is not None
    assert bundle.fluent.format_pattern(message.attributes["about"])[0] == "Attribute Term"


def test_unknown_message_is_none(bundle):
    assert bundle.find("nothing") is None


def test_many_threads_may_want_the_same_sentence_first():
    bundle = Bundle("en", [TEXT])
    with ThreadPoolExecutor(16) as pool:
        texts = list(pool.map(lambda _: said(bundle, "last", count=1), range(200)))
    assert set(texts) == {"One\nline, and a thing in it 1"}


def test_constant_sentences_are_the_same_each_time():
    w = words("pl")
    assert w("panel-back") == w("panel-back") != "panel-back"
