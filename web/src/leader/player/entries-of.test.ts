import { playerSheet } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { entriesOf } from './entries-of.ts'

describe('what is on record about one player', () => {
  it('is everything about them, with how it was settled, and nothing about others', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    const [called] = sample.give({ kind: 'call-judge', player: player(1), about: 'range' })
    sample.give({ kind: 'take-call', call: called?.n ?? 0 })
    const [other] = sample.give({
      kind: 'report-material',
      player: player(2),
      what: 'lost',
      component: 'card',
      name: 'Focus',
    })
    sample.give({ kind: 'grant-material-time', case: other?.n ?? 0, minutes: 5 })
    sample.give({ kind: 'mark-payment', players: [player(1), player(3)], paid: true })
    sample.give({ kind: 'drop-player', player: player(1), when: 'after-round' })
    const kinds = (n: number) => {
      const sheet = playerSheet(sample.state(), player(n))
      if (sheet === null) throw new Error('no player')
      return entriesOf(sample.event().log, sheet).map(({ fact }) => fact.kind)
    }
    expect(kinds(1)).toEqual([
      'player-registered',
      'player-checked-in',
      'judge-called',
      'call-taken',
      'payment-marked',
      'player-dropped',
    ])
    expect(kinds(2)).toEqual(
      expect.arrayContaining(['player-registered', 'material-reported', 'material-time-granted']),
    )
    expect(kinds(2)).not.toContain('player-dropped')
  })
})
