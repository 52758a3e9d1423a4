# Mosaic. Sentences of the game; the words are those of the glossary in its rules.
#
# mosaic-event-*    a line of the log; $player is the seat's name, ids come as names
# mosaic-illegal-*  why a move is refused and what is possible
# mosaic-reason-*   why the match ended: the number of the rule, "." written as "-"

mosaic-name = Mosaic
mosaic-about = Technologies, towns and wonders around the sea; three times in the match the Regions are scored by majorities.

## What happened

# So much of what is paid.
mosaic-amount-food = { $count } Food
mosaic-amount-ideas = { $count } Ideas
mosaic-amount-stone = { $count } Stone
mosaic-amount-money = { $count } Money
mosaic-amount-population = { $count } Population

mosaic-event-leader-chosen = { $player } takes the Leader { $leader }.
mosaic-event-picked = { $player } chooses a card.
mosaic-event-kept = { $player } keeps { $card }.
mosaic-event-packs-passed =
    Everybody has chosen; { $count ->
        [one] the last card goes
       *[other] the packs of { $count } cards go
    } on to the left.
mosaic-event-city-started = { $player } places a Starting City at { $hex }.
mosaic-event-benefits-taken = { $player } takes the starting benefits of { $leader }.
mosaic-event-benefits-ended = { $player } is ready.
mosaic-event-round-began = **Round { $number } begins**
mosaic-event-last-round-began = **The final round begins** (round { $number }).
mosaic-event-epilogue-began =
    After the last round { $player } takes { $count ->
        [one] an extra action
       *[other] { $count } extra actions
    }.
mosaic-event-turn-ended = { "" }
mosaic-part-change = { $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after })
        [other] { " " }({ $before } → { $after })
    }
mosaic-part-origin = { $told ->
       *[absent] {" – "}{ $source }
        [one] { "" }
        [other] { "" }
    }
mosaic-event-worked = { $player } works: { $resource } +{ $count }{ mosaic-part-change }.
mosaic-event-action-follows = { $player } takes another Action after this one ({ $card }{ $action ->
        [work] , Work
       *[any] { "" }
    }).
mosaic-event-paid = { $player } pays: { $amounts }{ mosaic-part-change }.
mosaic-event-population-paid = { $player } gives up: { $amounts }{ mosaic-part-change }.
mosaic-event-gained = { $player }: { $resource } +{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-population-gained = { $player }: Population +{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-grown =
    { $player } takes { $card }: Population +{ $count } ({ $before } → { $after }{ $factor ->
        [1] { "" }
       *[other] ; the card times { $factor }
    }{ $bonus ->
        [0] { "" }
       *[other] ; { $leader } +{ $bonus }
    }).
mosaic-event-multiplied = { $player }: the next Population card counts times { $factor } ({ $card }).
mosaic-event-points-gained = { $player }: +{ $count } VP{ mosaic-part-origin }.
mosaic-event-raised = { $player }: { $production } production +{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-lowered = { $player }: { $production } production −{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-token-taken = { $player } takes { $token } from { $hex }.
mosaic-event-good-gained = { $player } takes { $token }.
mosaic-part-holding = {", "}Holding Area +{ $count }
mosaic-event-built = { $player } builds at { $hex }: { $piece }{ $holding }.
mosaic-event-build-card = { $player } builds with the card { $card }.
mosaic-part-uneasy = , { mosaic-picture-sign-unrest } +{ $count }
mosaic-event-tax-taken = { $player } collects { $card }: Money +{ $count }{ mosaic-part-change }{ $uneasy }.
mosaic-event-tariff-taken = { $player } collects { $card }: Money +{ $count }{ mosaic-part-change }{ $uneasy }.
mosaic-event-holding-taken = { $player } empties the Holding Area: Money +{ $count }{ mosaic-part-change }.
mosaic-event-technology-up =
    { $player } turns up { $times ->
       *[absent] { $card }
        [other] Technologies: { $card }
    }.
mosaic-event-technology-down = { $player } takes { $card } and keeps it face down.
mosaic-event-technology-taken = { $player } takes { $card }.
mosaic-event-technology-kept = { $player } keeps { $card } face down.
mosaic-event-technology-secret = { $player } takes the seen card and keeps it face down.
mosaic-event-card-drawn = { $player } takes the top card of the Technology deck.
mosaic-event-government-taken = { $player } takes the Government { $government }.
mosaic-event-government-left = { $player } gives the Government { $government } back.
mosaic-event-recruited =
    { $player } recruits{ $times ->
       *[absent] { " " }in { $region }: { $unit }
        [other] : { $recruited }
    }.
mosaic-part-recruited = { $unit } ({ $region })
mosaic-event-marched =
    { $player } moves { $times ->
       *[absent] a unit: { mosaic-part-marched }
        [other] units: { $marched }
    }.
mosaic-part-marched = { $unit } ({ $source } → { $target })
mosaic-event-deployed =
    { $player } places { $times ->
       *[absent] a unit in { $region }: { $unit }
        [other] units: { $deployed }
    }.
mosaic-part-deployed = { $unit } ({ $region })
mosaic-event-removed =
    { $player } removes { $times ->
       *[absent] a unit
        [other] { $times } units
    } of { $opponent } in { $region }: { $unit }{ $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after }, { $card })
        [other] { " " }({ $before } → { $after }, { $card })
    }.
mosaic-event-diverted =
    { $player } moves all units of { $opponent } ({ $source } → { $target }){ $count ->
       *[absent] { "" }
        [one] : 1 unit
        [other] : { $count } units
    }.
mosaic-event-symbols-gained = { $player } gains symbols ({ $pillar }): { $count }.
mosaic-event-region-loyal = { $region } is loyal to { $player }: opponents build no Cities there any more.
mosaic-event-nothing-done =
    { $source }: { $declined ->
       *[absent] nothing to be done
        [clear] no offer can be cleared
        [deploy] no unit can be placed
        [guard] no Region can be named loyal
        [plunder] no resources to be taken
        [raise] no production can be raised
        [receive] no resources to be taken
        [site] nothing can be built for free, for want of a place or a piece
        [strike] no enemy unit is within reach
        [symbols] no symbols to be taken
        [take] no such token lies on the map
        [transfer] no production can be moved
    }.
mosaic-event-skipped =
    { $declined ->
        [action] { $player } takes no extra Action ({ $source }).
        [clear] { $player } clears no offer ({ $source }).
        [deploy] { $player } places no more units ({ $source }).
        [divert] { $player } moves no units ({ $source }).
        [guard] { $player } names no loyal Region ({ $source }).
        [plunder] { $player } takes no resources ({ $source }).
        [raise] { $player } raises no production ({ $source }).
        [receive] { $player } takes no resources ({ $source }).
        [site] { $player } builds nothing for free ({ $source }).
        [strike] { $player } removes no more units ({ $source }).
        [symbols] { $player } takes no symbols ({ $source }).
        [take] { $player } takes no more tokens ({ $source }).
        [transfer] { $player } moves no production ({ $source }).
       *[benefit] { $player } goes without the benefit of { $source }.
    }
mosaic-event-claimed = { $player } claims { $tile }{ $points }.
mosaic-part-points = {" "}(VP +{ $count })
mosaic-event-control-lost = { $player } loses control of { $region }{ $taken }{ $free }.
mosaic-event-control-gained = { $player } gains control of { $region } (before: nobody).
mosaic-part-taken = {" "}to { $opponent }
mosaic-part-free = {" "}(now: nobody)
mosaic-event-taken-over = { $player } takes over from { $opponent } at { $hex }: { $piece }.
mosaic-event-offer-cleared = { $player } clears the { $deck } offer: { $cards }.
mosaic-event-offered =
    { $times ->
       *[absent] New
        [other] { $times } new cards
    } in the { $deck } offer: { $card }.
mosaic-event-peeked = { $player } looks at the top card of the { $deck } deck.
mosaic-event-seen = { $player } sees { $card }.
mosaic-event-scoring-card = An Empire Scoring card comes up, number { $count }: { $card }.
mosaic-event-scoring-card-idle = Another Empire Scoring card comes up and is discarded: { $card }.
mosaic-event-empire-scoring = **Empire Scoring { $count } of { $most }**: Influence in each Region (VP)
mosaic-event-strengthened = { $card }: Influence +{ $count } for { $player } in { $region }.
mosaic-event-besieged = { $card } of { $opponent }: Cities of { $player } in { $region } give no Influence (−{ $count }).
mosaic-event-region-scored = { $region } – { $shares }
mosaic-part-shares =
    { $seat }: { $influence }{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count } VP)
    }
