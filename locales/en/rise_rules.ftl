# Rise of Empires: the rules in short, for looking up. rise-rules lists the sections in order.

rise-rules = R2 R4 R5 R6 R6-1 R6-4 R6-5 R6-6 R6-7 R7 R8 R9 R10 R11

rise-rule-R2 =
    30 cubes each: in the pool (may be placed), in the general stock (not yet) or on the map. 40 resource discs in all; those on the trade track are not in the bank.
    You control a region if you alone have the most cubes there. Adjacent are regions with a common border, a coast or an arrow. The New World and the Far East lie overseas. A wonder is no city.
    .title = R2 Terms
rise-rule-R4 =
    Three eras, each with a turn A and a turn B. Each turn: new tiles, actions, food, income, victory points, turn order.
    .title = R4 Course of the game
rise-rule-R5 =
    Empire tiles come back, flipped tiles are turned up, alliances end, the trade track is emptied. Then 8 progress tiles, 10 territory tiles (none in Era III) and the cities of the turn are revealed.
    With four or five players untaken tiles stay; with two or three they leave the game unless they have a red stripe.
    .title = R5 New tiles
rise-rule-R6 =
    Six rounds; in each everybody makes one move. In turn A you put a disc on the right-most free circle of a row and carry out its action. A row has two circles for each player, the empire row never more than 8. You must choose an action that you can carry out; if there is none, the disc goes anywhere without effect.
    Before and after the action you may flip progress tiles.
    .title = R6 Actions
rise-rule-R6-1 =
    Progress: free in its own era, 1 gold for each era that it is older; none twice. It is kept to the end.
    Territory: most are free, some cost gold; any number of equal ones.
    City: pay its gold. Food upkeep is due in the food phase, disc upkeep before the scoring, beginning with this turn. A wonder scores once, when it is taken.
    .title = R6.1 to R6.3 Tiles
rise-rule-R6-4 =
    Take an empire tile and place cubes of the pool, any number each, in as many regions as it says. Without cubes on the map you name a region by placing there; its neighbours may follow. Later: your regions and their neighbours. What you place now opens no further region. The sea needs a tile with water; so does entering one overseas area in the action. Era II and III regions open with their era.
    Then you may start one war against one opponent in a region where you have just placed: with a-d on the tile you lose a cubes, the opponent d. Weapons may follow.
    .title = R6.4 Empire
rise-rule-R6-5 =
    In turn B you take back a disc in each move and may carry out the action of its row. The left-most disc of a row is free; else pay 1 for every disc to its left, in any mix of gold, cubes of the pool, food and VP. Who cannot pay for any disc takes the cheapest back for everything and does nothing.
    .title = R6.5 Turn B
rise-rule-R6-6 =
    Put discs on the next spaces of the trade track. For gold: 2 for each of the first six spaces, 1 for each later one. For VP: 2 for every 3 discs, rounded down.
    .title = R6.6 Trade
rise-rule-R6-7 =
    A tile with a flip is used once a turn. Diplomacy: until the end of the turn neither you nor the chosen opponent removes cubes of the other; not with somebody whose cubes you have removed in this turn. Religion and Ideology score the best region where you have a cube once more, by themselves.
    .title = R6.7 Flips and alliances
rise-rule-R7 =
    Food gains less food costs. The marker never falls below 0: give up territory or city tiles until it does not. It never rises above 30. You may give up tiles of your own accord; say beforehand that you want to be asked.
    .title = R7 Food
rise-rule-R8 =
    In turn order: income of territory and progress tiles and the bonus of each controlled region. What stock or bank lack is lost.
    .title = R8 Income
rise-rule-R9 =
    Pay the disc upkeep of cities or give them up. Most cubes in a region: first value; second most: second value. Tied for most: everybody tied gets the second value, nobody controls the region. Tied for second: nothing. Then cities and progress tiles.
    .title = R9 Victory points
rise-rule-R10 =
    Fewest VP chooses a position first. Ties: fewest gold + discs + cubes in the pool, then the earlier one.
    .title = R10 Turn order
rise-rule-R11 =
    After I-B and II-B everybody keeps half of the cubes in each region, rounded down. The game ends after the victory points of III-B. Most VP win, then most gold.
    .title = R11 End
