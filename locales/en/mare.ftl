# Mare Nostrum. Sentences of the game; the words are those of the glossary in its rules.
#
# mare-event-*    a line of the log; $player is the seat's name, ids come as names
# mare-illegal-*  why a move is refused and what is possible
# mare-reason-*   why the match ended: the number of the rule, "." written as "-"

mare-name = Mare Nostrum: Empires
mare-about = Trade, building and battles around the Mediterranean; four ways to win at once, and no points.

## What happened

mare-event-empire-taken = { $player } leads { $empire }.
mare-event-round-began = **Round { $number }**
mare-event-reward-chosen = { $player } chooses what the legendary city brings: { $province }.
mare-event-collected = { $player } collects { $resources } (+{ $count }).
mare-event-ran-short =
    The reserve is short: { $player } goes without { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }.
mare-event-legendary-drawn =
    { $player } draws { $count ->
        [one] a legendary good
       *[other] { $count } legendary goods
    }.
mare-event-drawn = { $player } draws: { $resource }.
mare-event-good-taken = { $player } takes one good from the reserve: { $resource }.
mare-event-declined =
    { $declined ->
        [any_good] { $player } takes no good from the reserve.
        [peace] { $player } declares peace with nobody.
        [swap] { $player } leaves the legion on the control marker.
       *[card] { $player } makes no use of the card.
    }
mare-event-value-played =
    { $player } plays { $marker } (everybody offers { $count ->
        [0] nothing
        [one] 1 resource
       *[other] { $count } resources
    }).
mare-event-left-out = { $player } has too few resources and takes no part in the trade.
mare-event-no-trade = There is no trade in this round{ $cause ->
        [few] : only one player or none can offer so much
        [nothing] : nothing is to be offered
        [offers] : only one player or none has offered anything
       *[unsaid] { "" }
    }.
mare-event-number-chosen = { $player } will offer { $count }.
mare-event-offer-chosen =
    { $player } puts into the offer: { $times ->
       *[absent] { $resource }
        [other] { $offer-chosen }
    }.
mare-part-offer-chosen = { $resource }
mare-event-offer-withdrawn = { $player } starts the offer again.
mare-event-offered = { $player } has made an offer.
mare-event-revealed = { $player } offers: { $resources }{ $number }.
mare-event-revealed-none = { $player } offers nothing{ $number }.
mare-part-number = {" "}({ $source })
mare-event-starter-named = { $player } names who takes first: { $opponent }.
mare-event-took = { $player } takes from { $opponent }: { $resource }{ $alone }.
mare-part-alone =
    {" "}– automatically: { $how ->
        [barred] the offer of { $opponent } is barred after a take in return
       *[only] nothing else is left
    }
mare-event-returned = Back to { $player }: { $resources }.
mare-event-compensated = { $player } gives { $opponent } one resource in return.
mare-event-gave = { $player } gives { $opponent }: { $resource }.
mare-event-called = { $player } calls { $opponent }{ $phase ->
        [build] { " " }to build
        [battle] { " " }to move and fight
       *[unsaid] { "" }
    }.
mare-event-turn-began =
    { $by ->
        [call] { "" }
        [rest] { $player } is the last one { $phase ->
            [build] to build
           *[battle] to move and fight
        }.
       *[unsaid] It is the turn of { $player }.
    }
mare-event-build-ended = { $player } has finished building.
mare-event-turn-ended = { $player } ends the turn.
mare-event-paid = { $player } pays: { $amounts }.
mare-event-cost-nothing = { $player } pays nothing, by { $card }.
mare-event-cost-one = { $player } pays one resource only, by { $card }.
mare-event-control-placed = { $player } takes control of { $province }.
mare-event-unit-built = { $player } builds a { $unit_small } in { $area }.
mare-event-built = { $player } builds a { $building_small } in { $province }.
mare-event-caravan-built = { $player } builds a caravan in { $province }: { $resource }.
mare-event-forestalled = Perseus: { $player } builds before everybody else.
mare-event-recruited = { $player } takes { $card }, hero or wonder number { $count }.
mare-event-copied = Castor & Pollux of { $player } take over the power of { $card }.
mare-event-pyramids-built = { $player } builds the Pyramids.
mare-event-mustered =
    { $player } musters in { $province } ({ $card }): { $count ->
        [one] 1 legion
       *[other] { $count } legions
    } free of charge.
mare-event-achieved = { $player } may win by { $route } when the phase ends.
mare-event-discarded = { $player } gives back what is not kept: { $resources } (−{ $count }).
mare-event-kept =
    { $count ->
        [0] { $player } keeps no goods.
       *[other] { $player } keeps: { $resources }.
    }
mare-event-card-shown = New on display: { $card }.
mare-event-peace-declared = { $player } declares peace with { $opponent } for this round.
mare-event-sent-home =
    { $count ->
        [one] A legion of { $player } returns
       *[other] { $count } legions of { $player } return
    } home: { $province }.
mare-event-converted = { $player } takes over the control of { $province } from { $opponent }.
mare-event-marker-removed =
    { $cause ->
        [unlinked] { $opponent } takes the control marker of { $player } off { $province } and puts none there, for want of a connection: nobody controls it now.
       *[unsaid] { $player } loses control of { $province }; nobody controls it now.
    }
mare-event-sailed =
    { $player } sails{ $times ->
       *[absent] { " " }from { $source } to { $target }: { mare-part-fleet }
        [other] : { $sailed }
    }.
mare-part-fleet =
    { $count ->
        [one] 1 trireme
       *[other] { $count } triremes
    }
mare-part-sailed = { mare-part-fleet } ({ $source } → { $target })
mare-event-marched =
    { $player } marches{ $times ->
       *[absent] { " " }from { $source } to { $target }: { mare-part-army }
        [other] : { $marched }
    }{ $land }.
mare-part-army =
    { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }
mare-part-marched = { mare-part-army } ({ $source } → { $target })
mare-part-land = , into land of { $owner }
mare-event-battle = **Battle: { $area }.** { $player } against { $opponent }{ $own ->
       *[absent] { "" }
        [one] , 1 die against { $against }
        [other] , { $own } dice against { $against }
    }.
mare-part-change = { $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after })
        [other] { " " }({ $before } → { $after })
    }
mare-event-rolled = { $player } rolls { $dice }.
mare-event-strengthened = { $player }: +{ $count } ({ $source }).
mare-event-total =
    { $player }: { $sum ->
        [known] { "" }
       *[unsaid] total { $total },{ " " }
    }{ $count ->
        [0] no hits
        [one] 1 hit
       *[other] { $count } hits
    }.
