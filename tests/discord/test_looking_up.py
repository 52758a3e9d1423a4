"""Reading and looking up: what a person finds out without moving anything."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.presentation.components import lying_open
from games import GAMES
from games.founders_of_the_empire.state import Placed
from locales import PREFIXES, words
from tests.discord.chat import MEDIA_GALLERY, Table
from tests.discord.founders import begun, start
from tests.discord.whole import Whole
from tests.discord.world import Clock
from tests.machine import PATIENCE_S

W, PL = words("en"), words("pl")
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, "Anna", "Ben")


# ------------------------------------------------------------------ help and reference
async def test_help_says_how_to_start_where_nothing_is_played(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    answer = await table.people[0].slash("/help")
    assert answer.private and answer.text.endswith(W("help-commands"))
    assert answer.buttons == ["New match", "Learn", "Rules"] * 5
    names = [W(f"{prefix}-name") for prefix in PREFIXES.values()]
    assert [line.removeprefix("### ") for line in answer.text.splitlines() if line.startswith("### ")] == names
    assert [picture.image.size for picture in await answer.pictures()] == [(400, 400)] * 5


async def test_help_names_what_can_be_done_now_and_opens_the_panel(driver):
    person = await driver.to_step("token")
    answer = await person.slash("/help")
    assert answer.text.startswith(W("help-your-turn", step=W("founders-step-add")))
    match = await driver.match()
    kinds = {move.kind for move in match.game.legal_moves(match.state, match.seat_of(person.id))}
    for kind in match.game.kind_order:
        assert (f"**{W(f'founders-kind-{kind}')}** –" in answer.text) == (kind in kinds)
    panel = await person.press("Play", post=answer)
    assert panel.private and W("founders-step-add") in panel.text
    (other,) = await driver.others()
    assert (await other.slash("/help")).text.startswith(f"### {W('panel-not-your-turn')}")


async def test_rules_are_found_by_heading_number_and_word_in_either_language(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    offered = await anna.suggestions("/rules", "topic", "  KROK 1 ", game="founders_of_the_empire")
    assert offered == {"R6 Step 1: turn up a tile": "founders/5"}
    for typed in (
        "founders/5",
        "R6",
        "6",
        " r6. ",
        "R6.1",
        "Rule R6.2a",
        "turn UP a tile",
        "krok 1: odsloniecie kafla",
        "ODSŁONIĘCIE",
    ):
        answer = await anna.slash("/rules", topic=typed, game="founders_of_the_empire")
        assert answer.text.startswith("### R6 Step 1: turn up a tile\n"), typed
    for number, title in {"R6.2": "R6.1 to R6.3 Tiles", "6.4": "R6.4 Empire", "R6.9": "R6 Actions"}.items():
        assert (await anna.slash("/rules", topic=number, game="rise_of_empires")).text.startswith(f"### {title}\n")
    anna.locale = "pl"
    assert (await anna.slash("/rules", topic="war token")).text.startswith("### R7.2 Żeton wojny\n")
    # As it is shown where no game is chosen.
    shown = next(iter(await anna.suggestions("/rules", "topic", "samuraje")))
    assert (shown, shown.partition(" · ")[2]) == (
        "R16 Japończycy i Samuraje · " + PL("settlers-name"),
        PL("settlers-name"),
    )
    assert (await anna.slash("/rules", topic=shown)).text.startswith("### R16 Japończycy i Samuraje\n")


async def test_of_several_chapters_one_is_chosen_and_of_none_those_that_come_near(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    answer = await anna.slash("/rules", topic="token", game="founders_of_the_empire")
    assert W("rules-several", typed="token", count=5) in answer.text
    titles = [option["label"] for item in answer.components for option in item.get("options") or []]
    assert titles == [
        "R7 Step 2: play a token",
        *(f"R7.{part} {name} token" for part, name in enumerate(("War", "Coin", "Cart", "Craftsman"), 2)),
    ]
    chosen = await anna.take("R7.3 Coin token", post=answer)
    assert chosen.private and chosen.text.startswith("### R7.3 Coin token\n")
    answer = await anna.slash("/rules", topic="scorng", game="founders_of_the_empire")
    assert W("error-no-rule", typed="scorng", near="yes") in answer.text
    assert (await anna.take("R10 Scoring", post=answer)).text.startswith("### R10 Scoring\n")
    answer = await anna.slash("/rules", topic="@everyone 🚀", game="founders_of_the_empire")
    assert "All chapters" not in answer.text and "These are all chapters:" in answer.text
    assert "@\u200beveryone" in answer.text
    # Without a game all of them are searched.
    everywhere = await anna.slash("/rules", topic="End of the game")
    assert [
        title for item in everywhere.components for title in [option["label"] for option in item.get("options") or []]
    ] == [
        f"R11 End of the game · {W('founders-name')}",
        f"R9 End of the game · {W('mosaic-name')}",
    ]
    assert (await anna.take(f"R9 End of the game · {W('mosaic-name')}", post=everywhere)).text.startswith(
        "### R9 End of the game\n"
    )


@pytest.mark.parametrize("typed", ["fishing_village", "Fishing Village", "wioska rybacka"])
async def test_a_card_is_found_by_id_and_by_name(simcord_env, typed):
    table = await Table.open(simcord_env, "Anna")
    answer = await table.people[0].slash("/card", name=typed)
    assert answer.text.startswith(f"### Fishing Village · {W('founders-name')}\n")
    assert answer.text.endswith(W("card-source", kind="reconstructed", where=W("card-place-other")))


@pytest.mark.real_pictures
async def test_a_card_is_shown_as_it_is_drawn(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (shown,) = await (await table.people[0].slash("/card", name="fishing_village")).pictures()
    assert shown.image.width == 1200
    assert shown.alt.startswith("Fishing Village. ")


async def test_all_of_one_name_are_shown_and_told_apart_while_typing(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "mosaic")
    await whole.begin()
    anna = whole.table.people[0]
    answer = await anna.slash("/card", name="bronze")
    assert [picture.alt.partition(".")[0] for picture in await answer.pictures()] == ["Bronze", "Bronze"]
    assert answer.text.count("### Bronze\n") == 2
    offered = await anna.suggestions("/card", "name", "bronze")
    assert len([name for name in offered if name.startswith("Bronze · ")]) == 2


async def test_cards_that_lie_on_the_table_are_offered_first(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "mosaic")
    await whole.begin()
    game = GAMES["mosaic"]
    lying = {game.components[name].name["en"] for name in lying_open(game, (await whole.match()).state)}
    offered = await whole.table.people[0].suggestions("/card", "name", "")
    assert len(offered) == 25 and {name.partition(" · ")[0] for name in offered} <= lying


async def test_without_a_match_the_cards_of_all_games_are_found_and_each_edition_is_named(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    answer = await anna.slash("/card", name="general")
    assert [line for line in answer.text.splitlines() if "Tax production" in line] == [
        f"{W(f'mosaic-option-edition-{edition}')}: Start: gain 20 Money and 1 Population; Tax production +{tax}; place 1 Infantry "
        "where you have a City. You may recruit up to 3 per turn. Before every Empire Scoring: remove 1 enemy unit from a region "
        "where you have Infantry or Cavalry."
        for edition, tax in (("pl", 5), ("en", 10))
    ]
    assert f"General · {W('mosaic-name')}" in await anna.suggestions("/card", "name", "gener")


async def test_a_card_that_does_not_exist_is_refused(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    answer = await table.people[0].slash("/card", name="**qqqq**")
    assert answer.text == W("error-no-component", typed=r"\*\*qqqq\*\*", near="no") and answer.components[1:] == []


async def test_of_several_cards_one_is_chosen_and_of_none_those_that_come_near(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    answer = await anna.slash("/card", name="market square")
    assert answer.text == W("card-several", typed="market square", count=6) and answer.message.attachments == []
    assert (await anna.take("Market Square (gold)", post=answer)).text.startswith("### Market Square (gold) · ")
    answer = await anna.slash("/card", name="Gold Mime")
    assert answer.text == W("error-no-component", typed="Gold Mime", near="yes")
    anna.locale = "pl"
    shown = await anna.take(f"Gold Mine · {W('founders-name')}", post=answer)
    assert shown.text.startswith("### Kopalnia złota · ")
    assert (await anna.slash("/card", name="founders/gold_mine")).text.startswith("### Kopalnia złota · ")
    for typed in ("WIOSKA  RYBACKA", "fishing_village"):
        assert (await anna.slash("/card", name=typed)).text.startswith("### Wioska rybacka · ")
    # Of the same name in several games.
    everywhere = await anna.slash("/card", name="Egipt")
    labels = [option["label"] for item in everywhere.components for option in item.get("options") or []]
    assert {label.rpartition(" · ")[2] for label in labels} == {PL("mosaic-name"), PL("mare-name")}


async def test_credits_name_the_icons_and_fonts(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    assert "CC BY 3.0" in (await table.people[0].slash("/credits")).text


# ------------------------------------------------------------------ the match
async def test_turns_lists_what_waits_longest_first_with_links(driver):
    first = driver.thread
    waiting = await driver.mover()
    await driver.table.wait(seconds=120)
    for person in driver.table.people:
        person.place = driver.table.channel
    await start(driver.table, seats=2)
    second = driver.thread
    while await driver.mover() is not waiting:
        await driver.type_one()
    lines = (await waiting.slash("/turns")).text.splitlines()
    assert [f"<#{place.id}>" in line for place, line in zip((first, second), lines, strict=True)] == [True, True]
    assert all(line.startswith("**Your turn** (began <t:") for line in lines)
    (other,) = await driver.others()
    lines = (await other.slash("/turns")).text.splitlines()
    assert all(line.startswith(f"{waiting.name} to move, last move <t:") for line in lines)


async def test_a_match_that_cannot_be_read_harms_no_other_in_the_list_of_turns(simcord_env, problems):
    problems.expected.append("match 1 cannot be read")
    table = await Table.open(simcord_env, "Anna", "Ben")
    for _ in range(2):
        for person in table.people:
            person.place = table.channel
        await start(table, seats=2)
    sql = "UPDATE snapshots SET state = x'7b7d' WHERE match = 1"
    await simcord_env.bot.store.db.write(lambda connection: connection.execute(sql).rowcount)
    for person in table.people:
        lines = (await person.slash("/turns")).text.splitlines()
        assert [f"Founders of the Empire {number}" in line for number, line in enumerate(lines, 1)] == [True, True]


async def test_turns_of_somebody_without_matches(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    assert (await table.people[0].slash("/turns")).text == W("turns-none")


@pytest.mark.real_pictures
async def test_the_board_can_be_seen_again_as_a_picture_of_all_of_one_seat_and_as_text(driver):
    await driver.through_the_draft()
    anna, match = driver.table.people[0], await driver.match()
    (whole,) = await (await anna.slash("/board")).pictures()
    (one,) = await (await anna.slash("/board", seat=2)).pictures()
    assert (whole.image.width, one.image.width) == (1600, 1200)
    assert whole.data != one.data and whole.alt != one.alt
    text = (await anna.slash("/board", text=True)).text
    assert text.startswith("```\n") and text.endswith("\n```")
    assert "Anna" in text and "Ben" in text
    tile = next(iter(match.state.territories[0].tiles.values())).tile
    assert match.game.components[tile].name["en"] in text
    assert (await anna.slash("/board", seat=3)).text == W("error-no-such-seat", most=2)


async def test_a_board_in_words_that_is_too_long_for_a_message_is_a_file(driver):
    await driver.through_the_draft()

    def huge(state):
        for row in range(20, 40, 2):
            for x in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
                state.territories[0].tiles[f"{x}{row}"] = Placed("weaving_mill")

    await driver.put(huge)
    post = await driver.table.people[0].slash("/board", text=True)
    (attachment,) = post.message.attachments
    text = (await attachment.read()).decode()
    assert post.text == W("board-file") and len(text) > 4000
    assert "A20" in text and "Z38" in text


async def test_a_close_up_leads_to_the_other_seats(driver):
    anna, _ = driver.table.people
    post = await anna.press("Close-up")
    assert post.private and post.buttons == ["Ben"]
    post = await anna.press("Ben", post=post)
    assert post.buttons == ["Anna"]
    assert len(await post.pictures()) == 1


async def test_the_log_can_be_searched_and_taken_as_a_file(driver):
    for _ in range(8):
        await driver.type_one()
    anna = driver.table.people[0]
    lines = (await anna.slash("/log")).text.splitlines()
    assert len(lines) >= 8
    assert lines[0].startswith("– ") and any(line.startswith("1. ") for line in lines)
    found = (await anna.slash("/log", search="TAKES")).text.splitlines()
    assert len(found) == 4 and all("takes" in line for line in found)
    assert (await anna.slash("/log", search="rocket")).text == W("log-empty")
    post = await anna.slash("/log", file=True)
    (attachment,) = post.message.attachments
    assert (await attachment.read()).decode().splitlines() == lines
    assert post.text == W("log-file", count=len(lines))
    assert (await anna.press("Log")).text.splitlines() == lines
    nothing = await anna.slash("/log", search="rocket", file=True)
    assert (nothing.text, nothing.message.attachments) == (W("log-empty"), [])


async def test_the_log_is_searched_by_words_without_their_marks_and_by_turn(driver):
    for _ in range(10):
        await driver.type_one()
    anna = driver.table.people[0]
    whole = (await anna.slash("/log")).text.splitlines()
    found = (await anna.slash("/log", search="TAKES anna")).text.splitlines()
    assert found and found == [line for line in whole if "takes" in line and "Anna" in line]
    assert (await anna.slash("/log", turn=1)).text.splitlines() == [line for line in whole if line.startswith("1. ")]
    anna.locale = "pl"
    marked = next(line for line in (await anna.slash("/log")).text.splitlines() if "kładzie" in line)
    assert marked in (await anna.slash("/log", search="kladzie")).text


async def test_a_view_names_its_area_and_its_player(driver):
    anna, ben = driver.table.people
    await driver.through_the_draft()
    whole = await anna.slash("/view")
    assert whole.private and sorted(whole.buttons) == ["Anna", "Ben"]
    seat = (await driver.match()).seat_of(ben.id)
    assert (await anna.suggestions("view", "player", "be")) == {f"{seat + 1}. Ben": str(seat + 1)}
    for typed in (str(seat + 1), "ben", "  BEN ", ben.mention):
        shown = await anna.slash("/view", player=typed)
        assert shown.buttons == ["Anna"] and len(await shown.pictures()) == 1
    assert (await anna.slash("/view", area="area")).buttons == ["Ben"]
    written = await anna.slash("/view", area="board", text=True)
    assert written.text.startswith("```\nFounders of the Empire · Turn 1")
    assert "**0**" in (await anna.slash("/view", area="scores")).text
    assert (await anna.slash("/view", area="hand")).text == W("error-no-hand")
    assert (await anna.slash("/view", area="hand", player="ben")).text == W("error-view-own-hand")
    assert (await anna.slash("/view", player="nobody")).text == W("error-no-such-seat", most=2)
    assert (await anna.slash("/view", around="grove")).text == W("error-no-such-place")


async def test_every_part_of_the_board_is_offered_by_its_name_and_in_a_menu(driver):
    anna, _ = driver.table.people
    await driver.through_the_draft()
    parts = {"Market": "market", "Victory tiles": "victory", "Legend of all signs": "legend"}
    assert await anna.suggestions("view", "around", "") == parts
    for typed in ("victory", "Victory tiles", "kafle zwycięstwa"):
        assert "Victory tiles." in (await (await anna.slash("/view", around=typed)).pictures())[0].alt
    chosen = await anna.take("Legend of all signs", post=await anna.press("Close-up"))
    assert chosen.private and "Legend of all signs." in (await chosen.pictures())[0].alt


async def test_a_part_of_the_map_is_shown_by_its_name_and_leads_to_those_beside_it(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben", "Celina")
    await Whole(table, "mare_nostrum").begin()
    anna = table.people[0]
    anna.locale = "pl"
    assert await anna.suggestions("view", "around", "jońs") == {"Morze Jońskie": "mare_ionium"}
    shown = await anna.slash("/view", around="morze jońskie")
    assert shown.private and len(await shown.pictures()) == 1
    assert len(shown.buttons) == 8 and {"Italia", "Sycylia", "Morze Adriatyckie"} < set(shown.buttons)
    beside = await anna.press("Sycylia", post=shown)
    assert "Mapa, w środku: Sycylia." in (await beside.pictures())[0].alt
    anna.locale = "en-US"
    assert (await anna.slash("/view", around="Roma")).text == W("error-no-such-place")
    assert "Latium" in (await anna.slash("/view", around="italia", text=True)).text


async def test_scores_show_the_picture_first_and_only_sources_that_brought_points(driver):
    await driver.through_the_draft()
    anna = driver.table.people[0]
    shown = await anna.slash("/scores")
    assert shown.tree[0]["type"] == MEDIA_GALLERY
    assert sorted(shown.text.splitlines()) == ["1\\. **Anna** – **0**", "1\\. **Ben** – **0**"]
    (picture,) = await shown.pictures()
    assert sorted(picture.alt.splitlines()) == ["1. Anna: 0", "1. Ben: 0", W("scores-now")]
    assert (await anna.press("Scores")).text == shown.text

    def temple(state):
        state.territories[1].tiles["A20"] = Placed("temple_liber")

    await driver.put(temple)
    text = (await anna.slash("/scores")).text
    assert text.count("-# ") == 1 and " 0" not in text.replace("– **0**", "")


async def test_the_legend_of_all_signs_is_one_press_from_the_panel_and_from_the_rules(driver):
    anna, ben = await driver.mover(), (await driver.others())[0]
    for person in (anna, ben):
        panel = await person.press("Play")
        legend = await person.press(W("panel-more"), post=panel)
        assert legend.private and W("founders-closeup-legend") in (await legend.pictures())[0].alt
        assert W("panel-back") in legend.buttons
    rules = await anna.slash("/rules", topic="coin")
    legend = await anna.press(W("rules-legend"), post=rules)
    assert "Legend of all signs." in (await legend.pictures())[0].alt
    rules = await anna.press(W("game-rules"), post=legend)
    anna.locale = "pl"
    legend = await anna.press(W("rules-legend"), post=rules)
    assert "Legenda wszystkich znaków." in (await legend.pictures())[0].alt


async def test_a_game_without_a_hand_says_so(driver):
    assert (await driver.table.people[0].slash("/hand")).text == W("error-no-hand")
    assert W("turn-hand") not in driver.boards[-1].buttons


# ------------------------------------------------------------------ settings of a person
async def test_a_zone_is_found_by_its_city_and_a_wrong_one_refused(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    assert await anna.suggestions("/me", "zone", "wars") == {"Europe/Warsaw": "Europe/Warsaw"}
    assert "America/New_York" in await anna.suggestions("/me", "zone", "new york")
    assert len(await anna.suggestions("/me", "zone", "")) == 25
    assert (await anna.slash("/me", zone="Atlantis")).text == W("error-no-zone", typed="Atlantis")
    assert await anna.suggestions("/me", "zone", "localtime") == {}
    assert (await anna.slash("/me", zone="localtime")).text == W("error-no-zone", typed="localtime")
    text = (await anna.slash("/me", zone="america/new_york", hour=7)).text
    assert "daily at **7:00**, zone **America/New_York**; the next one: <t:1767268800:F>" in text
    assert "zone **America/New_York**" in (await anna.slash("/me")).text


async def test_a_zone_is_found_by_its_city_in_either_language(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    assert await anna.suggestions("/me", "zone", "warszawa") == {"Europe/Warsaw": "Europe/Warsaw"}
    for typed, zone in {
        "WARSZAWA": "Europe/Warsaw",
        "nowy jork": "America/New_York",
        "new york": "America/New_York",
        "Europe Paris": "Europe/Paris",
        "Etc/GMT+3": "Etc/GMT+3",
        "etc/gmt-3": "Etc/GMT-3",
    }.items():
        assert f"zone **{zone}**" in (await anna.slash("/me", zone=typed)).text


async def test_what_is_suggested_is_understood_as_it_is_shown(driver):
    """Discord has been seen to send the name of a choice in the place of its value."""
    anna, _ = driver.table.people
    await driver.through_the_draft()
    for anna.locale in ("pl", "en-US"):
        for name, value in (await anna.suggestions("/view", "player")).items():
            by_name, by_value = [await anna.slash("/view", player=typed) for typed in (name, value)]
            assert by_name.buttons == by_value.buttons in (["Anna"], ["Ben"])
        for name, value in (await anna.suggestions("/view", "around")).items():
            alts = [(await (await anna.slash("/view", around=typed)).pictures())[0].alt for typed in (name, value)]
            assert alts[0] == alts[1]
        for command, option in (("/card", "name"), ("/rules", "topic")):
            for place in (driver.thread, driver.table.channel):
                anna.place = place
                shown = await anna.suggestions(command, option, "mar")
                for name, value in list(shown.items())[:3]:
                    texts = [(await anna.slash(command, **{option: typed})).text for typed in (name, value)]
                    assert texts[0] == texts[1] and texts[0].startswith("### ")
            anna.place = driver.thread
        (day, iso), *_ = (await anna.suggestions("/away", "until")).items()
        assert {(await anna.slash("/away", until=typed)).text for typed in (day, iso)} == {
            (await anna.slash("/away")).text
        }


async def test_the_language_changes_at_once_and_wins_over_discords(driver):
    anna = await driver.mover()
    (ben,) = await driver.others()
    answer = await anna.slash("/me", language="pl")
    assert answer.text.splitlines()[0] == "Język: **Polski**"
    assert (await anna.slash("/help")).text.startswith(PL("help-your-turn", step=PL("founders-step-draft")))
    assert (await ben.slash("/help")).text.startswith(f"### {W('panel-not-your-turn')}")
    ben.locale = "pl"
    assert (await ben.slash("/me", language="en")).text.startswith("Language: **English**")


@pytest.mark.parametrize("locale", [None, "", "xx", "tlh-AQ"])
async def test_a_locale_that_is_unknown_empty_or_null_reads_as_english(simcord_env, problems, locale):
    problems.expected.append("unforeseen error")
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    anna.locale = table.wire.guild_locale = locale
    assert (await anna.slash("/me")).text.startswith("Language: **English**")
    assert (await anna.slash("/board")).text == W("error-no-match-of-yours")
    await anna.slash("founders new")
    assert W("lobby-join") in table.channel.posts()[-1].buttons
    await simcord_env.bot.store.close()
    assert (await anna.slash("/me")).text.startswith("Something went wrong")


async def test_me_shows_what_was_set(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    assert "by mention in the thread\nThe panel asks before every move." in (await anna.slash("/me")).text
    text = (await anna.slash("/me", direct=True, confirm=False)).text
    assert "by direct message\nThe panel asks only before moves that cannot be taken back or" in text


async def test_me_is_set_by_its_menus_and_buttons_alone(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    post = await anna.slash("/me")
    post = await anna.choose("choose-me:0:0:hour", "7", post=post)
    post = await anna.choose("choose-me:0:0:quiet", "23-8", post=post)
    assert "Quiet hours: **23:00 – 8:00**" in post.text and "daily at **8:00**" in post.text
    post = await anna.choose("choose-me:0:0:region", "America", post=post)
    shown = [option for menu in post.components for option in menu.get("options", []) if option["label"] == "New York"]
    assert [option["description"] for option in shown] == ["19:00"]
    post = await anna.take("New York", post=post)
    assert "zone **America/New_York**" in post.text
    post = await anna.press(W("setting-by_dm-yes"), post=post)
    post = await anna.press(W("setting-confirm-no"), post=post)
    assert "by direct message\nThe panel asks only before moves" in post.text
    assert post.buttons == [W(f"setting-{name}") for name in ("by_dm-no", "confirm-yes", "always_ask-yes")]
    post = await anna.choose("choose-me:0:0:lang", "pl", post=post)
    assert post.private and post.text.startswith("Język: **Polski**") and PL("setting-always_ask-yes") in post.buttons


# ------------------------------------------------------------------ the record
async def test_a_running_match_cannot_be_exported(driver):
    answer = await driver.table.people[0].slash("/export")
    assert answer.text == W("error-export-running")
    assert answer.message.attachments == []


def verified(file):
    """The command line's answer about a file."""
    run = [sys.executable, "bot.py", "verify", str(file)]
    return subprocess.run(
        run, cwd=ROOT, capture_output=True, text=True, env={"LANG": "en_US.UTF-8"}, timeout=PATIENCE_S
    )


