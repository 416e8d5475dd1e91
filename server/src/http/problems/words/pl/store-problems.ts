import type { storeProblems as en } from '../en/store-problems.ts'

export const storeProblems: typeof en = {
  unavailable: {
    title: 'Dane niedostępne',
    detail:
      'Dane są chwilowo niedostępne. Za chwilę wyślij ponownie; nic nie zostanie zapisane dwa razy.',
  },
  'disk-full': {
    title: 'Dysk pełny',
    detail: 'Dysk serwera jest pełny. Nic nie zapisano; zwolnij na nim miejsce i wyślij ponownie.',
  },
  'not-writable': {
    title: 'Brak zapisu danych',
    detail:
      'Serwer nie może zapisywać swoich danych. Nic nie zapisano; sprawdź tam uprawnienia i wyślij ponownie.',
  },
  damaged: {
    title: 'Dane uszkodzone',
    detail:
      'Dane serwera są uszkodzone. Pozostawiono je bez zmian; „topcut restore” przywraca najnowszą kopię.',
  },
  'damaged-entry': {
    title: 'Wpis uszkodzony',
    detail:
      'Wpis tego turnieju jest uszkodzony. Pozostawiono go bez zmian, a inne turnieje działają dalej; „topcut restore” przywraca najnowszą kopię.',
  },
  'later-version': {
    title: 'Z nowszej wersji',
    detail: 'Zapisała to nowsza wersja programu Topcut; serwer wymaga aktualizacji.',
  },
  'unknown-fact': {
    title: 'Z nowszej wersji',
    detail:
      'W tym turnieju jest wpis, którego serwer nie zna. Nic nie zmieniono; serwer wymaga aktualizacji.',
  },
  'unreadable-event': {
    title: 'Turniej nieczytelny',
    detail:
      'Tego turnieju nie można odczytać: jeden z wpisów nie może się zgadzać. Nic nie zmieniono, pozostałe turnieje działają dalej. Przywróć go z kopii lub eksportu albo poproś właściciela serwera o usunięcie.',
  },
  'in-use': {
    title: 'W użyciu',
    detail: 'Na tych danych pracuje inny Topcut; najpierw go zatrzymaj.',
  },
  'no-copy': {
    title: 'Nie wykonano kopii',
    detail: 'Nie udało się zapisać kopii; same dane są bezpieczne. Sprawdź pendrive lub folder.',
  },
  'no-data': { title: 'Brak danych', detail: 'W tym folderze nie ma danych programu Topcut.' },
  'not-an-export': {
    title: 'To nie plik programu Topcut',
    detail: 'Plik nie jest kopią ani eksportem programu Topcut; niczego z niego nie wczytano.',
  },
  'damaged-file': {
    title: 'Plik uszkodzony',
    detail: 'Plik jest uszkodzony albo został zmieniony ręcznie; niczego z niego nie wczytano.',
  },
  'bad-event': {
    title: 'Nie wczytano',
    detail:
      'Turniej z tego pliku nie może się zgadzać; niczego z niego nie wczytano. Wyeksportuj go ponownie tam, skąd pochodzi.',
  },
  'event-exists': {
    title: 'Już istnieje',
    detail:
      'Turniej z tego pliku już tu jest, a od tamtej pory potoczył się dalej albo inaczej. Z pliku niczego nie wczytano. Otwórz turniej z listy; aby obejrzeć plik obok niego, można go zaimportować w Topcut z innym folderem danych.',
  },
}
