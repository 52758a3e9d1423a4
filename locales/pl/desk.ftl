# Biurko właściciela: strona, na której osoba mająca pudełko mówi, co w nim jest. Strona sama wstawia zmienne, więc nie ma tu form
# liczby mnogiej.

desk-ready = Biurko gotowe: { $address }
    Poprawki są w folderze { $folder }, skąd bot czyta je przy starcie.
desk-title = Biurko właściciela
desk-skip = Przejdź do elementów
desk-language = Język
desk-game = Gra
desk-edition = Wydanie twojego pudełka
desk-edition-hint = Język, wydawca, rok
desk-box = Wydanie: { $name }
desk-progress = Ile jest sprawdzonych
desk-count = Sprawdzone: { $checked } z { $all } · niepewne: { $unsure }
desk-search = Szukaj po nazwie
desk-filter = Które widać
desk-filter-all = Wszystkie
desk-filter-unsure = Niepewne
desk-filter-unchecked = Niesprawdzone
desk-filter-changed = Poprawione
desk-entries = Elementy
desk-components = Elementy tak, jak rysuje je bot
desk-entry = Otwarty element
desk-map = Mapa
desk-tab-gallery = Elementy
desk-tab-map = Mapa
desk-map-tool = Kliknięcie na mapie
desk-map-open = otwiera to, co tam jest
desk-map-put = stawia tam coś nowego: { $name }
desk-map-border = mówi, które dwa miejsca się stykają
desk-map-put-hint = Kliknij miejsce, w którym jest to w twoim pudełku.
desk-map-border-hint = Kliknij dwa miejsca: odtąd się stykają, a jeśli się stykały, już się nie stykają.
desk-folder = Każdy krok jest od razu zapisany w folderze { $folder }
desk-nothing-left = Nic tu nie zostało.
desk-undo = Cofnij
desk-undo-hint = Cofnij ostatni krok (Alt+Z)
desk-undone = Cofnięto.

desk-confirm-all = Tak jak w moim pudełku
desk-confirm-hint = Wszystko tutaj jest tak jak w twoim pudełku (Alt+Enter: i przejdź do następnego)
desk-confirmed-all = ✓ Tak jak w moim pudełku
desk-confirmed = { $name }: tak jak w twoim pudełku.
desk-confirm-field = Zgadza się
desk-confirmed-field = ✓ Zgadza się
desk-next = Następny →
desk-next-hint = Następny element z listy (Alt+↓; poprzedni: Alt+↑)
desk-last = To był ostatni element z listy.
desk-ours-all = Cofnij wszystkie poprawki
desk-ours-field = Z powrotem na: { $value }
desk-ours-again = Z powrotem jak było
desk-besides-add = W moim pudełku jest jeszcze jedno takie
desk-besides-hint = Dodatkowy element, na początek taki jak ten: potem podaj jego nazwę i to, czym się różni
desk-besides-not = Usuń z powrotem
desk-missing-say = Nie ma go w moim pudełku
desk-missing-not = Jednak jest w moim pudełku
desk-refused = Niemożliwe: { $problem }
desk-not-yet = Jeszcze nie obowiązuje, ale jest zapisane: gra nie może użyć tego, co zaznaczono niżej.
desk-not-yet-why = Jeszcze nie obowiązuje, ale jest zapisane: { $why }

desk-state-unsure = niepewne
desk-state-sure = znane ze źródeł
desk-state-confirmed = tak jak w twoim pudełku
desk-state-changed = poprawione przez ciebie
desk-state-draft = jeszcze nie obowiązuje
desk-state-missing = nie ma w twoim pudełku
desk-state-besides = tylko w twoim pudełku
desk-source-rulebook = instrukcja
desk-source-public = źródło publiczne
desk-source-box = twoje pudełko
desk-source-reconstructed = odtworzone

desk-braces = To, co w nawiasach klamrowych, uzupełnia się samo z pola o tej nazwie.
desk-add = Dodaj …
desk-add-field = Ma coś jeszcze …
desk-other = coś innego …
desk-take-away = Usuń
desk-there-is = jest
desk-does = co robi
desk-yes = tak
desk-no = nie
desk-none = nic

desk-outside = Nie można użyć { $file } ({ $entry }): { $problem }

desk-report-empty = Nic jeszcze nie zostało sprawdzone (w folderze { $folder }).
desk-report-of = Wydanie gry: { $edition }.
desk-report-entry = Element
desk-report-field = Pole
desk-report-ours = Tutaj
desk-report-box = W pudełku
desk-report-all = cała reszta
desk-report-same = tak jak w pudełku
desk-report-missing = nie ma w pudełku
desk-report-besides = tylko w pudełku
desk-report-draft = jeszcze nie obowiązuje
