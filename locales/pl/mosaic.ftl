# Mosaic. Zdania gry; słowa według słowniczka na końcu jej zasad.
#
# mosaic-event-*    wiersz dziennika; $player to nazwa gracza, identyfikatory są zamienione na nazwy
# mosaic-illegal-*  dlaczego ruch jest niemożliwy i co jest możliwe
# mosaic-reason-*   dlaczego gra się skończyła: numer zasady, „-” zamiast „.”

mosaic-name = Mosaic: Historia Cywilizacji
mosaic-about = Technologie, miasta i cuda wokół morza; trzy razy w rozgrywce liczą się przewagi w Regionach.

## Co się stało

# Tyle z tego, co jest płacone.
mosaic-amount-food = { $count ->
    [one] 1 Żywność
    [few] { $count } Żywności
   *[many] { $count } Żywności
}
mosaic-amount-ideas = { $count ->
    [one] 1 Idea
    [few] { $count } Idee
   *[many] { $count } Idei
}
mosaic-amount-stone = { $count ->
    [one] 1 Kamień
    [few] { $count } Kamienie
   *[many] { $count } Kamieni
}
mosaic-amount-money = { $count ->
    [one] 1 Pieniądz
    [few] { $count } Pieniądze
   *[many] { $count } Pieniędzy
}
mosaic-amount-population = { $count ->
    [one] 1 Populacja
    [few] { $count } Populacje
   *[many] { $count } Populacji
}

mosaic-event-leader-chosen = { $player } bierze Przywódcę: { $leader }.
mosaic-event-picked = { $player } wybiera kartę.
mosaic-event-kept = { $player } zatrzymuje kartę „{ $card }”.
mosaic-event-packs-passed =
    Wszyscy wybrali; { $count ->
        [one] ostatnia karta idzie
        [few] po { $count } karty idą
       *[many] po { $count } kart idzie
    } dalej w lewo.
mosaic-event-city-started = { $player } stawia Miasto Początkowe na polu { $hex }.
mosaic-event-benefits-taken = { $player } bierze korzyści początkowe: { $leader }.
mosaic-event-benefits-ended = { $player }: przygotowanie zakończone.
mosaic-event-round-began = **Zaczyna się Runda { $number }**
mosaic-event-last-round-began = **Zaczyna się ostatnia Runda** ({ $number }).
mosaic-event-epilogue-began =
    Po ostatniej Rundzie { $player } wykonuje { $count ->
        [one] Dodatkową Akcję
        [few] { $count } Dodatkowe Akcje
       *[many] { $count } Dodatkowych Akcji
    }.
mosaic-event-turn-ended = { "" }
mosaic-part-change = { $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after })
        [few] { " " }({ $before } → { $after })
        [many] { " " }({ $before } → { $after })
    }
mosaic-part-origin = { $told ->
       *[absent] {" – "}{ $source }
        [one] { "" }
        [other] { "" }
    }
mosaic-event-worked = { $player } pracuje: { $resource } +{ $count }{ mosaic-part-change }.
mosaic-event-action-follows = Po tej Akcji { $player } wykonuje jeszcze jedną ({ $card }{ $action ->
        [work] , Praca
       *[any] { "" }
    }).
mosaic-event-paid = { $player } płaci: { $amounts }{ mosaic-part-change }.
mosaic-event-population-paid = { $player } oddaje: { $amounts }{ mosaic-part-change }.
mosaic-event-gained = { $player }: { $resource } +{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-population-gained = { $player }: Populacja +{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-grown =
    { $player } bierze kartę „{ $card }”: Populacja +{ $count } ({ $before } → { $after }{ $factor ->
        [1] { "" }
       *[other] ; karta ×{ $factor }
    }{ $bonus ->
        [0] { "" }
       *[other] ; { $leader } +{ $bonus }
    }).
mosaic-event-multiplied = { $player }: następna karta Populacji liczy się ×{ $factor } ({ $card }).
mosaic-event-points-gained = { $player }: +{ $count } PZ{ mosaic-part-origin }.
mosaic-event-raised = { $player } podnosi Produkcję: { $production } +{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-lowered = { $player } obniża Produkcję: { $production } −{ $count }{ mosaic-part-change }{ mosaic-part-origin }.
mosaic-event-token-taken = { $player } zabiera z pola { $hex }: { $token }.
mosaic-event-good-gained = { $player } zabiera: { $token }.
mosaic-part-holding = {", "}pole Przechowywania +{ $count }
mosaic-event-built = { $player } buduje na polu { $hex }: { $piece }{ $holding }.
mosaic-event-build-card = { $player } buduje z kartą „{ $card }”.
mosaic-part-uneasy = , { mosaic-picture-sign-unrest } +{ $count }
mosaic-event-tax-taken = { $player } pobiera { $card }: Pieniądze +{ $count }{ mosaic-part-change }{ $uneasy }.
mosaic-event-tariff-taken = { $player } pobiera { $card }: Pieniądze +{ $count }{ mosaic-part-change }{ $uneasy }.
mosaic-event-holding-taken = { $player } opróżnia pole Przechowywania: Pieniądze +{ $count }{ mosaic-part-change }.
mosaic-event-technology-up =
    { $player } odkrywa { $times ->
       *[absent] Technologię „{ $card }”
        [few] Technologie: { $card }
        [many] Technologie: { $card }
    }.
mosaic-event-technology-down = { $player } bierze Technologię „{ $card }” i zostawia ją zakrytą.
mosaic-event-technology-taken = { $player } bierze Technologię „{ $card }”.
mosaic-event-technology-kept = { $player } zostawia Technologię „{ $card }” zakrytą.
mosaic-event-technology-secret = { $player } bierze podejrzaną kartę i zostawia ją zakrytą.
mosaic-event-card-drawn = { $player } bierze wierzchnią kartę talii Technologii.
mosaic-event-government-taken = { $player } przyjmuje Ustrój: { $government }.
mosaic-event-government-left = { $player } odrzuca Ustrój: { $government }.
mosaic-event-recruited =
    { $player } werbuje{ $times ->
       *[absent] { " " }w Regionie { $region }: { $unit }
        [few] : { $recruited }
        [many] : { $recruited }
    }.
mosaic-part-recruited = { $unit } ({ $region })
mosaic-event-marched =
    { $player } przesuwa { $times ->
       *[absent] Jednostkę: { mosaic-part-marched }
        [few] Jednostki: { $marched }
        [many] Jednostki: { $marched }
    }.
mosaic-part-marched = { $unit } ({ $source } → { $target })
mosaic-event-deployed =
    { $player } wystawia { $times ->
       *[absent] Jednostkę w Regionie { $region }: { $unit }
        [few] Jednostki: { $deployed }
        [many] Jednostki: { $deployed }
    }.
mosaic-part-deployed = { $unit } ({ $region })
mosaic-event-removed =
    { $player } eliminuje { $times ->
       *[absent] Jednostkę
        [few] { $times } Jednostki
        [many] { $times } Jednostek
    } gracza { $opponent } w Regionie { $region }: { $unit }{ $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after }, { $card })
        [few] { " " }({ $before } → { $after }, { $card })
        [many] { " " }({ $before } → { $after }, { $card })
    }.
mosaic-event-diverted =
    { $player } przesuwa wszystkie Jednostki gracza { $opponent } ({ $source } → { $target }){ $count ->
       *[absent] { "" }
        [one] : 1 Jednostka
        [few] : { $count } Jednostki
        [many] : { $count } Jednostek
    }.
mosaic-event-symbols-gained = { $player } zyskuje symbole ({ $pillar }): { $count }.
mosaic-event-region-loyal = { $region }: Region lojalny wobec gracza { $player }; przeciwnicy nie budują tam już Miast.
mosaic-event-nothing-done =
    { $source }: { $declined ->
       *[absent] nie ma nic do zrobienia
        [clear] nie ma Oferty do opróżnienia
        [deploy] nie ma Jednostki do wystawienia
        [guard] nie ma Regionu do wskazania
        [plunder] nie ma Zasobów do wzięcia
        [raise] nie ma Produkcji do podniesienia
        [receive] nie ma Zasobów do wzięcia
        [site] nie ma gdzie albo czego postawić za darmo
        [strike] w zasięgu nie ma wrogiej Jednostki
        [symbols] nie ma symboli do wzięcia
        [take] na mapie nie ma takiego żetonu
        [transfer] nie ma Produkcji do przeniesienia
    }.
mosaic-event-skipped =
    { $declined ->
        [action] { $player } nie wykonuje Dodatkowej Akcji ({ $source }).
        [clear] { $player } nie opróżnia Oferty ({ $source }).
        [deploy] { $player } nie wystawia więcej Jednostek ({ $source }).
        [divert] { $player } nie przesuwa Jednostek ({ $source }).
        [guard] { $player } nie wskazuje lojalnego Regionu ({ $source }).
        [plunder] { $player } nie bierze Zasobów ({ $source }).
        [raise] { $player } nie podnosi Produkcji ({ $source }).
        [receive] { $player } nie bierze Zasobów ({ $source }).
        [site] { $player } niczego nie buduje za darmo ({ $source }).
        [strike] { $player } nie eliminuje więcej Jednostek ({ $source }).
        [symbols] { $player } nie bierze symboli ({ $source }).
        [take] { $player } nie zabiera więcej żetonów ({ $source }).
        [transfer] { $player } nie przesuwa Produkcji ({ $source }).
       *[benefit] { $player } rezygnuje z korzyści: { $source }.
    }
mosaic-event-claimed = { $player } bierze płytkę „{ $tile }”{ $points }.
mosaic-part-points = {" "}(PZ +{ $count })
mosaic-event-control-lost = { $player } traci kontrolę nad Regionem { $region }{ $taken }{ $free }.
mosaic-event-control-gained = { $player } zdobywa kontrolę nad Regionem { $region } (przedtem: nikt).
mosaic-part-taken = {" "}(teraz: { $opponent })
mosaic-part-free = {" "}(teraz: nikt)
mosaic-event-taken-over = { $player } przejmuje od gracza { $opponent } na polu { $hex }: { $piece }.
mosaic-event-offer-cleared = { $player } opróżnia Ofertę ({ $deck }): { $cards }.
mosaic-event-offered =
    { $times ->
       *[absent] Nowa karta
        [few] { $times } nowe karty
        [many] { $times } nowych kart
    } w Ofercie ({ $deck }): { $card }.
mosaic-event-peeked = { $player } zagląda na wierzch talii ({ $deck }).
mosaic-event-seen = { $player } widzi kartę „{ $card }”.
mosaic-event-scoring-card = Odsłania się karta Punktowania Imperium numer { $count }: { $card }.
mosaic-event-scoring-card-idle = Odsłania się kolejna karta Punktowania Imperium i zostaje odrzucona: { $card }.
mosaic-event-empire-scoring = **Punktowanie Imperium { $count } z { $most }**: Wpływ w Regionach (PZ)
mosaic-event-strengthened = { $card }: Wpływ +{ $count } dla gracza { $player } w Regionie { $region }.
mosaic-event-besieged = { $card } gracza { $opponent }: Miasta gracza { $player } w Regionie { $region } nie dają Wpływu (−{ $count }).
mosaic-event-region-scored = { $region } – { $shares }
mosaic-part-shares =
    { $seat }: { $influence }{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count } PZ)
    }
mosaic-event-government-scored = { $government } – { $player }: +{ $count } PZ
mosaic-event-empire-scored = Razem PZ – { $sums }
mosaic-part-sums = { $seat }: +{ $count }
mosaic-event-end-triggered = **Zbliża się koniec gry**: { $reason } Po tej turze { $turns ->
        [one] zostaje 1 tura
        [few] zostają { $turns } tury
       *[many] zostaje { $turns } tur
    }.
mosaic-event-order-given = { $player } wydaje stałe polecenie: { $card }.

## Dlaczego ruch jest niemożliwy

mosaic-illegal-not-now = Teraz to niemożliwe; najpierw rozstrzygnij to, o co pyta gra.
mosaic-illegal-not-a-choice = Tego nie ma do wyboru: { $source }.
mosaic-illegal-only-work = { $source } pozwala tylko na Pracę.
mosaic-illegal-leader-taken = Przywódca „{ $leader }” jest już zajęty.
mosaic-illegal-card-not-in-pack = Karty „{ $card }” nie ma w twoim zestawie.
mosaic-illegal-benefits-first = Najpierw weź korzyści początkowe swojego Przywódcy.
mosaic-illegal-benefits-taken = Korzyści początkowe twojego Przywódcy zostały już wzięte.
mosaic-illegal-action-first = Najpierw wykonaj Akcję; Praca jest możliwa zawsze.
mosaic-illegal-action-taken = Akcja jest już wykonana. Możliwe są jeszcze kroki darmowe albo koniec tury.
mosaic-illegal-unknown-hex = Na mapie nie ma pola „{ $hex }”. Pole to dwie litery z tabliczki Regionu i numer pola, na przykład IT04.
mosaic-illegal-region-out = Przy tej liczbie graczy Region jest poza grą: { $region }.
mosaic-illegal-hex-taken = Pole { $hex } jest zajęte: { $piece } ({ $owner }).
mosaic-illegal-port-hex = { $hex } to pole Portu; to można postawić tylko na lądzie.
mosaic-illegal-needs-port = Potrzebne jest pole Portu, a { $hex } nim nie jest: { $piece }.
mosaic-illegal-loyal-region = { $region }: Region lojalny wobec gracza { $owner }; inni nie budują tam Miast.
mosaic-illegal-no-city-beside = To musi sąsiadować z twoim Miastem, a pole { $hex } nie sąsiaduje: { $piece }.
mosaic-illegal-no-city-there = Nie masz Miasta w Regionie: { $region }.
mosaic-illegal-too-few-cities = Za mało Miast w Regionie { $region }; potrzeba { $count }.
mosaic-illegal-not-a-site = Na polu { $hex } nie można postawić: { $piece }.
mosaic-illegal-no-site = Nie ma na to miejsca albo brakuje pionka: { $piece }.
mosaic-illegal-wrong-piece = To nie jest to, co się buduje: { $piece }.
mosaic-illegal-no-work-for = Praca daje Kamień, Żywność lub Idee; nie daje: { $resource }.
mosaic-illegal-card-not-offered = Karty „{ $card }” nie ma w Ofercie.
mosaic-illegal-cards-left = Bez karty można to zrobić dopiero, gdy talia i Oferta są puste.
mosaic-illegal-not-seen = Nie ma tam podejrzanej karty, którą można wziąć.
mosaic-illegal-too-expensive = Nie stać cię na to ({ $cost }); brakuje Pieniędzy: { $lacking }.
mosaic-illegal-population-lacking = Potrzeba Populacji: { $needed }, a masz { $count }. Pieniądze jej nie zastąpią.
mosaic-illegal-no-other-split = Zapłacić można tu tylko w jeden sposób.
mosaic-illegal-unknown-way-to-pay = Zapłać najpierw własnymi Zasobami albo wybierz podział.
mosaic-illegal-wrong-split = Pieniądze mogą tu zastąpić { $resource }: co najmniej { $least }, najwyżej { $most }.
mosaic-illegal-wonder-gone = Ten Cud jest niedostępny: { $wonder }.
mosaic-illegal-government-gone = Ten Ustrój jest niedostępny: { $government }.
mosaic-illegal-government-symbols = Brakuje ci symboli ({ $government }). Wymagane: { $pillar }.
mosaic-illegal-symbols-lacking = Do karty „{ $card }” brakuje ci symboli: { $pillar }.
mosaic-illegal-population-for-card = Karta „{ $card }” kosztuje Populację, której nie masz.
mosaic-illegal-unknown-unit = Nie ma Jednostki „{ $unit }”.
mosaic-illegal-unit-locked = Najpierw potrzebna jest jej Technologia: { $unit }.
mosaic-illegal-recruit-limit =
    W turze można zwerbować najwyżej { $count ->
        [one] 1 Jednostkę
        [few] { $count } Jednostki
       *[many] { $count } Jednostek
    }.
mosaic-illegal-no-money =
    To kosztuje { $count ->
        [one] 1 Pieniądz
        [few] { $count } Pieniądze
       *[many] { $count } Pieniędzy
    }, a tyle nie masz.
