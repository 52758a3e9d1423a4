"""The picture in words: short for screen readers, and the whole board or the hand as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from games.mosaic.state import DECKS, RESOURCES, SETTLEMENTS, UNITS
from render.mosaic import means
from render.mosaic.lists import GROUPS, LISTS, TECHNOLOGIES
from render.mosaic.looks import MINUS, TIMES
from render.mosaic.means import Means
from render.mosaic.stacks import groups_of
from render.mosaic.view import RegionView, SeatView, View
from render.shared.telling import ended


def full_text(view: View) -> str:
    """The hand of the viewer, one seat's area, or everything on the board, line by line."""
    lines = {"hand": _hand_lines, "area": _area_lines, "part": _part_lines}.get(view.scene.view, _board_lines)
    return "\n".join(lines(view))


# ---------------------------------------------------------------------- in short
def sentences(view: View) -> Iterator[str]:
    """Who is to move, when, the news, then what the view shows."""
    say = view.say
    yield say("mosaic-alt-opening", mover=view.mover_text, when=view.when)
    if view.news:
        yield say("mosaic-alt-news", news=ended(view.news))
    if view.scene.view == "hand":
        seat = view.seats[view.viewer]
        cards = ", ".join(map(view.name_of, [*seat.player.pack, *seat.player.face_down]))
        yield say("mosaic-alt-hand", player=seat.name, cards=cards or say("mosaic-text-none"))
        yield say("mosaic-text-stock", things=_stock(view, seat)) + "."
        return
    if view.scene.view == "area":
        seat = view.seats[view.focus]
        yield say("mosaic-alt-seat", player=seat.name, score=seat.score, cities=seat.cities, units=seat.units)
        yield say("mosaic-text-stock", things=_stock(view, seat)) + "."
        yield say("mosaic-text-symbols", things=_symbols(view, seat)) + "."
        return
    if view.scene.view == "part":
        yield from (ended(line) for line in [*_part_lines(view)][1:])
        return
    done, most = view.scorings
    yield say("mosaic-alt-scorings", done=done, most=most)
    for seat in view.seats:
        yield say("mosaic-alt-seat", player=seat.name, score=seat.score, cities=seat.cities, units=seat.units)
    for region in view.regions:
        if region.open:
            yield f"{_region(view, region)}."
    for deck in DECKS:
        yield f"{_offer(view, deck)}."


# ---------------------------------------------------------------------- in full
def _board_lines(view: View) -> Iterator[str]:
    say = view.say
    done, most = view.scorings
    yield " · ".join((say("mosaic-picture-title"), view.when, view.mover_text))
    if view.news:
        yield view.news
    yield say("mosaic-text-scorings", done=done, most=most, holding=view.state.holding)
    if view.state.phase == "leaders":
        yield say("mosaic-text-leaders", things=_names(view, view.state.leaders))
    for deck in DECKS:
        yield _offer(view, deck)
    for name, tiles in groups_of(view).items():
        left = _names(view, (tile.id for tile in tiles if view.owner_of(tile.id) is None))
        yield say("mosaic-text-group", group=view.term("picture", name), things=left)
    yield ""
    for region in view.regions:
        yield _region(view, region)
        if region.open:
            yield from _hexes(view, region)
    for seat in view.seats:
        yield ""
        yield from _seat(view, seat)


def _area_lines(view: View) -> Iterator[str]:
    yield " · ".join((view.say("mosaic-picture-title"), view.when, view.mover_text))
    yield from _seat(view, view.seats[view.focus])


def _part_lines(view: View) -> Iterator[str]:
    """What the part of the board shows; where it has no name, the regions with hexes to choose from."""
    yield " · ".join((view.say("mosaic-picture-title"), view.when, view.mover_text))
    place = view.scene.place
    if place in GROUPS:
        for group in GROUPS[place]:
            tiles = groups_of(view)[group]
            left = _names(view, (tile.id for tile in tiles if view.owner_of(tile.id) is None))
            yield view.say("mosaic-text-group", group=view.term("picture", group), things=left)
    elif place in LISTS:
        yield from (_offer(view, deck) for deck in DECKS if (deck == TECHNOLOGIES) == (place == TECHNOLOGIES))
    shown = {place} if place else {view.hexes[name].region for name in view.candidate_hexes}
    for region in view.regions:
        if region.id in shown:
            yield _region(view, region)
            if region.open:
                yield from (line.strip() for line in _hexes(view, region))


def _hand_lines(view: View) -> Iterator[str]:
    say, seat = view.say, view.seats[view.viewer]
    yield say("mosaic-text-hand", player=seat.name)
    yield say("mosaic-text-stock", things=_stock(view, seat))
    yield say("mosaic-text-symbols", things=_symbols(view, seat))
    if seat.player.pack:
        yield say("mosaic-text-pack", things=_names(view, seat.player.pack))
    if card := means.seen(view, seat.seat):
        yield say("mosaic-text-seen", card=view.name_of(card))
    for thing in means.face_down(view, seat.seat):
        verdict = say("mosaic-picture-met" if thing.now else "mosaic-picture-lacking")
        yield say("mosaic-text-face-down", card=view.name_of(thing.id), verdict=verdict)
    if view.state.phase not in ("rounds", "epilogue"):
        return
    for title, lister in (
        ("claimable", means.claimable),
        ("deck-technologies", means.technologies),
        ("deck-build-cards", means.build_cards),
        ("deck-population-cards", means.population_cards),
        ("deck-tax-tariff-cards", means.tax_tariff_cards),
        ("wonders", means.wonders),
        ("governments", means.governments),
    ):
        things = [_priced(view, thing) for thing in lister(view, seat.seat) if thing.now]
        found = ", ".join(things) or say("mosaic-text-none")
        yield say("mosaic-text-possible", group=say(f"mosaic-picture-{title}"), things=found)


