import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { hasMet, metInRounds } from '../../pairing/field/field.ts'
import { swissField } from './swiss-field.ts'

describe('who has met whom in a Swiss field', () => {
  const told = story({ players: 5 })
  told.plays('p1 100-24 p2', 'p3 100-50 p4', 'p5 bye')
  told.does({ kind: 'register-late-player', player: id('p6') }, { override: 'stuck in traffic' })
  told.plays('p2 100-60 p1', 'p3 100-10 p5', 'p4 100-20 p6')
  told.does({ kind: 'register-late-player', player: id('p7') }, { override: 'stuck in traffic' })
  const { met, points } = swissField(told.state(), 'field')
  const players = [...points.keys()]

  it('is known with its rounds, also of those who came late', () => {
    expect(metInRounds(met, id('p1'), id('p2'))).toEqual([1, 2])
    expect(metInRounds(met, id('p5'), id('p3'))).toEqual([2])
    expect(metInRounds(met, id('p6'), id('p4'))).toEqual([2])
    expect([...met.of(id('p3')).keys()]).toEqual(['p4', 'p5'])
    expect([...met.of(id('p6')).keys()]).toEqual(['p4'])
  })

  it('takes a bye, or a round that was missed, for no meeting with those who have not sat yet', () => {
    expect(players).toHaveLength(7)
    for (const other of players) {
      expect(hasMet(met, id('p7'), other)).toBe(false)
      expect(hasMet(met, other, id('p7'))).toBe(false)
    }
    expect(hasMet(met, id('p5'), id('p6'))).toBe(false)
  })

  it('is the same by the places of a list', () => {
    const listed = players.toReversed()
    const hasMetAt = met.among(listed)
    const seen = listed.map((_, a) => listed.filter((__, b) => hasMetAt(a, b)))
    expect(seen).toEqual(listed.map((one) => listed.filter((other) => hasMet(met, one, other))))
    expect(seen.flat()).toHaveLength(8)
  })
})
