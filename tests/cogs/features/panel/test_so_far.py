"""While the next question of an action is asked, all of it that is chosen is told: what it is, what it costs, brings, does to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from discord.ui import TextDisplay

from cogs.choosing.chain import Chain
from cogs.choosing.consequences import Outlook
from cogs.choosing.follow_ups import foretold
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way, led_on_way
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from games import GAMES
from games.base import Game, Move
from games.imperial_settlers.moves import Activate, Build
from games.mosaic.moves import Build as MosaicBuild
from games.mosaic.moves import Research
from games.mosaic.state import NO_CARD
from games.rise_of_empires.moves import Stop, TakeEmpire, Trade
from games.rise_of_empires.state import Choice
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.cogs.features.panel.test_first_screen import positions
from tests.cogs.features.panel.test_long_actions import chains
from tests.games.imperial_settlers import positions as settlers
from tests.games.mosaic import positions as mosaic
from tests.games.rise_of_empires import positions as rise
from tests.games.rise_of_empires.case_builder import at_war

GAME = GAMES["rise_of_empires"]


async def test_the_question_for_the_next_region_tells_the_tile_and_what_the_regions_before_bring():
    """Rise of Empires: two regions of an empire tile."""
    chain = next(chain for chain in chains("so far 1", 1) if chain.moves[-1].kind == "place")
    view, _ = await Screens(Unseen()).make(chain, labels_for(chain.position.table, "en"), ())
    text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
    tile = next(move for move in chain.moves if isinstance(move, TakeEmpire))
    does = labels_for(chain.position.table, "en").about(tile.tile, "empire")
    assert does and f"-# {does}" in text
    assert "- costs cubes −" in text and "- brings " in text and "map cubes +" in text


async def test_a_region_has_one_number_from_the_first_question_to_the_next_which_say_once_which_of_them_it_is():
    """Rise of Empires: numbers count all regions of the map, possible or not."""
    chain = next(chain for chain in chains("so far 1", 1) if chain.moves[-1].kind == "place")
    first = chain.before
    assert first is not None and first.follows_up
    pictures, found = Pictures("png"), list[dict[str, str]]()
    try:
        for one in (first, chain):
            view, _ = await Screens(pictures).make(one, labels_for(chain.position.table, "en"), ())
            text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
            assert ("region 1 of at most" in text or "region 2 of at most" in text) and "(1 of" not in text
            rows = [row.label for part in view.walk_children() if isinstance(part, Choose) for row in part.item.options]
            named = (row.split(" · ") for row in rows if row.partition(" · ")[0].isdigit())
            found.append({name: number for number, name, *_ in named})
    finally:
        pictures.close()
    both = found[0].keys() & found[1].keys()
    assert both and {name: found[0][name] for name in both} == {name: found[1][name] for name in both}
    assert [*found[1].values()] != [str(number) for number in range(1, 1 + len(found[1]))]


def test_nothing_is_told_of_a_war_that_nobody_need_begin():
    """Rise of Empires: after the last region the war is asked about, and can be declined."""
    met = 0
    for chain in chains("so far 1", 1):
        moves = chain.position.moves
        kinds = {move.kind for move in moves}
        if Stop() not in moves or "place" not in kinds:
            continue
        path = Picker(moves).path_of(Stop())
        then = chain.then(path)
        if then is None or "war" not in then.picker.kinds:
            continue
        found = foretold(chain, path)
        assert found is not None and not found.changes
        met += 1
    assert met


async def shown(game: Game[Any], state: Any, path: dict[str, Any] | None = None, before: Sequence[Move] = ()) -> str:
    """A screen after these moves as text, its buttons and rows included."""
    chain = Chain(seated(game, state, game.to_move(state)[0]))
    for move in before:
        following = chain.then(chain.picker.path_of(move))
        assert following is not None
        chain = following
    return await shown_at(chain, "en", chain.picker.path_with(path) if path else ())


async def shown_at(chain: Chain, lang: str, path: tuple[int, ...] = ()) -> str:
    """The screen at a path after the moves of a chain as text."""
    view, _ = await Screens(Unseen()).make(chain, labels_for(chain.position.table, lang), path)
    return "".join(f"{text}\n" for part in view.walk_children() for text in _texts(part))


def _texts(part: Any) -> list[str]:
    if isinstance(part, Choose):
        return [f"{row.label} || {row.description}" for row in part.item.options]
    if isinstance(part, Press):
        return [str(part.item.label)]
    return [part.content] if isinstance(part, TextDisplay) else []


async def test_beside_a_question_each_location_that_could_be_given_up_says_what_it_costs():
    """Imperial Settlers R9.3: the Pharaoh's Guard produces what is chosen."""
    entry = {"faction": "egyptians", "hand": ["egy_pharaohs_guard"], "empire": ["com_mason", "com_mill"]}
    state = settlers.position({**entry, "foundations": ["com_ruins"], "supply": {"food": 3}})
    text = await shown(settlers.GAME, state, before=[Build("egy_pharaohs_guard", ("com_ruins",), ())])
    assert all(f"give up for it? {name} · VP +2 −1 = +1" in text for name in ("Mason", "Mill"))
    assert "Food 1" in text and "Food 3 · " not in text and "- costs Food −2 (3 → 1)" in text


async def test_what_a_card_does_stands_above_a_button_with_its_kind():
    """Imperial Settlers: nothing tells it from the lines of other kinds but that."""
    state = settlers.position({"empire": ["com_gold_mine"], "supply": {"worker": 2}})
    assert "\n- Activate: Gold Mine · Spend" in await shown(settlers.GAME, state)


