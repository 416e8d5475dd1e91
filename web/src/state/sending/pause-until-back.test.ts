import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Connection } from '../live/connection.ts'
import { openState } from '../state.ts'
import { pauseUntilBack } from './pause-until-back.ts'

const live: Connection = { kind: 'live' }
const lost: Connection = { kind: 'lost', since: 0, isTried: true }

const staged = (at: Connection, tried: Connection) => {
  const connection = openState(at)
  const refresh = vi.fn(() => connection.set(tried))
  const ended = vi.fn()
  const pause = (attempt: number) => pauseUntilBack({ connection, refresh })(attempt).then(ended)
  return { connection, refresh, ended, pause }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets a stream that seems alive be tried: the command that got no answer knows better', () => {
  const { connection, refresh, pause } = staged(live, lost)
  void pause(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(connection.get()).toEqual(lost)
})

it('leaves a line that is known to be lost to its own pauses', () => {
  const { refresh, pause } = staged(lost, live)
  void pause(1)
  expect(refresh).not.toHaveBeenCalled()
})

it.each([
  { at: live, tried: lost },
  { at: lost, tried: lost },
])('ends as soon as the server is back ($at.kind before)', async ({ at, tried }) => {
  const { connection, ended, pause } = staged(at, tried)
  const paused = pause(10)
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).not.toHaveBeenCalled()
  connection.set(live)
  await paused
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  [1, 500],
  [2, 1_000],
  [4, 4_000],
  [5, 5_000],
  [9, 5_000],
])('ends by itself, a little later each time (%i: %i ms)', async (attempt, after) => {
  const { ended, pause } = staged(live, live)
  void pause(attempt)
  await vi.advanceTimersByTimeAsync(after - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(1)
})
