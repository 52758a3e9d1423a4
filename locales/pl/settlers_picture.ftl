# Imperial Settlers: nieliczne słowa na obrazach oraz obraz opowiedziany słowami.
#
# settlers-picture-*  słowa na obrazie
# settlers-alt-*      obraz dla czytników ekranu, razem najwyżej 1024 znaki
# settlers-text-*     cały stół w wierszach tekstu

settlers-picture-player = Gracz { $number }
settlers-picture-round = Runda { $round } z { $last }
settlers-picture-phase-factions = wybór Frakcji
settlers-picture-phase-lookout = faza Wypatrywania
settlers-picture-phase-production = faza Produkcji
settlers-picture-phase-action = faza Akcji
settlers-picture-phase-cleanup = faza Czyszczenia
settlers-picture-phase-attack = faza Ataku
settlers-picture-phase-over = koniec gry
settlers-picture-mover = Ruch: { $players }
settlers-picture-solo-won = Wirtualny gracz pokonany
settlers-picture-solo-lost = Wirtualny gracz wygrywa
settlers-picture-kind = { $kind } · { $deck }
settlers-picture-kind-production = Produkcja
settlers-picture-kind-feature = Cecha
settlers-picture-kind-action = Akcja
settlers-picture-kind-instant = Natychmiastowa
settlers-picture-kind-virtual = Wirtualny gracz
settlers-picture-deck-common = Zwykła
settlers-picture-deck-barbarians = Barbarzyńcy
settlers-picture-deck-japanese = Japończycy
settlers-picture-deck-romans = Rzymianie
settlers-picture-deck-egyptians = Egipcjanie
settlers-picture-deck-virtual = gra solo
settlers-picture-deck-attack = Atak
settlers-text-unknown = karta ({ $deck })
settlers-picture-left-game = poza grą
settlers-picture-passed = PAS
settlers-picture-no-faction = jeszcze bez Frakcji
settlers-picture-offer = Do wyboru
settlers-picture-offer-next = potem
settlers-picture-virtual = Wirtualny gracz
settlers-picture-collection = Kolekcja
settlers-picture-own-faction = twoje Lokacje Frakcyjne
settlers-picture-attack-line = Karty Ataku, najnowsza pierwsza
settlers-picture-attack-left = zakryte: { $count }
settlers-picture-row-production = Produkcja
settlers-picture-row-feature = Cechy
settlers-picture-row-action = Akcje
settlers-picture-row-empty = nic tu jeszcze nie stoi
settlers-picture-hand = Ręka: { $player }
settlers-picture-hand-cards = 
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
settlers-picture-to-pick = Do wyboru
settlers-picture-no-hand = Brak kart na ręce
settlers-picture-hand-legend = ptaszek: stać cię teraz na budowę · jasne: możliwa Umowa i Plądrowanie
settlers-picture-in-hand = Na ręce

settlers-alt-opening = Osadnicy: Narodziny Imperium. { $mover }. { $round }, { $phase }.
settlers-alt-news = Ostatnio: { $news }
settlers-alt-offer = Do wyboru: { $cards }.
settlers-alt-seat = { $player } ({ $faction }): { $score } PZ, { $locations ->
        [one] { $locations } Lokacja
        [few] { $locations } Lokacje
        [many] { $locations } Lokacji
       *[other] { $locations } Lokacji
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } na ręce{ $passed ->
        [1] , pas
       *[0] {""}
    }.
settlers-alt-virtual = Wirtualny gracz: Kolekcja { $count }, twoje Lokacje Frakcyjne { $own }; jego Lokacje: { $locations }.
settlers-alt-row = { $row }: { $cards }.
settlers-alt-hand = Na ręce ({ $player }): { $cards }.
settlers-alt-candidates = Ponumerowane: { $places }.

settlers-text-none = brak
settlers-text-piles = Talia Zwykła { $deck }, odrzucone { $discard }
settlers-text-offer = Do wyboru:
settlers-text-seat = { $player } ({ $faction }): { $score } PZ = tor { $track }, Zwykłe { $common }, Frakcyjne { $faction_points }, odłożone { $stored }
settlers-text-marks = Uwagi: { $marks }
settlers-text-mark-active = ma ruch
settlers-text-mark-first = Pierwszy gracz
settlers-text-mark-passed = pas, nie może być celem
settlers-text-mark-skips = opuszcza następną turę
settlers-text-mark-computer = komputer
settlers-text-mark-left = poza grą
settlers-text-mark-rank = miejsce { $rank }
settlers-text-supply = Pula: { $goods }
settlers-text-cards = Karty: ręka { $hand }, talia Frakcji { $deck }, odrzucone { $discard }
settlers-text-tokens = Żetony Egiptu do użycia: { $count }
settlers-text-deals = Umowy: { $deals }
settlers-text-foundations = Fundamenty: { $cards }
settlers-text-row = { $row }:
settlers-text-lying-defense = żeton Obrony
settlers-text-lying-samurai = Samuraj
settlers-text-lying-token = żeton Egiptu
settlers-text-used = użyta { $used } z { $limit }
settlers-text-blocked = zablokowana
settlers-text-visitors = obcy Robotnicy: { $count }
settlers-text-stored = leży na niej: { $goods }
settlers-text-virtual = Wirtualny gracz: Kolekcja { $count }, twoje Lokacje Frakcyjne { $own }
settlers-text-attacks = Karty Ataku, najnowsza pierwsza: { $goods }
settlers-text-raze = Plądrowanie: { $goods }
settlers-text-deal = Umowa: { $good }
settlers-text-location = Lokacja
settlers-text-cost = koszt: { $goods }
settlers-text-now = możliwe: { $ways }
settlers-text-can-build = budowa
settlers-text-can-make-deal = Umowa
settlers-text-can-raze-now = Plądrowanie

settlers-colour-black = czarna
settlers-colour-purple = fioletowa
settlers-colour-blue = niebieska
settlers-colour-brown = brązowa
settlers-colour-gold = złota
settlers-colour-red = czerwona
settlers-colour-pink = różowa
settlers-colour-grey = szara

# legenda
settlers-sign-goods = Dobra i karty
settlers-sign-good-wood = Drewno
settlers-sign-good-stone = Kamień
settlers-sign-good-food = Jadło
settlers-sign-good-gold = Złoto
settlers-sign-good-worker = Robotnik
settlers-sign-good-raze = żeton Plądrowania
settlers-sign-good-defense = żeton Obrony
settlers-sign-good-vp = PZ
settlers-sign-good-card = karta
settlers-sign-good-common-card = karta Zwykła
settlers-sign-good-faction-card = karta Frakcji
settlers-sign-good-samurai = Samuraj
settlers-sign-good-any = dowolne Dobro
settlers-sign-good-deal = Umowa
settlers-sign-good-location = własna Lokacja
settlers-sign-good-enemy = Lokacja przeciwnika
settlers-sign-good-enemy-deal = Umowa przeciwnika
settlers-sign-good-enemy-card = karta przeciwnika
settlers-sign-good-enemy-worker = Robotnik przeciwnika
settlers-sign-good-discard = stos kart odrzuconych
settlers-sign-good-foundation = Fundament
settlers-sign-good-token = żeton Egiptu
settlers-sign-good-production = Produkcja
settlers-sign-good-action = Akcja
settlers-sign-effects = Co się dzieje
settlers-sign-icon-craftsman = budowa
settlers-sign-icon-construction = bonus za zbudowanie
settlers-sign-icon-fire-attack = Plądrowanie
settlers-sign-icon-cross = usunięcie
settlers-sign-icon-chest = skład na miejscu
settlers-sign-icon-eye = obejrzenie
settlers-sign-icon-card-take = zabranie przeciwnikowi
settlers-sign-icon-cycle = ponowne użycie
settlers-sign-icon-lock = blokada
settlers-sign-icon-era = traci turę
settlers-sign-kinds = Rodzaje kart
settlers-sign-colours = Kolory Lokacji
settlers-sign-factions = Talie

# what each faction has
settlers-picture-factions = Frakcje
settlers-picture-faction-goods = Co rundę: { $goods }
settlers-picture-faction-kept = Zostaje na następną rundę: { $goods }
settlers-picture-faction-samurai = Robotnicy stają się Samurajami, po jednym na własnych Lokacjach Frakcyjnych: ich Plądrowanie kosztuje o 1 więcej.

# przebieg punktów, według rund
settlers-course-turn = Runda
settlers-course-turns = Po rundzie { $turns }:
