import type { Language } from '@topcut/protocol/words'
import type { StoreFaultCode } from '@topcut/server'
import type { DataRefusal } from '../refusal.ts'

type DataWords = { readonly [C in StoreFaultCode]: string } & {
  readonly 'unknown-event': (event: string, events: readonly string[]) => string
}

const en: DataWords = {
  unavailable: 'The data cannot be reached. Check that the database runs and try again.',
  'disk-full': 'The disk is full. Nothing was changed; make room and try again.',
  'not-writable': 'Topcut may not write there. Nothing was changed; check the permissions.',
  damaged: 'The data are damaged. They were left as they are; restore the latest copy.',
  'later-version': 'This was written by a later version of Topcut. Use that version.',
  'unknown-fact': 'There is a fact that this version of Topcut does not know. Use a later version.',
  'in-use': 'Topcut is running on these data. Nothing was changed; stop it first.',
  'no-copy': 'The file could not be written; the data themselves are safe.',
  'no-data': 'There are no data of Topcut here. Name their folder with --data.',
  'not-an-export': 'The file is no copy and no export of Topcut. Nothing was taken from it.',
  'damaged-file': 'The file is damaged or was changed by hand. Nothing was taken from it.',
  'event-exists': 'An event of the file is here already. Nothing was taken from it.',
  'unknown-event': (event, events) =>
    events.length === 0
      ? `There is no event ${event}, and no other either. Check --data and DATABASE_URL.`
      : `There is no event ${event}. There are: ${events.join(', ')}.`,
}

const de: DataWords = {
  unavailable:
    'Die Daten sind nicht erreichbar. Bitte prüfen, ob die Datenbank läuft, und es noch einmal versuchen.',
  'disk-full':
    'Der Datenträger ist voll. Nichts wurde geändert; bitte Platz schaffen und es noch einmal versuchen.',
  'not-writable': 'Topcut darf dort nicht schreiben. Nichts wurde geändert; bitte Rechte prüfen.',
  damaged:
    'Die Daten sind beschädigt. Sie wurden so gelassen; bitte die neueste Kopie zurückholen.',
  'later-version': 'Das stammt von einer neueren Version von Topcut. Bitte diese verwenden.',
  'unknown-fact':
    'Es gibt einen Eintrag, den diese Version von Topcut nicht kennt. Bitte eine neuere verwenden.',
  'in-use': 'Topcut läuft gerade mit diesen Daten. Nichts wurde geändert; bitte zuerst beenden.',
  'no-copy': 'Die Datei ließ sich nicht schreiben; die Daten selbst sind sicher.',
  'no-data': 'Hier sind keine Daten von Topcut. Bitte den Ordner mit --data angeben.',
  'not-an-export':
    'Die Datei ist weder eine Kopie noch ein Export von Topcut. Nichts wurde daraus übernommen.',
  'damaged-file':
    'Die Datei ist beschädigt oder von Hand geändert. Nichts wurde daraus übernommen.',
  'event-exists':
    'Eine Veranstaltung der Datei ist schon vorhanden. Nichts wurde daraus übernommen.',
  'unknown-event': (event, events) =>
    events.length === 0
      ? `Es gibt keine Veranstaltung ${event} und auch keine andere. Bitte --data und DATABASE_URL prüfen.`
      : `Es gibt keine Veranstaltung ${event}. Vorhanden: ${events.join(', ')}.`,
}

const pl: DataWords = {
  unavailable:
    'Dane są nieosiągalne. Należy sprawdzić, czy baza danych działa, i spróbować ponownie.',
  'disk-full': 'Dysk jest pełny. Nic nie zmieniono; należy zwolnić miejsce i spróbować ponownie.',
  'not-writable': 'Topcut nie może tam zapisywać. Nic nie zmieniono; należy sprawdzić uprawnienia.',
  damaged: 'Dane są uszkodzone. Pozostawiono je bez zmian; należy przywrócić najnowszą kopię.',
  'later-version': 'Zapisała to nowsza wersja programu Topcut. Należy użyć tamtej wersji.',
  'unknown-fact': 'Jest tu wpis, którego ta wersja programu Topcut nie zna. Należy użyć nowszej.',
  'in-use': 'Topcut pracuje teraz na tych danych. Nic nie zmieniono; najpierw należy go zatrzymać.',
  'no-copy': 'Nie udało się zapisać pliku; same dane są bezpieczne.',
  'no-data': 'Nie ma tu danych programu Topcut. Należy wskazać ich folder opcją --data.',
  'not-an-export':
    'Ten plik nie jest kopią ani eksportem programu Topcut. Niczego z niego nie wczytano.',
  'damaged-file':
    'Plik jest uszkodzony albo został zmieniony ręcznie. Niczego z niego nie wczytano.',
  'event-exists': 'Turniej z tego pliku już tu jest. Niczego z niego nie wczytano.',
  'unknown-event': (event, events) =>
    events.length === 0
      ? `Nie ma turnieju ${event} ani żadnego innego. Należy sprawdzić --data i DATABASE_URL.`
      : `Nie ma turnieju ${event}. Są: ${events.join(', ')}.`,
}

const words: { readonly [L in Language]: DataWords } = { en, de, pl }

export const dataCodes: readonly string[] = Object.keys(en)

export const dataSentence = (language: Language, refusal: DataRefusal): string => {
  const said = words[language]
  if (refusal.code === 'unknown-event') return said[refusal.code](refusal.event, refusal.events)
  const { code, about } = refusal
  return about === undefined ? said[code] : `${said[code]} (${about})`
}
