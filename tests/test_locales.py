"""The sentences people read: the same in every language, all of them there, none of them for nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games import GAMES
from locales import DEFAULT, LANGUAGES, PREFIXES, message_files, shared, words
from tests.source import ROOT, Module, modules, string_pattern

OTHERS = [lang for lang in LANGUAGES if lang != DEFAULT]
MESSAGE_ID = re.compile(r"(?=.*[a-z]{2})[a-z*][a-z0-9*]*(?:-[A-Za-z0-9_*]+)+(?:\.[A-Za-z0-9_*-]+)?")
ASKING = re.compile(r"(?:.*\.)?(?:w|say|words|said)|(?:.*\.)?words\(\)")
REFUSING = re.compile(r"(?:.*\.)?(?:Refusal|StoreError|DatabaseError|SettingsError|RecordError)")
POLISH_PLURALS = {"one", "few", "many"}


class _Variables(Visitor):
    """The variables of a pattern, as often as they stand there, and its choices by the form of a number."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.choices: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and keys & POLISH_PLURALS:
            self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def entries(lang: str) -> tuple[Any, ...]:
    """Everything that the Fluent files of a language hold, what cannot be read included."""
    texts = [path.read_text(encoding="utf-8") for path in message_files(lang)]
    return tuple(entry for text in texts for entry in FluentParser(with_spans=False).parse(text).body)


@cache
def patterns(lang: str) -> dict[str, ftl.Pattern]:
    """Each sentence of a language: ``id`` or ``id.attribute`` → its pattern."""
    out: dict[str, ftl.Pattern] = {}
    for entry in entries(lang):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                out[entry.id.name] = entry.value
            out |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return out


def visited(pattern: ftl.Pattern) -> _Variables:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor


def variables(pattern: ftl.Pattern) -> set[str]:
    return set(visited(pattern).names)


@cache
def matching(pattern: str) -> list[str]:
    """The English sentences that an id with ``*`` for its variable parts may mean."""
    if "*" not in pattern:
        return [name for name in (pattern, shared(pattern)) if name in patterns(DEFAULT)]
    wanted = re.compile(re.escape(pattern).replace(r"\*", ".*"))
    return [name for name in patterns(DEFAULT) if wanted.fullmatch(name)]


