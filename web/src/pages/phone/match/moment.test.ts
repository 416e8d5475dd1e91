import {
  type Clock,
  type Command,
  instant,
  type OwnView,
  ownView,
  type PublicEvent,
  type Result,
  regulations,
} from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  register,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { asidesOf, isWaitingForRound, type Moment, momentOf } from './moment.ts'
import { hasTimeLeft, ownWord } from './phase.ts'

const minute = 60_000
const [regulation] = regulations
const result: Result = { ending: 'time', score: [60, 20] }
type Sample = ReturnType<typeof sampleEvent>
type Known = Parameters<typeof momentOf>[0]

const paired = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  return sample
}
const seen = (sample: Sample, n = 1): OwnView => {
  const me = ownView(sample.state(), new Map(), player(n), null)
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
const roundName = { kind: 'numbered', round: 1, of: 2 } as const
const roundNames = [roundName, { ...roundName, round: 2 }]
const running: NonNullable<Known['event']> = {
  status: 'running',
  stages: [{ kind: 'swiss', rounds: 2, cut: null }],
  stage: 1,
  round: { number: 1, status: 'published' },
  roundNames,
  champion: null,
}
const closed = { ...running, round: { number: 1, status: 'closed' } as const, roundNames }
const status = (one: PublicEvent['status']) => ({ ...running, status: one })

const known = (me: OwnView, more: Partial<Known> = {}): Known => ({
  ...{ me, event: running, clock: null, waiting: [] },
  now: instant(61 * minute),
  ...more,
})
/** The name of the page, as the table of moments has it. */
const page = (me: OwnView, more: Partial<Known> = {}) => {
  const moment = momentOf(known(me, more))
  return moment.kind === 'match' ? moment.phase : moment.kind
}
const ownMatch = (me: OwnView) => {
  if (me.table === null) throw new Error('is paired')
  return me.table
}

describe('before the first round', () => {
  it('is a list to hand in, or the number one has', () => {
    const sample = sampleEvent()
    register(sample, 3)
    const me = seen(sample)
    const event = { ...status('to-come'), round: null, stage: 0 }
    const list = (one: OwnView['list']['status']) => ({ ...me, list: { ...me.list, status: one } })
    expect(page(list('missing'), { event })).toBe('list-missing')
    for (const one of ['none', 'shown'] as const)
      expect(page(list(one), { event })).toBe('registered')
    expect(page({ ...me, waitingPlace: 2 }, { event })).toBe('waiting-list')
    expect(page(me, { event: { ...running, round: null } })).toBe('waiting')
  })

  it('is the next round for who comes late, with what is missed', () => {
    const me = { ...seen(paired()), table: null, missed: [1] }
    expect(momentOf(known(me))).toEqual({ kind: 'late', missed: [1] })
  })
})

describe('at the own table', () => {
  it('[XWDE-18] [XWPL-12] [IA-11] [LCG-11] counts nothing while the match runs', () => {
    const me = seen(paired())
    expect(page(me)).toBe('paired')
    expect(page(me, { clock: clockOf({}) })).toBe('playing')
    const begun = { ...me, table: { ...ownMatch(me), startedAt: instant(0) } }
    expect(page(begun)).toBe('playing')
  })

  it('[XWEN-14] [XWPL-39] [IA-38] [LCG-40] is not over when time is called, with more time later', () => {
    const me = seen(paired())
    const clock = clockOf({ calledAt: instant(60 * minute) })
    expect(page(me, { clock })).toBe('time-called')
    const table = { ...ownMatch(me), extension: 5 }
    expect(page({ ...me, table }, { clock })).toBe('playing')
    expect(page({ ...me, table }, { clock, now: instant(65 * minute) })).toBe('time-called')
    // The clock of another round says nothing about this one.
    expect(page(me, { clock: { ...clock, round: 2 } })).toBe('paired')
  })

  it('opens when somebody has said that the match is over, also without a network', () => {
    const sample = paired()
    const { match } = ownMatch(seen(sample))
    const end: Command = { kind: 'end-match', match }
    const waiting = [{ id: 'c', parcel: { command: end } }]
    expect(page(seen(sample), { waiting })).toBe('ended')
    sample.give({ kind: 'start-match', match })
    sample.give(end)
    expect(page(seen(sample))).toBe('ended')
    const clock = clockOf({ calledAt: instant(60 * minute) })
    expect(page(seen(sample), { clock })).toBe('ended')
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
    const at = (of: typeof first) => page(seen(sample, of.number))
    const waiting = [{ id: 'c', parcel: { command: says(first, result) } }]
    const before = seen(sample, first.number)
    expect(page(before, { waiting })).toBe('reported')
    expect(ownWord(ownMatch(before), waiting)).toEqual(result)
    expect(ownWord(ownMatch(before), [])).toBeNull()
    sample.give(says(first, result))
    expect([at(first), at(second)]).toEqual(['reported', 'to-confirm'])
    sample.give(says(second, { ending: 'time', score: [60, 30] }))
    expect([at(first), at(second)]).toEqual(['differing', 'differing'])
    sample.give(says(second, result))
    expect([at(first), at(second)]).toEqual(['entered', 'entered'])
  })

  it('time cannot have ended it while minutes are left', () => {
    const table = ownMatch(seen(paired()))
    const left = (part: Partial<Clock>, at: number, extension = 0) =>
      hasTimeLeft({ ...table, extension }, { clock: clockOf(part), now: instant(at * minute) })
    expect(left({}, 10)).toBe(true)
    expect(left({}, 60)).toBe(false)
    expect(left({}, 62, 5)).toBe(true)
    expect(left({ calledAt: instant(50 * minute) }, 51)).toBe(false)
    expect(left({ minutes: null }, 10)).toBe(false)
    // A hall without a clock may stop a match all the same.
    expect(hasTimeLeft(table, { clock: null, now: instant(0) })).toBe(false)
  })
})

describe('between rounds', () => {
  const played = () => {
    const sample = paired()
    playOut(sample)
    return seen(sample)
  }

  it('shows no table of a round that is over, and says what everybody waits for', () => {
    const me = played()
    expect(momentOf(known(me, { event: closed }))).toMatchObject({
      kind: 'round-over',
      ahead: 'next-round',
    })
    const last = { number: 2, status: 'closed', roundName } as const
    const over = (event: Known['event']) => {
      const moment = momentOf(known(me, { event }))
      return moment.kind === 'round-over' ? moment.ahead : moment.kind
    }
    expect(over({ ...closed, round: last })).toBe('ceremony')
    const stages = [
      ...(running.stages ?? []),
      { kind: 'elimination', rounds: null, cut: 4 } as const,
    ]
    expect(over({ ...closed, stages, round: last })).toBe('cut')
    expect(page({ ...me, table: null, bye: 'odd-number' }, { event: closed })).toBe('round-over')
    expect(page({ ...me, table: null, bye: 'odd-number' })).toBe('bye')
  })

  it('is whether the cut was made, and the place where it was not', () => {
    const me = played()
    const swiss = { event: closed }
    expect(momentOf(known({ ...me, cut: { size: 4, seed: 3 } }, swiss))).toEqual({
      kind: 'made-cut',
      ...{ seed: 3, size: 4 },
    })
    const placed = { from: 9, to: 9 }
    const missed = { ...me, isOut: true, cut: { size: 4, seed: null }, placed }
    expect(momentOf(known(missed, swiss))).toEqual({ kind: 'missed-cut', placed, size: 4 })
  })

  it('is the next round of the bracket for who won, the place for who lost', () => {
    const me = played()
    const roundName = { kind: 'left', left: 2 } as const
    const event = { ...running, round: { number: 3, status: 'published' } as const, roundNames }
    const table = { ...ownMatch(me), roundName }
    const bracket = { ...me, table, cut: { size: 4, seed: 1 } }
    expect(momentOf(known(bracket, { event }))).toMatchObject({
      kind: 'goes-on',
      next: { kind: 'left', left: 1 },
      isLast: false,
    })
    // The winner of one side, while the other one is played.
    const waits = { ...bracket, table: null, matches: [table] }
    expect(momentOf(known(waits, { event }))).toMatchObject({ kind: 'goes-on', table })
    expect(page({ ...waits, bye: 'odd-number' }, { event })).toBe('bye')
    const final = { ...bracket, table: { ...table, roundName: { ...roundName, left: 1 } } }
    expect(momentOf(known(final, { event }))).toMatchObject({
      ...{ kind: 'goes-on', next: null, isLast: true },
    })
    const block = { kind: 'block', block: 1 } as const
    const [won, lost] = [0, 1].map((index) => {
      const players = index === 0 ? table.players : ([table.players[1], table.players[0]] as const)
      return { ...bracket, table: { ...table, players, roundName: block } }
    })
    const after = (one: OwnView | undefined) =>
      one === undefined ? null : momentOf(known(one, { event }))
    expect(after(won)).toMatchObject({ next: null, isLast: false })
    expect(
      [after(won), after(lost)]
        .map((one) => one !== null && 'hasLost' in one && one.hasLost)
        .toSorted(),
    ).toEqual([false, true])
    const beaten = {
      ...{ ...bracket, isOut: true, placed: { from: 3, to: 4 }, matches: [table] },
    }
    const out = { kind: 'knocked-out', placed: { from: 3, to: 4 }, roundName }
    expect(momentOf(known(beaten, { event }))).toEqual(out)
    // Also when the next round is played without them.
    expect(momentOf(known({ ...beaten, table: null }, { event }))).toEqual(out)
  })
})

describe('leaving', () => {
  const open = () => seen(paired())

  it('after this round stands beside the match, which is still to be played', () => {
    const me = { ...open(), leaves: { after: 1, mayStay: true } }
    expect(page(me)).toBe('paired')
    expect(asidesOf(known(me))).toEqual([{ kind: 'leaving', mayStay: true, isSent: false }])
    const sample = paired()
    playOut(sample)
    const done = { ...seen(sample), leaves: { after: 1, mayStay: true } }
    expect(page(done)).toBe('entered')
    expect(asidesOf(known(done))).toHaveLength(1)
    expect(page(done, { event: closed })).toBe('left')
    expect(asidesOf(known(done, { event: closed }))).toEqual([])
  })

  it('is said at once, before the server has answered', () => {
    const command: Command = { kind: 'drop-player', player: player(1), when: 'after-round' }
    const waiting = [{ id: 'c', parcel: { command } }]
    expect(asidesOf(known(open(), { waiting }))).toMatchObject([{ kind: 'leaving', isSent: true }])
  })

  it('at once is gone, while the others still play', () => {
    const me = open()
    const table = ownMatch(me)
    const by = table.players[0].player === me.player.player ? 'first' : 'second'
    const gone = {
      ...{ ...me, leaves: { after: 1, mayStay: true } },
      table: { ...table, result: { ending: 'concession', by } as const },
    }
    expect(momentOf(known(gone))).toEqual({ kind: 'left', mayStay: true })
  })

  it('is not what happened to who was disqualified', () => {
    const me = { ...open(), table: null, disqualifiedFor: 'marked dice' }
    expect(momentOf(known(me))).toEqual({ kind: 'disqualified', reason: 'marked dice' })
  })
})

it('what leaders ruled in this round stands beside the match, and not for ever', () => {
  const sample = paired()
  const me = seen(sample)
  const ruling = { about: 'conduct', players: [player(1)], text: 'slow' } as const
  sample.give({ kind: 'record-ruling', ruling: { ...ruling, penalty: { kind: 'warning' } } })
  const ruled = seen(sample)
  expect(asidesOf(known(me))).toEqual([])
  expect(asidesOf(known(ruled))).toMatchObject([{ kind: 'ruled', rulings: [{ ruling }] }])
  const next = { ...running, round: { number: 2, status: 'published' } as const, roundNames }
  expect(asidesOf(known(ruled, { event: next }))).toEqual([])
  const deducted = { ...me, deductions: [{ round: 1, points: 2, reason: 'late' }] }
  expect(asidesOf(known(deducted))).toEqual([{ kind: 'deducted', points: 2, reason: 'late' }])
  expect(asidesOf(known(ruled, { event: status('finished') }))).toEqual([])
})

it('ends with the ceremony, a champion and everybody’s place', () => {
  const me = seen(paired())
  const { player: own, number, name } = me.player
  const played = { ...me, table: { ...ownMatch(me), result } }
  expect(page(played, { event: status('played') })).toBe('played')
  expect(page(played, { event: status('finished') })).toBe('finished')
  const champion = { player: own, number, name }
  expect(page(played, { event: { ...status('finished'), champion } })).toBe('champion')
  expect(page(me, { event: { ...status('cancelled'), cancelled: 'snow' } })).toBe('cancelled')
})

it('somebody waits for a round who has nothing left to do in this one, and only then', () => {
  const table = ownMatch(seen(paired()))
  const match = (phase: Extract<Moment, { kind: 'match' }>['phase']): Moment => ({
    kind: 'match',
    table,
    phase,
  })
  const waiting: readonly Moment[] = [
    { kind: 'registered' },
    { kind: 'waiting' },
    { kind: 'late', missed: [1] },
    { kind: 'bye' },
    { kind: 'round-over', round: 1, table, ahead: 'next-round' },
    { kind: 'made-cut', seed: 1, size: 4 },
    { kind: 'goes-on', table, next: null, isLast: false, hasLost: false },
    match('entered'),
  ]
  for (const moment of waiting) expect(isWaitingForRound(moment)).toBe(true)
  const phases = ['paired', 'playing', 'time-called', 'ended', 'to-confirm', 'reported'] as const
  for (const phase of phases) expect(isWaitingForRound(match(phase))).toBe(false)
  for (const kind of ['list-missing', 'played', 'finished', 'champion'] as const)
    expect(isWaitingForRound({ kind })).toBe(false)
  expect(isWaitingForRound({ kind: 'waiting-list', place: 1 })).toBe(false)
})