mosaic-illegal-none-in-stock = Nie masz już takiego pionka: { $piece }.
mosaic-illegal-no-own-unit = Nie masz takiej Jednostki w Regionie { $region }: { $unit }.
mosaic-illegal-not-adjacent-region = Te Regiony nie sąsiadują: { $source }, { $target }.
mosaic-illegal-has-moved = Wszystkie takie Jednostki w Regionie { $region } już się w tej turze ruszyły: { $unit }.
mosaic-illegal-not-an-opponent = Wybierz Jednostkę przeciwnika.
mosaic-illegal-one-region = Obie Jednostki muszą być w jednym Regionie: { $region }.
mosaic-illegal-units-protected = Jednostek gracza { $owner } nie można wyeliminować (Pancerz).
mosaic-illegal-no-unit-of-yours = W Regionie { $region } nie masz żadnej z tych Jednostek: { $unit }.
mosaic-illegal-no-such-unit = Gracz { $owner } nie ma takiej Jednostki w Regionie { $region }: { $unit }.
mosaic-illegal-card-not-face-down = Karta „{ $card }” nie leży przed tobą zakryta.
mosaic-illegal-no-card-face-down = Nie masz przed sobą zakrytej karty.
mosaic-illegal-tile-gone = Płytka „{ $tile }” jest niedostępna.
mosaic-illegal-golden-age-early =
    „{ $tile }” wymaga { $needed ->
        [one] 1 symbolu
        [few] { $needed } symboli
       *[many] { $needed } symboli
    } ({ $pillar }), a masz { $count }.
mosaic-illegal-achievement-early = „{ $tile }” wymaga { $needed } ({ $metric }), a masz { $count }.
mosaic-illegal-no-government = Nie masz Ustroju.
mosaic-illegal-government-used = Ten Ustrój posłużył ci już do opróżnienia Oferty: { $government }.
mosaic-illegal-offer-empty = Oferta jest pusta: { $deck }.
mosaic-illegal-unknown-deck = Nie ma takiej Oferty: { $deck }.
mosaic-illegal-no-take-over = Nie możesz przejąć Miasta albo już to zrobiono.
mosaic-illegal-no-enemy-city = Na polu { $hex } nie stoi Miasto przeciwnika.
mosaic-illegal-owner-too-small = Gracz { $owner } ma za mało Miast; potrzeba { $count }.
mosaic-illegal-no-exchange = Nie możesz wymienić Populacji albo już to zrobiono.
mosaic-illegal-no-republic = Talię może podejrzeć tylko Republika.
mosaic-illegal-peek-late = W turze można podejrzeć jedną talię, i to przed Akcją.
mosaic-illegal-deck-empty = Talia jest pusta: { $deck }.
mosaic-illegal-no-such-order = Nie masz karty do takiego polecenia albo już ono obowiązuje.

## Decyzje

mosaic-kind-leader = Wybierz Przywódcę
    .hint = Ostatni gracz wybiera pierwszy. To, co daje Przywódca, dostaniesz razem z korzyściami początkowymi.
mosaic-kind-pick = Zatrzymaj kartę
    .hint = W tajemnicy; reszta zestawu idzie dalej w lewo.
mosaic-kind-start = Miasto Początkowe
    .hint = Na wolnym polu lądu; jeśli leży tam żeton, jest twój.
mosaic-kind-benefits = Weź korzyści Przywódcy
    .hint = Zasoby, Produkcje i pionki twojego Przywódcy.
mosaic-kind-work = Praca
    .hint = Weź tyle Kamienia, Żywności lub Idei, ile wynosi twoja Populacja razem z ich Produkcją.
mosaic-kind-population = Populacja
    .hint = Zapłać Żywność z karty i weź jej Populację.
mosaic-kind-build = Budowa
    .hint = Miasto, Miasto Portowe, Farma, Warsztat lub Projekt, z kartą albo bez.
mosaic-kind-wonder = Cud
    .hint = W Regionie z twoim Miastem; każdy następny Cud kosztuje więcej.
mosaic-kind-technology = Technologia
    .hint = Weź kartę za 5 Idei; odkrytą, jeśli masz jej symbole.
mosaic-kind-lay = Odkryta czy zakryta
    .hint = Właśnie wzięta karta: odkryj ją albo zostaw zakrytą na później.
mosaic-kind-tax_tariff = Podatek i Cło
    .hint = Weź kartę i Pieniądze, opróżnij pole Przechowywania.
mosaic-kind-recruit = Werbunek (Wojsko)
    .hint = 5 Pieniędzy za Jednostkę w Regionie z twoim Miastem.
mosaic-kind-march = Ruch (Wojsko)
    .hint = 1 Pieniądz za Jednostkę do sąsiadującego Regionu.
mosaic-kind-halt = Zakończ Akcję Wojska
    .hint = Bez dalszego Werbunku i Ruchu.
mosaic-kind-government = Ustrój
    .hint = Weź płytkę, której symbole masz, i zapłać jej Idee.
mosaic-kind-pay = Podziel płatność
    .hint = 2 Pieniądze za każdy niezapłacony Zasób.
mosaic-kind-site = Miejsce budowy
    .hint = Jeśli leży tam żeton, jest twój.
mosaic-kind-turn_up = Odkryj Technologię
    .hint = Za darmo: zakryta karta, której symbole masz.
mosaic-kind-claim = Weź płytkę
    .hint = Za darmo: Złoty Wiek lub Osiągnięcie, którego warunek spełniasz, 6 PZ.
mosaic-kind-clear = Opróżnij Ofertę
    .hint = Karty idą pod talię i pojawiają się nowe. Tego nie można cofnąć.
mosaic-kind-clear-turn = Opróżnij Ofertę (Ustrój)
mosaic-kind-take_over = Przejmij Miasto (Kapłanka)
    .hint = Za darmo, raz w grze.
mosaic-kind-exchange = Wymiana (Sędzia)
    .hint = Za darmo, raz w grze: 1 Populacja za 20 jednego Zasobu.
mosaic-kind-peek = Podejrzyj talię (Republika)
    .hint = Za darmo, raz w turze przed Akcją: podejrzaną kartę możesz wziąć. Tego nie można cofnąć.
mosaic-kind-end = Zakończ turę
    .hint = Nic więcej teraz nie robisz.
mosaic-kind-end-benefits = Zakończ korzyści początkowe
mosaic-kind-skip = Zrezygnuj
    .hint = Nie korzystasz z tego.
mosaic-kind-skip-of = Zrezygnuj ({ $what })
mosaic-kind-deploy = Wystaw Jednostkę
    .hint = Jednostka nic nie kosztuje.
mosaic-kind-strike = Wyeliminuj Jednostkę
    .hint = Jednostka przeciwnika w Regionie z twoją Jednostką.
mosaic-kind-raise = Podnieś Produkcję
    .hint = Jedną z pięciu, o tyle, ile mówi karta.
mosaic-kind-transfer = Przenieś Produkcję
    .hint = Obniż jedną Produkcję i o tyle samo podnieś inną.
mosaic-kind-take = Zabierz żeton
    .hint = Z dowolnego pola mapy.
mosaic-kind-receive = Weź Zasób
    .hint = Wszystkie sztuki są jednego rodzaju.
mosaic-kind-plunder = Najeźdźcy
    .hint = Dla każdej Jednostki wybierz, co przynosi.
mosaic-kind-guard = Lojalny Region
    .hint = Przeciwnicy nie budują tam Miast do końca gry.
mosaic-kind-symbols = Symbole
    .hint = Dwa symbole jednego Filaru.
mosaic-kind-divert = Dyplomaci
    .hint = Przesuń wszystkie Jednostki przeciwnika do sąsiadującego Regionu, raz w grze.
mosaic-kind-order_rule = Stałe polecenie (kiedy pytać)
    .hint = Co robić z tą kartą przed Punktowaniem Imperium. Wiesz o tym tylko ty.
mosaic-kind-order_strike = Stałe polecenie (Generał)
    .hint = Zawsze eliminuj tę Jednostkę przed Punktowaniem Imperium, jeśli tam jest. Wiesz o tym tylko ty.
mosaic-kind-order_divert = Stałe polecenie (Dyplomaci)
    .hint = Przesuń te Jednostki przed najbliższym Punktowaniem Imperium, jeśli tam są. Wiesz o tym tylko ty.

