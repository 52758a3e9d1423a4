# Narodziny Imperiów: zasady w skrócie, do zaglądania. rise-rules podaje kolejność rozdziałów.

rise-rules = R2 R4 R5 R6 R6-1 R6-4 R6-5 R6-6 R6-7 R7 R8 R9 R10 R11

rise-rule-R2 =
    Każdy ma 30 kostek: w bazie populacji (można je stawiać), w magazynie (jeszcze nie) albo na mapie. Dysków zasobów jest 40; te na Torze Handlu nie są w banku.
    Region kontroluje ten, kto sam ma w nim najwięcej kostek. Sąsiadują regiony ze wspólną granicą, wybrzeżem albo strzałką. Nowy Świat i Daleki Wschód leżą za morzem. Cud nie jest miastem.
    .title = R2 Pojęcia
rise-rule-R4 =
    Trzy ery, w każdej tura A i tura B. Tura: nowe żetony, akcje, żywność, dochód, punkty zwycięstwa, kolejność ruchów.
    .title = R4 Przebieg gry
rise-rule-R5 =
    Żetony imperium wracają, odwrócone żetony się odkrywa, sojusze wygasają, Tor Handlu się opróżnia. Potem odkrywa się 8 żetonów rozwoju, 10 terytoriów (w Erze III żadnego) i miasta tej tury.
    Przy czterech i pięciu graczach niewzięte żetony zostają; przy dwóch i trzech opuszczają grę, chyba że mają czerwony pasek.
    .title = R5 Nowe żetony
rise-rule-R6 =
    Sześć rund, w każdej każdy wykonuje jeden ruch. W turze A kładzie się dysk na wolnym polu rzędu najbardziej na prawo i wykonuje jego akcję. Rząd ma po dwa pola na gracza, rząd imperium nigdy więcej niż 8. Trzeba wybrać akcję, którą da się wykonać; jeśli takiej nie ma, dysk leży gdziekolwiek bez skutku.
    Przed akcją i po niej wolno odwracać żetony rozwoju.
    .title = R6 Akcje
rise-rule-R6-1 =
    Rozwój: w swojej erze za darmo, starszy po 1 złocie za erę; tego samego nie bierze się dwa razy. Zostaje do końca gry.
    Terytorium: większość za darmo, niektóre za złoto; takich samych można mieć dowolnie wiele.
    Miasto: zapłać złoto. Utrzymanie w żywności płaci się w fazie żywności, w dyskach przed punktowaniem, począwszy od tej tury. Cud punktuje raz, przy zabraniu.
    .title = R6.1–R6.3 Żetony
rise-rule-R6-4 =
    Weź żeton imperium i postaw kostki z bazy, do każdego regionu dowolnie wiele, w tylu regionach, ile mówi liczba. Kto nie ma kostek na mapie, wskazuje region, stawiając w nim; potem możliwe są jego sąsiedzi. Później: własne regiony i ich sąsiedzi. Postawione teraz kostki nie otwierają kolejnych regionów. Morze wymaga tła wody, tak samo wejście w akcji na jeden obszar zamorski. Regiony Ery II i III otwierają się ze swoją erą.
    Potem wolno wszcząć jedną wojnę z jednym przeciwnikiem tam, gdzie właśnie stanęły kostki: przy a–d na żetonie tracisz a kostek, przeciwnik d. Na końcu można użyć broni.
    .title = R6.4 Imperium
rise-rule-R6-5 =
    W turze B w każdym ruchu zdejmujesz jeden swój dysk i możesz wykonać akcję jego rzędu. Dysk najbardziej na lewo jest za darmo; inaczej płacisz 1 za każdy dysk na lewo od niego, złotem, kostkami z bazy, żywnością i PZ, w dowolnym podziale. Kogo nie stać na żaden dysk, zdejmuje najtańszy za wszystko, co ma, i nie robi nic więcej.
    .title = R6.5 Tura B
rise-rule-R6-6 =
    Połóż dyski na kolejnych polach Toru Handlu. Za złoto: po 2 za pierwsze sześć pól, po 1 za dalsze. Za PZ: 2 za każde 3 dyski, w dół.
    .title = R6.6 Handel
rise-rule-R6-7 =
    Odwracany żeton działa raz na turę. Dyplomacja: do końca tury ani ty, ani wybrany przeciwnik nie usuwacie kostek drugiego; nie można wybrać kogoś, czyje kostki były w tej turze przez ciebie usuwane. Religia i Ideologia same punktują jeszcze raz najlepszy region z twoją kostką.
    .title = R6.7 Odwracanie i sojusze
rise-rule-R7 =
    Zyski żywności minus koszty. Znacznik nie może spaść poniżej 0: trzeba oddawać terytoria lub miasta, aż żywności starczy. Nie rośnie powyżej 30. Można też oddawać żetony z własnej woli; powiedz wcześniej, że chcesz decydować.
    .title = R7 Żywność
rise-rule-R8 =
    W kolejności ruchów: dochód terytoriów i żetonów rozwoju oraz premia każdego kontrolowanego regionu. Czego brakuje w magazynie lub banku, to przepada.
    .title = R8 Dochód
rise-rule-R9 =
    Zapłać dyski za utrzymanie miast albo je oddaj. Najwięcej kostek w regionie: pierwsza wartość; drugie miejsce: druga. Remis o pierwsze: wszyscy w remisie dostają drugą wartość, nikt nie kontroluje. Remis o drugie: nic. Potem miasta i żetony rozwoju.
    .title = R9 Punkty zwycięstwa
rise-rule-R10 =
    Pozycję wybiera najpierw ten, kto ma najmniej PZ. Remis: najmniejsza suma złota, dysków i kostek w bazie, potem wcześniejszy w kolejności.
    .title = R10 Kolejność ruchów
rise-rule-R11 =
    Po I-B i II-B każdy zachowuje w każdym regionie połowę kostek, w dół. Gra kończy się po punktach zwycięstwa tury III-B. Wygrywa gracz z największą liczbą PZ, przy remisie ten, kto ma najwięcej złota.
    .title = R11 Koniec
