"""No menu of the first screen has one row only or rows that all end in the same, in any game or language; all begins with a capital."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.first_screen import READ
from cogs.features.panel.screens import Screens
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.rows import FEW
from games import GAMES, offered
from locales import LANGUAGES
from tests.cogs.features.panel.test_first_screen import positions
from tests.cogs.tables import table
from tests.samples import stride

EVERY = stride(20)  # of the positions of a match
PRICED = 4  # rows of Build that name their price
CHANGE = re.compile(r"(?:^|, | → | · )([^,→·]+ [+−]\d+)")


@pytest.mark.parametrize("slug", offered())
async def test_menus_have_several_rows_with_no_cost_or_gain_in_common_nor_one_that_a_phone_cuts_and_controls_begin_with_a_capital(
    slug: str,
):
    game, pictures, menus = GAMES[slug], Pictures("png"), 0
    small, alike, lonely, cut = list[str](), list[set[str]](), list[str](), list[str]()
    try:
        for number, (state, seat) in enumerate(positions(slug)[::EVERY]):
            position = Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat))
            labels = labels_for(position.table, LANGUAGES[number % len(LANGUAGES)])
            view, _ = await Screens(pictures).make(Chain(position), labels, ())
            for control in view.walk_children():
                if isinstance(control, Choose):
                    rows = [option.description or "" for option in control.item.options]
                    menus += 1
                    cut += [said for said in [control.item.placeholder or ""] if " · " in said and len(said) > READ]
                    lonely += rows if len(rows) == 1 else []
                    small += [
                        option.label for option in control.item.options if begins_small(option.label, labels.plain)
                    ]
                    said = [
                        {*CHANGE.findall(f"{option.label} · {option.description}")} for option in control.item.options
                    ]
                    if len(rows) > FEW and all(said):
                        alike.append(set[str]().union(*said[:1]).intersection(*said))
                elif isinstance(control, Press):
                    small += [label for label in [control.item.label or ""] if begins_small(label, labels.plain)]
    finally:
        pictures.close()
    # Rows leave out what all of them cost: where the menu itself has no room for it on a phone it stands above.
    assert [said for said in cut if CHANGE.search(said)] == []
    assert small == [] and lonely == []
    assert [found for found in alike if found] == []
    assert menus > 0


async def test_few_choices_of_a_question_do_not_each_say_what_is_the_same_for_all():
    game, pictures, alike = GAMES["founders_of_the_empire"], Pictures("png"), list[set[str]]()
    try:
        for state, seat in positions("founders_of_the_empire"):
            position = Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat))
            picker = Picker(position.moves)
            for kind in {*picker.kinds} & {"cart", "war"}:
                step = picker.step(picker.path_to(kind) or ())
                if step is None or not 1 < len(step.values) <= FEW:
                    continue
                view, _ = await Screens(pictures).make(Chain(position), labels_for(position.table, "en"), step.path)
                menus = [control.item for control in view.walk_children() if isinstance(control, Choose)]
                said = [
                    {*CHANGE.findall(row.description or "")}
                    for menu in menus
                    for row in menu.options
                    if len(menu.options) == len(step.values)
                ]
                alike.append(set[str]().union(*said[:1]).intersection(*said))
    finally:
        pictures.close()
    assert alike and not any(alike)


async def test_a_price_that_a_row_names_is_not_said_again_in_its_description():
    game, pictures = GAMES["mosaic"], Pictures("png")
    rows = list[discord.SelectOption]()
    try:
        for state, seat in positions("mosaic"):
            moves = game.legal_moves(game.redact(state, seat), seat)
            if len(rows) < PRICED and any(move.kind == "build" for move in moves):
                position = Position(table(game, state), seat, moves)
                view, _ = await Screens(pictures).make(Chain(position), labels_for(position.table, "en"), ())
                menus = [control.item for control in view.walk_children() if isinstance(control, Choose)]
                rows += [row for menu in menus for row in menu.options if CHANGE.search(row.label)]
    finally:
        pictures.close()
    assert len(rows) >= PRICED
    assert [row for row in rows if {*CHANGE.findall(row.label)} & {*CHANGE.findall(row.description or "")}] == []


def begins_small(label: str, names: Any) -> bool:
    """Whether a label begins with a small letter that is not one of a person's name."""
    return label[:1].islower() and not label.startswith(tuple(names))


@pytest.mark.parametrize("slug", offered())
async def test_whoever_nobody_waits_for_is_shown_no_move_by_its_id(slug: str):
    # Of Mare Nostrum the standing orders stood there as "Order_next" and "Order_rule".
    game, pictures = GAMES[slug], Pictures("png")
    ids = {kind.capitalize() for kind in game.kind_order}
    called = set[str]()
    try:
        state, awaited = positions(slug)[-1]
        for seat in {*range(state.seats)} - {awaited}:
            position = Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat))
            view, _ = await Screens(pictures).make(Chain(position), labels_for(position.table, "pl"), ())
            called |= {control.item.label or "" for control in view.walk_children() if isinstance(control, Press)}
    finally:
        pictures.close()
    assert called & ids == set()


async def test_what_two_or_three_cards_bring_alike_stands_above_their_menu_and_not_in_its_rows():
    game, pictures = GAMES["imperial_settlers"], Pictures("png")
    state = game.setup(2, game.options(), "few")
    while game.asked(state, game.to_move(state)[0]) != "draft":
        game.play(state, game.to_move(state)[0], game.legal_moves(state, game.to_move(state)[0])[0])
    seat = game.to_move(state)[0]
    position = Position(table(game, state), seat, game.legal_moves(state, seat))
    try:
        view, _ = await Screens(pictures).make(Chain(position), labels_for(position.table, "en"), ())
    finally:
        pictures.close()
    (menu,) = [control for control in view.walk_children() if isinstance(control, Choose)]
    texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert any("each: Cards in hand +1" in text for text in texts)
    assert len(menu.item.options) <= FEW
    assert not any("Cards in hand" in (option.description or "") for option in menu.item.options)
