# Mare Nostrum: the rules in short, for looking up. mare-rules lists the sections in order.

mare-rules = R2 R3 R4 R5 R6 R7 R7-4 R8 R8-7 R9 R10 R11 R12 R15

mare-rule-R2 =
    Provinces are adjacent if they share a land border. Two provinces are linked for you if a chain of adjacent seas, each with a trireme of yours, touches both; other triremes do not matter.
    You control a province through your control marker; in a capital province the control is printed and never lost. A province of yours is blocked while another player’s units stand in it; your capital province never is.
    A province is contested after a battle that leaves two players there, or if two players are there at the end of phase 4. Whoever holds a building gets its income: the legion that occupies it, else the controller.
    A legendary good counts as a good of its kind in every respect. Where you hold both, you choose which of them pays.
    .title = R2 Terms
mare-rule-R3 =
    Three players: Rome, Greece, Carthage; with four also Egypt, with five also Babylon. The home areas of absent empires and some beside them are closed.
    Everybody starts with three home provinces, a starting hero and nine resources, which are the collection of the first round. Carthage is trade leader, Rome military leader, Egypt culture leader (with three players Greece).
    Either five heroes and wonders lie face up and are filled up after each build phase, or all of them do.
    .title = R3 Set-up
mare-rule-R4 =
    A round has five phases: 1 collect, 2 trade, 3 build, 4 move and battle, 5 leadership; until somebody wins.
    Trade track: caravans and markets held. Culture track: temples and cities held. Military track: own legions, triremes and fortresses. Bonuses of own cards are added.
    .title = R4 Rounds and tracks
mare-rule-R5 =
    A caravan brings its good, two if you hold the market there. A city brings one coin, two if you hold the temple there. A legendary city brings one coin and one legendary good drawn at random, with its temple also a coin or another legendary good, as you like.
    If tokens run short they are served one at a time from the trade leader on, round the board. How many resources somebody has is open, which ones is not.
    .title = R5 Collect
mare-rule-R6 =
    The trade leader plays a side of an exchange marker: so many resources everybody offers in secret. A marker is used up with both sides until all three have been played or the title changes hands. Whoever has too few takes no part.
    All offers are revealed. The leader takes one resource from somebody’s offer; whoever lost it takes next, and so on, as long as something can be taken. If you took from somebody and that player took from you, you may not take from the same player again at once.
    What is left returns. If the first taker has one too many, one resource of his choice goes to the player who is short.
    With a wish list your takes are made for you as far as the list reaches. Wishes that come true are struck off; where several players offer one, it is taken from whoever has most on offer.
    .title = R6 Trade
mare-rule-R7 =
    The culture leader calls one player after the other; each builds as much as he wants. Every item is paid with a set of its own: that many coins, or that many goods of different kinds.
    3: control, legion, trireme, fortress, caravan, any city. 6: market, temple. 7, 8, 9, 10: the second to fifth hero or wonder. 12: Pyramids.
    At the end of the phase everybody keeps two coins; everything else is given back.
    .title = R7 Build
mare-rule-R7-4 =
    Control: in a province without control and other players’ units, adjacent to or linked with one that you controlled at the start of the round. Triremes built before count.
    Units: legions and one fortress in each province of yours that is not blocked; triremes on its seas. Buildings: on empty spaces there, in any order. Figures and seven markers are the limit.
    In your capital province you may always build, but not on a space under another player’s legion.
    .title = R7.4 Where to build
mare-rule-R8 =
    The military leader calls one player after the other. A turn: take over occupied control markers; move triremes to an adjacent sea; attack at sea, if you like, one opponent on each sea; move legions to an adjacent or linked province; fight on land; use conquered provinces.
    Battles on land are compulsory wherever legions or a fortress of yours meet those of others: one in each province and turn, against one opponent. Everything moves once. Triremes carry any number of legions.
    .title = R8 Move and battle
mare-rule-R8-7 =
    Both sides roll once: a die for each legion or trireme. A fortress rolls nothing, adds 5 and cancels one hit. Every full 5 of the total is a hit; each hit destroys a unit, and its owner chooses which.
    If both have units left on land, the province is contested, and all occupations there end.
    .title = R8.7 Battle
mare-rule-R9 =
    You have conquered a province of somebody else if only you are there. For each such province choose one: pillage a building (it is destroyed, you get its income, a legion stands on the space), occupy buildings with one legion each, or occupy the control marker (not in a capital province). Nothing at all is possible too.
    At the start of a later turn an occupied marker may be replaced by one of yours, if the province is then adjacent to or linked with another of yours.
    Occupation ends when the legion moves or dies, or when the province becomes contested.
    .title = R9 Conquest
mare-rule-R10 =
    On each track the highest becomes leader; in case of a tie the present leader decides among the tied players. Trade first, then culture, then military. A new trade leader has all three exchange markers.
    .title = R10 Leadership
mare-rule-R11 =
    Prestige: build the Pyramids. Fame: own five heroes and wonders. The culture leader wins so at once, and so does the owner of Perseus who builds first. Everybody else wins at the end of the phase: the Pyramids come before the fifth card, several share.
    Conquest: hold four capitals and legendary cities at the end of phase 4. Leadership: hold all three titles at the end of phase 5.
    .title = R11 Victory
mare-rule-R12 =
    Powers override the rules and work from the moment the card is taken. What works once per round counts for each card. Castor & Pollux copy one hero of another player: no starting hero, no wonder, not Perseus.
    Circe: legions on empty caravan spaces collect where only you are, but do not count on the trade track. Once in a turn each may change its place within the province; what it occupied it then occupies no more.
    Statue of Zeus: that player’s legions leave your provinces, you do not fight each other and do not enter each other’s provinces in this round; your own legions stay where they are. Never the same player in two rounds running.
    Gilgamesh, Spartacus, Lighthouse: one unit per round for a single coin or good.
    .title = R12 Heroes and wonders
mare-rule-R15 =
    With the English rulebook, version 54: the Pyramids win at once for everybody. A fifth card wins at the end of the phase, for the culture leader alone if he is among several. A control marker that is taken over without connection is removed and leaves the province to nobody. Caesar and Pericles add to the dice of legions only.
    .title = R15 Rulebooks
