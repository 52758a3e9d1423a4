"""How the panel offers sets of things: ticked in a menu, with a button for none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.ui import TextDisplay

from cogs.choosing.follow_ups import Grave
from cogs.choosing.paths import decode_path, encode_path
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.panel.before import count_actions
from cogs.features.panel.confirming import confirm_before
from cogs.features.panel.step_controls import value_controls
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.view import panel_view, path_of
from cogs.match.refusals import Refusal
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Aid, Pictures
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import capital
from cogs.presentation.scenes import scene_of
from games import GAMES
from games.core.events import Event
from games.founders_of_the_empire import moves as founders
from games.imperial_settlers.moves import Build, Discard, UseDeals
from games.mare_nostrum import moves as mare
from games.mosaic import moves as mosaic
from locales import words
from render.scene import Picture
from render.shared.wording import text_of
from tests.cogs.tables import table
from tests.render.settlers_scenes import at

GAME = GAMES["imperial_settlers"]
MATCH = table(GAME, GAME.setup(2, GAME.options(), "panel"))
CARDS = sorted(GAME.components)[:5]
NOTHING = capital(words("en")("panel-nothing"))
KINDS = PanelStyle(foreseen=("what will happen",))


def sets(*some: tuple[str, ...]) -> list[UseDeals]:
    return [UseDeals(cards) for cards in some]


def controls(moves: list[Any], path: tuple[int, ...] = (0,)) -> tuple[list[Any], list[Any]]:
    """The menus and the buttons at a step of the panel of these moves."""
    picker = Picker(moves)
    step = picker.step(path)
    assert step is not None
    view = panel_view(Position(MATCH, 0, moves), picker, labels_for(MATCH, "en"), step, None, page=0, note="")
    children: list[Any] = list(view.walk_children())
    found = [item.item for item in children if hasattr(item, "item")]
    return [item for item in found if hasattr(item, "options")], [item for item in found if hasattr(item, "style")]


A, B, C, D, E = CARDS


def said(view: Any) -> str:
    """The text of a panel."""
    return "".join(item.content for item in view.walk_children() if isinstance(item, TextDisplay))


@pytest.mark.parametrize(("number", "only"), [(1, True), (2, False)])
def test_a_single_move_that_nothing_forces_is_told_to_be_the_only_one(number: int, only: bool):
    """Mosaic's End, while cards lie face down that others do not know: the step would ask for what cannot be done."""
    game = GAMES["mosaic"]
    match = table(game, game.setup(2, game.options(), "panel"))
    seat = game.to_move(match.state)[0]
    moves = game.legal_moves(match.state, seat)[:number]
    picker, labels = Picker(moves), labels_for(match, "en")
    step = picker.step(())
    assert step is not None
    view = panel_view(Position(match, seat, moves), picker, labels, step, None, page=0, note="")
    told = said(view)
    assert (words("en")("panel-only") in told, labels.step(match.state) in told) == (only, not only)


def test_each_kind_of_move_asks_in_the_order_of_its_own_fields():
    moves = [
        mare.RaiseLegion("achaea", "coins"),
        *(mare.Recruit(card, pay) for card in ("hercules", "perseus") for pay in ("coins", "goods")),
    ]
    picker = Picker(moves)
    path = picker.path_of(mare.Recruit("perseus", "coins"))
    steps = [picker.step(path[:length]) for length in range(1, len(path) + 1)]
    assert [(step.field, list(step.chosen)) for step in steps if step is not None] == [
        ("card", ["kind"]),
        ("pay", ["kind", "card"]),
        ("", ["kind", "card", "pay"]),
    ]


MARCHES = [
    mosaic.March(unit, source, target)
    for unit, source, target in (
        ("army", "gaul", "italy"),
        ("army", "gaul", "iberia"),
        ("army", "greece", "italy"),
        ("army", "dacia", "greece"),
        ("fleet", "gaul", "italy"),
    )
]


