import { plural } from '../plural.ts'
import type { ReasonWords } from './reason-words.ts'

export const reasonsEn: ReasonWords = {
  'first-round': () => 'First round, paired randomly',
  'same-points': ({ points }) =>
    plural('en', points, {
      one: 'Both on {{count}} tournament point, at random',
      other: 'Both on {{count}} tournament points, at random',
    }),
  'floats-down': ({ player, from, to }, names) =>
    `${names.player(player)} floats down from points group ${from} to ${to}`,
  'rematch-unavoidable': ({ metInRounds }) =>
    `Rematch, unavoidable (met before in ${plural('en', metInRounds.length, { one: 'round', other: 'rounds' })} ${metInRounds.join(', ')})`,
  seeds: () => 'By seeding',
  bracket: ({ from }) => `Winner of match ${from[0]} against winner of match ${from[1]}`,
  'by-hand': () => 'By hand',
}
