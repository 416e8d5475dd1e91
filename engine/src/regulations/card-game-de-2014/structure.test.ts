import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { id } from '../../../testing/story.ts'
import { type Command, type LeaderRole, leaderId, type Structure } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { cardGame, rounds } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

const create = (changed: Parameters<typeof creating>[0]) =>
  creating({ regulation: 'card-game/de-2014', ...changed })

const refusalOf = (decision: ReturnType<typeof creating>) =>
  decision.granted ? null : decision.refusal

describe('the identity', () => {
  it('[LCG-14] is that of the document', () => {
    expect(cardGameDe2014).toMatchObject({
      id: 'card-game/de-2014',
      document: 'LCG',
      language: 'de',
      published: '2014-08-01',
      defaultDate: '2014-08-16',
      missions: null,
      finalMatch: null,
    })
  })

  it('[LCG-14] the readings an organizer may choose between, and what is chosen for him', () => {
    expect(cardGameDe2014.options).toEqual({
      headToHead: 'on',
      noShow: 'bye',
      readmission: 'on',
      lateEntry: 'unpaired-losses',
      finalPlaces: 'by-swiss',
      disqualifiedInSchedule: 'keep',
      unplayedGame: 'zero',
      annulledGame: 'zero',
    })
    expect(refusalOf(create({ options: { teamGamePoints: '4-2-0' } }))).toEqual({
      code: 'not-in-this-regulation',
      what: 'options.teamGamePoints',
      regulation: 'card-game/de-2014',
    })
  })
})

describe('the structure', () => {
  it('[LCG-28] as many Swiss rounds as the organizer fixes, at every tier', () => {
    const free = clause('LCG-28', { strength: 'free' })
    expect(cardGameDe2014.structure).toMatchObject({
      tables: {},
      tiers: { casual: free, competitive: free, premier: free },
      firstStage: clause('LCG-28', ['swiss']),
    })
    for (const tier of ['casual', 'competitive', 'premier'] as const) {
      const event = cardGame({ tier, players: 4, structure: rounds(1), started: false })
      event.does({ kind: 'announce-event' })
      expect(event.does({ kind: 'start-stage' })).toEqual([])
    }
  })

  it.each<Structure>([{ kind: 'basic' }, { kind: 'advanced' }, { kind: 'competitive' }])(
    '[LCG-28] there is no table: %j',
    (structure) => {
      expect(refusalOf(create({ structure }))?.code).toBe('not-in-this-regulation')
    },
  )

  it('[LCG-28] an event begins with Swiss rounds', () => {
    const stages = [{ kind: 'double-elimination', rounds: null, cut: null }] as const
    expect(refusalOf(create({ structure: { kind: 'custom', stages } }))).toMatchObject({
      code: 'not-in-this-regulation',
      rule: 'LCG-28',
    })
  })

  it.each(['elimination', 'swiss'] as const)(
    '[LCG-47] the final stage is double elimination, not %s',
    (kind) => {
      expect(cardGameDe2014.structure.afterCut).toEqual(clause('LCG-47', ['double-elimination']))
      expect(cardGameDe2014.structure.finals).toBe('double-elimination')
      const stages = [
        { kind: 'swiss', rounds: 3, cut: null },
        { kind, rounds: kind === 'swiss' ? 2 : null, cut: 8 },
      ] as const
      expect(refusalOf(create({ structure: { kind: 'custom', stages } }))).toMatchObject({
        code: 'not-in-this-regulation',
        rule: 'LCG-47',
      })
    },
  )

  it.each([4, 8, 16, 32])('[LCG-48] a cut to %i is usual', (cut) => {
    expect(create({ structure: rounds(3, cut) })).toMatchObject({ granted: true, warnings: [] })
  })

  it.each([2, 6, 12, 64])('[LCG-48] a cut to %i is not, and is played with a warning', (cut) => {
    expect(create({ structure: rounds(3, cut) })).toMatchObject({
      granted: true,
      warnings: [{ code: 'cut-size-unusual', cut, sizes: [4, 8, 16, 32], rule: 'LCG-48' }],
    })
    const event = cardGame({ players: 8, structure: rounds(3, 8), started: false })
    expect(event.does({ kind: 'change-structure', structure: rounds(3, cut) })).toMatchObject([
      { code: 'cut-size-unusual', cut, rule: 'LCG-48' },
    ])
  })
})

describe('leaders', () => {
  const leader = (name: string, role: LeaderRole, plays?: string): Command => ({
    kind: 'appoint-leader',
    leader: leaderId(name),
    role,
    ...(plays === undefined ? {} : { plays: id(plays) }),
  })

  it('[LCG-8] organizer and marshal may disqualify', () => {
    const event = cardGame()
    event.does(leader('head', 'marshal'))
    const remove = (player: string): Command => ({
      kind: 'disqualify-player',
      player: id(player),
      when: 'now',
      reason: 'marked cards',
    })
    event.does(remove('p1'), { by: { role: 'marshal' } })
    event.does(remove('p2'))
    expect(event.refuses(remove('p3'), { by: { role: 'judge' } }).code).toBe('not-allowed')
  })

  it('[LCG-8] only organizer and marshal take points away', () => {
    const event = cardGame()
    const deduct: Command = {
      kind: 'deduct-points',
      player: id('p1'),
      points: 1,
      reason: 'stalling',
    }
    for (const role of ['scorekeeper', 'judge'] as const) {
      expect(event.refuses(deduct, { by: { role } }).code).toBe('not-allowed')
    }
    event.does(deduct, { by: { role: 'marshal' } })
  })

  it('[LCG-30] who may choose the side is drawn, on record', () => {
    const event = cardGame()
    const lot = { kind: 'draw-lot', about: 'table 1', among: ['p1', 'p2'] } as const
    const drawn = Array.from({ length: 30 }, (_, n) => {
      const [fact] = event.facts(lot, { entropy: `coin-${n}` })
      expect(fact).toMatchObject({ kind: 'lot-drawn', about: 'table 1', among: lot.among })
      return fact?.kind === 'lot-drawn' ? fact.drawn : ''
    })
    // Either may come up, and neither of them nearly always.
    const first = drawn.filter((player) => player === 'p1').length
    expect(drawn.every((player) => lot.among.some((one) => one === player))).toBe(true)
    expect(first).toBeGreaterThan(5)
    expect(first).toBeLessThan(25)
  })
})
