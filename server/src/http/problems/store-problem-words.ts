import type { Language } from '@topcut/protocol/words'
import type { StoreFaultCode } from '../../store/faults.ts'

/** For whoever stands at the desk or holds a phone: what it means for what they have just sent. */
type StoreProblemWords = {
  readonly [C in StoreFaultCode]: { readonly title: string; readonly detail: string }
}

const en: StoreProblemWords = {
  unavailable: {
    title: 'Data out of reach',
    detail:
      'The data cannot be reached at the moment. Please send it again in a moment; nothing is ever stored twice.',
  },
  'disk-full': {
    title: 'Disk full',
    detail: 'The server’s disk is full. Nothing was stored; make room there and send it again.',
  },
  'not-writable': {
    title: 'Data cannot be written',
    detail:
      'The server may not write to its data. Nothing was stored; check the permissions there and send it again.',
  },
  damaged: {
    title: 'Data damaged',
    detail:
      'The server’s data are damaged. They were left as they are; bring the latest copy back with “topcut restore”.',
  },
  'later-version': {
    title: 'Written by a later version',
    detail: 'A later version of Topcut wrote this; the server has to be brought up to date.',
  },
  'unknown-fact': {
    title: 'Written by a later version',
    detail:
      'The log of this event holds a fact that the server does not know. Nothing was changed; the server has to be brought up to date.',
  },
  'in-use': {
    title: 'In use',
    detail: 'Another Topcut is running on these data; stop it first.',
  },
  'no-copy': {
    title: 'No copy was made',
    detail:
      'The copy could not be written; the data themselves are safe. Check the stick or the folder.',
  },
  'no-data': { title: 'No data', detail: 'There are no data of Topcut in this folder.' },
  'not-an-export': {
    title: 'Not a file of Topcut',
    detail: 'The file is no copy and no export of Topcut; nothing was taken from it.',
  },
  'damaged-file': {
    title: 'File damaged',
    detail: 'The file is damaged or was changed by hand; nothing was taken from it.',
  },
  'event-exists': {
    title: 'Here already',
    detail:
      'An event of the file is here already, and it has gone on or gone another way since. Nothing was taken from the file. Open the one in the list; to look at the file beside it, import it into a Topcut with another data folder.',
  },
}

const de: StoreProblemWords = {
  unavailable: {
    title: 'Daten nicht erreichbar',
    detail:
      'Die Daten sind gerade nicht erreichbar. Bitte gleich noch einmal senden; doppelt gespeichert wird nichts.',
  },
  'disk-full': {
    title: 'Datenträger voll',
    detail:
      'Der Datenträger des Servers ist voll. Nichts wurde gespeichert; bitte dort Platz schaffen und noch einmal senden.',
  },
  'not-writable': {
    title: 'Daten nicht beschreibbar',
    detail:
      'Der Server darf seine Daten nicht schreiben. Nichts wurde gespeichert; bitte dort die Rechte prüfen und noch einmal senden.',
  },
  damaged: {
    title: 'Daten beschädigt',
    detail:
      'Die Daten des Servers sind beschädigt. Sie wurden so gelassen; „topcut restore“ holt die neueste Kopie zurück.',
  },
  'later-version': {
    title: 'Von einer neueren Version',
    detail: 'Das stammt von einer neueren Version von Topcut; der Server braucht diese Version.',
  },
  'unknown-fact': {
    title: 'Von einer neueren Version',
    detail:
      'In dieser Veranstaltung steht ein Eintrag, den der Server nicht kennt. Nichts wurde geändert; der Server braucht eine neuere Version.',
  },
  'in-use': {
    title: 'In Benutzung',
    detail: 'Ein anderes Topcut läuft mit diesen Daten; bitte zuerst beenden.',
  },
  'no-copy': {
    title: 'Keine Kopie',
    detail:
      'Die Kopie ließ sich nicht schreiben; die Daten selbst sind sicher. Bitte Stick oder Ordner prüfen.',
  },
  'no-data': { title: 'Keine Daten', detail: 'In diesem Ordner sind keine Daten von Topcut.' },
  'not-an-export': {
    title: 'Keine Datei von Topcut',
    detail:
      'Die Datei ist weder eine Kopie noch ein Export von Topcut; nichts wurde daraus übernommen.',
  },
  'damaged-file': {
    title: 'Datei beschädigt',
    detail: 'Die Datei ist beschädigt oder von Hand geändert; nichts wurde daraus übernommen.',
  },
  'event-exists': {
    title: 'Schon vorhanden',
    detail:
      'Ein Turnier der Datei ist schon hier und seitdem weiter oder anders verlaufen. Aus der Datei wurde nichts übernommen. Öffnen Sie das Turnier aus der Liste; um die Datei daneben anzusehen, importieren Sie sie in ein Topcut mit einem anderen Datenordner.',
  },
}

const pl: StoreProblemWords = {
  unavailable: {
    title: 'Dane niedostępne',
    detail:
      'Dane są chwilowo niedostępne. Proszę za chwilę wysłać ponownie; nic nie zostanie zapisane dwa razy.',
  },
  'disk-full': {
    title: 'Dysk pełny',
    detail:
      'Dysk serwera jest pełny. Nic nie zapisano; należy zwolnić na nim miejsce i wysłać ponownie.',
  },
  'not-writable': {
    title: 'Brak zapisu danych',
    detail:
      'Serwer nie może zapisywać swoich danych. Nic nie zapisano; należy sprawdzić tam uprawnienia i wysłać ponownie.',
  },
  damaged: {
    title: 'Dane uszkodzone',
    detail:
      'Dane serwera są uszkodzone. Pozostawiono je bez zmian; „topcut restore” przywraca najnowszą kopię.',
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
  'in-use': {
    title: 'W użyciu',
    detail: 'Na tych danych pracuje inny Topcut; najpierw należy go zatrzymać.',
  },
  'no-copy': {
    title: 'Nie wykonano kopii',
    detail:
      'Nie udało się zapisać kopii; same dane są bezpieczne. Należy sprawdzić nośnik lub folder.',
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
  'event-exists': {
    title: 'Już istnieje',
    detail:
      'Turniej z tego pliku już tu jest, a od tamtej pory potoczył się dalej albo inaczej. Z pliku niczego nie wczytano. Proszę otworzyć turniej z listy; aby obejrzeć plik obok niego, można go zaimportować w Topcut z innym folderem danych.',
  },
}

export const storeProblemWords: { readonly [L in Language]: StoreProblemWords } = { en, de, pl }
