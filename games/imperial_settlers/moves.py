"""The decisions of Imperial Settlers. Cards and Locations are named by their physical copy.

``gold`` lists the Resources for which Gold is paid; fields that do not matter for a card are "" or ().
"""

from __future__ import annotations

from games.base import Move


class Faction(Move, frozen=True, tag="faction"):
    """R4.5: take a free faction, or one at ``random``."""

    faction: str


class Draft(Move, frozen=True, tag="draft"):
    """R6.2, R6.3, R22, R23.3: take one of the cards on offer."""

    card: str


class Draw(Move, frozen=True, tag="draw"):
    """R3.3: draw this many of the cards due from one deck (``common`` or ``faction``)."""

    deck: str
    count: int


class Keep(Move, frozen=True, tag="keep"):
    """Keep one of the cards looked at."""

    card: str


class Choose(Move, frozen=True, tag="choose"):
    """One of the options of a card, as the goods it gives (``pay_…``: costs); ``none`` for no option."""

    option: tuple[str, ...]


class Copy(Move, frozen=True, tag="copy"):
    """Produce what another own Production Location produces."""

    location: str


class UseDeals(Move, frozen=True, tag="use_deals"):
    """Gain the Goods of these own Deals."""

    deals: tuple[str, ...]


class Place(Move, frozen=True, tag="place"):
    """R16.2: put Samurai from the general supply on these Locations."""

    locations: tuple[str, ...]


class Take(Move, frozen=True, tag="take"):
    """R25.5: which of the stored kinds to gain."""

    goods: tuple[str, ...]


class First(Move, frozen=True, tag="first"):
    """R7.2: this Production Location produces next, then the others in the order of building."""

    location: str


class Discard(Move, frozen=True, tag="discard"):
    """R21 Desert: discard a card from hand."""

    card: str


class Build(Move, frozen=True, tag="build"):
    """R9: build a hand card, giving up Locations or Foundations for the Location part of its cost."""

    card: str
    give: tuple[str, ...]
    gold: tuple[str, ...]


class MakeDeal(Move, frozen=True, tag="deal"):
    """R10: lay a Faction card under the board."""

    card: str
    gold: tuple[str, ...]


class RazeHand(Move, frozen=True, tag="raze_hand"):
    """R11.1: Raze a card from hand."""

    card: str


class RazeLocation(Move, frozen=True, tag="raze"):
    """R11.2: Raze an opponent's Location."""

    target: str


class Activate(Move, frozen=True, tag="activate"):
    """R12: use an Action Location, ``times`` in a row; the choices belong to the first use."""

    location: str
    times: int = 1
    opponent: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()
    good: str = ""
    swap: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    deals: tuple[str, ...] = ()
    gold: tuple[str, ...] = ()


class Instant(Move, frozen=True, tag="instant"):
    """R25.4: carry out an Instant card."""

    card: str
    opponent: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()
    good: str = ""
    swap: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    deals: tuple[str, ...] = ()
    gold: tuple[str, ...] = ()


class Send(Move, frozen=True, tag="send"):
    """R25.2: send a Worker to an opponent's Open Production Location."""

    target: str


class Exchange(Move, frozen=True, tag="exchange"):
    """R13: exchange pairs of Workers for one good; ``more`` to go on with another in the same action."""

    good: str
    count: int
    more: bool


class Spend(Move, frozen=True, tag="spend"):
    """Resources (or Gold) for a price of any Resources; ``more`` to add another kind."""

    good: str
    count: int
    more: bool


class Defend(Move, frozen=True, tag="defend"):
    """R14.1: put the Defense token on an own Common Location; free."""

    location: str


class Samurai(Move, frozen=True, tag="samurai"):
    """R16.2: turn a Worker into a Samurai on an own Location; free."""

    location: str


class Hold(Move, frozen=True, tag="hold"):
    """R8.3: stay in the turn after the action, for free steps."""


class Pass(Move, frozen=True, tag="pass"):
    """R8.4: pass for the rest of the round; by version 1 of the rules it drops a command that is not complete."""


class Cancel(Move, frozen=True, tag="cancel"):
    """D10, D14: drop a command that is not complete, and go on with the turn."""


class End(Move, frozen=True, tag="end"):
    """That is all: end the turn, the exchange, or the own Cleanup."""


class Store(Move, frozen=True, tag="store"):
    """R18.2, R25.3: put goods of the supply on a Location."""

    location: str
    good: str
    count: int


class StoreCard(Move, frozen=True, tag="store_card"):
    """R18.2, R25.3: put a hand card under a Location."""

    location: str
    card: str


class Drop(Move, frozen=True, tag="drop"):
    """R18.1: give up goods that could be kept."""

    good: str
    count: int


class Lose(Move, frozen=True, tag="lose"):
    """R23.7: which of equal Locations the virtual player takes."""

    location: str


class Watch(Move, frozen=True, tag="watch"):
    """What stops the own plans: ``razed`` (a Location of mine is lost) or ``passed`` (somebody passes); free at any time."""

    condition: str
    flag: bool


MOVE_TYPES = (
    Faction, Draft, Draw, Keep, Choose, Copy, UseDeals, Place, Take, First, Discard,
    Build, MakeDeal, RazeHand, RazeLocation, Activate, Instant, Send, Exchange, Spend, Defend, Samurai, Hold, Pass, Cancel, End,
    Store, StoreCard, Drop, Lose, Watch,
)  # fmt: skip
