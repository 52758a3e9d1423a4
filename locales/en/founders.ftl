# Founders of the Empire. Sentences of the game; the words are those of the glossary in its rules.
#
# founders-event-*    a line of the log; $player is the seat's name, ids come as names, resources also as $x_gen and $x_acc
# founders-illegal-*  why a move is refused and what is possible
# founders-reason-*   why the match ended: the number of the rule, "." written as "-"

founders-name = Founders of the Empire
founders-about = A patch of square tiles that grows: what the tiles around a place make decides what you can build there. The quickest to learn.

## What happened

founders-event-drafted = { $player } takes { $tile } and lays it at { $cell }.
founders-event-opened = The rows are filled: { $tiles }.
founders-event-revealed =
    { $player } turns up { $tile } from the { $stack } stack ({ $left ->
        [0] now empty
       *[other] { $left } left
    }).
founders-event-auto-revealed = { founders-event-revealed }
founders-event-row-cleared = The full { $stack } row goes to the box: { $tiles }.
founders-event-war = { $player } attacks { $opponent }’s { $tile } at { $cell } with a war token{ $points }{ $idle }{ $theirs }.
founders-event-coin = { $player } lays a coin on { $opponent }’s { $tile } at { $cell } and buys { $resource } for this turn{ $points }{ $idle }{ $theirs }.
founders-event-cart = { $player } links the square { $cells } with a cart token{ $points }.
founders-event-craftsman = { $player } lays the { $token }{ $craft } on { $tile } at { $cell }{ $idle }{ $points }.
founders-event-added = { $player } adds { $tile } at { $cell }{ $bought }{ $gained }{ $points }.
founders-event-replaced = { $player } replaces { $old } at { $cell } with { $tile } for −1 point{ $bought }{ $gained }{ $points }{ $together }.
founders-event-token-boxed = Put into the box with the replaced tile: { $token }.
founders-event-token-kept = { $player } keeps what lay on the replaced tile: { $token }.
founders-event-purchase-used = The bought resource is used: { $resource }.
founders-event-token-gained = { $player } receives: { $token }.
founders-event-token-drawn = { $player } draws: { $token }{ $craft }.
founders-event-passed = { $player } ends the turn without adding a tile.
founders-event-auto-passed = { $player } can neither play a token nor add or replace a tile; the turn ends by itself.
founders-event-coins-collected =
    { $count ->
        [one] { $player } takes the coin from { $cells }.
       *[other] { $player } takes the coins from { $cells }.
    }
founders-event-purchase-lapsed = The bought resource was not used and lapses: { $resource }.
founders-event-stop-set = { $player } agrees to stop the game ({ $agreed } of { $asked }).
founders-event-stop-cleared = { $player } no longer agrees to stop the game ({ $agreed } of { $asked }).
founders-event-finished = The game is over: { $reason }

# Phrases of these sentences; an event that has nothing to say there lacks them.
founders-part-points = {" · "}points { $vp_signed }
founders-part-together = {", "}in all { $vp_signed }
founders-part-theirs = {" · "}{ $owner }: points { $vp_signed }
founders-part-idle =
    { $until ->
        [turn] ; it makes nothing in its owner’s next turn (no { $resources })
       *[end] ; it makes nothing for the rest of the game (no { $resources })
    }
founders-part-craft = {" "}({ $resource })
founders-part-bought = {" "}with the bought { $resource }
founders-part-gained = {" "}and receives a { $token }

## Why a move is refused

founders-illegal-not-your-turn = It is { $active }’s turn. At any time you may only set or clear your flag “stop the game”.
founders-illegal-draft-first = The initial tiles come first: choose one from the Nature row.
founders-illegal-draft-over = The draft is over; during the game tiles are added.
founders-illegal-tile-not-in-draft = { $tile } does not lie in the Nature row; choose one of the tiles that do.
founders-illegal-side-needed = Say on which side of your first tile the second one is to lie: right, left, above or below.
founders-illegal-side-too-early = Your first tile has no neighbour yet; a side is chosen with the second one.
founders-illegal-already-revealed = You have turned up a tile this turn already (from the { $stack } stack). Now play a token or add a tile.
founders-illegal-unknown-stack = There is no stack “{ $stack }”. You can choose: { $open }.
founders-illegal-stack-empty = The { $stack } stack is empty. You can choose: { $open }.
founders-illegal-reveal-first = First turn up a tile from one of the stacks; tokens and adding come after it.
founders-illegal-one-token = Only one token may be played per turn, and you have played yours. Now add a tile.
founders-illegal-no-craftsman =
    This is no craftsman token: { $token }. { $count ->
        [0] You hold no token.
       *[other] You hold: { $held }.
    }
