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
mosaic-picture-phase-cities = Starting Cities
mosaic-picture-phase-benefits = Starting benefits
mosaic-picture-phase-epilogue = Last extra actions
mosaic-picture-phase-over = The game is over
mosaic-picture-winner =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
mosaic-picture-unknown-card = Unknown card
mosaic-picture-closed = closed
mosaic-picture-no-influence = no Influence
mosaic-picture-nobody = nobody has Influence here yet
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
mosaic-picture-pillar-science = Science
mosaic-picture-pillar-population = Pop./Health
mosaic-picture-pillar-government = Government
mosaic-picture-pillar-economy = Economy
mosaic-picture-pillar-construction = Building
mosaic-picture-pillar-military = Military
mosaic-picture-pillar-food-production = Food Prod.
mosaic-picture-pillar-culture = Culture
mosaic-picture-pillar-urbanization = Urbanization
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
mosaic-picture-own-leader = Leader
mosaic-picture-tiles = Tiles
mosaic-picture-face-down = { $count } face down
mosaic-picture-unrest = Unrest { $count }
mosaic-picture-pack = Cards to draft
mosaic-picture-chosen = you keep: { $card }
mosaic-picture-your-choice = choose one
mosaic-picture-seen = Seen on top of the deck
mosaic-picture-own-face-down = Your face-down Technologies
mosaic-picture-nothing-hidden = Nothing lies face down before you
mosaic-picture-claimable = Tiles to claim
mosaic-picture-population-and-tax = Population, Tax & Tariff
mosaic-picture-possible = { $now } of { $all } possible now
mosaic-picture-lacking = symbols lacking
mosaic-picture-met = can be turned up
mosaic-picture-lacks = lacking:
mosaic-picture-more = and pay
mosaic-picture-only-face-down = face down, lacking:
mosaic-picture-has-all = nothing is lacking

