# Mare Nostrum. Zdania gry; słowa według słowniczka na końcu jej zasad.
#
# mare-event-*    wiersz dziennika; $player to nazwa gracza, identyfikatory są zamienione na nazwy
# mare-illegal-*  dlaczego ruch jest niemożliwy i co jest możliwe
# mare-reason-*   dlaczego gra się skończyła: numer zasady, „-” zamiast „.”

mare-name = Mare Nostrum: Imperia
mare-about = Handel, budowa i bitwy wokół Morza Śródziemnego; cztery drogi do natychmiastowej wygranej, bez punktów.

## Co się stało

mare-event-empire-taken = { $player } prowadzi imperium: { $empire }.
mare-event-round-began = **Runda { $number }**
mare-event-reward-chosen = { $player } wybiera, co da legendarne miasto ({ $province }).
mare-event-collected = { $player } zbiera: { $resources } (+{ $count }).
mare-event-ran-short =
    W rezerwie zabrakło: { $player } nie dostaje { $count ->
        [one] 1 zasobu
        [few] { $count } zasobów
       *[many] { $count } zasobów
    }.
mare-event-legendary-drawn =
    { $player } losuje { $count ->
        [one] legendarny towar
        [few] { $count } legendarne towary
       *[many] { $count } legendarnych towarów
    }.
mare-event-drawn = { $player } losuje: { $resource_acc }.
mare-event-good-taken = { $player } bierze z rezerwy jeden towar: { $resource_acc }.
mare-event-declined =
    { $declined ->
        [any_good] { $player } nie bierze towaru z rezerwy.
        [peace] { $player } z nikim nie ogłasza pokoju.
        [swap] { $player } zostawia legion na znaczniku kontroli.
       *[card] { $player } nie korzysta z karty.
    }
mare-event-value-played =
    { $player } zagrywa: { $marker } (każdy wystawia { $count ->
        [0] 0 zasobów
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }).
mare-event-left-out = { $player } ma za mało zasobów i nie bierze udziału w wymianie.
mare-event-no-trade = W tej rundzie nie ma wymiany{ $cause ->
        [few] : najwyżej jeden gracz może tyle wystawić
        [nothing] : wystawia się 0 zasobów
        [offers] : najwyżej jeden gracz coś wystawił
       *[unsaid] { "" }
    }.
mare-event-number-chosen = { $player } wystawi: { $count }.
mare-event-offer-chosen =
    { $player } dokłada do oferty: { $times ->
       *[absent] { $resource_acc }
        [few] { $offer-chosen }
        [many] { $offer-chosen }
    }.
mare-part-offer-chosen = { $resource_acc }
mare-event-offer-withdrawn = { $player } układa ofertę od nowa.
mare-event-offered = { $player } ma gotową ofertę.
mare-event-revealed = { $player } wystawia: { $resources }{ $number }.
mare-part-number = {" "}({ $source })
mare-event-revealed-none = { $player } nie wystawia niczego{ $number }.
mare-event-starter-named = { $player } wskazuje, kto zabiera jako pierwszy: { $opponent }.
mare-event-took = { $player } zabiera z oferty gracza { $opponent }: { $resource_acc }{ $alone }.
mare-part-alone =
    {" "}– automatycznie: { $how ->
        [barred] oferta gracza { $opponent } jest zamknięta po wzajemnym braniu
       *[only] nic innego nie zostało
    }
mare-event-returned = Wraca do gracza { $player }: { $resources }.
mare-event-compensated = { $player } oddaje graczowi { $opponent } jeden zasób.
mare-event-gave = { $player } oddaje graczowi { $opponent }: { $resource_acc }.
mare-event-called = { $player } wskazuje{ $phase ->
        [build] , kto teraz buduje
        [battle] , kto teraz wykonuje ruch i walkę
       *[unsaid] { " " }następnego gracza
    }: { $opponent }.
mare-event-turn-began =
    { $by ->
        [call] { "" }
        [rest] Na koniec fazy { $phase ->
            [build] buduje
           *[battle] wykonuje ruch i walkę
        } { $player }.
       *[unsaid] Tura gracza { $player }.
    }
mare-event-build-ended = { $player } kończy budowę.
mare-event-turn-ended = { $player } kończy turę.
mare-event-paid = { $player } płaci: { $amounts }.
mare-event-cost-nothing = { $player } nic nie płaci dzięki karcie „{ $card }”.
mare-event-cost-one = { $player } płaci tylko jeden zasób dzięki karcie „{ $card }”.
mare-event-control-placed = { $player } obejmuje kontrolę nad prowincją: { $province }.
mare-event-unit-built = { $player } buduje { $unit_acc }: { $area }.
mare-event-built = { $player } buduje { $building_acc }: { $province }.
mare-event-caravan-built = { $player } buduje karawanę ({ $province }): { $resource_small }.
mare-event-forestalled = Perseusz: { $player } buduje przed wszystkimi.
mare-event-recruited = { $player } bierze kartę „{ $card }”; bohaterów i cudów ma teraz { $count }.
mare-event-copied = Kastor i Polluks gracza { $player } kopiują moc: { $card }.
mare-event-pyramids-built = { $player } buduje Piramidy.
mare-event-mustered =
    { $player } wystawia za darmo ({ $card }, { $province }): { $count ->
        [one] 1 legion
        [few] { $count } legiony
       *[many] { $count } legionów
    }.
mare-event-achieved = { $player } może wygrać z końcem fazy: { $route }.
mare-event-discarded = { $player } odrzuca, co niezachowane: { $resources } (−{ $count }).
mare-event-kept =
    { $count ->
        [0] { $player } nie zachowuje towarów.
       *[other] { $player } zachowuje: { $resources }.
    }
mare-event-card-shown = Nowa karta na wystawce: { $card }.
mare-event-peace-declared = { $player } ogłasza do końca rundy pokój z graczem { $opponent }.
mare-event-sent-home =
    Do stolicy gracza { $player } ({ $province }) { $count ->
        [one] wraca 1 legion
        [few] wracają { $count } legiony
       *[many] wraca { $count } legionów
    }.
mare-event-converted = { $player } przejmuje od gracza { $opponent } kontrolę nad prowincją: { $province }.
mare-event-marker-removed =
    { $cause ->
        [unlinked] { $opponent } zdejmuje znacznik kontroli gracza { $player } ({ $province }), a bez połączenia nie kładzie własnego: prowincji nie kontroluje teraz nikt.
       *[unsaid] { $player } traci kontrolę nad prowincją { $province }; nie kontroluje jej teraz nikt.
    }
mare-event-sailed =
    { $player } płynie: { $times ->
       *[absent] { $source } → { $target }, { mare-part-fleet }
        [few] { $sailed }
        [many] { $sailed }
    }.
mare-part-fleet =
    { $count ->
        [one] 1 trirema
        [few] { $count } triremy
       *[many] { $count } trirem
    }
mare-part-sailed = { mare-part-fleet } ({ $source } → { $target })
mare-event-marched =
    { $player } maszeruje: { $times ->
       *[absent] { $source } → { $target }, { mare-part-army }
        [few] { $marched }
        [many] { $marched }
    }{ $land }.
mare-part-army =
    { $count ->
        [one] 1 legion
        [few] { $count } legiony
       *[many] { $count } legionów
    }
mare-part-marched = { mare-part-army } ({ $source } → { $target })
mare-part-land = , na ziemie gracza { $owner }
mare-event-battle = **Bitwa: { $area }.** { $player } przeciw graczowi { $opponent }{ $own ->
       *[absent] { "" }
        [one] , kości: { $own } na { $against }
        [few] , kości: { $own } na { $against }
        [many] , kości: { $own } na { $against }
    }.
mare-part-change = { $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after })
        [few] { " " }({ $before } → { $after })
        [many] { " " }({ $before } → { $after })
    }
mare-event-rolled = { $player } rzuca { $dice }.
mare-event-strengthened = { $player }: +{ $count } ({ $source }).
mare-event-total =
    { $player }: { $sum ->
        [known] { "" }
       *[unsaid] suma { $total },{ " " }
    }{ $count ->
        [0] brak trafień
        [one] 1 trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }.
