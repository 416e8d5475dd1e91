import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Gdzie obowiązują te zasady',
    'Obowiązują na każdym turnieju wydawcy i jego partnerów; samą grę prowadzi się według podstawowej instrukcji i FAQ.',
  ],
  2: ['Tylko Dogfight', 'Każdy turniej musi być rozgrywany jako Dogfight.'],
  3: [
    'Spór rozstrzyga sędzia',
    'Gracze, którzy nie są zgodni, muszą wezwać sędziego. W sprawie kart ostatnie słowo ma komandor; może też uchylić błędne FAQ.',
  ],
  4: [
    'Kto jest kim',
    'Dokument wymienia organizatora, komandora, sędziego i gracza, ale nie podaje ich liczby ani zadań.',
  ],
  5: [
    'Trzy poziomy',
    'Turniej jest towarzyski, rywalizacyjny albo mistrzowski. Na dwóch wyższych poziomach obowiązują te same standardy gry i egzekwowania zasad.',
  ],
  6: [
    'Turnieje towarzyskie',
    'Towarzyskie są na przykład ligi, cotygodniowe spotkania i wszystko, co korzysta z wariantu gry.',
  ],
  7: [
    'Turnieje rywalizacyjne',
    'Rywalizacyjne są mistrzostwa sklepu i pojedyncze oficjalne turnieje. Gracze powinni ogólnie znać zasady; za nieznajomość szczegółów nie powinno się karać.',
  ],
  8: [
    'Turnieje mistrzowskie',
    'Mistrzowskie są mistrzostwa regionalne, krajowe i świata. Zasady egzekwuje się ściśle; każdy powinien znać FAQ i zasady turniejowe.',
  ],
  9: [
    'Grający sędzia potrzebuje drugiego',
    'Na turniejach towarzyskich i rywalizacyjnych sędzia może grać, jeśli na początku ogłoszono drugiego sędziego, który rozstrzyga w jego meczach. Gdy spotkają się dwaj sędziowie, rozstrzyga komandor.',
  ],
  10: [
    'Mistrzowski: sędziowie nie grają',
    'Na turniejach mistrzowskich sędziowie i organizatorzy nie mogą grać.',
  ],
  11: [
    'Stoły',
    'Każdy mecz wymaga obszaru 3 × 3 stopy (około 90 × 90 cm) z wyraźnymi krawędziami. Krawędzie graczy powinny być oznaczone, powinno być miejsce na komponenty, a stoły powinny mieć numery.',
  ],
  12: [
    'Maty do gry',
    'Maty graczy muszą być matami wydawcy; maty organizatora mogą być inne, a gracz może położyć na nich własną. Zdecydowanie zaleca się podkład, na którym statki się nie ślizgają.',
  ],
  13: [
    'Każdy przynosi swoje rzeczy',
    'Gracze przynoszą wszystko, czego potrzebują: eskadrę, kości, linijkę, wzorniki, talię uszkodzeń i resztę. Organizator nie musi niczego pożyczać.',
  ],
  14: [
    'Runda trwa 75 minut',
    'Runda turniejowa trwa 75 minut. Po upływie czasu kończy się trwającą rundę gry i na tym mecz się kończy.',
  ],
  15: [
    'Finał bez limitu czasu',
    'Ostatnia gra rund pucharowych nie ma limitu czasu i nie kończy się przez jego upływ.',
  ],
  16: [
    'Wygrywa najwięcej punktów turniejowych',
    'Po ostatniej rundzie wygrywa osoba z największą liczbą punktów turniejowych, chyba że następują rundy pucharowe.',
  ],
  17: [
    'Odcięcie ogłasza się przed startem',
    'To, czy będą rundy pucharowe i jaki będzie rozmiar odcięcia, trzeba ogłosić przed rozpoczęciem turnieju.',
  ],
  18: [
    'Ogłoś wzór programu',
    'Kto korzysta z siły tabeli według programu, powinien powiedzieć o tym graczom przed startem.',
  ],
  19: [
    'Towarzyski: dowolna liczba rund',
    'Na turniejach towarzyskich liczbę rund wybiera organizator.',
  ],
  20: [
    'Rundy i odcięcie według liczby graczy',
    'Tabela podaje liczbę rund i odcięcie dla liczby graczy: na poziomie rywalizacyjnym to propozycja, na mistrzowskim minimum.',
  ],
  21: [
    'Najwyżej 100 punktów eskadry',
    'Każdy gra jedną eskadrą za najwyżej 100 punktów; mniej wolno.',
  ],
  22: [
    'Frakcje',
    'Eskadra należy do Rebelii, Imperium albo Szumowin. Karty Ruchu Oporu liczą się jako Rebelia, karty Najwyższego Porządku jako Imperium.',
  ],
  23: [
    'Jedna frakcja w eskadrze',
    'Karty pilotów i żetony statków muszą należeć do jednej frakcji. Model i wskaźnik manewrów mogą pochodzić z dowolnej frakcji, która ma ten statek.',
  ],
  24: ['Trzy różne przeszkody', 'Eskadra ma dokładnie trzy różne przeszkody z 18.'],
  25: [
    'Każdy oddaje rozpiskę',
    'Przed startem każdy musi oddać organizatorowi rozpiskę eskadry: statki z ulepszeniami, sumę punktów, przeszkody.',
  ],
  26: [
    'Eskadra się nie zmienia',
    'Eskadra, łącznie z przeszkodami, nie może się zmieniać w trakcie turnieju.',
  ],
  27: [
    'Która talia uszkodzeń',
    'Do 31 grudnia 2015 trzeba używać pierwotnej talii uszkodzeń, od 1 stycznia 2016 talii z „Przebudzenia Mocy”.',
  ],
  28: [
    'Oficjalne komponenty',
    'Komponenty muszą być oficjalne; w razie wątpliwości decyduje komandor. Kto nie może zastąpić niedozwolonego elementu, zostaje zdyskwalifikowany.',
  ],
  29: [
    'Rozróżnianie takich samych statków',
    'Statki tego samego rodzaju i ich karty muszą być oznaczone tak, by dało się je odróżnić.',
  ],
  30: [
    'Co wolno zmienić',
    'Modele wolno malować, podstawki obciążać, słupki wymieniać, karty wkładać w koszulki (karty uszkodzeń w jednakowe), a własne elementy oznaczać. Rozmiar, kształt i treść kart zostają; gdy modele na siebie wpadają, trzeba zmienić słupki.',
  ],
  31: ['Bez proxy', 'Proxy kart i modeli statków są niedozwolone, bez wyjątku.'],
  32: [
    'Akcesoria innych firm',
    'Żetony, linijki i wzorniki innych producentów są dozwolone tylko za zgodą komandora.',
  ],
  33: [
    'Aplikacja z kośćmi na widoku',
    'Aplikacja z kośćmi jest dozwolona; obaj gracze muszą ją cały czas widzieć.',
  ],
  34: [
    'Bez elementów epickich',
    'Nie wolno używać niczego z symbolem epickim; nosi go każdy ogromny statek.',
  ],
  35: [
    'Bez wzorników do ustawiania',
    'Specjalne wzorniki do ustawiania są niedozwolone. Linijka zasięgu i wzorniki manewrów mogą pomóc ustawić formację.',
  ],
  36: [
    'Od kiedy produkt jest dozwolony',
    'W Ameryce Północnej produkt jest dozwolony od premiery. Gdzie indziej organizator mówi, co jest dozwolone.',
  ],
  37: [
    'Jeszcze nie: nowości z Gen Con 2015',
    'Produkty sprzedawane po raz pierwszy na Gen Con 2015 są niedozwolone na Mistrzostwach Ameryki Północnej 2015.',
  ],
  38: [
    'Wspólna linijka i wzorniki',
    'Przed meczem gracz może poprosić, by obaj używali w nim jednej linijki, jednego kompletu wzorników albo obu. O kościach nie ma mowy; ostatnie słowo ma komandor.',
  ],
  39: [
    'Siedem kroków przed startem',
    'Wyłożenie eskadry, pokazanie i oznaczenie statków, tasowanie talii uszkodzeń, inicjatywa, przeszkody, statki, osłony: wszystkie siedem trzeba wykonać przed startem. O inicjatywie decyduje niższa suma punktów, przy równej rzut monetą.',
  ],
  40: [
    'Mecz lustrzany',
    'Obaj grają tą samą frakcją. Parowanie nigdy tego nie unika; każdy musi zadbać o to, by statki dało się odróżnić.',
  ],
  41: [
    'Własna talia uszkodzeń',
    'Każdy ma własną talię uszkodzeń i stos kart odrzuconych. Przeciwnik może ją obejrzeć przed tasowaniem, sędzia zawsze.',
  ],
  42: [
    'Stos punktacji',
    'Każdy gracz powinien odkładać zniszczone statki przeciwnika z ulepszeniami na stos. To jawna informacja.',
  ],
  43: [
    'Odrzucone ulepszenia się liczą',
    'Odrzucone ulepszenie odwraca się, zostaje przy statku i liczy się, gdy statek zostanie zniszczony.',
  ],
  44: [
    'Brak statków: pełne zwycięstwo',
    'Jeśli na koniec rundy gry jedna strona nie ma statków, druga odnosi pełne zwycięstwo.',
  ],
  45: [
    'Nikt nie ma statków: remis',
    'Jeśli żadna strona nie ma już statków, mecz kończy się remisem.',
  ],
  46: [
    'Punktacja po czasie',
    'Po upływie czasu liczy się każdy zniszczony statek przeciwnika z ulepszeniami; duży statek z połową kadłuba i osłon lub mniej liczy się za połowę, zaokrągloną w dół. Wygrywa wyższy wynik.',
  ],
  47: [
    'Nieznaczne zwycięstwo po czasie',
    'Zwycięstwo po czasie różnicą od 1 do 11 punktów to zwycięstwo warunkowe. Przy równym wyniku jest remis.',
  ],
  48: [
    'Poddanie gry',
    'Grę można poddać w każdej chwili: to przegrana, przeciwnik wygrywa, a wszystkie pozostałe statki liczą się jako zniszczone.',
  ],
  49: [
    'Zniszczona eskadra liczy się za 100',
    'Kto zniszczy całą eskadrę przeciwnika, zdobywa 100 punktów, nawet jeśli była warta mniej.',
  ],
  50: [
    'Punkty za mecz',
    'Punkty turniejowe: zwycięstwo 5, zwycięstwo warunkowe 3, remis 1, przegrana 0.',
  ],
  51: [
    'Rozmiar zwycięstwa',
    'Zwycięzca dostaje 100 plus różnica punktów, przegrany 100 minus różnica; przy równym wyniku obaj po 100. Zapisuje się go na karcie wyniku.',
  ],
  52: ['Runda 1 jest losowana', 'W pierwszej rundzie przeciwnicy są losowani.'],
  53: [
    'Rodzina i wspólny dojazd osobno',
    'Na turniejach towarzyskich można poprosić, by w rundzie 1 nie grać z rodziną ani ze współpodróżnymi. Prośbę spełnia się, jeśli tylko to możliwe.',
  ],
  54: [
    'Kolejne rundy: równe punkty',
    'Od rundy 2 losowo paruje się graczy o równej liczbie punktów turniejowych. Kto zostanie, gra z kimś z następnej grupy.',
  ],
  55: [
    'Nie grać dwa razy ze sobą',
    'Przed rundami pucharowymi dwaj gracze nie powinni spotkać się dwa razy. Zamiast tego powinni trafić na kogoś z tą samą liczbą punktów, z kim jeszcze nie grali.',
  ],
  56: [
    'Kto dostaje wolny los',
    'Przy nieparzystej liczbie jedna osoba dostaje wolny los (bye): w rundzie 1 losowo, później ta z najmniejszą liczbą punktów turniejowych, potem z najniższym rozmiarem zwycięstwa, potem losowo.',
  ],
  57: [
    'Ile wart jest wolny los',
    'Wolny los (bye) liczy się jako zwycięstwo z rozmiarem zwycięstwa 150.',
  ],
  58: [
    'Równe punkty turniejowe',
    'Remisy rozstrzyga „jeden na jeden”, potem rozmiar zwycięstwa, potem siła tabeli, na końcu los.',
  ],
  59: [
    'Jeden na jeden',
    'Kto grał ze wszystkimi o tej samej liczbie punktów i z każdym wygrał, jest przed nimi.',
  ],
  60: ['Siła tabeli', 'Suma punktów turniejowych wszystkich przeciwników.'],
  61: [
    'Siła tabeli według programu',
    'Punkty każdego przeciwnika dzielone przez jego rozegrane rundy, zsumowane i podzielone przez liczbę własnych rund.',
  ],
  62: [
    'Odcięcie',
    'Po ogłoszonych rundach organizator może przeprowadzić odcięcie. Dalej grają najlepsi według punktów turniejowych, potem rozmiaru zwycięstwa; pozostali kończą turniej.',
  ],
  63: [
    'Najlepszy z ostatnim',
    'Najlepszy gra z ostatnim, drugi z przedostatnim i tak dalej. Potem drabinka się nie zmienia.',
  ],
  64: [
    'Przegrana kończy turniej',
    'Kto przegra w rundach pucharowych, odpada; ostatnia osoba wygrywa turniej.',
  ],
  65: [
    'Remis w rundach pucharowych',
    'Jeśli gra pucharowa kończy się remisem, wygrywa gracz z inicjatywą.',
  ],
  66: [
    'Niesportowe zachowanie',
    'Gra na czas, zbędna siła, nadużywanie nieskończonej kombinacji, niestosowne zachowanie, nieuprzejmość i podobne są niesportowe.',
  ],
  67: ['Żadnych uzgodnień', 'Graczom nie wolno uzgadniać punktów ani wyników.'],
  68: ['Usunięcie gracza', 'Tylko komandor może usunąć gracza z turnieju za zachowanie.'],
  69: [
    'Drobne niedokładności',
    'Drobne niedokładności ruchu i pomiaru są dopuszczalne i nie należy ich nadużywać. Ostatnie słowo ma komandor.',
  ],
  70: [
    'Przegapiony efekt',
    'Zapomniany efekt można wykorzystać później tylko za zgodą przeciwnika. Nie wolno się nawzajem rozpraszać ani poganiać.',
  ],
}
