import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { deskWords } from '../../../words/desk.ts'
import { rowsByName } from './pairing-rows.ts'

const names = ['Żaneta', 'Łucja', 'Ala', 'Łukasz', 'Lena']

describe('pairings by name', () => {
  it('hold everybody once, in the order of the language, with who sits opposite', () => {
    const sample = sampleEvent()
    start(sample, 5)
    publish(sample)
    const state = sample.state()
    const [round] = state.rounds
    if (round === undefined) throw new Error('not paired')
    const nameOf = (id: string) => names[(state.players.get(id as never)?.number ?? 0) - 1] ?? ''
    const rows = rowsByName(state, round, nameOf, deskWords('pl'))
    expect(rows.map(({ name }) => name)).toEqual(['Ala', 'Lena', 'Łucja', 'Łukasz', 'Żaneta'])
    const alone = rows.filter(({ against }) => against === null)
    expect(alone.map(({ table, instead }) => [table, instead])).toEqual([[null, 'wolny los']])
    for (const { player, against, table } of rows.filter((row) => row.against !== null)) {
      expect(rows.find((row) => row.player === against)).toMatchObject({ against: player, table })
    }
  })
})
