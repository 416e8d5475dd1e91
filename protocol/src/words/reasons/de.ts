import { plural } from '../plural.ts'
import type { ReasonWords } from './reason-words.ts'

export const reasonsDe: ReasonWords = {
  'first-round': () => 'Erste Runde, zufällig ausgelost',
  'same-points': ({ points }) =>
    plural('de', points, {
      one: 'Beide mit {{count}} Turnierpunkt, zufällig ausgelost',
      other: 'Beide mit {{count}} Turnierpunkten, zufällig ausgelost',
    }),
  'floats-down': ({ player, from, to }, names) =>
    `${names.player(player)}: aus der Gruppe mit ${from} in die Gruppe mit ${to} gelost`,
  'rematch-unavoidable': ({ metInRounds }) =>
    `Erneute Paarung, unvermeidbar (zuvor in ${plural('de', metInRounds.length, { one: 'Runde', other: 'den Runden' })} ${metInRounds.join(', ')})`,
  fold: () => 'Obere gegen untere Hälfte (Paarung über Hälftenbildung)',
  seeds: () => 'Nach der Setzliste',
  bracket: ({ from: [one, two] }) =>
    one === two
      ? `Nach dem Turnierbaum, Spiel ${one}`
      : `Sieger aus Spiel #${one} gegen Sieger aus Spiel #${two}`,
  'final-match': () => 'Final-Begegnung der beiden Besten',
  'by-hand': () => 'Von Hand',
}
