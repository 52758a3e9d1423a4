# Narodziny Imperiów. Zdania gry; słowa jak w słowniczku jej zasad.
#
# rise-event-*    wiersz dziennika; $player to nazwa gracza, identyfikatory podane są nazwami
# rise-illegal-*  dlaczego ruch jest niemożliwy i co jest możliwe
# rise-grave-*    z czego rezygnuje groźny ruch danego rodzaju, jeśli mieści się to na przycisku
# rise-reason-*   dlaczego gra się skończyła: numer zasady, „.” zapisana jako „-”

rise-name = Narodziny Imperiów
rise-about = Trzy ery po dwie tury: co weźmiesz w pierwszej, oddajesz w drugiej, a wszystko trzeba wyżywić.

## Co się stało

rise-event-turn-began = **Zaczyna się tura { $era ->
        [1] I
        [2] II
       *[other] III
    }-{ $side }.**
rise-event-tiles-gone = Nikt nie wziął tych żetonów; opuszczają grę: { $tiles }.
rise-event-revealed = Nowe żetony ({ $row }): { $tiles }.
rise-event-round-began = **Runda { $round }**
rise-event-progress-taken = { $player } bierze żeton rozwoju: { $tile }{ $got }{ $paid }{ $missed }.
rise-event-territory-taken = { $player } bierze żeton terytorium: { $tile }{ $got }{ $paid }{ $missed }.
rise-event-city-taken = { $player } bierze żeton miasta: { $tile }{ $got }{ $paid }{ $missed }.
rise-event-gained = { $player } ({ $tile }): { $resource } +{ $count }.
rise-event-traded = { $player } handluje: { $gain } +{ $count }{ $paid }.
rise-event-idle = { $player } nie może zrobić nic i kładzie dysk bez skutku (rząd: { $row }).
rise-event-removed =
    { $player } zdejmuje dysk, rząd: { $row }, { $fee ->
        [0] bez opłaty
       *[other] opłata { $fee }
    }{ $paid }{ $short }.
rise-event-fee-paid = { $player } uiszcza opłatę: { $amounts }.
rise-event-skipped = { $player } rezygnuje z akcji, rząd: { $row }{ $why }.
rise-event-empire-taken = { $player } bierze: { $tile }.
rise-event-placed =
    { $player } stawia { $count ->
        [one] 1 kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    } w regionie { $region }{ $hands }.
rise-event-war =
    { $player } wszczyna wojnę w regionie { $region }{ $by }; { $opponent }: kostki −{ $count }{ $own ->
        [0] {""}
       *[other] {", "}{ $player }: kostki −{ $own }
    }{ $hands }.
rise-event-flipped = { $player } odwraca żeton: { $tile }{ $got }{ $paid }{ $missed }.
rise-event-levied =
    { $player } stawia { $count ->
        [one] 1 kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    } z magazynu w regionie { $region }, żeton: { $tile }{ $got }{ $paid }{ $missed }{ $hands }.
rise-event-struck =
    { $player } używa żetonu w regionie { $region } ({ $tile }); { $opponent }: kostki −{ $count }{ $got }{ $paid }{ $missed }{ $hands }.
rise-event-allied = { $player } zawiera sojusz do końca tury ({ $tile }); sojusznik: { $opponent }{ $got }{ $paid }{ $missed }.
rise-event-given-up = { $player } oddaje żeton: { $tile }{ $why }.
rise-event-fed = { $player }: żywność { $balance_signed }{ $moved }.
rise-event-picked =
    { $player } ({ $tile }):{ $cubes ->
        [0] {""}
       *[other] {" "}kostki ×{ $cubes }
    }{ $gold ->
        [0] {""}
       *[other] {" "}złoto ×{ $gold }
    }{ $discs ->
        [0] {""}
       *[other] {" "}dyski ×{ $discs }
    }.
rise-event-earned =
    { $player } { $cubes ->
        [0] { $gold ->
            [0] { $discs ->
                [0] nie ma dochodu
               *[other] dostaje dochód: dyski zasobów +{ $discs }
            }
           *[other] dostaje dochód: złoto +{ $gold }{ $discs ->
                [0] {""}
               *[other] , dyski zasobów +{ $discs }
            }
        }
       *[other] dostaje dochód: kostki +{ $cubes }{ $gold ->
            [0] {""}
           *[other] , złoto +{ $gold }
        }{ $discs ->
            [0] {""}
           *[other] , dyski zasobów +{ $discs }
        }
    }{ $missed }.
rise-event-upkeep-paid = { $player } płaci utrzymanie: { $tile }{ $paid }.
rise-event-region-scored = { $player } punktuje jeszcze raz region { $region } ({ $tile }): PZ +{ $count }, wliczone w żetony rozwoju.
rise-event-scored =
    { $player } { $regions ->
        [0] { $cities ->
            [0] { $progress ->
                [0] nie dostaje PZ
               *[other] punktuje: żetony rozwoju +{ $progress }
            }
           *[other] punktuje: miasta +{ $cities }{ $progress ->
                [0] {""}
               *[other] , żetony rozwoju +{ $progress }
            }
        }
       *[other] punktuje: regiony +{ $regions }{ $cities ->
            [0] {""}
           *[other] , miasta +{ $cities }
        }{ $progress ->
            [0] {""}
           *[other] , żetony rozwoju +{ $progress }
        }
    } → { $vp } PZ.