mosaic-event-government-scored = { $government } – { $player }: +{ $count } VP
mosaic-event-empire-scored = VP in all – { $sums }
mosaic-part-sums = { $seat }: +{ $count }
mosaic-event-end-triggered = **The end of the game is set off**: { $reason } After this turn { $turns ->
        [one] 1 turn is left
       *[other] { $turns } turns are left
    }.
mosaic-event-order-given = { $player } gives a standing order for { $card }.

## Why a move is refused

mosaic-illegal-not-now = This is not possible now; first decide what you are asked.
mosaic-illegal-not-a-choice = This is not among the choices: { $source }.
mosaic-illegal-only-work = { $source } lets you Work, and take no other Action.
mosaic-illegal-leader-taken = The Leader { $leader } is not left.
mosaic-illegal-card-not-in-pack = { $card } is not in your pack.
mosaic-illegal-benefits-first = Take the starting benefits of your Leader first.
mosaic-illegal-benefits-taken = You have taken the starting benefits of your Leader.
mosaic-illegal-action-first = Take an Action first; Work is always possible.
mosaic-illegal-action-taken = You have taken your Action. Free steps are still possible, or end the turn.
mosaic-illegal-unknown-hex = “{ $hex }” is no hex of the map. A hex is called by the two letters on the plate of its Region and its number, such as IT04.
mosaic-illegal-region-out = { $region } is not in play with this number of players.
mosaic-illegal-hex-taken = At { $hex } stands already: { $piece } ({ $owner }).
mosaic-illegal-port-hex = { $hex } is a port hex; this goes on land only.
mosaic-illegal-needs-port = This needs a port hex, and { $hex } is none: { $piece }.
mosaic-illegal-loyal-region = { $region } is loyal to { $owner }; others build no Cities there.
mosaic-illegal-no-city-beside = This must stand next to a City of yours, and { $hex } does not: { $piece }.
mosaic-illegal-no-city-there = You have no City in { $region }.
mosaic-illegal-too-few-cities = Fewer than { $count ->
        [one] 1 City stands
       *[other] { $count } Cities stand
    } in { $region }.
mosaic-illegal-not-a-site = This cannot stand at { $hex }: { $piece }.
mosaic-illegal-no-site = There is no place for it or no piece left: { $piece }.
mosaic-illegal-wrong-piece = This is not what is being built: { $piece }.
mosaic-illegal-no-work-for = You work for Stone, Food or Ideas, not for { $resource }.
mosaic-illegal-card-not-offered = { $card } does not lie in the offer.
mosaic-illegal-cards-left = Without a card this is possible only when deck and offer are empty.
mosaic-illegal-not-seen = You have seen no card there that you could take.
mosaic-illegal-too-expensive = You cannot pay that ({ $cost }): { $lacking } Money are lacking.
mosaic-illegal-population-lacking = This needs { $needed } Population, and you have { $count }. Money cannot replace it.
mosaic-illegal-no-other-split = There is only one way to pay this.
mosaic-illegal-unknown-way-to-pay = Pay with your own resources first, or choose the split.
mosaic-illegal-wrong-split = Money can pay for { $least } to { $most } units here: { $resource }.
mosaic-illegal-wonder-gone = { $wonder } is not available.
mosaic-illegal-government-gone = { $government } is not available.
mosaic-illegal-government-symbols = You lack symbols for { $government }. It needs: { $pillar }.
mosaic-illegal-symbols-lacking = You lack symbols for { $card }: { $pillar }.
mosaic-illegal-population-for-card = { $card } costs Population that you do not have.
mosaic-illegal-unknown-unit = There is no unit “{ $unit }”.
mosaic-illegal-unit-locked = You need its Technology first: { $unit }.
mosaic-illegal-recruit-limit =
    You may recruit no more than { $count ->
        [one] 1 unit
       *[other] { $count } units
    } in a turn.
