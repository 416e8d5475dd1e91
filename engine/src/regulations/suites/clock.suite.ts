import { expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { byPlayer } from '../../../testing/leaders.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { clockView, stagesOf } from '../../index.ts'
import type { RoundLengthClauses } from '../../structure/clauses.ts'
import { instant } from '../../vocabulary/instant.ts'
import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const minute = 60_000

/** The clock of the running round, so many minutes after its start. */
export const clockAfter = (event: Story, minutes: number) => {
  const round = event.state().rounds.at(-1) ?? expect.fail('no round')
  const started = round.clock?.startedAt ?? expect.fail('no clock')
  return clockView(event.state(), round, instant(started + minutes * minute))
}

/** A published round of two tables whose clock a judge has started. */
export const clockStarted = (setting: Setting): Story => {
  const event = story(setting)
  event.seats('p1 - p2', 'p3 - p4')
  event.does({ kind: 'start-clock' }, { by: { role: 'judge' } })
  return event
}

/** Pairs and publishes the next round, starts its clock and plays it; returns the minutes. */
const minutesOfRound = (event: Story): number | null | undefined => {
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  event.does({ kind: 'start-clock' })
  const { clock, matches } = event.state().rounds.at(-1) ?? expect.fail('no round')
  matches.forEach((_, index) => {
    event.wins(event.matchAt(index + 1).players[0])
  })
  event.does({ kind: 'close-round' })
  return clock?.minutes
}

type Told = {
  readonly length: Clause<number>
  /** Null for no limit. */
  readonly final: Clause<number | null>
  readonly atTime: RoundLengthClauses['atTime']
}

/** Rounds of one length that nobody chooses, and a final of its own. */
export const fixedRounds = (
  { id: regulation, roundLength }: Regulation,
  { length: { rule, value: minutes }, final, atTime }: Told,
): void => {
  const begin = () => clockStarted({ regulation })
  const cutTo = (cut: number) => {
    const structure = { kind: 'custom', stages: stagesOf(1, cut) } as const
    const event = story({ regulation, players: cut, structure })
    const swiss = minutesOfRound(event)
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    return { event, swiss }
  }

  it(`[${rule}] a leader starts it, and it runs for ${minutes} minutes`, () => {
    const event = begin()
    expect(clockAfter(event, 0)).toMatchObject({
      kind: 'swiss',
      minutes,
      rule,
      remaining: minutes * minute,
    })
    expect(clockAfter(event, minutes).remaining).toBe(0)
  })

  it(`[${rule}] no longer for all but by the leader who says why, for a table at once`, () => {
    const event = begin()
    const more = { kind: 'extend-time', minutes: 5, reason: 'an alarm' } as const
    expect(event.refuses(more)).toMatchObject({
      code: 'length-not-allowed',
      minutes: minutes + 5,
      from: minutes,
      to: minutes,
      rule,
    })
    event.does(more, { override: 'an alarm' })
    event.does({ ...more, match: event.matchAt(1).match })
    expect(clockAfter(event, minutes + 5)).toMatchObject({
      remaining: 0,
      extended: [{ table: 1, remaining: 5 * minute }],
    })
  })

  it(`[${atTime.rule}] at time: ${atTime.value}`, () => {
    expect(roundLength.atTime).toEqual(atTime)
    const event = begin()
    event.does({ kind: 'call-time' })
    expect(clockAfter(event, minutes)).toMatchObject({ status: 'called', atTime })
  })

  it(`[${atTime.rule}] no player says that time ended a match whose clock still runs`, () => {
    const event = begin()
    const { match, table } = event.matchAt(1)
    const result = { ending: 'time', score: [30, 20] } as const
    const said = { kind: 'report-result', match, player: id('p1'), result } as const
    const refusal = { code: 'time-not-over', table, rule: atTime.rule }
    expect(event.refuses(said, byPlayer('p1'))).toEqual(refusal)
    // Whoever sits at the desk may know better than the clock.
    expect(event.ask(said, { by: { role: 'judge' } }).granted).toBe(true)
    event.does({ kind: 'extend-time', match, minutes: 5, reason: 'a deck check' })
    event.does({ kind: 'call-time' })
    expect(event.refuses(said, byPlayer('p1'))).toEqual(refusal)
    const other = { ...said, match: event.matchAt(2).match, player: id('p3') }
    expect(event.ask(other, byPlayer('p3')).granted).toBe(true)
    const started = event.state().rounds[0]?.clock?.startedAt ?? expect.fail('no clock')
    const at = instant(started + (minutes + 5) * minute)
    expect(event.ask(said, { ...byPlayer('p1'), at }).granted).toBe(true)
  })

  it(`[${rule}] ${minutes} minutes in Swiss rounds and in elimination`, () => {
    const { event, swiss } = cutTo(8)
    expect([swiss, minutesOfRound(event), minutesOfRound(event)]).toEqual(Array(3).fill(minutes))
  })

  it.each([2, 4, 8])(`[${final.rule}] the final of %i: ${final.value ?? 'no limit'}`, (cut) => {
    const { event } = cutTo(cut)
    const all = Array.from({ length: Math.log2(cut) }, () => minutesOfRound(event))
    expect(all).toEqual([...all.slice(0, -1).fill(minutes), final.value])
  })

  it(`[${final.rule}] a last Swiss round is no final, even with one table`, () => {
    const structure = { kind: 'custom', stages: stagesOf(1, 0) } as const
    expect(minutesOfRound(story({ regulation, players: 2, structure }))).toBe(minutes)
  })

  it.each([minutes - 1, minutes + 1, minutes - 0.5])(
    `[${rule}] is not the organizer’s to choose: not %d minutes`,
    (chosen) => {
      for (const kind of ['swiss', 'elimination'] as const) {
        expect(creating({ regulation, roundMinutes: { [kind]: chosen } })).toEqual({
          granted: false,
          refusal: {
            code: 'length-not-allowed',
            minutes: chosen,
            from: minutes,
            to: minutes,
            rule,
          },
        })
      }
    },
  )

  it(`[${rule}] may be said once more`, () => {
    const roundMinutes = { swiss: minutes, elimination: minutes }
    expect(creating({ regulation, roundMinutes })).toMatchObject({ granted: true })
  })

  it(`[${final.rule}] nor is there anything to choose about the final`, () => {
    const only = (length: number | null) => ({ minutes: length, from: length, to: length })
    expect(roundLength).toMatchObject({
      swiss: clause(rule, only(minutes)),
      elimination: clause(rule, only(minutes)),
      final: clause(final.rule, only(final.value)),
    })
  })
}