mare-event-hit-cancelled =
    The fortress of { $player } cancels { $count ->
        [one] a hit
       *[other] { $count } hits
    }.
mare-event-losses-chosen = { $player } chooses the losses in { $area }.
mare-event-legions-lost =
    { $player } loses in { $area }: { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }{ mare-part-change }.
mare-event-triremes-lost =
    { $player } loses on { $area }: { $count ->
        [one] 1 trireme
       *[other] { $count } triremes
    }{ mare-part-change }.
mare-event-fortress-lost = { $player } loses a fortress in { $area }.
mare-event-contested = { $province } is contested.
mare-event-settled = { $province } is not contested any more.
mare-event-occupation-ended = The legions of { $player } in { $province } no longer occupy: { $spots }{ $regained }.
mare-part-regained = {" "}(held by { $owner } again)
mare-event-pillaged =
    { $player } pillages in { $province }{ $held ->
        [controller] , a province of { $opponent }
       *[unsaid] { "" }
    }: { $building }.
mare-event-looted = { $player } gains: { $resource } +{ $count }.
mare-event-occupied =
    { $player } occupies in { $province }{ $held ->
        [controller] , a province of { $opponent }
       *[unsaid] { "" }
    }: { $spots }.
mare-event-seized =
    { $player } occupies the control marker { $held ->
        [controller] of { $opponent } in
       *[unsaid] of
    } { $province }.
mare-event-sacrificed = { $player } gives up the legion on the control marker of { $province }.
mare-event-tie-decided = { $player } decides the tie for { $title } ({ $seat }): { $opponent }.
mare-event-stationed = A legion of { $player } acts as a caravan in { $province }: { $resource }.
mare-event-title-won = { $player } becomes { $title }.
mare-event-title-kept = { $player } remains { $title }.
mare-event-won = **{ $player } wins by { $route }{ $by_cities }.**
mare-part-by_cities = {" "}– { $provinces }
mare-event-order-given = { $player } changes the standing orders.

## Why a move is refused

mare-illegal-not-now = This is not possible now; first decide what you are asked.
mare-illegal-step-to-come = That is a later step of your turn: end this one first.
mare-illegal-step-over = That step of your turn is over.
mare-illegal-not-a-choice = This is not among the choices.
mare-illegal-empire-gone = This empire is not left: { $empire }.
mare-illegal-reserve-empty = The reserve has none of this good: { $resource }.
mare-illegal-marker-spent = The marker with the value { $count } is used up; play another one.
mare-illegal-number-fixed = You cannot choose how much you offer.
mare-illegal-number-too-high =
    You may offer 0 to { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }, no more than you have.
mare-illegal-number-first = First choose how many resources you offer.
mare-illegal-not-in-hand = You have none of this left: { $resource }.
mare-illegal-nothing-offered = You have put nothing into your offer yet.
mare-illegal-no-participant = { $player } takes no part in this trade.
mare-illegal-no-third-take = You have taken from { $opponent } and { $opponent } from you; now take from somebody else.
mare-illegal-not-on-offer = You cannot take this from { $opponent }: { $resource }.
mare-illegal-had-turn = { $player } has had a turn already.
mare-illegal-no-perseus = Only the owner of Perseus can build first.
mare-illegal-not-in-set = This cannot be part of the set: { $resource }. A set is coins only, or goods of different kinds.
mare-illegal-cannot-copy = This power cannot be taken over: { $card }.
mare-illegal-cannot-keep =
    You may keep { $count ->
        [one] 1 good
       *[other] { $count } goods of different kinds
    }.
mare-illegal-named-before = You named { $opponent } in the round before; choose somebody else.
mare-illegal-not-an-opponent = Choose an opponent.
mare-illegal-wrong-losses = Choose exactly as many of your units there as you have to lose: { $count }.
mare-illegal-not-tied = { $player } is not among those with the highest value.
mare-illegal-area-closed = This area is not in play: { $province }.
mare-illegal-controlled-already = { $province } is controlled already ({ $owner }).
mare-illegal-others-there = Another player’s units stand there: { $province }.
mare-illegal-no-marker-left = You have no control marker left.
mare-illegal-not-connected = { $province } is neither adjacent to a province of yours nor linked with one by your triremes; for building, what you controlled at the start of the round counts.
mare-illegal-none-in-stock = You have no such unit left: { $unit }.
mare-illegal-not-yours = You do not control { $province }.
mare-illegal-blocked = { $province } is blocked: another player’s units stand there.
mare-illegal-fortress-there = You have a fortress there: { $province }.
mare-illegal-no-coast = No province of yours on this sea is free of other players’ units: { $area }.
mare-illegal-no-such-space = There is no such building space: { $province }.
mare-illegal-built-already = This space is built on: { $province }.
mare-illegal-covered = A legion of { $owner } stands on this space: { $province }.
mare-illegal-cards-full = You have { $count } heroes and wonders; nobody may have more.
mare-illegal-not-on-display = This card is not on display: { $card }.
mare-illegal-has-pyramids = You have built the Pyramids already.
mare-illegal-no-muster = You cannot muster free legions now.
mare-illegal-cannot-pay = You have no set of { $count }: that many coins, or that many goods of different kinds.
mare-illegal-no-such-set = You cannot pay { $count } in this way.
mare-illegal-too-few-triremes =
    { $count ->
        [0] No trireme of yours can still move from there
        [one] You have 1 trireme there that has not moved
       *[other] You have { $count } triremes there that have not moved
    }: { $area }.
mare-illegal-seas-apart = These seas are not adjacent: { $source }, { $target }.
mare-illegal-too-few-legions =
    { $count ->
        [0] No such legion of yours can still move from there
        [one] You have 1 such legion there that has not moved
       *[other] You have { $count } such legions there that have not moved
    }: { $area }.
mare-illegal-out-of-reach = { $target } is neither adjacent to { $source } nor linked with it by your triremes.
mare-illegal-peace-border = You are at peace with { $opponent } and may not enter these provinces.
mare-illegal-fought-already = You have fought there in this turn: { $area }.
mare-illegal-at-peace = You are at peace with { $opponent }.
mare-illegal-no-enemy-there = There is no such opponent to fight: { $area }.
mare-illegal-not-marked = No legion of yours occupies this control marker.
mare-illegal-chosen-already = You have chosen for this province in this turn: { $province }.
mare-illegal-capital-control = The control of a capital province cannot be taken: { $province }.
mare-illegal-no-building = There is no such building: { $province }.
mare-illegal-not-occupiable = Choose other buildings than now, no more than you have legions there: { $count }.
mare-illegal-contested = { $province } is contested, not conquered: { $opponent } still has units there.
mare-illegal-not-conquered = You have not conquered { $province }.
mare-illegal-no-circe = Your legions do not act as caravans.
mare-illegal-no-station = This needs an idle legion, an empty caravan space and no other player there: { $province }.
mare-illegal-place-fixed = In { $province } a legion with a place can take another one only once in a turn, and not where you have chosen what to do with the province.
mare-illegal-wishes-in-trade = Wish lists are for the trade phase.
mare-illegal-wishes-full = Your wish list is full ({ $count }).
mare-illegal-not-leader = You are not { $title }.
mare-illegal-no-such-order = This order holds already, or there is no such order.

## Decisions

mare-kind-empire = Choose an empire
    .hint = One that is left, or let it be drawn.
mare-kind-reward = Legendary city
    .hint = With its temple it brings one more coin or one more legendary good. Only you know which.
mare-kind-any_good = Colossus of Rhodes
    .hint = Any good of which the reserve has a token.
mare-kind-value = Play an exchange marker
    .hint = The side that you show is the number that everybody offers. The whole marker is used up.
mare-kind-number = How many to offer
    .hint = Antigone: any number from 0 to 5. It stays secret until the offers are revealed.
mare-kind-offer = Offer a resource
    .hint = In secret, several at once or one after the other. The last one makes the offer final.
mare-kind-withdraw = Start the offer again
    .hint = Take back what you have put in so far.
mare-kind-starter = Who takes first
    .hint = You take no part yourself, so name a participant.
mare-kind-take = Take a resource
    .hint = From somebody’s offer; that player takes next.
mare-kind-compensate = Give one in return
    .hint = You have one too many. Only the two of you learn what it is.
mare-kind-appoint = Call a player
    .hint = Everybody has one turn.
mare-kind-build = Build on a space
    .hint = A caravan or city for a set of 3, a market or temple for one of 6.
mare-kind-recruit = Take a hero or wonder
    .hint = Each one takes a larger set than the one before: 7, 8, 9, 10.
mare-kind-control = Place control
    .hint = For a set of 3, in a free province adjacent to or linked with one controlled since the round began.
mare-kind-legion = Build a legion
    .hint = In a province that you control, for a set of 3.
mare-kind-trireme = Build a trireme
    .hint = On a sea that touches a province of yours, for a set of 3.
mare-kind-fortress = Build a fortress
    .hint = One in each province that you control, for a set of 3.
mare-kind-muster = Muster legions (Penthesilea)
    .hint = One free legion for each province of yours with other players’ units.
mare-kind-pyramids = Build the Pyramids
    .hint = For a set of 12. They can win the game.
mare-kind-pay = Put into the set
    .hint = Several resources at once or one after the other; the last one pays.
mare-kind-cancel = Do not buy
    .hint = Nothing has been paid yet.
mare-kind-copy = Choose a hero (Castor & Pollux)
    .hint = You get the power, without the bonus, for the rest of the game.
mare-kind-keep = Keep goods (Hanging Gardens)
    .hint = Up to two of different kinds; two coins stay anyway.
mare-kind-peace = Declare peace (Statue of Zeus)
    .hint = Their legions leave your provinces; you neither fight nor enter each other’s provinces this round.
mare-kind-convert = Take over control
    .hint = Replace the control marker under your legion by one of yours.
mare-kind-sail = Move triremes
    .hint = To an adjacent sea, each once.
mare-kind-attack = Attack at sea
    .hint = One opponent on each sea, if you like.
mare-kind-march = Move legions
    .hint = To an adjacent province or along your triremes, each once.
mare-kind-fight = Fight a battle
    .hint = Wherever your units meet others there must be one battle.
mare-kind-lose = Choose losses
    .hint = One for each hit that got through; the choice is yours.
mare-kind-occupy = Occupy buildings
    .hint = One legion on each; you hold them from now on.
mare-kind-seize = Occupy the control marker
    .hint = Instead of pillage and buildings: 1 legion stands on it, the others there occupy nothing.
mare-kind-pillage = Pillage
    .hint = Destroy a building and take its income at once; the legion stays on its space.
mare-kind-station = Legion as caravan (Circe)
    .hint = It collects on an empty caravan space.
mare-kind-swap = Take over at once (Queen of Sheba)
    .hint = The legion on the marker is lost, the province is yours.
mare-kind-crown = Give the title
    .hint = Of those who are level, whoever has the title decides.
mare-kind-done = Done
    .hint = Go on with the next step, or end the turn.
# The same by the step that it ends.
mare-kind-done-build = End the build
    .hint = Your part of the build phase is over then.
mare-kind-done-convert = Take over no more control
    .hint = Your triremes are next.
mare-kind-done-sail = Move no more triremes
    .hint = Attacks at sea are next, then your legions.
mare-kind-done-attack = Attack no more at sea
    .hint = Your legions are next.
mare-kind-done-march = Move no more legions
    .hint = Battles on land are next, then what you have conquered.
mare-kind-done-conquest = End the turn
    .hint = Your turn of battle is over then.
mare-kind-decline = Make no use of it
    .hint = Go on without the power of the card.
mare-kind-decline-any_good = Take no good
mare-kind-decline-keep = Keep no good
mare-kind-decline-peace = Declare no peace
mare-kind-decline-swap = Do not take over at once
mare-kind-wish = Wish list: add
    .hint = When you take, the first wish that can be had is taken for you. Only you know the list.
mare-kind-unwish = Wish list: empty it
    .hint = You will be asked what to take.
mare-kind-spare = Wish list: spare a player
    .hint = Whether the list takes nothing from this player.
mare-kind-order_next = Order of calling: add
    .hint = Who is called next when you lead. It answers for you when your time has run out.
mare-kind-order_rule = Order of calling: ask or not
    .hint = Whether you are asked all the same, to watch each result first.
mare-kind-order_clear = Order of calling: empty it
    .hint = Forget the stored order.
mare-kind-build_first = Perseus: build first or not
    .hint = The bot builds first for you as soon as that wins, unless you hold back. Only you know.

mare-field-empire = Which empire?
mare-field-province = Which province?
mare-field-reward = What does it bring?
mare-field-resource = Which resource?
mare-field-value = How many shall everybody offer?
mare-field-count = How many?
mare-field-player = Who?
mare-field-opponent = Whom?
mare-field-card = Which card?
mare-field-pay = How do you pay?
mare-field-sea = Which sea?
mare-field-spot = Which place?
mare-field-leaves = Which legion?
mare-field-goods = Which goods?
mare-field-source = From where?
mare-field-target = Where to?
mare-field-losses = Which units are lost?
mare-field-spots = Which buildings?
mare-field-title = Which title?
mare-field-claim = Build before everybody else as soon as that wins?
mare-field-never = Take nothing from this player?
mare-field-rule = What shall happen?

# The question of a field in one kind of move, in full: it may stand alone on a screen.
mare-field-empire-empire = Which empire do you play?
mare-field-reward-province = Which legendary city do you choose for?
mare-field-reward-reward = What does the legendary city bring?
mare-field-any_good-resource = Which good does the Colossus of Rhodes bring?
mare-field-value-value = How many resources shall everybody offer?
mare-field-number-count = How many resources do you offer?
mare-field-offer-resource = What do you offer?
mare-field-starter-player = Who takes first?
mare-field-take-opponent = From whose offer do you take?
mare-field-take-resource = What do you take from the offer?
mare-field-compensate-resource = What do you give in return?
mare-field-appoint-player = Who comes next?
mare-field-build-province = In which province do you build?
mare-field-build-spot = On which place do you build?
mare-field-recruit-card = Which hero or wonder do you take?
mare-field-control-province = In which province do you place control?
mare-field-legion-province = In which province do you build a legion?
mare-field-fortress-province = In which province do you build a fortress?
mare-field-trireme-sea = On which sea do you build a trireme?
mare-field-pay-resource = What do you pay with?
mare-field-copy-card = Which hero’s power do you copy?
mare-field-keep-goods = Which goods do you keep?
mare-field-peace-opponent = To whom do you declare peace?
mare-field-convert-province = Over which province do you take control?
mare-field-sail-source = From which sea do you move triremes?
mare-field-sail-target = To which sea do you move them?
mare-field-sail-count = How many triremes do you move?
mare-field-attack-sea = On which sea do you attack?
mare-field-attack-opponent = Whom do you attack?
mare-field-lose-losses = Which units do you lose?
mare-field-march-source = From which province do you move legions?
mare-field-march-target = To which province do you march?
mare-field-march-spot = Which legion leaves?
mare-field-march-count = How many legions do you move?
mare-field-fight-province = In which province do you fight?
mare-field-fight-opponent = Whom do you fight?
mare-field-pillage-province = In which province do you pillage?
mare-field-pillage-spot = Which building do you destroy?
mare-field-occupy-province = In which province do you occupy buildings?
mare-field-occupy-spots = Which buildings do you occupy?
mare-field-seize-province = In which province do you occupy the control marker?
mare-field-station-province = In which province does a legion become a caravan?
mare-field-station-spot = On which place does it collect?
mare-field-swap-province = Which province do you take over at once?
mare-field-crown-title = Which title do you give?
mare-field-crown-player = Who gets the title?

# What is told beside a choice.
mare-remark-offer = { $resources }
mare-remark-offered = in your offer so far: { $resources }
mare-remark-held = you hold { $held } → { $left }
mare-remark-held-last = you hold { $held } → { $left }; in the offer already: { $resources }
mare-remark-spent =
    you hold { $held }{ $perish ->
        [all] , lost unless spent
        [some] , { $lost } of them lost unless spent
       *[none] { "" }
    }
mare-remark-receiver = { $opponent } is one short and gets it
mare-remark-battles = { $battles }{ $several }{ $battle }{ $behind }
mare-remark-ahead = { $battles }{ $several_ahead }
# What decides stands first, as a row may be cut at its end: who wins, that the capital is left, whom one meets, what is given up,
# then the dice.
mare-remark-march-met = { $needed }{ $turned }{ $emptied }{ $faced }{ $met }{ $several }{ $leaves }{ $rolls }{ $behind }{ $next }
mare-remark-march-ahead = { $needed }{ $met }{ $several_ahead }{ $leaves }{ $rolls }
mare-remark-province =
    { $needed }{ $turned }{ $gives }{ $whose ->
        [own] yours: { mare-part-units }
        [empty] yours, no units there
        [gainless] free, no gain
        [free] free{ $legions ->
            [0] { "" }
           *[other] , yours: { mare-part-units }
        }
       *[other] controlled by { $owner }, undefended, { $legions ->
            [0] { $buildings ->
                [0] no buildings
                [one] 1 building
               *[other] { $buildings } buildings
            }
           *[other] yours: { mare-part-units }{ $buildings ->
                [0] , no buildings
               *[other] { $left ->
                    [0] , all buildings occupied
                   *[other] , not occupied: { $spots }
                }
            }
        }
    }{ $behind }{ $next }
mare-remark-ready = { mare-part-army }{ $places ->
        [0] { "" }
       *[other] , occupying { $spots }
    }
# What a legion gives up that leaves its place.
mare-part-gives = { mare-part-giving }{" · "}
mare-part-leaves = {" · "}{ mare-part-giving }
mare-part-giving =
    { $how ->
        [one] gives up one of: { $spots }
       *[named] gives up: { $spots }
    }
# What a choice has to do with a win by conquest.
mare-part-needed = { $opponent } wins only with its city{" · "}
mare-part-turning =
    { $how ->
        [own_ends] { $count } of { $need }: you win when the phase ends with this turn
        [own_wins] { $count } of { $need }: wins at the end of Battle unless one is lost
        [own_fails] only { $count } of { $need }: you do not win then
        [other_wins] { $opponent } has { $count } of { $need } then and wins at the end of Battle
       *[other_fails] { $opponent } has only { $count } of { $need } then and does not win
    }
mare-part-turned = { mare-part-turning }{" · "}
mare-remark-turning = { mare-part-turning }
mare-remark-to-occupy = { $turned }{ $spots }{ $bound }{ $dropped }
mare-remark-occupying = { $turned }{ mare-part-binding }{ $dropped }
mare-part-bound = {" · "}{ mare-part-binding }
mare-part-binding =
    { $count ->
        [one] binds 1 legion
       *[other] binds { $count } legions
    }
mare-remark-rearranged = { $turned }{ mare-part-dropping }
mare-part-dropped = {" · "}{ mare-part-dropping }
mare-part-dropping =
    { $news ->
        [no] nothing new, gives up: { $left }
       *[yes] gives up: { $left }
    }
# What units leave behind.
mare-part-behind =
    {" · "}{ $left ->
        [0] { $home ->
            [yes] no legion stays in your capital province
            [sea] no trireme stays on { $source }, so no legion crosses it
           *[no] { $source } without legions
        }
        [one] 1 stays behind
       *[other] { $left } stay behind
    }