mosaic-illegal-no-money = This costs { $count } Money, which you do not have.
mosaic-illegal-none-in-stock = You have no such piece left: { $piece }.
mosaic-illegal-no-own-unit = You have no such unit in { $region }: { $unit }.
mosaic-illegal-not-adjacent-region = { $source } and { $target } are not adjacent.
mosaic-illegal-has-moved = Every such unit in { $region } has moved in this turn: { $unit }.
mosaic-illegal-not-an-opponent = Choose a unit of an opponent.
mosaic-illegal-one-region = Both units must be in one region: { $region }.
mosaic-illegal-units-protected = The units of { $owner } cannot be removed (Armor).
mosaic-illegal-no-unit-of-yours = In { $region } you have none of these: { $unit }.
mosaic-illegal-no-such-unit = { $owner } has no such unit in { $region }: { $unit }.
mosaic-illegal-card-not-face-down = { $card } does not lie face down in front of you.
mosaic-illegal-no-card-face-down = No card lies face down in front of you.
mosaic-illegal-tile-gone = { $tile } is not available.
mosaic-illegal-golden-age-early = { $tile } needs { $needed ->
        [one] 1 symbol
       *[other] { $needed } symbols
    } ({ $pillar }), and you have { $count }.
mosaic-illegal-achievement-early = { $tile } needs { $needed } ({ $metric }), and you have { $count }.
mosaic-illegal-no-government = You have no Government.
mosaic-illegal-government-used = You have cleared an offer with { $government } already.
mosaic-illegal-offer-empty = The { $deck } offer is empty.
mosaic-illegal-unknown-deck = There is no such offer: { $deck }.
mosaic-illegal-no-take-over = You cannot take over Cities (or have done so already).
mosaic-illegal-no-enemy-city = No City of an opponent stands at { $hex }.
mosaic-illegal-owner-too-small = { $owner } has fewer than { $count ->
        [one] 1 City
       *[other] { $count } Cities
    }.
mosaic-illegal-no-exchange = You cannot exchange Population (or have done so already).
mosaic-illegal-no-republic = Only the Republic looks at decks.
mosaic-illegal-peek-late = You may look at one deck in a turn, before your Action.
mosaic-illegal-deck-empty = The { $deck } deck is empty.
mosaic-illegal-no-such-order = You have no card for this order, or it holds already.

## Decisions

mosaic-kind-leader = Choose a Leader
    .hint = The last seat chooses first. What a Leader gives comes later, at the starting benefits.
mosaic-kind-pick = Keep a card
    .hint = In secret; the rest of the pack goes on to the left.
mosaic-kind-start = Starting City
    .hint = A free land hex; a token lying there is yours.
mosaic-kind-benefits = Take the Leader’s benefits
    .hint = Resources, productions and pieces of your Leader.
mosaic-kind-work = Work
    .hint = Gain Population + production of Stone, Food or Ideas.
mosaic-kind-population = Population
    .hint = Pay the Food of a card and gain its Population.
mosaic-kind-build = Build
    .hint = A City, Port City, Farm, Manufactory or Project, with a card or without.
mosaic-kind-wonder = Wonder
    .hint = In a region with a City of yours; every further Wonder is dearer.
mosaic-kind-technology = Technology
    .hint = Take a card for 5 Ideas, face up if you have its symbols.
mosaic-kind-lay = Face up or face down
    .hint = The card that you have just taken: turn it up, or keep it face down for later.
mosaic-kind-tax_tariff = Tax & Tariff
    .hint = Take a card, gain Money and empty the Holding Area.
mosaic-kind-recruit = Recruit (Military)
    .hint = 5 Money for a unit in a region with a City of yours.
mosaic-kind-march = Move (Military)
    .hint = 1 Money for a unit to an adjacent region.
mosaic-kind-halt = End the Military Action
    .hint = No more recruiting and moving.
mosaic-kind-government = Government
    .hint = Take a tile whose symbols you have and pay its Ideas.
mosaic-kind-pay = Split the payment
    .hint = 2 Money for each Resource that is not paid.
mosaic-kind-site = Building site
    .hint = A token lying there is yours.
mosaic-kind-turn_up = Turn up a Technology
    .hint = Free: a face-down card whose symbols you have.
mosaic-kind-claim = Claim a tile
    .hint = Free: a Golden Age or Achievement that you fulfil, 6 VP.
mosaic-kind-clear = Clear an offer
    .hint = The cards go under the deck and new ones are dealt. This is final.
mosaic-kind-clear-turn = Clear an offer (Government)
mosaic-kind-take_over = Take over a City (Priestess)
    .hint = Free, once per game.
mosaic-kind-exchange = Exchange (Magistrate)
    .hint = Free, once per game: 1 Population for 20 of one resource.
mosaic-kind-peek = Look at a deck (Republic)
    .hint = Free, once per turn before the Action: you may take the card that you see. This is final.
mosaic-kind-end = End turn
    .hint = You do nothing more in it.
mosaic-kind-end-benefits = End the starting benefits
mosaic-kind-skip = Go without
    .hint = Decline the benefit.
mosaic-kind-skip-of = Go without ({ $what })
mosaic-kind-deploy = Place a unit
    .hint = The unit costs nothing.
mosaic-kind-strike = Remove a unit
    .hint = An enemy unit in a region with a unit of yours.
mosaic-kind-raise = Raise a production
    .hint = One of the five, as much as the card says.
mosaic-kind-transfer = Shift production
    .hint = Lower one production and raise another by the same amount.
mosaic-kind-take = Take a token
    .hint = From any hex of the map.
mosaic-kind-receive = Gain a resource
    .hint = The whole amount is of one kind.
mosaic-kind-plunder = Raiders
    .hint = For each unit choose what it brings.
mosaic-kind-guard = Loyal region
    .hint = Opponents build no Cities there until the end of the game.
mosaic-kind-symbols = Symbols
    .hint = Two symbols of one pillar.
mosaic-kind-divert = Diplomats
    .hint = Move all units of an opponent from one region to an adjacent one, once per game.
mosaic-kind-order_rule = Standing order (when to ask)
    .hint = What happens with this card before an Empire Scoring. Only you know.
mosaic-kind-order_strike = Standing order (General)
    .hint = Always remove this unit before an Empire Scoring, if it is there. Only you know.
mosaic-kind-order_divert = Standing order (Diplomats)
    .hint = Move these units before the next Empire Scoring, if they are there. Only you know.

