"""Icons beside words: uploaded once as emojis of the application, there again when lost, and words alone wherever Discord says no."""

from __future__ import annotations

import asyncio
import re
from collections import Counter

import pytest

import cogs.background.icons
import sandbox.emojis
from locales import words
from render import PAINTERS
from sandbox.emojis import keeping_emojis
from tests.discord.founders import begun
from tests.discord.world import manager
from tests.signs import drawn_signs

pytestmark = pytest.mark.icons

W = words("en")
GAME = "founders_of_the_empire"
MARKUP = re.compile(r"<:(\w{2,32}):(\d+)>")
UPLOAD, LIST = ("POST", "/applications/*/emojis"), ("GET", "/applications/*/emojis")
HOUR, ENOUGH = 3600 + 300, 120  # seconds until the next look, and that all uploads of a game take


@pytest.fixture(autouse=True)
def one_game(monkeypatch):
    """The icons of one game, drawn once."""
    monkeypatch.setattr(cogs.background.icons, "PAINTERS", {GAME: PAINTERS[GAME]})
    monkeypatch.setattr(cogs.background.icons, "emojis", drawn_signs)


@pytest.fixture(autouse=True)
def strict_about_emojis(problems):
    """Discord is as strict about emojis as in earnest. Put around the guard, which stays for good, and taken away before it."""
    with keeping_emojis():
        yield


@pytest.fixture
def names():
    """What is to be uploaded."""
    return {emoji.name for emoji in drawn_signs(GAME).values()}


def there(env):
    """The names of all emojis of the application."""
    return Counter(emoji.name for emoji in env.backend.application_emojis.values())


def uploads(env):
    return [call for call in env.backend.http_requests if call.method == "POST" and call.path.endswith("/emojis")]


async def status(env, table):
    host = manager(table, "Zofia")
    host.place = table.thread()
    await env.settle()
    return (await host.slash("/host status")).text


async def test_all_are_uploaded_once_and_a_second_start_uploads_nothing(simcord_env, restart, names):
    await simcord_env.advance_time(ENOUGH)
    assert there(simcord_env) == Counter(names)
    await restart(simcord_env)
    await simcord_env.advance_time(HOUR)
    assert len(uploads(simcord_env)) == len(names)
    assert simcord_env.bot.services.icons.count == len(names)


async def test_a_lost_one_comes_again_and_no_other(simcord_env, names):
    await simcord_env.advance_time(ENOUGH)
    lost = min(simcord_env.backend.application_emojis)
    simcord_env.backend.delete_application_emoji(lost)
    await simcord_env.advance_time(HOUR)
    assert there(simcord_env) == Counter(names)
    assert len(uploads(simcord_env)) == len(names) + 1
    shown = simcord_env.bot.services.icons.of(GAME).shown.values()
    assert {int(MARKUP.fullmatch(text)[2]) for text in shown} == {*simcord_env.backend.application_emojis}


async def test_a_changed_drawing_is_uploaded_under_a_name_of_its_own(simcord_env, restart, monkeypatch, names):
    await simcord_env.advance_time(ENOUGH)
    old = drawn_signs(GAME)
    changed = {**old, "wood": type(old["wood"])("wood_00000", old["wood"].data)}
    monkeypatch.setattr(cogs.background.icons, "emojis", lambda _slug: changed)
    await restart(simcord_env)
    await simcord_env.advance_time(HOUR)
    assert there(simcord_env) == Counter({*names, "wood_00000"})
    assert "wood_00000" in simcord_env.bot.services.icons.of(GAME).shown["wood"]


async def test_those_of_another_application_are_not_taken_for_ones_own(simcord_env, restart, names):
    await simcord_env.bot.store.servers.set_value("icons:1", '{"founders_of_the_empire": {"wood": "<:wood:1>"}}')
    await restart(simcord_env)
    assert "<:wood:1>" not in simcord_env.bot.services.icons.of(GAME).shown.values()


async def test_what_was_kept_is_shown_while_discord_does_not_say_what_is_there(simcord_env, restart, names):
    await simcord_env.advance_time(ENOUGH)
    simcord_env.inject_error(*LIST, times=None)
    await restart(simcord_env)
    await simcord_env.advance_time(HOUR)
    assert simcord_env.bot.services.icons.count == len(names)
    assert len(uploads(simcord_env)) == len(names)


@pytest.mark.parametrize(
    ("status_code", "code", "trouble"),
    [(400, 30008, "full"), (400, 50035, "refused"), (403, 50001, "forbidden"), (429, 0, "later"), (500, 0, "later")],
)
async def test_where_discord_takes_none_the_words_stand_alone(simcord_env, caplog, status_code, code, trouble):
    driver = await begun(simcord_env, "Anna", "Ben")
    simcord_env.inject_error(*UPLOAD, status=status_code, code=code, times=None)
    simcord_env.backend.application_emojis.clear()
    before = len(uploads(simcord_env))
    await simcord_env.advance_time(2 * HOUR)
    assert there(simcord_env) == Counter()
    # At most a few are tried each hour, and the host is told, once in the log.
    assert 2 <= len(uploads(simcord_env)) - before <= 2 * 3
    most = simcord_env.bot.services.icons.most
    assert W("status-icons", how=trouble, count=0, most=most) in await status(simcord_env, driver.table)
    assert len([line for line in caplog.records if line.name == "tablebot.icons" and line.levelname == "WARNING"]) == 1
    post = await (await driver.mover()).press("Play")
    assert post.private and "<:" not in post.text
    assert iconed(post) == []


