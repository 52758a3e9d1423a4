"""Which events of a match weigh most and least where there is no room for all, which are told together, and of which kinds of moves
the text of a component says nothing.
"""

from __future__ import annotations

from games.core.kinds import Repeated

# R4.15, R5.8, R6.2, R6.4, R9.1: what brings points or changes what others have, and what ends the match.
WEIGHTY = frozenset(
    {
        "claimed",
        "diverted",
        "end-triggered",
        "last-round-began",
        "points-gained",
        "removed",
        "taken-over",
        "control-lost",
    }
)
SLIGHT = frozenset(
    {"benefits-ended", "nothing-done", "offered", "packs-passed", "round-began", "skipped", "turn-ended"}
)
REPEATED = {
    "deployed": Repeated(each=frozenset({"region", "unit"})),
    "marched": Repeated(each=frozenset({"source", "target", "unit"})),
    "offered": Repeated(alike=frozenset({"deck"}), listed=frozenset({"card"})),
    "paid": Repeated(alike=frozenset({"resource"}), added=frozenset({"count"})),
    "recruited": Repeated(each=frozenset({"region", "unit"})),
    "technology-up": Repeated(listed=frozenset({"card"})),
    "removed": Repeated(alike=frozenset({"opponent", "region", "unit"}), added=frozenset({"count"})),
}
# A region, a pillar, a good does nothing; nobody builds where a token is taken; the remark says what a card counts; a Population
# card says its price in Food, which may not be what is paid (R4.1).
WORDLESS = frozenset(
    {
        *("march", "recruit", "deploy", "strike", "divert", "guard", "order_strike", "order_divert"),
        *("population", "symbols", "take", "tax_tariff"),
        *("raise", "receive", "transfer", "exchange", "pay"),
    }
)
