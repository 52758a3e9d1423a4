# Imperial Settlers. Sentences of the game; the words are those of the glossary in its rules.
#
# settlers-event-*    a line of the log; $player is the seat's name, ids come as names
# settlers-illegal-*  why a move is refused and what is possible
# settlers-reason-*   why the match ended: the number of the rule, "." written as "-"

settlers-name = Imperial Settlers
settlers-about = Five rounds of an engine of cards: each card makes goods or is razed, by you or by a neighbour. Also solo.

## What happened

settlers-event-faction = { $player } plays the { $faction }.
settlers-event-round = **Round { $round }.** First player: { $opponent }.
settlers-event-revealed = Revealed: { $cards }.
settlers-event-drafted = { $player } takes { $card }.
settlers-event-picked = { $player } picks a card.
settlers-event-pack = You pick from: { $cards }.
settlers-event-packs-over = The last cards of the Lookout phase are discarded.
settlers-event-left-over = Discarded: { $cards }.
settlers-event-virtual-takes = The virtual player gets { $card }.
settlers-event-virtual-began = The virtual player’s first Attack card: { $card }{ $rule }.
settlers-event-produced = { $player } produces{ $sources }{ settlers-part-got }.
settlers-event-gained = { $player }: { $source }{ $why }{ settlers-part-got }.
settlers-part-why = {" "}({ $cause ->
        [razed] was Razed
       *[visited] a Worker was sent there
    })
settlers-event-drew =
    { $player } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the { $deck } deck{ $by }.
settlers-event-drawn = Drawn: { $cards }.
settlers-event-reshuffled =
    The Common deck is made anew from its discards ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
settlers-event-looked = { $player } looks at the top cards of the Faction deck: { $count } ({ $source }).
settlers-event-kept = { $player } keeps one card{ $by }; put under the deck: { $count }.
settlers-event-ordered = { $player } wants this Location to produce first: { $location }.
settlers-event-built =
    { $count ->
        [0] { $player } builds { $card }{ $worth }{ $by }{ $got }{ $paid }{ $ended }.
       *[other] { $player } builds { $card }{ $worth }{ $by }, giving up { $give }{ $lying }{ $gone }{ $got }{ $paid }{ $ended }.
    }
settlers-event-deal-made = { $player } makes a Deal: { $card }{ $of } → { $good }{ $by }{ $got }{ $paid }.
settlers-event-razed-hand = { $player } Razes { $card } from hand{ $by }{ $got }{ $paid }.
settlers-event-razed = { $player } Razes { $card }{ $of }{ $by }{ $got }{ $paid }{ $lost }{ $foundation }.
settlers-event-razed-of = { $player } Razes { $card } of { $owner }{ $by }{ $got }{ $paid }{ $lost }{ $foundation }.
settlers-event-activated =
    { $player } activates { $card }{ $times ->
       *[absent] { "" }
        [2] { " " }twice
        [other] { " " }{ $times } times
    }{ $given }{ $got }{ $paid }.
settlers-event-instant = { $player } uses an Instant card: { $card }{ $given }{ $got }{ $paid }.
settlers-event-option-paid = { $player } uses { $card }{ $got }{ $paid }.
settlers-event-exchanged = { $player } exchanges Workers: { $good } +{ $count }{ $paid }.
settlers-event-sent =
    { $player } sends { $times ->
       *[absent] a Worker
        [other] { $times } Workers
    } to { $card }{ $of }{ $got }{ $paid }.
settlers-event-defended = { $player } puts the Defense token on { $card }.
settlers-event-samurai-placed = { $player } deploys { $count ->
        [one] a Samurai
       *[other] Samurai
    }: { $locations }{ $by }{ $paid }.
settlers-event-stolen = { $player } takes from { $opponent }{ $by }: { $good } +{ $count }.
settlers-event-skip-set = { $opponent } will skip the next turn because of { $player }{ $by }.
settlers-event-skipped = { $player } skips this turn.
settlers-event-removed = { $player } removes { $card }{ $of }{ $by }{ $lost }.
settlers-event-taken-to-hand = { $player } takes { $card }{ $of } into hand{ $by }{ $lost }.
settlers-event-taken-over = { $player } takes over { $card }{ $of }{ $by }{ $worth }{ $lost }.
settlers-event-blocked = { $player } blocks { $card }{ $of } for this round{ $by }.
settlers-event-deal-discarded = { $player } has a Deal{ $of } discarded: { $card }{ $deal }{ $by }.
settlers-event-deal-taken = { $player } takes a Deal{ $of }: { $card }{ $deal }{ $by }.
settlers-event-route-ended = { $player }: the Deal with { $card } ({ $good }) ends, as that Location is gone.
settlers-event-laid = { $player } lays a card from the hand face down as a Foundation, { $deck } deck{ $by }.
settlers-event-foundation = { $player } lays { $card } as a Foundation{ $by }.
settlers-event-discarded = { $player } discards { $card }{ $by }.
settlers-event-passed = { $player } passes{ $safe }.
settlers-event-auto-passed = { $player } can do nothing any more and passes.
settlers-event-stored = { $player } puts on { $location }: { $good } × { $count }.
settlers-event-card-stored = { $player } puts a card under { $location }.
settlers-event-dropped = { $player } does not keep: { $good } −{ $count }.
settlers-event-stored-back = { $player } takes back what lay on { $card }{ $got }.
settlers-event-kept-goods = { $player } keeps what may stay: { $amounts }.
settlers-event-perished = { $player } cannot keep the rest: { $amounts }.
settlers-event-collected =
    { $count ->
        [0] The virtual player has no Location to collect.
       *[other] The virtual player collects { $cards } ({ $total } in the Collection).
    }