founders-illegal-token-not-held =
    You do not hold this: { $token }. { $count ->
        [0] You hold no token.
       *[other] You hold: { $held }.
    }
founders-illegal-no-craftsman-held = You hold no craftsman token.
founders-illegal-unknown-seat = There is no such player in this match.
founders-illegal-own-tile = This token goes on a tile of an opponent, not on your own one at { $cell }.
founders-illegal-no-square = A cart needs a 2×2 square of own tiles. From lower left { $cell } these cells are empty: { $missing }.
founders-illegal-no-tile-there = { $owner } has no tile at { $cell }.
founders-illegal-cart-already = A cart lies in the square at { $cell } already; each square can hold one.
founders-illegal-not-column-top = { $tile } at { $cell } is not the top tile of its column; that is { $top }.
founders-illegal-already-attacked = { $tile } at { $cell } is attacked already.
founders-illegal-already-sold = { $tile } at { $cell } carries a coin: it has been sold and produces nothing for now.
founders-illegal-is-attacked = { $tile } at { $cell } is attacked and produces nothing.
founders-illegal-has-craftsman = { $tile } at { $cell } carries a craftsman token and produces nothing.
founders-illegal-makes-nothing = { $tile } at { $cell } produces nothing; victory tiles never do.
founders-illegal-not-village = { $tile } at { $cell } is not a village tile; craftsmen settle only on those.
founders-illegal-other-resource = { $tile } at { $cell } does not show the resource of this token: { $resource }.
founders-illegal-no-place = You cannot play this now: { $token }. No village tile of yours makes { $resource_gen }.
founders-illegal-resource-not-printed = { $tile } at { $cell } does not show { $resource }. For sale there: { $printed }.
founders-illegal-unknown-tile = There is no tile “{ $tile }”.
founders-illegal-tile-not-face-up = { $tile } does not lie face up in a row or in the victory display.
founders-illegal-unknown-cell = “{ $cell }” is no cell. Cells have a column letter and a row number, such as M10.
founders-illegal-cell-taken = Your { $tile } lies at { $cell } already. Choose an empty cell, or replace that tile (−1 point).
founders-illegal-only-corner = { $cell } touches your territory only by a corner; a new tile must share a side with one of yours.
founders-illegal-not-adjacent = { $cell } does not touch your territory; a new tile must share a side with one of yours.
founders-illegal-missing-resource = { $tile } cannot go to { $cell }. It requires { $required }; no neighbour there gives: { $missing }.
founders-illegal-no-source = { $tile } fits nowhere with you. It requires { $required }; nothing of yours gives: { $missing }.
founders-illegal-one-source = { $tile } cannot go to { $cell }. Only the tile at { $source } gives { $required } there, and it gives one resource per turn.
founders-illegal-one-source-in-group = { $tile } cannot go to { $cell }. { $required } would both come through the linked tile at { $source }, and it gives one resource per turn.
founders-illegal-must-add = You must add a tile as long as one fits: { $tile }, for instance, fits at { $cell }.
founders-illegal-left = Whoever has left the match is not asked about stopping it.
founders-illegal-stop-set = Your flag “stop the game” is set already.
founders-illegal-stop-not-set = Your flag “stop the game” is not set.

## Decisions

founders-kind-draft = Take a tile
    .hint = One of the nature tiles, as one of your two initial tiles.
founders-kind-reveal = Turn up a tile
    .hint = The top one of a stack; this is final.
founders-kind-war = War
    .hint = Attack the top tile of an opponent’s column: no production and no points for the rest of the game.
founders-kind-coin = Coin
    .hint = Buy one resource of an opponent’s producing tile for this turn.
founders-kind-cart = Cart
    .hint = Link a 2×2 square of your tiles so that they share what they produce.
founders-kind-craftsman = Craftsman
    .hint = On one of your village tiles that makes its resource.