def test_what_was_left_out_of_a_typed_move_is_asked_for_and_what_was_typed_is_not():
    picker = Picker(MARCHES)
    path = picker.path_with({"kind": "march", "unit": "army", "target": "italy"})
    step = picker.step(path)
    assert step is not None
    assert (step.field, step.values) == ("source", ["gaul", "greece"])
    chosen = picker.step(decode_path(encode_path((*path, 1))))
    assert chosen is not None
    assert chosen.move == MARCHES[2]


def test_back_from_what_was_left_out_leads_to_what_was_typed():
    picker = Picker(MARCHES)
    path = picker.path_with({"kind": "march", "target": "italy"})
    steps = [picker.step(path[:length]) for length in (1, 2, 3, 4)]
    assert [step.field for step in steps if step is not None] == ["unit", "source", "target", "unit"]


@pytest.mark.parametrize(
    ("move", "told"),
    [(mare.Recruit("hercules", "coins"), True), (mare.RaiseLegion("achaea", "coins"), False)],
)
def test_a_chosen_card_says_what_it_does_and_a_place_does_not(move: Any, told: bool):
    game = GAMES["mare_nostrum"]
    match = table(game, game.setup(3, game.options(), "panel"))
    step = Picker([move]).step((0,))
    assert step is not None
    view = panel_view(
        Position(match, 0, [move]), Picker([move]), labels_for(match, "en"), step, None, page=0, note="", kinds=KINDS
    )
    (text,) = [item.content for item in view.walk_children() if hasattr(item, "content")]
    name = getattr(move, move.__struct_fields__[0])
    assert (f"-# {text_of(game, game.components[name], 'en')}" in text) == told
    assert "- what will happen" in text


def test_things_are_ticked_between_the_least_and_the_most_that_a_move_names():
    ((menu,), buttons) = controls(sets((A, B), (A, C), (B, C), (A, B, C)))
    assert [option.value for option in menu.options] == ["0", "1", "2"]
    assert (menu.min_values, menu.max_values) == (2, 3)
    assert NOTHING not in [button.label for button in buttons]


def test_none_of_the_things_has_a_button_as_an_empty_menu_tells_discord_nothing():
    moves = sets((), (A,), (B,), (A, B))
    ((menu,), buttons) = controls(moves)
    assert (menu.min_values, menu.max_values) == (1, 2)
    (none,) = [button for button in buttons if button.label == NOTHING]
    kind, match, revision, arg = none.custom_id.split(":")
    path, _ = path_of(Pressed(kind, int(match), int(revision), arg), Picker(moves))
    step = Picker(moves).step(path)
    assert step is not None and step.move == UseDeals(())


def test_sets_of_one_thing_are_plain_choices():
    menus, buttons = controls([Build(A, (card,), ()) for card in CARDS])
    assert menus == []
    names = labels_for(MATCH, "en")
    assert [button.label for button in buttons if button.custom_id.startswith("pick:")][:5] == [
        names.choice("give", (card,)) for card in CARDS
    ]


def test_ticked_things_lead_to_the_move_that_names_them_in_any_order():
    moves = sets((A, B), (A, C), (B, C), (A, B, C))
    path, _ = path_of(Pressed("pick", 1, 1, "0~s", ("2", "0")), Picker(moves))
    step = Picker(moves).step(path)
    assert step is not None and step.move == UseDeals((A, C))


def test_things_that_no_move_names_together_are_refused():
    moves = sets((A, B), (A, C), (B, D), (C, D))
    with pytest.raises(Refusal) as refused:
        path_of(Pressed("pick", 1, 1, "0~s", ("0", "3")), Picker(moves))
    assert refused.value.code == "not-together"