mosaic-field-leader = Który Przywódca?
mosaic-field-card = Która karta?
mosaic-field-hex = Które pole?
mosaic-field-resource = Który Zasób?
mosaic-field-pay = Jak płacisz?
mosaic-field-piece = Co powstaje?
mosaic-field-wonder = Który Cud?
mosaic-field-face_up = Czy odkryta?
mosaic-field-unit = Która Jednostka?
mosaic-field-region = Który Region?
mosaic-field-source = Skąd?
mosaic-field-target = Dokąd?
mosaic-field-government = Który Ustrój?
mosaic-field-money = Ile sztuk pokrywają Pieniądze?
mosaic-field-tile = Która płytka?
mosaic-field-deck = Która talia?
mosaic-field-opponent = Czyja?
mosaic-field-production = Która Produkcja?
mosaic-field-amount = O ile?
mosaic-field-token = Który żeton?
mosaic-field-stone = Ile Jednostek przynosi Kamień?
mosaic-field-food = Ile Jednostek przynosi Żywność?
mosaic-field-ideas = Ile Jednostek przynosi Idee?
mosaic-field-pillar = Który Filar?
mosaic-field-rule = Co ma się stać?

# Pytanie o jedno pole w jednym rodzaju ruchu, pełnym zdaniem: bywa jedynym na ekranie.
mosaic-field-leader-leader = Którego Przywódcę wybierasz?
mosaic-field-pick-card = Którą kartę z zestawu zatrzymujesz?
mosaic-field-start-hex = Na którym polu stawiasz Miasto Początkowe?
mosaic-field-work-resource = Który Zasób bierzesz?
mosaic-field-population-card = Którą kartę Populacji bierzesz?
mosaic-field-build-card = Z którą kartą budujesz?
mosaic-field-build-piece = Co budujesz?
mosaic-field-wonder-wonder = Który Cud wznosisz?
mosaic-field-technology-card = Którą Technologię opracowujesz?
mosaic-field-tax_tariff-card = Którą kartę bierzesz?
mosaic-field-recruit-unit = Którą Jednostkę werbujesz?
mosaic-field-recruit-region = W którym Regionie ją werbujesz?
mosaic-field-march-unit = Którą Jednostkę przesuwasz?
mosaic-field-march-source = Z którego Regionu ją przesuwasz?
mosaic-field-march-target = Do którego Regionu ją przesuwasz?
mosaic-field-government-government = Który Ustrój wprowadzasz?
mosaic-field-pay-money = Jaką część kosztu pokrywają Pieniądze?
mosaic-field-site-piece = Co stawiasz?
mosaic-field-site-hex = Na którym polu stawiasz Cud?
mosaic-field-site-hex-city = Na którym polu stawiasz Miasto?
mosaic-field-site-hex-port_city = Na którym polu stawiasz Miasto Portowe?
mosaic-field-site-hex-farm = Na którym polu stawiasz Farmę?
mosaic-field-site-hex-manufactory = Na którym polu stawiasz Warsztat?
mosaic-field-lay-face_up = Czy odkrywasz wziętą Technologię?
mosaic-field-turn_up-card = Którą Technologię odkrywasz?
mosaic-field-claim-tile = Którą płytkę bierzesz?
mosaic-field-clear-deck = Którą Ofertę opróżniasz?
mosaic-field-take_over-hex = Które Miasto przejmujesz?
mosaic-field-exchange-resource = Który Zasób bierzesz w zamian?
mosaic-field-peek-deck = Którą talię podglądasz?
mosaic-field-deploy-unit = Którą Jednostkę wystawiasz?
mosaic-field-deploy-region = W którym Regionie ją wystawiasz?
mosaic-field-strike-opponent = Czyją Jednostkę eliminujesz?
mosaic-field-strike-region = W którym Regionie eliminujesz Jednostkę?
mosaic-field-strike-unit = Którą Jednostkę eliminujesz?
mosaic-field-raise-production = Którą Produkcję podnosisz?
mosaic-field-transfer-source = Którą Produkcję obniżasz?
mosaic-field-transfer-target = Którą Produkcję podnosisz?
mosaic-field-transfer-amount = O ile ją przenosisz?
mosaic-field-take-token = Który żeton zabierasz?
mosaic-field-take-hex = Z którego pola go zabierasz?
mosaic-field-receive-resource = Który Zasób bierzesz?
mosaic-field-plunder-stone = Ile Jednostek przynosi Kamień?
mosaic-field-plunder-food = Ile Jednostek przynosi Żywność?
mosaic-field-plunder-ideas = Ile Jednostek przynosi Idee?
mosaic-field-guard-region = Który Region staje się lojalny?
mosaic-field-symbols-pillar = Symbole którego Filaru bierzesz?
mosaic-field-divert-opponent = Czyje Jednostki przesuwasz?
mosaic-field-divert-source = Z którego Regionu je przesuwasz?
mosaic-field-divert-target = Do którego Regionu je przesuwasz?
# Gdy wszystko wybiera się naraz.
mosaic-field-recruit-all = Którą Jednostkę werbujesz i w którym Regionie?
mosaic-field-march-all = Którą Jednostkę przesuwasz, skąd i dokąd?
mosaic-field-pay-all = Jaką część kosztu pokrywają Pieniądze?
mosaic-field-site-all = Co stawiasz i na którym polu?
mosaic-field-deploy-all = Którą Jednostkę wystawiasz i w którym Regionie?
mosaic-field-strike-all = Którą Jednostkę eliminujesz i gdzie?
mosaic-field-transfer-all = Którą Produkcję obniżasz, a którą podnosisz?
mosaic-field-take-all = Który żeton zabierasz i z którego pola?
mosaic-field-plunder-all = Co przynoszą Jednostki?
mosaic-field-divert-all = Które Jednostki przesuwasz, skąd i dokąd?

mosaic-value-card-none = bez karty
mosaic-value-card-seen = podejrzana karta
mosaic-value-source-none = bez karty
mosaic-value-pay-own = { "" }
mosaic-choice-pay-own = najpierw własne Zasoby
mosaic-value-pay-choose = zapłać inaczej
mosaic-value-piece-city = Miasto
mosaic-value-piece-port_city = Miasto Portowe
mosaic-value-piece-farm = Farma
mosaic-value-piece-manufactory = Warsztat
# Tylko z karty, a tę zdradza nazwa.
mosaic-value-piece-project = { "" }
mosaic-choice-piece-project = Projekt
mosaic-value-piece-infantry = Piechota
mosaic-value-piece-cavalry = Kawaleria
mosaic-value-piece-siege_engine = Machina Oblężnicza
mosaic-value-face_up-yes = odkryta
mosaic-value-face_up-no = na razie zakryta
mosaic-value-unit-infantry = Piechota
mosaic-value-unit-cavalry = Kawaleria
mosaic-value-unit-siege_engine = Machina Oblężnicza
mosaic-value-deck-technologies = Technologia
mosaic-value-deck-build_cards = Budowa
mosaic-value-deck-population_cards = Populacja
mosaic-value-deck-tax_tariff_cards = Podatek i Cło
mosaic-value-production-tax = Podatek
mosaic-value-production-tariff = Cło
mosaic-value-source-tax = Podatek
mosaic-value-source-tariff = Cło
mosaic-value-target-tax = Podatek
mosaic-value-target-tariff = Cło
mosaic-value-metric-money = Pieniądze
mosaic-value-metric-production_tariff = Produkcja Cła
mosaic-value-metric-production_stone = Produkcja Kamienia
mosaic-value-metric-production_food = Produkcja Żywności
mosaic-value-metric-production_ideas = Produkcja Idei
mosaic-value-metric-production_tax = Produkcja Podatku
mosaic-value-metric-controlled_regions = kontrolowane Regiony
mosaic-value-metric-unique_goods = unikalne Towary
mosaic-value-metric-cities = Miasta
mosaic-value-metric-units = Jednostki na mapie
mosaic-value-metric-technologies = odkryte Technologie
mosaic-value-metric-projects_plus_wonders = Projekty i Cuda
mosaic-value-metric-port_cities = Miasta Portowe
mosaic-value-metric-population = Populacja
mosaic-value-metric-distinct_pillars = Filary z symbolem
mosaic-value-rule-ask = pytaj, gdy to coś daje
mosaic-value-rule-always = zawsze pytaj
mosaic-value-rule-never = nigdy

# Ile czego wybrano; $count to liczba. Jeśli podany jest rodzaj ruchu, tylko w nim.
mosaic-count-pay-money =
    { $count ->
        [0] niczego nie zastępuj Pieniędzmi
       *[other] Pieniędzmi zastąp: { $count }
    }
