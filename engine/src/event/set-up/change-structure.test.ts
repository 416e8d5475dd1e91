import { describe, expect, it } from 'vitest'
import { role, story } from '../../../testing/story.ts'
import type { Structure } from '../../vocabulary/stage.ts'

const change = (structure: Structure) => ({ kind: 'change-structure', structure }) as const
const threeRounds: Structure = {
  kind: 'custom',
  stages: [{ kind: 'swiss', rounds: 3, cut: null }],
}

describe('change-structure', () => {
  it('[XWDE-97] gets an event going for which too few came to the table of the document', () => {
    const told = story({
      regulation: 'x-wing/de',
      players: 3,
      structure: { kind: 'basic' },
      started: false,
    })
    expect(told.refuses({ kind: 'start-stage' })).toMatchObject({ code: 'no-table-for-head-count' })
    expect(told.facts(change(threeRounds))).toEqual([
      { kind: 'structure-changed', structure: threeRounds },
    ])
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.state().stages[0]?.plan.rounds).toBe(3)
  })

  it('makes an announcement outdated that told another plan', () => {
    const told = story({ players: 8, structure: { kind: 'competitive' }, started: false })
    told.does({ kind: 'announce-event' })
    told.does(
      change({
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 5, cut: null },
          { kind: 'elimination', rounds: null, cut: 4 },
        ],
      }),
    )
    expect(told.refuses({ kind: 'start-stage' })).toMatchObject({ code: 'announcement-outdated' })
  })

  it('can be undone, and comes back to the plan of the beginning', () => {
    const told = story({ structure: threeRounds, started: false })
    told.does(change({ kind: 'open' }))
    told.does({ kind: 'undo', entry: told.entryOf('structure-changed'), reason: 'mistake' })
    expect(told.state().created.structure).toEqual(threeRounds)
  })

  it('refuses what the document does not know, and what comes too late', () => {
    const told = story({ started: false })
    expect(told.refuses(change({ kind: 'basic' }))).toMatchObject({
      code: 'not-in-this-regulation',
    })
    expect(told.refuses(change({ kind: 'custom', stages: [] }))).toMatchObject({
      code: 'bad-value',
    })
    const begun = story()
    expect(begun.refuses(change({ kind: 'open' }))).toEqual({ code: 'stage-running', stage: 1 })
  })

  it('is not for a marshal to say', () => {
    const told = story({ started: false })
    expect(told.refuses(change({ kind: 'open' }), role('marshal')).code).toBe('not-allowed')
  })
})