mosaic-field-leader = Which Leader?
mosaic-field-card = Which card?
mosaic-field-hex = Which hex?
mosaic-field-resource = Which resource?
mosaic-field-pay = How do you pay?
mosaic-field-piece = What is built?
mosaic-field-wonder = Which Wonder?
mosaic-field-face_up = Face up?
mosaic-field-unit = Which unit?
mosaic-field-region = Which region?
mosaic-field-source = From where?
mosaic-field-target = Where to?
mosaic-field-government = Which Government?
mosaic-field-money = For how many units does Money pay?
mosaic-field-tile = Which tile?
mosaic-field-deck = Which deck?
mosaic-field-opponent = Whose?
mosaic-field-production = Which production?
mosaic-field-amount = By how much?
mosaic-field-token = Which token?
mosaic-field-stone = How many units bring Stone?
mosaic-field-food = How many units bring Food?
mosaic-field-ideas = How many units bring Ideas?
mosaic-field-pillar = Which pillar?
mosaic-field-rule = What shall happen?

# The question of a field in one kind of move, in full: it may stand alone on a screen.
mosaic-field-leader-leader = Which Leader do you choose?
mosaic-field-pick-card = Which card of the pack do you keep?
mosaic-field-start-hex = On which hex do you place your Starting City?
mosaic-field-work-resource = Which resource do you gain?
mosaic-field-population-card = Which Population card do you take?
mosaic-field-build-card = With which card do you build?
mosaic-field-build-piece = What do you build?
mosaic-field-wonder-wonder = Which Wonder do you build?
mosaic-field-technology-card = Which Technology do you take?
mosaic-field-tax_tariff-card = Which card do you take?
mosaic-field-recruit-unit = Which unit do you recruit?
mosaic-field-recruit-region = In which region do you recruit it?
mosaic-field-march-unit = Which unit do you move?
mosaic-field-march-source = From which region do you move it?
mosaic-field-march-target = To which region do you move it?
mosaic-field-government-government = Which Government do you take?
mosaic-field-pay-money = How much of the cost does Money pay for?
mosaic-field-site-piece = What do you place?
mosaic-field-site-hex = On which hex do you place the Wonder?
mosaic-field-site-hex-city = On which hex do you place the City?
mosaic-field-site-hex-port_city = On which hex do you place the Port City?
mosaic-field-site-hex-farm = On which hex do you place the Farm?
mosaic-field-site-hex-manufactory = On which hex do you place the Manufactory?
mosaic-field-lay-face_up = Do you turn up the Technology that you took?
mosaic-field-turn_up-card = Which Technology do you turn up?
mosaic-field-claim-tile = Which tile do you claim?
mosaic-field-clear-deck = Which offer is cleared?
mosaic-field-take_over-hex = Which City do you take over?
mosaic-field-exchange-resource = Which resource do you take in exchange?
mosaic-field-peek-deck = Which deck do you look at?
mosaic-field-deploy-unit = Which unit do you place?
mosaic-field-deploy-region = In which region do you place it?
mosaic-field-strike-opponent = Whose unit do you remove?
mosaic-field-strike-region = In which region do you remove the unit?
mosaic-field-strike-unit = Which unit do you remove?
mosaic-field-raise-production = Which production do you raise?
mosaic-field-transfer-source = Which production do you lower?
mosaic-field-transfer-target = Which production do you raise?
mosaic-field-transfer-amount = By how much do you shift it?
mosaic-field-take-token = Which token do you take?
mosaic-field-take-hex = From which hex do you take it?
mosaic-field-receive-resource = Which resource do you gain?
mosaic-field-plunder-stone = How many units bring Stone?
mosaic-field-plunder-food = How many units bring Food?
mosaic-field-plunder-ideas = How many units bring Ideas?
mosaic-field-guard-region = Which region becomes loyal?
mosaic-field-symbols-pillar = Of which pillar do you take the symbols?
mosaic-field-divert-opponent = Whose units do you move?
mosaic-field-divert-source = From which region do you move them?
mosaic-field-divert-target = To which region do you move them?
# Where all fields are chosen at once.
mosaic-field-recruit-all = Which unit do you recruit in which region?
mosaic-field-march-all = Which unit do you move, from where and to where?
mosaic-field-pay-all = How much of the cost does Money pay for?
mosaic-field-site-all = What do you place on which hex?
mosaic-field-deploy-all = Which unit do you place in which region?
mosaic-field-strike-all = Which unit do you remove, and where?
mosaic-field-transfer-all = Which production do you lower, and which do you raise?
mosaic-field-take-all = Which token do you take, and from which hex?
mosaic-field-plunder-all = What do the units bring?
mosaic-field-divert-all = Which units do you move, from where and to where?

mosaic-value-card-none = without a card
mosaic-value-card-seen = the seen card
mosaic-value-source-none = without a card
mosaic-value-pay-own = { "" }
mosaic-choice-pay-own = own resources first
mosaic-value-pay-choose = pay otherwise
mosaic-value-piece-city = City
mosaic-value-piece-port_city = Port City
mosaic-value-piece-farm = Farm
mosaic-value-piece-manufactory = Manufactory
# Only by a card, whose name tells it.
mosaic-value-piece-project = { "" }
mosaic-choice-piece-project = Project
mosaic-value-piece-infantry = Infantry
mosaic-value-piece-cavalry = Cavalry
mosaic-value-piece-siege_engine = Siege Engine
mosaic-value-face_up-yes = face up
mosaic-value-face_up-no = face down for now
mosaic-value-unit-infantry = Infantry
mosaic-value-unit-cavalry = Cavalry
mosaic-value-unit-siege_engine = Siege Engine
mosaic-value-deck-technologies = Technology
mosaic-value-deck-build_cards = Build
mosaic-value-deck-population_cards = Population
mosaic-value-deck-tax_tariff_cards = Tax & Tariff
mosaic-value-production-tax = Tax
mosaic-value-production-tariff = Tariff
mosaic-value-source-tax = Tax
mosaic-value-source-tariff = Tariff
mosaic-value-target-tax = Tax
mosaic-value-target-tariff = Tariff
mosaic-value-metric-money = Money
mosaic-value-metric-production_tariff = Tariff production
mosaic-value-metric-production_stone = Stone production
mosaic-value-metric-production_food = Food production
mosaic-value-metric-production_ideas = Ideas production
mosaic-value-metric-production_tax = Tax production
mosaic-value-metric-controlled_regions = Regions controlled
mosaic-value-metric-unique_goods = unique trade goods
mosaic-value-metric-cities = Cities
mosaic-value-metric-units = units on the map
mosaic-value-metric-technologies = Technologies face up
mosaic-value-metric-projects_plus_wonders = Projects and Wonders
mosaic-value-metric-port_cities = Port Cities
mosaic-value-metric-population = Population
mosaic-value-metric-distinct_pillars = pillars with a symbol
mosaic-value-rule-ask = ask me where it is of use
mosaic-value-rule-always = always ask me
mosaic-value-rule-never = never

