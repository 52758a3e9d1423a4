"""The picture in words: short for screen readers, and the whole board or the hand as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from games.mare_nostrum.state import CONTROL, NOBODY
from render.mare.cards import CARDS
from render.mare.hand import item_name
from render.mare.layout import REGIONS, regions_of
from render.mare.looks import TIMES
from render.mare.part import part_of, parts_of
from render.mare.view import SeatView, View
from render.shared.telling import ended


def full_text(view: View) -> str:
    """The hand of the viewer, one seat's side, or everything on the board, line by line."""
    lines = {"hand": _hand_lines, "area": _area_lines, "part": _part_lines if part_of(view) else _board_lines}.get(
        view.scene.view, _board_lines
    )
    return "\n".join(lines(view))


# ---------------------------------------------------------------------- in short
def sentences(view: View) -> Iterator[str]:
    """Who is to move, when, the news, then what the view shows."""
    say = view.say
    yield say("mare-alt-opening", mover=view.mover_text, when=view.when)
    if view.news:
        yield say("mare-alt-news", news=ended(view.news))
    if view.scene.view == "hand":
        seat = view.seats[view.viewer]
        yield say("mare-alt-hand", player=seat.name, things=_goods(view, seat.player.hand))
        return
    if view.scene.view == "part" and part_of(view):
        place = part_of(view)
        named = place in REGIONS or place == CARDS
        yield ended(say(f"mare-closeup-{place}")) if named else say("mare-alt-part", area=view.name_of(place))
        yield from (f"{line}." for line in [*_part_lines(view)][1:])
        return
    if view.battle is not None and view.scene.view == "board":
        first, second = view.battle.sides
        yield say(
            "mare-alt-battle",
            area=view.name_of(view.battle.place),
            first=view.seats[first.seat].name,
            a=first.total,
            second=view.seats[second.seat].name,
            b=second.total,
        )
    for seat in [view.seats[view.focus]] if view.scene.view == "area" else view.seats:
        yield say(
            "mare-alt-seat",
            player=seat.name,
            empire=view.empire_name(seat.seat) or say("mare-picture-no-empire"),
            resources=seat.resources,
            **seat.tracks,
            **{route: seat.progress[route] for route in ("fame", "conquest")},
        )
    if view.scene.view == "board" and view.started:
        yield say("mare-text-offered", things=_names(view, view.offered)) + "."


# ---------------------------------------------------------------------- in full
def _board_lines(view: View) -> Iterator[str]:
    say = view.say
    yield _first(view)
    if view.news:
        yield view.news
    yield say("mare-text-offered", things=_names(view, view.offered))
    spent = [
        " / ".join(str(value) for value in view.catalogue.exchange_markers[name].values) for name in view.state.spent
    ]
    yield say("mare-text-markers", things=", ".join(spent) or say("mare-text-none"))
    if view.state.phase == "trade" and view.state.value >= 0:
        yield say("mare-text-value", count=view.state.value)
    for seat, offer in enumerate(view.state.offers):
        if offer:
            yield say("mare-text-offer", player=view.seats[seat].name, things=_goods(view, offer))
    yield ""
    for name in view.catalogue.provinces:
        yield from _province(view, name)
    for name in view.catalogue.seas:
        if view.open(name):
            yield from _sea(view, name)
    closed = [name for name in (*view.catalogue.provinces, *view.catalogue.seas) if not view.open(name)]
    if closed:
        yield say("mare-text-closed", things=_names(view, closed))
    for seat in view.seats:
        yield ""
        yield from _seat(view, seat)


def _area_lines(view: View) -> Iterator[str]:
    yield _first(view)
    seat = view.seats[view.focus]
    yield from _seat(view, seat)
    yield ""
    for name in view.catalogue.provinces:
        if view.controller(name) == seat.seat:
            yield from _province(view, name)


def _part_lines(view: View) -> Iterator[str]:
    yield _first(view)
    place = part_of(view)
    if place == CARDS:
        yield view.say("mare-text-offered", things=_names(view, view.offered))
        return
    sheet = [area.partition(":")[2] for area in regions_of(view.catalogue, view.state).get(place, ())]
    for name in sheet if place in REGIONS else (place, *parts_of(view.catalogue, view.state)[place]):
        yield from _sea(view, name) if name in view.catalogue.seas else _province(view, name)


