"""The turn panel: private, step by step, by pressing alone; it never plays what nobody has chosen and knows when it is stale."""

from __future__ import annotations

from collections import Counter

import pytest

import render
from cogs.choosing.paths import decode_path
from cogs.choosing.picker import Picker
from cogs.features.panel.since import MOST_CHANGED
from cogs.match.history import past_move
from cogs.presentation.history import lines_of
from cogs.presentation.labels import labels_for
from games.founders_of_the_empire.cells import parse_cell
from games.founders_of_the_empire.state import Placed
from locales import words
from tests.discord.founders import begun
from tests.discord.race import together
from tests.discord.world import Screen

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, "Anna", "Ben")


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


def selects(post):
    return [item for item in post.components if item.get("type") == 3]


async def adding(driver):
    """Play until somebody may add a tile; gives the person and the possible moves."""
    person = await driver.to_step("token")
    match = await driver.match()
    return person, [
        move for move in match.game.legal_moves(match.state, match.seat_of(person.id)) if move.kind == "add"
    ]


async def cells_of_a_grove(person):
    """Open the panel and choose the grove, where there is anything else to choose."""
    return await person.take("Grove", post=await person.press("Play"))


async def test_play_opens_on_the_one_question_there_is(driver):
    anna = await driver.mover()
    post = await anna.press("Play")
    assert post.private
    assert f"### {W('founders-field-draft-tile')}" in post.text
    await driver.through_the_draft()
    post = await (await driver.mover()).press("Play")
    assert f"### {W('founders-field-reveal-stack')}" in post.text
    assert [place_of(label) for label in post.buttons[:3]] == ["Nature", "Village", "City"]


async def test_where_several_kinds_are_possible_each_has_a_control_and_none_is_opened(driver):
    person = await driver.to_step("token")
    match = await driver.match()
    moves = match.game.legal_moves(match.state, match.seat_of(person.id))
    post = await person.press("Play")
    assert "###" not in post.text.split("\n", 1)[1] and W("panel-confirm") not in post.buttons
    said = [*post.buttons, *(item["placeholder"] for item in selects(post))]
    for kind in dict.fromkeys(move.kind for move in moves if move.kind not in match.game.free_kinds):
        assert any(text.startswith(W(f"founders-kind-{kind}")) for text in said), kind


async def test_back_leads_to_all_that_can_be_done(driver):
    person, moves = await adding(driver)
    first = await person.press("Play")
    assert W("panel-back") not in first.buttons
    game = (await driver.match()).game
    tile = next(move.tile for move in moves if sum(other.tile == move.tile for other in moves) > 1)
    post = await person.take(game.components[tile].name["en"], post=first)
    assert W("founders-field-add-cell") in post.text and game.components[tile].name["en"] in post.text
    back = await person.press(W("panel-back"), post=post)
    if "###" in back.text.split("\n", 1)[1]:
        # The kind of move, where its first field has a choice of its own.
        back = await person.press(W("panel-back"), post=back)
    assert back.text == first.text and back.buttons == first.buttons


async def test_a_move_is_played_only_when_its_summary_is_confirmed(driver):
    person = await driver.mover()
    before = (await driver.match()).row.revision
    post = await person.press("Play")
    post = await person.press(post.buttons[0], post=post)
    assert W("panel-summary") in post.text
    assert (await driver.match()).row.revision == before
    post = await person.press(W("panel-confirm"), post=post)
    assert (await driver.match()).row.revision == before + 1
    assert "takes" in post.text and post.private


async def test_without_confirmation_the_last_choice_plays(driver):
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    post = await person.press("Play")
    await person.press(post.buttons[0], post=post)
    assert (await driver.match()).row.ply == 1


