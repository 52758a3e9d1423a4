# Mosaic: the few words in its pictures, and the picture told in words.
#
# mosaic-picture-*  words drawn into the picture
# mosaic-alt-*      the picture for screen readers, at most 1,024 characters in all
# mosaic-text-*     the whole board as lines of text

mosaic-picture-title = Mosaic
mosaic-picture-player = Player { $number }
mosaic-picture-round = Round { $round }
mosaic-picture-last-round = Final round ({ $round })
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
