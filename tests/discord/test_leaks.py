"""Nothing that is hidden leaves the bot: not the seed, not what lies face down, not by its words, ids, pictures or logs."""

from __future__ import annotations

import hashlib
import json
import logging

import pytest
from simcord.http import router

import render
from games.core.rng import HIDDEN_SEED, Rng
from games.founders_of_the_empire.state import UNKNOWN
from locales import words
from sandbox.thinking import let_think
from tests.discord.chat import MEDIA_GALLERY, Table
from tests.discord.founders import SLUG, begun
from tests.discord.whole import Whole
from tests.discord.world import Clock

W = words("en")


@pytest.fixture
def outgoing(monkeypatch):
    """Everything that leaves the bot, as bytes: requests with their files."""
    left = []
    dispatch = router.dispatch

    def noted(backend, method, path, **request):
        left.append(json.dumps([path, request.get("json")]).encode())
        for file in request.get("files") or ():
            left.append(file.filename.encode() + b" " + (file.description or "").encode() + b" " + file.fp.read())
            file.fp.seek(0)
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", noted)
    return left


@pytest.fixture
def scenes(monkeypatch):
    """Every scene that was drawn."""
    drawn = []
    paint = render.picture

    def picture(scene, form):
        drawn.append(scene)
        return paint(scene, form)

    monkeypatch.setattr("render.picture", picture)
    return drawn


async def look_around(driver):
    """Everybody, a spectator too, looks at everything; gives what they read, saw and could press."""
    seen = []
    for person in driver.table.people:
        person.place = driver.thread
        seen += [await shown(await person.slash(f"/{command}", **options)) for command, options in LOOKS]
        seen += [await shown(await person.press(name, post=driver.boards[-1])) for name in driver.boards[-1].buttons]
        seen += [await person.suggestions("/founders add", option) for option in ("tile", "cell")]
        seen.append(await person.suggestions("/founders reveal", "stack"))
    return seen


LOOKS = (
    ("board", {}),
    ("board", {"text": True}),
    ("board", {"seat": 1}),
    ("board", {"seat": 2}),
    ("log", {}),
    ("log", {"file": True}),
    ("hand", {}),
    ("scores", {}),
    ("help", {}),
    ("turns", {}),
    ("export", {}),
    ("host check", {}),
)


async def shown(post):
    """A post without what differs each time: addresses and ids of files."""
    parts = [item for item in post.components if item["type"] not in (MEDIA_GALLERY, 13)]
    files = [hashlib.sha256(await file.read()).hexdigest() for file in post.message.attachments]
    alts = [file.description for file in post.message.attachments]
    return json.dumps([[{**part, "id": 0} for part in parts], files, alts], default=str)


async def test_a_match_gives_the_seed_away_only_when_its_end_is_final(simcord_env, outgoing, caplog, monkeypatch):
    caplog.set_level(logging.INFO)
    clock = Clock(monkeypatch)
    driver = await begun(simcord_env, "Anna", "Ben")
    let_think(simcord_env, driver.bot)
    driver.table.join("Zofia")
    row = (await driver.match()).row
    seed = row.seed
    for moves in range(1, 19):
        await driver.type_one()
        if moves in (5, 18):
            await look_around(driver)
        if moves == 12:
            await Whole(driver.table, SLUG).skip(lambda state: state.turn >= 16)
    asked = await driver.table.people[1].slash("/concede")
    await driver.table.people[1].press(W("concede-confirm"), post=asked)
    closing = driver.boards[-1]
    await look_around(driver)
    assert [text for text in outgoing if seed.encode() in text] == []
    await clock.leap(driver.table, hours=25)
    anna = driver.table.people[0]
    told = await anna.press(W("opening-proof-more"), post=closing)
    assert W("result-proof", seed=seed, hash=row.seed_hash) in told.text
    (file,) = (await anna.press(W("result-export"), post=closing)).message.attachments
    assert json.loads(await file.read())["seed"] == seed
    logged = [record.getMessage() for record in caplog.records]
    assert [line for line in logged if seed in line] == []


