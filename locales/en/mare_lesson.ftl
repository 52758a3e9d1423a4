# The lesson of Mare Nostrum: mare-lesson-<name of the step in lesson.json> explains, .do says what to press.

mare-lesson-welcome =
    This is a practice match for three: a whole round. You lead Greece and make the decisions that are taught, everything else is played by itself, and nothing is kept.
    A round has five phases: collect, trade, build, move and battle, leadership (R4). There are several ways to win: the Pyramids, five heroes and wonders, four capitals and legendary cities, or all three titles at once (R11). Everybody has collected already (R5).
mare-lesson-offer =
    The trade leader has said how many resources everybody offers in secret: four (R6). Three coins buy as much as three different goods (R7), so keep the coins and offer goods. In a match you tick all four in one menu; here one will do.
    .do = Offer Grain.
mare-lesson-take =
    The offers lie open, yours with Oil, Wine and Stone as well. Whoever lost a resource takes the next one (R6), and your Stone has just gone. Take what you do not have: a set of goods must be all different (R7).
    .do = Take Spices from Marcus.
mare-lesson-appoint =
    In the build phase the culture leader calls one player after the other, and that is you (R7). Who builds late sees what the others have done.
    .do = Call Julia.
mare-lesson-trireme =
    The others have built; now it is your turn. A trireme costs 3, in coins or in different goods, and goes on a sea that touches a province of yours (R7, R7.4). It also counts on the military track (R4).
    .do = Build a trireme in Mare Aegaeum, with coins.
mare-lesson-second_trireme =
    A trireme on Mare Ionium links Achaea with Italia (R2): legions can cross at once. The goods that you traded in make a set of three.
    .do = Build a trireme in Mare Ionium.
mare-lesson-done =
    You have one kind of goods left and no set any more. Everything but two coins is given back at the end of the phase (R7), so there is no use in saving.
    .do = Done.
mare-lesson-sail =
    In the fourth phase the military leader calls (R8). First you may move triremes; yours lie where they should.
    .do = Done.
mare-lesson-march =
    Then legions move to an adjacent or linked province (R8). In Italia stands nobody, so there will be no battle. Your fortress stays in Achaea.
    .do = Move 2 legions to Italia.
mare-lesson-occupy =
    Italia is conquered: only you are there (R9). Choose one of pillaging, occupying buildings, and occupying the control marker. Two occupied caravans bring you Metal and Oil, as long as the legions stay.
    .do = Occupy Metal and Oil.
mare-lesson-end =
    With two legions, two triremes and a fortress you now lead on the military track, on top of the culture track (R10): the third title would win (R11). And in the new round Italia’s goods have come to you (R5). Still to discover: control of further provinces (R7.4), heroes and wonders (R12), battles (R8.7).
    The button **{ games-new }** opens a match, with computers if you like; `/rules` has every chapter.
