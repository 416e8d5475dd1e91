import { chanceFrom } from '../../chance/chance.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pairing, Receipt } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Field } from '../field/field.ts'
import { takeFixed, takeSeated } from '../field/fixed-pairs.ts'
import { type NumberedField, numberByLot } from '../field/numbered-field.ts'
import { bestMates, exactMates } from './best-mates.ts'
import {
  boundsOf,
  conflictsIn,
  costOfPairs,
  lowerBound,
  type RoundCost,
  reachesBound,
  roundCost,
} from './objective.ts'
import { explainFloat, reasonOf } from './reason.ts'

export type PairedRound = {
  readonly pairings: readonly Pairing[]
  readonly receipt: Receipt
}

/** Raised whenever the same field and entropy would come out differently than before. */
export const swissMethod = { name: 'swiss', version: 2 } as const

/**
 * Pairs an even field: the best round by the criteria, by chance among the best. An older version
 * pairs as it did then, so that recorded rounds can be checked.
 */
export const pairSwiss = (field: Field, version: number = swissMethod.version): PairedRound => {
  const { fixed, open } = takeFixed(field)
  const numbered = numberByLot(open)
  const pairs = pairsByNumber(open, numbered, version)
  const against = conflictsIn(numbered, pairs)
  const drawn = pairs.map((pair, index): Pairing => {
    const reason = reasonOf(open, numbered, pair, against[index] ?? 0)
    const told = version === 1 ? reason : explainFloat(open, numbered, reason)
    return { table: index + 1, players: namesOf(numbered, pair), reason: told }
  })
  const cost = costOfPairs(numbered, pairs, against)
  return {
    pairings: fixed.length === 0 ? drawn : withFixed(field, drawn, fixed),
    receipt: receiptFrom(cost, boundsOf(numbered), 'exact', fixed.length),
  }
}

/** Fixed pairs sit where their points put them, not behind everybody else. */
const withFixed = (
  { points }: Field,
  drawn: readonly Pairing[],
  fixed: readonly Pair<PlayerId>[],
): readonly Pairing[] => {
  const best = ([a, b]: Pair<PlayerId>) => Math.max(points.get(a) ?? 0, points.get(b) ?? 0)
  const seated = fixed.map((players): Pairing => {
    return { table: 0, players, reason: { kind: 'fixed' } }
  })
  return [...drawn, ...seated]
    .sort((one, two) => best(two.players) - best(one.players))
    .map((pairing, index) => ({ ...pairing, table: index + 1 }))
}

/** The receipt of any round of a field, however it came about; fixed pairs are only counted. */
export const receiptOf = (
  field: Field,
  pairs: readonly Pair<PlayerId>[],
  otherwise: 'exact' | 'by-hand',
): Receipt => {
  const { fixed, open, others } = takeSeated(field, pairs)
  return receiptFrom(roundCost(open, others), lowerBound(open), otherwise, fixed.length)
}

const receiptFrom = (
  cost: RoundCost,
  bound: readonly number[],
  otherwise: 'exact' | 'by-hand',
  fixed: number,
): Receipt => ({
  ...(fixed > 0 ? { fixed } : {}),
  ...cost,
  lowerBound: bound,
  certified: reachesBound(cost, bound) ? 'parity' : otherwise,
  otherBye: null,
})

/** The pairs of the best round, the top of the field first. */
export const bestPairs = (field: Field): readonly Pair<PlayerId>[] =>
  pairSwiss(field).pairings.map(({ players }) => players)

const namesOf = ({ players }: NumberedField, [a, b]: Pair<number>): Pair<PlayerId> => [
  players[a] as PlayerId,
  players[b] as PlayerId,
]

const pairsByNumber = (
  { entropy }: Field,
  field: NumberedField,
  version: number,
): readonly Pair<number>[] => {
  const chance = chanceFrom(`${entropy}/pairs`)
  const mates = version === 1 ? exactMates(field, chance) : bestMates(field, chance)
  const pairs: Pair<number>[] = []
  mates.forEach((mate, player) => {
    if (player < mate) pairs.push([player, mate])
  })
  return pairs
}
