import { describe, expect, it } from 'vitest'
import { asking } from '../../../testing/story.ts'
import type { Command } from '../../event/commands.ts'
import { decide } from '../../event/decide.ts'
import { currentRound, matchesOf } from '../../event/reading/rounds.ts'
import { advance, type Event, emptyEvent } from '../../event/replay.ts'
import type { Entry } from '../../event/spine/entry.ts'
import { commandId, playerId } from '../../vocabulary/ids.ts'
import { day, instant } from '../../vocabulary/instant.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Structure } from '../../vocabulary/stage.ts'
import { roundEnd } from './round-end.ts'

const minute = 60_000

/** An event told by the minute: what was done when decides how long matches took. */
const timedEvent = (players: number, structure: Structure = { kind: 'open' }) => {
  let event: Event = emptyEvent
  const give = (at: number, command: Command) => {
    const asked = asking(command, { at: instant(at * minute), override: 'as told' })
    const decision = decide(event, asked)
    if (!decision.granted) expect.fail(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    const entries = decision.facts.map(
      (fact, index): Entry => ({
        n: event.log.length + 1 + index,
        at: asked.at,
        by: asked.by,
        command: commandId(`c${event.log.length}`),
        fact,
      }),
    )
    event = advance(event, entries)
  }
  const matchAt = (table: number) => {
    const round = event.state && currentRound(event.state)
    const matches = event.state && round ? matchesOf(event.state, round) : []
    return matches.find((one) => one.table === table) ?? expect.fail(`no table ${table}`)
  }
  const result = (at: number, table: number, one: Result = win) =>
    give(at, { kind: 'enter-result', match: matchAt(table).match, result: one })
  const begin = (at: number) => {
    give(at, { kind: 'pair-round' })
    give(at, { kind: 'publish-round' })
    give(at, { kind: 'start-clock' })
  }
  give(0, {
    kind: 'create-event',
    name: 'Timed',
    regulation: 'x-wing/en-3.2',
    tier: 'casual',
    date: day('2015-10-03'),
    structure,
    options: {},
  })
  for (let n = 1; n <= players; n++) {
    give(0, { kind: 'register-player', player: playerId(`p${n}`) })
    give(0, { kind: 'check-in-player', player: playerId(`p${n}`) })
  }
  give(0, { kind: 'announce-event' })
  give(0, { kind: 'start-stage' })
  const end = (at: number) => {
    const { expected, slow } = roundEnd(event, instant(at * minute))
    return { expected: expected === null ? null : expected / minute, slow }
  }
  return { give, begin, result, end, matchAt }
}

const win: Result = { ending: 'destruction', score: [100, 40] }
const time: Result = { ending: 'time', score: [60, 40] }

describe('the end of a round', () => {
  it('is unknown until the clock runs, then the end of its time', () => {
    const told = timedEvent(4)
    told.give(0, { kind: 'pair-round' })
    told.give(0, { kind: 'publish-round' })
    expect(told.end(1)).toEqual({ expected: null, slow: [] })
    told.give(10, { kind: 'start-clock' })
    expect(told.end(20).expected).toBe(85)
  })

  it('moves with a table that was given more time, and with a pause', () => {
    const told = timedEvent(4)
    told.begin(10)
    const { match } = told.matchAt(2)
    told.give(20, { kind: 'extend-time', match, minutes: 5, reason: 'a lost die' })
    expect(told.end(21).expected).toBe(90)
    told.give(30, { kind: 'pause-clock' })
    told.give(40, { kind: 'resume-clock' })
    expect(told.end(41).expected).toBe(100)
    told.result(50, 2)
    // The table that is in no longer counts; the other takes as long, but half the time at least.
    expect(told.end(50).expected).toBe(57.5)
    expect(told.end(58).expected).toBe(95)
  })

  it('comes as early as matches of these players were over, a pause not counted', () => {
    const told = timedEvent(4)
    told.begin(0)
    told.give(10, { kind: 'pause-clock' })
    told.give(30, { kind: 'resume-clock' })
    told.result(60, 1)
    told.result(70, 2)
    told.give(75, { kind: 'close-round' })
    told.begin(100)
    // 40 and 50 minutes on the clock: the lower middle of both, whoever meets whom.
    expect(told.end(110).expected).toBe(140)
    // Past that, the table may as well take its whole time.
    expect(told.end(145).expected).toBe(175)
  })

  it('counts what earlier rounds took beyond their time', () => {
    const told = timedEvent(4)
    told.begin(0)
    told.give(75, { kind: 'call-time' })
    told.result(80, 1, time)
    told.result(83, 2, time)
    told.give(84, { kind: 'close-round' })
    told.begin(100)
    expect(told.end(110).expected).toBe(183)
    // Over time already: any minute now, and what it usually takes to bring the slip.
    expect(told.end(180).expected).toBe(188)
  })

  it('waits for players who mostly play to time', () => {
    const told = timedEvent(4)
    for (const start of [0, 100]) {
      told.begin(start)
      told.result(start + 75, 1, time)
      told.result(start + 76, 2, time)
      told.give(start + 80, { kind: 'close-round' })
    }
    told.begin(200)
    expect(told.end(201).slow).toEqual([
      { table: 1, toTime: [1, 2], isBehind: false },
      { table: 2, toTime: [1, 2], isBehind: false },
    ])
    told.result(230, 1)
    expect(told.end(231).slow.map(({ table }) => table)).toEqual([2])
  })

  it('waits for a table that plays on when nine in ten matches were over', () => {
    const told = timedEvent(22)
    told.begin(0)
    for (let table = 1; table <= 10; table++) told.result(40 + table, table)
    expect(told.end(49).slow).toEqual([])
    expect(told.end(50).slow).toEqual([{ table: 11, toTime: [], isBehind: true }])
  })

  it('calls nobody slow in the first half of the time, however quick the others were', () => {
    const told = timedEvent(22)
    told.begin(0)
    for (let table = 1; table <= 10; table++) told.result(table, table)
    expect(told.end(37).slow).toEqual([])
    expect(told.end(38).slow).toEqual([{ table: 11, toTime: [], isBehind: true }])
  })

  const withFinal: Structure = {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'elimination', rounds: null, cut: 2 },
    ],
  }
  const cut = (told: ReturnType<typeof timedEvent>) => {
    told.give(41, { kind: 'close-round' })
    told.give(41, { kind: 'make-cut' })
    told.give(41, { kind: 'start-stage' })
  }

  it('of a final without a limit is told by earlier matches', () => {
    const told = timedEvent(4, withFinal)
    told.begin(0)
    told.result(30, 1)
    told.result(40, 2)
    cut(told)
    expect(told.end(42)).toEqual({ expected: null, slow: [] })
    told.begin(50)
    expect(told.end(60).expected).toBe(80)
    expect(told.end(90).expected).toBe(90)
  })

  it('of a final without a limit is unknown where nobody ran a clock before', () => {
    const told = timedEvent(4, withFinal)
    told.give(0, { kind: 'pair-round' })
    told.give(0, { kind: 'publish-round' })
    told.result(30, 1)
    told.result(40, 2)
    cut(told)
    told.begin(50)
    expect(told.end(60).expected).toBe(null)
  })
})
