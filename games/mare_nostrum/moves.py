"""The decisions of Mare Nostrum; the rows of the table of decision points (D1 to D27).

``spot`` names a building space within its province: the good of a caravan space, else the kind of building. ``pay`` says how a
set is paid: "coins", "goods", "coins_good" and "goods_coin" (one resource replaced, R7.2.1), "free", "for_…" with the kind of
the single resource (R12.25), or "other": the set is put together next.
"""

from __future__ import annotations

from games.base import Move
from games.mare_nostrum.state import IDLE


class ChooseEmpire(Move, frozen=True, tag="empire"):
    """D1, R3.1: take an empire that is left, or "random" for a drawn one."""

    empire: str


# ---------------------------------------------------------------------- R5 Collect
class Reward(Move, frozen=True, tag="reward"):
    """D3, R5.3: a coin or a legendary good for the legendary city of a province with its temple."""

    province: str
    reward: str


class AnyGood(Move, frozen=True, tag="any_good"):
    """D4, R5.5: the good that the Colossus of Rhodes brings."""

    resource: str


# ---------------------------------------------------------------------- R6 Trade
class Value(Move, frozen=True, tag="value"):
    """D5, R6.1: play an exchange marker with this side up."""

    value: int


class Number(Move, frozen=True, tag="number"):
    """D6, R6.5: how many resources the owner of Antigone offers."""

    count: int


class Offer(Move, frozen=True, tag="offer"):
    """D7, R6.3: put one more resource into the own offer, in secret."""

    resource: str


class Withdraw(Move, frozen=True, tag="withdraw"):
    """D7: take back the own offer while it is not complete."""


class Starter(Move, frozen=True, tag="starter"):
    """D8, R6.7: name the participant who takes first."""

    player: int


class Take(Move, frozen=True, tag="take"):
    """D9, R6.8: take a resource from an open offer."""

    opponent: int
    resource: str


class Compensate(Move, frozen=True, tag="compensate"):
    """D10, R6.11: give a resource to the player who is short."""

    resource: str


# ---------------------------------------------------------------------- R7 Build
class Appoint(Move, frozen=True, tag="appoint"):
    """D12, D17, R7.1: name the player whose turn comes next."""

    player: int


class PlaceControl(Move, frozen=True, tag="control"):
    """D13, R7.4: place a control marker."""

    province: str
    pay: str


class RaiseLegion(Move, frozen=True, tag="legion"):
    """D13, R7.6: build a legion."""

    province: str
    pay: str


class BuildTrireme(Move, frozen=True, tag="trireme"):
    """D13, R7.6: build a trireme."""

    sea: str
    pay: str


class BuildFortress(Move, frozen=True, tag="fortress"):
    """D13, R7.6: build a fortress."""

    province: str
    pay: str


class Build(Move, frozen=True, tag="build"):
    """D13, R7.7: build a caravan, market, temple or city."""

    province: str
    spot: str
    pay: str


class Recruit(Move, frozen=True, tag="recruit"):
    """D13, R7.8: take a hero or wonder."""

    card: str
    pay: str


class BuildPyramids(Move, frozen=True, tag="pyramids"):
    """D13, R7.8.1: build the Pyramids."""

    pay: str


class Muster(Move, frozen=True, tag="muster"):
    """D13, R12.13: free legions of Penthesilea."""


class Pay(Move, frozen=True, tag="pay"):
    """D13, R7.2: put one more resource into the paying set."""

    resource: str


class Cancel(Move, frozen=True, tag="cancel"):
    """D13: drop a purchase that is not paid yet."""


class Copy(Move, frozen=True, tag="copy"):
    """D14, R12.8: the hero whose power Castor & Pollux take over."""

    card: str


class Keep(Move, frozen=True, tag="keep"):
    """D15, R7.9: goods of different kinds that are kept."""

    goods: tuple[str, ...]


# ---------------------------------------------------------------------- R8 Move and battle
class DeclarePeace(Move, frozen=True, tag="peace"):
    """D16, R12.21: the opponent named by the owner of the Statue of Zeus."""

    opponent: int


class Convert(Move, frozen=True, tag="convert"):
    """D18, R9.5: replace the control marker under an own legion."""

    province: str


class Sail(Move, frozen=True, tag="sail"):
    """D19, R8.2: move triremes to an adjacent sea."""

    source: str
    target: str
    count: int


class Attack(Move, frozen=True, tag="attack"):
    """D20, R8.2: attack triremes of an opponent."""

    sea: str
    opponent: int


