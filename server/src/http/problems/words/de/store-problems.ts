import type { storeProblems as en } from '../en/store-problems.ts'

export const storeProblems: typeof en = {
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
  'damaged-entry': {
    title: 'Eintrag beschädigt',
    detail:
      'Ein Eintrag dieses Turniers ist beschädigt. Er wurde so gelassen, die anderen Turniere gehen weiter; „topcut restore“ holt die neueste Kopie zurück.',
  },
  'later-version': {
    title: 'Von einer neueren Version',
    detail: 'Das stammt von einer neueren Version von Topcut; der Server braucht diese Version.',
  },
  'unknown-fact': {
    title: 'Von einer neueren Version',
    detail:
      'In diesem Turnier steht ein Eintrag, den der Server nicht kennt. Nichts wurde geändert; der Server braucht eine neuere Version.',
  },
  'unreadable-event': {
    title: 'Turnier nicht lesbar',
    detail:
      'Dieses Turnier lässt sich nicht lesen: Ein Eintrag kann so nicht stimmen. Nichts wurde geändert, die anderen sind nicht betroffen. Holen Sie es aus einer Kopie oder einem Export zurück, oder bitten Sie den Besitzer des Servers, es zu entfernen.',
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
  'bad-event': {
    title: 'Nicht übernommen',
    detail:
      'Ein Turnier der Datei kann so nicht stimmen; nichts wurde daraus übernommen. Bitte dort, woher es kommt, noch einmal exportieren.',
  },
  'event-exists': {
    title: 'Schon vorhanden',
    detail:
      'Ein Turnier der Datei ist schon hier und seitdem weiter oder anders verlaufen. Aus der Datei wurde nichts übernommen. Öffnen Sie das Turnier aus der Liste; um die Datei daneben anzusehen, importieren Sie sie in ein Topcut mit einem anderen Datenordner.',
  },
}
