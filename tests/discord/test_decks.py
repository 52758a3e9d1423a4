"""Decks of one's own for the Standard and Open formats of Imperial Settlers: made by pressing, typing or as text, kept, brought."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from cogs.features.games.settlers_shelves import shelf_of
from games import GAMES
from games.imperial_settlers.formats import base_deck
from locales import words
from tests.discord.chat import Table
from tests.discord.race import together
from tests.discord.whole import Whole
from tests.own_boxes import UseBoxes
from tests.own_boxes import use_boxes as use_boxes

SLUG = "imperial_settlers"
GAME = GAMES[SLUG]
W = words("en").of("settlers")
BASE = base_deck(GAME.catalogue, "romans")


@pytest.fixture
async def table(simcord_env) -> Table:
    return await Table.open(simcord_env, "Anna", "Ben")


async def kept(table: Table, person) -> dict[str, dict[str, int]]:
    rows = await table.env.bot.store.decks.of_user(person.id, SLUG)
    return {deck: msgspec.json.decode(cards) for deck, cards in rows.items()}


async def test_a_deck_is_changed_by_pressing_and_goes_back_to_the_base(table):
    anna, _ = table.people
    post = await anna.slash("/settlers deck")
    assert post.private
    post = await anna.press("Romans", post=post)
    assert "your deck of 30 cards" in post.text
    assert "3 × Administration · Sculptor's Apprentice · Trade Colony" in post.text
    post = await anna.choose("Take out", "Administration", post=post)
    assert "a card with 3 copies (R24.3)" in post.text
    post = await anna.choose("Put in", "rom_forum", post=post)
    assert "Saved: Forum instead of Administration (3 copies)." in post.text
    assert "3 × **Forum** · Sculptor's Apprentice · Trade Colony" in post.text
    changed = {card: count for card, count in BASE.items() if card != "rom_administration"} | {"rom_forum": 3}
    assert await kept(table, anna) == {"romans": changed}
    post = await anna.press("Back to the base deck", post=post)
    assert "Saved: this is the deck of the base game." in post.text
    assert "Back to the base deck" not in post.buttons
    assert await kept(table, anna) == {}


async def test_each_edition_of_the_box_has_decks_of_its_own_made_of_its_cards(simcord_env, use_boxes: UseBoxes):
    another = {"id": "rom_arch", "like": "rom_forum", "name": {"en": "Triumph", "pl": "Triumf"}}
    assert use_boxes({f"editions/later/{SLUG}/friends": {"cards": [another]}}) == []
    table = await Table.open(simcord_env, "Anna", "Ben")
    anna, _ = table.people
    post = await anna.slash("/settlers deck")
    post = await anna.press("Romans", post=await anna.press("later", post=post))
    assert "Edition of the box: later" in post.text
    post = await anna.choose("Take out", "Administration", post=post)
    post = await anna.choose("Put in", "rom_arch", post=post)
    assert "Saved: Triumph instead of Administration (3 copies)." in post.text
    assert {*await kept(table, anna)} == {"later|romans"}
    assert shelf_of("later").deck(await table.env.bot.store.decks.of_user(anna.id, SLUG), "romans") == {
        **{card: count for card, count in BASE.items() if card != "rom_administration"},
        "rom_arch": 3,
    }
    post = await anna.press("Romans", post=await anna.slash("/settlers deck"))
    assert "Triumph" not in post.text


async def test_a_deck_is_changed_by_typing_what_autocomplete_offers(table):
    anna, ben = table.people
    cards = await anna.suggestions("/settlers deck", "out", "adm", faction="romans")
    assert cards == {"Administration": "rom_administration"}
    fitting = await anna.suggestions("/settlers deck", "in", "", faction="romans", out="rom_administration")
    assert [GAME.catalogue.types[card].count for card in fitting.values()] == [3]
    for typed in ("administration", "  ADMINISTRACJA", "adminis"):
        post = await anna.slash("/settlers deck", out=typed, **{"in": next(iter(fitting))})
        assert "Saved" in post.text and post.private
        await anna.slash("/settlers deck", faction="romans", base=True)
    await anna.slash("/settlers deck", out="administration", **{"in": next(iter(fitting))})
    assert set(await kept(table, anna)) == {"romans"}
    assert await kept(table, ben) == {}


async def test_a_card_that_does_not_fit_is_refused_with_the_rule_and_what_does(table):
    anna, _ = table.people
    post = await anna.slash("/settlers deck", faction="romans", out="rom_administration", **{"in": "rom_colossus"})
    assert "Only a card with 3 copies can take the place of Administration" in post.text
    assert "Forum" in post.text and "R24.3" in post.text
    post = await anna.slash("/settlers deck", faction="romans", out="Moon", **{"in": "rom_colossus"})
    assert "Moon is not in this deck. In it are: " in post.text and "Administration" in post.text
    assert await kept(table, anna) == {}


async def test_a_deck_survives_a_restart_and_reads_in_polish(table, restart):
    anna, _ = table.people
    await anna.slash("/settlers deck", out="rom_administration", **{"in": "rom_forum"})
    await restart(table.env)
    anna.locale = "pl"
    post = await anna.slash("/settlers deck", faction="romans")
    assert "Rzymianie: twoja talia, 30 kart" in post.text
    assert "**Forum** · Kolonia handlowa" in post.text
    post = await anna.choose("Wyjmij", "rom_forum", post=post)
    assert "Musi to być karta w 3 egzemplarzach (R24.3)." in post.text


def bringing(table: Table) -> dict[str, Any]:
    """The menu by which people choose what they bring."""
    return next(item for item in table.channel.posts()[-1].components if item.get("custom_id", "").endswith("bring"))


def offered(table: Table) -> list[str]:
    return [option["value"] for option in bringing(table)["options"]]


async def test_a_faction_that_two_people_choose_at_once_is_refused_to_the_second_with_the_rule(table):
    anna, ben = table.people
    await anna.slash("/settlers new", seats=2, decks="standard")
    await ben.press("Join")
    assert {"romans", "egyptians"} <= {*offered(table)}
    post = table.channel.posts()[-1]
    chosen_in = bringing(table)["custom_id"]
    race = await together(
        table.env,
        *[partial(one.actor.select, post.message, ["romans"], custom_id=chosen_in) for one in (anna, ben)],
    )
    assert sum("The Romans are taken already." in str(request.json) for request in race.requests) == 1
    assert offered(table) == ["barbarians", "egyptians", "japanese", "-"]


async def test_everybody_plays_the_deck_he_brings(table):
    anna, ben = table.people
    await anna.slash("/settlers deck", out="rom_administration", **{"in": "rom_forum"})
    await anna.slash("/settlers new", seats=2, decks="standard")
    await ben.press("Join")
    await anna.choose("Which faction do you bring?", "Romans")
    assert "romans" not in offered(table)
    await ben.choose("Which faction do you bring?", "Egyptians")
    lobby = table.channel.sees("Anna: Romans, own deck")
    assert "Ben: Egyptians, base deck" in lobby.text
    await anna.press("Start")
    match = await Whole(table, SLUG).match()
    seat = match.seat_of(anna.id)
    player, other = match.state.players[seat], match.state.players[1 - seat]
    mine = [*player.deck, *player.hand]
    assert sum("rom_forum" in card for card in mine) == 3
    assert not any("rom_administration" in card for card in mine)
    assert (player.faction, other.faction) == ("romans", "egyptians")
    assert table.channel.sees("The match has started").text.count("Romans, own deck") == 1


async def send_list(person, deck, text):
    """Open the form for a list of a deck and send it; gives the answer."""
    which = await person.slash("/settlers deck")
    if deck == "common":
        shown = await person.press(W("settlers-list-common"), post=which)
    else:
        shown = await person.press(W("settlers-list-open"), post=await person.press(deck, post=which))
    assert await person.press(W("settlers-list-write"), post=shown) is None
    return await person.fill({W("settlers-list-field"): text})


async def test_to_the_open_format_everybody_brings_any_list_and_the_host_the_common_deck(table, restart):
    anna, ben = table.people
    sent = await send_list(anna, "Romans", "2x Forum\n\n- 3 Administracja\nsculptors appr")
    assert sent.private
    assert sent.text.splitlines()[:6] == [
        W("settlers-list-title", deck="Romans", own="yes", count=6), "```", "3 Administration", "2 Forum", "1 Sculptor's Apprentice", "```",
    ]  # fmt: skip
    await send_list(anna, "common", "6 Ruins\n3 pig farmer")
    await send_list(ben, "common", "1 Ruins")
    await restart(table.env)
    await anna.slash("/settlers new", seats=2, decks="open")
    await ben.press("Join")
    await anna.choose("Which faction do you bring?", "Romans")
    await ben.choose("Which faction do you bring?", "Egyptians")
    lobby = table.channel.sees(W("settlers-bring-common", count=9))
    assert "Anna: Romans, own deck" in lobby.text and "Ben: Egyptians, base deck" in lobby.text
    await anna.press("Start")
    state = (await Whole(table, SLUG).match()).state
    assert state.lists == {
        "common": {"com_ruins": 6, "com_pig_farmer": 3},
        "romans": {"rom_forum": 2, "rom_administration": 3, "rom_sculptors_apprentice": 1},
    }
    assert len(state.cards) == 9 + 6 + sum(base_deck(GAME.catalogue, "egyptians").values())
    assert await kept(table, anna) == {"open:common": state.lists["common"], "open:romans": state.lists["romans"]}


async def test_of_a_list_all_that_is_no_card_of_the_deck_is_named_and_nothing_is_kept(table):
    anna, _ = table.people
    refused = await send_list(anna, "Romans", "1 Forum\n1 Administrattion\n2 Moon")
    assert refused.text == W(
        "error-settlers-list-unknown", typed="Administrattion, Moon", more=0, near="Administration, Administracja"
    )
    many = await send_list(anna, "Romans", "2 Forum\n3 Forum")
    assert "Forum: 5 copies" in many.text and "R24.2" in many.text
    assert await kept(table, anna) == {}


async def test_whoever_brings_nothing_chooses_a_free_faction_after_the_start(table):
    anna, ben = table.people
    await anna.slash("/settlers new", seats=2, decks="standard")
    await ben.press("Join")
    await ben.choose("Which faction do you bring?", "Romans")
    await ben.choose("Which faction do you bring?", "none: I choose after the start")
    await ben.choose("Which faction do you bring?", "Japanese")
    await anna.press("Start")
    match = await Whole(table, SLUG).match()
    assert match.game.to_move(match.state) == (match.seat_of(anna.id),)
    moves = match.game.legal_moves(match.state, match.seat_of(anna.id))
    assert {move.faction for move in moves if move.kind == "faction"} == {"barbarians", "egyptians", "random", "romans"}


async def test_whoever_leaves_the_lobby_takes_his_faction_along(table):
    anna, ben = table.people
    await anna.slash("/settlers new", seats=2, decks="standard")
    answer = await ben.choose("Which faction do you bring?", "Romans")
    assert answer.private
    await ben.press("Join")
    await ben.choose("Which faction do you bring?", "Romans")
    await ben.press("Leave")
    await anna.choose("Which faction do you bring?", "Romans")
    assert "Anna: Romans, base deck" in table.channel.posts()[-1].text


async def test_other_formats_ask_for_no_deck(table):
    await table.people[0].slash("/settlers new", seats=2)
    table.channel.does_not_see("own deck")
    menus = [item["placeholder"] for item in table.channel.posts()[-1].components if item.get("type") == 3]
    assert menus == [words("en")("lobby-computers")]
