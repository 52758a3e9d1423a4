# Rise of Empires. Sentences of the game; the words are those of the glossary in its rules.
#
# rise-event-*    a line of the log; $player is the seat's name, ids come as names
# rise-illegal-*  why a move is refused and what is possible
# rise-grave-*    what a grave move of a kind gives up, where that has room on its button
# rise-reason-*   why the match ended: the number of the rule, "." written as "-"

rise-name = Rise of Empires
rise-about = Two turns in each of three eras: what you take in the first you give back in the second, and all of it must be fed.

## What happened

rise-event-turn-began = **Turn { $era ->
        [1] I
        [2] II
       *[other] III
    }-{ $side } begins.**
rise-event-tiles-gone = Nobody took these tiles; they leave the game: { $tiles }.
rise-event-revealed = New tiles ({ $row }): { $tiles }.
rise-event-round-began = **Round { $round }**
rise-event-progress-taken = { $player } takes the progress tile { $tile }{ $got }{ $paid }{ $missed }.
rise-event-territory-taken = { $player } takes the territory tile { $tile }{ $got }{ $paid }{ $missed }.
rise-event-city-taken = { $player } takes the city tile { $tile }{ $got }{ $paid }{ $missed }.
rise-event-gained = { $player }: { $resource } +{ $count } ({ $tile }).
rise-event-traded = { $player } trades: { $gain } +{ $count }{ $paid }.
rise-event-idle = { $player } can do nothing and places a disc without effect (row: { $row }).
rise-event-removed =
    { $player } takes back a disc, row { $row }, { $fee ->
        [0] no fee
       *[other] fee { $fee }
    }{ $paid }{ $short }.