async def test_a_question_after_which_a_new_card_lies_there_tells_what_the_action_costs_and_each_token_brings():
    """Mosaic R4.6, R5.5: Cartography."""
    tokens = {"GR02": "cache_food_7", "GR03": "bronze_good"}
    state = mosaic.position(A={"resources": mosaic.PLENTY}, technology_offer=["tech_cartography"], map_tokens=tokens)
    text = await shown(mosaic.GAME, state, before=[Research("tech_cartography", True, "own")])
    assert "- costs Ideas −5 (60 → 55)" in text
    assert "Cache: Food × 7" in text and "Food +7" in text


async def test_a_whole_action_says_what_becomes_of_the_region_that_was_chosen_for_it():
    """Mosaic R5.3, R8.3: a City."""
    state = mosaic.position(A={"resources": mosaic.PLENTY, "population": 5, "cities": ["GR08"]})
    built = MosaicBuild(NO_CARD, "city", "own")
    text = await shown(mosaic.GAME, state, {"kind": "site", "piece": "city", "hex": "GR14"}, [built])
    assert "Greece · Influence at a Scoring – Anna: " in text


@pytest.mark.parametrize("slug", ["rise_of_empires", "mare_nostrum"])
def test_together_moves_count_from_what_there_is_before_them_to_what_there_is_after_with_what_comes_by_itself_between(
    slug,
):
    """Rise of Empires R9, R10: food, income and points come before the order of the next turn is chosen; Mare Nostrum R6.2."""
    game, met = GAMES[slug], 0
    for state, seat in positions(slug):
        for first in game.legal_moves(state, seat)[:1]:
            after = game.copy(state)
            game.make(after, seat, first)
            made = game.holdings(after, seat)
            game.go_on(after, seat)
            came = {name: by for name, now in game.holdings(after, seat).items() if (by := now - made.get(name, 0))}
            if not came or seat not in game.to_move(after):
                continue
            then = game.legal_moves(after, seat)[0]
            told = Outlook(game, game.redact(state, seat), seat, [first]).of(then)
            game.make(after, seat, then)
            end, start = game.holdings(after, seat), game.holdings(state, seat)
            assert {name: change.by for name, change in told.between.items()}.items() <= came.items()
            for name, change in told.with_between.items():
                assert (change.before, change.after) == (start.get(name, 0), end.get(name, 0))
            met += bool(told.between)
    assert met


async def test_what_money_never_pays_for_is_told_beside_the_question_how_much_it_pays_for():
    """Mosaic R4.1: the Population of a City."""
    resources = {"stone": 10, "money": 60, "food": 5, "ideas": 5}
    state = mosaic.position(A={"resources": resources, "population": 8, "cities": ["GR08"]})
    text = await shown(mosaic.GAME, state, before=[MosaicBuild(NO_CARD, "city", "choose")])
    assert "\nNothing with Money · Stone −4 || None" in text
    assert "- each: Population −2 → Cities +1, " in text


async def test_what_says_that_something_is_given_up_stands_right_above_what_gives_it_up():
    """Rise of Empires R6.4: beside the one war that is possible."""
    chain = Chain(seated(GAME, at_war("empire_4", 1, own=4, enemy=6), 0))
    *_, hint, button = (await shown_at(chain, "en")).splitlines()
    assert (hint[:12], button) == ("-# “Instead ", "Instead: No war: Balkans (Ben)")


async def test_what_is_done_twice_is_told_once_where_the_second_time_is_asked_for():
    """Imperial Settlers R12.2: the second time may be paid for otherwise, or not done."""
    entry: dict[str, Any] = {"faction": "egyptians", "empire": ["com_sawmill"], "supply": {"wood": 3, "gold": 2}}
    start = Chain(seated(settlers.GAME, settlers.alone(**entry), 0))
    then = start.then(start.picker.path_of(Activate("com_sawmill", 2)))
    assert then is not None
    text = await shown_at(then, "en")
    assert "1. Activate · Sawmill · 2 times · 1 of 2\n" in text and "Wood 2 · " in text
    assert "\nSo far:\n- costs Wood −1 (3 → 2)\n- brings VP +1 " in text
    assert "Activate: Sawmill · once · Wood −1 → VP +1" in text and "Instead: Done\n" in text


async def test_the_screen_that_confirms_an_action_keeps_what_looms_by_it_and_says_what_could_still_be_done_before_its_end():
    """Rise of Empires: a disc is traded that a city needs, and a tile could be flipped."""
    state = rise.start(2)
    seat = state.active
    own = state.players[seat]
    own.progress, own.cities, own.disc = ["harbor"], ["bruges"], 1
    position = seated(GAME, state, seat)
    trade = next(move for move in position.moves if isinstance(move, Trade) and move.gain == "gold")
    at = led_on_way(Way(Chain(position), Picker(position.moves).path_of(trade)))
    view, _ = await Screens(Unseen()).make(at.chain, labels_for(position.table, "en"), at.path)
    text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
    assert "Play this?" in text
    assert text.count("⚠️ a city would be lost at the end of the turn: 1 resource disc too few for upkeep") == 1
    assert "can still be flipped, in a later move as well: Harbor" in text


def test_what_is_made_beside_a_question_brings_nothing_of_its_answers():
    """Rise of Empires: an alliance before the territory of a disc that was taken back."""
    state = rise.start(2)
    seat = state.active
    state.side, state.removed, state.step = "B", "territory", "action"
    state.players[seat].progress, state.pending = ["diplomacy"], [Choice(seat, "action")]
    chain = Chain(seated(GAME, state, seat))
    ally = next(move for move in chain.position.moves if move.kind == "ally")
    assert foretold(chain, chain.picker.path_of(ally)) is None
