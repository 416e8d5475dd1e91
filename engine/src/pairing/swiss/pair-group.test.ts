import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../testing/pairing/field.ts'
import { chanceFrom } from '../../chance/chance.ts'
import { numberField } from '../field/numbered-field.ts'
import { pairGroup } from './pair-group.ts'

/** Pairs the group with 5 points; those with more float in. Answers as drawn, `a-b c-d | e`. */
const pair = (above: string, group: string, met: string, entropy = 'hall'): string | null => {
  const told = Object.fromEntries([
    ...[...above].map((name) => [name, 10] as const),
    ...[...group].map((name) => [name, 5] as const),
  ])
  const field = fieldOf(told, { met: met.split(' ').filter((text) => text !== '') })
  const numbered = numberField(field, [...field.points.keys()])
  const mates = new Int32Array(numbered.players.length).fill(-1)
  const floaters = [...above].map((_, n) => n)
  const at = above === '' ? 0 : 1
  const leaving = pairGroup(numbered, at, floaters, mates, chanceFrom(entropy))
  if (leaving === null) return null
  const name = (n: number) => numbered.players[n] ?? '?'
  const seated = [...mates.entries()].filter(([a, b]) => a < b && !leaving.includes(a))
  const pairs = seated.map(([a, b]) => `${name(a)}-${name(b)}`).join(' ')
  return `${pairs}${leaving.map((n) => ` | ${name(n)}`).join('')}`
}

describe('a points group by itself', () => {
  it('meets in the order of the lots where nothing speaks against it', () => {
    expect(pair('', 'abcdef', '')).toBe('a-b c-d e-f')
    expect(pair('', 'abcde', '')).toBe('a-b c-d | e')
    expect(pair('', 'a', '')).toBe(' | a')
  })

  it('takes in who floats down', () => {
    expect(pair('x', 'abc', '')).toBe('x-a b-c')
    expect(pair('xy', 'abc', '')).toBe('x-a y-b | c')
  })

  it('swaps those who have met', () => {
    expect(['a-c b-d', 'a-d b-c']).toContain(pair('', 'abcd', 'a-b'))
    expect(pair('', 'abcd', 'a-b a-c')).toBe('a-d b-c')
    expect(pair('x', 'abc', 'x-a x-b')).toBe('x-c a-b')
  })

  it('lets another one go where that helps, but never who floated in', () => {
    expect(['a-c | b', 'b-c | a']).toContain(pair('', 'abc', 'a-b'))
    expect(pair('x', 'ab', 'x-a')).toBe('x-b | a')
  })

  it('never seats two who float in with each other', () => {
    for (let n = 0; n < 20; n++) {
      expect(pair('xy', 'abcd', 'x-a y-b', `hall ${n}`)).toMatch(/^x-[bcd] y-[acd] .-.$/)
    }
  })

  it('gives up where swaps do not do', () => {
    expect(pair('', 'ab', 'a-b')).toBeNull()
    expect(pair('x', 'abc', 'x-a x-b x-c')).toBeNull()
    expect(pair('xyz', 'ab', '')).toBeNull()
  })
})