rise-event-fee-paid = { $player } pays the fee: { $amounts }.
rise-event-skipped = { $player } goes without the action, row { $row }{ $why }.
rise-event-empire-taken = { $player } takes { $tile }.
rise-event-placed =
    { $player } places { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in { $region }{ $hands }.
rise-event-war =
    { $player } wages war in { $region }{ $by }; { $opponent }: cubes −{ $count }{ $own ->
        [0] {""}
       *[other] {", "}{ $player }: cubes −{ $own }
    }{ $hands }.
rise-event-flipped = { $player } flips { $tile }{ $got }{ $paid }{ $missed }.
rise-event-levied =
    { $player } places { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } of the general stock in { $region } with { $tile }{ $got }{ $paid }{ $missed }{ $hands }.
rise-event-struck =
    { $player } uses { $tile } in { $region }; { $opponent }: cubes −{ $count }{ $got }{ $paid }{ $missed }{ $hands }.
rise-event-allied = { $player } makes an alliance with { $opponent } until the end of the turn with { $tile }{ $got }{ $paid }{ $missed }.
rise-event-given-up = { $player } gives up { $tile }{ $why }.
rise-event-fed = { $player }: food { $balance_signed }{ $moved }.
rise-event-picked =
    { $player } ({ $tile }):{ $cubes ->
        [0] {""}
       *[other] {" "}cubes ×{ $cubes }
    }{ $gold ->
        [0] {""}
       *[other] {" "}gold ×{ $gold }
    }{ $discs ->
        [0] {""}
       *[other] {" "}discs ×{ $discs }
    }.
rise-event-earned =
    { $player } { $cubes ->
        [0] { $gold ->
            [0] { $discs ->
                [0] has no income
               *[other] gets income: resource discs +{ $discs }
            }
           *[other] gets income: gold +{ $gold }{ $discs ->
                [0] {""}
               *[other] , resource discs +{ $discs }
            }
        }
       *[other] gets income: cubes +{ $cubes }{ $gold ->
            [0] {""}
           *[other] , gold +{ $gold }
        }{ $discs ->
            [0] {""}
           *[other] , resource discs +{ $discs }
        }
    }{ $missed }.
rise-event-upkeep-paid = { $player } pays the upkeep of { $tile }{ $paid }.
rise-event-region-scored = { $player } scores { $region } once more ({ $tile }): VP +{ $count }, counted among progress tiles.
rise-event-scored =
    { $player } { $regions ->
        [0] { $cities ->
            [0] { $progress ->
                [0] scores nothing
               *[other] scores: progress tiles +{ $progress }
            }
           *[other] scores: cities +{ $cities }{ $progress ->
                [0] {""}
               *[other] , progress tiles +{ $progress }
            }
        }
       *[other] scores: regions +{ $regions }{ $cities ->
            [0] {""}
           *[other] , cities +{ $cities }
        }{ $progress ->
            [0] {""}
           *[other] , progress tiles +{ $progress }
        }
    } → { $vp } VP.
rise-event-position-taken = { $player } chooses position { $number } for the next turn.
rise-event-era-ended =
    Era { $era ->
        [1] I
        [2] II
       *[other] III
    } ends{ $kept }.
rise-event-halved =
    { $player } loses { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } on the map{ $where }{ $freed }.
rise-event-review-on = { $player } wants to be asked at the end of this turn which tiles to keep.
rise-event-review-off = { $player } keeps all tiles that can be kept.

# So much of what is paid.
rise-amount-gold = { $count } gold
rise-amount-cube = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
rise-amount-disc = { $count ->
    [one] 1 resource disc
   *[other] { $count } resource discs
}
rise-amount-food = { $count } food
rise-amount-vp = { $count } VP

# Phrases of these sentences; an event that has nothing to say there lacks them.
rise-part-got =
    { $gold ->
        [0] {""}
       *[other] {", "}gold +{ $gold }
    }{ $cubes ->
        [0] {""}
       *[other] {", "}cubes +{ $cubes }
    }{ $discs ->
        [0] {""}
       *[other] {", "}resource discs +{ $discs }
    }{ $food ->
        [0] {""}
       *[other] {", "}food +{ $food }
    }{ $vp ->
        [0] {""}
       *[other] {", "}VP +{ $vp }
    }
rise-part-missed =
    { $gold ->
        [0] {""}
       *[other] {", "}{ $gold } gold lost
    }{ $cubes ->
        [0] {""}
        [one] {", "}1 cube lost
       *[other] {", "}{ $cubes } cubes lost
    }{ $discs ->
        [0] {""}
        [one] {", "}1 resource disc lost
       *[other] {", "}{ $discs } resource discs lost
    }{ $food ->
        [0] {""}
       *[other] {", "}{ $food } food lost
    }{ $vp ->
        [0] {""}
       *[other] {", "}{ $vp } VP lost
    }{" "}(limit)
rise-part-hands = ; { $now ->
        [seat] { $owner } controls it
       *[nobody] nobody controls it
    }{ $parted }
rise-part-parted = {" "}(before: { $opponent })
rise-part-by = {" "}({ $tile })
rise-part-less = {" · "}{ $gold } gold instead of { $cost } ({ $tiles })
rise-part-short = ; { $count } short, so that the action is lost
rise-part-moved =
    {" "}({ $before } → { $after }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    })
rise-part-where = {" "}({ $losses })
rise-part-kept =
    { $count ->
        [2] : in each region each player loses half of the cubes there, rounded up
       *[other] : in each region the number of everybody’s cubes is divided by { $count }, rounded down
    }
rise-part-freed = ; nobody controls now: { $regions }
rise-part-losses = { $region } −{ $count }
rise-part-why =
    { $cause ->
        [hunger] {" "}(food lacking: { $lack })
        [discs] {" "}(upkeep in resource discs: { $need }, held: { $held })
        [impossible] {" "}(nothing of it is possible)
       *[choice] {" "}(by choice)
    }

## Why a move is refused

rise-illegal-not-your-turn = It is { $active }’s move.
rise-illegal-not-now = This is not possible now; first decide what you are asked.
rise-illegal-not-a-choice = This is not among the choices.
rise-illegal-turn-a = In turn A discs are placed, not taken back.
rise-illegal-turn-b = In turn B you first take back a disc; then you may carry out the action of its row.
rise-illegal-other-row = You took back a disc of another row ({ $row }); only its action is possible.
rise-illegal-unknown-row = There is no row “{ $row }”.
rise-illegal-row-full = The row is full: { $row }.
rise-illegal-something-possible = You can carry out an action, so you must choose one.
rise-illegal-tile-gone = { $tile } is not available.
rise-illegal-owned-already = You own { $tile } already.
rise-illegal-gold-lacking = This costs { $cost } gold, and you have { $gold }.
rise-illegal-gold-lacking-after = This costs { $cost } gold; once the fee for a disc of its row is paid, with as little gold as can be, you have { $gold }.
rise-illegal-no-cubes = You have no cube in your pool.
rise-illegal-no-region = With { $tile } you cannot place a cube anywhere.
rise-illegal-gold-or-vp = Trade for gold or for VP.
rise-illegal-discs-lacking =
    You can trade { $discs ->
        [0] nothing: you have no resource disc
        [one] 1 resource disc
       *[other] 1 to { $discs } resource discs
    }.
