import type { join as en } from '../en/join.ts'

export const join: typeof en = {
  heading: 'Spielen Sie heute mit?',
  code: 'Turniercode',
  note: 'Sie finden ihn auf dem Aushang.',
  go: 'Weiter',
  missing: 'Geben Sie den Code vom Aushang ein.',
  title: 'Turnier finden',
  nowhere: (code) => `„${code}“ führt gerade nirgendwohin.`,
  help: 'Prüfen Sie Buchstabe für Buchstabe: In Codes gibt es kein O und keine 0, kein I und keine 1, kein B und keine 8. Vielleicht ist die Anmeldung geschlossen; dann trägt man Sie am Turniertisch ein.',
  slip: 'Haben Sie einen Ergebniszettel gescannt? Öffnen Sie Ihren eigenen Link oder kommen Sie an den Turniertisch.',
}
