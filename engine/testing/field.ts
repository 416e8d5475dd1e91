import { type Field, meetingsOf } from '../src/pairing/field.ts'
import type { PlayerId } from '../src/vocabulary/ids.ts'
import { id } from './story.ts'

export type FieldTold = {
  /** Who has met whom: `a-b` in round 1, `a-b 3` in round 3. */
  readonly met?: readonly string[]
  readonly avoid?: readonly string[]
  readonly isFirstRound?: boolean
  readonly entropy?: string
}

/** A field as drawn: everybody's tournament points, who has met, who asked not to meet. */
export const fieldOf = (
  points: Readonly<Record<string, number>>,
  { met = [], avoid = [], isFirstRound = false, entropy = 'hall' }: FieldTold = {},
): Field => ({
  points: new Map(Object.entries(points).map(([name, own]) => [id(name), own])),
  met: meetingsOf(
    met.map((told) => {
      const [pair = '', round = '1'] = told.split(' ')
      return { players: pairOf(pair), round: Number(round) }
    }),
  ),
  avoid: avoid.map(pairOf),
  isFirstRound,
  entropy,
})

/** `a-b` as a pair of players. */
export const pairOf = (told: string): readonly [PlayerId, PlayerId] => {
  const [a = '', b = ''] = told.split('-')
  return [id(a), id(b)]
}

/** Pairs as texts whose order means nothing. */
export const drawn = (pairs: readonly (readonly [PlayerId, PlayerId])[]): readonly string[] =>
  pairs.map((pair) => pair.toSorted().join('-')).toSorted()
