"""``/learn``: every lesson can be walked to its end by presses, in every language; what is pressed wrongly is no dead end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from cogs.features.lessons import practice as practising
from cogs.features.lessons.practice import Practice, practice
from cogs.features.panel.ticking import SEVERAL
from cogs.match.refusals import Refusal
from games import GAMES, offered
from games.records.lesson import lesson_of
from games.records.puzzles import puzzles_of
from locales import LANGUAGES, PREFIXES, words
from render import PAINTERS
from tests.discord.chat import MEDIA_GALLERY, TEXT_DISPLAY, Person, Post, Table

ACTION_ROW = 1
SLUG = "founders_of_the_empire"
TAUGHT = [slug for slug in offered() if lesson_of(slug) is not None]
W = words("en")


@cache
def step_of(slug: str, number: int, lang: str = "en") -> Practice:
    return practice(slug, number, "Anna", words(lang))


async def opened(env: Any, slug: str = SLUG, locale: str = "en-US") -> tuple[Person, Post]:
    """Somebody in the first step of a lesson."""
    table = await Table.open(env, "Anna", locale=locale)
    post = await table.people[0].slash("/learn", game=slug)
    assert post is not None
    return table.people[0], post


async def follow(person: Person, post: Post, slug: str, step: Practice) -> Post:
    """Press through one step as its explanation says; gives the next one."""
    w, prefix = words(person.locale.split("-")[0]), PREFIXES[slug]
    if step.right is None:
        post = await person.press(w("learn-next"), post=post)
        assert post is not None
        return post
    chosen = step.opening()
    while chosen != step.right:
        place = step.right[len(chosen)]
        at = f"0:{step.number}:{prefix}_" + ".".join(map(str, chosen))
        button = f"learnpick:{at}{'.' if chosen else ''}{place}"
        ids = [str(item.get("custom_id", "")) for item in post.components]
        if button in ids:
            found = await person.press(button, post=post)
            chosen = (*chosen, place)
        elif menus := [name for name in ids if name.startswith(f"choose-learnpick:{at}~")]:
            found = await _choose(person, post, step, chosen, menus)
            chosen = (*chosen, place) if found is not None else chosen
        else:
            raise AssertionError(f"no way to {step.right} from {chosen}: {ids}")
        post = found or await person.press(w("panel-page"), post=post)
        assert post is not None
    return post


async def _choose(person: Person, post: Post, step: Practice, chosen: tuple[int, ...], menus: list[str]) -> Post | None:
    """Use the menu that has the value; None where it stands on another page."""
    assert step.right is not None
    place = step.right[len(chosen)]
    for menu in menus:
        values = [str(place)]
        if menu.endswith(f"~{SEVERAL}"):
            asked = step.picker.step(chosen)
            assert asked is not None and asked.several is not None
            values = [str(asked.several.items.index(item)) for item in asked.values[place]]
        options = next(item["options"] for item in post.components if item.get("custom_id") == menu)
        if set(values) <= {option["value"] for option in options}:
            return await person.choose(menu, *values, post=post)
    return None


@pytest.mark.parametrize("slug", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_lesson_is_walked_to_its_end_by_presses(simcord_env, slug, lang):
    table, w = await Table.open(simcord_env, "Anna", locale=lang), words(lang)
    (anna,) = table.people
    post, steps = await anna.slash("/learn", game=slug), lesson_of(slug).steps
    for number in range(len(steps) - 1):
        step = step_of(slug, number, lang)
        assert post.private
        assert w(step.name) in post.text
        assert w("learn-step", game=w(f"{PREFIXES[slug]}-name"), number=number + 1, count=step.count) in post.text
        post = await follow(anna, post, slug, step)
    assert w(f"{PREFIXES[slug]}-lesson-{steps[-1].name}") in post.text
    again = w("puzzle-open" if puzzles_of(slug) else "learn-again")
    assert post.buttons == [w("games-new"), w("panel-back"), again]
    assert (await anna.press(w("games-new"), post=post)).private
    assert w("lobby-join") in table.channel.posts()[-1].buttons


@pytest.mark.real_pictures
async def test_a_step_has_its_picture_which_tells_itself_in_words(simcord_env):
    _, post = await opened(simcord_env)
    (picture,) = await post.pictures()
    assert picture.image.width > 1000
    assert "Anna" in picture.alt and "Livia" not in picture.alt and "Marcus" in picture.alt


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_step_names_a_picture_that_its_game_draws(slug):
    assert [step.name for step in lesson_of(slug).steps if step.view not in PAINTERS[slug].views] == []


async def test_another_legal_choice_is_answered_below_the_picture_and_the_same_is_asked_again(simcord_env):
    anna, post = await opened(simcord_env)
    opening = await anna.press(W("learn-next"), post=post)
    explained, choices = W(step_of(SLUG, 1).name), opening.buttons[:-2]
    assert opening.buttons[-2:] == [W("panel-back"), W("learn-next-plays")]
    assert explained in opening.text and W("learn-astray") not in opening.text
    answer = await anna.press(next(label for label in choices if "Forest" in label), post=opening)
    assert explained not in answer.text
    assert answer.text.endswith(f"**{W(step_of(SLUG, 1).name + '.do')}**\n{W('learn-astray')}")
    assert answer.buttons == [*choices, W("panel-back"), W("learn-next-plays")]
    kinds = [item["type"] for item in answer.tree]
    assert kinds.index(MEDIA_GALLERY) == 1 and kinds[2:] == [TEXT_DISPLAY, *[ACTION_ROW] * (len(kinds) - 3)]
    again = await anna.press(W("panel-back"), post=answer)
    assert again.text == opening.text and again.buttons == opening.buttons
    right = await anna.press(next(label for label in choices if "Cliff" in label), post=again)
    assert W(step_of(SLUG, 2).name) in right.text


async def test_a_lesson_begins_with_its_introduction_and_not_with_the_set_up(simcord_env):
    slug = next(slug for slug in TAUGHT if step_of(slug, 0).told)
    anna, post = await opened(simcord_env, slug)
    step = step_of(slug, 0)
    head = W("learn-step", game=W(f"{PREFIXES[slug]}-name"), number=1, count=step.count)
    assert post.text == f"{head}\n{W(step.name)}"
    assert W("games-title") in (await anna.press(W("games-all"), post=post)).text


async def test_back_shows_the_step_before_and_next_makes_the_move_of_this_one(simcord_env):
    anna, post = await opened(simcord_env)
    assert W("learn-next-plays") not in post.buttons
    post = await anna.press(W("learn-next"), post=post)
    post = await anna.press(W("learn-next-plays"), post=post)
    assert "Anna takes Cliff" in post.text
    post = await anna.press(W("panel-back"), post=post)
    assert W(step_of(SLUG, 1).name) in post.text and "Anna takes Cliff" not in post.text


async def test_a_lesson_goes_on_after_a_restart_for_nothing_of_it_is_stored(simcord_env, restart):
    anna, post = await opened(simcord_env)
    post = await follow(anna, await anna.press(W("learn-next"), post=post), SLUG, step_of(SLUG, 1))
    bot = await restart(simcord_env)
    post = await follow(anna, post, SLUG, step_of(SLUG, 2))
    assert W(step_of(SLUG, 3).name) in post.text
    assert await bot.store.db.read(lambda c: c.execute("SELECT count(*) FROM matches").fetchone()[0]) == 0


@pytest.mark.parametrize(("slug", "number"), [(SLUG, 99), ("", 0)])
def test_a_step_that_no_lesson_has_is_refused(slug, number):
    with pytest.raises(Refusal, match="lesson-changed"):
        practice(slug, number, "Anna", W)


def test_a_lesson_keeps_to_the_data_it_was_written_for_whatever_an_owner_corrects(monkeypatch):
    delivered = GAMES[SLUG]
    data = json.loads(delivered.data_text)
    data["components"]["tiles"][0]["name"]["en"] = "Something else"
    monkeypatch.setitem(GAMES, SLUG, delivered.with_data(json.dumps(data).encode()))
    practising.taught.cache_clear()
    try:
        assert practice(SLUG, 0, "Anna", W).position.table.game.data_hash == delivered.data_hash
    finally:
        practising.taught.cache_clear()