# How many of what a choice names; $count is the number. Where a kind of move is named, only there.
mosaic-count-pay-money =
    { $count ->
        [0] nothing with Money
       *[other] { $count } with Money
    }
mosaic-count-transfer-amount = by { $count }
mosaic-count-plunder-stone =
    { $count ->
        [0] { "" }
        [one] 1 unit: Stone
       *[other] { $count } units: Stone
    }
mosaic-count-plunder-food =
    { $count ->
        [0] { "" }
        [one] 1 unit: Food
       *[other] { $count } units: Food
    }
mosaic-count-plunder-ideas =
    { $count ->
        [0] { "" }
        [one] 1 unit: Ideas
       *[other] { $count } units: Ideas
    }
mosaic-count-plunder-money =
    { $count ->
        [0] { "" }
        [one] 1 unit: Money
       *[other] { $count } units: Money
    }

## What is remarked on a choice

mosaic-remark-hex = { $region }
mosaic-remark-hex-bare = { $region }
mosaic-remark-hex-token = { $region }: { $token }
mosaic-remark-symbols =
    { $count ->
        [one] symbol: { $symbols }
       *[other] symbols: { $symbols }
    }{ $needs }
mosaic-part-needs = {" · "}to turn it up: { $pillar }
mosaic-remark-face-up = face up
mosaic-remark-face-later = asked when the new card lies there
mosaic-remark-face-down = face down, symbols still lacking: { $pillar }
mosaic-remark-face-down-population = face down for want of Population
# What a piece costs, which is paid when its hex is chosen.
mosaic-remark-price = { $price }{ $unpaid }
mosaic-part-unpaid = {" · "}still to pay: { $price }
# How much there is of what a Tax & Tariff card counts; its name says how often each counts.
# R4.1: what Money pays for.
mosaic-remark-instead = Money instead of { $count } Food
mosaic-remark-income = { $counted }{ $earned }{ $holding }
mosaic-part-earned = {" · "}{ $earners }
mosaic-part-earners = { $source } +{ $money }
mosaic-part-counted =
    { $population ->
        [0] {""}
       *[other] Population { $held }
    }{ $government_symbols ->
        [0] {""}
       *[other] Government symbols { $held }
    }{ $tax_production ->
        [0] {""}
       *[other] Tax production { $held }
    }{ $unique_goods ->
        [0] {""}
       *[other] unique trade goods { $held }
    }{ $cities ->
        [0] {""}
       *[other] Cities { $held }
    }{ $tariff_production ->
        [0] {""}
       *[other] Tariff production { $held }
    }
# Once the end has been set off.
mosaic-remark-ends = the match ends – { $final }{ $lost }
mosaic-part-lost = ; { mosaic-remark-unused }
mosaic-remark-unused = { $actions ->
        [one] an Action of this turn is lost
       *[other] { $actions } Actions of this turn are lost
    }
# Before the end of a turn: tiles that could be claimed, then the other free steps.
mosaic-remark-unclaimed = still possible before it, for free: { $claimable }{ $besides }
mosaic-part-claimable = { $tile } ({ $vp } VP)
mosaic-part-besides = ; { $free }
mosaic-value-free-turn_up = { mosaic-kind-turn_up }
mosaic-value-free-take_over = { mosaic-kind-take_over }
mosaic-value-free-exchange = { mosaic-kind-exchange }
mosaic-value-free-peek = { mosaic-kind-peek }
mosaic-value-free-clear = { mosaic-kind-clear-turn }
mosaic-remark-drops = drops { $card }
mosaic-remark-drops-piece = drops { $piece }
mosaic-remark-shift =
    { $least ->
        [0] { "" }
       *[other] by { $least }–{ $most }
    }
mosaic-remark-face-down-left = could be turned up now, or in a later turn: { $cards }
mosaic-remark-asked-by = card: { $source }
mosaic-remark-offer = { $once }{ $cards }
mosaic-part-once = { $government }, once only:{" "}
mosaic-part-final = { $seat }: { $count } VP
mosaic-remark-unrest = Unrest { $unrest } costs { $count } VP at the end
# What of a Leader’s starting benefits is chosen then.
mosaic-remark-benefits = { $also }
mosaic-remark-leader = start: { $brings }{ $producing }{ $later }
mosaic-part-brings = { $metric } { $count }
mosaic-part-producing = ; production: { $produced }
mosaic-part-produced = { $production } { $count }
mosaic-part-later = ; { $also }
mosaic-part-also = { $benefit ->
        [raise] a production of your choice +{ $count }
        [raise_other] another production of your choice +{ $count }
        [deploy] { $piece }
        [draw] top card of the Technology deck
       *[build] free: { $piece }
    }
mosaic-remark-free = nothing to pay
mosaic-part-price =
    { $population ->
        [0] {""}
       *[other] Population −{ $population }
    }{ $food ->
        [0] {""}
       *[other] Food −{ $food }
    }{ $ideas ->
        [0] {""}
       *[other] Ideas −{ $ideas }
    }{ $stone ->
        [0] {""}
       *[other] Stone −{ $stone }
    }{ $money ->
        [0] {""}
       *[other] Money −{ $money }
    }
# The Government that goes back to the board behind it.
mosaic-remark-government = { $count } VP at a scoring as things stand{ $leaving }
mosaic-remark-government-unscored = no Empire Scoring follows{ $leaving }
mosaic-remark-government-left = { $government } goes back
mosaic-part-leaving = ; { $government } goes back
# Influence at an Empire Scoring, and the VP that it would bring.
mosaic-remark-unscored = no Empire Scoring follows{ $passing }
mosaic-part-passing = {"; "}{ $passed }
mosaic-part-passed = control of { $place } then: { $held ->
        [0] nobody
       *[other] { $seat }
    }
mosaic-remark-scoring = Scoring then – { $sums } VP
mosaic-remark-scoring-as-it-stands = Scoring as things stand – { $sums } VP
mosaic-remark-influence-now = Influence at a Scoring now – { $ahead }
mosaic-remark-influence = { $where }Influence at a Scoring – { $ahead }
mosaic-part-where = { $place }:{" "}
mosaic-remark-influence-of = { $unit } · Influence at a Scoring – { $ahead }
# What stands there now, of which a move or a standing order speaks.
mosaic-remark-units-there = { $there }
mosaic-part-there = { $unit }: { $count }
mosaic-remark-no-units-there = no units now
mosaic-remark-moved = Influence at a Scoring – { $ahead }; { $source } – { $behind }
mosaic-part-ahead =
    { $seat }: { $influence }{ $count ->
        [0] { "" }
       *[other] { " " }({ $count } VP)
    }
