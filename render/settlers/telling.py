"""The picture in words: short for screen readers, and the whole table or the hand as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.settlers.faces import badges
from render.settlers.facts import CardView, HandCard, PlacedView, SeatView
from render.settlers.view import ROWS, View
from render.shared.telling import ended


# ------------------------------------------------------------------ for screen readers
def sentences(view: View) -> Iterator[str]:
    """Who is to move, the round and phase, the news, then what the view shows."""
    say = view.say
    yield say("settlers-alt-opening", mover=view.mover_text, round=view.round_text, phase=view.phase_text)
    if view.news:
        yield say("settlers-alt-news", news=ended(view.news))
    if view.scene.view == "hand":
        yield from _hand_sentences(view)
        return
    if view.scene.view == "area":
        yield from _area_sentences(view)
        return
    if view.offer:
        yield say("settlers-alt-offer", cards=_titles(view.offer))
    for seat in view.seats:
        yield _seat_sentence(view, seat)
    if view.state.virtual is not None:
        locations = _titles([placed.card for placed in view.virtual_locations]) or say("settlers-text-none")
        yield say("settlers-alt-virtual", count=view.collection, own=view.against_collection, locations=locations)
    yield from _numbered(view)


def _seat_sentence(view: View, seat: SeatView) -> str:
    return view.say(
        "settlers-alt-seat",
        player=seat.name,
        faction=seat.faction_name or view.say("settlers-picture-no-faction"),
        score=seat.score,
        locations=len(seat.empire),
        cards=seat.hand,
        passed=int(seat.passed),
    )


def _area_sentences(view: View) -> Iterator[str]:
    seat = view.seats[view.focus]
    yield _seat_sentence(view, seat)
    yield from _numbered(view)
    for kind in ROWS:
        names = [placed.card for placed in seat.empire if placed.card.kind == kind]
        if names:
            yield view.say("settlers-alt-row", row=view.say(f"settlers-picture-row-{kind}"), cards=_titles(names))


def _hand_sentences(view: View) -> Iterator[str]:
    if view.to_pick:
        yield view.say("settlers-alt-offer", cards=_titles(view.to_pick))
    cards = _titles([held.card for held in view.hand]) or view.say("settlers-picture-no-hand")
    yield view.say("settlers-alt-hand", player=view.seats[view.owner].name, cards=cards)
    yield from _numbered(view)


def _numbered(view: View) -> Iterator[str]:
    """What is to be chosen from, with its numbers where it has any."""
    if view.numbers:
        named = ", ".join(f"{number or ''} {view.place_name(place)}".strip() for place, number in view.numbers.items())
        yield view.say("settlers-alt-candidates", places=named)


def _titles(cards: Sequence[CardView]) -> str:
    return ", ".join(card.title for card in cards)


# ------------------------------------------------------------------ the whole table
def full_text(view: View) -> str:
    """Everything on the table or, for the view ``hand``, what is in it, line by line."""
    return "\n".join(_hand_lines(view) if view.scene.view == "hand" else _table_lines(view))


def _table_lines(view: View) -> Iterator[str]:
    say = view.say
    yield " · ".join((say("settlers-name"), view.round_text, view.phase_text, view.mover_text))
    if view.news:
        yield view.news
    yield say("settlers-text-piles", deck=len(view.state.deck), discard=len(view.state.discard))
    if view.offer:
        yield say("settlers-text-offer")
        yield from (f"  {_printed(view, card)}" for card in view.offer)
    for seat in view.seats:
        yield ""
        yield from _seat(view, seat)
    if view.state.virtual is not None:
        yield ""
        yield from _virtual(view)


def _seat(view: View, seat: SeatView) -> Iterator[str]:
    say = view.say
    parts = dict(seat.parts)
    yield say(
        "settlers-text-seat",
        player=seat.name,
        faction=seat.faction_name or say("settlers-picture-no-faction"),
        score=seat.score,
        track=parts["track"],
        common=parts["common"],
        faction_points=parts["faction"],
        stored=parts["stored"],
    )
    marks = [
        say(f"settlers-text-mark-{name}")
        for name, shown in (
            ("active", seat.active),
            ("first", seat.first),
            ("passed", seat.passed),
            ("skips", seat.skips),
            ("computer", seat.computer),
            ("left", seat.left),
        )
        if shown
    ]
    if seat.rank:
        marks.append(say("settlers-text-mark-rank", rank=seat.rank))
    if marks:
        yield say("settlers-text-marks", marks=", ".join(marks))
    yield say("settlers-text-supply", goods=_amounts(view, seat.supply) or say("settlers-text-none"))
    yield say("settlers-text-cards", hand=seat.hand, deck=seat.deck, discard=seat.discard)
    if seat.tokens:
        yield say("settlers-text-tokens", count=seat.tokens)
    if seat.deals:
        deals = ", ".join(f"{view.name_of(deal.good)} ({deal.name})" for deal in seat.deals)
        yield say("settlers-text-deals", deals=deals)
    if seat.foundations:
        yield say("settlers-text-foundations", cards=", ".join(map(view.name_of, seat.foundations)))
    for kind in ROWS:
        placed = [*seat.row(kind, common=False), *seat.row(kind, common=True)]
        if placed:
            yield say("settlers-text-row", row=say(f"settlers-picture-row-{kind}"))
            yield from (f"  {_placed(view, location)}" for location in placed)


def _placed(view: View, placed: PlacedView) -> str:
    say = view.say
    states = [say(f"settlers-text-lying-{name}") for name in ("defense", "samurai", "token") if getattr(placed, name)]
    if placed.card.limit:
        states.append(say("settlers-text-used", used=placed.uses, limit=placed.card.limit))
    if placed.blocked:
        states.append(say("settlers-text-blocked"))
    if placed.visitors:
        states.append(say("settlers-text-visitors", count=placed.visitors))
    lying = tuple(entry for entry in badges(placed) if entry in placed.lying)
    if lying:
        states.append(say("settlers-text-stored", goods=_amounts(view, lying)))
    text = _printed(view, placed.card)
    return f"{text} ({'; '.join(states)})" if states else text


def _virtual(view: View) -> Iterator[str]:
    say = view.say
    yield say("settlers-text-virtual", count=view.collection, own=view.against_collection)
    yield from (f"  {_printed(view, placed.card)}" for placed in view.virtual_locations)
    line = ", ".join(view.name_of(target) for _, target in view.attack_line)
    yield say("settlers-text-attacks", goods=line or say("settlers-text-none"))


def _printed(view: View, card: CardView) -> str:
    """A card in one line: name, kind, colours, what it costs and gives."""
    say = view.say
    facts = [card.kind_text.lower()]
    facts += [say(f"settlers-colour-{colour}") for colour in card.colours]
    cost = ", ".join(
        f"{say('settlers-text-location') if good == 'location' else view.name_of(good)} × {count}"
        for good, count in card.cost
    )
    facts.append(say("settlers-text-cost", goods=cost or say("settlers-text-none")))
    if card.raze:
        facts.append(say("settlers-text-raze", goods=" + ".join(map(view.name_of, card.raze))))
    if card.deal:
        facts.append(say("settlers-text-deal", good=view.name_of(card.deal)))
    return f"{card.title} [{'; '.join(facts)}] {card.text}"


def _amounts(view: View, amounts: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{view.name_of(good)} × {count}" for good, count in amounts if count)


# ------------------------------------------------------------------ the hand
def _hand_lines(view: View) -> Iterator[str]:
    """What each card in the hand costs and what is possible with it now."""
    say = view.say
    seat = view.seats[view.owner]
    cards = say("settlers-picture-hand-cards", count=len(view.hand))
    yield f"{say('settlers-picture-hand', player=seat.name)} · {cards}"
    yield say("settlers-text-supply", goods=_amounts(view, seat.supply) or say("settlers-text-none"))
    if view.to_pick:
        yield say("settlers-text-offer")
        yield from (f"  {_printed(view, card)}" for card in view.to_pick)
    yield from (f"  {_held(view, held)}" for held in view.hand)


def _held(view: View, held: HandCard) -> str:
    say = view.say
    possible = (("build", held.build), ("make-deal", held.deal), ("raze-now", held.raze))
    now = [say(f"settlers-text-can-{name}") for name, shown in possible if shown]
    text = _printed(view, held.card)
    return f"{text} ({say('settlers-text-now', ways=', '.join(now))})" if now else text
