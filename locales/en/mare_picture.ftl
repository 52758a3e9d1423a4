# Mare Nostrum: the few words in its pictures, and the picture told in words.
#
# mare-picture-*  words drawn into the picture
# mare-alt-*      the picture for screen readers, at most 1,024 characters in all
# mare-text-*     the whole board as lines of text

mare-picture-title = Mare Nostrum
mare-picture-player = Player { $number }
mare-picture-when = Round { $round } · { $step }
mare-picture-over = The game is over · round { $round }
mare-picture-movers =
    { $count ->
        [one] { $count } player is choosing
       *[other] { $count } players are choosing
    }
mare-picture-winner =
    { $count ->
        [0] Nobody has won
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
mare-picture-unknown = unknown
mare-picture-no-empire = no empire yet
mare-picture-step-empire = Set-up: empires
mare-picture-step-reward = Collect
mare-picture-step-any_good = Collect
mare-picture-step-value = Trade
mare-picture-step-offer = Trade: offers
mare-picture-step-starter = Trade: who takes first
mare-picture-step-take = Trade: taking
mare-picture-step-compensate = Trade: return
mare-picture-step-appoint-build = Build: who is next
mare-picture-step-appoint-battle = Battle: who is next
mare-picture-step-build = Build
mare-picture-step-pay = Build: paying
mare-picture-step-copy = Build
mare-picture-step-keep = Build: end
mare-picture-step-peace = Battle: peace
mare-picture-step-convert = Battle: take over
mare-picture-step-sail = Battle: triremes
mare-picture-step-attack = Battle: at sea
mare-picture-step-losses = Battle: losses
mare-picture-step-march = Battle: march
mare-picture-step-fight = Battle: on land
mare-picture-step-conquest = Battle: conquest
mare-picture-step-swap = Battle: take over
mare-picture-step-crown = Leadership
mare-picture-sign-market = market
mare-picture-sign-city = city
mare-picture-sign-capital = capital
mare-picture-sign-legendary_city = legendary city
mare-picture-sign-free = free space
mare-picture-sign-temple = temple
mare-picture-sign-caravan = caravan
mare-picture-sign-legion = legion
mare-picture-sign-trireme = trireme
mare-picture-sign-fortress = fortress
mare-picture-sign-control = control marker
mare-picture-reserve-legion =
    { $count ->
        [one] legion
       *[other] legions
    }
mare-picture-reserve-trireme =
    { $count ->
        [one] trireme
       *[other] triremes
    }
mare-picture-reserve-fortress =
    { $count ->
        [one] fortress
       *[other] fortresses
    }
mare-picture-reserve-markers =
    { $count ->
        [one] marker
       *[other] markers
    }
mare-picture-battle = Battle: { $area }
mare-picture-hits =
    { $count ->
        [0] no hit
        [one] { $count } hit
       *[other] { $count } hits
    }
mare-picture-lost =
    { $count ->
        [one] loses { $count } unit
       *[other] loses { $count } units
    }
mare-picture-lost-none = no losses yet
mare-picture-hand = Resources of { $player }
mare-picture-nothing = nothing
mare-picture-count =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
mare-picture-offer = Offer
mare-picture-offer-size = { $count } of { $most }
mare-picture-wishes = Wish list
mare-picture-spared = Spared
mare-picture-orders = Order of calling: { $title }
mare-picture-set = Paying set: { $item }
mare-picture-set-size = { $count } of { $price }
mare-picture-for-sale = Heroes and wonders on offer
mare-picture-own = Heroes and wonders
mare-picture-next = The next one costs { $price }.
mare-picture-full = Nobody may have more.
mare-picture-used = used in this round
mare-picture-copied = power of { $card }
mare-picture-track-trade = Trade
mare-picture-track-culture = Culture
mare-picture-track-military = Military
mare-picture-route-prestige = Prestige
mare-picture-route-fame = Fame
mare-picture-route-conquest = Conquest
mare-picture-route-leadership = Leadership
mare-picture-reserve = In reserve
mare-picture-income = Income if nothing changes
mare-picture-legendary = legendary good

mare-alt-opening = Mare Nostrum, { $when }. { $mover }.
mare-alt-news = Last move: { $news }
mare-alt-seat = { $player } ({ $empire }): trade { $trade }, culture { $culture }, military { $military }; resources { $resources }; heroes and wonders { $fame }, capitals and legendary cities { $conquest }.
mare-alt-part = The map around { $area }.
mare-alt-hand = { $player } holds: { $things }.
mare-alt-battle = Battle: { $area }. { $first }: { $a }, { $second }: { $b }.

mare-text-none = none
mare-text-seat = { $player } ({ $colour }): { $empire }
mare-text-marks = Marks: { $marks }
mare-text-mark-active = to move
mare-text-mark-computer = computer
mare-text-mark-left = has left
mare-text-mark-winner = has won
mare-text-tracks = Trade { $trade }, culture { $culture }, military { $military }
mare-text-titles = Titles: { $things }
mare-text-progress = On the way to victory: Pyramids { $prestige } of 1, heroes and wonders { $fame } of { $cards }, capitals and legendary cities { $conquest } of { $cities }, titles { $leadership } of 3
mare-text-resources = Resources behind the screen: { $count }
mare-text-cards = Heroes and wonders: { $things }
mare-text-stock = Left to build: { $things }
mare-text-offered = On offer: { $things }
mare-text-markers = Exchange markers played: { $things }
mare-text-value = Everybody offers: { $count }
mare-text-offer = Open offer of { $player }: { $things }
mare-text-province = { $province }: { $owner }; built: { $built }; empty: { $empty }
mare-text-province-free = nobody
mare-text-units = · units: { $things }
mare-text-places = · legions on places: { $things }
mare-text-contested = · contested
mare-text-sea = { $sea }: { $things }
mare-text-closed = Out of play: { $things }
mare-text-hand = Hand of { $player }: { $things }
mare-text-own-offer = Own offer: { $things }
mare-text-wishes = Wish list: { $things }
mare-text-order = Order of calling ({ $title }): { $things }
mare-text-set = Paying set for { $item }: { $things } ({ $count } of { $price })

# the legend
mare-sign-goods = Goods
mare-sign-legendary = legendary good
mare-sign-map = Map
mare-sign-caravan = caravan: takes this good
mare-sign-no-caravan = good without a caravan
mare-sign-stack = number of units
mare-sign-occupied = a legion occupies the building
mare-sign-contested = battle to be fought
mare-sign-tracks = Tracks and ways of winning
mare-sign-title = holds the leadership
mare-sign-cards = Cards and panels
mare-sign-hero = hero
mare-sign-wonder = wonder
mare-sign-pyramids = Pyramids
mare-sign-resources = resources held
mare-sign-computer = played by the computer

# sheets of the map
mare-closeup-cards = Heroes and wonders on offer
mare-closeup-north_west = North-west
mare-closeup-greece = Greece and the Aegean
mare-closeup-east = East
mare-closeup-south_west = South-west
mare-closeup-south = Egypt and the south

# what each empire begins with
mare-picture-empires = Empires
mare-picture-empire = Tracks: { mare-picture-track-trade } { $trade } · { mare-picture-track-culture } { $culture } · { mare-picture-track-military } { $military }

# the course of points, by rounds
mare-course-turn = Round
mare-course-turns = After round { $turns }:
