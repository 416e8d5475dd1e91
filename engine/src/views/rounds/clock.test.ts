import { describe, expect, it } from 'vitest'
import { running } from '../../../testing/running.ts'
import { bracketStory, type Story, story } from '../../../testing/story.ts'
import { type Instant, instant } from '../../vocabulary/instant.ts'
import { clockView } from './clock.ts'

const minute = 60_000
const roundOf = (told: Story) => told.state().rounds.at(-1) ?? expect.fail('no round')
const startOf = (told: Story): number => roundOf(told).clock?.startedAt ?? expect.fail('no clock')
const view = (told: Story, now: Instant) => clockView(told.state(), roundOf(told), now)
const after = (told: Story, minutes: number) =>
  view(told, instant(startOf(told) + minutes * minute))

describe('the clock of a round', () => {
  it('before it is started shows what it will have', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.does({
      kind: 'extend-time',
      match: told.matchAt(2).match,
      minutes: 5,
      reason: 'a lost die',
    })
    expect(view(told, instant(0))).toEqual({
      kind: 'swiss',
      minutes: 75,
      rule: 'XWEN-14',
      status: 'not-started',
      startedAt: null,
      remaining: 75 * minute,
      atTime: { value: 'finish-game-round', rule: 'XWEN-14' },
      extended: [{ table: 2, minutes: 5, remaining: 80 * minute }],
    })
  })

  it('runs down, with the tables that have more until they are done', () => {
    const told = running()
    const { match } = told.matchAt(2)
    told.does({ kind: 'extend-time', match, minutes: 5, reason: 'a lost die' })
    expect(after(told, 70)).toMatchObject({
      status: 'running',
      startedAt: startOf(told),
      remaining: 5 * minute,
      extended: [{ table: 2, minutes: 5, remaining: 10 * minute }],
    })
    told.does({ kind: 'call-time' })
    expect(after(told, 76)).toMatchObject({
      status: 'called',
      remaining: -minute,
      extended: [{ table: 2, remaining: 4 * minute }],
    })
    told.wins('p3')
    expect(after(told, 76).extended).toEqual([])
  })

  it('stands still in a pause', () => {
    const told = running()
    told.does({ kind: 'pause-clock' })
    expect(after(told, 30)).toMatchObject({ status: 'paused', remaining: 75 * minute - 1000 })
  })

  it('has more for all where that was given', () => {
    const told = running()
    told.does({ kind: 'extend-time', minutes: 10, reason: 'an alarm' }, { override: 'an alarm' })
    expect(after(told, 0)).toMatchObject({ minutes: 85, remaining: 85 * minute })
  })

  it('shows a final without limit', () => {
    const told = bracketStory(2)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const untimed = { kind: 'final', minutes: null, remaining: null, rule: 'XWEN-15' }
    expect(view(told, instant(0))).toMatchObject(untimed)
    told.does({ kind: 'start-clock' })
    expect(after(told, 300)).toMatchObject({ ...untimed, status: 'running' })
  })
})