mosaic-part-behind = { mosaic-part-ahead }

mosaic-panel-regions = First choose a region
mosaic-panel-other-region = Another region
mosaic-consequence-chance = then: a new card comes up
mosaic-consequence-chance-scoring = then: a new card comes up, perhaps an Empire Scoring

# What somebody has a number of; it stands before the number by which that grows or shrinks.
mosaic-holding-food = { mosaic-picture-sign-food }
mosaic-holding-ideas = { mosaic-picture-sign-ideas }
mosaic-holding-money = { mosaic-picture-sign-money }
mosaic-holding-stone = { mosaic-picture-sign-stone }
mosaic-holding-population = { mosaic-picture-sign-population }
mosaic-holding-production-food = Food production
mosaic-holding-production-ideas = Ideas production
mosaic-holding-production-stone = Stone production
mosaic-holding-production-tariff = { mosaic-picture-sign-tariff }
mosaic-holding-production-tax = { mosaic-picture-sign-tax }
mosaic-holding-pillar-science = { mosaic-picture-pillar-science } (symbol)
mosaic-holding-pillar-population = { mosaic-picture-pillar-population } (symbol)
mosaic-holding-pillar-government = { mosaic-picture-pillar-government } (symbol)
mosaic-holding-pillar-economy = { mosaic-picture-pillar-economy } (symbol)
mosaic-holding-pillar-construction = { mosaic-picture-pillar-construction } (symbol)
mosaic-holding-pillar-military = { mosaic-picture-pillar-military } (symbol)
# The pillar must not be taken for the production of Food.
mosaic-holding-pillar-food_production = { mosaic-picture-pillar-food-production } (symbol)
mosaic-holding-pillar-culture = { mosaic-picture-pillar-culture } (symbol)
mosaic-holding-pillar-urbanization = { mosaic-picture-pillar-urbanization } (symbol)
mosaic-holding-goods = Unique trade goods
mosaic-holding-cities = Cities
mosaic-holding-units = Units
mosaic-holding-regions = Regions
mosaic-holding-scoring = Government VP per scoring
mosaic-holding-unrest = { mosaic-picture-sign-unrest }
mosaic-holding-holding-area = Money in the Holding Area for the next Tax & Tariff
mosaic-holding-final = VP at the end

# The card that asks.
mosaic-part-by = {" "}({ $source })
mosaic-step-leader = Choose a Leader.
mosaic-step-pick = Keep a Technology card of your pack.
mosaic-step-start = Place your Starting City.
mosaic-step-benefits = { $taken ->
    [0] Take the benefits of your Leader and turn up starting cards.
   *[other] You have the benefits of your Leader: turn up starting cards, or go on.
}
mosaic-part-closing = {" "}{ $turns ->
        [0] It is the last turn of the last round.
        [one] 1 turn is left after it.
       *[other] { $turns } turns are left after it.
    }
mosaic-step-turn = One Action, and free steps before and after it.{ $closing }
mosaic-step-actions = { $count ->
        [one] 1 Action
       *[other] { $count } Actions
    }, and free steps before and after them.{ $closing }
mosaic-step-spent = Your Action is taken: free steps, or end the turn.
mosaic-step-action = Extra action{ $by }.
mosaic-step-lay = The new card lies there: is the Technology that you took turned up{ $by }?
mosaic-step-pay = Split the payment{ $by } between own resources and Money; or Work instead.
mosaic-step-site = Choose the hex{ $by }.
mosaic-step-military = Military: recruit and move, or end the Action.
mosaic-step-deploy = Place a unit{ $by }.
mosaic-step-strike = Remove an enemy unit{ $by }.
mosaic-step-strike-before-scoring = Before Empire Scoring { $count } of { $most } – { $card }: remove an enemy unit.
mosaic-step-divert-before-scoring =
    Before Empire Scoring { $count } of { $most } – { $card }, once per game: move the units of an opponent{ $later ->
        [0] .
       *[other] , or keep that for a later one.
    }
mosaic-step-raise = Raise a production{ $by }.
mosaic-step-transfer = Shift production{ $by }.
mosaic-step-take = Take a token from the map{ $by }.
mosaic-step-receive = Choose a resource{ $by }.
mosaic-step-plunder = Choose what the units bring{ $by }.
mosaic-step-guard = Choose the loyal region{ $by }.
mosaic-step-symbols = Choose a pillar{ $by }.
mosaic-step-clear = Choose the offer that is cleared{ $by }.

mosaic-option-edition = Edition whose values are used
    .about = Whose values count where the two rulebooks differ.
mosaic-option-edition-pl = Polish rules (first choice)
mosaic-option-edition-en = English rules

## The end

mosaic-source-regions = Empire Scorings
mosaic-source-governments = Governments
mosaic-source-at_once = Points from cards
mosaic-source-settlements = Settlements
mosaic-source-wonders = Wonders
mosaic-source-tiles = Golden Ages and Achievements
mosaic-source-technologies = Technologies
mosaic-source-projects = Projects
mosaic-source-leader = Leader
mosaic-source-manufactories = Manufactory cards
mosaic-source-unrest = Unrest

# What decides between equal scores, one after the other.
mosaic-tie-1 = Wonders
mosaic-tie-2 = Money

mosaic-reason-R9-1a = the third Empire Scoring card has come up.
mosaic-reason-R9-1b = two sets of tiles are used up.

## What a card or a tile says; its parts are put together

