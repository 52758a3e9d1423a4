"""Others move while somebody thinks: what he was shown can still be pressed, as long as his question is the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cogs.choosing.picker import Picker
from cogs.discord_io.clock import utc_now
from cogs.features.games.reading import spelt
from cogs.presentation.labels import labels_for
from games.base import IllegalMove, awaited
from games.core.rng import Rng
from games.founders_of_the_empire.state import Placed
from games.rise_of_empires.moves import Review
from locales import words
from tests.discord.chat import Table
from tests.discord.founders import SLUG, begun, more
from tests.discord.whole import Whole

W = words("en")
TOGETHER = ["imperial_settlers", "mare_nostrum", "mosaic"]  # games that ask several people at once


async def asked_at_once(simcord_env, slug):
    """A match in which three people have to decide at once; gives it, and the person, seat and a good move of the first two."""
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), slug)
    await whole.begin()
    await whole.skip(lambda state: len({decision.seat for decision in state.pending}) > 1)
    match = await whole.match()
    found = []
    for seat in match.game.to_move(match.state)[:2]:
        move = match.game.sensible_move(match.game.redact(match.state, seat), seat, whole.rng)
        found.append((whole.people[match.seats[seat].user], seat, move))
    return whole, *found


async def play(whole, person, move):
    """A move past Discord."""
    row = (await whole.match()).row
    await whole.bot.services.playing.play(row.id, person.id, lambda _: [move], revision=row.revision, now=utc_now())


@pytest.mark.parametrize("slug", TOGETHER)
async def test_what_was_to_be_confirmed_is_played_after_another_who_is_asked_too_has_moved(simcord_env, slug):
    whole, (person, seat, move), (other, _, others) = await asked_at_once(simcord_env, slug)
    post = await whole.to_summary(person, move)
    await play(whole, other, others)
    before = await whole.match()
    assert awaited(before.state.pending, seat) is not None
    await person.press(post.confirm, post=post)
    (made, *_) = await whole.bot.store.moves.of(before.row.id, from_ply=before.row.ply)
    assert (made.seat, before.game.decode_move(made.move)) == (seat, move)


@pytest.mark.parametrize("by", ["confirm", "choice"])
async def test_what_may_be_done_at_any_time_is_taken_although_it_is_ones_turn_by_now(simcord_env, by):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.to_step("token")
    (other,) = await driver.others()
    panel = await more(other)
    stop = await other.press(W("founders-kind-stop"), post=panel) if by == "confirm" else panel
    seat = (await driver.match()).seat_of(other.id)
    while seat not in (match := await driver.match()).game.to_move(match.state):
        (mover,) = match.game.to_move(match.state)
        move = match.game.default_move(match.game.redact(match.state, mover), mover)
        await play(driver, next(person for person in driver.table.people if match.seat_of(person.id) == mover), move)
    if by == "choice":
        stop = await other.press(W("founders-kind-stop"), post=panel)
        assert W("panel-moved-on") not in stop.text
    await other.press(stop.confirm, post=stop)
    (made, *_) = await driver.bot.store.moves.of(match.row.id, from_ply=match.row.ply)
    assert (made.seat, match.game.decode_move(made.move).kind) == (seat, "stop")


def labels_of_options(post):
    """The entries of the menus of a post."""
    return [option["label"] for item in post.components for option in item.get("options") or []]


async def until_last(whole, kinds):
    """Several people have a decision of one of these kinds: the last of them, and the one move that his answer lacks, played by nobody."""
    await whole.skip(lambda state: len(state.pending) > 1 and {decision.kind for decision in state.pending} <= kinds)
    while True:
        match = await whole.match()
        game, seat = match.game, match.game.to_move(match.state)[-1]
        person = whole.people[match.seats[seat].user]
        move = game.sensible_move(game.redact(match.state, seat), seat, whole.rng)
        after = game.copy(match.state)
        game.play(after, seat, move)
        if seat not in game.to_move(after):
            return person, seat, move
        await play(whole, person, move)


async def without(whole, seat):
    """The match after all others who are asked have chosen, past Discord."""
    while True:
        match = await whole.match()
        others = [other for other in match.game.to_move(match.state) if other != seat]
        if not others:
            assert match.game.to_move(match.state) == (seat,)
            return match
        move = match.game.sensible_move(match.game.redact(match.state, others[0]), others[0], whole.rng)
        await play(whole, whole.people[match.seats[others[0]].user], move)


async def made_since(whole, before, seat):
    """The first move of this seat since a match was as it was ``before``."""
    made = await whole.bot.store.moves.of(before.row.id, from_ply=before.row.ply)
    return next(before.game.decode_move(row.move) for row in made if row.seat == seat)


@pytest.mark.parametrize(
    ("slug", "kinds", "options"),
    [
        ("imperial_settlers", {"faction"}, {}),
        ("imperial_settlers", {"draft"}, {"lookout": "alternate"}),
        ("mare_nostrum", {"offer"}, {}),
        ("mosaic", {"pick"}, {}),
        ("rise_of_empires", {"food"}, {}),
    ],
)
async def test_the_last_of_several_to_choose_is_not_asked_again_for_what_then_follows_for_all(
    simcord_env, slug, kinds, options
):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), slug)
    await whole.begin(**options)
    for asking in whole.people.values() if slug == "rise_of_empires" else ():
        await play(whole, asking, Review(wanted=True))  # whether to give tiles up
    person, seat, move = await until_last(whole, kinds)
    post = await whole.to_summary(person, move)
    before = await without(whole, seat)
    answer = await person.press(post.confirm, post=post)
    assert W("error-other-end") not in answer.text
    assert await made_since(whole, before, seat) == move
    # The same for whoever types his choice.
    revision = (await whole.match()).row.revision
    taken_back = {"to_ply": before.row.ply, "revision": revision, "by": person.id, "reason": "", "now": utc_now()}
    await whole.bot.services.playing.undo(before.row.id, **taken_back)
    fields = {name: value for name in move.__struct_fields__ if (value := getattr(move, name)) != ""}
    typed = {name: spelt(name, value) for name, value in fields.items()}
    await whole.confirm(person, await person.slash(whole.command(move.kind), **typed))
    assert await made_since(whole, before, seat) == move


@pytest.mark.parametrize("slug", TOGETHER)
async def test_a_choice_leads_on_after_another_who_is_asked_too_has_moved(simcord_env, slug):
    whole, (person, _, _), (other, _, others) = await asked_at_once(simcord_env, slug)
    post = await person.press(W("turn-play"))
    await play(whole, other, others)
    (control, *_) = [
        item for item in post.components if str(item.get("custom_id")).startswith(("pick:", "choose-pick:"))
    ]
    if options := control.get("options"):
        answer = await person.choose(control["custom_id"], options[0]["value"], post=post)
    else:
        answer = await person.press(control["custom_id"], post=post)
    assert W("panel-moved-on") not in answer.text
    assert answer.text != post.text


@pytest.mark.parametrize("slug", ["imperial_settlers", "mosaic"])
async def test_whoever_has_chosen_reads_for_whom_he_waits(simcord_env, slug):
    whole, (person, seat, move), _ = await asked_at_once(simcord_env, slug)
    await play(whole, person, move)
    match = await whole.match()
    assert seat not in match.game.to_move(match.state)
    waiting = ", ".join(match.seats[other].name for other in match.game.to_move(match.state))
    assert W("panel-chosen", players=waiting) in (await person.press(W("turn-play"))).text


async def test_what_costs_or_brings_something_else_by_now_is_asked_for_anew(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    person = await driver.to_step("token")
    (other,) = await driver.others()
    match = await driver.match()
    seat = match.seat_of(person.id)
    move = next(move for move in match.game.legal_moves(match.state, seat) if move.kind == "replace")
    post = await Whole(driver.table, SLUG).to_summary(person, move)
    stop = await other.press(W("founders-kind-stop"), post=await more(other))
    await other.press(stop.confirm, post=stop)

    def one_tile_less(state):
        territory = state.territories[seat]
        territory.replaced.append(state.box.pop() if state.box else "forest")

    await driver.put(one_tile_less, revision=False)
    before = await driver.match()
    answer = await person.press(post.confirm, post=post)
    assert W("error-other-end") in answer.text and answer.confirm is not None
    assert (await driver.match()).row.ply == before.row.ply
    await person.press(answer.confirm, post=answer)
    (made, *_) = await driver.bot.store.moves.of(before.row.id, from_ply=before.row.ply)
    assert before.game.decode_move(made.move) == move


async def test_without_questions_too_nothing_is_played_that_costs_or_brings_something_else_by_now(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    person = await driver.to_step("token")
    (other,) = await driver.others()
    await person.slash("/me", confirm=False)
    match, whole = await driver.match(), Whole(driver.table, SLUG)
    position = driver.bot.services.tables.position_of(match, match.seat_of(person.id))
    adding = [move for move in position.moves if move.kind == "add"]
    move, elsewhere = next((a, b) for a, b in pairwise(adding) if a.tile == b.tile and a.cell != b.cell)
    path = Picker(position.moves).path_of(move)
    post = await whole.step(person, await person.press(W("turn-play")), position, path)
    assert W("founders-field-add-cell") in post.text
    stop = await other.press(W("founders-kind-stop"), post=await more(other))
    await other.press(stop.confirm, post=stop)

    def one_such_tile_more(state):
        state.territories[position.seat].tiles[elsewhere.cell] = Placed(move.tile)

    await driver.put(one_such_tile_more, revision=False)
    before = await driver.match()
    assert move in before.game.legal_moves(before.state, position.seat)
    answer = await whole.step(person, post, position, path)
    assert W("error-other-end") in answer.text and answer.confirm is not None
    assert (await driver.match()).row.ply == before.row.ply
    await person.press(answer.confirm, post=answer)
    (made, *_) = await driver.bot.store.moves.of(before.row.id, from_ply=before.row.ply)
    assert before.game.decode_move(made.move) == move


async def test_what_the_rules_forbid_by_now_is_refused_in_the_panel_with_the_reason_and_what_is_possible(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    person = await driver.to_step("token")
    (other,) = await driver.others()
    match = await driver.match()
    moves = match.game.legal_moves(match.state, match.seat_of(person.id))
    move = next(move for move in moves if move.kind == "add")
    post = await Whole(driver.table, SLUG).to_summary(person, move)
    stop = await other.press(W("founders-kind-stop"), post=await more(other))
    await other.press(stop.confirm, post=stop)

    def without_the_tile(state):
        for row in state.rows.values():
            row[:] = [tile for tile in row if tile != move.tile]

    await driver.put(without_the_tile, revision=False)
    before = (await driver.match()).row.ply
    answer = await person.press(post.confirm, post=post)
    with pytest.raises(IllegalMove) as refused:
        now = await driver.match()
        now.game.play(now.state, now.seat_of(person.id), move)
    assert labels_for(now, "en").illegal(refused.value) in answer.text and f"Rule {refused.value.rule}." in answer.text
    assert (await driver.match()).row.ply == before
    assert answer.id == post.id and answer.confirm is None
    assert answer.buttons == (await person.press(W("turn-play"))).buttons


async def test_of_two_who_confirm_the_same_faction_the_second_chooses_in_his_panel_from_what_is_left(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "imperial_settlers")
    await whole.begin()
    match = await whole.match()
    panels = {}
    for person in whole.table.people:
        romans = next(
            move
            for move in match.game.legal_moves(match.state, match.seat_of(person.id))
            if getattr(move, "faction", "") == "romans"
        )
        panels[person] = await whole.to_summary(person, romans)
    anna, ben = whole.table.people
    await anna.press(panels[anna].confirm, post=panels[anna])
    answer = await ben.press(panels[ben].confirm, post=panels[ben])
    assert answer.id == panels[ben].id
    assert "Romans" in answer.text.splitlines()[0] or "Romans" in answer.text.splitlines()[1]
    assert not any("Romans" in label for label in [*answer.buttons, *labels_of_options(answer)])
    assert answer.buttons or labels_of_options(answer)


async def test_no_control_of_an_earlier_round_does_anything_but_say_what_happened_and_what_is_possible_now(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    person = await driver.to_step("token")
    first = await person.press(W("turn-play"))
    controls = [item for item in first.components if "custom_id" in item]
    panels = [(item, await person.press(W("turn-play"))) for item in controls]
    match = await driver.match()
    move = next(move for move in match.game.legal_moves(match.state, match.seat_of(person.id)) if move.kind == "add")
    whole = await Whole(driver.table, SLUG).to_summary(person, move)
    panels.append(({"custom_id": whole.confirm}, whole))
    for _ in range(8):
        match = await driver.match()
        (seat,) = match.game.to_move(match.state)
        move = match.game.sensible_move(match.game.redact(match.state, seat), seat, Rng("on"))
        await play(driver, next(one for one in driver.table.people if match.seat_of(one.id) == seat), move)
    before = (await driver.match()).row
    for item, post in panels:
        options = item.get("options")
        if options is None:
            answer = await person.press(item["custom_id"], post=post)
        else:
            answer = await person.choose(item["custom_id"], options[0]["value"], post=post)
        assert (await driver.match()).row.revision == before.revision
        assert W("panel-moved-on") in answer.text or item["custom_id"].startswith(("more:", "why:"))
        assert answer.confirm is None