mare-part-emptied = no legion in your capital then{" · "}
# What could still be done in the step of a turn that is ended.
mare-remark-not-converted = { $provinces } could still be taken over, and then not before your next turn of battle
mare-remark-not-used = nothing is done with { $provinces }{ $next }
mare-remark-not-occupied = more could be occupied in { $provinces }{ $next }
mare-remark-all-used = all that you could occupy is occupied and stays so{ $next }
mare-remark-not-sailed = { $fighting }triremes could still move from { $unmoved }{ $next }
mare-part-unmoved = { $area } ({ $count })
mare-remark-not-attacked = { $fighting }{ $targets } could still be attacked{ $next }
mare-part-targets = { $opponent } ({ $sea })
mare-remark-not-marched = { $fighting }legions could still move from { $sources }{ $next }
mare-part-next =
    {" · "}then by itself: { $battle ->
        [yes] { $ends ->
            [none] the battle
           *[other] the battle and, without a conquest,{" "}
        }
       *[no] { "" }
    }{ $ends ->
        [none] { "" }
        [turn] the end of your turn
       *[round] the end of your turn and of the round
    }
mare-part-fighting = { $fights }{ $begun }{" · "}
mare-part-fights = battle in { $province } now: { $battles }{ $several }
mare-part-begun = battles now: { $apart }
mare-part-apart = { $province } – { $each }
mare-remark-marker =
    { $trade ->
        [none] nobody trades this round;{" "}
        [some] left out: { $seat };{" "}
       *[all] { "" }
    }uses up { $marker_small }
mare-remark-caravan = caravan
mare-remark-spot =
    { $spot }{ $caravan ->
        [yes] {" · "}caravan
       *[no] { "" }
    }
mare-remark-standing = { $standing }{ $behind }{ $built }
mare-part-built = {" · "}built: { $count } of { $spaces }
mare-remark-empty =
    { $where ->
        [own] yours, no units there
       *[sea] no triremes there
    }{ $behind }{ $built }
mare-remark-peaceful =
    { $count ->
        [0] has no legions in your provinces
        [one] 1 legion of theirs leaves your provinces
       *[other] { $count } legions of theirs leave your provinces
    } · not the same player in the next round
mare-remark-copyable =
    { $count ->
        [0] there is no hero to copy
       *[other] could copy: { $cards }
    }
mare-remark-keeps-less =
    { $count ->
        [one] 1 good of another kind could be kept as well
       *[other] { $count } goods of other kinds could be kept as well
    }
mare-remark-musters-nobody =
    no free legion now: { $lacking ->
        [stock] you have none left
       *[provinces] no enemy stands in your provinces
    }
mare-remark-builds-nothing =
    nothing to build with it now: { $lacking ->
        [stock] you have no { $unit_small } left
       *[place] no place for a { $unit_small }
    }
mare-remark-mustered =
    { $count ->
        [one] 1 legion
       *[other] { $count } legions
    } free of charge in { $province }, for { $provinces }
mare-remark-worthless = { $turned }brings nothing{ $dropped }
mare-remark-collects = { $turned }the legion stays there as a caravan{ $dropped }
mare-remark-drawn =
    { $turned }brings { $count ->
        [one] 1 legendary good, drawn at random
       *[other] { $count } legendary goods, drawn at random
    }{ $dropped }
mare-remark-marker-held =
    { $turned }binds 1 legion · control in your next turn of battle, free of charge{ $lacking ->
        [connection] , but only with a connection: none now
        [removed] ; without a connection (none now) nobody’s
        [marker] , if you have a marker: none now
       *[nothing] { "" }
    } · until then { $opponent } collects{ $dropped }
mare-remark-to-fight = { $province }: a battle follows the marches · { $battles }{ $several }
mare-remark-winning = { $opponent } holds { $count } of { $need } capitals and legendary cities and wins at the end of Battle, unless one of them is lost before
mare-remark-title-stays = stays with you
mare-remark-title-goes =
    becomes { $title } in your place and { $track ->
        [trade] sets what everybody offers
        [culture] calls who builds
       *[military] calls who moves and fights
    } from now on
mare-remark-collected-then =
    { $brings ->
        [money] coins +1 when all collect
       *[drawn] legendary goods +1 when all collect, drawn at random
    }
mare-remark-no-trade = you do not trade this round
mare-remark-put-back =
    { $count ->
        [0] nothing is put in yet
       *[other] { $resources } back in your hand
    }
mare-part-standing =
    { $where ->
        [own] yours
        [on_spot] yours here
        [near] nearby – { $opponent }
       *[here] { $opponent }
    }: { mare-part-units }

# A battle that is to come: who stands there, chances in per cent, then the dice of both sides with what is added to them.
mare-part-units =
    { $triremes ->
        [0] { "" }
        [one] 1 trireme
       *[other] { $triremes } triremes
    }{ $legions ->
        [0] { "" }
        [one] 1 legion
       *[other] { $legions } legions
    }{ $fortresses ->
        [0] { "" }
       *[other] { $legions ->
            [0] { "" }
           *[other] {", "}
        }{ $fortresses ->
            [one] 1 fortress
           *[other] { $fortresses } fortresses
        }
    }
mare-part-force =
    { $with_triremes ->
        [0] { $with_legions ->
            [0] with the fortress alone
            [one] with 1 legion
           *[other] with { $with_legions } legions
        }
        [one] with 1 trireme
       *[other] with { $with_triremes } triremes
    }
mare-part-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    } : { $against ->
        [one] 1 die
       *[other] { $against } dice
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+{ $theirs }
    }
mare-part-chances =
    { $hit ->
        [0] you cannot hit
       *[other] { $targets ->
            [one] you hit { $hit }%
           *[other] at least 1 hit { $hit }%{ $clear ->
                [0] { "" }
               *[other] { mare-part-cleared }
            }
        }
    }, { $least ->
        [0] they: { $struck }%
       *[other] lose at least { $least }
    }{ $own_units ->
        [0] { "" }
        [one] { "" }
       *[other] { $fall ->
            [0] { "" }
           *[other] { mare-part-falling }
        }
    }
mare-part-cleared = , { $targets ->
        [2] both
       *[other] all { $targets }
    } { $clear }%
mare-part-falling = , { $own_units ->
        [2] both
       *[other] all { $own_units }
    } { $fall }%