# ------------------------------------------------------------------ the files
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_read(lang):
    broken = [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)]
    assert broken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_there_twice(lang):
    ids = Counter(entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_files(lang):
    assert [path.name for path in message_files(lang)] == [path.name for path in message_files(DEFAULT)]


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_sentences(lang):
    other = patterns(lang).keys()
    assert sorted(patterns(DEFAULT).keys() - other) == []
    assert sorted(other - patterns(DEFAULT).keys()) == []


def without_case(names: set[str]) -> set[str]:
    """Polish needs the genitive and the accusative of a name where English has one form; within a sentence it may be small."""
    return {re.sub(r"_(gen|acc|small)$", "", name) for name in names}


@pytest.mark.parametrize("lang", OTHERS)
def test_sentences_have_the_same_variables(lang):
    other = patterns(lang)
    different = {
        name: (sorted(variables(pattern)), sorted(variables(other[name])))
        for name, pattern in patterns(DEFAULT).items()
        if name in other and without_case(variables(pattern)) != without_case(variables(other[name]))
    }
    assert different == {}


def test_polish_plurals_have_all_their_forms():
    """Whole numbers are one, few or many in Polish. "One" may be missing where a number is never 1; where the number itself is
    not shown, two forms are enough."""
    lacking = []
    for name, pattern in patterns("pl").items():
        found = visited(pattern)
        asked_about = [variable for variable, _ in found.choices]
        for variable, keys in found.choices:
            shown = found.names.count(variable) > asked_about.count(variable)
            if shown and ("few" not in keys or not keys & {"many", "other"}):
                lacking.append(name)
    assert lacking == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_was_left_untranslated(lang):
    """The same text in two languages is a name, a sign or a number; a sentence of four words is forgotten."""
    serializer = FluentSerializer()

    def text(name: str, pattern: ftl.Pattern) -> str:
        return serializer.serialize_entry(ftl.Message(ftl.Identifier("x"), pattern)).partition("=")[2].strip()

    other = patterns(lang)
    same = [
        name
        for name, pattern in patterns(DEFAULT).items()
        if name in other and text(name, pattern) == text(name, other[name])
    ]
    plain = {name: re.sub(r"\{[^}]*\}", "", text(name, patterns(DEFAULT)[name])) for name in same}
    assert [name for name, left in plain.items() if len(re.findall(r"[^\W\d_]{2,}", left)) > 3] == []


# ------------------------------------------------------------------ the code
@cache
def asked() -> tuple[tuple[str, str], ...]:
    """Every message id that the code asks for directly, and where; ``*`` stands for variable parts."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[str, str]]:
    for module in modules():
        for name, call in module.calls():
            first = string_pattern(call.args[0]) if call.args else None
            if first is None or first in LANGUAGES:
                continue
            if REFUSING.fullmatch(name):
                yield f"error-{first}", module.at(call)
            elif ASKING.fullmatch(name):
                yield first, module.at(call)


def pages() -> dict[str, str]:
    """The files of the sandbox page."""
    found = [path for path in sorted((ROOT / "sandbox").rglob("*")) if path.suffix in (".js", ".html")]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_every_sentence_that_is_asked_for_exists():
    """Families that begin with the name of a game have tests of their own, as a game need not have all of them."""
    missing = [f"{at}: {message}" for message, at in asked() if not message.startswith("*") and not matching(message)]
    assert missing == []


def test_every_sentence_that_the_page_asks_for_exists():
    asking = re.compile(r"""["'`](sandbox-[a-z-]+)["'`]""")
    missing = [
        f"{name}: {message}"
        for name, text in pages().items()
        for message in asking.findall(text)
        if message not in patterns(DEFAULT)
    ]
    assert missing == []


def named_in_the_rules(slug: str, called: str) -> dict[str, str]:
    """The first argument of each call of this class in the rules of a game and in what all games share, and where."""
    shared = [
        module for module in modules("games") if module.name.count("/") == 1 or module.name.startswith("games/core/")
    ]
    return {
        code: module.at(call)
        for module in (*shared, *modules(f"games/{slug}"))
        for name, call in module.calls()
        if name == called and call.args and (code := string_pattern(call.args[0]))
    }


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    ("called", "family"), [("IllegalMove", "illegal"), ("Event", "event"), ("Remark", "remark"), ("Phrase", "says")]
)
def test_every_refusal_event_and_remark_of_the_rules_has_its_sentence(slug, called, family):
    missing = {
        code: at
        for code, at in named_in_the_rules(slug, called).items()
        if not matching(f"{PREFIXES[slug]}-{family}-{code}")
    }
    assert missing == {}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_has_its_words(slug, lang):
    game, prefix, known = GAMES[slug], PREFIXES[slug], patterns(lang)
    wanted = [f"{prefix}-name", f"{prefix}-field-kind"]
    for kind in game.move_types:
        tag = kind.__struct_config__.tag
        wanted += [f"{prefix}-kind-{tag}", f"{prefix}-kind-{tag}.hint"]
        wanted += [f"{prefix}-field-{field}" for field in kind.__struct_fields__]
    wanted += [f"{prefix}-option-{field}" for field in game.options.__struct_fields__]
    assert lacking(wanted, known) == []


def lacking(wanted: list[str], known: Collection[str]) -> list[str]:
    """Which of a game's messages neither it nor all games together have."""
    return sorted({name for name in wanted if name not in known and shared(name) not in known})


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_the_end_and_every_source_of_points_has_its_words(slug, lang):
    game, prefix = GAMES[slug], PREFIXES[slug]
    wanted = [f"{prefix}-reason-{reason.replace('.', '-')}" for reason in (*game.reasons, "concession")]
    for seats in game.seats:
        for part in game.standing(game.setup(seats, game.options(), "sources")):
            wanted += [f"{prefix}-source-{source}" for source in part]
    assert lacking(wanted, patterns(lang)) == []


def test_a_message_of_a_game_that_all_say_alike_is_said_for_it():
    """A game's own message comes first, and what its own lacks all the same from the shared one."""
    said = words("en")
    assert said("mosaic-reason-concession") == patterns_text("game-reason-concession")
    assert (
        said("settlers-reason-concession")
        == patterns_text("settlers-reason-concession")
        != said("game-reason-concession")
    )
    assert (said("command-mare-new"), said("command-mare-new.rated-name")) == ("new", "rated")
    assert said("command-mare-new.display-name") == "display"
    assert said.has("rise-event-conceded") and not said.has("rise-event-nothing-like-it")


def patterns_text(name: str) -> str:
    """The text of an English message without variables."""
    return (
        FluentSerializer()
        .serialize_entry(ftl.Message(ftl.Identifier("x"), patterns(DEFAULT)[name]))
        .partition("=")[2]
        .strip()
    )


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_has_its_words_in_the_lobby(slug, lang):
    known = patterns(lang)
    wanted = [
        f"{PREFIXES[slug]}-option-{field.name}-{value}"
        for field in msgspec.structs.fields(GAMES[slug].options)
        for value in (("yes", "no") if field.type is bool else get_args(field.type))
        if isinstance(value, str)
    ]
    assert [name for name in wanted if name not in known] == []


def said_its_own_way() -> list[tuple[str, str]]:
    """The sentences of all that a game says in words of its own, each with the game's."""
    known = patterns(DEFAULT)
    return [(name, own) for name in known for prefix in PREFIXES.values() if (own := f"{prefix}-{name}") in known]


def test_what_a_game_says_in_its_own_words_tells_the_same():
    different = [
        own
        for name, own in said_its_own_way()
        if variables(patterns(DEFAULT)[name]) != variables(patterns(DEFAULT)[own])
    ]
    assert different == []


def test_a_game_says_a_sentence_of_all_in_its_own_words_where_it_has_some():
    said = words("en")
    assert said.of("rise")("panel-not-your-turn") == "It is not your move."
    assert said.of("mosaic")("panel-not-your-turn") == said("panel-not-your-turn") == "It is not your turn."


@pytest.mark.parametrize(("lang", "turn"), [("en", r"\bturns?\b"), ("pl", r"\btur(a|y|ze|ę|ą)?\b")])
def test_a_turn_is_one_thing_in_rise_of_empires(lang, turn):
    """R4.1: turn A or B of an era. What one makes in it is a move, in whatever is said beside the board as well."""
    serializer = FluentSerializer()

    def speaks_of_turns(name: str) -> bool:
        text = serializer.serialize_entry(ftl.Message(ftl.Identifier("x"), patterns(lang)[name])).partition("=")[2]
        return re.search(turn, re.sub(r"[$][a-z]+", "", text), re.IGNORECASE) is not None

    beside = re.compile(r"(?:panel|plan|turns|log|replay)-.*")
    named = [name for name in patterns(lang) if beside.fullmatch(name) and speaks_of_turns(name)]
    assert len(named) > 5
    assert [name for name in named if f"rise-{name}" not in patterns(lang) or speaks_of_turns(f"rise-{name}")] == []


def written_in(module: Module) -> Iterator[str]:
    """Every literal in a module that has the form of a message id."""
    for node in module.nodes:
        text = string_pattern(node)
        if text is not None and MESSAGE_ID.fullmatch(text):
            yield text


def test_every_sentence_is_used():
    """A sentence is used if its id, or a pattern that fits it, stands anywhere in the code."""
    literals = {text for module in modules() for text in written_in(module)}
    literals |= {message for message, _ in asked()}
    for text in pages().values():
        literals |= {
            re.sub(r"[$][{][^}]*[}]", "*", word) for word in re.findall(r"""["'`](sandbox-[^"'`\s]+)["'`]""", text)
        }
    used = {name for text in literals for name in matching(text)}
    for module in modules("cogs"):
        for name, call in module.calls():
            key = string_pattern(call.args[0]) if name == "command" and call.args else None
            if key:
                names = {f"command-{key}", shared(f"command-{key}")}
                used |= {name for name in patterns(DEFAULT) if name.partition(".")[0] in names}
    used |= {own for _, own in said_its_own_way() if own.partition("-")[2] in used}
    # A message that is used may be used by attribute only, and the other way round.
    bases = {name.partition(".")[0] for name in used}
    assert (
        sorted({name for name in patterns(DEFAULT) if name not in used and name.partition(".")[0] not in bases}) == []
    )


def test_a_sentence_nobody_wrote_gives_its_id():
    assert words("pl")("no-such-message") == "no-such-message"
