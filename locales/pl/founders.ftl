# Założyciele Imperium. Zdania gry; słowa jak w słowniczku jej zasad.
#
# founders-event-*    wiersz dziennika; $player to nazwa gracza, identyfikatory podane są nazwami, zasoby także jako $x_gen i $x_acc
# founders-illegal-*  dlaczego ruch jest niemożliwy i co jest możliwe
# founders-reason-*   dlaczego gra się skończyła: numer zasady, „.” zapisana jako „-”

founders-name = Założyciele Imperium
founders-about = Kafle rosną obok siebie: to, co wytwarzają sąsiednie pola, decyduje, co można tu zbudować. Najłatwiejsza na początek.

## Co się stało

founders-event-drafted = { $player } bierze kafel „{ $tile }” i kładzie go na polu { $cell }.
founders-event-opened = Rzędy zostały uzupełnione: { $tiles }.
founders-event-revealed =
    { $player } odsłania kafel „{ $tile }” (stos { $stack }, { $left ->
        [0] teraz pusty
       *[other] zostało { $left }
    }).
founders-event-auto-revealed = { founders-event-revealed }
founders-event-row-cleared = Pełny rząd trafia do pudełka (stos { $stack }): { $tiles }.
founders-event-war = { $player } atakuje kafel „{ $tile }” na polu { $cell } (gracz { $opponent }) żetonem wojny{ $points }{ $idle }{ $theirs }.
founders-event-coin = { $player } kupuje na tę turę { $resource_acc } z kafla „{ $tile }” na polu { $cell } (gracz { $opponent }) za żeton monet{ $points }{ $idle }{ $theirs }.
founders-event-cart = { $player } zagrywa żeton wozów i łączy kwadrat { $cells }{ $points }.
founders-event-craftsman = { $player } kładzie na polu { $cell } ({ $tile }): { $token }{ $craft }{ $idle }{ $points }.
founders-event-added = { $player } dodaje kafel „{ $tile }” na polu { $cell }{ $bought }{ $gained }{ $points }.
founders-event-replaced = { $player } zastępuje kafel na polu { $cell }: { $old } → { $tile } za −1 punkt{ $bought }{ $gained }{ $points }{ $together }.
founders-event-token-boxed = Wraz z zastąpionym kaflem do pudełka trafia: { $token }.
founders-event-token-kept = { $player } zachowuje to, co leżało na zastąpionym kaflu: { $token }.
founders-event-purchase-used = Zakupiony zasób został wykorzystany: { $resource }.
founders-event-token-gained = { $player } otrzymuje: { $token }.
founders-event-token-drawn = { $player } dobiera: { $token }{ $craft }.
founders-event-passed = { $player } kończy turę bez dodawania kafla.
founders-event-auto-passed = { $player } nie może zagrać żetonu, dodać kafla ani żadnego zastąpić; tura kończy się sama.
founders-event-coins-collected =
    { $count ->
        [one] { $player } zabiera żeton monet z pola { $cells }.
        [few] { $player } zabiera żetony monet z pól { $cells }.
        [many] { $player } zabiera żetony monet z pól { $cells }.
       *[other] { $player } zabiera żetony monet z pól { $cells }.
    }
founders-event-purchase-lapsed = Zakupiony zasób nie został wykorzystany i przepada: { $resource }.
founders-event-stop-set = { $player } zgadza się na zakończenie gry ({ $agreed } z { $asked }).
founders-event-stop-cleared = { $player } wycofuje zgodę na zakończenie gry ({ $agreed } z { $asked }).
founders-event-finished = Koniec gry: { $reason }

# Części tych zdań; zdarzenie, które nie ma tu nic do powiedzenia, nie ma ich wcale.
founders-part-points = {" · "}punkty { $vp_signed }
founders-part-together = {", "}razem { $vp_signed }
founders-part-theirs = {" · "}{ $owner }: punkty { $vp_signed }
founders-part-idle =
    { $until ->
        [turn] ; w następnej turze swojego właściciela kafel niczego nie daje (brak: { $resources })
       *[end] ; do końca gry kafel niczego nie daje (brak: { $resources })
    }
founders-part-craft = {" "}({ $resource })
founders-part-bought = {" "}dzięki zakupowi ({ $resource })
founders-part-gained = {" "}i otrzymuje { $token }

## Dlaczego ruch jest niemożliwy

founders-illegal-not-your-turn = Teraz jest tura gracza { $active }. W każdej chwili możesz tylko wyrazić lub wycofać zgodę na zakończenie gry.
founders-illegal-draft-first = Najpierw wybór początkowych kafli: weź kafel z rzędu natury.
founders-illegal-draft-over = Wybór początkowych kafli już się skończył; w czasie gry kafle się dodaje.
founders-illegal-tile-not-in-draft = Kafla „{ $tile }” nie ma w rzędzie natury; wybierz jeden z leżących tam kafli.
founders-illegal-side-needed = Powiedz, gdzie względem pierwszego kafla ma leżeć drugi: po prawej, po lewej, powyżej czy poniżej.
founders-illegal-side-too-early = Pierwszy kafel nie ma jeszcze sąsiada; stronę wybiera się przy drugim.
founders-illegal-already-revealed = W tej turze kafel jest już odsłonięty (stos „{ $stack }”). Teraz zagraj żeton albo dodaj kafel.
founders-illegal-unknown-stack = Nie ma stosu „{ $stack }”. Do wyboru: { $open }.
founders-illegal-stack-empty = Stos „{ $stack }” jest pusty. Do wyboru: { $open }.
founders-illegal-reveal-first = Najpierw odsłoń kafel z jednego ze stosów; dopiero potem zagrywa się żeton i dodaje kafel.
founders-illegal-one-token = W turze można zagrać tylko jeden żeton i został on już zagrany. Teraz dodaj kafel.
founders-illegal-no-craftsman =
    To nie jest żeton rzemieślników: { $token }. { $count ->
        [0] Twój zapas żetonów jest pusty.
       *[other] Twój zapas: { $held }.
    }
founders-illegal-token-not-held =
    W twoim zapasie nie ma tego żetonu: { $token }. { $count ->
        [0] Twój zapas żetonów jest pusty.
       *[other] Twój zapas: { $held }.
    }
