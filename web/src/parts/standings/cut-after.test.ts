import type { PlayerStatus } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player } from '../../../testing/sample-event.suite.ts'
import { cutAfter } from './cut-after.ts'

const rows = (...statuses: readonly PlayerStatus[]) =>
  statuses.map((status, at) => ({ player: player(at + 1), place: at + 1, status }))

describe('the line of a cut', () => {
  it('stands behind so many who are still there', () => {
    expect(cutAfter(rows('active', 'active', 'active'), 2, null)).toBe(1)
    expect(cutAfter(rows('active', 'dropped', 'active', 'active'), 2, null)).toBe(2)
  })

  it('stands behind the last of those who went on, once that is known', () => {
    const seeds = [player(1), player(3)]
    expect(cutAfter(rows('active', 'active', 'active', 'active'), 8, seeds)).toBe(2)
  })

  it('is not drawn where nobody is below it, or nobody goes on', () => {
    expect(cutAfter(rows('active', 'active'), 2, null)).toBeNull()
    expect(cutAfter(rows('active'), 4, null)).toBeNull()
    expect(cutAfter(rows('active', 'active'), null, null)).toBeNull()
  })
})
