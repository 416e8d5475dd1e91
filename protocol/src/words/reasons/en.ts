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
  fold: () => 'Upper half against lower half (fold pairing)',
  seeds: () => 'By seeding',
  bracket: ({ from: [one, two] }) =>
    one === two
      ? `By the bracket, match ${one}`
      : `Winner of match ${one} against winner of match ${two}`,
  'final-match': () => 'Final match of the two best',
  'by-hand': () => 'By hand',
}
