# Imperial Settlers: the few words in its pictures, and the picture told in words.
#
# settlers-picture-*  words drawn into the picture
# settlers-alt-*      the picture for screen readers, at most 1,024 characters in all
# settlers-text-*     the whole table as lines of text

settlers-picture-player = Player { $number }
settlers-picture-round = Round { $round } of { $last }
settlers-picture-phase-factions = choosing factions
settlers-picture-phase-lookout = Lookout phase
settlers-picture-phase-production = Production phase
settlers-picture-phase-action = Action phase
settlers-picture-phase-cleanup = Cleanup phase
settlers-picture-phase-attack = Attack phase
settlers-picture-phase-over = the game is over
settlers-picture-mover = { $players } to move
settlers-picture-solo-won = The virtual player is beaten
settlers-picture-solo-lost = The virtual player wins
settlers-picture-kind = { $kind } · { $deck }
settlers-picture-kind-production = Production
settlers-picture-kind-feature = Feature
settlers-picture-kind-action = Action
settlers-picture-kind-instant = Instant
settlers-picture-kind-virtual = Virtual player
settlers-picture-deck-common = Common
settlers-picture-deck-barbarians = Barbarians
settlers-picture-deck-japanese = Japanese
settlers-picture-deck-romans = Romans
settlers-picture-deck-egyptians = Egyptians
settlers-picture-deck-virtual = solo
settlers-picture-deck-attack = Attack
settlers-text-unknown = a card ({ $deck })
settlers-picture-left-game = left the game
settlers-picture-passed = PASSED
settlers-picture-no-faction = no faction yet
settlers-picture-offer = On offer
settlers-picture-offer-next = then
settlers-picture-virtual = Virtual player
settlers-picture-collection = Collection
settlers-picture-own-faction = your Faction Locations
settlers-picture-attack-line = Attack cards, the newest first
settlers-picture-attack-left = { $count } face down
settlers-picture-row-production = Production
settlers-picture-row-feature = Features
settlers-picture-row-action = Actions
settlers-picture-row-empty = nothing built yet
settlers-picture-hand = Hand of { $player }
settlers-picture-hand-cards = 
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
settlers-picture-to-pick = To choose from
settlers-picture-no-hand = No cards in hand
settlers-picture-hand-legend = tick: you can pay for building it now · lit: Deal and Raze are possible
settlers-picture-in-hand = In hand

settlers-alt-opening = Imperial Settlers. { $mover }. { $round }, { $phase }.
settlers-alt-news = Last: { $news }
settlers-alt-offer = On offer: { $cards }.
settlers-alt-seat = { $player } ({ $faction }): { $score } VP, { $locations ->
        [one] { $locations } Location
       *[other] { $locations } Locations
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand{ $passed ->
        [1] , passed
       *[0] {""}
    }.
settlers-alt-virtual = Virtual player: Collection { $count } against { $own } of your Faction Locations; its Locations: { $locations }.
settlers-alt-row = { $row }: { $cards }.
settlers-alt-hand = In the hand of { $player }: { $cards }.
settlers-alt-candidates = Numbered: { $places }.

settlers-text-none = none
settlers-text-piles = Common deck { $deck }, discard pile { $discard }
settlers-text-offer = To choose from:
settlers-text-seat = { $player } ({ $faction }): { $score } VP = track { $track }, Common { $common }, Faction { $faction_points }, stored { $stored }
settlers-text-marks = Notes: { $marks }
settlers-text-mark-active = to move
settlers-text-mark-first = First player
settlers-text-mark-passed = passed, cannot be a target
settlers-text-mark-skips = skips the next turn
settlers-text-mark-computer = computer
settlers-text-mark-left = has left
settlers-text-mark-rank = place { $rank }
settlers-text-supply = Supply: { $goods }
settlers-text-cards = Cards: hand { $hand }, Faction deck { $deck }, discarded { $discard }
settlers-text-tokens = Egyptian tokens left: { $count }
settlers-text-deals = Deals: { $deals }
settlers-text-foundations = Foundations: { $cards }
settlers-text-row = { $row }:
settlers-text-lying-defense = Defense token
settlers-text-lying-samurai = Samurai
settlers-text-lying-token = Egyptian token
settlers-text-used = used { $used } of { $limit }
settlers-text-blocked = blocked
settlers-text-visitors = visiting Workers: { $count }
settlers-text-stored = lying on it: { $goods }
settlers-text-virtual = Virtual player: Collection { $count }, your Faction Locations { $own }
settlers-text-attacks = Attack cards, the newest first: { $goods }
settlers-text-raze = Raze: { $goods }
settlers-text-deal = Deal: { $good }
settlers-text-location = Location
settlers-text-cost = cost: { $goods }
settlers-text-now = possible: { $ways }
settlers-text-can-build = build
settlers-text-can-make-deal = Deal
settlers-text-can-raze-now = Raze

settlers-colour-black = black
settlers-colour-purple = purple
settlers-colour-blue = blue
settlers-colour-brown = brown
settlers-colour-gold = gold
settlers-colour-red = red
settlers-colour-pink = pink
settlers-colour-grey = grey

# the legend
settlers-sign-goods = Goods and cards
settlers-sign-good-wood = Wood
settlers-sign-good-stone = Stone
settlers-sign-good-food = Food
settlers-sign-good-gold = Gold
settlers-sign-good-worker = Worker
settlers-sign-good-raze = Raze token
settlers-sign-good-defense = Defense token
settlers-sign-good-vp = VP
settlers-sign-good-card = card
settlers-sign-good-common-card = Common card
settlers-sign-good-faction-card = Faction card
settlers-sign-good-samurai = Samurai
settlers-sign-good-any = any good
settlers-sign-good-deal = Deal
settlers-sign-good-location = own Location
settlers-sign-good-enemy = Location of an opponent
settlers-sign-good-enemy-deal = Deal of an opponent
settlers-sign-good-enemy-card = card of an opponent
settlers-sign-good-enemy-worker = Worker of an opponent
settlers-sign-good-discard = discard pile
settlers-sign-good-foundation = Foundation
settlers-sign-good-token = Egyptian token
settlers-sign-good-production = Production
settlers-sign-good-action = Action
settlers-sign-effects = What is done
settlers-sign-icon-craftsman = build
settlers-sign-icon-construction = building bonus
settlers-sign-icon-fire-attack = Raze
settlers-sign-icon-cross = remove
settlers-sign-icon-chest = store here
settlers-sign-icon-eye = look at
settlers-sign-icon-card-take = take from an opponent
settlers-sign-icon-cycle = use again
settlers-sign-icon-lock = block
settlers-sign-icon-era = skips a turn
settlers-sign-kinds = Kinds of cards
settlers-sign-colours = Colours of Locations
settlers-sign-factions = Decks

# what each faction has
settlers-picture-factions = Factions
settlers-picture-faction-goods = Every round: { $goods }
settlers-picture-faction-kept = Kept from round to round: { $goods }
settlers-picture-faction-samurai = Workers become Samurai, one on each own Faction Location: razing it costs 1 more.

# the course of points, by rounds
settlers-course-turn = Round
settlers-course-turns = After round { $turns }:
