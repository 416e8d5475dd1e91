import { ledgerOf, regulationOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { wayOn } from '../../../parts/result/ways/ways.ts'
import { scoreLines } from './score-lines.ts'

describe('a score sheet', () => {
  it('has what was played, from the own side of the table, and lines for the rest', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    playOut(sample)
    sample.give({ kind: 'pair-round' })
    const state = sample.state()
    const match = [...state.matches.values()].find(({ round }) => round === 1)
    const [winner, loser] = match?.players ?? []
    if (winner === undefined || loser === undefined) throw new Error('not paired')
    const lines = scoreLines(state, loser, 4, ledgerOf(state, 1))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatchObject({ opponent: winner, own: 40, other: 100, outcome: 'loss' })
    // Paired, not published: nobody may read it from a sheet of paper.
    expect(lines[1]).toMatchObject({ round: 2, table: null, opponent: null, points: null })
  })

  it('says a bye where nobody sat opposite', () => {
    const sample = sampleEvent()
    start(sample, 3)
    publish(sample)
    const state = sample.state()
    const bye = state.rounds[0]?.byes[0]?.player
    if (bye === undefined) throw new Error('no bye')
    const [line] = scoreLines(state, bye, 1, ledgerOf(state, 1))
    expect(line).toMatchObject({ opponent: null, instead: 'bye' })
  })

  it('has the columns of its title', () => {
    const columns = (id: string) => {
      const regulation = regulationOf(id)
      if (regulation === null) return []
      const setting = { stage: 'swiss', game: null, light: null } as const
      return wayOn({ ...setting, scoring: regulation.scoring.swiss }).scoreColumns
    }
    expect(columns('x-wing/de')).toContain('margin')
    expect(columns('imperial-assault/de-2.2.1')).toEqual(['own', 'other', 'outcome', 'points'])
    expect(columns('card-game/de-2014')).toEqual(['games', 'points'])
  })
})
