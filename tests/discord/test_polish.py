"""A server and people who speak Polish read no English; where languages are mixed, each reads the right one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games import GAMES, offered
from locales import message_files, words
from render.shared.wording import text_of
from tests.discord.chat import Table
from tests.discord.founders import begun, start
from tests.discord.whole import Whole, decisions
from tests.discord.world import delete, manager

PL, EN = words("pl"), words("en")
READ = ("content", "label", "placeholder", "description", "name")  # the fields of a request that a person reads
FIRST = "founders_of_the_empire"  # is told from its lobby to its end
DECKS = {"imperial_settlers": {"decks": "introductory"}}
# Two people sit at each table, and as many computers as it takes.
OTHERS = [
    (slug, {**DECKS.get(slug, {}), "computers": max(0, game.seats[0] - 2)})
    for slug, game in offered().items()
    if slug != FIRST
]
STRETCH = 50  # plies that are played at once
FEW = 3  # moves that are pressed before and typed after
WORD = re.compile(r"[^\W\d_]{3,}")


class _Text(Visitor):
    """The literal text of messages, without variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word that the bot can say in a language."""
    text = _Text()
    for path in message_files(lang):
        text.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    for game in GAMES.values():
        for part in game.components.values():
            text.found += [part.name[lang], text_of(game, part, lang)]
    return frozenset(word for found in text.found for word in WORD.findall(found.casefold()))


@cache
def only_english() -> frozenset[str]:
    """The words that only the English sentences have."""
    return vocabulary("en") - vocabulary("pl")


def english(text: str) -> set[str]:
    """The words of a text that only the English sentences have."""
    # No words: addresses, zones, and hashes, which may hold any short one.
    text = re.sub(r"https?://\S+|\bEurope/\w+|\b[0-9a-f]{64}\b", "", text)
    return {word for word in WORD.findall(text.casefold()) if word in only_english()}


def read(value: Any) -> Iterator[str]:
    """Every text in a request that a person reads."""
    if isinstance(value, list):
        for item in value:
            yield from read(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in READ and isinstance(item, str):
                yield item
            elif key not in ("custom_id", "value", "nonce", "filename", "attachments"):
                yield from read(item)


def english_lines(table: Table) -> list[tuple[str, set[str]]]:
    """What the bot has sent so far that is English, commands apart (they are sent in all languages)."""
    sent = [request for request in table.env.http_requests if not request.path.endswith("/commands")]
    texts = dict.fromkeys(text for request in sent for text in read(request.json))
    # What stands in marks of code, seeds above all, is in no language.
    return [
        (line, found)
        for text in texts
        for line in text.splitlines()
        if (found := english(re.sub(r"`[^`]*`|\w*…", "", line)))
    ]


def test_english_is_told_from_polish():
    assert english(EN("turns-none")) and english(EN("founders-kind-add.hint"))
    assert not english(PL("turns-none")) and not english(PL("founders-kind-add.hint"))


async def test_a_match_with_all_that_can_be_looked_up_has_no_english_word(simcord_env):
    driver = await begun(simcord_env, "Łucja", "Żaneta", locale="pl")
    person = driver.table.people[0]
    for moves in range(1, 46):
        await (driver.press_one() if moves % 2 else driver.type_one())
        if moves in (3, 12, 30):
            for command in (
                "help",
                "games",
                "turns",
                "board",
                "scores",
                "hand",
                "log",
                "me",
                "undo",
                "credits",
                "host check",
            ):
                await person.slash(f"/{command}")
            await person.slash("/board", text=True)
            await person.slash("/log", file=True)
            await person.slash("/card", name="las")
            await person.slash("/rules", topic="wojn")
            await person.press(PL("turn-area"), post=driver.boards[-1])
    await person.press(PL("concede-confirm"), post=await person.slash("/concede"))
    assert (await driver.match()).row.status == "finished"
    await person.press(PL("result-export"), place=driver.thread)
    await person.press(PL("result-rematch"), place=driver.thread)
    assert driver.thread.name.startswith(PL("founders-name"))
    assert english_lines(driver.table) == []


@pytest.mark.parametrize(("slug", "options"), OTHERS, ids=[slug for slug, _ in OTHERS])
async def test_moves_panels_and_all_that_happened_have_no_english_word(simcord_env, slug, options):
    """The first moves, then a stretch of the match that the log and the next post tell; less of each where the match is short."""
    whole = Whole(await Table.open(simcord_env, "Łucja", "Żaneta", locale="pl"), slug)
    await whole.begin(**options)
    made = decisions(slug, 2, options["computers"], STRETCH + 2 * FEW + 1)
    few = max(1, min(FEW, made // 4))
    stretch = min(STRETCH, made - 2 * few - 1)
    for _ in range(few):
        assert await whole.press_one()
    plies = count()
    await whole.skip(lambda _: next(plies) == stretch)
    for _ in range(few):
        assert await whole.type_one()
    found = await whole.wanted()
    assert found is not None
    person = found[2]
    await whole.panels(person)
    for command in ("help", "scores", "log"):
        await person.slash(f"/{command}")
    await person.slash("/board", text=True)
    await whole.give_up()
    assert english_lines(whole.table) == []


async def test_refusals_questions_and_trouble_have_no_english_word(simcord_env):
    table = await Table.open(simcord_env, "Łucja", "Żaneta", "Ela", locale="pl")
    anna, ben, _ = table.people
    await anna.slash("/founders new", seats=2, computers=2)
    await anna.slash("/founders reveal", stack="x")
    await anna.slash("/turns")
    await anna.slash("/card", name="x")
    await anna.slash("/rules", topic="qqq")
    await anna.slash("/me", zone="x")
    await start(table, seats=3)
    await anna.slash("/export")
    await anna.slash("/founders war", opponent="x", cell="x")
    await anna.slash("/founders reveal", stack="x")
    await anna.slash("/undo")
    await ben.slash("/host undo", reason="zima")
    await anna.slash("/host replace", seat=6, person=ben, reason="zima")
    await anna.slash("/vote")
    await ben.press(PL("vote-refuse"))
    await ben.slash("/concede")
    await ben.press(PL("concede-confirm"))
    zofia = table.join("Zofia")
    await zofia.slash("/concede", place=table.thread())
    delete(table, table.thread())
    await anna.slash("/host pass", seat=1, reason="zima", place=table.channel)
    await anna.slash("/host thread", match=1, place=table.channel)
    await anna.slash("/host end", reason="zima", place=table.thread())
    await anna.slash("/founders new", place=table.channel)
    await anna.press(PL("lobby-leave"), place=table.channel)
    assert english_lines(table) == []


async def test_suggestions_have_no_english_word(simcord_env):
    driver = await begun(simcord_env, "Łucja", "Żaneta", locale="pl")
    person = await driver.mover()
    shown = [
        *await person.suggestions("/founders draft", "tile"),
        *await person.suggestions("/card", "name"),
        *await person.suggestions("/rules", "topic"),
    ]
    assert [text for text in shown if english(text)] == []


# ------------------------------------------------------------------ both languages at one table
async def test_posts_speak_the_servers_language_and_answers_the_persons(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben", locale="pl")
    driver.table.people[1].locale = "en-US"
    anna, ben = driver.table.people
    assert (await anna.slash("/help")).text.endswith(PL("help-commands"))
    assert (await ben.slash("/help")).text.endswith(EN("help-commands"))
    assert driver.boards[-1].buttons[0] == PL("turn-play")
    mover = await driver.mover()
    await driver.type_one()
    assert (await mover.press(PL("turn-play"))).text.count(words(mover.locale[:2])("panel-not-your-turn")) == 1
    assert not english(driver.boards[-1].text)


async def test_what_a_person_has_chosen_wins_over_discords_language(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben", locale="pl")
    anna = driver.table.people[0]
    await anna.slash("/me", language="en")
    assert (await anna.slash("/help")).text.endswith(EN("help-commands"))
    assert not english(driver.boards[-1].text)


async def test_the_servers_setting_wins_over_the_language_of_its_discord(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben", locale="en-US")
    zofia = manager(table, "Zofia")
    await zofia.slash("/host settings", language="pl")
    await table.people[0].slash("/founders new")
    assert table.channel.posts()[-1].buttons[:2] == [PL("lobby-join"), PL("lobby-leave")]


async def test_a_third_language_reads_english(simcord_env):
    table = await Table.open(simcord_env, "Anna", locale="de")
    assert (await table.people[0].slash("/turns")).text == EN("turns-none")