class Lose(Move, frozen=True, tag="lose"):
    """D21, R8.12: the units that are lost: "idle" legions, legions on places by their spot, the "fortress"."""

    losses: tuple[str, ...]


class March(Move, frozen=True, tag="march"):
    """D22, R8.2: move legions; ``spot`` is "idle", or the place of the one legion that leaves it."""

    source: str
    target: str
    spot: str
    count: int


class Fight(Move, frozen=True, tag="fight"):
    """D23, R8.5: fight the battle of a province."""

    province: str
    opponent: int


# ---------------------------------------------------------------------- R9 Conquest
class Pillage(Move, frozen=True, tag="pillage"):
    """D24, R9.2: destroy a building; ``reward`` "coin" or "legendary" for a legendary city, else "income"."""

    province: str
    spot: str
    reward: str


class Occupy(Move, frozen=True, tag="occupy"):
    """D24, R9.3: put legions on buildings."""

    province: str
    spots: tuple[str, ...]


class Seize(Move, frozen=True, tag="seize"):
    """D24, R9.4: put a legion on the control marker."""

    province: str


class Station(Move, frozen=True, tag="station"):
    """D25, R12.7: put a legion on an empty caravan space: an "idle" one, or the one that ``leaves`` its place for it."""

    province: str
    spot: str
    leaves: str = IDLE


class Swap(Move, frozen=True, tag="swap"):
    """D26, R12.16: sacrifice the legion on the marker and replace the marker at once."""

    province: str


# ---------------------------------------------------------------------- R10 Leadership
class Crown(Move, frozen=True, tag="crown"):
    """D27, R10.2: who of the tied players gets the title."""

    title: str
    player: int


# ---------------------------------------------------------------------- anywhere
class Done(Move, frozen=True, tag="done"):
    """End the turn or the step: no more building, converting, sailing, attacking, marching or conquest decisions."""


class Decline(Move, frozen=True, tag="decline"):
    """Make no use of a card: D4, D15, D16, D26."""


# ---------------------------------------------------------------------- standing orders, free at any time
class Wish(Move, frozen=True, tag="wish"):
    """D9: put a kind of resource at the end of the own wish list; known to nobody else."""

    resource: str


class Unwish(Move, frozen=True, tag="unwish"):
    """D9: empty the own wish list."""


class Spare(Move, frozen=True, tag="spare"):
    """D9: whether the wish list takes nothing from this player."""

    opponent: int
    never: bool


class OrderNext(Move, frozen=True, tag="order_next"):
    """D12, D17: put a player at the end of the own order of calling."""

    title: str
    player: int


class OrderClear(Move, frozen=True, tag="order_clear"):
    """D12, D17: empty the own order of calling."""

    title: str


class OrderRule(Move, frozen=True, tag="order_rule"):
    """D12, D17: "ask" me each time (the order answers when my time has run out), or call the next "at_once"."""

    title: str
    rule: str


class BuildFirst(Move, frozen=True, tag="build_first"):
    """D11, R12.14: whether Perseus builds before everybody else as soon as that wins; known to nobody else."""

    claim: bool


MOVE_TYPES = (
    ChooseEmpire,
    Reward,
    AnyGood,
    Value,
    Number,
    Offer,
    Withdraw,
    Starter,
    Take,
    Compensate,
    Appoint,
    PlaceControl,
    RaiseLegion,
    BuildTrireme,
    BuildFortress,
    Build,
    Recruit,
    BuildPyramids,
    Muster,
    Pay,
    Cancel,
    Copy,
    Keep,
    DeclarePeace,
    Convert,
    Sail,
    Attack,
    Lose,
    March,
    Fight,
    Pillage,
    Occupy,
    Seize,
    Station,
    Swap,
    Crown,
    Done,
    Decline,
    Wish,
    Unwish,
    Spare,
    OrderNext,
    OrderClear,
    OrderRule,
    BuildFirst,
)

# The likeliest first, as they are offered to a person.
KIND_ORDER = (
    "empire",
    "reward",
    "any_good",
    "value",
    "number",
    "offer",
    "withdraw",
    "starter",
    "take",
    "compensate",
    "appoint",
    "build",
    "recruit",
    "control",
    "legion",
    "trireme",
    "fortress",
    "muster",
    "pyramids",
    "pay",
    "cancel",
    "copy",
    "keep",
    "peace",
    "convert",
    "sail",
    "attack",
    "march",
    "fight",
    "lose",
    "occupy",
    "seize",
    "pillage",
    "station",
    "swap",
    "crown",
    "done",
    "decline",
    "wish",
    "unwish",
    "spare",
    "order_next",
    "order_rule",
    "order_clear",
    "build_first",
)