async def test_without_confirmation_the_last_choice_plays_beside_a_computer_and_goes_back_with_its_moves(simcord_env):
    driver = await begun(simcord_env, "Anna", computers=3)
    (anna,) = driver.table.people
    before = (await driver.match()).row.ply
    await anna.slash("/me", confirm=False)
    post = await anna.press("Play")
    while (await driver.match()).row.ply == before:
        assert W("panel-confirm") not in post.buttons
        post = await anna.press(post.buttons[0], post=post)
    made = (await driver.bot.store.moves.of(1))[before:]
    assert [move.user for move in made] == [anna.id, *[None] * (len(made) - 1)] and len(made) > 1
    await anna.press("Take back", post=driver.boards[-1])
    assert (await driver.match()).row.ply == before


async def test_what_cannot_be_taken_back_is_confirmed_all_the_same(driver):
    for _ in range(3):
        await driver.type_one()
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    # The last pick turns up the first tiles.
    post = await driver.to_confirm(person)
    assert W("panel-summary") in post.text and W("panel-confirm") in post.buttons
    assert (await driver.match()).row.ply == 3


async def test_the_press_that_names_a_stack_turns_up_its_tile(driver):
    person = await driver.to_step("reveal")
    assert await press_a_stack(driver, person) == 1


async def test_a_full_row_goes_to_the_box_only_by_a_red_button(driver):
    person = await driver.to_step("reveal")
    await driver.with_full_rows()
    assert await press_a_stack(driver, person) == 0


async def press_a_stack(driver, person) -> int:
    """Press Play and the stack of nature; gives how many moves were made by it."""
    before = (await driver.match()).row.ply
    post = await person.press("Play")
    post = await person.press(next(label for label in post.buttons if place_of(label) == "Nature"), post=post)
    return (await driver.match()).row.ply - before


async def test_opening_the_panel_never_plays_the_only_move_by_itself(driver):
    person, _ = await adding(driver)
    await person.slash("/me", confirm=False)

    def nothing_fits(state):
        for row in state.rows.values():
            row[:] = []
        state.rows["city"].append("great_temple_jupiter")
        state.display[:] = ["temple_fortuna"] + [""] * (len(state.display) - 1)

    await driver.put(nothing_fits)
    match = await driver.match()
    assert [move.kind for move in match.game.legal_moves(match.state, match.seat_of(person.id))] == ["pass", "stop"]
    post = await person.press("Play")
    assert W("founders-kind-pass") in post.buttons and W("panel-confirm") not in post.buttons
    assert (await driver.match()).row.revision == match.row.revision
    await person.press(W("founders-kind-pass"), post=post)
    assert (await driver.match()).row.revision > match.row.revision


def place_of(label: str) -> str:
    """What stands on a control before the remark on it: a name, or a place with its number."""
    parts = label.split(" · ")
    return " · ".join(parts[: 2 if parts[0].isdigit() else 1])


def read(cells: list[str]) -> list[str]:
    """Cells as one reads them: row by row from the top."""
    return sorted(cells, key=lambda cell: (-parse_cell(cell)[1], parse_cell(cell)[0]))


def numbered(cells: list[str]) -> list[str]:
    """Places as the panel offers them: with their numbers in the close-up."""
    return [W("panel-place", number=number, label=cell) for number, cell in enumerate(cells, 1)]


async def test_more_values_than_a_menu_holds_are_spread_over_several(driver):
    person, _ = await adding(driver)
    seat = (await driver.match()).seat_of(person.id)

    def large(state):
        for x in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            state.territories[seat].tiles[f"{x}20"] = Placed("lake")
        state.rows["nature"][:] = ["grove"]

    await driver.put(large)
    post = await cells_of_a_grove(person)
    match = await driver.match()
    cells = read(
        [move.cell for move in match.game.legal_moves(match.state, seat) if move.kind == "add" and move.tile == "grove"]
    )
    menus = selects(post)
    offered = [place_of(option["label"]) for menu in menus for option in menu["options"]]
    assert offered == numbered(cells) and len(cells) > 50
    assert all(len(menu["options"]) <= 25 for menu in menus)
    last = menus[-1]
    post = await person.choose(last["custom_id"], last["options"][-1]["label"], post=post)
    assert f"**{cells[-1]}**" in post.text
    await person.press(W("panel-confirm"), post=post)
    assert (await driver.match()).state.territories[seat].tiles[cells[-1]].tile == "grove"


