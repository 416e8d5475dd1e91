import type { Reason, Receipt, Source } from '@topcut/engine'
import { plural } from '../plural.ts'
import type { SentencePerKind } from '../sentence-per.ts'

export const reasons: SentencePerKind<Reason> = {
  'first-round': () => 'First round, paired randomly',
  'same-points': ({ points }) =>
    plural('en', points, {
      one: 'Both on {{count}} tournament point, at random',
      other: 'Both on {{count}} tournament points, at random',
    }),
  'floats-down': ({ player, from, to, why, metInRounds = [] }, names) => {
    const floats = `${names.player(player)} plays down from points group ${from} to ${to}`
    const rounds = plural('en', metInRounds.length, { one: 'round', other: 'rounds' })
    if (why === 'odd-group') return `${floats}: odd group, by lot`
    if (why === 'best-round') return `${floats}: the best round needs it`
    return why === undefined
      ? floats
      : `${floats}: all others there were met in ${rounds} ${metInRounds.join(', ')}`
  },
  'rematch-unavoidable': ({ metInRounds }) =>
    `Rematch, unavoidable (met before in ${plural('en', metInRounds.length, { one: 'round', other: 'rounds' })} ${metInRounds.join(', ')})`,
  fold: () => 'Upper half against lower half (fold pairing)',
  seeds: () => 'By seeding',
  bracket: ({ from: [one, two] }) =>
    one === two
      ? `By the bracket, match ${one}`
      : `Winner of match ${one} against winner of match ${two}`,
  chart: ({ from: [a, b] }) => capital(`${told(a)} against ${told(b)}`),
  'final-match': () => 'Final match of the two best',
  'by-hand': () => 'By hand',
  fixed: () => 'Fixed by a leader',
}

const told = (source: Source): string =>
  source.as === 'seed' ? `seed ${source.seed}` : `${source.as} of match ${source.game}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const receipt = {
  rematches: (n: number) =>
    n === 0
      ? 'nobody meets the same opponent again'
      : plural('en', n, { one: '{{count}} rematch', other: '{{count}} rematches' }),
  softConflicts: (n: number) =>
    plural('en', n, {
      one: '{{count}} table with family members or travel partners',
      other: '{{count}} tables with family members or travel partners',
    }),
  /** Pairs that a leader forbade and that meet all the same, and those a leader fixed. */
  forbidden: (n: number) =>
    plural('en', n, {
      one: '{{count}} forbidden pair',
      other: '{{count}} forbidden pairs',
    }),
  fixed: (n: number) =>
    plural('en', n, { one: '{{count}} fixed pair', other: '{{count}} fixed pairs' }),
  floats: (n: number) =>
    n === 0
      ? 'equal tournament points at every table'
      : plural('en', n, {
          one: '{{count}} table with unequal tournament points',
          other: '{{count}} tables with unequal tournament points',
        }),
  /** Where a pair spans more than two points groups: steps are counted, not pairs. */
  steps: (n: number) =>
    plural('en', n, {
      one: '{{count}} step between points groups',
      other: '{{count}} steps between points groups',
    }),
  unavoidable: (n: number, all: number) =>
    n === all ? 'cannot be avoided' : `${n} cannot be avoided`,
  certified: {
    parity: 'no better pairings are possible',
    exact: 'no better pairings are possible',
    fold: 'upper half against lower half',
    'by-hand': 'arranged by hand',
  } satisfies Record<Receipt['certified'], string>,
  /** In elimination the bracket leaves nothing to choose: there is no receipt. */
  bracket: 'by the bracket',
  otherBye: (player: string) => `fewer rematches with the bye for: ${player}`,
}