founders-illegal-no-craftsman-held = Nie masz żetonu rzemieślników.
founders-illegal-unknown-seat = W tej rozgrywce nie ma takiego gracza.
founders-illegal-own-tile = Ten żeton kładzie się na kaflu przeciwnika, a nie na własnym ({ $cell }).
founders-illegal-no-square = Żeton wozów wymaga kwadratu 2×2 z własnych kafli. Licząc od lewego dolnego pola { $cell }, puste są: { $missing }.
founders-illegal-no-tile-there = Na polu { $cell } nie ma kafla (gracz { $owner }).
founders-illegal-cart-already = W kwadracie od pola { $cell } leży już żeton wozów; w każdym może być jeden.
founders-illegal-not-column-top = Kafel „{ $tile }” na polu { $cell } nie jest najwyższy w kolumnie; najwyższy leży na polu { $top }.
founders-illegal-already-attacked = Kafel „{ $tile }” na polu { $cell } jest już zaatakowany.
founders-illegal-already-sold = Na kaflu „{ $tile }” (pole { $cell }) leży żeton monet: kafel jest sprzedany i na razie nic nie produkuje.
founders-illegal-is-attacked = Kafel „{ $tile }” na polu { $cell } jest zaatakowany i nic nie produkuje.
founders-illegal-has-craftsman = Na kaflu „{ $tile }” (pole { $cell }) leży żeton rzemieślników; kafel nic nie produkuje.
founders-illegal-makes-nothing = Kafel „{ $tile }” na polu { $cell } nic nie produkuje; kafle zwycięstwa nie produkują nigdy.
founders-illegal-not-village = Kafel „{ $tile }” na polu { $cell } nie jest kaflem wsi; tylko na takich kładzie się żeton rzemieślników.
founders-illegal-other-resource = Na kaflu „{ $tile }” (pole { $cell }) nie widać zasobu tego żetonu: { $resource }.
founders-illegal-no-place = Teraz nie do zagrania: { $token }. Żaden twój kafel wsi nie daje { $resource_gen }.
founders-illegal-resource-not-printed = Kafel „{ $tile }” na polu { $cell } nie produkuje { $resource_gen }. Do kupienia: { $printed }.
founders-illegal-unknown-tile = Nie ma kafla „{ $tile }”.
founders-illegal-tile-not-face-up = Kafel „{ $tile }” nie leży odkryty ani w rzędzie, ani wśród wyłożonych kafli zwycięstwa.
founders-illegal-unknown-cell = „{ $cell }” nie jest polem. Pole to litera kolumny i numer wiersza, na przykład M10.
founders-illegal-cell-taken = Na polu { $cell } leży już twój kafel „{ $tile }”. Wybierz puste pole albo zastąp ten kafel (−1 punkt).
founders-illegal-only-corner = Pole { $cell } styka się z twoim terytorium tylko na ukos; nowy kafel musi przylegać bokiem do twojego.
founders-illegal-not-adjacent = Pole { $cell } nie styka się z twoim terytorium; nowy kafel musi przylegać bokiem do twojego.
founders-illegal-missing-resource = Kafla „{ $tile }” nie można położyć na polu { $cell }. Wymaga: { $required }; żaden sąsiad nie daje tam: { $missing }.
founders-illegal-no-source = Kafel „{ $tile }” nigdzie u ciebie nie pasuje. Wymaga: { $required }; żaden twój kafel nie daje: { $missing }.
founders-illegal-one-source = Kafla „{ $tile }” nie można położyć na polu { $cell }. Oba zasoby ({ $required }) daje tam tylko kafel na polu { $source }, a w turze daje on jeden.
founders-illegal-one-source-in-group = Kafla „{ $tile }” nie można położyć na polu { $cell }. Oba zasoby ({ $required }) musiałby dać połączony kafel na polu { $source }, a w turze daje on jeden.
founders-illegal-must-add = Dopóki jakiś kafel pasuje, trzeba go dodać; na przykład „{ $tile }” pasuje na pole { $cell }.
founders-illegal-left = Kto opuścił rozgrywkę, nie jest pytany o jej zakończenie.
founders-illegal-stop-set = Zgoda na zakończenie gry jest już wyrażona.
founders-illegal-stop-not-set = Nie ma twojej zgody na zakończenie gry, więc nie można jej wycofać.

## Decyzje

founders-kind-draft = Weź kafel
    .hint = Jeden z kafli natury, jako jeden z dwóch początkowych.
founders-kind-reveal = Odsłoń kafel
    .hint = Wierzchni ze stosu; nie można tego cofnąć.
founders-kind-war = Wojna
    .hint = Zaatakuj najwyższy kafel kolumny przeciwnika: do końca gry nie produkuje i nie daje punktów.
founders-kind-coin = Monety
    .hint = Kup na tę turę jeden zasób z produkującego kafla przeciwnika.
founders-kind-cart = Wozy
    .hint = Połącz kwadrat 2×2 własnych kafli, aby dzieliły się tym, co produkują.
founders-kind-craftsman = Rzemieślnicy
    .hint = Na jednym ze swoich kafli wsi, który daje jego zasób.
founders-kind-add = Dodaj kafel
    .hint = Połóż odkryty kafel na pustym polu przy swoim terytorium; ten krok kończy turę.