mare-part-odds = { mare-part-chances } · { mare-part-dice }
mare-part-battle = against { mare-part-units } { mare-part-odds }
mare-part-battles = { mare-part-met } · { mare-part-dice }
mare-part-met = { $opponent }: { mare-part-units } · { mare-part-force } { mare-part-chances }
mare-part-faced = { $opponent }: { mare-part-units } · { mare-part-chances }
mare-part-rolls = {" · "}{ mare-part-dice }
# Of several opponents each has its own chances; they stand first, as a row may be cut at its end.
mare-part-several =
    { mare-part-force }: { $each } · { $with_triremes ->
        [0] one battle
       *[other] at most one battle
    }: { $each_dice }
mare-part-each = { $opponent } ({ mare-part-chances })
mare-part-each_dice = { $opponent } – { mare-part-units } ({ mare-part-dice })
mare-part-several_ahead = { mare-part-force }: { $each }

mare-value-empire-random = draw one
mare-value-reward-legendary = a legendary good
mare-value-reward-income = {""}
mare-value-pay-coins = {""}
mare-choice-pay-coins = coins
mare-value-pay-coins_good = {""}
mare-choice-pay-coins_good = coins and 1 good
mare-value-pay-goods = {""}
mare-choice-pay-goods = goods as proposed
mare-value-pay-goods_coin = {""}
mare-choice-pay-goods_coin = goods and 1 coin as proposed
mare-value-pay-other = choose the set
mare-value-pay-free = free of charge
mare-value-pay-for_coin = 1 coin (power of a card)
mare-value-pay-for_stone = 1 stone (power of a card)
mare-value-pay-for_gladiators = 1 gladiator (power of a card)
mare-value-pay-for_wood = 1 wood (power of a card)
mare-value-pay-for_legendary_stone = 1 legendary stone (power of a card)
mare-value-pay-for_legendary_gladiators = 1 legendary gladiator (power of a card)
mare-value-pay-for_legendary_wood = 1 legendary wood (power of a card)
mare-value-march-spot = gives up: { $value }
mare-value-spot-idle = {""}
mare-choice-spot-idle = legions that occupy nothing
mare-value-spot-control = the control marker
mare-value-leaves-control = the legion on the control marker
mare-value-leaves-idle = a legion that occupies nothing
mare-value-losses-idle = legion that occupies nothing
mare-value-losses-control = the legion on the control marker
mare-value-losses-ceramics = the legion on the caravan space ({ mare-holding-ceramics })
mare-value-losses-gems = the legion on the caravan space ({ mare-holding-gems })
mare-value-losses-papyrus = the legion on the caravan space ({ mare-holding-papyrus })
mare-value-losses-metal = the legion on the caravan space ({ mare-holding-metal })
mare-value-losses-spices = the legion on the caravan space ({ mare-holding-spices })
mare-value-losses-stone = the legion on the caravan space ({ mare-holding-stone })
mare-value-losses-wood = the legion on the caravan space ({ mare-holding-wood })
mare-value-losses-gold = the legion on the caravan space ({ mare-holding-gold })
mare-value-losses-grain = the legion on the caravan space ({ mare-holding-grain })
mare-value-losses-oil = the legion on the caravan space ({ mare-holding-oil })
mare-value-losses-sheep = the legion on the caravan space ({ mare-holding-sheep })
mare-value-losses-wine = the legion on the caravan space ({ mare-holding-wine })
mare-value-losses-gladiators = the legion on the caravan space ({ mare-holding-gladiators })
mare-value-losses-market = the legion on the space (market)
mare-value-losses-city = the legion on the space (city)
mare-value-losses-capital = the legion on the space (capital)
mare-value-losses-legendary_city = the legion on the space (legendary city)
mare-value-losses-temple = the legion on the space (temple)
mare-value-leaves-ceramics = the legion on the caravan space ({ mare-holding-ceramics })
mare-value-leaves-gems = the legion on the caravan space ({ mare-holding-gems })
mare-value-leaves-papyrus = the legion on the caravan space ({ mare-holding-papyrus })
mare-value-leaves-metal = the legion on the caravan space ({ mare-holding-metal })
mare-value-leaves-spices = the legion on the caravan space ({ mare-holding-spices })
mare-value-leaves-stone = the legion on the caravan space ({ mare-holding-stone })
mare-value-leaves-wood = the legion on the caravan space ({ mare-holding-wood })
mare-value-leaves-gold = the legion on the caravan space ({ mare-holding-gold })
mare-value-leaves-grain = the legion on the caravan space ({ mare-holding-grain })
mare-value-leaves-oil = the legion on the caravan space ({ mare-holding-oil })
mare-value-leaves-sheep = the legion on the caravan space ({ mare-holding-sheep })
mare-value-leaves-wine = the legion on the caravan space ({ mare-holding-wine })
mare-value-leaves-gladiators = the legion on the caravan space ({ mare-holding-gladiators })
mare-value-leaves-market = the legion on the space (market)
mare-value-leaves-city = the legion on the space (city)
mare-value-leaves-capital = the legion on the space (capital)
mare-value-leaves-legendary_city = the legion on the space (legendary city)
mare-value-leaves-temple = the legion on the space (temple)
mare-value-spots-control = the control marker
mare-value-title-trade = trade leader
mare-value-title-culture = culture leader
mare-value-title-military = military leader
mare-value-claim-yes = yes, and win
mare-value-claim-no = no, hold back
mare-value-never-yes = never
mare-value-never-no = as from others
mare-value-rule-ask = ask me
mare-value-rule-at_once = call the next one at once
mare-value-route-prestige = prestige (Pyramids)
mare-value-route-fame = fame (five heroes and wonders)
mare-value-route-conquest = conquest (four capitals and legendary cities)
mare-value-route-leadership = leadership (three titles)