# ------------------------------------------------------------------ the order of what can be chosen
LAND = ["achaea", "africa", "arabia", "asia", "cappadocia", "cilicia", "creta", "dacia", "thracia", "sicilia", "gallia"]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", "Achaea Africa Arabia Asia Cappadocia Cilicia Creta Dacia Gallia Sicilia Thracia"),
        ("pl", "Achaja Afryka Arabia Azja Cylicja Dacja Galia Kapadocja Kreta Sycylia Tracja"),
    ],
)
def test_names_are_offered_in_the_order_of_the_readers_language_and_numbered_in_it(lang: str, names: str):
    game = GAMES["mare_nostrum"]
    match = table(game, game.setup(3, game.options(), "panel"))
    moves = [mare.Convert(province) for province in sorted(LAND)]
    picker, labels = Picker(moves), labels_for(match, lang)
    step = picker.step((0,))
    assert step is not None
    aid = Aid(Picture(b"", "map.png", ""), numbers=range(1, 1 + len(LAND)))
    view = panel_view(Position(match, 0, [*moves]), picker, labels, step, aid, page=0, note="")
    (menu,) = [item.item for item in view.walk_children() if hasattr(getattr(item, "item", None), "options")]
    assert [option.label for option in menu.options] == [f"{n} · {name}" for n, name in enumerate(names.split(), 1)]
    chosen = [picker.step((0, int(option.value))) for option in menu.options]
    provinces = [found.chosen["province"] for found in chosen if found is not None]
    assert [labels.component(name) for name in provinces] == names.split()
    # The picture above numbers the places by the same order.
    assert labels.ordered(step.values) == provinces


async def test_what_chance_decides_has_no_number_in_the_picture_nor_on_its_button():
    state = at(2, 0.5)
    hand = sorted(state.players[0].hand)
    moves = [Discard(card) for card in (*hand, "random")]
    position, picker = Position(table(GAME, state), 0, [*moves]), Picker(moves)
    step, labels = picker.step((0,)), labels_for(position.table, "en")
    assert step is not None
    pictures = Pictures("png")
    try:
        aid = await pictures.choice(position, labels, step)
    finally:
        pictures.close()
    assert aid is not None
    assert f"{len(hand)} {labels.component(labels.ordered(hand)[-1])}." in aid.picture.alt
    view = panel_view(position, picker, labels, step, aid, page=0, note="")
    (menu,) = [item for item in view.walk_children() if isinstance(item, Choose)]
    rows = [row.label for row in menu.item.options]
    assert [label.partition(" · ")[0] for label in rows[: len(hand)]] == [str(n + 1) for n in range(len(hand))]
    assert rows[len(hand) :] == ["One at random"]


def test_cells_numbers_and_ways_keep_their_own_order_behind_what_has_a_name():
    game = GAMES["mare_nostrum"]
    labels = labels_for(table(game, game.setup(3, game.options(), "panel")), "pl")
    assert labels.ordered(["random", "rome", "egypt"]) == ["egypt", "rome", "random"]
    assert labels.ordered(["J9", "J10", "A1"]) == ["J9", "J10", "A1"]
    assert labels.ordered([2, 0, 10]) == [2, 0, 10]
    assert labels.ordered([("rome",), ("egypt",)]) == [("rome",), ("egypt",)]


# ------------------------------------------------------------------ what is outlined
@pytest.mark.parametrize(("viewer", "outlined"), [(None, ()), (1, ()), (0, (A,))])
def test_what_only_one_seat_may_know_is_outlined_for_nobody_else(viewer: int | None, outlined: tuple[str, ...]):
    drawn = Event("drawn", 0, {"card": A}, audience=(0,))
    assert scene_of(MATCH, viewer=viewer, lang="en", changes=[drawn]).changed == outlined


def test_what_is_read_stands_between_the_picture_and_the_controls():
    """Law 10: on a phone a picture fills the screen."""
    picker, labels = Picker(sets((A,), (B,))), labels_for(MATCH, "en")
    step, aid = picker.step((0,)), Aid(Picture(b"", "aid.png", ""), ())
    assert step is not None
    view = panel_view(Position(MATCH, 0, picker.moves), picker, labels, step, aid, page=0, note="What has happened")
    head, picture, told, *rows = view.children
    assert isinstance(head, TextDisplay) and "What has happened" not in head.content
    assert isinstance(picture, discord.ui.MediaGallery)
    assert isinstance(told, TextDisplay) and told.content.startswith("What has happened\n")
    assert rows and all(isinstance(row, discord.ui.ActionRow) for row in rows)


