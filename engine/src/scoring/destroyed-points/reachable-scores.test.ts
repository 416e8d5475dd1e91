import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { squadClausesOf } from '../../../testing/destroyed-points.ts'
import { regulations } from '../../regulations/catalogue.ts'
import { reachableScores } from './reachable-scores.ts'
import { type ShipAtEnd, squadScore } from './squad-score.ts'

type Ship = Omit<ShipAtEnd, 'remaining' | 'destroyed'>

const documents = regulations.filter(({ halfPoints }) => halfPoints !== null)

const anyShip: fc.Arbitrary<Ship> = fc.record({
  points: fc.integer({ min: 1, max: 60 }),
  size: fc.constantFrom('small', 'large', 'huge'),
  capacity: fc.integer({ min: 1, max: 6 }),
})

/** Every squad that can be left of these ships. */
const everyEnd = (ships: readonly Ship[]): readonly (readonly ShipAtEnd[])[] =>
  ships.reduce<readonly (readonly ShipAtEnd[])[]>(
    (ends, ship) =>
      ends.flatMap((end) =>
        Array.from({ length: ship.capacity + 1 }, (_, remaining) => [
          ...end,
          { ...ship, remaining, destroyed: remaining === 0 },
        ]),
      ),
    [[]],
  )

describe.each(documents)('$id', (regulation) => {
  const clauses = squadClausesOf(regulation)

  it('what can be scored is what some end of the squad is worth', () => {
    fc.assert(
      fc.property(
        fc.array(anyShip, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('time' as const, 'destruction' as const),
        fc.constantFrom('always' as const, 'time-only' as const),
        (ships, ending, reading) => {
          const match = { ending, reading, ownerConceded: false }
          const scores = everyEnd(ships).map((end) => squadScore(end, match, clauses))
          expect(reachableScores(ships, match, clauses)).toEqual(new Set(scores))
        },
      ),
      { numRuns: 60 },
    )
  })
})

const [document = expect.fail('no document has halves')] = documents
const clauses = squadClausesOf(document)
const atTime = { ending: 'time', reading: 'always' } as const

it('a squad that is gone counts in full and not what it cost', () => {
  const ships = [
    { points: 50, size: 'small', capacity: 4 },
    { points: 48, size: 'small', capacity: 4 },
  ]
  expect(reachableScores(ships, atTime, clauses)).toEqual(new Set([0, 50, 48, 100]))
})

it('against no ships nothing but a whole squad is scored', () => {
  expect(reachableScores([], atTime, clauses)).toEqual(new Set([100]))
})
