"""How what happened is told: what weighs most and least, what a battle is, and what is told of several times at once."""

from __future__ import annotations

from games.core.kinds import Repeated

# R9, R10.2, R11: provinces, buildings and titles, and what a win needs.
WEIGHTY = frozenset(
    {
        *("achieved", "converted", "looted", "marker-removed", "occupied", "pillaged", "pyramids-built", "recruited"),
        *("sacrificed", "seized", "settled", "title-won", "won"),
    }
)
SLIGHT = frozenset(
    {"build-ended", "called", "card-shown", "declined", "losses-chosen", "title-kept", "turn-began", "turn-ended"}
)
# R8.7 to R8.14: what begins a battle, how it goes, and what it comes to.
FIGHTS = (
    frozenset({"battle"}),
    frozenset({"hit-cancelled", "rolled", "strengthened", "total"}),
    frozenset({"fortress-lost", "legions-lost", "losses-chosen", "occupation-ended", "settled", "triremes-lost"}),
)
_WAY = frozenset({"source", "target"})
REPEATED = {
    "marched": Repeated(alike=frozenset({"land"}), added=frozenset({"count"}), each=_WAY),
    "offer-chosen": Repeated(each=frozenset({"resource"})),
    "sailed": Repeated(added=frozenset({"count"}), each=_WAY),
}