# What somebody has a number of.
mare-holding-coin = coins
mare-holding-ceramics = ceramics
mare-holding-gems = gems
mare-holding-papyrus = papyrus
mare-holding-metal = metal
mare-holding-spices = spices
mare-holding-stone = stone
mare-holding-wood = wood
mare-holding-gold = gold
mare-holding-grain = grain
mare-holding-oil = oil
mare-holding-sheep = sheep
mare-holding-wine = wine
mare-holding-gladiators = gladiators
mare-holding-unkept = goods besides those you keep
mare-holding-legendary_ceramics = legendary { mare-holding-ceramics }
mare-holding-legendary_gems = legendary { mare-holding-gems }
mare-holding-legendary_papyrus = legendary { mare-holding-papyrus }
mare-holding-legendary_metal = legendary { mare-holding-metal }
mare-holding-legendary_spices = legendary { mare-holding-spices }
mare-holding-legendary_stone = legendary { mare-holding-stone }
mare-holding-legendary_wood = legendary { mare-holding-wood }
mare-holding-legendary_gold = legendary { mare-holding-gold }
mare-holding-legendary_grain = legendary { mare-holding-grain }
mare-holding-legendary_oil = legendary { mare-holding-oil }
mare-holding-legendary_sheep = legendary { mare-holding-sheep }
mare-holding-legendary_wine = legendary { mare-holding-wine }
mare-holding-legendary_gladiators = legendary { mare-holding-gladiators }
mare-holding-income_goods = goods a round
mare-holding-income_kinds = kinds of goods a round
mare-holding-income_coin = coins a round
mare-holding-income_legendary = legendary goods a round
mare-holding-income_choice = coin or legendary good a round
mare-holding-trade = trade
mare-holding-culture = culture
mare-holding-military = military
mare-holding-prestige = { mare-source-prestige }
mare-holding-fame = heroes and wonders
mare-holding-conquest = capitals and legendary cities
mare-holding-provinces = provinces
mare-holding-legion = legions
mare-holding-trireme = triremes
mare-holding-fortress = fortresses
mare-printed-trade = { mare-holding-trade } +{ $count }
mare-printed-culture = { mare-holding-culture } +{ $count }
mare-printed-military = { mare-holding-military } +{ $count }
mare-printed-set = { $count ->
        [one] { $count } coin or { $count } good
       *[other] { $count } coins or { $count } different goods
    }
mare-printed-set-growing = { $count ->
        [one] at least { $count } coin or { $count } good
       *[other] at least { $count } coins or { $count } different goods
    }, more for each hero or wonder bought before

# How many of what a choice names; $count is the number. Where a kind of move is named, only there.
mare-count-value =
    { $count ->
        [one] 1 resource each
       *[other] { $count } resources each
    }
mare-count-count =
    { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
mare-count-sail-count =
    { $count ->
        [one] 1 trireme
       *[other] { $count } triremes
    }
mare-count-march-count =
    { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }

mare-step-empire = Choose an empire.
mare-step-reward = Collect: what a legendary city brings.
mare-step-any_good = Collect: a good for the Colossus of Rhodes.
mare-step-value = Trade: the trade leader plays an exchange marker.
mare-step-offer = Trade: secret offers.
mare-step-starter = Trade: the trade leader names who takes first.
mare-step-take = Trade: take a resource from an open offer; its owner takes next. Open: { $offers }.
mare-part-offers = { $opponent } ({ $resources })
mare-step-compensate = Trade: give one resource in return.
mare-step-appoint = The leader calls the next player, turn { $number } of { $count }.
mare-step-appoint-build = Build: the culture leader calls the next player, turn { $number } of { $count }.
mare-step-appoint-battle = Battle: the military leader calls the next player, turn { $number } of { $count }.
mare-step-build = Build: as much as you want and can pay. A set is so many coins, or so many goods of different kinds; what is told is one that would do.
mare-step-pay = Build: put the paying set together.
mare-step-copy = Build: choose a hero for Castor & Pollux.
mare-step-keep = Build: choose the goods to keep.
mare-step-peace = Battle: peace may be declared.
mare-step-convert = Battle: take over occupied control markers.
mare-step-sail = Battle: move triremes{ $marching ->
        [0] {""}
       *[other] , or legions already
    }.
mare-step-attack = Battle: attack at sea{ $marching ->
        [0] {""}
       *[other] , or move legions already
    }.
mare-step-losses = Battle: choose losses. { $by }
# The battle in which losses are chosen.
mare-part-by = { $province }: { $seat } against { $opponent } · units lost: { $lost }
mare-part-lost = { $seat }: { $count }
mare-step-march = Battle: move legions.
mare-step-fight = Battle: fight on land.
mare-step-conquest = Battle: use conquered provinces.
mare-step-swap = Battle: take over control at once or not.
mare-step-crown = Leadership: { $seat } are level at { $value }; { $opponent }, { $title } until now, decides.

mare-option-display = Heroes and wonders on display
    .about = How many hero and wonder cards can be bought: few, filled up after each build phase, or all at once.
mare-option-edition = Rulebook, where they differ
    .about = Whose values count where the two rulebooks differ.
mare-option-display-beginner = five face up at a time
mare-option-display-expert = all face up
mare-option-edition-pl = Polish rulebook
mare-option-edition-en = English rulebook, version 54

mare-consequence-perishes = lost at the end of the phase: { $what }
mare-consequence-perishes-then = then by itself: { $end } · lost at the end of the phase: { $what }

## The end

mare-source-prestige = Pyramids
mare-source-fame = Heroes and wonders (5 win)
mare-source-conquest = Capitals and legendary cities (4 win)
mare-source-leadership = Titles (3 win)

mare-reason-R11-1 = the Pyramids or a fifth hero or wonder decide it.
mare-reason-R11-2 = four capitals and legendary cities are in one hand.
mare-reason-R11-3 = all three titles are in one hand.
mare-reason-concession = only one player is left.

## What a piece, a card or an area says; its parts are put together

mare-says-sentence = { $said }.
mare-says-number = { $count }
mare-says-name = { $what }
mare-says-small = { $what_small }
mare-says-none = none
mare-says-nothing = nothing
mare-says-times = { $what_small } × { $count }
mare-says-money =
    Money; { $tokens ->
        [one] 1 coin
       *[other] { $tokens } coins
    } in all; kept between rounds: at most { $kept }.
mare-says-counts-as = Counts as { $kind_small } for every purpose.
mare-says-legendary =
    Drawn at random from the pile of legendary goods ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }).
mare-says-good =
    A good with { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }; { $spaces ->
        [0] no caravan space on the map yields it
        [one] 1 caravan space on the map yields it
       *[other] { $spaces } caravan spaces on the map yield it
    }.
mare-says-track-trade = counts on the trade track
mare-says-track-culture = counts on the culture track
mare-says-track-military = counts on the military track
mare-says-each-round = yields { $what } each round
mare-says-yield-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
mare-says-yield-icon-good =
    { $count ->
        [one] 1 good of its space
       *[other] { $count } goods of its space
    }
mare-says-yield-legendary =
    { $count ->
        [one] 1 legendary good at random
       *[other] { $count } legendary goods at random
    }
