import type { problems as en } from '../en/problems.ts'

export const problems: typeof en = {
  refused: 'Die Regeln lassen das nicht zu',
  fileRefused: 'Die Datei kann nicht übernommen werden',
  titles: {
    malformed: 'Nicht verstanden',
    'not-json': 'Nicht verstanden',
    'not-found': 'Nicht gefunden',
    'no-such-event': 'Unbekanntes Turnier',
    'unknown-player': 'Unbekannte Person',
    'no-cards': 'Keine Karten',
    'no-record-yet': 'Noch kein Protokoll',
    'not-as-asked': 'Nicht wie verlangt',
    'too-large': 'Zu groß',
    'wrong-content-type': 'Falscher Inhaltstyp',
    'foreign-origin': 'Nicht von dieser Seite',
    'unknown-host': 'Unbekannte Adresse',
    'tls-needed': 'Nur mit https',
    'command-id-reused': 'Kennung schon verwendet',
    stale: 'Inzwischen geändert',
    'sign-in-needed': 'Nicht eingeloggt',
    'not-yours': 'Nicht für diese Rolle',
    'token-not-known': 'Unbekanntes Token',
    'not-for-programs': 'Nicht für Programme',
    'link-not-open': 'Der Link gilt nicht mehr',
    'link-elsewhere': 'Auf einem anderen Gerät geöffnet',
    'wrong-passphrase': 'Falsches Kennwort',
    'wrong-sign-in': 'Falscher Name oder falsches Kennwort',
    'weak-passphrase': 'Kennwort zu leicht zu erraten',
    'passphrase-needed': 'Kennwort nötig',
    'passphrase-unset': 'Erst ein Kennwort wählen',
    'link-needed': 'Erst den Link öffnen',
    'name-needed': 'Auch einen Namen wählen',
    'name-taken': 'Name vergeben',
    'wrong-code': 'Falscher Code',
    'registration-closed': 'Anmeldung geschlossen',
    'registration-full': 'Keine weiteren Anmeldungen',
    'registration-rush': 'Viele auf einmal',
    'judge-called-already': 'Schon gerufen',
    'event-archived': 'Archiviert',
    'other-name': 'Nicht sein Name',
    'export-first': 'Zuerst herunterladen',
    'hook-address': 'Keine Adresse für Nachrichten',
    'hooks-full': 'Genug Webhooks',
    'too-much-sent': 'Bitte etwas langsamer',
    'too-many-tries': 'Zu viele Versuche',
    busy: 'Ausgelastet',
    stopping: 'Wird beendet',
    fault: 'Etwas ist schiefgegangen',
  },
  details: {
    'not-json': 'Das Gesendete ist kein gültiges JSON.',
    'not-found': 'Unter dieser Adresse gibt es nichts.',
    'no-such-event': 'Dieses Turnier gibt es hier nicht.',
    'unknown-player': 'Diesen Spieler gibt es in diesem Turnier nicht.',
    'no-record-yet':
      'Es gibt noch nichts nachzuprüfen: Das öffentliche Protokoll beginnt, wenn die erste Runde veröffentlicht ist.',
    'no-cards': 'Bei diesem Turnier werden Listen nicht anhand ihrer Karten geprüft.',
    'not-as-asked': 'Was unter dieser Adresse steht, ist nicht in der verlangten Fassung.',
    'too-large': 'Das Gesendete ist zu groß.',
    'wrong-content-type': 'Befehle werden als application/json gesendet.',
    'foreign-origin': 'Befehle werden nur von den eigenen Seiten von Topcut angenommen.',
    'unknown-host': 'Topcut ist unter der angefragten Adresse nicht bekannt.',
    'tls-needed':
      'Dieses Topcut spricht nur https, damit niemand mithören kann. Nehmen Sie dieselbe Adresse mit https:// davor.',
    'command-id-reused': 'Ein anderer Befehl mit dieser Kennung wurde bereits ausgeführt.',
    'sign-in-needed':
      'Öffnen Sie den Link, den Sie erhalten haben, oder loggen Sie sich mit Namen und Kennwort ein.',
    'not-yours':
      'Ihre Rolle umfasst das nicht. Der Organisator kann Sie zu einer anderen einladen.',
    'token-not-known':
      'Das Token ist abgelaufen, zurückgezogen oder falsch abgeschrieben. Der Organisator kann ein neues erzeugen.',
    'not-for-programs': 'Das kann nur jemand tun, der selbst eingeloggt ist.',
    'link-not-open':
      'Der Link ist verbraucht, abgelaufen oder zurückgezogen. Bei der Turnierleitung bekommen Sie einen neuen. Oder geben Sie auf der Startseite den Code vom Aushang ein.',
    'link-elsewhere':
      'Dieser Link gilt nur für ein Gerät, und ein anderes war schneller. Machen Sie dort weiter, oder bitten Sie um einen eigenen Link für dieses Gerät. Wenn nicht Sie ihn geöffnet haben, sagen Sie das bitte dem, der ihn Ihnen gegeben hat.',
    'wrong-passphrase':
      'Das ist nicht das Kennwort. Prüfen Sie die Großschreibung und versuchen Sie es noch einmal.',
    'wrong-sign-in':
      'Name und Kennwort gehören nicht zusammen. Prüfen Sie beides, beim Kennwort auch die Großschreibung, und versuchen Sie es noch einmal.',
    'passphrase-unset':
      'In diesem Netz können andere mithören, darum braucht dieser Schritt Ihr Kennwort, und noch ist keines gewählt. Öffnen Sie Ihren Link noch einmal oder einen neuen, wählen Sie dort eines und versuchen Sie es noch einmal.',
    'link-needed':
      'Das erste Kennwort wählen Sie in dem Fenster, in dem Sie Ihren Link geöffnet haben, oder an dem Rechner, auf dem Topcut läuft. Bitten Sie um einen neuen Link; wem der Server gehört, bekommt einen mit „topcut link“.',
    'name-needed':
      'Ein Kennwort allein genügt nicht: Wählen Sie auch den Namen, mit dem Sie sich einloggen wollen.',
    'name-taken': 'Mit diesem Namen loggt sich schon jemand anders ein. Wählen Sie einen anderen.',
    'passphrase-needed':
      'In diesem Netz könnten andere mithören, und das hier lässt sich nicht zurücknehmen: Bitte geben Sie zusätzlich das Kennwort des Organisators ein.',
    'wrong-code': 'Das ist nicht der Turniercode. Sie finden ihn auf dem Aushang am Eingang.',
    'registration-closed':
      'Eine Anmeldung mit Code ist hier gerade nicht möglich. Die Turnierleitung kann Sie anmelden.',
    'registration-full':
      'Dieses Turnier ist voll, die Warteliste eingeschlossen. Die Turnierleitung kann Sie anmelden.',
    'judge-called-already':
      'Sie haben schon mehrmals gerufen, und noch konnte niemand kommen. Sie sind nicht vergessen; wenn es eilt, kommen Sie bitte zur Turnierleitung.',
    'event-archived':
      'Dieses Turnier ist archiviert und kann nur angesehen werden. Wer es angelegt hat, holt es in der Liste der Turniere wieder aus dem Archiv.',
    'other-name': 'So heißt das Turnier nicht. Nichts wurde gelöscht.',
    'export-first':
      'Das Turnier wurde noch nicht so heruntergeladen, wie es jetzt ist. Bitte zuerst herunterladen; nichts wurde gelöscht.',
    'hook-address':
      'Nehmen Sie eine Adresse, die mit https:// oder http:// beginnt und weder Namen noch Passwort enthält. Sie muss im Internet liegen; ob Empfänger im eigenen Netz erlaubt sind, entscheidet, wem der Server gehört.',
    'hooks-full': 'Mehr Webhooks kann dieses Turnier nicht haben. Entfernen Sie erst einen.',
    busy: 'Andere waren jedes Mal schneller. Nichts wurde gespeichert; bitte noch einmal senden.',
    stopping: 'Dieser Server wird gerade beendet. Bitte gleich noch einmal senden.',
    fault: 'Topcut hat einen Fehler gemacht. Bitte noch einmal versuchen.',
  },
  damagedEntry: (entry) =>
    `Eintrag ${entry} dieses Turniers ist beschädigt. Er wurde so gelassen, die anderen Turniere gehen weiter. Bitte mit „topcut restore“ die neueste Kopie zurückholen, in der das Turnier heil ist.`,
  stale: (revision) =>
    `Das hat sich inzwischen geändert (Stand ${revision}). Bitte noch einmal ansehen.`,
  weakPassphrase: {
    short:
      'Ein Kennwort braucht mindestens zwölf Zeichen. Vier Wörter, die nichts miteinander zu tun haben, merkt man sich leicht und errät man schwer.',
    digits:
      'Ziffern allein sind im Nu durchprobiert. Nehmen Sie Wörter, zum Beispiel vier, die nichts miteinander zu tun haben.',
    common:
      'Wer rät, probiert das zuerst. Nehmen Sie etwas Eigenes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
    name: 'Wer rät, probiert Ihren Namen zuerst. Nehmen Sie etwas anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
  },
  tooMuchSent: (seconds) =>
    `Von diesem Gerät kam in kurzer Zeit sehr viel. Bitte senden Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal, oder kommen Sie zur Turnierleitung.`,
  registrationRush: (seconds) =>
    `Gerade melden sich sehr viele gleichzeitig an. Bitte senden Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  tooManyTries: (seconds) =>
    `Zu viele Versuche. Bitte warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`} und versuchen Sie es dann noch einmal.`,
  wrong: {
    inEntry: (event, entry) => `Turnier ${event}, Eintrag ${entry}:`,
    inEvent: (event) => `Turnier ${event}:`,
    impossible: 'Das kann dort nicht geschehen sein.',
    incoherent: 'Seine Teile gehören nicht zusammen.',
  },
  body: 'das Gesendete',
  kinds: {
    object: 'ein Objekt',
    array: 'eine Liste',
    string: 'ein Text',
    integer: 'eine ganze Zahl',
    number: 'eine Zahl',
    boolean: 'wahr oder falsch',
  },
  fault: {
    missing: (field) => `Das Feld „${field}“ fehlt.`,
    unknown: (field) => `Das Feld „${field}“ ist hier nicht bekannt.`,
    blank: (field) => `Das Feld „${field}“ darf nicht leer sein.`,
    form: (field) => `Das Feld „${field}“ hat nicht die erwartete Form.`,
    type: (field, kind) => `Das Feld „${field}“ muss ${kind} sein.`,
    choice: (field, choices) => `Das Feld „${field}“ muss eines davon sein: ${choices}.`,
    range: (field, least, most) =>
      most === null
        ? `Das Feld „${field}“ muss mindestens ${least} sein.`
        : `Das Feld „${field}“ muss zwischen ${least} und ${most} liegen.`,
    length: (field, least, most) =>
      most === null
        ? `Das Feld „${field}“ muss mindestens die Länge ${least} haben.`
        : `Das Feld „${field}“ muss eine Länge von ${least} bis ${most} haben.`,
  },
}
