import { describe, expect, it } from 'vitest'
import { role, story } from '../../../testing/story.ts'
import type { Options } from '../../vocabulary/option.ts'
import type { RoundMinutes } from '../../vocabulary/stage.ts'
import { rulesOf } from '../reading/rules.ts'

const change = (options: Options, roundMinutes?: RoundMinutes) =>
  ({
    kind: 'change-options',
    options,
    ...(roundMinutes === undefined ? {} : { roundMinutes }),
  }) as const
const before = () => story({ started: false, options: { halfPoints: 'time-only' } })
const announce = { kind: 'announce-event' } as const

describe('change-options', () => {
  it('takes the place of what was chosen; what is left out is as the document has it', () => {
    const told = before()
    const options = { strengthOfSchedule: 'tome' } as const
    expect(told.facts(change(options))).toEqual([{ kind: 'options-changed', options }])
    const { readings } = rulesOf(told.state().created)
    expect(readings).toMatchObject({ strengthOfSchedule: 'tome', halfPoints: 'always' })
  })

  it('[LCG-65] lengths of rounds go with them; others than announced are announced anew', () => {
    const told = story({ regulation: 'card-game/de-2014', started: false })
    told.does(announce)
    const roundMinutes = { swiss: 65 }
    expect(told.facts(change({}, roundMinutes))).toEqual([
      { kind: 'options-changed', options: {}, roundMinutes },
    ])
    expect(told.refuses(announce)).toMatchObject({
      code: 'announced-otherwise',
      changes: [{ what: 'round-minutes', before: { swiss: 70 }, now: { swiss: 65 } }],
      rule: 'LCG-65',
    })
    told.does(change({}))
    expect(told.state().created).not.toHaveProperty('roundMinutes')
    expect(told.facts(announce)[0]).not.toHaveProperty('changes')
  })

  it('[LCG-29] refuses a length that the document does not allow', () => {
    const told = story({ regulation: 'card-game/de-2014', started: false })
    expect(told.refuses(change({}, { swiss: 81 }))).toEqual({
      code: 'length-not-allowed',
      minutes: 81,
      from: 60,
      to: 80,
      rule: 'LCG-29',
    })
  })

  it('[XWEN-18] another strength of schedule than announced is announced anew, with why', () => {
    const told = before()
    told.does(announce)
    told.does(change({ strengthOfSchedule: 'tome', halfPoints: 'time-only' }))
    expect(told.refuses({ kind: 'start-stage' }).code).toBe('not-announced')
    const changes = [
      {
        what: 'options',
        before: { strengthOfSchedule: 'sum' },
        now: { strengthOfSchedule: 'tome' },
      },
    ]
    expect(told.refuses(announce)).toEqual({
      code: 'announced-otherwise',
      changes,
      rule: 'XWEN-18',
      overridable: true,
    })
    expect(told.facts(announce, { override: 'as at the last one' })).toMatchObject([
      { kind: 'event-announced', changes, reason: 'as at the last one' },
    ])
  })

  it('names no rule for an option that no document has announced', () => {
    const told = before()
    told.does(announce)
    told.does(change({}))
    const refusal = told.refuses(announce)
    expect(refusal).toMatchObject({
      code: 'announced-otherwise',
      changes: [
        { what: 'options', before: { halfPoints: 'time-only' }, now: { halfPoints: 'always' } },
      ],
    })
    expect(refusal).not.toHaveProperty('rule')
  })

  it('choosing what the document has anyway changes nothing that was announced', () => {
    const told = story({ started: false })
    told.does(announce)
    told.does(change({ strengthOfSchedule: 'sum' }))
    expect(told.facts(announce)[0]).not.toHaveProperty('changes')
  })

  it('refuses what the document does not have, and what is none', () => {
    const told = before()
    expect(told.refuses(change({ teamGamePoints: '4-2-0' })).code).toBe('not-in-this-regulation')
    const odd = { halfPoints: 'never' } as unknown as Options
    expect(told.refuses(change(odd)).code).toBe('bad-value')
  })

  it('refuses once the event has begun, whatever the reason: rounds were counted by them', () => {
    const told = story()
    const why = { override: 'why' }
    expect(told.refuses(change({ halfPoints: 'time-only' }), why)).toEqual({
      code: 'locked-since-begun',
      what: 'options',
      rule: 'XWEN-58',
    })
    expect(told.refuses(change({}), why)).toEqual({
      code: 'locked-since-begun',
      what: 'round-minutes',
      rule: 'XWEN-14',
    })
  })

  it('is the organizer’s', () => {
    expect(before().refuses(change({}), role('marshal')).code).toBe('not-allowed')
  })
})
