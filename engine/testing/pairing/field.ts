import { type Field, meetingsOf } from '../../src/pairing/field/field.ts'
import { type PlayerId, playerId } from '../../src/vocabulary/ids.ts'

export type FieldTold = {
  /** Who has met whom: `a-b` in round 1, `a-b 3` in round 3. */
  readonly met?: readonly string[]
  readonly avoid?: readonly string[]
  readonly forbidden?: readonly string[]
  readonly fixed?: readonly string[]
  readonly isFirstRound?: boolean
  readonly entropy?: string
}

/** A field as drawn: everybody's tournament points, who has met, who asked not to meet. */
export const fieldOf = (
  points: Readonly<Record<string, number>>,
  {
    met = [],
    avoid = [],
    forbidden = [],
    fixed = [],
    isFirstRound = false,
    entropy = 'hall',
  }: FieldTold = {},
): Field => ({
  points: new Map(Object.entries(points).map(([name, own]) => [playerId(name), own])),
  met: meetingsOf(
    met.map((told) => {
      const [pair = '', round = '1'] = told.split(' ')
      return { players: pairOf(pair), round: Number(round) }
    }),
  ),
  avoid: avoid.map(pairOf),
  forbidden: forbidden.map(pairOf),
  fixed: fixed.map(pairOf),
  isFirstRound,
  entropy,
})

/** `a-b` as a pair of players. */
export const pairOf = (told: string): readonly [PlayerId, PlayerId] => {
  const [a = '', b = ''] = told.split('-')
  return [playerId(a), playerId(b)]
}

/** Pairs as texts whose order means nothing. */
export const drawn = (pairs: readonly (readonly [PlayerId, PlayerId])[]): readonly string[] =>
  pairs.map((pair) => pair.toSorted().join('-')).toSorted()
