import { describe, expect, it } from 'vitest'
import { chanceFrom } from './chance.ts'
import { hash } from './hash.ts'
import { lotOrder } from './lot.ts'
import { draw, shuffle } from './shuffle.ts'

const first = (count: number, entropy: string) => {
  const chance = chanceFrom(entropy)
  return Array.from({ length: count }, () => chance.word())
}

describe('chance', () => {
  it('is pinned: these words must never change, or recorded draws cannot be checked', () => {
    expect(hash('topcut')).toEqual([738393024, 431161168, 1422278070, 2930393331])
    expect(first(5, 'topcut')).toEqual([961631104, 910325130, 786677403, 2287679607, 1140010319])
    expect(first(3, '')).toEqual([1517043112, 1493131553, 3370183156])
  })

  it('pins shuffle and draw as well', () => {
    expect(shuffle([...'abcdefgh'], chanceFrom('hall-7')).join('')).toBe('decfahgb')
    expect(draw([...'abcdefgh'], chanceFrom('hall-7'))).toBe('b')
    expect(draw([], chanceFrom('hall-7'))).toBeUndefined()
  })

  it('gives unrelated rows for entropies that differ in one character', () => {
    const a = first(64, 'round-1')
    const b = first(64, 'round-2')
    expect(a.filter((word, i) => word === b[i])).toHaveLength(0)
    const differing = a.reduce((bits, word, i) => bits + ones((word ^ (b[i] ?? 0)) >>> 0), 0)
    expect(differing / (64 * 32)).toBeGreaterThan(0.45)
    expect(differing / (64 * 32)).toBeLessThan(0.55)
  })

  it('draws below a limit without preferring small numbers', () => {
    // With a plain modulo of 2³² by 3·2³⁰ the first third would come up twice as often.
    const limit = 3 * 2 ** 30
    const chance = chanceFrom('bias')
    let low = 0
    for (let i = 0; i < 30_000; i++) if (chance.below(limit) < limit / 3) low++
    expect(low / 30_000).toBeGreaterThan(0.32)
    expect(low / 30_000).toBeLessThan(0.347)
  })

  it('shuffles every order of four about equally often', () => {
    const chance = chanceFrom('fair')
    const seen = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], chance).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    for (const count of seen.values()) {
      expect(count).toBeGreaterThan(850)
      expect(count).toBeLessThan(1150)
    }
  })
})

describe('lot order', () => {
  it('does not depend on the order in which the ids came', () => {
    const ids = [...'abcdefghijklmnop']
    const order = lotOrder(ids, 'x')
    expect(lotOrder([...ids].reverse(), 'x')).toEqual(order)
    expect(order).not.toEqual(ids)
  })

  it('keeps the order of the others when one is added', () => {
    const before = lotOrder(['a', 'b', 'c', 'd', 'e'], 'x')
    const after = lotOrder(['a', 'b', 'c', 'd', 'e', 'f'], 'x')
    expect(after.filter((id) => id !== 'f')).toEqual(before)
  })

  it('puts each of three first about equally often', () => {
    const firsts = new Map<string, number>()
    for (let i = 0; i < 9_000; i++) {
      const winner = lotOrder(['ada', 'ben', 'cy'], `entropy-${i}`)[0] ?? ''
      firsts.set(winner, (firsts.get(winner) ?? 0) + 1)
    }
    for (const count of firsts.values()) {
      expect(count).toBeGreaterThan(2800)
      expect(count).toBeLessThan(3200)
    }
  })
})

const ones = (word: number): number => {
  let count = 0
  for (let rest = word; rest !== 0; rest >>>= 1) count += rest & 1
  return count
}
