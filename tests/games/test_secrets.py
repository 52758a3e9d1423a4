"""The shared battery, what is hidden: nobody sees or is told what he may not know, shown by random play over all table sizes."""

from __future__ import annotations

import random
from collections import Counter
from itertools import zip_longest
from typing import Any

import msgspec

from games.base import Game, Move, hide_rng
from games.core.errors import IllegalMove
from games.core.events import Event, visible
from games.core.rng import HIDDEN_SEED, Rng
from tests.games.walking import all_told, at_each_table, matches, told, walk
from tests.samples import samples

# So many positions of a match are looked at through the eyes of everybody, and every one in which something is met first.
LOOKS = samples(20)

# What comes out of a hand or an order of somebody else without being an event that reveals, and the rule by which it is public.
PUBLISHED = {
    "mosaic": {"empire-scoring"},  # R8.2: nobody is asked before it who has ordered what to do then
    "imperial_settlers": {"auto-passed"},  # R8.6: whoever has no possible action passes
    "mare_nostrum": {
        "collected",  # R5.3: coins come out of the open reserve, whoever chose them instead of a legendary good
        "offered",  # R6.3: who has answered is open, however many resources he had to choose
        "revealed",  # R6.3: what everybody offers, also where all of it goes back behind the screen at once
        "took",  # R6.8: by the wish list of whoever is next
        "called",  # R7.1, R8.1: by the order that a leader has stored
        "paid",  # R7.2: with which resources
        "discarded",  # R7.9
        "forestalled",  # R12.14: who builds before all others does so openly
        "won",  # R11.1.4: nobody else can answer any more
    },
}

# Among so many moves one is of a kind that was rare so far: secrets lie in what chance alone seldom meets.
CURIOUS = 0.3
PLIES = samples(300)  # of as many matches as they fill
WHISPERS = 10  # so many events of each kind that not everybody is told are looked at in any case


@at_each_table
def test_what_a_viewer_may_not_know_changes_nothing_he_sees_or_is_told(game, seats):
    chance = Rng("other")
    changed = compared = positions = 0
    for state, seat, move in walk(game, seats, 0, curious=CURIOUS, looks=LOOKS):
        after = game.copy(state)
        here = after, game.play(after, seat, move)
        positions += 1
        plain, waiting = without_chance(game, state), game.to_move(state)
        opened = {awaited: (game.is_open(state, awaited), is_forced(game, state, awaited)) for awaited in waiting}
        for viewer in (None, *range(seats)):
            seen = game.redact(state, viewer)
            other = game.determinize(state, viewer, chance)
            assert game.problems(other) == []
            changed += changed == 0 and without_chance(game, other) != plain
            assert looks(game, other, viewer) == game.encode(seen)
            if viewer is None:
                for awaited in waiting:
                    assert game.is_open(seen, awaited) == opened[awaited][0]
                    assert (game.is_open(other, awaited), is_forced(game, other, awaited)) == opened[awaited]
            else:
                legal = game.legal_moves(state, viewer)
                assert game.legal_moves(other, viewer) == legal
                assert game.legal_moves(seen, viewer) == legal
            elsewhere = told_elsewhere(game, other, seat, move)
            assert elsewhere is not None or viewer != seat, "his own move is legal wherever hidden things lie"
            if elsewhere is not None:
                compared += 1
                check_told(game, viewer, here, (other, elsewhere))
    assert changed > 0 or not game.has_hidden, "it has hidden things, but none of them was ever dealt anew"
    assert compared >= positions, (
        f"{compared} tellings compared over {positions} positions: one each must be told as it was here"
    )


def looks(game: Game[Any], state: Any, viewer: int | None) -> bytes:
    """How a position looks to somebody, encoded."""
    return game.encode(game.redact(state, viewer))


def is_forced(game: Game[Any], state: Any, seat: int) -> bool:
    """Whether a seat has one move only, and everybody can see it."""
    return game.forced_move(state, seat) is not None


def without_chance(game: Game[Any], state: Any) -> bytes:
    """All of a state but what chance will bring."""
    copy = game.copy(state)
    hide_rng(copy)
    return game.encode(copy)


def told_elsewhere(game: Game[Any], other: Any, seat: int, move: Move) -> list[Event] | None:
    """What is told if the move is made where hidden things lie differently, changing the state; None if it is illegal there."""
    try:
        return game.play(other, seat, move)
    except IllegalMove:
        return None


def difference(mine: list[Event], theirs: list[Event]) -> tuple[int, list[Event]]:
    """Where two tellings first differ, and what they tell there, one event or two; none if they are the same."""
    for place, pair in enumerate(zip_longest(mine, theirs)):
        if pair[0] != pair[1]:
            return place, [event for event in pair if event is not None]
    return len(mine), []


def is_public(game: Game[Any], events: list[Event]) -> bool:
    """Whether any of the events is one that the rules make public."""
    return any(event.kind in PUBLISHED.get(game.slug, ()) for event in events)


def by_chance(*tellings: list[Event]) -> bool:
    """Whether chance decided in each of them."""
    return all(any(event.reveals == "chance" for event in told) for told in tellings)