rise-illegal-track-full =
    The trade track has { $spaces ->
        [0] no free space
        [one] 1 free space
       *[other] { $spaces } free spaces
    }.
rise-illegal-too-few-for-vp =
    { $discs ->
        [one] 1 disc brings
       *[other] { $discs } discs bring
    } no VP.
rise-illegal-no-such-disc = You have no such disc there (row: { $row }).
rise-illegal-fee-too-high = The fee is { $fee }, and all that you have is { $means }.
rise-illegal-cheapest-for-all = You cannot pay for any disc. You take back the cheapest one for all that you have (fee { $fee }).
rise-illegal-unknown-way-to-pay = The fee of { $fee } cannot be paid like this. Choose a ready way or your own mix.
rise-illegal-not-so-much = You have only { $count } of this: { $resource }.
rise-illegal-wrong-sum = The fee is { $fee }.
rise-illegal-unknown-region = There is no region “{ $region }” to enter.
rise-illegal-placed-already = You have placed cubes in { $region } already; all cubes for a region are placed at once.
rise-illegal-too-many-regions =
    The tile allows { $count ->
        [one] 1 region
       *[other] { $count } regions
    }.
rise-illegal-region-closed = { $region } is not open to you yet.
rise-illegal-needs-water = { $region } can be reached only with a tile that shows water.
rise-illegal-one-overseas-area = In one action you enter one overseas area by water: { $area }.
rise-illegal-not-adjacent = { $region } does not border on a region that held cubes of yours (or on the region named first).
rise-illegal-cubes-lacking =
    { $cubes ->
        [0] You have no cube left in your pool.
        [one] You can place 1 cube.
       *[other] You can place 1 to { $cubes } cubes.
    }
rise-illegal-place-first = Place at least one cube of your pool first.
rise-illegal-war-elsewhere = You have placed no cube in { $region } in this action.
rise-illegal-no-war = { $tile } allows no war.
rise-illegal-own-cubes-lacking =
    For this war you need { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } of your own in { $region }.
rise-illegal-no-opponent-there = This opponent has no cube in { $region }.
rise-illegal-allied = You and { $opponent } are allied in this turn.
rise-illegal-not-yours = You do not have { $tile }.
rise-illegal-nothing-to-flip = You have no tile that can be flipped for this.
rise-illegal-no-such-flip = { $tile } cannot be flipped for this.
rise-illegal-flipped-already = { $tile } is flipped already; it comes back in the next turn.
rise-illegal-flip-too-expensive = You cannot pay what flipping { $tile } costs.
rise-illegal-nothing-to-gain = There is nothing left of what { $tile } gives.
rise-illegal-not-there = You have no cube in { $region }.
rise-illegal-too-many-cubes = { $tile } does not remove so many cubes there.
rise-illegal-stock-empty = Your general stock is empty.
rise-illegal-piece-placed = Your alliance piece stands with { $opponent }.
rise-illegal-attacked-before = You have removed cubes of { $opponent } in this turn.
rise-illegal-not-an-opponent = Choose an opponent.
rise-illegal-food-lacking = The food is not enough for all these tiles; give up more.
rise-illegal-no-upkeep = There is no upkeep to be paid for { $tile }.
rise-illegal-position-taken = Position { $number } is not free.
rise-illegal-review-not-now = You can change this during the actions only, from one to the other.
rise-illegal-plan-outdated = This plan does not fit the position any more.

## Decisions

rise-kind-territory = Take a territory tile
    .hint = Cubes or gold every turn; some territories eat food.
rise-kind-progress = Take a progress tile
    .hint = Free in its own era; older ones cost 1 gold for each era.
