"""The first screen: all that can be done, nothing chosen by itself, each control one of a kind, all within Discord's limits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import discord
import pytest

from cogs.choosing.completion import completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.paths import decode_path
from cogs.choosing.picker import Picker
from cogs.discord_io import layout
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.aside import is_in_sight
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.offers import Offer, offers, opening
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.consequences import in_short
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels, labels_for
from games import GAMES, offered
from games.base import Move
from games.core.rng import Rng
from games.mosaic.moves import Work
from games.mosaic.state import Choice
from locales import words
from tests.cogs.tables import table
from tests.games.choosing import positions as met
from tests.samples import samples

POSITIONS = samples(15)  # at least, of each game
WHOLE = 10**6  # more than the moves of all recorded matches


@cache
def positions(slug: str) -> tuple[tuple[Any, int], ...]:
    """States of recorded matches with the seat that moves: the first of each decision, then more until there are as many as wanted."""
    game, first, more = GAMES[slug], dict[str, tuple[bytes, int]](), list[tuple[bytes, int]]()
    for state, seat in met(game, 1, WHOLE):
        asked, now = game.asked(state, seat), (game.encode(state), seat)
        if first.setdefault(asked, now) is not now:
            more.append(now)
    lacking = max(0, POSITIONS - len(first))
    taken = more[:: max(1, len(more) // lacking)][:lacking] if lacking else []
    return tuple((game.decode(text), seat) for text, seat in (*first.values(), *taken))


@cache
def screens(slug: str) -> tuple[tuple[Position, Picker, list[Offer], list[Any]], ...]:
    """The first screens of these positions."""
    return tuple(_screens(slug))


def _screens(slug: str) -> Iterator[tuple[Position, Picker, list[Offer], list[Any]]]:
    game = GAMES[slug]
    for state, seat in positions(slug):
        seated = table(game, state)
        position = Position(seated, seat, game.legal_moves(game.redact(state, seat), seat))
        picker, known = Picker(position.moves), game.redact(state, seat)
        labels = telling_apart(Labels(game, words("en"), seated.names), position.moves)
        natural, outlook = natural_of(position, known), Outlook(game, known, seat)
        found = offers(position, picker, labels, natural)
        ends = {way: picker.step(completed(picker, way, natural)) for offer in found for way in offer.ways[:3]}
        told = {way: in_short(labels, outlook.of(step.move)) for way, step in ends.items() if step and step.move}
        yield position, picker, found, FirstScreen(position, picker, labels, PanelStyle(), told).controls(found)


@pytest.mark.parametrize("slug", offered())
def test_every_kind_of_move_can_be_reached_from_it(slug):
    for position, picker, _, controls in screens(slug):
        reached = set()
        for control in controls:
            start = decode_path(control.pressed.arg.partition("~")[0])
            values = (
                [decode_path(option.value) for option in control.item.options] if isinstance(control, Choose) else [()]
            )
            reached |= {picker.step((*start, *value)[:1]).chosen["kind"] for value in values}
        free = position.table.game.free_kinds
        assert reached == {move.kind for move in position.moves if move.kind not in free}


@pytest.mark.parametrize("slug", offered())
def test_nothing_on_it_is_confirmed_and_no_two_controls_are_alike(slug):
    for _, _, _, controls in screens(slug):
        buttons = [control for control in controls if isinstance(control, Press)]
        assert {control.item.style for control in buttons} <= {discord.ButtonStyle.secondary}
        labels = [control.item.label for control in buttons]
        ids = [control.item.custom_id for control in controls]
        assert len(set(labels)) == len(labels) and len(set(ids)) == len(ids)
        for control in controls:
            if isinstance(control, Choose):
                shown = [option.label for option in control.item.options]
                assert len(set(shown)) == len(shown) <= 25


def test_the_end_of_a_turn_says_what_could_still_be_done_in_it():
    """Law 8: one press of it ends the turn."""
    game = GAMES["mosaic"]
    met_at, seat = next(one for one in positions("mosaic") if game.asked(*one) == "turn")
    state = game.copy(met_at)
    state.actions, state.acted, state.players[seat].drafted = 0, 1, ["tech_construction"]
    position = Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat))
    picker, labels = Picker(position.moves), labels_for(table(game, state), "en")
    (end,) = [one for one in offers(position, picker, labels, lambda _step: None) if one.kind == "end"]
    (button,) = FirstScreen(position, picker, labels, PanelStyle(), {}).controls([end])
    assert "still possible before it – Turn up a Technology" in str(button.item.label)


@pytest.mark.parametrize(
    ("slug", "kind"), [("mare_nostrum", "attack"), ("mare_nostrum", "seize"), ("rise_of_empires", "war")]
)
def test_the_button_of_the_one_attack_there_is_names_whom_it_harms_however_much_is_to_be_told_of_it(slug, kind):
    """Law 1: what is remarked on it, or costs and brings, stands above where the button has no room for it."""
    game, state, moves, seat = GAMES[slug], GAMES[slug].setup(5, GAMES[slug].options(), "attacks 0"), list[Move](), 0
    while [move.kind for move in moves].count(kind) != 1:
        if moves:
            game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, Rng(f"x {len(moves)}")))
        seat = game.to_move(state)[0]
        moves = game.legal_moves(state, seat)
    (attack,) = [move for move in moves if move.kind == kind]
    position, picker = Position(table(game, state), seat, moves), Picker(moves)
    labels = telling_apart(labels_for(position.table, "pl"), moves)
    natural = natural_of(position, game.redact(state, seat))
    (offer,) = [offer for offer in offers(position, picker, labels, natural) if offer.kind == kind]
    told = dict.fromkeys(offer.ways, "X" * 70)
    (button,) = FirstScreen(position, picker, labels, PanelStyle(), told).controls([offer])
    (whom,) = game.aimed_at(state, seat, attack) or [attack.opponent]
    assert labels.plain[whom] in button.item.label


@pytest.mark.parametrize("slug", offered())
def test_it_fits_into_a_message(slug):
    for _, _, _, controls in screens(slug):
        rows = layout.rows(controls)
        assert len(rows) <= 8 and len(rows) + len(controls) <= 36
        for control in controls:
            if isinstance(control, Press):
                assert 0 < len(control.item.label) <= 80
                assert len(control.item.label) < 80 or not control.item.label.endswith("…"), "cut, with what it costs"


@pytest.mark.parametrize("slug", offered())
@pytest.mark.parametrize("numbered", [True, False], ids=["numbered", "in words"])
def test_it_opens_on_a_question_only_where_that_is_the_only_one_and_no_menu_holds_all_of_it(slug, numbered):
    for position, picker, found, _ in screens(slug):
        path = opening(position, found, lambda _: numbered)
        game, state = position.table.game, position.table.state
        answers = [offer for offer in found if not game.is_way_out(state, position.seat, offer.kind)]
        (answer,) = answers if len(answers) == 1 else (None,)
        several = answer is not None and any(len(way) > len(answer.path) + 1 for way in answer.ways)
        if path:
            assert answer is not None and path == answer.path and picker.step(path).move is None
            assert numbered or not several
        else:
            beside = answer is not None and game.is_beside(state, position.seat, answer.kind)
            assert answer is None or answer.whole or beside or (several and not numbered)


@pytest.mark.parametrize("slug", offered())
def test_what_leaves_the_question_unanswered_says_so_on_its_control(slug):
    w = words("en")
    for position, picker, _, controls in screens(slug):
        game, state = position.table.game, position.table.state
        for control in controls:
            start = decode_path(control.pressed.arg.partition("~")[0])
            if not start:
                continue
            kind = picker.step(start[:1]).chosen["kind"]
            said = control.item.placeholder if isinstance(control, Choose) else control.item.label
            out = game.is_way_out(state, position.seat, kind)
            assert said.startswith(w("panel-way-out", kind="")) == out, (kind, said)


def test_of_a_piece_with_one_place_left_it_is_said_what_drops_it():
    """Mosaic, R4.1: Work drops the Action whose piece is to be placed."""
    game, chance = GAMES["mosaic"], Rng("one place")
    state = game.setup(2, game.options(), "one place")
    seat = game.to_move(state)[0]
    while game.asked(state, seat) != "site":
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, chance))
        seat = game.to_move(state)[0]
    moves = game.legal_moves(game.redact(state, seat), seat)
    (*_, last) = (move for move in moves if move.kind == "site")
    seated = table(game, state)
    position = Position(seated, seat, [move for move in moves if move.kind != "site" or move == last])
    labels, picker = Labels(game, words("en"), seated.names), Picker(position.moves)
    found = offers(position, picker, labels, natural_of(position, game.redact(state, seat)))
    assert opening(position, found, lambda _: True) == ()
    made = FirstScreen(position, picker, labels, PanelStyle(), {}).controls(found)
    said = [control.item.label for control in made if isinstance(control, Press)]
    assert said[0].startswith("Building site: ") and last.hex in said[0]
    assert said[1:] and all(label.startswith("Instead: ") for label in said[1:])


@pytest.mark.parametrize(("slug", "asked"), [("rise_of_empires", "end"), ("imperial_settlers", "cleanup")])
def test_to_end_a_part_in_which_nothing_need_be_done_is_no_way_out_of_a_question(slug, asked):
    game = GAMES[slug]
    state, chance = game.setup(2, game.options(), f"ending {slug}"), random.Random(f"ending {slug}")
    while True:
        state = state if not state.finished else game.setup(2, game.options(), f"ending {slug} {chance.random()}")
        seat = game.to_move(state)[0]
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        if game.asked(state, seat) == asked and len({move.kind for move in moves}) > 1:
            break
        game.play(state, seat, chance.choice(moves))
    position = Position(table(game, state), seat, game.legal_moves(state, seat))
    picker, labels = Picker(position.moves), Labels(game, words("en"), position.table.names)
    found = offers(position, picker, labels, natural_of(position, game.redact(state, seat)))
    made = FirstScreen(position, picker, labels, PanelStyle(), {}).controls(found)
    names = [str(control.item.label).partition(":")[0] for control in made if isinstance(control, Press)]
    assert labels.kind("end") in names


def test_a_move_is_in_sight_where_one_press_among_few_leads_to_it():
    game = GAMES["mosaic"]
    state = game.setup(2, game.options(), "sight")
    state.pending = [Choice(0, "turn")]
    state.actions, state.players[0].resources["ideas"] = 1, 10
    position = Position(table(game, state), 0, game.legal_moves(state, 0))
    labels, picker = Labels(game, words("en"), ["Anna", "Ben"]), Picker(position.moves)
    work, research = Work("food"), next(move for move in position.moves if move.kind == "technology")
    assert is_in_sight(position, picker, labels, work) and not is_in_sight(position, picker, labels, research)
