# The lesson of Founders of the Empire: founders-lesson-<name of the step in lesson.json> explains, .do says what to press.

founders-lesson-welcome =
    This is a practice match for two. You make the decisions, the other side plays by itself, and nothing is kept.
    You build a territory of tiles. Nature tiles give basic resources, village tiles turn these into goods, city tiles bring tokens, and victory tiles are worth points at the end (R1, R10). Resources are never spent: a tile makes its own anew every turn (R2).
founders-lesson-draft =
    First everybody takes two nature tiles (R3). The Cliff gives stone or plants, and few tiles give stone.
    .do = Take the Cliff.
founders-lesson-second =
    In reverse order everybody takes a second tile and lays it against the first (R3). Wood goes with stone: together they feed an Iron Mine.
    .do = Take the Grove and lay it above.
founders-lesson-reveal =
    A turn has three steps: turn up a tile, play a token if you like, add a tile (R5). Turning up is final.
    .do = Turn up a tile from the Nature stack.
founders-lesson-nature =
    Nature tiles require nothing; the new cell only has to share a side with one of your tiles (R8). The Lake adds water to what you have.
    .do = Add the Lake at N11.
founders-lesson-village_stack =
    Your next turn. With basic resources, village tiles have become possible. What you turn up may be added at once (R6).
    .do = Turn up a tile from the Village stack.
founders-lesson-village =
    The Iron Mine requires wood and stone from two different neighbours, and a corner is near enough (R8.5). At L11 the Grove lies beside it and the Cliff at its corner.
    .do = Add the Iron Mine at L11.
founders-lesson-city =
    Some turns later. A city tile takes one basic and one village resource and brings a token at once (R8). At L10 the Cliff gives stone and the Iron Mine iron; the token is one of war.
    .do = Add the Barracks (iron) at L10.
founders-lesson-war =
    Before you add a tile you may play one token (R7). War goes on the topmost tile of an opponent’s column, which then produces nothing and gives no points (R7.2). Your opponent has just built a temple for 2 points.
    .do = Play War on the Temple of Venus at N12.
founders-lesson-victory =
    Victory tiles need village or city resources. At K11 the Iron Mine lies beside and the Barracks at the corner: iron and army for the Temple of Quirinus. It is worth 2 points (R10).
    .do = Add the Temple of Quirinus at K11.
founders-lesson-end =
    That was a whole turn of every kind. Still to discover: coins buy a resource from others (R7.3), carts let four tiles share (R7.4), craftsmen turn a village into 2 points (R7.5), and a tile may be replaced for −1 point (R9). The game ends when the victory tiles or all stacks are gone (R11).
    The button **{ games-new }** opens a match, with computers if you like; `/rules` has every chapter.