rise-kind-city = Take a city tile
    .hint = VP every turn for food or discs; a wonder scores once.
rise-kind-trade = Trade
    .hint = Resource discs for gold or VP.
rise-kind-empire = Take an empire tile
    .hint = Place cubes of your pool on the map; a war may follow.
rise-kind-remove = Take back a disc
    .hint = Each disc to its left costs 1 gold, food, pool cube or VP; then the action of its row is yours.
rise-kind-pay = Pay the fee
    .hint = Any mix of gold, cubes of the pool, food and VP.
rise-grave-remove = without its action
rise-kind-place = Place cubes
    .hint = All cubes for a region at once.
rise-kind-levy = Place cubes by flipping
    .hint = From the general stock, beyond the number of the empire tile.
rise-kind-war = War
    .hint = One war against one opponent, where you have just placed cubes.
rise-kind-strike = Use weapons
    .hint = Flip a tile that removes cubes of an opponent; after the war, or without one.
rise-kind-flip = Exchange by flipping
    .hint = Pay what the tile asks and take what it gives, once a turn.
rise-kind-ally = Make an alliance
    .hint = By flipping a tile, until the end of the turn.
rise-kind-idle = Place a disc without effect
    .hint = Only because no action is possible. It counts in turn B.
rise-kind-skip = Go without the action
    .hint = Ends your move.
rise-kind-stop = No more of this
    .hint = On to the next part of the action.
rise-kind-stop-place = No further region
rise-kind-stop-war = No war
rise-kind-stop-strike = No weapons
rise-kind-end = End the move
    .hint = Without further flips.
rise-kind-give_up = Give up a tile
    .hint = It leaves the game, and so do its costs.
rise-kind-keep = Keep all
    .hint = All your tiles are fed.
rise-kind-pick = Choose your income
    .hint = How many times each of the things that the tile offers.
rise-kind-upkeep = Upkeep of a city
    .hint = Pay its resource discs or give it up.
rise-kind-position = Choose a position
    .hint = In the turn order of the next turn.
rise-kind-review = Ask me which tiles I keep at the end of this turn
    .hint = For this turn alone; else everything that can be fed and paid is kept.

rise-choice-gold-0 = no gold
rise-choice-cubes-0 = no cubes
rise-choice-food-0 = no food
rise-choice-vp-0 = no VP
rise-choice-as_cubes-0 = no cubes
rise-choice-as_gold-0 = no gold
rise-field-tile = Which tile?
rise-field-gain = For what?
rise-field-discs = How many discs?
rise-field-row = Which row?
rise-field-which = Which of your discs there, from the left?
rise-field-pay = How do you pay?
rise-field-gold = How much gold?
rise-field-cubes = How many cubes?
rise-field-food = How much food?
rise-field-vp = How many VP?
rise-field-region = Which region?
rise-field-opponent = Whose cubes?
rise-field-as_cubes = How many times cubes?
rise-field-as_gold = How many times gold?
rise-field-as_discs = How many times discs?
rise-field-paid = Do you pay?
rise-field-number = Which position?
rise-field-wanted = Do you want to be asked?

