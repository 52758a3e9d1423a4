"""The decisions of Mosaic; the rows of the table of decision points (D1 to D27). Hexes are named as on the picture ("HI07").

``card`` may be "none" (an Action without a card) or "seen" (the card looked at through the Republic). ``pay`` is "own" (own
resources first, Money for the rest) or "choose" (the split is asked for next).
"""

from __future__ import annotations

from games.base import Move


# ---------------------------------------------------------------------- setup
class ChooseLeader(Move, frozen=True, tag="leader"):
    """D1, R2.11: take one of the Leaders that are left."""

    leader: str


class Pick(Move, frozen=True, tag="pick"):
    """D2, R2.12: keep a card of the own pack, in secret."""

    card: str


class StartingCity(Move, frozen=True, tag="start"):
    """D3, R2.13: place the starting City."""

    hex: str


class Benefits(Move, frozen=True, tag="benefits"):
    """D4, R2.14: take the setup benefits of the Leader."""


# ---------------------------------------------------------------------- Actions
class Work(Move, frozen=True, tag="work"):
    """D7, R5.1: gain Population + production of a resource."""

    resource: str


class Populate(Move, frozen=True, tag="population"):
    """D8, R5.2: take a Population card."""

    card: str
    pay: str


class Build(Move, frozen=True, tag="build"):
    """D9, R5.3: build with a card or, if ``card`` is "none", a Settlement without one; the hex is asked for next."""

    card: str
    piece: str
    pay: str


class BuildWonder(Move, frozen=True, tag="wonder"):
    """D10, R5.4: build a Wonder; the hex is asked for next."""

    wonder: str
    pay: str


class Research(Move, frozen=True, tag="technology"):
    """D11, R5.5: take a Technology card; turn it up at once, or keep it face down, which may be asked again (:class:`Lay`)."""

    card: str
    face_up: bool
    pay: str


class Lay(Move, frozen=True, tag="lay"):
    """D11, R5.5: turn up the Technology that was just taken, or keep it face down."""

    face_up: bool


class TaxTariff(Move, frozen=True, tag="tax_tariff"):
    """D12, R5.6: take a Tax or Tariff card (or the fallback) and gain Money."""

    card: str


class Recruit(Move, frozen=True, tag="recruit"):
    """D13, R5.7: recruit a unit; begins or goes on with the Military Action."""

    unit: str
    region: str


class March(Move, frozen=True, tag="march"):
    """D13, R5.7: move a unit to an adjacent region; begins or goes on with the Military Action."""

    unit: str
    source: str
    target: str


class Halt(Move, frozen=True, tag="halt"):
    """D13, R5.7: end the Military Action."""


class Govern(Move, frozen=True, tag="government"):
    """D14, R5.8: take a Government."""

    government: str
    pay: str


class Pay(Move, frozen=True, tag="pay"):
    """D26, R4.1: how many units of the resource Money pays for."""

    resource: str
    money: int


class Site(Move, frozen=True, tag="site"):
    """R5.3, R5.4, R4.10: where the Settlement or Wonder is placed."""

    piece: str
    hex: str


# ---------------------------------------------------------------------- free steps
class TurnUp(Move, frozen=True, tag="turn_up"):
    """D15, R6.1: turn up an own face-down Technology."""

    card: str


class Claim(Move, frozen=True, tag="claim"):
    """D16, R6.2: take a Golden Age or an Achievement."""

    tile: str


class Clear(Move, frozen=True, tag="clear"):
    """D17, D18, R6.3: put an offer under its deck and deal a new one."""

    deck: str


class TakeOver(Move, frozen=True, tag="take_over"):
    """D19, R6.4: take over a City of an opponent."""

    hex: str


class Exchange(Move, frozen=True, tag="exchange"):
    """D20, R6.5: turn Population into one resource."""

    resource: str


class Peek(Move, frozen=True, tag="peek"):
    """D21, R6.6: look at the top card of a deck."""

    deck: str