def _priced(view: View, thing: Means) -> str:
    name = view.name_of(thing.id)
    if thing.income is not None:
        return f"{name} (+{thing.income} {view.name_of('money')})"
    price = _amounts(view, thing.paid)
    return f"{name} ({price})" if price else name


def _seat(view: View, seat: SeatView) -> Iterator[str]:
    say, player = view.say, seat.player
    yield say(
        "mosaic-text-seat", player=seat.name, colour=say(f"founders-colour-{seat.colour}"), score=_number(seat.score)
    )
    marks = [
        say(f"mosaic-text-mark-{name}")
        for name, shown in (("active", seat.active), ("computer", seat.computer), ("left", seat.left))
        if shown
    ]
    if seat.rank:
        marks.append(say("mosaic-text-mark-rank", rank=seat.rank))
    if marks:
        yield say("mosaic-text-marks", marks=", ".join(marks))
    rulers = _names(view, (name for name in (player.leader, player.government) if name))
    yield say("mosaic-text-rulers", things=rulers)
    yield say("mosaic-text-stock", things=_stock(view, seat))
    made = ", ".join(f"{say(f'mosaic-picture-made-{kind}')} +{count}" for kind, count in player.productions.items())
    yield say("mosaic-text-productions", things=made)
    yield say("mosaic-text-symbols", things=_symbols(view, seat))
    pieces = [
        f"{view.term('picture-sign', kind)} {TIMES} {seat.pieces[kind]}"
        for kind in (*SETTLEMENTS, *UNITS)
        if seat.pieces[kind]
    ]
    yield say("mosaic-text-pieces", things=", ".join(pieces) or say("mosaic-text-none"))
    goods = [f"{view.name_of(name)} {TIMES} {count}" for name, count in player.goods.items()]
    yield say("mosaic-text-goods", things=", ".join(goods) or say("mosaic-text-none"))
    yield say("mosaic-text-technologies", down=seat.hidden, things=_names(view, player.technologies))
    yield say("mosaic-text-build", things=_names(view, player.build_cards))
    yield say("mosaic-text-taxes", unrest=seat.unrest, things=_names(view, player.tax_tariff_cards))
    yield say("mosaic-text-tiles", things=_names(view, [*player.wonders, *player.golden_ages, *player.achievements]))
    parts = [f"{say(f'mosaic-source-{source}')} {_number(points)}" for source, points in seat.parts.items() if points]
    yield say("mosaic-text-points", things=", ".join(parts) or say("mosaic-text-none"))


def _region(view: View, region: RegionView) -> str:
    say = view.say
    if not region.open:
        return say("mosaic-text-region", region=region.name, code=region.code, things=say("mosaic-picture-closed"))
    shown: list[str] = []
    for presence in region.presences:
        units = [
            f"{view.term('picture-sign', kind)} {TIMES} {count}"
            for kind, count in zip(UNITS, presence.units, strict=True)
            if count
        ]
        inside = f" ({', '.join(units)})" if units else ""
        shown.append(f"{view.seats[presence.seat].name}: {presence.influence}{inside}")
    things = ", ".join(shown) or say("mosaic-picture-nobody")
    return say("mosaic-text-region", region=region.name, code=region.code, things=things)


def _hexes(view: View, region: RegionView) -> Iterator[str]:
    """What stands and lies on the hexes of a region."""
    names = view.catalogue.hexes_of[region.id]
    pieces = [
        f"{name} {_piece(view, name)} ({view.seats[view.state.pieces[name].seat].name})"
        for name in names
        if name in view.state.pieces
    ]
    tokens = [f"{name} {view.name_of(view.state.tokens[name])}" for name in names if name in view.state.tokens]
    if pieces:
        yield view.say("mosaic-text-built", things=", ".join(pieces))
    if tokens:
        yield view.say("mosaic-text-tokens", things=", ".join(tokens))


def _piece(view: View, name: str) -> str:
    kind = view.state.pieces[name].kind
    return view.term("picture-sign", kind) if kind in SETTLEMENTS else view.name_of(kind)


def _offer(view: View, deck: str) -> str:
    name = view.term("picture-deck", deck)
    left = len(view.state.decks.get(deck, ()))
    return view.say("mosaic-text-offer", deck=name, left=left, things=_names(view, view.state.offers.get(deck, ())))


def _names(view: View, names: Iterable[str]) -> str:
    return ", ".join(map(view.name_of, names)) or view.say("mosaic-text-none")


def _stock(view: View, seat: SeatView) -> str:
    amounts = {"population": seat.player.population} | {what: seat.player.resources[what] for what in RESOURCES}
    return ", ".join(f"{view.say(f'mosaic-picture-sign-{what}')} {count}" for what, count in amounts.items())


def _symbols(view: View, seat: SeatView) -> str:
    return ", ".join(f"{view.name_of(name)} {seat.player.symbols.get(name, 0)}" for name in view.catalogue.pillars)


def _amounts(view: View, amounts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {view.say(f'mosaic-picture-sign-{what}')}" for what, count in amounts.items())


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)