# The question of a field in one kind of move, in full: it may stand alone on a screen.
rise-field-territory-tile = Which territory tile do you take?
rise-field-progress-tile = Which progress tile do you take?
rise-field-city-tile = Which city tile do you take?
rise-field-empire-tile = Which empire tile do you take?
rise-field-trade-gain = What do you trade discs for?
rise-field-trade-discs = How many discs do you trade?
rise-field-idle-row = In which row do you place the disc?
rise-field-remove-row = From which row do you take back a disc?
rise-field-remove-which = Which of your discs there, from the left, do you take back?
rise-field-remove-pay = How do you pay?
rise-field-pay-gold = How much gold do you pay?
rise-field-pay-cubes = How many cubes do you pay?
rise-field-pay-food = How much food do you pay?
rise-field-pay-vp = How many VP do you pay?
rise-field-place-region = In which region do you place cubes?
rise-field-place-cubes = How many cubes do you place there?
rise-field-levy-tile = Which tile do you flip?
rise-field-levy-region = In which region do you place more cubes?
rise-field-war-region = In which region do you start a war?
rise-field-war-opponent = Against whom do you start a war?
rise-field-strike-tile = Which tile do you flip?
rise-field-strike-region = In which region do you remove cubes?
rise-field-strike-opponent = Whose cubes do you remove?
rise-field-strike-cubes = How many cubes do you remove?
rise-field-flip-tile = Which tile do you flip?
rise-field-ally-tile = Which tile do you flip?
rise-field-ally-opponent = With whom do you make an alliance?
rise-field-give_up-tile = Which tile do you give up?
rise-field-pick-tile = For which tile do you choose the income?
rise-field-pick-as_cubes = How many times do you take cubes?
rise-field-pick-as_gold = How many times do you take gold?
rise-field-pick-as_discs = How many times do you take discs?
rise-field-upkeep-tile = Which city do you pay for, or give up?
rise-field-upkeep-paid = Do you pay the upkeep?
rise-field-position-number = Which position do you take?
# Where all fields are chosen at once.
rise-field-trade-all = What do you trade discs for, and how many?
rise-field-remove-all = Which disc do you take back, and how do you pay for it?
rise-field-pay-all = How do you split the fee?
rise-field-place-all = In which region do you place cubes, and how many?
rise-field-levy-all = Where do you place more cubes?
rise-field-war-all = In which region and against whom do you start a war?
rise-field-strike-all = Whose cubes do you remove, and where?
rise-field-ally-all = With whom do you make an alliance?
rise-field-pick-all = Which income do you take?
rise-field-upkeep-all = Which city do you pay for, or give up?

# What somebody has a number of.
rise-holding-gold = gold
rise-holding-cube = cubes
rise-holding-disc = resource discs
rise-holding-food = food
rise-holding-vp = VP
rise-holding-income_cube = cubes/turn
rise-holding-income_gold = gold/turn
rise-holding-income_disc = discs/turn
rise-holding-income_choice = income of choice
rise-holding-income_food = food/turn
rise-holding-scoring_regions = region VP/turn
rise-holding-scoring_tiles = tile VP/turn
rise-holding-scoring_again = VP of a region once more
rise-holding-map = map cubes
rise-holding-cities = cities and wonders

rise-value-row-empire = empire
rise-value-row-territory = territory
rise-value-row-trade = trade
rise-value-row-progress = progress
rise-value-row-city = city
rise-value-gain-gold = gold
rise-value-gain-vp = VP
rise-value-pay-gold = {""}
rise-choice-pay-gold = gold, then food
rise-value-pay-food = {""}
rise-choice-pay-food = food, then gold
rise-value-pay-choose = my own mix
rise-value-pay-all = everything I have
rise-value-resource-gold = gold
rise-value-resource-cube = cubes
rise-value-resource-disc = resource discs
rise-value-resource-food = food
rise-value-resource-vp = VP
rise-value-paid-yes = pay
rise-value-paid-no = give up the city
rise-value-wanted-yes = yes, ask me this turn
rise-value-wanted-no = no, keep all

# How many of what a choice names; $count is the number. Where a kind of move is named, only there.
rise-count-discs =
    { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }
rise-count-which = your disc no. { $count }
rise-count-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
rise-count-pay-gold =
    { $count ->
        [0] { "" }
        [one] 1 gold
       *[other] { $count } gold
    }
rise-count-pay-cubes =
    { $count ->
        [0] { "" }
        [one] 1 cube
       *[other] { $count } cubes
    }
rise-count-pay-food =
    { $count ->
        [0] { "" }
        [one] 1 food
       *[other] { $count } food
    }
rise-count-pay-vp =
    { $count ->
        [0] { "" }
        [one] 1 VP
       *[other] { $count } VP
    }
rise-count-as_cubes =
    { $count ->
        [0] { "" }
       *[other] cubes × { $count }
    }
rise-count-as_gold =
    { $count ->
        [0] { "" }
       *[other] gold × { $count }
    }
rise-count-as_discs =
    { $count ->
        [0] { "" }
       *[other] discs × { $count }
    }
rise-count-number = position { $count }

# What is told beside a choice.
rise-remark-upkeep-losing = lost then: { $tiles }
rise-remark-upkeep-paying = pay{ $losing }
rise-remark-upkeep-lacking =
    a city would be lost at the end of the turn: { $count ->
        [one] 1 resource disc
       *[other] { $count } resource discs
    } too few for upkeep{ $less }