mare-event-hit-cancelled =
    Forteca gracza { $player } znosi { $count ->
        [one] 1 trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }.
mare-event-losses-chosen = { $player } wybiera straty ({ $area }).
mare-event-legions-lost =
    { $player } traci ({ $area }): { $count ->
        [one] 1 legion
        [few] { $count } legiony
       *[many] { $count } legionów
    }{ mare-part-change }.
mare-event-triremes-lost =
    { $player } traci ({ $area }): { $count ->
        [one] 1 triremę
        [few] { $count } triremy
       *[many] { $count } trirem
    }{ mare-part-change }.
mare-event-fortress-lost = { $player } traci fortecę: { $area }.
mare-event-contested = Prowincja w stanie wojny: { $province }.
mare-event-settled = Koniec stanu wojny w prowincji: { $province }.
mare-event-occupation-ended = { $province }: legiony gracza { $player } nie okupują już: { $spots }{ $regained }.
mare-part-regained = {" "}(z powrotem u gracza { $owner })
mare-event-pillaged =
    { $player } grabi{ $held ->
        [controller] { " " }gracza { $opponent }
       *[unsaid] { "" }
    } ({ $province }): { $building }.
mare-event-looted = { $player } zdobywa: { $resource } +{ $count }.
mare-event-occupied =
    { $player } okupuje{ $held ->
        [controller] { " " }prowincję gracza { $opponent }
       *[unsaid] { "" }
    } ({ $province }): { $spots }.
mare-event-seized =
    { $player } okupuje znacznik kontroli{ $held ->
        [controller] { " " }gracza { $opponent }
       *[unsaid] { "" }
    }: { $province }.
mare-event-sacrificed = { $player } poświęca legion na znaczniku kontroli: { $province }.
mare-event-tie-decided = { $player } rozstrzyga remis ({ $title }; na równi: { $seat }): { $opponent }.
mare-event-stationed = Legion gracza { $player } działa jak karawana ({ $province }): { $resource }.
mare-event-title-won = Nowy { $title }: { $player }.
mare-event-title-kept = Nadal { $title }: { $player }.
mare-event-won = **{ $player } wygrywa: { $route }{ $by_cities }.**
mare-part-by_cities = {" "}– { $provinces }
mare-event-order-given = { $player } zmienia stałe polecenia.

## Dlaczego ruch jest niemożliwy

mare-illegal-not-now = Teraz to niemożliwe; najpierw rozstrzygnij to, o co pyta gra.
mare-illegal-step-to-come = To późniejszy krok twojej tury: najpierw zakończ ten.
mare-illegal-step-over = Ten krok twojej tury już minął.
mare-illegal-not-a-choice = Tego nie ma do wyboru.
mare-illegal-empire-gone = Tego imperium nie można już wybrać: { $empire }.
mare-illegal-reserve-empty = W rezerwie nie ma już { $resource_gen }.
mare-illegal-marker-spent = Znacznik z wartością { $count } jest już zużyty; zagraj inny.
mare-illegal-number-fixed = Nie możesz wybrać, ile zasobów wystawiasz.
mare-illegal-number-too-high =
    Możesz wystawić od 0 do { $count ->
        [one] 1 zasobu
        [few] { $count } zasobów
       *[many] { $count } zasobów
    }, nie więcej, niż masz.
mare-illegal-number-first = Najpierw wybierz, ile zasobów wystawiasz.
mare-illegal-not-in-hand = Nie masz już { $resource_gen }.
mare-illegal-nothing-offered = W twojej ofercie nic jeszcze nie ma.
mare-illegal-no-participant = { $player } nie bierze udziału w tej wymianie.
mare-illegal-no-third-take = Zasoby przeszły już między tobą a graczem { $opponent } w obie strony; zabierz komuś innemu.
mare-illegal-not-on-offer = Z oferty gracza { $opponent } nie możesz teraz zabrać { $resource_gen }.
mare-illegal-had-turn = { $player } ma już turę za sobą.
mare-illegal-no-perseus = Jako pierwszy może budować tylko właściciel Perseusza.
mare-illegal-not-in-set = Do zestawu nie można dołożyć { $resource_gen }. Zestaw to same monety albo towary różnych rodzajów.
mare-illegal-cannot-copy = Tej mocy nie można skopiować: { $card }.
mare-illegal-cannot-keep = Możesz zachować towary różnych rodzajów, najwyżej { $count }.
mare-illegal-named-before = W poprzedniej rundzie pokój był z graczem { $opponent }; wybierz kogoś innego.
mare-illegal-not-an-opponent = Wybierz przeciwnika.
mare-illegal-wrong-losses = Wybierz dokładnie tyle swoich jednostek, ile musisz stracić: { $count }.
mare-illegal-not-tied = { $player } nie ma najwyższej wartości.
mare-illegal-area-closed = Ten obszar jest poza grą: { $province }.
mare-illegal-controlled-already = Ta prowincja jest już kontrolowana ({ $owner }): { $province }.
mare-illegal-others-there = Stoją tam jednostki innego gracza: { $province }.
mare-illegal-no-marker-left = Nie masz już znacznika kontroli.
mare-illegal-not-connected = Ta prowincja nie sąsiaduje z twoją ani nie jest do niej przyległa dzięki twoim triremom: { $province }. Przy budowie liczą się prowincje kontrolowane na początku rundy.
mare-illegal-none-in-stock = Nie masz już { $unit_gen } do zbudowania.
mare-illegal-not-yours = Nie kontrolujesz tej prowincji: { $province }.
mare-illegal-blocked = Ta prowincja jest zablokowana, bo stoją tam jednostki innego gracza: { $province }.
mare-illegal-fortress-there = Masz już tam fortecę: { $province }.
mare-illegal-no-coast = Żadna twoja prowincja nad tym morzem nie jest wolna od jednostek innych graczy: { $area }.
mare-illegal-no-such-space = Nie ma tam takiego miejsca na budowlę: { $province }.
mare-illegal-built-already = To miejsce jest już zabudowane: { $province }.
mare-illegal-covered = Na tym miejscu stoi legion gracza { $owner }: { $province }.
mare-illegal-cards-full = Bohaterów i cudów można mieć najwyżej { $count }; tyle już masz.
mare-illegal-not-on-display = Tej karty nie ma na wystawce: { $card }.
mare-illegal-has-pyramids = Masz już Piramidy.
mare-illegal-no-muster = Nie możesz teraz wystawić darmowych legionów.
mare-illegal-cannot-pay = Nie masz zestawu o wielkości { $count }: tylu monet albo tylu towarów różnych rodzajów.
mare-illegal-no-such-set = W ten sposób nie zapłacisz ceny { $count }.
mare-illegal-too-few-triremes =
    Stamtąd { $count ->
        [0] nie może już płynąć żadna trirema
        [one] może płynąć jeszcze tylko 1 trirema
        [few] mogą płynąć jeszcze tylko { $count } triremy
       *[many] może płynąć jeszcze tylko { $count } trirem
    }: { $area }.
mare-illegal-seas-apart = Te morza nie sąsiadują: { $source }, { $target }.
mare-illegal-too-few-legions =
    Stamtąd { $count ->
        [0] nie może już ruszyć żaden taki legion
        [one] może ruszyć jeszcze tylko 1 taki legion
        [few] mogą ruszyć jeszcze tylko { $count } takie legiony
       *[many] może ruszyć jeszcze tylko { $count } takich legionów
    }: { $area }.