rise-event-position-taken = { $player } wybiera pozycję { $number } na następną turę.
rise-event-era-ended =
    Kończy się Era { $era ->
        [1] I
        [2] II
       *[other] III
    }{ $kept }.
rise-event-halved =
    { $player } traci na mapie { $count ->
        [one] 1 kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }{ $where }{ $freed }.
rise-event-review-on = { $player } chce zdecydować na koniec tej tury, które żetony zachowa.
rise-event-review-off = { $player } zachowuje wszystkie żetony, które da się utrzymać.

# Tyle z tego, co jest płacone.
rise-amount-gold = { $count ->
    [one] 1 złoto
    [few] { $count } złota
   *[many] { $count } złota
}
rise-amount-cube = { $count ->
    [one] 1 kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
rise-amount-disc = { $count ->
    [one] 1 dysk zasobów
    [few] { $count } dyski zasobów
   *[many] { $count } dysków zasobów
}
rise-amount-food = { $count ->
    [one] 1 żywność
    [few] { $count } żywności
   *[many] { $count } żywności
}
rise-amount-vp = { $count } PZ

# Części tych zdań; zdarzenie, które nie ma tu nic do powiedzenia, nie ma ich wcale.
rise-part-got =
    { $gold ->
        [0] {""}
       *[other] {", "}złoto +{ $gold }
    }{ $cubes ->
        [0] {""}
       *[other] {", "}kostki +{ $cubes }
    }{ $discs ->
        [0] {""}
       *[other] {", "}dyski zasobów +{ $discs }
    }{ $food ->
        [0] {""}
       *[other] {", "}żywność +{ $food }
    }{ $vp ->
        [0] {""}
       *[other] {", "}PZ +{ $vp }
    }
rise-part-missed =
    { $gold ->
        [0] {""}
        [one] {", "}przepada 1 złoto
        [few] {", "}przepadają { $gold } złota
       *[many] {", "}przepada { $gold } złota
    }{ $cubes ->
        [0] {""}
        [one] {", "}przepada 1 kostka
        [few] {", "}przepadają { $cubes } kostki
       *[many] {", "}przepada { $cubes } kostek
    }{ $discs ->
        [0] {""}
        [one] {", "}przepada 1 dysk zasobów
        [few] {", "}przepadają { $discs } dyski zasobów
       *[many] {", "}przepada { $discs } dysków zasobów
    }{ $food ->
        [0] {""}
        [one] {", "}przepada 1 żywność
        [few] {", "}przepadają { $food } żywności
       *[many] {", "}przepada { $food } żywności
    }{ $vp ->
        [0] {""}
       *[other] {", "}przepada { $vp } PZ
    }{" "}(limit)
rise-part-hands = ; { $now ->
        [seat] kontrola: { $owner }
       *[nobody] kontrola: nikt
    }{ $parted }
rise-part-parted = {" "}(dotąd: { $opponent })
rise-part-by = {" "}({ $tile })
rise-part-less = {" · "}złoto: { $gold } zamiast { $cost } ({ $tiles })
rise-part-short = ; brakuje { $count }, więc akcja przepada
rise-part-moved =
    {" "}({ $before } → { $after }{ $lost ->
        [0] {""}
       *[other] , przepada { $lost }
    })
rise-part-where = {" "}({ $losses })
rise-part-kept =
    { $count ->
        [2] : w każdym regionie każdy traci połowę swoich kostek (z zaokrągleniem w górę)
       *[other] : w każdym regionie liczba kostek każdego dzieli się przez { $count } (z zaokrągleniem w dół)
    }
rise-part-freed = ; nikt już nie kontroluje: { $regions }
rise-part-losses = { $region } −{ $count }
rise-part-why =
    { $cause ->
        [hunger] {" "}(brakuje żywności: { $lack })
        [discs] {" "}(utrzymanie w dyskach zasobów: { $need }, posiadane: { $held })
        [impossible] {" "}(żadna nie jest możliwa)
       *[choice] {" "}(z własnej woli)
    }

## Dlaczego ruch jest niemożliwy

rise-illegal-not-your-turn = Teraz jest ruch gracza { $active }.
rise-illegal-not-now = Teraz to niemożliwe; najpierw rozstrzygnij to, o co pyta gra.
rise-illegal-not-a-choice = Tego nie ma do wyboru.
rise-illegal-turn-a = W turze A dyski się kładzie, a nie zdejmuje.
rise-illegal-turn-b = W turze B najpierw zdejmij dysk; potem możesz wykonać akcję jego rzędu.
rise-illegal-other-row = Zdjęty dysk leżał w innym rzędzie ({ $row }); możliwa jest tylko jego akcja.
rise-illegal-unknown-row = Nie ma rzędu „{ $row }”.
rise-illegal-row-full = Rząd jest pełny: { $row }.
rise-illegal-something-possible = Możesz wykonać jakąś akcję, więc musisz ją wybrać.
rise-illegal-tile-gone = Ten żeton jest niedostępny: { $tile }.
rise-illegal-owned-already = Masz już ten żeton: { $tile }.
rise-illegal-gold-lacking = Koszt w złocie: { $cost }, a masz { $gold }.
rise-illegal-gold-lacking-after = Cena w złocie: { $cost }; po opłacie za dysk z tego rzędu, z użyciem jak najmniej złota, masz: { $gold }.
rise-illegal-no-cubes = Nie masz kostek w bazie populacji.
rise-illegal-no-region = Z tym żetonem nigdzie nie postawisz kostki: { $tile }.
rise-illegal-gold-or-vp = Wymieniaj na złoto albo na PZ.
rise-illegal-discs-lacking =
    { $discs ->
        [0] Nie masz dysków zasobów.
        [one] Możesz wymienić 1 dysk zasobów.
        [few] Możesz wymienić od 1 do { $discs } dysków zasobów.
       *[many] Możesz wymienić od 1 do { $discs } dysków zasobów.
    }
rise-illegal-track-full =
    { $spaces ->
        [0] Na Torze Handlu nie ma wolnego pola.
        [one] Na Torze Handlu jest 1 wolne pole.
        [few] Na Torze Handlu są { $spaces } wolne pola.
       *[many] Na Torze Handlu jest { $spaces } wolnych pól.
    }
rise-illegal-too-few-for-vp =
    { $discs ->
        [one] 1 dysk nie daje
        [few] { $discs } dyski nie dają
       *[many] { $discs } dysków nie daje
    } żadnych PZ.
rise-illegal-no-such-disc = Nie masz tam takiego dysku (rząd: { $row }).
rise-illegal-fee-too-high = Opłata wynosi { $fee }, a wszystko, co masz, to { $means }.
rise-illegal-cheapest-for-all = Nie stać cię na żaden dysk. Zdejmujesz najtańszy za wszystko, co masz (opłata { $fee }).
rise-illegal-unknown-way-to-pay = Opłaty { $fee } nie da się tak zapłacić. Wybierz gotowy sposób albo własny podział.
rise-illegal-not-so-much = Tego masz tylko { $count }: { $resource }.
rise-illegal-wrong-sum = Opłata wynosi { $fee }.
rise-illegal-unknown-region = Nie ma regionu „{ $region }”, do którego można wejść.
rise-illegal-placed-already = W regionie { $region } już stoją kostki z tej akcji; do regionu stawia się wszystkie naraz.
rise-illegal-too-many-regions =
    Żeton pozwala na { $count ->
        [one] 1 region
        [few] { $count } regiony
       *[many] { $count } regionów
    }.
rise-illegal-region-closed = Ten region nie jest jeszcze dla ciebie dostępny: { $region }.
rise-illegal-needs-water = Tu trzeba żetonu na tle wody: { $region }.
rise-illegal-one-overseas-area = W jednej akcji wchodzi się przez wodę na jeden obszar zamorski: { $area }.
rise-illegal-not-adjacent = { $region } nie sąsiaduje z regionem, w którym były twoje kostki (ani z regionem wybranym jako pierwszy).
rise-illegal-cubes-lacking =
    { $cubes ->
        [0] Nie masz już kostek w bazie populacji.
        [one] Możesz postawić 1 kostkę.
        [few] Możesz postawić od 1 do { $cubes } kostek.
       *[many] Możesz postawić od 1 do { $cubes } kostek.
    }
rise-illegal-place-first = Najpierw postaw co najmniej jedną kostkę z bazy populacji.
rise-illegal-war-elsewhere = Do regionu { $region } nie przybyła w tej akcji żadna twoja kostka.
rise-illegal-no-war = Ten żeton nie pozwala na wojnę: { $tile }.
rise-illegal-own-cubes-lacking =
    Do tej wojny potrzeba { $count ->
        [one] 1 własnej kostki
        [few] { $count } własnych kostek
       *[many] { $count } własnych kostek
    } w regionie { $region }.
rise-illegal-no-opponent-there = Ten przeciwnik nie ma kostek w regionie { $region }.
rise-illegal-allied = W tej turze łączy was sojusz: { $opponent }.
rise-illegal-not-yours = Nie masz tego żetonu: { $tile }.
rise-illegal-nothing-to-flip = Nie masz żetonu, który można do tego odwrócić.
rise-illegal-no-such-flip = Tego żetonu nie odwraca się w tym celu: { $tile }.
rise-illegal-flipped-already = Ten żeton jest już odwrócony, wróci w następnej turze: { $tile }.
rise-illegal-flip-too-expensive = Nie stać cię na odwrócenie żetonu: { $tile }.
rise-illegal-nothing-to-gain = Nie zostało nic z tego, co daje ten żeton: { $tile }.
rise-illegal-not-there = Nie masz kostki w regionie { $region }.
rise-illegal-too-many-cubes = Ten żeton nie usunie tam tylu kostek: { $tile }.
rise-illegal-stock-empty = Twój magazyn populacji jest pusty.
rise-illegal-piece-placed = Twój pion sojuszu już stoi przy graczu { $opponent }.
rise-illegal-attacked-before = W tej turze usuwasz już kostki gracza { $opponent }.
rise-illegal-not-an-opponent = Wybierz przeciwnika.
rise-illegal-food-lacking = Żywności nie starcza na te wszystkie żetony; oddaj więcej.
rise-illegal-no-upkeep = Nie ma tu kosztu utrzymania do zapłacenia: { $tile }.
rise-illegal-position-taken = Pozycja { $number } nie jest wolna.
rise-illegal-review-not-now = To można tylko przełączyć, i to w fazie akcji.
rise-illegal-plan-outdated = Ten plan nie pasuje już do sytuacji.

## Decyzje

rise-kind-territory = Weź żeton terytorium
    .hint = Co turę kostki albo złoto; niektóre terytoria kosztują żywność.
rise-kind-progress = Weź żeton rozwoju
    .hint = W swojej erze za darmo; starsze po 1 złocie za każdą erę.
rise-kind-city = Weź żeton miasta
    .hint = Co turę PZ za żywność lub dyski; cud punktuje raz.
rise-kind-trade = Handel
    .hint = Dyski zasobów na złoto albo PZ.
rise-kind-empire = Weź żeton imperium
    .hint = Postaw na mapie kostki z bazy; potem możliwa jest wojna.
rise-kind-remove = Zdejmij dysk
    .hint = Każdy dysk na lewo kosztuje 1 złoto, żywność, kostkę z bazy albo PZ; potem masz akcję rzędu.
rise-kind-pay = Zapłać opłatę
    .hint = Złotem, kostkami z bazy, żywnością i PZ, w dowolnym podziale.
rise-grave-remove = bez jego akcji
rise-kind-place = Postaw kostki
    .hint = Wszystkie kostki do regionu naraz.
rise-kind-levy = Dostaw kostki przez odwrócenie żetonu
    .hint = Z magazynu, ponad liczbę żetonu imperium.
rise-kind-war = Wojna
    .hint = Jedna wojna z jednym przeciwnikiem, tam gdzie właśnie stanęły twoje kostki.
rise-kind-strike = Użyj broni
    .hint = Odwróć żeton, który usuwa kostki przeciwnika; po wojnie albo bez niej.
rise-kind-flip = Wymień przez odwrócenie żetonu
    .hint = Zapłać, czego chce żeton, i weź, co daje; raz na turę.
rise-kind-ally = Zawrzyj sojusz
    .hint = Odwracasz żeton, na tę turę.
rise-kind-idle = Połóż dysk bez skutku
    .hint = Tylko dlatego, że żadna akcja nie jest możliwa. W turze B liczy się normalnie.
rise-kind-skip = Zrezygnuj z akcji
    .hint = Kończy twój ruch.
rise-kind-stop = Poprzestań na tym
    .hint = Następna część akcji.
rise-kind-stop-place = Bez kolejnego regionu
rise-kind-stop-war = Bez wojny
rise-kind-stop-strike = Bez broni
rise-kind-end = Zakończ ruch
    .hint = Bez dalszego odwracania żetonów.
rise-kind-give_up = Oddaj żeton
    .hint = Opuszcza grę razem ze swoimi kosztami.
rise-kind-keep = Zachowaj wszystkie
    .hint = Starcza żywności na wszystkie twoje żetony.
rise-kind-pick = Wybierz dochód
    .hint = Ile razy każda z rzeczy, które daje żeton.
rise-kind-upkeep = Utrzymanie miasta
    .hint = Zapłać jego dyski zasobów albo je oddaj.
rise-kind-position = Wybierz pozycję
    .hint = Na Torze Kolejności Ruchów w następnej turze.
rise-kind-review = Zapytaj na koniec tej tury, które żetony zachowuję
    .hint = Tylko w tej turze; inaczej zostaje wszystko, co da się wyżywić i opłacić.

rise-choice-gold-0 = bez złota
rise-choice-cubes-0 = bez kostek
rise-choice-food-0 = bez żywności
rise-choice-vp-0 = bez PZ
rise-choice-as_cubes-0 = bez kostek
rise-choice-as_gold-0 = bez złota
rise-field-tile = Który żeton?
rise-field-gain = Na co?
rise-field-discs = Ile dysków?
rise-field-row = Który rząd?
rise-field-which = Który z twoich dysków, licząc od lewej?
rise-field-pay = Jak płacisz?
rise-field-gold = Ile złota?
rise-field-cubes = Ile kostek?
rise-field-food = Ile żywności?
rise-field-vp = Ile PZ?
rise-field-region = Który region?
rise-field-opponent = Czyje kostki?
rise-field-as_cubes = Ile razy kostki?
rise-field-as_gold = Ile razy złoto?
rise-field-as_discs = Ile razy dyski?
rise-field-paid = Czy płacisz?
rise-field-number = Która pozycja?
rise-field-wanted = Czy pytać?

# Pytanie o jedno pole w jednym rodzaju ruchu, pełnym zdaniem: bywa jedynym na ekranie.
rise-field-territory-tile = Który żeton terytorium bierzesz?
rise-field-progress-tile = Który żeton rozwoju bierzesz?
rise-field-city-tile = Który żeton miasta bierzesz?
rise-field-empire-tile = Który żeton imperium bierzesz?
rise-field-trade-gain = Na co wymieniasz dyski?
rise-field-trade-discs = Ile dysków wymieniasz?
rise-field-idle-row = W którym rzędzie kładziesz dysk?
rise-field-remove-row = Z którego rzędu zdejmujesz dysk?
rise-field-remove-which = Który z twoich dysków, licząc od lewej, zdejmujesz?
rise-field-remove-pay = Jak płacisz?
rise-field-pay-gold = Ile złota płacisz?
rise-field-pay-cubes = Ile kostek płacisz?
rise-field-pay-food = Ile żywności płacisz?
rise-field-pay-vp = Ile PZ płacisz?
rise-field-place-region = W którym regionie stawiasz kostki?
rise-field-place-cubes = Ile kostek tam stawiasz?
rise-field-levy-tile = Który żeton odwracasz?
rise-field-levy-region = W którym regionie stawiasz dodatkowe kostki?
rise-field-war-region = W którym regionie wszczynasz wojnę?
rise-field-war-opponent = Przeciw komu wszczynasz wojnę?
rise-field-strike-tile = Który żeton odwracasz?
rise-field-strike-region = W którym regionie usuwasz kostki?
rise-field-strike-opponent = Czyje kostki usuwasz?
rise-field-strike-cubes = Ile kostek usuwasz?
rise-field-flip-tile = Który żeton odwracasz?
rise-field-ally-tile = Który żeton odwracasz?
rise-field-ally-opponent = Z kim zawierasz sojusz?
rise-field-give_up-tile = Który żeton oddajesz?
rise-field-pick-tile = Dla którego żetonu wybierasz dochód?
rise-field-pick-as_cubes = Ile razy bierzesz kostki?
rise-field-pick-as_gold = Ile razy bierzesz złoto?
rise-field-pick-as_discs = Ile razy bierzesz dyski?
rise-field-upkeep-tile = Za które miasto płacisz (albo które oddajesz)?
rise-field-upkeep-paid = Czy płacisz za utrzymanie?
rise-field-position-number = Którą pozycję zajmujesz?
# Gdy wszystko wybiera się naraz.
rise-field-trade-all = Na co wymieniasz dyski i ile?
rise-field-remove-all = Który dysk zdejmujesz i jak za to płacisz?
rise-field-pay-all = Jak dzielisz opłatę?
rise-field-place-all = W którym regionie i ile kostek stawiasz?
rise-field-levy-all = Gdzie dostawiasz kostki?
rise-field-war-all = W którym regionie i z kim wszczynasz wojnę?
rise-field-strike-all = Czyje kostki usuwasz i gdzie?
rise-field-ally-all = Z kim zawierasz sojusz?
rise-field-pick-all = Jaki dochód wybierasz?
rise-field-upkeep-all = Za które miasto płacisz albo które oddajesz?

# Co kto ma w liczbach.
rise-holding-gold = złoto
rise-holding-cube = kostki
rise-holding-disc = dyski zasobów
rise-holding-food = żywność
rise-holding-vp = PZ
rise-holding-income_cube = kostki/turę
rise-holding-income_gold = złoto/turę
rise-holding-income_disc = dyski/turę
rise-holding-income_choice = dochód do wyboru
rise-holding-income_food = żywność/turę
rise-holding-scoring_regions = PZ regionów/turę
rise-holding-scoring_tiles = PZ żetonów/turę
rise-holding-scoring_again = PZ regionu ponownie
rise-holding-map = na mapie
rise-holding-cities = miasta i cuda

rise-value-row-empire = imperium
rise-value-row-territory = terytorium
rise-value-row-trade = handel
rise-value-row-progress = rozwój
rise-value-row-city = miasto
rise-value-gain-gold = złoto
rise-value-gain-vp = PZ
rise-value-pay-gold = {""}
rise-choice-pay-gold = złoto, potem żywność
rise-value-pay-food = {""}
rise-choice-pay-food = żywność, potem złoto
rise-value-pay-choose = własny podział
rise-value-pay-all = wszystko, co mam
rise-value-resource-gold = złoto
rise-value-resource-cube = kostki
rise-value-resource-disc = dyski zasobów
rise-value-resource-food = żywność
rise-value-resource-vp = PZ
rise-value-paid-yes = zapłać
rise-value-paid-no = oddaj miasto
rise-value-wanted-yes = tak, pytaj
rise-value-wanted-no = nie, zachowaj wszystko

# Ile czego wybrano; $count to liczba. Jeśli podany jest rodzaj ruchu, tylko w nim.
rise-count-discs =
    { $count ->
        [one] 1 dysk
        [few] { $count } dyski
       *[many] { $count } dysków
    }
rise-count-which = twój { $count }. dysk
rise-count-cubes =
    { $count ->
        [one] 1 kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
rise-count-pay-gold =
    { $count ->
        [0] { "" }
        [one] 1 złoto
        [few] { $count } złota
       *[many] { $count } złota
    }
rise-count-pay-cubes =
    { $count ->
        [0] { "" }
        [one] 1 kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
rise-count-pay-food =
    { $count ->
        [0] { "" }
        [one] 1 żywność
        [few] { $count } żywności
       *[many] { $count } żywności
    }
rise-count-pay-vp =
    { $count ->
        [0] { "" }
        [one] 1 PZ
        [few] { $count } PZ
       *[many] { $count } PZ
    }
rise-count-as_cubes =
    { $count ->
        [0] { "" }
       *[other] kostki × { $count }
    }
rise-count-as_gold =
    { $count ->
        [0] { "" }
       *[other] złoto × { $count }
    }
rise-count-as_discs =
    { $count ->
        [0] { "" }
       *[other] dyski × { $count }
    }
rise-count-number = pozycja { $count }

# Co dopowiadamy do wyboru.
rise-remark-upkeep-losing = przepada potem: { $tiles }
rise-remark-upkeep-paying = płacisz{ $losing }
rise-remark-upkeep-lacking = przepadnie miasto: na koniec tury zabraknie dysków zasobów na utrzymanie ({ $count }){ $less }
rise-remark-alliance = do końca tury żadne z was nie usuwa kostek drugiego
rise-remark-unflipped =
    { $last ->
        [1] można jeszcze odwrócić, ostatni raz w tej turze: { $tiles }
       *[other] można jeszcze odwrócić, także w następnym ruchu: { $tiles }
    }
rise-remark-upkeep-short =
    przepadnie miasto: na utrzymanie zabraknie { $count ->
        [one] 1 dysku
        [few] { $count } dysków
       *[many] { $count } dysków
    }
rise-remark-last-turn = ostatnia tura: po jej podliczeniu rozgrywka się kończy, a z tego, co zostanie, liczy się tylko złoto, i to tylko przy remisie
rise-remark-food-lacking = trzeba będzie oddać żeton: na koniec tury zabraknie żywności ({ $count }){ $less }
rise-remark-meal-lacking =
    posiłek zabiera żywność: { $need }, a masz { $food }; brakuje { $count }, oddawaj żetony, aż starczy
rise-remark-fed = po fazie żywności: żywność { $food } → { $after }: starcza
rise-remark-still-lacking =
    { $count ->
        [0] potem starczy
       *[other] potem nadal brakuje żywności: { $count }
    }
rise-remark-discounted = złoto: { $gold } zamiast { $cost } ({ $tiles })
rise-remark-removal =
    { $place ->
        [0] {""}
       *[other] miejsce { $place } z { $discs },{" "}
    }{ $most ->
        [0] { $fee ->
            [0] bez opłaty
           *[other] opłata { $fee }
        }
       *[other] opłata { $fee }–{ $most }
    }{ $relieved }{ $paid ->
        [0] {""}
       *[other] : { $price }
    }{ $possible ->
        [yes] {""}
        [flip] ; akcja dopiero po odwróceniu żetonu
       *[no] ; akcja niemożliwa
    }{ $dear }
rise-part-price =
    { $gold ->
        [0] {""}
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }{ $cube ->
        [0] {""}
        [one] 1 kostka
        [few] { $cube } kostki
       *[many] { $cube } kostek
    }{ $food ->
        [0] {""}
        [one] 1 żywność
        [few] { $food } żywności
       *[many] { $food } żywności
    }{ $vp ->
        [0] {""}
        [one] 1 PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }
rise-remark-removal-vain = { rise-remark-removal }
rise-remark-payment =
    opłata { $fee }{ $settled ->
       *[1] : { $price }
        [0] { $paid ->
            [0] {""}
           *[other] { $left ->
                [0] , zapłacona w całości
               *[other] , do zapłaty jeszcze { $left }
            }
        }
    }{ $possible ->
       *[yes] {""}
        [flip] ; potem akcja możliwa dopiero po odwróceniu własnego żetonu
        [no] ; potem akcja niemożliwa
    }{ $dear }
# Z czego się w akcji rezygnuje i o co potem pytamy.
rise-remark-stop-place =
    { $warring }{ $arming }{ $count ->
        [0] żaden inny nie jest możliwy
        [one] możliwy jeszcze 1
        [few] możliwe jeszcze { $count }
       *[many] możliwych jeszcze { $count }
    }, w bazie { $left ->
        [one] 1 kostka
        [few] { $left } kostki
       *[many] { $left } kostek
    }
rise-remark-stop-war = { $arming }{ $wars }
rise-remark-stop-strike = { $tiles }
rise-part-wars = { $region } ({ $opponent })
rise-part-warring = potem wojna;{" "}
rise-part-arming = potem broń;{" "}
rise-remark-empire = { $count ->
        [one] 1 region
        [few] { $count } regiony
       *[many] { $count } regionów
    }{ $adding }{ $water ->
        [0] {""}
       *[other] , także za morzem
    }{ $war ->
        [0] , bez wojny
       *[other] , wojna: tracisz { $attacker }, oni { $defender }
    }
rise-remark-placing =
    { $most ->
        [1] jeden region
       *[other] region { $number } z najwyżej { $most }
    }{ $adding }; w bazie populacji { $left ->
        [one] 1 kostka
        [few] { $left } kostki
       *[many] { $left } kostek
    }{ $fixes ->
        [land] ; potem w grę wchodzą tylko sąsiedzi pierwszego regionu
        [water] ; potem w grę wchodzą tylko sąsiedzi pierwszego regionu i jeden obszar zamorski
       *[no] {""}
    }
rise-remark-there = { $holders }{ $peace }
rise-remark-empty = pusty
# Rozstrzyga, kto kontroluje region: tego nie ucinamy.
rise-remark-then = { rise-remark-control }; potem { $holders }{ $peace }
rise-remark-losses =
    tracisz { $own ->
        [0] 0 kostek
        [one] 1 kostkę
        [few] { $own } kostki
       *[many] { $own } kostek
    }, przeciwnik { $count ->
        [one] 1 kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }
rise-remark-fought = { $against }{ rise-remark-control }; kostki { $own } : { $count } → { $left } : { $remain }
rise-remark-control =
    { $control ->
        [own] kontrolujesz region
        [other] region kontroluje { $owner }
       *[nobody] region niczyj
    }{ $parted }
rise-part-against = { $opponent }{" · "}
rise-part-peace = ; sojusznik: { $opponent }, wojna niemożliwa
rise-part-losing = ; przepada potem: { $tiles }
rise-part-adding = {" "}({ $tiles })
rise-part-dear = ; potem brak złota: { $beyond }
rise-part-unpaid = {" "}Brakuje złota: { $beyond }.
rise-part-beyond = { $tile } { $count }
rise-part-relieved = {" "}({ $tiles })
rise-part-holders = { $owner }: { $count }

rise-step-move = { $back ->
        [yes] Zdejmij jeden ze swoich dysków: { $fee ->
            [0] bez opłaty.
           *[other] za każdy dysk na lewo od niego płacisz { $fee }: złotem, żywnością, kostkami z bazy albo PZ.
        }
       *[no] Wybierz jedną akcję.
    }
rise-step-pay = Uiść opłatę.
rise-step-action = { $possible ->
       *[yes] Wykonaj akcję rzędu albo z niej zrezygnuj.
        [flip] Akcja rzędu ({ $row }) jest możliwa dopiero po odwróceniu twojego żetonu; możesz też z niej zrezygnować.
        [no] W tym rzędzie ({ $row }) nic nie jest możliwe, także po odwróceniu żetonu: zrezygnuj z akcji.
    }{ $unpaid }
rise-step-place = Imperium: postaw kostki.
rise-step-war = Imperium: wszcznij wojnę albo z niej zrezygnuj.
rise-step-strike = Imperium: użyj broni albo z niej zrezygnuj.
rise-step-end = Odwróć żetony albo zakończ ruch.
rise-step-food = Żywność: które żetony zachowujesz?
rise-step-pick = Dochód: wybierz, co daje żeton.
rise-step-upkeep = Utrzymanie: zapłać za miasta albo je oddaj.
rise-step-position = Wybierz pozycję na następną turę.

## Koniec

rise-source-regions = regiony
rise-source-cities = miasta
rise-source-wonders = cuda
rise-source-progress = żetony rozwoju
rise-source-trade = handel
rise-source-fees = opłaty

# Co rozstrzyga przy równym wyniku, jedno po drugim.
rise-tie-1 = złoto

rise-reason-R11-2 = ostatnia tura została podliczona.

## Co inne gry nazywają turą: tu tura to A lub B danej ery, a w niej wykonuje się ruchy

rise-panel-not-your-turn = To nie twój ruch.
rise-turns-line = { $mine ->
        [yes] **Twój ruch**, czeka: { $since }
       *[no] Na ruchu: { $who }, ostatni ruch { $since }
    } · { $game } { $match } · { $place }
rise-plan-your-turn = Teraz jest twój ruch: możesz już grać, zamiast planować.
rise-plan-empty = Twój następny ruch, plan: jeszcze nic. Kroki wykonają się same, gdy przyjdzie twój ruch, o ile każdy jest możliwy, a jego cel wygląda tak jak teraz; przy pierwszej przeszkodzie plan się kończy i decyzja wraca do ciebie. Plan widzisz tylko ty.
rise-plan-steps =
    Twój następny ruch, plan:
    { $steps }
rise-plan-whole = Plan jest kompletny. Wykona się, gdy przyjdzie twój ruch.
rise-log-earlier = -# { $count ->
        [one] Jeszcze 1 wcześniejszy wiersz
        [few] Jeszcze { $count } wcześniejsze wiersze
       *[other] Jeszcze { $count } wcześniejszych wierszy
    }: szukaj, podaj numer ruchu albo weź całość jako plik.
rise-replay-film = **Rozgrywka { $match }**, { $first ->
        [0] początek
       *[other] ruch { $first }
    }{ $several ->
        [yes] {" "}do ruchu { $last }
       *[no] {""}
    }: { $moves ->
        [one] 1 krok
        [few] { $moves } kroki
       *[other] { $moves } kroków
    }{ $left ->
        [yes] , część obrazów pominięto
       *[no] {""}
    }. Tak, jak widzą to wszyscy.
rise-bug-text = **Zgłoszenie { $number }**: { $text }
    { $game } { $match }, wersja zasad { $rules }, { $turn ->
        [0] początek
       *[other] ruch { $turn }
    }, po kroku { $ply }. Oczekiwane: { $step }
rise-replay-step = **Rozgrywka { $match }**, { $turn ->
        [0] początek
       *[other] ruch { $turn }
    }, po kroku { $ply } z { $plies }
rise-replay-turn-back = ⏪ ruch
rise-replay-turn-on = ruch ⏩
rise-replay-turn-film = Ten ruch jako film
rise-expected-move = Krok
rise-expected-after = Po kroku { $plies }:
rise-expected-turns = Punkty zwrotne: po kroku { $plies }.
rise-analysis-at = krok { $ply }

## Co mówi żeton, region lub element; z części powstaje całość

rise-says-tile = { $does }.
rise-says-amounts = { $what }
rise-says-name = { $what }
rise-says-wonder = cud
rise-says-costs = kosztuje { $amount }
rise-says-costs-nothing = nic nie kosztuje
rise-says-upkeep = utrzymanie: { $amount }
rise-says-no-upkeep = bez utrzymania
rise-says-more = +{ $what } co turę
rise-says-more-per = +{ $what } { $per } co turę
rise-says-less = −{ $what } co turę
rise-says-less-per = −{ $what } { $per } co turę
rise-says-each-turn = { $what } co turę
rise-says-each-turn-per = { $what } { $per } co turę
rise-says-once = jednorazowo { $what } przy zabraniu
rise-says-once-per = jednorazowo { $what } { $per } przy zabraniu
rise-says-choice = co turę do wyboru { $what }
rise-says-choice-per = co turę { $per } do wyboru { $what }
rise-says-per = za każde { $tile }
rise-says-per-city = za każde twoje miasto (cuda się nie liczą)
rise-says-amount-gold = { rise-amount-gold }
rise-says-amount-cube = { rise-amount-cube }
rise-says-amount-disc = { rise-amount-disc }
rise-says-amount-food = { rise-amount-food }
rise-says-amount-vp = { rise-amount-vp }
rise-says-paid-gold = { rise-amount-gold }
rise-says-paid-cube =
    { $count ->
        [one] 1 kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }
rise-says-paid-disc = { rise-amount-disc }
rise-says-paid-food = { rise-amount-food }
rise-says-paid-vp = { rise-amount-vp }
rise-says-flip = odwróć { $window }: { $does }
rise-says-flip-paid = odwróć { $window } i zapłać { $pay }: { $does }
rise-says-window-own_turn = w swoim ruchu
rise-says-window-empire_placement = w akcji imperium
rise-says-window-empire_after_war = w akcji imperium
rise-says-window-scoring = przy punktowaniu tury (faza 5)
    .row = przy punktowaniu
rise-says-change = zamień { $pay } na { $gain }
rise-says-take = weź { $gain }
rise-says-remove =
    { $count ->
        [one] usuń 1 kostkę przeciwnika { $where }
        [few] usuń do { $count } kostek jednego przeciwnika { $where }
       *[many] usuń do { $count } kostek jednego przeciwnika { $where }
    }
rise-says-place =
    { $count ->
        [one] postaw 1 kostkę z magazynu { $where }
        [few] postaw { $count } kostki z magazynu { $where }
       *[many] postaw { $count } kostek z magazynu { $where }
    }
rise-says-where-own_presence = w regionie z twoją kostką
rise-says-where-any_open_region = w dowolnym dostępnym regionie
rise-says-score-first = dodatkowo zdobądź wyższą wartość { $where }
    .row = zdobądź wyższą wartość { $where }
rise-says-score-second = dodatkowo zdobądź niższą wartość { $where }
    .row = zdobądź niższą wartość { $where }
rise-says-region-own_presence = jednego regionu, w którym masz kostkę
    .row = regionu z twoją kostką
rise-says-region-any_open_region = dowolnego dostępnego regionu
rise-says-alliance = postaw pion sojuszu przy przeciwniku; do końca tury żadne z was nie usuwa ani nie zamienia kostek drugiego
    .row = sojusz: do końca tury nie usuwacie sobie nawzajem kostek
rise-says-city_gold_cost-less =
    { $count ->
        [one] twoje miasta i cuda kosztują o { $count } złoto mniej
        [few] twoje miasta i cuda kosztują o { $count } złota mniej
       *[many] twoje miasta i cuda kosztują o { $count } złota mniej
    }
rise-says-city_gold_cost-more =
    { $count ->
        [one] twoje miasta i cuda kosztują o { $count } złoto więcej
        [few] twoje miasta i cuda kosztują o { $count } złota więcej
       *[many] twoje miasta i cuda kosztują o { $count } złota więcej
    }
rise-says-empire_regions-more =
    { $count ->
        [one] twoje żetony imperium pozwalają na 1 region więcej
        [few] twoje żetony imperium pozwalają na { $count } regiony więcej
       *[many] twoje żetony imperium pozwalają na { $count } regionów więcej
    }
rise-says-empire_regions-less =
    { $count ->
        [one] twoje żetony imperium pozwalają na 1 region mniej
        [few] twoje żetony imperium pozwalają na { $count } regiony mniej
       *[many] twoje żetony imperium pozwalają na { $count } regionów mniej
    }
rise-says-trade_gold_bonus = dodatkowo { $amount }, gdy wymieniasz co najmniej jeden dysk na złoto
rise-says-overseas_open_from_era = żetonem imperium na tle wody możesz wejść do regionów tych obszarów już od { $era }: { $areas }
    .row = żetony na tle wody prowadzą za morze od { $era }: { $areas }
rise-says-removal-free = nie płacisz za zdejmowanie dysków akcji w turze B
rise-says-removal_fee_per_disc = zdejmowanie dysków akcji w turze B kosztuje cię najwyżej { $amount } za dysk po ich lewej stronie
rise-says-era-1 = Ery I
rise-says-era-2 = Ery II
rise-says-era-3 = Ery III
rise-says-front = Era I: { $said }
rise-says-back = Ery II i III: { $said }
rise-says-regions =
    { $count ->
        [one] { $count } region
        [few] { $count } regiony
       *[many] { $count } regionów
    }
rise-says-water = także za morzem
rise-says-war = wojna { $attacker }–{ $defender }
rise-says-no-war = bez wojny
rise-says-region = Region { $era }; { $first }/{ $second } PZ; kto go kontroluje, dostaje co turę { $bonus }.
    .row = Region { $era }; { $first }/{ $second } PZ.
rise-says-region-plain = Region { $era }; { $first }/{ $second } PZ; bez premii.
rise-says-closed = Nie wolno tu wkraczać.
rise-says-area = Regiony: { $regions }.
rise-says-area-overseas = Regiony, do których wchodzi się żetonem na tle wody: { $regions }.
rise-says-discs =
    { $count ->
        [one] Czarny dysk; jest tylko { $count }.
        [few] Czarny dysk; są tylko { $count }.
       *[many] Czarny dysk; jest ich tylko { $count }.
    }
rise-says-cubes =
    { $count ->
        [one] Gracz ma najwyżej { $count } kostkę.
        [few] Gracz ma najwyżej { $count } kostki.
       *[many] Gracz ma najwyżej { $count } kostek.
    }