mosaic-count-transfer-amount = o { $count }
mosaic-count-plunder-stone =
    { $count ->
        [0] { "" }
        [one] 1 Jednostka: Kamień
        [few] { $count } Jednostki: Kamień
       *[many] { $count } Jednostek: Kamień
    }
mosaic-count-plunder-food =
    { $count ->
        [0] { "" }
        [one] 1 Jednostka: Żywność
        [few] { $count } Jednostki: Żywność
       *[many] { $count } Jednostek: Żywność
    }
mosaic-count-plunder-ideas =
    { $count ->
        [0] { "" }
        [one] 1 Jednostka: Idee
        [few] { $count } Jednostki: Idee
       *[many] { $count } Jednostek: Idee
    }
mosaic-count-plunder-money =
    { $count ->
        [0] { "" }
        [one] 1 Jednostka: Pieniądze
        [few] { $count } Jednostki: Pieniądze
       *[many] { $count } Jednostek: Pieniądze
    }

## Co warto wiedzieć przy wyborze

mosaic-remark-hex = { $region }
mosaic-remark-hex-bare = { $region }
mosaic-remark-hex-token = { $region }: { $token }
mosaic-remark-symbols =
    { $count ->
        [one] symbol: { $symbols }
       *[other] symbole: { $symbols }
    }{ $needs }
mosaic-part-needs = {" · "}do odkrycia: { $pillar }
mosaic-remark-face-up = odkryta
mosaic-remark-face-later = zapytamy po wyłożeniu nowej karty
mosaic-remark-face-down = zakryta, brakuje jeszcze symboli: { $pillar }
mosaic-remark-face-down-population = zakryta, brak Populacji
# Koszt budowanego elementu; płaci się, gdy wybrane jest pole.
mosaic-remark-price = { $price }{ $unpaid }
mosaic-part-unpaid = {" · "}zostaje do zapłaty: { $price }
# Ile jest tego, co liczy karta Podatku i Cła; jej nazwa mówi, ile razy co się liczy.
# R4.1: za co płacą Pieniądze.
mosaic-remark-instead = Pieniądze zamiast Żywności: { $count }
mosaic-remark-income = { $counted }{ $earned }{ $holding }
mosaic-part-earned = {" · "}{ $earners }
mosaic-part-earners = { $source } +{ $money }
mosaic-part-counted =
    { $population ->
        [0] {""}
       *[other] Populacja { $held }
    }{ $government_symbols ->
        [0] {""}
       *[other] symbole Ustroju { $held }
    }{ $tax_production ->
        [0] {""}
       *[other] Produkcja Podatku { $held }
    }{ $unique_goods ->
        [0] {""}
       *[other] unikalne Towary { $held }
    }{ $cities ->
        [0] {""}
       *[other] Miasta { $held }
    }{ $tariff_production ->
        [0] {""}
       *[other] Produkcja Cła { $held }
    }
# Gdy koniec gry jest już ogłoszony.
mosaic-remark-ends = rozgrywka się kończy – { $final }{ $lost }
mosaic-part-lost = ; { mosaic-remark-unused }
mosaic-remark-unused = { $actions ->
        [one] przepada Akcja tej tury
        [few] przepadają { $actions } Akcje tej tury
       *[many] przepada { $actions } Akcji tej tury
    }
# Przed końcem tury: płytki, które można wziąć, potem pozostałe kroki darmowe.
mosaic-remark-unclaimed = przedtem można jeszcze, za darmo: { $claimable }{ $besides }
mosaic-part-claimable = { $tile } ({ $vp } PZ)
mosaic-part-besides = ; { $free }
mosaic-value-free-turn_up = { mosaic-kind-turn_up }
mosaic-value-free-take_over = { mosaic-kind-take_over }
mosaic-value-free-exchange = { mosaic-kind-exchange }
mosaic-value-free-peek = { mosaic-kind-peek }
mosaic-value-free-clear = { mosaic-kind-clear-turn }
mosaic-remark-drops = przepada { $card }
mosaic-remark-drops-piece = przepada { $piece }
mosaic-remark-shift =
    { $least ->
        [0] { "" }
       *[other] o { $least }–{ $most }
    }
mosaic-remark-face-down-left = do odkrycia teraz albo w dalszych turach: { $cards }
mosaic-remark-asked-by = karta: { $source }
mosaic-remark-offer = { $once }{ $cards }
mosaic-part-once = { $government }, tylko raz:{" "}
mosaic-part-final = { $seat }: { $count } PZ
mosaic-remark-unrest = Niepokoje { $unrest } kosztują { $count } PZ na koniec
# Co z początkowych korzyści Przywódcy wybiera się potem.
mosaic-remark-benefits = { $also }
mosaic-remark-leader = start: { $brings }{ $producing }{ $later }
mosaic-part-brings = { $metric } { $count }
mosaic-part-producing = ; Produkcja: { $produced }
mosaic-part-produced = { $production } { $count }
mosaic-part-later = ; { $also }
mosaic-part-also = { $benefit ->
        [raise] wybrana Produkcja +{ $count }
        [raise_other] inna wybrana Produkcja +{ $count }
        [deploy] { $piece }
        [draw] wierzchnia karta talii Technologii
       *[build] za darmo: { $piece }
    }
mosaic-remark-free = bez kosztu
mosaic-part-price =
    { $population ->
        [0] {""}
       *[other] Populacja −{ $population }
    }{ $food ->
        [0] {""}
       *[other] Żywność −{ $food }
    }{ $ideas ->
        [0] {""}
       *[other] Idee −{ $ideas }
    }{ $stone ->
        [0] {""}
       *[other] Kamień −{ $stone }
    }{ $money ->
        [0] {""}
       *[other] Pieniądze −{ $money }
    }
# Za nim Ustrój, który wraca na planszę.
mosaic-remark-government = { $count } PZ przy Punktowaniu w obecnym stanie{ $leaving }
mosaic-remark-government-unscored = nie będzie już Punktowania Imperium{ $leaving }
mosaic-remark-government-left = { $government } wraca na planszę
mosaic-part-leaving = ; { $government } wraca na planszę
# Wpływy przy Punktowaniu Imperium i PZ, które by przyniosły.
mosaic-remark-unscored = nie będzie już Punktowania Imperium{ $passing }
mosaic-part-passing = {"; "}{ $passed }
mosaic-part-passed = { $place } – kontrola potem: { $held ->
        [0] nikt
       *[other] { $seat }
    }
mosaic-remark-scoring = Punktowanie potem – { $sums } PZ
mosaic-remark-scoring-as-it-stands = Punktowanie w obecnym stanie – { $sums } PZ
mosaic-remark-influence-now = Wpływ teraz przy Punktowaniu – { $ahead }
mosaic-remark-influence = { $where }Wpływ przy Punktowaniu – { $ahead }
mosaic-part-where = { $place }:{" "}
mosaic-remark-influence-of = { $unit } · Wpływ przy Punktowaniu – { $ahead }
# Co tam teraz stoi; o tym mówi ruch albo stałe polecenie.
mosaic-remark-units-there = { $there }
mosaic-part-there = { $unit }: { $count }
mosaic-remark-no-units-there = teraz bez Jednostek
mosaic-remark-moved = Wpływ przy Punktowaniu – { $ahead }; { $source } – { $behind }
mosaic-part-ahead =
    { $seat }: { $influence }{ $count ->
        [0] { "" }
       *[other] { " " }({ $count } PZ)
    }
mosaic-part-behind = { mosaic-part-ahead }

mosaic-panel-regions = Najpierw wybierz Region
mosaic-panel-other-region = Inny Region
mosaic-consequence-chance = dalej: nowa karta
mosaic-consequence-chance-scoring = dalej: nowa karta, być może Punktowanie Imperium