async def test_more_values_than_a_message_holds_have_a_second_page(driver):
    person, _ = await adding(driver)
    seat = (await driver.match()).seat_of(person.id)

    def huge(state):
        for row in range(20, 60, 4):
            for x in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
                state.territories[seat].tiles[f"{x}{row}"] = Placed("lake")
        state.rows["nature"][:] = ["grove"]

    await driver.put(huge)
    post = await cells_of_a_grove(person)
    seen = []
    while not seen or place_of(selects(post)[0]["options"][0]["label"]) != seen[0]:
        seen += [place_of(option["label"]) for menu in selects(post) for option in menu["options"]]
        post = await person.press(W("panel-page"), post=post)
    match = await driver.match()
    cells = [
        move.cell for move in match.game.legal_moves(match.state, seat) if move.kind == "add" and move.tile == "grove"
    ]
    assert seen == numbered(read(cells))
    await person.press(W("panel-page"), post=post)
    shown = person.sees_private(W("founders-field-add-cell"))
    chosen = selects(shown)[0]["options"][0]["label"]
    post = await person.choose(selects(shown)[0]["custom_id"], chosen, post=shown)
    assert f"**{place_of(chosen).partition(' · ')[2]}**" in post.text


@pytest.mark.real_pictures
async def test_choosing_a_cell_comes_with_a_close_up_of_the_candidates(driver, scenes):
    person, moves = await adding(driver)
    seat = (await driver.match()).seat_of(person.id)
    game = (await driver.match()).game
    tile = next(move.tile for move in moves if sum(other.tile == move.tile for other in moves) > 1)
    cells = read([move.cell for move in moves if move.tile == tile])
    post = await person.press("Play")
    assert await post.pictures() == []
    post = await person.take(game.components[tile].name["en"], post=post)
    (picture,) = await post.pictures()
    assert picture.image.width == 1200 and picture.alt
    scene = scenes[-1]
    assert (scene.view, scene.focus, scene.viewer) == ("area", seat, seat)
    assert scene.candidates == tuple(f"{seat}:{cell}" for cell in cells)
    shown = [*post.buttons, *(option["label"] for menu in selects(post) for option in menu["options"])]
    assert set(numbered(cells)) <= {*map(place_of, shown)}
    post = await person.take(numbered(cells)[0], post=post)
    assert scenes[-1].candidates == (f"{seat}:{cells[0]}",)
    assert len(await post.pictures()) == 1
    post = await person.press(W("panel-confirm"), post=post)
    assert await post.pictures() == []


async def test_a_panel_of_an_earlier_position_says_so_and_plays_nothing(driver):
    person = await driver.mover()
    post = await person.press("Play")
    summary = await person.press(post.buttons[0], post=post)
    match = await driver.match()
    moves = match.game.legal_moves(match.state, match.seat_of(person.id))
    shown = Picker(moves).step(decode_path(summary.confirm.rpartition(":")[2])).move
    await driver.type_one(but=shown)
    ply = (await driver.match()).row.ply
    answer = await person.press(W("panel-confirm"), post=summary)
    assert W("panel-moved-on") in answer.text and answer.private
    assert (await driver.match()).row.ply == ply


async def test_a_move_that_was_made_already_is_told_again_and_not_made(driver):
    person = await driver.mover()
    post = await person.press("Play")
    screen = Screen(await person.press(post.buttons[0], post=post))
    await screen.press(person, W("panel-confirm"))
    answer = await screen.press(person, W("panel-confirm"))
    assert answer.text.startswith(f"- {W('panel-made-already')}\n- {person.name} takes")
    assert (await driver.match()).row.ply == 1


