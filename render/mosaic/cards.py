"""The faces of cards. A face is painted once for each language and size, then only pasted."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.mosaic.data import BuildCard, Leader, PopulationCard, TaxTariffCard, Technology
from games.mosaic.state import SETTLEMENTS
from render.kit.cache import ROOM
from render.kit.canvas import Box, Canvas, DrawnText, Shadow
from render.kit.palette import INK, INK_2, darker, lighter
from render.kit.text import text_width
from render.mosaic.brief import brief_of
from render.mosaic.chips import Chip, chips_of, draw_chips, points_of
from render.mosaic.inline import draw_mixed
from render.mosaic.looks import LEADERS, PIECES, PILLARS, STAND_IN, TIMES, badge, pillar
from render.mosaic.view import View

TOP, BOTTOM = "#FBF4E2", "#EFE3C8"
TITLE_INK = "#FFF8E8"
FLAT = Shadow(blur=4, drop=2, strength=110)
RADIUS = 9
BUILD_TITLE = (21, 20)
LARGE = 290  # from this width on a card is for reading at leisure
LEADER_LARGE = 320
LEADER_BODY, LEADER_LEADING = (22, 21, 20), 1.02
KIND_FILLS = {
    "city": "#7B4B33",
    "port_city": "#2F6C7C",
    "farm": "#65742A",
    "manufactory": "#6A4A7C",
    "project": "#5F5A55",
    "tax": "#4A4542",
    "tariff": "#7F5A17",
    "population": "#5B7F3C",
}
COUNTED = {  # what Tax and Tariff cards multiply: how it is shown
    "population": ("resource", "population"),
    "government_symbols": ("pillar", "government"),
    "tax_production": ("production", "tax"),
    "unique_goods": ("icon", "crate"),
    "cities": ("icon", "city"),
    "tariff_production": ("production", "tariff"),
}


@dataclass(frozen=True)
class Face:
    """A card as a picture and the texts on it, placed from its upper left corner."""

    image: Image.Image
    texts: tuple[DrawnText, ...]


def draw_card(sheet: Canvas, view: View, card: str, box: Box) -> None:
    """The face of a card in its box: Technology, Build, Population, Tax, Tariff or Leader."""
    width, height = box[2] - box[0], box[3] - box[1]
    key = ("mosaic card", view.game.data_hash, view.state.edition, view.scene.lang, card, width, height)
    face = ROOM.get(key, lambda: _paint(view, card, width, height))
    sheet.panel(box, face.image, radius=RADIUS, shadow=FLAT)
    sheet.texts += [text.moved(box[0], box[1]) for text in face.texts]


def _paint(view: View, card: str, width: int, height: int) -> Face:
    sheet = Canvas(Image.new("RGB", (width, height)), audit=True)
    catalogue = view.catalogue
    if card in catalogue.technologies:
        _technology(sheet, view, catalogue.technologies[card])
    elif card in catalogue.build_cards:
        _build(sheet, view, catalogue.build_cards[card])
    elif card in catalogue.population_cards:
        _population(sheet, catalogue.population_cards[card])
    elif card in catalogue.tax_tariff_cards:
        _tax_tariff(sheet, view, catalogue.tax_tariff_cards[card])
    elif card in catalogue.leaders:
        _leader(sheet, view, catalogue.leaders[card])
    else:
        _plain(sheet, view, card)
    return Face(sheet.image, tuple(sheet.texts))


def _frame(sheet: Canvas, fill: str, head: int) -> None:
    """Border and ground in the colour of the kind."""
    rim = darker(fill, 0.35)
    sheet.fill(sheet.box, rim)
    inner = (2, 2, sheet.image.width - 2, sheet.image.height - 2)
    sheet.panel(inner, TOP, to=BOTTOM, radius=RADIUS - 2)
    sheet.panel((2, 2, inner[2], head + RADIUS), lighter(fill, 0.06), to=darker(fill, 0.12), radius=RADIUS - 2)
    sheet.fill((2, head, inner[2], head + RADIUS), TOP)
    sheet.fill((2, head - 1, inner[2], head + 1), rim)


def _title(sheet: Canvas, text: str, head: int, icon: str, sizes: tuple[int, ...], right: int = 4) -> None:
    left = 6
    if icon:
        size = max(23, head - 14)
        sheet.icon((6 + size / 2, head / 2 + 1), icon, size, TITLE_INK)
        left = 9 + size
    box = (left, 1, sheet.image.width - right, head)
    narrow = text_width("caps", sizes[-1], text) > box[2] - box[0] - 2
    sheet.label(box, text, face="text-semi" if narrow else "caps", sizes=sizes, fill=TITLE_INK)


# ---------------------------------------------------------------------- each kind
def dark_of(pillars: list[str]) -> tuple[str, str]:
    """The colour of a card's title bar, dark enough for pale lettering, and the icon on it: those of its first symbol."""
    look = PILLARS.get(pillars[0], STAND_IN) if pillars else STAND_IN
    fill = look.fill
    while _light(fill) > 105:
        red, green, blue = darker(fill, 0.12)
        fill = f"#{red:02x}{green:02x}{blue:02x}"
    return fill, look.icon