founders-kind-replace = Wymień kafel na
    .hint = Zastąp jeden ze swoich kafli odkrytym kaflem za −1 punkt; ten krok kończy turę.
founders-kind-pass = Zakończ turę bez dodawania
    .hint = Nic nie pasuje na puste pole.
founders-kind-stop = Zgoda na zakończenie gry
    .hint = Wyraź lub wycofaj zgodę. Gra się kończy, gdy zgodzą się wszyscy.

founders-field-tile = Który kafel?
founders-field-side = Gdzie względem pierwszego kafla?
founders-field-stack = Z którego stosu?
founders-field-opponent = Czyj kafel?
founders-field-cell = Które pole?
founders-field-resource = Który zasób?
founders-field-token = Który żeton?
founders-field-flag = Czy zakończyć grę?

# Pytanie o jedno pole w jednym rodzaju ruchu, pełnym zdaniem: bywa jedynym na ekranie.
founders-field-draft-tile = Który kafel bierzesz?
founders-field-draft-side = Gdzie go kładziesz względem pierwszego kafla?
founders-field-reveal-stack = Z którego stosu odsłaniasz kafel?
founders-field-war-opponent = Czyj kafel atakujesz?
founders-field-war-cell = Który kafel atakujesz?
founders-field-coin-opponent = Z czyjego kafla kupujesz zasób?
founders-field-coin-cell = Z którego kafla kupujesz zasób?
founders-field-coin-resource = Który zasób kupujesz?
founders-field-cart-cell = Który kwadrat 2×2 łączysz?
founders-field-craftsman-token = Który żeton zagrywasz?
founders-field-craftsman-cell = Na którym kaflu wsi go kładziesz?
founders-field-add-tile = Który kafel dodajesz?
founders-field-add-cell = Na którym polu go kładziesz?
founders-field-replace-tile = Który nowy kafel kładziesz?
founders-field-replace-cell = W miejsce którego ze swoich kafli go kładziesz?
# Gdy wszystko wybiera się naraz.
founders-field-draft-all = Który kafel bierzesz i gdzie go kładziesz względem pierwszego?
founders-field-war-all = Który kafel atakujesz?
founders-field-coin-all = Który zasób kupujesz i z którego kafla?
founders-field-craftsman-all = Który żeton zagrywasz i na którym kaflu wsi?
founders-field-add-all = Który kafel na którym polu dodajesz?
founders-field-replace-all = Który nowy kafel w miejsce którego ze swoich kładziesz?

founders-value-stack-nature = Natura
founders-value-stack-village = Wieś
founders-value-stack-city = Miasto
founders-value-open-nature = Natura
founders-value-open-village = Wieś
founders-value-open-city = Miasto
founders-value-token-war = żeton wojny
founders-value-token-coin = żeton monet
founders-value-token-cart = żeton wozów
founders-value-token-craftsman_iron = żeton Kowali
founders-value-token-craftsman_gold = żeton Złotników
founders-value-token-craftsman_cloth = żeton Tkaczy
founders-value-token-craftsman_wine = żeton Winiarzy
founders-value-token-craftsman_horses = żeton Siodlarzy
founders-value-token-craftsman_fish = żeton Wytwórców garum
founders-value-held-war = { founders-value-token-war }
founders-value-held-coin = { founders-value-token-coin }
founders-value-held-cart = { founders-value-token-cart }
founders-value-held-craftsman_iron = { founders-value-token-craftsman_iron }
founders-value-held-craftsman_gold = { founders-value-token-craftsman_gold }
founders-value-held-craftsman_cloth = { founders-value-token-craftsman_cloth }
founders-value-held-craftsman_wine = { founders-value-token-craftsman_wine }
founders-value-held-craftsman_horses = { founders-value-token-craftsman_horses }
founders-value-held-craftsman_fish = { founders-value-token-craftsman_fish }
founders-value-side-right = po prawej
founders-value-side-left = po lewej
founders-value-side-above = powyżej
founders-value-side-below = poniżej
founders-value-flag-yes = tak, zakończyć
founders-value-flag-no = nie, grać dalej

