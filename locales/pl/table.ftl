# Życie rozgrywki na Discordzie.
lobby-title = ## { $game } · rozgrywka { $match }
lobby-text = Zajęte miejsca: { $seats } z { $most }{ $least ->
        [0] {""}
       *[other] {" "}(start od { $least ->
            [one] { $least } osoby
            [few] { $least } osób
           *[many] { $least } osób
        })
    }:
    { $people }
lobby-no-options = -# Ta gra nie ma wariantów.
lobby-option = -# { $name }: { $value }
box-edition-of = Wydanie gry
    .about = Z którego pudełka są elementy; od startu już się nie zmienia.
box-usual = zwykłe
box-line = -# Wydanie gry: { $edition }
box-line-gone = -# Wydanie gry: { $edition }, **którego bot już nie ma**; wybierz inne w **{ lobby-settings }**.
lobby-host = { $player } (gospodarz)
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-start = Start
lobby-start-filled = { $count ->
        [one] Start z komputerem
        [few] Start z { $count } komputerami
       *[other] Start z { $count } komputerami
    }
lobby-start-missing = Start · brakuje graczy: { $count }
lobby-running = Rozgrywka ruszyła: toczy się w wątku poniżej.
lobby-running-soon = Rozgrywka ruszyła. Discord nie pozwolił mi jeszcze otworzyć jej wątku; próbuję dalej, a gra toczy się w nim, gdy tylko powstanie.
lobby-finished = Rozgrywka jest zakończona.
lobby-closed = Rozgrywkę zakończono bez wyniku.
lobby-expired = Ten stół jest zamknięty, rozgrywka się nie zaczęła. Nową można otworzyć w każdej chwili.
lobby-place = do ogłoszenia
lobby-again = Rozgrywka { $match } czeka na graczy: { $place }
    Wszyscy, którzy grali, mają tam już miejsca; kto nie chce grać, naciska **{ $leave }**. **{ $start }** rozpoczyna grę.
lobby-opened = Rozgrywka { $match } czeka na graczy: { $place }
    Inni naciskają tam **{ $join }**. **{ $start }** rozpoczyna grę; jeśli nikogo więcej nie ma, zapyta o grę z komputerami.
lobby-ask = { $alone ->
        [yes] Przy stole nie ma nikogo więcej. Jak chcesz zagrać?
       *[no] Brakuje graczy: { $count }. Czy wolne miejsca mają zająć komputery?
    }
    -# Komputery grają rozsądnie i wykonują ruch od razu, więc nikt na nie nie czeka.
lobby-fill = { $count ->
        [one] Przeciw komputerowi
        [few] Przeciw { $count } komputerom
       *[many] Przeciw { $count } komputerom
    }
lobby-others = Nic się nie zaczęło: zmieniło się, kto tu jest; teraz { $who }.
lobby-solo = Solo
lobby-wait = Czekaj na innych
lobby-waiting = Ogłoszenie na kanale czeka, aż dołączą inni.
lobby-begun = Rozgrywka ruszyła: { $place }
    Ruch: { $who }. { $step } Gdy przyjdzie twoja kolej, dostaniesz tam wiadomość.
lobby-computers = Dodaj komputer
lobby-seats = Gracze: { $same ->
        [yes] { $most }
       *[no] { $least }–{ $most }, ile osób dołączy
    }
lobby-seats-choose = Liczba graczy
lobby-language = Język ogłoszeń: { $language }
lobby-language-choose = Język ogłoszeń
lobby-language-line = -# Ta rozgrywka toczy się po polsku; inny język: **{ lobby-settings }**, dla całego serwera `/gospodarz ustawienia`.
lobby-computer-sensible = Komputer { $number }
lobby-computer-random = Łatwy komputer { $number }
lobby-computer-strong = Silny komputer { $number }
lobby-settings = Ustawienia
lobby-settings-seats = - **Liczba graczy:** Dokładnie tylu albo ilu przyjdzie; **{ lobby-start }** działa od najmniejszej liczby.
lobby-settings-clock = - **Zegar:** Zapas czasu każdego gracza; każda tura trochę go oddaje. Przy zerze bot wykonuje najprostszy ruch albo głosuje stół.
lobby-settings-language = - **Język:** Wszystkich ogłoszeń; prywatne odpowiedzi są w języku czytającego.
lobby-settings-rated = - **Ranking: { $on ->
        [yes] tak
       *[no] nie
    }.** Wynik rozgrywki rankingowej zmienia rankingi na tym serwerze; grają w niej tylko ludzie.
lobby-settings-hints = - **Podpowiedzi: { $on ->
        [yes] tak
       *[no] nie
    }.** W swojej turze można zapytać, co zrobiłby silny komputer; stół widzi, ile podpowiedzi kto bierze.
lobby-option-hint = - **{ $name }:** { $hint }
lobby-computer-add = Dodaj zwykły komputer
    .about = Gra rozsądnie i od razu: dobry przeciwnik na pierwsze rozgrywki
lobby-computer-easy = Dodaj łatwy komputer
    .about = Gra losowo: można się spokojnie rozejrzeć
lobby-computer-think = Dodaj silny komputer
    .about = Przez kilka sekund obmyśla dalszą grę: dla tych, którzy ją znają
lobby-computer-remove = Usuń komputer
lobby-rate = Włącz ranking
lobby-unrate = Wyłącz ranking
lobby-hint = Zezwól na podpowiedzi
lobby-unhint = Zabroń podpowiedzi
lobby-rated = -# **Rozgrywka rankingowa**: wynik zmienia rankingi graczy na tym serwerze.

clock-choose = Zegar
clock-none = Bez zegara
clock-fast = 1 dzień + 4 godziny na turę
clock-usual = 3 dni + 12 godzin na turę
clock-calm = 7 dni + 1 dzień na turę
clock-end-choose = Gdy czas minie
clock-end-default = Bot wykonuje najprostszy ruch
clock-end-vote = Stół głosuje
clock-chosen = -# { $clock }{ $end ->
        [vote] {", po upływie czasu głosuje stół"}
       *[default] {""}
    }
clock-line = -# ⏱ { $seats }
clock-seat = { $player }: { $left }
clock-until = { $at }
clock-left = { $days ->
        [0] {""}
        [one] 1 dzień{" "}
        [few] { $days } dni{" "}
       *[other] { $days } dni{" "}
    }{ $hours } h

opening-text = ### Kolejność graczy
    { $order }
opening-first = **Na początek:** { $step } W swojej turze naciśnij **{ turn-play }** pod planszą; o wszystko inne bot zapyta.{ $lesson ->
        [yes] {" "}Nie znasz gry? **{ game-learn }** to kilka prywatnych tur z objaśnieniem.
       *[no] {""}
    }
opening-rated = -# **To rozgrywka rankingowa.** Kto się podda albo przed końcem odda miejsce przy stole, zostanie w niej sklasyfikowany na ostatniej pozycji; kto to miejsce przejmie, niczego nie ryzykuje. Bez wyniku rankingi się nie zmieniają.
opening-proof = -# Uczciwa losowość, SHA-256 ziarna: `{ $hash }`
opening-proof-more = Uczciwa losowość
opening-proof-how = Każde tasowanie i każdy rzut kością w tej rozgrywce wynika z jednej tajnej liczby, ziarna, wylosowanej przed pierwszym ruchem. Jej SHA-256 stoi w pierwszym ogłoszeniu, więc nie można jej już zmienić:
    `{ $hash }`
    Gdy rozgrywka się skończy i zakończenia nie da się już cofnąć, ten przycisk pokaże ziarno, a zapis rozgrywki można będzie sprawdzić poleceniem `python bot.py verify PLIK`.

# Gry, dla kogoś, kto wybiera.
game-learn = Nauka
game-rules = Zasady
games-title = ## Która gra?
games-new = Nowa rozgrywka
games-more = Więcej gier
games-all = Wszystkie gry
rules-ruling = -# **Rozstrzygnięcie bota** ({ $rule }): { $text }
rules-about = Wybierz rozdział poniżej; `/zasady` znajdzie też słowo albo numer zasady.
rules-several = „{ $typed }” { $count ->
        [one] jest w 1 rozdziale
        [few] jest w { $count } rozdziałach
       *[many] jest w { $count } rozdziałach
    }. Wybierz:
rules-choose = Rozdział
rules-legend = Wszystkie znaki
about-title = **Gracze: { $least }–{ $most }** · { $weight ->
        [medium] średnio trudna
        [weighty] między średnią a trudną
        [heavy] trudna
       *[unknown] trudność nieznana
    }
about-length = -# Około { $fewest }–{ $most } ruchów na gracza, na czacie { $longest ->
        [one] 1 dzień
        [few] { $shortest }–{ $longest } dni
       *[many] { $shortest }–{ $longest } dni
    } przy żwawym stole
about-cover = Fragment planszy gry { $game }
greeting = ## Ciężkie gry planszowe na czacie
    Znam zasady { $games ->
        [one] 1 gry cywilizacyjnej
        [few] { $games } gier cywilizacyjnych
       *[many] { $games } gier cywilizacyjnych
    }, po każdej turze rysuję planszę i wołam następną osobę; gdy kogoś brakuje, grają komputery.
    `/gry` pokazuje gry: można zacząć rozgrywkę albo nauczyć się gry, grając.
    -# Dla gospodarzy: `/gospodarz sprawdź` mówi, czy mogę tu robić wszystko, co potrzebne, `/gospodarz ustawienia` ustawia język.

turn-title = ### { $when } · { $who }{ $count ->
        [0] {""}
       *[other] {": "}
    }{ $step }
turn-thinking = ### { $when } · { $thinking }
thinking = { $count ->
        [one] { $who } myśli …
        [few] { $who } myślą …
       *[many] { $who } myślą …
    }
turn-over = ### { $when }
turn-setup = **Przygotowanie:** { $what }
turn-lines-left = -# … { $count ->
        [one] i jeszcze 1 wiersz
        [few] i jeszcze { $count } wiersze
       *[many] i jeszcze { $count } wierszy
    }: `/dziennik`
turn-lines-before = -# … { $earlier ->
        [yes] { $count ->
            [one] 1 wcześniejszy wiersz
            [few] { $count } wcześniejsze wiersze
           *[many] { $count } wcześniejszych wierszy
        }
       *[no] { $count ->
            [one] 1 pominięty wiersz
            [few] { $count } pominięte wiersze
           *[many] { $count } pominiętych wierszy
        }
    }: `/dziennik`
turn-play = Graj
turn-hand = Ręka
turn-area = Zbliżenie
turn-scores = Punkty
turn-log = Dziennik
turn-undo = Cofnij

result-title = ## { $count ->
        [0] Rozgrywka przegrana.
        [one] Zwycięża { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
    -# Koniec gry: { $reason }
result-proof = -# Ziarno tej rozgrywki to `{ $seed }`; jego SHA-256 `{ $hash }` ogłoszono na początku. Wyeksportowany plik można sprawdzić poleceniem `python bot.py verify PLIK`.
result-proof-later = -# Do { $at } zakończenie można jeszcze cofnąć: **Cofnij** albo `/cofnij`. Potem **Uczciwa losowość** pokaże ziarno, którego SHA-256 `{ $hash }` ogłoszono na początku, a **Eksport** da zapis.
result-taken-back = Cofnięte zakończenie
result-rematch = Rewanż
result-export = Eksport
# Numer z ukośnikiem nie rozpoczyna listy: listy Discord numeruje po swojemu, a miejsca bywają wspólne.
score-line = { $rank }\. **{ $player }** – **{ $points }**
score-alone = **{ $player }** – **{ $points }**
score-sources = -# { $sources }
scores-course = Przebieg punktów
score-place = { $rank }\. **{ $player }**
score-unscored = **{ $player }**
score-source = { $source } { $points }
score-won =
    { $count ->
        [0] rozgrywka jest przegrana
        [one] wygrywa { $winners }
       *[other] wspólne zwycięstwo: { $winners }
    }
score-tie = -# Remis ({ $points }) rozstrzyga: { $compared }
score-tie-by = { $name } – { $shares }
score-tie-share = { $player }: { $value }

table-automatic = { $line } – *automatycznie*
table-forced = { $line } – *automatycznie: nie było innego wyboru*
table-planned = { $line } – *zgodnie z planem*
table-finished = Rozgrywka jest zakończona.
table-illegal = { $why }
    -# Zasada { $rule }. Rozdział znajdziesz w `/zasady`, a `/pomoc` mówi, co możesz teraz zrobić.

panel-title = ### { $when } · rozgrywka { $match }
panel-told = { $what } · { $told }
panel-moved-on = Sytuacja się tymczasem zmieniła; oto co możesz zrobić teraz.
panel-taken-back = Cofnięto: { $what }
panel-not-your-turn = To nie twoja tura.
panel-made-already = Ten ruch jest już zrobiony:
panel-made-before = Ten ruch jest już zrobiony.
panel-chosen = Wybór jest już zrobiony; czekamy na: { $players }.
panel-skipped = pominięte przy tym: { $what }
panel-only = Teraz możesz zrobić tylko to:
panel-summary = Zagrać tak?
panel-confirm = Zatwierdź
panel-fewer = Mniej kliknięć: pytaj mnie tylko przed tym, czego nie można cofnąć
panel-fewer-done = Od teraz ruch wykonuje się tym kliknięciem, które go dopełnia. Nadal pytam przed ruchami, które atakują, coś oddają, kończą twój udział w fazie albo których nie można cofnąć. `/ja` to odwraca.
panel-again = Jeszcze raz: { $move }
panel-further = A potem …
panel-question-of = { $question } ({ $number } z { $count })
panel-confirm-all = { $count ->
    [one] Zatwierdź
    [2] Zatwierdź oba ruchy
    [few] Zatwierdź wszystkie { $count } ruchy
   *[many] Zatwierdź wszystkie { $count } ruchów
}
panel-back = Wstecz
remark-label = { $label } · { $remark }
remark-line = *{ $remark }*
panel-confirm-and = Zatwierdź · { $kind }
# On the button beside an open question that plays what was chosen before it.
panel-confirm-only = Zatwierdź tylko: { $what }
# Told of the button that confirms a move together with the end of the turn.
panel-with-end = jeśli także „{ $kind }”: { $told }
panel-confirm-over = kończy rozgrywkę
panel-confirm-with = { $count ->
    [one] i jeszcze 1 ruch
    [few] i jeszcze { $count } ruchy
   *[many] i jeszcze { $count } ruchów
}
panel-confirm-steps = { $count ->
    [one] i jeszcze 1 krok
    [few] i jeszcze { $count } kroki
   *[many] i jeszcze { $count } kroków
}
panel-kind-value = { $kind }: { $value }
panel-kind-more = { $kind } …
panel-kind-menu = { $kind } · opcje: { $count }
panel-kind-count = { $kind } · { $count }
panel-each = każdy wybór: { $what }
# The same where several things are ticked in one menu, as two Locations are: of all of them.
panel-ticked = wszystko, co zaznaczysz, razem: { $what }
# Behind a move that is made several times, of which this is the first.
panel-first-of = 1 z { $count }
panel-other-kinds = Inne możliwości
panel-way-out = Zamiast tego: { $kind }
panel-ways-out = -# „Zamiast tego …” to rezygnacja z tego, o co teraz pytamy.
panel-more-text = Co możesz zrobić w każdej chwili:
panel-more-line = -# **{ $kind }:** { $hint }
panel-place = { $number } · { $label }
panel-nothing = nic
table-paid = { " " }(zapłata: { $what })
table-several = { $count } × { $name }
panel-why = Dlaczego nie …
panel-more = Więcej …
panel-gone = ⚠️ Przez tę zmianę odpada: { $moves }{ $back ->
    [yes] . Wstecz to przywraca.
   *[no] { "" }
}
panel-drops = { $what } (porzuca to, co wybrano)
hint-ask = Podpowiedź
hint-title = ### Co na twoim miejscu zrobiłby silny komputer
hint-title-kind = { hint-title }: { $kind }
hint-only = **{ $move }**: niczego innego nie da się wybrać.
hint-best = 1. **{ $move }**: { $why }.
hint-why = { $grade ->
    [points] { $points ->
        [one] daje około 1 punkt więcej niż „{ $move }”
        [few] daje około { $points } punkty więcej niż „{ $move }”
       *[many] daje około { $points } punktów więcej niż „{ $move }”
    }
    [clear] wyraźnie częściej prowadzi do wygranej niż „{ $move }”
    [some] nieco częściej prowadzi do wygranej niż „{ $move }”
   *[none] mniej więcej tak samo dobre jak „{ $move }”
}
hint-other = { $number }. { $move }: { $less }
hint-less = { $grade ->
    [points] { $points ->
        [one] około 1 punkt mniej
        [few] około { $points } punkty mniej
       *[many] około { $points } punktów mniej
    }
    [clear] wyraźnie słabsze
    [some] nieco słabsze
   *[none] mniej więcej tak samo dobre
}
hint-basis = -# { $count ->
    [one] Sprawdzono { $count } dalszy przebieg, zgodny
    [few] Sprawdzono { $count } dalsze przebiegi, zgodne
   *[many] Sprawdzono { $count } dalszych przebiegów, zgodnych
} z tym, co wiesz; niczego zakrytego nie użyto. Stół widzi, ile podpowiedzi kto bierze.
hints-taken = -# Wzięte podpowiedzi – { $who }
hints-of = { $player }: { $count }
panel-regions = Najpierw wybierz region
panel-other-region = Inny region
panel-region = { $count ->
    [one] { $count } możliwe pole
    [few] { $count } możliwe pola
   *[many] { $count } możliwych pól
}
panel-menu = Wybierz 1 z { $count }
panel-page = Dalsze możliwości …
panel-held = { $name } { $held } → { $left }
panel-one-of = { $name } ({ $number })
panel-tick = Zaznacz { $count }
panel-tick-most = Zaznacz najwyżej { $count }
panel-tick-span = Zaznacz { $least }–{ $count }
panel-span = { $first } … { $last }
panel-change = Zmień: { $what } { $value }
panel-paid-otherwise = { $label } · płacisz inaczej: { $paid }
# Of a question: it says itself what it answers.
panel-change-to = Zmień: { $value }
panel-changed = { $what } { $value }
panel-not-made = Po tym ruchu już niemożliwe, więc niewykonane: { $moves }
panel-done = Gotowe. Plansza w wątku już to pokazuje.
panel-noted = Zapisane. Widzisz to tylko ty.
panel-made = Gotowe.
panel-waits = Czekamy na: { $players }.

