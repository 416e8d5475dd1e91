import { describe, expect, it } from 'vitest'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { clockView } from '../../index.ts'
import { instant } from '../../vocabulary/instant.ts'

const minute = 60_000

/** The clock of the running round, so many minutes after its start. */
const after = (event: Story, minutes: number) => {
  const round = event.state().rounds.at(-1) ?? expect.fail('no round')
  const started = round.clock?.startedAt ?? expect.fail('no clock')
  return clockView(event.state(), round, instant(started + minutes * minute))
}
const begin = (setting: Setting = {}): Story => {
  const event = story({ regulation: 'x-wing/de', ...setting })
  event.seats('p1 - p2', 'p3 - p4')
  event.does({ kind: 'start-clock' }, { by: { role: 'judge' } })
  return event
}

describe('the clock of a round', () => {
  it('[XWDE-58] a leader starts it, and it runs for 75 minutes', () => {
    const event = begin()
    expect(after(event, 0)).toMatchObject({
      kind: 'swiss',
      minutes: 75,
      rule: 'XWDE-58',
      remaining: 75 * minute,
    })
    expect(after(event, 75).remaining).toBe(0)
  })

  it('[XWDE-58] no longer for all but by the leader who says why, for a table at once', () => {
    const event = begin()
    const more = { kind: 'extend-time', minutes: 5, reason: 'an alarm' } as const
    expect(event.refuses(more)).toMatchObject({
      code: 'length-not-allowed',
      minutes: 80,
      from: 75,
      to: 75,
      rule: 'XWDE-58',
    })
    event.does(more, { override: 'an alarm' })
    event.does({ ...more, match: event.matchAt(1).match })
    expect(after(event, 80)).toMatchObject({
      remaining: 0,
      extended: [{ table: 1, remaining: 5 * minute }],
    })
  })

  it('[XWDE-60] at time the game round is finished', () => {
    const event = begin()
    event.does({ kind: 'call-time' })
    expect(after(event, 75)).toMatchObject({
      status: 'called',
      atTime: { value: 'finish-game-round', rule: 'XWDE-60' },
    })
  })
})