class End(Move, frozen=True, tag="end"):
    """D27: end the turn, or the own part of the setup."""


# ---------------------------------------------------------------------- choices of effects (D5)
class Skip(Move, frozen=True, tag="skip"):
    """R4.13: go without the benefit."""


class Deploy(Move, frozen=True, tag="deploy"):
    """R4.14: place a gained unit."""

    unit: str
    region: str


class Strike(Move, frozen=True, tag="strike"):
    """R4.15: remove an enemy unit."""

    opponent: int
    region: str
    unit: str


class Raise(Move, frozen=True, tag="raise"):
    """Raise one production of choice."""

    production: str


class Transfer(Move, frozen=True, tag="transfer"):
    """R11 Schools of Thought: lower one production and raise another by the same amount."""

    source: str
    target: str
    amount: int


class Take(Move, frozen=True, tag="take"):
    """Take a token that lies on the map."""

    token: str
    hex: str


class Receive(Move, frozen=True, tag="receive"):
    """Gain one kind of resource."""

    resource: str


class Plunder(Move, frozen=True, tag="plunder"):
    """R11 Raiders: how many units bring which resource."""

    stone: int
    food: int
    ideas: int
    money: int


class Guard(Move, frozen=True, tag="guard"):
    """R11 Loyalty: the region in which opponents build no Cities any more."""

    region: str


class Symbols(Move, frozen=True, tag="symbols"):
    """R11 Great Library: the pillar of the symbols gained."""

    pillar: str


class Divert(Move, frozen=True, tag="divert"):
    """D24, R11 Diplomats: move all units of an opponent out of a region."""

    opponent: int
    source: str
    target: str


# ---------------------------------------------------------------------- standing orders
class OrderRule(Move, frozen=True, tag="order_rule"):
    """D23, D24: "ask me where it is of use", "always ask me" or "never" for a card used before an Empire Scoring; free at any
    time, known to nobody else.
    """

    card: str
    rule: str


class OrderStrike(Move, frozen=True, tag="order_strike"):
    """D23: "always a unit of that kind of this opponent in this region"; free at any time."""

    opponent: int
    region: str
    unit: str


class OrderDivert(Move, frozen=True, tag="order_divert"):
    """D24: "all units of this opponent from here to there"; free at any time."""

    opponent: int
    source: str
    target: str


MOVE_TYPES = (
    ChooseLeader,
    Pick,
    StartingCity,
    Benefits,
    Work,
    Populate,
    Build,
    BuildWonder,
    Research,
    Lay,
    TaxTariff,
    Recruit,
    March,
    Halt,
    Govern,
    Pay,
    Site,
    TurnUp,
    Claim,
    Clear,
    TakeOver,
    Exchange,
    Peek,
    End,
    Skip,
    Deploy,
    Strike,
    Raise,
    Transfer,
    Take,
    Receive,
    Plunder,
    Guard,
    Symbols,
    Divert,
    OrderRule,
    OrderStrike,
    OrderDivert,
)

# R3.2: the kinds of moves that begin one of the eight Actions.
ACTION_KINDS = frozenset(
    {"build", "government", "march", "population", "recruit", "tax_tariff", "technology", "wonder", "work"}
)

# The likeliest first, as they are offered to a person.
KIND_ORDER = (
    "leader",
    "pick",
    "start",
    "benefits",
    "build",
    "technology",
    "lay",
    "work",
    "tax_tariff",
    "population",
    "wonder",
    "government",
    "recruit",
    "march",
    "halt",
    "site",
    "pay",
    "deploy",
    "strike",
    "divert",
    "raise",
    "transfer",
    "take",
    "receive",
    "plunder",
    "guard",
    "symbols",
    "skip",
    "claim",
    "turn_up",
    "take_over",
    "exchange",
    "clear",
    "peek",
    "end",
    "order_rule",
    "order_strike",
    "order_divert",
)