# Co mówi się obok wyboru: kafel, jego punkty i co wytwarza; kafle kwadratu.
founders-remark-lies =
    { $place }; na wojnę { $count ->
        [one] narażony 1 kafel
        [few] narażone { $count } kafle
       *[many] narażonych { $count } kafli
    }
founders-remark-stack = zostało { $left }, odkryte: { $count }
founders-remark-stack-full =
    zostało { $left }, do pudełka { $count ->
        [one] trafi { $count } kafel
        [few] trafią { $count } kafle
       *[many] trafi { $count } kafli
    } z pełnego rzędu
founders-remark-tile =
    { $tile }{ $vp ->
        [0] { "" }
        [one] , 1 punkt
        [few] , { $vp } punkty
       *[many] , { $vp } punktów
    }{ $making }{ $lying }{ $lapsing }
founders-part-making = , produkuje: { founders-one-of }
founders-one-of =
    { $count ->
        [1] { $resource }
       *[other] { $either } albo { $resource }
    }
founders-part-lying = , leży na nim: { $held }
founders-part-lapsing = ; { founders-remark-unused }
founders-remark-same-tile = { $tile }, ten sam kafel: kosztuje punkt i nic nie zmienia
founders-part-news =
    { $tile }{ $how ->
        [new] { "" }
        [replace] {" "}(tylko w miejsce kafla)
       *[more] {" "}({ $count ->
            [1] także na { $cells }
            [2] także na { $cells }
           *[other] na { $count } innych polach
        })
    }
founders-remark-sells =
    z kafla { $tile }{ $making }; { $opened ->
        [0] nie pozwoli położyć nic nowego
       *[other] pozwoli położyć: { $news }
    }
founders-remark-buys =
    z kafla { $tile }; { $opened ->
        [0] nie pozwoli położyć nic nowego
       *[other] pozwoli położyć: { $news }
    }
founders-remark-unused = zakupiony zasób ({ $resource }) pozostaje niewykorzystany
founders-remark-undone = można jeszcze { $undone }
founders-part-undone =
    { $left ->
        [token] zagrać { $unplayed }
        [replace] zastąpić kafel ({ $count })
       *[bought] wykorzystać zakup ({ $resource })
    }
founders-value-unplayed-war = Wojnę
founders-value-unplayed-coin = Monety
founders-value-unplayed-cart = Wozy
founders-value-unplayed-craftsman = Rzemieślników
founders-remark-beside = obok: { $tiles }{ $linked }{ $barren }{ $lapsing }
founders-part-linked = ; wozami także: { $makers }
founders-part-barren = ; nic nie daje: { $resting }
# To, co rozstrzyga, stoi przed kaflami: te widać na obrazku.
founders-remark-square =
    do { $corner } · { $opened ->
        [0] nie pozwoli położyć nic nowego
       *[other] pozwoli położyć: { $news }
    }{ $idle ->
        [0] { "" }
       *[other] {" · "}nic nie daje: { $resting }
    } · łączy: { $square }
# Co mówi się przed wyborem: właśnie odsłonięty kafel i żetony, których nie ma gdzie zagrać.
founders-remark-turned-up =
    Odsłonięto: { $tile }{ $making }; { $count ->
        [0] nie wymaga zasobów
       *[other] wymaga: { $required }
    }{ $gift }{ $unfit }
founders-part-gift = ; przynosi { $given }
founders-value-given-war = { founders-says-token-war }
founders-value-given-coin = { founders-says-token-coin }
founders-value-given-cart = { founders-says-token-cart }
founders-value-given-craftsman = { founders-says-token-craftsman }
founders-part-unfit =
    { $how ->
        [lacking] ; nigdzie u ciebie nie pasuje, żaden twój kafel nie daje: { $lacking }
        [replace] ; pasuje u ciebie tylko w miejsce kafla
       *[apart] ; nigdzie u ciebie nie pasuje: przy żadnym polu różne kafle nie dają wszystkiego (każdy daje w turze jeden zasób)
    }