learn-step = -# { $game } · krok { $number } z { $count }
learn-astray = **Tak też wolno**, ale lekcja idzie inną drogą.
learn-next = Następny krok
learn-next-plays = Dalej, zagraj to
learn-again = Od nowa
puzzle-open = Zadania
puzzle-title = ### { $game } · zadanie { $number } z { $count } · { $level ->
    [easy] łatwe
    [medium] średnie
   *[hard] trudne
}
puzzle-solved = -# Rozwiązane przez ciebie: { $count } z { $all }{ $here ->
    [yes] {", w tym to zadanie"}
   *[no] {""}
}
puzzle-ask = Grasz jako **{ $player }**. { $step } Który z tych ruchów daje najwięcej?
puzzle-wrong = **Nie najlepszy:** { $move }
puzzle-right = **Dobrze:** { $move }
puzzle-brings = -# Koszt i zysk: { $what }
puzzle-short = -# Gdy zwykłe komputery grają dalej do końca, ten ruch daje średnio { $unit ->
    [wins] o { $short } na 100 wygranych
    [alone] o { $short } pkt
   *[points] o { $short } pkt przewagi
} mniej niż najlepszy z nich.
puzzle-other = -# { $move }: średnio { $unit ->
    [wins] o { $short } na 100 wygranych
    [alone] o { $short } pkt
   *[points] o { $short } pkt przewagi
} mniej
puzzle-next = Następne zadanie
puzzle-lesson = Do lekcji
learn-names = Liwia Marek Julia Tytus Flawia

plan-open = Zaplanuj ruch
plan-empty = Plan twojej następnej tury jest pusty. Jego kroki wykonają się same, gdy nadejdzie twoja tura, o ile każdy jest możliwy, a jego cel wygląda tak jak teraz; przy pierwszej przeszkodzie plan się kończy i decyzja wraca do ciebie. Plan widzisz tylko ty.
plan-steps = Plan twojej następnej tury:
    { $steps }
plan-stopped = Plan skończył się tutaj, bo ten ruch nie był już możliwy albo jego cel się zmienił: { $move }
plan-stopped-illegal = Plan skończył się na ruchu, który nie jest już możliwy: { $move }. { $why }
plan-stopped-changed = Plan skończył się na tym ruchu, bo jego cel od tamtej pory się zmienił: { $move }
plan-stopped-unread = Twój plan się skończył. { $why }
plan-whole = Plan jest kompletny. Wykona się, gdy nadejdzie twoja tura.
plan-your-turn = Teraz jest twoja tura: możesz już grać, zamiast planować.
plan-not-now = Planu nie ma; jeśli był, został wykonany albo się skończył. W tej chwili nie można niczego zaplanować.
plan-next = **Jaki jest następny krok?**
plan-next-instead = **A co, jeśli ostatni krok nie będzie możliwy?**
plan-beside = -# Nie krok planu, ale możliwe w każdej chwili:
plan-as-now = -# Koszty i zyski według obecnego stanu.
plan-summary = Dodać to do planu?
plan-add = Dodaj do planu
plan-else = Jeśli się nie da …
plan-add-instead = Dodaj jako drugi wybór
plan-instead = jeśli się nie da: { $move }
plan-clear = Porzuć plan

turn-taken-back = { $player } cofa{ $told ->
    [yes] : { $what }
   *[no] { " " }{ $count ->
        [one] ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
}
turn-moves-taken-back = Cofnięto { $count ->
    [one] ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}{ $told ->
    [yes] : { $what }
   *[no] { "" }
}
undo-done = Cofnięto:
    { $lines }
undo-would = Razem z tym cofnięto by:
undo-blocked = { $shows ->
        [yes] To już coś ujawniło, więc nie można tego tak po prostu cofnąć: { $event }
       *[no] Tego nie można tak po prostu cofnąć, bo potem nastąpiło: { $event }
    }
undo-allowed = { $alone ->
        [yes] Poza tobą grają tu tylko komputery, a one zgadzają się na wszystko.
       *[no] Stół może się jednak zgodzić.
    }
undo-ask = { $alone ->
        [yes] Cofnij mimo to
       *[no] Zapytaj stół
    }
undo-somebody-moved = ruch gracza { $player }.
undo-chance = coś, o czym zdecydował los.
undo-hidden = zajrzenie do czegoś zakrytego.
undo-shown = odkrycie twojej karty, której inni nie znali.
undo-over = Rozgrywka jest zakończona. Do { $until } można jeszcze cofnąć jej zakończenie, a z nim ostatni ruch:
    { $lines }
undo-over-ended = Rozgrywka została zakończona bez wyniku. Do { $until } można to jeszcze cofnąć; potoczy się wtedy dalej od miejsca, w którym stanęła.
undo-over-known = -# To, co pokazało zakończenie, pozostaje znane{ $points ->
        [yes] {": punkty wszystkich graczy i ich źródła"}
       *[no] {""}
    }. Ziarno, a z nim wszystko, co nadal zakryte, nie zostało zdradzone.
vote-asked = Pytanie jest w wątku; zgodzić się muszą wszyscy przy stole. Na nieobecnych nie czekamy, jeśli zgadza się ponad połowa.
vote-asked-held = Pytanie jest w wątku. Kto ma to miejsce, nadal gra, więc miejsce zostanie oddane tylko za zgodą tej osoby albo dobę po zgodzie wszystkich pozostałych, jeśli ta osoba nie wykona wtedy ruchu ani się nie sprzeciwi.
vote-carried = Jest zgoda: zrobione.
vote-carried-alone = Zrobione.
vote-lapsed = **Nieaktualne:** { $why }
vote-lapsed-stale = od zadania pytania rozgrywka potoczyła się dalej. { $last }
vote-end = ### Zakończyć tę rozgrywkę bez wyniku?
vote-end-alone = Zakończ tę rozgrywkę
vote-end-ask =
    ### Zakończyć tę rozgrywkę bez wyniku?
    Nikt inny w niej nie gra, więc nikt inny nie jest pytany. Przez dobę koniec można cofnąć poleceniem `/cofnij`.
vote-undo = ### Cofnąć ostatnie ruchy?
vote-reopen = ### Cofnąć zakończenie tej rozgrywki?
undone-move = { $player }: { $move }
undone-earlier = -# { $count ->
        [one] { $count } wcześniejszy wiersz
        [few] { $count } wcześniejsze wiersze
       *[many] { $count } wcześniejszych wierszy
    }, a potem:
vote-line = { $vote ->
        [yes] ✅ { $player }: zgoda
        [no] ❌ { $player }: sprzeciw
        [computer] ✅ { $player }: zgoda (jak zawsze u komputera)
        [away] 💤 { $player }: nieobecność
       *[open] ▫️ { $player }: brak odpowiedzi
    }
vote-count = { $others ->
        [yes] Zgoda wśród pozostałych
       *[no] Zgoda wśród ludzi
    }: **{ $agreed } z { $all }**.
vote-refused = **Odmowa**, więc nic się nie dzieje. Pytanie czeka jeszcze na zmianę zdania: { $players }.
vote-until = -# Jeśli nikt się nie sprzeciwi, a zgadza się ponad połowa, od { $at } na nikogo już nie czekamy.
vote-final = -# Od { $at } zakończenie jest ostateczne, jeśli do tego czasu nie będzie zgody wszystkich. Na nieobecnych nie czekamy, jeśli zgadza się ponad połowa.
vote-agree = Zgoda
vote-refuse = Sprzeciw

notice-silence = Od kilku dni nikt się nie sprzeciwił, a ponad połowa się zgadza: stało się to, o co pytano stół.
notice-silence-of-holder = Przez dobę osoba, która miała to miejsce, nie wykonała ruchu ani się nie sprzeciwiła, a pozostali się zgadzają: miejsce zostaje oddane.
notice-ended-by-vote = Stół zakończył tę rozgrywkę bez wyniku.
notice-ended-by-host = Gospodarz zakończył tę rozgrywkę bez wyniku: { $reason }
notice-converted = Bot został zaktualizowany. Ta rozgrywka zaczęła się według wersji zasad { $old }, według której nie da się już grać; po ruchu { $ply } przechodzi na wersję { $new }. Zmienione zasady: { $rules }. Ruchy zaplanowane z wyprzedzeniem zostały skasowane, a wcześniejszych ruchów nie można już cofnąć.
notice-rules-newer = { $host }: ta rozgrywka toczy się według wersji zasad { $found }, a działający teraz bot zna wersje do { $known }. Rozgrywka stoi: nikt nie dostaje przypomnień, zegary nie chodzą, nic nie przepadło. Ruszy dalej, gdy będzie działał nowszy bot.
notice-rules-older = { $host }: ta rozgrywka toczy się według wersji zasad { $found }, a działający teraz bot gra według wersji od { $known } i nie umie jej przejąć. Rozgrywka stoi: nikt nie dostaje przypomnień, zegary nie chodzą, nic nie przepadło. Ruszy dalej, gdy będzie działał bot, który umie ją prowadzić.
notice-rules-data = { $host }: dane elementów tej rozgrywki nie pasują do działającego teraz bota ({ $entry }). Rozgrywka stoi: nikt nie dostaje przypomnień, zegary nie chodzą, nic nie przepadło. Ruszy dalej, gdy będzie działał bot, który umie je odczytać.
notice-goes-on = Rozgrywka rusza dalej: działający teraz bot umie ją prowadzić.
notice-low = { $by }: twój czas kończy się { $until }. Potem { $end ->
        [vote] stół jest pytany, czy bot ma wykonać ruch za ciebie.
       *[move] bot wykonuje za ciebie najprostszy ruch.
    }
notice-lapsed = { $by }: czas minął. Bot wykonuje najprostszy ruch i gra toczy się dalej.
notice-computer = { $by } zajmuje miejsce gracza { $player }.
seated-by-host = -# Decyzja gospodarza { $by }: { $reason }
seated-back = -# { $who }: poleceniem `/przejmij` można poprosić o to miejsce z powrotem, a gospodarz może je od razu oddać poleceniem `/gospodarz zastąp`.
seated-catch-up = Co się działo
catch-up-title = ### Twoje miejsce: { $seat }
    Na co czeka gra: { $step }
note-shown = Twoja notatka o tej rozgrywce (widzisz ją tylko ty; przechodzi z miejscem):
    { $text }
note-empty = Nie masz notatki o tej rozgrywce. `/notatka` z tekstem dopisuje wiersz; przeczytasz go tylko ty.
note-forget-last = Usuń ostatni wiersz
note-forget = Usuń wszystko
vote-lapse = ### { $player }: czas minął. Czy bot ma wykonać najprostszy ruch?
vote-take = ### { $computer ->
        [yes] Czy komputer ma zająć miejsce gracza { $player }?
       *[no] { $by } chce zająć miejsce gracza { $player }. Zgoda?
    }
    -# Musi się zgodzić { $player } albo wszyscy pozostali.
vote-held = -# { $player } nadal tu gra i też dostaje to pytanie: { $asked ->
        [agreed] od { $at } miejsce zostanie oddane, chyba że wcześniej { $player } wykona ruch albo się sprzeciwi.
        [yes] jeśli zgodzą się wszyscy pozostali, od { $at } miejsce zostanie oddane, chyba że wcześniej { $player } wykona ruch albo się sprzeciwi.
       *[no] od chwili, gdy zgodzą się wszyscy pozostali, { $player } ma dobę na zachowanie miejsca ruchem albo sprzeciwem.
    }
vote-holder-stays = **Odmowa osoby, która ma to miejsce: zostaje ono przy niej.**
vote-take-rated = -# To rozgrywka rankingowa: kto gra w niej od początku i odda miejsce, zostanie sklasyfikowany na ostatniej pozycji.
notice-replace-asked = { $by } (gospodarz) chce, żeby za gracza { $player } grał ktoś inny: { $reason }
host-replace-asked = Kto ma to miejsce, nadal gra, a ty też grasz, więc pytanie dostaje stół: miejsce zostanie oddane za zgodą tej osoby albo dobę po tym, jak zgodzą się wszyscy pozostali, jeśli nie wykona w tym czasie ruchu ani się nie sprzeciwi.
notice-replaced = { $by } zajmuje miejsce gracza { $player }.

turns-line = { $mine ->
        [yes] **Twoja tura** zaczęła się { $since }
        [thinking] { $who } Poprzedni ruch był { $since }
       *[no] Ruch: { $who }, poprzedni ruch był { $since }
    } · { $game } { $match } · { $place }
turns-none = Nie bierzesz udziału w żadnej rozgrywce.
log-line = { $turn ->
        [0] –
       *[other] { $turn }.
    } { $line }
board-file = Plansza słowami.
log-earlier = -# { $count ->
        [one] Jeszcze 1 wcześniejszy wiersz
        [few] Jeszcze { $count } wcześniejsze wiersze
       *[other] Jeszcze { $count } wcześniejszych wierszy
    }: szukaj, podaj turę albo weź całość jako plik.
view-board = plansza
view-area = obszar gracza
view-hand = twoja ręka
view-scores = punkty
view-enlarge = Powiększ: { $several ->
        [no] { $first }
       *[yes] { $first } … { $last }
    }
view-enlarge-any = Pokaż w powiększeniu · { $count }
replay-film = **Rozgrywka { $match }**, { $first ->
        [0] początek
       *[other] tura { $first }
    }{ $several ->
        [yes] {" "}do tury { $last }
       *[no] {""}
    }: { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }{ $left ->
        [yes] , część obrazów pominięto
       *[no] {""}
    }. Tak, jak może to widzieć każdy.
replay-missing = { $count ->
        [one] Pominięto { $count } obraz, którego nie udało się narysować.
        [few] Pominięto { $count } obrazy, których nie udało się narysować.
       *[many] Pominięto { $count } obrazów, których nie udało się narysować.
    }
replay-steps = Krok po kroku
replay-step = **Rozgrywka { $match }**, { $turn ->
        [0] początek
       *[other] tura { $turn }
    }, po ruchu { $ply } z { $plies }
replay-start = Przed pierwszym ruchem.
replay-unsaid = Nie stało się nic, co może widzieć każdy.
replay-turn-back = ⏪ tura
replay-back = ◀
replay-on = ▶
replay-turn-on = tura ⏩
replay-turn-film = Ta tura w ruchu