mare-illegal-out-of-reach = Te prowincje nie sąsiadują ani nie są przyległe dzięki twoim triremom: { $source }, { $target }.
mare-illegal-peace-border = Obowiązuje pokój z graczem { $opponent }; do tych prowincji nie wolno wejść.
mare-illegal-fought-already = W tej turze była tam już bitwa: { $area }.
mare-illegal-at-peace = Obowiązuje pokój z graczem { $opponent }.
mare-illegal-no-enemy-there = Nie ma tam takiego przeciwnika: { $area }.
mare-illegal-not-marked = Tego znacznika kontroli nie okupuje twój legion.
mare-illegal-chosen-already = W tej turze wybór dla tej prowincji już zapadł: { $province }.
mare-illegal-capital-control = Kontroli nad prowincją stołeczną nie można przejąć: { $province }.
mare-illegal-no-building = Nie ma tam takiej budowli: { $province }.
mare-illegal-not-occupiable = Wybierz inne budowle niż teraz, nie więcej, niż masz tam legionów: { $count }.
mare-illegal-contested = { $province }: prowincja jest w stanie wojny, niepodbita; jednostki ma tam jeszcze { $opponent }.
mare-illegal-not-conquered = To nie ty podbijasz tę prowincję: { $province }.
mare-illegal-no-circe = Twoje legiony nie działają jak karawany.
mare-illegal-no-station = Potrzebny jest wolny legion, puste miejsce karawany i żaden inny gracz w prowincji: { $province }.
mare-illegal-place-fixed = Legion, który ma już miejsce ({ $province }), może raz w turze zająć inne, ale nie w prowincji, której użycie jest już wybrane.
mare-illegal-wishes-in-trade = Listy życzeń są na fazę wymiany.
mare-illegal-wishes-full = Twoja lista życzeń jest pełna ({ $count }).
mare-illegal-not-leader = Nie masz tego tytułu: { $title }.
mare-illegal-no-such-order = To polecenie już obowiązuje albo takiego nie ma.

## Decyzje

mare-kind-empire = Wybierz imperium
    .hint = Jedno z pozostałych albo losowo.
mare-kind-reward = Legendarne miasto
    .hint = Ze świątynią daje jeszcze monetę albo legendarny towar. Wybór znasz tylko ty.
mare-kind-any_good = Kolos Rodyjski
    .hint = Dowolny towar, który jest w rezerwie.
mare-kind-value = Zagraj znacznik wymiany
    .hint = Widoczna strona mówi, ile zasobów każdy wystawia. Zużywa się cały znacznik.
mare-kind-number = Ile wystawić
    .hint = Antygona: dowolna liczba od 0 do 5, tajna aż do odkrycia ofert.
mare-kind-offer = Wystaw zasób
    .hint = W tajemnicy, kilka zasobów naraz albo po jednym. Ostatni zamyka ofertę.
mare-kind-withdraw = Ułóż ofertę od nowa
    .hint = Cofnij to, co już jest w ofercie.
mare-kind-starter = Kto zabiera jako pierwszy
    .hint = Nie bierzesz udziału w wymianie, więc wskaż uczestnika.
mare-kind-take = Zabierz zasób
    .hint = Z czyjejś oferty; potem zabiera ten gracz.
mare-kind-compensate = Oddaj jeden zasób
    .hint = Masz o jeden za dużo. Co oddajesz, wiecie tylko wy dwoje.
mare-kind-appoint = Wskaż gracza
    .hint = Każdy ma jedną turę.
mare-kind-build = Wznieś budowlę
    .hint = Karawana lub miasto za zestaw 3, targowisko lub świątynia za 6.
mare-kind-recruit = Weź bohatera lub cud
    .hint = Każda następna karta wymaga większego zestawu: 7, 8, 9, 10.
mare-kind-control = Postaw znacznik kontroli
    .hint = Za zestaw 3: w wolnej prowincji sąsiedniej lub przyległej do kontrolowanej na początku rundy.
mare-kind-legion = Zbuduj legion
    .hint = W prowincji, którą kontrolujesz, za zestaw 3.
mare-kind-trireme = Zbuduj triremę
    .hint = Na morzu przy twojej prowincji, za zestaw 3.
mare-kind-fortress = Zbuduj fortecę
    .hint = Jedną w każdej prowincji, którą kontrolujesz, za zestaw 3.
mare-kind-muster = Wystaw legiony (Pentezylea)
    .hint = Jeden darmowy legion za każdą twoją prowincję z jednostkami innych graczy.
mare-kind-pyramids = Zbuduj Piramidy
    .hint = Za zestaw 12. Mogą dać zwycięstwo.
mare-kind-pay = Dołóż do zestawu
    .hint = Kilka zasobów naraz albo po jednym; ostatni zamyka zapłatę.
mare-kind-cancel = Nie kupuj
    .hint = Nic jeszcze nie jest zapłacone.
mare-kind-copy = Wybierz bohatera (Kastor i Polluks)
    .hint = Do końca gry kopiujesz jego moc, bez premii.
mare-kind-keep = Zachowaj towary (Wiszące Ogrody)
    .hint = Najwyżej dwa różnych rodzajów; dwie monety zachowujesz i tak.
mare-kind-peace = Ogłoś pokój (Posąg Zeusa)
    .hint = Jego legiony opuszczają twoje prowincje; w tej rundzie nie walczycie ani nie wchodzicie do siebie.
mare-kind-convert = Przejmij kontrolę
    .hint = Zamień znacznik kontroli pod swoim legionem na własny.
mare-kind-sail = Przesuń triremy
    .hint = Na sąsiednie morze, każdą raz.
mare-kind-attack = Zaatakuj na morzu
    .hint = Na każdym morzu jednego przeciwnika, jeśli chcesz.
mare-kind-march = Przesuń legiony
    .hint = Do prowincji sąsiedniej albo przyległej, każdy raz.
mare-kind-fight = Stocz bitwę
    .hint = Gdzie twoje jednostki spotykają cudze, bitwa jest obowiązkowa.
mare-kind-lose = Wybierz straty
    .hint = Po jednej za każde trafienie, które doszło; wybór należy do ciebie.
mare-kind-occupy = Okupuj budowle
    .hint = Po jednym legionie na każdej; od teraz należą do ciebie.
mare-kind-seize = Okupuj znacznik kontroli
    .hint = Zamiast grabieży i budowli: stoi na nim 1 legion, pozostałe nic tam nie okupują.
mare-kind-pillage = Grabież
    .hint = Zniszcz budowlę i od razu weź jej dochód; legion zostaje na jej miejscu.
mare-kind-station = Legion jako karawana (Kirke)
    .hint = Zbiera towar na pustym miejscu karawany.
mare-kind-swap = Przejmij od razu (Królowa Saby)
    .hint = Legion ze znacznika ginie, prowincja jest twoja.
mare-kind-crown = Przyznaj tytuł
    .hint = Gdy kilku graczy ma tyle samo, rozstrzyga ten, kto ma tytuł.
mare-kind-done = Gotowe
    .hint = Przejdź do następnego kroku albo zakończ turę.
# To samo według kroku, który się kończy.
mare-kind-done-build = Zakończ budowę
    .hint = Twoja część fazy budowy na tym się kończy.
mare-kind-done-convert = Nie przejmuj więcej kontroli
    .hint = Następne są twoje triremy.
mare-kind-done-sail = Nie ruszaj więcej trirem
    .hint = Następne są ataki na morzu, potem twoje legiony.
mare-kind-done-attack = Nie atakuj więcej na morzu
    .hint = Następne są twoje legiony.
mare-kind-done-march = Nie ruszaj więcej legionów
    .hint = Następne są bitwy lądowe, potem podboje.
mare-kind-done-conquest = Zakończ turę
    .hint = Twoja tura w tej fazie na tym się kończy.
mare-kind-decline = Nie korzystaj
    .hint = Dalej bez mocy karty.
mare-kind-decline-any_good = Nie bierz towaru
mare-kind-decline-keep = Nie zachowuj żadnego towaru
mare-kind-decline-peace = Nie ogłaszaj pokoju
mare-kind-decline-swap = Nie przejmuj od razu
mare-kind-wish = Lista życzeń: dopisz
    .hint = Gdy zabierasz, bot bierze za ciebie pierwsze dostępne życzenie. Listę znasz tylko ty.
mare-kind-unwish = Lista życzeń: wyczyść
    .hint = Gra będzie pytać, co zabierasz.
mare-kind-spare = Lista życzeń: oszczędź gracza
    .hint = Z listy życzeń nic nie będzie brane od tego gracza.
mare-kind-order_next = Kolejność wskazywania: dopisz
    .hint = Kto jest następny, gdy masz tytuł. Odpowiada za ciebie, gdy skończy się czas.
mare-kind-order_rule = Kolejność wskazywania: pytać czy nie
    .hint = Pytać za każdym razem, gdy znane są poprzednie wyniki, czy wskazywać od razu?