founders-kind-add = Add a tile
    .hint = Put a face-up tile on an empty cell beside your territory; this ends your turn.
founders-kind-replace = Replace a tile by
    .hint = Replace one of your tiles by a face-up one for −1 point; this ends your turn.
founders-kind-pass = End the turn without adding
    .hint = Nothing fits on an empty cell.
founders-kind-stop = Stop the game?
    .hint = Set or clear your flag. The game ends when all players have set it.

founders-field-tile = Which tile?
founders-field-side = On which side of your first tile?
founders-field-stack = From which stack?
founders-field-opponent = Whose tile?
founders-field-cell = Which cell?
founders-field-resource = Which resource?
founders-field-token = Which token?
founders-field-flag = Shall the game stop?

# The question of a field in one kind of move, in full: it may stand alone on a screen.
founders-field-draft-tile = Which tile do you take?
founders-field-draft-side = On which side of your first tile do you put it?
founders-field-reveal-stack = From which stack do you turn up a tile?
founders-field-war-opponent = Whose tile do you attack?
founders-field-war-cell = Which tile do you attack?
founders-field-coin-opponent = From whose tile do you buy a resource?
founders-field-coin-cell = From which tile do you buy a resource?
founders-field-coin-resource = Which resource do you buy?
founders-field-cart-cell = Which 2×2 square do you link?
founders-field-craftsman-token = Which token do you play?
founders-field-craftsman-cell = On which village tile do you put it?
founders-field-add-tile = Which tile do you add?
founders-field-add-cell = On which cell do you put it?
founders-field-replace-tile = Which new tile do you put in?
founders-field-replace-cell = In the place of which of your tiles do you put it?
# Where all fields are chosen at once.
founders-field-draft-all = Which tile do you take, and on which side of your first one do you put it?
founders-field-war-all = Which tile do you attack?
founders-field-coin-all = Which resource do you buy, and from which tile?
founders-field-craftsman-all = Which token do you play, and on which village tile?
founders-field-add-all = Which tile do you add on which cell?
founders-field-replace-all = Which new tile do you put in the place of which of yours?

founders-value-stack-nature = Nature
founders-value-stack-village = Village
founders-value-stack-city = City
founders-value-open-nature = Nature
founders-value-open-village = Village
founders-value-open-city = City
founders-value-token-war = war token
founders-value-token-coin = coin token
founders-value-token-cart = cart token
founders-value-token-craftsman_iron = Blacksmiths’ token
founders-value-token-craftsman_gold = Goldsmiths’ token
founders-value-token-craftsman_cloth = Weavers’ token
founders-value-token-craftsman_wine = Vintners’ token
founders-value-token-craftsman_horses = Saddlers’ token
founders-value-token-craftsman_fish = Fish-sauce makers’ token
founders-value-held-war = { founders-value-token-war }
founders-value-held-coin = { founders-value-token-coin }
founders-value-held-cart = { founders-value-token-cart }
founders-value-held-craftsman_iron = { founders-value-token-craftsman_iron }
founders-value-held-craftsman_gold = { founders-value-token-craftsman_gold }
founders-value-held-craftsman_cloth = { founders-value-token-craftsman_cloth }
founders-value-held-craftsman_wine = { founders-value-token-craftsman_wine }
founders-value-held-craftsman_horses = { founders-value-token-craftsman_horses }
founders-value-held-craftsman_fish = { founders-value-token-craftsman_fish }
founders-value-side-right = right
founders-value-side-left = left
founders-value-side-above = above
founders-value-side-below = below
founders-value-flag-yes = yes, stop the game
founders-value-flag-no = no, play on

# What is told beside a choice: the tile there, its points and what it makes; the tiles of a square.
founders-remark-lies =
    { $place }; open to war: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
founders-remark-stack = { $left } left, { $count } face up
founders-remark-stack-full =
    { $left } left, { $count ->
        [one] the tile of its full row goes
       *[other] all { $count } of its full row go
    } to the box
founders-remark-tile =
    { $tile }{ $vp ->
        [0] { "" }
        [one] , 1 point
       *[other] , { $vp } points
    }{ $making }{ $lying }{ $lapsing }
