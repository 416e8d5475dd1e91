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
  const event = story({ regulation: 'card-game/de-2014', ...setting })
  event.seats('p1 - p2', 'p3 - p4')
  event.does({ kind: 'start-clock' }, { by: { role: 'judge' } })
  return event
}

describe('the clock of a round', () => {
  it('[LCG-29] runs for 70 minutes, or as chosen, up to 80 for all', () => {
    expect(after(begin(), 0)).toMatchObject({ minutes: 70, rule: 'LCG-29' })
    const event = begin({ roundMinutes: { swiss: 75 } })
    expect(after(event, 75)).toMatchObject({ minutes: 75, remaining: 0 })
    const more = (minutes: number) =>
      ({ kind: 'extend-time', minutes, reason: 'an alarm' }) as const
    expect(event.refuses(more(6))).toMatchObject({
      code: 'length-not-allowed',
      minutes: 81,
      from: 60,
      to: 80,
      rule: 'LCG-29',
    })
    event.does(more(5))
    expect(after(event, 75).remaining).toBe(5 * minute)
  })

  it('[LCG-40] at time the turn of the light side is finished', () => {
    const event = begin()
    event.does({ kind: 'call-time' })
    expect(after(event, 70).atTime).toEqual({ value: 'finish-light-turn', rule: 'LCG-40' })
  })

  it('[LCG-63] teams have 90 minutes, and the same end', () => {
    expect(after(begin({ regulation: 'card-game/de-2014-team' }), 90)).toMatchObject({
      minutes: 90,
      remaining: 0,
      rule: 'LCG-63',
      atTime: { value: 'finish-light-turn', rule: 'LCG-63' },
    })
  })
})
