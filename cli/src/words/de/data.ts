import type { data as en } from '../en/data.ts'

export const data: typeof en = {
  unavailable:
    'Die Daten sind nicht erreichbar. Bitte prüfen, ob die Datenbank läuft, und es noch einmal versuchen.',
  'disk-full':
    'Der Datenträger ist voll. Nichts wurde geändert; bitte Platz schaffen und es noch einmal versuchen.',
  'not-writable': 'Topcut darf dort nicht schreiben. Nichts wurde geändert; bitte Rechte prüfen.',
  damaged:
    'Die Daten sind beschädigt. Sie wurden so gelassen; bitte die neueste Kopie zurückholen.',
  'damaged-entry':
    'Ein Eintrag eines Turniers ist beschädigt. Er wurde so gelassen, die anderen Turniere sind lesbar; bitte die neueste Kopie zurückholen, in der er heil ist.',
  'later-version': 'Das stammt von einer neueren Version von Topcut. Bitte diese verwenden.',
  'unknown-fact':
    'Es gibt einen Eintrag, den diese Version von Topcut nicht kennt. Bitte eine neuere verwenden.',
  'unreadable-event':
    'Ein Turnier lässt sich nicht lesen; es wurde so gelassen, die anderen sind nicht betroffen. Bitte aus einer Kopie oder einem Export zurückholen.',
  'in-use': 'Topcut läuft gerade mit diesen Daten. Nichts wurde geändert; bitte zuerst beenden.',
  'no-copy': 'Die Datei ließ sich nicht schreiben; die Daten selbst sind sicher.',
  'no-data': 'Hier sind keine Daten von Topcut. Bitte den Ordner mit --data angeben.',
  'not-an-export':
    'Die Datei ist weder eine Kopie noch ein Export von Topcut. Nichts wurde daraus übernommen.',
  'damaged-file':
    'Die Datei ist beschädigt oder von Hand geändert. Nichts wurde daraus übernommen.',
  'bad-event':
    'Ein Turnier der Datei kann so nicht stimmen. Nichts wurde daraus übernommen; bitte dort, woher es kommt, noch einmal exportieren.',
  'event-exists': 'Ein Turnier der Datei ist schon vorhanden. Nichts wurde daraus übernommen.',
  'unknown-event': (event, events) =>
    events.length === 0
      ? `Es gibt kein Turnier ${event} und auch kein anderes. Bitte --data und DATABASE_URL prüfen.`
      : `Es gibt kein Turnier ${event}. Vorhanden: ${events.join(', ')}.`,
  'other-name': (event, name) =>
    `Das Turnier ${event} heißt „${name}“. Nichts wurde gelöscht; diesen Namen mit --name angeben.`,
  'file-exists':
    'Eine Datei dieses Namens gibt es schon. Nichts wurde gelöscht; mit --to eine andere angeben.',
  'no-record-yet':
    'Es gibt noch kein öffentliches Protokoll: Es beginnt, wenn die erste Runde veröffentlicht ist.',
  'deleted-unsaved':
    'Das Turnier wurde gelöscht, ohne dass eine Datei geschrieben wurde: Es ist beschädigt, und was sich nicht lesen lässt, lässt sich nicht sichern.',
}