founders-remark-craftsman-held = W zapasie: { $token } ({ $resource })
founders-remark-craftsman-idle = W zapasie: { $token } ({ $resource }), nie do zagrania: żaden twój kafel wsi nie daje teraz { $resource_gen }
founders-remark-cart-idle = Żetonu wozów nie można teraz zagrać: nie masz wolnego kwadratu 2×2 z kafli
founders-remark-nothing-fits =
    żaden odkryty kafel nie pasuje na puste pole: jeśli nie będzie pasował odsłonięty, w tej turze nic nie dodasz{ $nature ->
        [0] { "" }
       *[other] ; kafel natury pasuje zawsze
    }
founders-remark-ends = rozgrywka się kończy – { $final }
founders-part-final = { $seat }: { $count }
founders-remark-last-tile = ostatni kafel zwycięstwa: rozgrywka się kończy
founders-remark-own-last-turn = to twoja ostatnia tura: przed następną skończą się stosy
founders-remark-last-turn = po tej turze rozgrywka się kończy
founders-remark-stops = wszyscy pozostali już się zgadzają: rozgrywka skończy się po tej turze

# Czego ktoś ma ile; stoi przed liczbą, o którą to rośnie lub maleje. Przy zasobie: kafle, które go produkują.
founders-holding-points = punkty
founders-holding-victory = kafle zwycięstwa
founders-holding-war = żetony wojny
founders-holding-coin = żetony monet
founders-holding-cart = żetony wozów
founders-holding-craftsman = żetony rzemieślników
founders-holding-linked = połączone kafle
founders-holding-resting = kafle bez produkcji w następnej turze
founders-holding-wood = źródła drewna
founders-holding-stone = źródła kamienia
founders-holding-plants = źródła roślin
founders-holding-water = źródła wody
founders-holding-wood-stone = źródła drewna albo kamienia
founders-holding-stone-plants = źródła kamienia albo roślin
founders-holding-stone-water = źródła kamienia albo wody
founders-holding-plants-water = źródła roślin albo wody
founders-holding-wood-water = źródła drewna albo wody
founders-holding-wood-plants = źródła drewna albo roślin
founders-holding-iron = źródła żelaza
founders-holding-gold = źródła złota
founders-holding-cloth = źródła tkanin
founders-holding-wine = źródła wina
founders-holding-horses = źródła koni
founders-holding-fish = źródła ryb
founders-holding-army = źródła armii
founders-holding-money = źródła pieniędzy
founders-holding-transport = źródła transportu
founders-holding-crafts = źródła rzemiosła

founders-consequence-chance = dopiero potem wiadomo, co zostanie wylosowane albo odsłonięte

founders-step-draft = Wybór początkowych kafli: weź kafel.
founders-step-reveal = Krok 1: odsłoń kafel.
founders-step-token = Kroki 2 i 3: możesz zagrać żeton, potem dodaj kafel.
founders-step-add = Krok 3: dodaj kafel.

## Koniec

founders-source-victory = kafle zwycięstwa
founders-source-craftsmen = rzemieślnicy
founders-source-tokens = żetony
founders-source-replaced = zastąpione kafle

# Co rozstrzyga przy równym wyniku, jedno po drugim.
founders-tie-1 = kafle zwycięstwa

founders-reason-R11-1 = nie ma już wyłożonych kafli zwycięstwa.
founders-reason-R11-2 = wszystkie trzy stosy są puste.
founders-reason-R11-3a = nikt nie może już zdobyć punktów zwycięstwa.
founders-reason-R11-3b = wszyscy zgodzili się na zakończenie gry.

