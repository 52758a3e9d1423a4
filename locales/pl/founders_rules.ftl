# Założyciele Imperium: zasady w skrócie, do zaglądania. founders-rules podaje kolejność rozdziałów.

founders-rules = R1 R2 R3 R4 R5 R6 R7 R7-2 R7-3 R7-4 R7-5 R8 R8-5 R9 R10 R11

founders-rule-R1 =
    Jest 97 kafli: 24 kafle natury (zielone), 24 kafle wsi (niebieskie), 24 kafle miasta (fioletowe) i 25 kafli zwycięstwa (czerwone). Na kaflu widać dwa wymagane zasoby i to, co kafel produkuje; na kaflach zwycięstwa – punkty.
    Kafle natury niczego nie wymagają i dają jeden z dwóch zasobów podstawowych (drewno, kamień, rośliny, woda). Kafle wsi z dwóch zasobów podstawowych produkują żelazo, złoto, tkaniny, wino, konie lub ryby. Kafle miasta z zasobu podstawowego i zasobu wsi produkują armię, pieniądze, transport lub rzemiosło i przynoszą żeton. Kafle zwycięstwa wymagają dwóch zasobów wsi lub miasta.
    Żetony: po sześć wojny, monet, wozów i rzemieślników; każdy żeton rzemieślników należy do innego zasobu wsi.
    .title = R1 Elementy gry
founders-rule-R2 =
    Każdy gracz ma własne terytorium na nieograniczonej siatce. Pole to litera kolumny i numer wiersza; pierwszy kafel leży na M10, numery wierszy rosną w górę. Sąsiad bokiem ma z kaflem wspólną krawędź, zwykły sąsiad krawędź albo róg.
    Zasobów się nie wydaje ani nie gromadzi: produkujący kafel w każdej turze daje zasób na nowo. Kafle natury, wsi i miasta produkują, chyba że są zaatakowane lub sprzedane albo leży na nich żeton rzemieślników. W każdym stanie kafel należy do terytorium: liczy się przy stykaniu, w kolumnach i kwadratach.
    Wszystko jest jawne oprócz kolejności zakrytych kafli i żetonów rzemieślników oraz tego, które kafle zwycięstwa zostały w pudełku.
    .title = R2 Podstawowe pojęcia
founders-rule-R3 =
    Wykłada się kafle zwycięstwa: 8 przy dwóch graczach, 12 przy trzech i czterech. Do wyboru początkowych kafli odsłania się 5, 7 lub 9 kafli natury – przy dwóch, trzech, czterech graczach.
    W kolejności gry każdy bierze jeden z nich, potem w odwrotnej kolejności drugi, więc gracz rozpoczynający wybiera jako pierwszy i jako ostatni. Drugi kafel przylega bokiem do pierwszego. Jeden kafel zostaje.
    Potem odsłania się 2 kafle natury, 2 wsi i 1 miasta. Zaczyna wylosowany gracz rozpoczynający.
    .title = R3 Przygotowanie i wybór początkowych kafli
founders-rule-R4 =
    Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, aż gra się skończy. Nie ma rund ani reakcji w turach innych graczy.
    .title = R4 Przebieg gry
founders-rule-R5 =
    Tura ma trzy kroki, zawsze w tej kolejności: 1. odsłonięcie kafla (obowiązkowe), 2. zagranie jednego żetonu (dowolne), 3. dodanie kafla (obowiązkowe, jeśli jakiś pasuje).
    Który zasób daje kafel natury, rozstrzyga się w każdej turze na nowo; bot sam znajduje pasujący wybór.
    Na końcu tury aktywny gracz zabiera żetony monet ze swoich kafli, niewykorzystany zakup przepada i sprawdza się, czy gra się skończyła.
    .title = R5 Tura
founders-rule-R6 =
    Wybierz niepusty stos; jego wierzchni kafel trafia na koniec swojego rzędu. Jeśli w rzędzie leży już pięć kafli, najpierw wszystkie pięć idzie do pudełka, a nowy kafel leży w rzędzie sam. Wyłożonych kafli zwycięstwa nigdy się nie uzupełnia. Odsłonięty kafel można dodać jeszcze w tej samej turze.
    .title = R6 Krok 1: odsłonięcie kafla
founders-rule-R7 =
    W turze można zagrać najwyżej jeden żeton, i to tylko taki, który był w zapasie na początku tury. Zapas żetonów jest jawny. Żeton zachowany do końca gry daje 1 punkt. Żetonami się nie handluje.
    .title = R7 Krok 2: zagranie żetonu
founders-rule-R7-2 =
    Połóż go na najwyższym kaflu kolumny przeciwnika, dowolnego rodzaju; przerwy w kolumnie nie mają znaczenia. Kafel jest zaatakowany do końca gry: nic nie produkuje i nie daje punktów, tak samo żeton rzemieślników pod spodem. W grupie wozów nadal przekazuje zasoby innych kafli. Kafla nie można zaatakować drugi raz. Właściciel może go zastąpić.
    .title = R7.2 Żeton wojny
founders-rule-R7-3 =
    Połóż go na produkującym kaflu przeciwnika i wskaż jeden widoczny na nim zasób. W tej turze masz go jeden raz: pokrywa jedno wymaganie dodawanego kafla bez żadnego sąsiada; drugie wymaganie spełnia sąsiad jak zwykle. Niewykorzystany zasób przepada, a żeton i tak zostaje na kaflu.
    Kafel jest sprzedany: nie produkuje w następnej turze właściciela. Na jej końcu właściciel zabiera żeton i może go później zagrać. Nie można kupować z kafli zaatakowanych, już sprzedanych ani z żetonem rzemieślników, a także zasobów dostępnych tylko dzięki wozom.
    .title = R7.3 Żeton monet
founders-rule-R7-4 =
    Połóż go na środku kwadratu 2×2 z własnych kafli dowolnego rodzaju. Zostaje tam na zawsze; w jednym kwadracie może być jeden. Kwadraty ze wspólnym kaflem tworzą jedną grupę.
    Każdy kafel grupy może dać w turze jeden zasób – dowolny z tych, które w tej turze daje jakiś produkujący kafel grupy. Kafel, który zastąpi inny w kwadracie, też jest połączony. Wozy działają już w turze, w której zostały zagrane.
    .title = R7.4 Żeton wozów
founders-rule-R7-5 =
    Połóż go na własnym kaflu wsi, na którym widać zasób żetonu i który teraz produkuje. Kafel przestaje produkować do końca gry, a na koniec daje 2 punkty, chyba że jest zaatakowany. Wozy nie pomagają: liczy się zasób widoczny na kaflu. Gdy kafel zostanie zastąpiony, żeton trafia do pudełka.
    .title = R7.5 Żeton rzemieślników
founders-rule-R8 =
    Weź odkryty kafel z rzędu albo spośród wyłożonych kafli zwycięstwa i połóż go na pustym polu, które przylega bokiem do twojego kafla. Wymagane zasoby muszą dawać kafle wokół tego pola (R8.5); dostarczający może stykać się na ukos.
    Kafel miasta od razu przynosi żeton: wojny, monet, wozów albo wierzchni żeton rzemieślników.
    R8.8: dopóki jakiś odkryty kafel pasuje na puste pole, trzeba dodać kafel (tam albo zastępując własny). Jeśli żaden nie pasuje, można zastąpić kafel albo zakończyć turę bez dodawania. Kafle zostają, nawet gdy dostarczające im zasobów przestaną produkować.
    .title = R8 Krok 3: dodanie kafla
founders-rule-R8-5 =
    Dwa wymagane zasoby muszą pochodzić od dwóch różnych sąsiadów i od dwóch różnych produkujących kafli. Sąsiad bez wozów daje to, co sam produkuje, a kafel natury jeden ze swoich dwóch zasobów. Sąsiad z grupy wozów daje jeden zasób dowolnego produkującego kafla grupy. Zakupiony zasób pokrywa jedno wymaganie bez sąsiada.
    .title = R8.5 Skąd biorą się zasoby
founders-rule-R9 =
    Zamiast pustego pola można wybrać pole z własnym kaflem: stary kafel się zdejmuje i na jego miejscu kładzie nowy. Wymagania sprawdza się tak, jakby starego kafla już nie było.
    Żetony wojny i rzemieślników ze starego kafla trafiają do pudełka, żeton monet do twojego zapasu, wozy zostają. Każdy zastąpiony kafel to na koniec −1 punkt. Kafel miasta także w tym przypadku przynosi żeton.
    .title = R9 Zastąpienie kafla
founders-rule-R10 =
    Najpierw każdy zabiera żetony monet ze swoich kafli. Potem: niezaatakowane kafle zwycięstwa dają 1, 2 lub 3 punkty; każdy żeton rzemieślników na niezaatakowanym kaflu 2; każdy żeton w zapasie 1; każdy zastąpiony kafel −1. Wozy i żetony wojny na stole nic nie dają.
    Wygrywa gracz z największą liczbą punktów. Przy remisie: z największą liczbą kafli zwycięstwa na terytorium, licząc także zaatakowane. Dalszy remis to wspólne zwycięstwo. Kto opuścił rozgrywkę, jest za tymi, którzy zostali.
    .title = R10 Podliczanie punktów
founders-rule-R11 =
    Na końcu każdej tury gra się kończy, jeśli spełniony jest jeden z warunków:
    R11.1 nie ma już wyłożonych kafli zwycięstwa;
    R11.2 wszystkie trzy stosy są puste;
    R11.3a nikt nie może już zdobyć punktów zwycięstwa: nikt nie zdoła dodać kafla miasta ani zwycięstwa, a żadnego żetonu rzemieślników z zapasu nie da się już położyć; bot ustala to z tego, co jawne;
    R11.3b wszyscy gracze zgodzili się na zakończenie gry. Zgodę można wyrazić i wycofać w każdej chwili; kto opuścił rozgrywkę, tego się nie pyta.
    .title = R11 Koniec gry
