"""Moves by slash command: what is suggested while they are typed, what is understood, and why something is refused."""

from __future__ import annotations

import pytest

from cogs.features.games.reading import spelt
from locales import words
from tests.discord.chat import Table
from tests.discord.founders import begun, start
from tests.discord.whole import Whole
from tests.games.founders_of_the_empire.positions import home, position
from tests.games.founders_of_the_empire.test_illegal_moves import REASONS
from tests.games.trying import positions

W, PL = words("en"), words("pl")


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, "Anna", "Ben")


async def typed(driver, person, move):
    """The move as a slash command with the ids that autocomplete would send."""
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    options = {name: value if isinstance(value, bool) else spelt(name, value) or "?" for name, value in fields.items()}
    if fields.get("side") == "":
        del options["side"]  # the one option that may be left out
    return await person.slash(f"/founders {move.kind}", **options)


# ------------------------------------------------------------------ suggestions
async def test_suggestions_are_the_legal_values_by_name(driver):
    person = await driver.mover()
    match = await driver.match()
    names = {match.game.components[tile].name["en"]: tile for tile in match.state.rows["nature"]}
    assert await person.suggestions("/founders draft", "tile") == names
    first = next(iter(names))
    assert await person.suggestions("/founders draft", "tile", first[:3].upper()) == {first: names[first]}
    (other,) = await driver.others()
    assert await other.suggestions("/founders draft", "tile") == {}


async def test_suggestions_are_narrowed_by_what_is_typed_already(driver):
    person = await driver.to_step("token")
    match = await driver.match()
    moves = [move for move in match.game.legal_moves(match.state, match.seat_of(person.id)) if move.kind == "add"]
    tile = moves[0].tile
    cells = [move.cell for move in moves if move.tile == tile]
    name = match.game.components[tile].name["en"]
    assert list((await person.suggestions("/founders add", "cell", tile=tile)).values()) == cells
    assert list((await person.suggestions("/founders add", "cell", tile=name)).values()) == cells
    tiles = await person.suggestions("/founders add", "tile", cell=cells[0])
    assert set(tiles.values()) == {move.tile for move in moves if move.cell == cells[0]}


async def test_suggestions_follow_the_position(driver):
    person = await driver.mover()
    before = await person.suggestions("/founders draft", "tile")
    taken = next(iter(before.values()))
    await person.slash("/founders draft", tile=taken)
    assert await person.suggestions("/founders draft", "tile") == {}


async def test_suggestions_come_in_the_persons_language_with_plain_names(simcord_env):
    driver = await begun(simcord_env, "Anna_B", "Ben*C")
    person = await driver.mover()
    person.locale = "pl"
    match = await driver.match()
    row = match.state.rows["nature"]
    assert set(await person.suggestions("/founders draft", "tile")) == {
        match.game.components[tile].name["pl"] for tile in row
    }
    await driver.put(lambda _: position(home(hand=["war"]), home()))
    match = await driver.match()
    first = driver.people[match.seats[0].user]
    assert list(await first.suggestions("/founders war", "opponent")) == [match.seats[1].name]


async def test_at_most_25_suggestions_and_every_line_is_a_value(driver):
    person = await driver.mover()
    for locale in ("en-US", "pl"):
        person.locale = locale
        found = await person.suggestions("/card", "name")
        assert len(found) == 25
        for name, value in (*list(found.items())[:1], *list(found.items())[-1:]):
            assert f"### {name}\n" in (await person.slash("/card", name=value)).text
    assert len(await person.suggestions("/card", "name", "SWIATYNIA")) > 3


@pytest.mark.parametrize("sent", ["…", "… and 280 more: type on", "x" * 300])
async def test_what_is_no_value_is_answered_by_what_is_possible_and_to_type_some_letters(driver, sent):
    person = await driver.mover()
    answer = await person.slash("/founders draft", tile=sent)
    names = await person.suggestions("/founders draft", "tile")
    assert "Type a few letters" in answer.text and " · ".join(names) in answer.text
    assert "### " not in answer.text