mare-kind-order_clear = Kolejność wskazywania: wyczyść
    .hint = Zapomnij zapisaną kolejność.
mare-kind-build_first = Perseusz: budować przed wszystkimi?
    .hint = Bot buduje za ciebie przed innymi, gdy to daje wygraną, o ile się nie wstrzymasz. Wiesz tylko ty.

mare-field-empire = Które imperium?
mare-field-province = Która prowincja?
mare-field-reward = Co przynosi?
mare-field-resource = Który zasób?
mare-field-value = Ile zasobów ma każdy wystawić?
mare-field-count = Ile?
mare-field-player = Kto?
mare-field-opponent = Który gracz?
mare-field-card = Która karta?
mare-field-pay = Jak płacisz?
mare-field-sea = Które morze?
mare-field-spot = Które miejsce?
mare-field-leaves = Który legion?
mare-field-goods = Które towary?
mare-field-source = Skąd?
mare-field-target = Dokąd?
mare-field-losses = Które jednostki giną?
mare-field-spots = Które budowle?
mare-field-title = Który tytuł?
mare-field-claim = Budować przed wszystkimi, gdy tylko to daje wygraną?
mare-field-never = Nie zabierać temu graczowi?
mare-field-rule = Co ma się dziać?

# Pytanie o jedno pole w jednym rodzaju ruchu, pełnym zdaniem: bywa jedynym na ekranie.
mare-field-empire-empire = Którym imperium grasz?
mare-field-reward-province = Dla którego legendarnego miasta wybierasz?
mare-field-reward-reward = Co przynosi legendarne miasto?
mare-field-any_good-resource = Który towar daje Kolos Rodyjski?
mare-field-value-value = Ile zasobów ma każdy wystawić?
mare-field-number-count = Ile zasobów wystawiasz?
mare-field-offer-resource = Co wystawiasz?
mare-field-starter-player = Kto zabiera jako pierwszy?
mare-field-take-opponent = Z czyjej oferty zabierasz?
mare-field-take-resource = Co zabierasz z oferty?
mare-field-compensate-resource = Co oddajesz w zamian?
mare-field-appoint-player = Kto jest następny?
mare-field-build-province = W której prowincji budujesz?
mare-field-build-spot = Na którym miejscu budujesz?
mare-field-recruit-card = Którego bohatera lub cud bierzesz?
mare-field-control-province = W której prowincji stawiasz znacznik kontroli?
mare-field-legion-province = W której prowincji budujesz legion?
mare-field-fortress-province = W której prowincji budujesz fortecę?
mare-field-trireme-sea = Na którym morzu budujesz triremę?
mare-field-pay-resource = Czym płacisz?
mare-field-copy-card = Moc którego bohatera kopiujesz?
mare-field-keep-goods = Które towary zachowujesz?
mare-field-peace-opponent = Komu ogłaszasz pokój?
mare-field-convert-province = Nad którą prowincją przejmujesz kontrolę?
mare-field-sail-source = Z którego morza przesuwasz triremy?
mare-field-sail-target = Na które morze je przesuwasz?
mare-field-sail-count = Ile trirem przesuwasz?
mare-field-attack-sea = Na którym morzu atakujesz?
mare-field-attack-opponent = Kogo atakujesz?
mare-field-lose-losses = Które jednostki tracisz?
mare-field-march-source = Z której prowincji przesuwasz legiony?
mare-field-march-target = Do której prowincji maszerujesz?
mare-field-march-spot = Który legion rusza?
mare-field-march-count = Ile legionów przesuwasz?
mare-field-fight-province = W której prowincji walczysz?
mare-field-fight-opponent = Z kim walczysz?
mare-field-pillage-province = W której prowincji grabisz?
mare-field-pillage-spot = Którą budowlę niszczysz?
mare-field-occupy-province = W której prowincji okupujesz budowle?
mare-field-occupy-spots = Które budowle okupujesz?
mare-field-seize-province = W której prowincji okupujesz znacznik kontroli?
mare-field-station-province = W której prowincji legion staje się karawaną?
mare-field-station-spot = Na którym miejscu zbiera?
mare-field-swap-province = Którą prowincję przejmujesz od razu?
mare-field-crown-title = Który tytuł przyznajesz?
mare-field-crown-player = Kto otrzymuje tytuł?

# Co dopowiadamy do wyboru.
mare-remark-offer = { $resources }
mare-remark-offered = dotąd w twojej ofercie: { $resources }
mare-remark-held = masz { $held } → { $left }
mare-remark-held-last = masz { $held } → { $left }; w ofercie już: { $resources }
mare-remark-spent =
    masz { $held }{ $perish ->
        [all] , niewydane przepada
        [some] , z tego niewydane przepada: { $lost }
       *[none] { "" }
    }
mare-remark-receiver = ma o jeden za mało i dostaje ten zasób: { $opponent }
mare-remark-battles = { $battles }{ $several }{ $battle }{ $behind }
mare-remark-ahead = { $battles }{ $several_ahead }
# Najpierw to, co rozstrzyga, bo koniec wiersza bywa ucięty: kto wygrywa, kogo spotkasz, co oddajesz, potem kości.
mare-remark-march-met = { $needed }{ $turned }{ $emptied }{ $faced }{ $met }{ $several }{ $leaves }{ $rolls }{ $behind }{ $next }
mare-remark-march-ahead = { $needed }{ $met }{ $several_ahead }{ $leaves }{ $rolls }
# Co w kończonym kroku tury można by jeszcze zrobić.
mare-remark-not-converted = { $provinces } – można jeszcze przejąć, potem dopiero w następnej turze ruchu i walki
mare-remark-not-used = { $provinces } – nic tam nie okupujesz ani nie grabisz{ $next }
mare-remark-not-occupied = { $provinces } – wolne legiony mogłyby coś jeszcze okupować{ $next }
mare-remark-all-used = wszystko, co można okupować, jest okupowane i tak zostaje{ $next }
mare-remark-not-sailed = { $fighting }{ $unmoved } – stąd triremy mogą jeszcze płynąć{ $next }
mare-part-unmoved = { $area } ({ $count })
mare-remark-not-attacked = { $fighting }{ $targets } – można jeszcze zaatakować{ $next }
mare-part-targets = { $opponent } ({ $sea })
mare-remark-not-marched = { $fighting }{ $sources } – stąd legiony mogą jeszcze wyruszyć{ $next }
mare-part-next =
    {" · "}potem automatycznie: { $battle ->
        [yes] { $ends ->
            [none] bitwa
           *[other] bitwa i, bez podboju,{" "}
        }
       *[no] { "" }
    }{ $ends ->
        [none] { "" }
        [turn] koniec twojej tury
       *[round] koniec twojej tury i rundy
    }
mare-part-fighting = { $fights }{ $begun }{" · "}
mare-part-fights = teraz bitwa, { $province }: { $battles }{ $several }
mare-part-begun = teraz bitwy: { $apart }
mare-part-apart = { $province } – { $each }
mare-remark-marker =
    { $trade ->
        [none] w tej rundzie nikt nie handluje;{" "}
        [some] bez udziału: { $seat };{" "}
       *[all] { "" }
    }zużywa { $marker_small }
mare-remark-caravan = karawana
mare-remark-spot =
    { $spot }{ $caravan ->
        [yes] {" · "}karawana
       *[no] { "" }
    }
mare-remark-province =
    { $needed }{ $turned }{ $gives }{ $whose ->
        [own] twoja: { mare-part-units }
        [empty] twoja, bez jednostek
        [gainless] wolna, bez zysku
        [free] wolna{ $legions ->
            [0] { "" }
           *[other] , twoje: { mare-part-units }
        }
       *[other] kontroluje: { $owner }, bez obrońców, { $legions ->
            [0] { $buildings ->
                [0] bez budowli
                [one] 1 budowla
                [few] { $buildings } budowle
               *[many] { $buildings } budowli
            }
           *[other] twoje: { mare-part-units }{ $buildings ->
                [0] , bez budowli
               *[other] { $left ->
                    [0] , wszystkie budowle okupowane
                   *[other] , bez okupacji: { $spots }
                }
            }
        }
    }{ $behind }{ $next }
mare-remark-ready = { mare-part-army }{ $places ->
        [0] { "" }
       *[other] , okupują: { $spots }
    }
# Co oddaje legion, który opuszcza swoje miejsce.
mare-part-gives = { mare-part-giving }{" · "}
mare-part-leaves = {" · "}{ mare-part-giving }
mare-part-giving =
    { $how ->
        [one] oddajesz jedno z: { $spots }
       *[named] oddajesz: { $spots }
    }
# Co wybór ma wspólnego z wygraną przez podbój.
mare-part-needed = { $opponent } wygra tylko z tutejszym miastem{" · "}
mare-part-turning =
    { $how ->
        [own_ends] { $count } z { $need }: wygrywasz, gdy ta tura zakończy fazę
        [own_wins] { $count } z { $need }: wygrana na koniec fazy, jeśli żadnego nie utracisz
        [own_fails] tylko { $count } z { $need }: wtedy nie wygrywasz
        [other_wins] { $opponent } ma wtedy { $count } z { $need } i wygrywa na koniec ruchu i walki
       *[other_fails] { $opponent } ma wtedy tylko { $count } z { $need } i nie wygrywa
    }
mare-part-turned = { mare-part-turning }{" · "}
mare-remark-turning = { mare-part-turning }
mare-remark-to-occupy = { $turned }{ $spots }{ $bound }{ $dropped }
mare-remark-occupying = { $turned }{ mare-part-binding }{ $dropped }
mare-part-bound = {" · "}{ mare-part-binding }
mare-part-binding =
    { $count ->
        [one] wiąże 1 legion
        [few] wiąże { $count } legiony
       *[many] wiąże { $count } legionów
    }
mare-remark-rearranged = { $turned }{ mare-part-dropping }
mare-part-dropped = {" · "}{ mare-part-dropping }
mare-part-dropping =
    { $news ->
        [no] nic nowego, oddajesz: { $left }
       *[yes] oddajesz: { $left }
    }
# Co jednostki zostawiają na miejscu.
mare-part-behind =
    {" · "}{ $left ->
        [0] { $home ->
            [yes] w twojej stolicy nie zostaje żaden legion
            [sea] { $source }: nie zostaje żadna trirema, legiony go nie przepłyną
           *[no] { $source }: nie zostaje żaden legion
        }
        [one] zostaje 1
        [few] zostają { $left }
       *[many] zostaje { $left }
    }
mare-part-emptied = twoja stolica bez legionów{" · "}
mare-remark-standing = { $standing }{ $behind }{ $built }
mare-part-built = {" · "}zbudowano: { $count } z { $spaces }
mare-remark-empty =
    { $where ->
        [own] twoja, bez jednostek
       *[sea] bez trirem
    }{ $behind }{ $built }
mare-remark-peaceful =
    { $count ->
        [0] nie ma legionów w twoich prowincjach
        [one] 1 legion opuszcza twoje prowincje
        [few] { $count } legiony opuszczają twoje prowincje
       *[many] { $count } legionów opuszcza twoje prowincje
    } · w następnej rundzie nie z tym samym graczem
mare-remark-copyable =
    { $count ->
        [0] nie ma bohatera do skopiowania
       *[other] do skopiowania: { $cards }
    }
mare-remark-keeps-less =
    możesz zachować jeszcze { $count ->
        [one] 1 towar innego rodzaju
        [few] { $count } towary innych rodzajów
       *[many] { $count } towarów innych rodzajów
    }
mare-remark-musters-nobody =
    teraz żadnego darmowego legionu: { $lacking ->
        [stock] nie masz już legionów do zbudowania
       *[provinces] w twoich prowincjach nie ma wroga
    }
mare-remark-builds-nothing =
    teraz nic z jego mocy: { $lacking ->
        [stock] nie masz już { $unit_gen } do zbudowania
       *[place] brak miejsca na { $unit_acc }
    }
mare-remark-mustered =
    za darmo { $count ->
        [one] 1 legion
        [few] { $count } legiony
       *[many] { $count } legionów
    }: { $province } (prowincje z wrogiem: { $provinces })
mare-remark-worthless = { $turned }nic nie przynosi{ $dropped }
mare-remark-collects = { $turned }legion zostaje tam jako karawana{ $dropped }
mare-remark-drawn =
    { $turned }daje { $count ->
        [one] 1 losowy legendarny towar
        [few] { $count } losowe legendarne towary
       *[many] { $count } losowych legendarnych towarów
    }{ $dropped }
mare-remark-marker-held =
    { $turned }wiąże 1 legion · w następnej turze ruchu i walki kontrola za darmo{ $lacking ->
        [connection] , ale tylko z połączeniem: teraz go nie ma
        [removed] ; bez połączenia (teraz go nie ma) niczyja
        [marker] , jeśli masz znacznik: teraz go nie masz
       *[nothing] { "" }
    } · na razie zbiera { $opponent }{ $dropped }
mare-remark-to-fight = { $province }: po przemarszach bitwa · { $battles }{ $several }
mare-remark-winning = { $opponent } ma stolice i legendarne miasta: { $count } z { $need }, i wygrywa na koniec ruchu i walki, chyba że wcześniej utraci któreś z nich
mare-remark-title-stays = tytuł zostaje u ciebie
mare-remark-title-goes =
    nowy { $title } zamiast ciebie, odtąd { $track ->
        [trade] ustala, ile się wystawia
        [culture] wskazuje, kto buduje
       *[military] wskazuje, kto się rusza i walczy
    }
mare-remark-collected-then =
    { $brings ->
        [money] monety +1 przy zbieraniu zasobów
       *[drawn] legendarne towary +1 przy zbieraniu zasobów, losowo
    }
mare-remark-no-trade = w tej rundzie nie handlujesz
mare-remark-put-back =
    { $count ->
        [0] nic jeszcze nie dołożono
        [one] { $resources } – wraca do ciebie
       *[other] { $resources } – do ciebie wraca to wszystko
    }
mare-part-standing =
    { $where ->
        [own] twoje
        [on_spot] twoje tutaj
        [near] obok – { $opponent }
       *[here] { $opponent }
    }: { mare-part-units }

# Bitwa, do której dojdzie: kto tam stoi, szanse w procentach, potem kości obu stron z tym, co się do nich dodaje.
mare-part-units =
    { $triremes ->
        [0] { "" }
        [one] 1 trirema
        [few] { $triremes } triremy
       *[many] { $triremes } trirem
    }{ $legions ->
        [0] { "" }
        [one] 1 legion
        [few] { $legions } legiony
       *[many] { $legions } legionów
    }{ $fortresses ->
        [0] { "" }
       *[other] { $legions ->
            [0] { "" }
           *[other] {", "}
        }{ $fortresses ->
            [one] 1 forteca
            [few] { $fortresses } fortece
           *[many] { $fortresses } fortec
        }
    }
mare-part-force =
    { $with_triremes ->
        [0] { $with_legions ->
            [0] samą fortecą
            [one] 1 legionem
            [few] { $with_legions } legionami
           *[many] { $with_legions } legionami
        }
        [one] 1 triremą
        [few] { $with_triremes } triremami
       *[many] { $with_triremes } triremami
    }
mare-part-dice =
    { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    } : { $against ->
        [one] 1 kość
        [few] { $against } kości
       *[many] { $against } kości
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+{ $theirs }
    }
mare-part-chances =
    { $hit ->
        [0] nie trafisz
       *[other] { $targets ->
            [one] trafisz { $hit }%
           *[other] trafisz choć raz { $hit }%{ $clear ->
                [0] { "" }
               *[other] { mare-part-cleared }
            }
        }
    }, { $least ->
        [0] trafią cię { $struck }%
       *[other] tracisz co najmniej { $least }
    }{ $own_units ->
        [0] { "" }
        [one] { "" }
       *[other] { $fall ->
            [0] { "" }
           *[other] { mare-part-falling }
        }
    }
mare-part-cleared = , { $targets ->
        [one] 1 raz
        [few] { $targets } razy
       *[many] { $targets } razy
    } { $clear }%
mare-part-falling = , { $own_units ->
        [one] 1 raz
        [few] { $own_units } razy
       *[many] { $own_units } razy
    } { $fall }%
mare-part-odds = { mare-part-chances } · { mare-part-dice }
mare-part-battle = tam { mare-part-units }: { mare-part-odds }
mare-part-battles = { mare-part-met } · { mare-part-dice }
mare-part-met = { $opponent }: { mare-part-units } · { mare-part-force } { mare-part-chances }
mare-part-faced = { $opponent }: { mare-part-units } · { mare-part-chances }
mare-part-rolls = {" · "}{ mare-part-dice }
# Przy kilku przeciwnikach każdy ma własne szanse; stoją najpierw, bo koniec wiersza bywa ucięty.
mare-part-several =
    { mare-part-force }: { $each } · { $with_triremes ->
        [0] jedna bitwa
       *[other] najwyżej jedna bitwa
    }: { $each_dice }
mare-part-each = { $opponent } ({ mare-part-chances })
mare-part-each_dice = { $opponent } – { mare-part-units } ({ mare-part-dice })
mare-part-several_ahead = { mare-part-force }: { $each }

mare-value-empire-random = losowo
mare-value-reward-legendary = legendarny towar
mare-value-reward-income = {""}
mare-value-pay-coins = {""}
mare-choice-pay-coins = monety
mare-value-pay-coins_good = {""}
mare-choice-pay-coins_good = monety i 1 towar
mare-value-pay-goods = {""}
mare-choice-pay-goods = proponowane towary
mare-value-pay-goods_coin = {""}
mare-choice-pay-goods_coin = proponowane towary i 1 moneta
mare-value-pay-other = ułóż zestaw
mare-value-pay-free = za darmo
mare-value-pay-for_coin = 1 moneta (moc karty)
mare-value-pay-for_stone = 1 kamień (moc karty)
mare-value-pay-for_gladiators = 1 gladiator (moc karty)
mare-value-pay-for_wood = 1 drewno (moc karty)
mare-value-pay-for_legendary_stone = 1 legendarny kamień (moc karty)
mare-value-pay-for_legendary_gladiators = 1 legendarny gladiator (moc karty)
mare-value-pay-for_legendary_wood = 1 legendarne drewno (moc karty)
mare-value-march-spot = oddajesz: { $value }
mare-value-spot-idle = {""}
mare-choice-spot-idle = wolne legiony
mare-value-spot-control = znacznik kontroli
mare-value-leaves-control = legion na znaczniku kontroli
mare-value-leaves-idle = wolny legion
mare-value-losses-idle = wolny legion
mare-value-losses-control = legion na znaczniku kontroli
mare-value-losses-ceramics = legion na miejscu karawany ({ mare-holding-ceramics })
mare-value-losses-gems = legion na miejscu karawany ({ mare-holding-gems })
mare-value-losses-papyrus = legion na miejscu karawany ({ mare-holding-papyrus })
mare-value-losses-metal = legion na miejscu karawany ({ mare-holding-metal })
mare-value-losses-spices = legion na miejscu karawany ({ mare-holding-spices })
mare-value-losses-stone = legion na miejscu karawany ({ mare-holding-stone })
mare-value-losses-wood = legion na miejscu karawany ({ mare-holding-wood })
mare-value-losses-gold = legion na miejscu karawany ({ mare-holding-gold })
mare-value-losses-grain = legion na miejscu karawany ({ mare-holding-grain })
mare-value-losses-oil = legion na miejscu karawany ({ mare-holding-oil })
mare-value-losses-sheep = legion na miejscu karawany ({ mare-holding-sheep })
mare-value-losses-wine = legion na miejscu karawany ({ mare-holding-wine })
mare-value-losses-gladiators = legion na miejscu karawany ({ mare-holding-gladiators })
mare-value-losses-market = legion na miejscu (targowisko)
mare-value-losses-city = legion na miejscu (miasto)
mare-value-losses-capital = legion na miejscu (stolica)
mare-value-losses-legendary_city = legion na miejscu (legendarne miasto)
mare-value-losses-temple = legion na miejscu (świątynia)
mare-value-leaves-ceramics = legion na miejscu karawany ({ mare-holding-ceramics })
mare-value-leaves-gems = legion na miejscu karawany ({ mare-holding-gems })
mare-value-leaves-papyrus = legion na miejscu karawany ({ mare-holding-papyrus })
mare-value-leaves-metal = legion na miejscu karawany ({ mare-holding-metal })
mare-value-leaves-spices = legion na miejscu karawany ({ mare-holding-spices })
mare-value-leaves-stone = legion na miejscu karawany ({ mare-holding-stone })
mare-value-leaves-wood = legion na miejscu karawany ({ mare-holding-wood })
mare-value-leaves-gold = legion na miejscu karawany ({ mare-holding-gold })
mare-value-leaves-grain = legion na miejscu karawany ({ mare-holding-grain })
mare-value-leaves-oil = legion na miejscu karawany ({ mare-holding-oil })
mare-value-leaves-sheep = legion na miejscu karawany ({ mare-holding-sheep })
mare-value-leaves-wine = legion na miejscu karawany ({ mare-holding-wine })
mare-value-leaves-gladiators = legion na miejscu karawany ({ mare-holding-gladiators })
mare-value-leaves-market = legion na miejscu (targowisko)
mare-value-leaves-city = legion na miejscu (miasto)
mare-value-leaves-capital = legion na miejscu (stolica)
mare-value-leaves-legendary_city = legion na miejscu (legendarne miasto)
mare-value-leaves-temple = legion na miejscu (świątynia)
mare-value-spots-control = znacznik kontroli
mare-value-title-trade = przywódca handlowy
mare-value-title-culture = przywódca kulturowy
mare-value-title-military = przywódca wojskowy
mare-value-claim-yes = tak, i wygraj
mare-value-claim-no = nie, wstrzymaj się
mare-value-never-yes = nigdy
mare-value-never-no = tak jak innym
mare-value-rule-ask = pytaj mnie
mare-value-rule-at_once = wskazuj od razu
mare-value-route-prestige = prestiż (Piramidy)
mare-value-route-fame = sława (pięciu bohaterów i cudów)
mare-value-route-conquest = podbój (cztery stolice i legendarne miasta)
mare-value-route-leadership = przywództwo (trzy tytuły)

# Co kto ma w liczbach.
mare-holding-coin = monety
mare-holding-ceramics = ceramika
mare-holding-gems = klejnoty
mare-holding-papyrus = papirus
mare-holding-metal = metal
mare-holding-spices = przyprawy
mare-holding-stone = kamień
mare-holding-wood = drewno
mare-holding-gold = złoto
mare-holding-grain = zboże
mare-holding-oil = olej
mare-holding-sheep = owce
mare-holding-wine = wino
mare-holding-gladiators = gladiatorzy
mare-holding-unkept = towary oprócz zachowanych
mare-holding-legendary_ceramics = legendarna { mare-holding-ceramics }
mare-holding-legendary_gems = legendarne { mare-holding-gems }
mare-holding-legendary_papyrus = legendarny { mare-holding-papyrus }
mare-holding-legendary_metal = legendarny { mare-holding-metal }
mare-holding-legendary_spices = legendarne { mare-holding-spices }
mare-holding-legendary_stone = legendarny { mare-holding-stone }
mare-holding-legendary_wood = legendarne { mare-holding-wood }
mare-holding-legendary_gold = legendarne { mare-holding-gold }
mare-holding-legendary_grain = legendarne { mare-holding-grain }
mare-holding-legendary_oil = legendarny { mare-holding-oil }
mare-holding-legendary_sheep = legendarne { mare-holding-sheep }
mare-holding-legendary_wine = legendarne { mare-holding-wine }
mare-holding-legendary_gladiators = legendarni { mare-holding-gladiators }
mare-holding-income_goods = towary co rundę
mare-holding-income_kinds = rodzaje towarów co rundę
mare-holding-income_coin = monety co rundę
mare-holding-income_legendary = legendarne towary co rundę
mare-holding-income_choice = moneta lub legendarny towar co rundę
mare-holding-trade = handel
mare-holding-culture = kultura
mare-holding-military = wojsko
mare-holding-prestige = { mare-source-prestige }
mare-holding-fame = bohaterowie i cuda
mare-holding-conquest = stolice i legendarne miasta
mare-holding-provinces = prowincje
mare-holding-legion = legiony
mare-holding-trireme = triremy
mare-holding-fortress = fortece
mare-printed-trade = { mare-holding-trade } +{ $count }
mare-printed-culture = { mare-holding-culture } +{ $count }
mare-printed-military = { mare-holding-military } +{ $count }
mare-printed-set = { $count ->
        [one] { $count } moneta albo { $count } towar
        [few] { $count } monety albo { $count } różne towary
       *[many] { $count } monet albo { $count } różnych towarów
    }
