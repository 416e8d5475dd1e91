import type { Source } from '@topcut/engine'
import { plural } from '../plural.ts'
import type { ReasonWords } from '../reasons/reason-words.ts'

export const reasonsDe: ReasonWords = {
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