async def test_the_record_of_a_match_that_is_over_for_good_is_verified_by_the_program(
    simcord_env, tmp_path, monkeypatch
):
    clock = Clock(monkeypatch)
    driver = await begun(simcord_env, "Anna", "Ben")
    for _ in range(20):
        await driver.type_one()
    anna = driver.table.people[0]
    await anna.slash("/concede")
    await anna.press(W("concede-confirm"))
    early = await anna.press("Export", place=driver.thread)
    final = f"<t:{(await driver.match()).row.final_at}:f>"
    assert early.text == W("error-export-early", at=final) and not early.message.attachments
    await clock.leap(driver.table, hours=25)
    post = await anna.press("Export", place=driver.thread)
    (attachment,) = post.message.attachments
    assert attachment.filename == "match-1.json" and post.private
    record = await attachment.read()
    file = tmp_path / attachment.filename
    file.write_bytes(record)
    match = await driver.match()
    good = verified(file)
    assert (good.returncode, good.stderr) == (0, "")
    assert f"{match.row.ply} moves" in good.stdout and match.row.seed_hash in good.stdout
    cheat = json.loads(record)
    cheat["seed"] = re.sub("^.", lambda m: "0" if m[0] != "0" else "1", cheat["seed"])
    file.write_text(json.dumps(cheat))
    bad = verified(file)
    assert (bad.returncode, bad.stdout, bad.stderr.strip()) == (1, "", W("error-record-seed"))