mare-printed-set-growing = { $count ->
        [one] co najmniej { $count } moneta albo { $count } towar
        [few] co najmniej { $count } monety albo { $count } różne towary
       *[many] co najmniej { $count } monet albo { $count } różnych towarów
    }, więcej za każdego bohatera lub cud kupiony wcześniej

# Ile czego wybrano; $count to liczba. Jeśli podany jest rodzaj ruchu, tylko w nim.
mare-count-value =
    { $count ->
        [one] po 1 zasobie
        [few] po { $count } zasoby
       *[many] po { $count } zasobów
    }
mare-count-count =
    { $count ->
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
mare-count-sail-count =
    { $count ->
        [one] 1 trirema
        [few] { $count } triremy
       *[many] { $count } trirem
    }
mare-count-march-count =
    { $count ->
        [one] 1 legion
        [few] { $count } legiony
       *[many] { $count } legionów
    }

mare-step-empire = Wybierz imperium.
mare-step-reward = Zbieranie zasobów: co daje legendarne miasto.
mare-step-any_good = Zbieranie zasobów: towar dla Kolosa Rodyjskiego.
mare-step-value = Wymiana: przywódca handlowy zagrywa znacznik wymiany.
mare-step-offer = Wymiana: tajne oferty.
mare-step-starter = Wymiana: przywódca handlowy wskazuje, kto zabiera jako pierwszy.
mare-step-take = Wymiana: zabierz zasób z czyjejś oferty; potem zabiera jej właściciel. Do wzięcia: { $offers }.
mare-part-offers = { $opponent } ({ $resources })
mare-step-compensate = Wymiana: oddaj jeden zasób.
mare-step-appoint = Przywódca wskazuje następnego gracza, tura { $number } z { $count }.
mare-step-appoint-build = Budowa: przywódca kulturowy wskazuje następnego gracza, tura { $number } z { $count }.
mare-step-appoint-battle = Ruch i walka: przywódca wojskowy wskazuje następnego gracza, tura { $number } z { $count }.
mare-step-build = Budowa: ile chcesz i możesz opłacić. Zestaw to tyle monet albo tyle towarów różnych rodzajów; podany jest jeden z możliwych.
mare-step-pay = Budowa: ułóż zestaw, którym płacisz.
mare-step-copy = Budowa: wybierz bohatera, którego moc kopiują Kastor i Polluks.
mare-step-keep = Budowa: wybierz towary, które zachowujesz.
mare-step-peace = Ruch i walka: można ogłosić pokój.
mare-step-convert = Ruch i walka: przejmij okupowane znaczniki kontroli.
mare-step-sail = Ruch i walka: przesuń triremy{ $marching ->
        [0] {""}
       *[other] {" "}albo od razu legiony
    }.
mare-step-attack = Ruch i walka: atak na morzu{ $marching ->
        [0] {""}
       *[other] {" "}albo od razu przemarsz
    }.
mare-step-losses = Ruch i walka: wybierz straty. { $by }
# Bitwa, w której wybiera się straty.
mare-part-by = { $province }: { $seat } przeciw graczowi { $opponent } · straty: { $lost }
mare-part-lost = { $seat }: { $count }
mare-step-march = Ruch i walka: przesuń legiony.
mare-step-fight = Ruch i walka: bitwy na lądzie.
mare-step-conquest = Ruch i walka: zdecyduj o podbitych prowincjach.
mare-step-swap = Ruch i walka: przejąć kontrolę od razu czy nie.
mare-step-crown = Przywództwo: na równi ({ $value }) są { $seat }; rozstrzyga { $opponent }, dotychczasowy { $title }.

mare-option-display = Wystawka bohaterów i cudów
    .about = Ile kart bohaterów i cudów można kupić: kilka, uzupełnianych po każdej fazie budowy, albo wszystkie naraz.
mare-option-edition = Instrukcja, gdy się różnią
    .about = Czyje wartości obowiązują tam, gdzie obie instrukcje się różnią.
mare-option-display-beginner = pięć odkrytych naraz
mare-option-display-expert = wszystkie odkryte
mare-option-edition-pl = polska instrukcja
mare-option-edition-en = angielska instrukcja, wersja 54

mare-consequence-perishes = przepada na koniec fazy: { $what }
mare-consequence-perishes-then = potem automatycznie: { $end } · przepada na koniec fazy: { $what }

## Koniec

mare-source-prestige = Piramidy
mare-source-fame = Bohaterowie i cuda (5 wygrywa)
mare-source-conquest = Stolice i legendarne miasta (4 wygrywają)
mare-source-leadership = Tytuły (3 wygrywają)

mare-reason-R11-1 = zbudowano Piramidy albo ktoś ma piątego bohatera lub cud.
mare-reason-R11-2 = cztery stolice i legendarne miasta są w jednym ręku.
mare-reason-R11-3 = wszystkie trzy tytuły są w jednym ręku.
mare-reason-concession = został jeden gracz.

## Co mówi element, karta albo obszar; składa się z części

mare-says-sentence = { $said }.
mare-says-number = { $count }
mare-says-name = { $what }
mare-says-small = { $what_small }
mare-says-none = brak
mare-says-nothing = nic
mare-says-times = { $what_small } × { $count }
mare-says-money = Pieniądz; monet w grze: { $tokens }, na następną rundę można zachować: { $kept }.
mare-says-counts-as = Pod każdym względem liczy się jako { $kind_small }.
mare-says-legendary = Losuje się ze stosu legendarnych towarów (żetony: { $tokens }).
mare-says-good = Towar; żetony: { $tokens }, miejsca karawan na mapie: { $spaces }.
mare-says-track-trade = liczy się na torze handlowym
mare-says-track-culture = liczy się na torze kulturowym
mare-says-track-military = liczy się na torze wojskowym
mare-says-each-round = co rundę daje { $what }
mare-says-yield-coin =
    { $count ->
        [one] 1 monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
mare-says-yield-icon-good =
    { $count ->
        [one] 1 towar z tego miejsca
        [few] { $count } towary z tego miejsca
       *[many] { $count } towarów z tego miejsca
    }
mare-says-yield-legendary =
    { $count ->
        [one] 1 losowy legendarny towar
        [few] { $count } losowe legendarne towary
       *[many] { $count } losowych legendarnych towarów
    }
mare-says-own-caravan = karawany
mare-says-own-market = targowiska
mare-says-own-city = zwykłe miasta
mare-says-own-capital = stolice
mare-says-own-legendary_city = legendarne miasta
mare-says-own-temple = świątynie
mare-says-doubles = twoje { $what } w tej samej prowincji dają dwa razy więcej
mare-says-choice-beside = twoje { $what } w tej samej prowincji dają co rundę dodatkowo 1 monetę albo legendarny towar, do wyboru
mare-says-conquest = liczy się do podboju
mare-says-unit-legion = jednostka lądowa: porusza się o jedną prowincję na rundę, walczy, przepływa morze na własnych triremach, okupuje i grabi
mare-says-unit-trireme = jednostka morska: płynie o jedno morze na rundę, walczy na morzu, łączy wybrzeża dla legionów i znaczników kontroli
mare-says-unit-fortress = nieruchoma, broni w bitwach lądowych
mare-says-rolls = kości w bitwie: { $count }
mare-says-adds = w bitwie dodaje do sumy swojej strony { $count }
mare-says-cancels =
    znosi { $count ->
        [one] 1 trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    } swojej strony
mare-says-most = w prowincji każdy może mieć najwyżej { $count }
mare-says-per-empire = na imperium: { $count }
mare-says-control-marker = Pokazuje, kto kontroluje prowincję; w prowincjach stołecznych kontrola jest nadrukowana. Na imperium: { $count }.
mare-says-leadership-marker = Na imperium: { $count }. Po jednym wskazuje miejsce na każdym torze (rewers: ponad { $length }), pozostałe oznaczają tytuły.
mare-says-exchange-marker = Przywódca handlowy wybiera jedną stronę, a każdy wystawia tyle zasobów: { $first } albo { $second }.
mare-says-land-die = Rzuca się nią w bitwach lądowych; ścianki: { $faces }. W pudełku: { $count }.
mare-says-sea-die = Rzuca się nią w bitwach morskich; ścianki: { $faces }. W pudełku: { $count }.
mare-says-leadership-board = Trzy tory od 1 do { $length }, nad każdym miejsce na tytuł; miejsca na znaczniki wymiany: { $count }.
mare-says-heroes-wonders-board = Wystawka z miejscami na karty ({ $count }) i na Piramidy.
mare-says-hero = Bohater: { $hero }.
mare-says-empire = Prowincja stołeczna: { $capital } ({ $units }); pozostałe na początek: { $others }; budowle: { $buildings }.
mare-says-first-resources = Pierwsze zasoby: { $goods }.
mare-says-titles = Na początku: { $titles }.
mare-says-title-trade = { mare-value-title-trade }
mare-says-title-culture = { mare-value-title-culture }
mare-says-title-military = { mare-value-title-military }
mare-says-title-with = { $title } przy { $numbers } graczach
mare-says-count-caravan =
    { $count ->
        [one] 1 karawana
        [few] { $count } karawany
       *[many] { $count } karawan
    }
mare-says-count-market =
    { $count ->
        [one] 1 targowisko
        [few] { $count } targowiska
       *[many] { $count } targowisk
    }
mare-says-count-city =
    { $count ->
        [one] 1 zwykłe miasto
        [few] { $count } zwykłe miasta
       *[many] { $count } zwykłych miast
    }
mare-says-count-capital =
    { $count ->
        [one] 1 stolica
        [few] { $count } stolice
       *[many] { $count } stolic
    }
mare-says-count-legendary_city =
    { $count ->
        [one] 1 legendarne miasto
        [few] { $count } legendarne miasta
       *[many] { $count } legendarnych miast
    }
mare-says-count-temple =
    { $count ->
        [one] 1 świątynia
        [few] { $count } świątynie
       *[many] { $count } świątyń
    }
mare-says-count-legion =
    { $count ->
        [one] 1 legion
        [few] { $count } legiony
       *[many] { $count } legionów
    }
mare-says-count-fortress =
    { $count ->
        [one] 1 forteca
        [few] { $count } fortece
       *[many] { $count } fortec
    }
mare-says-spaces = Miejsca: { $spaces }.
mare-says-caravans =
    { $count ->
        [one] karawana ({ $goods })
       *[many] karawany ({ $goods })
    }
mare-says-city-space = { $building_small } { $name }
mare-says-home-of = Należy na początku do imperium: { $empire }.
mare-says-capital-of = Prowincja stołeczna imperium: { $empire }.
mare-says-borders = Sąsiednie prowincje: { $areas }.
mare-says-no-borders = Nie sąsiaduje z żadną prowincją.
mare-says-coast = Morza: { $areas }.
mare-says-no-coast = Bez dostępu do morza.
mare-says-coasts = Prowincje na brzegu: { $areas }.
mare-says-no-coasts = Nie przylega do żadnej prowincji.
mare-says-open-sea = Sąsiednie morza: { $areas }.
mare-says-no-open-sea = Nie sąsiaduje z innym morzem.
mare-says-closed-with = Poza grą przy { $numbers } graczach.
mare-says-no-power = Brak mocy poza premią.
mare-says-per-die-own = W twojej turze każda twoja kość lądowa liczy się wyżej o { $count } (musi walczyć twój legion).
mare-says-per-die-other = W cudzej turze każda twoja kość lądowa liczy się wyżej o { $count } (musi walczyć twój legion).
mare-says-home-bonus = Do sumy w bitwach w swoich prowincjach dodajesz { $count }, jeśli masz tam jednostkę.
mare-says-extra-dice =
    W każdej bitwie lądowej, w której masz jednostkę, rzucasz o { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[many] { $count } kości
    } więcej.
mare-says-substitutes =
    { $count ->
        [one] W każdym zestawie towarów 1 moneta może zastąpić towar, a w zestawie monet 1 towar – monetę.
        [few] W każdym zestawie towarów monety mogą zastąpić do { $count } towarów, a w zestawie monet towary – do { $count } monet.
       *[many] W każdym zestawie towarów monety mogą zastąpić do { $count } towarów, a w zestawie monet towary – do { $count } monet.
    }
mare-says-repeats =
    W każdym zestawie towarów { $count ->
        [one] 1 rodzaj może wystąpić podwójnie
        [few] { $count } rodzaje mogą wystąpić podwójnie
       *[many] { $count } rodzajów może wystąpić podwójnie
    }.
mare-says-free-control =
    { $count ->
        [one] Raz na rundę stawiasz znacznik kontroli bez zapłaty; pozostałe warunki obowiązują.
        [few] W każdej rundzie stawiasz do { $count } znaczników kontroli bez zapłaty; pozostałe warunki obowiązują.
       *[many] W każdej rundzie stawiasz do { $count } znaczników kontroli bez zapłaty; pozostałe warunki obowiązują.
    }
mare-says-own-offer = Po ogłoszeniu wartości wymiany możesz wystawić dowolną liczbę zasobów od 0 do { $count }.
mare-says-any-good =
    { $count ->
        [one] Gdy wszyscy zbiorą zasoby, bierzesz z rezerwy dowolny towar i ogłaszasz wybór.
        [few] Gdy wszyscy zbiorą zasoby, bierzesz z rezerwy { $count } dowolne towary i ogłaszasz wybór.
       *[many] Gdy wszyscy zbiorą zasoby, bierzesz z rezerwy { $count } dowolnych towarów i ogłaszasz wybór.
    }
mare-says-coins =
    Przy zbieraniu zasobów bierzesz co rundę { $count ->
        [one] dodatkową monetę
        [few] { $count } dodatkowe monety
       *[many] { $count } dodatkowych monet
    }.
mare-says-kept-goods =
    { $coins ->
        [0] Możesz
        [one] Oprócz 1 monety możesz
        [few] Oprócz { $coins } monet możesz
       *[many] Oprócz { $coins } monet możesz
    } zachować { $count ->
        [one] 1 niewydany towar.
        [few] { $count } niewydane towary różnych rodzajów.
       *[many] { $count } niewydanych towarów różnych rodzajów.
    }
mare-says-cheap = Raz na rundę budujesz { $item_acc } za jeden zasób ({ $options }).
mare-says-free-legions = Raz na rundę darmowy legion za każdą twoją prowincję z wrogimi jednostkami, w prowincji stołecznej.
mare-says-legions-collect = Twoje legiony na pustych miejscach karawan dają towary tak jak karawany.
mare-says-copies = W chwili werbunku kopiuje do końca gry moc (bez premii) jednego zwerbowanego bohatera innego gracza.
mare-says-builds-first = Jeśli karta numer { $count } lub Piramidy dają ci wygraną, budujesz przed wszystkimi; nie do skopiowania.
mare-says-swaps-at-once = Raz na rundę podmieniasz cudzy znacznik kontroli, gdy tylko zajmie go twój legion; legion ginie.
mare-says-peace = Na początku fazy 4 ogłaszasz pokój z jednym przeciwnikiem: jego legiony opuszczają twoje prowincje, a wy nie walczycie i nie wchodzicie sobie do prowincji do końca rundy; nigdy z tym samym w dwóch kolejnych rundach.
mare-says-pillage = Z grabieży bierzesz { $rewards }.
mare-says-pillaged = { $what } za { $buildings }
mare-says-reward = { $what }
mare-says-for-building = { $building_acc }
