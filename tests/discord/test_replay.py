"""Watching a match again: as a moving picture and step by step, never more than a spectator saw."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image

from cogs.features.lookup import replay
from cogs.match import history
from locales import words
from render import film
from render.formats import LIMIT, TooLarge
from tests.discord.chat import Post
from tests.discord.founders import begun
from tests.discord.race import together
from tests.discord.world import Screen

W, PL = words("en"), words("pl")


@pytest.fixture
async def driver(simcord_env):
    """In the third turn, some moves of which have been made."""
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    await driver.through_a_turn()
    await driver.through_a_turn()
    await driver.type_one()
    return driver


async def told(driver, turns):
    """The numbers of the moves that were made in these turns."""
    return [
        part.row.ply
        for part in await history.past_moves(driver.bot.services.tables, await driver.match())
        if part.turn in turns
    ]


@pytest.mark.real_pictures
async def test_the_newest_turn_is_watched_as_a_moving_picture_with_a_frame_per_move(driver):
    newest = (await driver.match()).state.turn
    answer = await driver.table.people[0].slash("/replay")
    moves = await told(driver, [newest])
    assert answer.private
    assert answer.text == W(
        "replay-film", match=1, first=newest, last=newest, moves=len(moves), several="no", left="no"
    )
    (picture,) = await answer.pictures()
    assert picture.name == "founders_of_the_empire-replay.webp"
    # The board before the first of them comes first.
    assert picture.image.n_frames == len(moves) + 1
    assert picture.image.width == film.WIDTH and len(picture.data) < LIMIT
    assert picture.alt.startswith("Founders of the Empire")


@pytest.mark.real_pictures
async def test_of_a_film_a_frame_that_cannot_be_drawn_is_left_out_and_the_rest_shown(driver, monkeypatch, problems):
    problems.expected.append("a picture of a film cannot be drawn")
    newest, frame, faulty = (await driver.match()).state.turn, film.frame, [2]

    def broken(scene):
        faulty[0] -= 1
        if not faulty[0]:
            raise KeyError("no paint")
        return frame(scene)

    monkeypatch.setattr(film, "frame", broken)
    answer = await driver.table.people[0].slash("/replay")
    assert W("replay-missing", count=1) in answer.text
    (picture,) = await answer.pictures()
    assert picture.image.n_frames == len(await told(driver, [newest]))


async def test_the_last_turns_and_the_turns_from_one_on_can_be_watched(driver):
    anna = driver.table.people[0]
    newest = (await driver.match()).state.turn
    two = await anna.slash("/replay", turns=2)
    moves = await told(driver, [newest - 1, newest])
    facts = {"match": 1, "moves": len(moves), "several": "yes", "left": "no"}
    assert two.text == W("replay-film", first=newest - 1, last=newest, **facts)
    assert (await anna.slash("/replay", **{"from": newest - 1})).text == two.text
    first = await anna.slash("/replay", turns=1, **{"from": newest - 1})
    moves = await told(driver, [newest - 1])
    assert f"turn {newest - 1}: {len(moves)} moves." in first.text


async def test_a_turn_that_has_not_come_is_refused_and_so_is_a_match_without_moves(driver, simcord_env):
    anna = driver.table.people[0]
    newest = (await driver.match()).state.turn
    assert (await anna.slash("/replay", **{"from": 40})).text == W("error-replay-no-turn", newest=newest)
    other = await begun(simcord_env, "Cara", "Dan")
    assert (await other.table.people[0].slash("/replay")).text == W("error-replay-nothing")


async def test_steps_lead_through_the_moves_and_say_what_happened(driver):
    anna = driver.table.people[0]
    newest, count = (await driver.match()).state.turn, (await driver.match()).row.ply
    moves = await told(driver, [newest])
    post = await anna.press(W("replay-steps"), post=await anna.slash("/replay"))
    assert f"after move {moves[0] - 1} of {count}" in post.text and post.private
    for ply in moves:
        post = await anna.press("▶", post=post)
        assert f"turn {newest}, after move {ply} of {count}" in post.text
    log = (await anna.slash("/log")).text.splitlines()
    assert post.text.splitlines()[-1].removeprefix("- ") in log[-1]
    assert "▶" not in post.buttons and "◀" in post.buttons
    post = await anna.press(W("replay-turn-back"), post=post)
    assert f"after move {moves[0] - 1} of {count}" in post.text
    film_of_turn = await anna.press(W("replay-turn-film"), post=post)
    assert f"turn {newest - 1}: " in film_of_turn.text


@pytest.mark.real_pictures
async def test_the_first_step_is_the_board_before_any_move(driver):
    anna = driver.table.people[0]
    post = await anna.press(W("replay-steps"), post=await anna.slash("/replay", **{"from": 0}))
    assert post.text.endswith(W("replay-start")) and "after move 0 of" in post.text
    assert post.buttons == ["▶", W("replay-turn-on"), W("replay-turn-film")]
    (picture,) = await post.pictures()
    assert picture.image.width == 1600


async def test_steps_go_on_after_a_restart_and_after_moves_were_taken_back(driver, restart, simcord_env):
    anna = driver.table.people[0]
    count = (await driver.match()).row.ply
    post = await anna.press(W("replay-steps"), post=await anna.slash("/replay"))
    await restart(simcord_env)
    while "▶" in post.buttons:
        last = Screen(post)
        post = await anna.press("▶", post=post)
    assert f"after move {count} of {count}" in post.text
    await anna.slash("/host undo", moves=1, reason="slip")
    post = await last.press(anna, "▶")
    assert f"after move {count - 1} of {count - 1}" in post.text


async def test_a_player_sees_no_more_in_it_than_a_spectator(driver):
    """Also what is hidden in the state is nowhere in what the pictures are drawn from."""
    match = await driver.match()
    past_moves = await history.past_moves(driver.bot.services.tables, match)
    seen = list(replay.scenes(driver.bot.services.tables, match, past_moves, list(range(match.row.ply + 1)), "en"))
    assert [scene.viewer for scene in seen] == [None] * (match.row.ply + 1)
    for scene in seen:
        assert match.game.encode(match.game.redact(scene.state, None)) == match.game.encode(scene.state)
    assert match.game.encode(seen[-1].state) == match.game.encode(match.game.redact(match.state, None))
    watcher = driver.table.join("Cara")
    watcher.place = driver.thread
    await driver.table.env.settle()
    own, foreign = [await (await person.slash("/replay")).pictures() for person in (driver.table.people[0], watcher)]
    assert own[0].data == foreign[0].data


async def test_one_person_is_drawn_one_film_at_a_time_and_another_is_not_kept_from_his(driver):
    anna, ben = driver.table.people
    place = driver.thread.channel
    race = await together(
        driver.table.env,
        *[lambda person=person: person.actor.slash(place, "replay") for person in (anna, anna, ben)],
    )
    said = [Post(driver.thread, result.response.message).text for result in race.results]
    assert [W("error-replay-busy") in text for text in said] == [False, True, False]
    assert len(driver.bot.pictures._films) == 1


async def test_it_speaks_polish(driver):
    anna = driver.table.people[0]
    anna.locale = "pl"
    answer = await anna.slash("/replay")
    assert answer.text.startswith("**Rozgrywka 1**, tura ")
    post = await anna.press("Krok po kroku", post=answer)
    assert "po ruchu" in post.text and PL("replay-turn-film") in post.buttons


# ------------------------------------------------------------------ the film itself
def test_a_long_stretch_keeps_its_ends_and_leaves_out_evenly():
    assert replay.plies_shown(3, 6) == [3, 4, 5, 6]
    some = replay.plies_shown(0, 400, 40)
    assert len(some) == 40 and some[0] == 0 and some[-1] == 400
    assert {later - earlier for earlier, later in pairwise(some)} == {10, 11}


def test_frames_of_a_growing_board_get_one_size():
    frames = [Image.new("RGB", (80, 40), "#123456"), Image.new("RGB", (80, 60), "#654321")]
    _, size = film.animate(frames)
    assert size == (80, 60)


def test_a_film_too_large_to_send_is_refused():
    with pytest.raises(TooLarge):
        film.animate([Image.effect_noise((80, 80), 90).convert("RGB")] * 2, limit=100)
