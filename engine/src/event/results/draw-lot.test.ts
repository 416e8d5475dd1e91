import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import type { Fact } from '../spine/answers.ts'

type LotDrawn = Extract<Fact, { kind: 'lot-drawn' }>

const lot = (among: readonly string[]) =>
  ({ kind: 'draw-lot', about: 'who begins', among }) as const
const drawn = (told: Story, among: readonly string[], entropy?: string): LotDrawn => {
  const [fact] = told.facts(lot(among), entropy === undefined ? {} : { entropy })
  return fact?.kind === 'lot-drawn' ? fact : expect.fail('no lot')
}

describe('draw-lot', () => {
  it('draws one of several, on record with what it was drawn from', () => {
    const fact = drawn(story(), ['heads', 'tails'], 'coin-7')
    expect(fact).toEqual({
      kind: 'lot-drawn',
      about: 'who begins',
      among: ['heads', 'tails'],
      drawn: fact.drawn,
      entropy: 'coin-7',
    })
    expect(['heads', 'tails']).toContain(fact.drawn)
  })

  it('can be drawn again from the log by anybody', () => {
    for (const entropy of ['x', 'y', 'z']) {
      const among = ['a', 'b', 'c', 'd', 'e', 'f']
      expect(drawn(story(), among, entropy).drawn).toBe(drawn(story(), among, entropy).drawn)
    }
  })

  it('draws each of three about equally often', () => {
    const told = story()
    const times = new Map<string, number>()
    for (let n = 0; n < 1_500; n++) {
      const answer = told.ask(lot(['a', 'b', 'c']), { entropy: `e${n}` })
      const fact = answer.granted ? answer.facts[0] : undefined
      const one = fact?.kind === 'lot-drawn' ? fact.drawn : expect.fail('no lot')
      times.set(one, (times.get(one) ?? 0) + 1)
    }
    expect([...times.keys()].toSorted()).toEqual(['a', 'b', 'c'])
    for (const count of times.values()) expect(Math.abs(count - 500)).toBeLessThan(90)
  })

  it('changes nothing in the event, and needs no stage', () => {
    const told = story({ started: false })
    const { version: _, ...before } = told.state()
    drawn(told, ['a', 'b'])
    const { version: __, ...after } = told.state()
    expect(after).toEqual(before)
  })

  it.each([[[]], [['heads']], [['heads', 'heads']], [['a', 'b', 'a']]])(
    'refuses among %j',
    (among) => {
      expect(story().refuses(lot(among))).toEqual({
        code: 'bad-value',
        field: 'among',
        expected: 'at least two different ones',
      })
    },
  )
})
