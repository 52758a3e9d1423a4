# Founders of the Empire: the rules in short, for looking up. founders-rules lists the sections in order.

founders-rules = R1 R2 R3 R4 R5 R6 R7 R7-2 R7-3 R7-4 R7-5 R8 R8-5 R9 R10 R11

founders-rule-R1 =
    There are 97 tiles: 24 nature (green), 24 village (blue), 24 city (violet) and 25 victory tiles (red). A tile shows which two resources it requires and what it produces; victory tiles show their points.
    Nature tiles require nothing and give one of two basic resources (wood, stone, plants, water). Village tiles turn two basic resources into iron, gold, cloth, wine, horses or fish. City tiles turn a basic and a village resource into army, money, transport or crafts and bring a token. Victory tiles require two village or city resources.
    Tokens: six each of war, coin, cart and craftsman; every craftsman token belongs to another village resource.
    .title = R1 Components
founders-rule-R2 =
    Each player has a territory of their own on an unlimited grid. A cell is named by column letter and row number; the first tile lies at M10, rows grow upwards. Side neighbours share an edge, neighbours touch by edge or corner.
    Resources are neither spent nor kept: a producing tile makes its resource anew every turn. Nature, village and city tiles produce unless they are attacked, sold or carry a craftsman. In any state a tile still belongs to the territory and counts for touching, columns and squares.
    Everything is public but the order of the face-down tiles and craftsman tokens and which victory tiles stayed in the box.
    .title = R2 Basic ideas
founders-rule-R3 =
    Victory tiles are turned up: 8 with two players, 12 with three or four. Nature tiles for the draft: 5, 7 or 9 with two, three or four players.
    In play order everybody takes one of them, then in reverse order a second one, so the starting player picks first and last. The second tile shares a side with the first. One tile stays.
    Then 2 nature, 2 village and 1 city tile are turned up and the starting player, drawn at random, begins.
    .title = R3 Set-up and draft
founders-rule-R4 =
    Players take turns clockwise until the game is over. There are no rounds and no reactions in the turns of others.
    .title = R4 Course of the game
founders-rule-R5 =
    A turn has three steps, always in this order: 1. turn up a tile (must), 2. play one token (may), 3. add a tile (must, if any fits).
    Which resource a nature tile gives is settled anew each turn; the bot finds a suitable choice.
    At the end of the turn the active player takes the coins lying on own tiles, an unused purchase lapses, and the end of the game is checked.
    .title = R5 A turn
founders-rule-R6 =
    Choose a stack that is not empty; its top tile goes to the end of its row. If the row holds five tiles already, all five go to the box first and the new tile lies there alone. The victory display is never refilled. The tile just turned up may be added in the same turn.
    .title = R6 Step 1: turn up a tile
founders-rule-R7 =
    One token per turn at most, and only one that you held when the turn began. Tokens held are public. A token still held at the end of the game is worth 1 point. Tokens cannot be traded.
    .title = R7 Step 2: play a token
founders-rule-R7-2 =
    Lay it on an opponent’s tile that is the topmost of its column, whatever its kind; gaps in the column do not matter. The tile is attacked for the rest of the game: it produces nothing and gives no points, and neither does a craftsman below the token. In a cart group it still hands on the resources of others. A tile cannot be attacked a second time. The owner may build over it by replacing it.
    .title = R7.2 War token
founders-rule-R7-3 =
    Lay it on an opponent’s producing tile and name one resource printed on it. For this turn you have that resource once: it covers one requirement of the tile you add, without any neighbour; the other one comes from a neighbour as usual. Unused, it lapses; the coin stays either way.
    The tile is sold: it does not produce in its owner’s next turn. At the end of that turn the owner takes the coin and may play it later. Tiles that are attacked, sold already or under a craftsman cannot be bought from, nor can resources that only come through carts.
    .title = R7.3 Coin token
founders-rule-R7-4 =
    Lay it in the middle of a 2×2 square of own tiles of any kind. It stays there for ever; one per square. Squares that share a tile form one group.
    Every tile of a group can give one resource per turn, any that a producing tile of the group makes this turn. A tile that replaces another in the square is linked as well. A cart works in the turn in which it is played.
    .title = R7.4 Cart token
founders-rule-R7-5 =
    Lay it on an own village tile that shows the token’s resource and produces right now. The tile stops producing for the rest of the game and is worth 2 points at the end, unless it is attacked. Carts do not help: the printed resource counts. If the tile is replaced, the token goes to the box.
    .title = R7.5 Craftsman token
founders-rule-R8 =
    Take a face-up tile from a row or the victory display and put it on an empty cell that shares a side with one of your tiles. What it requires must be made by tiles around that cell (R8.5); a supplier may touch by a corner.
    A city tile brings its token at once: war, coin, cart, or the top craftsman token.
    R8.8: as long as some face-up tile fits on an empty cell, you must add one (there or as a replacement). If none fits, you may replace a tile or end the turn without adding. Tiles stay even if their suppliers stop producing.
    .title = R8 Step 3: add a tile
founders-rule-R8-5 =
    The two requirements must come from two different neighbours and be made by two different producing tiles. A neighbour without cart gives what it makes itself, a nature tile one of its two. A neighbour in a cart group gives one resource made by any producing tile of the group. A bought resource covers one requirement without a neighbour.
    .title = R8.5 Supply, exactly
founders-rule-R9 =
    Instead of an empty cell you may choose a cell with an own tile: that tile is removed and the new one put there. The requirements are tested as if the old tile were gone already.
    War and craftsman tokens of the old tile go to the box, a coin goes to your supply, carts stay. Each replaced tile costs 1 point at the end. A city tile brings its token in this case too.
    .title = R9 Replacing a tile
founders-rule-R10 =
    First everybody takes the coins from own tiles. Then: victory tiles that are not attacked give their 1, 2 or 3 points; each craftsman on a tile that is not attacked 2; each token held 1; each replaced tile −1. Carts and war tokens on the table give nothing.
    The most points win. Tie: most victory tiles in the territory, attacked ones included. Still tied: shared victory. Who left the match ranks behind those who stayed.
    .title = R10 Scoring
founders-rule-R11 =
    At the end of every turn the game is over if one of these holds:
    R11.1 the victory display is empty;
    R11.2 all three stacks are empty;
    R11.3a nobody can gain victory points any more: no city tile and no victory tile can be built by anybody, and no craftsman token held can ever be placed; the bot works this out from what is public;
    R11.3b all players have set their flag “stop the game”. Everybody may set or clear it at any time; players who have left are not asked.
    .title = R11 End of the game
