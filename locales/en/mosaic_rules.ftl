# Mosaic: the rules in short, for looking up. mosaic-rules lists the sections in order.

mosaic-rules = R1 R2 R3 R4 R5 R5-3 R5-4 R5-7 R6 R7 R8 R9 R10 R12 R14

mosaic-rule-R1 =
    Nine pillars: Science, Population/Health, Government, Economy, Building, Military/Empire, Food Production, Culture, Urbanization. Four resources: Stone, Ideas, Food and Money. Five productions: Ideas, Stone, Food, Tax, Tariff. Population is no resource.
    The map has seven regions of hexes, ten of them port hexes. Adjacent by land: Hispania–Gaul, Gaul–Italia, Greece–Assyria, Assyria–Egypt; by sea: Italia–Numidia, Italia–Greece, Hispania–Numidia, Numidia–Egypt.
    .title = R1 Components
mosaic-rule-R2 =
    Fish lie on the ports, Caches and trade goods on the other hexes, all face up. Everybody starts with 5 Population and nothing else.
    Leaders are chosen from the last seat to the first. Five starting Technologies are drafted in secret, the packs go to the left. In turn order everybody places a City on a free land hex and takes its token. Then, in turn order, each takes the benefits of the Leader and may turn up starting cards whose symbols are there, in any order.
    .title = R2 Setup
mosaic-rule-R3 =
    A round is one turn of everybody, clockwise. In a turn take exactly one Action; free steps are possible before and after it. If an Empire Scoring card came up, the Action is finished first, then the scoring takes place, then free steps are still possible.
    Extra actions “now” are carried out at once. Limits per turn are not renewed by them.
    .title = R3 Rounds and turns
mosaic-rule-R4 =
    Money replaces Stone, Ideas and Food at 2 for 1, never Population. Own resources go first unless you choose the split.
    Symbols are on the Leader, on face-up Technologies and on Build cards (not on Manufactory cards); they are never spent. A card’s own symbols do not help to turn it up, but count for its effects.
    Whoever places a piece on a hex takes its token: trade goods stay, Caches pay once. Stone and Grain tokens raise a production by 2, Fish by 3. The Wild good is one more kind while you lack one.
    When a City is built, 5 Money go to the Holding Area, for a Port City 10; the next Tax & Tariff action takes them all.
    Benefits may be declined; what cannot be done is skipped.
    .title = R4 General rules
mosaic-rule-R5 =
    Work: Population + production of Stone, Food or Ideas.
    Population: pay the Food of a card, gain its Population. When deck and offer are empty: 15 Food for 2.
    Technology: 5 Ideas for an offered card. When the next card lies in the offer, yours is turned up if its symbols are there, or kept face down.
    Tax & Tariff: take a card. Tax counts Population, Government symbols and Tax production; Tariff counts different trade goods, Cities and Tariff production. The card brings Unrest.
    Government: own its symbols and pay its Ideas; an old one goes back with its bonus.
    .title = R5 Actions
mosaic-rule-R5-3 =
    City: 4 Stone and 2 Population, on any land hex. Port City: the same, on a port hex. Farm and Manufactory: free, on a land hex next to a City of yours. Project: 5 Stone and 5 Ideas.
    With a card you also get its bonus and symbols; without a card only the token of the hex.
    .title = R5.3 Build
mosaic-rule-R5-4 =
    20 Stone and 5 Food, for every Wonder that you have already 5 Stone and 5 Food more. On an available hex in a region with a City of yours. The Colossus and the Lighthouse need a port hex, the Great Pyramid a region with three Cities.
    .title = R5.4 Wonder
mosaic-rule-R5-7 =
    Recruit: 5 Money for each unit, two in a turn, into regions with a City of yours. Move: 1 Money for each unit to an adjacent region, every unit once in a turn. Both in any order. Siege Engines need their Technology.
    .title = R5.7 Military
mosaic-rule-R6 =
    Turn up face-down Technologies whose symbols are there. Claim Golden Ages (6 symbols of the pillar) and Achievements that you fulfil now; 6 VP each, first come, first served. Clear an offer with your Government, once with each. Priestess, Magistrate: once per game. Republic: look at the top of one deck before the Action; you may take that card instead of an offered one.
    .title = R6 Free steps
mosaic-rule-R7 =
    Influence: 2 for each City and Wonder, 1 for each Farm, Manufactory and unit. You control a region if you alone have most Influence there.
    .title = R7 Influence and control
mosaic-rule-R8 =
    Before it General and Diplomats may act; you are asked where it is of use or the General could only do harm, unless a standing order says otherwise. Formations and Cavalry Tactics add 2 in a region with such a unit; Cities count 0 where an opponent has a Siege Engine.
    Most Influence: 3 VP and 1 VP for each City and Wonder in the region. Second: 2 VP. Tied for most: all get the full points and nobody is second. Tied for second: nothing. Then Governments score. There are never more than three Empire Scorings.
    .title = R8 Empire Scoring
mosaic-rule-R9 =
    The end is set off by the third Empire Scoring card, or when two of the sets Wonders, Achievements and Golden Ages are used up (then there is one more Empire Scoring). The round is finished, one more round is played; at last the Scribe takes two extra actions.
    .title = R9 End of the game
mosaic-rule-R10 =
    Each City 2 VP, each Farm and Manufactory 1, each Golden Age and Achievement 6. Wonders, Technologies and Leaders as printed. Each Project 1 VP for every symbol of its pillar. Each Manufactory card 5 VP if you have its three goods. Unrest that is not calmed costs 1 VP each.
    Ties: most Wonders, then most Money, then a shared victory.
    .title = R10 Final scoring
mosaic-rule-R12 =
    Two players: Hispania and Gaul are out; three: Hispania is out. The Technology scoring card lies in the middle third with two and three players, else in the bottom third. Imperial Civilization needs four regions with two and three players, else three.
    .title = R12 Number of players
mosaic-rule-R14 =
    With the values of the first English edition the General starts with 10 Tax production, the Philosopher raises another production by 3, the Priestess needs an owner of four Cities, and Engineering gives a free Farm or Manufactory.
    .title = R14 Edition