mosaic-says-nothing = Does nothing.
mosaic-says-parts = { $parts }
mosaic-says-name = { $what }
mosaic-says-kind-city = Place a City.
mosaic-says-kind-port_city = Place a Port City on a port hex.
mosaic-says-kind-farm = Place a Farm Town next to a City of yours.
mosaic-says-kind-manufactory = Place a Manufactory Town next to a City of yours.
mosaic-says-kind-project = Project.
mosaic-says-site-port = Port hex only.
mosaic-says-site-any_three_cities = Only in a region with at least 3 Cities, one of them yours.
mosaic-says-at-setup = Start: { $does }.
mosaic-says-at-played = { $does }.
mosaic-says-at-played-amounts = { $does }.
mosaic-says-at-held = { $does }.
mosaic-says-at-held-lasting = While held: { $does }.
mosaic-says-at-once_per_game = Once per game: { $does }.
mosaic-says-at-before_empire_scoring = Before every Empire Scoring: { $does }.
mosaic-says-at-before_empire_scoring-once = Once per game, just before an Empire Scoring: { $does }.
mosaic-says-at-empire_scoring = Empire Scoring: { $does }.
mosaic-says-at-endgame = Final scoring: { $does }.
mosaic-says-when-any_city_built = Whenever any player builds a City (no Port City): { $does }.
mosaic-says-when-any_port_city_built = Whenever any player builds a Port City: { $does }.
mosaic-says-when-any_wonder_built = Whenever any player builds a Wonder: { $does }.
mosaic-says-when-own_work_stone = Whenever you Work for Stone: { $does }.
mosaic-says-when-own_work_food = Whenever you Work for Food: { $does }.
mosaic-says-when-own_work_ideas = Whenever you Work for Ideas: { $does }.
mosaic-says-when-own_tax_card = With every Tax card: { $does }.
mosaic-says-when-own_city_or_manufactory_built = Whenever you build a City, a Port City or a Manufactory Town: { $does }.
mosaic-says-golden-age = { $symbols }: { $vp } VP.
mosaic-says-symbols =
    { $count ->
        [one] { $count } symbol of { $pillar }
       *[other] { $count } symbols of { $pillar }
    }
mosaic-says-achievement = { $what }; { $vp } VP.
mosaic-says-with-players = { $what } ({ $players })
mosaic-says-seats-2-3 = 2–3 players
mosaic-says-seats-4-6 = 4–6 players
mosaic-says-has-money =
    { $count ->
        [one] hold { $count } Money
       *[other] hold { $count } Money
    }
mosaic-says-has-production_tariff = Tariff production { $count }
mosaic-says-has-production_stone = Stone production { $count }
mosaic-says-has-production_food = Food production { $count }
mosaic-says-has-production_ideas = Ideas production { $count }
mosaic-says-has-production_tax = Tax production { $count }
mosaic-says-has-controlled_regions =
    { $count ->
        [one] control { $count } region
       *[other] control { $count } regions
    }
mosaic-says-has-unique_goods =
    { $count ->
        [one] { $count } kind of trade goods
       *[other] { $count } kinds of trade goods
    }
mosaic-says-has-cities =
    { $count ->
        [one] { $count } City on the map
       *[other] { $count } Cities on the map
    }
mosaic-says-has-units =
    { $count ->
        [one] { $count } unit on the map
       *[other] { $count } units on the map
    }
mosaic-says-has-technologies =
    { $count ->
        [one] { $count } face-up Technology card
       *[other] { $count } face-up Technology cards
    }
mosaic-says-has-projects_plus_wonders = Projects and Wonders together: { $count }
mosaic-says-has-port_cities =
    { $count ->
        [one] { $count } Port City
       *[other] { $count } Port Cities
    }
mosaic-says-has-population = { $count } Population
mosaic-says-has-distinct_pillars =
    { $count ->
        [one] symbols of { $count } pillar
       *[other] symbols of { $count } different pillars
    }
mosaic-says-trade-good = When gained: { $raised }.
mosaic-says-trade-good-plain = Trade good without a production bonus.
mosaic-says-cache = Whoever builds here takes { $goods }.
mosaic-says-population-card = Pay { $cost }: gain { $goods }.
mosaic-says-tax-tariff = Money: { $counted }. Unrest: { $unrest }.
mosaic-says-counts-population = { $count } × Population
mosaic-says-counts-government_symbols = { $count } × Government symbols
mosaic-says-counts-tax_production = { $count } × Tax production
mosaic-says-counts-unique_goods = { $count } × unique trade goods
mosaic-says-counts-cities = { $count } × Cities
mosaic-says-counts-tariff_production = { $count } × Tariff production
mosaic-says-gets-stone = { $count } Stone
mosaic-says-gets-ideas = { $count } Ideas
mosaic-says-gets-food = { $count } Food
mosaic-says-gets-money = { $count } Money
mosaic-says-gets-population = { $count } Population
mosaic-says-gets-vp = { $count } VP
mosaic-says-raise-ideas = Ideas production +{ $count }
mosaic-says-raise-stone = Stone production +{ $count }
mosaic-says-raise-food = Food production +{ $count }
mosaic-says-raise-tax = Tax production +{ $count }
mosaic-says-raise-tariff = Tariff production +{ $count }
mosaic-says-gain = gain { $goods }
mosaic-says-lose = lose { $goods }
mosaic-says-at-once = score { $goods } at once
mosaic-says-gain-single = gain { $count } of one of these: { $of }
mosaic-says-gain-per_unit_mix = gain { $count } of one of these ({ $of })
mosaic-says-production_choice = one production of your choice +{ $count }
mosaic-says-production_choice-other = another production of your choice +{ $count }
mosaic-says-unrest-less = ignore { $count } Unrest
mosaic-says-unrest-more = { $count } Unrest more
mosaic-says-if-goods = { $what } if you own these: { $goods }
mosaic-says-each = { $what } { $each }
mosaic-says-at-most = { $what }, at most { $max } in all
mosaic-says-per-pillar =
    { $every ->
        [one] per { $pillar } symbol you own
       *[other] for every { $every } { $pillar } symbols you own
    }
mosaic-says-per-own-population =
    { $every ->
        [one] per Population you have
       *[other] for every { $every } Population you have
    }
mosaic-says-per-own-cities =
    { $every ->
        [one] per City you own
       *[other] for every { $every } Cities you own
    }
mosaic-says-per-own-port_cities =
    { $every ->
        [one] per Port City you own
       *[other] for every { $every } Port Cities you own
    }
mosaic-says-per-own-farms =
    { $every ->
        [one] per Farm Town you own
       *[other] for every { $every } Farm Towns you own
    }
mosaic-says-per-own-manufactories =
    { $every ->
        [one] per Manufactory Town you own
       *[other] for every { $every } Manufactory Towns you own
    }
mosaic-says-per-own-units =
    { $every ->
        [one] per unit you have on the map
       *[other] for every { $every } units you have on the map
    }
mosaic-says-per-own-wonders =
    { $every ->
        [one] per Wonder you own
       *[other] for every { $every } Wonders you own
    }
mosaic-says-per-own-projects =
    { $every ->
        [one] per Project you own
       *[other] for every { $every } Projects you own
    }
mosaic-says-per-own-technologies =
    { $every ->
        [one] per face-up Technology card you own
       *[other] for every { $every } face-up Technology cards you own
    }
