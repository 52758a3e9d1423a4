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
mosaic-event-picked = { $player } ma już wybraną kartę.
mosaic-event-kept = { $player } zatrzymuje kartę „{ $card }”.
mosaic-event-packs-passed =
    Wszyscy wybrali; { $count ->
        [one] ostatnia karta idzie
        [few] po { $count } karty idą
       *[many] po { $count } kart idzie
    } dalej w lewo.
mosaic-event-city-started = { $player } stawia początkowe Miasto na polu { $hex }.
mosaic-event-benefits-taken = { $player } bierze początkowe korzyści: { $leader }.
mosaic-event-benefits-ended = { $player }: przygotowanie zakończone.
mosaic-event-round-began = Zaczyna się Runda { $number }.
mosaic-event-last-round-began = Zaczyna się ostatnia Runda ({ $number }).
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
mosaic-event-worked = { $player } pracuje: { $resource } +{ $count }{ mosaic-part-change }.
mosaic-event-action-follows = Po tej Akcji { $player } wykonuje jeszcze jedną ({ $card }{ $action ->
        [work] , Praca
       *[any] { "" }
    }).
mosaic-event-paid = { $player } płaci: { $amounts }{ mosaic-part-change }.
mosaic-event-population-paid = { $player } oddaje: { $amounts }{ mosaic-part-change }.
mosaic-event-gained = { $player }: { $resource } +{ $count }{ mosaic-part-change } – { $source }.
mosaic-event-population-gained = { $player }: Populacja +{ $count }{ mosaic-part-change } – { $source }.
mosaic-event-grown =
    { $player } bierze kartę „{ $card }”: Populacja +{ $count } ({ $before } → { $after }{ $factor ->
        [1] { "" }
       *[other] ; karta ×{ $factor }
    }{ $bonus ->
        [0] { "" }
       *[other] ; { $leader } +{ $bonus }
    }).
mosaic-event-multiplied = { $player }: następna karta Populacji liczy się ×{ $factor } ({ $card }).
mosaic-event-points-gained = { $player }: +{ $count } PZ – { $source }.
mosaic-event-raised = { $player } podnosi Produkcję: { $production } +{ $count }{ mosaic-part-change } – { $source }.
mosaic-event-lowered = { $player } obniża Produkcję: { $production } −{ $count }{ mosaic-part-change } – { $source }.
mosaic-event-token-taken = { $player } zabiera z pola { $hex }: { $token }.
mosaic-event-good-gained = { $player } zabiera: { $token }.
mosaic-part-holding = {" "}({ $count ->
        [one] 1 Pieniądz
        [few] { $count } Pieniądze
       *[many] { $count } Pieniędzy
    } na pole Przechowywania)
mosaic-event-built = { $player } buduje na polu { $hex }: { $piece }{ $holding }.
mosaic-event-build-card = { $player } buduje z kartą „{ $card }”.
mosaic-event-tax-taken = { $player } pobiera Podatek ({ $card }): Pieniądze +{ $count }{ mosaic-part-change }.
mosaic-event-tariff-taken = { $player } pobiera Cło ({ $card }): Pieniądze +{ $count }{ mosaic-part-change }.
mosaic-event-holding-taken = { $player } opróżnia pole Przechowywania: Pieniądze +{ $count }{ mosaic-part-change }.
mosaic-event-technology-up = { $player } odkrywa Technologię „{ $card }”.
mosaic-event-technology-down = { $player } bierze Technologię „{ $card }” i zostawia ją zakrytą.
mosaic-event-technology-taken = { $player } bierze Technologię „{ $card }”.
mosaic-event-technology-kept = { $player } zostawia Technologię „{ $card }” zakrytą.
mosaic-event-technology-secret = { $player } bierze podejrzaną kartę i zostawia ją zakrytą.
mosaic-event-card-drawn = { $player } bierze wierzchnią kartę talii Technologii.
mosaic-event-government-taken = { $player } przyjmuje Ustrój: { $government }.
mosaic-event-government-left = { $player } odrzuca Ustrój: { $government }.
mosaic-event-recruited = { $player } werbuje w Regionie { $region }: { $unit }.
mosaic-event-marched = { $player } przesuwa Jednostkę ({ $source } – { $target }): { $unit }.
mosaic-event-deployed = { $player } wystawia Jednostkę w Regionie { $region }: { $unit }.
mosaic-event-removed =
    { $player } usuwa Jednostkę gracza { $opponent } z Regionu { $region }: { $unit }{ $after ->
       *[absent] { "" }
        [one] { " " }({ $before } → { $after }, { $card })
        [few] { " " }({ $before } → { $after }, { $card })
        [many] { " " }({ $before } → { $after }, { $card })
    }.
