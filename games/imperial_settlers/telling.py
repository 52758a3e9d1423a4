"""Which events of a match weigh most and least where there is no room for all, which are told together, and of which kinds of moves
the text of a component says nothing.
"""

from __future__ import annotations

from games.core.kinds import Repeated

# R6, R12, R15, R23: who begins and what lies there to be chosen from, and what is taken from others.
WEIGHTY = frozenset(
    {
        *("attacked", "blocked", "deal-discarded", "deal-taken", "razed-of", "removed", "revealed", "round"),
        *("skip-set", "solo-lost", "solo-won", "stolen", "taken-over", "taken-to-hand"),
    }
)
RIVAL = frozenset({"attack-card", "attack-misses", "attack-none", "attacked", "collected"})  # R23.6, R23.7
SLIGHT = frozenset({"left-over", "ordered", "packs-over", "reshuffled", "watch-cleared", "watch-set"})
REPEATED = {
    "activated": Repeated(alike=frozenset({"card"}), added=frozenset({"given", "got", "paid"})),
    "discarded": Repeated(alike=frozenset({"by"}), listed=frozenset({"card"})),
    "drew": Repeated(alike=frozenset({"by", "deck"}), added=frozenset({"count"})),
    "exchanged": Repeated(alike=frozenset({"good"}), added=frozenset({"count", "got", "paid"})),
    "sent": Repeated(alike=frozenset({"card", "of"}), added=frozenset({"got", "paid"})),
}
# R14.1, R16.2 too: a token changes nothing of what a Location does.
WORDLESS = frozenset({"deal", "defend", "drop", "exchange", "raze", "raze_hand", "samurai", "send", "spend", "store"})