mare-says-own-caravan = caravans
mare-says-own-market = markets
mare-says-own-city = regular cities
mare-says-own-capital = capitals
mare-says-own-legendary_city = legendary cities
mare-says-own-temple = temples
mare-says-doubles = your { $what } in the same province yield twice as much
mare-says-choice-beside = your { $what } in the same province yield 1 more coin or legendary good each round, as you choose
mare-says-conquest = counts for victory by conquest
mare-says-unit-legion = land unit: moves one province per round, fights, crosses the sea by own triremes, occupies and pillages
mare-says-unit-trireme = sea unit: moves one sea per round, fights at sea, links coasts for legions and for control markers
mare-says-unit-fortress = never moves, defends in land battles
mare-says-rolls =
    { $count ->
        [one] rolls 1 die
       *[other] rolls { $count } dice
    } in battle
mare-says-adds = adds { $count } to its side’s total in battle
mare-says-cancels =
    { $count ->
        [one] cancels 1 hit
       *[other] cancels { $count } hits
    } on its side
mare-says-most = at most { $count } of each player in a province
mare-says-per-empire = { $count } for each empire
mare-says-control-marker = Shows who controls a province; in capital provinces control is printed. { $count } for each empire.
mare-says-leadership-marker = { $count } for each empire: one shows the place on each track (its back: above { $length }), the others mark titles.
mare-says-exchange-marker = The trade leader plays one of its sides: everybody offers { $first } or { $second } resources.
mare-says-land-die = Rolled in land battles; faces: { $faces }. In the box: { $count }.
mare-says-sea-die = Rolled in sea battles; faces: { $faces }. In the box: { $count }.
mare-says-leadership-board = Three tracks from 1 to { $length } with a space for the title above each, and spaces for { $count } exchange markers.
mare-says-heroes-wonders-board = Display with places for cards ({ $count }) and for the Pyramids.
mare-says-hero = Hero: { $hero }.
mare-says-empire = Capital province: { $capital } ({ $units }); other home provinces: { $others }; buildings: { $buildings }.
mare-says-first-resources = First resources: { $goods }.
mare-says-titles = At the start: { $titles }.
mare-says-title-trade = { mare-value-title-trade }
mare-says-title-culture = { mare-value-title-culture }
mare-says-title-military = { mare-value-title-military }
mare-says-title-with = { $title } with { $numbers } players
mare-says-count-caravan =
    { $count ->
        [one] 1 caravan
       *[other] { $count } caravans
    }
mare-says-count-market =
    { $count ->
        [one] 1 market
       *[other] { $count } markets
    }
mare-says-count-city =
    { $count ->
        [one] 1 regular city
       *[other] { $count } regular cities
    }
mare-says-count-capital =
    { $count ->
        [one] 1 capital
       *[other] { $count } capitals
    }
mare-says-count-legendary_city =
    { $count ->
        [one] 1 legendary city
       *[other] { $count } legendary cities
    }
mare-says-count-temple =
    { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
mare-says-count-legion =
    { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }
mare-says-count-fortress =
    { $count ->
        [one] 1 fortress
       *[other] { $count } fortresses
    }
mare-says-spaces = Spaces: { $spaces }.
mare-says-caravans =
    { $count ->
        [one] caravan ({ $goods })
       *[other] caravans ({ $goods })
    }
mare-says-city-space = { $building_small } { $name }
mare-says-home-of = Home province of { $empire }.
mare-says-capital-of = Capital province of { $empire }.
mare-says-borders = Borders on { $areas }.
mare-says-no-borders = Borders on no province.
mare-says-coast = Coast: { $areas }.
mare-says-no-coast = No coast.
mare-says-coasts = Touches { $areas }.
mare-says-no-coasts = Touches no province.
mare-says-open-sea = Adjacent seas: { $areas }.
mare-says-no-open-sea = No adjacent sea.
mare-says-closed-with = Out of play with { $numbers } players.
mare-says-no-power = No power besides the bonus.
mare-says-per-die-own = In your own turn every land die you roll counts higher by { $count } (at least one of your legions must fight).
mare-says-per-die-other = In other players’ turns every land die you roll counts higher by { $count } (at least one of your legions must fight).
mare-says-home-bonus = Add { $count } to your total in land battles in provinces you control, if you have a unit there.
mare-says-extra-dice =
    { $count ->
        [one] Roll 1 die more
       *[other] Roll { $count } dice more
    } in every land battle where you have a unit.
mare-says-substitutes =
    { $count ->
        [one] In each goods set 1 good may be a coin; in each coin set 1 coin may be a good.
       *[other] In each goods set up to { $count } goods may be coins; in each coin set up to { $count } coins may be goods.
    }
mare-says-repeats =
    { $count ->
        [one] In each goods set 1 kind of good may appear twice.
       *[other] In each goods set up to { $count } kinds of goods may appear twice.
    }
mare-says-free-control =
    { $count ->
        [one] Once per round you place 1 control marker without paying; all other conditions apply.
       *[other] In each round you place up to { $count } control markers without paying; all other conditions apply.
    }
mare-says-own-offer = After the trade value is announced you may offer another number instead, from 0 to { $count }.
mare-says-any-good =
    After everyone has collected, take { $count ->
        [one] any 1 good from the reserve and announce it.
       *[other] any { $count } goods from the reserve and announce them.
    }
mare-says-coins =
    Take { $count ->
        [one] 1 extra coin
       *[other] { $count } extra coins
    } each round when collecting.
mare-says-kept-goods =
    { $coins ->
        [0] You may keep
        [one] Besides 1 coin you may keep
       *[other] Besides { $coins } coins you may keep
    } { $count ->
        [one] 1 unused good.
       *[other] { $count } unused goods of different kinds.
    }
mare-says-cheap = Once per round you build one { $item_small } for one resource: { $options }.
mare-says-free-legions = Once per round a free legion for each of your provinces with enemy units, all in your capital province.
mare-says-legions-collect = Your legions standing on empty caravan spaces yield goods as caravans do.
mare-says-copies = When recruited, takes over the power (not the bonus) of one other player’s recruited hero for the rest of the game.
mare-says-builds-first = If card number { $count } or the Pyramids win for you, you build before everyone else; cannot be copied.
mare-says-swaps-at-once = Once per round swap an enemy control marker as soon as your legion occupies it; that legion is lost.
mare-says-peace = At the start of phase 4 declare peace with one opponent: that player’s legions leave your provinces, and neither of you may fight or enter the other’s provinces this round; never the same one in two rounds running.
mare-says-pillage = Pillage brings { $rewards }.
mare-says-pillaged = { $what } for { $buildings }
mare-says-reward = { $what }
mare-says-for-building = a { $building_small }
