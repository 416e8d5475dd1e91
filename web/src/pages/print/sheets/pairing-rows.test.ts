import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { nameOrder } from '../../../parts/name-order.ts'
import { deskWords } from '../../../words/desk.ts'
import { rowsByName } from './pairing-rows.ts'

const names = ['Żaneta', 'Zoe Łucka', 'Ala', 'Adam Łukasz', 'Zoe Lena']

describe('pairings by name', () => {
  it('hold everybody once, by surname in the order of the language, with who sits opposite', () => {
    const sample = sampleEvent()
    start(sample, 5)
    publish(sample)
    const state = sample.state()
    const [round] = state.rounds
    if (round === undefined) throw new Error('not paired')
    const nameOf = (id: string) => names[(state.players.get(id as never)?.number ?? 0) - 1] ?? ''
    const rows = rowsByName(state, round, nameOf, deskWords('pl'), nameOrder('pl'))
    expect(rows.map(({ name }) => name)).toEqual([
      'Ala',
      'Zoe Lena',
      'Zoe Łucka',
      'Adam Łukasz',
      'Żaneta',
    ])
    const alone = rows.filter(({ against }) => against === null)
    expect(alone.map(({ table, instead }) => [table, instead])).toEqual([[null, 'wolny los']])
    for (const { player, against, table } of rows.filter((row) => row.against !== null)) {
      expect(rows.find((row) => row.player === against)).toMatchObject({ against: player, table })
    }
  })
})
