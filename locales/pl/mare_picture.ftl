# Mare Nostrum: nieliczne słowa na obrazach gry i obraz opowiedziany słowami.
#
# mare-picture-*  słowa narysowane na obrazie
# mare-alt-*      obraz dla czytników ekranu, razem najwyżej 1024 znaki
# mare-text-*     cała plansza w wierszach tekstu

mare-picture-title = Mare Nostrum
mare-picture-player = Gracz { $number }
mare-picture-when = Runda { $round } · { $step }
mare-picture-over = Koniec gry · runda { $round }
mare-picture-movers =
    { $count ->
        [one] Wybiera { $count } gracz
        [few] Wybiera { $count } graczy
       *[many] Wybiera { $count } graczy
    }
mare-picture-winner =
    { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa: { $players }
       *[other] Wygrywają: { $players }
    }
mare-picture-unknown = nieznane
mare-picture-no-empire = bez imperium
mare-picture-step-empire = Przygotowanie: imperia
mare-picture-step-reward = Zbieranie
mare-picture-step-any_good = Zbieranie
mare-picture-step-value = Wymiana
mare-picture-step-offer = Wymiana: oferty
mare-picture-step-starter = Wymiana: kto zaczyna
mare-picture-step-take = Wymiana: zabieranie
mare-picture-step-compensate = Wymiana: zwrot
mare-picture-step-appoint-build = Budowa: kto następny
mare-picture-step-appoint-battle = Ruch i walka: kto następny
mare-picture-step-build = Budowa
mare-picture-step-pay = Budowa: zapłata
mare-picture-step-copy = Budowa
mare-picture-step-keep = Budowa: koniec
mare-picture-step-peace = Ruch i walka: pokój
mare-picture-step-convert = Ruch i walka: przejęcia
mare-picture-step-sail = Ruch i walka: triremy
mare-picture-step-attack = Ruch i walka: na morzu
mare-picture-step-losses = Ruch i walka: straty
mare-picture-step-march = Ruch i walka: przemarsz
mare-picture-step-fight = Ruch i walka: na lądzie
mare-picture-step-conquest = Ruch i walka: podbój
mare-picture-step-swap = Ruch i walka: przejęcia
mare-picture-step-crown = Przywództwo
mare-picture-sign-market = targowisko
mare-picture-sign-city = miasto
mare-picture-sign-capital = stolica
mare-picture-sign-legendary_city = legendarne miasto
mare-picture-sign-free = wolne miejsce
mare-picture-sign-temple = świątynia
mare-picture-sign-caravan = karawana
mare-picture-sign-legion = legion
mare-picture-sign-trireme = trirema
mare-picture-sign-fortress = forteca
mare-picture-sign-control = znacznik kontroli
mare-picture-reserve-legion =
    { $count ->
        [one] legion
        [few] legiony
       *[many] legionów
    }
mare-picture-reserve-trireme =
    { $count ->
        [one] trirema
        [few] triremy
       *[many] trirem
    }
mare-picture-reserve-fortress =
    { $count ->
        [one] forteca
        [few] fortece
       *[many] fortec
    }
