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
  seeds: () => 'Nach der Setzliste',
  bracket: ({ from }) => `Sieger aus Spiel #${from[0]} gegen Sieger aus Spiel #${from[1]}`,
  'by-hand': () => 'Von Hand',
}