founders-part-making = , produces { founders-one-of }
founders-one-of =
    { $count ->
        [1] { $resource }
       *[other] { $either } or { $resource }
    }
founders-part-lying = , on it: { $held }
founders-part-lapsing = ; { founders-remark-unused }
founders-remark-same-tile = { $tile }, the same tile: it costs a point and changes nothing
founders-part-news =
    { $tile }{ $how ->
        [new] { "" }
        [replace] {" "}(only in the place of a tile)
       *[more] {" "}({ $count ->
            [1] also at { $cells }
            [2] also at { $cells }
           *[other] at { $count } more places
        })
    }
founders-remark-sells =
    from { $tile }{ $making }; { $opened ->
        [0] nothing new could be laid with it
       *[other] then possible: { $news }
    }
founders-remark-buys =
    from { $tile }; { $opened ->
        [0] nothing new could be laid with it
       *[other] then possible: { $news }
    }
founders-remark-unused = the bought resource ({ $resource }) is not used
founders-remark-undone = could still { $undone }
founders-part-undone =
    { $left ->
        [token] play { $unplayed }
        [replace] replace a tile ({ $count })
       *[bought] use the bought { $resource }
    }
founders-value-unplayed-war = { founders-kind-war }
founders-value-unplayed-coin = { founders-kind-coin }
founders-value-unplayed-cart = { founders-kind-cart }
founders-value-unplayed-craftsman = { founders-kind-craftsman }
founders-remark-beside = next to { $tiles }{ $linked }{ $barren }{ $lapsing }
founders-part-linked = ; by carts also: { $makers }
founders-part-barren = ; makes nothing: { $resting }
# What decides stands before the tiles, which the picture shows.
founders-remark-square =
    up to { $corner } · { $opened ->
        [0] nothing new could be laid with it
       *[other] then possible: { $news }
    }{ $idle ->
        [0] { "" }
       *[other] {" · "}makes nothing: { $resting }
    } · links { $square }
# What is told before anything is chosen: the tile just turned up, and tokens that can be played nowhere.
founders-remark-turned-up =
    Turned up: { $tile }{ $making }; { $count ->
        [0] needs nothing
       *[other] needs { $required }
    }{ $gift }{ $unfit }
founders-part-gift = ; brings { $given }
founders-value-given-war = { founders-says-token-war }
founders-value-given-coin = { founders-says-token-coin }
founders-value-given-cart = { founders-says-token-cart }
founders-value-given-craftsman = { founders-says-token-craftsman }
founders-part-unfit =
    { $how ->
        [lacking] ; fits nowhere with you: nothing of yours gives { $lacking }
        [replace] ; fits with you only in the place of a tile
       *[apart] ; fits nowhere with you: beside no cell do different tiles give all of it (each gives one resource a turn)
    }
founders-remark-craftsman-held = In your hand: { $token } ({ $resource })
founders-remark-craftsman-idle = In your hand: { $token } ({ $resource }), not to be played: none of your village tiles makes { $resource_gen } now
founders-remark-cart-idle = The cart token cannot be played now: you have no free square of 2×2 tiles
founders-remark-nothing-fits =
    nothing face up fits on an empty cell: unless the tile that you turn up does, you add none in this turn{ $nature ->
        [0] { "" }
       *[other] ; a Nature tile always fits
    }
founders-remark-ends = the match ends – { $final }
founders-part-final = { $seat }: { $count }
founders-remark-last-tile = the last victory tile: the match ends
founders-remark-own-last-turn = your last turn: the stacks run out before your next one
founders-remark-last-turn = the match ends after this turn
founders-remark-stops = all others agree: the match ends after this turn

# What somebody has a number of; it stands before the number by which that grows or shrinks. Of a resource: the tiles that produce it.
founders-holding-points = points
founders-holding-victory = victory tiles
founders-holding-war = war tokens
founders-holding-coin = coin tokens
founders-holding-cart = cart tokens
founders-holding-craftsman = craftsman tokens
founders-holding-linked = linked tiles
founders-holding-resting = tiles that make nothing next turn
founders-holding-wood = sources of wood
founders-holding-stone = sources of stone
founders-holding-plants = sources of plants
founders-holding-water = sources of water
founders-holding-wood-stone = sources of wood or stone
founders-holding-stone-plants = sources of stone or plants
founders-holding-stone-water = sources of stone or water
founders-holding-plants-water = sources of plants or water
founders-holding-wood-water = sources of wood or water
founders-holding-wood-plants = sources of wood or plants
founders-holding-iron = sources of iron
founders-holding-gold = sources of gold
founders-holding-cloth = sources of cloth
founders-holding-wine = sources of wine
founders-holding-horses = sources of horses
founders-holding-fish = sources of fish
founders-holding-army = sources of army
founders-holding-money = sources of money
founders-holding-transport = sources of transport
founders-holding-crafts = sources of crafts

