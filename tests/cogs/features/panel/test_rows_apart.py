"""No two rows or buttons of a screen are called alike, however far somebody has come with a move or a plan (law 4)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.panel.ahead import looking_ahead
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.offers import offers
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import led_on_way, way_of
from cogs.match.refusals import Refusal
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import labels_for
from db.rows import PlanRow
from games import GAMES, offered
from locales import LANGUAGES
from tests.cogs.features.panel.pressing import Unseen, screens, seated
from tests.cogs.features.panel.test_first_screen import positions
from tests.cogs.tables import table
from tests.games.rise_of_empires.case_builder import at_war
from tests.samples import stride

PLANNED = ("founders_of_the_empire", "imperial_settlers", "rise_of_empires")
EVERY = stride(3)  # of the positions of a match
FURTHER = 3  # presses after the first screen


def alike(controls: Iterable[Any]) -> list[str]:
    """What several buttons, or several rows of one menu, are called."""
    found, buttons = list[str](), Counter[str]()
    for control in controls:
        if isinstance(control, Choose):
            rows = Counter(option.label for option in control.item.options)
            found += [label for label, count in rows.items() if count > 1]
        elif isinstance(control, Press):
            buttons[control.item.label or ""] += 1
    return [*found, *(label for label, count in buttons.items() if count > 1)]


def pressed(control: Press | Choose, chance: random.Random) -> Pressed:
    """A press of a control, of a menu with as few of its rows as it takes."""
    if isinstance(control, Press):
        return control.pressed
    rows = chance.sample(control.item.options, max(1, control.item.min_values))
    return replace(control.pressed, values=tuple(option.value for option in rows))


_walked = dict[str, list[list[Press | Choose]]]()


async def walked(slug: str) -> list[list[Press | Choose]]:
    """The controls of the screens on some ways of chance through the panel; worked out once."""
    if slug not in _walked:
        _walked[slug] = await _walk(slug)
    return _walked[slug]


async def _walk(slug: str) -> list[list[Press | Choose]]:
    game, chance, found = GAMES[slug], random.Random(slug), list[list[Press | Choose]]()
    shown = screens()
    for number, (state, seat) in enumerate(positions(slug)[::EVERY]):
        position = seated(game, state, seat)
        labels = labels_for(position.table, LANGUAGES[number % len(LANGUAGES)])
        at = way_of(position, Pressed("pick", position.table.row.id, position.table.row.revision))
        for _ in range(1 + FURTHER):
            view, _ = await shown.make(at.chain, labels, at.path, page=at.page, as_is=at.as_is)
            controls = [control for control in view.walk_children() if isinstance(control, Press | Choose)]
            found.append(controls)
            on = [control for control in controls if control.pressed.kind == "pick" and control.pressed.arg]
            if not on:
                break
            try:
                at = led_on_way(way_of(position, pressed(chance.choice(on), chance)))
            except Refusal:
                break  # things that do not go together were ticked
    return found


@pytest.mark.parametrize("slug", offered())
async def test_no_two_rows_or_buttons_of_a_screen_are_called_alike(slug: str):
    seen = await walked(slug)
    assert [label for controls in seen for label in alike(controls)] == []
    assert len(seen) > len(positions(slug)[::EVERY])


@pytest.mark.parametrize("slug", offered())
async def test_no_row_is_cut_that_has_room_for_the_rest_behind_it(slug: str):
    rows = [row for seen in await walked(slug) for one in seen if isinstance(one, Choose) for row in one.item.options]
    assert [row.label for row in rows if row.label.endswith("…") and not row.description] == []
    assert rows


@pytest.mark.parametrize("slug", PLANNED)
def test_no_two_choices_of_a_plan_are_called_alike(slug: str):
    game, found, seen = GAMES[slug], list[str](), 0
    for state, awaited in positions(slug):
        seat = (awaited + 1) % state.seats
        ahead = looking_ahead(table(game, state), seat, PlanRow(1, 1), instead=False)
        if seat in game.to_move(state) or not ahead.position.moves:
            continue
        position, picker = ahead.position, Picker(ahead.position.moves)
        labels = telling_apart(labels_for(position.table, "en"), position.moves)
        choices = offers(position, picker, labels, lambda _step: None)
        found += alike(FirstScreen(position, picker, labels, ahead.style, {}).controls(choices))
        seen += 1
    assert found == [] and seen > 0


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_is_remarked_on_few_choices_stands_in_the_same_place_in_all(lang: str):
    """Rise of Empires R6.4: of two regions the name of one leaves no room for all of it."""
    state = at_war("empire_4", 1, own=4, enemy=6)
    state.map["anatolia"] = [2, 1]
    assert state.campaign is not None
    state.campaign.placed["anatolia"] = 2
    at = Chain(seated(GAMES["rise_of_empires"], state, 0))
    view, _ = await Screens(Unseen()).make(at, labels_for(at.position.table, lang), ())
    (menu,) = [one for one in view.walk_children() if isinstance(one, Choose)]
    cubes = {"en": "cubes", "pl": "kostki"}[lang]
    behind = [f"; {cubes} " in row.label for row in menu.item.options]
    assert behind == [lang == "pl"] * 2
    assert all(f"{cubes} " in f"{row.label}{row.description}" for row in menu.item.options)
