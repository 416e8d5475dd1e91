import { expect } from 'vitest'
import { chanceFrom } from '../../src/chance/chance.ts'
import type { Field } from '../../src/pairing/field/field.ts'
import { pairSwiss } from '../../src/pairing/swiss/swiss.ts'
import { manyScores, onlyWins, playedRounds } from '../pairing/played-rounds.ts'
import { bestVector, countedCost, vectorOf } from './exact-round.ts'

/** Plays one event of 4 to 64 players and checks every round of it; answers how many there were. */
export const roundsAreBest = (seed: number): number => {
  const chance = chanceFrom(`event ${seed}`)
  const players = 4 + chance.below(61)
  const scores = chance.below(2) === 0 ? onlyWins : manyScores
  const drops = chance.below(2) === 0 ? 0 : 40
  const event = playedRounds({ players, scores, drops }, `event ${seed}`)
  const rounds = 1 + chance.below(players - 1)
  for (let round = 0; round < rounds; round++) event.play(roundIsBest(event.field()))
  return rounds
}

/** Everybody once, the receipt true, and nothing better: by the bound, by trial or by search. */
export const roundIsBest = (field: Field) => {
  const { pairings, receipt } = pairSwiss(field)
  const pairs = pairings.map(({ players }) => players)
  expect(pairs.flat().toSorted()).toEqual([...field.points.keys()].toSorted())
  expect(vectorOf(countedCost(field, pairs))).toEqual(vectorOf(receipt))
  const bound = countedBound(field)
  expect(receipt.lowerBound).toEqual(bound)
  const spans = bound.reduce((sum, crossing) => sum + crossing, 0)
  const isBound = JSON.stringify(vectorOf(receipt)) === JSON.stringify([0, 0, ...bound, spans])
  expect(receipt.certified).toBe(isBound ? 'parity' : 'exact')
  if (pairs.length <= 6) expect(vectorOf(receipt)).toEqual(bestVector(field))
  else if (!isBound) expect(vectorOf(receipt)).toEqual(vectorOf(pairSwiss(field, 1).receipt))
  return pairs
}

/** How many stand above each boundary, odd or even, counted from the points alone. */
const countedBound = ({ points }: Field): readonly number[] => {
  const own = [...points.values()]
  const values = [...new Set(own)].toSorted((a, b) => b - a)
  return values.slice(0, -1).map((least) => own.filter((one) => one >= least).length % 2)
}
