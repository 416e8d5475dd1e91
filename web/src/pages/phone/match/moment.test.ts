import {
  type Clock,
  type Command,
  instant,
  type OwnView,
  ownView,
  type Result,
  regulations,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  publish,
  register,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { isWaitingForRound, type Moment, momentOf, ownWord } from './moment.ts'

const minute = 60_000
const [regulation] = regulations
const result: Result = { ending: 'time', score: [60, 20] }

const paired = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  return sample
}
const seen = (sample: ReturnType<typeof sampleEvent>, n = 1): OwnView => {
  const me = ownView(sample.state(), new Map(), player(n))
  if (me === null) throw new Error('plays')
  return me
}
const clockOf = (part: Partial<Clock>) => ({
  ...{ round: 1, minutes: 60, extended: [] },
  atTime: regulation.roundLength.atTime,
  clock: {
    ...{ startedAt: instant(0), minutes: 60, pausedAt: null, paused: 0, calledAt: null },
    ...part,
  },
})
const phase = (me: OwnView, more: Partial<Parameters<typeof momentOf>[0]> = {}) => {
  const moment = momentOf({
    ...{ me, event: { status: 'running' }, clock: null, waiting: [] },
    now: instant(61 * minute),
    ...more,
  })
  return moment.kind === 'match' ? moment.phase : moment.kind
}
const ownMatch = (me: OwnView) => {
  if (me.table === null) throw new Error('is paired')
  return me.table
}

describe('what a phone offers', () => {
  it('[XWDE-18] [XWPL-12] [IA-11] [LCG-11] counts nothing while the match runs', () => {
    const me = seen(paired())
    expect(phase(me)).toBe('playing')
    expect(phase(me, { clock: clockOf({}) })).toBe('playing')
  })

  it('opens the result when time is called, at a table with more time later', () => {
    const me = seen(paired())
    const clock = clockOf({ calledAt: instant(60 * minute) })
    expect(phase(me, { clock })).toBe('open')
    const table = { ...ownMatch(me), extension: 5 }
    expect(phase({ ...me, table }, { clock })).toBe('playing')
    expect(phase({ ...me, table }, { clock, now: instant(65 * minute) })).toBe('open')
    expect(phase(me, { clock: { ...clock, round: 2 } })).toBe('playing')
  })

  it('opens it when somebody has said that the match is over, also without a network', () => {
    const sample = paired()
    const { match } = ownMatch(seen(sample))
    const end: Command = { kind: 'end-match', match }
    expect(phase(seen(sample), { waiting: [{ id: 'c', parcel: { command: end } }] })).toBe('open')
    sample.give({ kind: 'start-match', match })
    sample.give(end)
    expect(phase(seen(sample))).toBe('open')
  })

  it('goes from two reports to one result, or to a judge', () => {
    const sample = paired()
    const { match, players } = ownMatch(seen(sample))
    const [first, second] = players
    const says = (by: typeof first, said: Result): Command => ({
      ...{ kind: 'report-result', match },
      player: by.player,
      result: said,
    })
    const at = (of: typeof first) => phase(seen(sample, of.number))
    const waiting = [{ id: 'c', parcel: { command: says(first, result) } }]
    const before = seen(sample, first.number)
    expect(phase(before, { waiting })).toBe('said')
    expect(ownWord(ownMatch(before), waiting)).toEqual(result)
    expect(ownWord(ownMatch(before), [])).toBeNull()
    sample.give(says(first, result))
    expect([at(first), at(second)]).toEqual(['said', 'to-confirm'])
    sample.give(says(second, { ending: 'time', score: [60, 30] }))
    expect([at(first), at(second)]).toEqual(['differs', 'differs'])
    sample.give(says(second, result))
    expect([at(first), at(second)]).toEqual(['done', 'done'])
  })

  it('is nothing to do without a match', () => {
    const sample = sampleEvent()
    register(sample, 3)
    expect(phase(seen(sample))).toBe('not-paired')
    expect(phase({ ...seen(sample), waitingPlace: 2 })).toBe('waiting-list')
    expect(phase({ ...seen(sample), bye: 'odd-number' })).toBe('bye')
    expect(phase(seen(sample), { event: { status: 'finished' } })).toBe('finished')
    expect(phase(seen(sample), { event: { status: 'played' } })).toBe('played')
    sample.give({ kind: 'drop-player', player: player(1), when: 'now' })
    expect(phase(seen(sample))).toBe('left')
  })

  it('waits for no pairing where there is none to come', () => {
    const me: OwnView = { ...seen(paired()), table: null }
    expect(phase(me)).toBe('not-paired')
    expect(phase({ ...me, isOut: true })).toBe('out')
  })
})

it('somebody waits for a round who has nothing left to do in this one, and only then', () => {
  const table = ownMatch(seen(paired()))
  const match = (phase: Extract<Moment, { kind: 'match' }>['phase']): Moment => ({
    kind: 'match',
    table,
    phase,
  })
  for (const moment of [{ kind: 'not-paired' }, { kind: 'bye' }, match('done')] as const)
    expect(isWaitingForRound(moment)).toBe(true)
  for (const phase of ['playing', 'open', 'to-confirm', 'said', 'differs'] as const)
    expect(isWaitingForRound(match(phase))).toBe(false)
  for (const kind of ['left', 'out', 'played', 'finished'] as const)
    expect(isWaitingForRound({ kind })).toBe(false)
  expect(isWaitingForRound({ kind: 'waiting-list', place: 1 })).toBe(false)
})
