import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { id } from '../../../testing/story.ts'
import { missionRefusals } from '../../event/reading/missions.ts'
import { type Command, type LeaderRole, leaderId, planFor, timetable } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { furtherSwissRounds } from '../suites/cut.suite.ts'
import { basicAndAdvanced, structuresAreFree, wholeEvent } from '../suites/structure.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import { playOn, rounds, skirmish } from './skirmish.suite.ts'

const create = (changed: Parameters<typeof creating>[0]) => {
  const decision = creating({ regulation: 'imperial-assault/de-2.2.1', ...changed })
  return decision.granted ? null : decision.refusal
}

describe('the tables', () => {
  basicAndAdvanced(imperialAssaultDe221, { basic: 'IA-60', advanced: 'IA-61' })
  structuresAreFree(imperialAssaultDe221, { rule: 'IA-62', own: 'IA-62' })

  it('[IA-62] but no double elimination, and no final match', () => {
    for (const kind of ['double-elimination', 'final-match'] as const) {
      const stages = [
        { kind: 'swiss', rounds: 3, cut: null },
        { kind, rounds: null, cut: 4 },
      ] as const
      expect(create({ structure: { kind: 'custom', stages } })?.rule).toBe('IA-62')
    }
    expect(create({ structure: { kind: 'premier' } })?.code).toBe('not-in-this-regulation')
  })

  furtherSwissRounds(imperialAssaultDe221, 'IA-62', 1)
})

describe('an event', () => {
  wholeEvent(imperialAssaultDe221, 'IA-65')
})

describe('how long a day lasts', () => {
  it.each([
    ['basic', 20, 430],
    ['advanced', 100, 690],
  ] as const)(
    '[IA-36] a day of the %s structure with %i players: %i minutes',
    (kind, players, end) => {
      const plan = planFor({ kind }, players, imperialAssaultDe221.structure) ?? []
      const last = timetable(plan, players, imperialAssaultDe221.roundLength).at(-1)
      expect((last?.begins ?? 0) + (last?.minutes ?? 0)).toBe(end)
      expect(last?.minutes).toBe(105)
    },
  )
})

describe('the missions', () => {
  const six = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
  const drawn = (missions: readonly string[], count: number): readonly (string | null)[] => {
    const event = skirmish({ players: 2 + count, missions })
    for (let round = 0; round < count; round++) playOn(event)
    return event.state().rounds.map(({ mission }) => mission)
  }

  it('[IA-31] none comes again before all the others were played', () => {
    expect(imperialAssaultDe221.missions).toEqual(clause('IA-31', 'bag'))
    const missions = drawn(six, 13)
    expect(missions.slice(0, 6).toSorted()).toEqual(six)
    expect(missions.slice(6, 12).toSorted()).toEqual(six)
    expect(six).toContain(missions[12])
  })

  it('[IA-31] one bag for the whole event, elimination included', () => {
    const event = skirmish({ players: 8, structure: rounds(2, 4), missions: six.slice(0, 4) })
    playOn(event)
    playOn(event)
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    playOn(event)
    playOn(event)
    const missions = event.state().rounds.map(({ mission }) => mission)
    expect(missions.toSorted()).toEqual(six.slice(0, 4))
  })

  it('[IA-31] different ones', () => {
    expect(create({ missions: ['m1', 'm1'] })?.code).toBe('bad-value')
    expect(create({ missions: six })).toBeNull()
  })
})

describe('what is announced, and who plays', () => {
  const leader = (name: string, role: LeaderRole, plays?: string): Command => ({
    kind: 'appoint-leader',
    leader: leaderId(name),
    role,
    ...(plays === undefined ? {} : { plays: id(plays) }),
  })

  it('[IA-39] one game a pairing', () => {
    const event = skirmish({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchOf('a')
    const result = { ending: 'games', games: ['first', 'first'] } as const
    expect(event.refuses({ kind: 'enter-result', match, result }).code).toBe(
      'not-in-this-regulation',
    )
  })

  it('[IA-64] what a tier changes: whether leaders may play', () => {
    for (const [tier, mayPlay] of [
      ['casual', true],
      ['competitive', false],
      ['premier', false],
    ] as const) {
      const event = skirmish({ tier, started: false })
      expect(event.ask(leader('one', 'judge', 'p1')).granted).toBe(mayPlay)
    }
  })

  it.each([
    ['casual', []],
    ['competitive', ['Hoth']],
    ['premier', ['Hoth']],
  ] as const)('[IA-64] and whether the maps of the document must be used: %s', (tier, others) => {
    const missions = ['ISB-Hauptquartier', 'Hoth']
    const event = skirmish({ tier, missions, date: '2017-08-05', started: false, lists: 'asked' })
    const refused = missionRefusals(event.state()).map((refusal) =>
      refusal.code === 'missions-not-legal' ? refusal.missions : [],
    )
    expect(refused.flat()).toEqual(others)
  })

  it('[IA-63] the identity is that of the document', () => {
    expect(imperialAssaultDe221).toMatchObject({
      id: 'imperial-assault/de-2.2.1',
      document: 'IA',
      language: 'de',
      published: '2017-07-26',
      defaultDate: '2017-08-05',
      finalMatch: null,
    })
  })

  it('[IA-63] the readings an organizer may choose between, and what is chosen for him', () => {
    expect(imperialAssaultDe221.options).toEqual({
      scheduleByes: 'count',
      noShow: 'bye',
      readmission: 'on',
      lateEntry: 'unpaired-losses',
      afterCut: 'carry',
      finalPlaces: 'by-swiss',
      disqualifiedInSchedule: 'keep',
      extendedSchedule: 'average',
    })
    expect(create({ options: { unpairedLossMargin: '50' } })?.code).toBe('not-in-this-regulation')
    expect(create({ options: { headToHead: 'off' } })?.code).toBe('not-in-this-regulation')
  })

  it('[IA-10] there are no deductions', () => {
    const event = skirmish()
    const deduct: Command = {
      kind: 'deduct-points',
      player: id('p1'),
      points: 1,
      reason: 'stalling',
    }
    expect(event.refuses(deduct).code).toBe('not-in-this-regulation')
  })
})