def test_a_button_that_changes_what_was_filled_in_says_what_it_answers():
    moves = [mare.Recruit("perseus", pay) for pay in ("coins", "goods")]
    game = GAMES["mare_nostrum"]
    position = Position(table(game, game.setup(3, game.options(), "panel")), 0, moves)
    labels, step = labels_for(position.table, "en"), Picker(moves).step((0,))
    assert step is not None
    made = value_controls(position, labels, Remarks(position, labels), step, KINDS, 0, numbers=(), filled=0)
    assert [control.item.label for control in made] == [
        f"{labels.field('pay')} {capital(labels.choice('pay', value))}" for value in ("coins", "goods")
    ]


def test_whoever_is_not_on_turn_reads_who_is():
    mosaic = GAMES["mosaic"]
    state = mosaic.setup(2, mosaic.options(), "waiting")
    while len(mosaic.to_move(state)) > 1:
        seat = mosaic.to_move(state)[0]
        mosaic.play(state, seat, mosaic.default_move(mosaic.redact(state, seat), seat))
    (active,) = mosaic.to_move(state)
    position = Position(table(mosaic, state), 1 - active, mosaic.legal_moves(state, 1 - active))
    picker, labels = Picker(position.moves), labels_for(position.table, "en")
    step = picker.step(())
    assert step is not None
    view = panel_view(position, picker, labels, step, None, page=0, note="")
    assert f"It is not your turn. Waiting for {labels.names[active]}." in said(view)


def test_what_follows_from_a_move_is_counted_with_it_where_several_actions_are_confirmed():
    game = GAMES["founders_of_the_empire"]
    first, follows = founders.War(1, "L11"), founders.Add("forest", "M12")
    style = PanelStyle(before=(first, follows), begins=(True, False))
    assert count_actions(game, style, None) == 1
    assert count_actions(game, style, first) == 2
    assert count_actions(game, replace(style, undecided=True), follows) == 1


def test_the_red_button_names_all_that_is_made_with_an_attack():
    game = GAMES["founders_of_the_empire"]
    match = table(game, game.setup(2, game.options(), "panel"))
    war, add = founders.War(1, "L11"), founders.Add("forest", "M12")
    style = PanelStyle(graves=(Grave(war, ()),), before=(war,), begins=(True,))
    picker, labels = Picker([add]), labels_for(match, "en")
    step = picker.step((0,))
    assert step is not None
    view = panel_view(Position(match, 0, [add]), picker, labels, step, None, page=0, note="", kinds=style)
    (red,) = [
        item.item
        for item in view.walk_children()
        if isinstance(item, Press) and item.item.style is discord.ButtonStyle.danger
    ]
    assert red.label == f"{labels.move(war)}, {labels.move(add)}"


def test_beside_an_open_question_what_was_chosen_before_is_confirmed_by_its_name():
    game = GAMES["founders_of_the_empire"]
    match, add = table(game, game.setup(2, game.options(), "panel")), founders.Add("forest", "M12")
    labels, style = labels_for(match, "en"), PanelStyle(before=(add,), begins=(True,), asked=("turn",))
    button = confirm_before(Position(match, 0, []), labels, style, "0")
    assert button.item.label == f"Confirm only: {labels.move(add)}"
    both = replace(style, before=(add, add), begins=(True, True), asked=("turn", "turn"))
    assert confirm_before(Position(match, 0, []), labels, both, "0").item.label == "Confirm both moves"


def test_an_attack_is_named_in_red_before_what_one_goes_without_after_it():
    game = GAMES["founders_of_the_empire"]
    match, war, add = (
        table(game, game.setup(2, game.options(), "panel")),
        founders.War(1, "L11"),
        founders.Add("forest", "M12"),
    )
    labels, many = labels_for(match, "en"), (war, *(founders.Add("forest", f"M{row}") for row in (12, 13)), add)
    style = PanelStyle(graves=(Grave(war, (1,)), Grave(add, ())), before=many, begins=(True,) * 4, asked=("turn",) * 4)
    label = confirm_before(Position(match, 0, []), labels, style, "0").item.label
    assert label == f"{labels.move(war)} · and 3 more moves"
