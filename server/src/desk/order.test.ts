import { createHash } from 'node:crypto'
import type { CommandId, PlayerId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { digestOf, isDigestOf, type Order } from './order.ts'

const player = 'p1' as PlayerId
const order = (name?: string): Order => ({
  id: 'c1' as CommandId,
  command: { kind: 'register-player', player },
  by: { role: 'organizer' },
  ...(name === undefined ? {} : { name }),
})
/** As it was made before the name stood apart; the fields in their order. */
const earlier = (name: string) =>
  createHash('sha256')
    .update(JSON.stringify({ command: { kind: 'register-player', player }, name }))
    .digest('hex')

describe('the digest of a command', () => {
  it('tells two names apart until one is erased', () => {
    const recorded = digestOf(order('Ada'))
    expect(isDigestOf(recorded, order('Ada'))).toBe(true)
    for (const other of [order('Eve'), order()]) expect(isDigestOf(recorded, other)).toBe(false)
    const erased = recorded.slice(0, recorded.indexOf('.') + 1)
    for (const any of [order('Ada'), order('Eve')]) expect(isDigestOf(erased, any)).toBe(true)
    const another: Order = { ...order('Ada'), command: { kind: 'drop-player', player } as never }
    expect(isDigestOf(erased, another)).toBe(false)
  })

  it('is still known as it was made before, and as nobody when forgotten', () => {
    expect(isDigestOf(earlier('Ada'), order('Ada'))).toBe(true)
    expect(isDigestOf(earlier('Ada'), order('Eve'))).toBe(false)
    expect(isDigestOf('', order('Ada'))).toBe(false)
  })

  it('is that of before for what was amended before, whatever the order of its fields', () => {
    const result = { score: [0, 100], ending: 'destruction' }
    const command = { result, reason: 'mistyped', match: '1-1', kind: 'amend-result' } as never
    const amended: Order = { ...order(), command, override: 'the "hall" wants it' }
    expect(digestOf(amended)).toBe(
      '0082795b526d4e947762b6576642e1e297f3063a5c3ae46292bf406641445dca',
    )
  })

  it('fits into an exported file', () => {
    expect(digestOf(order('Ada')).length).toBeLessThanOrEqual(128)
  })
})
