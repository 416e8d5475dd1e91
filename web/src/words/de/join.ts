import type { join as en } from '../en/join.ts'

export const join: typeof en = {
  heading: 'Spielen Sie heute mit?',
  code: 'Turniercode',
  note: 'Sie finden ihn auf dem Aushang.',
  go: 'Weiter',
  missing: 'Geben Sie den Code vom Aushang ein.',
  title: 'Turnier finden',
  nowhere: (code) => `Mit dem Code „${code}“ gibt es jetzt kein Turnier.`,
  help: 'Prüfen Sie Buchstabe für Buchstabe: In Codes gibt es kein O und keine 0, kein I und keine 1, kein B und keine 8. Ist die Anmeldung geschlossen, trägt die Turnierleitung Sie ein.',
  slip: 'Haben Sie einen Ergebniszettel gescannt? Öffnen Sie Ihren eigenen Link oder kommen Sie zur Turnierleitung.',
  link: {
    dead: 'Dieser Link funktioniert nicht mehr',
    elsewhere: 'Dieser Link ist auf einem anderen Gerät offen',
    unopened: 'Der Link ließ sich nicht öffnen',
    why: 'Er ist verbraucht, abgelaufen oder zurückgezogen. Fragen Sie die Turnierleitung nach einem neuen, Sie bekommen ihn sofort.',
    orCode: 'Oder geben Sie den Code vom Aushang oder von Ihrem Ergebniszettel ein:',
  },
}