mosaic-event-diverted =
    { $player } przesuwa wszystkie Jednostki gracza { $opponent } ({ $source } – { $target }){ $count ->
       *[absent] { "" }
        [one] : jedna Jednostka
        [few] : { $count } Jednostki
        [many] : { $count } Jednostek
    }.
mosaic-event-symbols-gained = { $player } zyskuje symbole ({ $pillar }): { $count }.
mosaic-event-region-loyal = { $region }: Region lojalny wobec gracza { $player }; przeciwnicy nie budują tam już Miast.
mosaic-event-nothing-done = { $source }: nie ma nic do zrobienia.
mosaic-event-skipped =
    { $declined ->
        [action] { $player } nie wykonuje Dodatkowej Akcji ({ $source }).
        [clear] { $player } nie opróżnia Oferty ({ $source }).
        [deploy] { $player } nie wystawia więcej Jednostek ({ $source }).
        [divert] { $player } nie przesuwa Jednostek ({ $source }).
        [guard] { $player } nie wskazuje lojalnego Regionu ({ $source }).
        [plunder] { $player } nie bierze zasobów ({ $source }).
        [raise] { $player } nie podnosi Produkcji ({ $source }).
        [receive] { $player } nie bierze zasobów ({ $source }).
        [site] { $player } niczego nie buduje za darmo ({ $source }).
        [strike] { $player } nie usuwa więcej Jednostek ({ $source }).
        [symbols] { $player } nie bierze symboli ({ $source }).
        [take] { $player } nie zabiera więcej żetonów ({ $source }).
        [transfer] { $player } nie przesuwa Produkcji ({ $source }).
       *[benefit] { $player } rezygnuje z korzyści: { $source }.
    }
mosaic-event-claimed = { $player } bierze płytkę „{ $tile }”.
mosaic-event-taken-over = { $player } przejmuje od gracza { $opponent } na polu { $hex }: { $piece }.
mosaic-event-offer-cleared = { $player } opróżnia Ofertę ({ $deck }): { $cards }.
mosaic-event-offered = Nowa karta w Ofercie ({ $deck }): { $card }.
mosaic-event-peeked = { $player } zagląda na wierzch talii ({ $deck }).
mosaic-event-seen = { $player } widzi kartę „{ $card }”.
mosaic-event-scoring-card = Odsłania się karta Punktowania Imperium numer { $count }: { $card }.
mosaic-event-scoring-card-idle = Odsłania się kolejna karta Punktowania Imperium i zostaje odrzucona: { $card }.
mosaic-event-empire-scoring = **Punktowanie Imperium { $count } z { $most }**: Wpływ w Regionach (PZ)
mosaic-event-strengthened = { $card }: Wpływ +{ $count } dla gracza { $player } w Regionie { $region }.
mosaic-event-besieged = { $card } gracza { $opponent }: Miasta gracza { $player } w Regionie { $region } nie dają Wpływu (−{ $count }).
mosaic-event-region-scored = { $region }: { $shares }
mosaic-part-shares =
    { $seat } { $influence }{ $count ->
        [0] { "" }
       *[other] { " " }(+{ $count } PZ)
    }
mosaic-event-government-scored = { $government }: { $player } (+{ $count })
mosaic-event-empire-scored = Razem PZ: { $sums }
mosaic-part-sums = { $seat } +{ $count }
mosaic-event-end-triggered =
    Zbliża się koniec gry: { $reason } Po tej turze { $turns ->
        [one] zostaje jedna tura
        [few] zostają { $turns } tury
       *[many] zostaje { $turns } tur
    }.
mosaic-event-order-given = { $player } wydaje stałe polecenie: { $card }.

## Dlaczego ruch jest niemożliwy

mosaic-illegal-not-now = Teraz to niemożliwe; najpierw rozstrzygnij to, o co pyta gra.
mosaic-illegal-not-a-choice = Tego nie ma do wyboru: { $source }.
mosaic-illegal-leader-taken = Przywódca „{ $leader }” jest już zajęty.
mosaic-illegal-card-not-in-pack = Karty „{ $card }” nie ma w twoim zestawie.
mosaic-illegal-benefits-first = Najpierw weź początkowe korzyści swojego Przywódcy.
mosaic-illegal-benefits-taken = Początkowe korzyści twojego Przywódcy zostały już wzięte.
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
mosaic-illegal-no-work-for = Pracować można na Kamień, Żywność lub Idee, nie na to: { $resource }.
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
        [one] jedną Jednostkę
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
mosaic-illegal-units-protected = Jednostek gracza { $owner } nie można usunąć (Pancerz).
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
    }, a masz { $count }.
