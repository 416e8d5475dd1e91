import type { data as en } from '../en/data.ts'

export const data: typeof en = {
  unavailable:
    'Dane są nieosiągalne. Należy sprawdzić, czy baza danych działa, i spróbować ponownie.',
  'disk-full': 'Dysk jest pełny. Nic nie zmieniono; należy zwolnić miejsce i spróbować ponownie.',
  'not-writable': 'Topcut nie może tam zapisywać. Nic nie zmieniono; należy sprawdzić uprawnienia.',
  damaged: 'Dane są uszkodzone. Pozostawiono je bez zmian; należy przywrócić najnowszą kopię.',
  'damaged-entry':
    'Wpis jednego z turniejów jest uszkodzony. Pozostawiono go bez zmian, a inne turnieje można odczytać; należy przywrócić najnowszą kopię, w której jest cały.',
  'later-version': 'Zapisała to nowsza wersja programu Topcut. Należy użyć tamtej wersji.',
  'unknown-fact': 'Jest tu wpis, którego ta wersja programu Topcut nie zna. Należy użyć nowszej.',
  'unreadable-event':
    'Jednego turnieju nie można odczytać; pozostawiono go bez zmian, pozostałe działają dalej. Należy przywrócić go z kopii lub eksportu.',
  'in-use': 'Topcut pracuje teraz na tych danych. Nic nie zmieniono; najpierw należy go zatrzymać.',
  'no-copy': 'Nie udało się zapisać pliku; same dane są bezpieczne.',
  'no-data': 'Nie ma tu danych programu Topcut. Należy wskazać ich folder opcją --data.',
  'not-an-export':
    'Ten plik nie jest kopią ani eksportem programu Topcut. Niczego z niego nie wczytano.',
  'damaged-file':
    'Plik jest uszkodzony albo został zmieniony ręcznie. Niczego z niego nie wczytano.',
  'bad-event':
    'Turniej z tego pliku nie może się zgadzać. Niczego z niego nie wczytano; należy wyeksportować go ponownie tam, skąd pochodzi.',
  'event-exists': 'Turniej z tego pliku już tu jest. Niczego z niego nie wczytano.',
  'unknown-event': (event, events) =>
    events.length === 0
      ? `Nie ma turnieju ${event} ani żadnego innego. Należy sprawdzić --data i DATABASE_URL.`
      : `Nie ma turnieju ${event}. Są: ${events.join(', ')}.`,
  'other-name': (event, name) =>
    `Turniej ${event} nazywa się „${name}”. Niczego nie usunięto; tę nazwę należy podać w --name.`,
  'file-exists': 'Plik o tej nazwie już istnieje. Niczego nie usunięto; w --to należy podać inny.',
  'no-record-yet':
    'Nie ma jeszcze zapisu publicznego: zaczyna się z opublikowaniem pierwszej rundy.',
  'deleted-unsaved':
    'Turniej usunięto i nie zapisano pliku: turniej jest uszkodzony, a czego nie można odczytać, tego nie można zapisać.',
}
