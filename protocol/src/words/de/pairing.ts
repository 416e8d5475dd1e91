import type { Reason, Source } from '@topcut/engine'
import type { receipt as en } from '../en/pairing.ts'
import { plural } from '../plural.ts'
import type { SentencePerKind } from '../sentence-per.ts'

export const reasons: SentencePerKind<Reason> = {
  'first-round': () => 'Erste Runde, zufällig ausgelost',
  'same-points': ({ points }) =>
    plural('de', points, {
      one: 'Beide mit {{count}} Turnierpunkt, zufällig ausgelost',
      other: 'Beide mit {{count}} Turnierpunkten, zufällig ausgelost',
    }),
  'floats-down': ({ player, from, to, why, metInRounds = [] }, names) => {
    const floats = `${names.player(player)}: aus der Gruppe mit ${from} in die Gruppe mit ${to}`
    const rounds = plural('de', metInRounds.length, { one: 'Runde', other: 'den Runden' })
    if (why === 'odd-group') return `${floats} gelost (ungerade Gruppe)`
    if (why === 'best-round') return `${floats} (so wird die Runde am besten)`
    return why === undefined
      ? `${floats} gelost`
      : `${floats} (Paarungen mit allen anderen dort gab es in ${rounds} ${metInRounds.join(', ')})`
  },
  'rematch-unavoidable': ({ metInRounds }) =>
    `Erneute Paarung, unvermeidbar (zuvor in ${plural('de', metInRounds.length, { one: 'Runde', other: 'den Runden' })} ${metInRounds.join(', ')})`,
  fold: () => 'Obere gegen untere Hälfte (Paarung über Hälftenbildung)',
  seeds: () => 'Nach der Setzliste',
  bracket: ({ from: [one, two] }) =>
    one === two
      ? `Nach dem Turnierbaum, Spiel ${one}`
      : `Sieger aus Spiel #${one} gegen Sieger aus Spiel #${two}`,
  chart: ({ from: [a, b] }) => `${told(a)} gegen ${told(b)}`,
  'final-match': () => 'Final-Begegnung der beiden Besten',
  'by-hand': () => 'Von Hand',
  fixed: () => 'Von der Turnierleitung festgelegt',
}

const told = (source: Source): string =>
  source.as === 'seed'
    ? `Setzplatz ${source.seed}`
    : `${source.as === 'winner' ? 'Sieger' : 'Verlierer'} aus Spiel ${source.game}`

export const receipt: typeof en = {
  rematches: (n) =>
    n === 0
      ? 'niemand trifft erneut auf denselben Gegner'
      : plural('de', n, { one: '{{count}} erneute Paarung', other: '{{count}} erneute Paarungen' }),
  softConflicts: (n) =>
    plural('de', n, {
      one: '{{count}} Tisch mit Verwandten oder Mitreisenden',
      other: '{{count}} Tische mit Verwandten oder Mitreisenden',
    }),
  forbidden: (n) =>
    plural('de', n, {
      one: '{{count}} ausgeschlossene Paarung',
      other: '{{count}} ausgeschlossene Paarungen',
    }),
  fixed: (n) =>
    plural('de', n, {
      one: '{{count}} festgelegte Paarung',
      other: '{{count}} festgelegte Paarungen',
    }),
  floats: (n) =>
    n === 0
      ? 'gleiche Turnierpunkte an jedem Tisch'
      : plural('de', n, {
          one: '{{count}} Tisch mit ungleichen Turnierpunkten',
          other: '{{count}} Tische mit ungleichen Turnierpunkten',
        }),
  steps: (n) =>
    plural('de', n, {
      one: '{{count}} Schritt zwischen Punkte-Gruppen',
      other: '{{count}} Schritte zwischen Punkte-Gruppen',
    }),
  unavoidable: (n, all) => (n === all ? 'nicht zu vermeiden' : `${n} nicht zu vermeiden`),
  certified: {
    parity: 'bessere Paarungen gibt es nicht',
    exact: 'bessere Paarungen gibt es nicht',
    fold: 'obere gegen untere Hälfte',
    'by-hand': 'von Hand festgelegt',
  },
  bracket: 'nach dem Turnierbaum',
  otherBye: (player) => `weniger erneute Paarungen mit dem Freilos für: ${player}`,
}
