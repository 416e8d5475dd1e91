import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { bracketStory, story } from '../../../testing/story.ts'
import { tablesView } from './tables.ts'

describe('the tables of a round', () => {
  it('are in their order, with the match and what its result earned', () => {
    const told = story({ players: 5 })
    told.seats('p4 - p3', 'p1 - p2', 'p5 bye')
    told.wins('p1', [50, 39])
    const round = told.state().rounds[0] ?? expect.fail('no round')
    const rows = tablesView(told.state(), round)
    expect(rows.map(({ table, players, earned }) => ({ table, players, earned }))).toEqual([
      { table: 1, players: ['p4', 'p3'], earned: null },
      {
        table: 2,
        players: ['p1', 'p2'],
        earned: [
          { outcome: 'modified-win', tournamentPoints: 3, marginOfVictory: 111 },
          { outcome: 'loss', tournamentPoints: 0, marginOfVictory: 89 },
        ],
      },
    ])
    expect(rows[1]).toMatchObject({
      result: { ending: 'time' },
      revision: 1,
      round: 1,
      reason: { kind: 'by-hand' },
      ruling: { kind: 'any' },
    })
  })

  it('name who rules where a leader plays', () => {
    const told = story({ started: false })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2', 'p3 - p4')
    const round = told.state().rounds[0] ?? expect.fail('no round')
    expect(tablesView(told.state(), round).map(({ ruling }) => ruling)).toEqual([
      { kind: 'named', leader: 'l2' },
      { kind: 'any' },
    ])
  })

  it('[XWEN-45] [XWEN-65] equal scores: a draw in Swiss rounds, initiative in the bracket', () => {
    const swiss = story({ players: 2 })
    swiss.plays('p1 60-60 p2')
    const [drawn] = tablesView(swiss.state(), swiss.state().rounds[0] ?? expect.fail('no round'))
    expect(drawn?.earned?.map(({ outcome }) => outcome)).toEqual(['draw', 'draw'])

    const told = bracketStory(4)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.result('p1', { ending: 'time', score: [60, 60], initiative: 'second' })
    const [row] = tablesView(told.state(), told.state().rounds[1] ?? expect.fail('no round'))
    expect(row?.earned?.map(({ outcome }) => outcome)).toEqual(['loss', 'win'])
  })
})
