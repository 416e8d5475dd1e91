import type { hooks as en } from '../en/hooks.ts'

export const hooks: typeof en = {
  announced: (event) => `${event} ist bekanntgegeben.`,
  announcedAnew: (event) => `${event}: Die Bekanntgabe hat sich geändert.`,
  cancelled: (event, reason) => `${event} ist abgesagt: ${reason}`,
  published: (event, round) => `${event}, ${round}: Die Paarungen stehen fest.`,
  repaired: (event, round) => `${event}, ${round}: Die Paarungen haben sich geändert.`,
  closed: (event, round) => `${event}, ${round}: Alle Ergebnisse sind da.`,
  cut: (event, size) => `${event}: Die Top ${size} spielen weiter.`,
  result: (event, round, table) => `${event}, ${round}, Tisch ${table}:`,
  amended: (event, round, table) => `${event}, ${round}, Tisch ${table}, berichtigt:`,
  annulled: (event, round, table) =>
    `${event}, ${round}, Tisch ${table}: Das Ergebnis zählt nicht, das Spiel wird wiederholt.`,
  message: (event, text) => `${event}: ${text}`,
  finished: (event, champion) => `${event} ist zu Ende. Herzlichen Glückwunsch, ${champion}!`,
  trial: (event) => `${event}: Das ist eine Probe. Ab jetzt hört dieser Kanal davon.`,
  takenBack: (event, what) => `${event}: Zurückgenommen: ${what}.`,
  what: {
    'event-announced': 'die Bekanntgabe',
    'event-cancelled': 'die Absage',
    'round-published': 'die Paarungen',
    'round-repaired': 'die Änderung der Paarungen',
    'round-closed': 'das Ende der Runde',
    'cut-made': 'der Schnitt',
    'result-entered': 'ein Ergebnis',
    'result-amended': 'die Berichtigung eines Ergebnisses',
    'result-annulled': 'dass ein Ergebnis nicht zählt',
    'message-announced': 'die Durchsage',
    'event-finished': 'das Ende des Turniers',
  },
}
