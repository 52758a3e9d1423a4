"""The events tell all that happened: points that come and go, what stops producing, tokens, and whose turn has begun by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cogs.presentation.labels import Labels
from games.core.events import Event
from games.founders_of_the_empire.moves import Coin, Craftsman, Replace, War
from games.founders_of_the_empire.scoring import totals
from games.founders_of_the_empire.state import FoundersState
from locales import LANGUAGES, message_files, words
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, play, position
from tests.games.recorded import each_match, moves_of, read, rules_of


def steps(path) -> Iterator[tuple[FoundersState, FoundersState, list[Event]]]:
    """The state before and after each move of a recorded match, and what was told of it."""
    record = read(path)
    game = rules_of(record)
    state = game.setup(record.seats, game.options(), record.seed)
    for seat, move in moves_of(game, record):
        before = game.copy(state)
        events = game.play(state, seat, move)
        yield before, state, events


@each_match(GAME)
def test_every_point_that_comes_or_goes_is_told(path):
    for before, after, events in steps(path):
        told = [0] * after.seats
        for event in events:
            if event.seat is not None:
                told[event.seat] += event.data.get("points", {}).get("vp", 0)
                told[event.seat] += GAME.catalogue.replaced_points * (event.kind == "replaced")
            theirs = event.data.get("theirs", {"owner": 0, "vp": 0})
            told[theirs["owner"]] += theirs["vp"]
        was, now = totals(GAME.catalogue, before), totals(GAME.catalogue, after)
        assert told == [new - old for new, old in zip(now, was, strict=True)], events


@each_match(GAME)
def test_a_turn_that_begins_by_itself_is_the_next_seats_own(path):
    for before, after, events in steps(path):
        turn, seat = before.turn, before.active
        for event in events:
            if event.begins:
                assert (event.begins, event.seat) == (turn + 1, (seat + 1) % after.seats)
                turn, seat = event.begins, event.seat
            elif event.seat is not None and before.turn and not event.kind.startswith("stop-"):
                assert event.seat == seat or after.finished
        assert turn == after.turn or all(event.kind != "auto-revealed" for event in events)


def said(events: list[Event], lang: str = "en") -> str:
    return Labels(GAME, words(lang), ("Anna", "Ben")).event(events[0])


def attacked(tile: str, *, craftsman: bool = False) -> list[Event]:
    below = f"{tile} 0,1 craftsman_iron" if craftsman else f"{tile} 0,1"
    state = position(home(hand=["war"]), land("cliff 0,0", below))
    return play(state, War(1, "M11"))


def test_a_war_says_what_the_tile_makes_no_more():
    events = attacked("iron_mine")
    assert events[0].data["idle"] == {"resources": ["iron"], "until": "end"}
    assert said(events) == (
        "Anna attacks Ben’s Iron Mine at M11 with a war token · points −1; it makes nothing for the rest of the game (no Iron)."
    )
    own = " żetonem wojny · punkty −1; do końca gry kafel niczego nie daje (brak: Żelazo)."
    assert said(events, "pl").endswith(own)


def test_a_war_says_how_many_points_the_victim_loses():
    events = attacked("temple_quirinus")
    value = GAME.catalogue.points["temple_quirinus"]
    assert events[0].data["theirs"] == {"owner": 1, "vp": -value}
    assert said(events).endswith(f" · points −1 · Ben: points −{value}.")


def test_a_tile_that_makes_nothing_already_loses_no_resource_by_a_war():
    events = attacked("iron_mine", craftsman=True)
    assert "idle" not in events[0].data
    assert events[0].data["theirs"] == {"owner": 1, "vp": -GAME.catalogue.laid_points["craftsman_iron"]}


def test_a_coin_says_for_how_long_the_tile_rests_and_what_both_gain():
    state = position(home(hand=["coin"]), land("cliff 0,0", "iron_mine 0,1"))
    events = play(state, Coin(1, "M11", "iron"))
    assert events[0].data["idle"] == {"resources": ["iron"], "until": "turn"}
    assert said(events).endswith(
        " for this turn · points −1; it makes nothing in its owner’s next turn (no Iron) · Ben: points +1."
    )


def test_a_craftsman_says_which_goods_he_makes_and_what_the_tile_makes_no_more():
    state = position(land("cliff 0,0", "iron_mine 0,1", hand=["craftsman_iron"]), home())
    events = play(state, Craftsman("craftsman_iron", "M11"))
    assert events[0].data["craft"] == {"resource": "iron"}
    assert said(events).startswith("Anna lays the Blacksmiths’ token (Iron) on Iron Mine at M11; it makes nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kind_of_tile_has_one_word_wherever_it_is_named(lang):
    """Board, buttons, log: the rulebook's kinds, not the colours of their backs."""
    spoken = words(lang)
    for kind in GAME.catalogue.setup.after_draft_reveal:
        assert spoken(f"founders-value-stack-{kind}") == spoken(f"founders-picture-stack-{kind}")
        assert spoken(f"founders-value-open-{kind}") == spoken(f"founders-picture-stack-{kind}")
    colours = r"\b(green|blue|violet|zielon\w*|niebiesk\w*|fioletow\w*|czerwon\w*)\b"
    texts = {
        path.name: path.read_text(encoding="utf-8") for path in message_files(lang) if path.name.startswith("founders")
    }
    for name in ("founders.ftl", "founders_lesson.ftl"):
        assert re.findall(colours, texts[name], re.IGNORECASE) == []


@pytest.mark.parametrize(
    ("old", "new", "paid", "said"),
    [
        ("lake 0,1", "inn_iron", 1, "for −1 point and receives a cart token · points +1, in all ±0."),
        ("temple_vesta 0,1", "lake", 3, "for −1 point · points −2, in all −3."),
        ("lake 0,1", "lake", 1, "for −1 point."),
    ],
    ids=["a token", "a victory tile", "nothing else"],
)
def test_what_replacing_costs_and_brings_stand_apart_with_what_they_make_together(old, new, paid, said):
    """R8.7, R9.5"""
    state = position(land("iron_mine 0,0", old, "lake 1,1"), home(), rows={"nature": ["lake"], "city": ["inn_iron"]})
    event = play(state, Replace(new, "M11"))[0]
    assert GAME.paid(event) == {"points": paid}
    assert Labels(GAME, words("en"), ["Anna", "Ben"]).event(event).endswith(said)
