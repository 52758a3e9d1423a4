# The lesson of Imperial Settlers: settlers-lesson-<name of the step in lesson.json> explains, .do says what to press.

settlers-lesson-welcome =
    This is a practice match for two, the first of five rounds. You play the Egyptians, the other side plays by itself, and nothing is kept.
    Every card can be used in two ways: build it as a Location, or Raze a Common card for goods and lay a Faction card under your board as a Deal (R2). Points come from cards during play and from Locations at the end: 1 for each Common, 2 for each Faction one (R19).
settlers-lesson-draft =
    Each round begins with the Lookout: everybody draws a Faction card and takes two Common cards, one in turn order, one in reverse (R6). Razing the Mason brings a lot.
    .do = Take the Mason.
settlers-lesson-build =
    The board has produced (R7), now everybody takes one action in turn (R8). The Caravan costs 1 food; Gold stands in for it (R3). It produces at once: 1 food and 1 Worker (R9).
    .do = Build the Caravan.
settlers-lesson-raze =
    A card of your hand is Razed for 1 Raze token: you get all of its Raze field (R11).
    .do = Raze the Mason from hand.
settlers-lesson-faction =
    Faction Locations often ask you to give up one of your Locations (R9). Your new Ruins are made for this: they cost nothing and gave their Worker. The Egyptian Quarry brings 2 stone now and in every round.
    .do = Build the Egyptian Quarry and give up the Ruins.
settlers-lesson-deal =
    For 1 food a Faction card goes under your board as a Deal. You get its Good now and in every later Production (R10): here a Worker.
    .do = Make a Deal: the Oasis.
settlers-lesson-exchange =
    Two Workers become 1 wood, stone, food or card (R13). Unused Workers are lost after the round (R18).
    .do = Exchange Workers for wood, once, and that is all.
settlers-lesson-location =
    The Sawmill is an Action Location: it can turn wood into VP twice a round. It also counts 1 VP at the end (R19).
    .do = Build the Sawmill.
settlers-lesson-defend =
    A Defense token makes Razing this Location cost 1 more, and it is gone after the round anyway (R14). Placing it is a free step: your action is still to come (R8).
    .do = Place the Defense token on the Sawmill.
settlers-lesson-activate =
    To activate an Action Location is an action, too: pay its price and carry it out (R12).
    .do = Activate the Sawmill.
settlers-lesson-end =
    Who can do nothing more, or wants nothing more, passes; that is final for the round (R8). Then come Cleanup, where nearly all goods are lost (R18), and the next Lookout. After five rounds the most VP win (R19). Still to discover: Razing others’ Locations (R11) and what each faction does in its own way.
    The button **{ games-new }** opens a match, also alone or with computers; `/rules` has every chapter.