def _light(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


@dataclass(frozen=True)
class _Measure:
    """How a Technology is set from a width on: heights of title bar and foot, sizes of title and text, icons and symbols.

    Narrow cards say in signs what they do, ``words`` has the text of the data where there is room for it.
    """

    width: int
    head: int
    foot: int
    title: tuple[int, ...]
    body: tuple[int, ...]
    leading: float
    lock: int
    symbol: int
    words: bool = True


_MEASURES = (
    _Measure(700, 58, 56, (46, 42, 38, 34), (46, 44, 42, 40, 38, 36, 34, 32), 1.02, 40, 46),
    _Measure(480, 48, 46, (34, 30, 28, 26), (34, 32, 30, 28, 26, 24), 1.04, 30, 38),
    _Measure(LARGE, 38, 38, (26, 24, 22, 20), (22, 21, 20), 1.02, 19, 30),
    _Measure(0, 27, 25, (21, 20), (30, 27, 24, 23, 22, 21, 20), 0.96, 19, 23, words=False),
)


def _technology(sheet: Canvas, view: View, card: Technology) -> None:
    width, height = sheet.image.size
    measure = next(measure for measure in _MEASURES if width >= measure.width)
    head, foot, lock = measure.head, measure.foot, measure.lock
    fill, icon = dark_of(card.pillars)
    _frame(sheet, fill, head)
    _title(sheet, view.name_of(card.id), head, icon, measure.title)
    body = (8, head + 1, width - 5, height - foot)
    text = view.text_of(card.id)
    if measure.words and sheet.holds(body, text, face="text", sizes=measure.body, most=5, leading=measure.leading):
        sheet.lines(body, text, face="text", sizes=measure.body, fill=INK, most=5, leading=measure.leading)
    else:
        draw_mixed(sheet, body, brief_of(view, card.id), sizes=measure.body, most=4, leading=measure.leading)
    y = height - foot / 2 - 2
    symbols = len(card.requirement) + len(card.pillars)
    size = min(measure.symbol, (width - 44) // max(1, symbols) - 3)
    sheet.fill((9, height - foot - 1, width - 9, height - foot), "#D8C7A2")
    x = 8
    if card.requirement:
        sheet.icon((x + lock / 2, y), "lock", lock, INK_2)
        x += lock + 2
        for name in card.requirement:
            sheet.stamp(pillar(name, size), (x + size / 2, y))
            x += size + 3
    x = width - 8
    for name in reversed(card.pillars):
        sheet.stamp(pillar(name, size), (x - size / 2, y))
        x -= size + 3
    plus = round(lock * 0.8)
    sheet.icon((x - 6 * plus / 15, y), "plus", plus, INK_2)


def _build(sheet: Canvas, view: View, card: BuildCard) -> None:
    width, height = sheet.image.size
    head, foot = 26, 30
    _frame(sheet, KIND_FILLS.get(card.kind, STAND_IN.fill), head)
    title, iconic = title_of(view, card), False
    if card.kind == "city":
        title = _without(title, view.say("mosaic-picture-sign-city"))
        iconic = text_width("text-semi", BUILD_TITLE[-1], title) <= width - 30
    if iconic:
        sheet.icon((14, head / 2 + 1), PIECES["city"], 21, TITLE_INK)
    spot = (25 if iconic else 4, 2, width - 3, head)
    sheet.label(spot, title, face="text-semi", sizes=BUILD_TITLE, fill=TITLE_INK)
    middle = (head + height - foot) / 2
    chips = chips_of(view, card.id)
    if card.kind in SETTLEMENTS and not iconic:
        chips = [Chip("piece", card.kind), *chips]
    draw_chips(sheet, (6, round(middle) - 15, width - 6, round(middle) + 15), chips, size=23)
    lower = [Chip("resource", what, str(count)) for what, count in card.cost.items()]
    if card.goods:  # R10.7: a Manufactory has neither price nor symbols, so what it scores for stands there
        lower = [*(Chip("good", good) for good in card.goods), *points_of(view, card.id)]
    _foot(sheet, lower, card.pillars, foot)


def title_of(view: View, card: BuildCard) -> str:
    """The name of a Build card without its kind or what it asks for, which stand beside it."""
    if card.kind == "manufactory":
        return view.say("mosaic-picture-sign-manufactory")
    name = view.name_of(card.id).partition(": ")
    return name[2] or name[0]


def _without(title: str, kind: str) -> str:
    """A title without the word that its icon says: the adjective of the City."""
    words = [word for word in title.split(" ") if word != kind]
    return (" ".join(words) or title)[:1].upper() + (" ".join(words) or title)[1:]


def _foot(sheet: Canvas, cost: list[Chip], pillars: list[str], foot: int) -> None:
    """Costs on the left, symbols on the right."""
    width, height = sheet.image.size
    y = height - foot / 2 - 1
    sheet.fill((7, height - foot, width - 7, height - foot + 1), "#D8C7A2")
    size = 26 if len(pillars) < 3 else 22
    x = width - 6.0
    for name in reversed(pillars):
        sheet.stamp(pillar(name, size), (x - size / 2, y))
        x -= size + 1
    draw_chips(sheet, (6, round(y) - 15, round(x), round(y) + 15), cost, size=22, align="left")


def _population(sheet: Canvas, card: PopulationCard) -> None:
    width, height = sheet.image.size
    head = 26
    _frame(sheet, KIND_FILLS["population"], head)
    sheet.icon((width / 2, head / 2 + 1), "population_group", 22, TITLE_INK)
    gain = [Chip("resource", what, f"+{count}") for what, count in card.gain.items()]
    draw_chips(sheet, (4, head, width - 4, height - 32), gain, size=25)
    cost = [Chip("resource", what, str(count)) for what, count in card.cost.items()]
    sheet.fill((7, height - 31, width - 7, height - 30), "#D8C7A2")
    draw_chips(sheet, (4, height - 30, width - 4, height - 2), cost, size=23)


def _tax_tariff(sheet: Canvas, view: View, card: TaxTariffCard) -> None:
    width, height = sheet.image.size
    head = 26
    _frame(sheet, KIND_FILLS[card.kind], head)
    label = (4, 2, width - (36 if card.unrest else 4), head)
    text = view.say(f"mosaic-picture-{card.kind}")
    sheet.label(label, text, face="text-semi", sizes=(21, 20), fill=TITLE_INK)
    if card.unrest:
        sheet.icon((width - 27, head / 2 + 1), "unrest", 19, "#FFC27A")
        sheet.label((width - 18, 2, width - 3, head), str(card.unrest), face="ui-bold", sizes=(20,), fill=TITLE_INK)
    chips = [
        Chip(*COUNTED[what], f"{number}{TIMES}" if number > 1 or what[-10:] != "production" else "+")
        for what, number in card.coeff.items()
        if what in COUNTED
    ]
    rows = [chips[:2], chips[2:]]
    room = (height - head - 6) // 2
    for place, row in enumerate(rows):
        top = head + 3 + place * room
        draw_chips(sheet, (4, top, width - 4, top + room), row, size=23)


def _leader(sheet: Canvas, view: View, card: Leader) -> None:
    """In words where there is room for them, else in signs as a Technology."""
    width, height = sheet.image.size
    fill, _ = dark_of(card.pillars)
    icon = LEADERS.get(card.id, STAND_IN.icon)
    if width < LEADER_LARGE:
        measure = _MEASURES[-1]
        head, size = measure.head, measure.symbol
        _frame(sheet, fill, head)
        _title(sheet, view.name_of(card.id), head, icon, measure.title, 8 + (size + 2) * len(card.pillars))
        for place, name in enumerate(card.pillars):
            sheet.stamp(pillar(name, size), (width - 6 - size / 2 - (size + 2) * place, head / 2 + 1))
        body = (8, head + 1, width - 5, height - 4)
        draw_mixed(sheet, body, brief_of(view, card.id), sizes=measure.body, most=4, leading=measure.leading)
        return
    head = 34
    _frame(sheet, fill, head)
    _title(sheet, view.name_of(card.id), head, "", (22, 21, 20))
    middle = (head + height) / 2
    sheet.stamp(badge(icon, 62, fill), (48, middle - 12))
    for place, name in enumerate(card.pillars):
        sheet.stamp(pillar(name, 30), (48 + 34 * place, middle + 38))
    body = (94, head + 4, width - 10, height - 6)
    text = view.text_of(card.id)
    if sheet.holds(body, text, face="text", sizes=LEADER_BODY, most=9, leading=LEADER_LEADING):
        sheet.lines(body, text, face="text", sizes=LEADER_BODY, fill=INK, most=9, leading=LEADER_LEADING)
    else:
        draw_mixed(sheet, body, brief_of(view, card.id), sizes=LEADER_BODY, most=9, leading=LEADER_LEADING)


def _plain(sheet: Canvas, view: View, card: str) -> None:
    """A card that the viewer may not know."""
    _frame(sheet, "#5C4A38", 32)
    sheet.label((8, 2, sheet.image.width - 6, 32), view.name_of(card), face="caps", sizes=(20, 18), fill=TITLE_INK)
    sheet.icon((sheet.image.width / 2, sheet.image.height / 2 + 16), "card", 44, INK_2)
