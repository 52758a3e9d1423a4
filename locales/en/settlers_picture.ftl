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
settlers-picture-passed = passed · { $faction }
settlers-picture-no-faction = no faction yet