result-analysis = Analiza
analysis-title = ### Analiza rozgrywki { $match }
analysis-making = Analiza powstaje, gotowe: **{ $percent } %**. Komputer liczy ją tylko wtedy, gdy żaden komputer nie ma ruchu i nikt nie prosi o podpowiedź, więc potrwa kilka minut albo znacznie dłużej. Wiadomość pojawi się tutaj: { $place }.
analysis-early = Pokazuje to, co było zakryte, więc będzie dostępna, gdy zakończenia nie da się już cofnąć: { $at }.
analysis-again = Ile już gotowe?
analysis-unit = { $unit ->
    [wins] Linie: ile ze 100 dalszych przebiegów od tego miejsca każdy z graczy może wygrać.
   *[points] Linie: spodziewane punkty końcowe każdego z graczy od tego miejsca, średnio.
} Każdy przebieg rozgrywają do końca zwykłe komputery, w rozdaniu zgodnym z tym, co widzą wszyscy (z każdej pozycji: { $count }).
analysis-too-little = **Udało się obliczyć za mało:** nie powiodły się części analizy: { $left } z { $count }. Nie da się więc powiedzieć, że nie było kosztownych ruchów ani punktów zwrotnych; pewne jest tylko to, co wymieniono poniżej.
analysis-once-more = Spróbuj jeszcze raz
analysis-turns = **Punkty zwrotne** ({ $unit ->
    [wins] o ile więcej ze 100 przebiegów niż najlepszy przeciwnik
    [alone] spodziewany wynik
   *[points] przewaga w punktach nad najlepszym przeciwnikiem
})
analysis-turn = { $number }. { $at }, { $player }: { $before } → { $after }
analysis-turn-button = Punkt zwrotny { $number }
analysis-no-turns = **Punkty zwrotne:** brak. Żadna przewaga nie zmieniła się bardziej, niż da się wyjaśnić przypadkiem.
analysis-person = **{ $player }:** co kosztowało najwięcej ({ $unit ->
    [wins] wygrane na 100
    [alone] punkty
   *[points] punkty przewagi
})
analysis-cost = - { $at }: **{ $cost }** · { $made } – lepiej: { $better }
analysis-no-cost = **{ $player }:** żaden ruch nie kosztował więcej, niż da się wyjaśnić przypadkiem.
analysis-left-out = -# { $count ->
    [one] 1 części analizy nie udało się przygotować i została pominięta
    [few] { $count } części analizy nie udało się przygotować i zostały pominięte
   *[other] { $count } części analizy nie udało się przygotować i zostało pominiętych
}; być może jest do znalezienia coś jeszcze.
analysis-basis = -# Ruch jest wymieniony tylko wtedy, gdy lepszy ma przewagę ponad trzech błędów standardowych w osobnych rozdaniach, zgodnych z tym, co ta osoba mogła wtedy wiedzieć. O tym, czy ruch był dobry, nie decyduje szczęście.
analysis-since = -# To, co było przed ruchem { $ply }, grano według starszych zasad i nie da się tego przeanalizować.
decimal-mark = ,
analysis-choose = Kosztowny ruch i jego plansza
analysis-option = { $player } · { $at } · { $cost }
analysis-at = ruch { $ply }
analysis-move = ### { $player } · { $at } z { $plies }
analysis-made = Zagrano: { $move }
analysis-better = Lepiej: **{ $move }**
analysis-why = -# { $count ->
    [one] W { $count } rozdaniu zgodnym
    [few] W { $count } rozdaniach zgodnych
   *[many] W { $count } rozdaniach zgodnych
} z tym, co { $player } może wtedy wiedzieć, zwykłe komputery rozegrały grę do końca po każdym z tych dwóch ruchów. Zagrany ruch daje średnio { $unit ->
    [wins] o { $cost } na 100 wygranych
    [alone] o { $cost } pkt
   *[points] o { $cost } pkt przewagi
} mniej niż lepszy (błąd standardowy { $error }).
log-empty = Nic się jeszcze nie wydarzyło.
log-file = W pliku: { $count ->
        [one] 1 wiersz
        [few] { $count } wiersze
       *[other] { $count } wierszy
    }.
concede-ask = Opuścić tę rozgrywkę na dobre? { $end ->
        [won] Rozgrywka się wtedy kończy, wygrywa: { $player }.
        [over] Rozgrywka się wtedy kończy.
       *[goes-on] Twoje miejsce będzie wtedy samo wykonywać tylko najprostsze ruchy.
    }
concede-confirm = Opuść na dobre
help-now = ### { $step }
help-your-turn =
    ### To twoja tura.
    { $step }
help-kind = - **{ $kind }** – { $hint }
help-awaited = Ruch: { $who }. { $step }
help-watching = ### Nie masz miejsca w tej rozgrywce.
match-place = Rozgrywka { $match } toczy się tutaj: { $place }
help-thread-gone = Wątek rozgrywki { $match } został usunięty. Nic nie przepadło: gdy gospodarz, ktoś, kto zarządza serwerem, albo ponad połowa grających wpisze `/gospodarz wątek` na kanale tekstowym, gra potoczy się tam dalej.
help-commands =
    - **Rozgrywki** `/gry` zacznij albo się naucz · `/tury` twoje · `/przejmij` poproś o miejsce · `/opuść` odejdź · `/głosowanie` zakończcie razem
    - **Plansza** `/plansza` obraz albo tekst · `/widok` dowolna część i osoba · `/punkty` punkty · `/dziennik` co się działo · `/powtórka` jeszcze raz · `/analiza` zakończonej rozgrywki · `/cofnij` cofnij ruch
    - **Zasady** `/nauka` lekcja · `/zasady` rozdziały · `/karta` kafle, karty, żetony
    - **Ty** `/ja` język, przypomnienia · `/nieobecność` nie ma cię · `/notatka` prywatne notatki · `/statystyki`, `/sława` wyniki
    - **Serwer** `/gospodarz sprawdź`, `/gospodarz ustawienia`, `/gospodarz uwagi` dla gospodarzy · `/błąd` zgłoś błąd · `/autorzy`
card-choose = Co pokazać?
card-several = „{ $typed }” { $count ->
        [one] pasuje do 1 nazwy
        [few] pasuje do { $count } nazw
       *[many] pasuje do { $count } nazw
    }. Wybierz poniżej albo wpisz więcej.
card-text = ### { $name }
card-edition = { $edition }: { $text }
card-thing = { $what } { $count }
card-fact-cost = **Koszt:** { $what }
card-fact-bonus = **Premia na torach:** { $what }
card-fact-step = **Dodatkowo za każdy, który już masz:** { $what }
card-fact-needs = **Wymaga:** { $what }
card-fact-symbols = **Symbole:** { $what }
card-fact-deal = **Jako Umowa:** { $what }
card-fact-raze = **Przy Plądrowaniu:** { $what }
copy-name = { $name } ({ $what })
copy-cost = koszt: { $what }
copy-raze = Plądrowanie: { $what }
copy-deal = Umowa: { $what }
copy-number = egzemplarz { $count }
card-source = -# { $kind ->
        [seed] Z instrukcji gry.
        [public] Z publicznego opisu ({ $where }).
        [box] Sprawdzone w pudełku przez osobę, która prowadzi tego bota.
        [memory] Z pamięci; może się różnić od wydanej gry.
        [reconstructed] Odtworzone; może się różnić od wydanej gry.
       *[other] Źródło: { $where }
    }
card-doubt = Odtworzone: { $what }; to może się różnić od wydanej gry.
card-known = Ze źródeł: { $what }.
card-field-all = wszystko
card-field-name = nazwa
card-field-name-en = nazwa angielska
card-field-name-pl = nazwa polska
card-field-count = liczba sztuk
card-field-cost = koszt
card-field-requires = wymagania
card-field-requirement = wymagania
card-field-vp = punkty
card-field-token = żeton
card-field-produces = produkcja
card-field-production = produkcja
card-field-resource = zasób
card-field-pillars = symbole
card-field-unrest = Niepokoje
card-field-effects = działanie
card-field-effect = działanie
card-field-action = działanie
card-field-feature = działanie
card-field-bonus = działanie
card-field-permanent = czy działa stale
card-field-where = gdzie działa
card-field-amount = ile daje
card-field-target-kind = w co może być wymierzone
card-field-frame = ramka
card-field-era = Era
card-field-red-stripe = czerwony pasek
card-field-front = awers
card-field-back = rewers
card-field-adjacent = z czym sąsiaduje
card-field-not-a-region = czy jest regionem
card-field-other = szczegół
card-place-common-deck-spreadsheet = lista kart Zwykłych sporządzona przez graczy
card-place-cz-card-data = dane kart z czeskiego wydania zebrane przez graczy
card-place-en-rulebook-2014 = angielska instrukcja z 2014 roku
card-place-en-rulebook-2014-picture = ilustracje w angielskiej instrukcji z 2014 roku
card-place-designer-blog-2014 = blog autora gry z 2014 roku
card-place-solo-helper-js = program do gry w pojedynkę napisany przez graczy
card-place-insert-photo = zdjęcie pudełka
card-place-EtiNL-mare_nostrum = program do tej gry napisany przez graczy
card-place-other = notatki graczy
box-have = Mam pudełko
box-have-one = Mam pudełko: { $name }
box-title = Z pudełka
box-value = Jak jest w pudełku?
box-value-hint = Co jest tam wydrukowane albo ile jest sztuk
box-edition = Które to wydanie?
box-edition-hint = Język, wydawca, rok
box-thanks = Dziękuję. Przeczytają to gospodarze tego serwera. Gdy dane zostaną poprawione, będą je miały nowe rozgrywki; trwające toczą się po dawnemu.
box-notes-none = Nie czekają żadne uwagi osób, które mają pudełko.
box-notes-title = ### Z pudełka: { $count ->
        [one] 1 uwaga
        [few] { $count } uwagi
       *[many] { $count } uwag
    }