async def test_every_picture_is_drawn_from_a_state_in_which_the_hidden_is_blank(simcord_env, scenes):
    driver = await begun(simcord_env, "Anna", "Ben")
    driver.table.join("Zofia")
    for _ in range(14):
        await driver.type_one()
    await look_around(driver)
    person = await driver.to_step("token")
    post = await person.press(W("turn-play"))
    await person.press(post.buttons[0], post=post)
    assert len(scenes) > 20
    for scene in scenes:
        state = scene.state
        hidden = [piece for pile in (*state.stacks.values(), state.craftsmen, state.unseen) for piece in pile]
        assert set(hidden) <= {UNKNOWN}
        assert state.rng.seed == HIDDEN_SEED
    sizes = [len(pile) for pile in (await driver.match()).state.stacks.values()]
    assert [len(pile) for pile in scenes[-1].state.stacks.values()] == sizes


async def test_whatever_lies_hidden_nobody_can_tell_by_looking(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    driver.table.join("Zofia")
    for _ in range(24):
        await driver.type_one()
    await driver.to_step("token")  # so that nothing can be taken back without asking
    for seed in ("one", "two"):
        before = await look_around(driver)
        old = (await driver.match()).state.stacks
        await deal_anew(driver, seed)
        assert (await driver.match()).state.stacks != old
        assert await look_around(driver) == before


async def deal_anew(driver, seed):
    """Everything hidden lies otherwise, at the same revision; what the bot remembers is forgotten."""
    match = await driver.match()
    other = match.game.encode(match.game.determinize(match.state, None, Rng(seed)))
    number = match.row.id

    def job(connection):
        connection.execute("UPDATE snapshots SET state = ? WHERE match = ?", (other, number))

    await driver.bot.store.db.write(job)
    driver.bot.services.cache.forget_match(number)
    driver.bot.services.tables._moves.clear()


async def test_ids_of_controls_name_places_in_lists_and_nothing_else(simcord_env, outgoing):
    driver = await begun(simcord_env, "Anna", "Ben")
    for _ in range(12):
        await driver.press_one()
    components = (await driver.match()).game.components
    found = set()
    for text in outgoing:
        for part in text.split(b'"custom_id": "')[1:]:
            found.add(part.split(b'"')[0].decode())
    assert len(found) > 20
    assert [name for name in found if any(component in name for component in components)] == []
    assert max(map(len, found)) <= 100


# ------------------------------------------------------------------ a game of hands
HANDS = ("board", "log", "hand", "scores", "help", "turns")


async def look_at_a_table_of_hands(whole, who):
    """Those named look at everything that the table has for them; gives what they read, saw and could press."""
    seen = []
    board = whole.boards[-1]
    for person in who:
        person.place = whole.table.thread()
        seen += [await shown(await person.slash(f"/{command}")) for command in HANDS]
        seen += [await shown(await person.slash("/view", player=str(seat))) for seat in (1, 2)]
        looks = [name for name in board.buttons if name != W("turn-undo")]
        seen += [await shown(await person.press(name, post=board)) for name in looks]
    return seen


@pytest.mark.parametrize("slug", ["imperial_settlers", "mosaic"])
async def test_whatever_others_hold_nobody_can_tell_by_looking_at_a_game_of_hands(simcord_env, slug):
    """Each looks while all that he cannot see is dealt anew; so does a spectator. Sketches differ wherever scenes do."""
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), slug)
    await whole.begin()
    left = iter(range(30))
    await whole.skip(lambda _: next(left, None) is None)
    zofia = whole.table.join("Zofia")
    match = await whole.match()
    true = match.game.encode(match.state)
    for person in (*whole.people.values(), zofia):
        viewer = match.seat_of(person.id)
        before = await look_at_a_table_of_hands(whole, [person])
        for seed in ("one", "two"):
            other = match.game.encode(match.game.determinize(match.state, viewer, Rng(seed)))
            assert other != true
            await put(whole, match.row.id, other)
            assert await look_at_a_table_of_hands(whole, [person]) == before
        await put(whole, match.row.id, true)


async def put(whole, number, state):
    """The match stands so, at the same revision; what the bot remembers of it is forgotten."""

    def job(connection):
        connection.execute("UPDATE snapshots SET state = ? WHERE match = ?", (state, number))

    await whole.bot.store.db.write(job)
    whole.bot.services.tables.changed(number)
    whole.bot.services.tables._moves.clear()
