import type { find as en } from '../en/find.ts'

export const find: typeof en = {
  share: [
    'Teilen',
    'links qr code beitreten wand bild text chat forum csv export senden',
    'öffentliche Seite, Wand, Texte und Dateien',
  ],
  pages: {
    public: ['Öffentliche Seite', 'teilen link zuschauer webseite', 'Seite für alle'],
    wall: ['Anzeigewand', 'wand beamer projektor bildschirm leinwand', 'Seite für den Saal'],
    clock: ['Uhr', 'stoppuhr timer countdown bildschirm', 'Seite für den Saal'],
    poster: ['Aushang', 'plakat poster QR code anmelden einladen', 'Seite zum Drucken'],
    judge: ['Handy für Schiedsrichter', 'aufrufe judge', 'Seite für Schiedsrichter'],
    events: ['Turniere', 'start löschen verbergen archiv neu kopieren', 'alle Ihre Turniere'],
    account: ['Konto', 'passphrase passwort abmelden einstellungen', 'Ihr Konto'],
  },
  inside: {
    exports: [
      'Dateien und Texte',
      'export csv herunterladen tabelle forum chat bild',
      'in Rangliste',
    ],
    joinCode: [
      'Turniercode',
      'links einladen verantwortliche schiedsrichter',
      'in Verantwortliche',
    ],
    message: ['Nachricht an alle', 'durchsage mitteilung wand handys', 'in Bekanntgabe'],
    undo: ['Etwas rückgängig machen', 'protokoll verlauf zurücknehmen', 'in Protokoll'],
    about: [
      'Name, Datum, Ort',
      'umbenennen beginn uhrzeit adresse beschreibung logo bild startgeld preise plätze',
      'in Einstellungen',
    ],
    plan: [
      'Turnierplan, Missionen, Optionen',
      'runden schnitt dauer minuten regeln struktur',
      'in Einstellungen',
    ],
    clubs: ['Vereine in Runde 1', 'getrennt freunde mitreisende', 'in Einstellungen'],
    seen: ['Was alle sehen', 'listen sieger verbergen namen öffentlich', 'in Einstellungen'],
    ending: ['Absagen oder löschen', 'turnier beenden entfernen', 'in Einstellungen'],
  },
  print: { verb: 'Drucken', also: 'papier blatt pdf', note: 'Blatt Papier' },
}
