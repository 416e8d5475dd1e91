import { describe, expect, it } from 'vitest'
import { asPlayer, disqualify, matchIdOf, reportOf } from '../../../testing/matters.ts'
import { id, story } from '../../../testing/story.ts'

describe('report-material', () => {
  it('notes what is missing, in which round and match, and when', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const match = matchIdOf(told, 'p1')
    expect(told.facts(reportOf('p1', { name: ' a red die ' }), asPlayer('p1'))).toEqual([
      {
        kind: 'material-reported',
        player: 'p1',
        what: 'lost',
        component: 'die',
        name: 'a red die',
        round: 1,
        match,
      },
    ])
    const n = told.entryOf('material-reported')
    expect(told.state().cases.get(n)).toMatchObject({
      n,
      at: told.event().log.at(-1)?.at,
      match,
      granted: null,
      outcome: null,
    })
  })

  it('between rounds no match waits for it', () => {
    const told = story()
    const [before] = told.facts(reportOf('p1'))
    expect(before).toMatchObject({ round: 0 })
    expect(before).not.toHaveProperty('match')
    told.playRound()
    told.does({ kind: 'pair-round' })
    const [between] = told.facts(reportOf('p1'))
    expect(between).toMatchObject({ round: 1 })
    expect(between).not.toHaveProperty('match')
  })

  it('refuses a player who speaks for another', () => {
    expect(story().refuses(reportOf('p2'), asPlayer('p1'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'report-material',
    })
  })

  it('refuses a player nobody knows, and who has left', () => {
    const told = story()
    expect(told.refuses(reportOf('p9'))).toEqual({ code: 'unknown-player', player: 'p9' })
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.does(disqualify('p2'))
    expect(told.refuses(reportOf('p1'))).toEqual({ code: 'not-active', player: 'p1' })
    expect(told.refuses(reportOf('p2'))).toEqual({ code: 'not-active', player: 'p2' })
  })

  it('refuses what has no name', () => {
    expect(story().refuses(reportOf('p1', { name: ' ' }))).toEqual({
      code: 'bad-value',
      field: 'name',
      expected: 'a name',
    })
  })
})
