import type { needs as en } from '../en/needs.ts'
import { plural } from '../plural.ts'

export const needs: typeof en = {
  closed: 'Geschlossen, solange selbst gespielt wird: keine Hilfsmittel während des Spiels.',
  headline: {
    in: (top) => `Ein Platz in den ${top} ist sicher.`,
    out: (top) => `Die ${top} sind nicht mehr erreichbar.`,
    'tie-breakers': (top) => `Über die ${top} entscheidet der Tiebreaker.`,
    depends: (top) => `Noch ist offen, ob es für die ${top} reicht.`,
  },
  verdict: {
    in: (top) => `in den ${top}`,
    out: (top) => `nicht in den ${top}`,
    'tie-breakers': () => 'der Tiebreaker entscheidet',
    depends: () => 'andere Ergebnisse entscheiden',
  },
  share: (found, of) =>
    plural('de', of, {
      one: `in ${found} von {{count}} simulierten Verlauf`,
      other: `in ${found} von {{count}} simulierten Verläufen`,
    }),
  about: { open: 'Bei diesem Ausgang', next: 'Bei diesem Ausgang in der nächsten Runde' },
  by: {
    exact: 'Exakt: Jeder mögliche Verlauf ist geprüft.',
    simulation: 'Was sicher ist, ist sicher; die Anteile stammen aus simulierten Verläufen.',
  },
  assumed:
    'Angenommen, niemand steigt aus oder kommt dazu, an jedem Tisch wird gespielt und es gibt keine Entscheidungen der Turnierleitung.',
  status: { in: 'Noch dabei.', out: 'Ausgeschieden.', champion: 'Sieger des Turniers.' },
  leads: {
    champion: 'Sieger des Turniers',
    'goes-on': 'weiter',
    'second-chance': 'noch eine Chance',
    out: 'ausgeschieden',
  },
}
