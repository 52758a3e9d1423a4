# Mosaic: the few words in its pictures, and the picture told in words.
#
# mosaic-picture-*  words drawn into the picture
# mosaic-alt-*      the picture for screen readers, at most 1,024 characters in all
# mosaic-text-*     the whole board as lines of text

mosaic-picture-title = Mosaic
mosaic-picture-player = Player { $number }
mosaic-picture-round = Round { $round }
mosaic-picture-last-round = Final round ({ $round })
mosaic-picture-when = { $phase } · Empire Scorings { $done } of { $most }
mosaic-picture-holding = Holding Area { $money }
mosaic-picture-phase-leaders = Choosing Leaders
mosaic-picture-phase-draft = Drafting Technologies
mosaic-picture-phase-cities = Placing first Cities
mosaic-picture-phase-benefits = Starting benefits
mosaic-picture-phase-epilogue = Last extra actions
mosaic-picture-phase-over = The game is over
mosaic-picture-mover = { $player } to move
mosaic-picture-movers =
    { $count ->
        [one] { $count } player is choosing
       *[other] { $count } players are choosing
    }
mosaic-picture-winner =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
mosaic-picture-unknown-card = Unknown card
mosaic-picture-closed = closed
mosaic-picture-nobody = nobody yet
mosaic-picture-leaders = Leaders
mosaic-picture-deck-technologies = Technologies
mosaic-picture-deck-build-cards = Build
mosaic-picture-deck-population-cards = Population
mosaic-picture-deck-tax-tariff-cards = Tax & Tariff
mosaic-picture-tax = Tax
mosaic-picture-tariff = Tariff
mosaic-picture-wonders = Wonders
mosaic-picture-golden-ages = Golden Ages
mosaic-picture-achievements = Achievements
mosaic-picture-governments = Governments
mosaic-picture-no-goods = no trade goods
mosaic-picture-no-tiles = no tiles
mosaic-picture-no-leader = no Leader yet
mosaic-picture-sign-city = City
mosaic-picture-sign-port-city = Port City
mosaic-picture-sign-farm = Farm
mosaic-picture-sign-manufactory = Manufactory
mosaic-picture-sign-infantry = Infantry
mosaic-picture-sign-cavalry = Cavalry
mosaic-picture-sign-siege-engine = Siege Engine
mosaic-picture-sign-population = Population
mosaic-picture-sign-food = Food
mosaic-picture-sign-ideas = Ideas
mosaic-picture-sign-stone = Stone
mosaic-picture-sign-money = Money
mosaic-picture-sign-tax = Tax production
mosaic-picture-sign-tariff = Tariff production
mosaic-picture-sign-book = Technologies
mosaic-picture-sign-card = lying face down
mosaic-picture-sign-crate = kinds of goods
mosaic-picture-sign-unrest = Unrest
mosaic-picture-made-food = Food
mosaic-picture-made-ideas = Ideas
mosaic-picture-made-stone = Stone
mosaic-picture-made-tax = Tax
mosaic-picture-made-tariff = Tariff
mosaic-picture-in-stock = { $count } left
mosaic-picture-tiles = Tiles
mosaic-picture-face-down = { $count } face down
mosaic-picture-unrest = Unrest { $count }
mosaic-picture-pack = Cards to draft
mosaic-picture-chosen = you keep: { $card }
mosaic-picture-seen = Seen on top of the deck
mosaic-picture-own-face-down = Your face-down Technologies
mosaic-picture-nothing-hidden = Nothing lies face down before you
mosaic-picture-claimable = Tiles to claim
mosaic-picture-population-and-tax = Population, Tax & Tariff
mosaic-picture-possible = { $now } of { $all } possible now
mosaic-picture-lacking = symbols lacking
mosaic-picture-met = can be turned up

mosaic-alt-opening = Mosaic. { $mover }. { $when }.
mosaic-alt-news = Last: { $news }
mosaic-alt-scorings = Empire Scorings done: { $done } of { $most }.
mosaic-alt-seat =
    { $player }: { $score } points, { $cities ->
        [one] { $cities } City
       *[other] { $cities } Cities
    }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
mosaic-alt-hand = Hidden cards of { $player }: { $cards }.

mosaic-text-none = none
mosaic-text-scorings = Empire Scorings done: { $done } of { $most }; Money in the Holding Area: { $holding }
mosaic-text-leaders = Leaders left: { $things }
mosaic-text-offer = { $deck } ({ $left } in the deck): { $things }
mosaic-text-group = { $group } left: { $things }
mosaic-text-region = { $region } ({ $code }): { $things }
mosaic-text-built = { "  " }Built: { $things }
mosaic-text-tokens = { "  " }Tokens: { $things }
mosaic-text-seat = { $player } ({ $colour }): { $score } points
mosaic-text-marks = Notes: { $marks }
mosaic-text-mark-active = to move
mosaic-text-mark-computer = computer
mosaic-text-mark-left = has left
mosaic-text-mark-rank = place { $rank }
mosaic-text-rulers = Leader and Government: { $things }
mosaic-text-stock = In stock: { $things }
mosaic-text-productions = Productions: { $things }
mosaic-text-symbols = Symbols: { $things }
mosaic-text-pieces = On the map: { $things }
mosaic-text-goods = Trade goods: { $things }
mosaic-text-technologies = Technologies ({ $down } more face down): { $things }
mosaic-text-build = Build cards: { $things }
mosaic-text-taxes = Tax and Tariff cards (Unrest { $unrest }): { $things }
mosaic-text-tiles = Tiles: { $things }
mosaic-text-points = Points: { $things }
mosaic-text-hand = Hand of { $player }
mosaic-text-pack = Cards to draft: { $things }
mosaic-text-seen = Seen on top of the deck: { $card }
mosaic-text-face-down = Face down: { $card } ({ $verdict })
mosaic-text-possible = Possible now – { $group }: { $things }
