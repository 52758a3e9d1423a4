"""The picture in words: short for screen readers, and the whole board or an empire as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.rise_of_empires.state import NOBODY, ROWS, SOURCES
from render.rise.layout import regions_of
from render.rise.lists import list_of
from render.rise.looks import MINUS, TIMES
from render.rise.view import Disc, RegionView, SeatView, View
from render.shared.telling import ended

STOCKS = ("gold", "disc", "cube", "stock", "food")


def full_text(view: View) -> str:
    """One seat's empire, or everything on the board, line by line."""
    lines = {"area": _area_lines, "part": _part_lines}.get(view.scene.view, _board_lines)
    return "\n".join(lines(view))


# ---------------------------------------------------------------------- in short
def sentences(view: View) -> Iterator[str]:
    """Who is to move, when, the news, then what the view shows."""
    say = view.say
    yield say("rise-alt-opening", mover=view.mover_text, when=view.when)
    if view.news:
        yield say("rise-alt-news", news=ended(view.news))
    if view.scene.view == "area":
        seat = view.seats[view.focus]
        yield say("rise-alt-seat", player=seat.name, vp=seat.vp, regions=_controlled(view, seat))
        yield say("rise-text-stock", things=_stock(view, seat)) + "."
        yield say("rise-text-progress", things=_names(view, seat.player.progress)) + "."
        yield say("rise-text-cities", things=_names(view, seat.player.cities)) + "."
        return
    if view.scene.view == "part":
        yield from (ended(line) for line in [*_part_lines(view)][1:])
        return
    for seat in view.seats:
        yield say("rise-alt-seat", player=seat.name, vp=seat.vp, regions=_controlled(view, seat))
    for region in view.regions:
        if region.presences:
            yield f"{_region(view, region)}."
    yield (
        say("rise-text-offer", row=view.say("rise-picture-tiles-progress"), things=_names(view, view.state.progress))
        + "."
    )
    yield say("rise-text-offer", row=view.say("rise-picture-tiles-city"), things=_names(view, view.state.cities)) + "."


def _controlled(view: View, seat: SeatView) -> int:
    return sum(region.controller == seat.seat for region in view.regions)


# ---------------------------------------------------------------------- in full
def _board_lines(view: View) -> Iterator[str]:
    say, state = view.say, view.state
    yield " · ".join((say("rise-picture-title"), view.when, view.mover_text))
    if view.news:
        yield view.news
    yield say("rise-text-order", things=_order(view, state.order))
    if view.positions:
        yield say("rise-text-next-order", things=_order(view, view.positions))
    yield ""
    for row in ROWS:
        yield _row(view, row)
    yield say("rise-text-track", used=state.track, all=len(view.trade_gold))
    yield ""
    for kind, tiles in (("progress", state.progress), ("city", state.cities)):
        yield say("rise-text-offer", row=say(f"rise-picture-tiles-{kind}"), things=_priced(view, tiles))
    counts = [f"{view.name_of(name)} {TIMES} {state.territory.count(name)}" for name in dict.fromkeys(state.territory)]
    things = ", ".join(counts) or say("rise-picture-nothing")
    yield say("rise-text-offer", row=say("rise-picture-tiles-territory"), things=things)
    yield say("rise-text-offer", row=say("rise-picture-tiles-empire"), things=_empires(view, state.empires))
    yield ""
    for region in view.regions:
        yield _region(view, region)
    for seat in view.seats:
        yield ""
        yield from _seat(view, seat)


def _part_lines(view: View) -> Iterator[str]:
    """What the part of the board shows: tiles of a kind, or regions."""
    yield " · ".join((view.say("rise-picture-title"), view.when, view.mover_text))
    place, state = view.scene.place or list_of(view), view.state
    offered = {
        "progress": state.progress,
        "cities": state.cities,
        "territory": state.territory,
        "empires": state.empires,
    }
    if place in offered:
        yield view.say("rise-text-offer", row=view.say(f"rise-closeup-{place}"), things=_names(view, offered[place]))
    names = regions_of(view.catalogue).get(place, (f"region:{place}",))
    yield from (_region(view, region) for region in view.regions if f"region:{region.id}" in names)


def _area_lines(view: View) -> Iterator[str]:
    yield " · ".join((view.say("rise-picture-title"), view.when, view.mover_text))
    yield from _seat(view, view.seats[view.focus])