# Czego ktoś ma ile; stoi przed liczbą, o którą to rośnie lub maleje.
mosaic-holding-food = { mosaic-picture-sign-food }
mosaic-holding-ideas = { mosaic-picture-sign-ideas }
mosaic-holding-money = { mosaic-picture-sign-money }
mosaic-holding-stone = { mosaic-picture-sign-stone }
mosaic-holding-population = { mosaic-picture-sign-population }
mosaic-holding-production-food = Produkcja Żywności
mosaic-holding-production-ideas = Produkcja Idei
mosaic-holding-production-stone = Produkcja Kamienia
mosaic-holding-production-tariff = { mosaic-picture-sign-tariff }
mosaic-holding-production-tax = { mosaic-picture-sign-tax }
mosaic-holding-pillar-science = { mosaic-picture-pillar-science } (symbol)
mosaic-holding-pillar-population = { mosaic-picture-pillar-population } (symbol)
mosaic-holding-pillar-government = { mosaic-picture-pillar-government } (symbol)
mosaic-holding-pillar-economy = { mosaic-picture-pillar-economy } (symbol)
mosaic-holding-pillar-construction = { mosaic-picture-pillar-construction } (symbol)
mosaic-holding-pillar-military = { mosaic-picture-pillar-military } (symbol)
# Filaru nie wolno pomylić z Produkcją Żywności.
mosaic-holding-pillar-food_production = { mosaic-picture-pillar-food-production } (symbol)
mosaic-holding-pillar-culture = { mosaic-picture-pillar-culture } (symbol)
mosaic-holding-pillar-urbanization = { mosaic-picture-pillar-urbanization } (symbol)
mosaic-holding-goods = Unikalne Towary
mosaic-holding-cities = Miasta
mosaic-holding-units = Jednostki
mosaic-holding-regions = Regiony
mosaic-holding-scoring = PZ Ustroju przy Punktowaniu
mosaic-holding-unrest = { mosaic-picture-sign-unrest }
mosaic-holding-holding-area = Pieniądze na polu Przechowywania dla następnego Podatku lub Cła
mosaic-holding-final = PZ na koniec

# Karta, która pyta.
mosaic-part-by = {" "}({ $source })
mosaic-step-leader = Wybierz Przywódcę.
mosaic-step-pick = Zatrzymaj kartę Technologii ze swojego zestawu.
mosaic-step-start = Postaw Miasto Początkowe.
mosaic-step-benefits = { $taken ->
    [0] Weź korzyści Przywódcy i odkryj karty początkowe.
   *[other] Korzyści Przywódcy są twoje: odkryj karty początkowe albo przejdź dalej.
}
mosaic-part-closing = {" "}{ $turns ->
        [0] To ostatnia tura ostatniej Rundy.
        [one] Po tej turze zostaje 1 tura.
        [few] Po tej turze zostają { $turns } tury.
       *[many] Po tej turze zostaje { $turns } tur.
    }
mosaic-step-turn = Jedna Akcja, przed nią i po niej kroki darmowe.{ $closing }
mosaic-step-actions = Akcje: { $count }, przed nimi i po nich kroki darmowe.{ $closing }
mosaic-step-spent = Akcja wykonana: kroki darmowe albo koniec tury.
mosaic-step-action = Dodatkowa Akcja{ $by }.
mosaic-step-lay = Nowa karta już leży: czy odkrywasz wziętą Technologię{ $by }?
mosaic-step-pay = Podziel płatność{ $by } na własne Zasoby i Pieniądze; albo zamiast tego wykonaj Pracę.
mosaic-step-site = Wybierz pole{ $by }.
mosaic-step-military = Wojsko: werbuj i przesuwaj albo zakończ Akcję.
mosaic-step-deploy = Wystaw Jednostkę{ $by }.
mosaic-step-strike = Wyeliminuj Jednostkę przeciwnika{ $by }.
mosaic-step-strike-before-scoring = Przed Punktowaniem Imperium { $count } z { $most } – { $card }: wyeliminuj Jednostkę przeciwnika.
mosaic-step-divert-before-scoring =
    Przed Punktowaniem Imperium { $count } z { $most } – { $card }, raz w grze: przesuń Jednostki przeciwnika{ $later ->
        [0] .
       *[other] {" "}albo zachowaj to na później.
    }
mosaic-step-raise = Podnieś Produkcję{ $by }.
mosaic-step-transfer = Przenieś Produkcję{ $by }.
mosaic-step-take = Zabierz żeton z mapy{ $by }.
mosaic-step-receive = Wybierz Zasób{ $by }.
mosaic-step-plunder = Wybierz, co przynoszą Jednostki{ $by }.
mosaic-step-guard = Wybierz lojalny Region{ $by }.
mosaic-step-symbols = Wybierz Filar{ $by }.
mosaic-step-clear = Wybierz Ofertę do opróżnienia{ $by }.

mosaic-option-edition = Wydanie, którego wartości obowiązują
    .about = Czyje wartości obowiązują tam, gdzie obie instrukcje się różnią.
mosaic-option-edition-pl = polskie zasady (domyślne)
mosaic-option-edition-en = angielskie zasady

## Koniec

mosaic-source-regions = Punktowania Imperium
mosaic-source-governments = Ustroje
mosaic-source-at_once = Punkty z kart
mosaic-source-settlements = Osady
mosaic-source-wonders = Cuda
mosaic-source-tiles = Złote Wieki i Osiągnięcia
mosaic-source-technologies = Technologie
mosaic-source-projects = Projekty
mosaic-source-leader = Przywódca
mosaic-source-manufactories = Karty Warsztatów
mosaic-source-unrest = Niepokoje

# Co rozstrzyga przy równym wyniku, jedno po drugim.
mosaic-tie-1 = Cuda
mosaic-tie-2 = Pieniądze

mosaic-reason-R9-1a = odsłoniła się trzecia karta Punktowania Imperium.
mosaic-reason-R9-1b = wyczerpały się dwa zestawy płytek.

## Co mówi karta lub płytka; z części powstaje całość

mosaic-says-nothing = Nic nie robi.
mosaic-says-parts = { $parts }
mosaic-says-name = { $what }
mosaic-says-kind-city = Postaw Miasto.
mosaic-says-kind-port_city = Postaw Miasto Portowe na polu Portu.
mosaic-says-kind-farm = Postaw Farmę obok własnego Miasta.
mosaic-says-kind-manufactory = Postaw Warsztat obok własnego Miasta.
mosaic-says-kind-project = Projekt.
mosaic-says-site-port = Tylko pole Portu.
mosaic-says-site-any_three_cities = Tylko w Regionie z co najmniej 3 Miastami, w tym twoim.
mosaic-says-at-setup = Start: { $does }.
mosaic-says-at-played = { $does }.
mosaic-says-at-played-amounts = { $does }.
mosaic-says-at-held = { $does }.
mosaic-says-at-held-lasting = Póki trwa: { $does }.
mosaic-says-at-once_per_game = Raz na grę: { $does }.
mosaic-says-at-before_empire_scoring = Przed każdym Punktowaniem Imperium: { $does }.
mosaic-says-at-before_empire_scoring-once = Raz na grę, tuż przed Punktowaniem Imperium: { $does }.
mosaic-says-at-empire_scoring = Punktowanie Imperium: { $does }.
mosaic-says-at-endgame = Końcowa punktacja: { $does }.
mosaic-says-when-any_city_built = Gdy ktokolwiek zbuduje Miasto (nie Portowe): { $does }.
mosaic-says-when-any_port_city_built = Gdy ktokolwiek zbuduje Miasto Portowe: { $does }.
mosaic-says-when-any_wonder_built = Gdy ktokolwiek wzniesie Cud: { $does }.
mosaic-says-when-own_work_stone = Gdy Pracą wytwarzasz Kamień: { $does }.
mosaic-says-when-own_work_food = Gdy Pracą wytwarzasz Żywność: { $does }.
mosaic-says-when-own_work_ideas = Gdy Pracą wytwarzasz Idee: { $does }.
mosaic-says-when-own_tax_card = Do każdej karty Podatku: { $does }.
mosaic-says-when-own_city_or_manufactory_built = Gdy zbudujesz Miasto, Miasto Portowe lub Warsztat: { $does }.
mosaic-says-golden-age = { $symbols }: { $vp } PZ.
mosaic-says-symbols =
    { $count ->
        [one] { $count } symbol ({ $pillar })
        [few] { $count } symbole ({ $pillar })
       *[many] { $count } symboli ({ $pillar })
    }
mosaic-says-achievement = { $what }; { $vp } PZ.
mosaic-says-with-players = { $what } ({ $players })
mosaic-says-seats-2-3 = 2–3 graczy
mosaic-says-seats-4-6 = 4–6 graczy
mosaic-says-has-money =
    { $count ->
        [one] miej { $count } Pieniądz
        [few] miej { $count } Pieniądze
       *[many] miej { $count } Pieniędzy
    }
mosaic-says-has-production_tariff = Produkcja Cła: { $count }
mosaic-says-has-production_stone = Produkcja Kamienia: { $count }
mosaic-says-has-production_food = Produkcja Żywności: { $count }
mosaic-says-has-production_ideas = Produkcja Idei: { $count }
mosaic-says-has-production_tax = Produkcja Podatku: { $count }
mosaic-says-has-controlled_regions =
    { $count ->
        [one] kontroluj { $count } Region
        [few] kontroluj { $count } Regiony
       *[many] kontroluj { $count } Regionów
    }
mosaic-says-has-unique_goods =
    { $count ->
        [one] { $count } unikalny Towar
        [few] { $count } unikalne Towary
       *[many] { $count } unikalnych Towarów
    }
mosaic-says-has-cities =
    { $count ->
        [one] { $count } Miasto na mapie
        [few] { $count } Miasta na mapie
       *[many] { $count } Miast na mapie
    }
mosaic-says-has-units =
    { $count ->
        [one] { $count } Jednostka na mapie
        [few] { $count } Jednostki na mapie
       *[many] { $count } Jednostek na mapie
    }
mosaic-says-has-technologies =
    { $count ->
        [one] { $count } odkryta karta Technologii
        [few] { $count } odkryte karty Technologii
       *[many] { $count } odkrytych kart Technologii
    }
mosaic-says-has-projects_plus_wonders = Projekty i Cuda razem: { $count }
mosaic-says-has-port_cities =
    { $count ->
        [one] { $count } Miasto Portowe
        [few] { $count } Miasta Portowe
       *[many] { $count } Miast Portowych
    }
mosaic-says-has-population =
    { $count ->
        [one] { $count } Populacja
        [few] { $count } Populacje
       *[many] { $count } Populacji
    }
mosaic-says-has-distinct_pillars =
    { $count ->
        [one] symbol { $count } Filaru
        [few] symbole { $count } różnych Filarów
       *[many] symbole { $count } różnych Filarów
    }
mosaic-says-trade-good = Po zdobyciu: { $raised }.
mosaic-says-trade-good-plain = Towar bez premii do Produkcji.
mosaic-says-cache = Kto tu zbuduje, bierze: { $goods }.
mosaic-says-population-card = Zapłać: { $cost }. Zyskujesz: { $goods }.
mosaic-says-tax-tariff = Pieniądze: { $counted }. Niepokoje: { $unrest }.
mosaic-says-counts-population = { $count } × Populacja
mosaic-says-counts-government_symbols = { $count } × symbole Ustroju
mosaic-says-counts-tax_production = { $count } × Produkcja Podatku
mosaic-says-counts-unique_goods = { $count } × unikalne Towary
mosaic-says-counts-cities = { $count } × Miasta
mosaic-says-counts-tariff_production = { $count } × Produkcja Cła
mosaic-says-gets-stone =
    { $count ->
        [one] { $count } Kamień
        [few] { $count } Kamienie
       *[many] { $count } Kamieni
    }
mosaic-says-gets-ideas =
    { $count ->
        [one] { $count } Ideę
        [few] { $count } Idee
       *[many] { $count } Idei
    }
mosaic-says-gets-food =
    { $count ->
        [one] { $count } Żywność
        [few] { $count } Żywności
       *[many] { $count } Żywności
    }
mosaic-says-gets-money =
    { $count ->
        [one] { $count } Pieniądz
        [few] { $count } Pieniądze
       *[many] { $count } Pieniędzy
    }
mosaic-says-gets-population =
    { $count ->
        [one] { $count } Populację
        [few] { $count } Populacje
       *[many] { $count } Populacji
    }
mosaic-says-gets-vp = { $count } PZ
mosaic-says-raise-ideas = Produkcja Idei +{ $count }
mosaic-says-raise-stone = Produkcja Kamienia +{ $count }
mosaic-says-raise-food = Produkcja Żywności +{ $count }
mosaic-says-raise-tax = Produkcja Podatku +{ $count }
mosaic-says-raise-tariff = Produkcja Cła +{ $count }
mosaic-says-gain = otrzymujesz { $goods }
mosaic-says-lose = tracisz { $goods }
mosaic-says-at-once = od razu zdobywasz { $goods }
mosaic-says-gain-single = otrzymujesz { $count } w jednym z tych rodzajów: { $of }
mosaic-says-gain-per_unit_mix = otrzymujesz { $count } w jednym z tych rodzajów ({ $of })
mosaic-says-production_choice = wybrana Produkcja +{ $count }
mosaic-says-production_choice-other = inna, wybrana Produkcja +{ $count }
mosaic-says-unrest-less =
    { $count ->
        [one] pomijasz { $count } Niepokój
        [few] pomijasz { $count } Niepokoje
       *[many] pomijasz { $count } Niepokojów
    }
mosaic-says-unrest-more =
    { $count ->
        [one] { $count } Niepokój więcej
        [few] { $count } Niepokoje więcej
       *[many] { $count } Niepokojów więcej
    }
mosaic-says-if-goods = { $what } za posiadanie tych Towarów: { $goods }
mosaic-says-each = { $what } { $each }
mosaic-says-at-most = { $what }, łącznie najwyżej { $max }
mosaic-says-per-pillar =
    { $every ->
        [one] za każdy własny symbol ({ $pillar })
        [few] za każde { $every } własne symbole ({ $pillar })
       *[many] za każde { $every } własnych symboli ({ $pillar })
    }
mosaic-says-per-own-population =
    { $every ->
        [one] za każdą własną Populację
        [few] za każde { $every } Populacje
       *[many] za każde { $every } Populacji
    }
mosaic-says-per-own-cities =
    { $every ->
        [one] za każde własne Miasto
        [few] za każde { $every } własne Miasta
       *[many] za każde { $every } własnych Miast
    }
mosaic-says-per-own-port_cities =
    { $every ->
        [one] za każde własne Miasto Portowe
        [few] za każde { $every } własne Miasta Portowe
       *[many] za każde { $every } własnych Miast Portowych
    }
mosaic-says-per-own-farms =
    { $every ->
        [one] za każdą własną Farmę
        [few] za każde { $every } własne Farmy
       *[many] za każde { $every } własnych Farm
    }
mosaic-says-per-own-manufactories =
    { $every ->
        [one] za każdy własny Warsztat
        [few] za każde { $every } własne Warsztaty
       *[many] za każde { $every } własnych Warsztatów
    }
mosaic-says-per-own-units =
    { $every ->
        [one] za każdą własną Jednostkę na mapie
        [few] za każde { $every } własne Jednostki na mapie
       *[many] za każde { $every } własnych Jednostek na mapie
    }
mosaic-says-per-own-wonders =
    { $every ->
        [one] za każdy własny Cud
        [few] za każde { $every } własne Cuda
       *[many] za każde { $every } własnych Cudów
    }
mosaic-says-per-own-projects =
    { $every ->
        [one] za każdy własny Projekt
        [few] za każde { $every } własne Projekty
       *[many] za każde { $every } własnych Projektów
    }
mosaic-says-per-own-technologies =
    { $every ->
        [one] za każdą odkrytą kartę Technologii
        [few] za każde { $every } odkryte karty Technologii
       *[many] za każde { $every } odkrytych kart Technologii
    }
mosaic-says-per-own-unique_goods =
    { $every ->
        [one] za każdy unikalny Towar
        [few] za każde { $every } unikalne Towary
       *[many] za każde { $every } unikalnych Towarów
    }
mosaic-says-per-own-good_tokens =
    { $every ->
        [one] za każdy żeton Towaru, także powtórzony
        [few] za każde { $every } żetony Towarów, także powtórzone
       *[many] za każde { $every } żetonów Towarów, także powtórzonych
    }
mosaic-says-per-own-golden_ages_and_achievements =
    { $every ->
        [one] za każdą płytkę Złotego Wieku i Osiągnięcia
        [few] za każde { $every } płytki Złotego Wieku i Osiągnięcia
       *[many] za każde { $every } płytek Złotego Wieku i Osiągnięcia
    }
mosaic-says-per-own-achievements =
    { $every ->
        [one] za każdą płytkę Osiągnięcia
        [few] za każde { $every } płytki Osiągnięcia
       *[many] za każde { $every } płytek Osiągnięcia
    }
mosaic-says-per-own-controlled_regions =
    { $every ->
        [one] za każdy kontrolowany Region
        [few] za każde { $every } kontrolowane Regiony
       *[many] za każde { $every } kontrolowanych Regionów
    }
mosaic-says-per-own-regions_with_city =
    { $every ->
        [one] za każdy Region z twoim Miastem
        [few] za każde { $every } Regiony z twoim Miastem
       *[many] za każde { $every } Regionów z twoim Miastem
    }
mosaic-says-per-own-best_region_cities =
    { $every ->
        [one] za każde twoje Miasto w jednym wybranym Regionie
        [few] za każde { $every } twoje Miasta w jednym wybranym Regionie
       *[many] za każde { $every } twoich Miast w jednym wybranym Regionie
    }
mosaic-says-per-own-production_food =
    { $every ->
        [one] za każdy punkt twojej Produkcji Żywności
        [few] za każde { $every } punkty twojej Produkcji Żywności
       *[many] za każde { $every } punktów twojej Produkcji Żywności
    }
mosaic-says-per-region-own_cities =
    { $every ->
        [one] za każde własne Miasto w jego Regionie
        [few] za każde { $every } własne Miasta w jego Regionie
       *[many] za każde { $every } własnych Miast w jego Regionie
    }
mosaic-says-per-region-all_wonders =
    { $every ->
        [one] za każdy Cud w jego Regionie, czyjkolwiek (z nim samym)
        [few] za każde { $every } Cuda w jego Regionie, czyjekolwiek (z nim samym)
       *[many] za każde { $every } Cudów w jego Regionie, czyichkolwiek (z nim samym)
    }
mosaic-says-per-region-all_units =
    { $every ->
        [one] za każdą Jednostkę w jego Regionie, czyjąkolwiek
        [few] za każde { $every } Jednostki w jego Regionie, czyjekolwiek
       *[many] za każde { $every } Jednostek w jego Regionie, czyichkolwiek
    }
mosaic-says-per-adjacent-own_cities =
    { $every ->
        [one] za każde własne Miasto obok
        [few] za każde { $every } własne Miasta obok
       *[many] za każde { $every } własnych Miast obok
    }
mosaic-says-units = wystaw { $units } { $where }
mosaic-says-new-infantry =
    { $count ->
        [one] { $count } Piechotę
        [few] { $count } Jednostki Piechoty
       *[many] { $count } Jednostek Piechoty
    }
mosaic-says-new-cavalry =
    { $count ->
        [one] { $count } Kawalerię
        [few] { $count } Jednostki Kawalerii
       *[many] { $count } Jednostek Kawalerii
    }
mosaic-says-new-choice =
    { $count ->
        [one] { $count } Jednostkę (Piechotę lub Kawalerię)
        [few] { $count } Jednostki (Piechotę lub Kawalerię)
       *[many] { $count } Jednostek (Piechotę lub Kawalerię)
    }
mosaic-says-place-any_region = w dowolnych Regionach
mosaic-says-place-own_city_region = w Regionie z twoim Miastem
mosaic-says-place-built_city_region = w Regionie nowego Miasta
mosaic-says-place-region_without_own_city = w Regionie bez własnego Miasta
mosaic-says-unit-infantry = Piechotę
mosaic-says-unit-cavalry = Kawalerię
mosaic-says-unit-siege_engine = Machinę Oblężniczą
mosaic-says-unit-any = Jednostkę
mosaic-says-eliminate =
    { $count ->
        [one] wyeliminuj { $count } wrogą Jednostkę z Regionu, w którym masz { $own }
        [few] wyeliminuj do { $count } wrogich Jednostek z jednego Regionu, w którym masz { $own }
       *[many] wyeliminuj do { $count } wrogich Jednostek z jednego Regionu, w którym masz { $own }
    }
mosaic-says-free_build = postaw za darmo { $what } { $where }
mosaic-says-free-city = Miasto
mosaic-says-free-farm = Farmę
mosaic-says-free-manufactory = Warsztat
mosaic-says-free-town = Farmę lub Warsztat
mosaic-says-where-any = w dowolnym miejscu
mosaic-says-where-region_without_own_city = w Regionie bez własnego Miasta
mosaic-says-where-adjacent_to_own_city = obok własnego Miasta
mosaic-says-where-region_adjacent_to_own_city_region = w Regionie sąsiadującym z innym, w którym masz Miasto
mosaic-says-where-same_region_as_units = w tym samym Regionie (bez wymogu sąsiedztwa z Miastem)
mosaic-says-take-any_token =
    { $count ->
        [one] zabierz z mapy { $count } dowolny żeton Towaru albo Zapasów
        [few] zabierz z mapy { $count } dowolne żetony Towarów albo Zapasów
       *[many] zabierz z mapy { $count } dowolnych żetonów Towarów albo Zapasów
    }
mosaic-says-take-any_trade_good =
    { $count ->
        [one] zabierz z mapy { $count } żeton Towaru
        [few] zabierz z mapy { $count } żetony Towarów
       *[many] zabierz z mapy { $count } żetonów Towarów
    }
mosaic-says-take-good = zabierz z mapy: { $count } × { $good }
mosaic-says-take_pillars =
    { $count ->
        [one] zyskujesz { $count } symbol wybranego Filaru
        [few] zyskujesz { $count } symbole jednego wybranego Filaru
       *[many] zyskujesz { $count } symboli jednego wybranego Filaru
    }
mosaic-says-clear_offer-any = możesz opróżnić jedną Ofertę
mosaic-says-clear_offer-technology = opróżnij Ofertę Technologii
mosaic-says-extra_action-any =
    { $count ->
        [one] { $count } Dodatkowa Akcja { $when }
        [few] { $count } Dodatkowe Akcje { $when }
       *[many] { $count } Dodatkowych Akcji { $when }
    }
mosaic-says-extra_action-work =
    { $count ->
        [one] { $count } Dodatkowa Akcja Pracy { $when }
        [few] { $count } Dodatkowe Akcje Pracy { $when }
       *[many] { $count } Dodatkowych Akcji Pracy { $when }
    }
mosaic-says-timing-now = od razu
mosaic-says-timing-first_turn = w pierwszej turze
mosaic-says-timing-after_last_round = na koniec gry
mosaic-says-influence = +{ $count } Wpływu w każdym Regionie, w którym masz { $own }
mosaic-says-negate = wrogie Miasta nie dają Wpływu tam, gdzie masz { $own }
mosaic-says-unlock = możesz werbować { $own }
mosaic-says-takeover_city =
    { $count ->
        [one] przejmij Miasto gracza, który ma co najmniej { $count } Miasto
        [few] przejmij Miasto gracza, który ma co najmniej { $count } Miasta
       *[many] przejmij Miasto gracza, który ma co najmniej { $count } Miast
    }
mosaic-says-exchange = zapłać { $cost } i { $gain }
mosaic-says-repeat_best_project = twój najlepiej punktujący Projekt liczy się jeszcze raz
mosaic-says-take_wild_good = weź uniwersalny Towar, który zastępuje dowolny Towar
mosaic-says-production_transfer = możesz obniżyć jedną Produkcję o dowolną wartość i o tyle samo podnieść inną
mosaic-says-protect_units = twoich Jednostek nie można wyeliminować
mosaic-says-waive_government_requirements = możesz wprowadzać Ustroje bez wymaganych symboli
mosaic-says-block_city_builds = wskaż kontrolowany Region: do końca gry przeciwnicy nie budują w nim Miast
mosaic-says-move_enemy_units = przesuń wszystkie Jednostki jednego przeciwnika z wybranego Regionu do jednego Regionu sąsiedniego
mosaic-says-peek_deck = przed Akcją możesz podejrzeć wierzch jednej talii i wziąć tę kartę zamiast karty z Oferty
mosaic-says-recruit_limit_set = na turę możesz zwerbować do { $count }
mosaic-says-recruit_limit_add = na turę możesz zwerbować o { $count } więcej
mosaic-says-next_population_card_multiplier = następna wzięta karta Populacji daje przyrost × { $count }
mosaic-says-population_card_bonus = każda wzięta karta Populacji daje o { $count } więcej
mosaic-says-draw_technology =
    { $count ->
        [one] wierzchnia karta Technologii za darmo
        [few] { $count } wierzchnie karty Technologii za darmo
       *[many] { $count } wierzchnich kart Technologii za darmo
    }
mosaic-says-piece = Wpływ: { $influence }; na koniec { $vp } PZ.
mosaic-says-piece-plain = Wpływ: { $influence }.