settlers-event-attack-card = The virtual player reveals { $card }.
settlers-event-attack-misses = The attack finds no target ({ $card }).
settlers-event-attack-none = There is no Attack card left; no attack.
settlers-event-attacked = The virtual player takes { $card }{ $used }, { $total } in the Collection{ $lost }.
settlers-event-solo-won = { $player } wins with { $count } VP and is now: { $title }.
settlers-event-solo-lost = { $player } loses: the Collection holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, as many as the Faction Locations or more.
settlers-event-watch-set = Your plans now stop when { $condition }.
settlers-event-watch-cleared = Your plans no longer stop when { $condition }.
settlers-event-finished = The game is over: { $reason }

# So much of what is paid.
settlers-amount-wood = { $count } wood
settlers-amount-stone = { $count } stone
settlers-amount-food = { $count } food
settlers-amount-gold = { $count } Gold
settlers-amount-worker = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
settlers-amount-raze = { $count ->
    [one] 1 Raze token
   *[other] { $count } Raze tokens
}
settlers-amount-defense = { $count ->
    [one] 1 Defense token
   *[other] { $count } Defense tokens
}
settlers-amount-vp = { $count } VP

# Phrases of these sentences; an event that has nothing to say there lacks them.
settlers-part-got =
    { $wood ->
        [0] {""}
       *[other] {", "}wood +{ $wood }
    }{ $stone ->
        [0] {""}
       *[other] {", "}stone +{ $stone }
    }{ $food ->
        [0] {""}
       *[other] {", "}food +{ $food }
    }{ $gold ->
        [0] {""}
       *[other] {", "}Gold +{ $gold }
    }{ $worker ->
        [0] {""}
       *[other] {", "}Workers +{ $worker }
    }{ $raze ->
        [0] {""}
       *[other] {", "}Raze tokens +{ $raze }
    }{ $defense ->
        [0] {""}
       *[other] {", "}Defense tokens +{ $defense }
    }{ $vp ->
        [0] {""}
       *[other] {", "}VP +{ $vp }
    }
settlers-part-given =
    { $hand ->
        [0] {""}
       *[other] , discarding { $cards }
    }{ $deals ->
        [0] {""}
       *[other] , giving up the Deal { $cancelled }
    }
settlers-part-sources = {" "}({ $cards })
settlers-part-by = {" "}(by { $source }{ $of })
settlers-part-of =
    { $side ->
        [virtual] {" "}of the virtual player
       *[player] {" "}of { $owner }
    }
settlers-part-deal = {" "}→ { $good }
settlers-part-lost =
    { $vp ->
        [0] {""}
       *[other] {", "}{ $owner }: VP −{ $vp }
    }{ $stored ->
        [0] {""}
        [one] {", "}1 thing that lay on it is gone
       *[other] {", "}{ $stored } things that lay on it are gone
    }
settlers-part-worth = {", "}VP +{ $vp }
settlers-part-lying =
    { $samurai ->
        [0] {""}
        [one] {" "}with its Samurai
       *[other] {" "}with { $samurai } Samurai
    }{ $defense ->
        [0] {""}
       *[other] { $samurai ->
            [0] {" "}with
           *[other] {" "}and
        } { $defense ->
            [one] its Defense token
           *[other] { $defense } Defense tokens
        }
    }{ $stored ->
        [0] {""}
        [one] {" "}with 1 thing that lies on it
       *[other] {" "}with { $stored } things that lie on it
    }
settlers-part-gone =
    { $vp ->
        [0] {""}
       *[other] {", "}VP −{ $vp }
    }
settlers-part-foundation = ; it stays as a Foundation of { $owner }
settlers-part-safe = {" "}and is safe from other players for the rest of this round
settlers-part-risks = { $card } ({ $goods })
settlers-part-ended = ; its Deal is over: { $good }
settlers-part-rule = ; the card of the virtual player: { $card }
settlers-part-used = {" "}by { $cards }

## Why a move is refused

settlers-illegal-answer-first = First a question is open: answer what you are asked.
settlers-illegal-no-action-now = This is no action of a turn.
settlers-illegal-cleanup-first = It is Cleanup: put goods on Locations, give up goods, or end.
settlers-illegal-nothing-for-it = There is no card, Location or piece for this now.
settlers-illegal-no-such-seat = This match has only { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }.
settlers-illegal-solo-variant = Alone there is one Lookout only and nobody to spare: choose the normal Lookout without the peaceful variant, or more than one seat.
settlers-illegal-peaceful-lookout = The peaceful variant has a Lookout of its own: choose the normal Lookout with it, or another Lookout without it.
settlers-illegal-no-such-faction = There is no faction “{ $faction }”.
settlers-illegal-faction-taken = The { $faction } are taken already.
settlers-illegal-not-on-offer = { $card } is not among the cards on offer.
settlers-illegal-cannot-draw = So many cards cannot be drawn from there now; due: { $count }.
settlers-illegal-order-in-production = The order of production is chosen in the Production phase.
settlers-illegal-order-fixed = The order can be changed only before the first choice, and only for Locations that have not produced: not { $location }.
settlers-illegal-not-in-hand = { $card } is not in your hand.
settlers-illegal-foreign-card = { $card } belongs to another faction.
settlers-illegal-instant-card = { $card } is an Instant card and cannot be built.
settlers-illegal-cannot-pay = You cannot pay for { $card }. Missing: { $price }.
settlers-illegal-cannot-pay-both = You can pay for { $card }, but not for what you need it for as well: { $targets }. Missing: { $price }.
settlers-illegal-nothing-to-give = { $card } costs a Location: you need { $count } of your own Locations or Foundations to give up.
settlers-illegal-taken-over = { $location } was taken over; nobody can give it up.
settlers-illegal-not-yours-to-give = { $location } is neither your Location nor your Foundation.
settlers-illegal-give-exactly = { $card } costs exactly this number of Locations: { $count }.
settlers-illegal-gold-wrong = Gold stands for Resources of the price only: { $gold }.
settlers-illegal-no-deal-field = { $card } has no Deal field for you; only cards of your own Faction deck become Deals.
settlers-illegal-no-raze-field = { $card } has no Raze field.
settlers-illegal-raze-tokens =
    This Raze costs { $count ->
        [one] 1 Raze token
       *[other] { $count } Raze tokens
    }, and you have { $held }.
