import { describe, expect, it } from 'vitest'
import { type FieldTold, fieldOf, pairOf } from '../../../testing/pairing/field.ts'
import { numberField } from '../field/numbered-field.ts'
import { conflictsIn } from './objective.ts'
import { explainFloat, reasonOf } from './reason.ts'

type Told = readonly [pair: string, points: Readonly<Record<string, number>>, told?: FieldTold]

const ask = ([pair, points, told]: Told) => {
  const field = fieldOf(points, told)
  const numbered = numberField(field, [...field.points.keys()])
  const [a, b] = pairOf(pair).map((player) => numbered.players.indexOf(player))
  const seated = [a ?? 0, b ?? 0] as const
  const reason = reasonOf(field, numbered, seated, conflictsIn(numbered, [seated])[0] ?? 0)
  return explainFloat(field, numbered, reason)
}

const points = { a: 10, b: 10, c: 5, d: 5 }
const down = { kind: 'floats-down', player: 'b', from: 10, to: 5 }

describe('why two meet', () => {
  it.each([
    [['a-b', points], { kind: 'same-points', points: 10 }],
    [
      ['a-c', points, { met: ['a-c 1', 'a-c 3'] }],
      { kind: 'rematch-unavoidable', metInRounds: [1, 3] },
    ],
    [['a-b', points, { isFirstRound: true }], { kind: 'first-round' }],
    // a, x and b have 10: one of them has to go down.
    [['b-c', { ...points, x: 10 }], { ...down, why: 'odd-group' }],
    [
      ['b-c', { ...points, x: 10 }, { met: ['b-x 4', 'a-b 2'] }],
      { ...down, why: 'met-everybody', metInRounds: [2, 4] },
    ],
    [['b-c', { ...points, x: 10, y: 10 }, { met: ['a-x'] }], { ...down, why: 'best-round' }],
    // Alone with the most points: nobody there could have been met.
    [['b-c', { b: 10, c: 5, d: 5, e: 0 }], { ...down, why: 'odd-group' }],
  ] as readonly (readonly [Told, unknown])[])('%j', (told, reason) => {
    expect(ask(told)).toEqual(reason)
  })
})