## Co mówi zasób, kafel lub żeton; z części powstaje całość

founders-says-resource = Zasób. Źródła: { $tiles }.
founders-says-resource-unmade = Zasób, którego nie daje żaden kafel.
founders-says-tile = { $needs }; { $does }.
founders-says-free = nie wymaga zasobów
founders-says-needs = wymaga w sąsiedztwie { $resources }
    .row = wymaga { $resources }
founders-says-needed = { $resource_gen }
founders-says-needed-twice = dwóch źródeł { $resource_gen }
founders-says-made = { $resource_acc }
founders-says-gives = daje { $resources }
founders-says-gives-one = w każdej turze daje { $resources }
    .row = daje { $resources }
founders-says-gives-token =
    { $vp ->
        [0] po dodaniu daje { $token }
        [one] po dodaniu daje { $token } (wart { $vp } punkt, póki leży w zapasie)
        [few] po dodaniu daje { $token } (wart { $vp } punkty, póki leży w zapasie)
       *[many] po dodaniu daje { $token } (wart { $vp } punktów, póki leży w zapasie)
    }
    .row = { $token }
founders-says-gives-nothing = niczego nie daje
founders-says-worth =
    { $vp ->
        [one] na koniec daje { $vp } punkt zwycięstwa
        [few] na koniec daje { $vp } punkty zwycięstwa
       *[many] na koniec daje { $vp } punktów zwycięstwa
    }
founders-says-token-war = żeton wojny
founders-says-token-coin = żeton monet
founders-says-token-cart = żeton wozów
founders-says-token-craftsman = żeton rzemieślników
founders-says-narrowed = { $what }, który { $narrowed }
founders-says-target-opponent_tile = kaflu przeciwnika
founders-says-target-own_tile = własnym kaflu
founders-says-target-own_village = własnym kaflu wsi
founders-says-target-own_square_2x2 = kwadracie czterech własnych kafli
founders-says-place-column_top = jest najwyższy w swojej kolumnie
founders-says-place-producing = daje zasób
founders-says-place-village_tile = jest kaflem wsi
founders-says-place-prints_token_resource = daje { $resource_acc }
founders-says-play-war = Połóż na { $where }: ten kafel do końca gry niczego nie daje i nie liczy się do punktów.
founders-says-play-coin = Połóż na { $where }: na tę turę kupujesz jeden z jego zasobów, a w następnej turze właściciela kafel niczego nie daje.
founders-says-play-cart = Połóż w { $where }: każdy z nich może przekazać jeden zasób, który daje dowolny z połączonych kafli.
founders-says-play-craftsman =
    { $vp ->
        [one] Połóż na { $where }: kafel przestaje dawać zasoby, ale na koniec daje { $vp } punkt.
        [few] Połóż na { $where }: kafel przestaje dawać zasoby, ale na koniec daje { $vp } punkty.
       *[many] Połóż na { $where }: kafel przestaje dawać zasoby, ale na koniec daje { $vp } punktów.
    }
founders-says-comes-home = Na końcu tej tury właściciel zabiera żeton.
founders-says-kept-when-replaced = Jeśli kafel zostanie zastąpiony, żeton zabiera jego właściciel.
founders-says-tiles-nature =
    { $count ->
        [one] { $count } kafel natury
        [few] { $count } kafle natury
       *[many] { $count } kafli natury
    }
founders-says-tiles-village =
    { $count ->
        [one] { $count } kafel wsi
        [few] { $count } kafle wsi
       *[many] { $count } kafli wsi
    }
founders-says-tiles-city =
    { $count ->
        [one] { $count } kafel miasta
        [few] { $count } kafle miasta
       *[many] { $count } kafli miasta
    }
founders-says-tiles-victory =
    { $count ->
        [one] { $count } kafel zwycięstwa
        [few] { $count } kafle zwycięstwa
       *[many] { $count } kafli zwycięstwa
    }