def check_told(
    game: Game[Any], viewer: int | None, here: tuple[Any, list[Event]], there: tuple[Any, list[Event]]
) -> None:
    """A viewer sees no difference before a move: he learns of one afterwards only from an event that reveals something or that
    the rules make public, and what it tells is then to be seen. Dice, and what they lead to, are told in any order.
    """
    mine, theirs = visible(here[1], viewer), visible(there[1], viewer)
    same = looks(game, here[0], viewer) == looks(game, there[0], viewer)
    place, differing = difference(mine, theirs)
    if not differing:
        assert same or any(event.reveals for event in mine), (viewer, mine)
        return
    if is_public(game, differing):
        return
    if by_chance(mine, theirs):
        return
    before = any(event.reveals for event in mine[:place])
    assert before or (len(differing) == 2 and all(event.reveals for event in differing)), (viewer, mine, theirs)
    # Several things drawn one after the other may be the same ones in another order.
    assert not same or sorted(map(str, mine)) == sorted(map(str, theirs)), (viewer, differing)


@at_each_table
def test_whoever_learns_something_by_his_own_move_cannot_take_it_back_freely(game, seats):
    chance = Rng("own moves")
    for state, seat, move in walk(game, seats, 0, curious=CURIOUS, looks=LOOKS):
        after = game.copy(state)
        events = game.play(after, seat, move)
        if any(event.reveals for event in events):
            continue
        other = game.determinize(state, seat, chance)
        elsewhere = told_elsewhere(game, other, seat, move)
        assert elsewhere is not None, "his own move is legal wherever hidden things lie"
        # Where something would come up elsewhere that does not here, nobody can be told of it.
        if not any(event.reveals for event in elsewhere):
            assert difference(visible(events, seat), visible(elsewhere, seat))[1] == []
            assert looks(game, after, seat) == looks(game, other, seat)


@at_each_table
def test_whoever_cannot_see_how_somebody_decided_is_not_told_either(game, seats):
    chance = random.Random(17)
    compared = 0
    whispered: Counter[str] = Counter()
    for ply, (state, seat, move) in enumerate(matches(game, seats, 1, PLIES, free=0.2, curious=CURIOUS)):
        others = [other for other in game.legal_moves(state, seat) if other.kind == move.kind and other != move]
        if not others:
            continue
        here = game.copy(state)
        mine = game.play(here, seat, move)
        # What a seat is told of its own decision, and nothing new: it decides behind a screen.
        whispers = {event.kind for event in mine if event.audience is not None and not event.teaches}
        if ply % 3 and all(whispered[kind] >= WHISPERS for kind in whispers):
            continue
        whispered.update(whispers)
        there = game.copy(state)
        theirs = game.play(there, seat, chance.choice(others))
        screened = not by_chance(mine, theirs) and game.encode(here) != game.encode(there)
        # What the public sees everybody sees.
        screened = screened and looks(game, here, None) == looks(game, there, None)
        if not screened and move.kind not in game.free_kinds:
            continue
        for viewer in (None, *(viewer for viewer in range(seats) if viewer != seat)):
            seen = looks(game, here, viewer)
            if move.kind in game.free_kinds and seen == looks(game, state, viewer):
                assert visible(mine, viewer) == []
            if screened and seen == looks(game, there, viewer):
                compared += 1
                _, differing = difference(visible(mine, viewer), visible(theirs, viewer))
                assert not differing or is_public(game, differing), (viewer, differing)
    kinds = ", ".join(whispered)
    assert compared > 0 or not whispered or seats == 1, f"{kinds}: told in secret, but what was decided is seen by all"


@at_each_table
def test_nobody_is_told_the_name_of_what_he_cannot_see(game, seats):
    """Also after an event of the same ply that reveals something else: what may be told is what lies before the viewer."""
    for text, after, events in all_told(game, seats, 0, PLIES, curious=CURIOUS):
        named = [(event, names) for event in events if (names := named_in(game, event))]
        if not named:
            continue
        there, before = [text, game.encode(after)], game.decode(text)
        seen = {None: [looks(game, before, None), looks(game, after, None)]}
        for event, names in named:
            # Most is public; what is not may lie before some.
            secret = [name for name in names if stands(name, there) and not stands(name, seen[None])]
            for viewer in (None, *range(seats)) if secret else ():
                if viewer not in seen:
                    seen[viewer] = [looks(game, before, viewer), looks(game, after, viewer)]
                unseen = [name for name in secret if not stands(name, seen[viewer])]
                assert not unseen or not event.visible_to(viewer), (viewer, unseen, event)


def named_in(game: Game[Any], event: Event) -> list[str]:
    """The components that an event names, in whatever depth of its data."""
    found: list[str] = []
    values: list[Any] = [event.data]
    for value in values:  # which grows meanwhile
        if isinstance(value, dict):
            values += [*value, *value.values()]
        elif isinstance(value, list | tuple):
            values += value
        elif isinstance(value, str) and value in game.components:
            found.append(value)
    return found


def stands(name: str, written: list[bytes]) -> bool:
    """Whether a component is named anywhere in one of the states."""
    return any(b'"%s"' % name.encode() in text for text in written)


@at_each_table
def test_a_redacted_state_holds_no_chance_and_stays_redacted(game, seats):
    for state, seat, _ in walk(game, seats, 1):
        text = game.encode(state)
        seen = game.redact(state, seat)
        assert game.encode(state) == text, "redacting changed the state"
        assert seen.rng.seed == HIDDEN_SEED
        assert game.encode(game.redact(seen, seat)) == game.encode(seen)
        assert state.rng.seed.encode() not in game.encode(seen)
        break


@at_each_table
def test_events_speak_of_what_is_revealed_and_round_trip(game, seats):
    reveals = set()
    for _, _, events in told(game, seats, 2):
        for event in events:
            reveals.add(event.reveals)
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
    assert (len(reveals - {""}) > 0) == (game.has_hidden or game.has_chance)
