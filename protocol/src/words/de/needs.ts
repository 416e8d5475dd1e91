import type { needs as en } from '../en/needs.ts'
import { plural } from '../plural.ts'

export const needs: typeof en = {
  closed: 'Nach Ihrem Spiel verfügbar: keine Hilfsmittel während des Spiels.',
  headline: {
    in: (top) => `Sie sind dabei: Ihr Platz in den ${top} ist sicher.`,
    out: (top) => `Sie sind raus: Die ${top} sind nicht mehr erreichbar.`,
    likely: (top) => `Sie sind wahrscheinlich in den ${top}.`,
    unlikely: (top) => `Die ${top} sind unwahrscheinlich, aber noch möglich.`,
    depends: (top) => `Andere Ergebnisse entscheiden, ob Sie in den ${top} sind.`,
    'tie-breakers': (top) => `Der Tiebreaker entscheidet, ob Sie in den ${top} sind.`,
    'own-match': (top) => `Ihr Spiel entscheidet, ob Sie in den ${top} sind.`,
  },
  verdict: {
    in: 'Sie sind dabei',
    out: 'Sie sind raus',
    'tie-breakers': 'Der Tiebreaker entscheidet',
    depends: 'Andere Ergebnisse entscheiden',
  },
  share: {
    all: (of) =>
      plural('de', of, {
        one: 'Sehr wahrscheinlich dabei: in dem einen durchgespielten Verlauf',
        other: 'Sehr wahrscheinlich dabei: in allen {{count}} durchgespielten Verläufen',
      }),
    likely: (found, of) => `Wahrscheinlich dabei: in ${found} von ${of} durchgespielten Verläufen`,
    open: (found, of) => `Offen: in ${found} von ${of} durchgespielten Verläufen`,
    unlikely: (found, of) => `Unwahrscheinlich: in ${found} von ${of} durchgespielten Verläufen`,
    none: (of) =>
      plural('de', of, {
        one: 'Sehr unwahrscheinlich: nicht in dem einen durchgespielten Verlauf',
        other: 'Sehr unwahrscheinlich: in keinem von {{count}} durchgespielten Verläufen',
      }),
  },
  about: { open: 'Wenn Ihr Spiel so endet', next: 'Wenn Ihr nächstes Spiel so endet' },
  by: {
    exact: 'Sicher: Jeder mögliche Verlauf ist geprüft.',
    simulation: 'Dabei und raus sind sicher. Der Rest ist zufällig durchgespielt.',
  },
  assumed:
    'Angenommen, niemand steigt aus oder kommt dazu, an jedem Tisch wird gespielt und es gibt keine Entscheidungen der Turnierleitung.',
  places: {
    one: (place, until) =>
      until === 'end'
        ? `Sie landen auf Platz ${place}.`
        : `Nach dieser Runde stehen Sie auf Platz ${place}.`,
    range: (best, worst, until) =>
      until === 'end'
        ? `Sie können noch Platz ${best} bis ${worst} erreichen.`
        : `Nach dieser Runde: Platz ${best} bis ${worst}.`,
    row: (best, worst) => (best === worst ? `Platz ${best}` : `Platz ${best} bis ${worst}`),
    by: 'Sicher nach Turnierpunkten; bei Gleichstand entscheidet der Tiebreaker.',
  },
  status: {
    in: 'Sie sind noch dabei.',
    out: 'Sie sind ausgeschieden.',
    champion: 'Sie haben das Turnier gewonnen.',
  },
  leads: {
    champion: 'Sie gewinnen das Turnier',
    'goes-on': 'Sie sind weiter',
    'second-chance': 'Sie haben noch eine Chance',
    out: 'Sie sind ausgeschieden',
  },
}