settlers-illegal-peaceful = In the peaceful variant opponents’ Locations are Razed only through cards.
settlers-illegal-not-in-play = { $location } is not in play.
settlers-illegal-own-location = { $location } is your own Location.
settlers-illegal-has-passed = { $opponent } has passed and cannot be a target.
settlers-illegal-not-your-location = { $location } is not in your Empire.
settlers-illegal-no-action = { $location } has no Action.
settlers-illegal-is-blocked = { $location } is blocked for this round.
settlers-illegal-used-up = { $location } cannot be used so often; activations left this round: { $count }.
settlers-illegal-no-card-to-pay = { $card } costs a card from hand, and you have none.
settlers-illegal-no-deal-to-pay = { $card } costs a Deal, and you have none.
settlers-illegal-nothing-to-spend = { $card } costs any Resources, and you have none.
settlers-illegal-no-effect = { $card } has no possible target now.
settlers-illegal-bad-choice = { $card } cannot be used with these choices.
settlers-illegal-no-instant = { $card } is no Instant card.
settlers-illegal-not-for-workers = Workers are not exchanged for this: { $good }.
settlers-illegal-too-few-workers = You have too few Workers: { $held }.
settlers-illegal-exchange-wrong = So much cannot be had now: { $good }.
settlers-illegal-not-open = { $location } is no Open Production Location.
settlers-illegal-open-full = { $location } has been visited by { $count ->
        [one] 1 Worker
       *[other] { $count } Workers
    } this round; that is the limit.
settlers-illegal-no-defense-token = You have no Defense token.
settlers-illegal-defense-common-only = Defense tokens protect Common Locations only, not { $location }.
settlers-illegal-defended = { $location } has a Defense token already.
settlers-illegal-no-samurai = Only the Japanese have Samurai.
settlers-illegal-has-samurai = A Samurai stands on { $location } already.
settlers-illegal-samurai-faction-only = Samurai protect own Faction Locations, not { $location }.
settlers-illegal-no-hold = You stay in this turn already, or there are no free steps to stay for.
settlers-illegal-watch-no-change = This is set like that already.
settlers-illegal-deck-fixed = In this format the decks are fixed: { $format }.
settlers-illegal-deck-unknown = There is no deck “{ $deck }”.
settlers-illegal-deck-empty = The deck has no cards: { $deck }.
settlers-illegal-deck-card = { $card } does not belong in this deck: { $deck }.
settlers-illegal-deck-copies =
    { $card }: { $count ->
        [one] 1 copy is
       *[other] { $count } copies are
    } asked for, and there are { $most }.
settlers-illegal-deck-common-fixed = In the Standard format the Common deck is that of the base game.
settlers-illegal-deck-all-copies = In the Standard format all copies of a card go in together; { $card } has { $count }.
settlers-illegal-deck-size = The deck has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $most }: { $deck }.
settlers-illegal-deck-structure = The deck has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } with { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } instead of { $most }: { $deck }.
settlers-illegal-deck-not-in = { $card } is not in this deck. In it are: { $possible }.
settlers-illegal-deck-same-copies =
    { $count ->
        [one] Only a card with a single copy can take the place of { $card }, and only one that is not in the deck: { $possible }.
       *[other] Only a card with { $count } copies can take the place of { $card }, and only one that is not in the deck: { $possible }.
    }
settlers-illegal-deck-no-other = There is no other card with { $count ->
        [one] 1 copy
       *[other] { $count } copies
    } that could take the place of { $card }.

## Decisions

settlers-kind-faction = Choose a faction
    .hint = No faction is played twice; beside each stands what it produces every round and may keep.
settlers-kind-draft = Take a card
    .hint = It goes to your hand.
settlers-kind-draw = Draw
    .hint = If more cards are due, you see these before you choose for the next ones.
settlers-kind-keep = Keep a card
    .hint = The other card goes under the deck.
settlers-kind-choose = Choose
    .hint = The card leaves the choice to you.
settlers-kind-copy = Copy a production
    .hint = Gain what another of your Production Locations produces.
settlers-kind-use_deals = Use Deals
    .hint = Gain the Goods of your Deals once more.
settlers-kind-place = Place Samurai
    .hint = They come from the general supply.
settlers-kind-take = Choose goods
    .hint = Choose which kinds of stored goods to gain.
settlers-kind-first = Produce first
    .hint = Let another Location produce before the others.
settlers-kind-discard = Discard a card
    .hint = An opponent makes you discard a card from hand.
settlers-kind-build = Build
    .hint = Build a card from hand: pay its cost, give up a Location where it asks for one.
settlers-kind-deal = Make a Deal
    .hint = Lay a Faction card under your board for food: its Good now, and in each Production to come.
settlers-kind-raze_hand = Raze from hand
    .hint = Spend a Raze token: discard a card and gain the Goods of its Raze field, a card among them perhaps.
settlers-kind-raze = Raze a Location
    .hint = Spend Raze tokens on an opponent’s Location and gain the Goods of its Raze field.
settlers-kind-activate = Activate
    .hint = Use one of your Action Locations.
settlers-kind-instant = Instant card
    .hint = Carry out an Instant card and discard it.
settlers-kind-send = Send a Worker
    .hint = Use an opponent’s Open Production Location.
settlers-kind-exchange = Exchange Workers
    .hint = Two Workers for a Resource or a card.
settlers-kind-spend = Spend
    .hint = The card leaves the choice to you.
settlers-kind-defend = Place the Defense token
    .hint = Free: protect one of your Common Locations for this round.