def _order(view: View, seats: Iterable[int]) -> str:
    return ", ".join(
        f"{place} {view.seats[seat].name if seat != NOBODY else '–'}" for place, seat in enumerate(seats, start=1)
    )


def _row(view: View, row: str) -> str:
    """A row of the action display from left to right, in turn B with the fees."""
    things = ", ".join(_disc(view, disc) for disc in view.rows[row]) or view.say("rise-picture-nothing")
    return view.say(
        "rise-text-row", row=view.title_of(row), used=len(view.rows[row]), all=view.circles(row), things=things
    )


def _disc(view: View, disc: Disc) -> str:
    if disc.dead:
        return view.say("rise-text-dead-disc", player=view.seats[disc.seat].name)
    return view.seats[disc.seat].name + (f" ({disc.fee})" if disc.fee is not None else "")


def _priced(view: View, tiles: Iterable[str]) -> str:
    tiles = list(tiles)
    found: list[str] = []
    for name in dict.fromkeys(tiles):
        count = f" {TIMES} {tiles.count(name)}" if tiles.count(name) > 1 else ""
        price = view.price(name)
        cost = f" ({view.say('rise-text-price', gold=price)})" if price else ""
        found.append(f"{view.name_of(name)}{count}{cost}")
    return ", ".join(found) or view.say("rise-picture-nothing")


def _empires(view: View, tiles: Iterable[str]) -> str:
    found: list[str] = []
    for name in tiles:
        side = view.side_of(name)
        facts = {"regions": side.regions, "own": side.attacker_loses, "others": side.defender_loses}
        water = view.say("rise-text-water") if side.water else ""
        found.append(f"{view.name_of(name)} ({view.say('rise-text-side', **facts)}{water})")
    return ", ".join(found) or view.say("rise-picture-nothing")


def _region(view: View, region: RegionView) -> str:
    say = view.say
    there = [f"{view.seats[one.seat].name}: {one.cubes}" for one in region.presences]
    if there:
        things = ", ".join(there)
    else:
        things = say("rise-text-nobody") if region.open else say("rise-text-closed", era=region.entry.era)
    values = f"{region.entry.vp.first}/{region.entry.vp.second}"
    bonus = ", ".join(f"{count} {say(f'rise-value-resource-{what}')}" for what, count in region.entry.bonus.items())
    worth = f"{values}; {bonus}" if bonus else values
    return say("rise-text-region", region=region.name, worth=worth, things=things)


def _seat(view: View, seat: SeatView) -> Iterator[str]:
    say, player = view.say, seat.player
    yield say("rise-text-seat", player=seat.name, colour=say(f"founders-colour-{seat.colour}"), vp=_number(seat.vp))
    marks = [
        say(f"rise-text-mark-{name}")
        for name, shown in (("active", seat.active), ("computer", seat.computer), ("left", seat.left))
        if shown
    ]
    if seat.rank:
        marks.append(say("rise-text-mark-rank", rank=seat.rank))
    if player.ally != NOBODY:
        marks.append(say("rise-text-mark-ally", player=view.seats[player.ally].name))
    if marks:
        yield say("rise-text-marks", marks=", ".join(marks))
    yield say("rise-text-stock", things=_stock(view, seat))
    if not view.over:
        yield say("rise-text-coming", food=_number(seat.food_after), vp=seat.coming)
    kinds = dict.fromkeys(player.territory)
    counts = [f"{view.name_of(name)} {TIMES} {player.territory.count(name)}" for name in kinds]
    yield say("rise-text-territory", things=", ".join(counts) or say("rise-picture-nothing"))
    flipped = [say("rise-text-flipped", tile=view.name_of(name)) for name in player.flipped]
    shown = [view.name_of(name) for name in player.progress if name not in player.flipped]
    yield say("rise-text-progress", things=", ".join([*shown, *flipped]) or say("rise-picture-nothing"))
    yield say("rise-text-cities", things=_names(view, player.cities))
    yield say("rise-text-empires", things=_names(view, player.empires))
    parts = [f"{say(f'rise-source-{source}')} {_number(player.points[source])}" for source in SOURCES]
    yield say("rise-text-points", things=", ".join(parts))


def _stock(view: View, seat: SeatView) -> str:
    return ", ".join(f"{view.say(f'rise-picture-sign-{what}')} {getattr(seat.player, what)}" for what in STOCKS)


def _names(view: View, names: Iterable[str]) -> str:
    return ", ".join(map(view.name_of, names)) or view.say("rise-picture-nothing")


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)