rise-remark-alliance = until the end of the turn neither removes the other’s cubes
rise-remark-unflipped =
    { $last ->
        [1] could be flipped for the last time in this turn: { $tiles }
       *[other] can still be flipped, in a later move as well: { $tiles }
    }
rise-remark-upkeep-short =
    a city would be lost: { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } too few for upkeep then
rise-remark-last-turn = last turn: the match ends once it is scored; of what is left over only gold counts, and only to break a tie
rise-remark-food-lacking = a tile must be given up: { $count } food short at the end of the turn{ $less }
rise-remark-meal-lacking =
    the meal takes { $need } food, and you have { $food }: { $count } short; give up tiles until it is enough
rise-remark-fed = after the food phase food { $food } → { $after }: enough
rise-remark-still-lacking =
    { $count ->
        [0] then it is enough
       *[other] then still { $count } food short
    }
rise-remark-discounted = { $gold } gold instead of { $cost } ({ $tiles })
rise-remark-removal =
    { $place ->
        [0] {""}
       *[other] place { $place } of { $discs },{" "}
    }{ $most ->
        [0] { $fee ->
            [0] no fee
           *[other] fee { $fee }
        }
       *[other] fee { $fee }–{ $most }
    }{ $relieved }{ $paid ->
        [0] {""}
       *[other] : { $price }
    }{ $possible ->
        [yes] {""}
        [flip] ; its action only after a flip
       *[no] ; no action possible
    }{ $dear }
rise-part-price =
    { $cube ->
        [0] {""}
        [one] 1 cube
       *[other] { $cube } cubes
    }{ $food ->
        [0] {""}
       *[other] { $food } food
    }{ $vp ->
        [0] {""}
       *[other] { $vp } VP
    }{ $gold ->
        [0] {""}
       *[other] { $gold } gold
    }
rise-remark-removal-vain = { rise-remark-removal }
rise-remark-payment =
    fee { $fee }{ $settled ->
       *[1] : { $price }
        [0] { $paid ->
            [0] {""}
           *[other] { $left ->
                [0] , paid in full
               *[other] , { $left } still to pay
            }
        }
    }{ $possible ->
       *[yes] {""}
        [flip] ; then its action is possible only after a flip of yours
        [no] ; then no action possible
    }{ $dear }
# What is asked next, which must not be cut, and what is left out of the action.
rise-remark-stop-place =
    { $warring }{ $arming }{ $count ->
        [0] no further one possible
       *[other] { $count } more possible
    }, { $left ->
        [one] 1 cube
       *[other] { $left } cubes
    } in the pool
rise-remark-stop-war = { $arming }{ $wars }
rise-remark-stop-strike = { $tiles }
rise-part-wars = { $region } ({ $opponent })
rise-part-warring = then the war;{" "}
rise-part-arming = then weapons;{" "}
rise-remark-empire = { $count ->
        [one] 1 region
       *[other] { $count } regions
    }{ $adding }{ $water ->
        [0] {""}
       *[other] , overseas too
    }{ $war ->
        [0] , no war
       *[other] , war: you lose { $attacker }, they { $defender }
    }
rise-remark-placing =
    { $most ->
        [1] one region
       *[other] region { $number } of at most { $most }
    }{ $adding }; in the pool { $left ->
        [one] 1 cube
       *[other] { $left } cubes
    }{ $fixes ->
        [land] ; only the neighbours of the first region come after it
        [water] ; only the neighbours of the first region and one area overseas come after it
       *[no] {""}
    }
