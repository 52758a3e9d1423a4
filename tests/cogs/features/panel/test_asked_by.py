"""The one way of a kind says what its card does and what is remarked on it, as rows do; a question says which card asks it."""

from __future__ import annotations

import pytest
from discord.ui import TextDisplay

from cogs.choosing.chain import Chain
from cogs.choosing.completion import natural_of
from cogs.choosing.picker import Picker
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.offers import Offer, offers
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.labels import Labels, labels_for
from games import GAMES
from games.mare_nostrum.state import Battle, Choice
from games.mosaic.state import Choice as Asked
from tests.cogs.features.panel.pressing import screens, seated
from tests.cogs.features.panel.test_first_screen import positions
from tests.games.choosing import positions as met
from tests.games.mare_nostrum.positions import GREECE, ROME
from tests.games.mare_nostrum.test_remarks_on_conquest import in_africa
from tests.games.mosaic import positions as mosaic


@pytest.mark.parametrize("slug", ["mosaic", "imperial_settlers"])
async def test_a_question_that_a_card_asks_names_the_card_once(slug: str):
    game, shown, seen = GAMES[slug], screens(), 0
    for state, seat in positions(slug):
        position = seated(game, state, seat)
        if "by" not in game.about_step(state) or not position.awaited:
            continue
        labels = labels_for(position.table, "en")
        view, _ = await shown.make(Chain(position), labels, ())
        text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
        seen += 1
        assert text.count(labels.component(game.about_step(state)["by"]["source"])) == 1
    assert seen


async def test_a_question_that_a_card_asks_keeps_the_sentence_about_what_is_asked():
    """Mosaic R4.13: what a card clears cannot be taken back."""
    state = mosaic.position(build_offer=["build_farm"])
    state.pending = [Asked(0, "clear", source="build_capital_city")]
    chain = Chain(seated(GAMES["mosaic"], state, 0))
    view, _ = await screens().make(chain, labels_for(chain.position.table, "en"), chain.picker.path_to("clear") or ())
    text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
    assert "This is final. (Capital City)" in text


async def test_what_is_lost_in_a_battle_is_confirmed_below_the_line_of_that_battle():
    """Mare Nostrum, R8.12"""
    state = in_africa("losses", 3)
    state.provinces["africa"].fortresses[ROME], state.provinces["africa"].legions[GREECE] = 1, 3
    state.stage, state.battle = "fight", Battle("africa", GREECE, ROME, {GREECE: ["idle", "idle"]})
    state.pending = [Choice(ROME, "losses", about="africa", count=1)]
    position = seated(GAMES["mare_nostrum"], state, ROME)
    labels, chain = labels_for(position.table, "en"), Chain(position)
    view, _ = await screens().make(chain, labels, chain.picker.path_of(position.moves[0]))
    text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
    assert str(labels.facts(position.table.game.about_step(position.table.state))["by"]).strip() in text


def lonely(slug: str, kind: str, field: str, *, least: int = 1) -> tuple[FirstScreen, Offer, Labels, str]:
    """The first screen where this kind of move is possible with one thing only, in at least so many ways, one of them natural."""
    game = GAMES[slug]
    for state, seat in met(game, 10**6, 1):
        moves = game.legal_moves(game.redact(state, seat), seat)
        thing = next((getattr(move, field) for move in moves if move.kind == kind), None)
        own = [move for move in moves if move.kind == kind and getattr(move, field) == thing]
        if len(own) < least:
            continue
        position = Position(seated(game, state, seat).table, seat, own)
        labels, picker = labels_for(position.table, "en"), Picker(own)
        (offer,) = offers(position, picker, labels, natural_of(position, game.redact(state, seat)))
        if offer.ways == [offer.path] and offer.whole:
            return FirstScreen(position, picker, labels, PanelStyle(), {}), offer, labels, str(thing)
    raise AssertionError("no such position was recorded")


def test_the_one_government_says_what_it_brings_where_how_to_pay_is_still_open():
    screen, offer, _, _ = lonely("mosaic", "government", "government", least=2)
    (button,) = screen.controls([offer])
    assert "at a scoring as things stand" in f"{button.item.label} {screen.unsaid}"


def test_the_one_card_of_a_kind_says_in_a_menu_what_it_does():
    screen, offer, labels, card = lonely("imperial_settlers", "build", "card")
    (row,) = screen.together([offer], "and then").item.options
    assert labels.about(card, "build", row=True)[:20] in (row.description or "")


def test_the_one_whole_move_of_a_kind_says_what_its_card_does():
    screen, offer, labels, card = lonely("mosaic", "turn_up", "card")
    screen.controls([offer])
    assert any(labels.about(card, "turn_up") in line for line in screen.unsaid)
