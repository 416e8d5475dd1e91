import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../testing/pairing/field.ts'
import { id, story } from '../../testing/story.ts'
import { otherBye } from './other-bye.ts'

// Everybody but e has met everybody but e:
//
//      a  b  c  d  e
//   a  .  x  x  x  -        with e sitting out, a b c d cannot be paired without rematches;
//   b  x  .  x  x  -        with a, b, c or d sitting out, e takes one and one rematch is left
//   c  x  x  .  x  -
//   d  x  x  x  .  -
const met = ['a-b', 'a-c', 'a-d', 'b-c', 'b-d', 'c-d']
const points = { a: 20, b: 15, c: 10, d: 5 }
const ask = (field = fieldOf(points, { met }), candidates = 'edcba', rematches = 2) =>
  otherBye(field, id('e'), 0, [...candidates].map(id), rematches)

describe('the other bye', () => {
  it('is the first, in the order of the document, that needs fewer rematches', () => {
    expect(ask()).toBe('d')
    expect(ask(undefined, 'eabcd')).toBe('a')
  })

  it('is nobody where the round has no rematch', () => {
    expect(ask(undefined, 'edcba', 0)).toBeNull()
  })

  it('is nobody where no other bye would help', () => {
    const everybody = [...met, 'a-e', 'b-e', 'c-e', 'd-e']
    expect(ask(fieldOf(points, { met: everybody }))).toBeNull()
  })

  it('is never the one who sits out', () => {
    expect(ask(undefined, 'e')).toBeNull()
  })
})

describe('the receipt of an odd round', () => {
  /** Four players, everybody against everybody. */
  const allPlayAll = () => {
    const told = story({ players: 4 })
    told.plays('p1 100-50 p2', 'p3 100-60 p4')
    told.plays('p1 100-50 p3', 'p2 100-60 p4')
    told.plays('p1 100-50 p4', 'p2 100-60 p3')
    return told
  }

  it('names the bye that would have avoided a rematch', () => {
    const told = allPlayAll()
    told.does({ kind: 'register-late-player', player: id('p5') })
    const warnings = told.does({ kind: 'pair-round' })
    // p5 has no points and sits out by the rule; had p4 sat out, p5 would have met somebody new.
    expect(told.state().rounds[3]).toMatchObject({
      byes: [{ player: 'p5', kind: 'odd-number' }],
      receipt: { rematches: 2, otherBye: 'p4', certified: 'exact' },
    })
    expect(warnings.map(({ code }) => code)).toEqual(['rematch', 'rematch'])
  })

  it('names nobody where the field is even', () => {
    const told = allPlayAll()
    told.does({ kind: 'pair-round' })
    expect(told.state().rounds[3]?.receipt).toMatchObject({ rematches: 2, otherBye: null })
  })
})
