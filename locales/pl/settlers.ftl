# Osadnicy: Narodziny Imperium. Zdania gry; słowa jak w słowniczku jej zasad.
#
# settlers-event-*    wiersz dziennika; $player to nazwa gracza, identyfikatory podane są nazwami
# settlers-illegal-*  dlaczego ruch jest niemożliwy i co jest możliwe
# settlers-reason-*   dlaczego gra się skończyła: numer zasady, „.” zapisana jako „-”

settlers-name = Osadnicy: Narodziny Imperium
settlers-about = Pięć rund budowy silnika z kart: każda coś daje albo zostaje splądrowana, przez ciebie lub sąsiada. Także solo.

## Co się stało

settlers-event-faction = { $player } wybiera Frakcję: { $faction }.
settlers-event-round = **Runda { $round }.** Pierwszy gracz: { $opponent }.
settlers-event-revealed = Odkryto: { $cards }.
settlers-event-drafted = { $player } bierze kartę: { $card }.
settlers-event-picked = { $player } wybiera kartę.
settlers-event-pack = Wybierasz spośród kart: { $cards }.
settlers-event-packs-over = Ostatnie karty fazy Wypatrywania zostają odrzucone.
settlers-event-left-over = Odrzucono: { $cards }.
settlers-event-virtual-takes = Wirtualny gracz otrzymuje kartę: { $card }.
settlers-event-virtual-began = Pierwsza karta Ataku wirtualnego gracza: { $card }{ $rule }.
settlers-event-produced = { $player } produkuje{ $sources }{ settlers-part-got }.
settlers-event-gained = { $player }: { $source }{ $why }{ settlers-part-got }.
settlers-part-why = {" "}({ $cause ->
        [razed] za splądrowanie
       *[visited] za wysłanego tam Robotnika
    })
settlers-event-drew =
    { $player } dobiera { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, talia { $deck }{ $by }.
settlers-event-drawn = Na rękę trafia: { $cards }.
settlers-event-reshuffled =
    Z odrzuconych kart Zwykłych powstaje nowa talia ({ $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }).
settlers-event-looked = { $player } ogląda wierzchnie karty talii Frakcji: { $count } ({ $source }).
settlers-event-kept = { $player } zatrzymuje jedną kartę{ $by }; pod talię { $count ->
        [one] trafia 1 karta
        [few] trafiają { $count } karty
       *[many] trafia { $count } kart
    }.
settlers-event-ordered = { $player } chce, by najpierw produkowała Lokacja: { $location }.
settlers-event-built =
    { $count ->
        [0] { $player } buduje Lokację: { $card }{ $worth }{ $by }{ $got }{ $paid }{ $ended }.
       *[other] { $player } buduje Lokację: { $card }{ $worth }{ $by }; w zamian oddaje: { $give }{ $lying }{ $gone }{ $got }{ $paid }{ $ended }.
    }
settlers-event-deal-made = { $player } podpisuje Umowę: { $card }{ $of } → { $good }{ $by }{ $got }{ $paid }.
settlers-event-razed-hand = { $player } plądruje kartę z ręki: { $card }{ $by }{ $got }{ $paid }.
settlers-event-razed = { $player } plądruje Lokację{ $of }: { $card }{ $by }{ $got }{ $paid }{ $lost }{ $foundation }.
settlers-event-razed-of = { $player } plądruje Lokację gracza { $owner }: { $card }{ $by }{ $got }{ $paid }{ $lost }{ $foundation }.
settlers-event-activated =
    { $player } aktywuje { $times ->
       *[absent] Lokację
        [2] dwa razy Lokację
        [few] { $times } razy Lokację
        [many] { $times } razy Lokację
    }: { $card }{ $given }{ $got }{ $paid }.
settlers-event-instant = { $player } zagrywa kartę Natychmiastową: { $card }{ $given }{ $got }{ $paid }.
settlers-event-option-paid = { $player } korzysta z karty: { $card }{ $got }{ $paid }.
settlers-event-exchanged = { $player } wymienia Robotników: { $good } +{ $count }{ $paid }.
settlers-event-sent =
    { $player } wysyła { $times ->
       *[absent] Robotnika
        [few] { $times } Robotników
        [many] { $times } Robotników
    } do Lokacji{ $of }: { $card }{ $got }{ $paid }.
settlers-event-defended = { $player } kładzie żeton Obrony na Lokacji: { $card }.
settlers-event-samurai-placed = { $player } wystawia { $count ->
        [one] Samuraja
        [few] Samurajów
       *[many] Samurajów
    }: { $locations }{ $by }{ $paid }.
settlers-event-stolen = { $player } zabiera graczowi { $opponent }{ $by }: { $good } +{ $count }.
settlers-event-skip-set = { $player } odbiera graczowi { $opponent } następną turę{ $by }.
settlers-event-skipped = { $player } traci tę turę.
settlers-event-removed = { $player } usuwa Lokację{ $of }: { $card }{ $by }{ $lost }.
settlers-event-taken-to-hand = { $player } bierze na rękę Lokację{ $of }: { $card }{ $by }{ $lost }.
settlers-event-taken-over = { $player } przejmuje Lokację{ $of }: { $card }{ $by }{ $worth }{ $lost }.
settlers-event-blocked = { $player } blokuje na tę rundę Lokację{ $of }: { $card }{ $by }.
settlers-event-deal-discarded = { $player } odrzuca Umowę{ $of }: { $card }{ $deal }{ $by }.
settlers-event-deal-taken = { $player } przejmuje Umowę{ $of }: { $card }{ $deal }{ $by }.
settlers-event-route-ended = { $player }: wygasa Umowa z Lokacją { $card } ({ $good }), bo nie ma jej już w grze.
settlers-event-laid = { $player } kładzie zakrytą kartę z ręki jako Fundament, talia { $deck }{ $by }.
settlers-event-foundation = { $player } kładzie kartę jako Fundament: { $card }{ $by }.
settlers-event-discarded = { $player } odrzuca kartę: { $card }{ $by }.
settlers-event-passed = { $player } pasuje{ $safe }.
settlers-event-auto-passed = { $player } nie może już nic zrobić i pasuje.
settlers-event-stored = { $player } kładzie na Lokacji { $location }: { $good } × { $count }.
settlers-event-card-stored = { $player } wsuwa kartę pod Lokację: { $location }.
settlers-event-dropped = { $player } nie zatrzymuje: { $good } −{ $count }.
settlers-event-stored-back = { $player } zabiera to, co leżało na Lokacji: { $card }{ $got }.
settlers-event-kept-goods = { $player } przechowuje to, co może zostać: { $amounts }.
settlers-event-perished = { $player } nie może zachować reszty: { $amounts }.
settlers-event-collected =
    { $count ->
        [0] Wirtualny gracz nie ma Lokacji do Kolekcji.
       *[other] Wirtualny gracz dokłada do Kolekcji: { $cards } (razem { $total }).
    }
settlers-event-attack-card = Wirtualny gracz odkrywa kartę: { $card }.
settlers-event-attack-misses = Atak nie znajduje celu ({ $card }).
settlers-event-attack-none = Nie ma już kart Ataku; ataku nie będzie.
settlers-event-attacked = Wirtualny gracz zabiera Lokację: { $card }{ $used }, w Kolekcji: { $total }{ $lost }.
settlers-event-solo-won = { $player } wygrywa z wynikiem { $count } PZ; tytuł: { $title }.
settlers-event-solo-lost = { $player } przegrywa: kart w Kolekcji jest { $count }, nie mniej niż Lokacji Frakcyjnych.
settlers-event-watch-set = Od teraz przerywa twoje plany to, że { $condition }.
settlers-event-watch-cleared = Twoich planów nie przerywa już to, że { $condition }.
settlers-event-finished = Koniec gry: { $reason }

# Tyle z tego, co jest płacone.
settlers-amount-wood = { $count ->
    [one] 1 drewno
    [few] { $count } drewna
   *[many] { $count } drewna
}
settlers-amount-stone = { $count ->
    [one] 1 kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
settlers-amount-food = { $count ->
    [one] 1 jadło
    [few] { $count } jadła
   *[many] { $count } jadła
}
settlers-amount-gold = { $count ->
    [one] 1 Złoto
    [few] { $count } Złota
   *[many] { $count } Złota
}
settlers-amount-worker = { $count ->
    [one] 1 Robotnik
    [few] { $count } Robotników
   *[many] { $count } Robotników
}
settlers-amount-raze = { $count ->
    [one] 1 żeton Plądrowania
    [few] { $count } żetony Plądrowania
   *[many] { $count } żetonów Plądrowania
}
settlers-amount-defense = { $count ->
    [one] 1 żeton Obrony
    [few] { $count } żetony Obrony
   *[many] { $count } żetonów Obrony
}
settlers-amount-vp = { $count } PZ

# Części tych zdań; zdarzenie, które nie ma tu nic do powiedzenia, nie ma ich wcale.
settlers-part-got =
    { $wood ->
        [0] {""}
       *[other] {", "}drewno +{ $wood }
    }{ $stone ->
        [0] {""}
       *[other] {", "}kamień +{ $stone }
    }{ $food ->
        [0] {""}
       *[other] {", "}jadło +{ $food }
    }{ $gold ->
        [0] {""}
       *[other] {", "}Złoto +{ $gold }
    }{ $worker ->
        [0] {""}
       *[other] {", "}Robotnicy +{ $worker }
    }{ $raze ->
        [0] {""}
       *[other] {", "}żetony Plądrowania +{ $raze }
    }{ $defense ->
        [0] {""}
       *[other] {", "}żetony Obrony +{ $defense }
    }{ $vp ->
        [0] {""}
       *[other] {", "}PZ +{ $vp }
    }
settlers-part-given =
    { $hand ->
        [0] {""}
       *[other] ; odrzuca: { $cards }
    }{ $deals ->
        [0] {""}
       *[other] ; rezygnuje z Umowy: { $cancelled }
    }
settlers-part-sources = {" "}({ $cards })
settlers-part-by = {" "}(za sprawą: { $source }{ $of })
settlers-part-of =
    { $side ->
        [virtual] {" "}wirtualnego gracza
       *[player] {" "}gracza { $owner }
    }
settlers-part-deal = {" "}→ { $good }
settlers-part-lost =
    { $vp ->
        [0] {""}
       *[other] {", "}{ $owner }: PZ −{ $vp }
    }{ $stored ->
        [0] {""}
        [one] {", "}przepada 1 rzecz, która na niej leżała
        [few] {", "}przepadają { $stored } rzeczy, które na niej leżały
       *[many] {", "}przepada { $stored } rzeczy, które na niej leżały
    }
settlers-part-worth = {", "}PZ +{ $vp }
settlers-part-lying =
    { $samurai ->
        [0] {""}
        [one] {" "}z Samurajem
        [few] {" "}z { $samurai } Samurajami
       *[many] {" "}z { $samurai } Samurajami
    }{ $defense ->
        [0] {""}
       *[other] { $samurai ->
            [0] {" "}z
           *[other] {" "}i
        } { $defense ->
            [one] żetonem Obrony
            [few] { $defense } żetonami Obrony
           *[many] { $defense } żetonami Obrony
        }
    }{ $stored ->
        [0] {""}
        [one] {" "}z rzeczą, która na niej leży
        [few] {" "}z { $stored } rzeczami, które na niej leżą
       *[many] {" "}z { $stored } rzeczami, które na niej leżą
    }
settlers-part-gone =
    { $vp ->
        [0] {""}
       *[other] {", "}PZ −{ $vp }
    }
settlers-part-foundation = ; zostaje Fundamentem gracza { $owner }
settlers-part-safe = ; do końca rundy inni gracze nie mogą wybrać tego gracza na cel
settlers-part-risks = { $card } ({ $goods })
settlers-part-ended = ; jej Umowa się kończy: { $good }
settlers-part-rule = ; karta wirtualnego gracza: { $card }
settlers-part-used = {" "}({ $cards })

## Dlaczego ruch jest niemożliwy

settlers-illegal-answer-first = Najpierw trzeba odpowiedzieć na otwarte pytanie.
settlers-illegal-no-action-now = To nie jest akcja, którą można wykonać w turze.
settlers-illegal-cleanup-first = Trwa Czyszczenie: połóż Dobra na Lokacjach, odrzuć Dobra albo zakończ.
settlers-illegal-nothing-for-it = Nie masz teraz do tego karty, Lokacji ani żetonu.
settlers-illegal-no-such-seat = Liczba miejsc w tej rozgrywce: { $count }.
settlers-illegal-solo-variant = W grze jednoosobowej jest tylko jedno Wypatrywanie i nie ma kogo oszczędzać: wybierz zwykłe Wypatrywanie bez wariantu pokojowego albo więcej niż jedno miejsce.
settlers-illegal-peaceful-lookout = Wariant pokojowy ma własne Wypatrywanie: wybierz do niego zwykłe Wypatrywanie albo inne Wypatrywanie bez tego wariantu.
settlers-illegal-no-such-faction = Nie ma Frakcji „{ $faction }”.
settlers-illegal-faction-taken = Frakcja jest już zajęta: { $faction }.
settlers-illegal-not-on-offer = Tej karty nie ma wśród kart do wyboru: { $card }.
settlers-illegal-cannot-draw = Tylu kart nie można teraz stamtąd dobrać; do dobrania: { $count }.
settlers-illegal-order-in-production = Kolejność produkcji wybiera się w fazie Produkcji.
settlers-illegal-order-fixed = Kolejność można zmienić tylko przed pierwszym wyborem i tylko dla Lokacji, które jeszcze nie produkowały; nie dla: { $location }.
settlers-illegal-not-in-hand = Nie masz tej karty na ręce: { $card }.
settlers-illegal-foreign-card = Ta karta należy do innej Frakcji: { $card }.
settlers-illegal-instant-card = To karta Natychmiastowa, nie można jej zbudować: { $card }.
settlers-illegal-cannot-pay = Nie stać cię na: { $card }. Brakuje: { $price }.
settlers-illegal-cannot-pay-both = Stać cię na: { $card }, ale nie na to, do czego ma posłużyć: { $targets }. Brakuje: { $price }.
settlers-illegal-nothing-to-give =
    Karta { $card } wymaga oddania { $count ->
        [one] 1 własnej Lokacji lub 1 własnego Fundamentu
        [few] { $count } własnych Lokacji lub Fundamentów
       *[many] { $count } własnych Lokacji lub Fundamentów
    }, a tylu nie masz.
settlers-illegal-taken-over = Tej Lokacji nikt nie może oddać, bo została przejęta: { $location }.
settlers-illegal-not-yours-to-give = To nie jest twoja Lokacja ani twój Fundament: { $location }.
settlers-illegal-give-exactly = Karta { $card } wymaga oddania dokładnie { $count } Lokacji.
settlers-illegal-gold-wrong = Złoto zastępuje tylko Surowce z kosztu: { $gold }.
settlers-illegal-no-deal-field = Karta { $card } nie może być twoją Umową; Umowami są tylko karty własnej talii Frakcji.
settlers-illegal-no-raze-field = Ta karta nie ma pola Plądrowania: { $card }.
settlers-illegal-raze-tokens =
    To Plądrowanie kosztuje { $count ->
        [one] 1 żeton Plądrowania
        [few] { $count } żetony Plądrowania
       *[many] { $count } żetonów Plądrowania
    }, a masz { $held }.
settlers-illegal-peaceful = W wariancie pokojowym Lokacje przeciwników plądruje się tylko dzięki kartom.
settlers-illegal-not-in-play = Tej Lokacji nie ma w grze: { $location }.
settlers-illegal-own-location = To twoja własna Lokacja: { $location }.
settlers-illegal-has-passed = { $opponent } to gracz, który spasował; nie może być celem.
settlers-illegal-not-your-location = Tej Lokacji nie ma w twoim Imperium: { $location }.
settlers-illegal-no-action = Ta Lokacja nie ma Akcji: { $location }.
settlers-illegal-is-blocked = Ta Lokacja jest zablokowana do końca rundy: { $location }.
settlers-illegal-used-up = Tej Lokacji nie można użyć tyle razy: { $location }; pozostałe aktywacje w rundzie: { $count }.
settlers-illegal-no-card-to-pay = Kosztem jest karta z ręki, a twoja ręka jest pusta: { $card }.
settlers-illegal-no-deal-to-pay = Kosztem jest Umowa, a nie masz żadnej: { $card }.
settlers-illegal-nothing-to-spend = Kosztem są dowolne Surowce, a nie masz żadnych: { $card }.
settlers-illegal-no-effect = Teraz nie ma dla tej karty żadnego celu: { $card }.
settlers-illegal-bad-choice = Tej karty nie można użyć z takim wyborem: { $card }.
settlers-illegal-no-instant = To nie jest karta Natychmiastowa: { $card }.
settlers-illegal-not-for-workers = Robotników nie wymienia się na: { $good }.
settlers-illegal-too-few-workers = Masz za mało Robotników: { $held }.
settlers-illegal-exchange-wrong = Tyle nie można teraz otrzymać: { $good }.
settlers-illegal-not-open = To nie jest Lokacja z Otwartą Produkcją: { $location }.
settlers-illegal-open-full =
    W tej Lokacji { $count ->
        [one] jest już 1 Robotnik
        [few] jest już { $count } Robotników
       *[many] jest już { $count } Robotników
    }, więcej się nie zmieści: { $location }.
settlers-illegal-no-defense-token = Nie masz żetonu Obrony.
settlers-illegal-defense-common-only = Żeton Obrony chroni tylko Lokacje Zwykłe; nie: { $location }.
settlers-illegal-defended = Na tej Lokacji jest już żeton Obrony: { $location }.
settlers-illegal-no-samurai = Samurajów mają tylko Japończycy.
settlers-illegal-has-samurai = Na tej Lokacji stoi już Samuraj: { $location }.
settlers-illegal-samurai-faction-only = Samuraj chroni tylko własne Lokacje Frakcyjne; nie: { $location }.
settlers-illegal-no-hold = Tura i tak zostanie otwarta albo nie ma po co jej przedłużać.
settlers-illegal-watch-no-change = To jest już tak ustawione.
settlers-illegal-deck-fixed = W tym formacie talie są stałe: { $format }.
settlers-illegal-deck-unknown = Nie ma talii „{ $deck }”.
settlers-illegal-deck-empty = Talia jest pusta: { $deck }.
settlers-illegal-deck-card = Ta karta nie należy do talii { $deck }: { $card }.
settlers-illegal-deck-copies =
    { $card }: w talii { $count ->
        [one] jest 1 egzemplarz
        [few] są { $count } egzemplarze
       *[many] jest { $count } egzemplarzy
    }, a istnieje ich { $most }.
settlers-illegal-deck-common-fixed = W formacie standardowym talia Zwykła jest taka jak w grze podstawowej.
settlers-illegal-deck-all-copies = W formacie standardowym dodaje się wszystkie egzemplarze karty; { $card } ma ich { $count }.
settlers-illegal-deck-size = Liczba kart w talii to { $count } zamiast { $most }: { $deck }.
settlers-illegal-deck-structure = W talii { $deck } kart w { $copies ->
        [one] 1 egzemplarzu
        [few] { $copies } egzemplarzach
       *[many] { $copies } egzemplarzach
    } jest { $count } zamiast { $most }.
settlers-illegal-deck-not-in = Nie ma w tej talii: { $card }. Są w niej: { $possible }.
settlers-illegal-deck-same-copies =
    { $count ->
        [one] W miejsce karty { $card } może wejść tylko karta w 1 egzemplarzu, której nie ma w talii: { $possible }.
        [few] W miejsce karty { $card } może wejść tylko karta w { $count } egzemplarzach, której nie ma w talii: { $possible }.
       *[many] W miejsce karty { $card } może wejść tylko karta w { $count } egzemplarzach, której nie ma w talii: { $possible }.
    }
settlers-illegal-deck-no-other = Nie ma innej karty o tej liczbie egzemplarzy ({ $count }), która mogłaby zastąpić kartę { $card }.

## Decyzje

settlers-kind-faction = Wybierz Frakcję
    .hint = Żadną nie gra dwóch graczy; obok każdej widać, co produkuje w każdej rundzie i co może zachować.
settlers-kind-draft = Weź kartę
    .hint = Trafia na rękę.
settlers-kind-draw = Dobierz
    .hint = Jeśli należy ci się więcej kart, dobrane zobaczysz, zanim wybierzesz talię dla następnych.
settlers-kind-keep = Zatrzymaj kartę
    .hint = Druga karta trafia pod talię.
settlers-kind-choose = Wybierz
    .hint = Karta zostawia wybór tobie.
settlers-kind-copy = Powtórz produkcję
    .hint = Otrzymaj to, co produkuje inna twoja Lokacja Produkcyjna.
settlers-kind-use_deals = Użyj Umów
    .hint = Otrzymaj jeszcze raz Dobra ze swoich Umów.
settlers-kind-place = Wystaw Samurajów
    .hint = Pochodzą z puli ogólnej.
settlers-kind-take = Wybierz Dobra
    .hint = Wybierz, które rodzaje przechowanych Dóbr otrzymujesz.
settlers-kind-first = Produkuj najpierw
    .hint = Niech inna Lokacja wyprodukuje przed pozostałymi.
settlers-kind-discard = Odrzuć kartę
    .hint = Przeciwnik zmusza cię do odrzucenia karty z ręki.
settlers-kind-build = Buduj
    .hint = Zbuduj Lokację z ręki: zapłać koszt i oddaj inną Lokację, jeśli karta tego wymaga.
settlers-kind-deal = Podpisz Umowę
    .hint = Za jadło wsuń kartę Frakcyjną pod planszę: jej Dobro dostajesz teraz i w każdej kolejnej Produkcji.
settlers-kind-raze_hand = Plądruj z ręki
    .hint = Za żeton Plądrowania odrzuć kartę i weź Dobra z jej pola Plądrowania, czasem też kartę.
settlers-kind-raze = Plądruj Lokację
    .hint = Wydaj żetony Plądrowania na Lokację przeciwnika i weź Dobra z jej pola Plądrowania.
settlers-kind-activate = Aktywuj
    .hint = Użyj jednej ze swoich Lokacji z Akcją.
settlers-kind-instant = Karta Natychmiastowa
    .hint = Wykonaj kartę Natychmiastową i ją odrzuć.
settlers-kind-send = Wyślij Robotnika
    .hint = Użyj Lokacji z Otwartą Produkcją przeciwnika.
settlers-kind-exchange = Wydaj Robotników
    .hint = Dwóch Robotników za Surowiec lub kartę.
settlers-kind-spend = Wydaj
    .hint = Karta zostawia wybór tobie.
settlers-kind-defend = Połóż żeton Obrony
    .hint = Krok darmowy: chroń jedną Lokację Zwykłą do końca rundy.
settlers-kind-samurai = Wystaw Samuraja
    .hint = Krok darmowy: zamień Robotnika w Samuraja na własnej Lokacji Frakcyjnej.
settlers-kind-hold = Ochroń Lokację po akcji
    .hint = Krok darmowy: po akcji możesz jeszcze ochronić Lokację, także nową.
settlers-kind-pass = Pasuj
    .hint = W tej rundzie nie masz już tur.
settlers-kind-cancel = Nie aktywuj
    .hint = Nic jeszcze nie jest zapłacone; twoja tura trwa.
settlers-kind-end = Gotowe
    .hint = To wszystko w tym miejscu.
settlers-kind-end-cleanup = Zakończ Czyszczenie
settlers-kind-store = Połóż Dobra na Lokacji
    .hint = To, co tam leży, nie przepada w fazie Czyszczenia.
settlers-kind-store_card = Wsuń kartę pod Lokację
    .hint = Zostaje tam do końca gry.
settlers-kind-drop = Odrzuć Dobra
    .hint = Wszystko, co wolno przechować, zostaje, o ile tego tu nie odrzucisz.
settlers-kind-lose = Wybierz atakowaną Lokację
    .hint = Kilka pasuje jednakowo; wybierasz, którą zabierze wirtualny gracz.
settlers-kind-watch = Co przerywa moje plany
    .hint = Ustaw lub wycofaj to, co przerywa zaplanowane akcje.

settlers-field-faction = Która Frakcja?
settlers-field-card = Która karta?
settlers-field-deck = Z której talii?
settlers-field-count = Ile?
settlers-field-option = Co wybierasz?
settlers-field-location = Która Lokacja?
settlers-field-locations = Które Lokacje?
settlers-field-deals = Które Umowy?
settlers-field-goods = Które Dobra?
settlers-field-give = Co oddajesz?
settlers-field-gold = Za które Surowce płacisz Złotem?
settlers-field-target = Która Lokacja jest celem?
settlers-field-targets = Co jest celem?
settlers-field-times = Ile razy?
settlers-field-opponent = Który przeciwnik?
settlers-field-good = Które Dobro?
settlers-field-swap = Które Dobra zamieniasz na PZ?
settlers-field-cards = Które karty odrzucasz?
settlers-field-more = Kontynuować w tej samej akcji?
settlers-field-condition = Co ma przerywać twoje plany?
settlers-field-flag = Czy ma je przerywać?

# Pytanie o jedno pole w jednym rodzaju ruchu, pełnym zdaniem: bywa jedynym na ekranie.
settlers-field-faction-faction = Którą Frakcją grasz?
settlers-field-draft-card = Którą kartę bierzesz?
settlers-field-draw-deck = Z której talii dobierasz?
settlers-field-draw-count = Ile kart z niej dobierasz?
settlers-field-keep-card = Którą kartę zatrzymujesz?
settlers-field-choose-option = Co wybierasz?
settlers-field-copy-location = Którą produkcję powtarzasz?
settlers-field-use_deals-deals = Których Umów używasz?
settlers-field-place-locations = Na których Lokacjach wystawiasz Samurajów?
settlers-field-take-goods = Które Dobra otrzymujesz?
settlers-field-first-location = Która Lokacja produkuje najpierw?
settlers-field-discard-card = Którą kartę odrzucasz?
settlers-field-build-card = Którą kartę budujesz?
settlers-field-build-give = Co za nią oddajesz?
settlers-field-deal-card = Która karta staje się Umową?
settlers-field-raze_hand-card = Którą kartę plądrujesz?
settlers-field-raze-target = Którą Lokację plądrujesz?
settlers-field-activate-location = Którą Lokację aktywujesz?
settlers-field-instant-card = Którą kartę Natychmiastową wykonujesz?
settlers-field-send-target = Do której Lokacji wysyłasz Robotnika?
settlers-field-exchange-good = Co bierzesz za dwóch Robotników?
settlers-field-exchange-count = Ile razy to robisz?
settlers-field-spend-good = Co wydajesz?
settlers-field-spend-count = Ile wydajesz?
settlers-field-defend-location = Którą Lokację chronisz?
settlers-field-samurai-location = Na której Lokacji wystawiasz Samuraja?
settlers-field-store-location = Na której Lokacji kładziesz Dobra?
settlers-field-store-good = Które Dobro tam kładziesz?
settlers-field-store-count = Ile tam kładziesz?
settlers-field-store_card-location = Pod którą Lokację wsuwasz kartę?
settlers-field-store_card-card = Którą kartę tam wsuwasz?
settlers-field-drop-good = Które Dobro odrzucasz?
settlers-field-drop-count = Ile odrzucasz?
settlers-field-lose-location = Która Lokacja jest atakowana?

# Co kto ma w liczbach.
settlers-holding-wood = Drewno
settlers-holding-stone = Kamień
settlers-holding-food = Jadło
settlers-holding-gold = Złoto
settlers-holding-worker = Robotnicy
settlers-holding-raze = Żetony Plądrowania
settlers-holding-defense = Żetony Obrony
settlers-holding-vp = PZ
settlers-holding-samurai = Samuraje
settlers-holding-production_wood = { settlers-holding-wood } w Produkcji
settlers-holding-production_stone = { settlers-holding-stone } w Produkcji
settlers-holding-production_food = { settlers-holding-food } w Produkcji
settlers-holding-production_gold = { settlers-holding-gold } w Produkcji
settlers-holding-production_worker = { settlers-holding-worker } w Produkcji
settlers-holding-production_raze = { settlers-holding-raze } w Produkcji
settlers-holding-production_defense = { settlers-holding-defense } w Produkcji
settlers-holding-production_vp = { settlers-holding-vp } w Produkcji
settlers-holding-production_samurai = { settlers-holding-samurai } w Produkcji
settlers-holding-production_card = Karty w Produkcji
settlers-holding-production_choice = Korzyści do wyboru w Produkcji
settlers-holding-hand = Karty na ręce
settlers-holding-deals = Umowy
settlers-holding-foundations = Fundamenty
settlers-holding-stored = Odłożone karty i Dobra
settlers-holding-tokens = Żetony Egiptu
settlers-holding-margin = Przewaga nad wirtualnym graczem
settlers-printed-wood = { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
settlers-printed-stone = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
settlers-printed-food = { $count ->
        [one] { $count } jadło
        [few] { $count } jadła
       *[many] { $count } jadła
    }
settlers-printed-gold = { $count ->
        [one] { $count } Złoto
        [few] { $count } Złota
       *[many] { $count } Złota
    }
settlers-printed-worker = { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
       *[many] { $count } Robotników
    }
settlers-printed-raze = { $count ->
        [one] { $count } żeton Plądrowania
        [few] { $count } żetony Plądrowania
       *[many] { $count } żetonów Plądrowania
    }
settlers-printed-defense = { $count ->
        [one] { $count } żeton Obrony
        [few] { $count } żetony Obrony
       *[many] { $count } żetonów Obrony
    }
settlers-printed-vp = { $count } PZ
settlers-printed-location = { $count ->
        [one] { $count } oddana Lokacja
        [few] { $count } oddane Lokacje
       *[many] { $count } oddanych Lokacji
    }
settlers-printed-card = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

settlers-value-faction-romans = Rzymianie
settlers-value-deck-romans = Rzymianie
settlers-value-faction-barbarians = Barbarzyńcy
settlers-value-deck-barbarians = Barbarzyńcy
settlers-value-faction-egyptians = Egipcjanie
settlers-value-deck-egyptians = Egipcjanie
settlers-value-faction-japanese = Japończycy
settlers-value-deck-japanese = Japończycy
settlers-value-faction-random = losowo
settlers-value-deck-common = Zwykła
settlers-value-deck-faction = Frakcyjna
settlers-value-card-random = losowa
settlers-value-option-pay_wood = za 1 drewno
settlers-value-option-pay_stone = za 1 kamień
settlers-value-option-pay_food = za 1 jadło
settlers-value-option-pay_gold = za 1 Złoto
settlers-value-option-pay_worker = za 1 Robotnika
settlers-value-option-pay_raze = za 1 żeton Plądrowania
settlers-value-option-none = nic
settlers-value-option-look = obejrzyj karty
settlers-value-option-run_deal = użyj Umowy
# Czym się płaci z własnej ręki i Umów, za tym, przeciw komu działa karta.
settlers-value-activate-cards = zapłata: { $value }
settlers-value-activate-deals = oddana Umowa: { $value }
settlers-value-activate-swap = { $value } → PZ
settlers-choice-swap-none = żadne Dobro za PZ
# Czego Frakcja może zachować w fazie Czyszczenia dowolną liczbę.
settlers-value-kept-worker = Robotników
settlers-value-kept-raze = żetony Plądrowania
settlers-value-kept-gold = Złoto
settlers-value-kept-food = jadło
settlers-value-gold-wood = Złoto za drewno
settlers-value-gold-stone = Złoto za kamień
settlers-value-gold-food = Złoto za jadło
settlers-value-color-none = bez koloru
settlers-value-color-black = { settlers-colour-black }
settlers-value-color-purple = { settlers-colour-purple }
settlers-value-color-blue = { settlers-colour-blue }
settlers-value-color-brown = { settlers-colour-brown }
settlers-value-color-gold = { settlers-colour-gold }
settlers-value-color-red = { settlers-colour-red }
settlers-value-color-pink = { settlers-colour-pink }
settlers-value-color-grey = { settlers-colour-grey }
settlers-value-more-yes = i jeszcze coś w tej samej akcji
settlers-value-more-no = {""}
settlers-choice-more-False = to wszystko
settlers-value-flag-yes = tak, przerywa
settlers-value-flag-no = nie przerywa
settlers-value-condition-razed = tracisz Lokację
settlers-value-condition-passed = inny gracz pasuje
settlers-value-title-commoner = Plebejusz
settlers-value-title-servant = Służący
settlers-value-title-squire = Giermek
settlers-value-title-knight = Rycerz
settlers-value-title-castellan = Kasztelan
settlers-value-title-king = Król
settlers-value-title-emperor = Cesarz
settlers-value-format-base = gra podstawowa
settlers-value-format-introductory = zapoznawczy
settlers-value-format-open = otwarty
settlers-value-format-standard = standardowy
settlers-value-lookout-normal = zwykła
settlers-value-lookout-alternate = alternatywna
settlers-value-lookout-advanced = zaawansowana
settlers-value-peaceful-yes = tak
settlers-value-peaceful-no = nie

## Uwagi do tego, co można wybrać

settlers-remark-card = { $color } · { $free ->
        [0] { $price }
       *[other] za darmo
    }
settlers-part-price =
    { $wood ->
        [0] {""}
        [one] 1 drewno
        [few] { $wood } drewna
       *[many] { $wood } drewna
    }{ $stone ->
        [0] {""}
        [one] 1 kamień
        [few] { $stone } kamienie
       *[many] { $stone } kamieni
    }{ $food ->
        [0] {""}
        [one] 1 jadło
        [few] { $food } jadła
       *[many] { $food } jadła
    }{ $gold ->
        [0] {""}
        [one] 1 Złoto
        [few] { $gold } Złota
       *[many] { $gold } Złota
    }{ $worker ->
        [0] {""}
        [one] 1 Robotnik
        [few] { $worker } Robotników
       *[many] { $worker } Robotników
    }{ $raze ->
        [0] {""}
        [one] 1 żeton Plądrowania
        [few] { $raze } żetony Plądrowania
       *[many] { $raze } żetonów Plądrowania
    }{ $defense ->
        [0] {""}
        [one] 1 żeton Obrony
        [few] { $defense } żetony Obrony
       *[many] { $defense } żetonów Obrony
    }{ $places ->
        [0] {""}
        [one] 1 Lokacja
        [few] { $places } Lokacje
       *[many] { $places } Lokacji
    }
settlers-remark-gives = w zamian oddajesz: { $cards }{ $lying }{ $laid ->
        [0] { $others ->
            [0] {""}
           *[other] {" "}(do zmiany)
        }
       *[other] {" "}(Fundament{ $others ->
            [0] {""}
           *[other] , do zmiany
        })
    }
settlers-remark-gone-with-it = znika{ $lying }
settlers-remark-foundation = Fundament
# Co karta robi i komu, jeśli można jej użyć tylko w jeden sposób.
settlers-remark-attack = { $deed ->
        [steal] zabiera graczowi { $opponent } { $good_acc }
        [skip_turn] { $opponent } traci następną turę
        [enemy_discards] { $opponent } odrzuca { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
        [raze] plądruje Lokację{ $of }: { $card }
        [remove_location] usuwa Lokację{ $of }: { $card }
        [take_location_to_hand] bierze na rękę Lokację{ $of }: { $card }
        [take_over] przejmuje Lokację{ $of }: { $card }
        [block_action] blokuje na tę rundę Lokację{ $of }: { $card }
        [discard_enemy_deal] odrzuca Umowę{ $of }: { $card }
       *[other] zabiera Umowę{ $of }: { $card }
    }
# Co spotyka tego, kto jest obok wymieniony.
settlers-remark-suffered = { $named ->
        [0] {""}
       *[other] { $opponent }{" "}
    }{ $deed ->
        [skip_turn] traci następną turę
       *[enemy_discards] odrzuca { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
# Co spotyka kogoś przez atak na to, co jest obok wymienione.
settlers-remark-aimed =
    { $side ->
        [virtual] wirtualny gracz
       *[player] { $owner }
    } { $deed ->
        [block_action] nie użyje jej już w tej rundzie
        [use_enemy_action] użyje jej w tej rundzie o raz mniej
       *[other] traci tę kartę
    }
settlers-remark-own-gone = twoja, znika ze wszystkim, co daje
settlers-remark-whose = { $of }
settlers-remark-protected = jej splądrowanie kosztuje potem { $count ->
        [one] 1 żeton Plądrowania
        [few] { $count } żetony Plądrowania
       *[many] { $count } żetonów Plądrowania
    }
settlers-remark-no-help-alone = nie chroni przed Atakami wirtualnego gracza
settlers-remark-safe-anyway = i tak nie można jej splądrować
settlers-remark-no-attack = w tej rundzie nikt już nie zaatakuje
settlers-remark-protects-new = na razie nie masz żadnej: tylko tę, którą da akcja
settlers-remark-protects-none = nie masz żadnej do ochrony i żadna akcja jej nie da
# Karta, która pyta.
settlers-remark-asking = { $card }
settlers-remark-asked-by = karta: { $card }
settlers-remark-forgone = { $card }: bez zysku
settlers-plan-steps = Plan twoich następnych tur, po jednej akcji w każdej:
    { $steps }
settlers-plan-next = **Jaka akcja będzie następna?** Każda ma własną turę.
settlers-remark-safe = potem inni gracze nie mogą wybrać cię na cel
settlers-remark-round-ends = pasują już wtedy wszyscy: runda się kończy
settlers-remark-unused =
    niewykorzystani Robotnicy i Surowce: { $count }, rozstrzygają remis{ $aiming ->
        [0] {""}
       *[other] {" "}· { settlers-remark-safe }
    }
# Samotnie, w ostatniej rundzie: do czego prowadzi pasowanie i jak skończyłaby się rozgrywka w tej chwili.
settlers-remark-last-pass = koniec rozgrywki – { $final }
settlers-remark-last-attacks = Jak na razie { $final }
settlers-part-final =
    { $won ->
        [0] rozgrywka jest przegrana
        [1] o wygranej rozstrzygną karty Ataku
       *[2] rozgrywka jest wygrana
    }: przewaga nad wirtualnym graczem { $open ->
        [0] { $least_signed }
       *[other] od { $least_signed } do { $most_signed }
    } (wygrywa większa od 0), { $differ ->
        [0] { $points }
       *[other] od { $points } do { $highest }
    } PZ
settlers-remark-then-attacks =
    { $count ->
        [one] potem wirtualny gracz atakuje raz
        [2] potem wirtualny gracz atakuje dwa razy
        [few] potem wirtualny gracz atakuje { $count } razy
       *[many] potem wirtualny gracz atakuje { $count } razy
    }, a runda się kończy{ $open ->
        [0] {""}
       *[other] {" "}· odkryte karty Ataku: { $shown }
    }{ $threatened ->
        [0] {""}
       *[other] {" "}· do straty brakuje jednej karty: { $risks }
    }
settlers-remark-stays = zostaje: { $price }
settlers-remark-faction = { $price } · zachowuje { $kept }{ $samurai ->
        [0] {""}
       *[other] {" "}· Samuraje
    }
settlers-remark-deal = Umowa: { $good }{ $last ->
        [0] {""}
       *[other] ; żadnej Produkcji już nie będzie
    }

# Ile czego wybrano; $count to liczba. Jeśli podany jest rodzaj ruchu, tylko w nim.
settlers-count-draw-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
settlers-count-exchange-count =
    { $count ->
        [one] 1 raz
        [few] { $count } razy
       *[many] { $count } razy
    }
settlers-count-count =
    { $count ->
        [one] 1 sztuka
        [few] { $count } sztuki
       *[many] { $count } sztuk
    }
settlers-count-times =
    { $count ->
        [one] 1 raz
        [few] { $count } razy
       *[many] { $count } razy
    }

## Opcje rozgrywki

settlers-option-lookout = Faza Wypatrywania
    .about = Jak na początku rundy rozdaje się karty Zwykłe.
settlers-option-peaceful = Wariant pokojowy
    .about = Lokacje przeciwników można plądrować tylko dzięki kartom.
settlers-option-factions = Frakcje w kolejności miejsc
settlers-option-format = Format talii
    .about = Którymi kartami się gra i czy każdy może przynieść własną talię.
settlers-option-decks = Listy talii
settlers-option-lookout-normal = zwykła
    .about = Każdy bierze jedną z odkrytych kart, potem z nowego rzędu w odwrotnej kolejności
settlers-option-lookout-alternate = alternatywna
    .about = W tajemnicy: każdy bierze jedną z trzech kart, podaje dwie w lewo i bierze jedną z otrzymanych
settlers-option-lookout-advanced = zaawansowana
    .about = Dwa okrążenia nad jednym rzędem pięciu kart, uzupełnianym po drodze
settlers-option-peaceful-yes = tak
    .about = Nikt nie wydaje żetonów Plądrowania na Lokacje innych
settlers-option-peaceful-no = nie
    .about = Żetony Plądrowania można wydać na Lokacje innych
settlers-option-format-base = gra podstawowa
    .about = Karty z gry podstawowej, takie same talie dla każdego
settlers-option-format-introductory = zapoznawczy
    .about = Karty gry podstawowej i dodatku potasowane razem
settlers-option-format-open = otwarty
    .about = Kto chce, przynosi dla Frakcji dowolną listę kart
settlers-option-format-standard = standardowy
    .about = Kto chce, przynosi talię, w której karty dodatku zastępują inne

## Własne talie

settlers-deck-which =
    ### Twoje talie na format standardowy i otwarty
    Talię której Frakcji chcesz obejrzeć lub zmienić?
settlers-deck-title =
    ### { $faction }: twoja talia, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
settlers-deck-copies = { $copies } × { $cards }
settlers-deck-question =
    -# Pogrubione: karty z dodatku. Wszystkie egzemplarze karty wychodzą razem, a wchodzi karta o tej samej liczbie egzemplarzy (R24.3).
    Którą kartę wyjąć?
settlers-deck-instead =
    { $count ->
        [one] Co wejdzie zamiast karty { $card }? Musi to być karta w 1 egzemplarzu (R24.3).
        [few] Co wejdzie zamiast karty { $card }? Musi to być karta w { $count } egzemplarzach (R24.3).
       *[many] Co wejdzie zamiast karty { $card }? Musi to być karta w { $count } egzemplarzach (R24.3).
    }
settlers-deck-out = Wyjmij
settlers-deck-in = Włóż
settlers-deck-reset = Wróć do talii podstawowej
settlers-deck-others = Inne Frakcje
settlers-deck-replaced = Zapisano: { $card } zamiast karty { $out } ({ $count ->
        [one] 1 egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }).
settlers-deck-plain = Zapisano: to jest talia gry podstawowej.

settlers-list-open = Format otwarty: lista
settlers-list-common = Format otwarty: talia Zwykła
settlers-list-title = ### { $deck }: { $own ->
        [yes] twoja lista na format otwarty
       *[no] talia podstawowa, dopóki nie masz listy na format otwarty
    }, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
settlers-list-how = -# Skopiuj ją, zmień i wyślij przyciskiem **Wyślij listę**: dowolne karty tej talii, każda w osobnym wierszu z liczbą egzemplarzy (R24.2). Twoja lista talii Zwykłej obowiązuje w rozgrywkach, które otwierasz.
settlers-list-write = Wyślij listę
settlers-list-form = Lista na format otwarty
settlers-list-field = W każdym wierszu karta, najpierw liczba
settlers-list-hint = 3 Ruiny

settlers-bring = Z którą Frakcją przychodzisz?
settlers-bring-text =
    Talie: kto przychodzi z Frakcją, gra nią { $format ->
        [open] według swojej listy na format otwarty (`/osadnicy talia`), a jeśli jej nie ma
       *[standard] własną talią (`/osadnicy talia`), a jeśli jej nie ma
    }, talią podstawową.
    Kto nie przychodzi z żadną, po starcie wybiera jedną z wolnych Frakcji i gra talią podstawową.
settlers-bring-own = -# { $player }: { $faction }, własna talia
settlers-bring-base = -# { $player }: { $faction }, talia podstawowa
settlers-bring-common = -# Talia Zwykła: lista gospodarza, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
settlers-bring-none = żadna: wybiorę po starcie

## Na co czeka gra

settlers-step-faction = Wybierz Frakcję.
settlers-step-factions = Trwa wybór Frakcji.
settlers-step-lookout = Faza Wypatrywania.
settlers-step-production = Faza Produkcji: trwają wybory.
settlers-step-action = Faza Akcji: trwają wybory.
settlers-step-attack = Wirtualny gracz atakuje.
settlers-step-draft = Wypatrywanie: weź kartę.
settlers-step-draw = Dobieranie{ $by }: z której talii?
settlers-step-look = Zatrzymaj jedną z kart{ $by }.
settlers-step-option = Wybierz jedną możliwość{ $by }.
settlers-step-copy = Wybierz produkcję do powtórzenia{ $by }.
settlers-step-use_deals = Wybierz Umowy do użycia{ $by }.
settlers-step-place = Wystaw Samurajów{ $by }.
settlers-step-take = Wybierz Dobra{ $by }.
settlers-step-discard = Odrzuć kartę z ręki{ $by }.
settlers-step-turn =
    { $stays ->
        [0] Jedna akcja albo pas.
       *[other] Jedna akcja, a po niej możesz ochronić Lokację; albo pas.
    }
settlers-step-again =
    { $count ->
        [one] Aktywuj ją{ $by } jeszcze raz, ostatni z wybranych, albo zakończ.
        [few] Aktywuj ją{ $by } jeszcze { $count } razy, jak wybrano, albo zakończ.
       *[other] Aktywuj ją{ $by } jeszcze { $count } razy, jak wybrano, albo zakończ.
    }
settlers-step-nested = Wybierz, jak aktywować drugą Lokację.
settlers-step-spend = Powiedz, co wydajesz{ $by }.
settlers-step-exchange = Wydaj kolejnych Robotników albo zakończ.
settlers-step-after = Możesz jeszcze położyć żetony, potem zakończ turę.
settlers-step-cleanup = Czyszczenie: co zatrzymujesz?
settlers-step-lose = Wybierz atakowaną Lokację.

## Koniec

settlers-source-track = Punkty z gry
settlers-source-common = Lokacje Zwykłe
settlers-source-faction = Lokacje Frakcyjne
settlers-source-stored = Odłożone karty i Dobra
# Co rozstrzyga przy równym wyniku, jedno po drugim.
settlers-tie-1 = niewykorzystani Robotnicy i Surowce
settlers-tie-2 = karty na ręce

settlers-reason-R19-1 = rozegrano pięć rund.
settlers-reason-R23-11 = rozegrano pięć rund, Kolekcja jest policzona.
settlers-reason-concession = pozostali odeszli.

## Co mówi karta lub plansza; z części powstaje całość

settlers-says-open-production = Otwarta Produkcja: { $does }.
settlers-says-production = Produkcja: { $does }.
settlers-says-bonus = Bonus za zbudowanie: { $does }.
    .row = Bonus: { $does }.
settlers-says-instant = Natychmiastowa.
settlers-says-paid = Wydaj { $pay }: { $does }.
settlers-says-free = Akcja bez kosztu: { $does }.
settlers-says-limit =
    { $count ->
        [one] Raz w rundzie.
        [few] Do { $count } razy w rundzie.
       *[many] Do { $count } razy w rundzie.
    }
settlers-says-storage = Magazyn: w fazie Czyszczenia połóż na niej do { $max } ({ $kinds }).
    .row = Magazyn: do { $max } ({ $kinds }).
settlers-says-storage-any = Magazyn: w fazie Czyszczenia połóż na niej dowolnie wiele ({ $kinds }).
    .row = Magazyn: dowolnie wiele ({ $kinds }).
settlers-says-storage-kept = Zostają tam.
settlers-says-storage-back = Po Produkcji wracają.
settlers-says-defense =
    { $count ->
        [one] Nadrukowany żeton Obrony: jej splądrowanie kosztuje o { $count } żeton Plądrowania więcej; nie można położyć na niej kolejnego żetonu Obrony.
        [few] Nadrukowane żetony Obrony: jej splądrowanie kosztuje o { $count } żetony Plądrowania więcej; nie można położyć na niej kolejnego żetonu Obrony.
       *[many] Nadrukowane żetony Obrony: jej splądrowanie kosztuje o { $count } żetonów Plądrowania więcej; nie można położyć na niej kolejnego żetonu Obrony.
    }
    .row = Nadrukowana Obrona: { $count }.
settlers-says-not-razed = Nie można jej splądrować.
settlers-says-no-cost = Bez kosztu.
settlers-says-no-colour = Bez koloru.
settlers-says-target = Pole Celu: { $good }.
settlers-says-board = Co rundę: { $goods }. W fazie Czyszczenia można przechować w dowolnej liczbie: { $kinds }.
settlers-says-when-build = Gdy zbudujesz { $location }: { $does }.
settlers-says-this-too = { $what } (także tę)
settlers-says-when-raze = Gdy splądrujesz kartę lub Lokację: { $does }.
settlers-says-when-make_deal = Gdy podpiszesz Umowę: { $does }.
settlers-says-when-deploy_samurai = Gdy wystawisz Samuraja: { $does }.
settlers-says-when-gain_vp = Gdy otrzymujesz co najmniej 1 PZ, także w fazie Produkcji: { $does }.
settlers-says-when-enemy_worker_exchange = Za każdą parę Robotników, którą przeciwnik wyda w akcji wymiany: { $does }.
settlers-says-when-enemy_uses_open_production = Gdy przeciwnik wyśle Robotnika do twojej Lokacji z Otwartą Produkcją: { $does }.
settlers-says-when-cleanup = W każdej fazie Czyszczenia: { $does }.
settlers-says-endgame = Na koniec gry: { $does }.
settlers-says-rule-store = W fazie Czyszczenia możesz przechować w dowolnej liczbie: { $kinds }.
settlers-says-rule-raze_enemy_discount =
    { $count ->
        [one] Plądrowanie Lokacji przeciwnika kosztuje cię o { $count } żeton Plądrowania mniej (nigdy mniej niż { $minimum }).
        [few] Plądrowanie Lokacji przeciwnika kosztuje cię o { $count } żetony Plądrowania mniej (nigdy mniej niż { $minimum }).
       *[many] Plądrowanie Lokacji przeciwnika kosztuje cię o { $count } żetonów Plądrowania mniej (nigdy mniej niż { $minimum }).
    }
settlers-says-rule-raze_surcharge_for_enemies =
    { $count ->
        [one] Plądrowanie twoich Lokacji kosztuje przeciwników o { $count } żeton Plądrowania więcej.
        [few] Plądrowanie twoich Lokacji kosztuje przeciwników o { $count } żetony Plądrowania więcej.
       *[many] Plądrowanie twoich Lokacji kosztuje przeciwników o { $count } żetonów Plądrowania więcej.
    }
settlers-says-rule-samurai_on_common = Możesz wystawiać Samurajów także na swoich Lokacjach Zwykłych (po jednym), nawet obok żetonu Obrony; obie ochrony się sumują.
    .row = Samuraje także na twoich Lokacjach Zwykłych, nawet obok żetonu Obrony.
settlers-says-rule-open_production_no_owner_worker = Gdy wysyłasz Robotnika do Lokacji z Otwartą Produkcją przeciwnika, jej właściciel nie otrzymuje Robotnika.
    .row = Do kogo wysyłasz Robotnika, ten go nie otrzymuje.
settlers-says-extra_attack = Solo: w rundach { $rounds } liczba ataków wirtualnego gracza to { $count }.
settlers-says-number = { $count }
settlers-says-locations_are_open_production = Solo: Lokacje wirtualnego gracza liczą się jako Lokacje z Otwartą Produkcją, dające pierwsze Dobro ze swojego pola Plądrowania.

# Co robią efekty.
settlers-says-gain = otrzymujesz { $goods }
settlers-says-gain_per = otrzymujesz { $amount } { $what }
settlers-says-gain_per-max = otrzymujesz { $amount } { $what }, łącznie najwyżej { $max }
    .row = otrzymujesz { $amount } { $what }, maks. { $max }
settlers-says-per-color = za każdą { $color } Lokację w twoim Imperium (z tą włącznie)
    .row = za każdą { $color } Lokację, także tę
settlers-says-per-location = za każdą Lokację w twoim Imperium (z tą włącznie)
    .row = za każdą Lokację, także tę
settlers-says-per-samurai = za każdego Samuraja w twoim Imperium
settlers-says-per-spent = za każdy wydany
settlers-says-per-stored = za każde leżące Dobro
settlers-says-per-stored-card = za każdą kartę pod nią
settlers-says-choose = { $options } (do wyboru)
settlers-says-option = { $does }
settlers-says-may_pay_one = możesz { $options }
settlers-says-offer = wydać { $pay } ({ $does })
settlers-says-look =
    { $count ->
        [one] zatrzymaj wierzchnią kartę swojej talii Frakcji
        [few] obejrzyj { $count } wierzchnie karty swojej talii Frakcji, jedną zatrzymaj, resztę włóż pod talię
       *[many] obejrzyj { $count } wierzchnich kart swojej talii Frakcji, jedną zatrzymaj, resztę włóż pod talię
    }
settlers-says-copy_production = otrzymujesz to, co produkuje inna, wybrana Lokacja Produkcyjna w twoim Imperium
settlers-says-run_production = otrzymujesz to, co produkuje wybrana Lokacja Produkcyjna w twoim Imperium
settlers-says-run_deal =
    { $count ->
        [one] otrzymujesz Dobro z 1 swojej Umowy
        [few] otrzymujesz Dobra z { $count } swoich Umów
       *[many] otrzymujesz Dobra z { $count } swoich Umów
    }
settlers-says-steal =
    { $count ->
        [one] zabierz z puli przeciwnika { $count } Dobro ({ $kinds })
        [few] zabierz z puli przeciwnika { $count } Dobra jednego z tych rodzajów ({ $kinds })
       *[many] zabierz z puli przeciwnika { $count } Dóbr jednego z tych rodzajów ({ $kinds })
    }
settlers-says-gain_from_raze_field = wybierz Lokację przeciwnika i weź jedno Dobro z jej pola Plądrowania; Lokacja zostaje
settlers-says-raze = splądruj { $targets }
settlers-says-raze-hand = kartę z ręki
settlers-says-raze-enemy = Lokację przeciwnika
settlers-says-raze-own_common = jedną z własnych Lokacji Zwykłych
settlers-says-raze-protected = bez względu na ochronę
settlers-says-raze-swapped = a każde tak zdobyte Dobro możesz zamienić na { $goods }
settlers-says-remove_location = usuń dowolną Lokację przeciwnika (nie jest to Plądrowanie; żadna ochrona nie pomaga)
    .row = usuń dowolną Lokację przeciwnika
settlers-says-take_location_to_hand = zabierz na rękę Lokację Zwykłą z Imperium przeciwnika (nie jest to Plądrowanie; żadna ochrona nie pomaga)
    .row = zabierz na rękę Lokację Zwykłą przeciwnika
settlers-says-discard_enemy_deal = odrzuć Umowę spod planszy Frakcji przeciwnika
settlers-says-take_enemy_deal = zabierz Umowę spod planszy Frakcji przeciwnika i dodaj do swoich
settlers-says-deal_with_enemy_location = podpisz Umowę z Lokacją Frakcyjną przeciwnika; jej Dobro otrzymujesz od razu i w każdej fazie Produkcji, dopóki ta Lokacja jest w grze
settlers-says-build_from_hand = od razu zbuduj { $card } z ręki, płacąc jej Dobra, ale bez oddawania Lokacji
settlers-says-build_from_deal = zbuduj jako Lokację { $card } ze swoich Umów, płacąc jej Dobra, ale bez oddawania Lokacji
settlers-says-hand_to_foundation = wyłóż kartę z ręki do Imperium jako Fundament, za co otrzymujesz { $goods }
settlers-says-take_over = połóż żeton Egiptu na dowolnej Lokacji przeciwnika; odtąd działa ona i liczy się tak, jakby była w twoim Imperium
    .row = połóż żeton Egiptu na Lokacji przeciwnika: działa odtąd dla ciebie
settlers-says-reactivate = aktywuj jeszcze raz inną swoją Lokację z Akcją, wyczerpaną w tej rundzie, płacąc jej koszt
settlers-says-use_enemy_action = aktywuj niewyczerpaną Lokację z Akcją przeciwnika tak, jakby była twoja, płacąc jej koszt
settlers-says-block_action = wybierz Lokację z Akcją przeciwnika; nie można jej już aktywować w tej rundzie
settlers-says-enemy_discards =
    { $count ->
        [one] wybrany przeciwnik odrzuca { $count } kartę z ręki
        [few] wybrany przeciwnik odrzuca { $count } karty z ręki
       *[many] wybrany przeciwnik odrzuca { $count } kart z ręki
    }
settlers-says-skip_turn = wybierz przeciwnika, który nie spasował; opuszcza on swoją następną turę w tej fazie Akcji
    .row = wybrany przeciwnik traci następną turę
settlers-says-store_under = możesz położyć na niej na stałe do { $max } z tych rzeczy: { $kinds }
settlers-says-gain_each_stored_kind =
    { $max ->
        [one] otrzymujesz 1 Dobro rodzaju, który na niej leży
        [few] otrzymujesz po 1 Dobru każdego leżącego rodzaju, do { $max } rodzajów
       *[many] otrzymujesz po 1 Dobru każdego leżącego rodzaju, do { $max } rodzajów
    }

# Lokacje i karty, które się liczą.
settlers-says-location-any = Lokację
settlers-says-location-common = Lokację Zwykłą
settlers-says-location-faction = Lokację Frakcyjną
settlers-says-location-color = { $color } Lokację
settlers-says-card-any = kartę
settlers-says-card-common = kartę Zwykłą
settlers-says-card-faction = kartę Frakcyjną
settlers-says-card-color = { $color } kartę
settlers-says-color-black = czarną
settlers-says-color-purple = fioletową
settlers-says-color-blue = niebieską
settlers-says-color-brown = brązową
settlers-says-color-gold = złotą
settlers-says-color-red = czerwoną
settlers-says-color-pink = różową
settlers-says-color-grey = szarą

# Tyle tego, co się otrzymuje lub wydaje.
settlers-says-kind = { $good }
settlers-says-hand-cards = karty z ręki
settlers-says-pays-any_resources = dowolną liczbę Surowców
settlers-says-pays-raze_price = żetony Plądrowania, których wymaga cel
settlers-says-gets-vp = { $count } PZ
settlers-says-gets-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
settlers-says-gets-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
settlers-says-gets-food =
    { $count ->
        [one] { $count } jadło
        [few] { $count } jadła
       *[many] { $count } jadła
    }
settlers-says-gets-gold =
    { $count ->
        [one] { $count } Złoto
        [few] { $count } Złota
       *[many] { $count } Złota
    }
settlers-says-gets-worker =
    { $count ->
        [one] { $count } Robotnika
        [few] { $count } Robotników
       *[many] { $count } Robotników
    }
settlers-says-gets-raze =
    { $count ->
        [one] { $count } żeton Plądrowania
        [few] { $count } żetony Plądrowania
       *[many] { $count } żetonów Plądrowania
    }
settlers-says-gets-defense =
    { $count ->
        [one] { $count } żeton Obrony
        [few] { $count } żetony Obrony
       *[many] { $count } żetonów Obrony
    }
settlers-says-gets-samurai =
    { $count ->
        [one] { $count } Samuraja na swojej Lokacji
        [few] { $count } Samurajów na swoich Lokacjach
       *[many] { $count } Samurajów na swoich Lokacjach
    }
settlers-says-gets-card =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
settlers-says-gets-common_card =
    { $count ->
        [one] { $count } kartę Zwykłą
        [few] { $count } karty Zwykłe
       *[many] { $count } kart Zwykłych
    }
settlers-says-gets-faction_card =
    { $count ->
        [one] { $count } kartę Frakcyjną
        [few] { $count } karty Frakcyjne
       *[many] { $count } kart Frakcyjnych
    }
settlers-says-gets-hand_card =
    { $count ->
        [one] { $count } kartę z ręki
        [few] { $count } karty z ręki
       *[many] { $count } kart z ręki
    }
settlers-says-gets-own_deal =
    { $count ->
        [one] { $count } swoją Umowę
        [few] { $count } swoje Umowy
       *[many] { $count } swoich Umów
    }
settlers-says-look-needs = Nie można tego zrobić, gdy w talii jest mniej kart.
settlers-says-nothing = Nic nie robi.
settlers-says-any-goods = dowolne Dobra