mosaic-illegal-achievement-early = „{ $tile }” wymaga { $needed }, a masz { $count }.
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
    .hint = Ostatni gracz wybiera pierwszy. To, co daje Przywódca, przychodzi z korzyściami początkowymi.
mosaic-kind-pick = Zatrzymaj kartę
    .hint = W tajemnicy; reszta zestawu idzie dalej w lewo.
mosaic-kind-start = Miasto Początkowe
    .hint = Na wolnym polu lądu; leżący tam żeton jest twój.
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
mosaic-kind-recruit = Wojsko: Werbunek
    .hint = 5 Pieniędzy za Jednostkę w Regionie z twoim Miastem.
mosaic-kind-march = Wojsko: Ruch
    .hint = 1 Pieniądz za Jednostkę do sąsiadującego Regionu.
mosaic-kind-halt = Zakończ Akcję Wojska
    .hint = Bez dalszego Werbunku i Ruchu.
mosaic-kind-government = Ustrój
    .hint = Weź płytkę, której symbole masz, i zapłać jej Idee.
mosaic-kind-pay = Podziel płatność
    .hint = Jaką część kosztu pokrywają Pieniądze, 2 za 1.
mosaic-kind-site = Wybierz pole
    .hint = Leżący tam żeton jest twój.
mosaic-kind-turn_up = Odkryj zakrytą Technologię
    .hint = Za darmo: zakryta karta, której symbole masz.
mosaic-kind-claim = Weź płytkę
    .hint = Za darmo: Złoty Wiek lub Osiągnięcie, którego warunek spełniasz, 6 PZ.
mosaic-kind-clear = Opróżnij Ofertę
    .hint = Karty idą pod talię i pojawiają się nowe. Tego nie można cofnąć.
mosaic-kind-take_over = Kapłanka: przejmij Miasto
    .hint = Za darmo, raz w grze.
mosaic-kind-exchange = Sędzia: wymiana
    .hint = Za darmo, raz w grze: 1 Populacja za 20 jednego Zasobu.
mosaic-kind-peek = Republika: podejrzyj talię
    .hint = Za darmo, raz w turze przed Akcją. Tego nie można cofnąć.
mosaic-kind-end = Zakończ
    .hint = Zakończ turę albo swoją część przygotowania.
mosaic-kind-skip = Zrezygnuj
    .hint = Nie korzystaj z tej korzyści.
mosaic-kind-deploy = Wystaw Jednostkę
    .hint = Jednostka nic nie kosztuje.
mosaic-kind-strike = Usuń Jednostkę
    .hint = Jednostka przeciwnika w Regionie z twoją Jednostką.
mosaic-kind-raise = Podnieś Produkcję
    .hint = Jedną z pięciu, o tyle, ile mówi karta.
mosaic-kind-transfer = Przenieś Produkcję
    .hint = Obniż jedną Produkcję i o tyle samo podnieś inną.
mosaic-kind-take = Zabierz żeton
    .hint = Z dowolnego pola mapy.
mosaic-kind-receive = Weź Zasób
    .hint = Cała ilość jest jednego rodzaju.
mosaic-kind-plunder = Najeźdźcy
    .hint = Dla każdej Jednostki wybierz, co przynosi.
mosaic-kind-guard = Lojalny Region
    .hint = Przeciwnicy nie budują tam Miast do końca gry.
mosaic-kind-symbols = Symbole
    .hint = Dwa symbole jednego Filaru.
mosaic-kind-divert = Dyplomaci
    .hint = Przesuń wszystkie Jednostki przeciwnika do sąsiadującego Regionu, raz w grze.
mosaic-kind-order_rule = Stałe polecenie: kiedy pytać
    .hint = Co robić z tą kartą przed Punktowaniem Imperium. Wiesz o tym tylko ty.
mosaic-kind-order_strike = Stałe polecenie: Generał
    .hint = Zawsze usuwaj tę Jednostkę przed Punktowaniem Imperium, jeśli tam jest. Wiesz o tym tylko ty.
mosaic-kind-order_divert = Stałe polecenie: Dyplomaci
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
mosaic-field-site-hex = Na którym polu stawiasz pionek?
mosaic-field-lay-face_up = Czy odkrywasz wziętą Technologię?
mosaic-field-turn_up-card = Którą Technologię odkrywasz?
mosaic-field-claim-tile = Którą płytkę bierzesz?
mosaic-field-clear-deck = Którą Ofertę opróżniasz?
mosaic-field-take_over-hex = Które Miasto przejmujesz?
mosaic-field-exchange-resource = Który Zasób bierzesz w zamian?
mosaic-field-peek-deck = Którą talię podglądasz?
mosaic-field-deploy-unit = Którą Jednostkę wystawiasz?
mosaic-field-deploy-region = W którym Regionie ją wystawiasz?
mosaic-field-strike-opponent = Czyją Jednostkę usuwasz?
mosaic-field-strike-region = W którym Regionie ją usuwasz?
mosaic-field-strike-unit = Którą Jednostkę usuwasz?
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
mosaic-value-piece-project = Projekt
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
mosaic-value-rule-ask = pytaj, gdy to coś daje
mosaic-value-rule-always = zawsze pytaj
mosaic-value-rule-never = nigdy

# Ile czego wybrano; $count to liczba. Jeśli podany jest rodzaj ruchu, tylko w nim.
mosaic-count-pay-money =
    { $count ->
        [0] nic za Pieniądze
       *[other] { $count } za Pieniądze
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
mosaic-remark-face-up = odkryta
mosaic-remark-face-later = odkryta? pytanie po wyłożeniu nowej karty
mosaic-remark-face-down = zakryta, brak symboli: { $pillar }
mosaic-remark-face-down-population = zakryta, brak Populacji
# Koszt budowanego elementu; płaci się, gdy wybrane jest pole.
mosaic-remark-price = { $price }
mosaic-remark-income = Pieniądze { $count } + { $holding } (pole Przechowywania)
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
mosaic-remark-government = { $count } PZ przy Punktowaniu w obecnym stanie
# Wpływy przy Punktowaniu Imperium i PZ, które by przyniosły.
mosaic-remark-influence-now = { $shares }
mosaic-remark-influence = Wpływ potem: { $shares }
mosaic-remark-moved = Wpływ potem: { $shares }; { $source }: { $behind }
mosaic-part-behind = { mosaic-part-shares }

mosaic-consequence-chance = dalej: pojawia się nowa karta albo to, co ukrywają inni

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
mosaic-holding-goods = Rodzaje Towarów
mosaic-holding-cities = Miasta
mosaic-holding-units = Jednostki
mosaic-holding-regions = Regiony
mosaic-holding-scoring = PZ za Ustrój przy Punktowaniu
mosaic-holding-unrest = { mosaic-picture-sign-unrest }
mosaic-holding-holding-area = Pole Przechowywania
mosaic-holding-final = Końcowe PZ

mosaic-step-leader = Przygotowanie: wybierz Przywódcę.
mosaic-step-pick = Przygotowanie: zatrzymaj kartę Technologii ze swojego zestawu.
mosaic-step-start = Przygotowanie: postaw Miasto Początkowe.
mosaic-step-benefits = Przygotowanie: weź korzyści Przywódcy i odkryj karty początkowe.
mosaic-step-turn = Twoja tura: jedna Akcja, przed nią i po niej kroki darmowe.
mosaic-step-spent = Akcja wykonana: kroki darmowe albo koniec tury.
mosaic-step-action = Dodatkowa Akcja.
mosaic-step-lay = Nowa karta już leży: czy odkrywasz wziętą Technologię?
mosaic-step-pay = Podziel płatność na własne Zasoby i Pieniądze; albo zamiast tego wykonaj Pracę.
mosaic-step-site = Wybierz pole.
mosaic-step-military = Wojsko: werbuj i przesuwaj albo zakończ Akcję.
mosaic-step-deploy = Wystaw Jednostkę.
mosaic-step-strike = Usuń Jednostkę przeciwnika.
mosaic-step-divert = Dyplomaci: przesuń Jednostki przeciwnika.
mosaic-step-raise = Podnieś Produkcję.
mosaic-step-transfer = Przenieś Produkcję.
mosaic-step-take = Zabierz żeton z mapy.
mosaic-step-receive = Wybierz Zasób.
mosaic-step-plunder = Najeźdźcy: wybierz, co przynoszą Jednostki.
mosaic-step-guard = Wybierz lojalny Region.
mosaic-step-symbols = Wybierz Filar.
mosaic-step-clear = Wybierz Ofertę do opróżnienia.

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