mosaic-says-per-own-unique_goods =
    { $every ->
        [one] per unique trade good you own
       *[other] for every { $every } unique trade goods you own
    }
mosaic-says-per-own-good_tokens =
    { $every ->
        [one] per trade good token you own, duplicates included
       *[other] for every { $every } trade good tokens you own, duplicates included
    }
mosaic-says-per-own-golden_ages_and_achievements =
    { $every ->
        [one] per Golden Age and Achievement tile you hold
       *[other] for every { $every } Golden Age and Achievement tiles you hold
    }
mosaic-says-per-own-achievements =
    { $every ->
        [one] per Achievement tile you hold
       *[other] for every { $every } Achievement tiles you hold
    }
mosaic-says-per-own-controlled_regions =
    { $every ->
        [one] per region you control
       *[other] for every { $every } regions you control
    }
mosaic-says-per-own-regions_with_city =
    { $every ->
        [one] per region with a City of yours
       *[other] for every { $every } regions with a City of yours
    }
mosaic-says-per-own-best_region_cities =
    { $every ->
        [one] per City of yours in one region of your choice
       *[other] for every { $every } Cities of yours in one region of your choice
    }
mosaic-says-per-own-production_food =
    { $every ->
        [one] per point of your Food production
       *[other] for every { $every } points of your Food production
    }
mosaic-says-per-region-own_cities =
    { $every ->
        [one] per City of yours in its region
       *[other] for every { $every } Cities of yours in its region
    }
mosaic-says-per-region-all_wonders =
    { $every ->
        [one] per Wonder in its region, whoever owns it (this one included)
       *[other] for every { $every } Wonders in its region, whoever owns them (this one included)
    }
mosaic-says-per-region-all_units =
    { $every ->
        [one] per unit in its region, whoever owns it
       *[other] for every { $every } units in its region, whoever owns them
    }
mosaic-says-per-adjacent-own_cities =
    { $every ->
        [one] per City of yours next to it
       *[other] for every { $every } Cities of yours next to it
    }
mosaic-says-units = place { $units } { $where }
mosaic-says-new-infantry = { $count } Infantry
mosaic-says-new-cavalry = { $count } Cavalry
mosaic-says-new-choice =
    { $count ->
        [one] { $count } unit (Infantry or Cavalry)
       *[other] { $count } units (Infantry or Cavalry)
    }
mosaic-says-place-any_region = in any regions
mosaic-says-place-own_city_region = where you have a City
mosaic-says-place-built_city_region = in the region of the new City
mosaic-says-place-region_without_own_city = in a region without a City of yours
mosaic-says-unit-infantry = Infantry
mosaic-says-unit-cavalry = Cavalry
mosaic-says-unit-siege_engine = a Siege Engine
mosaic-says-unit-any = a unit
mosaic-says-eliminate =
    { $count ->
        [one] remove { $count } enemy unit from a region where you have { $own }
       *[other] remove up to { $count } enemy units from one region where you have { $own }
    }
mosaic-says-free_build = place { $what } { $where } for free
mosaic-says-free-city = a City
mosaic-says-free-farm = a Farm Town
mosaic-says-free-manufactory = a Manufactory Town
mosaic-says-free-town = a Farm Town or a Manufactory Town
mosaic-says-where-any = anywhere
mosaic-says-where-region_without_own_city = in a region without a City of yours
mosaic-says-where-adjacent_to_own_city = next to a City of yours
mosaic-says-where-region_adjacent_to_own_city_region = in a region adjacent to another one with a City of yours
mosaic-says-where-same_region_as_units = in the same region (no adjacent City is needed)
mosaic-says-take-any_token =
    { $count ->
        [one] take { $count } trade good or Cache from the map
       *[other] take { $count } trade goods or Caches from the map
    }
mosaic-says-take-any_trade_good =
    { $count ->
        [one] take { $count } trade good from the map
       *[other] take { $count } trade goods from the map
    }
mosaic-says-take-good = take from the map: { $count } × { $good }
mosaic-says-take_pillars =
    { $count ->
        [one] gain { $count } symbol of a pillar of your choice
       *[other] gain { $count } symbols of one pillar of your choice
    }
mosaic-says-clear_offer-any = you may put one offer under its deck and deal a new one
mosaic-says-clear_offer-technology = put the Technology offer under its deck and deal a new one
mosaic-says-extra_action-any =
    { $count ->
        [one] +{ $count } extra Action { $when }
       *[other] +{ $count } extra Actions { $when }
    }
mosaic-says-extra_action-work =
    { $count ->
        [one] +{ $count } extra Work Action { $when }
       *[other] +{ $count } extra Work Actions { $when }
    }
mosaic-says-timing-now = at once
mosaic-says-timing-first_turn = in the first turn
mosaic-says-timing-after_last_round = at the end of the game
mosaic-says-influence = +{ $count } Influence in each region where you have { $own }
mosaic-says-negate = enemy Cities are worth no Influence where you have { $own }
mosaic-says-unlock = you may recruit { $own }
mosaic-says-takeover_city =
    { $count ->
        [one] take over a City of a player who owns at least { $count }
       *[other] take over a City of a player who owns at least { $count }
    }
mosaic-says-exchange = pay { $cost } and { $gain }
mosaic-says-repeat_best_project = your best-scoring Project counts once more
mosaic-says-take_wild_good = take the Wild trade good, which may stand for any trade good
mosaic-says-production_transfer = you may lower one production by any amount and raise another one by as much
mosaic-says-protect_units = your units can never be removed
mosaic-says-waive_government_requirements = you may take Governments without having their symbols
mosaic-says-block_city_builds = choose a region you control: for the rest of the game opponents cannot build Cities there
mosaic-says-move_enemy_units = move all units of one opponent out of one region into one adjacent region
mosaic-says-peek_deck = before your Action you may look at the top card of one deck and take it instead of an offered card
mosaic-says-recruit_limit_set = you may recruit up to { $count } per turn
mosaic-says-recruit_limit_add = you may recruit { $count } more per turn
mosaic-says-next_population_card_multiplier = the next Population card you take gives its Population × { $count }
mosaic-says-population_card_bonus = every Population card you take gives { $count } more
mosaic-says-draw_technology =
    { $count ->
        [one] the top Technology card for free
       *[other] the top { $count } Technology cards for free
    }
mosaic-says-piece = { $influence } Influence; { $vp } VP at the end.
mosaic-says-piece-plain = { $influence } Influence.
