# Rise of Empires: the few words in its pictures, and the picture told in words.
#
# rise-picture-*  words drawn into the picture
# rise-alt-*      the picture for screen readers, at most 1,024 characters in all
# rise-text-*     the whole board as lines of text

rise-picture-title = Rise of Empires
rise-picture-player = Player { $number }
rise-picture-turn = Turn { $era ->
        [1] I
        [2] II
       *[other] III
    }-{ $side }
rise-picture-era = Era { $era ->
        [1] I
        [2] II
       *[other] III
    }
rise-picture-round = Round { $round } of { $last }
rise-picture-phase-food = Food
rise-picture-phase-income = Income
rise-picture-phase-upkeep = Victory points
rise-picture-phase-order = Turn order
rise-picture-phase-over = The game is over
rise-picture-movers =
    { $count ->
        [one] { $count } player is choosing
       *[other] { $count } players are choosing
    }
rise-picture-winner =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
rise-picture-row-empire = Empire
rise-picture-row-territory = Territory
rise-picture-row-trade = Trade
rise-picture-row-progress = Progress
rise-picture-row-city = City
rise-picture-tiles-progress = Progress
rise-picture-tiles-city = Cities
rise-picture-tiles-territory = Territory
rise-picture-tiles-empire = Empires
rise-picture-none = none left
rise-picture-regions = Regions
rise-picture-nothing = none
rise-picture-trade-track = Trade track
rise-picture-track-free =
    { $count ->
        [one] { $count } space free
       *[other] { $count } spaces free
    }
rise-picture-food = Food
rise-picture-order = Order
rise-picture-points = VP
rise-picture-so-far = VP so far
rise-picture-coming = VP this turn
rise-picture-water-atlantic = Atlantic Ocean
rise-picture-water-indian = Indian Ocean
rise-picture-water-pacific = Pacific Ocean
rise-picture-sign-gold = gold
rise-picture-sign-disc = resource discs
rise-picture-sign-cube = cubes, pool
rise-picture-sign-stock = cubes, stock
rise-picture-sign-food = food
rise-picture-sign-vp = victory points
rise-picture-sign-flip = flip once a turn
rise-picture-sign-war = war: loses − kills
rise-picture-sign-peace = no war
rise-picture-sign-region = region
rise-picture-sign-dead = disc without effect
rise-picture-sign-water = empire by water

rise-alt-opening = Rise of Empires. { $mover }. { $when }.
rise-alt-news = Last: { $news }
rise-alt-seat =
    { $player }: { $vp } VP, controls { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }.

rise-text-order = Turn order: { $things }
rise-text-next-order = Next turn: { $things }
rise-text-row = Row { $row } ({ $used } of { $all }): { $things }
rise-text-dead-disc = { $player } (no effect)
rise-text-track = Trade track: { $used } of { $all } spaces taken
rise-text-offer = { $row }: { $things }
rise-text-price = { $gold } gold
rise-text-side =
    { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, war { $own }–{ $others }
rise-text-water = {", water"}
rise-text-region = { $region } ({ $worth }): { $things }
rise-text-nobody = nobody
rise-text-closed = closed until Era { $era ->
        [1] I
        [2] II
       *[other] III
    }
rise-text-seat = { $player } ({ $colour }): { $vp } VP
rise-text-marks = Notes: { $marks }
rise-text-mark-active = to move
rise-text-mark-computer = computer
rise-text-mark-left = has left
rise-text-mark-rank = place { $rank }
rise-text-mark-ally = allied with { $player }
rise-text-stock = Has: { $things }
rise-text-coming = After this turn’s food: { $food }; VP this turn as things are: { $vp }
rise-text-territory = Territory: { $things }
rise-text-progress = Progress: { $things }
rise-text-flipped = { $tile } (flipped)
rise-text-cities = Cities: { $things }
rise-text-empires = Empire tiles of this turn: { $things }
rise-text-points = Points: { $things }

# the legend
rise-sign-goods = Goods
rise-sign-actions = Actions
rise-sign-tiles = Tiles
rise-sign-land = empire by land
rise-sign-city = city
rise-sign-wonder = wonder
rise-sign-effects = Effects
rise-picture-sign-overseas = entry to overseas areas
rise-picture-sign-early = an era earlier
rise-picture-sign-fee = fee for taking a disc back
rise-sign-map = Map
rise-sign-values = points of the first and of the second
rise-sign-closed = not open yet
rise-sign-computer = played by the computer

# parts of the board that can be shown large
rise-closeup-europe = Europe
rise-closeup-africa = Africa and the Mediterranean
rise-closeup-western_asia = Western Asia
rise-closeup-east = Central Asia and the Far East
rise-closeup-americas = New World
rise-closeup-progress = Progress tiles
rise-closeup-cities = City tiles
rise-closeup-territory = Territory tiles
rise-closeup-empires = Empire tiles
