"""Something of an earlier move is changed: what was chosen after it stays as far as it is possible, and what is not is named."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.completion import completed, natural_of
from cogs.choosing.kept import kept
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.answers import lost
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import led_on_way, way_of
from cogs.presentation.labels import labels_for
from games.rise_of_empires.moves import Pay, Place, Remove, TakeCity
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.cogs.features.panel.test_long_actions import GAME, chains
from tests.games.rise_of_empires.case_builder import build_state


@cache
def placed() -> tuple[Chain, Chain]:
    """Rise of Empires: an action in which cubes were placed in two regions, and a third may follow; and what stood before them."""
    chain = next(chain for chain in chains("so far 1", 2) if chain.position.asked == "place")
    before = chain
    while before.moves[-1].kind == "place" and before.before is not None:
        before = before.before
    return before, chain


@pytest.mark.parametrize("cubes", [1, 7, 11])
def test_regions_that_were_chosen_later_stay_where_the_cubes_are_enough_for_them(cubes: int):
    before, chain = placed()
    first, second = chain.moves[-2:]
    assert isinstance(first, Place) and first.cubes != cubes
    changed = Place(first.region, cubes)
    now, path, gone = kept(before, before.picker.path_of(changed), chain.prefix.removeprefix(before.prefix))
    assert (now.moves[-2:], path, gone) == ((changed, second), (), [])


def test_a_region_for_which_no_cubes_are_left_is_named():
    before, chain = placed()
    first, second = chain.moves[-2:]
    assert isinstance(first, Place)
    most = max(move.cubes for move in before.position.moves if isinstance(move, Place) and move.region == first.region)
    changed = Place(first.region, most)
    now, _, gone = kept(before, before.picker.path_of(changed), chain.prefix.removeprefix(before.prefix))
    assert (now.moves[-1], gone) == (changed, [second])


async def menu_of_cubes(before: Chain, chain: Chain) -> Choose:
    """On the screen after both regions the menu by which the cubes of the first one are changed."""
    view, _ = await Screens(Unseen()).make(chain, labels_for(chain.position.table, "en"), ())
    begun = before.prefix + ".".join(map(str, Picker(before.position.moves).path_of(chain.moves[-2])[:-1]))
    return next(
        part for part in view.walk_children() if isinstance(part, Choose) and part.pressed.arg.startswith(f"{begun}~")
    )


async def test_the_menu_by_which_the_cubes_of_the_first_region_are_changed_keeps_the_second_and_tells_what_each_number_costs():
    before, chain = placed()
    menu = await menu_of_cubes(before, chain)
    assert [f"cubes −{cubes} " in f"{row.description} " for cubes, row in enumerate(menu.item.options, 1)] == [
        True
    ] * 16
    pressed = replace(menu.pressed, values=("0",))
    assert [str(move) for move in led_on_way(way_of(chain.start, pressed)).chain.moves[-2:]] == [
        str(Place(chain.moves[-2].region, 1)),
        str(chain.moves[-1]),
    ]


async def test_where_a_change_drops_something_back_brings_it_back_and_that_is_said():
    before, chain = placed()
    menu = await menu_of_cubes(before, chain)
    values = [option.value for option in menu.item.options]
    few, most = (way_of(chain.start, replace(menu.pressed, values=(value,))) for value in (values[0], values[-1]))
    assert [(bool(way.undone), bool(way.gone)) for way in (few, most)] == [(False, False), (True, True)]
    at = led_on_way(most)
    labels = labels_for(chain.position.table, "en")
    assert lost(labels, at.gone, back=bool(at.undone)).endswith(". Back brings this back as it was.")
    view, _ = await Screens(Unseen()).make(at.chain, labels, at.path, undone=at.undone)
    back = next(
        one for one in view.walk_children() if isinstance(one, Press) and one.item.label == labels.words("panel-back")
    )
    assert led_on_way(way_of(chain.start, back.pressed)).chain.moves == chain.moves


async def test_the_last_of_several_regions_is_named_where_its_cubes_are_changed_like_those_before():
    _, chain = placed()
    position = chain.position
    end = completed(chain.picker, (0, 0), natural_of(position, GAME.redact(position.table.state, position.seat)))
    step = chain.picker.step(end)
    assert step is not None
    assert isinstance(step.move, Place)
    labels = labels_for(position.table, "en")
    view, _ = await Screens(Unseen()).make(chain, labels, end)
    called = [part.item.placeholder or "" for part in view.walk_children() if isinstance(part, Choose)]
    regions = [move.region for move in (*chain.moves, step.move) if isinstance(move, Place)]
    assert [any(name.startswith(f"Change: {labels.part(region)}: ") for name in called) for region in regions] == [
        True
    ] * 3


def test_where_another_payment_opens_one_more_tile_it_is_asked_anew_which_is_taken():
    """Paris costs all the gold there is, so that it can be taken only where the fee is paid with something else."""
    rows = {"city": [1, 0], "trade": [0, 1]}
    cities = ["amsterdam", "paris"]
    state = build_state({"gold": 8, "food": 0, "vp": 21}, {}, side="B", rows=rows, order=[0, 1], era=2, cities=cities)
    start = Chain(seated(GAME, state, 0))
    before = start.then(start.picker.path_of(Remove("city", 1, "gold")))
    paying = start.then(start.picker.path_of(Remove("city", 1, "choose")))
    assert before is not None and paying is not None
    taken = before.picker.path_of(TakeCity("amsterdam"))
    assert TakeCity("paris") not in before.position.moves
    payment = paying.picker.path_of(Pay(0, 1, 0, 0))
    now, path, gone = kept(start, payment, before.prefix + encode_path(taken), paying)
    assert (path, gone) == ((), [TakeCity("amsterdam")])
    assert {TakeCity("amsterdam"), TakeCity("paris")} <= {*now.position.moves}
