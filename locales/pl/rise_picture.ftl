# Narodziny Imperiów: nieliczne słowa na obrazach oraz obraz opowiedziany słowami.
#
# rise-picture-*  słowa rysowane na obrazie
# rise-alt-*      obraz dla czytników ekranu, razem najwyżej 1024 znaki
# rise-text-*     cała plansza w wierszach tekstu

rise-picture-title = Narodziny Imperiów
rise-picture-player = Gracz { $number }
rise-picture-turn = Tura { $era ->
        [1] I
        [2] II
       *[other] III
    }-{ $side }
rise-picture-era = Era { $era ->
        [1] I
        [2] II
       *[other] III
    }
rise-picture-round = Runda { $round } z { $last }
rise-picture-phase-food = Żywność
rise-picture-phase-income = Dochód
rise-picture-phase-upkeep = Punkty Zwycięstwa
rise-picture-phase-order = Kolejność ruchów
rise-picture-phase-over = Koniec gry
rise-picture-movers =
    { $count ->
        [one] Wybiera { $count } gracz
        [few] Wybiera { $count } graczy
       *[many] Wybiera { $count } graczy
    }
rise-picture-winner =
    { $count ->
        [one] Wygrywa: { $players }
       *[other] Wygrywają: { $players }
    }
rise-picture-row-empire = Imperium
rise-picture-row-territory = Terytorium
rise-picture-row-trade = Handel
rise-picture-row-progress = Rozwój
rise-picture-row-city = Miasto
rise-picture-tiles-progress = Rozwój
rise-picture-tiles-city = Miasta
rise-picture-tiles-territory = Terytoria
rise-picture-tiles-empire = Imperia
rise-picture-none = nic nie zostało
rise-picture-regions = Regiony
rise-picture-nothing = brak
rise-picture-trade-track = Tor Handlu
rise-picture-track-free =
    { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
       *[many] { $count } wolnych pól
    }
rise-picture-food = Żywność
rise-picture-order = Kolejność
rise-picture-points = PZ
rise-picture-so-far = PZ do tej pory
rise-picture-coming = PZ w tej turze
rise-picture-water-atlantic = Ocean Atlantycki
rise-picture-water-indian = Ocean Indyjski
rise-picture-water-pacific = Ocean Spokojny
rise-picture-sign-gold = złoto
rise-picture-sign-disc = dyski zasobów
rise-picture-sign-cube = kostki: baza
rise-picture-sign-stock = kostki: magazyn
rise-picture-sign-food = żywność
rise-picture-sign-vp = Punkty Zwycięstwa
rise-picture-sign-flip = odwróć raz na turę
rise-picture-sign-war = wojna: traci − zabija
rise-picture-sign-peace = bez wojny
rise-picture-sign-region = region
rise-picture-sign-dead = dysk bez skutku
rise-picture-sign-water = imperium na wodzie

rise-alt-opening = Narodziny Imperiów. { $mover }. { $when }.
rise-alt-news = Ostatnio: { $news }
rise-alt-seat =
    { $player }: { $vp } PZ, { $regions ->
        [one] kontroluje { $regions } region
        [few] kontroluje { $regions } regiony
       *[many] kontroluje { $regions } regionów
    }.

rise-text-order = Kolejność ruchów: { $things }
rise-text-next-order = Następna tura: { $things }
rise-text-row = Rząd { $row } ({ $used } z { $all }): { $things }
rise-text-dead-disc = { $player } (bez skutku)
rise-text-track = Tor Handlu: zajęte pola { $used } z { $all }
rise-text-offer = { $row }: { $things }
rise-text-price =
    { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }
rise-text-side =
    { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[many] { $regions } regionów
    }, wojna { $own }–{ $others }
rise-text-water = {", woda"}
rise-text-region = { $region } ({ $worth }): { $things }
rise-text-nobody = nikt
rise-text-closed = zamknięty do Ery { $era ->
        [1] I
        [2] II
       *[other] III
    }
rise-text-seat = { $player } ({ $colour }): { $vp } PZ
rise-text-marks = Uwagi: { $marks }
rise-text-mark-active = ma ruch
rise-text-mark-computer = komputer
rise-text-mark-left = poza grą
rise-text-mark-rank = miejsce { $rank }
rise-text-mark-ally = sojusz: { $player }
rise-text-stock = Ma: { $things }
rise-text-coming = Żywność po tej turze: { $food }; PZ w tej turze według stanu na teraz: { $vp }
rise-text-territory = Terytoria: { $things }
rise-text-progress = Rozwój: { $things }
rise-text-flipped = { $tile } (odwrócony)
rise-text-cities = Miasta: { $things }
rise-text-empires = Żetony imperium w tej turze: { $things }
rise-text-points = Punkty: { $things }

# legenda
rise-sign-goods = Dobra
rise-sign-actions = Akcje
rise-sign-tiles = Żetony
rise-sign-land = imperium na lądzie
rise-sign-city = miasto
rise-sign-wonder = cud
rise-sign-effects = Działanie
rise-picture-sign-overseas = wejście na obszary zamorskie
rise-picture-sign-early = o erę wcześniej
rise-picture-sign-fee = opłata za zabranie dysku
rise-sign-map = Mapa
rise-sign-values = punkty pierwszego i drugiego
rise-sign-closed = jeszcze niedostępny
rise-sign-computer = gra komputer

# części planszy, które można powiększyć
rise-closeup-europe = Europa
rise-closeup-africa = Afryka i Morze Śródziemne
rise-closeup-western_asia = Azja Zachodnia
rise-closeup-east = Azja Środkowa i Daleki Wschód
rise-closeup-americas = Nowy Świat
rise-closeup-progress = Żetony rozwoju
rise-closeup-cities = Żetony miast
rise-closeup-territory = Żetony terytorium
rise-closeup-empires = Żetony imperium