async def test_a_choice_that_played_at_once_is_told_again_and_not_made(driver):
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    screen = Screen(await person.press("Play"))
    await screen.press(person, screen.post.buttons[0])
    answer = await screen.press(person, screen.post.buttons[0])
    assert W("panel-made-already") in answer.text
    assert (await driver.match()).row.ply == 1


async def test_whoever_still_chooses_in_a_panel_of_an_earlier_position_sees_what_is_possible_now(driver):
    person = await driver.mover()
    post = await person.press("Play")
    await driver.type_one()
    ply = (await driver.match()).row.ply
    answer = await person.press(post.buttons[0], post=post)
    assert f"{W('panel-moved-on')}\n- {person.name} takes" in answer.text and W("panel-not-your-turn") in answer.text
    assert answer.message.id == post.message.id
    assert (await driver.match()).row.ply == ply


async def test_of_much_that_has_changed_since_a_panel_was_shown_the_newest_is_told_in_order(driver):
    person = await driver.mover()
    post = await person.press("Play")
    for _ in range(6):
        await driver.type_one()
    answer = await person.press(post.buttons[0], post=post)
    _, count, *told = answer.text[answer.text.index(W("panel-moved-on")) :].splitlines()[: MOST_CHANGED + 2]
    stored = await driver.bot.store.moves.of(1)
    now = await driver.match()
    lines = lines_of(labels_for(now, "en"), [past_move(row) for row in stored], now.seat_of(person.id))
    assert count == W("turn-lines-before", count=len(lines) - MOST_CHANGED, earlier="yes")
    assert told == [f"- {line}" for line in lines[-MOST_CHANGED:]]


async def test_a_panel_left_open_over_a_restart_goes_on(driver, restart):
    person = await driver.mover()
    post = await person.press("Play")
    await restart(driver.table.env)
    post = await person.press(post.buttons[0])
    await restart(driver.table.env)
    await person.press(W("panel-confirm"))
    assert (await driver.match()).row.ply == 1


async def test_a_panel_from_before_an_undo_never_fits_again(driver):
    person = await driver.mover()
    left_open = await person.press("Play")
    left_open = await person.press(left_open.buttons[0], post=left_open)
    used = await person.press("Play")
    used = await person.press(used.buttons[1], post=used)
    await person.press(W("panel-confirm"), post=used)
    await person.slash("/undo")
    match = await driver.match()
    assert (match.row.ply, match.row.revision) == (0, 2)
    answer = await person.press(W("panel-confirm"), post=left_open)
    assert f"{W('panel-moved-on')}\n- {W('panel-taken-back', what=person.name)} takes" in answer.text
    assert (await driver.match()).row.ply == 0


async def test_in_somebody_elses_turn_only_the_free_moves_are_offered_and_behind_more(driver):
    await driver.through_the_draft()
    (other,) = await driver.others()
    post = await other.press("Play")
    waits = W("panel-waits", players=(await driver.mover()).name)
    assert f"{W('panel-not-your-turn')} {waits}" in post.text
    assert not {W("founders-kind-stop"), W("founders-kind-reveal")} & {*post.buttons}
    post = await other.press(W("panel-more"), post=post)
    post = await other.press(W("founders-kind-stop"), post=post)
    # What ends something is confirmed in red, by name.
    red = next(item for item in post.components if item.get("style") == 4)
    assert red["label"].startswith(W("founders-kind-stop")) and W("panel-confirm") not in post.buttons
    assert not any(W("panel-further") in (item.get("label"), item.get("placeholder")) for item in post.components)
    await other.press(red["label"], post=post)
    assert "agrees to stop the game (1 of 2)" in driver.boards[-1].text


async def test_a_spectator_is_told_that_he_may_watch(driver):
    zofia = driver.table.join("Zofia")
    zofia.place = driver.thread
    answer = await zofia.press("Play")
    assert answer.text == W("error-no-seat", match=1) and answer.private
    assert await (await zofia.press("Close-up")).pictures()
    assert "Anna" in (await zofia.press("Scores")).text