settlers-kind-samurai = Deploy a Samurai
    .hint = Free: turn a Worker into a Samurai on one of your Faction Locations.
settlers-kind-hold = Protect a Location after the action
    .hint = Free: after the action you may still protect a Location, also a new one.
settlers-kind-pass = Pass
    .hint = You have no more turns in this round.
settlers-kind-cancel = Do not activate
    .hint = Nothing has been paid yet; your turn goes on.
settlers-kind-end = Done
    .hint = That is all here.
settlers-kind-end-cleanup = End the Cleanup
settlers-kind-store = Put goods on a Location
    .hint = What lies there is not lost in Cleanup.
settlers-kind-store_card = Put a card under a Location
    .hint = It stays there to the end of the game.
settlers-kind-drop = Give up goods
    .hint = Everything that may be kept is kept unless you give it up here.
settlers-kind-lose = Choose the Location attacked
    .hint = Several fit equally; you choose which one the virtual player takes.
settlers-kind-watch = What stops my plans
    .hint = Set or clear what makes your planned actions stop.

settlers-field-faction = Which faction?
settlers-field-card = Which card?
settlers-field-deck = From which deck?
settlers-field-count = How many?
settlers-field-option = What do you choose?
settlers-field-location = Which Location?
settlers-field-locations = Which Locations?
settlers-field-deals = Which Deals?
settlers-field-goods = Which goods?
settlers-field-give = What do you give up?
settlers-field-gold = For which Resources do you pay Gold?
settlers-field-target = Which Location is the target?
settlers-field-targets = What is the target?
settlers-field-times = How many times?
settlers-field-opponent = Which opponent?
settlers-field-good = Which good?
settlers-field-swap = Which Goods become VP?
settlers-field-cards = Which cards do you discard?
settlers-field-more = Go on in the same action?
settlers-field-condition = What should stop your plans?
settlers-field-flag = Should it stop them?

# The question of a field in one kind of move, in full: it may stand alone on a screen.
settlers-field-faction-faction = Which faction do you play?
settlers-field-draft-card = Which card do you take?
settlers-field-draw-deck = From which deck do you draw?
settlers-field-draw-count = How many cards do you draw from it?
settlers-field-keep-card = Which card do you keep?
settlers-field-choose-option = What do you choose?
settlers-field-copy-location = Which production do you copy?
settlers-field-use_deals-deals = Which Deals do you use?
settlers-field-place-locations = On which Locations do you place your Samurai?
settlers-field-take-goods = Which Goods do you gain?
settlers-field-first-location = Which Location produces first?
settlers-field-discard-card = Which card do you discard?
settlers-field-build-card = Which card do you build?
settlers-field-build-give = What do you give up for it?
settlers-field-deal-card = Which card becomes a Deal?
settlers-field-raze_hand-card = Which card do you Raze?
settlers-field-raze-target = Which Location do you Raze?
settlers-field-activate-location = Which Location do you activate?
settlers-field-instant-card = Which Instant card do you carry out?
settlers-field-send-target = To which Location do you send a Worker?
settlers-field-exchange-good = What do you take for two Workers?
settlers-field-exchange-count = How many times do you do that?
settlers-field-spend-good = What do you spend?
settlers-field-spend-count = How much of it do you spend?
settlers-field-defend-location = Which Location do you protect?
settlers-field-samurai-location = On which Location do you deploy a Samurai?
settlers-field-store-location = On which Location do you put Goods?
settlers-field-store-good = Which Good do you put there?
settlers-field-store-count = How much of it do you put there?
settlers-field-store_card-location = Under which Location do you put a card?
settlers-field-store_card-card = Which card do you put there?
settlers-field-drop-good = Which Good do you give up?
settlers-field-drop-count = How much of it do you give up?
settlers-field-lose-location = Which Location is attacked?

# What somebody has a number of.
settlers-holding-wood = Wood
settlers-holding-stone = Stone
settlers-holding-food = Food
settlers-holding-gold = Gold
settlers-holding-worker = Workers
settlers-holding-raze = Raze tokens
settlers-holding-defense = Defense tokens
settlers-holding-vp = VP
settlers-holding-samurai = Samurai
settlers-holding-production_wood = { settlers-holding-wood } per Production
settlers-holding-production_stone = { settlers-holding-stone } per Production
settlers-holding-production_food = { settlers-holding-food } per Production
settlers-holding-production_gold = { settlers-holding-gold } per Production
settlers-holding-production_worker = { settlers-holding-worker } per Production
settlers-holding-production_raze = { settlers-holding-raze } per Production
settlers-holding-production_defense = { settlers-holding-defense } per Production
settlers-holding-production_vp = { settlers-holding-vp } per Production
settlers-holding-production_samurai = { settlers-holding-samurai } per Production
settlers-holding-production_card = Cards per Production
settlers-holding-production_choice = Gains of your choice per Production
settlers-holding-hand = Cards in hand
settlers-holding-deals = Deals
settlers-holding-foundations = Foundations
settlers-holding-stored = Cards and goods laid aside
settlers-holding-tokens = Egyptian tokens
settlers-holding-margin = Lead over the virtual player
settlers-printed-wood = { $count } Wood
settlers-printed-stone = { $count } Stone
settlers-printed-food = { $count } Food
settlers-printed-gold = { $count } Gold
settlers-printed-worker = { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
    }
settlers-printed-raze = { $count ->
        [one] { $count } Raze token
       *[other] { $count } Raze tokens
    }
settlers-printed-defense = { $count ->
        [one] { $count } Defense token
       *[other] { $count } Defense tokens
    }
settlers-printed-vp = { $count } VP
settlers-printed-location = { $count ->
        [one] { $count } Location given up
       *[other] { $count } Locations given up
    }
settlers-printed-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