founders-consequence-chance = known only afterwards: what is drawn or turned up

founders-step-draft = Draft: take an initial tile.
founders-step-reveal = Step 1: turn up a tile.
founders-step-token = Steps 2 and 3: play a token if you like, then add a tile.
founders-step-add = Step 3: add a tile.

## The end

founders-source-victory = victory tiles
founders-source-craftsmen = craftsmen
founders-source-tokens = tokens
founders-source-replaced = replaced tiles

# What decides between equal scores, one after the other.
founders-tie-1 = victory tiles

founders-reason-R11-1 = the victory display is empty.
founders-reason-R11-2 = all three stacks are empty.
founders-reason-R11-3a = nobody can gain victory points any more.
founders-reason-R11-3b = all players have agreed to stop.

## What a resource, a tile or a token says; its parts are put together

founders-says-resource = Resource. Sources: { $tiles }.
founders-says-resource-unmade = Resource that no tile makes.
founders-says-tile = { $needs }; { $does }.
founders-says-free = needs nothing
founders-says-needs = needs { $resources } next to it
    .row = needs { $resources }
founders-says-needed = { $resource_gen }
founders-says-needed-twice = two sources of { $resource_gen }
founders-says-made = { $resource_acc }
founders-says-gives = gives { $resources }
founders-says-gives-one = each turn it gives { $resources }
    .row = gives { $resources }
founders-says-gives-token =
    { $vp ->
        [0] gives { $token } when added
        [one] gives { $token } when added, which is worth { $vp } point as long as it is held
       *[other] gives { $token } when added, which is worth { $vp } points as long as it is held
    }
    .row = { $token }
founders-says-gives-nothing = gives nothing
founders-says-worth =
    { $vp ->
        [one] worth { $vp } victory point at the end
       *[other] worth { $vp } victory points at the end
    }
founders-says-token-war = a war token
founders-says-token-coin = a coin token
founders-says-token-cart = a cart token
founders-says-token-craftsman = a craftsman token
founders-says-narrowed = { $what } that { $narrowed }
founders-says-target-opponent_tile = a tile of an opponent
founders-says-target-own_tile = a tile of your own
founders-says-target-own_village = a village tile of your own
founders-says-target-own_square_2x2 = a square of four tiles of your own
founders-says-place-column_top = is the topmost of its column
founders-says-place-producing = makes a resource
founders-says-place-village_tile = is a village tile
founders-says-place-prints_token_resource = makes { $resource_acc }
founders-says-play-war = Put it on { $where }: that tile makes nothing and is worth nothing for the rest of the game.
founders-says-play-coin = Put it on { $where }: you buy one of its resources for this turn, and it makes nothing in its owner’s next turn.
founders-says-play-cart = Put it into { $where }: each of them can pass on one resource that any of the linked tiles makes.
founders-says-play-craftsman =
    { $vp ->
        [one] Put it on { $where }: the tile stops producing but is worth { $vp } point at the end.
       *[other] Put it on { $where }: the tile stops producing but is worth { $vp } points at the end.
    }
founders-says-comes-home = At the end of that turn its owner takes the token.
founders-says-kept-when-replaced = If the tile is replaced, its owner takes the token.
founders-says-tiles-nature =
    { $count ->
        [one] { $count } nature tile
       *[other] { $count } nature tiles
    }
founders-says-tiles-village =
    { $count ->
        [one] { $count } village tile
       *[other] { $count } village tiles
    }
founders-says-tiles-city =
    { $count ->
        [one] { $count } city tile
       *[other] { $count } city tiles
    }
founders-says-tiles-victory =
    { $count ->
        [one] { $count } victory tile
       *[other] { $count } victory tiles
    }
