"""What Imperial Settlers is to say of its choices: every field, kind and decision."""

from __future__ import annotations

from tests.games.choosing import Said

NATURAL = {
    *("activate.gold", "activate.times", "build.give", "build.gold", "deal.gold", "exchange.count"),
    *("exchange.more", "instant.gold", "spend.more", "store.count"),
}
ASKED = {
    *("activate.cards", "activate.deals", "activate.good", "activate.location", "activate.opponent", "activate.swap"),
    *("activate.targets", "build.card", "choose.option", "copy.location", "deal.card", "defend.location"),
    *(
        "discard.card",
        "draft.card",
        "draw.count",
        "draw.deck",
        "drop.count",
        "drop.good",
        "exchange.good",
        "faction.faction",
    ),
    *("first.location", "instant.card", "instant.cards", "instant.deals", "instant.good", "instant.opponent"),
    *("instant.swap", "instant.targets", "keep.card", "lose.location", "place.locations", "raze.target"),
    *("raze_hand.card", "samurai.location", "send.target", "spend.count", "spend.good", "store.good"),
    *("store.location", "store_card.card", "store_card.location", "take.goods", "use_deals.deals"),
    *("watch.condition", "watch.flag"),
}
GRAVE = {"activate", "drop", "instant", "raze"}
PLAIN = {
    *("build", "choose", "copy", "deal", "defend", "discard", "draft", "draw", "end", "exchange"),
    *(
        "cancel",
        "faction",
        "first",
        "hold",
        "keep",
        "lose",
        "pass",
        "place",
        "raze_hand",
        "samurai",
        "send",
        "spend",
    ),
    *("store", "store_card", "take", "use_deals", "watch"),
}
FREE = {"defend", "samurai"}
ACTIONS = {"activate", "build", "deal", "exchange", "instant", "raze", "raze_hand", "send"}
ANSWERS: dict[str, tuple[set[str], set[str]]] = {
    "after": ({*FREE, "end"}, set()),
    "again": ({"activate"}, {"end"}),
    "cleanup": ({"drop", "end", "store", "store_card"}, set()),
    "copy": ({"copy", "first"}, set()),
    "discard": ({"discard", "first"}, set()),
    "draft": ({"draft"}, set()),
    "draw": ({"draw", "first"}, set()),
    "exchange": ({"exchange"}, {"end"}),
    "faction": ({"faction"}, set()),
    "look": ({"keep", "first"}, set()),
    "lose": ({"lose"}, set()),
    "nested": ({"activate"}, {"cancel", "pass"}),
    "option": ({"choose", "first"}, set()),
    "place": ({"place", "first"}, set()),
    "spend": ({"spend"}, {"cancel", "pass"}),
    "take": ({"take", "first"}, set()),
    "turn": (ACTIONS | FREE | {"hold", "pass"}, set()),
    "use_deals": ({"use_deals", "first"}, set()),
}

SAID = Said(NATURAL, ASKED, GRAVE, PLAIN, ANSWERS)
