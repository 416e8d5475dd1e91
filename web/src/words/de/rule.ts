import type { rule as en } from '../en/rule.ts'

export const rule: typeof en = {
  close: 'Schließen',
  here: 'Hier',
  document: 'Dokument',
  section: (name) => `Abschnitt „${name}“`,
  kind: 'In Topcut',
  kinds: {
    E: 'überwacht: Verstöße werden abgelehnt oder angemahnt',
    C: 'wird automatisch berechnet',
    R: 'wird festgehalten',
    D: 'wird angezeigt, wo man es braucht',
    A: 'Sache der Leute am Tisch',
  },
  beside: 'Selber Abschnitt',
  all: (count) => `Alle ${count} Regeln`,
  ownWords: 'Mit unseren Worten; es gilt das Dokument.',
  unreachable: 'Der Text lässt sich gerade nicht laden. Versuchen Sie es, sobald Sie online sind.',
  noWords: 'Zu dieser Regel gibt es noch keinen Text. Bitte im Dokument nachsehen.',
}
