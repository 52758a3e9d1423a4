"""The table of points by source, the same for all games: one column per seat, one row per source, the sum below.

Where a game counts no points, the rows tell how far each seat has come, and there is no sum.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.base import Outcome
from locales import PREFIXES, Words, words
from render.kit.canvas import SOFT, Canvas
from render.kit.ground import paper, table
from render.kit.header import Header, draw_header
from render.kit.palette import EDGE, GOLD, INK, INK_2, PAPER_3, PLAYERS, RUBRIC, WALNUT_DARK, WALNUT_LIGHT
from render.kit.pieces import laurel, player_token
from render.kit.scale import Scale
from render.kit.sheet import GUTTER, HEADER, MARGIN, WIDTH
from render.kit.text import readable, text_width
from render.scene import Scene
from render.shared.telling import in_lines

SOURCE_WIDTH, WIDEST = 470, 320  # of the first column and, at most, of a seat's
NAME, ROW, SUM, END = 92, 58, 84, 14  # heights; END in the place of SUM where there is none
NAMES, SOURCES, NUMBERS, SUMS = (30, 27, 24, 21, 19), (28, 26, 24, 22, 20, 18), (32, 28), (46, 40, 34)
LARGEST = 1.8  # times the usual size: where few columns leave room, a phone shows their letters
_CREAM = "#F3E6C8"


@dataclass(frozen=True)
class Column:
    """A seat's points by source; ``rank`` 1 leads or has won, 0 stands for none: where nobody counts points, before the end."""

    name: str
    colour: str
    points: dict[str, int]
    total: int
    rank: int


def columns_of(scene: Scene) -> list[Column]:
    """The seats from the best to the worst, with the points that they have now or had at the end."""
    game, state = scene.game, scene.state
    outcome: Outcome | None = game.outcome(state)
    parts = outcome.breakdown if outcome and game.scored else game.standing(state)
    totals = [sum(part.values()) if game.scored else 0 for part in parts]
    so_far = [1 + sum(other > total for other in totals) if game.scored else 0 for total in totals]
    ranks = outcome.ranks if outcome else so_far
    say = words(scene.lang)
    columns = [
        Column(readable(seat.name, "ui-semi", say("scores-seat", number=number + 1)), seat.colour, part, total, rank)
        for number, (seat, part, total, rank) in enumerate(zip(scene.seats, parts, totals, ranks, strict=True))
    ]
    return sorted(columns, key=lambda column: column.rank)


