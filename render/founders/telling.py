"""The picture in words: short for screen readers, and the whole board as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from games.founders_of_the_empire.state import STACKS
from render.founders.board import candidates_of, squares_of
from render.founders.closeups import VICTORY
from render.founders.view import PlacedView, SeatView, TileView, View, cell_name, row_name
from render.shared.telling import ended


def sentences(view: View) -> Iterator[str]:
    """Who is to move, the step, the news, scores and what lies face up."""
    say = view.say
    when = ", ".join(part for part in (view.turn_text, view.step_text) if part)
    yield say("founders-alt-opening", mover=view.mover_text, when=when[:1].upper() + when[1:])
    if view.news:
        yield say("founders-alt-news", news=ended(view.news))
    if view.scene.view == "area":
        yield from _area_sentences(view)
        return
    if view.scene.view == "part":
        yield ended(say(f"founders-closeup-{view.scene.place}"))
        if view.scene.place == VICTORY:
            yield ended(", ".join(tile.name for tile in view.display if tile is not None) or say("founders-text-none"))
            return
        yield from _row_sentences(view)
        return
    for seat in view.seats:
        yield say("founders-alt-seat", player=seat.name, score=seat.score, tiles=len(seat.tiles))
    yield say("founders-alt-display", left=sum(tile is not None for tile in view.display), all=len(view.display))
    yield from _row_sentences(view)


def _row_sentences(view: View) -> Iterator[str]:
    """What lies face up in each row of the market."""
    for stack in STACKS:
        names = ", ".join(tile.name for tile in view.rows[stack]) or view.say("founders-alt-empty")
        yield view.say("founders-alt-row", stack=view.say(f"founders-picture-stack-{stack}"), tiles=names)


def _area_sentences(view: View) -> Iterator[str]:
    seat = view.seats[view.focus]
    yield view.say("founders-alt-area", player=seat.name, tiles=len(seat.tiles), score=seat.score)
    cells = {cell_name(cell): number for cell, number in candidates_of(view).get(view.focus, {}).items()}
    for (x, y), number in squares_of(view).get(view.focus, {}).items():
        cells[f"{cell_name((x, y))}–{cell_name((x + 1, y + 1))}"] = number
    if cells and view.scene.chosen:
        yield view.say("founders-alt-chosen", cells=", ".join(cells))
    elif cells:
        named = ", ".join(f"{number} {cell}" for cell, number in cells.items())
        yield view.say("founders-alt-candidates", cells=named)
    yield from _rows(view, seat)


def board_text(view: View) -> str:
    """Everything on the board, line by line: market, display, tokens, and each territory row by row from the top."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    say = view.say
    yield " · ".join(
        part for part in (say("founders-picture-title"), view.turn_text, view.step_text, view.mover_text) if part
    )
    if view.news:
        yield view.news
    yield ""
    for stack in STACKS:
        tiles = ", ".join(_printed(view, tile) for tile in view.rows[stack]) or say("founders-text-none")
        name = say(f"founders-picture-stack-{stack}")
        yield say("founders-text-stack", stack=name, left=view.left_in_stack[stack], tiles=tiles)
        if view.row_is_full(stack):
            yield f"  ! {say('founders-text-row-full')}"
    shown = [tile for tile in view.display if tile is not None]
    victory = ", ".join(_printed(view, tile) for tile in shown) or say("founders-text-none")
    yield say("founders-text-display", left=len(shown), all=len(view.display), tiles=victory)
    piles = ", ".join(f"{_token(view, kind, '')} × {count}" for kind, count in view.piles)
    yield say("founders-text-piles", tokens=piles)
    for seat in view.seats:
        yield ""
        yield from _seat(view, seat)


def _seat(view: View, seat: SeatView) -> Iterator[str]:
    say = view.say
    yield say(
        "founders-text-seat",
        player=seat.name,
        colour=say(f"founders-colour-{seat.colour}"),
        score=seat.score,
        **{source: str(points).replace("-", "−") for source, points in seat.parts},
    )
    marks = [
        say(f"founders-text-mark-{name}")
        for name, shown in (
            ("active", seat.active),
            ("computer", seat.computer),
            ("left", seat.left),
            ("stop", seat.stop),
        )
        if shown
    ]
    if seat.rank:
        marks.append(say("founders-text-mark-rank", rank=seat.rank))
    if marks:
        yield say("founders-text-marks", marks=", ".join(marks))
    held = [f"{_token(view, kind, resource)} × {count}" for kind, resource, count in seat.tokens if count]
    yield say("founders-text-supply", tokens=", ".join(held) or say("founders-text-none"))
    yield from _rows(view, seat)
    for group in seat.groups:
        cells = ", ".join(cell_name(cell) for cell in sorted(group, key=lambda cell: (-cell[1], cell[0])))
        yield say("founders-text-group", cells=cells)


def _rows(view: View, seat: SeatView) -> Iterator[str]:
    for y in sorted({placed.cell[1] for placed in seat.tiles}, reverse=True):
        row = sorted((placed for placed in seat.tiles if placed.cell[1] == y), key=lambda placed: placed.cell[0])
        yield view.say("founders-text-row", row=row_name(y), tiles=", ".join(_placed(view, placed) for placed in row))


def _placed(view: View, placed: PlacedView) -> str:
    states = [
        view.say(f"founders-text-state-{name}", points=view.craftsman_points)
        for name, shown in (
            ("war", placed.war),
            ("coin", placed.coin),
            ("craftsman", bool(placed.craftsman)),
            ("top", placed.top and not view.over),
        )
        if shown
    ]
    text = f"{placed.name} {placed.tile.name}"
    return f"{text} ({', '.join(states)})" if states else text


def _printed(view: View, tile: TileView) -> str:
    say = view.say
    facts: list[str] = []
    if tile.requires:
        facts.append(say("founders-text-needs", resources=" + ".join(map(view.name_of, tile.requires)).lower()))
    if len(tile.produces) > 1:
        *first, last = (view.name_of(name).lower() for name in tile.produces)
        facts.append(say("founders-text-gives-or", first=", ".join(first), second=last))
    elif tile.produces:
        facts.append(say("founders-text-gives", resources=", ".join(map(view.name_of, tile.produces)).lower()))
    if tile.points:
        facts.append(say("founders-text-points", points=tile.points))
    return say("founders-text-tile", name=tile.name, facts="; ".join(facts))


def _token(view: View, kind: str, resource: str) -> str:
    if resource:
        return view.say("founders-text-token-craftsman-of", resource=view.name_of(resource).lower())
    return view.say(f"founders-text-token-{kind}")