rise-remark-there = { $holders }{ $peace }
rise-remark-empty = empty
# Who controls it decides: that is not cut.
rise-remark-then = { rise-remark-control }; then { $holders }{ $peace }
rise-remark-losses =
    you lose { $own ->
        [0] nothing
        [one] 1 cube
       *[other] { $own } cubes
    }, the opponent { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
rise-remark-fought = { $against }{ rise-remark-control }; cubes { $own } : { $count } → { $left } : { $remain }
rise-remark-control =
    { $control ->
        [own] you control it
        [other] { $owner } controls it
       *[nobody] nobody controls it
    }{ $parted }
rise-part-against = { $opponent }{" · "}
rise-part-peace = ; alliance with { $opponent }: no war
rise-part-losing = ; lost then: { $tiles }
rise-part-adding = {" "}(with { $tiles })
rise-part-dear = ; gold missing then: { $beyond }
rise-part-unpaid = {" "}Gold missing for: { $beyond }.
rise-part-beyond = { $tile } { $count }
rise-part-relieved = {" "}({ $tiles })
rise-part-holders = { $owner }: { $count }

rise-step-move = { $back ->
        [yes] Take back one of your discs: { $fee ->
            [0] no fee.
           *[other] each disc to its left costs { $fee }, in gold, food, cubes of the pool or VP.
        }
       *[no] Choose one action.
    }
rise-step-pay = Pay the fee.
rise-step-action = { $possible ->
       *[yes] Carry out the action of the row, or go without it.
        [flip] The action of the row ({ $row }) is possible only after a flip of yours; or go without it.
        [no] Nothing is possible in the row ({ $row }), nor after a flip: go without the action.
    }{ $unpaid }
rise-step-place = Empire: place your cubes.
rise-step-war = Empire: start a war, or do without.
rise-step-strike = Empire: use your weapons, or do without.
rise-step-end = Flip tiles, or end your move.
rise-step-food = Food: which tiles do you keep?
rise-step-pick = Income: choose what the tile brings.
rise-step-upkeep = Upkeep: pay for your cities or give them up.
rise-step-position = Choose your position for the next turn.

## The end

rise-source-regions = regions
rise-source-cities = cities
rise-source-wonders = wonders
rise-source-progress = progress tiles
rise-source-trade = trade
rise-source-fees = fees paid

# What decides between equal scores, one after the other.
rise-tie-1 = gold

rise-reason-R11-2 = the last turn has been scored.

## What other games call a turn: here a turn is A or B of an era, and what one makes in it is a move

rise-panel-not-your-turn = It is not your move.
rise-turns-line = { $mine ->
        [yes] **Your move** since { $since }
       *[no] { $who } to move, last move { $since }
    } · { $game } { $match } · { $place }
rise-plan-your-turn = It is your move now: you play it instead of planning it.
rise-plan-empty = Your next move, planned: nothing yet. Its steps are played by themselves when it is your move, as long as each is possible and its target is as it is now; at the first obstacle the plan ends and you are asked. Only you can see it.
rise-plan-steps =
    Your next move, planned:
    { $steps }
rise-plan-whole = The plan is whole. It will be played when it is your move.
rise-log-earlier = -# { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }: search, name the number of a move, or take all as a file.
rise-replay-film = **Match { $match }**, { $first ->
        [0] the beginning
       *[other] move { $first }
    }{ $several ->
        [yes] {" "}to move { $last }
       *[no] {""}
    }: { $moves ->
        [one] 1 step
       *[other] { $moves } steps
    }{ $left ->
        [yes] , of which some pictures are left out
       *[no] {""}
    }. As everybody may see it.
rise-bug-text = **Report { $number }**: { $text }
    { $game } { $match }, rules version { $rules }, { $turn ->
        [0] beginning
       *[other] move { $turn }
    }, after step { $ply }. Awaited: { $step }
rise-replay-step = **Match { $match }**, { $turn ->
        [0] the beginning
       *[other] move { $turn }
    }, after step { $ply } of { $plies }
rise-replay-turn-back = ⏪ move
rise-replay-turn-on = move ⏩
rise-replay-turn-film = This move in motion
rise-expected-move = Step
rise-expected-after = After step { $plies }:
rise-expected-turns = Turning points: after step { $plies }.
rise-analysis-at = step { $ply }

## What a tile, a region or a piece says; its parts are put together

rise-says-tile = { $does }.
rise-says-amounts = { $what }
rise-says-name = { $what }
rise-says-wonder = wonder
rise-says-costs = costs { $amount }
rise-says-costs-nothing = costs nothing
rise-says-upkeep = upkeep { $amount }
rise-says-no-upkeep = no upkeep
rise-says-more = +{ $what } each turn
rise-says-more-per = +{ $what } { $per } each turn
rise-says-less = −{ $what } each turn
rise-says-less-per = −{ $what } { $per } each turn
rise-says-each-turn = { $what } each turn
rise-says-each-turn-per = { $what } { $per } each turn
rise-says-once = { $what } once, when taken
rise-says-once-per = { $what } { $per } once, when taken
rise-says-choice = each turn { $what }, your choice
rise-says-choice-per = each turn { $per } { $what }, your choice
rise-says-per = per { $tile } tile
rise-says-per-city = per city you own (wonders do not count)
rise-says-amount-gold = { rise-amount-gold }
rise-says-amount-cube = { rise-amount-cube }
rise-says-amount-disc = { rise-amount-disc }
rise-says-amount-food = { rise-amount-food }
rise-says-amount-vp = { rise-amount-vp }
rise-says-paid-gold = { rise-amount-gold }
rise-says-paid-cube =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
rise-says-paid-disc = { rise-amount-disc }
rise-says-paid-food = { rise-amount-food }
rise-says-paid-vp = { rise-amount-vp }
rise-says-flip = flip { $window }: { $does }
rise-says-flip-paid = flip { $window } and pay { $pay }: { $does }
rise-says-window-own_turn = on your turn
rise-says-window-empire_placement = in your Empire action
rise-says-window-empire_after_war = in your Empire action
rise-says-window-scoring = when the turn is scored (phase 5)
    .row = at the scoring
rise-says-change = change { $pay } into { $gain }
rise-says-take = take { $gain }
rise-says-remove =
    { $count ->
        [one] remove 1 enemy cube { $where }
       *[other] remove up to { $count } cubes of one opponent { $where }
    }
rise-says-place =
    { $count ->
        [one] place 1 cube from your general stock { $where }
       *[other] place { $count } cubes from your general stock { $where }
    }
rise-says-where-own_presence = in a region where you have a cube
rise-says-where-any_open_region = in any open region
rise-says-score-first = score the first value of { $where }, in addition
    .row = score the first value of { $where }
rise-says-score-second = score the second value of { $where }, in addition
    .row = score the second value of { $where }
rise-says-region-own_presence = one region where you have a cube
    .row = a region with your cube
rise-says-region-any_open_region = any open region
rise-says-alliance = place your alliance piece with an opponent; until the turn ends neither may remove or replace the other’s cubes
    .row = alliance: neither you nor that opponent removes cubes of the other this turn
rise-says-city_gold_cost-less = your city and wonder tiles cost { $count } gold less
rise-says-city_gold_cost-more = your city and wonder tiles cost { $count } gold more
rise-says-empire_regions-more =
    { $count ->
        [one] your empire tiles allow 1 more region
       *[other] your empire tiles allow { $count } more regions
    }
rise-says-empire_regions-less =
    { $count ->
        [one] your empire tiles allow 1 region less
       *[other] your empire tiles allow { $count } regions less
    }
rise-says-trade_gold_bonus = { $amount } more whenever you trade at least one disc for gold
rise-says-overseas_open_from_era = with a water empire tile you may enter regions of these areas already in { $era }: { $areas }
    .row = water empire tiles lead overseas from { $era } on: { $areas }
rise-says-removal-free = you pay no fee for removing action discs in turn B
rise-says-removal_fee_per_disc = removing action discs in turn B costs you at most { $amount } per disc to their left
rise-says-era-1 = Era I
rise-says-era-2 = Era II
rise-says-era-3 = Era III
rise-says-front = Era I: { $said }
rise-says-back = Eras II and III: { $said }
rise-says-regions =
    { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }
rise-says-water = overseas too
rise-says-war = war { $attacker }–{ $defender }
rise-says-no-war = no war
rise-says-region = { $era } region; { $first }/{ $second } VP; whoever controls it gets { $bonus } each turn.
    .row = { $era } region; { $first }/{ $second } VP.
rise-says-region-plain = { $era } region; { $first }/{ $second } VP; no bonus.
rise-says-closed = May never be entered.
rise-says-area = Regions: { $regions }.
rise-says-area-overseas = Regions, entered with a water tile: { $regions }.
rise-says-discs = Black disc; limited to { $count }.
rise-says-cubes =
    { $count ->
        [one] A player has no more than { $count } cube.
       *[other] A player has no more than { $count } cubes.
    }