settlers-value-faction-romans = Romans
settlers-value-deck-romans = Romans
settlers-value-faction-barbarians = Barbarians
settlers-value-deck-barbarians = Barbarians
settlers-value-faction-egyptians = Egyptians
settlers-value-deck-egyptians = Egyptians
settlers-value-faction-japanese = Japanese
settlers-value-deck-japanese = Japanese
settlers-value-faction-random = at random
settlers-value-deck-common = Common
settlers-value-deck-faction = Faction
settlers-value-card-random = one at random
settlers-value-option-pay_wood = for 1 wood
settlers-value-option-pay_stone = for 1 stone
settlers-value-option-pay_food = for 1 food
settlers-value-option-pay_gold = for 1 Gold
settlers-value-option-pay_worker = for 1 Worker
settlers-value-option-pay_raze = for 1 Raze token
settlers-value-option-none = nothing
settlers-value-option-look = look at cards
settlers-value-option-run_deal = use a Deal
# What is paid of the own hand and Deals, behind whomever the card is used against.
settlers-value-activate-cards = paying with { $value }
settlers-value-activate-deals = giving up the Deal { $value }
settlers-value-activate-swap = { $value } → VP
settlers-choice-swap-none = no Good for VP
# Of which a faction may keep any number in a Cleanup.
settlers-value-kept-worker = Workers
settlers-value-kept-raze = Raze tokens
settlers-value-kept-gold = Gold
settlers-value-kept-food = Food
settlers-value-gold-wood = Gold for wood
settlers-value-gold-stone = Gold for stone
settlers-value-gold-food = Gold for food
settlers-value-color-none = no colour
settlers-value-color-black = { settlers-colour-black }
settlers-value-color-purple = { settlers-colour-purple }
settlers-value-color-blue = { settlers-colour-blue }
settlers-value-color-brown = { settlers-colour-brown }
settlers-value-color-gold = { settlers-colour-gold }
settlers-value-color-red = { settlers-colour-red }
settlers-value-color-pink = { settlers-colour-pink }
settlers-value-color-grey = { settlers-colour-grey }
settlers-value-more-yes = and more in the same action
settlers-value-more-no = {""}
settlers-choice-more-False = that is all
settlers-value-flag-yes = yes, stop them
settlers-value-flag-no = no, go on
settlers-value-condition-razed = a Location of yours is lost
settlers-value-condition-passed = another player passes
settlers-value-title-commoner = Commoner
settlers-value-title-servant = Servant
settlers-value-title-squire = Squire
settlers-value-title-knight = Knight
settlers-value-title-castellan = Castellan
settlers-value-title-king = King
settlers-value-title-emperor = Emperor
settlers-value-format-base = base game
settlers-value-format-introductory = Introductory
settlers-value-format-open = Open
settlers-value-format-standard = Standard
settlers-value-lookout-normal = normal
settlers-value-lookout-alternate = alternate
settlers-value-lookout-advanced = advanced
settlers-value-peaceful-yes = yes
settlers-value-peaceful-no = no

## What is remarked on a choice

settlers-remark-card = { $color } · { $free ->
        [0] { $price }
       *[other] nothing to pay
    }
settlers-part-price =
    { $worker ->
        [0] {""}
        [one] 1 Worker
       *[other] { $worker } Workers
    }{ $wood ->
        [0] {""}
       *[other] { $wood } Wood
    }{ $stone ->
        [0] {""}
       *[other] { $stone } Stone
    }{ $food ->
        [0] {""}
       *[other] { $food } Food
    }{ $gold ->
        [0] {""}
       *[other] { $gold } Gold
    }{ $raze ->
        [0] {""}
        [one] 1 Raze token
       *[other] { $raze } Raze tokens
    }{ $defense ->
        [0] {""}
        [one] 1 Defense token
       *[other] { $defense } Defense tokens
    }{ $places ->
        [0] {""}
        [one] 1 Location
       *[other] { $places } Locations
    }
settlers-remark-gives = giving up { $cards }{ $laid ->
        [0] {""}
       *[other] {" "}(a Foundation)
    }{ $lying }{ $others ->
        [0] {""}
       *[other] {" "}or another
    }