def draw_scores(scene: Scene, *, audit: bool = False) -> Canvas:
    """The table on a sheet as high as it needs."""
    say, prefix = words(scene.lang), PREFIXES[scene.game.slug]
    columns = columns_of(scene)
    sources = list(columns[0].points)
    px = _scale_of(len(columns))
    foot = px(SUM if scene.game.scored else END)
    height = HEADER + GUTTER + px(NAME) + px(ROW) * len(sources) + foot + MARGIN + GUTTER
    sheet = Canvas(table(height), audit=audit)
    top = draw_header(sheet, header_of(scene, columns, say)) + GUTTER
    first = px(SOURCE_WIDTH)
    each = min(px(WIDEST), (WIDTH - 2 * MARGIN - first) // len(columns))
    left = (WIDTH - first - each * len(columns)) // 2
    right, bottom = left + first + each * len(columns), height - MARGIN
    sheet.panel((left, top, right, bottom), paper(right - left, bottom - top), edge=EDGE, thickness=2, shadow=SOFT)
    for row, source in enumerate(sources):
        y = top + px(NAME) + row * px(ROW)
        if row % 2 == 0:
            sheet.tint((left + 2, y, right - 2, y + px(ROW)), PAPER_3, 120)
        label = say(f"{prefix}-source-{source}")
        box, sizes = (left + px(24), y, left + first - px(12), y + px(ROW)), px.each(SOURCES)
        sheet.lines(box, label[:1].upper() + label[1:], face="ui-semi", sizes=sizes, fill=INK, most=2, leading=1.05)
    if scene.game.scored:
        best = scene.state.finished or not nobody_leads(columns)
        _draw_sums(sheet, columns, (left, right, bottom), each, say, px, best=bool(best))
    for place, column in enumerate(columns):
        _draw_column(sheet, column, (left + first + place * each, top, each, bottom - foot), px)
    return sheet


def _scale_of(seats: int) -> Scale:
    """As large as so many columns of the usual width allow."""
    return Scale(min(LARGEST, max(1.0, (WIDTH - 2 * MARGIN) / (SOURCE_WIDTH + WIDEST * seats))))


def header_of(scene: Scene, columns: list[Column], say: Words) -> Header:
    """Whether these are final points, and who leads or has won; with the signs of all as long as nobody does."""
    over = bool(scene.state.finished)
    best = [column for column in columns if column.rank == 1]
    title, what = say(f"{PREFIXES[scene.game.slug]}-name"), _what(scene, say)
    if over and not best:  # whoever was alone
        return Header(title, what, say("scores-lost"), "", "", several=tuple(column.colour for column in columns))
    if not best or (not over and nobody_leads(columns)):
        level = bool(best) and (len(columns) > 1 or not best[0].total)
        waiting = say("scores-level", points=best[0].total) if level else say("scores-open")
        return Header(title, what, waiting, "", "", several=tuple(column.colour for column in columns))
    mover = say("scores-won" if over else "scores-lead", players=", ".join(c.name for c in best), count=len(best))
    return Header(title, what, mover, "" if over else best[0].colour, "")


def nobody_leads(columns: list[Column]) -> bool:
    """Whether all have the same points, so that the first place says nothing yet."""
    return len({column.total for column in columns}) == 1


def _what(scene: Scene, say: Words) -> str:
    if not scene.game.scored:
        return say("scores-progress")
    return say("scores-final" if scene.state.finished else "scores-now")


def _draw_column(sheet: Canvas, column: Column, at: tuple[int, int, int, int], px: Scale) -> None:
    left, top, width, bottom = at
    sheet.fill((left, top + px(16), left + 2, bottom), EDGE)
    sheet.stamp(player_token(column.colour, "", px(34)), (left + px(34), top + px(NAME) / 2))
    box = (left + px(58), top + px(4), left + width - px(8), top + px(NAME) - px(4))
    sheet.lines(box, column.name, face="ui-bold", sizes=px.each(NAMES), fill=INK, most=2, leading=1.02)
    line = top + px(NAME) - px(6)
    sheet.fill((left + px(8), line, left + width - px(8), line + px(4)), PLAYERS[column.colour].fill)
    for row, points in enumerate(column.points.values()):
        y = top + px(NAME) + row * px(ROW)
        ink = RUBRIC if points < 0 else INK if points else INK_2
        number = str(points).replace("-", "\u2212") if points else "\u2013"
        box, sizes = (left + px(8), y, left + width - px(8), y + px(ROW)), px.each(NUMBERS)
        sheet.label(box, number, face="ui-bold", sizes=sizes, fill=ink, align="middle")


def _draw_sums(
    sheet: Canvas, columns: list[Column], at: tuple[int, int, int], each: int, say: Words, px: Scale, *, best: bool
) -> None:
    """The sums below the table, those of the ``best`` with a laurel."""
    left, right, bottom = at
    tall, first = px(SUM), left + px(SOURCE_WIDTH)
    y = bottom - tall
    sheet.fill((left + 2, y, right - 2, bottom - px(12)), WALNUT_LIGHT, to=WALNUT_DARK)
    box = (left + px(24), y, first, bottom - px(12))
    sheet.label(box, say("scores-sum"), face="ui-bold", sizes=(px(32),), fill=GOLD)
    sizes = px.each(SUMS)
    for place, column in enumerate(columns):
        start = first + place * each
        total = str(column.total).replace("-", "\u2212")
        if best and column.rank == 1:
            aside = text_width("ui-bold", sizes[0], total) / 2 + px(34)
            sheet.stamp(laurel(px(48)), (start + each / 2 - aside, y + (tall - px(12)) / 2))
        box = (start + px(8), y, start + each - px(8), bottom - px(12))
        sheet.label(box, total, face="ui-bold", sizes=sizes, fill=_CREAM, align="middle")


def tell_scores(scene: Scene) -> str:
    """The table as lines of text, the best seats first: each with its sum and where the points come from."""
    say, prefix = words(scene.lang), PREFIXES[scene.game.slug]
    columns = columns_of(scene)
    lines = [_what(scene, say)]
    for column in columns:
        told = {name: points for name, points in column.points.items() if points}
        sources = ", ".join(f"{say(f'{prefix}-source-{name}')} {points}" for name, points in told.items())
        if not column.rank:
            lines.append(f"{column.name}: {sources or 0}")
            continue
        total = f": {column.total}" if scene.game.scored else ""
        lines.append(f"{column.rank}. {column.name}{total}" + (f" ({sources})" if sources else ""))
    return in_lines(lines)
