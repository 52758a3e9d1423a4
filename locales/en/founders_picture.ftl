# Founders of the Empire: the few words in its pictures, and the picture told in words.
#
# founders-picture-*  words drawn into the picture
# founders-alt-*      the picture for screen readers, at most 1,024 characters in all
# founders-text-*     the whole board as lines of text

founders-picture-title = Founders of the Empire
founders-picture-player = Player { $number }
founders-picture-turn = Turn { $turn }
founders-picture-setup = Set-up
founders-picture-step-draft = choosing the first tiles
founders-picture-step-reveal = reveal a tile
founders-picture-step-token = play a token or add a tile
founders-picture-step-add = add a tile
founders-picture-step-over = the game is over
founders-picture-step-bought = { $step }, bought: { $resource }
founders-picture-stack-nature = Nature
founders-picture-stack-village = Village
founders-picture-stack-city = City
founders-picture-row-full = row is full!
founders-picture-display = Victory tiles
founders-picture-display-left = { $left } of { $all } left
founders-picture-draft-rule = Everybody takes one nature tile, then in reverse order a second one.
founders-picture-piles = Tokens left
founders-picture-left-game = left

founders-alt-opening = Founders of the Empire. { $mover }. { $when }.
founders-alt-news = Last: { $news }
founders-alt-seat =
    { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }.
founders-alt-display = Victory tiles left: { $left } of { $all }.
founders-alt-row = { $stack }: { $tiles }.
founders-alt-empty = nothing face up
founders-alt-area =
    Territory of { $player }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
founders-alt-chosen = Chosen: { $cells }.
founders-alt-candidates = Numbered places: { $cells }.

founders-text-stack = { $stack } ({ $left } face down): { $tiles }
founders-text-row-full = the row is full and will be cleared by the next reveal from this stack
founders-text-none = none
founders-text-tile = { $name } [{ $facts }]
founders-text-needs = needs { $resources }
founders-text-gives = gives { $resources }
founders-text-gives-or = gives { $first } or { $second }
founders-text-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
founders-text-display = Victory tiles, { $left } of { $all } left: { $tiles }
founders-text-piles = Tokens left: { $tokens }
founders-text-token-war = war
founders-text-token-coin = coin
founders-text-token-cart = cart
founders-text-token-craftsman = craftsman
founders-text-token-craftsman-of = craftsman of { $resource }
founders-text-seat =
    { $player } ({ $colour }): { $score ->
        [one] { $score } point
       *[other] { $score } points
    } = victory { $victory }, craftsmen { $craftsmen }, tokens { $tokens }, replaced { $replaced }
founders-text-marks = Notes: { $marks }
founders-text-mark-active = to move
founders-text-mark-left = has left
founders-text-mark-computer = computer
founders-text-mark-stop = agrees to stop the game
founders-text-mark-rank = place { $rank }
founders-text-supply = Holds: { $tokens }
founders-text-row = Row { $row }: { $tiles }
founders-text-state-war = attacked
founders-text-state-coin = sold
founders-text-state-craftsman =
    craftsman, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
founders-text-state-top = top of its column
founders-text-group = Linked by carts: { $cells }

founders-colour-red = red
founders-colour-blue = blue
founders-colour-green = green
founders-colour-yellow = yellow
founders-colour-purple = purple
founders-colour-black = black
founders-colour-white = white

# parts of the board that can be shown large, and the legend
founders-closeup-market = Market
founders-closeup-victory = Victory tiles
founders-closeup-piles-left = { $left } face down
founders-closeup-empty = no tile lies face up
founders-sign-resources = Resources
founders-sign-tiles = Tiles
founders-sign-tile-nature = { founders-picture-stack-nature }
founders-sign-tile-village = { founders-picture-stack-village }
founders-sign-tile-city = { founders-picture-stack-city }
founders-sign-tile-victory = Victory tile
founders-sign-tokens = Tokens
founders-sign-token-war = { founders-text-token-war }
founders-sign-token-coin = { founders-text-token-coin }
founders-sign-token-cart = { founders-text-token-cart }
founders-sign-token-craftsman = craftsman: 2 points on a village tile
founders-sign-marks = Marks
founders-sign-points = points
founders-sign-from-victory = points from victory tiles
founders-sign-from-craftsmen = points from craftsmen
founders-sign-from-replaced = points lost by replacing
founders-sign-top = top of its column, open to war
founders-sign-stop = { founders-text-mark-stop }
founders-sign-computer = played by the computer
