"""What hosts do: repair a match with a reason, change the server's settings; and what nobody else may."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from games import GAMES
from games.core.origins import KINDS, totals
from locales import PREFIXES, words
from tests.discord.chat import NOBODY, Place, Table
from tests.discord.founders import begun
from tests.discord.world import delete, forbid, manager

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    """A match of three; Anna opened it and is its host."""
    return await begun(simcord_env, "Anna", "Ben", "Celina")


async def journal(driver):
    rows = await driver.bot.store.journal.of_match(1)
    return [(row.user, row.action, row.reason) for row in rows]


# ------------------------------------------------------------------ who may
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("undo", {"moves": 1, "reason": "slip"}),
        ("pass", {"seat": 1, "reason": "slow"}),
        ("option", {"clock": "fast", "reason": "slow"}),
        ("end", {"reason": "bored"}),
        ("thread", {"match": 1}),
        ("settings", {"language": "pl"}),
    ],
)
async def test_nobody_but_the_host_repairs_a_match(driver, command, options):
    await driver.type_one()
    _, ben, _ = driver.table.people
    before = await driver.match()
    answer = await ben.slash(f"/host {command}", **options)
    assert answer.text == W("error-host-only")
    after = await driver.match()
    assert (after.row.revision, after.row.status, after.row.thread) == (
        before.row.revision,
        "running",
        before.row.thread,
    )
    assert await journal(driver) == []


async def test_nobody_but_the_host_gives_a_seat_away(driver):
    _, ben, celina = driver.table.people
    zofia = driver.table.join("Zofia")
    assert (await ben.slash("/host replace", seat=1, person=zofia, reason="gone")).text == W("error-host-only")
    assert {seat.user for seat in (await driver.match()).seats} == {person.id for person in driver.table.people[:3]}
    assert celina.id in {seat.user for seat in (await driver.match()).seats}


async def test_whoever_manages_the_server_is_a_host_too(driver):
    await driver.type_one()
    zofia = manager(driver.table, "Zofia")
    assert (await zofia.slash("/host undo", place=driver.thread, reason="slip")).text == W("host-done")
    assert await journal(driver) == [(zofia.id, "undo", "slip")]


# ------------------------------------------------------------------ taking back by force
async def test_the_host_takes_back_what_players_cannot_and_the_reason_is_kept(driver):
    anna = driver.table.people[0]
    await driver.to_step("token")
    ply = (await driver.match()).row.ply
    await anna.slash("/host undo", moves=2, reason="wrong stack, all agreed")
    match = await driver.match()
    assert match.row.ply == ply - 2
    assert await journal(driver) == [(anna.id, "undo", "wrong stack, all agreed")]
    undone = await driver.bot.store.moves.undone(1)
    assert {(row.undone_by, row.reason) for row in undone} == {(anna.id, "host: wrong stack, all agreed")}
    assert (await driver.mover()).mention in driver.boards[-1].text
    told = W("deed-undo", by=anna.mention, moves="2", reason="wrong stack, all agreed")
    driver.thread.sees(told, ping=NOBODY)
    assert told in (await anna.slash("/log")).text
    assert (await anna.slash("/host undo", moves=50, reason="again")).text == W("error-undo-nothing")


async def test_after_a_forced_undo_into_a_computers_turn_the_computer_moves(simcord_env):
    driver = await begun(simcord_env, "Anna", computers=1)
    anna = driver.table.people[0]
    for _ in range(6):
        await driver.type_one()
    while not (await driver.bot.store.moves.of(1))[-1].automatic:
        await driver.type_one()
    await anna.slash("/host undo", moves=1, reason="slip")
    match = await driver.match()
    waiting = match.game.to_move(match.state)
    assert [match.seats[seat].kind for seat in waiting] == ["person"]
    assert anna.mention in driver.boards[-1].text


# ------------------------------------------------------------------ playing for somebody
async def test_the_host_passes_for_whoever_is_awaited(driver):
    anna = driver.table.people[0]
    waiting = (await driver.awaited())[1]
    answer = await anna.slash("/host pass", seat=waiting + 1, reason="on holiday")
    assert answer.text == W("host-done")
    (move,) = await driver.bot.store.moves.of(1)
    assert (move.seat, move.automatic) == (waiting, True)
    assert await journal(driver) == [(anna.id, "pass", "on holiday")]
    assert "– *automatically*" in driver.boards[-1].text
    name = (await driver.match()).names[waiting]
    driver.thread.sees(W("deed-pass", by=anna.mention, player=name, reason="on holiday"), ping=NOBODY)
    assert (await anna.slash("/host pass", seat=waiting + 1, reason="again")).text == W("error-not-awaited")
    assert (await anna.slash("/host pass", seat=6, reason="again")).text == W("error-no-such-seat", most=3)


# ------------------------------------------------------------------ giving a seat away
async def test_a_seat_goes_to_another_person_who_is_called_and_can_play(driver):
    zofia, olga = driver.table.join("Zofia"), manager(driver.table, "Olga")
    zofia.place = olga.place = driver.thread
    old = await driver.mover()
    seat = (await driver.awaited())[1]
    answer = await olga.slash("/host replace", seat=seat + 1, person=zofia, reason="moved to Mars")
    assert answer.text == W("host-done")
    told = driver.thread.sees(f"{zofia.mention} takes the seat of {old.name}.", ping=old)
    assert W("seated-by-host", by=olga.mention, reason="moved to Mars") in told.text
    assert driver.boards[-1].pinged == {"Zofia"} and zofia.mention in driver.boards[-1].text
    assert await journal(driver) == [(olga.id, "replace", "moved to Mars")]
    assert (await old.press("Play")).text == W("error-no-seat", match=1)
    assert (await old.slash("/turns")).text == W("turns-none")
    driver.people[zofia.id] = zofia
    assert await driver.mover() is zofia
    await driver.type_one()
    (move,) = await driver.bot.store.moves.of(1)
    assert (move.user, move.seat) == (zofia.id, seat)


async def test_a_newcomer_who_is_not_awaited_is_called_by_the_notice(driver):
    zofia, olga = driver.table.join("Zofia"), manager(driver.table, "Olga")
    olga.place = driver.thread
    other = (await driver.others())[0]
    seat = (await driver.match()).seat_of(other.id)
    await olga.slash("/host replace", seat=seat + 1, person=zofia, reason="gone")
    driver.thread.sees(f"{zofia.mention} takes the seat of {other.name}.", ping=[zofia, other])


async def test_a_host_who_plays_himself_asks_the_table_for_the_seat_of_whoever_still_plays_and_that_one_is_called(
    driver,
):
    anna, ben, celina = driver.table.people
    seat = (await driver.match()).seat_of(ben.id)
    answer = await anna.slash("/host replace", seat=seat + 1, reason="too good")
    assert answer.text == W("host-replace-asked")
    driver.thread.sees(W("notice-replace-asked", by=anna.mention, player="Ben", reason="too good"))
    post = driver.thread.sees("Shall the computer take the seat of Ben?", ping=[ben, celina])
    await celina.press(W("vote-agree"), post=post)
    assert (await driver.match()).seats[seat].user == ben.id and await journal(driver) == []
    await ben.press(W("vote-agree"), post=post)
    assert (await driver.match()).seats[seat].kind == "sensible"


async def test_who_cannot_take_a_seat(driver):
    anna, ben, _ = driver.table.people
    robot = driver.table.guild.add_member(driver.table.env.create_user("Robot", bot=True))
    refusals = [
        (await anna.slash("/host replace", seat=5, person=ben, reason="x")).text,
        (await anna.slash("/host replace", seat=1, person=robot, reason="x")).text,
        (await anna.slash("/host replace", seat=1, person=ben, reason="x")).text,
    ]
    assert refusals == [W("error-no-such-seat", most=3), W("error-no-bots"), W("error-seat-has-another")]
    await ben.slash("/concede")
    await ben.press(W("concede-confirm"))
    zofia = driver.table.join("Zofia")
    left = (await driver.match()).seat_of(ben.id)
    assert (await anna.slash("/host replace", seat=left + 1, person=zofia, reason="x")).text == W("error-seat-left")
    assert await journal(driver) == []


# ------------------------------------------------------------------ what the table plays with
async def test_the_host_sets_the_clock_of_a_running_match_and_everybody_reads_why(driver):
    anna = driver.table.people[0]
    await driver.type_one()
    assert "⏱" not in driver.boards[-1].text
    assert (await anna.slash("/host option", reason="faster")).text == W("error-option-none")
    await anna.slash("/host option", clock="fast", at_zero="vote", reason="we are slow")
    match = await driver.match()
    assert (match.row.clock_bank, match.row.clock_end) == (24 * 3600, "vote")
    told = W("deed-option", by=anna.mention, clock="fast", end="vote", reason="we are slow")
    driver.thread.sees(told, ping=NOBODY)
    assert "⏱" in driver.boards[-1].text and told in (await anna.slash("/log")).text
    await driver.type_one()
    await anna.slash("/host option", clock="none", reason="holidays")
    assert "⏱" not in driver.boards[-1].text
    assert await journal(driver) == [(anna.id, "option", "we are slow"), (anna.id, "option", "holidays")]


# ------------------------------------------------------------------ ending
async def test_the_host_ends_a_match_and_says_why_in_full(driver):
    anna = driver.table.people[0]
    reason = "Two of us have moved away, and the rest would rather start a new one in spring"
    await anna.slash("/host end", reason=reason)
    driver.thread.sees(W("notice-ended-by-host", reason=reason), ping=NOBODY)
    assert (await driver.match()).row.status == "closed"
    assert all(board.buttons == [] for board in driver.boards)
    assert await journal(driver) == [(anna.id, "end", reason)]
    assert (await anna.slash("/host end", reason="again")).text == W("error-match-over", match=1)


async def test_a_reason_pings_nobody_and_breaks_no_line(driver):
    anna, ben, _ = driver.table.people
    await anna.slash("/host end", reason=f"@everyone {ben.mention} **look**\n# here")
    post = driver.thread.sees("The host has ended this match", ping=NOBODY)
    assert ben.mention not in post.text and "**look**" not in post.text and "\n" not in post.text


# ------------------------------------------------------------------ another thread
async def test_a_match_goes_on_in_a_new_thread_where_the_command_was_used(driver):
    anna, ben, celina = driver.table.people
    await driver.through_the_draft()
    old = driver.thread
    delete(driver.table, old)
    anna.place = driver.table.channel
    answer = await anna.slash("/host thread", match=1)
    assert answer.text == W("host-done")
    match = await driver.match()
    new = driver.thread
    assert (match.row.thread, match.row.channel) == (new.id, driver.table.channel.id) and new.id != old.id
    assert new.name == "Founders of the Empire 1 – " + ", ".join(match.names)
    (board,) = driver.boards
    mover = await driver.mover()
    assert board.pinged == {mover.name} and board.buttons[0] == "Play"
    for person in (anna, ben, celina):
        person.place = new
    await driver.type_one()
    assert "turns up" in driver.boards[-1].text


async def test_a_finished_match_shows_its_result_in_a_new_thread(driver):
    anna, *others = driver.table.people
    for person in others:
        await person.slash("/concede")
        await person.press(W("concede-confirm"))
    old = driver.thread
    delete(driver.table, old)
    anna.place = driver.table.channel
    assert (await anna.slash("/host thread", match=1)).text == W("host-done")
    assert driver.thread.id != old.id
    result = driver.thread.sees(f"{anna.mention} wins!", ping=[anna, *others])
    assert result.buttons == [
        *(W("result-rematch"), W("scores-course"), W("result-analysis"), W("turn-undo")),
        *(W("opening-proof-more"), W("result-export")),
    ]
    assert (await driver.match()).row.status == "finished"


@pytest.mark.parametrize("trouble", ["no such match", "thread", "permission", "over", "elsewhere"])
async def test_where_no_new_thread_can_be_opened_the_reason_is_said(driver, simcord_env, trouble):
    anna = driver.table.people[0]
    anna.place = driver.table.channel
    expected = {
        "no such match": W("error-no-match", match=9),
        "thread": W("error-text-channel-only"),
        "permission": W("error-bot-lacks", permissions=W("permission-create_public_threads")),
        "over": W("error-match-over", match=1),
        "elsewhere": W("error-no-match", match=1),
    }[trouble]
    person = anna
    if trouble == "thread":
        anna.place = driver.thread
    elif trouble == "permission":
        forbid(driver.table, driver.table.channel, "create_public_threads")
    elif trouble == "over":
        await anna.slash("/host end", reason="done", place=driver.thread)
    elif trouble == "elsewhere":
        from tests.discord.chat import Table

        person = manager(await Table.open(simcord_env), "Zofia")
    answer = await person.slash("/host thread", match=9 if trouble == "no such match" else 1)
    assert answer.text == expected


@pytest.fixture
def kinds_of_threads(monkeypatch):
    """Threads on no message must have the kind of their channel; the simulated Discord knows none of announcements."""
    dispatch = router.dispatch

    def strict(backend, method, path, **request):
        parts = path.strip("/").split("/")
        if method == "POST" and parts[0] == "channels" and parts[2:] == ["threads"]:
            news = backend.get_channel(int(parts[1])).type == discord.ChannelType.news.value
            kind = discord.ChannelType.news_thread if news else discord.ChannelType.public_thread
            if request["json"]["type"] != kind.value:
                raise BackendError(400, 50024, "Cannot execute action on this channel type")
            request["json"] = {**request["json"], "type": discord.ChannelType.public_thread.value}
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", strict)


async def test_a_match_is_played_in_a_channel_of_announcements_in_threads_of_its_kind(driver, kinds_of_threads):
    anna, guild = driver.table.people[0], driver.table.guild
    news = Place(driver.table, guild.create_news_channel("news"))
    await anna.slash("/rise new", seats=2, computers=1, place=news)
    await anna.press(W("lobby-start"), place=news)
    thread = driver.table.thread()
    assert driver.table.env.backend.get_channel(thread.id).parent_id == news.id
    assert thread.name.startswith(f"{W('rise-name')} 2 ") and thread.sees("Order of play")
    delete(driver.table, thread)
    assert (await anna.slash("/host thread", match=2, place=news)).text == W("host-done")
    assert (await anna.slash("/host thread", match=1, place=driver.table.channel)).text == W("host-done")


async def test_in_a_forum_the_bot_says_why_no_match_begins_there(driver):
    anna, backend = driver.table.people[0], driver.table.env.backend
    forum = driver.table.guild.create_forum_channel("forum")
    post = backend.create_thread(forum.id, "a post", anna.id)
    await driver.table.env.settle()
    place = next(place for place in driver.table.places() if place.id == post.id)
    for command in ("/founders new", "/host thread"):
        options = {"match": 1} if command == "/host thread" else {}
        assert (await anna.slash(command, place=place, **options)).text == W("error-forum")
    assert W("check-line", what=W("check-text-channel"), ok="no") in (await anna.slash("/host check", place=place)).text


# ------------------------------------------------------------------ the server
async def test_the_language_of_the_server_is_that_of_all_its_posts_from_then_on(driver):
    zofia = manager(driver.table, "Zofia")
    await zofia.slash("/host settings", language="pl", zone="europe/london", hour=9)
    answer = await zofia.slash("/host settings")
    assert answer.text == W(
        "settings-text",
        language="Polski",
        zone="Europe/London",
        hour="9:00",
        away=28,
        hints="yes",
        quiet="no",
        quiet_from="0:00",
        quiet_to="0:00",
    )
    await driver.type_one()
    await driver.type_one()
    assert "### Przygotowanie" in driver.boards[-1].text
    anna = driver.table.people[0]
    assert (await anna.slash("/help")).text.endswith(W("help-commands"))


async def test_the_server_is_set_by_menus_alone_and_by_nobody_else(driver):
    zofia, anna = manager(driver.table, "Zofia"), driver.table.people[0]
    post = await zofia.slash("/host settings")
    for menu, value in (("hour", "6"), ("quiet", "0-9"), ("away_days", "42")):
        post = await zofia.choose(f"choose-hostset:0:0:{menu}", value, post=post)
    post = await zofia.press(W("setting-hints-no"), post=post)
    post = await zofia.choose("choose-hostset:0:0:region", "Asia", post=post)
    post = await zofia.take("Tokyo", post=post)
    post = await zofia.choose("choose-hostset:0:0:lang", "pl", post=post)
    facts = {"hour": "6:00", "away": 42, "hints": "no", "quiet": "yes", "quiet_from": "0:00", "quiet_to": "9:00"}
    assert post.text == W("settings-text", language="Polski", zone="Asia/Tokyo", **facts)
    assert (await anna.slash("/host settings")).text == W("error-host-only")


async def test_the_check_says_how_sure_the_data_of_each_game_are(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    lines = (await anna.slash("/host check")).text.splitlines()
    for slug, game in GAMES.items():
        sure = totals(game.data_text)
        facts = {kind: sure[kind] for kind in KINDS}
        assert W("check-sure", game=W(f"{PREFIXES[slug]}-name"), **facts) in lines
        assert sum(facts.values()) > 50