settlers-remark-gone-with-it = gone{ $lying }
settlers-remark-foundation = Foundation
# What a card does to whom, where it can be used in one way only.
settlers-remark-attack = { $deed ->
        [steal] takes { $good } from { $opponent }
        [skip_turn] { $opponent } skips the next turn
        [enemy_discards] { $opponent } discards { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
        [raze] Razes { $card }{ $of }
        [remove_location] removes { $card }{ $of }
        [take_location_to_hand] takes { $card }{ $of } into your hand
        [take_over] takes over { $card }{ $of }
        [block_action] blocks { $card }{ $of } for this round
        [discard_enemy_deal] discards the Deal { $card }{ $of }
       *[other] takes the Deal { $card }{ $of }
    }
# What somebody suffers who is named beside it.
settlers-remark-suffered = { $named ->
        [0] {""}
       *[other] { $opponent }{" "}
    }{ $deed ->
        [skip_turn] skips the next turn
       *[enemy_discards] discards { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
# What somebody suffers by an attack on what is named beside it.
settlers-remark-aimed =
    { $side ->
        [virtual] the virtual player
       *[player] { $owner }
    } { $deed ->
        [block_action] cannot use it any more this round
        [use_enemy_action] can use it once less this round
       *[other] loses this card
    }
settlers-remark-own-gone = your own, gone with all that it does
settlers-remark-whose = { $of }
settlers-remark-protected = Razing it costs { $count ->
        [one] 1 Raze token
       *[other] { $count } Raze tokens
    } then
settlers-remark-no-help-alone = no help against the Attacks of the virtual player
settlers-remark-safe-anyway = nobody can Raze it anyway
settlers-remark-no-attack = nobody can attack any more in this round
settlers-remark-protects-new = so far there is none: only one that the action brings
settlers-remark-protects-none = you have none to protect, and no action brings one
# The card that asks.
settlers-remark-asking = { $card }
settlers-remark-asked-by = card: { $card }
settlers-remark-forgone = { $card }: no gain
settlers-plan-steps = Your next turns, planned, an action in each:
    { $steps }
settlers-plan-next = **Which action is next?** Each has a turn of its own.
settlers-remark-safe = then you are safe from other players
settlers-remark-round-ends = all have passed then: the round ends
settlers-remark-unused =
    unused Workers and Resources: { $count }, which decide a tie{ $aiming ->
        [0] {""}
       *[other] {" "}· { settlers-remark-safe }
    }
# Alone, in the last round: what a pass leads to, and how it would end as things stand.
settlers-remark-last-pass = the match ends – { $final }
settlers-remark-last-attacks = As things stand { $final }
settlers-part-final =
    { $won ->
        [0] the match is lost
        [1] the Attack cards decide whether the match is won
       *[2] the match is won
    }: lead over the virtual player { $open ->
        [0] { $least_signed }
       *[other] { $least_signed } to { $most_signed }
    } (above 0 wins), { $differ ->
        [0] { $points }
       *[other] { $points } to { $highest }
    } VP
settlers-remark-then-attacks =
    { $count ->
        [one] then the virtual player attacks once
        [2] then the virtual player attacks twice
       *[other] then the virtual player attacks { $count } times
    }, and the round ends{ $open ->
        [0] {""}
       *[other] {" "}· open Attack cards: { $shown }
    }{ $threatened ->
        [0] {""}
       *[other] {" "}· lost if one more comes up: { $risks }
    }
settlers-remark-stays = you keep { $price }
settlers-remark-faction = { $price } · may keep { $kept }{ $samurai ->
        [0] {""}
       *[other] {" "}· Samurai
    }
settlers-remark-deal = Deal: { $good }{ $last ->
        [0] {""}
       *[other] , and no Production follows any more
    }

# How many of what a choice names; $count is the number. Where a kind of move is named, only there.
settlers-count-draw-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
settlers-count-exchange-count =
    { $count ->
        [one] once
       *[other] { $count } times
    }
settlers-count-count =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
settlers-count-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }

## Options of a match

settlers-option-lookout = Lookout phase
    .about = How Common cards are dealt at the beginning of a round.
settlers-option-peaceful = Peaceful variant
    .about = Opponents’ Locations are Razed only through cards.
settlers-option-factions = Factions in seat order
settlers-option-format = Deck format
    .about = Which cards are played with, and whether everybody may bring a deck of their own.
settlers-option-decks = Deck lists
settlers-option-lookout-normal = normal
    .about = Everybody takes a card that lies face up, then one of a new row in the opposite order
settlers-option-lookout-alternate = alternate
    .about = In secret everybody takes one of three cards, passes two to the left and takes one of those
settlers-option-lookout-advanced = advanced
    .about = Everybody takes cards in two laps over one row of five, which grows between
settlers-option-peaceful-yes = yes
    .about = Nobody spends Raze tokens on another’s Location
settlers-option-peaceful-no = no
    .about = Raze tokens may be spent on Locations of others
settlers-option-format-base = base game
    .about = The cards of the base box, the same decks for everybody
settlers-option-format-introductory = introductory
    .about = The base box and the expansion shuffled together
settlers-option-format-open = open
    .about = Whoever likes brings any list of cards for a faction
settlers-option-format-standard = standard
    .about = Whoever likes brings a deck with cards of the expansion exchanged for others

## Decks of one's own

settlers-deck-which =
    ### Your decks for the Standard and Open formats
    Which faction’s deck do you want to see or change?
settlers-deck-title = ### { $faction }: your deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
settlers-deck-copies = { $copies } × { $cards }
settlers-deck-question =
    -# In bold: cards of the expansion. All copies of a card go out together, and a card with as many copies comes in (R24.3).
    Which card is to go out?
settlers-deck-instead =
    { $count ->
        [one] What comes in for { $card }? It must be a card with a single copy (R24.3).
       *[other] What comes in for { $card }? It must be a card with { $count } copies (R24.3).
    }
settlers-deck-out = Take out
settlers-deck-in = Put in
settlers-deck-reset = Back to the base deck
settlers-deck-others = Other factions
settlers-deck-replaced = Saved: { $card } instead of { $out } ({ $count ->
        [one] 1 copy
       *[other] { $count } copies
    }).
settlers-deck-plain = Saved: this is the deck of the base game.

settlers-list-open = Open format: list
settlers-list-common = Open format: Common deck
settlers-list-title = ### { $deck }: { $own ->
        [yes] your list for the Open format
       *[no] the base deck, as long as you have no list for the Open format
    }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
settlers-list-how = -# Copy it, change it and send it with **Send a list**: any cards of this deck, each in a line with the number of its copies (R24.2). Your list for the Common deck counts in lobbies that you open.
settlers-list-write = Send a list
settlers-list-form = A list for the Open format
settlers-list-field = A card in each line, its number first
settlers-list-hint = 3 Ruins

settlers-bring = Which faction do you bring?
settlers-bring-text =
    Decks: whoever brings a faction plays it with { $format ->
        [open] his list for the Open format
       *[standard] his own deck
    } (`/settlers deck`), or with the base deck where he has none.
    Whoever brings nothing chooses among the free factions after the start and plays the base deck.
settlers-bring-own = -# { $player }: { $faction }, own deck
settlers-bring-base = -# { $player }: { $faction }, base deck
settlers-bring-common = -# Common deck: the host’s list, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
settlers-bring-none = none: I choose after the start

## What is awaited

settlers-step-faction = Choose your faction.
settlers-step-factions = Factions are chosen.
settlers-step-lookout = Lookout phase.
settlers-step-production = Production phase: choices are open.
settlers-step-action = Action phase: choices are open.
settlers-step-attack = The virtual player attacks.
settlers-step-draft = Lookout: take a card.
settlers-step-draw = Draw{ $by }: from which deck?
settlers-step-look = Keep one of the cards{ $by }.
settlers-step-option = Choose one option{ $by }.
settlers-step-copy = Choose the production to copy{ $by }.
settlers-step-use_deals = Choose the Deals to use{ $by }.
settlers-step-place = Place your Samurai{ $by }.
settlers-step-take = Choose the goods to gain{ $by }.
settlers-step-discard = Discard a card from hand{ $by }.
settlers-step-turn =
    { $stays ->
        [0] One action, or pass.
       *[other] One action, and then you may protect a Location; or pass.
    }
settlers-step-again =
    { $count ->
        [one] Activate it once more{ $by }, the last time of those you chose, or end.
       *[other] Activate it { $count } times more{ $by }, as you chose, or end.
    }
settlers-step-nested = Choose how the other Location is activated.
settlers-step-spend = Say what you spend{ $by }.
settlers-step-exchange = Exchange more Workers, or end.
settlers-step-after = Place tokens if you like, then end your turn.
settlers-step-cleanup = Cleanup: what do you keep?
settlers-step-lose = Choose the Location that is attacked.

## The end

settlers-source-track = Points during the game
settlers-source-common = Common Locations
settlers-source-faction = Faction Locations
settlers-source-stored = Cards and goods laid aside
# What decides between equal scores, one after the other.
settlers-tie-1 = unused Workers and Resources
settlers-tie-2 = cards in hand

settlers-reason-R19-1 = five rounds are played.
settlers-reason-R23-11 = five rounds are played, the Collection is counted.
settlers-reason-concession = the others have left.

## What a card or a board says; its parts are put together

settlers-says-open-production = Open Production: { $does }.
settlers-says-production = Production: { $does }.
settlers-says-bonus = Building bonus: { $does }.
    .row = Bonus: { $does }.
settlers-says-instant = Instant.
settlers-says-paid = Spend { $pay }: { $does }.
settlers-says-free = Free Action: { $does }.
settlers-says-limit =
    { $count ->
        [one] Up to once a round.
        [2] Up to twice a round.
       *[other] Up to { $count } times a round.
    }
settlers-says-storage = Storage: in Cleanup put up to { $max } on it ({ $kinds }).
    .row = Storage: up to { $max } ({ $kinds }).
settlers-says-storage-any = Storage: in Cleanup put any number on it ({ $kinds }).
    .row = Storage: any number ({ $kinds }).
settlers-says-storage-kept = They stay there.
settlers-says-storage-back = After Production they come back.
settlers-says-defense =
    { $count ->
        [one] Printed Defense token: Razing it costs { $count } Raze token more; no further Defense token may be put on it.
       *[other] Printed Defense tokens: Razing it costs { $count } Raze tokens more; no further Defense token may be put on it.
    }
    .row = Printed Defense: { $count }.
settlers-says-not-razed = Cannot be Razed.
settlers-says-no-cost = No cost.
settlers-says-no-colour = No colour.
settlers-says-target = Target field: { $good }.
settlers-says-board = Every round: { $goods }. In Cleanup any number of these may be stored: { $kinds }.
settlers-says-when-build = Each time you build { $location }: { $does }.
settlers-says-this-too = { $what } (this one included)
settlers-says-when-raze = Each time you Raze a card or a Location: { $does }.
settlers-says-when-make_deal = Each time you Make a Deal: { $does }.
settlers-says-when-deploy_samurai = Each time you deploy a Samurai: { $does }.
settlers-says-when-gain_vp = Each time you gain at least 1 VP, also in the Production phase: { $does }.
settlers-says-when-enemy_worker_exchange = Each time an opponent spends a pair of Workers on the exchange action: { $does }.
settlers-says-when-enemy_uses_open_production = Each time an opponent sends a Worker to one of your Open Production Locations: { $does }.
settlers-says-when-cleanup = In each Cleanup phase: { $does }.
settlers-says-endgame = At the end of the game: { $does }.
settlers-says-rule-store = In the Cleanup phase you may store any number of these: { $kinds }.
settlers-says-rule-raze_enemy_discount =
    { $count ->
        [one] Razing an opponent’s Location costs you { $count } Raze token less (never less than { $minimum }).
       *[other] Razing an opponent’s Location costs you { $count } Raze tokens less (never less than { $minimum }).
    }
settlers-says-rule-raze_surcharge_for_enemies =
    { $count ->
        [one] Razing one of your Locations costs opponents { $count } Raze token more.
       *[other] Razing one of your Locations costs opponents { $count } Raze tokens more.
    }
settlers-says-rule-samurai_on_common = You may also deploy Samurai on your Common Locations (one each), even beside a Defense token; both protections add up.
    .row = Samurai also on your Common Locations, even beside a Defense token.
settlers-says-rule-open_production_no_owner_worker = When you send a Worker to an opponent’s Open Production Location, the owner gains no Worker.
    .row = Whoever you send a Worker to gains none.
settlers-says-extra_attack =
    { $count ->
        [one] Solo: in rounds { $rounds } the virtual player makes { $count } attack.
       *[other] Solo: in rounds { $rounds } the virtual player makes { $count } attacks.
    }
settlers-says-number = { $count }
settlers-says-locations_are_open_production = Solo: the virtual player’s Locations count as Open Production Locations giving the first Good of their Raze field.

# What effects do.
settlers-says-gain = gain { $goods }
settlers-says-gain_per = gain { $amount } { $what }
settlers-says-gain_per-max = gain { $amount } { $what }, at most { $max } in all
    .row = gain { $amount } { $what }, at most { $max }
settlers-says-per-color = per { $color } Location in your Empire (this one included)
    .row = per { $color } Location, this one too
settlers-says-per-location = per Location in your Empire (this one included)
    .row = per Location, this one too
settlers-says-per-samurai = per Samurai in your Empire
settlers-says-per-spent = for each one spent
settlers-says-per-stored = per Good lying on it
settlers-says-per-stored-card = per card under it
settlers-says-choose = { $options } (your choice)
settlers-says-option = { $does }
settlers-says-may_pay_one = you may { $options }
settlers-says-offer = spend { $pay } to { $does }
settlers-says-look =
    { $count ->
        [one] look at the top card of your Faction deck and keep it
       *[other] look at the top { $count } cards of your Faction deck, keep one, put the rest under the deck
    }
settlers-says-copy_production = gain what another Production Location of yours (your choice) produces
settlers-says-run_production = gain what one Production Location of yours (your choice) produces
settlers-says-run_deal =
    { $count ->
        [one] gain the Good of 1 of your Deals
       *[other] gain the Goods of { $count } of your Deals
    }
settlers-says-steal =
    { $count ->
        [one] take { $count } Good of these from an opponent’s supply ({ $kinds })
       *[other] take { $count } Goods of one of these kinds from an opponent’s supply ({ $kinds })
    }
settlers-says-gain_from_raze_field = choose an opponent’s Location and gain one Good of its Raze field; the Location stays
settlers-says-raze = Raze { $targets }
settlers-says-raze-hand = a card from your hand
settlers-says-raze-enemy = an opponent’s Location
settlers-says-raze-own_common = one of your own Common Locations
settlers-says-raze-protected = whatever protects it
settlers-says-raze-swapped = and each Good so gained may be swapped for { $goods }
settlers-says-remove_location = remove any one Location of an opponent (not a Raze; no protection helps)
    .row = remove any one Location of an opponent
settlers-says-take_location_to_hand = take a Common Location from an opponent’s Empire into your hand (not a Raze; no protection helps)
    .row = take a Common Location of an opponent into your hand
settlers-says-discard_enemy_deal = discard a Deal from under an opponent’s Faction board
settlers-says-take_enemy_deal = take a Deal from under an opponent’s Faction board and add it to yours
settlers-says-deal_with_enemy_location = Make a Deal with a Faction Location of an opponent; its Good comes now and in every Production phase while that Location stays in play
settlers-says-build_from_hand = build { $card } from your hand at once, paying its goods but not the Location in its cost
settlers-says-build_from_deal = build { $card } of your Deals as a Location, paying its goods but not the Location in its cost
settlers-says-hand_to_foundation = put a card from your hand into your Empire as a Foundation, for which you gain { $goods }
settlers-says-take_over = put an Egyptian token on any Location of an opponent; from now on it works and counts as if it were in your Empire
    .row = put an Egyptian token on a Location of an opponent: it works for you
settlers-says-reactivate = activate another of your Action Locations that was already used up this round once more, paying its price
settlers-says-use_enemy_action = activate an opponent’s Action Location that is not used up as if it were yours, paying its price
settlers-says-block_action = choose an opponent’s Action Location; it cannot be activated any more this round
settlers-says-enemy_discards =
    { $count ->
        [one] an opponent of your choice discards { $count } card from hand
       *[other] an opponent of your choice discards { $count } cards from hand
    }
settlers-says-skip_turn = choose an opponent who has not passed; that player skips the next turn in this Action phase
    .row = an opponent skips the next turn
settlers-says-store_under = you may put up to { $max } of these on it for good: { $kinds }
settlers-says-gain_each_stored_kind =
    { $max ->
        [one] gain 1 Good of a kind lying on it
       *[other] gain 1 Good of each kind lying on it, at most { $max } kinds (your choice)
    }

# Locations and cards that count.
settlers-says-location-any = a Location
settlers-says-location-common = a Common Location
settlers-says-location-faction = a Faction Location
settlers-says-location-color = a { $color } Location
settlers-says-card-any = a card
settlers-says-card-common = a Common card
settlers-says-card-faction = a Faction card
settlers-says-card-color = a { $color } card
settlers-says-color-black = black
settlers-says-color-purple = purple
settlers-says-color-blue = blue
settlers-says-color-brown = brown
settlers-says-color-gold = golden
settlers-says-color-red = red
settlers-says-color-pink = pink
settlers-says-color-grey = grey

# So much of what is gained or spent.
settlers-says-kind = { $good }
settlers-says-hand-cards = cards from your hand
settlers-says-pays-any_resources = any number of Resources
settlers-says-pays-raze_price = the Raze tokens that the target costs
settlers-says-gets-wood = { $count } Wood
settlers-says-gets-stone = { $count } Stone
settlers-says-gets-food = { $count } Food
settlers-says-gets-gold = { $count } Gold
settlers-says-gets-vp = { $count } VP
settlers-says-gets-samurai = { $count } Samurai on your Locations
settlers-says-gets-worker =
    { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
    }
settlers-says-gets-raze =
    { $count ->
        [one] { $count } Raze token
       *[other] { $count } Raze tokens
    }
settlers-says-gets-defense =
    { $count ->
        [one] { $count } Defense token
       *[other] { $count } Defense tokens
    }
settlers-says-gets-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
settlers-says-gets-common_card =
    { $count ->
        [one] { $count } Common card
       *[other] { $count } Common cards
    }
settlers-says-gets-faction_card =
    { $count ->
        [one] { $count } Faction card
       *[other] { $count } Faction cards
    }
settlers-says-gets-hand_card =
    { $count ->
        [one] { $count } card from your hand
       *[other] { $count } cards from your hand
    }
settlers-says-gets-own_deal =
    { $count ->
        [one] { $count } Deal of yours
       *[other] { $count } Deals of yours
    }
settlers-says-look-needs = Not possible if the deck has fewer cards.
settlers-says-nothing = Does nothing.
settlers-says-any-goods = any Goods
