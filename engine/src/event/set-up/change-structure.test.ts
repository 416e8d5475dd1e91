import { describe, expect, it } from 'vitest'
import { firstWins, role, story } from '../../../testing/story.ts'
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

  describe('once play has begun', () => {
    const top = (cut: number, rounds = 3): Structure => ({
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds, cut: null },
        { kind: 'elimination', rounds: null, cut },
      ],
    })
    const stagesOf = (structure: Structure) =>
      structure.kind === 'custom' ? structure.stages : expect.fail('no stages')
    const why = { override: 'two went home' }
    const started = (structure: Structure, rounds: number) => {
      const told = story({ players: 8, structure })
      for (let round = 0; round < rounds; round++) told.playRound(firstWins)
      return told
    }

    it('[XWEN-17] is announced anew in one go, on record, and undone in one go', () => {
      const told = started(top(8), 3)
      const changes = [{ what: 'structure', before: stagesOf(top(8)), now: stagesOf(top(4)) }]
      const refusal = { code: 'announced-otherwise', changes, rule: 'XWEN-17', overridable: true }
      expect(told.refuses(change(top(4)))).toEqual(refusal)
      expect(told.facts(change(top(4)), why)).toEqual([
        { kind: 'rule-overridden', refusal, reason: why.override },
        { kind: 'structure-changed', structure: top(4) },
        {
          kind: 'event-announced',
          stages: stagesOf(top(4)),
          headCount: 8,
          changes,
          reason: why.override,
        },
      ])
      told.does({ kind: 'undo', entry: told.entryOf('structure-changed'), reason: 'a slip' })
      told.does({ kind: 'make-cut' })
      expect(told.state().cut?.seeds).toHaveLength(8)
    })

    it('[XWEN-17] the cut is the one announced last', () => {
      const told = started(top(8), 3)
      told.does(change(top(4)), why)
      told.does({ kind: 'make-cut' })
      expect(told.state().cut?.seeds).toHaveLength(4)
      told.does({ kind: 'start-stage' })
      expect(told.refuses(change(top(2)), why)).toEqual({
        code: 'already-played',
        stage: 2,
        rounds: 0,
      })
    })

    it('[XWEN-17] the stage goes on for as many rounds as announced last', () => {
      const told = started(top(4), 2)
      expect(told.refuses(change(top(4, 1)), why)).toEqual({
        code: 'already-played',
        stage: 1,
        rounds: 2,
      })
      told.does(change(top(4, 2)), why)
      expect(told.refuses({ kind: 'pair-round' }).code).toBe('cut-needed')
      told.does(change(top(4, 4)), why)
      told.playRound(firstWins)
      expect(told.refuses({ kind: 'make-cut' }).code).toBe('cut-not-due')
      told.playRound(firstWins)
      told.does({ kind: 'make-cut' })
      expect(told.refuses(change(top(2, 4)), why).code).toBe('already-played')
    })

    it('refuses another kind of the stage that runs', () => {
      const cup: Structure = {
        kind: 'custom',
        stages: [{ kind: 'elimination', rounds: null, cut: null }],
      }
      const told = story({ regulation: 'x-wing/de', players: 8, structure: top(4) })
      expect(told.refuses(change(cup), why).code).toBe('already-played')
    })

    it('[XWEN-8] keeps to the minimum of its tier, or overrides that as well', () => {
      const told = story({ players: 16, tier: 'premier', structure: { kind: 'premier' } })
      const codes = (structure: Structure) =>
        told
          .facts(change(structure), why)
          .flatMap((fact) => (fact.kind === 'rule-overridden' ? [fact.refusal.code] : []))
      expect(codes(top(2, 1))).toContain('below-minimum')
    })
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