async def test_when_discord_takes_them_again_all_are_shown(simcord_env, names):
    simcord_env.inject_error(*UPLOAD, status=500, times=1)
    simcord_env.backend.application_emojis.clear()
    await simcord_env.advance_time(HOUR)
    assert (len(there(simcord_env)), simcord_env.bot.services.icons.trouble) == (0, "later")
    await simcord_env.advance_time(HOUR)
    assert there(simcord_env) == Counter(names)
    assert simcord_env.bot.services.icons.trouble == ""


@pytest.mark.parametrize("strict", [True, False])
async def test_two_bots_of_an_application_leave_one_of_each(simcord_env, names, monkeypatch, strict):
    """The other one uploads each an instant before; whether or not Discord then takes a second one of the name."""
    make, take = simcord_env.backend.create_application_emoji, sandbox.emojis._take

    def late(backend, name, image):
        make(name)
        if strict:
            take(backend, name, image)

    monkeypatch.setattr(sandbox.emojis, "_take", late)
    simcord_env.backend.application_emojis.clear()
    await simcord_env.advance_time(HOUR)
    assert there(simcord_env) == Counter(names)
    icons = simcord_env.bot.services.icons
    assert (icons.count, icons.trouble) == (len(names), "")
    ids = {int(MARKUP.fullmatch(text)[2]) for text in icons.of(GAME).shown.values()}
    assert ids == {*simcord_env.backend.application_emojis}


# ---------------------------------------------------------------------- where they stand
async def adding(env, locale="en-US"):
    """A match in which somebody may add a tile or use a token; gives it, the person and the first screen."""
    driver = await begun(env, "Anna", "Ben", locale=locale)
    person = await driver.to_step("token")
    return driver, person, await person.press(driver.w("turn-play"))


def iconed(post):
    """Buttons and entries of menus with an icon."""
    return [item for part in post.components for item in (part, *part.get("options", [])) if item.get("emoji")]


def strings(value, inside=""):
    """Every string of a request with what it stands in."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from strings(item, "text" if key == "content" and value.get("type") == 10 else key)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item, inside)
    elif isinstance(value, str):
        yield inside, value


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_they_stand_in_texts_and_before_labels_and_nowhere_else(simcord_env, locale):
    _, person, post = await adding(simcord_env, locale)
    screens = [post]
    while post.confirm is None:
        (menu, *_), label = [item for item in post.components if item.get("options")], post.buttons[0]
        post = await person.take(menu["options"][0]["label"] if menu else label, post=post)
        screens.append(post)
    texts = screens[-1].text
    controls = [control for shown in screens for control in iconed(shown)]
    assert MARKUP.search(texts) and controls
    assert all(control["label"] for control in controls)
    # Behind each icon its word.
    assert all(re.match("\N{NO-BREAK SPACE}\\w", texts[found.end() :]) for found in MARKUP.finditer(texts))
    requests = [call.json for call in simcord_env.backend.http_requests if call.json]
    assert {inside for text in requests for inside, said in strings(text) if MARKUP.search(said)} == {"text"}


async def test_they_stand_in_plans_and_in_lessons_too(simcord_env):
    driver, person, _ = await adding(simcord_env)
    (other,) = await driver.others()
    plan = await other.press(W("plan-open"), post=await other.press(W("turn-play")))
    shown = await other.press(plan.buttons[0], post=plan)
    shown = await other.press(W("plan-add"), post=shown)
    assert iconed(shown), "what can be planned after a tile is turned up"
    lesson, found = await person.slash("/learn", game=GAME), []
    while ways := [W(way) for way in ("learn-next", "learn-next-plays") if W(way) in lesson.buttons]:
        found += iconed(lesson)
        lesson = await person.press(ways[0], post=lesson)
    assert found


async def test_a_button_whose_icon_was_removed_is_shown_without_it(simcord_env, names):
    _, person, post = await adding(simcord_env)
    assert iconed(post)
    simcord_env.backend.application_emojis.clear()
    post = await person.press("Play")
    assert post.private and post.buttons
    assert iconed(post) == []
    # Which is also noticed: they are there again in minutes.
    await simcord_env.advance_time(300 + ENOUGH)
    assert there(simcord_env) == Counter(names)
    assert iconed(await person.press("Play"))


async def test_a_press_is_answered_while_icons_are_uploaded(simcord_env, names, monkeypatch):
    driver = await begun(simcord_env, "Anna", "Ben")
    upload = cogs.background.icons.upload

    async def slow(client, name, data):
        await asyncio.sleep(1000)
        return await upload(client, name, data)

    monkeypatch.setattr(cogs.background.icons, "upload", slow)
    simcord_env.backend.application_emojis.clear()
    await simcord_env.advance_time(HOUR)
    assert len(there(simcord_env)) == 0
    post = await (await driver.mover()).press("Play")
    assert post.private and post.buttons
