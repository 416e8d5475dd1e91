import { describe, expect, it } from 'vitest'
import { role, type Setting, story } from '../../../testing/story.ts'

const assault = { regulation: 'imperial-assault/de-2.2.1', missions: ['m1', 'm2'] } as const
const event = (setting: Setting = {}) => story({ ...assault, ...setting })
const set = (...missions: readonly string[]) => ({ kind: 'set-missions', missions }) as const
const why = { override: 'the third card turned up' }

describe('set-missions', () => {
  it('[IA-31] adds, changes and takes out what the rounds are drawn from', () => {
    const told = event({ started: false })
    expect(told.facts(set(' m1 ', 'm3'))).toEqual([
      { kind: 'missions-set', missions: ['m1', 'm3'] },
    ])
    told.does(set('m3'))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    expect(told.state().rounds[0]?.mission).toBe('m3')
  })

  it('[IA-31] warns where a round would be played without one', () => {
    const warning = { code: 'mission-missing', round: 1, rule: 'IA-31' }
    const none = event({ missions: [], started: false })
    expect(none.does(set())).toContainEqual(warning)
    expect(none.does({ kind: 'announce-event' })).toContainEqual(warning)
    expect(none.does({ kind: 'start-stage' })).toContainEqual(warning)
    none.does({ kind: 'pair-round' })
    expect(none.does({ kind: 'publish-round' })).toContainEqual(warning)
    const listed = event({ started: false })
    expect(listed.does({ kind: 'announce-event' })).not.toContainEqual(warning)
    expect(listed.does({ kind: 'start-stage' })).not.toContainEqual(warning)
    listed.does({ kind: 'pair-round' })
    expect(listed.does({ kind: 'publish-round' })).toEqual([])
  })

  it('[IA-31] listed after the round was paired, none was drawn for it: that is told', () => {
    const told = event({ missions: [] })
    told.does({ kind: 'pair-round' })
    told.does(set('m1'))
    const missing = { code: 'mission-missing', round: 1, rule: 'IA-31' }
    expect(told.does({ kind: 'publish-round' })).toContainEqual(missing)
  })

  it('[IA-35] makes an announcement outdated that told others', () => {
    const told = event({ started: false })
    told.does({ kind: 'announce-event' })
    told.does(set('m1', 'm3'))
    expect(told.refuses({ kind: 'start-stage' })).toMatchObject({
      code: 'announcement-outdated',
      what: 'missions',
      rule: 'IA-35',
      overridable: true,
    })
    told.does({ kind: 'announce-event' }, why)
    told.does({ kind: 'start-stage' })
  })

  it('[IA-35] once play has begun it is announced anew in one go, with why', () => {
    const told = event()
    const changes = [{ what: 'missions', before: ['m1', 'm2'], now: ['m1', 'm2', 'm3'] }]
    expect(told.refuses(set('m1', 'm2', 'm3'))).toEqual({
      code: 'announced-otherwise',
      changes,
      rule: 'IA-35',
      overridable: true,
    })
    expect(told.facts(set('m1', 'm2', 'm3'), why)).toEqual([
      { kind: 'missions-set', missions: ['m1', 'm2', 'm3'] },
      expect.objectContaining({ kind: 'event-announced', changes, reason: why.override }),
    ])
    const entry = told.entryOf('missions-set')
    told.does({ kind: 'undo', entry, reason: 'a slip' })
    expect(told.state().created.missions).toEqual(['m1', 'm2'])
    expect(told.state().announcedAnew).toEqual([])
  })

  it('needs no reason for what nobody was told otherwise, nor for the same again', () => {
    const told = event({ missions: [] })
    expect(told.facts(set('m1'))).toMatchObject([
      { kind: 'missions-set' },
      { kind: 'event-announced', changes: [{ before: [], now: ['m1'] }] },
    ])
    expect(told.facts(set('m1'))).toEqual([{ kind: 'missions-set', missions: ['m1'] }])
  })

  it('[IA-30] refuses other maps than the document has, before the start and after it', () => {
    const formal = { tier: 'competitive', date: '2017-08-01', lists: 'asked' } as const
    const legal = 'Bar in Anchorhead: smuggled goods'
    const told = event({ ...formal, missions: [legal], started: false })
    told.does(set(legal, 'Ambush'))
    told.does({ kind: 'announce-event' })
    const refusal = {
      code: 'missions-not-legal',
      missions: ['Ambush'],
      maps: ['Bar in Anchorhead', 'ISB-Hauptquartier', 'Mülldeponie auf Coruscant'],
      rule: 'IA-30',
      overridable: true,
    }
    expect(told.refuses({ kind: 'start-stage' })).toEqual(refusal)
    told.does(set(legal))
    told.does({ kind: 'announce-event' }, why)
    told.does({ kind: 'start-stage' }, { override: 'lists on paper' })
    expect(told.refuses(set(legal, 'Ambush'))).toEqual(refusal)
    expect(told.facts(set(legal, 'Ambush'), why)).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'missions-set' },
      { kind: 'event-announced' },
    ])
  })

  it.each([[['m1', ' m1 ']], [['']]])('refuses what is no list of names: %j', (missions) => {
    expect(event().refuses(set(...missions))).toEqual({
      code: 'bad-value',
      field: 'missions',
      expected: 'different names',
    })
  })

  it('refuses where the document draws none, and who is not the organizer', () => {
    expect(story().refuses(set('m1'))).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'missions',
    })
    expect(event().refuses(set('m1'), role('marshal')).code).toBe('not-allowed')
  })
})
