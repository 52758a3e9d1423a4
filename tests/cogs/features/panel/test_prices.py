"""What is chosen or could be chosen otherwise says its price right there."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from games import GAMES
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add
from games.mare_nostrum.moves import RaiseLegion
from games.mosaic.moves import ChooseLeader, Research
from games.records.record import opening
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.cogs.features.panel.test_so_far import shown_at
from tests.cogs.features.panel.test_view import said
from tests.cogs.tables import table
from tests.games.founders_of_the_empire import positions as founders
from tests.games.imperial_settlers.positions import position as settlers
from tests.games.mare_nostrum.positions import GAME, ROME, holds, position
from tests.games.mosaic import positions as mosaic
from tests.games.recorded import moves_of, present, read


async def recruiting(*, then: bool) -> Any:
    """Rome raises a legion, or, ``then``, thinks about what comes after it."""
    hand = {"coin": 3, "oil": 2, "sheep": 1, "wine": 1, "metal": 1}
    state = position("rome", hands={"rome": hand}, provinces=holds("rome", "italia"))
    chain = Chain(Position(table(GAME, state), ROME, GAME.legal_moves(state, ROME)))
    path = Picker(chain.position.moves).path_of(RaiseLegion("italia", "goods"))
    following = chain.then(path)
    pictures = Pictures("png")
    try:
        where = (following, ()) if then and following is not None else (chain, path[:-1])
        view, _ = await Screens(pictures).make(where[0], labels_for(chain.position.table, "en"), where[1])
    finally:
        pictures.close()
    return view


async def test_another_way_to_pay_says_what_it_costs():
    shown = (await recruiting(then=False)).walk_children()
    labels = [control.item.label for control in shown if isinstance(control, Press)]
    assert "How do you pay? Coins · set of 3 (coins −3)" in labels


async def test_what_is_paid_with_one_set_of_goods_instead_of_another_says_all_of_that_set():
    """Mare Nostrum: coins and a good, or three goods, that one among them."""
    hands = {"rome": {"oil": 1, "sheep": 1, "wine": 1, "coin": 2}}
    state = position("rome", cards={"rome": ["cleopatra"]}, hands=hands, provinces=holds("rome", "italia"))
    chain = Chain(seated(GAME, state, ROME))
    rows = (await shown_at(chain, "en", chain.picker.path_of(RaiseLegion("italia", "coins_good")))).splitlines()
    assert "Coins and 1 good || set of 3 (coins −2, oil −1)" in rows


async def test_the_price_that_is_remarked_on_a_way_of_paying_is_not_told_beside_it_again():
    """Mosaic R4.1"""
    resources = {"ideas": 10, "money": 20}
    state = mosaic.position(A={"resources": resources}, technology_offer=["tech_cartography"])
    chain = Chain(seated(mosaic.GAME, state, 0))
    rows = (await shown_at(chain, "en", chain.picker.path_of(Research("tech_cartography", True, "own")))).splitlines()
    (row,) = [row for row in rows if row.startswith("Ideas · 1 with Money")]
    assert row.count("Ideas −4") == row.count("Money −2") == 1


async def test_what_a_move_brings_stands_there_while_the_next_one_is_chosen():
    assert "legions +1 (0 → 1)" in said(await recruiting(then=True))


async def test_where_only_one_move_is_left_what_all_cost_together_is_said_once():
    hand = {"oil": 1, "sheep": 1, "wine": 1, "metal": 1, "grain": 1}
    state = position("rome", hands={"rome": hand}, provinces=holds("rome", "italia"))
    chain = Chain(Position(table(GAME, state), ROME, GAME.legal_moves(state, ROME)))
    following = chain.then(Picker(chain.position.moves).path_of(RaiseLegion("italia", "goods")))
    assert following is not None
    pictures = Pictures("png")
    try:
        view, _ = await Screens(pictures).make(following, labels_for(chain.position.table, "en"), ())
    finally:
        pictures.close()
    assert said(view).count("legions +1 (0 → 1)") == 1


async def test_a_move_that_ends_the_match_says_so_with_the_points_of_all():
    game = GAMES["founders_of_the_empire"]
    state = game.setup(2, game.options(), "the end")
    before, move = state, None
    while not state.finished:
        (seat,), before = game.to_move(state), game.copy(state)
        move = game.sensible_move(game.redact(state, seat), seat, Rng(f"the end {len(before.pending)}"))
        game.play(state, seat, move)
    seat = game.to_move(before)[0]
    chain = Chain(Position(table(game, before), seat, game.legal_moves(before, seat)))
    pictures = Pictures("png")
    try:
        path = Picker(chain.position.moves).path_of(move)
        view, _ = await Screens(pictures).make(chain, labels_for(chain.position.table, "en"), path)
    finally:
        pictures.close()
    outcome = game.outcome(state)
    first, second = outcome.scores
    assert said(view).count(f"the match ends – Anna: {first}, Ben: {second}") == said(view).count("the match ends") == 1
    assert f"{('Anna', 'Ben')[outcome.ranks.index(1)]} wins" in said(view)


async def test_a_tile_says_what_it_brings_however_many_cells_there_are_for_it():
    game = GAMES["founders_of_the_empire"]
    line = [f"{tile} {x},0" for x, tile in enumerate(("grove", "lake", "forest", "cliff", "grove", "lake", "forest"))]
    rows = {"nature": ["riverbank", "cliff", "waterfall", "forest"]}
    state = founders.position(founders.land(*line), founders.home(), rows=rows)
    position = Position(table(game, state), 0, game.choices(state, 0))
    assert sum(move == Add("cliff", getattr(move, "cell", "")) for move in position.moves) == 16
    view, _ = await Screens(Unseen()).make(Chain(position), labels_for(position.table, "en"), ())
    options = [row for part in view.walk_children() if isinstance(part, Choose) for row in part.item.options]
    assert "sources of stone or plants +1" in next(row.description or "" for row in options if row.label == "Cliff")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the bought resource (Wood) is not used"),
        ("pl", "zakupiony zasób (Drewno) pozostaje niewykorzystany"),
    ],
)
async def test_what_is_remarked_on_a_tile_is_not_repeated_on_each_of_many_cells(lang: str, said: str):
    """Founders of the Empire R7.3c: a purchase that lapses."""
    game = GAMES["founders_of_the_empire"]
    line = [f"{tile} {x},0" for x, tile in enumerate(("grove", "lake", "forest", "cliff"))]
    state = founders.position(founders.land(*line), founders.home(), rows={"nature": ["cliff"]})
    state.bought = "wood"
    chain = Chain(seated(game, state, 0))
    assert (await shown_at(chain, lang, chain.picker.path_with({"kind": "add", "tile": "cliff"}))).count(said) == 1


SETTLERS = GAMES["imperial_settlers"]


async def test_each_of_many_locations_that_could_be_given_up_says_what_differs():
    """Imperial Settlers, R9.3: one of the own faction is worth a point more."""
    common = [name for name in SETTLERS.catalogue.cards if SETTLERS.catalogue.is_common(name)][:4]
    state = settlers(
        {"supply": {"stone": 5}, "hand": ["rom_gladiator_school"], "empire": [*common, "rom_engineers"]},
        {},
        turn_of="A",
    )
    position = seated(SETTLERS, state, 0)
    build = next(move for move in position.moves if move.kind == "build" and move.give)
    path = Picker(position.moves).path_of(build)[:2]
    view, _ = await Screens(Unseen()).make(Chain(position), labels_for(position.table, "en"), path)
    (menu,) = (control for control in view.walk_children() if isinstance(control, Choose))
    told = [(option.label, option.description) for option in menu.item.options]
    assert len(told) == 5 and told.pop() == ("Engineers", "VP +2 −2 = ±0")
    assert {description for _, description in told} == {"VP +2 −1 = +1"}


async def test_a_piece_that_could_stand_on_many_unlike_hexes_says_what_it_certainly_brings():
    """Mosaic: a City or a Port City that a card or tile gives."""
    game = GAMES["mosaic"]
    for record in map(read, present(game)):
        state, _ = opening(game, record)
        for seat, move in moves_of(game, record):
            if (
                game.asked(state, seat) == "site"
                and len({one.piece for one in game.legal_moves(state, seat) if one.kind == "site"}) > 1
            ):
                position = seated(game, state, seat)
                view, _ = await Screens(Unseen()).make(Chain(position), labels_for(position.table, "en"), ())
                (menu,) = [one for one in view.walk_children() if isinstance(one, Choose)]
                each = f"{said(view)}\n{menu.item.placeholder}"
                assert "Cities +1" in each
                rows = {row.label: row.description or "" for row in menu.item.options}
                assert "Money in the Holding Area for the next Tax & Tariff +5" in rows["City"]
                assert "Money in the Holding Area for the next Tax & Tariff +10" in rows["Port City"]
                return
            game.play(state, seat, move)
    raise AssertionError("nobody was given a City")


async def test_a_price_that_stands_among_the_costs_of_a_whole_move_is_not_remarked_on_it_besides():
    """Mosaic R4.1"""
    state = mosaic.position(A={"resources": {"ideas": 10, "money": 20}}, technology_offer=["tech_cartography"])
    chain = Chain(seated(mosaic.GAME, state, 0))
    text = await shown_at(chain, "en", chain.picker.path_of(Research("tech_cartography", True, "own")))
    assert "- costs Ideas −5 (10 → 5)" in text
    assert "*Ideas −5*" not in text


@pytest.mark.parametrize(("lang", "start"), [("en", "start: gain 20 money"), ("pl", "start: otrzymujesz 20 pieniędzy")])
async def test_what_a_leader_brings_at_the_start_stands_once_beside_his_whole_text(lang: str, start: str):
    """Mosaic"""
    state = mosaic.GAME.setup(2, mosaic.GAME.options(), "leader")
    chain = Chain(seated(mosaic.GAME, state, 1))
    general = chain.picker.path_of(ChooseLeader("leader_general"))
    text = (await shown_at(chain, lang, general)).casefold()
    assert start in text
    assert text.count("start:") == 1
