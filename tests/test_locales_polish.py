"""Polish sentences read right: every number has the noun that belongs to it, and no word stands for what another word names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from games import GAMES
from locales import message_files, words
from render.shared.wording import text_of
from tests.test_locales import patterns, variables

# What is counted: singular in any case, then what stands with 2 to 4, then with 5 and more. What has no plural (gold, food) has
# its genitive there.
NOUNS = [
    (singular.split(), few, many)
    for singular, few, many in (
        ("akcja akcję akcji", "akcje", "akcji"),
        ("bohater bohatera", "bohaterowie", "bohaterów"),
        ("cud cudu", "cuda", "cudów"),
        ("drewno drewna", "drewna", "drewna"),
        ("dysk dysku", "dyski", "dysków"),
        ("dzień dnia", "dni", "dni"),
        ("egzemplarz egzemplarza", "egzemplarze", "egzemplarzy"),
        ("farma farmę", "farmy", "farm"),
        ("fundament fundamentu", "fundamenty", "fundamentów"),
        ("godzina godzinę", "godziny", "godzin"),
        ("gracz", "gracze", "graczy"),
        ("idea ideę", "idee", "idei"),
        ("jadło jadła", "jadła", "jadła"),
        ("jednostka jednostkę jednostki", "jednostki", "jednostek"),
        ("kafel kafla", "kafle", "kafli"),
        ("kamień kamienia", "kamienie", "kamieni"),
        ("karta kartę karty", "karty", "kart"),
        ("komputer komputera", "komputery", "komputerów"),
        ("kostka kostkę kostki", "kostki", "kostek"),
        ("legion legionu", "legiony", "legionów"),
        ("lokacja lokację lokacji", "lokacje", "lokacji"),
        ("miasto miasta", "miasta", "miast"),
        ("miejsce miejsca", "miejsca", "miejsc"),
        ("moneta monetę monety", "monety", "monet"),
        ("niepokój", "niepokoje", "niepokojów"),
        ("osoba osobę osoby", "osoby", "osób"),
        ("pieniądz", "pieniądze", "pieniędzy"),
        ("pole pola", "pola", "pól"),
        ("populacja populację", "populacji", "populacji"),
        ("projekt projektu", "projekty", "projektów"),
        ("prowincja prowincję", "prowincje", "prowincji"),
        ("punkt punktu", "punkty", "punktów"),
        ("raz razu", "razy", "razy"),
        ("region regionu", "regiony", "regionów"),
        ("robotnik robotnika", "robotnicy", "robotników"),
        ("rodzaj rodzaju", "rodzaje", "rodzajów"),
        ("rozgrywka rozgrywkę rozgrywki", "rozgrywki", "rozgrywek"),
        ("ruch ruchu", "ruchy", "ruchów"),
        ("samuraj samuraja", "samurajowie", "samurajów"),
        ("surowiec surowca", "surowce", "surowców"),
        ("symbol symbolu", "symbole", "symboli"),
        ("sztuka sztukę", "sztuki", "sztuk"),
        ("towar towaru", "towary", "towarów"),
        ("trafienie trafienia", "trafienia", "trafień"),
        ("trirema triremę triremy", "triremy", "trirem"),
        ("tura turę tury", "tury", "tur"),
        ("umowa umowę umowy", "umowy", "umów"),
        ("warsztat warsztatu", "warsztaty", "warsztatów"),
        ("wiadomość wiadomości", "wiadomości", "wiadomości"),
        ("wiersz wiersza", "wiersze", "wierszy"),
        ("wpływ wpływu", "wpływu", "wpływu"),
        ("zasób zasobu", "zasoby", "zasobów"),
        ("złoto złota", "złota", "złota"),
        ("znak znaku", "znaki", "znaków"),
        ("zwycięstwo zwycięstwa", "zwycięstwa", "zwycięstw"),
        ("żeton żetonu", "żetony", "żetonów"),
        ("żywność", "żywności", "żywności"),
    )
]
# Of people the accusative is the genitive: "wydaj 2 robotników".
PEOPLE = {"bohaterowie", "gracze", "robotnicy", "samurajowie"}
# After these and after what is denied the noun stands in the genitive, after 2 to 4 as well as after 5.
GENITIVE_AFTER = {
    "bez",
    "dla",
    "do",
    "dokładnie",
    "mniej",
    "niż",
    "od",
    "oddania",
    "oprócz",
    "ostatnich",
    "potrzeba",
    "spośród",
}
GENITIVE_AFTER |= {"wymaga", "z", "zamiast", "ze"}
COUNT = re.compile(r"(?<![\w.,–/−×-])\d+(?= )")
NEXT = re.compile(r" (?:[^\W\d_]+(?:ych|ich|ne|owe|kie|sze|sne) )?([^\W\d_]+)", re.IGNORECASE)
LAST = re.compile(r"(?:(nie) )?([^\W\d_]+) $", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]+")
# Numbers and other things that are names, and a number that is always four.
NAMES = {"color", "deck", "match", "number", "ply", "revealed"}

# What is said otherwise: the word, and what stands there instead.
FORBIDDEN = {
    r"heks\w*": "pole",
    r"odkłada(?!\w* [^.]*do pudełka)": "odrzuca",
    r"samoczynn\w*": "automatycznie",
    r"rywal(?!iz)\w*": "przeciwnik",
    r"parti[aięą]\w*": "rozgrywka",
    r"komend\w*": "polecenie",
    r"obrazk\w*": "obraz",
    r"towar\w* legendarn\w*": "legendarny towar",
    r"miast\w* legendarn\w*": "legendarne miasto",
    r"rekrut\w*": "werbunek",
    r"wzywani\w*": "wskazywanie",
    r"\w+ł\(a\)": "a sentence without gender",
    r"zwycięzc\w*": "wygrywa",
}


def category(number: int) -> str:
    """One, few or many, as Polish counts."""
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def agrees(number: int, noun: str, genitive: bool) -> bool:
    """Whether a form of a noun may follow a number (where it stands in the genitive); what is no noun of ours may."""
    known = [entry for entry in NOUNS if noun in (*entry[0], entry[1], entry[2])]
    wanted = {
        "one": lambda singular, few, many: noun in singular,
        "few": lambda singular, few, many: noun == few or (noun == many and (genitive or few in PEOPLE)),
        "many": lambda singular, few, many: noun == many,
    }[category(number)]
    return not known or any(wanted(*entry) for entry in known)


def wrong_counts(text: str) -> list[str]:
    """Every number in a text with a noun that does not belong to it."""
    wrong = []
    for found in COUNT.finditer(text):
        after, before = NEXT.match(text, found.end()), LAST.search(text, 0, found.start())
        genitive = before is not None and (before[1] is not None or before[2].casefold() in GENITIVE_AFTER)
        if after and not agrees(int(found[0]), after[1].casefold(), genitive):
            wrong.append(found[0] + after[0])
    return wrong


@cache
def sentences() -> dict[str, str]:
    """Every Polish sentence by its id, its variables left as they are, and every Polish text of a component."""
    w = words("pl")
    said = {
        name: w(name, **{fact: f"{{{fact}}}" for fact in variables(found)}) for name, found in patterns("pl").items()
    }
    parts = {
        f"{slug} {name} {what}": text
        for slug, game in GAMES.items()
        for name, part in game.components.items()
        for what, text in (("name", part.name["pl"]), ("text", text_of(game, part, "pl")))
    }
    return said | parts


def raw() -> Iterator[tuple[str, str]]:
    """Every Polish sentence with all its variants as it stands in its file, and every Polish text of a component."""
    for path in message_files("pl"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        for entry in re.split(r"(?m)^(?=\S)", "\n".join(lines)):
            name, _, text = entry.partition(" =")
            yield name, text
    yield from ((name, text) for name, text in sentences().items() if " " in name)


def test_a_number_and_a_noun_that_do_not_agree_are_found():
    assert wrong_counts("Bierze 2 Pieniądze, 5 Pieniędzy i 1 Pieniądz, od 1 do 2 dysków, 22 legendarne towary.") == []
    assert wrong_counts("Bierze 2 Pieniędzy i 5 Pieniądze; jeszcze 12 legendarne towary.") == [
        "2 Pieniędzy",
        "5 Pieniądze",
        "12 legendarne towary",
    ]


@pytest.mark.parametrize("number", [0, 1, 2, 5, 12, 22, 25])
def test_every_number_has_the_noun_that_belongs_to_it(number):
    w = words("pl")
    said = {
        name: w(name, **{fact: "X" if fact in NAMES else number for fact in variables(found)})
        for name, found in patterns("pl").items()
    }
    wrong = {name: found for name, text in said.items() if (found := wrong_counts(text))}
    assert wrong == {}


def test_components_count_right():
    assert {name: found for name, text in sentences().items() if " " in name and (found := wrong_counts(text))} == {}


@pytest.mark.parametrize(("word", "instead"), FORBIDDEN.items())
def test_one_word_stands_for_one_thing(word, instead):
    pattern = re.compile(rf"\b{word}", re.IGNORECASE)
    found = {name: hit[0] for name, text in raw() if (hit := pattern.search(text))}
    assert found == {}, instead


def test_what_falls_has_a_minus_sign():
    assert {name: hit[0] for name, text in sentences().items() if (hit := re.search(r"(?<![\w-])-\d", text))} == {}


def test_commands_in_sentences_stand_in_marks_of_code():
    """So that they are told from the text, and that the test of their spelling finds them."""
    bare = re.compile(r"(?<![\w`/.:<])/[^\W\d_]{2,}")
    assert {name: hit[0] for name, text in raw() if name != "command-host-import" and (hit := bare.search(text))} == {}


def test_names_of_commands_are_words_of_the_sentences():
    """A command is named as sentences name what it does, with all its letters; the ending may differ."""
    named = {text.strip() for name, text in sentences().items() if name.startswith("command-") and is_name(name)}
    told = " ".join(text for name, text in raw() if not name.startswith("command-"))
    known = set(WORD.findall(told.casefold()))
    stems = {(text, part[: max(3, len(part) - 2)]) for text in named for part in WORD.findall(text)}
    assert {text for text, stem in stems if not any(word.startswith(stem) for word in known)} == set()


def is_name(message: str) -> bool:
    """Whether a message of a command is a name, not a description."""
    return "." not in message or message.endswith("-name")


@pytest.mark.parametrize("slug", GAMES)
def test_names_have_all_the_cases_or_none(slug):
    forms = {name: set(part.forms.get("pl", {})) for name, part in GAMES[slug].components.items()}
    assert {name: found for name, found in forms.items() if found not in (set(), {"gen", "acc"})} == {}


def test_what_is_given_taken_and_built_in_mare_nostrum_has_its_cases():
    game = GAMES["mare_nostrum"]
    named = [part for part in game.components.values() if type(part).__name__ in ("Resource", "Building", "Unit")]
    assert len(named) > 30
    assert [part.id for part in named if not part.forms["pl"]] == []
