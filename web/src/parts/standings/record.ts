import { type Regulation, type StandingRow, wayOf } from '@topcut/engine'
import { capital } from '../../words/capital.ts'
import type { DeskWords } from '../../words/desk.ts'

type Part = 'won' | 'modified-wins' | 'drawn' | 'lost' | 'byes'

/** The outcomes a document knows: a column of zeros would only raise questions. */
const partsOf = ({ scoring: { swiss } }: Regulation): readonly Part[] => {
  const { outcomes } = wayOf(swiss)
  return [
    'won',
    ...(outcomes.includes('modified-win') ? (['modified-wins'] as const) : []),
    ...(outcomes.includes('draw') ? (['drawn'] as const) : []),
    'lost',
    'byes',
  ]
}

/** `3-1-0`: so many of each outcome, in the order of its name. */
export const recordOf = (regulation: Regulation, { tally }: StandingRow): string => {
  const counts: { readonly [P in Part]: number } = {
    won: tally.won,
    'modified-wins': tally.modified,
    drawn: tally.drawn,
    lost: tally.lost + tally.unpairedLosses,
    byes: tally.byes,
  }
  return partsOf(regulation)
    .map((part) => counts[part])
    .join('-')
}

export const recordName = ({ language, term }: DeskWords, regulation: Regulation): string =>
  capital(
    language,
    partsOf(regulation)
      .map((part) => term(part))
      .join(', '),
  )
