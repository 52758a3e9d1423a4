# Imperial Settlers: the few words in its pictures, and the picture told in words.
#
# settlers-picture-*  words drawn into the picture
# settlers-alt-*      the picture for screen readers, at most 1,024 characters in all
# settlers-text-*     the whole table as lines of text

settlers-picture-title = Imperial Settlers
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
settlers-picture-winner =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
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
settlers-picture-area = 
    { $player } · { $count ->
        [one] { $count } Location
       *[other] { $count } Locations
    }
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
settlers-picture-chips = Deals and Foundations
settlers-picture-in-hand = In hand