async def test_whoever_has_left_the_match_is_offered_nothing(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben", "Celina")
    person = (await driver.others())[0]
    await person.slash("/concede")
    await person.press(W("concede-confirm"))
    post = await person.press("Play")
    assert W("panel-not-your-turn") in post.text


async def test_pressing_play_twice_at_once_opens_two_panels_and_plays_nothing(driver):
    person = await driver.mover()
    board = driver.boards[-1].message
    race = await together(
        driver.table.env, *[lambda: person.actor.click(board, custom_id="panel:1:0:") for _ in range(2)]
    )
    assert race.most_at_once == 2
    assert (await driver.match()).row.revision == 0


async def test_after_ten_moves_fewer_presses_are_offered_once_and_one_press_takes_the_offer(driver):
    def offers(person):
        return [post for post in person.newest_first(driver.table.thread()) if W("panel-fewer") in post.buttons]

    made, person = Counter[int](), await driver.mover()
    while made[person.id] < 12:
        made[(await driver.mover()).id] += 1
        await driver.type_one()
        assert len(offers(person)) == (made[person.id] >= 10)
    answer = await person.press(W("panel-fewer"), post=offers(person)[0])
    assert answer.text == W("panel-fewer-done")
    assert not (await driver.bot.store.people.get(person.id)).confirm


async def test_more_opens_from_every_step_and_leads_back_to_what_was_chosen(driver):
    person, moves = await adding(driver)
    first = await person.press("Play")
    game = (await driver.match()).game
    tile = next(move.tile for move in moves if sum(other.tile == move.tile for other in moves) > 1)
    step = await person.take(game.components[tile].name["en"], post=first)
    step = await aside_and_back(person, step)
    whole = await person.choose(selects(step)[0]["custom_id"], selects(step)[0]["options"][0]["label"], post=step)
    assert whole.confirm
    await aside_and_back(person, whole)


async def test_more_leads_back_to_what_is_free_at_any_time_if_it_was_opened_from_there(driver):
    person = await driver.mover()
    aside = await person.press(W("panel-more"), post=await person.press("Play"))
    stop = await person.press(W("founders-kind-stop"), post=aside)
    aside = await person.press(W("panel-more"), post=stop)
    assert W("founders-kind-stop") not in aside.buttons
    back = await person.press(W("panel-back"), post=aside)
    assert (back.text, back.buttons) == (stop.text, stop.buttons)


async def test_what_is_free_at_any_time_leads_back_to_what_was_being_chosen_when_it_is_done_or_not(driver):
    person, moves = await adding(driver)
    tile = next(move.tile for move in moves if sum(other.tile == move.tile for other in moves) > 1)
    name = (await driver.match()).game.components[tile].name["en"]
    step = await person.take(name, post=await person.press("Play"))
    said = step.text
    stop = await person.press(W("founders-kind-stop"), post=await person.press(W("panel-more"), post=step))
    back = await person.press(W("panel-back"), post=stop)
    assert (back.text, back.buttons) == (said, step.buttons)
    stop = await person.press(W("founders-kind-stop"), post=await person.press(W("panel-more"), post=back))
    ply = (await driver.match()).row.ply
    done = await person.press(stop.buttons[0], post=stop)
    assert (await driver.match()).row.ply == ply + 1
    assert done.text.endswith(said.partition("\n")[2]) and done.text != said
    assert selects(done)[0]["options"] == selects(step)[0]["options"]
    assert W("turn-undo") in done.buttons


async def aside_and_back(person, post):
    """Press More and then Back; gives what is shown then, which is what was shown before."""
    said, buttons = post.text, post.buttons
    aside = await person.press(W("panel-more"), post=post)
    assert aside.confirm is None and W("founders-kind-stop") in aside.buttons
    back = await person.press(W("panel-back"), post=aside)
    assert (back.text, back.buttons) == (said, buttons)
    return back
