"""From nothing to the first match: somebody who has never heard of these games, and a server that has never heard of the bot."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.backend.serializers import guild_create_payload

from cogs.features.lobby.match_options import choices_of
from games import offered
from locales import LANGUAGES, PREFIXES, language_of, words
from tests.discord.chat import NOBODY, Person, Post, Table
from tests.discord.founders import Driver
from tests.discord.race import together
from tests.discord.world import delete, forbid, manager, posts_fail, recover

W, PL = words("en"), words("pl")
BOTH = ["en-US", "pl"]
SELECT = 3


async def games(env, *names: str, locale: str = "en-US") -> tuple[Table, Post]:
    """The games as the first of these people sees them."""
    table = await Table.open(env, *names, locale=locale)
    post = await table.people[0].slash("/games")
    assert post is not None
    return table, post


def first_choice(post: Post) -> tuple[str, str]:
    """The last control of the panel that chooses something, of few questions, and its first value ("" for a button)."""
    for item in reversed(post.components):
        name = str(item.get("custom_id") or "")
        if name.startswith("choose-pick:"):
            return name, item["options"][0]["value"]
        if name.startswith("pick:"):
            return name, ""
    raise AssertionError(f"nothing can be chosen in {post}")


async def chosen(person: Person, post: Post) -> Post:
    """What follows when a thing is chosen."""
    name, value = first_choice(post)
    answer = await (person.choose(name, value, post=post) if value else person.press(name, post=post))
    assert answer is not None
    return answer


# ------------------------------------------------------------------ the walk of a newcomer
@pytest.mark.parametrize("locale", BOTH)
@pytest.mark.parametrize("slug", list(offered()))
async def test_five_presses_lead_from_the_games_to_the_first_own_move(simcord_env, slug, locale):
    """New match, Start, Against a computer, the choice, Confirm."""
    table, post = await games(simcord_env, "Anna", locale=locale)
    (anna,), w = table.people, words(language_of(locale))
    assert (await anna.press(f"newmatch:0:0:{PREFIXES[slug]}", post=post)).private
    asked = await anna.press("lobby:1:0:start", place=table.channel)
    panel = await anna.press("lobby:1:1:fill", post=asked)
    whole = await chosen(anna, panel)
    assert whole.confirm is not None, whole
    await anna.press(whole.confirm, post=whole)
    match = await Driver(table).match()
    assert [seat.kind for seat in match.seats].count("person") == 1
    moves = await table.env.bot.store.moves.of(1)
    assert anna.id in [move.user for move in moves]
    table.channel.sees(w("lobby-running"))


@pytest.mark.parametrize("locale", BOTH)
async def test_one_press_leads_from_the_games_to_the_first_step_of_a_lesson(simcord_env, locale):
    table, post = await games(simcord_env, "Anna", locale=locale)
    w = words(language_of(locale))
    step = await table.people[0].press("learn:0:0:mosaic", post=post)
    assert step.private and w("learn-step", game=w("mosaic-name"), number=1, count=2).split("1")[0] in step.text
    assert w("learn-next") in step.buttons


async def test_the_lesson_is_offered_where_a_match_is_gathered_and_where_it_begins(simcord_env):
    table, post = await games(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    assert (await ben.press(W("game-learn"), place=table.channel)).private
    await ben.press("Join", place=table.channel)
    await ben.press("Start", place=table.channel)
    opening = table.thread().sees("**First:**", ping=[anna, ben])
    assert opening.buttons == ["Learn", "Rules", "Fair chance"]
    assert f"**{W('turn-play')}**" in opening.text and opening.text.splitlines()[-1].startswith("-# Fair chance")
    told = await ben.press("Fair chance", post=opening)
    assert told.private and (await Driver(table).match()).row.seed_hash in told.text
    chapters = await ben.press("Rules", post=opening)
    chapter = await ben.choose(W("rules-choose"), "rise/0", post=chapters)
    assert chapter.text.startswith(f"### {W('rise-rule-R2.title')}")


# ------------------------------------------------------------------ starting alone
async def test_a_game_that_can_be_played_alone_offers_it(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:settlers", post=post)
    asked = await anna.press("Start", place=table.channel)
    assert asked.buttons == ["Against a computer", "Solo", "Wait for others"]
    await anna.press("Solo", post=asked)
    assert len((await Driver(table).match()).seats) == 1


async def test_against_as_many_computers_as_the_game_needs(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:mare", post=post)
    asked = await anna.press("Start with 2 computers", place=table.channel)
    await anna.press("Against 2 computers", post=asked)
    assert sorted(seat.kind for seat in (await Driver(table).match()).seats) == ["person", "sensible", "sensible"]


@pytest.mark.parametrize("starter", [0, 1])
async def test_the_answer_to_start_says_where_the_board_is_and_is_the_panel_or_tells_who_is_to_move(
    simcord_env, starter
):
    table = await Table.open(simcord_env, "Anna", "Ben")
    await table.people[0].slash("/founders new", seats=2)
    await table.people[1].press("Join")
    person = table.people[starter]
    answer = await person.press("Start", place=table.channel)
    mover = await Driver(table).mover()
    assert answer.private
    assert f"<#{table.thread().id}>" in answer.text
    if mover is person:
        assert W("founders-field-draft-tile") in answer.text
    else:
        assert f"{mover.name} to move" in answer.text


@pytest.mark.parametrize("locale", BOTH)
async def test_what_start_has_asked_leads_on_to_the_match_when_it_has_begun_meanwhile(simcord_env, locale):
    table, post = await games(simcord_env, "Anna", "Ben", locale=locale)
    anna, ben = table.people
    w = words(language_of(locale))
    await anna.press("newmatch:0:0:settlers", post=post)
    asked = [await anna.press("lobby:1:0:start", place=table.channel) for _ in range(4)]
    await ben.press(w("lobby-join"), place=table.channel)
    solo = await anna.press(w("lobby-solo"), post=asked[0])
    assert solo.text == w("lobby-others", who="Anna, Ben") and solo.buttons == [w("lobby-start")]
    filled = await anna.press("lobby:1:1:fill", post=asked[1])
    assert (filled.text, filled.buttons) == (solo.text, solo.buttons)
    await ben.press("lobby:1:0:start", place=table.channel)
    for question, way in ((filled, "0:start"), (asked[2], "1:fill"), (asked[3], "0:wait")):
        answer = await anna.press(f"lobby:1:{way}", post=question)
        assert answer.private and w("settlers-field-faction-faction") in answer.text
    assert len((await Driver(table).match()).seats) == 2


async def test_what_start_has_asked_leads_to_another_match_when_the_lobby_has_closed(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:settlers", post=post)
    asked = await anna.press("lobby:1:0:start", place=table.channel)
    await anna.press("Leave", place=table.channel)
    answer = await anna.press("Solo", post=asked)
    assert answer.text == W("lobby-expired") and answer.buttons == [W("games-new"), W("games-all")]
    assert (await anna.press(W("games-new"), post=answer)).text.startswith("Match 2 is open")


async def test_game_and_number_of_a_match_are_told_once_where_it_begins(simcord_env):
    table, post = await games(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    gathering = table.channel.posts()[-1].text
    assert gathering.count(W("rise-name")) == 1 and W("rise-about") in gathering
    await ben.press("Join", place=table.channel)
    await ben.press("Start", place=table.channel)
    lobby = table.channel.sees(W("lobby-running")).text
    assert lobby.count(W("rise-name")) == 1 and W("rise-about") not in lobby and "seats taken" not in lobby
    assert table.thread().name.startswith(f"{W('rise-name')} 1 ")
    assert [post.text for post in table.thread().posts() if W("rise-name") in post.text] == []


async def test_pressed_twice_at_once_one_match_is_begun_against_one_computer(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    asked = await anna.press("lobby:1:0:start", place=table.channel)
    await together(simcord_env, *[lambda: anna.actor.click(asked.message, custom_id="lobby:1:1:fill")] * 2)
    assert len((await Driver(table).match()).seats) == 2
    assert len([place for place in table.places() if place.channel.is_thread]) == 1


async def test_new_match_pressed_twice_at_once_opens_one_lobby_and_pressed_again_shows_it(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await together(simcord_env, *[lambda: anna.actor.click(post.message, custom_id="newmatch:0:0:rise")] * 2)
    assert len(table.channel.posts()) == 1
    again = await anna.press("newmatch:0:0:rise", post=await anna.slash("/games"))
    assert again.text.startswith("Match 1 is open") and len(table.channel.posts()) == 1


async def test_a_lobby_whose_post_was_deleted_is_posted_again(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    (lobby,) = table.channel.posts()
    table.env.backend.delete_message(table.channel.id, lobby.id)
    await anna.press("newmatch:0:0:rise", post=await anna.slash("/games"))
    assert [post.buttons[0] for post in table.channel.posts()] == ["Join"]


async def test_what_start_has_asked_can_be_answered_after_a_restart(simcord_env, restart):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    asked = await anna.press("lobby:1:0:start", place=table.channel)
    await restart(simcord_env)
    panel = await anna.press("Against a computer", post=asked)
    assert panel.private and (await Driver(table).match()).row.status == "running"


async def test_without_permissions_a_press_says_what_is_missing_and_opens_nothing(simcord_env):
    table, post = await games(simcord_env, "Anna")
    forbid(table, table.channel, "send_messages")
    answer = await table.people[0].press("newmatch:0:0:rise", post=post)
    assert W("permission-send_messages") in answer.text
    assert await table.env.bot.store.matches.load(1) is None


# ------------------------------------------------------------------ help in a match
async def test_help_away_from_the_match_says_where_it_is_and_opens_the_panel(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    await anna.press("lobby:1:1:fill", post=await anna.press("lobby:1:0:start", place=table.channel))
    answer = await anna.slash("/help", place=table.channel)
    assert W("match-place", match=1, place=f"<#{table.thread().id}>") in answer.text
    assert answer.buttons[0] == "Play" and (await anna.press("Play", post=answer)).private


async def test_help_says_how_a_match_goes_on_that_has_lost_its_thread(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    await anna.press("lobby:1:1:fill", post=await anna.press("lobby:1:0:start", place=table.channel))
    delete(table, table.thread())
    assert W("help-thread-gone", match=1) in (await anna.slash("/help", place=table.channel)).text


async def test_help_tells_a_spectator_who_is_to_move_and_offers_no_moves(simcord_env):
    table, post = await games(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    await anna.press("lobby:1:1:fill", post=await anna.press("lobby:1:0:start", place=table.channel))
    answer = await ben.slash("/help", place=table.thread())
    assert answer.text.startswith(W("help-watching")) and "Anna to move" in answer.text
    assert answer.buttons == ["Learn", "Rules", "All games"]


# ------------------------------------------------------------------ settings
async def test_every_option_of_the_game_and_the_number_of_players_are_chosen_in_settings(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:settlers", post=post)
    panel = await anna.press("Settings", place=table.channel)
    menus = [item["placeholder"] for item in panel.components if item.get("type") == SELECT]
    assert menus[:4] == [W("lobby-seats-choose")] + [
        W(f"settlers-option-{name}") for name in ("lookout", "peaceful", "format")
    ]
    panel = await anna.choose(W("settlers-option-peaceful"), "yes", post=panel)
    panel = await anna.choose(W("settlers-option-format"), "introductory", post=panel)
    await anna.choose(W("lobby-seats-choose"), "3-3", post=panel)
    lobby = table.channel.sees("1 of 3 seats taken", ping=NOBODY)
    assert "Peaceful variant: yes" in lobby.text and W("settlers-option-format-introductory") in lobby.text
    await anna.press("lobby:1:1:fill", post=await anna.press("lobby:1:0:start", place=table.channel))
    match = await Driver(table).match()
    assert len(match.seats) == 3 and '"peaceful":true' in match.row.options.replace(" ", "")


async def test_options_that_the_rules_do_not_have_together_are_refused_when_they_are_chosen(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:settlers", post=post)
    panel = await anna.press("Settings", place=table.channel)
    panel = await anna.choose(W("settlers-option-peaceful"), "yes", post=panel)
    refused = await anna.choose(W("settlers-option-lookout"), "advanced", post=panel)
    assert W("settlers-illegal-peaceful-lookout") in refused.text
    alone = await anna.choose(W("lobby-seats-choose"), "1-1", post=panel)
    assert W("settlers-illegal-solo-variant") in alone.text
    typed = await anna.slash("/settlers new", seats=1, lookout="alternate")
    assert W("settlers-illegal-solo-variant") in typed.text
    assert "Peaceful variant: yes" in table.channel.sees("1 of 4 seats taken", ping=NOBODY).text


async def test_a_table_is_not_made_smaller_than_it_is_full(simcord_env):
    table, post = await games(simcord_env, "Anna", "Ben", "Celina")
    anna, ben, celina = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    for person in (ben, celina):
        await person.press("Join", place=table.channel)
    panel = await anna.press("Settings", place=table.channel)
    answer = await anna.choose(W("lobby-seats-choose"), "2-2", post=panel)
    assert answer.text == W("error-lobby-too-many", seats=3)
    table.channel.sees("3 of 5 seats taken")


async def test_after_the_start_an_open_settings_panel_offers_nothing_more(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:rise", post=post)
    panel = await anna.press("Settings", place=table.channel)
    await anna.press("lobby:1:1:fill", post=await anna.press("lobby:1:0:start", place=table.channel))
    await anna.press(W("lobby-rate"), post=panel)
    over = table.channel.posts(anna)[[post.id for post in table.channel.posts(anna)].index(panel.id)]
    assert over.text.splitlines() == [W("error-lobby-over"), f"<#{table.thread().id}>"] and over.buttons == []


async def test_a_new_match_leaves_the_list_of_games_as_it_is_and_links_to_its_post(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    answer = await anna.press("newmatch:0:0:settlers", post=post)
    assert answer.id != post.id and answer.private
    assert f"[{W('lobby-place')}](https://discord.com/channels/" in answer.text
    (still,) = [one for one in table.channel.posts(anna) if one.id == post.id]
    assert still.text == post.text and still.buttons == post.buttons


async def test_the_settings_of_a_lobby_say_what_each_of_them_does(simcord_env):
    table, post = await games(simcord_env, "Anna")
    (anna,) = table.people
    await anna.press("newmatch:0:0:settlers", post=post)
    panel = await anna.press("Settings", place=table.channel)
    lines = [line.partition(":")[0].removeprefix("- **") for line in panel.text.splitlines()]
    own = ["Lookout phase", "Peaceful variant", "Deck format"]
    assert lines == ["Players", *own, "Clock", "Language", "Rated", "Hints"]


def test_every_option_that_has_a_menu_is_explained_in_both_languages():
    options = [(PREFIXES[slug], name) for slug in offered() for name in choices_of(slug)]
    asked = [(words(lang), f"{prefix}-option-{name}.about") for lang in LANGUAGES for prefix, name in options]
    assert [message for w, message in asked if w(message) == message] == []


async def test_only_the_host_brings_computers_and_a_menu_used_twice_brings_one(simcord_env):
    table, post = await games(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.press("newmatch:0:0:mare", post=post)
    assert (await ben.choose(W("lobby-computers"), "sensible", place=table.channel)).text == W("error-lobby-host-only")
    menu = next(item["custom_id"] for item in table.channel.posts()[-1].components if item.get("type") == SELECT)
    message = table.channel.posts()[-1].message
    await together(simcord_env, *[lambda: anna.actor.select(message, ["sensible"], custom_id=menu)] * 2)
    table.channel.sees("2 of 5 seats taken")


# ------------------------------------------------------------------ language
async def test_the_lobby_of_a_polish_speaker_is_polish_where_the_server_has_set_nothing(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    anna.locale = "pl"
    answer = await anna.slash("/founders new")
    lobby = table.channel.sees(PL("lobby-language-line"))
    assert lobby.buttons[0] == PL("lobby-join")
    panel = await anna.press(PL("lobby-settings"), place=table.channel)
    await anna.choose(PL("lobby-language-choose"), "en", post=panel)
    lobby = table.channel.sees(W("lobby-language-line"))
    assert lobby.buttons[0] == "Join" and f"**{PL('lobby-join')}**" in answer.text


async def test_a_server_that_has_chosen_its_language_keeps_it(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    await manager(table, "Zofia").slash("/host settings", language="en")
    anna.locale = "pl"
    answer = await anna.slash("/founders new")
    lobby = table.channel.sees("1 of 4 seats taken")
    assert W("lobby-language-line") not in lobby.text
    # The private answer is Polish, but its buttons are those of the post.
    assert answer.text.startswith("Rozgrywka 1") and "**Join**" in answer.text


async def test_computers_are_called_in_the_language_of_whoever_reads(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    ben.locale = "pl"
    await anna.slash("/founders new", seats=3, computers=1)
    await ben.press("Join")
    await anna.press("Start")
    assert "Computer 1" in table.thread().name
    assert "Komputer 1" in (await ben.slash("/scores", place=table.thread())).text
    assert "Computer 1" in (await anna.slash("/scores", place=table.thread())).text


# ------------------------------------------------------------------ the bot comes to a server
async def arrive(table: Table) -> None:
    """The bot comes to the server, which has its channels and people already."""
    payload: dict[str, Any] = {**guild_create_payload(table.env.backend, table.env.backend.get_guild(table.guild.id))}
    del payload["unavailable"]  # as Discord tells of a server that is new
    table.env.backend.emit("GUILD_CREATE", payload)
    await table.env.settle()
    for _ in range(200):
        await asyncio.sleep(0.001)
        if not (await table.env.bot.store.outbox.stats()).waiting:
            break


@pytest.mark.parametrize("locale", BOTH)
async def test_a_server_is_greeted_once_in_its_language_and_shown_the_games(simcord_env, locale):
    table = await Table.open(simcord_env, "Anna", locale=locale)
    table.env.backend.get_guild(table.guild.id).preferred_locale = locale
    w = words(language_of(locale))
    await arrive(table)
    greeting = table.channel.sees(w("greeting", games=5), ping=NOBODY)
    assert w("games-title") in (await table.people[0].press(w("games-all"), post=greeting)).text
    await arrive(table)
    assert len([post for post in table.channel.posts() if not post.private]) == 1


async def test_where_the_bot_may_not_write_it_says_nothing_and_keeps_nothing_for_later(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    forbid(table, table.channel, "send_messages")
    await arrive(table)
    forbid(table, table.channel)
    await table.wait(hours=2)
    assert table.channel.posts() == []


async def test_a_greeting_that_discord_did_not_take_comes_later(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    posts_fail(table)
    await arrive(table)
    recover(table)
    await table.wait(hours=1)
    assert len(table.channel.posts()) == 1