box-notes-line = **{ $number }** · { $by }, { $at } · { $game } · { $name } (`{ $id }`): { $text } · wydanie: { $edition }
box-notes-option = { $number } · { $name }
box-notes-done = Oznacz jako załatwione
credits-text = Ikony: game-icons.net, autorzy Delapouite, Lorc i inni, CC BY 3.0. Mapa świata: Natural Earth, domena publiczna. Kroje pisma: Source Sans 3, Fira Sans Condensed, Alegreya, Alegreya SC, Cinzel, SIL Open Font License. Gry należą do swoich autorów i wydawców, z którymi ten bot nie jest związany; słowa i obrazy są własne.
export-done = Zapis rozgrywki. Sprawdź go poleceniem `python bot.py verify PLIK`.
bug-noted = Dziękuję. To zgłoszenie **{ $number }**; zachowuje rozgrywkę w obecnym stanie. Poniżej nie ma nic ukrytego, więc każdy może to przeczytać.
bug-text = **Zgłoszenie { $number }**: { $text }
    { $game } { $match }, wersja zasad { $rules }, { $turn ->
        [0] początek
       *[other] tura { $turn }
    }, po ruchu { $ply }. Oczekiwane: { $step }
bug-host = { $over ->
        [yes] -# Plik jest dla `python -m tests.campaigns.reported`.
       *[no] -# Cały plik zawiera ziarno, więc zanim rozgrywka zakończy się ostatecznie, nikt go tu nie dostanie. Kto prowadzi bota, pobiera go poleceniem `python bot.py report { $number }`.
    }
bug-post = Opublikuj w wątku
bug-posted = Zgłoszenie { $number } jest już w wątku.
notice-bug = { $by } zgłasza błąd (zgłoszenie { $number }, po ruchu { $ply }): { $text }
notice-analysis = { $who }: analiza tej rozgrywki jest gotowa.
list-more = -# … { $count ->
        [one] i jeszcze 1 pozycja
        [few] i jeszcze { $count } pozycje
       *[many] i jeszcze { $count } pozycji
    }

remind-title = { $tone ->
        [firm] { $who }, to już nie pierwsze przypomnienie: { $count ->
            [one] czeka na ciebie rozgrywka i bez ciebie nie ruszy. Jeśli nie masz czasu, `/nieobecność` powie o tym innym.
            [few] czekają na ciebie { $count } rozgrywki i bez ciebie nie ruszą. Jeśli nie masz czasu, `/nieobecność` powie o tym innym.
           *[other] czeka na ciebie { $count } rozgrywek i bez ciebie nie ruszą. Jeśli nie masz czasu, `/nieobecność` powie o tym innym.
        }
       *[soft] { $who }, { $count ->
            [one] czeka na ciebie rozgrywka:
            [few] czekają na ciebie { $count } rozgrywki:
           *[other] czeka na ciebie { $count } rozgrywek:
        }
    }
remind-line = - { $game } { $match } · { $place } · twoja tura zaczęła się { $since }{ $alone ->
        [yes] {" "}· wszyscy czekają już tylko na ciebie
       *[no] {""}
    }
remind-hush = Już o tym nie przypominaj
remind-hush-match = Wycisz: { $game } { $match }
remind-hushed = O to, na co czeka teraz rozgrywka { $match }, nie będzie już przypomnień. Wrócą, gdy znów będzie czekać na ciebie.
call-turn = { $who }, czeka na ciebie { $game } { $match }; twoja tura zaczęła się { $since }.
call-alone = { $who }, zostajesz tylko ty: { $game } { $match }. Na twój ruch czekają wszyscy; twoja tura zaczęła się { $since }.
people-earlier = { $number }, wcześniej{ $time ->
        [1] {""}
       *[other] {" "}{ $time }
    }
who-gone = { $who } (nie ma na serwerze: `/przejmij` prosi o to miejsce dla kogoś albo dla komputera)
who-blind = { $who } (nie widzi tego kanału, więc nie dostaje tu przypomnień)
who-away = { $who } (wraca { $until })
notice-away = { $by } – nieobecność do { $until }: bez przypomnień, zegar stoi.
notice-back = { $by } znów tu jest.
away-text = { $away ->
        [yes] Masz **nieobecność do { $until }**: nie dostajesz wezwań ani przypomnień, twoje zegary stoją, a inni widzą to we wszystkich twoich rozgrywkach.
       *[no] Nie masz nieobecności. `/nieobecność` z dniem ogłasza ją we wszystkich twoich rozgrywkach od teraz do końca tego dnia.
    }
    -# Pozostałe dni w { $year } roku: { $left } z { $most }.
away-back = Już jestem

me-text = Język: **{ $language }**
    Przypomnienie: codziennie o **{ $hour }**, strefa **{ $zone }**; następne: { $next }
    { $quiet ->
        [yes] Cisza: **{ $quiet_from } – { $quiet_to }**
       *[no] Bez godzin ciszy
    }
    { $direct ->
        [yes] Przypomnienia przychodzą wiadomością prywatną{ $failed ->
            [yes] {" "}(ostatniej nie udało się doręczyć: otwórz wiadomości prywatne dla tego serwera; do tego czasu piszę w wątku)
           *[no] {""}
        }
       *[no] Przypomnienia przychodzą wzmianką w wątku
    }
    { $confirm ->
        [yes] Panel pyta przed każdym ruchem.
       *[no] Panel pyta tylko przed ruchami, których nie można cofnąć lub które kończą twój udział w fazie; o koniec tury, do której należał ruch, nie pyta osobno.
    }
    { $always_ask ->
        [yes] Pytam cię także wtedy, gdy masz tylko jeden możliwy ruch.
       *[no] Gdy masz tylko jeden możliwy ruch, wykonuję go za ciebie.
    }
# Co ustawia sobie gracz albo serwer, w menu i na przyciskach.
setting-lang-choose = Język
setting-language = Język: { $language }
setting-hour-choose = Godzina przypomnienia
setting-hour = Przypomnienie o { $hour }
setting-quiet-choose = Godziny ciszy
setting-quiet = Cisza od { $first } do { $end }
setting-quiet-none = Bez godzin ciszy
setting-zone = Strefa czasowa: { $zone }
setting-zone-ask = Wybierz miasto, w którym jest ta sama godzina; przy każdym widać, która tam jest teraz.
setting-zones = { $first } – { $last }
setting-region-Europe = Europa
setting-region-America = Ameryka
setting-region-Asia = Azja
setting-region-Africa = Afryka
setting-region-Australia = Australia
setting-region-Pacific = Pacyfik
setting-region-Atlantic = Atlantyk
setting-region-Indian = Ocean Indyjski
setting-region-Antarctica = Antarktyda
setting-region-Etc = Według różnicy do GMT
setting-by_dm-yes = Przypominaj mi prywatnie
setting-by_dm-no = Przypominaj mi w wątku
setting-confirm-yes = Pytaj przed każdym ruchem
setting-confirm-no = Pytaj rzadziej
setting-hints-yes = Zezwól na podpowiedzi
setting-hints-no = Bez podpowiedzi
setting-always_ask-yes = Pytaj także o jedyny ruch
setting-always_ask-no = Graj za mnie jedyny ruch
setting-away_days-choose = Dni nieobecności w roku
setting-away_days = { $count ->
    [0] Bez dni nieobecności
    [one] Nieobecność: najwyżej 1 dzień w roku
    [few] Nieobecność: najwyżej { $count } dni w roku
   *[many] Nieobecność: najwyżej { $count } dni w roku
}
zone-gone = -# Strefa czasowa „{ $zone }” nie jest tu już znana; zamiast niej obowiązuje **{ $instead }**. Inną wybierzesz przez `/ja`, a dla serwera przez `/gospodarz ustawienia`.
settings-text = Język wiadomości: **{ $language }**
    Przypomnienia: **{ $hour }**, strefa **{ $zone }**, { $quiet ->
        [yes] cisza **{ $quiet_from } – { $quiet_to }**
       *[no] bez godzin ciszy
    }, dla osób bez własnych ustawień.
    Dni w roku, przez które można być nieobecnym: **{ $away }**
    Podpowiedzi komputera w rozgrywkach bez rankingu: **{ $hints ->
        [yes] dozwolone
       *[no] niedozwolone
    }**
