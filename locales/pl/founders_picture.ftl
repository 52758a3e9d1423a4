# Założyciele Imperium: nieliczne słowa na obrazach oraz obraz opowiedziany słowami.
#
# founders-picture-*  słowa na obrazie
# founders-alt-*      obraz dla czytników ekranu, razem najwyżej 1024 znaki
# founders-text-*     cała plansza w wierszach tekstu

founders-picture-title = Założyciele Imperium
founders-picture-player = Gracz { $number }
founders-picture-turn = Tura { $turn }
founders-picture-setup = Przygotowanie
founders-picture-step-draft = wybór początkowych kafli
founders-picture-step-reveal = odsłonięcie kafla
founders-picture-step-token = żeton albo dodanie kafla
founders-picture-step-add = dodanie kafla
founders-picture-step-over = koniec gry
founders-picture-step-bought = { $step }, zakup: { $resource }
founders-picture-stack-nature = Natura
founders-picture-stack-village = Wieś
founders-picture-stack-city = Miasto
founders-picture-row-full = pełny rząd!
founders-picture-display = Kafle zwycięstwa
founders-picture-display-left =
    { $left ->
        [one] został 1
        [few] zostały { $left }
       *[many] zostało { $left }
    } z { $all }
founders-picture-draft-rule = Każdy bierze jeden kafel natury, a potem w odwrotnej kolejności drugi.
founders-picture-piles = Żetony w puli
founders-picture-left-game = poza grą

founders-alt-opening = Założyciele Imperium. { $mover }. { $when }.
founders-alt-news = Ostatnio: { $news }
founders-alt-seat =
    { $player }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }, { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
       *[many] { $tiles } kafli
    }.
founders-alt-display =
    Kafle zwycięstwa: { $left ->
        [one] został 1
        [few] zostały { $left }
       *[many] zostało { $left }
    } z { $all }.
founders-alt-row = { $stack }: { $tiles }.
founders-alt-empty = brak odkrytych kafli
founders-alt-area =
    Terytorium gracza { $player }: { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
       *[many] { $tiles } kafli
    }, { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }.
founders-alt-chosen = Wybrane pole: { $cells }.
founders-alt-candidates = Ponumerowane pola: { $cells }.

founders-text-stack = { $stack } (w stosie { $left }): { $tiles }
founders-text-row-full = rząd jest pełny i przy następnym odsłonięciu z tego stosu trafi do pudełka
founders-text-none = brak
founders-text-tile = { $name } [{ $facts }]
founders-text-needs = wymaga: { $resources }
founders-text-gives = daje: { $resources }
founders-text-gives-or = daje: { $first } albo { $second }
founders-text-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
founders-text-display =
    Kafle zwycięstwa, { $left ->
        [one] został 1
        [few] zostały { $left }
       *[many] zostało { $left }
    } z { $all }: { $tiles }
founders-text-piles = Żetony w puli: { $tokens }
founders-text-token-war = wojna
founders-text-token-coin = monety
founders-text-token-cart = wozy
founders-text-token-craftsman = rzemieślnicy
founders-text-token-craftsman-of = rzemieślnicy ({ $resource })
founders-text-seat = { $player } ({ $colour }): wynik { $score } = kafle zwycięstwa { $victory }, rzemieślnicy { $craftsmen }, żetony { $tokens }, zastąpione kafle { $replaced }
founders-text-marks = Uwagi: { $marks }
founders-text-mark-active = ma ruch
founders-text-mark-left = poza grą
founders-text-mark-computer = komputer
founders-text-mark-stop = zgoda na zakończenie gry
founders-text-mark-rank = miejsce { $rank }
founders-text-supply = Zapas: { $tokens }
founders-text-row = Rząd { $row }: { $tiles }
founders-text-state-war = zaatakowany
founders-text-state-coin = sprzedany
founders-text-state-craftsman =
    rzemieślnicy, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
founders-text-state-top = szczyt kolumny
founders-text-group = Połączone wozami: { $cells }

founders-colour-red = czerwony
founders-colour-blue = niebieski
founders-colour-green = zielony
founders-colour-yellow = żółty
founders-colour-purple = fioletowy
founders-colour-black = czarny
founders-colour-white = biały

# części planszy, które można powiększyć, i legenda
founders-closeup-market = Rynek
founders-closeup-victory = Kafle zwycięstwa
founders-closeup-piles-left = zakryte: { $left }
founders-closeup-empty = nie ma odkrytych kafli
founders-sign-resources = Zasoby
founders-sign-tiles = Kafle
founders-sign-tile-nature = { founders-picture-stack-nature }
founders-sign-tile-village = { founders-picture-stack-village }
founders-sign-tile-city = { founders-picture-stack-city }
founders-sign-tile-victory = kafel zwycięstwa
founders-sign-tokens = Żetony
founders-sign-token-war = { founders-text-token-war }
founders-sign-token-coin = { founders-text-token-coin }
founders-sign-token-cart = { founders-text-token-cart }
founders-sign-token-craftsman = rzemieślnicy: 2 punkty na kaflu wsi
founders-sign-marks = Oznaczenia
founders-sign-points = punkty
founders-sign-from-victory = punkty za kafle zwycięstwa
founders-sign-from-craftsmen = punkty za rzemieślników
founders-sign-from-replaced = punkty stracone za zastąpione kafle
founders-sign-top = szczyt kolumny, cel wojny
founders-sign-stop = { founders-text-mark-stop }
founders-sign-computer = gra komputer
