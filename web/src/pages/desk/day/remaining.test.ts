import { instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { remaining } from './remaining.ts'

const clock = { startedAt: instant(1_000_000), minutes: 75 }
const after = (milliseconds: number) => remaining(clock, 1_000_000 + milliseconds)

describe('a round’s clock', () => {
  it('counts down', () => {
    expect(after(0)?.text).toBe('75:00')
    expect(after(31 * 60_000 + 20_000)?.text).toBe('43:40')
    expect(after(37.5 * 60_000)?.share).toBe(0.5)
  })

  it('does not show the end before the end', () => {
    expect(after(75 * 60_000 - 1)).toMatchObject({ text: '00:01', isUp: false })
    expect(after(75 * 60_000)).toMatchObject({ text: '00:00', isUp: true })
  })

  it('shows how long time has been up', () => {
    expect(after(78 * 60_000)).toMatchObject({ text: '−03:00', isUp: true, share: 1 })
  })

  it('shows nothing in a round without a limit', () => {
    expect(remaining({ ...clock, minutes: null }, 1_000_000)).toBeNull()
  })
})
