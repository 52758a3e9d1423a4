# Imperial Settlers: the rules in short, for looking up. settlers-rules lists the sections in order.

settlers-rules = R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R16 R17 R18 R19 R20 R22 R23 R24 R25

settlers-rule-R2 =
    A card can be built as a Location, Razed for the Goods of its Raze field (only cards that have one: Common cards but Ruins, Japanese cards but Gate and Shrine), or laid under the board as a Deal (Faction cards only).
    Copies of a card may differ in cost, Raze field or Deal; the number behind the name tells them apart.
    There are Production, Feature and Action Locations in eight colours. A building bonus comes once, when the card is built. A Foundation is a face-down card that can only be used up in building.
    .title = R2 Cards
settlers-rule-R3 =
    Resources are wood, stone and food; further goods are Workers, Gold, Raze and Defense tokens, cards and VP. Gold pays for any one Resource in every payment, never the other way round; a price in Gold must be paid in Gold.
    For each card you draw you choose the Common or your Faction deck, after seeing the card before. VP are scored at once. What is not kept in Cleanup is lost.
    .title = R3 Goods
settlers-rule-R4 =
    Every player has another faction with its board and deck. Everybody begins with 2 Common and 2 Faction cards. There is no hand limit. The first seat is the First player of round I.
    .title = R4 Set-up
settlers-rule-R5 =
    Five rounds of four phases: Lookout, Production, Action, Cleanup. There is no Cleanup in round V.
    .title = R5 Rounds
settlers-rule-R6 =
    Everybody draws a Faction card. Then one Common card more than there are players is revealed and everybody takes one, from the First player clockwise; the last one is discarded. The same once more, from the last player backwards.
    An empty Common deck is made anew from its discards; Faction cards never come back.
    .title = R6 Lookout phase
settlers-rule-R7 =
    The board, every Deal and every Production Location give their Goods; in round I only the board. Amounts per colour count the Location itself, up to the maximum. All players produce at the same time, each in the order of building; before the first choice you may ask for another order.
    .title = R7 Production phase
settlers-rule-R8 =
    From the First player on everybody takes one action or passes, again and again, until all have passed. Actions: build, make a Deal, Raze, activate, exchange Workers. Free steps in your own turn: place the Defense token, deploy Samurai; with “{ settlers-kind-hold }” also after it.
    Passing is final for the round. Whoever has passed cannot be the target of anybody.
    .title = R8 Action phase
settlers-rule-R9 =
    Pay the cost and put the card into your Empire. For a Location symbol give up one of your own Locations or Foundations; this is no Raze. Then come the building bonus, the production, and the Features that answer to building, the new one included.
    .title = R9 Build
settlers-rule-R10 =
    Discard 1 food and slide a Faction card of your hand under your board: you get the Good of its Deal field now and in every later Production.
    .title = R10 Make a Deal
settlers-rule-R11 =
    From hand: 1 Raze token. An opponent’s Location: 2 Raze tokens, 1 more for a Defense token or a Samurai on it. You gain all Goods of the Raze field. A razed Common Location becomes a Foundation of its owner, who gains 1 wood; a Japanese one is discarded.
    .title = R11 Raze
settlers-rule-R12 =
    Pay the price onto the card and carry it out; once per round unless the card says more. Several uses may come in one action. Without a possible target the Action cannot be used.
    .title = R12 Activate
settlers-rule-R13 =
    Two Workers give 1 wood, stone, food or card; any number of pairs in one action, in any mix.
    .title = R13 Exchange Workers
settlers-rule-R14 =
    In your turn you may put it on one of your Common Locations; Razing that one costs 1 more. It is discarded in Cleanup.
    .title = R14 Defense token
settlers-rule-R16 =
    In the own turn the Japanese turn Workers into Samurai, one on each own Faction Location. A Samurai makes Razing cost 1 more and stays until the Location leaves.
    .title = R16 Japanese and Samurai
settlers-rule-R17 =
    A Location with an Egyptian token counts in every respect as the Egyptian player’s, from the next Production on; nobody can give it up. If it is Razed, the Foundation is its builder’s and the wood the Egyptian player’s.
    .title = R17 Temple of Ra
settlers-rule-R18 =
    Everybody keeps what board and Features allow and may put cards or goods on Locations that take them. All other goods are lost. Samurai, hands and VP stay. The next player becomes First player.
    .title = R18 Cleanup phase
settlers-rule-R19 =
    After the Action phase of round V: 1 VP per Common, 2 per Faction Location, 1 per card under a Gate and per Resource on a Shrine. Tie: unused Workers and Resources, then cards in hand, then shared victory.
    .title = R19 End and scoring
settlers-rule-R20 =
    The text of a card beats the rules. Discard piles, hand sizes, Deals, Empires and VP are public; hands, decks, cards under a Gate and a Foundation laid from the hand are not. A Feature never answers to itself.
    .title = R20 General
settlers-rule-R22 =
    Alternate Lookout: everybody secretly takes one of three cards, passes two to the left and takes one of those. Advanced Lookout: two laps over one row of five. Peaceful: one Common card is drawn blind and one is drafted; opponents’ Locations are Razed only through cards.
    .title = R22 Variants
settlers-rule-R23 =
    In Lookout { $revealed } cards are revealed, you take two of them, the virtual player gets the others as Locations; after the round they go to its Collection (an Instant card, which is no Location, at once). Then it attacks { $attacks ->
        [1] once
        [2] twice
       *[other] { $attacks } times
    }: the top Attack card and the first further one that fits together name a Common Location of yours with both Goods in its Raze field; it goes to the Collection. Action goes before Feature and Production, then the costlier one, then more stone, then your choice.
    You win with more Faction Locations than there are cards in the Collection; your VP give the rank: { $ranks }.
    .title = R23 Solo game
settlers-rank-from = from { $least } { $title }
settlers-rule-R24 =
    Introductory: all cards of the expansion are shuffled in. Open: any mix. Standard: base Common deck, Faction decks of exactly 30 cards with 3 types of three, 6 of two and 9 single copies.
    .title = R24 Deck formats
settlers-rule-R25 =
    Send a Worker to an opponent’s Open Production Location: you gain what it produces, the owner a Worker; two visits per round. Storage Locations take goods in Cleanup, produce for them and give them back. Instant cards are carried out and discarded. Most of these cards are reconstructed.
    .title = R25 Expansion: Why Can’t We Be Friends