mare-picture-reserve-markers =
    { $count ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
mare-picture-battle = Bitwa: { $area }
mare-picture-hits =
    { $count ->
        [0] bez trafień
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
mare-picture-lost =
    { $count ->
        [one] traci { $count } jednostkę
        [few] traci { $count } jednostki
       *[many] traci { $count } jednostek
    }
mare-picture-lost-none = na razie bez strat
mare-picture-hand = Zasoby: { $player }
mare-picture-nothing = nic
mare-picture-count =
    { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
mare-picture-offer = Oferta
mare-picture-offer-size = { $count } z { $most }
mare-picture-wishes = Lista życzeń
mare-picture-spared = Oszczędzani
mare-picture-orders = Kolejność wskazywania: { $title }
mare-picture-set = Zestaw zapłaty: { $item }
mare-picture-set-size = { $count } z { $price }
mare-picture-for-sale = Bohaterowie i cuda na wystawce
mare-picture-own = Bohaterowie i cuda
mare-picture-next = Następna karta kosztuje { $price }.
mare-picture-full = Nikt nie może mieć więcej.
mare-picture-used = użyte w tej rundzie
mare-picture-copied = moc: { $card }
mare-picture-track-trade = Handel
mare-picture-track-culture = Kultura
mare-picture-track-military = Wojsko
mare-picture-route-prestige = Prestiż
mare-picture-route-fame = Sława
mare-picture-route-conquest = Podbój
mare-picture-route-leadership = Przywództwo
mare-picture-reserve = W zapasie
mare-picture-income = Dochód, jeśli nic się nie zmieni
mare-picture-legendary = legendarny towar

mare-alt-opening = Mare Nostrum, { $when }. { $mover }.
mare-alt-news = Ostatnio: { $news }
mare-alt-seat = { $player } ({ $empire }): handel { $trade }, kultura { $culture }, wojsko { $military }; zasoby { $resources }; bohaterowie i cuda { $fame }, stolice i legendarne miasta { $conquest }.
mare-alt-part = Mapa, w środku: { $area }.
mare-alt-hand = { $player } ma: { $things }.
mare-alt-battle = Bitwa: { $area }. { $first }: { $a }, { $second }: { $b }.

mare-text-none = brak
mare-text-seat = { $player } ({ $colour }): { $empire }
mare-text-marks = Uwagi: { $marks }
mare-text-mark-active = ma ruch
mare-text-mark-computer = komputer
mare-text-mark-left = poza grą
mare-text-mark-winner = wygrana
mare-text-tracks = Handel { $trade }, kultura { $culture }, wojsko { $military }
mare-text-titles = Tytuły: { $things }
mare-text-progress = Droga do zwycięstwa: Piramidy { $prestige } z 1, bohaterowie i cuda { $fame } z { $cards }, stolice i legendarne miasta { $conquest } z { $cities }, tytuły { $leadership } z 3
mare-text-resources = Zasoby za zasłonką: { $count }
mare-text-cards = Bohaterowie i cuda: { $things }
mare-text-stock = Zostało do zbudowania: { $things }
mare-text-offered = Na wystawce: { $things }
mare-text-markers = Zagrane znaczniki wymiany: { $things }
mare-text-value = Każdy wystawia: { $count }
mare-text-offer = Jawna oferta, { $player }: { $things }
mare-text-province = { $province }: { $owner }; zbudowane: { $built }; puste: { $empty }
mare-text-province-free = niczyja
mare-text-units = · jednostki: { $things }
mare-text-places = · legiony na miejscach: { $things }
mare-text-contested = · w stanie wojny
mare-text-sea = { $sea }: { $things }
mare-text-closed = Poza grą: { $things }
mare-text-hand = Ręka, { $player }: { $things }
mare-text-own-offer = Własna oferta: { $things }
mare-text-wishes = Lista życzeń: { $things }
mare-text-order = Kolejność wskazywania ({ $title }): { $things }
mare-text-set = Zestaw zapłaty za { $item }: { $things } ({ $count } z { $price })

# legenda
mare-sign-goods = Towary
mare-sign-legendary = legendarny towar
mare-sign-map = Mapa
mare-sign-caravan = karawana: daje ten towar
mare-sign-no-caravan = towar bez karawany
mare-sign-stack = liczba jednostek
mare-sign-occupied = legion zajmuje budowlę
mare-sign-contested = nierozstrzygnięta bitwa
mare-sign-tracks = Tory i drogi do zwycięstwa
mare-sign-title = ma przywództwo
mare-sign-cards = Karty i panele
mare-sign-hero = bohater
mare-sign-wonder = cud
mare-sign-pyramids = Piramidy
mare-sign-resources = posiadane zasoby
mare-sign-computer = gra komputer

# arkusze mapy
mare-closeup-cards = Bohaterowie i cuda w ofercie
mare-closeup-north_west = Północny zachód
mare-closeup-greece = Grecja i Morze Egejskie
mare-closeup-east = Wschód
mare-closeup-south_west = Południowy zachód
mare-closeup-south = Egipt i południe

# what each empire begins with
mare-picture-empires = Imperia
mare-picture-empire = Tory: { mare-picture-track-trade } { $trade } · { mare-picture-track-culture } { $culture } · { mare-picture-track-military } { $military }

# przebieg punktów, według rund
mare-course-turn = Runda
mare-course-turns = Po rundzie { $turns }:
