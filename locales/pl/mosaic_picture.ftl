# Mosaic: nieliczne słowa na obrazach gry i obraz opowiedziany słowami.
#
# mosaic-picture-*  słowa narysowane na obrazie
# mosaic-alt-*      obraz dla czytników ekranu, razem najwyżej 1024 znaki
# mosaic-text-*     cała plansza w wierszach tekstu

mosaic-picture-title = Mosaic
mosaic-picture-player = Gracz { $number }
mosaic-picture-round = Runda { $round }
mosaic-picture-last-round = Ostatnia Runda ({ $round })
mosaic-picture-when = { $phase } · Punktowania { $done } z { $most }
mosaic-picture-holding = Przechowywanie { $money }
mosaic-picture-phase-leaders = Wybór Przywódców
mosaic-picture-phase-draft = Wybór Technologii
mosaic-picture-phase-cities = Miasta Początkowe
mosaic-picture-phase-benefits = Korzyści początkowe
mosaic-picture-phase-epilogue = Dodatkowe Akcje
mosaic-picture-phase-over = Koniec gry
mosaic-picture-winner =
    { $count ->
        [one] Wygrywa: { $players }
       *[other] Wygrywają: { $players }
    }
mosaic-picture-unknown-card = Nieznana karta
mosaic-picture-closed = poza grą
mosaic-picture-no-influence = brak Wpływu
mosaic-picture-nobody = nikt nie ma tu jeszcze Wpływu
mosaic-picture-leaders = Przywódcy
mosaic-picture-deck-technologies = Technologie
mosaic-picture-deck-build-cards = Budowa
mosaic-picture-deck-population-cards = Populacja
mosaic-picture-deck-tax-tariff-cards = Podatek i Cło
mosaic-picture-tax = Podatek
mosaic-picture-tariff = Cło
mosaic-picture-wonders = Cuda
mosaic-picture-golden-ages = Złote Wieki
mosaic-picture-achievements = Osiągnięcia
mosaic-picture-governments = Ustroje
mosaic-picture-no-goods = bez Towarów
mosaic-picture-no-tiles = bez płytek
mosaic-picture-no-leader = jeszcze bez Przywódcy
mosaic-picture-pillar-science = Nauka
mosaic-picture-pillar-population = Pop./Zdrowie
mosaic-picture-pillar-government = Ustrój
mosaic-picture-pillar-economy = Ekonomia
mosaic-picture-pillar-construction = Budowa
mosaic-picture-pillar-military = Wojsko
mosaic-picture-pillar-food-production = Prod. Żywności
mosaic-picture-pillar-culture = Kultura
mosaic-picture-pillar-urbanization = Urbanizacja
mosaic-picture-sign-city = Miasto
mosaic-picture-sign-port-city = Miasto Portowe
mosaic-picture-sign-farm = Farma
mosaic-picture-sign-manufactory = Warsztat
mosaic-picture-sign-infantry = Piechota
mosaic-picture-sign-cavalry = Kawaleria
mosaic-picture-sign-siege-engine = Machina
mosaic-picture-sign-population = Populacja
mosaic-picture-sign-food = Żywność
mosaic-picture-sign-ideas = Idee
mosaic-picture-sign-stone = Kamień
mosaic-picture-sign-money = Pieniądze
mosaic-picture-sign-tax = Produkcja Podatku
mosaic-picture-sign-tariff = Produkcja Cła
mosaic-picture-sign-book = Technologie
mosaic-picture-sign-card = zakryte karty
mosaic-picture-sign-crate = rodzaje Towarów
mosaic-picture-sign-unrest = Niepokoje
mosaic-picture-made-food = Żywność
mosaic-picture-made-ideas = Idee
mosaic-picture-made-stone = Kamień
mosaic-picture-made-tax = Podatek
mosaic-picture-made-tariff = Cło
mosaic-picture-in-stock = wolne: { $count }
mosaic-picture-own-leader = Przywódca
mosaic-picture-tiles = Płytki
mosaic-picture-face-down = zakryte: { $count }
mosaic-picture-unrest = Niepokoje: { $count }
mosaic-picture-pack = Karty do wyboru
mosaic-picture-chosen = zostawiasz: { $card }
mosaic-picture-your-choice = wybierz jedną
mosaic-picture-seen = Podejrzana na wierzchu talii
mosaic-picture-own-face-down = Twoje zakryte Technologie
mosaic-picture-nothing-hidden = Nie masz zakrytych kart
mosaic-picture-claimable = Płytki do wzięcia
mosaic-picture-population-and-tax = Populacja, Podatek i Cło
mosaic-picture-possible = możliwe teraz: { $now } z { $all }
mosaic-picture-lacking = brakuje symboli
mosaic-picture-met = można odkryć
mosaic-picture-lacks = brakuje:
mosaic-picture-more = dopłata
mosaic-picture-only-face-down = zakryta, brakuje:
mosaic-picture-has-all = niczego nie brakuje

mosaic-alt-opening = Mosaic. { $mover }. { $when }.
mosaic-alt-news = Ostatnio: { $news }
mosaic-alt-scorings = Punktowania Imperium: { $done } z { $most }.
mosaic-alt-seat =
    { $player }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }, { $cities ->
        [one] { $cities } Miasto
        [few] { $cities } Miasta
       *[many] { $cities } Miast
    }, { $units ->
        [one] { $units } Jednostka
        [few] { $units } Jednostki
       *[many] { $units } Jednostek
    }.
mosaic-alt-hand = Zakryte karty, { $player }: { $cards }.

mosaic-text-none = brak
mosaic-text-scorings = Punktowania Imperium: { $done } z { $most }; Pieniądze na polu Przechowywania: { $holding }
mosaic-text-leaders = Przywódcy do wyboru: { $things }
mosaic-text-offer = { $deck } (w talii { $left }): { $things }
mosaic-text-group = { $group }, dostępne: { $things }
mosaic-text-region = { $region } ({ $code }): { $things }
mosaic-text-built = { "  " }Zbudowane: { $things }
mosaic-text-tokens = { "  " }Żetony: { $things }
mosaic-text-seat =
    { $player } ({ $colour }): { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
mosaic-text-marks = Uwagi: { $marks }
mosaic-text-mark-active = ma ruch
mosaic-text-mark-computer = komputer
mosaic-text-mark-left = poza grą
mosaic-text-mark-rank = miejsce { $rank }
mosaic-text-rulers = Przywódca i Ustrój: { $things }
mosaic-text-stock = Zasoby: { $things }
mosaic-text-productions = Produkcja: { $things }
mosaic-text-symbols = Symbole: { $things }
mosaic-text-pieces = Na mapie: { $things }
mosaic-text-goods = Towary: { $things }
mosaic-text-technologies = Technologie (zakryte: { $down }): { $things }
mosaic-text-build = Karty Budowy: { $things }
mosaic-text-taxes = Karty Podatku i Cła (Niepokoje: { $unrest }): { $things }
mosaic-text-tiles = Płytki: { $things }
mosaic-text-points = Punkty: { $things }
mosaic-text-hand = Karty na ręce: { $player }
mosaic-text-pack = Karty do wyboru: { $things }
mosaic-text-seen = Podejrzana na wierzchu talii: { $card }
mosaic-text-face-down = Zakryta: { $card } ({ $verdict })
mosaic-text-possible = Możliwe teraz – { $group }: { $things }

# Co robi Technologia, jak najkrócej; znaki w nawiasach kwadratowych (render/mosaic/inline.py).
mosaic-brief-each = { $what } za { $each }
mosaic-brief-each-most = { $what } za { $each }, najwyżej { $most }
mosaic-brief-at-once-per-game = raz: { $what }
mosaic-brief-at-before-empire-scoring = przed Punktowaniem { $what }
mosaic-brief-at-before-empire-scoring-once = raz, przed Punktowaniem: { $what }
mosaic-brief-at-once = od razu { $what }
mosaic-brief-at-empire-scoring = w Punktowaniach { $what }
mosaic-brief-at-endgame = na koniec { $what }
mosaic-brief-place-any-region = { $units } gdziekolwiek
mosaic-brief-place-region-without-own-city = { $units } w Regionie bez twojego [piece-city]
mosaic-brief-of-own-population = [population]
mosaic-brief-of-own-cities = [piece-city]
mosaic-brief-of-own-port-cities = [piece-port_city]
mosaic-brief-of-own-farms = [piece-farm]
mosaic-brief-of-own-manufactories = [piece-manufactory]
mosaic-brief-of-own-units = [icon-weapons]
mosaic-brief-of-own-wonders = Cud
mosaic-brief-of-own-projects = Projekt
mosaic-brief-of-own-technologies = odkrytą [icon-book]
mosaic-brief-of-own-unique-goods = rodzaj Towaru
mosaic-brief-of-own-good-tokens = żeton Towaru
mosaic-brief-of-own-golden-ages-and-achievements = Złoty Wiek i Osiągnięcie
mosaic-brief-of-own-achievements = Osiągnięcie
mosaic-brief-of-own-controlled-regions = kontrolowany Region
mosaic-brief-of-own-regions-with-city = Region z twoim [piece-city]
mosaic-brief-of-own-best-region-cities = [piece-city] w najlepszym Regionie
mosaic-brief-of-own-production-food = [made-food]
mosaic-brief-of-region-own-cities = twoje [piece-city] w Regionie
mosaic-brief-of-region-all-wonders = Cud w Regionie
mosaic-brief-of-region-all-units = [icon-weapons] w Regionie
mosaic-brief-of-adjacent-own-cities = twoje [piece-city] obok
mosaic-brief-work = Praca { $resource }: { $what }
mosaic-brief-event-any-city-built = { $what }, gdy ktoś zbuduje [piece-city]
mosaic-brief-event-any-port-city-built = { $what } za [piece-port_city]
mosaic-brief-event-any-wonder-built = { $what }, gdy ktoś zbuduje Cud
mosaic-brief-event-own-tax-card = { $what } z każdą kartą Podatku
mosaic-brief-event-own-city-or-manufactory-built = { $what }, gdy budujesz [piece-city] lub [piece-manufactory]
mosaic-brief-eliminate =
    eliminuj { $count ->
        [one] 1 wrogą [icon-weapons]
        [few] do { $count } wrogich [icon-weapons]
       *[many] do { $count } wrogich [icon-weapons]
    } tam, gdzie masz { $own }
mosaic-brief-free-any = za darmo { $piece }
mosaic-brief-free-adjacent-to-own-city = za darmo { $piece } obok twojego [piece-city]
mosaic-brief-free-region-without-own-city = za darmo { $piece } w Regionie bez twojego [piece-city]
mosaic-brief-free-region-adjacent-to-own-city-region = za darmo { $piece } w Regionie obok innego z twoim [piece-city]
mosaic-brief-free-same-region-as-units = za darmo { $piece } tamże
mosaic-brief-take-any-token =
    zabierz z mapy { $count ->
        [one] 1 żeton Towaru lub Zapasów
        [few] { $count } żetony Towarów lub Zapasów
       *[many] { $count } żetonów Towarów lub Zapasów
    }
mosaic-brief-take-any-trade-good =
    zabierz z mapy { $count ->
        [one] 1 Towar
        [few] { $count } Towary
       *[many] { $count } Towarów
    }
mosaic-brief-take-good = zabierz z mapy { $good }
mosaic-brief-wild = weź uniwersalny Towar [good-wild_good]
mosaic-brief-production-choice = +{ $count } do wybranej Produkcji
mosaic-brief-production-transfer = przenieś dowolnie dużo z jednej Produkcji do innej
mosaic-brief-extra-action-any = od razu Dodatkowa Akcja
mosaic-brief-extra-action-work = od razu Dodatkowa Akcja: Praca
mosaic-brief-clear-offer-any = opróżnij dowolną Ofertę
mosaic-brief-clear-offer-technology = opróżnij Ofertę Technologii
mosaic-brief-unlock = możesz werbować { $unit }
mosaic-brief-negate = [piece-city] przeciwników, gdzie masz { $unit }, nie dają Wpływu
mosaic-brief-influence = +{ $count } Wpływu, gdzie masz { $unit }
mosaic-brief-recruit = możesz werbować o { $count } [icon-weapons] więcej na turę
mosaic-brief-extra-action-first-turn =
    { $count ->
        [one] 1 Dodatkowa Akcja
        [few] { $count } Dodatkowe Akcje
       *[many] { $count } Dodatkowych Akcji
    } w 1. turze
mosaic-brief-extra-action-after-last-round = { $count } więcej na koniec
mosaic-brief-recruit-up-to = werbuje do { $count } [icon-weapons]
mosaic-brief-population-bonus = +{ $count } [population] z każdą kartą Populacji
mosaic-brief-draw-technology = wierzchnia Technologia za darmo
mosaic-brief-takeover = przejmij [piece-city] gracza mającego ich { $least } lub więcej
mosaic-brief-exchange = { $paid } za { $count } { $of }
mosaic-brief-next-population = następna karta Populacji daje { $times }× [population]
mosaic-brief-protect = twoich [icon-weapons] nie można wyeliminować
mosaic-brief-peek-deck = co turę podejrzyj talię
mosaic-brief-take-pillars = { $count ->
        [one] 1 symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    } jednego Filaru
mosaic-brief-waive = Ustroje bez wymaganych symboli
mosaic-brief-block = w jednym kontrolowanym Regionie przeciwnicy nie budują już [piece-city]
mosaic-brief-move-enemies = przesuń wszystkie [icon-weapons] przeciwnika o 1 Region
mosaic-brief-repeat-project = twój najlepszy Projekt liczy się podwójnie

# legenda
mosaic-sign-pillars = Symbole
mosaic-sign-resources = Zasoby i produkcja
mosaic-sign-made-food = produkcja Żywności
mosaic-sign-made-ideas = produkcja Idei
mosaic-sign-made-stone = produkcja Kamienia
mosaic-sign-made-tax = { mosaic-picture-sign-tax }
mosaic-sign-made-tariff = { mosaic-picture-sign-tariff }
mosaic-sign-goods = Towary
mosaic-sign-pieces = Na mapie
mosaic-sign-cache = Zapasy: bierze je, kto tu buduje
mosaic-sign-tiles = { mosaic-picture-tiles }
mosaic-sign-one-of-wonders = Cud
mosaic-sign-one-of-golden-ages = Złoty Wiek
mosaic-sign-one-of-achievements = Osiągnięcie
mosaic-sign-one-of-governments = Ustrój
mosaic-sign-marks = Oznaczenia
mosaic-sign-icon-book = Technologie
mosaic-sign-icon-card = zakryte karty
mosaic-sign-icon-card-draw = karty w talii
mosaic-sign-icon-crate = rodzaje Towarów
mosaic-sign-icon-lock = wymagane symbole
mosaic-sign-icon-cycle = nowe karty w ofercie
mosaic-sign-points = punkty
mosaic-sign-scoring = karta Punktowania wciąż w talii
mosaic-sign-loyal = lojalny: inni tu nie budują
mosaic-sign-wild = dowolny Towar
mosaic-sign-computer = gra komputer

# części planszy, które można powiększyć
mosaic-closeup-technologies = { mosaic-picture-deck-technologies }
mosaic-closeup-cards = Budowa, Populacja, Podatek i Cło
mosaic-closeup-wonders = Cuda i Ustroje
mosaic-closeup-tiles = Złote Wieki i Osiągnięcia

# przebieg punktów, według rund
mosaic-course-turn = Runda
mosaic-course-turns = Po rundzie { $turns }:
