import { plural } from '@topcut/protocol/words'
import type { verify as en } from '../en/verify.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const verify: typeof en = {
  title: 'Dieses Turnier selbst nachprüfen',
  shortTitle: 'Selbst nachprüfen',
  lead: 'Ihr Browser nimmt das öffentliche Protokoll, lost jede Runde noch einmal aus und rechnet jeden Platz nach. Sie müssen niemandem vertrauen, und es wird nichts gesendet.',
  shortLead:
    'Ihr Handy lost jede Runde noch einmal aus und rechnet jeden Platz nach. Es wird nichts gesendet.',
  toEvent: 'Zum Turnier',
  progress: (done, of) => `Schritt ${done} von ${of}`,
  working: 'läuft',
  fromRecord: 'aus dem Protokoll',
  notChecked: 'nicht geprüft',
  stop: 'Anhalten',
  stopped: 'Angehalten. Es wird nichts mehr geprüft.',
  goOn: 'Von vorn prüfen',

  whole: {
    title: 'Das Protokoll ist vollständig',
    short: 'Protokoll vollständig',
    entries: count('{{count}} Eintrag', '{{count}} Einträge'),
    text: count(
      '{{count}} Eintrag, versiegelt. Er wurde später nicht geändert.',
      '{{count}} Einträge, jeder mit dem davor versiegelt. Keiner fehlt, keiner wurde später geändert.',
    ),
    todo: count(
      '{{count}} Eintrag, versiegelt',
      '{{count}} Einträge, jeder mit dem davor versiegelt',
    ),
    brokenTitle: 'Das Protokoll ist nicht unversehrt',
    brokenShort: 'Protokoll nicht unversehrt',
    broken: 'Das Protokoll wurde nachträglich geändert.',
  },
  drawn: {
    title: (done, of) => `Jede Runde noch einmal ausgelost: ${done} von ${of}`,
    short: (done, of) => `Runden neu ausgelost: ${done} von ${of}`,
    shortDone: (done, of) => `${done} von ${of} Runden neu ausgelost`,
    shortAgree: (done, of) => `${done} von ${of} Runden stimmen`,
    text: 'Mit dem Los, das vor jeder Runde feststand, müssen dieselben Tische herauskommen.',
    textOfBefore:
      'Bei diesem Turnier standen die Lose noch nicht im Voraus fest. Mit dem Los aus dem Protokoll müssen dieselben Tische herauskommen.',
    tables: count('{{count}} Tisch gleich', '{{count}} Tische gleich'),
    byHand: 'von Hand gepaart',
    changed: 'gleich, danach von Hand geändert',
    differs: 'kommt anders heraus',
    otherLot: 'nicht das festgelegte Los',
    each: 'Runde für Runde',
    drawing: 'wird ausgelost …',
    waiting: 'steht noch an',
    now: (round) => `${round} wird ausgelost …`,
    differsIn: (rounds) => `anders: ${rounds}`,
  },
  counted: {
    title: 'Ergebnisse nachgerechnet',
    short: count('{{count}} Ergebnis nachgerechnet', '{{count}} Ergebnisse nachgerechnet'),
    text: (results, document) =>
      `${plural('de', results, { one: '{{count}} Ergebnis', other: '{{count}} Ergebnisse' })}: Punkte nach ${document}`,
    byRules: 'Punkte nach den Regeln',
    todo: count('{{count}} steht noch an', '{{count}} stehen noch an'),
    impossible: 'Einige Einträge können so nicht gewesen sein.',
  },
  placed: {
    title: 'Rangliste, Schnitt und Turnierbaum',
    places: count('{{count}} Platz mit Tiebreakern', '{{count}} Plätze mit Tiebreakern'),
    shortPlaces: count('{{count}} Platz', '{{count}} Plätze'),
    noPlaces: 'Noch ist keine Runde beendet.',
    cut: (size) => `${size} im Schnitt`,
    matches: count('{{count}} Spiel', '{{count}} Spiele'),
    differ: 'Nicht das, was die Ergebnisse ergeben.',
  },
  byHand: {
    title: (n) => `Entscheidungen von Hand: ${n}`,
    short: count('{{count}} Entscheidung von Hand', '{{count}} Entscheidungen von Hand'),
    none: 'Keine Entscheidungen von Hand',
    allowed: 'Sie sind erlaubt, und alle dürfen sie sehen.',
    nothing: 'Niemand hat eine Paarung geändert oder eine Ausnahme gemacht.',
    look: 'erlaubt, mit Rolle und Begründung: ansehen',
    start: 'Beginn',
  },
  roles: {
    organizer: 'Organisator',
    marshal: 'Oberschiedsrichter',
    judge: 'Schiedsrichter',
    scorekeeper: 'Ergebniserfassung',
    player: 'Spieler',
    spectator: 'Zuschauer',
  },

  result: {
    agrees: 'Alles stimmt überein.',
    differs: 'Etwas stimmt nicht überein.',
    here: (seconds, when) => `In diesem Browser geprüft in ${seconds} s, ${when}.`,
    restChecked: 'Der Rest wurde trotzdem geprüft.',
    damaged:
      'Ihre Kopie ist vielleicht beschädigt oder alt. Laden Sie sie noch einmal; bleibt es dabei, zeigen Sie diese Seite dem Oberschiedsrichter.',
    damagedFile:
      'Ihre Kopie ist vielleicht beschädigt oder alt. Holen Sie sie noch einmal von der Seite des Turniers; bleibt es dabei, zeigen Sie diese Seite dem Oberschiedsrichter.',
    again: 'Protokoll noch einmal laden',
    save: 'Befund speichern',
    compare: 'Mit einem Aushang vergleichen',
    more: count('und {{count}} weiteres', 'und {{count}} weitere'),
  },
  difference: {
    caption: (round) => `${round}: veröffentlicht und neu ausgelost`,
    table: (table) => `Tisch ${table}`,
    published: (players) => `veröffentlicht: ${players}`,
    drawn: (players) => `neu ausgelost: ${players}`,
    sitsOut: (player) => `${player} setzt aus`,
    byHand: 'Von Hand?',
    noEntry: 'davon steht nichts im Protokoll',
    listed: 'siehe Entscheidungen von Hand',
    more: count('{{count}} weiterer Tisch ist anders', '{{count}} weitere Tische sind anders'),
  },

  code: {
    title: 'Code dieses Protokolls',
    none: 'Es gibt keinen zum Vergleichen: Das Protokoll wurde nachträglich geändert.',
    from: count(
      'Er entsteht aus dem einen Eintrag. Wäre im Protokoll ein Buchstabe anders, wäre es auch der Code.',
      'Er entsteht aus allen {{count}} Einträgen. Wäre im Protokoll ein Buchstabe anders, wäre es auch der Code.',
    ),
    onSheet: 'Muss auch auf dem Aushang stehen:',
    sheet: 'Gedruckter Ergebnisbogen mit demselben Code',
    final: 'Endstand',
    afterRound: (round) => `Rangliste nach Runde ${round}`,
    compare: 'Mit dem Aushang vergleichen',
    hint: 'Tippen Sie den Code, wie er gedruckt ist. Leerzeichen und Kleinbuchstaben sind egal.',
    same: count('Das erste Zeichen ist gleich.', 'Die ersten {{count}} Zeichen sind gleich.'),
    whole: 'Der Code ist gleich. Seit dem Druck wurde nichts geändert.',
    older: (when) =>
      `Das ist ein älterer Aushang, gedruckt nach ${when}. Davor wurde nichts geändert.`,
    maybeOlder: (when) => `Bisher passt es zu einem älteren Aushang, ${when}. Tippen Sie weiter.`,
    differs: (letter) =>
      `Zeichen ${letter} ist anders. Prüfen Sie, ob es wie gedruckt getippt ist. Wenn ja, stammt der Aushang nicht von diesem Protokoll.`,
    tooLong: 'Ein Code hat 16 Zeichen.',
  },
  how: {
    title: 'So funktioniert es',
    names: 'Namen erscheinen, wie es die Spieler erlaubt haben; die Prüfung braucht sie nicht.',
    noNames: 'Dieses Protokoll hat keine Namen: Spieler erscheinen mit ihrer Nummer.',
    record: (size) => `Das Protokoll: eine Datei, ${size}.`,
    save: 'Speichern',
    others: 'Ein anderes Programm kann dasselbe: wie die Datei entsteht.',
    alone: 'Ohne diesen Server prüfen:',
    saveAlone: 'diese Seite speichern',
    aloneThen: 'Danach von der eigenen Festplatte öffnen und ihr das Protokoll geben.',
    format: [
      'Die Datei ist JSON. „entries“ enthält der Reihe nach alles, was eine Paarung oder einen Platz bewegt hat. Spieler stehen als Kennung darin, Persönliches ist versiegelt.',
      'Der Hash eines Eintrags ist SHA-256 über den Eintrag ohne „hash“, als JSON mit sortierten Schlüsseln und ohne Leerzeichen.',
      '„previous“ ist der Hash des Eintrags davor, im ersten SHA-256 von „event“.',
      '„digest“ ist SHA-256 über die ganze Datei ohne ihn selbst, ebenso geschrieben.',
      '„luck“ einer Runde nennt ihr Los. SHA-256 des Loses steht als „committed“ in der Runde davor oder im ersten Eintrag. Die Auslosung beginnt mit SHA-256 über [lot, draw, was die Halle beigesteuert hat].',
      'Der Code ist der letzte Hash als Zahl, geschrieben mit den 30 Zeichen 23456789ABCDEFGHJKMNPQRSTVWXYZ, davon die letzten 16, rückwärts.',
    ],
  },
  file: {
    title: 'Welches Protokoll?',
    text: 'Wählen Sie die Datei, die Sie von der Seite des Turniers gespeichert haben, oder ziehen Sie sie hierher.',
    choose: 'Datei wählen',
    drop: 'Loslassen: Sie wird sofort geprüft.',
    another: 'Ein anderes Protokoll prüfen',
    stays: 'Die Datei bleibt auf diesem Gerät.',
    faults: {
      'no-json':
        'Das ist kein Protokoll: Die Datei lässt sich nicht lesen. Wählen Sie die Datei, die mit „Speichern“ entstanden ist.',
      'no-record': 'Diese Datei ist etwas anderes, nicht das Protokoll eines Turniers.',
      'later-version':
        'Dieses Protokoll stammt von einem neueren Topcut. Nehmen Sie eine neuere Fassung dieser Seite.',
      broken: 'Dieses Protokoll ist beschädigt: Teile fehlen. Holen Sie es noch einmal.',
    },
  },
  load: {
    loading: 'Das Protokoll wird geladen …',
    none: 'Noch gibt es nichts zu prüfen. Das Protokoll beginnt, wenn Runde 1 veröffentlicht ist.',
    missing: 'Dieses Turnier gibt es nicht, oder es ist nicht öffentlich.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
    again: 'Noch einmal versuchen',
    keeps: 'Der Server ist nicht erreichbar. Unten steht das zuvor geladene Protokoll.',
  },
  seconds: (seconds) => `${seconds} s`,
}