async def test_suggestions_are_found_in_the_other_language_without_marks_and_by_several_words(driver):
    person = await driver.mover()
    person.locale = "pl"
    assert (await person.suggestions("/card", "name", "  fishing   vill"))[
        "Wioska rybacka"
    ] == "founders/fishing_village"
    assert (await person.suggestions("/card", "name", "rybacka wios"))["Wioska rybacka"] == "founders/fishing_village"


async def test_outside_of_any_match_nothing_is_suggested(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    assert await table.people[0].suggestions("/founders draft", "tile") == {}


# ------------------------------------------------------------------ what is understood
@pytest.mark.parametrize("way", ["id", "en", "pl", "shouting"])
async def test_a_tile_is_understood_by_its_id_and_its_name_in_either_language(driver, way):
    person = await driver.mover()
    match = await driver.match()
    tile = match.game.components[match.state.rows["nature"][0]]
    text = {"id": tile.id, "en": tile.name["en"], "pl": tile.name["pl"], "shouting": f" {tile.name['en'].upper()} "}[
        way
    ]
    answer = await person.slash("/founders draft", tile=text)
    assert f"takes {tile.name['en']}" in answer.text
    assert (await driver.match()).state.territories[match.seat_of(person.id)].tiles["M10"].tile == tile.id


async def test_an_opponent_is_understood_by_name_and_a_stack_by_its_kind(driver):
    await driver.put(lambda _: position(home(hand=["war"]), home()))
    match = await driver.match()
    first, second = (driver.people[seat.user] for seat in match.seats)
    answer = await first.slash("/founders war", opponent=second.name, cell="m10")
    assert "attacks" in answer.text
    person = await driver.to_step("reveal")
    assert "turns up" in (await person.slash("/founders reveal", stack="Nature")).text


async def test_a_name_that_several_legal_things_bear_is_answered_by_how_each_is_typed_or_means_the_one_that_fits(
    driver,
):
    two = {"barracks_fish", "barracks_horses"}
    put = next(
        (state, seat)
        for game, state, seat in positions("founders_of_the_empire")
        if state.seats == 2 and two <= {getattr(move, "tile", "") for move in game.legal_moves(state, seat)}
    )
    await driver.put(lambda _: put[0])
    match = await driver.match()
    person = driver.people[match.seats[put[1]].user]
    fits = {
        cell: {move.tile for move in match.game.legal_moves(*put) if move.kind == "replace" and move.cell == cell} & two
        for cell in (await person.suggestions("/founders replace", "cell")).values()
    }
    # What is not understood yet does not keep anything from being suggested.
    assert set((await person.suggestions("/founders replace", "cell", tile="barr")).values()) == set(fits)
    both, one = (next(cell for cell, tiles in fits.items() if len(tiles) == count) for count in (2, 1))
    names = r"Barracks \(fish\) · Barracks \(horses\)"  # written so that Discord shows them as they stand
    for typed in ("barracks", " KOSZARY"):
        answer = await person.slash("/founders replace", tile=typed, cell=both)
        assert answer.text == W(
            "error-several-meant", kind=W("founders-kind-replace"), typed=typed.strip(), values=names
        )
    answer = await person.slash("/founders replace", tile="barracks", cell=one)
    (tile,) = fits[one]
    assert match.game.components[tile].name["en"] in answer.text and "may be several" not in answer.text


async def test_the_beginning_of_a_name_is_understood_but_not_played_before_it_is_confirmed(driver):
    person = await driver.mover()
    await person.slash("/me", confirm=False)  # what is typed whole is played at once
    before = await driver.match()
    row = [before.game.components[tile].name["en"] for tile in before.state.rows["nature"]]
    part = next(name for name in row if sum(name[:4] in other for other in row) == 1)
    answer = await person.slash("/founders draft", tile=part[:4].upper())
    assert W("panel-summary") in answer.text and f"**{part}**" in answer.text
    assert (await driver.match()).row.ply == before.row.ply
    assert f"takes {part}" in (await person.press(W("panel-confirm"), post=answer)).text


async def test_a_person_is_typed_by_name_by_number_and_by_mention(driver):
    await driver.put(lambda _: position(home(hand=["war"]), home()))
    match = await driver.match()
    first, second = (driver.people[seat.user] for seat in match.seats)
    assert await first.suggestions("/founders war", "opponent") == {second.name: "2"}
    for typed in (second.name.upper(), "2", second.mention, f"<@!{second.id}>"):
        answer = await first.slash("/founders war", opponent=typed, cell="Z1")
        assert answer.text.startswith(f"{second.name} has no tile at Z1.")
    assert "has no tile" not in (await first.slash("/founders war", opponent="1", cell="Z1")).text


async def test_a_cell_in_small_letters_is_refused_for_the_right_reason(driver):
    await driver.put(lambda _: position(home(hand=["war"]), home()))
    match = await driver.match()
    person = driver.people[match.seats[0].user]
    answer = await person.slash("/founders war", opponent="2", cell="z1")
    assert answer.text.startswith(f"{match.seats[1].name} has no tile at Z1.")


async def test_a_typed_move_that_cannot_be_taken_back_is_asked_for(driver):
    for _ in range(3):
        await driver.type_one()
    found = await driver.awaited()
    assert found is not None
    match, seat, person = found
    # The last pick of the draft turns up the first tiles.
    move = match.game.legal_moves(match.state, seat)[0]
    tile = match.game.components[move.tile].name["en"]
    answer = await person.slash("/founders draft", tile=tile, **({"side": move.side} if move.side else {}))
    assert W("panel-summary") in answer.text and f"**{tile}**" in answer.text
    assert (await driver.match()).row.ply == match.row.ply
    assert f"takes {tile}" in (await person.press(W("panel-confirm"), post=answer)).text


async def test_what_only_goes_on_with_the_turn_is_played_as_it_is_typed_unless_it_is_grave(driver):
    await driver.through_the_draft()
    person, ply = await driver.mover(), (await driver.match()).row.ply
    await driver.with_full_rows()
    answer = await person.slash("/founders reveal", stack="village")
    assert (await driver.match()).row.ply == ply and "turns up" not in answer.text
    await driver.put(lambda state: [row.clear() for row in state.rows.values()] and None)
    assert "turns up" in (await person.slash("/founders reveal", stack="village")).text


async def test_the_answer_to_a_typed_move_is_the_panel_of_the_next_step(driver):
    await driver.through_the_draft()
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    answer = await person.slash("/founders reveal", stack="village")
    assert answer.private and "turns up" in answer.text
    assert W("founders-step-add") in answer.text
    assert any(
        W("founders-kind-add") in str(item.get("label") or item.get("placeholder")) for item in answer.components
    )


async def test_what_is_no_value_at_all_is_repeated_and_the_ways_out_are_named(driver):
    await driver.put(lambda _: position(home(hand=["war"]), home()))
    person = await driver.mover()
    answer = await person.slash("/founders war", opponent="Nobody", cell="M10")
    others = (await person.suggestions("/founders war", "opponent")).keys()
    assert answer.text == W(
        "error-not-understood", kind="War", typed="Nobody", possible="yes", values=", ".join(others)
    )


@pytest.mark.parametrize("opponent", ["the other", "Nobody", "1"])
async def test_a_war_without_a_war_token_is_refused_for_that_whatever_is_typed(driver, opponent):
    await driver.put(lambda _: position(home(), home()))
    match = await driver.match()
    first, second = (driver.people[seat.user] for seat in match.seats)
    named = second.name if opponent == "the other" else opponent
    answer = await first.slash("/founders war", opponent=named, cell="somewhere")
    assert answer.private
    assert answer.text.startswith("You do not hold this: war token.") and "Rule R7.1." in answer.text
    assert (await driver.match()).row.revision == match.row.revision


async def test_what_belongs_to_another_moment_is_refused_for_that_whatever_is_typed(driver):
    person, (other,) = await driver.mover(), await driver.others()
    answer = await person.slash("/founders war", opponent="Nobody", cell="M10")
    assert answer.text.startswith(W("founders-illegal-draft-first"))
    answer = await other.slash("/founders war", opponent="Nobody", cell="M10")
    assert answer.text.startswith(f"It is {person.name}’s turn.")


async def test_what_does_not_exist_is_answered_by_what_comes_nearest_and_what_exists_by_the_rule(driver):
    await driver.to_step("token")
    person = await driver.mover()
    answer = await person.slash("/founders add", tile="Fishing Willage", cell="M12")
    assert "I do not understand “Fishing Willage” for “Add a tile”. Possible now: Fishing Village" in answer.text
    answer = await person.slash("/founders add", tile="Temple of Liber", cell="M12")
    assert "Temple of Liber" in answer.text and "Rule R" in answer.text


@pytest.mark.parametrize(
    ("locale", "rule_word", "possible"), [("en-US", "Rule", "Possible now: "), ("pl", "Zasada", "Teraz możliwe: ")]
)
async def test_every_reason_of_the_rules_reaches_the_person_with_its_number(simcord_env, locale, rule_word, possible):
    wrong = []
    drivers = {
        seats: await begun(simcord_env, *("Anna", "Ben", "Celina", "Darek")[:seats], locale=locale)
        for seats in sorted({state().seats for _, _, state, *_ in REASONS})
    }
    for code, rule, state, seat, move, _ in REASONS:
        if move.kind == "concede" or getattr(move, "cell", "") != getattr(move, "cell", "").upper():
            continue  # asked for by a button; understood as the cell in capitals
        if code in ("side-needed", "no-craftsman-held"):
            continue  # what is left out is asked for, or answered as the first; see tests/cogs/choosing/test_nearest.py
        given = state()
        driver = drivers[given.seats]
        await driver.put(lambda _, given=given: given)
        match = await driver.match()
        person = driver.people[match.seats[seat].user]
        answer = await typed(driver, person, move)
        after = await driver.match()
        unclear = any(mark in answer.text for mark in ("{", "None", "founders-", "-illegal-", "error-"))
        # What nothing is called is answered by what is possible.
        named = f"{rule_word} {rule}." in answer.text or (code.startswith("unknown-") and possible in answer.text)
        if not answer.private or not named or unclear:
            wrong.append((code, rule, answer.text[:90]))
        elif after.row.revision != match.row.revision:
            wrong.append((code, "played"))
    assert wrong == []


# ------------------------------------------------------------------ which match is meant
async def test_outside_of_the_thread_the_only_match_is_meant(driver):
    person = await driver.mover()
    person.place = driver.table.channel
    tile = (await driver.match()).state.rows["nature"][0]
    assert "takes" in (await person.slash("/founders draft", tile=tile)).text
    assert "takes" in driver.boards[-1].text
    assert all("takes" not in post.text for post in driver.table.channel.posts())


async def test_of_several_matches_the_person_is_asked_to_choose(driver):
    first = driver.thread
    await start_another(driver)
    second = driver.thread
    anna = driver.table.people[0]
    anna.place = driver.table.channel
    answer = await anna.slash("/founders reveal", stack="Nature")
    assert answer.text == W("error-which-match", matches=f"<#{first.id}>, <#{second.id}>")


async def start_another(driver):
    for person in driver.table.people:
        person.place = driver.table.channel
    await start(driver.table, seats=2)


async def test_without_a_match_the_person_learns_how_to_start_one(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    answer = await table.people[0].slash("/founders reveal", stack="Nature")
    assert answer.text == W("error-no-match-of-yours")
    assert "/games" in answer.text


async def test_whoever_only_watches_cannot_move(driver):
    zofia = driver.table.join("Zofia")
    answer = await zofia.slash("/founders reveal", place=driver.thread, stack="Nature")
    assert answer.text == W("error-no-seat", match=1)


async def test_hexes_are_found_by_the_name_of_their_region(simcord_env):
    """There was nothing for "Numidia": a hex is called by its code."""
    made = Whole(await Table.open(simcord_env, "Anna", "Ben"), "mosaic")
    await made.begin()
    await made.skip(lambda state: state.phase == "cities")
    wanted = await made.wanted()
    assert wanted is not None
    person = wanted[2]
    found = await person.suggestions("/mosaic start", "hex", "numidia")
    assert found and {value[:2] for value in found.values()} == {"NU"}