def _hand_lines(view: View) -> Iterator[str]:
    say, seat = view.say, view.seats[view.viewer]
    player = seat.player
    yield say("mare-text-hand", player=seat.name, things=_goods(view, player.hand))
    begun = view.state.begun
    if begun is not None and begun.chosen and seat.active:
        yield say(
            "mare-text-set",
            item=item_name(view, begun),
            things=_goods(view, Counter(begun.chosen)),
            count=len(begun.chosen),
            price=begun.price,
        )
    if player.offer:
        yield say("mare-text-own-offer", things=_goods(view, player.offer))
    if player.wishes:
        yield say("mare-text-wishes", things=_names(view, player.wishes))
    for title, order in player.orders.items():
        if order.players:
            people = ", ".join(view.seats[other].name for other in order.players)
            yield say("mare-text-order", title=say(f"mare-value-title-{title}"), things=people)
    yield say("mare-text-offered", things=_names(view, view.offered))


def _first(view: View) -> str:
    return " · ".join((view.say("mare-picture-title"), view.when, view.mover_text))


def _seat(view: View, seat: SeatView) -> Iterator[str]:
    say = view.say
    empire = view.empire_name(seat.seat) or say("mare-picture-no-empire")
    yield say("mare-text-seat", player=seat.name, colour=say(f"founders-colour-{seat.colour}"), empire=empire)
    shown = {"active": seat.active, "computer": seat.computer, "left": seat.left, "winner": seat.rank == 1}
    marks = [say(f"mare-text-mark-{name}") for name, is_so in shown.items() if is_so]
    if marks:
        yield say("mare-text-marks", marks=", ".join(marks))
    if not view.started:
        return
    yield say("mare-text-tracks", **seat.tracks)
    titles = ", ".join(say(f"mare-value-title-{title}") for title in seat.titles)
    yield say("mare-text-titles", things=titles or say("mare-text-none"))
    goals = view.goals()
    yield say("mare-text-progress", cards=goals["fame"], cities=goals["conquest"], **seat.progress)
    yield say("mare-text-resources", count=seat.resources)
    yield say("mare-text-cards", things=_names(view, seat.player.cards))
    stock = ", ".join(f"{say(f'mare-picture-sign-{unit}')} {TIMES} {left}" for unit, left in seat.stock.items())
    yield say("mare-text-stock", things=stock)


def _province(view: View, name: str) -> Iterator[str]:
    province = view.province(name)
    if province is None:
        return
    say = view.say
    spaces = view.catalogue.spaces[name]
    owner = view.seats[province.controller].name if province.controller != NOBODY else say("mare-text-province-free")
    yield say(
        "mare-text-province",
        province=view.name_of(name),
        owner=owner,
        built=_names(view, [spot for spot in spaces if spot in province.buildings]),
        empty=_names(view, [spot for spot in spaces if spot not in province.buildings]),
    )
    units = ", ".join(
        f"{view.seats[seat].name} {say(f'mare-picture-sign-{kind}')} {TIMES} {count}"
        for seat, kind, count in view.units(name)
    )
    if units:
        yield say("mare-text-units", things=units)
    places = ", ".join(
        f"{view.spot_name(name, spot) if spot != CONTROL else say('mare-picture-sign-control')} ({view.seats[seat].name})"
        for spot, seat in province.places.items()
    )
    if places:
        yield say("mare-text-places", things=places)
    if province.contested:
        yield say("mare-text-contested")


def _sea(view: View, name: str) -> Iterator[str]:
    stacks = ", ".join(f"{view.seats[seat].name} {TIMES} {count}" for seat, _, count in view.units(name))
    yield view.say("mare-text-sea", sea=view.name_of(name), things=stacks or view.say("mare-text-none"))


def _names(view: View, names: Iterable[str]) -> str:
    return ", ".join(map(view.name_of, names)) or view.say("mare-text-none")


def _goods(view: View, goods: Mapping[str, int]) -> str:
    return ", ".join(f"{view.name_of(name)} {TIMES} {count}" for name, count in goods.items()) or view.say(
        "mare-text-none"
    )
