# The lesson of Mosaic: mosaic-lesson-<name of the step in lesson.json> explains, .do says what to press.

mosaic-lesson-welcome =
    This is a practice match for two. You make the decisions that are taught, everything else is played by itself, and nothing is kept.
    You lead a civilization through some thirty rounds. In each turn you take exactly one Action (R3): work for resources, build, learn, raise taxes. At the end Cities, Wonders, Technologies and much else are worth points (R10).
mosaic-lesson-leader =
    First everybody chooses a Leader, the last seat first (R2). The Engineer starts with 10 Stone: good for building.
    .do = Choose the Engineer.
mosaic-lesson-turn_up =
    The draft of five Technologies is over, your first City stands, and the Leader’s benefits are taken. Now you may turn up cards whose symbols you have (R2, R4). Symbols are only looked at, never spent. Clay Bricks raise your Stone production by 2.
    .do = Turn up Clay Bricks.
mosaic-lesson-build =
    In your first turn you have built a second City. A Farm is free but must lie next to a City of yours. With a card from the offer you get its bonus too, here 5 Food (R5.3).
    .do = Build: the card Farm Town.
mosaic-lesson-site =
    Whoever places a piece on a hex takes the token there (R4). At AS11 lies Grain, which raises Food production by 2.
    .do = Choose the hex AS11.
mosaic-lesson-population =
    Population makes every Work and every Tax worth more. The card costs 10 Food and you have half of it; Money stands in for the rest, 2 for 1 (R4, R5).
    .do = Population.
mosaic-lesson-technology =
    A Technology of the offer costs 5 Ideas. If you have its symbols it is turned up at once, else you can keep it face down (R5). Weights & Measures raise Ideas production by 3.
    .do = Technology: Weights & Measures, face up.
mosaic-lesson-work =
    Work brings your Population plus the production of one resource (R5). The Ideas are used up, and Technologies need them.
    .do = Work for Ideas.
mosaic-lesson-wonder =
    Some rounds later. Meanwhile a scoring card has come up: whoever has most Influence in a region scores there (R8). Your stores now suffice for a Wonder: 20 Stone and 5 Food, and each further one costs 5 of both more (R5.4). The Colosseum is worth 4 VP for every region that you control at the end, and calms Unrest.
    .do = Wonder: the Colosseum of Rome.
mosaic-lesson-tax =
    Tax counts Population, Tariff counts goods and Cities. Each City built has also put Money into the Holding Area; whoever takes a card empties it (R4, R5). The Unrest of the card costs points at the end unless it is calmed (R10).
    .do = Tax & Tariff: the card Tax (3 × Population + 2 × Government).
mosaic-lesson-end =
    These were the Actions of nearly every turn. Still to discover: units for Influence (R5.7), Governments (R5), and the free steps: Golden Ages and Achievements are 6 VP each, first come, first served (R6). The third Empire Scoring brings the end near (R9).
    The button **{ games-new }** opens a match, with computers if you like; `/rules` has every chapter.
