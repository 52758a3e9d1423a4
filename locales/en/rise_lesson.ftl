# The lesson of Rise of Empires: rise-lesson-<name of the step in lesson.json> explains, .do says what to press.

rise-lesson-welcome =
    This is a practice match for two: turn A and the beginning of turn B of Era I. You make the decisions that are taught, everything else is played by itself, and nothing is kept.
    A turn has six rounds, and in each everybody makes one move (R6). In turn A a move puts one of your discs into a row and carries out its action. In turn B you take these discs back, and may carry out the same actions once more (R6.5). So the first half decides what the second can be.
rise-lesson-empire =
    Cubes on the map bring points and income every turn. With an empire tile you place cubes in as many regions as it says (R6.4). Number 6 allows three, and the good tiles go first.
    .do = Take Empire tile 6.
rise-lesson-place =
    Whoever alone has most cubes in a region gets its income (R6.4, R8): here two cubes a turn.
    .do = Place 1 cube in Asia Minor.
rise-lesson-territory =
    The tile gave you two more regions, and your opponent has answered. Territory tiles are income: a Town costs 2 gold and 1 food each turn, but brings 3 gold each turn (R6.1, R8).
    .do = Take the territory tile Town.
rise-lesson-progress =
    A progress tile is free in its own era and stays to the end of the game; none twice (R6.1). Philosophy is worth 1 VP every turn.
    .do = Take the progress tile Philosophy.
rise-lesson-city =
    Cities give VP every turn, for upkeep (R6.1): Jericho 1 VP for 2 food. Your Plains feed it.
    .do = Take the city tile Jericho.
rise-lesson-position =
    After the sixth round come food, income and points by themselves (R7, R8, R9). Then the player with the fewest VP chooses a place in the next order of play, and that is you (R10). Going first means the first choice of the new tiles.
    .do = Choose position 1.
rise-lesson-remove =
    Turn B: each move takes back a disc. The left-most of a row is free, others cost 1 for each disc to their left (R6.5). Pay for that of the empire row; it leads into the Middle East.
    .do = Take back the disc of the empire row, food first.
rise-lesson-war =
    With Empire tile 1 two of your cubes have gone into the Middle East. Where you have just placed you may start one war (R6.4). The tile says 0-1: you lose nothing, your opponent 1 cube.
    .do = War in the Middle East.
rise-lesson-end =
    The region is yours alone now, and so are its points. Still to discover: trade (R6.6), tiles that are flipped (R6.7), and hunger: the food marker never falls below 0, tiles have to go before it does (R7). After each of the first two eras everybody keeps half of the cubes in a region (R11), so spread them with care.
    The button **{ games-new }** opens a match, with computers if you like; `/rules` has every chapter.