mosaic-alt-opening = Mosaic. { $mover }. { $when }.
mosaic-alt-news = Last: { $news }
mosaic-alt-scorings = Empire Scorings done: { $done } of { $most }.
mosaic-alt-seat =
    { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $cities ->
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
mosaic-text-seat =
    { $player } ({ $colour }): { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
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

# What a Technology does in as few words as possible, with signs in square brackets (render/mosaic/inline.py).
mosaic-brief-each = { $what } per { $each }
mosaic-brief-each-most = { $what } per { $each }, { $most } at most
mosaic-brief-at-once-per-game = once { $what }
mosaic-brief-at-before-empire-scoring = before Scorings { $what }
mosaic-brief-at-before-empire-scoring-once = once, before a Scoring, { $what }
mosaic-brief-at-once = at once { $what }
mosaic-brief-at-empire-scoring = at Scorings { $what }
mosaic-brief-at-endgame = at the end { $what }
mosaic-brief-place-any-region = { $units } anywhere
mosaic-brief-place-region-without-own-city = { $units } in a region without your [piece-city]
mosaic-brief-of-own-population = [population]
mosaic-brief-of-own-cities = [piece-city]
mosaic-brief-of-own-port-cities = [piece-port_city]
mosaic-brief-of-own-farms = [piece-farm]
mosaic-brief-of-own-manufactories = [piece-manufactory]
mosaic-brief-of-own-units = [icon-weapons]
mosaic-brief-of-own-wonders = Wonder
mosaic-brief-of-own-projects = Project
mosaic-brief-of-own-technologies = face-up [icon-book]
mosaic-brief-of-own-unique-goods = kind of goods
mosaic-brief-of-own-good-tokens = trade good token
mosaic-brief-of-own-golden-ages-and-achievements = Golden Age and Achievement
mosaic-brief-of-own-achievements = Achievement
mosaic-brief-of-own-controlled-regions = region controlled
mosaic-brief-of-own-regions-with-city = region with your [piece-city]
mosaic-brief-of-own-best-region-cities = [piece-city] of your best region
mosaic-brief-of-own-production-food = [made-food]
mosaic-brief-of-region-own-cities = own [piece-city] in the region
mosaic-brief-of-region-all-wonders = Wonder in the region
mosaic-brief-of-region-all-units = [icon-weapons] in the region
mosaic-brief-of-adjacent-own-cities = own [piece-city] next to it
mosaic-brief-work = Work for { $resource }: { $what }
mosaic-brief-event-any-city-built = { $what } when anyone builds a [piece-city]
mosaic-brief-event-any-port-city-built = { $what } for a [piece-port_city]
mosaic-brief-event-any-wonder-built = { $what } when anyone builds a Wonder
mosaic-brief-event-own-tax-card = { $what } with every Tax card
mosaic-brief-event-own-city-or-manufactory-built = { $what } when you build a [piece-city] or [piece-manufactory]
mosaic-brief-eliminate =
    remove { $count ->
        [one] 1 enemy [icon-weapons]
       *[other] up to { $count } enemy [icon-weapons]
    } in a region with your { $own }
mosaic-brief-free-any = free { $piece }
mosaic-brief-free-adjacent-to-own-city = free { $piece } next to your [piece-city]
mosaic-brief-free-region-without-own-city = free { $piece } in a region without your [piece-city]
mosaic-brief-free-region-adjacent-to-own-city-region = free { $piece } in a region next to another with your [piece-city]
mosaic-brief-free-same-region-as-units = free { $piece } there
mosaic-brief-take-any-token = take { $count ->
        [one] 1 trade good or Cache
       *[other] { $count } trade goods or Caches
    } from the map
mosaic-brief-take-any-trade-good = take { $count ->
        [one] 1 trade good
       *[other] { $count } trade goods
    } from the map
mosaic-brief-take-good = take { $good } from the map
mosaic-brief-wild = take the Wild good [good-wild_good]
mosaic-brief-production-choice = +{ $count } to any one production
mosaic-brief-production-transfer = move any amount from one production to another
mosaic-brief-extra-action-any = an extra action at once
mosaic-brief-extra-action-work = extra Work at once
mosaic-brief-clear-offer-any = deal any one offer anew
mosaic-brief-clear-offer-technology = deal the Technology offer anew
mosaic-brief-unlock = you may recruit { $unit }
mosaic-brief-negate = no Influence from enemy [piece-city] where your { $unit } is
mosaic-brief-influence = +{ $count } Influence where you have { $unit }
mosaic-brief-recruit = you may recruit { $count } more [icon-weapons] each turn
mosaic-brief-extra-action-first-turn = { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    } in your first turn
mosaic-brief-extra-action-after-last-round = { $count } more at the end
mosaic-brief-recruit-up-to = recruits up to { $count } [icon-weapons]
mosaic-brief-population-bonus = +{ $count } [population] with every Population card
mosaic-brief-draw-technology = the top Technology for free
mosaic-brief-takeover = take over a [piece-city] of a player with { $least } or more
mosaic-brief-exchange = { $paid } for { $count } { $of }
mosaic-brief-next-population = your next Population card gives { $times }× [population]
mosaic-brief-protect = your [icon-weapons] cannot be removed
mosaic-brief-peek-deck = look at a deck each turn
mosaic-brief-take-pillars = { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    } of one pillar
mosaic-brief-waive = Governments without the symbols they ask for
mosaic-brief-block = in one region that you control opponents build no [piece-city] any more
mosaic-brief-move-enemies = move all [icon-weapons] of an opponent in a region to the next one
mosaic-brief-repeat-project = your best Project counts twice

# the legend
mosaic-sign-pillars = Symbols
mosaic-sign-resources = Resources and productions
mosaic-sign-made-food = produces Food
mosaic-sign-made-ideas = produces Ideas
mosaic-sign-made-stone = produces Stone
mosaic-sign-made-tax = { mosaic-picture-sign-tax }
mosaic-sign-made-tariff = { mosaic-picture-sign-tariff }
mosaic-sign-goods = Trade goods
mosaic-sign-pieces = On the map
mosaic-sign-cache = Cache: whoever builds here takes it
mosaic-sign-tiles = { mosaic-picture-tiles }
mosaic-sign-one-of-wonders = Wonder
mosaic-sign-one-of-golden-ages = Golden Age
mosaic-sign-one-of-achievements = Achievement
mosaic-sign-one-of-governments = Government
mosaic-sign-marks = Marks
mosaic-sign-icon-book = Technologies
mosaic-sign-icon-card = lying face down
mosaic-sign-icon-card-draw = cards left in the deck
mosaic-sign-icon-crate = kinds of goods
mosaic-sign-icon-lock = needed symbols
mosaic-sign-icon-cycle = the offer is replaced
mosaic-sign-points = points
mosaic-sign-scoring = Scoring card still in the deck
mosaic-sign-loyal = loyal: others do not build here
mosaic-sign-wild = any good
mosaic-sign-computer = played by the computer

# parts of the board that can be shown large
mosaic-closeup-technologies = { mosaic-picture-deck-technologies }
mosaic-closeup-cards = Build, Population, Tax & Tariff
mosaic-closeup-wonders = Wonders and Governments
mosaic-closeup-tiles = Golden Ages and Achievements

# the course of points, by rounds
mosaic-course-turn = Round
mosaic-course-turns = After round { $turns }:
