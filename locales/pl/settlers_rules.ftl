# Osadnicy: Narodziny Imperium: zasady w skrócie, do zaglądania. settlers-rules podaje kolejność rozdziałów.

settlers-rules = R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R16 R17 R18 R19 R20 R22 R23 R24 R25

settlers-rule-R2 =
    Kartę można zbudować jako Lokację, splądrować dla Dóbr z pola Plądrowania (tylko karty, które je mają: Zwykłe oprócz Ruin, japońskie oprócz Bramy i Kapliczki) albo wsunąć pod planszę jako Umowę (tylko karty Frakcyjne).
    Egzemplarze karty mogą się różnić kosztem, polem Plądrowania lub Umową; odróżnia je numer przy nazwie.
    Lokacje są Produkcyjne, z Cechą lub z Akcją, w ośmiu kolorach. Bonus za zbudowanie działa raz, przy budowie. Fundament to zakryta karta, którą można tylko zużyć przy budowie.
    .title = R2 Karty
settlers-rule-R3 =
    Surowce to drewno, kamień i jadło; inne Dobra to Robotnicy, Złoto, żetony Plądrowania i Obrony, karty oraz PZ. Złoto zastępuje w każdej płatności dowolny jeden Surowiec, nigdy odwrotnie; cenę w Złocie płaci się Złotem.
    Dla każdej dobieranej karty wybierasz talię Zwykłą lub własną talię Frakcji, znając już poprzednią kartę. PZ zaznacza się od razu. Co nie zostanie przechowane w Czyszczeniu, przepada.
    .title = R3 Dobra
settlers-rule-R4 =
    Każdy gracz ma inną Frakcję, jej planszę i talię. Każdy zaczyna z 2 kartami Zwykłymi i 2 Frakcyjnymi. Limitu kart na ręce nie ma. Pierwsze miejsce to Pierwszy gracz rundy I.
    .title = R4 Przygotowanie
settlers-rule-R5 =
    Pięć rund po cztery fazy: Wypatrywanie, Produkcja, Akcja, Czyszczenie. W rundzie V nie ma Czyszczenia.
    .title = R5 Rundy
settlers-rule-R6 =
    Każdy dobiera kartę Frakcyjną. Potem odkrywa się o jedną kartę Zwykłą więcej, niż jest graczy, i każdy bierze jedną, od Pierwszego gracza zgodnie z ruchem wskazówek zegara; ostatnia jest odrzucana. To samo jeszcze raz, od ostatniego gracza wstecz.
    Pusta talia Zwykła powstaje na nowo z odrzuconych kart; karty Frakcyjne nigdy nie wracają.
    .title = R6 Faza Wypatrywania
settlers-rule-R7 =
    Dobra dają plansza, każda Umowa i każda Lokacja Produkcyjna; w rundzie I tylko plansza. Przy liczeniu koloru liczy się także sama Lokacja, do podanego maksimum. Wszyscy produkują jednocześnie, każdy w kolejności budowy; przed pierwszym wyborem można poprosić o inną kolejność.
    .title = R7 Faza Produkcji
settlers-rule-R8 =
    Od Pierwszego gracza każdy wykonuje jedną akcję albo pasuje, na zmianę, aż spasują wszyscy. Akcje: budowa, Umowa, Plądrowanie, aktywacja, wydanie Robotników. Kroki darmowe we własnej turze: żeton Obrony, wystawienie Samurajów; z „{ settlers-kind-hold }” także po niej.
    Pas obowiązuje do końca rundy. Kto spasował, nie może być niczyim celem.
    .title = R8 Faza Akcji
settlers-rule-R9 =
    Zapłać koszt i połóż kartę w swoim Imperium. Za symbol Lokacji oddaj własną Lokację lub Fundament; to nie Plądrowanie. Potem działają: bonus za zbudowanie, produkcja i Cechy reagujące na budowę, także nowa.
    .title = R9 Budowa
settlers-rule-R10 =
    Odrzuć 1 jadło i wsuń kartę Frakcyjną z ręki pod planszę: Dobro z pola Umowy dostajesz teraz i w każdej następnej Produkcji.
    .title = R10 Umowa
settlers-rule-R11 =
    Z ręki: 1 żeton Plądrowania. Lokacja przeciwnika: 2 żetony, o 1 więcej za żeton Obrony lub Samuraja na niej. Dostajesz wszystkie Dobra z pola Plądrowania. Splądrowana Lokacja Zwykła staje się Fundamentem właściciela, który dostaje 1 drewno; japońska jest odrzucana.
    .title = R11 Plądrowanie
settlers-rule-R12 =
    Połóż cenę na karcie i wykonaj Akcję; raz na rundę, o ile karta nie pozwala na więcej. Kilka użyć może nastąpić w jednej akcji. Bez możliwego celu Akcji użyć nie można.
    .title = R12 Aktywacja
settlers-rule-R13 =
    Dwóch Robotników daje 1 drewno, kamień, jadło lub kartę; w jednej akcji dowolnie wiele par, w dowolnym zestawie.
    .title = R13 Wydanie Robotników
settlers-rule-R14 =
    W swojej turze możesz położyć go na własnej Lokacji Zwykłej; jej Plądrowanie kosztuje o 1 więcej. W Czyszczeniu jest odrzucany.
    .title = R14 Żeton Obrony
settlers-rule-R16 =
    We własnej turze Japończycy zamieniają Robotników w Samurajów, po jednym na własnych Lokacjach Frakcyjnych. Samuraj podnosi koszt Plądrowania o 1 i zostaje, dopóki Lokacja jest w grze.
    .title = R16 Japończycy i Samuraje
settlers-rule-R17 =
    Lokacja z żetonem Egiptu pod każdym względem należy do gracza egipskiego, produkuje od następnej Produkcji; nikt nie może jej oddać. Po splądrowaniu Fundament ma ten, kto ją zbudował, a drewno gracz egipski.
    .title = R17 Świątynia Ra
settlers-rule-R18 =
    Każdy zatrzymuje to, na co pozwalają plansza i Cechy, i może kłaść karty lub Dobra na Lokacjach, które je przyjmują. Reszta Dóbr przepada. Samuraje, ręce i PZ zostają. Pierwszym graczem zostaje następny.
    .title = R18 Faza Czyszczenia
settlers-rule-R19 =
    Po fazie Akcji rundy V: 1 PZ za Lokację Zwykłą, 2 za Frakcyjną, 1 za kartę pod Bramą i za Surowiec na Kapliczce. Remis: niewykorzystani Robotnicy i Surowce, potem karty na ręce, potem wspólne zwycięstwo.
    .title = R19 Koniec i punktacja
settlers-rule-R20 =
    Tekst karty jest ważniejszy od zasad. Stosy kart odrzuconych, liczby kart na rękach, Umowy, Imperia i PZ są jawne; ręce, talie, karty pod Bramą i Fundament położony z ręki nie. Cecha nigdy nie reaguje na samą siebie.
    .title = R20 Zasady ogólne
settlers-rule-R22 =
    Alternatywne Wypatrywanie: każdy potajemnie bierze jedną z trzech kart, dwie podaje w lewo i bierze jedną z otrzymanych. Zaawansowane: dwa okrążenia nad jednym rzędem pięciu kart. Wariant pokojowy: jedną kartę Zwykłą dobiera się w ciemno, drugą wybiera; Lokacje przeciwników plądruje się tylko dzięki kartom.
    .title = R22 Warianty
settlers-rule-R23 =
    W Wypatrywaniu bierzesz dwie z { $revealed } odsłoniętych kart, pozostałe dostaje wirtualny gracz jako Lokacje; po rundzie trafiają do jego Kolekcji (karta Natychmiastowa, która nie jest Lokacją, od razu). Potem atakuje { $attacks ->
        [one] raz
        [few] { $attacks } razy
       *[many] { $attacks } razy
    }: wierzchnia karta Ataku i pierwsza dalsza pasująca wskazują twoją Lokację Zwykłą z oboma Dobrami w polu Plądrowania; trafia ona do Kolekcji. Najpierw Akcja, potem Cecha i Produkcja, potem droższa, potem z większą liczbą kamieni, potem twój wybór.
    Wygrywasz, mając więcej Lokacji Frakcyjnych, niż jest kart w Kolekcji; tytuł zależy od PZ: { $ranks }.
    .title = R23 Rozgrywka jednoosobowa
settlers-rank-from = od { $least } { $title }
settlers-rule-R24 =
    Zapoznawczy: wtasowuje się wszystkie karty dodatku. Otwarty: dowolny zestaw. Standardowy: podstawowa talia Zwykła, talie Frakcji po 30 kart: 3 rodzaje po trzy, 6 po dwa i 9 po jednym egzemplarzu.
    .title = R24 Formaty talii
settlers-rule-R25 =
    Wyślij Robotnika do Lokacji z Otwartą Produkcją przeciwnika: dostajesz jej produkcję, właściciel Robotnika; dwie wizyty na rundę. Magazyny przyjmują Dobra w Czyszczeniu, produkują za nie i oddają je. Karty Natychmiastowe wykonuje się i odrzuca. Większość tych kart jest odtworzona.
    .title = R25 Dodatek: Każdy potrzebuje przyjaciela