host-done = Gotowe; mówi o tym wątek i dziennik, razem z twoim powodem.

# Co zrobili gospodarze, w wątku i w dzienniku.
deed-undo = Gospodarz { $by } cofa ostatnie ruchy ({ $moves }): { $reason }
deed-reopen = Gospodarz { $by } cofa zakończenie rozgrywki{ $played ->
        [yes] {", a z nim ostatnie ruchy ("}{ $moves }{")"}
       *[no] {""}
    }: { $reason }
deed-pass = Gospodarz { $by } każe wykonać najprostszy ruch za gracza { $player }: { $reason }
deed-replace = Gospodarz { $by } zmienia obsadę miejsca gracza { $player }. Zajmuje je { $computer ->
        [yes] komputer
       *[no] { $name }
    }. Powód: { $reason }
deed-option = Gospodarz { $by } ustawia zegar ({ $clock ->
        [fast] { clock-fast }
        [usual] { clock-usual }
        [calm] { clock-calm }
       *[none] { clock-none }
    }{ $end ->
        [vote] {", po upływie czasu głosuje stół"}
       *[default] {""}
    }): { $reason }
deed-end = Gospodarz { $by } kończy rozgrywkę bez wyniku: { $reason }
deed-import = { $by } wczytuje tę rozgrywkę z pliku; ruchy w pliku: { $ply }. Powód: { $reason }{ $over ->
        [yes] {""}
       *[no] {" – kto ma ten plik, może znać wszystko, co zakryte"}
    }
import-done = Rozgrywka { $match } jest tutaj: { $place }
    { $seats }
import-seat = { $seat }. { $player }{ $kind ->
        [stand-in] {" (komputer; `/gospodarz zastąp` i `/przejmij` oddają miejsce człowiekowi)"}
       *[person] {""}
    }
host-told-forbidden = Rozgrywka { $match } czeka: nie mogę już pisać w { $channel }. Przywróć mi uprawnienia do oglądania, pisania (także w wątkach) i dołączania plików; nic nie zginęło, opublikuję to, czego brakuje.
host-told-gone = Rozgrywka { $match } czeka: { $channel } już nie istnieje. Nic nie zginęło; `/gospodarz wątek` na kanale tekstowym otworzy dla niej nowy wątek.
host-told-locked = Rozgrywka { $match } czeka: wątek { $channel } jest zablokowany. Ktoś, kto może zarządzać wątkami, musi go odblokować; nic nie zginęło, opublikuję to, czego brakuje. `/gospodarz wątek` na kanale tekstowym otwiera zamiast niego nowy.
host-told-blocked = Rozgrywka { $match } czeka: automatyczna moderacja zatrzymuje to, co publikuję w { $channel }. Ktoś, kto zarządza serwerem, musi wyłączyć spod tej reguły moją rolę albo ten kanał (ustawienia serwera, AutoMod); nic nie zginęło, opublikuję to, czego brakuje.
host-told-large = Rozgrywka { $match } czeka: moje obrazy są za duże dla { $channel }. Kto prowadzi bota, musi ustawić mniejsze (ustawienie `TABLEBOT_PICTURES`); nic nie zginęło, opublikuję to, czego brakuje.
host-told-barred = Rozgrywka { $match } czeka: poziom weryfikacji serwera nie pozwala mi pisać w { $channel }. Ktoś, kto zarządza serwerem, musi nadać mi rolę; nic nie zginęło, opublikuję to, czego brakuje.
host-told-place = Rozgrywka { $match } czeka: { $channel } to nie jest miejsce, w którym mogę pisać albo otworzyć wątek. Nic nie zginęło; `/gospodarz wątek` na zwykłym kanale tekstowym otworzy dla niej nowy wątek.
host-told-other = Rozgrywka { $match } czeka: Discord odrzuca to, co publikuję w { $channel } (kod { $code }). `/gospodarz sprawdź` na tym kanale pokazuje, czy czegoś mi brakuje, `/gospodarz wątek` na kanale tekstowym otwiera nowy wątek; jeśli nie pomoże ani jedno, ani drugie, podaj ten kod osobie, która prowadzi bota. Nic nie zginęło.
host-told-later = Rozgrywka { $match } czeka: od dwóch dni Discord nie przyjmuje tego, co publikuję w { $channel }. Nic nie zginęło, próbuję dalej; jeśli to potrwa, osoba, która prowadzi bota, znajdzie przyczynę w jego dzienniku.
host-told-refused = Jednej wiadomości rozgrywki { $match } w { $channel } Discord nigdy nie przyjmie, więc zostaje pominięta. Rozgrywka toczy się dalej, a następna plansza pokaże wszystko, co zagrano; powiedz o tym osobie, która prowadzi bota: przyczyna jest w jego dzienniku.
players-told = -# Czytasz to, bo grasz w tej rozgrywce, a od { $since } nic z niej nie dało się opublikować. Ruchy można robić mimo to: `/tury` wymienia rozgrywkę, `/pomoc` na dowolnym kanale ma jej przyciski, `/plansza` pokazuje sytuację. Jeśli ponad połowa grających wpisze `/gospodarz wątek` na innym kanale tekstowym, gra potoczy się tam dalej.
host-told-full = Rozgrywka { $match } czeka: na tym serwerze jest już tyle otwartych wątków, ile pozwala Discord, a żadnego z moich nie da się już zarchiwizować. Ktoś, kto może zarządzać wątkami, musi zarchiwizować kilka zakończonych (ich liczbę podaje `/gospodarz sprawdź`); nic nie zginęło, sam ruszę dalej.
check-line = { $ok ->
        [yes] ✅
       *[no] ❌
    } { $what }
check-text-channel = zwykły kanał tekstowy lub wątek
check-threads = ▫️ otwarte wątki na tym serwerze: { $count } z { $most }
check-outbox = ▫️ { $count ->
        [0] nic nie czeka na opublikowanie
        [one] 1 wiadomość czeka na opublikowanie
        [few] { $count } wiadomości czekają na opublikowanie
       *[other] { $count } wiadomości czeka na opublikowanie
    }
thread-asked = Zapisano: chcesz grać dalej w rozgrywkę { $match } tutaj. To samo polecenie na tym kanale { $missing ->
        [one] musi wpisać jeszcze { $missing } osoba
        [few] muszą wpisać jeszcze { $missing } osoby
       *[many] musi wpisać jeszcze { $missing } osób
    }; jest tu o tym wiadomość.
thread-asked-here = { $by } chce grać dalej w rozgrywkę { $match } tutaj, bo tam, gdzie się toczyła, nic nie da się opublikować. Kto w nią gra, zgadza się, wpisując na tym kanale `/gospodarz wątek` dla rozgrywki { $match } (jeszcze potrzebnych głosów: { $missing }): { $who }
check-sure = ▫️ Dane gry { $game }: z instrukcji: { $rulebook }, ze źródeł publicznych: { $public }, zrekonstruowane: { $reconstructed }{ $box ->
        [0] {""}
       *[other] , sprawdzone w pudełku: { $box }
    }
check-tree = ❌ Discord nie przyjął mojej listy poleceń (kod { $code }, { $kind }): może brakować nowych, a zmienione mogą być odrzucane. To, czego dało się używać wcześniej, nadal działa. Spróbuję ponownie przy następnym starcie; osoba, która prowadzi bota, znajdzie przyczynę w jego dzienniku.
check-rival = ❌ W imieniu tej samej aplikacji odpowiada drugi bot: gdy działają dwa naraz, do każdego trafia tylko część naciśnięć. Kto prowadzi bota, musi zatrzymać jednego z nich albo dać drugiemu własną aplikację i token.
status-title = ### Jak miewa się bot
status-waiting = { $count ->
        [0] ✅ Nic nie czeka na opublikowanie.
        [one] ⚠️ 1 wiadomość czeka na doręczenie; powstała { $since }.
        [few] ⚠️ { $count } wiadomości czekają na doręczenie; najstarsza powstała { $since }.
       *[other] ⚠️ { $count } wiadomości czeka na doręczenie; najstarsza powstała { $since }.
    }
status-given-up = { $count ->
        [0] ✅ Żadnej wiadomości nie porzucono.
        [one] ❌ Porzucono 1 wiadomość, bo Discord nigdy by jej nie przyjął.
        [few] ❌ Porzucono { $count } wiadomości, bo Discord nigdy by ich nie przyjął.
       *[other] ❌ Porzucono { $count } wiadomości, bo Discord nigdy by ich nie przyjął.
    }
status-loop = { $how ->
        [well] ✅ Bot odpowiada od razu
        [slow] ⚠️ Bot jest zajęty
       *[bad] ❌ Bot ma za dużo do zrobienia
    }: opóźnienie { $ms } ms.
status-gateway = { $how ->
        [well] ✅ Połączenie z Discordem jest szybkie
        [slow] ✅ Połączenie z Discordem jest takie jak zwykle
       *[bad] ⚠️ Połączenie z Discordem jest wolne
    }: { $ms } ms.
status-gateway-unknown = ▫️ Nie wiadomo jeszcze, jak szybkie jest połączenie z Discordem.
status-icons = { $how ->
        [well] ✅ Wszystkie ikony obok słów są na miejscu.
        [coming] ▫️ Ikony obok słów są przesyłane: na razie { $count } z { $most }.
        [full] ⚠️ Ikony obok słów: { $count } z { $most }. Aplikacja nie ma już miejsca na emoji. Usuń stare w portalu dla deweloperów.
        [forbidden] ⚠️ Ikony obok słów: { $count } z { $most }. Discord nie pozwala botowi ich przesyłać.
        [refused] ⚠️ Ikony obok słów: { $count } z { $most }. Części z nich Discord nie przyjął.
       *[later] ⚠️ Ikony obok słów: { $count } z { $most }. Discord nie mógł ich przyjąć; kolejna próba w ciągu godziny.
    }
status-slow = { $count ->
        [0] ▫️ Od uruchomienia nikt niczego nie zrobił.
        [one] ▫️ Od uruchomienia obsłużono 1 polecenie lub naciśnięcie:
        [few] ▫️ Najwolniejsze z ostatnich { $count } poleceń i naciśnięć:
       *[other] ▫️ Najwolniejsze z ostatnich { $count } poleceń i naciśnięć:
    }
status-slow-line = - `{ $name }` { $at }: { $seconds } s
status-errors = { $count ->
        [0] ✅ Od uruchomienia nie było na tym serwerze nieprzewidzianych błędów.
       *[other] ❌ Ostatnie nieprzewidziane błędy na tym serwerze, z numerem w dzienniku:
    }
status-error-line = - `{ $report }` { $at }: { $error } w `{ $name }`
check-invite = -# Zaproszenie z dokładnie tymi uprawnieniami: { $link }
permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-create_public_threads = Tworzenie publicznych wątków
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-attach_files = Załączanie plików
permission-read_message_history = Czytanie historii czatu
language-en = English
language-pl = Polski

cli-about = Duże gry planszowe na czacie.
cli-command = verify: odtworzenie wyeksportowanej rozgrywki; backup: kopia bazy; restore: przywrócenie kopii; report: plik zgłoszonego błędu; export: rozgrywka jako plik; invite: adres zaproszenia; desk: strona, na której mówisz, co jest w twoim pudełku
cli-file = plik dla verify, backup lub restore; numer dla export i report; identyfikator aplikacji dla invite; gra dla desk
cli-sandbox = gra na tym komputerze bez Discorda
cli-port = port piaskownicy albo biurka
cli-report = desk: pokaż sprawdzone dane jako tabelę i jako łatę do danych projektu
cli-edition = desk: wydanie gry, które jest sprawdzane, pod dowolną nazwą; bez niej to, które nazwy nie potrzebuje
cli-database = plik bazy danych
cli-data = folder z poprawkami danych elementów gry
cli-no-token = DISCORD_TOKEN nie jest ustawiony: otwieram piaskownicę, stronę na tym komputerze z prawdziwym botem na symulowanym Discordzie. Zatrzymanie: Ctrl+C.
cli-backup-done = Bazę skopiowano do { $file }.
cli-restore-done = { $database } jest teraz tym, czym była kopia { $file }. Poprzednia zawartość leży obok, z końcówką .before-restore.
cli-export-done = Rozgrywkę zapisano w { $file }.{ $over ->
        [yes] {""}
       *[no] {" Plik zdradza wszystko, co w rozgrywce ukryte; nie pokazuj go jej graczom, zanim zakończy się ostatecznie."}
    }
cli-report-done = Zgłoszenie zapisano w { $file }. Zdradza wszystko, co w rozgrywce ukryte; nie pokazuj go jej graczom, zanim zakończy się ostatecznie.
cli-verified = Uczciwa: odtworzono { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, skrót ziarna { $hash }, punkty { $scores }.
cli-verified-converted = Po ruchu { $ply } rozgrywka przeszła z wersji zasad { $old } na wersję { $new }; wcześniejsze ruchy przyjęto tak, jak są zapisane.
cli-verified-data = Grano z innymi danymi elementów niż te, które ma teraz ten bot. Różnią się pozycje: { $entries }.

metric-interactions = Interakcje według nazwy i wyniku
metric-seconds = Sekundy od naciśnięcia do odpowiedzi
metric-running = Toczące się rozgrywki
metric-waiting = Wiadomości czekające na opublikowanie
metric-given-up = Wiadomości odrzucone przez Discorda
metric-thoughts-missing = Decyzje silnych komputerów podjęte bez namysłu
metric-latency = Opóźnienie połączenia z Discordem

## Ile ruch kosztuje i co daje: { $what } to nazwy z liczbami ze znakiem
why-title = ### Teraz niemożliwe
why-same =
    tak samo: { $others }{ $count ->
        [0] { "" }
       *[other] {" "}i jeszcze { $count }
    }
why-more =
    … i jeszcze { $count ->
        [one] { $count } powód
        [few] { $count } powody
       *[many] { $count } powodów
    }: wybierz poniżej rodzaj ruchu.
why-menu = Jeden rodzaj ruchu, w całości
why-nothing = Wszystko, czego można by tu szukać, jest możliwe.
consequence-together = Razem:
# Above what the moves before cost and bring, while the next one is chosen.
consequence-so-far = Dotychczas:
consequence-cost = koszt: { $what }
consequence-gain = zysk: { $what }
# Między ruchami łańcucha, bez niczyjego wyboru, np. dochód.
consequence-by-itself = { $all ->
    [yes] samo z siebie, między ruchami: { $what }
   *[no] w tym samo z siebie, między ruchami: { $what }
}
consequence-others = u innych · { $what }
consequence-points = { $player }: { $points }
consequence-ends = dalej: koniec rozgrywki{ $known ->
    [yes] { " " }– { $scores }
   *[no] { "" }
}
consequence-chance = dalej: o reszcie zdecyduje los lub to, co zakryte
# The same where nothing but what a card or a token is that comes up is unknown.
consequence-faces = dalej: okaże się coś, czego jeszcze nie wiadomo
consequence-lasts = nie da się tego cofnąć{ $named ->
    [yes] : { $event }
   *[no] { "" }
}
consequence-may-last = może nie dać się cofnąć: zależy od tego, co się okaże
consequence-perishes = przepada: { $what }
consequence-perishes-then = potem automatycznie: { $end } · przepada: { $what }
consequence-given-up = rezygnujesz z możliwości – { $kinds }
consequence-still-possible = przedtem można jeszcze – { $kinds }
consequence-set = zestaw { $count } ({ $what })
consequence-between = { $name } { $by } do { $most }
consequence-least = { $name } { $by } lub więcej
consequence-change = { $name } { $by } ({ $before } → { $after })
consequence-sum = { $name } { $gain } { $cost } = { $by }
consequence-both = { $name } { $gain } { $cost } = { $by } ({ $before } → { $after })
